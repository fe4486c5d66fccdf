"""Turns and actions (section 4)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.actions import Cancel, Close, EndTurn, Move, Pass, Step, Turn
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

GRUNT = own("grunt")
QUICK = own("quick", marks="quickness - - -")
NIMBLE = own("agile", marks="nimble - - -")
BROKEN = own("broken", marks="- - - demoralized")


def duel(ana: str = "A1 grunt 10,10", ben: str = "B1 grunt 30,30", *more: str, **given: Any) -> Battle:
    """Figures far from each other."""
    return battle(ana, ben, *more, figures=[GRUNT, QUICK, NIMBLE, BROKEN], **given)


def about(figure: str, facing: int = 0, *, quick: bool = False) -> Move:
    """A move action that only turns the figure."""
    return Move(Step(figure, (), facing), quick=quick)


# -- order -----------------------------------------------------------------------------------------------------------


@rule("MKU-4.1", "MKU-3.22")
def test_turns_go_clockwise_from_the_first_player_and_rounds_count_from_him() -> None:
    s = duel("A1 grunt 10,10", "B1 grunt 30,30", "C1 grunt 10,30", active="ben", fields={"first": 1})
    seen = []
    for _ in range(6):
        seen.append((s.to_act, s.state.round))
        s.act(s.to_act[0], EndTurn())
    assert seen == [(["ben"], 1), (["cyr"], 1), (["ana"], 1), (["ben"], 2), (["cyr"], 2), (["ana"], 2)]


@rule("MKU-4.1", "MKU-3.22")
def test_the_order_is_that_of_the_edges_not_of_the_seats() -> None:
    s = duel("A1 grunt 10,10", "B1 grunt 30,30", "C1 grunt 10,30", fields={"order": (0, 2, 1)})
    assert s.act("ana", EndTurn()).to_act == ["cyr"]
    assert s.act("cyr", EndTurn()).to_act == ["ben"]


@rule("MKU-4.2", "MKU-4.14")
@pytest.mark.parametrize("gone", ["eliminated", "withdrawn"])
def test_players_without_figures_are_passed_over(gone: str) -> None:
    s = duel("A1 grunt 10,10", f"B1 grunt 20,20 {gone}", "C1 grunt 10,30")
    assert s.act("ana", EndTurn()).to_act == ["cyr"]
    assert s.act("cyr", EndTurn()).to_act == ["ana"]
    assert s.state.round == 2


@rule("MKU-4.2")
def test_rounds_go_on_when_the_first_player_is_out() -> None:
    s = duel("A1 grunt 20,20 eliminated", "B1 grunt 30,30", "C1 grunt 10,30", active="cyr")
    assert s.act("cyr", EndTurn()).to_act == ["ben"]
    assert s.state.round == 2


@rule("MKU-P1")
def test_only_the_active_player_acts() -> None:
    s = duel()
    for action in (EndTurn(), Pass(), about("B1")):
        s.refused("ben", action, "not_your_turn", "MKU-P1", seat=0)
    assert s.to_act == ["ana"]


# -- the number of actions -------------------------------------------------------------------------------------------


@rule("MKU-4.3", "MKU-R9")
@pytest.mark.parametrize(("total", "actions"), [(100, 1), (200, 2), (300, 3), (1000, 10)])
def test_an_action_for_every_hundred_points_of_the_build_total(total: int, actions: int) -> None:
    s = duel(options={"build_total": total}, fields={"started": False})
    s.says("turn", seat=0, round=1, actions=actions)
    assert (s.state.actions, s.state.left) == (actions, actions)


@rule("MKU-R9")
@pytest.mark.parametrize(("points", "actions"), [(1, 1), (100, 1), (101, 2), (200, 2), (201, 3)])
def test_house_option_actions_by_the_value_of_the_army(points: int, actions: int) -> None:
    options = {"build_total": 300, "actions_from": "army_value"}
    s = battle(
        "A1 worth 10,10",
        "B1 grunt 30,30",
        figures=[GRUNT, own("worth", points=points)],
        options=options,
        fields={"started": False},
    )
    s.says("turn", actions=actions)


@rule("MKU-4.4")
def test_the_number_of_actions_does_not_fall_with_losses() -> None:
    s = duel(
        "A1 grunt 10,10 | A2 grunt 12,10 eliminated | A3 grunt 14,10 captor=B1",
        "B1 grunt 15.1,10",
        options={"build_total": 300},
        fields={"started": False},
    )
    assert s.state.left == 3


@rule("MKU-4.5", "MKU-4.9")
def test_actions_come_one_after_the_other_in_any_mix() -> None:
    s = battle(
        "A1 grunt 10,10 | A2 grunt 20,10 face=0",
        "B1 grunt 21.1,10",
        figures=[GRUNT],
        options={"build_total": 400},
        dice=[1, 2],
    )
    s.act("ana", about("A1"))
    assert (s.to_act, s.state.left) == (["ana"], 3)
    s.act("ana", Pass())
    assert (s.to_act, s.state.left) == (["ana"], 2)
    s.act("ana", Close("A2", "B1"))
    assert s.to_act == ["ben"]  # nobody is left to act


@rule("MKU-4.6")
def test_a_figure_gets_one_action_in_a_turn() -> None:
    s = duel("A1 grunt 10,10 | A2 grunt 12,10", options={"build_total": 300}).act("ana", about("A1"))
    s.refused("ana", about("A1", 9000), "already_acted", "MKU-4.6", figure="A1")
    s.act("ana", about("A2"))
    assert s.to_act == ["ben"]


@rule("MKU-4.7", "MKU-4.12")
def test_a_surplus_of_actions_is_lost() -> None:
    s = duel(options={"build_total": 300}).act("ana", about("A1"))
    assert s.to_act == ["ben"]


@rule("MKU-4.8")
def test_unused_actions_cannot_be_saved() -> None:
    s = duel(options={"build_total": 200}).act("ana", EndTurn()).says("ends_turn", seat=0, left=2)
    s.act("ben", EndTurn())
    assert (s.to_act, s.state.left) == (["ana"], 2)


@rule("MKU-4.10")
def test_a_pass_uses_an_action_and_gives_no_token() -> None:
    s = duel("A1 grunt 10,10 tokens=1", options={"build_total": 200}).act("ana", Pass())
    s.says("passed", seat=0, left=1)
    assert (s.state.left, s.figure("A1").tokens, s.figure("A1").acted) == (1, 1, False)
    s.act("ana", Pass()).says("passed", seat=0, left=0)
    assert s.to_act == ["ben"] and s.figure("A1").tokens == 0


# -- the end of a turn -----------------------------------------------------------------------------------------------


@rule("MKU-4.12")
def test_the_turn_ends_when_all_actions_are_used() -> None:
    s = duel("A1 grunt 10,10 | A2 grunt 12,10").act("ana", about("A1")).says("turn_over", seat=0)
    assert s.to_act == ["ben"]


@rule("MKU-4.12", "MKU-5.6")
@pytest.mark.parametrize(("tokens", "waiting"), [(1, "ana"), (2, "ben")])
def test_the_turn_ends_when_no_figure_can_be_given_an_action(tokens: int, waiting: str) -> None:
    s = duel(f"A1 grunt 10,10 tokens={tokens} | A2 grunt 12,10", options={"build_total": 300})
    s.act("ana", about("A2"))
    assert s.to_act == [waiting]


@rule("MKU-4.12")
@pytest.mark.parametrize("code", ["quick", "agile"])
def test_the_turn_stays_open_for_quickness_and_nimble(code: str) -> None:
    s = duel(f"A1 {code} 10,10 | A2 grunt 12,10").act("ana", about("A2"))
    assert (s.to_act, s.state.left) == (["ana"], 0)
    s.refused("ana", Pass(), "no_actions_left", "MKU-4.3", actions=1)
    s.act("ana", about("A1", quick=True) if code == "quick" else Turn("A1", 4500))
    if code == "agile":
        assert s.to_act == ["ana"]  # it may turn any number of times
        s.act("ana", EndTurn())
    assert s.to_act == ["ben"]


@rule("MKU-4.12")
@pytest.mark.parametrize("state", ["tokens=2", "acted", "lifted", "captor=B1"])
def test_quickness_that_cannot_be_used_does_not_keep_the_turn_open(state: str) -> None:
    s = duel(f"A1 quick 10,10 {state} | A2 grunt 12,10 ", "B1 grunt 8.9,10").act("ana", about("A2"))
    assert s.to_act == ["ben"]


@rule("MKU-4.12", "MKU-P9")
def test_running_out_of_time_ends_an_open_turn() -> None:
    s = duel("A1 agile 10,10 | A2 grunt 12,10 tokens=1").act("ana", about("A1")).times_out("ana")
    assert s.to_act == ["ben"]
    assert (s.figure("A1").tokens, s.figure("A2").tokens) == (1, 0)


@rule("MKU-P9")
def test_a_missed_turn_passes_all_actions_and_clears_tokens() -> None:
    s = duel("A1 grunt 10,10 tokens=2 | A2 grunt 12,10", options={"build_total": 300}).times_out("ana")
    assert s.to_act == ["ben"] and s.figure("A1").tokens == 0


@rule("MKU-4.13", "MKU-5.17", "MKU-22.1")
def test_the_end_of_a_turn_clears_tokens_and_cancellations_and_looks_for_the_end_of_the_game() -> None:
    s = duel("A1 grunt 10,10 tokens=1", "B1 quick 30,30").act("ben", Cancel("B1", "quickness"))
    assert s.figure("B1").cancelled == ("quickness",)
    s.act("ana", EndTurn()).says("turn_over", seat=0, members=("A1",))
    assert s.figure("A1").tokens == 0 and s.figure("B1").cancelled == ()
    assert s.match.outcome is None


@rule("MKU-4.14")
def test_the_turn_of_a_player_whose_figures_are_all_captives_starts_and_ends_at_once() -> None:
    s = duel("A1 grunt 10,10", "B1 grunt 11.1,10 captor=A1 tokens=1 | B2 agile 31.1,30 captor=C1", "C1 grunt 30,30")
    s.act("ana", EndTurn())
    assert [facts["seat"] for facts in s.told("turn")] == [1, 2]
    assert s.to_act == ["cyr"] and s.figure("B1").tokens == 0


@rule("MKU-4.14")
def test_a_player_of_demoralized_figures_has_his_turn() -> None:
    s = duel("A1 grunt 10,10", "B1 broken 20,20", "C1 grunt 30,30").act("ana", EndTurn())
    assert s.to_act == ["ben"]
    assert s.act("ben", about("B1")).to_act == ["cyr"]
