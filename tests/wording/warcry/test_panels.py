"""The line on a seat's own means, and the orders that it might give."""

from __future__ import annotations

from bot import packs
from bot.i18n.speech import Speech
from bot.wording.warcry.panels import order_lines, status
from tests.support.rules import rule
from tests.support.scene import NAMES, Scene, scene


def told(s: Scene, seat: int) -> str:
    """The line in the panel of a seat."""
    return status(s.match.view(seat), Speech("en", s.game, NAMES, (packs.builtin("warcry"),)))


def test_the_line_tells_what_counts_for_what_is_decided() -> None:
    s = scene("", "", phase="muster", ana_army_hand="GA-U01 GA-U02", ana_spent_gold=4, ana_wins=1)
    assert told(s, 0) == "Battle 1; won: 1. Gold left: 16. Army cards in hand: 2."
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C01 NE-C02", ben_hand="NE-C02")
    assert told(s, 0) == "Battle 1; won: 0. Action cards in hand: 2."
    s.say("ana", "attack A1 -> B1", "play_tactic NE-C01")
    assert told(s, 0) == "A1: 5 against 4; tactic points left: 2. Action cards in hand: 2."
    assert told(s, 1).startswith("B1: 4 against 5; tactic points left: ")
    assert status(s.match.view(None), Speech("en", s.game, NAMES)) == ""


@rule("WC-P22", "WC-P3")
def test_a_list_of_the_hand_is_suggested_while_it_is_mustered() -> None:
    s = scene("", "", phase="muster", ana_army_hand="GA-U01 NE-A01 GA-U10 GA-U04")
    speech = Speech("en", s.game, NAMES, (packs.builtin("warcry"),))
    lines = [line for line in order_lines(s.match.view(0), speech) if line.startswith("order muster")]
    assert lines[0] == "order muster GA-U04 battle, GA-U01 battle, GA-U10 reserve, NE-A01, pass"
    assert lines[1:] == ["order muster pass", "order muster ask"]
    s.say("ana", lines[0])
    assert [unit.card for unit in s.match.state.players[0].units] == ["GA-U04"]
