"""Low walls and abrupt terrain: contact and lines of fire (MKU-21.3, 21.5 to 21.9, 21.14)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.content.content import Template
from bot.games.mage_knight.field import sight
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

FOOT = own("foot")
BOW = own("bow", range=12)
RIDER = own("rider", mounted=True, range=12)
WALL = Template("wall", "wall", "low_wall", ((-2_000, -250), (2_000, -250), (2_000, 250), (-2_000, 250)))
STUB = "T1 stub 20,20"
ROOF = square("clear", name="roof", elevated=True, abrupt=True, access=(((-500, -2_000), (500, -2_000)),))
HILL = square("clear", name="hill", elevated=True)


def scene(*sides: str, terrain: str = "T1 wall 20,20") -> Battle:
    """A position; the wall lies east and west at 20, 20, half an inch thick."""
    return battle(*sides, figures=(FOOT, BOW, RIDER), templates=(WALL, ROOF, HILL), terrain=terrain)


@rule("MKU-21.7", "MKU-R43", "MKU-6.22")
@pytest.mark.parametrize(
    ("south", "north", "touch"),
    [
        (19.2, 20.8, True),
        (19.18, 20.8, True),
        (19.179, 20.8, False),
        (19.19, 20.81, True),
        (19.19, 20.811, False),
        (19.6, 20.9, False),
        (19.6, 20.8, True),  # the base of one overlaps the wall
    ],
)
def test_bases_at_opposite_edges_of_a_low_wall_touch(south: float, north: float, touch: bool) -> None:
    field = scene(f"A1 foot 20,{south} face=90", f"B1 foot 20,{north} face=270").field
    a, b = field.figure("A1"), field.figure("B1")
    assert field.touching(a, b) is touch and field.touching(b, a) is touch
    assert field.front(a, b) is touch and field.front(b, a) is touch
    assert not field.rear(a, b)
    assert [one.id for one in field.opponents(a)] == (["B1"] if touch else [])
    assert not field.gap_touch(a, b)


@rule("MKU-21.7", "MKU-6.7")
@pytest.mark.parametrize(("aside", "touch"), [(0.0, True), (0.306, True), (0.307, False), (1.0, False)])
def test_little_of_the_gap_may_lie_outside_a_low_wall(aside: float, touch: bool) -> None:
    field = scene("A1 foot 20,19.2", f"B1 foot {20 + aside},20.8 | B2 foot {20 - aside},26").field
    a, b = field.figure("A1"), field.figure("B1")
    mirrored = field.with_(b, 20_000 - round(aside * 1000), 20_800, 0)
    for one in (b, mirrored):
        assert field.touching(a, one) is touch and field.touching(one, a) is touch


@rule("MKU-21.7")
def test_without_the_wall_between_them_there_is_no_contact() -> None:
    field = scene("A1 foot 20,19.2", "B1 foot 20,20.8", terrain="").field
    assert not field.touching(field.figure("A1"), field.figure("B1"))
    field = scene("A1 foot 24,19.2", "B1 foot 24,20.8").field
    assert not field.touching(field.figure("A1"), field.figure("B1"))
    field = scene("A1 foot 22,19.2", "B1 foot 22,20.8").field  # along its end
    assert not field.touching(field.figure("A1"), field.figure("B1"))
    field = scene("A1 foot 21.9,19.2", "B1 foot 21.9,20.8").field
    assert field.touching(field.figure("A1"), field.figure("B1"))


def stub(length: float) -> Template:
    """A low wall so long, in inches, and half an inch thick."""
    half = round(length * 500)
    return Template("stub", "stub", "low_wall", ((-half, -250), (half, -250), (half, 250), (-half, 250)))


@rule("MKU-21.7", "MKU-R43")
@pytest.mark.parametrize(("length", "touch"), [(0.8, True), (1.0, True), (1.02, True), (1.022, False), (4.0, False)])
def test_nobody_touches_along_a_low_wall(length: float, touch: bool) -> None:
    away = 550 + round(length * 500)
    one, other = (f"{20 + side * away / 1000},20" for side in (-1, 1))
    made = battle(f"A1 foot {one}", f"B1 foot {other}", figures=(FOOT,), templates=(stub(length),), terrain=STUB)
    a, b = made.figure("A1"), made.figure("B1")
    assert made.field.touching(a, b) is made.field.touching(b, a) is touch


@rule("MKU-21.7")
@pytest.mark.parametrize(
    ("south", "north", "touch"),
    [
        ("19,20", "20.7,20", False),  # both stand on the wall and touch neither of its ends
        ("19,20", "20.12,20", True),  # by the gap
        ("18.57,20", "20.27,20", False),
        ("17.45,20", "19,20", False),  # one at an end, one on the wall
        ("19,19.75", "20.5,20.25", True),  # across it on the slant, both with the centre on its edges
        ("19,19.75", "21,20.25", True),
        ("19,19.75", "21.1,20.25", False),  # more than an inch between them
        ("19,19.8", "20.1,20.4", True),
    ],
)
def test_bases_on_a_low_wall_touch_across_it_only(south: str, north: str, touch: bool) -> None:
    field = scene(f"A1 foot {south}", f"B1 foot {north}").field
    a, b = field.figure("A1"), field.figure("B1")
    assert field.touching(a, b) is field.touching(b, a) is touch
    assert [one.id for one in field.contacts(a)] == (["B1"] if touch else [])
    assert [one.id for one in field.contacts(b)] == (["A1"] if touch else [])


@rule("MKU-21.7", "MKU-6.9", "MKU-6.7")
@pytest.mark.parametrize(("face", "rear"), [(270, False), (90, True), (315, False), (316, True)])
def test_arcs_count_across_a_low_wall(face: int, rear: bool) -> None:
    field = scene("A1 foot 20,19.2 face=90", f"B1 foot 20,20.8 face={face}").field
    assert field.rear(field.figure("A1"), field.figure("B1")) is rear


@rule("MKU-21.7", "MKU-6.8")
def test_a_rear_circle_may_touch_across_a_low_wall() -> None:
    field = scene("A1 rider 20,18.1 face=270", "B1 foot 20,20.8 face=270").field
    rider, foe = field.figure("A1"), field.figure("B1")
    assert field.pairs(rider, foe) == [(1, 0)] and field.pairs(foe, rider) == [(0, 1)]
    assert not field.front(rider, foe) and field.front(foe, rider) and field.rear(foe, rider)


@rule("MKU-21.7", "MKU-14.23")
def test_contact_across_a_low_wall_neither_bars_a_path_nor_holds_a_captive() -> None:
    field = scene("A1 foot 20,19.2", "B1 foot 20,20.8").field
    assert field.barriers() == []
    assert not field.real_contact(field.figure("A1"), field.figure("B1"))


@rule("MKU-21.7", "MKU-12.2", "MKU-12.7")
def test_contact_across_a_low_wall_keeps_from_firing_and_shields() -> None:
    field = scene("A1 bow 20,19.2 face=90 | A2 bow 20,12 face=90", "B1 foot 20,20.8 | B2 foot 24,26").field
    near, far, foe = (field.figure(name) for name in ("A1", "A2", "B1"))
    found = sight.shooter_fault(field, near)
    assert found is not None and (found.key, found.facts["enemy"]) == ("firer_in_contact", "B1")
    assert sight.shooter_fault(field, far) is None
    shielded = sight.shoot_fault(field, 0, far, foe)
    assert shielded is not None and (shielded.key, shielded.facts["friend"]) == ("target_in_contact", "A1")


@rule("MKU-21.3", "MKU-21.6", "MKU-6.22")
@pytest.mark.parametrize(
    ("y", "hindered"), [(19.18, False), (19.179, True), (19.2, False), (19.9, False), (15.0, True)]
)
def test_a_low_wall_hinders_unless_the_firer_is_at_it(y: float, hindered: bool) -> None:
    field = scene(f"A1 bow 20,{y}", "B1 foot 20,26").field
    line = sight.line(field, field.figure("A1"), field.figure("B1"))
    assert line.clear and line.hindered is hindered


@rule("MKU-21.6")
def test_a_target_at_a_low_wall_is_covered_by_it() -> None:
    field = scene("A1 bow 20,12", "B1 foot 20,20.8 | B2 foot 26,20.8").field
    firer = field.figure("A1")
    assert sight.line(field, firer, field.figure("B1")).hindered
    assert not sight.line(field, firer, field.figure("B2")).hindered  # the line does not cross it


@rule("MKU-21.6", "MKU-6.3")
def test_the_whole_base_of_a_rider_may_be_at_the_wall() -> None:
    field = scene("A1 rider 20,18.1 face=270 | A2 rider 24,18 face=270", "B1 foot 20,26").field
    assert not sight.line(field, field.figure("A1"), field.figure("B1")).hindered
    assert sight.line(field, field.figure("A1"), field.with_(field.figure("B1"), 18_000, 26_000, 0)).clear
    far = field.with_(field.figure("A1"), 20_000, 18_079, 27_000)
    assert sight.line(field, far, field.figure("B1")).hindered


@rule("MKU-20.12", "MKU-21.3")
def test_a_low_wall_below_an_elevated_figure_is_ignored() -> None:
    terrain = "T1 wall 20,20 | T2 hill 20,26"
    field = scene("A1 bow 20,14", "B1 bow 20,26 | B2 bow 20,20.1", terrain=terrain).field
    low, high, on_wall = (field.figure(name) for name in ("A1", "B1", "B2"))
    on_wall.status = "waiting"
    assert not sight.line(field, low, high).hindered and not sight.line(field, high, low).hindered
    on_wall.status = "field"
    assert sight.line(field, high, on_wall).hindered


@rule("MKU-21.8", "MKU-21.9", "MKU-21.14", "MKU-13.7", "MKU-R44")
@pytest.mark.parametrize(
    ("piece", "low", "high", "touch"),
    [
        ("roof", 17.4, 18.5, False),
        ("hill", 17.4, 18.5, True),
        ("roof", 18.0, 19.1, True),  # a dot on the edge is on it
        ("roof", 17.999, 19.099, False),
        ("roof", 16.8, 17.9, True),  # both dots off it, one base hangs over
    ],
)
def test_nobody_touches_across_the_edge_of_abrupt_terrain(piece: str, low: float, high: float, touch: bool) -> None:
    field = scene(f"A1 foot 20,{low} face=90", f"B1 foot 20,{high} face=270", terrain=f"T1 {piece} 20,20").field
    a, b = field.figure("A1"), field.figure("B1")
    assert field.gap_touch(a, b)
    assert field.touching(a, b) is touch and field.touching(b, a) is touch
    assert field.front(a, b) is touch and field.real_contact(b, a) is touch
    assert bool(field.opponents(a)) is touch and bool(field.barriers()) is touch


@rule("MKU-21.14", "MKU-12.7")
def test_a_friend_below_the_edge_does_not_shield_a_target_on_abrupt_terrain() -> None:
    field = scene("A1 bow 20,10 face=90 | A2 foot 21,17.47", "B1 foot 20.4,18.4", terrain="T1 roof 20,20").field
    assert field.gap_touch(field.figure("A2"), field.figure("B1"))
    assert sight.shoot_fault(field, 0, field.figure("A1"), field.figure("B1")) is None


@rule("MKU-21.8", "MKU-20.14")
def test_abrupt_terrain_is_elevated_for_lines() -> None:
    field = scene("A1 bow 20,10", "B1 foot 20,20 | B2 foot 20,30", terrain="T1 roof 20,20").field
    line = sight.line(field, field.figure("A1"), field.figure("B1"))
    assert line.clear and line.height
    assert sight.line(field, field.figure("A1"), field.figure("B2")).blocked_by == "T1"
    assert field.plateau(field.figure("B1")) == "T1" and field.plateau(field.figure("B2")) == ""


def test_access_points_lie_where_the_piece_lies() -> None:
    field = scene(terrain="T1 roof 20,10 turn=90").field
    assert field.pieces[0].access == (((22_000, 9_500), (22_000, 10_500)),)
    assert field.pieces[0].abrupt and field.pieces[0].elevated
