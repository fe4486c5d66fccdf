"""Polygons: points, discs and other polygons against them, on both sides of every boundary."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from bot.geometry.plane import Point, below, within
from bot.geometry.polygon import Polygon, placed, simple
from tests.support.rules import rule
from tests.support.shapes import CUP, POINT, SHAPE, SHAPES, SQUARE, TURNINGS


def test_a_polygon_is_kept_counter_clockwise_with_its_box() -> None:
    one, two = Polygon(SQUARE), Polygon(SQUARE[::-1])
    assert one.area2() == two.area2() == 2 * 4000 * 4000
    assert one.box == (0, 0, 4000, 4000)
    assert one.edges[0] == ((0, 0), (4000, 0))
    assert one.edges[-1] == ((0, 4000), (0, 0))
    assert set(two.points) == set(SQUARE)


def test_a_polygon_is_a_value() -> None:
    one = Polygon(SQUARE)
    assert one == Polygon(SQUARE)
    assert hash(one) == hash(Polygon(SQUARE))
    assert one != Polygon(CUP)
    assert one != SQUARE
    assert eval(repr(one)) == one
    with pytest.raises(AttributeError):
        one.points = ()  # type: ignore[misc]


@pytest.mark.parametrize("points", [SQUARE, CUP, CUP[::-1], ((0, 0), (2, 0), (4, 0), (2, 2)), *SHAPES[:5]])
def test_simple_polygons_are_told(points: tuple[Point, ...]) -> None:
    assert simple(points)


@pytest.mark.parametrize(
    "points",
    [
        (),
        ((0, 0), (5, 5)),
        ((0, 0), (5, 5), (9, 9)),  # no area
        ((0, 0), (4, 4), (4, 0), (0, 4)),  # a bow tie with no area
        ((0, 0), (6, 4), (4, 0), (0, 6)),  # a bow tie
        ((0, 0), (4, 0), (4, 4), (0, 0), (0, 4)),  # a corner twice
        ((0, 0), (4, 0), (2, 0), (2, 4)),  # an edge that runs back
        ((0, 0), (4, 0), (4, 4), (2, 0), (0, 4)),  # a corner on another edge
        ((0, 0), (4, 0), (4, 4), (4, 2), (0, 4)),  # an edge that runs back in the middle
        ((2, 0), (4, 0), (4, 4), (5, 0)),  # the last edge runs back along the first
    ],
)
def test_crossing_and_touching_outlines_are_told(points: tuple[Point, ...]) -> None:
    assert not simple(points)
    assert not simple(points[::-1])


def test_simple_agrees_with_a_library() -> None:
    source = random.Random(5)
    seen = [0, 0]
    for _ in range(500):
        points = [(source.randint(-4, 4), source.randint(-4, 4)) for _ in range(source.randint(3, 7))]
        expected = len(set(points)) == len(points) and shapely.Polygon(points).is_valid
        expected = expected and shapely.Polygon(points).area > 0
        assert simple(points) is bool(expected), points
        seen[expected] += 1
    assert min(seen) > 50


def test_a_piece_is_turned_and_put_in_its_place() -> None:
    wall = ((-2000, -100), (2000, -100), (2000, 100), (-2000, 100))
    assert set(placed(wall, 5000, 7000, 9000).points) == {(5100, 5000), (5100, 9000), (4900, 9000), (4900, 5000)}
    assert placed(wall, 0, 0, 0) == Polygon(wall)
    assert set(placed(wall, 0, 0, 18000).points) == set(wall)


@pytest.mark.parametrize(
    ("point", "inside", "strictly"),
    [
        ((500, 500), True, True),
        ((0, 0), True, False),
        ((3000, 3000), True, False),
        ((1000, 2000), True, False),
        ((1500, 1000), True, False),
        ((1500, 1001), False, False),
        ((1500, 999), True, True),
        ((1500, 3000), False, False),
        ((500, 3000), True, False),
        ((500, 1000), True, True),  # level with the edge of the notch
        ((-1, 1000), False, False),
        ((3001, 1000), False, False),
    ],
)
def test_the_outline_belongs_to_a_polygon(point: Point, inside: bool, strictly: bool) -> None:
    for turning in TURNINGS:
        cup = Polygon([turning(p) for p in CUP])
        assert cup.contains(turning(point)) is inside
        assert cup.strictly(turning(point)) is strictly


@given(SHAPE, POINT)
def test_points_agree_with_a_library(points: tuple[Point, ...], point: Point) -> None:
    polygon, other = Polygon(points), shapely.Polygon(points)
    assert polygon.contains(point) == other.covers(shapely.Point(point))
    assert polygon.strictly(point) == other.contains(shapely.Point(point))
    assert abs(float(polygon.distance2(point)) ** 0.5 - other.exterior.distance(shapely.Point(point))) < 1e-6


@rule("MKU-6.22", "MKU-6.23")
@pytest.mark.parametrize(
    ("x", "partly", "near_it", "wholly"),
    [
        (-571, False, False, False),
        (-570, False, True, False),  # a gap of 0.02
        (-550, False, True, False),  # touches from outside
        (-549, False, True, False),  # reaches 0.001 over the edge
        (-548, True, True, False),
        (0, True, True, False),
        (548, True, True, False),
        (549, True, True, True),  # sticks out by 0.001
        (550, True, True, True),
        (2000, True, True, True),
    ],
)
def test_a_base_is_in_a_piece_by_more_than_a_thousandth(x: int, partly: bool, near_it: bool, wholly: bool) -> None:
    for turning in TURNINGS:
        square, centre = Polygon([turning(p) for p in SQUARE]), turning((x, 2000))
        assert square.reaches_in(centre, 550, 1) is partly
        assert square.gap_within(centre, 550, 20) is near_it
        assert square.sticks_out(centre, 550, 1) is not wholly


@rule("MKU-6.22")
@pytest.mark.parametrize(("off", "partly"), [(548, True), (549, False), (-548, True)])
def test_a_base_at_a_corner(off: int, partly: bool) -> None:
    # 3-4-5: the corner lies exactly so far from the centre.
    for factor in (1, -1):
        shape = Polygon([(0, 0), (5000 * factor, 1), (5000 * factor, 5000)])
        centre = (-3 * off * factor, -4 * off) if off > 0 else (4000 * factor, 2000)
        assert shape.reaches_in(centre, 550 * 5, 5) is partly


def test_a_base_larger_than_a_piece() -> None:
    small = Polygon([(0, 0), (100, 0), (100, 100), (0, 100)])
    for centre in ((50, 50), (300, 50), (-100, -100)):
        assert small.reaches_in(centre, 550, 1)
        assert small.sticks_out(centre, 550, 1)
        assert small.gap_within(centre, 550, 0)
    assert not small.reaches_in((50, 50), 1, 1)
    assert not small.sticks_out((900, 900), 1, 1)


def test_a_notch_is_outside() -> None:
    cup = Polygon(CUP)
    assert cup.reaches_in((1500, 2000), 502, 1)
    assert not cup.reaches_in((1500, 2000), 501, 1)
    assert cup.sticks_out((1500, 500), 502, 1)
    assert not cup.sticks_out((1500, 500), 501, 1)


@pytest.mark.slow
@given(SHAPE, POINT, st.integers(2, 2000))
def test_discs_agree_with_the_distance(points: tuple[Point, ...], centre: Point, radius: int) -> None:
    polygon = Polygon(points)
    away = Fraction(0) if polygon.contains(centre) else polygon.distance2(centre)
    assert polygon.reaches_in(centre, radius, 1) is below(away, radius - 1)
    assert polygon.gap_within(centre, radius, 20) is within(away, radius + 20)
    deep = polygon.distance2(centre) if polygon.contains(centre) else Fraction(0)
    assert polygon.sticks_out(centre, radius, 1) is below(deep, radius - 1)


@rule("MKU-6.15")
@pytest.mark.parametrize(
    ("a", "b", "hit"),
    [
        ((-3000, 4548), (7000, 4548), True),
        ((-3000, 4549), (7000, 4549), False),
        ((-3000, 4550), (7000, 4550), False),
        ((-3000, 4550), (-1000, 4550), False),
        ((-3000, 2000), (7000, 2000), True),  # right through, its ends far away
        ((2000, 2000), (2000, 2000), True),
        ((2000, 2000), (2100, 2000), True),  # wholly inside, far from the outline
        ((-549, 2000), (-3000, 2000), False),
        ((-548, 2000), (-3000, 2000), True),
        ((-3000, -3000), (-549, 2000), False),
    ],
)
def test_a_base_that_moves_past_a_piece(a: Point, b: Point, hit: bool) -> None:
    for turning in TURNINGS:
        square = Polygon([turning(p) for p in SQUARE])
        assert square.sweep_reaches_in(turning(a), turning(b), 550, 1) is hit
        assert square.sweep_reaches_in(turning(b), turning(a), 550, 1) is hit
    assert not Polygon(SQUARE).sweep_reaches_in(a, b, 1, 1)


@pytest.mark.slow
@given(SHAPE, POINT, POINT, st.integers(2, 2000))
def test_sweeps_agree_with_a_library(points: tuple[Point, ...], a: Point, b: Point, radius: int) -> None:
    away = shapely.Polygon(points).distance(shapely.LineString([a, b]))
    if abs(away - radius + 1) > 0.01:
        assert Polygon(points).sweep_reaches_in(a, b, radius, 1) is (away < radius - 1)


@pytest.mark.parametrize(
    ("shift", "below_2000", "within_2000"),
    [(5999, True, True), (6000, False, True), (6001, False, False), (0, True, True), (4000, True, True)],
)
def test_the_gap_between_pieces(shift: int, below_2000: bool, within_2000: bool) -> None:
    for turning in TURNINGS:
        one = Polygon([turning(p) for p in SQUARE])
        two = Polygon([turning((x + shift, y + 1000)) for x, y in SQUARE])
        assert one.polygon_gap_below(two, 2000) is two.polygon_gap_below(one, 2000) is below_2000
        assert one.polygon_gap_within(two, 2000) is two.polygon_gap_within(one, 2000) is within_2000


def test_the_gap_from_corner_to_corner_and_of_a_piece_in_another() -> None:
    one = Polygon(SQUARE)
    corner = Polygon([(4300, 4400), (9000, 5000), (5000, 9000)])
    assert one.polygon_gap_within(corner, 500)
    assert not one.polygon_gap_within(corner, 499)
    assert not one.polygon_gap_below(corner, 500)
    assert one.polygon_gap_below(corner, 501)
    inner = Polygon([(1000, 1000), (2000, 1000), (1000, 2000)])
    assert one.polygon_gap_within(inner, 0)
    assert inner.polygon_gap_within(one, 0)
    assert inner.polygon_gap_below(one, 1)
    assert not inner.polygon_gap_below(one, 0)
    cross = Polygon([(-1000, 1000), (5000, 1000), (5000, 2000), (-1000, 2000)])
    assert one.polygon_gap_below(cross, 1)


@given(SHAPE, SHAPE, POINT, st.integers(1, 3000))
def test_gaps_agree_with_a_library(one: tuple[Point, ...], two: tuple[Point, ...], shift: Point, limit: int) -> None:
    moved = [(x + 2 * shift[0], y + 2 * shift[1]) for x, y in two]
    away = shapely.Polygon(one).distance(shapely.Polygon(moved))
    if abs(away - limit) > 0.01:
        assert Polygon(one).polygon_gap_within(Polygon(moved), limit) is (away < limit)
        assert Polygon(one).polygon_gap_below(Polygon(moved), limit) is (away < limit)
