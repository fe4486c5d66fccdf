"""Retreat (WC-11.14 to WC-11.21)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.records.playing import Consents
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

BEN = "B1 HD-U14 | B2 HD-U07 reserve"


def retreating(ana: str, **more: Any) -> Scene:
    """Ana has ordered a retreat."""
    return scene(ana, BEN, **more).say("ana", "retreat")


@rule("WC-11.14", "WC-5.12", "WC-11.1")
def test_a_retreat_on_the_own_turn_loses_the_battle_at_once() -> None:
    s = scene("A1 GA-U08 | A2 GA-U02", BEN)
    s.refused("ben", "retreat", "not_your_turn", "WC-5.2")
    s.say("ana", "retreat").says("battle_won", winner=1, reason="retreat")
    assert s.player("ben").wins == 1
    assert (s.phase, s.to_act) == ("retreat_tests", ["ana"])


@rule("WC-11.14", "WC-P12")
@pytest.mark.parametrize(("line", "unit"), [("retreat A2", "A2"), ("retreat now", "A1"), ("retreat A2 test", "A2")])
def test_a_retreat_stands_alone_and_the_refusal_tells_what_comes_after(line: str, unit: str) -> None:
    s = scene("A1 GA-U08 | A2 GA-U02", BEN)
    s.refused("ana", line, "retreat_alone", "WC-11.14", given=line.partition(" ")[2], unit=unit)
    s.say("ana", "retreat").says("retreated")


@rule("WC-11.15", "WC-P12")
@pytest.mark.parametrize("words", ["", " A2", " test", " A2 flee", " A2 A1 test", " unit=A2", " A2 test now"])
def test_a_retreating_unit_is_named_with_what_becomes_of_it(words: str) -> None:
    s = retreating("A1 GA-U08 | A2 GA-U02", ana_rolls="1")
    unit = "A2" if words.startswith(" A2") else "A1"
    s.refused("ana", f"retreat_unit{words}", "retreat_one_unit", "WC-11.15", unit=unit)
    s.say("ana", "retreat_unit A2 what=test").says("saved", unit="A2")


@rule("WC-11.15", "WC-11.17", "WC-2.12")
@pytest.mark.parametrize(("roll", "left"), [(3, ["A1", "A2"]), (4, ["A2"])])
def test_a_unit_is_saved_by_a_roll_up_to_its_leadership(roll: int, left: list[str]) -> None:
    s = retreating("A1 GA-U02 | A2 GA-U01", ana_rolls=roll).say("ana", "retreat_unit A1 test")
    s.says("rolled", seat=0, number=roll, purpose="leadership_test", unit="A1")
    assert [unit.id for unit in s.player("ana").units] == left
    assert s.to_act == ["ana"]


@rule("WC-11.15", "WC-11.17")
def test_the_owner_decides_unit_by_unit_in_his_order() -> None:
    s = retreating("A1 GA-U02 | A2 GA-U01 | A3 NE-U07", ana_rolls="1 6").say("ana", "retreat_unit A3 test")
    s.refused("ana", "retreat_unit A3 discard", "already_saved", "WC-11.17", unit="A3")
    s.refused("ana", "retreat_unit B1 test", "not_your_unit", "WC-11.15")
    s.say("ana", "retreat_unit A1 discard").silent("rolled")
    s.say("ana", "retreat_unit A2 test")
    assert s.phase == "clean_up"
    assert [unit.id for unit in s.player("ana").units] == ["A3"]
    assert s.player("ana").army_discard == ["GA-U02", "GA-U01"]
    s.say("ana", "clean_up A3=reserve").say("ben", "clean_up")
    assert s.there("A3").line == "reserve"


@rule("WC-11.16")
@pytest.mark.parametrize(("roll", "saved"), [(3, True), (4, False)])
def test_only_printed_leadership_counts(roll: int, saved: bool) -> None:
    s = scene("A1 GA-U02 with NE-A06,NE-A09 | A2 GA-U06", BEN, ana_rolls=roll, ana_strategies="GA-C10")
    # A banner, a sergeant, a hero's word and a strategy raise it by one each.
    assert s.leadership("A1") == 3 + 4
    s.say("ana", "retreat", "retreat_unit A1 test")
    assert (s.unit("A1") is not None) == saved


@rule("WC-11.16")
def test_an_enemy_strategy_does_not_lower_it_either() -> None:
    s = retreating("A1 GA-U02 | A2 GA-U01", ana_rolls=3, ben_strategies="HD-C10").say("ana", "retreat_unit A1 test")
    assert s.there("A1").card == "GA-U02"


@rule("WC-11.16")
def test_no_reaction_to_the_test_is_possible() -> None:
    game = game_with(units=[{"abilities": "[reaction(on=test_rolled(own), do=[reroll(own)])]", "leadership": "1"}])
    s = retreating("A1 X-U1 | A2 GA-U01", game=game, ana_rolls=6).say("ana", "retreat_unit A1 test")
    assert s.unit("A1") is None
    assert s.to_act == ["ana"]


@rule("WC-11.16", "WC-C31")
def test_only_cards_that_speak_of_a_retreat_react_to_it() -> None:
    game = game_with(units=[{"abilities": "[reaction(on=retreated(own), do=[draw(enemy, 1)])]"}])
    s = retreating("A1 X-U1", game=game).asks("ana", "reaction", "no_reaction", "A1")
    assert s.player("ben").wins == 1
    s.say("ana", "react A1").says("drew", seat=1, count=1)
    assert (s.phase, s.to_act) == ("retreat_tests", ["ana"])


@rule("WC-11.18")
def test_the_opponent_makes_a_normal_clean_up() -> None:
    s = retreating("A1 GA-U02", ana_rolls="6").refused("ben", "retreat_unit B1 test", "not_your_turn", "WC-11.18")
    s.say("ana", "retreat_unit A1 test")
    assert [fact["seat"] for fact in s.told("rolled")] == [0]
    assert s.to_act == ["ben"]
    s.say("ben", "clean_up B1=battle B2=reserve")
    assert [unit.id for unit in s.player("ben").units] == ["B1", "B2"]


@rule("WC-11.19")
def test_a_retreat_without_units_just_loses_the_battle() -> None:
    s = retreating("").says("battle_won", winner=1).silent("rolled")
    assert (s.phase, s.to_act) == ("clean_up", ["ben"])


@rule("WC-11.20")
@pytest.mark.parametrize(("wins", "phase"), [(0, "retreat_tests"), (1, "finished")])
def test_a_retreat_that_loses_the_game_ends_it(wins: int, phase: str) -> None:
    s = retreating("A1 GA-U02", ben_wins=wins, battle=2).silent("rolled")
    assert s.phase == phase
    assert (s.match.outcome is not None) == (wins == 1)
    assert s.there("A1").card == "GA-U02"


@rule("WC-11.21", "WC-2.41")
def test_a_unit_takes_its_attachments_with_it_and_nothing_reacts() -> None:
    game = game_with(
        units=[
            {"abilities": "[reaction(on=destroyed(own, me), committed_ok=yes, do=[draw(own, 1)])]", "leadership": "1"}
        ]
    )
    s = retreating("A1 X-U1 with NE-A05 | A2 GA-U02", game=game, ana_rolls="6").say("ana", "retreat_unit A1 test")
    s.says("destroyed", unit="A1", cause="retreat").silent("reaction_played", "drew")
    assert s.player("ana").army_discard == ["X-U1", "NE-A05"]


@rule("WC-11.21", "WC-2.15")
def test_without_a_card_to_roll_the_test_fails() -> None:
    s = retreating("A1 GA-U19 | A2 GA-U02", ana_deck=[]).say("ana", "retreat_unit A1 test").silent("rolled")
    assert [unit.id for unit in s.player("ana").units] == ["A2"]


@rule("WC-11.21", "WC-2.10", "WC-2.11")
def test_the_tests_turn_over_the_own_action_deck() -> None:
    s = retreating("A1 GA-U02 | A2 GA-U01", ana_deck="NE-C05 NE-C01").say("ana", "retreat_unit A1 test")
    s.says("rolled", seat=0, number=3, card="NE-C05")
    assert (s.player("ana").action_discard, s.player("ana").action_deck) == (["NE-C05"], ["NE-C01"])
    assert s.there("A1").card == "GA-U02"


@rule("WC-P8")
def test_by_default_every_unit_is_tested() -> None:
    s = retreating("A1 GA-U02 | A2 GA-U01", ana_rolls="1 6")
    s.match.time_out(0)
    s.match.time_out(0)
    assert [unit.id for unit in s.player("ana").units] == ["A1"]
    assert s.phase == "clean_up"


@rule("WC-P10", "WC-11.15")
def test_a_test_is_not_taken_back_a_unit_given_up_is() -> None:
    # With a second unit left nothing else is revealed: the roll alone is the barrier.
    s = retreating("A1 GA-U02 | A2 GA-U01", ana_rolls="3").say("ana", "retreat_unit A1 test")
    assert s.match.hindrance() == "reveal"
    consents = Consents(s.match)
    for seat in (0, 1):
        with pytest.raises(Refused) as caught:
            consents.undo(seat)
        assert (caught.value.key, caught.value.clause) == ("undo_behind_barrier", "WC-P10")
    t = retreating("A1 GA-U02 | A2 GA-U01").say("ana", "retreat_unit A1 discard")
    assert t.match.hindrance() is None
    agreeing = Consents(t.match)
    assert not agreeing.undo(0)
    assert agreeing.undo(1)
    assert t.unit("A1") is not None
