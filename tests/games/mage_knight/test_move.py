"""Moves of single figures on open ground (sections 6 and 7)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import EndTurn, Paths, Step
from bot.games.mage_knight.content.content import Click
from tests.support.battle import Battle, battle, own, square
from tests.support.moves import go
from tests.support.rules import rule

MAN = own("man", speed=8)
SLOW = own("slow", speed=1)
ROOT = own("root", speed=0)
RIDER = own("rider", speed=8, mounted=True)
EAGLE = own("eagle", speed=8, marks="flight - - -")
BIG = own("big", speed=8, radius=800)
HURT = own("hurt", dial=[Click(8, 8, 15, 2), Click(5, 8, 15, 2)])
CLERK = own("clerk", speed=8, marks="quickness - - -")
FIGURES = (MAN, SLOW, ROOT, RIDER, EAGLE, BIG, HURT, CLERK)
FAR = "B1 man 35,35"
ROCK = square("blocking", 2, name="rock")


def move(*sides: str, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, **more)  # type: ignore[arg-type]


# -- how far -----------------------------------------------------------------------------------------------------------


@rule("MKU-7.1", "MKU-6.19", "MKU-6.23")
@pytest.mark.parametrize(("y", "near"), [(18, True), (18.001, True), (18.002, False)])
def test_a_figure_moves_up_to_its_speed_in_inches(y: float, near: bool) -> None:
    s = move("A1 man 10,10", FAR)
    if near:
        s.act("ana", go("A1", (10, y), face=45)).says("moved", figure="A1", facing="45")
        assert s.place("A1") == (10_000, round(y * 1000), 4_500)
    else:
        s.refused("ana", go("A1", (10, y)), "too_far", "MKU-7.1", figure="A1", length="8.002", limit="8")


@rule("MKU-7.1", "MKU-1.8")
@pytest.mark.parametrize(("click", "limit"), [(0, 8), (1, 5)])
def test_the_speed_is_that_of_the_present_click(click: int, limit: int) -> None:
    s = move(f"A1 hurt 10,10 click={click}", FAR)
    s.refused("ana", go("A1", (10, 10.01 + limit)), "too_far", limit=str(limit))
    s.act("ana", go("A1", (10, 10 + limit))).says("moved", length=str(limit))


@rule("MKU-7.2", "MKU-6.10")
@pytest.mark.parametrize(("x", "near"), [(14, True), (14.01, False)])
def test_a_bent_path_is_measured_along_its_length(x: float, near: bool) -> None:
    s = move("A1 man 10,10", FAR)
    if near:
        s.act("ana", go("A1", (10, 14), (x, 14))).says("moved", length="8")
        assert s.state.mark is not None and s.state.mark.paths == (
            ((10_000, 10_000), (10_000, 14_000), (14_000, 14_000)),
        )
    else:
        s.refused("ana", go("A1", (10, 14), (x, 14)), "too_far", length="8.01")


@rule("MKU-7.2")
def test_points_that_repeat_the_one_before_change_nothing() -> None:
    move("A1 man 10,10", FAR).act("ana", go("A1", (10, 10), (10, 12), (10, 12))).says("moved", length="2")


@rule("MKU-5.11")
def test_a_double_base_is_measured_from_its_front_dot() -> None:
    s = move("A1 rider 10,10 face=90", FAR)
    s.refused("ana", go("A1", (10, 18.01)), "too_far")
    s.act("ana", go("A1", (10, 18), face=270)).says("moved", length="8")


# -- turning -----------------------------------------------------------------------------------------------------------


@rule("MKU-7.6", "MKU-10.1")
def test_the_figure_ends_with_any_facing() -> None:
    s = move("A1 man 10,10 face=90", FAR).act("ana", go("A1", (12, 10), face=211.5))
    s.says("moved", facing="211.5")
    assert s.place("A1") == (12_000, 10_000, 21_150)


@rule("MKU-7.7", "MKU-R20", "MKU-5.4")
def test_a_turn_in_place_costs_an_action_and_a_token() -> None:
    s = (
        move("A1 man 10,10 face=90 | A2 man 20,20", FAR, left=2)
        .act("ana", go("A1", face=180))
        .says("turned", facing="180")
    )
    assert s.place("A1") == (10_000, 10_000, 18_000)
    assert (s.figure("A1").tokens, s.figure("A1").acted, s.state.left) == (1, True, 1)


@rule("MKU-7.10", "MKU-R20")
def test_a_figure_with_speed_0_only_turns() -> None:
    s = move("A1 root 10,10 face=90", FAR)
    s.refused("ana", go("A1", (10, 10.01)), "too_far", limit="0")
    s.act("ana", go("A1", face=0)).says("turned")
    assert s.figure("A1").facing == 0


@rule("MKU-7.8", "MKU-6.14", "MKU-1.9")
def test_a_double_base_needs_room_for_its_facing() -> None:
    s = move("A1 rider 10,1.65 face=90 | A2 man 11.5,1.65", FAR, terrain="T1 rock 8,3", templates=[ROCK])
    s.refused("ana", go("A1", face=180), "bases_overlap", "MKU-6.14", blocker="A2")
    s.refused("ana", go("A1", (10, 1.6), face=90), "off_the_field", "MKU-6.14")
    s.refused("ana", go("A1", face=315), "in_blocking_terrain", "MKU-6.14", piece="T1")
    s.act("ana", go("A1", face=270)).says("turned", facing="270")


@rule("MKU-7.8")
def test_only_the_end_of_a_double_base_is_tested_and_not_its_swing() -> None:
    s = move("A1 rider 10,10 face=90 | A2 man 8.85,10", FAR)  # the rear circle sweeps over A2 on the short way round
    s.act("ana", go("A1", face=270)).says("turned")
    assert s.figure("A1").facing == 27_000


# -- other bases -------------------------------------------------------------------------------------------------------


@rule("MKU-7.3", "MKU-6.11", "MKU-6.23")
@pytest.mark.parametrize(("x", "free"), [(10.55, True), (10.549, True), (10.548, False)])
@pytest.mark.parametrize("blocker", ["A2", "B2"])
def test_a_path_may_not_cross_a_base(x: float, free: bool, blocker: str) -> None:
    other = f" | {blocker} man {x},14"
    s = move("A1 man 10,10" + other * (blocker == "A2"), FAR + other * (blocker == "B2"))
    if free:
        s.act("ana", go("A1", (10, 18))).says("moved", length="8")
    else:
        s.refused("ana", go("A1", (10, 18)), "path_through", "MKU-7.3", blocker=blocker)


@rule("MKU-7.3", "MKU-6.11")
def test_the_radius_of_the_base_that_is_passed_counts() -> None:
    s = move("A1 man 10,10 | A2 big 10.79,14", FAR)
    s.refused("ana", go("A1", (10, 18)), "path_through", blocker="A2")
    s = move("A1 big 10,10 | A2 man 10.55,14", FAR)
    s.act("ana", go("A1", (10, 18))).says("moved")


@rule("MKU-6.11", "MKU-14.21")
def test_captives_and_rear_circles_block_too() -> None:
    s = move("A1 man 10,10 | A2 man 11.2,14.6 | A3 rider 11.1,17 face=0", "B1 man 10.1,14.6 captor=A2 | B2 man 35,35")
    s.refused("ana", go("A1", (10, 15.8)), "path_through", blocker="B1")
    s.refused("ana", go("A1", (9, 14), (9, 16), (10, 16), (10, 17.9)), "path_through", blocker="A3")


@rule("MKU-P6")
def test_a_refusal_names_the_first_obstacle_and_the_free_length() -> None:
    s = move("A1 man 10,10 | A2 man 10,16 | A3 man 10,13", FAR)
    s.refused("ana", go("A1", (10, 18)), "path_through", "MKU-7.3", blocker="A3", available="2.45", figure="A1")
    s.refused("ana", go("A1", (11, 10), (11, 14), (10, 14), (10, 15.5)), "path_through", blocker="A2", available="7.45")


@rule("MKU-7.4", "MKU-6.12", "MKU-6.13", "MKU-R15")
@pytest.mark.parametrize(("x", "free"), [(10.56, False), (10.561, True)])
def test_a_path_passes_only_between_figures_that_do_not_touch(x: float, free: bool) -> None:
    s = move("A1 man 10,10 | A2 man 9.44,14", f"B1 man {x},14")
    if free:
        s.act("ana", go("A1", (10, 18))).says("moved")
    else:
        s.refused("ana", go("A1", (10, 18)), "path_between", "MKU-6.12", figure="A1", available="3.99")


@rule("MKU-6.12")
def test_the_own_captive_is_no_obstacle_for_its_captor() -> None:
    s = move("A1 man 10,10 | A2 man 11.1,11.1", "B1 man 10,11.1 captor=A1 | B2 man 30,30")
    s.refused("ana", go("A1", (12, 11.1)), "path_through", blocker="A2")
    # Through the captive, and between it and the figure that it touches.
    s.act("ana", go("A1", (10, 11.1), (10.4, 11.1), (10.4, 12.5))).says("moved")


@rule("MKU-7.5", "MKU-6.14", "MKU-6.5")
@pytest.mark.parametrize(("y", "room"), [(12.9, True), (12.901, True), (12.902, False)])
def test_a_figure_needs_room_where_it_ends(y: float, room: bool) -> None:
    s = move("A1 man 10,10 | A2 man 10,14", FAR)
    if room:
        s.act("ana", go("A1", (10, y))).says("moved")
    else:
        s.refused("ana", go("A1", (10, y)), "bases_overlap", "MKU-6.14", blocker="A2")


# -- the edge of the field ---------------------------------------------------------------------------------------------


@rule("MKU-7.11", "MKU-6.15", "MKU-R17", "MKU-6.14")
@pytest.mark.parametrize(("x", "inside"), [(0.55, True), (0.549, True), (0.548, False)])
def test_a_base_never_leaves_the_field(x: float, inside: bool) -> None:
    s = move("A1 man 4,10", FAR)
    if inside:
        s.act("ana", go("A1", (x, 10))).says("moved")
    else:
        s.refused("ana", go("A1", (x, 10)), "path_off_field", "MKU-6.15", available="3.45")


@rule("MKU-6.15", "MKU-R17")
def test_not_on_the_way_either() -> None:
    move("A1 eagle 4,10", FAR).refused("ana", go("A1", (0.3, 10), (4, 10)), "path_off_field", "MKU-6.15")


@rule("MKU-6.24", "MKU-R74")
def test_a_double_base_swings_over_the_edge_on_its_way_but_does_not_end_there() -> None:
    s = move("A1 rider 10,2 face=90", FAR)
    s.refused("ana", go("A1", (10, 1.6), face=90), "off_the_field", "MKU-6.14")
    # On the first segment the rear circle would trail outside the field.
    s.act("ana", go("A1", (14, 0.6), (14, 2), face=90)).says("moved")


# -- orders ------------------------------------------------------------------------------------------------------------


@rule("MKU-4.6", "MKU-5.7", "MKU-14.5")
def test_who_cannot_be_given_a_move() -> None:
    s = move(
        "A1 man 10,10 acted | A2 man 5,5 tokens=2 | A3 man 20,20 captor=B2 | A4 man 30,10",
        "B1 man 35,35 | B2 man 21.1,20",
    )
    s.refused("ana", go("A1", (10, 12)), "already_acted", "MKU-4.6")
    s.refused("ana", go("A2", (5, 7)), "too_many_tokens", "MKU-5.6")
    s.refused("ana", go("A3", (20, 22)), "captive_cannot_act", "MKU-14.5")
    s.refused("ana", go("B1", (35, 33)), "not_your_figure")
    s.refused("ana", go("Z9", (35, 33)), "no_such_figure")
    s.refused("ana", Paths((Step("A4", (), 0),)), "no_paths_owed")


@rule("MKU-4.3", "MKU-SA.quickness.4")
def test_no_move_without_an_action() -> None:
    s = move("A1 man 10,10 | A2 clerk 20,20", FAR, left=0)
    s.refused("ana", go("A1", (10, 12)), "no_actions_left", "MKU-4.3")
    s.act("ana", EndTurn())


@rule("MKU-X4", "MKU-5.5", "MKU-10.2")
def test_a_figure_that_moves_in_two_turns_in_a_row_takes_a_click_after_the_second_move() -> None:
    s = move("A1 man 10,10 | A2 man 20,20", "B1 man 35,35 | B2 man 30,35")
    s.act("ana", go("A1", (10, 12))).silent("pushed", "hurt")
    s.act("ben", EndTurn())
    s.act("ana", go("A1", (10, 14))).says("hurt", figure="A1", clicks=1, cause="push")
    assert s.sequence("moved", "pushed") == ["moved", "pushed"]
    assert (s.figure("A1").tokens, s.figure("A1").click) == (2, 1)
