"""A position may begin in every phase of the game; what the phase needs is demanded by name (WC-P15)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from bot.engine.dice import ScriptedDice, SeededDice
from bot.engine.errors import BadData
from bot.engine.game import Outcome
from bot.engine.match import Match
from bot.games.warcry.state import Options, Phase
from tests.support.rules import rule
from tests.support.scene import NAMES, Scene, scene, starter

ANA = "A1 GA-U02 | A2 GA-U01 reserve"
BEN = "B1 HD-U07 | B2 HD-U03 reserve"
DUEL = {"attacker": "A1", "defender": "B1"}
NEEDED: dict[str, dict[str, Any]] = {
    "attack_declared": {"combat": DUEL},
    "block": {"combat": DUEL},
    "combat_start": {"combat": DUEL},
    "tactics": {"combat": DUEL},
    "resolution": {"combat": DUEL},
    "follow_up_choice": {"combat": {**DUEL, "winner": "ana"}},
    "follow_up_defender": {"follower": "A1"},
}


def begun(phase: str, ana: dict[str, Any] | None = None, **fields: Any) -> Match[Any]:
    """A game that begins in a phase."""
    raw: dict[str, Any] = {
        "ana": {"units": ANA.split(" | "), "action_deck": ["12 NE-C01"], "army_deck": ["9 GA-U01"], **(ana or {})},
        "ben": {"units": BEN.split(" | "), "action_deck": ["12 NE-C02"], "army_deck": ["9 HD-U01"]},
    }
    if phase == "setup":
        raw = {name: {} for name in NAMES}
    game = starter()
    state = game.position({**raw, "phase": phase, **NEEDED.get(phase, {}), **fields}, Options(), NAMES)
    return Match(game, Options(), 2, ScriptedDice(None, None, SeededDice(b"phases")), state)


@rule("WC-P15", "WC-1.12")
@pytest.mark.parametrize("phase", [phase for phase in get_args(Phase) if phase != "finished"])
def test_a_game_may_begin_in_any_phase_and_somebody_is_to_act(phase: str) -> None:
    match = begun(phase)
    assert match.to_act
    assert match.to_act <= {0, 1}
    assert starter().check(match.state) == []


@rule("WC-P15", "WC-12.8")
def test_a_finished_game_has_the_winner_of_two_battles() -> None:
    assert begun("finished", ana={"wins": 2}).outcome == Outcome((0,), "battles")
    assert fault("finished", ana={"wins": 1}) == ("position_no_winner", {"place": "phase", "wins": 2})


def fault(phase: str, **fields: Any) -> tuple[str, dict[str, Any]]:
    """How a position is refused."""
    with pytest.raises(BadData) as caught:
        begun(phase, **fields)
    return caught.value.key, caught.value.facts


@rule("WC-P15")
@pytest.mark.parametrize("phase", ["muster_order", "muster", "commands", "battle_count", "clean_up", "tie_break"])
def test_a_combat_stands_only_in_phases_that_have_one(phase: str) -> None:
    assert fault(phase, combat=DUEL) == ("position_combat_not_now", {"place": "combat", "phase": phase})


@rule("WC-P15")
def test_what_a_phase_needs_is_demanded_by_name() -> None:
    assert fault("follow_up_choice", combat=DUEL) == ("position_missing_key", {"place": "combat", "name": "winner"})
    assert fault("follow_up_defender", follower="A7") == (
        "position_unknown_piece",
        {"place": "follower", "found": "A7"},
    )
    with pytest.raises(BadData) as caught:
        scene(ANA, BEN, phase="follow_up_defender")
    assert (caught.value.key, caught.value.facts) == ("position_missing_key", {"place": "", "name": "follower"})
    assert fault("setup", ana={}, ben={"action_deck": ["NE-C01"]}) == ("position_cards_before_setup", {"seat": 1})
    assert fault("tie_break", ben={"units": []}) == ("position_nobody_left", {"place": "phase", "seat": 1})
    assert fault("tie_break", tie_attacker="A9") == (
        "position_unknown_piece",
        {"place": "tie_attacker", "found": "A9"},
    )
    assert fault("block", combat={**DUEL, "kind": "ranged"})[0] == "position_bad_value"


def declared(phase: str, **zones: Any) -> Scene:
    """A position in which Ana's attack has been declared."""
    return scene(ANA, BEN, phase=phase, fields={"combat": DUEL}, **zones)


@rule("WC-P15", "WC-6.6")
def test_from_the_declaration_on_reactions_and_block_follow() -> None:
    s = declared("attack_declared", options={"reaction_mode": "pause"}, ben_hand="NE-C24")
    s.says("attack_declared", unit="A1", target="B1").asks("ben", "reaction_hand").say("ben", "no_reaction")
    s.asks("ben", "block", "no_block", "B2").say("ben", "no_block").says("not_blocked")
    assert (s.there("A1").line, s.there("B1").line) == ("field", "field")


@rule("WC-P15", "WC-6.7")
def test_at_the_block_only_the_block_is_asked() -> None:
    s = declared("block", options={"reaction_mode": "pause"}, ben_hand="NE-C24").silent("attack_declared")
    assert (s.there("A1").line, s.there("B1").line) == ("field", "battle")
    s.asks("ben", "block", "no_block", "B2").say("ben", "block B2").says("blocked", unit="B2")
    assert (s.there("B1").line, s.there("B2").line, s.there("B2").origin) == ("battle", "field", "reserve")


@rule("WC-P15", "WC-11.15")
def test_who_retreats_and_who_has_lost_follow_from_what_is_written() -> None:
    assert begun("retreat_tests", active_player="ben").state.retreating == 1
    match = begun("retreat_tests", retreating="ana")
    assert (match.state.previous_loser, match.to_act) == (0, {0})
    assert begun("clean_up", ana={"wins": 1}).state.previous_loser == 1
    assert begun("clean_up", active_player="ben").state.previous_loser == 1
    assert begun("clean_up", ana={"wins": 1}, previous_loser="ana").state.previous_loser == 0


@rule("WC-P15", "WC-8.16")
def test_who_chooses_the_follow_up_defender_follows_from_who_is_ready() -> None:
    assert begun("follow_up_defender").to_act == {1}
    tired = {"units": ["B1 HD-U07 committed", "B2 HD-U03 committed"], "action_deck": ["9 NE-C02"]}
    assert begun("follow_up_defender", ben=tired).to_act == {0}
    assert begun("follow_up_defender", chooser="ana").to_act == {0}
