"""Lines of fire on the ground: length, arc, bases, terrain, and the firer at the edge (MKU-6.16 to 6.19, 12, 19)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.content.content import Template
from bot.games.mage_knight.field import sight
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.state import Figure
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

FOOT = own("foot")
BOW = own("bow", range=10)
RIDER = own("rider", mounted=True)
LANCER = own("lancer", mounted=True, range=8)
KINDS = (FOOT, BOW, RIDER, LANCER, own("gun", range=10, arc=180))
TEMPLATES = (
    square("hindering", name="glade"),
    square("blocking", name="rock"),
    square("shallow_water", name="ford"),
    square("deep_water", name="pond"),
    square("hindering", 0.5, name="bush"),
    Template(
        "horns",
        "horns",
        "hindering",
        (
            (-3_000, -1_000),
            (3_000, -1_000),
            (3_000, 2_000),
            (2_000, 2_000),
            (2_000, 0),
            (-2_000, 0),
            (-2_000, 2_000),
            (-3_000, 2_000),
        ),
    ),
)


def scene(*sides: str, terrain: str = "") -> Battle:
    """A position with the figures and pieces of this file."""
    return battle(*sides, figures=KINDS, templates=TEMPLATES, terrain=terrain)


def fire(field: Field, one: str = "A1", other: str = "B1") -> sight.LineOfFire:
    """The line of fire between two figures."""
    return sight.line(field, field.figure(one), field.figure(other))


def in_range(field: Field, target: Figure) -> bool:
    """True if A1 may shoot at somebody; if not, it is because of the distance."""
    fault = sight.shoot_fault(field, 0, field.figure("A1"), target)
    assert fault is None or fault.key == "target_out_of_range"
    return fault is None


@rule("MKU-5.11", "MKU-6.16", "MKU-6.19", "MKU-12.4")
@pytest.mark.parametrize(("away", "inside"), [(10_000, True), (10_001, True), (10_002, False)])
def test_a_range_is_measured_from_dot_to_dot(away: int, inside: bool) -> None:
    """The range of the bow is 10 inches."""
    field = scene("A1 bow 10,10", f"B1 foot 10,{10 + away / 1000}").field
    assert in_range(field, field.figure("B1")) is inside


@rule("MKU-5.11", "MKU-6.19", "MKU-6.23")
def test_a_slanted_line_is_measured_exactly() -> None:
    field = scene("A1 bow 10,10", "B1 foot 16,18").field  # 6, 8, 10
    assert in_range(field, field.figure("B1"))
    assert in_range(field, field.with_(field.figure("B1"), 16_001, 18_000, 0))
    assert not in_range(field, field.with_(field.figure("B1"), 16_001, 18_001, 0))


@rule("MKU-6.3", "MKU-6.16")
def test_lines_to_and_from_a_double_base_use_the_front_dot() -> None:
    field = scene("A1 lancer 10,10 face=90", "B1 rider 10,18 face=90").field
    assert fire(field).clear  # the own and the target's rear circle do not block
    assert in_range(field, field.figure("B1"))
    assert not in_range(field, field.with_(field.figure("B1"), 10_000, 18_002, 90_00))


@rule("MKU-6.18", "MKU-12.3")
@pytest.mark.parametrize(
    ("who", "place", "seen"),
    [
        ("bow", "15,15", True),
        ("bow", "5,15", True),
        ("bow", "15,14.999", True),  # 0.006 degrees outside
        ("bow", "15,14.998", False),  # 0.011 degrees outside
        ("bow", "10,5", False),
        ("gun", "15,10", True),
        ("gun", "19,9.999", True),  # 0.006 degrees outside
        ("gun", "19,9.998", False),
    ],
)
def test_the_line_passes_through_the_front_arc(who: str, place: str, seen: bool) -> None:
    field = scene(f"A1 {who} 10,10 face=90", f"B1 foot {place}").field
    assert sight.in_arc(field, field.figure("A1"), field.figure("B1")) is seen


@rule("MKU-6.16", "MKU-12.5", "MKU-6.23")
@pytest.mark.parametrize(
    ("x", "clear"), [(10_549, True), (10_550, True), (10_548, False), (9_452, False), (9_451, True)]
)
@pytest.mark.parametrize("owner", ["A2", "B2", "C1"])
def test_bases_of_others_block_and_touching_does_not(x: int, clear: bool, owner: str) -> None:
    sides = {"A": "A1 bow 10,10", "B": "B1 foot 10,18", "C": "C2 foot 30,30"}
    sides[owner[0]] += f" | {owner} foot {x / 1000},14"
    field = scene(*sides.values()).field
    for line in (fire(field), fire(field, "B1", "A1")):
        assert line.clear is clear and line.blocked_by == ("" if clear else owner)


@rule("MKU-12.5", "MKU-14.21")
def test_a_captive_blocks_like_anybody() -> None:
    field = scene("A1 bow 10,10 | A2 foot 11.4,14", "B1 foot 10,18 | B2 foot 10.3,14 captor=A2").field
    assert fire(field).blocked_by == "B2"


@rule("MKU-6.3", "MKU-6.16", "MKU-12.5")
@pytest.mark.parametrize(("x", "clear"), [(11_648, False), (11_649, True)])
def test_the_rear_circle_of_a_double_base_blocks(x: int, clear: bool) -> None:
    field = scene("A1 bow 10,10", f"B1 foot 10,18 | B2 rider {x / 1000},14 face=0").field
    assert fire(field).clear is clear


@rule("MKU-6.16", "MKU-12.5")
def test_bases_beyond_the_ends_do_not_block_and_near_the_ends_they_do() -> None:
    field = scene("A1 bow 10,10 | A2 foot 10,8.9", "B1 foot 10,18 | B2 foot 10,19.1").field
    assert fire(field).clear
    field = scene("A1 bow 10,10 | A2 foot 10.5,10.98", "B1 foot 10,18 | B2 foot 10,19.1").field  # beside the firer
    assert fire(field).blocked_by == "A2"


@rule("MKU-12.5")
def test_the_first_of_several_is_named_from_either_side() -> None:
    field = scene("A1 bow 10,10 | A2 foot 10,12", "B1 foot 10,19 | B2 foot 10,17", terrain="T1 bush 10,14.5").field
    assert (fire(field).blocked_by, fire(field, "B1", "A1").blocked_by) == ("A2", "B2")
    field = scene("A1 bow 10,10 | A2 foot 10,16", "B1 foot 10,19", terrain="T1 rock 10,13.1").field
    assert (fire(field).blocked_by, fire(field, "B1", "A1").blocked_by) == ("T1", "A2")


@rule("MKU-5.12")
def test_a_line_may_be_drawn_from_where_a_figure_might_stand() -> None:
    field = scene("A1 bow 10,10 | A2 foot 10,14", "B1 foot 10,18").field
    firer, target = field.figure("A1"), field.figure("B1")
    assert not sight.line(field, firer, target).clear
    line = sight.line(field, firer, target, spot=Spot(14_000, 15_000, 0))
    assert line.clear
    assert not sight.line(field, firer, target, spot=Spot(10_000, 11_000, 0)).clear
    assert (firer.x, firer.y) == (10_000, 10_000)


@rule("MKU-6.17", "MKU-12.6", "MKU-19.15", "MKU-R18")
@pytest.mark.parametrize(
    ("x", "clear"), [(12_000, True), (11_999, False), (8_000, True), (8_001, False), (10_000, False)]
)
def test_blocking_terrain_blocks_but_running_along_its_edge_is_not_crossing(x: int, clear: bool) -> None:
    field = scene(f"A1 bow {x / 1000},10", f"B1 foot {x / 1000},19", terrain="T1 rock 10,14").field
    for line in (fire(field), fire(field, "B1", "A1")):
        assert line.clear is clear and line.blocked_by == ("" if clear else "T1")


@rule("MKU-6.17", "MKU-R18")
@pytest.mark.parametrize(("x", "clear"), [(14_000, True), (13_999, False)])
def test_touching_a_corner_is_not_crossing(x: int, clear: bool) -> None:
    # The corner of the piece is at 12, 12; the line falls at 45 degrees.
    field = scene(f"A1 bow {x / 1000},10", f"B1 foot 10,{x / 1000}", terrain="T1 rock 10,10.0").field
    assert field.pieces[0].polygon.box == (8_000, 8_000, 12_000, 12_000)
    one = field.with_(field.figure("A1"), x, 10_000, 0)
    other = field.with_(field.figure("B1"), 10_000, x, 0)
    assert sight.line(field, one, other).clear is clear and sight.line(field, other, one).clear is clear


@rule("MKU-19.10")
@pytest.mark.parametrize(
    "terrain", ["T1 glade 10,14", "T1 bush 10,12.5", "T1 bush 10,12.5 | T2 bush 10,14 | T3 bush 10,16"]
)
def test_hindering_terrain_on_the_line_hinders_once(terrain: str) -> None:
    field = scene("A1 bow 10,10", "B1 foot 10,19", terrain=terrain).field
    for line in (fire(field), fire(field, "B1", "A1")):
        assert line.clear and line.hindered is True and not line.height


@rule("MKU-6.17", "MKU-19.10")
@pytest.mark.parametrize(("x", "hindered"), [(12_000, False), (11_999, True)])
def test_the_line_along_the_edge_of_hindering_terrain_is_not_hindered(x: int, hindered: bool) -> None:
    field = scene(f"A1 bow {x / 1000},9", f"B1 foot {x / 1000},18", terrain="T1 glade 10,14").field
    assert fire(field).hindered is hindered


@rule("MKU-19.2", "MKU-19.10")
def test_a_target_in_hindering_terrain_is_hindered() -> None:
    field = scene("A1 bow 10,10", "B1 foot 10,13", terrain="T1 glade 10,14").field
    assert fire(field).hindered
    field.figure("B1").y = 12_001  # a thousandth of an inch inside is not yet crossing
    assert not fire(field).hindered
    field.figure("B1").y = 12_002
    assert fire(field).hindered
    assert not fire(scene("A1 bow 10,10", "B1 foot 10,13").field).hindered


@rule("MKU-19.11", "MKU-R41")
@pytest.mark.parametrize(
    ("deep", "face", "hindered"),
    [
        (100, 90, False),
        (388, 90, False),
        (389, 90, False),  # 0.55 x cos 45 = 0.3889
        (390, 90, True),  # within the tolerance of 0.001 the rim would touch only up to 0.3899
        (391, 90, True),
        (0, 90, False),
        (100, 50, True),  # the right end of the arc points back into the piece
    ],
)
def test_a_firer_whose_front_rim_is_outside_is_not_hindered(deep: int, face: int, hindered: bool) -> None:
    # The upper edge of the piece is at 12.
    field = scene(f"A1 bow 10,{12 - deep / 1000} face={face}", "B1 foot 10.5,19", terrain="T1 glade 10,10").field
    assert fire(field).hindered is hindered


@rule("MKU-19.11")
def test_only_the_firer_at_the_edge_is_forgiven() -> None:
    field = scene("A1 bow 10,11.9 face=90", "B1 bow 10,19 face=270", terrain="T1 glade 10,10").field
    assert not fire(field).hindered and fire(field, "B1", "A1").hindered


@rule("MKU-19.11")
def test_other_hindering_terrain_on_the_line_is_not_forgiven() -> None:
    terrain = "T1 glade 10,10 | T2 bush 10,15"
    field = scene("A1 bow 10,11.9 face=90", "B1 foot 10,19 | B2 foot 13,19", terrain=terrain).field
    assert fire(field).hindered and not fire(field, "A1", "B2").hindered


@rule("MKU-19.11", "MKU-R41")
@pytest.mark.parametrize(
    ("face", "hindered"), [(-45, False), (-34, False), (-32, True), (-56, False), (-58, True), (135, True)]
)
def test_at_a_corner_every_part_of_the_front_rim_must_be_outside(face: int, hindered: bool) -> None:
    # The dot is 0.3 inside the lower right corner: it is left 57 degrees to either side of east and south.
    field = scene(f"A1 gun 11.7,8.3 face={face}", "B1 foot 18,2", terrain="T1 glade 10,10").field
    assert fire(field).hindered is hindered


@rule("MKU-19.11", "MKU-R41")
@pytest.mark.parametrize(("face", "place", "hindered"), [(90, "13,19", True), (0, "19,10", False), (180, "3,9", False)])
def test_a_narrow_piece_under_the_middle_of_the_front_rim_hinders(face: int, place: str, hindered: bool) -> None:
    # A strip 0.1 wide runs north and south under the firer: neither end of the arc lies in it.
    strip = Template("strip", "strip", "hindering", ((-50, -1_000), (50, -1_000), (50, 1_000), (-50, 1_000)))
    sides = (f"A1 bow 10,10 face={face}", f"B1 foot {place}")
    made = battle(*sides, figures=KINDS, templates=(strip,), terrain="T1 strip 10,10")
    assert fire(made.field).hindered is hindered


@rule("MKU-19.16")
def test_a_line_that_enters_the_same_piece_again_is_hindered() -> None:
    # A piece like a U: the firer stands at the inner edge of one horn and looks at the other.
    sides = ("A1 bow 12.05,16 face=180", "B1 foot 4,16 | B2 foot 9.5,18")
    field = scene(*sides, terrain="T1 horns 10,15").field
    assert field.pieces[0].polygon.contains((12_050, 16_000))
    assert not fire(field, "A1", "B2").hindered and fire(field, "A1", "B1").hindered


@rule("MKU-21.1", "MKU-21.2")
@pytest.mark.parametrize("water", ["ford", "pond"])
def test_water_has_no_effect_on_lines(water: str) -> None:
    field = scene("A1 bow 10,10", "B1 foot 10,19 | B2 foot 10,14", terrain=f"T1 {water} 10,14").field
    for line in (fire(field, "A1", "B2"), fire(field, "B2", "A1")):
        assert line.clear and not line.hindered
    assert fire(field).blocked_by == "B2"


@rule("MKU-X8")
def test_worked_example_terrain_and_a_figure_on_the_lines() -> None:
    sides = ("A1 bow 10,10", "B1 foot 7,16 | B2 foot 10,18 | B3 foot 10,14 | B4 foot 14,15")
    field = scene(*sides, terrain="T1 rock 7,13").field
    seen = {name: fire(field, "A1", name) for name in ("B1", "B2", "B3", "B4")}
    assert {name: line.blocked_by for name, line in seen.items()} == {"B1": "T1", "B2": "B3", "B3": "", "B4": ""}


@rule("MKU-SA.magic_blast.2")
def test_a_free_line_is_never_blocked_nor_modified() -> None:
    terrain = "T1 rock 10,13.5 | T2 bush 10,17"
    field = scene("A1 bow 10,10 | A2 foot 10,16", "B1 foot 10,19", terrain=terrain).field
    line = sight.line(field, field.figure("A1"), field.figure("B1"), free=True)
    assert line.clear and not line.hindered and not line.height and not line.blocked_by
    assert not fire(field).clear
