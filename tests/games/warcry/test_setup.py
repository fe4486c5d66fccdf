"""Deck choice and set-up of a game (WC-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.errors import Refused
from bot.engine.match import Match
from bot.games.warcry.course.setup import DeckRefused
from bot.games.warcry.state import Options, State
from tests.support.rules import rule
from tests.support.scene import starter

DECKS = ("alliance_starter", "hordes_starter")


def fresh(shuffles: Sequence[Any] = ("as_is",) * 4) -> Match[State]:
    """A game before the decks are chosen."""
    return Match(starter(), Options(), 2, ScriptedDice([], list(shuffles)))


def begun(shuffles: Sequence[Any] = ("as_is",) * 4) -> Match[State]:
    """A game in which both have chosen a starter deck."""
    match = fresh(shuffles)
    match.say(0, f"deck {DECKS[0]}")
    match.say(1, f"deck {DECKS[1]}")
    return match


def cards(deck: str, pile: str) -> list[str]:
    """The cards of a starter deck, by id."""
    counts = getattr(starter().content.decks[deck], pile)
    return [card for card, count in counts for _ in range(count)]


def with_die(deck: str, *numbers: int) -> list[str]:
    """Different action cards of a starter deck with these die numbers."""
    found: list[str] = []
    for number in numbers:
        fitting = (card for card in cards(deck, "action") if starter().content.cards[card].die == number)
        found.append(next(card for card in fitting if card not in found))
    return found


def facts(match: Match[State], key: str) -> list[dict[str, Any]]:
    return [dict(event.facts) for line in match.lines for event in line.events if event.key == key]


@rule("WC-1.1")
def test_a_game_has_two_players() -> None:
    match = fresh()
    assert starter().seats == (2, 2)
    assert len(match.state.players) == 2
    assert match.to_act == {0, 1}


@rule("WC-1.10")
def test_an_illegal_deck_is_refused_with_every_broken_rule() -> None:
    match = fresh()
    with pytest.raises(DeckRefused) as caught:
        match.say(0, 'deck "4 GA-U01, 2 HD-U01, 1 NE-C01"')
    keys = [fault.key for fault in caught.value.faults]
    assert {"deck-too-many-copies", "deck-army-small", "deck-action-small"} <= set(keys)
    assert caught.value.clause == "WC-1.10"
    assert caught.value.facts["faults"] == tuple(keys)
    assert caught.value.facts["count"] == len(keys)
    assert match.state.players[0].army_list == {}
    assert match.to_act == {0, 1}


@rule("WC-1.3")
def test_both_players_may_bring_the_same_side() -> None:
    match = fresh(["as_is", with_die(DECKS[0], 1), "as_is", with_die(DECKS[0], 2)])
    match.say(0, f"deck {DECKS[0]}")
    match.say(1, f"deck {DECKS[0]}")
    assert [player.side for player in match.state.players] == ["grand_alliance", "grand_alliance"]


@rule("WC-H3")
def test_a_deck_stays_secret_and_cannot_be_changed() -> None:
    match = fresh()
    events = match.say(0, f"deck {DECKS[0]}")
    assert [(event.key, event.facts) for event in events] == [("deck_chosen", {"seat": 0})]
    assert match.to_act == {1}
    assert match.view(1).players[0].army_list is None
    assert match.view(0).players[0].army_list is not None
    with pytest.raises(Refused) as caught:
        match.say(0, f"deck {DECKS[1]}")
    assert caught.value.key == "deck_already_chosen"


@rule("WC-1.11")
def test_all_four_decks_are_shuffled_before_the_first_battle() -> None:
    backwards = list(range(30, 0, -1))
    match = begun([backwards] * 4)
    for player, deck in zip(match.state.players, DECKS, strict=True):
        assert player.army_deck == cards(deck, "army")[::-1]
        # The roll for the order of mustering has taken cards off the top.
        assert player.action_discard + player.action_deck == cards(deck, "action")[::-1]
    assert facts(match, "decks_shuffled") == [{"seat": 0}, {"seat": 1}]


@rule("WC-1.11", "WC-H3")
def test_decks_lie_face_down() -> None:
    match = begun()
    for viewer in (0, 1, None):
        for player in match.view(viewer).players:
            assert player.army_deck == 30
            assert player.army_cards in ((), None)
            assert player.action_deck + len(player.action_discard) == 30


@rule("WC-3.1", "WC-R25", "WC-2.16", "WC-2.11")
@pytest.mark.parametrize(("ana", "ben", "chooser"), [([3], [4], 1), ([4], [3], 0), ([5, 2], [5, 1], 0)])
def test_the_higher_roll_chooses_before_any_draw(ana: list[int], ben: list[int], chooser: int) -> None:
    tops = with_die(DECKS[0], *ana), with_die(DECKS[1], *ben)
    match = begun(["as_is", tops[0], "as_is", tops[1]])
    assert (match.state.phase, match.to_act) == ("muster_order", {chooser})
    for player, top in zip(match.state.players, tops, strict=True):
        # The rolled cards lie in the action discard pile from now on.
        assert player.action_discard == top
        assert len(player.action_deck) == 30 - len(top)
        assert (player.army_hand, player.action_hand) == ([], [])
    assert {fact["purpose"] for fact in facts(match, "rolled")} == {"muster_order"}


@rule("WC-1.12")
def test_each_part_of_the_game_has_its_own_actions() -> None:
    match = fresh()
    for line in ("muster_pass", "retreat", "clean_up", "choose_muster_order first=A"):
        with pytest.raises(Refused) as caught:
            match.say(0, line)
        assert (caught.value.key, caught.value.clause) == ("wrong_phase", "WC-1.12")
        assert caught.value.facts == {"phase": "setup"}
    match.say(0, f"deck {DECKS[0]}")
    match.say(1, f"deck {DECKS[1]}")
    assert (match.state.phase, match.state.battle_no) == ("muster_order", 1)
    with pytest.raises(Refused) as caught:
        match.say(0, f"deck {DECKS[0]}")
    assert caught.value.key == "wrong_phase"
    (chooser,) = match.to_act
    match.say(chooser, "choose_muster_order first=A")
    assert match.state.phase == "muster"
