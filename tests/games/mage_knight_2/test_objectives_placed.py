"""Preparing the battlefield: edges, the opening roll, objectives and terrain (MK2-4, MK2-R1 to R3, MK2-P17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.mage_knight.actions import PlaceObjective, PlacePiece, SubmitArmy, SubmitPool
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.setup.objectives import auto_objective, objective_fault
from bot.games.mage_knight.setup.placing import auto_place, piece_fault
from bot.games.mage_knight.state import Objective, Options
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from bot.i18n.speech import Speech, catalog
from tests.support.battle import Battle, battle, own, square, starter
from tests.support.figures import opened
from tests.support.rules import rule

GRUNT = own("grunt", points=10)
BOX = square("hindering", 4.0, name="box")
SEATED = "ana ben cyr dan".split()
SIZE = 36_000


def laying(dice: Sequence[int], *pools: Sequence[str], seats: int = 2, **options: Any) -> Battle:
    """Armies and pools are in; the dice of the opening roll lie."""
    given = {"rules": "mk2", "width": SIZE, "height": SIZE, **options}
    s = opened(seats, dice=dice, figures=[GRUNT], templates=[BOX], **given)
    for name in SEATED[:seats]:
        s.act(name, SubmitArmy((GRUNT.key,)))
    for name, pool in zip(SEATED[:seats], [*pools, *[()] * seats], strict=False):
        s.act(name, SubmitPool(tuple(pool)))
    return s


def laid(*pools: Sequence[str], dice: Sequence[int] = (6, 5, 1, 1), seats: int = 2, **options: Any) -> Battle:
    """All objectives lie where they lie by themselves."""
    s = laying(dice, *pools, seats=seats, **options)
    while s.state.phase == "objectives":
        s.say(s.to_act[0], "objective auto")
    return s


def places(s: Battle) -> list[tuple[str, int, int, int]]:
    return [(one.id, one.x, one.y, one.placed_by) for one in s.state.objectives]


# -- edges -----------------------------------------------------------------------------------------------------------


@rule("MK2-4.2", "MK2-1.6")
def test_two_players_take_opposite_sides() -> None:
    s = opened(2, figures=[GRUNT], rules="mk2")
    assert [player.edge for player in s.state.players] == ["south", "north"]
    s.say("ana", "edge west")
    assert [player.edge for player in s.state.players] == ["west", "east"]
    s.refused("ben", "edge south", "edge_not_opposite", "MK2-4.2")
    s.refused("ben", "edge west", "edge_taken", "MK2-4.2")


@rule("MK2-4.2")
def test_neighbouring_sides_can_be_agreed() -> None:
    s = opened(2, figures=[GRUNT], rules="mk2", neighbours=True)
    assert [player.edge for player in s.state.players] == ["south", "west"]
    s.say("ana", "edge south").say("ben", "edge east")
    assert [player.edge for player in s.state.players] == ["south", "east"]
    s.refused("ben", "edge south", "edge_taken", "MK2-4.2")
    s = laying([1, 1, 6, 6], neighbours=True)
    while s.state.phase == "objectives":
        s.say(s.to_act[0], "objective auto")
    assert len(s.state.objectives) == 3


@rule("MK2-3.1", "MK2-6.3")
@pytest.mark.parametrize(
    ("total", "free", "actions"), [(250, True, 2), (199, True, 1), (100, True, 1), (99, True, 0), (250, False, 0)]
)
def test_a_total_that_is_no_hundred_can_be_agreed(total: int, free: bool, actions: int) -> None:
    """For every whole hundred of it there is an action."""
    given = Options(rules="mk2", build_total=total, any_total=free)
    refusal = MageKnight(starter()).refuses(given, 2)
    assert (refusal is None) is (actions > 0)
    if refusal is not None:
        assert (refusal.key, refusal.facts["option"]) == ("lobby_option_step", "build_total")
        return
    s = battle("A1 grunt 9,9", "B1 grunt 35,35", figures=[GRUNT], options={"rules": "mk2", "build_total": total})
    assert s.say("ana", "end").state.actions == actions


@rule("MK2-1.3", "MK2-1.5")
@pytest.mark.parametrize(("seats", "allowed"), [(2, True), (3, True), (4, True), (5, False)])
def test_two_to_four_can_play(seats: int, allowed: bool) -> None:
    teams = "pairs" if seats > 4 else "none"
    refusal = MageKnight(starter()).refuses(Options(rules="mk2", teams=teams), seats)  # type: ignore[arg-type]
    assert (refusal is None) == allowed
    assert refusal is None or refusal.clause == "MK2-1.5"


@rule("MK2-4.1", "MK2-31.1")
def test_the_field_is_a_metre_square_or_as_agreed() -> None:
    assert (Options(rules="mk2").width, Options(rules="mk2").height) == (39_370, 39_370)
    s = opened(2, figures=[GRUNT], rules="mk2", width=36_000, height=36_000)
    assert not s.field.on_field(((36_000, 10_000, 550),)) and s.field.on_field(((35_450, 10_000, 550),))


@rule("MK2-4.3", "MK2-4.4", "MK2-4.5")
def test_the_deployment_area_is_three_inches_deep_and_eight_from_the_other_edges() -> None:
    s = laying([6, 6, 1, 1])
    assert s.field.area(0).box == (8_000, 0, 28_000, 3_000)
    assert s.field.area(1).box == (8_000, 33_000, 28_000, 36_000)


@rule("MK2-4.8")
@pytest.mark.parametrize(("count", "allowed"), [(0, True), (4, True), (5, False)])
def test_nought_to_four_pieces_go_into_the_pool(count: int, allowed: bool) -> None:
    s = opened(2, figures=[GRUNT], templates=[BOX], rules="mk2")
    for name in ("ana", "ben"):
        s.act(name, SubmitArmy((GRUNT.key,)))
    if allowed:
        s.act("ana", SubmitPool(("box",) * count))
        assert s.state.players[0].pool == ("box",) * count
    else:
        s.refused("ana", SubmitPool(("box",) * count), "pool_too_large", "MK2-4.8")


# -- the opening roll ------------------------------------------------------------------------------------------------


@rule("MK2-4.12", "MK2-R1", "MK2-R2", "MK2-P13", "MK2-H8")
def test_those_tied_for_the_highest_roll_again_and_the_last_roll_counts() -> None:
    s = laying([5, 5, 1, 2, 4, 6, 3, 3, 2, 4, 1, 2, 1, 1], seats=3)
    assert [one["seat"] for one in s.told("first_roll")] == [0, 1, 2, 0, 2, 0, 2]
    assert [player.rolled for player in s.state.players] == [3, 3, 2]
    assert (s.state.first, s.to_act) == (0, ["ana"])


@rule("MK2-4.12", "MK2-R1", "MK2-R2")
def test_a_tie_below_the_highest_is_rolled_out_among_those_who_tie() -> None:
    s = laying([1, 1, 6, 5, 1, 1, 3, 3, 2, 4, 6, 6, 1, 2], seats=3)
    assert s.told("first_roll_tied") == [{"seat": (0, 2), "total": 2}, {"seat": (0, 2), "total": 6}]
    assert [(one["seat"], one["total"]) for one in s.told("first_roll")] == [(0, 2), (1, 11), (2, 2)]
    assert [(one["seat"], one["total"]) for one in s.told("tie_roll")] == [(0, 6), (2, 6), (0, 12), (2, 3)]
    assert [player.rolled for player in s.state.players] == [12, 11, 3]
    assert s.to_act == ["ben"], "who has more in the end, but was lower before, stays behind"


@rule("MK2-4.12", "MK2-R1", "MK2-R2")
def test_ties_at_two_heights_are_rolled_out_apart_the_higher_first() -> None:
    s = laying([1, 1, 5, 5, 1, 1, 5, 5, 2, 2, 3, 3, 6, 6, 1, 2], seats=4)
    assert [one["seat"] for one in s.told("first_roll")] == [0, 1, 2, 3, 1, 3]
    assert [one["seat"] for one in s.told("tie_roll")] == [0, 2]
    assert [player.rolled for player in s.state.players] == [12, 4, 3, 6]
    assert s.to_act == ["dan"]


@rule("MK2-4.12", "MK2-R1")
def test_all_different_nobody_rolls_again() -> None:
    s = laying([1, 1, 6, 6, 1, 2], seats=3)
    assert [player.rolled for player in s.state.players] == [2, 12, 3]
    assert s.told("first_roll_tied") == [] == s.told("tie_roll")


# -- objectives ------------------------------------------------------------------------------------------------------


@rule("MK2-4.9", "MK2-4.10", "MK2-4.11", "MK2-4.14", "MK2-31.4", "MK2-R27")
def test_one_objective_in_the_centre_and_one_of_each_player_in_turn() -> None:
    s = laying([2, 3, 6, 1])
    s.says("objective_central", thing="O1", x="18", y="18")
    assert (s.state.phase, s.to_act) == ("objectives", ["ben"])
    s.refused("ana", "objective auto", "not_your_turn", "MK2-P1")
    s.say("ben", "objective auto").says("objective_placed", seat=1, thing="O2", x="18", y="26")
    assert s.to_act == ["ana"]
    s.say("ana", "objective auto")
    assert places(s) == [("O1", 18_000, 18_000, -1), ("O2", 18_000, 26_000, 1), ("O3", 18_000, 8_000, 0)]
    assert all((one.status, one.controller) == ("neutral", -1) for one in s.state.objectives)


@rule("MK2-4.9", "MK2-30.4")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 4), (4, 5)])
def test_teams_count_by_players(seats: int, count: int) -> None:
    dice = [6, 6, 1, 1, 1, 2, 1, 3][: 2 * seats]
    assert len(laid(dice=dice, seats=seats).state.objectives) == count
    if seats == 4:
        assert len(laid(dice=dice, seats=4, teams="pairs").state.objectives) == count


@rule("MK2-4.13")
@pytest.mark.parametrize(
    ("seat", "dice", "y"),
    [(0, (1, 1, 6, 6), 5_000), (0, (6, 6, 1, 1), 15_000), (1, (1, 1, 6, 6), 21_000), (1, (6, 6, 1, 1), 31_000)],
)
def test_the_roll_is_the_distance_of_the_centre_from_the_inner_edge(seat: int, dice: Sequence[int], y: int) -> None:
    s = laid(dice=dice)
    assert next(one.y for one in s.state.objectives if one.placed_by == seat) == y


@rule("MK2-4.13", "MK2-4.15")
def test_sideways_the_player_chooses_freely() -> None:
    s = laying([4, 4, 1, 1])
    s.refused("ana", "objective at=12,11.01", "objective_off_line", "MK2-4.13", distance="8")
    s.refused("ana", "objective at=12,10.99", "objective_off_line", "MK2-4.13")
    s.say("ana", "objective at=12,11")
    s.say("ben", "objective along=27.5")
    assert places(s)[1:] == [("O2", 12_000, 11_000, 0), ("O3", 27_500, 31_000, 1)]


@rule("MK2-R3", "MK2-4.15")
@pytest.mark.parametrize(("along", "allowed"), [("7.99", False), ("8", True), ("28", True), ("28.01", False)])
def test_the_foot_of_the_perpendicular_lies_on_the_inner_edge(along: str, allowed: bool) -> None:
    s = laying([4, 4, 1, 1])
    if allowed:
        s.say("ana", f"objective along={along}")
    else:
        s.refused("ana", f"objective along={along}", "objective_beside_area", "MK2-R3")


@rule("MK2-R3", "MK2-P17")
@pytest.mark.parametrize(("x", "allowed"), [("16.49", True), ("16.5", True), ("16.51", False), ("18", False)])
def test_objectives_do_not_overlap(x: str, allowed: bool) -> None:
    s = laying([6, 6, 1, 1])  # twelve inches: the line is that of y = 15
    s.state.objectives[0].y = 15_000
    found = objective_fault(s.field, 0, round(float(x) * 1000), 15_000)
    assert (found is None) == allowed
    assert found is None or (found.key, found.clause) == ("objective_overlaps", "MK2-R3")
    assert auto_objective(s.field, 0) == PlaceObjective(16_500, 15_000)  # the side of the smaller coordinate


@rule("MK2-R3")
def test_the_token_lies_wholly_on_the_field() -> None:
    s = laying([6, 6, 1, 1], width=24_000, height=24_000)
    s.state.players[0].rolled = 21  # farther than dice go: the line is the opposite edge
    assert auto_objective(s.field, 0) == PlaceObjective(12_000, 23_250)
    found = objective_fault(s.field, 0, 12_000, 24_000)
    assert found is not None and (found.key, found.facts["y"]) == ("objective_nearest_only", "23.25")
    s.state.players[0].rolled = 12


@rule("MK2-R3")
def test_where_the_line_has_no_place_the_nearest_one_is_taken() -> None:
    s = laying([6, 5, 1, 1], width=24_000, height=24_000)  # the inner edge is 8 inches long, the line at y = 14
    s.state.objectives += [Objective(f"O{number + 2}", x, 14_000) for number, x in enumerate((8_700, 11_400, 14_100))]
    s.state.objectives[0].x, s.state.objectives[0].y = 16_300, 14_000
    made = auto_objective(s.field, 0)
    assert made.y != 14_000 and objective_fault(s.field, 0, made.x, made.y) is None
    found = objective_fault(s.field, 0, 12_000, 14_000)
    assert found is not None and (found.key, found.clause) == ("objective_nearest_only", "MK2-R3")
    del s.state.objectives[1:]
    s.state.objectives[0].x, s.state.objectives[0].y = 12_000, 12_000


@rule("MK2-P17")
def test_who_is_late_places_in_the_middle_of_the_line() -> None:
    s = laying([4, 4, 1, 1]).times_out("ana").says("objective_placed", seat=0, x="18", y="11")
    s.say("ben", "objective auto")
    assert s.state.phase == "deploy"


@rule("MK2-4.16", "MK2-12.1")
def test_an_objective_is_clear_terrain() -> None:
    s = laid()
    assert s.field.pieces == () and s.field.discs()[0] == []


@rule("MK2-P17")
def test_the_sides_are_settled_with_the_first_own_objective() -> None:
    s = laying([4, 4, 1, 1]).say("ana", "edge west")
    assert [player.edge for player in s.state.players] == ["west", "east"]
    s.say("ana", "objective along=12")
    assert places(s)[1] == ("O2", 11_000, 12_000, 0)
    s.refused("ana", "edge south", "edges_settled", "MK2-P17")
    s.say("ben", "objective auto")
    assert places(s)[2] == ("O3", 31_000, 18_000, 1)


# -- terrain ---------------------------------------------------------------------------------------------------------


@rule("MK2-4.17")
def test_the_player_to_the_left_of_the_first_begins_to_place() -> None:
    s = laid(["box", "box"], ["box"], dice=(1, 2, 6, 6, 2, 3), seats=3)
    assert (s.state.first, s.state.phase, s.to_act) == (1, "terrain", ["cyr"])
    s.say("cyr", "place auto").say("ana", "place auto").say("ben", "place auto")
    assert (s.state.phase, s.to_act) == ("deploy", ["ben"])


def fault_of(s: Battle, x: int, y: int) -> str | None:
    found = piece_fault(s.field, "box", x, y, 0)
    return found.key if found else None


@rule("MK2-4.18", "MK2-4.23")
@pytest.mark.parametrize(("x", "key"), [(5_000, None), (4_999, None), (4_998, "piece_near_edge"), (31_000, None)])
def test_terrain_keeps_three_inches_from_every_edge(x: int, key: str | None) -> None:
    assert fault_of(laid(["box"]), x, 18_000) == key


@rule("MK2-4.18", "MK2-4.23")
@pytest.mark.parametrize(("y", "key"), [(8_000, None), (7_999, None), (7_998, "piece_near_area")])
def test_terrain_keeps_three_inches_from_inner_edges(y: int, key: str | None) -> None:
    s = laid(["box"], dice=(6, 6, 1, 1))
    assert fault_of(s, 10_000, y) == key


@rule("MK2-4.23")
def test_the_inner_edge_is_no_longer_than_the_area() -> None:
    s = laid(["box"], dice=(6, 6, 1, 1))  # it begins at 8, 3; the nearest corner of the box is its south-eastern one
    assert fault_of(s, 5_000, 7_800) == "piece_near_area"  # 1 and 2.8 inches
    assert fault_of(s, 5_000, 7_900) is None  # 1 and 2.9 inches
    assert fault_of(s, 10_000, 7_900) == "piece_near_area"


@rule("MK2-4.18", "MK2-4.16")
@pytest.mark.parametrize(("x", "key"), [(12_250, None), (12_251, None), (12_252, "piece_near_objective")])
def test_terrain_keeps_three_inches_from_the_border_of_objectives(x: int, key: str | None) -> None:
    s = laid(["box"], dice=(6, 6, 1, 1))  # 18 - 0.75 - 3 - 2
    assert fault_of(s, x, 18_000) == key


@rule("MK2-4.18")
def test_terrain_keeps_three_inches_from_other_terrain() -> None:
    s = laid(["box", "box"], dice=(6, 6, 1, 1)).act("ben", PlacePiece("box", 10_000, 18_000, 0))
    assert s.state.active == 0
    assert fault_of(s, 10_000, 11_000) is None
    assert fault_of(s, 10_000, 11_002) == "piece_near_piece"
    s.refused("ana", PlacePiece("box", 10_000, 11_002, 0), "piece_near_piece", "MK2-4.18")


@rule("MK2-4.19")
def test_placing_ends_with_the_fourth_piece_or_an_empty_pool() -> None:
    s = laid(["box"] * 4, ["box"] * 4, dice=(1, 1, 6, 6), build_total=100, width=39_370, height=39_370)
    for _ in range(4):
        s.say(s.to_act[0], "place auto")
    assert (len(s.state.pieces), s.state.phase, s.state.pool) == (4, "deploy", [])
    s.says("placing_over", reason="enough")


@rule("MK2-4.20")
def test_nobody_may_decline_and_what_has_no_place_is_out_of_the_game() -> None:
    s = laid(["box"] * 4, width=24_000, height=24_000, dice=(3, 3, 3, 4))
    while s.state.phase == "terrain":
        assert auto_place(s.field) is not None
        s.refused(s.to_act[0], "end_turn", "not_in_phase")
        s.say(s.to_act[0], "place auto")
    assert s.state.phase == "deploy" and s.state.pool == []
    s.says("placing_over", reason="no_place")


@rule("MK2-4.22")
def test_a_piece_is_turned_as_its_player_likes() -> None:
    s = laid(["box"], dice=(6, 6, 1, 1)).say("ben", "place box at=10,18 turn=30")
    assert s.state.pieces[0].rotation == 3_000


@rule("MK2-31.2", "MK2-31.3", "MK2-31.5", "MK2-R38")
def test_the_standard_game() -> None:
    options = Options(rules="mk2", preset="standard")
    assert (options.build_total, options.width, options.rounds) == (200, 39_370, 20)
    assert (options.pool_full, options.pool_elevated) == (True, False)
    s = opened(2, figures=[GRUNT], templates=[BOX], rules="mk2", preset="standard")
    for name in ("ana", "ben"):
        s.act(name, SubmitArmy((GRUNT.key,)))
    s.refused("ana", SubmitPool(("box",) * 3), "pool_not_full", "MK2-31.5")
    assert s.game.view(s.state, 0).last_round == 20


@rule("MK2-4.13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_places_an_objective_is_offered_places_in_words(language: str) -> None:
    s = laying([6, 5, 1, 1])
    seat = min(s.game.to_act(s.state))
    offered = [offer for offer in s.game.legal(s.state, seat) if offer.kind == "objective"]
    assert [offer.action is None for offer in offered] == [False, True]
    assert catalog().has(message_id("mage-knight-open", "objective"))
    assert "mage-knight" not in Speech(language, s.game).text("mage-knight-open-objective")
