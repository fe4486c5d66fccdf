"""Counting: a game that is not over at its deadline, games of teams, and both values of what decides (MK2-30)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.actions import Agreed, EndTurn, Withdraw
from bot.service.events.settling import by_count
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

FOOT: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee", "attack_bonus": 0}
GRUNT = own("grunt", points=20, **FOOT)
DEAR = own("dear", points=50, **FOOT)
WEAK = own("weak", points=20, marks="- - - demoralized", **FOOT)
LAID = "O1 20,20 {} | O2 20,12 {} | O3 20,28"
FOUR = "O1 20,20 {} | O2 20,12 {} | O3 20,28 {} | O4 12,20 | O5 28,20"
SIDES = ("A1 grunt 9,9", "B1 grunt 35,35")


def game(*sides: str, rules: str = "mk2", **given: Any) -> Battle:
    options = {"rules": rules, "build_total": 100, **given.pop("options", {})}
    return battle(*sides, figures=[GRUNT, DEAR, WEAK], options=options, **given)


def places(s: Battle) -> list[int]:
    return by_count(s.game.adjudged(s.state))


# -- at a deadline -----------------------------------------------------------------------------------------------------


@rule("MK2-30.3", "MK2-30.6", "MK2-30.7", "MK2-30.8", "MK2-R44")
@pytest.mark.parametrize(
    ("sides", "second", "scores", "tie_break", "expected"),
    [
        (SIDES, "ana", (0, 90), "points", [1, 2]),  # objectives go before points
        (SIDES, "ben", (0, 0), "points", [1, 1]),  # level in everything
        (SIDES, "ben", (0, 20), "points", [2, 1]),
        (SIDES, "ben", (0, 20), "none", [1, 1]),  # the table wants ties to stay ties
        (("A1 dear 9,9", SIDES[1]), "ben", (0, 20), "points", [1, 2]),  # 50 for a survivor against 20 + 20
        (("A1 weak 9,9 | A2 grunt 12,9", SIDES[1]), "ben", (0, 0), "points", [2, 1]),  # who is lost is no survivor
        (("A1 grunt 9,9", "B1 grunt 35,35 | B2 dear 9,2 eliminated"), "ben", (0, 0), "points", [1, 2]),  # 20 to 70
    ],
)
def test_a_game_that_goes_on_is_counted_as_if_all_had_agreed_to_end_it(
    sides: tuple[str, str], second: str, scores: tuple[int, int], tie_break: str, expected: list[int]
) -> None:
    s = game(
        *sides,
        objectives=LAID.format("ana", second),
        options={"tie_break": tie_break},
        ana={"score": scores[0]},
        ben={"score": scores[1]},
    )
    assert places(s) == expected
    winners = s.act(None, Agreed()).state.winners
    assert winners == (() if expected == [1, 1] else (expected.index(1),)), "the end itself says the same"


@rule("MK2-30.12", "MK2-7.2")
def test_markers_count_as_they_lie_not_as_the_next_check_would_find_them() -> None:
    s = game("A1 grunt 20,20", "B1 grunt 35,35", objectives=LAID.format("", "ben"))
    assert places(s) == [2, 1]
    assert places(s.act("ana", EndTurn())) == [1, 1]


@rule("MK2-29.6", "MK2-29.3")
def test_who_has_withdrawn_is_behind_all_others() -> None:
    laid = "O1 20,20 ana | O2 20,12 | O3 20,28 | O4 12,20"
    s = game("A1 dear 9,9", "B1 grunt 35,35", "C1 grunt 9,30", objectives=laid, ana={"score": 90})
    assert places(s) == [1, 2, 2]
    assert places(s.act("ana", Withdraw())) == [3, 1, 1]


@rule("MKU-22.4", "MKU-22.12", "MKU-22.14")
def test_in_unlimited_survivors_and_the_cheaper_army_count_too() -> None:
    s = game("A1 dear 9,9", "B1 grunt 35,35", rules="mku", ben={"score": 20})
    assert s.game.adjudged(s.state) == ((50, -50), (40, -20)) and places(s) == [1, 2]
    level = game("A1 dear 9,9", "B1 grunt 35,35", rules="mku", ben={"score": 30})
    assert places(level) == [2, 1] and level.act(None, Agreed()).state.winners == (1,)


@rule("MK2-30.6")
@pytest.mark.parametrize(
    ("gone", "held", "winners"),
    [
        ("", "", (0,)),  # by points alone
        ("eliminated", "", (2,)),  # who is out has most points, and breaks no tie
        ("withdrawn", "", (2,)),
        ("eliminated", "ben", (1,)),  # there is no tie
    ],
)
def test_who_is_out_takes_no_part_in_the_tie_break(gone: str, held: str, winners: tuple[int, ...]) -> None:
    laid = f"O1 20,20 {held} | O2 20,12 | O3 20,28 | O4 12,20"
    score = {"score": 500, **({gone: True} if gone else {})}
    s = game("A1 grunt 9,9", "B1 grunt 35,35", "C1 grunt 9,30", objectives=laid, ana=score, cyr={"score": 5})
    assert tuple([seat for seat, place in enumerate(places(s)) if place == 1]) == winners


@rule("MK2-30.6")
def test_the_points_of_who_is_out_do_not_count_for_his_team_either() -> None:
    laid = "O1 20,20 | O2 20,12 | O3 20,28 | O4 12,20 | O5 28,20"
    for gone, winners in ((False, (0, 2)), (True, (1, 3))):
        s = game(
            *ALL,
            objectives=laid,
            options={"teams": "alternate"},
            ana={"score": 60, "eliminated": gone},
            ben={"score": 20},
        )
        assert s.act(None, Agreed()).state.winners == winners


@rule("MK2-30.6")
def test_where_all_are_out_the_points_of_all_break_the_tie() -> None:
    s = game(*SIDES, objectives=LAID.format("", ""), ana={"eliminated": True}, ben={"score": 5, "eliminated": True})
    assert places(s) == [2, 1]


# -- teams -------------------------------------------------------------------------------------------------------------

ALL = ("A1 grunt 9,9", "B1 grunt 35,35", "C1 grunt 9,30", "D1 grunt 30,9")


@rule("MK2-1.4", "MK2-1.5", "MK2-30.3", "MK2-30.4")
@pytest.mark.parametrize(
    ("teams", "held", "winners"),
    [
        ("none", ("ana", "ben", "ana"), (0,)),
        ("alternate", ("ana", "cyr", "ben"), (0, 2)),  # ana and cyr together hold two
        ("pairs", ("ana", "cyr", "dan"), (2, 3)),  # ana alone holds as many as each of the others
        ("halves", ("ana", "ben", "dan"), (0, 1)),
    ],
)
def test_objectives_of_a_team_add_up(teams: str, held: tuple[str, str, str], winners: tuple[int, ...]) -> None:
    s = game(*ALL, objectives=FOUR.format(*held), options={"teams": teams})
    assert [place == 1 for place in places(s)] == [seat in winners for seat in range(4)]
    s.act(None, Agreed()).says("won", winner=winners)
    assert s.state.winners == winners


@rule("MK2-30.4", "MK2-30.6", "MK2-R44")
@pytest.mark.parametrize(("tie_break", "winners"), [("points", (1, 3)), ("none", ())])
def test_points_of_a_team_add_up_and_break_the_tie_of_teams(tie_break: str, winners: tuple[int, ...]) -> None:
    s = game(
        *ALL,
        objectives=FOUR.format("ana", "ben", ""),
        options={"teams": "alternate", "tie_break": tie_break},
        ana={"score": 30},
        ben={"score": 20},
        dan={"score": 20},
    )
    assert s.act(None, Agreed()).state.winners == winners


@rule("MK2-30.1", "MK2-30.5", "MK2-29.3")
def test_the_last_team_wins_with_all_who_have_not_left() -> None:
    s = game(*ALL, objectives=FOUR.format("ana", "cyr", ""), options={"teams": "alternate"})
    s.act("ana", Withdraw()).silent("ended")
    s.act("ben", EndTurn()).act("cyr", Withdraw()).says("ended", reason="one_side")
    assert s.state.winners == (1, 3) and {one.controller for one in s.state.objectives} == {-1}


# -- who counts for control --------------------------------------------------------------------------------------------


@rule("MK2-R6", "MK2-7.5", "MK2-30.3")
@pytest.mark.parametrize(("needed", "winners"), [(False, (0,)), (True, ())])
def test_whether_the_demoralized_hold_objectives_decides_a_game(needed: bool, winners: tuple[int, ...]) -> None:
    s = game(
        "A1 weak 20,20 | A2 grunt 9,9",
        "B1 grunt 35,35 | B2 weak 30,2",
        objectives="O1 20,20 | O2 20,12 | O3 20,28",
        options={"control_needs_capable": needed, "tie_break": "none"},
    )
    s.act("ana", EndTurn())
    assert s.act(None, Agreed()).state.winners == winners
