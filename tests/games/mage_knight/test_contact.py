"""Base contact, arcs and contact points (MKU-5.1, 6.4 to 6.12)."""

from __future__ import annotations

import pytest

from bot.geometry.plane import ahead
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

FOOT = own("foot")
GIANT = own("giant", radius=800)
RIDER = own("rider", mounted=True)
WIDE = own("wide", arc=180)
BROAD = own("broad", arc=270)


def scene(*sides: str) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=(FOOT, GIANT, RIDER, WIDE, BROAD))


@rule("MKU-5.1", "MKU-6.4", "MKU-6.5", "MKU-6.23")
@pytest.mark.parametrize(("away", "touch"), [(1_099, True), (1_100, True), (1_120, True), (1_121, False)])
def test_contact_is_a_gap_of_two_hundredths_at_most(away: int, touch: bool) -> None:
    field = scene("A1 foot 10,10", f"B1 foot {10 + away / 1000},10").field
    a, b = field.figure("A1"), field.figure("B1")
    assert field.touching(a, b) is touch and field.touching(b, a) is touch
    assert field.gap_touch(a, b) is touch and field.real_contact(b, a) is touch
    assert bool(field.contacts(a)) is touch and bool(field.opponents(b)) is touch


@rule("MKU-6.4", "MKU-6.5", "MKU-6.23")
@pytest.mark.parametrize(("x", "y", "touch"), [(672, 896, True), (672, 897, False), (673, 896, False)])
def test_contact_is_exact_at_a_slant(x: int, y: int, touch: bool) -> None:
    field = scene("A1 foot 10,10 | A2 foot 20,20").field  # 672, 896, 1120 are sides of a right triangle
    there = field.with_(field.figure("A2"), 10_000 + x, 10_000 + y, 0)
    assert field.touching(field.figure("A1"), there) is touch


@rule("MKU-6.2", "MKU-6.5", "MKU-R1")
@pytest.mark.parametrize(("away", "touch"), [(1_370, True), (1_371, False)])
def test_contact_depends_on_both_radii(away: int, touch: bool) -> None:
    field = scene("A1 foot 10,10", f"B1 giant {10 + away / 1000},10").field
    assert field.touching(field.figure("A1"), field.figure("B1")) is touch


@rule("MKU-6.3", "MKU-6.5")
@pytest.mark.parametrize(
    ("place", "touch"),
    [
        ("11.12,10", True),  # beside the front circle
        ("11.121,10", False),
        ("11.12,8.9", True),  # beside the rear circle
        ("11.121,8.9", False),
        ("10,7.78", True),  # behind it
        ("10,7.779", False),
    ],
)
def test_a_double_base_touches_with_both_circles(place: str, touch: bool) -> None:
    field = scene("A1 rider 10,10 face=90", f"B1 foot {place}").field
    rider, other = field.figure("A1"), field.figure("B1")
    assert field.touching(rider, other) is touch and field.touching(other, rider) is touch


@rule("MKU-6.6", "MKU-6.8", "MKU-13.1", "MKU-R13")
@pytest.mark.parametrize(("who", "half"), [("foot", 4_500), ("wide", 9_000), ("broad", 13_500)])
def test_the_front_arc_is_centred_on_the_facing(who: str, half: int) -> None:
    field = scene(f"A1 {who} 10,10 face=90", "B1 foot 20,20").field
    figure, other = field.figure("A1"), field.figure("B1")
    for side in (1, -1):
        for angle, front in ((half - 10, True), (half + 10, False)):
            x, y = ahead((10_000, 10_000), 9_000 + side * angle, 1_110)
            assert field.front(figure, field.with_(other, x, y, 0)) is front


@rule("MKU-6.4", "MKU-6.6", "MKU-R13")
def test_the_border_of_the_arc_is_front() -> None:
    field = scene("A1 foot 10,10 face=45", "B1 foot 11.11,10", "C1 foot 10,11.11").field
    figure = field.figure("A1")
    assert field.front(figure, field.figure("B1")) and field.front(figure, field.figure("C1"))
    for turn, east, north in ((1, True, True), (3, False, True), (-3, True, False)):  # hundredths of a degree
        turned = field.with_(figure, 10_000, 10_000, 4_500 + turn)
        assert field.front(turned, field.figure("B1")) is east
        assert field.front(turned, field.figure("C1")) is north


@rule("MKU-6.8")
def test_the_front_arc_of_a_figure_out_of_contact_touches_nothing() -> None:
    field = scene("A1 foot 10,10 face=0", "B1 foot 11.121,10").field
    assert not field.front(field.figure("A1"), field.figure("B1"))
    assert not field.front(field.figure("A1"), field.figure("A1"))


@rule("MKU-6.3", "MKU-6.8", "MKU-R12")
@pytest.mark.parametrize(
    ("place", "front"),
    [("10,11.11", True), ("11.11,10", True), ("8.89,10", True), ("11.11,8.9", False), ("10,7.8", False)],
)
def test_contact_through_the_rear_circle_is_never_front(place: str, front: bool) -> None:
    wide = own("widerider", mounted=True, arc=270)
    made = battle("A1 widerider 10,10 face=90", f"B1 foot {place}", figures=(FOOT, wide))
    field = made.field
    assert field.touching(field.figure("A1"), field.figure("B1"))
    assert field.front(field.figure("A1"), field.figure("B1")) is front


