"""Terrain and movement: halving, stops, obstacles (section 19, water, MKU-P7)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Cancel
from bot.games.mage_knight.content.content import Template
from tests.support.battle import Battle, battle, own, square
from tests.support.moves import go
from tests.support.rules import rule

MAN = own("man", speed=7)
RIDER = own("rider", speed=8, mounted=True)
EAGLE = own("eagle", speed=8, marks="flight - - -")
OTTER = own("otter", speed=8, marks="aquatic - - -")
FIGURES = (MAN, RIDER, EAGLE, OTTER)
FAR = "B1 man 37,37"
WOOD = square("hindering", name="wood")  # 4 by 4: from 18 to 22 about 20,20
POND = square("shallow_water", name="pond")
LAKE = square("deep_water", name="lake")
ROCK = square("blocking", name="rock")


def strip(name: str, width: int) -> Template:
    """Hindering terrain 8 inches long, so many mils wide, about its origin."""
    left, right = -(width // 2), width - width // 2
    return Template(name, name, "hindering", ((left, -4000), (right, -4000), (right, 4000), (left, 4000)))


TEMPLATES = (WOOD, POND, LAKE, ROCK, strip("exact", 1100), strip("narrow", 1097), strip("tolerant", 1098))


def on(kind: str, *sides: str, **more: object) -> Battle:
    """A position with a piece of terrain about 20,20."""
    return battle(*sides, figures=FIGURES, templates=TEMPLATES, terrain=f"T1 {kind} 20,20", **more)  # type: ignore[arg-type]


def ends(s: Battle, figure: str, x: int, y: int) -> None:
    """A figure must stand there."""
    assert s.place(figure)[:2] == (x, y)


# -- hindering terrain stops -------------------------------------------------------------------------------------------


@rule("MKU-19.3", "MKU-19.4", "MKU-P7", "MKU-21.1")
@pytest.mark.parametrize("kind", ["wood", "pond"])
def test_a_figure_from_clear_ground_stops_when_its_base_is_wholly_inside(kind: str) -> None:
    s = on(kind, "A1 man 20,16", FAR).act("ana", go("A1", (20, 22)))
    s.says("stopped", figure="A1", reason="hindering", piece="T1").says("moved", length="2.549")
    ends(s, "A1", 20_000, 18_549)
    assert s.state.mark is not None and s.state.mark.paths == (((20_000, 16_000), (20_000, 18_549)),)


@rule("MKU-19.4", "MKU-6.22")
@pytest.mark.parametrize(("y", "stopped"), [(18.548, False), (18.549, True), (18.55, True)])
def test_a_move_that_ends_before_is_not_stopped(y: float, stopped: bool) -> None:
    s = on("wood", "A1 man 20,16", FAR).act("ana", go("A1", (20, y)))
    assert bool(s.told("stopped")) is stopped
    ends(s, "A1", 20_000, round(y * 1000))


@rule("MKU-19.4", "MKU-6.22")
def test_after_the_stop_the_whole_base_is_inside_also_on_a_slanting_path() -> None:
    s = on("wood", "A1 man 16,17.1", FAR).act("ana", go("A1", (22, 19.1))).says("stopped")
    assert s.field.wholly_inside(s.field.pieces[0], s.figure("A1"))


@rule("MKU-19.6", "MKU-19.5")
def test_whoever_starts_partly_inside_is_slowed_and_stopped() -> None:
    s = on("wood", "A1 man 20,17.6", FAR)
    s.refused("ana", go("A1", (20, 13.5)), "too_far", limit="4")
    s.act("ana", go("A1", (20, 21))).says("stopped", reason="hindering")
    ends(s, "A1", 20_000, 18_549)


@rule("MKU-19.7", "MKU-R40")
def test_whoever_starts_wholly_inside_is_not_stopped_even_in_another_piece() -> None:
    s = battle("A1 otter 20,21.45", FAR, figures=FIGURES, templates=TEMPLATES, terrain="T1 wood 20,20 | T2 pond 20,26")
    s.act("ana", Cancel("A1", "aquatic"), go("A1", (20, 25.45))).silent("stopped")
    ends(s, "A1", 20_000, 25_450)
    s = battle("A1 man 20,21.452", FAR, figures=FIGURES, templates=TEMPLATES, terrain="T1 wood 20,20 | T2 pond 20,26")
    s.act("ana", go("A1", (20, 25))).says("stopped", piece="T2")  # a trifle of its base was outside


@rule("MKU-19.7", "MKU-19.5")
def test_inside_a_piece_a_figure_moves_freely_with_half_its_speed() -> None:
    s = on("wood", "A1 man 19,19", FAR)
    s.refused("ana", go("A1", (19, 21), (21.01, 21)), "too_far", limit="4", length="4.01")
    s.act("ana", go("A1", (19, 21), (21, 21))).silent("stopped")


@rule("MKU-19.9", "MKU-6.22")
@pytest.mark.parametrize(("kind", "x"), [("narrow", 25_000), ("tolerant", 20_000), ("exact", 19_999)])
def test_a_piece_narrower_than_the_base_stops_nobody(kind: str, x: int) -> None:
    s = on(kind, "A1 man 18,20", FAR).act("ana", go("A1", (25, 20)))
    assert bool(s.told("stopped")) is (x < 25_000)
    ends(s, "A1", x, 20_000)


@rule("MKU-6.24", "MKU-R74", "MKU-19.4")
def test_the_rear_circle_of_a_double_base_trails_behind_the_front_one() -> None:
    s = on("wood", "A1 rider 20,15 face=0", FAR).act("ana", go("A1", (20, 21), face=90)).says("stopped")
    ends(s, "A1", 20_000, 19_649)  # both circles inside: 18 + 3 r, less the tolerance
    s = on("wood", "A1 rider 20,15 face=90", FAR).act("ana", go("A1", (20, 18.6), (19, 18.6), (19, 18.7)))
    # On the second segment the rear circle lies in the wood too as soon as it is far enough along.
    s.says("stopped")
    ends(s, "A1", 20_000, 18_600)


# -- and slows ---------------------------------------------------------------------------------------------------------


@rule("MKU-19.5", "MKU-19.8", "MKU-7.9")
@pytest.mark.parametrize(("y", "limit"), [(17.451, "7"), (17.452, "4"), (17.45, "7")])
def test_half_speed_from_hindering_terrain_rounded_up(y: float, limit: str) -> None:
    s = on("wood", f"A1 man 20,{y}", FAR)
    s.refused("ana", go("A1", (20, 10.3)), "too_far", limit=limit)
    s.act("ana", go("A1", (20, 13.5)))


@rule("MKU-19.5")
def test_the_rear_circle_counts_for_halving() -> None:
    s = on("wood", "A1 rider 20,16.5 face=270 | A2 man 5,5", FAR)
    s.refused("ana", go("A1", (20, 12.4), face=270), "too_far", limit="4")


@rule("MKU-19.2")
def test_the_open_field_changes_nothing() -> None:
    on("wood", "A1 man 5,5", FAR).act("ana", go("A1", (5, 12))).silent("stopped")


# -- what cannot be entered --------------------------------------------------------------------------------------------


@rule("MKU-19.14", "MKU-6.15", "MKU-R16", "MKU-21.2")
@pytest.mark.parametrize(
    ("kind", "key", "clause"),
    [
        ("rock", "path_blocked", "MKU-19.14"),
        ("lake", "path_in_water", "MKU-21.2"),
    ],
)
@pytest.mark.parametrize(("x", "free"), [(17.45, True), (17.451, True), (17.452, False)])
def test_the_whole_base_must_pass_solid_terrain(kind: str, key: str, clause: str, x: float, free: bool) -> None:
    s = on(kind, f"A1 man {x},17", FAR)
    if free:
        s.act("ana", go("A1", (x, 23))).says("moved")
    else:
        s.refused("ana", go("A1", (x, 23)), key, clause, piece="T1")


@rule("MKU-19.14", "MKU-P6")
def test_a_blocked_path_tells_the_free_length() -> None:
    s = on("rock", "A1 man 20,15", FAR)
    s.refused("ana", go("A1", (20, 20)), "path_blocked", "MKU-19.14", piece="T1", available="2.45", figure="A1")


@rule("MKU-6.24", "MKU-R74")
def test_only_the_front_circle_is_tested_on_the_way() -> None:
    s = on("rock", "A1 rider 14,20 face=180", FAR)
    s.act("ana", go("A1", (17.4, 20), (17.4, 21), face=270)).says("moved")
    s = on("rock", "A1 rider 14,20 face=180", FAR)
    s.refused("ana", go("A1", (17.4, 20), face=180), "in_blocking_terrain", "MKU-6.14", piece="T1")


# -- flyers and swimmers -----------------------------------------------------------------------------------------------


@rule("MKU-SA.flight.2", "MKU-SA.flight.3", "MKU-R57")
@pytest.mark.parametrize(("kind", "key"), [("rock", "in_blocking_terrain"), ("lake", "in_deep_water")])
def test_a_flyer_crosses_solid_terrain_but_does_not_end_in_it(kind: str, key: str) -> None:
    s = on(kind, "A1 eagle 20,16", FAR)
    s.refused("ana", go("A1", (20, 20)), key, "MKU-6.14" if kind == "rock" else "MKU-21.2", piece="T1")
    s.act("ana", go("A1", (20, 24))).says("moved", length="8")


@rule("MKU-SA.flight.2", "MKU-SA.flight.3")
def test_a_flyer_crosses_bases_but_does_not_end_on_one() -> None:
    s = on("wood", "A1 eagle 5,5 | A2 man 5,8 | A3 man 5,9.1", "B1 man 6.1,9.1 | B2 man 37,37")
    s.refused("ana", go("A1", (5, 9)), "bases_overlap", blocker="A2")
    s.act("ana", go("A1", (5, 9), (5.5, 9.1), (5.5, 12))).says("moved")


@rule("MKU-SA.flight.4")
@pytest.mark.parametrize("kind", ["wood", "pond"])
def test_hindering_terrain_neither_stops_nor_slows_a_flyer(kind: str) -> None:
    on(kind, "A1 eagle 20,16", FAR).act("ana", go("A1", (20, 20))).silent("stopped")
    on(kind, "A1 eagle 20,20", FAR).act("ana", go("A1", (20, 28))).says("moved", length="8")


@rule("MKU-5.18", "MKU-SA.flight.4")
def test_a_flyer_that_cancels_flight_walks() -> None:
    s = on("wood", "A1 eagle 20,20", FAR).act("ana", Cancel("A1", "flight"))
    s.refused("ana", go("A1", (20, 25)), "too_far", limit="4")


@rule("MKU-SA.aquatic.1")
@pytest.mark.parametrize("kind", ["pond", "lake"])
def test_water_is_clear_ground_for_a_swimmer(kind: str) -> None:
    on(kind, "A1 otter 20,16", FAR).act("ana", go("A1", (20, 20))).silent("stopped")
    on(kind, "A1 otter 20,20", FAR).act("ana", go("A1", (20, 28))).says("moved", length="8")


@rule("MKU-SA.aquatic.2")
def test_woods_and_rocks_are_not() -> None:
    on("wood", "A1 otter 20,16", FAR).act("ana", go("A1", (20, 22))).says("stopped")
    on("rock", "A1 otter 20,16", FAR).refused("ana", go("A1", (20, 20)), "path_blocked", piece="T1")


@rule("MKU-SA.aquatic.3", "MKU-R57")
def test_who_loses_aquatic_in_deep_water_may_only_leave_it_with_half_speed() -> None:
    s = on("lake", "A1 otter 20,18.5", FAR).act("ana", Cancel("A1", "aquatic"))
    s.refused("ana", go("A1", (20, 19)), "stays_in_water", "MKU-SA.aquatic.3", piece="T1")
    s.refused("ana", go("A1", (20, 14.4)), "too_far", limit="4")
    s.refused("ana", go("A1", (20, 16.5), (20, 17.6)), "path_in_water", "MKU-SA.aquatic.3")
    s.act("ana", go("A1", (20, 14.5))).says("moved")


@rule("MKU-SA.aquatic.3")
@pytest.mark.parametrize(("y", "out"), [(17.45, True), (17.451, True), (17.452, False)])
def test_leaving_is_with_the_whole_base(y: float, out: bool) -> None:
    s = on("lake", "A1 otter 20,18.5", FAR).act("ana", Cancel("A1", "aquatic"))
    if out:
        s.act("ana", go("A1", (20, y))).says("moved")
    else:
        s.refused("ana", go("A1", (20, y)), "stays_in_water", "MKU-SA.aquatic.3")


@rule("MKU-SA.aquatic.3", "MKU-7.7")
def test_it_may_turn_where_it_stays() -> None:
    s = on("lake", "A1 otter 20,20", FAR).act("ana", Cancel("A1", "aquatic"), go("A1", face=0)).says("turned")
    ends(s, "A1", 20_000, 20_000)
