"""Teams: sides, seats of one side of the field, and their victory (MKU-2.9, MKU-R69, MKU-R70)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight.actions import Agreed
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import SPLITS, Options, State, team
from tests.support.battle import battle, own, starter
from tests.support.rules import rule

CHEAP = own("cheap", points=10)
DEAR = own("dear", points=40)


def opened(seats: int, **options: Any) -> State:
    """A game before anything happened."""
    return MageKnight(starter()).blank(Options(**options), seats)


@rule("MKU-2.9")
@pytest.mark.parametrize(
    ("teams", "sides"),
    [("none", [0, 1, 2, 3]), ("pairs", [0, 0, 1, 1]), ("alternate", [0, 1, 0, 1]), ("halves", [0, 0, 1, 1])],
)
def test_which_players_are_one_side(teams: Any, sides: list[int]) -> None:
    assert [team(Options(teams=teams), 4, seat) for seat in range(4)] == sides


@rule("MKU-2.9", "MK2-1.5")
def test_three_or_four_split_in_any_way() -> None:
    """A letter a seat; two sides at least, and somebody has a mate."""
    for seats in (3, 4):
        ways = [one for one in SPLITS if len(one) == seats]
        sides = [tuple(team(Options(teams=one), seats, seat) for seat in range(seats)) for one in ways]  # type: ignore[arg-type]
        named = product(range(3), repeat=seats)
        first_seen = {tuple(list(dict.fromkeys(one)).index(side) for side in one) for one in named}
        assert sorted(sides) == sorted(one for one in first_seen if 1 < len(set(one)) < seats)
    assert [team(Options(teams="abbb"), 4, seat) for seat in range(4)] == [0, 1, 1, 1]
    assert [team(Options(teams="aabc"), 4, seat) for seat in range(4)] == [0, 0, 1, 2]


@rule("MKU-2.9", "MK2-1.5")
@pytest.mark.parametrize("rules", ["mku", "mk2"])
@pytest.mark.parametrize(
    ("teams", "seats", "fits"), [("abbb", 4, True), ("abbb", 3, False), ("aab", 3, True), ("aab", 4, False)]
)
def test_a_split_is_for_as_many_as_it_has_letters(rules: Any, teams: Any, seats: int, fits: bool) -> None:
    refused = MageKnight(starter()).refuses(Options(rules=rules, teams=teams), seats)
    assert (refused is None) is fits
    if refused is not None:
        assert refused.key == "teams_of_others"
        assert refused.facts == {"option": "teams", "value": teams, "given": seats, "needed": len(teams)}


@rule("MKU-2.9", "MK2-1.5", "MKU-R69", "MKU-22.1")
def test_one_plays_against_three() -> None:
    sides = ("A1 dear 10,10", "B1 cheap 30,30", "C1 cheap 10,30", "D1 cheap 20,20")
    s = battle(*sides, figures=[CHEAP, DEAR], options={"teams": "abbb"}, ana={"score": 20}).act(None, Agreed())
    assert s.state.winners == (0,)  # 60 against 30
    s = battle(*sides, figures=[CHEAP, DEAR], options={"teams": "abbb"}, dan={"score": 40}).act(None, Agreed())
    assert s.state.winners == (1, 2, 3)
    s = battle(*sides, figures=[CHEAP, DEAR], options={"teams": "aabc"})
    assert [s.field.friends(s.figure("A1"), s.figure(name)) for name in ("B1", "C1", "D1")] == [True, False, False]
    assert s.field.foes(s.figure("C1"), s.figure("D1"))
    assert s.act(None, Agreed()).state.winners == (0, 1)


@rule("MKU-R69")
def test_the_points_of_a_team_are_added() -> None:
    s = battle(
        "A1 cheap 10,10",
        "B1 dear 30,30",
        "C1 cheap 10,30",
        "D1 cheap 20,20",
        figures=[CHEAP, DEAR],
        options={"teams": "alternate"},
        ana={"score": 20},
        cyr={"score": 15},
    ).act(None, Agreed())
    assert s.state.totals == (30, 40, 25, 10)
    assert s.state.winners == (0, 2)
    s.says("won", winner=(0, 2))


@rule("MKU-R69", "MKU-22.14")
@pytest.mark.parametrize(("score", "winners"), [(29, (1, 3)), (30, (0, 2)), (31, (0, 2))])
def test_equal_teams_compare_the_sums_of_their_armies(score: int, winners: tuple[int, ...]) -> None:
    s = battle(
        "A1 cheap 10,10",
        "B1 dear 30,30",
        "C1 cheap 10,30",
        "D1 cheap 20,20",
        figures=[CHEAP, DEAR],
        options={"teams": "alternate"},
        ana={"score": score},
    ).act(None, Agreed())
    assert s.state.winners == winners


@rule("MKU-R69", "MKU-22.14", "MKU-R49")
def test_equal_teams_with_equal_armies_draw() -> None:
    s = battle(
        "A1 cheap 10,10",
        "B1 cheap 30,30",
        "C1 dear 10,30",
        "D1 dear 20,20",
        figures=[CHEAP, DEAR],
        options={"teams": "alternate"},
    ).act(None, Agreed())
    assert s.state.winners == () and s.state.totals == (10, 10, 40, 40)


# -- seats and sides of the field ------------------------------------------------------------------------------------


@rule("MKU-3.2", "MKU-R3", "MKU-P14")
@pytest.mark.parametrize(("neighbours", "edges"), [(False, ["south", "north"]), (True, ["south", "west"])])
def test_two_players_face_each_other_or_are_neighbours_if_they_agree(neighbours: bool, edges: list[str]) -> None:
    assert [player.edge for player in opened(2, neighbours=neighbours).players] == edges


@rule("MKU-3.2", "MKU-3.22")
@pytest.mark.parametrize(("seats", "edges"), [(3, 3), (4, 4)])
def test_up_to_four_players_have_a_side_each_and_go_round_clockwise(seats: int, edges: int) -> None:
    state = opened(seats)
    assert [player.edge for player in state.players] == ["south", "west", "north", "east"][:edges]
    assert state.order == tuple(range(seats))


@rule("MKU-2.10", "MKU-R70")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
@pytest.mark.parametrize("teams", ["pairs", "alternate", "halves"])
def test_five_to_eight_players_share_sides_only_with_team_mates(seats: int, teams: Any) -> None:
    state = opened(seats, teams=teams)
    for one in range(seats):
        for other in range(seats):
            if state.players[one].edge == state.players[other].edge:
                assert team(state.options, seats, one) == team(state.options, seats, other)
    clockwise = [("south", "west", "north", "east").index(state.players[seat].edge) for seat in state.order]
    assert clockwise == sorted(clockwise) and sorted(state.order) == list(range(seats))


@rule("MKU-2.9")
def test_two_players_are_no_game_of_pairs() -> None:
    with pytest.raises(Refused, match="one_team_only"):
        opened(2, teams="pairs")
    assert len(opened(3, teams="pairs").players) == 3
    for teams in ("alternate", "halves"):
        assert [team(opened(2, teams=teams).options, 2, seat) for seat in (0, 1)] == [0, 1]


@rule("MKU-R70")
def test_without_teams_four_is_the_most() -> None:
    assert len(opened(4).players) == 4
    with pytest.raises(Refused, match="too_many_without_teams"):
        opened(5)