@rule("MKU-6.7", "MKU-6.8", "MKU-R14")
def test_any_point_of_a_double_base_in_the_front_arc_will_do() -> None:
    # The rider stands beside A1, its front circle a little ahead and its rear one behind: both touch A1.
    field = scene("A1 foot 10,10 face=90", "B1 rider 10.962,10.55 face=90").field
    figure, rider = field.figure("A1"), field.figure("B1")
    assert field.pairs(figure, rider) == [(0, 0), (0, 1)]
    assert not field.front(figure, rider)
    ahead_of_it = field.with_(figure, 10_000, 10_000, 1_600)  # border 61 degrees left of east: only the front circle
    assert field.front(ahead_of_it, rider)


@rule("MKU-6.9", "MKU-13.2")
@pytest.mark.parametrize(
    ("face", "rear"), [(0, True), (90, True), (180, False), (225, False), (135, False), (226, True), (134, True)]
)
def test_rear_contact_is_outside_the_front_arc_of_the_target(face: int, rear: bool) -> None:
    field = scene("A1 foot 10,10 face=0", f"B1 foot 11.1,10 face={face}").field
    assert field.rear(field.figure("A1"), field.figure("B1")) is rear


@rule("MKU-6.9")
def test_the_own_front_arc_must_touch_for_rear_contact() -> None:
    field = scene("A1 foot 10,10 face=90", "B1 foot 11.1,10 face=0").field
    assert not field.front(field.figure("A1"), field.figure("B1"))
    assert not field.rear(field.figure("A1"), field.figure("B1"))


@rule("MKU-6.9", "MKU-R12")
def test_the_rear_circle_of_the_target_is_its_rear_arc() -> None:
    field = scene("A1 foot 10,10 face=0", "B1 rider 11.1,11.1 face=90").field  # beside its rear circle
    assert field.rear(field.figure("A1"), field.figure("B1"))
    beside_front = field.with_(field.figure("A1"), 10_000, 11_100, 0)
    assert field.rear(beside_front, field.figure("B1"))  # its arc of 90 degrees does not reach to the side
    ahead_of_it = field.with_(field.figure("A1"), 11_100, 12_200, 27_000)
    assert field.front(ahead_of_it, field.figure("B1")) and not field.rear(ahead_of_it, field.figure("B1"))


@rule("MKU-6.9", "MKU-R14")
def test_the_rear_bonus_needs_one_point_that_satisfies_both() -> None:
    # B1 looks at A1 with its front circle and touches it with the rear one as well.
    wide = own("widefoot", arc=180)
    rider = own("outrider", mounted=True, arc=270)
    made = battle("A1 widefoot 10,10 face=0", "B1 outrider 10.962,10.55 face=90", figures=(wide, rider))
    field = made.field
    figure, target = field.figure("A1"), field.figure("B1")
    assert field.pairs(figure, target) == [(0, 0), (0, 1)]
    assert field.rear(figure, target)  # through the rear circle
    turned = field.with_(figure, 10_000, 10_000, 9_500)  # now only the front circle is in the own front arc
    assert field.front(turned, target) and not field.rear(turned, target)


@rule("MKU-14.6", "MKU-14.7")
def test_captives_touch_but_are_nobodys_opponents() -> None:
    field = scene("A1 foot 10,10 | A2 foot 12.2,10", "B1 foot 11.1,10 captor=A2").field
    figure = field.figure("A1")
    assert [other.id for other in field.contacts(figure)] == ["B1"]
    assert field.opponents(figure) == [] and field.opponents(field.figure("B1")) == []


@rule("MKU-5.1", "MKU-R67")
def test_opponents_are_the_opposing_figures_in_contact() -> None:
    sides = ("A1 foot 10,10 | A2 foot 10,11.1", "B1 foot 11.1,10 | B2 foot 13,10", "C1 foot 8.9,10 | C2 foot 7.8,10")
    field = scene(*sides).field
    figure = field.figure("A1")
    assert [other.id for other in field.contacts(figure)] == ["A2", "B1", "C1"]
    assert [other.id for other in field.opponents(figure)] == ["B1", "C1"]
    moved = field.with_(figure, 30_000, 30_000, 0)
    assert field.contacts(moved) == []


@rule("MKU-6.12", "MKU-7.4")
def test_barriers_lie_between_the_centres_of_touching_circles() -> None:
    field = scene(
        "A1 foot 10,10 | A2 foot 11.1,10", "B1 foot 12.221,10 | B2 rider 20,20 face=90 | B3 foot 21.1,18.9"
    ).field
    assert field.barriers() == [((10_000, 10_000), (11_100, 10_000)), ((20_000, 18_900), (21_100, 18_900))]
    assert field.barriers(ignore=("A2",)) == [((20_000, 18_900), (21_100, 18_900))]
