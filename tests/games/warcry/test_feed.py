"""What the public ask of a seat offers, and what a press does not do at once."""

from __future__ import annotations

import pytest

from tests.support.rules import rule
from tests.support.scene import Scene, scene

ANA = "A1 GA-U02"
BEN = "B1 HD-U07"


def likely(s: Scene, seat: int) -> tuple[str, ...]:
    """From what lies open."""
    return s.game.public_buttons(s.match.view(None), seat)


def open_acts(s: Scene, seat: int) -> list[str]:
    """What units in play can do."""
    return [s.game.format(one.action, s.match.state, None) for one in s.game.open_acts(s.match.state, seat)]


def why(s: Scene, seat: int, line: str) -> str:
    """Why a line is asked for once more."""
    return s.game.needs_confirmation(s.match.state, seat, s.game.parse(line, s.match.state, seat, None))


@rule("WC-P3")
@pytest.mark.parametrize("hand", ["NE-C01", "NE-C24"])
def test_everybody_may_pass_in_the_exchange_whatever_he_holds(hand: str) -> None:
    s = scene(ANA, BEN, ana_hand=hand, ben_hand=hand).say("ana", "attack A1 -> B1")
    assert likely(s, 0) == ("tactic_pass", "order tactics auto_pass combat")


@rule("WC-P3")
def test_each_units_best_fight_stands_before_its_others_and_abilities_in_play_are_open() -> None:
    s = scene("A1 GA-U02 | A3 GA-U10", f"{BEN} | B2 HD-U14 committed")
    offered = open_acts(s, 0)
    assert sorted(line.split()[1] for line in offered[:2]) == ["A1", "A3"]
    assert {line for line in offered if "B2" in line} and len(offered) == len(set(offered)) > 2
    s = scene("A1 GA-U02 with GA-A01", BEN, ana_hand="NE-C01").say("ana", "attack A1 -> B1")
    assert all(line.startswith("use_tactic ") for line in open_acts(s, 0))


@rule("WC-8.16")
def test_the_follow_up_and_who_meets_it_are_open_choices() -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U14 | B3 HD-U08 | B4 HD-U03 committed", ana_rolls="6 6", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1")
    assert likely(s, 0) == ("follow_up yes", "follow_up no")
    assert likely(s.say("ana", "follow_up yes"), 1) == ("follow_up_defender B2", "follow_up_defender B3")
    for line in likely(s, 1):
        s.game.parse(line, s.match.state, 1, None)


@rule("WC-8.16")
def test_without_a_ready_unit_the_winner_chooses_among_all() -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U14 committed | B3 HD-U08 committed", ana_rolls="6 6", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").say("ana", "follow_up yes")
    assert likely(s, 0) == ("follow_up_defender B2", "follow_up_defender B3")


def test_what_depends_on_a_hand_is_not_offered_for_all_to_see() -> None:
    for hand in ("NE-C21", "NE-C01"):
        s = scene(ANA, BEN, ana_hand=hand)
        assert (likely(s, 0), open_acts(s, 0)) == (("pass",), ["attack A1 -> B1"])
    assert open_acts(scene(f"{ANA} committed", BEN), 0) == []
    mustering = scene("", "", phase="muster", active="ana", ana_army_hand="GA-U01")
    assert likely(mustering, 0) == ()
    assert likely(scene("", "", phase="muster_order", battle=2, fields={"chooser": "ben"}), 1) == (
        "choose_muster_order first=B",
        "choose_muster_order first=A",
    )


@rule("WC-11.14", "WC-3.13")
def test_a_retreat_and_the_end_of_a_mustering_are_asked_for_once_more() -> None:
    s = scene(ANA, BEN)
    assert [why(s, 0, line) for line in ("retreat", "pass", "attack A1 -> B1")] == ["retreat", "", ""]
    mustering = scene("", "", phase="muster", active="ana", ana_army_hand="GA-U01")
    assert why(mustering, 0, "pass") == "muster_end"
    assert why(scene("", "", phase="muster", active="ana", ana_army_hand=""), 0, "pass") == ""
