"""Moves onto and off elevated and abrupt terrain and across low walls (sections 20 and 21)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Cancel
from bot.games.mage_knight.content.content import Template
from tests.support.battle import Battle, battle, own, square
from tests.support.moves import go
from tests.support.rules import rule

MAN = own("man", speed=8)
RIDER = own("rider", speed=8, mounted=True)
EAGLE = own("eagle", speed=8, marks="flight - - -")
FIGURES = (MAN, RIDER, EAGLE)
FAR = "B1 man 37,37"
HILL = square("clear", name="hill", elevated=True)  # 18 to 22 about 20,20
RIDGE = square("clear", 1, name="ridge", elevated=True)
GROVE = square("hindering", name="grove", elevated=True)
CRAG = square("blocking", name="crag", elevated=True)
ACCESS = (((-600, -2000), (600, -2000)),)
MESA = square("clear", name="mesa", elevated=True, abrupt=True, access=ACCESS)


def wall(name: str, *corners: tuple[int, int]) -> Template:
    """A low wall."""
    return Template(name, name, "low_wall", corners)


CREST = Template(
    "crest",
    "crest",
    "clear",
    ((-2000, -400), (2000, -400), (2000, 400), (-2000, 400)),
    elevated=True,
    abrupt=True,
    access=(((-600, -400), (600, -400)),),
)


FENCE = wall("fence", (-3000, -200), (3000, -200), (3000, 200), (-3000, 200))  # 6 long, 0.4 thick
CORNER = wall("corner", (-3000, -200), (200, -200), (200, 3000), (-200, 3000), (-200, 200), (-3000, 200))
TEMPLATES = (HILL, RIDGE, GROVE, CRAG, MESA, CREST, FENCE, CORNER)


def on(kind: str, *sides: str, **more: object) -> Battle:
    """A position with a piece of terrain about 20,20."""
    more.setdefault("left", 3)
    return battle(*sides, figures=FIGURES, templates=TEMPLATES, terrain=f"T1 {kind} 20,20", **more)  # type: ignore[arg-type]


# -- elevated terrain --------------------------------------------------------------------------------------------------


@rule("MKU-20.3", "MKU-20.4", "MKU-R19", "MKU-P7")
def test_climbing_ends_the_move_where_the_whole_base_is_up() -> None:
    s = on("hill", "A1 man 20,16", FAR).act("ana", go("A1", (20, 22))).says("stopped", reason="level", piece="T1")
    assert s.place("A1")[:2] == (20_000, 18_549) and s.field.elevated(s.figure("A1"))


@rule("MKU-20.4", "MKU-6.20")
@pytest.mark.parametrize(("y", "up"), [(17.999, False), (18, True), (18.3, True)])
def test_a_move_may_end_while_the_base_is_on_the_edge(y: float, up: bool) -> None:
    s = on("hill", "A1 man 20,16", FAR).act("ana", go("A1", (20, y))).silent("stopped")
    assert s.field.elevated(s.figure("A1")) is up


@rule("MKU-20.3", "MKU-20.4")
def test_leaving_ends_the_move_where_the_whole_base_is_down() -> None:
    s = on("hill", "A1 man 20,19", FAR).act("ana", go("A1", (20, 14))).says("stopped", reason="level")
    assert s.place("A1")[:2] == (20_000, 17_451) and not s.field.elevated(s.figure("A1"))


@rule("MKU-20.4", "MKU-R19")
def test_a_base_that_hangs_over_the_edge_goes_on_freely_on_its_own_level() -> None:
    s = on("hill", "A1 man 20,18.2", FAR).act("ana", go("A1", (20, 21.5))).silent("stopped")
    s = on("hill", "A1 man 20,17.8", FAR).act("ana", go("A1", (20, 12))).silent("stopped")
    assert s.place("A1")[:2] == (20_000, 12_000)


@rule("MKU-20.4")
def test_a_second_crossing_in_one_move_is_refused() -> None:
    s = on("hill", "A1 man 20,17", FAR)
    s.refused("ana", go("A1", (20, 18.3), (20, 17.5)), "second_crossing", "MKU-20.4", piece="T1")
    s = on("ridge", "A1 man 20,17", FAR)
    s.refused("ana", go("A1", (20, 23)), "second_crossing", "MKU-20.4", piece="T1")
    s.act("ana", go("A1", (20, 20))).silent("stopped")


@rule("MKU-20.4")
def test_a_path_that_is_cut_before_the_second_crossing_is_legal() -> None:
    on("hill", "A1 man 20,17", FAR).act("ana", go("A1", (20, 24))).says("stopped", reason="level")


@rule("MKU-6.24", "MKU-R74", "MKU-20.4")
def test_the_rear_circle_trails_up_too() -> None:
    s = on("hill", "A1 rider 20,15 face=90", FAR).act("ana", go("A1", (20, 22))).says("stopped")
    assert s.place("A1")[:2] == (20_000, 19_649)
    s = on("hill", "A1 rider 20,19 face=270", FAR).act("ana", go("A1", (20, 14), face=270)).says("stopped")
    assert s.place("A1")[:2] == (20_000, 16_351)


@rule("MKU-20.5", "MKU-20.6", "MKU-19.5")
def test_elevated_hindering_terrain_hinders_too() -> None:
    on("grove", "A1 man 20,16", FAR).act("ana", go("A1", (20, 22))).says("stopped")
    inside = go("A1", (20, 21.4), (18.6, 21.4), (18.6, 18.6))
    on("grove", "A1 man 20,20", FAR).refused("ana", inside, "too_far", limit="4")
    on("hill", "A1 man 20,16.001", FAR).act("ana", go("A1", (20, 18.5))).says("moved", length="2.499")


@rule("MKU-20.6")
def test_elevated_blocking_terrain_cannot_be_entered() -> None:
    on("crag", "A1 man 20,16", FAR).refused("ana", go("A1", (20, 18)), "path_blocked", "MKU-19.14", piece="T1")


@rule("MKU-SA.flight.5")
def test_a_flyer_changes_its_level_freely() -> None:
    on("hill", "A1 eagle 20,17", FAR).act("ana", go("A1", (20, 19), (20, 17.2))).silent("stopped")
    on("mesa", "A1 eagle 16,20", FAR).act("ana", go("A1", (20, 20))).silent("stopped")
    s = on("mesa", "A1 eagle 20,20", FAR).act("ana", go("A1", (24, 20))).silent("stopped")
    s = on("mesa", "A1 eagle 20,20", FAR).act("ana", Cancel("A1", "flight"))
    s.refused("ana", go("A1", (24, 20)), "no_access", "MKU-21.13", piece="T1")


# -- abrupt terrain ----------------------------------------------------------------------------------------------------


@rule("MKU-21.8", "MKU-21.11", "MKU-21.13", "MKU-R44")
@pytest.mark.parametrize(("x", "open_"), [(20, True), (20.6, True), (20.601, False), (19.4, True), (19.399, False)])
def test_abrupt_terrain_is_entered_only_by_its_access_point(x: float, open_: bool) -> None:
    s = on("mesa", f"A1 man {x},16", FAR)
    if open_:
        s.act("ana", go("A1", (x, 20))).says("stopped", reason="level")
        assert s.place("A1")[1] == 18_549
    else:
        s.refused("ana", go("A1", (x, 20)), "no_access", "MKU-21.13", piece="T1", figure="A1")


@rule("MKU-21.11", "MKU-21.13")
def test_and_left_only_there() -> None:
    s = on("mesa", "A1 man 20,19", FAR)
    s.refused("ana", go("A1", (24, 19)), "no_access", "MKU-21.13")
    s.act("ana", go("A1", (20, 15))).says("stopped", reason="level")


@rule("MKU-21.11", "MKU-21.13", "MKU-6.20")
@pytest.mark.parametrize(
    ("start", "end", "open_"),
    [
        ((16, 20), (18, 20), False),
        ((16, 20), (17.999, 20), True),
        ((16, 18), (19, 18), False),
        ((16, 18), (23, 18), True),  # along the edge and past it
        ((20.6, 16), (20.6, 18), True),
        ((20.601, 16), (20.601, 18), False),
    ],
)
def test_a_dot_on_the_edge_of_abrupt_terrain_is_on_it(
    start: tuple[float, float], end: tuple[float, float], open_: bool
) -> None:
    s = on("mesa", f"A1 man {start[0]},{start[1]}", FAR)
    if open_:
        s.act("ana", go("A1", end)).says("moved")
    else:
        s.refused("ana", go("A1", end), "no_access", "MKU-21.13", piece="T1")
    on("mesa", f"A1 eagle {start[0]},{start[1]}", FAR).act("ana", go("A1", end)).says("moved")


@rule("MKU-20.4", "MKU-6.20")
def test_back_to_the_edge_is_a_second_crossing() -> None:
    s = on("hill", "A1 man 20,18.2", FAR)
    s.refused("ana", go("A1", (20, 17.8), (20.5, 18)), "second_crossing", "MKU-20.4", piece="T1")
    s.act("ana", go("A1", (20, 17.8), (20.5, 17.999))).says("moved")


@rule("MKU-21.13", "MKU-R44")
def test_the_way_up_a_narrow_ridge_is_not_through_the_access_point_on_its_other_side() -> None:
    s = on("crest", "A1 man 20,22", FAR)
    s.refused("ana", go("A1", (20, 19.6)), "no_access", "MKU-21.13", piece="T1")
    on("crest", "A1 man 20,18", FAR).act("ana", go("A1", (20, 19.6))).says("moved")


@rule("MKU-21.14", "MKU-R44", "MKU-8.1")
def test_nobody_breaks_away_from_or_spins_towards_the_other_side_of_the_edge() -> None:
    s = on("mesa", "A1 man 17.5,19", "B1 man 18.3,20.755 face=90 | B2 man 37,37")
    s.act("ana", go("A1", (17.5, 20))).silent("spun")
    s = on("mesa", "A1 man 17.5,20", "B1 man 18.3,20.755 face=90 | B2 man 37,37")
    s.act("ana", go("A1", (16, 20))).silent("broke_away", "held_fast")
    s = on("hill", "A1 man 17.5,20", "B1 man 18.3,20.755 face=90 | B2 man 37,37", dice=[4])
    s.act("ana", go("A1", (16, 20))).says("broke_away")


# -- low walls ---------------------------------------------------------------------------------------------------------


@rule("MKU-21.4", "MKU-R43", "MKU-21.3")
def test_who_climbs_a_low_wall_stops_at_its_far_edge() -> None:
    s = on("fence", "A1 man 20,16", FAR).act("ana", go("A1", (20, 23))).says("stopped", reason="wall", piece="T1")
    assert s.place("A1")[:2] == (20_000, 19_650)  # the base touches the far edge, 20.2


@rule("MKU-21.4")
@pytest.mark.parametrize(("y", "stopped"), [(19.64, False), (19.65, True), (19.7, True)])
def test_up_to_the_far_edge_a_move_is_free(y: float, stopped: bool) -> None:
    s = on("fence", "A1 man 20,16", FAR).act("ana", go("A1", (20, y)))
    assert bool(s.told("stopped")) is stopped and s.place("A1")[1] == min(y * 1000, 19_650)


@rule("MKU-21.4", "MKU-21.5")
@pytest.mark.parametrize(("y", "stopped"), [(19.25, True), (19.27, True), (19.271, False), (19.9, False)])
def test_who_only_touches_the_near_edge_still_has_to_stop(y: float, stopped: bool) -> None:
    s = on("fence", f"A1 man 20,{y}", FAR).act("ana", go("A1", (20, 23)))
    assert bool(s.told("stopped")) is stopped
    assert s.place("A1")[1] == (19_650 if stopped else 23_000)


@rule("MKU-21.5", "MKU-19.4", "MKU-19.5")
def test_a_wall_slows_nobody() -> None:
    on("fence", "A1 man 20,20", FAR).act("ana", go("A1", (20, 28))).says("moved", length="8").silent("stopped")
    on("fence", "A1 man 20,19.3", FAR).act("ana", go("A1", (20, 11.3))).says("moved", length="8")


@rule("MKU-21.4", "MKU-R43")
def test_along_a_wall_nobody_stops() -> None:
    on("fence", "A1 man 16,19.3", FAR).act("ana", go("A1", (23, 19.3))).silent("stopped")


@rule("MKU-21.4", "MKU-R43")
def test_near_the_end_of_a_wall_it_is_the_dot_that_counts() -> None:
    # The base covers the end of the wall: what is outside does not fall in two before the dot is across.
    s = on("fence", "A1 man 24,20.05", FAR).act("ana", go("A1", (21.6, 20.35))).says("stopped", reason="wall")
    assert s.place("A1")[:2] == (22_800, 20_200)
    on("fence", "A1 man 24,20.05", FAR).act("ana", go("A1", (22.8, 20.2), (22.7, 20.2))).says("moved")
    s = on("fence", "A1 man 22.9,18", FAR).act("ana", go("A1", (22.9, 22))).says("stopped", reason="wall")
    assert s.place("A1")[:2] == (22_900, 19_650)  # beyond, a sliver would lie on the far side
    on("fence", "A1 man 23.1,18", FAR).act("ana", go("A1", (23.1, 22))).silent("stopped")  # the dot passes beside it


@rule("MKU-21.4", "MKU-R43")
def test_at_a_corner_too() -> None:
    # From outside the corner inwards: the dot leaves the wall on another side than it entered, if not stopped before.
    s = on("corner", "A1 man 22,18", FAR).act("ana", go("A1", (18, 22))).says("stopped", reason="wall")
    x, y, _ = s.place("A1")
    assert x + y == 40_000 and 19_700 <= x <= 20_200


@rule("MKU-6.24", "MKU-21.4")
def test_a_double_base_is_tested_with_its_front_circle() -> None:
    s = on("fence", "A1 rider 20,16 face=90", FAR).act("ana", go("A1", (20, 23))).says("stopped")
    assert s.place("A1")[:2] == (20_000, 19_650)
    # The rear circle stands across the wall, the front one off it: it has not climbed.
    s = on("fence", "A1 rider 20,21 face=90", FAR).act("ana", go("A1", (20, 17), face=270)).says("stopped")


@rule("MKU-SA.flight.4", "MKU-21.4")
def test_a_flyer_does_not_heed_a_wall() -> None:
    on("fence", "A1 eagle 20,16", FAR).act("ana", go("A1", (20, 23))).silent("stopped")


@rule("MKU-21.7", "MKU-8.1", "MKU-9.1")
def test_contact_across_a_wall_gives_a_spin_and_forces_a_roll() -> None:
    (on("fence", "A1 man 20,17", "B1 man 20,20.75 face=90").act("ana", go("A1", (20, 19.25))).says("spun", figure="B1"))
    on("fence", "A1 man 20,19.25", "B1 man 20,20.75", dice=[4]).act("ana", go("A1", (20, 17))).says("broke_away")
    on("fence", "A1 man 20,19.25", "B1 man 20,20.78").act("ana", go("A1", (20, 17))).silent("broke_away")
