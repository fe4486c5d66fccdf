"""Lines of fire and contact between the levels of the field (MKU-20)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.field import sight
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

FOOT = own("foot")
BOW = own("bow", range=20)
TEMPLATES = (
    square("clear", name="hill", elevated=True),
    square("hindering", name="scrub", elevated=True),
    square("blocking", name="crag", elevated=True),
    square("hindering", name="glade"),
    square("blocking", name="rock"),
    square("shallow_water", name="ford"),
)
FAR, MIDDLE, NEAR = "20,26", "20,20", "20,14"
"""Places of pieces of 4 by 4 on a line northwards; the firer stands at 20,10 or in NEAR, the target in FAR or at 30."""


def scene(*sides: str, terrain: str = "") -> Battle:
    """A position with the figures and pieces of this file."""
    return battle(*sides, figures=(FOOT, BOW), templates=TEMPLATES, terrain=terrain)


def shot(firer: str, target: str, terrain: str, between: str = "") -> sight.LineOfFire:
    """The line from A1 to B1 with other figures of B between; it must be as clear in the other direction."""
    sides = f"B1 bow {target}" + (f" | {between}" if between else "")
    field = scene(f"A1 bow {firer}", sides, terrain=terrain).field
    one, other = field.figure("A1"), field.figure("B1")
    line = sight.line(field, one, other)
    assert sight.line(field, other, one).clear is line.clear
    return line


@rule("MKU-20.1", "MKU-20.7", "MKU-20.2")
@pytest.mark.parametrize("piece", ["hill", "scrub", "crag"])
def test_between_figures_on_the_ground_every_elevated_piece_blocks(piece: str) -> None:
    assert shot("20,10", "20,30", f"T1 {piece} {MIDDLE}").blocked_by == "T1"
    assert shot("18,10", "18,30", f"T1 {piece} {MIDDLE}").clear  # along the edge
    assert not shot("18.001,10", "18.001,30", f"T1 {piece} {MIDDLE}").clear


@rule("MKU-19.1", "MKU-19.2", "MKU-20.1")
@pytest.mark.parametrize(
    ("piece", "clear", "hindered"),
    [
        ("", True, False),
        ("glade", True, True),
        ("rock", False, False),
        ("ford", True, False),
        ("hill", False, False),
        ("scrub", False, False),
        ("crag", False, False),
    ],
)
def test_what_each_kind_of_terrain_does_to_a_line_on_the_ground(piece: str, clear: bool, hindered: bool) -> None:
    line = shot("20,10", "20,30", f"T1 {piece} {MIDDLE}" if piece else "")
    assert (line.clear, line.hindered) == (clear, hindered)


@rule("MKU-20.8")
@pytest.mark.parametrize("piece", ["hill", "scrub", "crag"])
def test_with_one_elevated_any_other_elevated_piece_blocks(piece: str) -> None:
    line = shot("20,10", "20,26", f"T1 hill {FAR} | T2 {piece} {MIDDLE}")
    assert line.blocked_by == "T2" and line.height
    assert shot("20,14", "20,30", f"T1 hill {NEAR} | T2 {piece} {MIDDLE}").blocked_by == "T2"


@rule("MKU-20.8")
@pytest.mark.parametrize("piece", ["hill", "scrub"])
def test_the_piece_on_which_a_figure_stands_does_not_block(piece: str) -> None:
    assert shot("20,10", "20,27.5", f"T1 {piece} {FAR}").clear
    assert shot("20,12.5", "20,30", f"T1 {piece} {NEAR}").clear


@rule("MKU-20.9")
@pytest.mark.parametrize("piece", ["rock", "crag"])
@pytest.mark.parametrize(("firer", "target", "hill"), [("20,10", "20,26", FAR), ("20,14", "20,30", NEAR)])
def test_with_one_elevated_blocking_terrain_on_either_level_blocks(
    piece: str, firer: str, target: str, hill: str
) -> None:
    assert shot(firer, target, f"T1 hill {hill} | T2 {piece} {MIDDLE}").blocked_by == "T2"


@rule("MKU-20.10", "MKU-12.5")
def test_with_one_elevated_only_elevated_figures_block() -> None:
    hill = f"T1 hill {FAR}"
    assert shot("20,10", "20,27", hill, "B2 foot 20,20").clear
    assert shot("20,10", "20,27", hill, "B2 foot 20,25").blocked_by == "B2"
    assert shot("20,10", "20,27", hill, "B2 foot 20,24").blocked_by == "B2"  # its dot on the edge
    assert shot("20,10", "20,27", hill, "B2 foot 20,23.999").clear
    assert shot("20,14", "20,30", f"T1 hill {NEAR}", "B2 foot 20,15.5").blocked_by == "B2"
    assert shot("20,14", "20,30", f"T1 hill {NEAR}", "B2 foot 20,20").clear


@rule("MKU-20.7", "MKU-12.5")
def test_between_figures_on_the_ground_a_base_hanging_down_from_above_blocks() -> None:
    # The dot of B2 is on the hill, its base reaches over the edge and the line passes beside the hill.
    line = shot("17.8,10", "17.8,30", f"T1 hill {MIDDLE}", "B2 foot 18.1,20")
    assert line.blocked_by == "B2"


@rule("MKU-20.11", "MKU-R42")
def test_with_both_elevated_elevated_pieces_and_figures_below_do_not_block() -> None:
    hills = f"T1 hill {NEAR} | T2 hill {FAR}"
    assert shot("20,14", "20,26", f"{hills} | T3 hill {MIDDLE}").clear
    assert shot("20,14", "20,26", hills, "B2 foot 20,20").clear
    assert shot("20,14", "20,26", f"{hills} | T3 hill {MIDDLE}", "B2 foot 20,20").blocked_by == "B2"
    assert shot("20,14", "20,26", hills, "B2 foot 20,24.5").blocked_by == "B2"


@rule("MKU-20.11")
@pytest.mark.parametrize("piece", ["rock", "crag"])
def test_with_both_elevated_blocking_terrain_blocks(piece: str) -> None:
    line = shot("20,14", "20,26", f"T1 hill {NEAR} | T2 hill {FAR} | T3 {piece} {MIDDLE}")
    assert line.blocked_by == "T3" and not line.height


@rule("MKU-20.11")
def test_both_on_the_same_piece() -> None:
    assert shot("20,18.5", "20,21.5", f"T1 hill {MIDDLE}").clear
    line = shot("20,18.5", "20,21.5", f"T1 hill {MIDDLE}", "B2 foot 20,20")
    assert line.blocked_by == "B2" and not line.hindered


@rule("MKU-20.12", "MKU-R42", "MKU-X9")
@pytest.mark.parametrize(("firer", "target"), [("20,10", "20,26"), ("20,14", "20,30"), ("20,14", "20,26")])
def test_hindering_terrain_on_the_ground_between_is_ignored(firer: str, target: str) -> None:
    hills = "".join(f"T{n} hill {place} | " for n, place in enumerate((NEAR, FAR), 1) if place in (firer, target))
    line = shot(firer, target, f"{hills}T3 glade {MIDDLE}", "B2 foot 20,20")
    assert line.clear and not line.hindered
    assert shot("20,10", "20,30", f"T3 glade {MIDDLE}").hindered


@rule("MKU-20.12")
def test_hindering_terrain_in_which_an_end_stands_counts() -> None:
    assert shot("20,10", "20,30", "T1 hill 20,10 | T2 glade 20,31").hindered  # the target
    assert shot("20,30", "20,10", "T1 hill 20,10 | T2 glade 20,31").hindered  # the firer
    assert shot("20,10", "20,29.002", "T1 hill 20,10 | T2 glade 20,31").hindered
    assert not shot("20,10", "20,29.001", "T1 hill 20,10 | T2 glade 20,31").hindered  # hardly in it


@rule("MKU-20.12", "MKU-20.1")
def test_elevated_hindering_terrain_counts() -> None:
    hills = f"T1 hill {NEAR} | T2 hill {FAR}"
    assert shot("20,14", "20,26", f"{hills} | T3 scrub {MIDDLE}").hindered
    assert shot("20,10", "20,26", f"T2 scrub {FAR}").hindered
    assert shot("20,12.5", "20,30", f"T2 scrub {NEAR}").hindered
    assert not shot("18,14", "18,26", f"{hills} | T3 scrub {MIDDLE}").hindered  # along its edge


@rule("MKU-20.13", "MKU-19.11")
@pytest.mark.parametrize(("y", "face", "hindered"), [(15.7, 90, False), (15.6, 90, True), (15.7, 40, True)])
def test_a_firer_at_the_edge_of_elevated_hindering_terrain_is_not_hindered(y: float, face: int, hindered: bool) -> None:
    sides = (f"A1 bow 20,{y} face={face}", "B1 bow 20,30")
    field = scene(*sides, terrain=f"T1 scrub {NEAR}").field
    assert sight.line(field, field.figure("A1"), field.figure("B1")).hindered is hindered


@rule("MKU-20.14", "MKU-20.15")
@pytest.mark.parametrize(
    ("firer", "target", "higher"),
    [("20,10", "20,30", False), ("20,10", "20,26", True), ("20,14", "20,30", False), ("20,14", "20,26", False)],
)
def test_only_a_target_above_a_firer_on_the_ground_has_the_height_advantage(
    firer: str, target: str, higher: bool
) -> None:
    terrain = " | ".join(f"T{n} hill {place}" for n, place in enumerate((NEAR, FAR), 1) if place in (firer, target))
    assert shot(firer, target, terrain).height is higher


@rule("MKU-20.14")
def test_height_and_hindering_terrain_add_up() -> None:
    line = shot("20,10", "20,26", f"T1 scrub {FAR}")
    assert line.clear and line.hindered and line.height


@rule("MKU-20.5", "MKU-5.11")
@pytest.mark.parametrize(("reach", "inside"), [(16, True), (15, False)])
def test_distances_are_horizontal(reach: int, inside: bool) -> None:
    """16 inches up onto the hill."""
    figures = [own("bow", range=reach), own("foot")]
    hill = f"T1 hill {FAR}"
    field = battle("A1 bow 20,10", "B1 foot 20,26", figures=figures, templates=TEMPLATES, terrain=hill).field
    fault = sight.shoot_fault(field, 0, field.figure("A1"), field.figure("B1"))
    assert (None if fault is None else fault.key) == (None if inside else "target_out_of_range")


@rule("MKU-20.16", "MKU-13.6")
def test_figures_on_different_levels_touch_as_seen_from_above() -> None:
    field = scene("A1 foot 20,17.5 face=90", "B1 foot 20,18.6 face=270", terrain=f"T1 hill {MIDDLE}").field
    low, high = field.figure("A1"), field.figure("B1")
    assert field.touching(low, high) and field.front(low, high) and field.front(high, low)
    assert sight.height(field, low, high) and not sight.height(field, high, low)
    assert not sight.height(field, low, low) and not sight.height(field, high, high)


@rule("MKU-X9", "MKU-20.10", "MKU-20.12")
def test_worked_example_an_elevated_firer_looks_over_figures_and_hindering_terrain() -> None:
    line = shot("20,14", "20,30", f"T1 hill {NEAR} | T2 glade 20,21", "B2 foot 20,25")
    assert line.clear and not line.hindered and not line.height
