"""Lines and moving discs through polygons: which part lies inside, where they come in and out."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.geometry.plane import Point, at, dist2, within
from bot.geometry.polygon import Polygon
from tests.support.rules import rule
from tests.support.shapes import CUP, POINT, SHAPE, SQUARE, TURNINGS

Spans = tuple[tuple[Fraction, Fraction], ...]


def spans(*ends: str) -> Spans:
    """Spans written as ``1/4-3/4``."""
    return tuple((Fraction(low), Fraction(high)) for low, _, high in (end.partition("-") for end in ends))


@rule("MKU-6.17")
@pytest.mark.parametrize(
    ("a", "b", "inside"),
    [
        ((-1000, 2000), (7000, 2000), spans("1/8-5/8")),
        ((-2000, -2000), (6000, 6000), spans("1/4-3/4")),  # from corner to corner
        ((1000, 1000), (3000, 3000), spans("0-1")),
        ((2000, 2000), (2000, 6000), spans("0-1/2")),
        ((-1000, 0), (5000, 0), ()),  # along an edge
        ((-1000, 4000), (5000, 4000), ()),
        ((-2000, 2000), (2000, -2000), ()),  # touches a corner
        ((-1000, 5000), (7000, 5000), ()),
        ((-3000, 2000), (-1000, 2000), ()),  # ends before it
        ((-3000, 2000), (0, 2000), ()),  # ends on its edge
        ((0, 2000), (4000, 2000), spans("0-1")),
        ((0, 1000), (0, 3000), ()),
        ((2000, 2000), (2000, 2000), ()),
    ],
)
def test_which_part_of_a_line_lies_inside(a: Point, b: Point, inside: Spans) -> None:
    for turning in TURNINGS:
        square = Polygon([turning(p) for p in SQUARE])
        assert square.inside_spans(turning(a), turning(b)) == inside
        back = tuple((1 - high, 1 - low) for low, high in reversed(inside))
        assert square.inside_spans(turning(b), turning(a)) == back


@rule("MKU-6.17")
@pytest.mark.parametrize(
    ("a", "b", "inside"),
    [
        ((-1000, 2000), (4000, 2000), spans("1/5-2/5", "3/5-4/5")),
        ((-1000, 1000), (4000, 1000), spans("1/5-2/5", "3/5-4/5")),  # the middle runs along the edge of the notch
        ((-1000, 3000), (4000, 3000), ()),  # along both tips
        ((-1000, 0), (4000, 0), ()),
        ((0, 0), (3000, 3000), spans("0-1/3", "2/3-1")),  # in, through the notch from corner to side, in
        ((0, 2000), (2000, 0), spans("0-1")),  # touches a corner of the notch from inside
        ((1000, -1000), (1000, 4000), spans("1/5-2/5")),  # on along the wall of the notch
    ],
)
def test_a_line_through_a_notch(a: Point, b: Point, inside: Spans) -> None:
    for turning in TURNINGS:
        cup = Polygon([turning(p) for p in CUP])
        assert cup.inside_spans(turning(a), turning(b)) == inside


@rule("MKU-6.17", "MKU-6.23")
@pytest.mark.parametrize(("depth", "crossed"), [(0, False), (1, False), (2, True), (500, True), (-1, False)])
def test_a_line_crosses_a_piece_by_more_than_a_thousandth(depth: int, crossed: bool) -> None:
    for turning in TURNINGS:
        square = Polygon([turning(p) for p in SQUARE])
        assert square.inside_length_over(turning((-1000, 2000)), turning((depth, 2000)), 1) is crossed


def test_the_length_inside_is_the_sum_of_its_parts_and_exact() -> None:
    cup = Polygon(CUP)
    assert cup.inside_length_over((-1000, 2000), (4000, 2000), 1999)
    assert not cup.inside_length_over((-1000, 2000), (4000, 2000), 2000)
    # A diagonal: 1000 * sqrt 2 = 1414.21 in each arm.
    square = Polygon(SQUARE)
    assert square.inside_length_over((-50, -50), (9000, 9000), 5656)
    assert not square.inside_length_over((-50, -50), (9000, 9000), 5657)
    # A corner cut off by 0.0014 and by 0.0008 inch.
    assert square.inside_length_over((-1000, 1001), (1001, -1000), 1)
    thin = Polygon([(0, 0), (4000, 0), (0, 4000)])
    assert not thin.inside_length_over((3999, -1000), (4001, 5000), 1)


@pytest.mark.slow
@given(SHAPE, POINT, POINT)
def test_lines_agree_with_a_library(points: tuple[Point, ...], a: Point, b: Point) -> None:
    polygon, other, line = Polygon(points), shapely.Polygon(points), shapely.LineString([a, b])
    inside = line.intersection(other).length - line.intersection(other.exterior).length
    found = polygon.inside_spans(a, b)
    assert abs(float(sum(high - low for low, high in found)) * math.dist(a, b) - inside) < 1e-3
    assert all(0 <= low < high <= 1 for low, high in found)
    assert all(one[1] < two[0] for one, two in zip(found, found[1:], strict=False))
    assert polygon.inside_length_over(a, b, 700) is (inside > 700.0005) or abs(inside - 700) < 0.01
    assert polygon.inside_spans(b, a) == tuple((1 - high, 1 - low) for low, high in reversed(found))


@pytest.mark.parametrize(
    ("a", "b", "entered", "left"),
    [
        ((-1000, 500), (1000, 500), "1/2", None),
        ((-1000, 500), (3000, 500), "1/4", None),  # ends on the far edge
        ((-1000, 500), (4000, 500), "1/5", "4/5"),
        ((-1000, 2000), (4000, 2000), "1/5", "2/5"),
        ((500, 500), (2500, 500), "0", None),
        ((500, 2000), (2500, 2000), "0", "1/4"),
        ((0, 500), (-1000, 500), None, "0"),  # begins on the edge, outwards
        ((0, 500), (1000, 500), "0", None),
        ((0, 0), (3000, 0), None, None),  # along an edge to its end
        ((0, 0), (4000, 0), None, "3/4"),
        ((-1000, 1000), (1000, -1000), None, None),  # only touches a corner
        ((1000, -1000), (1000, 4000), "1/5", "4/5"),  # in, along the wall of the notch, out
        ((-1000, 500), (0, 500), None, None),  # ends on the edge
        ((-2000, 500), (-1000, 500), None, None),
        ((500, 500), (500, 500), None, None),
    ],
)
def test_where_a_point_passes_in_and_out(a: Point, b: Point, entered: str | None, left: str | None) -> None:
    for turning in TURNINGS:
        cup = Polygon([turning(p) for p in CUP])
        assert cup.entered(turning(a), turning(b)) == (None if entered is None else Fraction(entered))
        assert cup.left(turning(a), turning(b)) == (None if left is None else Fraction(left))


@pytest.mark.slow
@given(SHAPE, POINT, st.booleans())
def test_before_it_leaves_a_point_is_inside_and_then_outside(points: tuple[Point, ...], b: Point, corner: bool) -> None:
    polygon = Polygon(points)
    within = shapely.Polygon(points).representative_point()
    a = points[0] if corner else (round(within.x), round(within.y))
    assume(polygon.contains(a) and a != b)
    left = polygon.left(a, b)
    stay = [polygon.side(*(a[i] + (b[i] - a[i]) * Fraction(k, 64) for i in (0, 1))) >= 0 for k in range(65)]
    if left is None:
        assert all(stay)
    else:
        assert all(inside for k, inside in enumerate(stay) if Fraction(k, 64) <= left)
        just_after = [a[i] + (b[i] - a[i]) * (left + Fraction(1, 10**9)) for i in (0, 1)]
        assert polygon.side(just_after[0], just_after[1]) < 0


@rule("MKU-6.22")
@pytest.mark.parametrize(
    ("a", "b", "inside", "outside"),
    [
        ((-2000, 2000), (8000, 2000), "255/1000", "0"),
        ((2000, 2000), (8000, 2000), "0", "255/600"),
        ((2000, 2000), (3000, 2000), "0", None),
        ((-2000, 2000), (500, 2000), None, "0"),
        ((0, 2000), (4000, 2000), "55/400", None),
        ((0, 2000), (-4000, 2000), None, "55/400"),
        ((0, 2000), (0, 2000), None, None),
        ((2000, 2000), (2000, 2000), "0", None),
    ],
)
def test_where_a_base_is_wholly_in_and_wholly_out(a: Point, b: Point, inside: str | None, outside: str | None) -> None:
    for turning in TURNINGS:
        square = Polygon([turning(p) for p in SQUARE])
        expected = [None if one is None else Fraction(one) for one in (inside, outside)]
        start, end = turning(a), turning(b)
        assert [square.wholly_in_at(start, end, 550, 0), square.wholly_out_at(start, end, 550, 0)] == expected


def test_the_tolerance_makes_it_sooner() -> None:
    square = Polygon(SQUARE)
    assert square.wholly_in_at((-1000, 2000), (1000, 2000), 550, 1) == Fraction(1549, 2000)
    assert square.wholly_out_at((2000, 2000), (6000, 2000), 550, 1) == Fraction(2549, 4000)


def test_a_narrow_piece_never_holds_the_base() -> None:
    strip = Polygon([(0, 0), (1097, 0), (1097, 9000), (0, 9000)])
    assert strip.wholly_in_at((-2000, 4000), (3000, 4000), 550, 1) is None
    strip = Polygon([(0, 0), (1098, 0), (1098, 9000), (0, 9000)])
    assert strip.wholly_in_at((-2000, 4000), (3000, 4000), 550, 1) == Fraction(2549, 5000)


def test_out_round_a_corner() -> None:
    """Past a corner the distance counts from the corner: 550 away on the diagonal."""
    where = Polygon(SQUARE).wholly_out_at((4000, 4000), (5000, 5000), 550, 0)
    assert where is not None
    assert abs(float(where) - 550 / math.hypot(1000, 1000)) < 1e-12


@pytest.mark.slow
@given(SHAPE, POINT, POINT, st.integers(50, 900))
def test_the_first_place_is_there_and_none_before_it(points: tuple[Point, ...], a: Point, b: Point, r: int) -> None:
    polygon = Polygon(points)
    for where, wrong in (
        (polygon.wholly_in_at(a, b, r, 0), polygon.sticks_out),
        (polygon.wholly_out_at(a, b, r, 0), polygon.reaches_in),
    ):
        stop = Fraction(1) if where is None else where
        for k in range(40):
            if a != b and Fraction(k, 40) < stop - Fraction(2, int(math.dist(a, b))):
                assert wrong(at(a, b, Fraction(k, 40)), r + 1, 0)
        if where is None:
            assert wrong(b, r, 0) or a == b
        else:
            assert not wrong(at(a, b, where), r, 1)


@rule("MKU-6.17", "MKU-6.23")
@given(SHAPE, POINT, POINT, st.integers(-2, 2))
def test_the_quick_length_never_decides_otherwise_than_the_exact_one(
    points: tuple[Point, ...], a: Point, b: Point, off: int
) -> None:
    polygon = Polygon(points)
    share = sum((high - low for low, high in polygon.inside_spans(a, b)), Fraction(0))
    square = share * share * dist2(a, b)
    for limit in (0, 1, max(0, math.isqrt(int(square)) + off)):  # near the length itself: there it must be exact
        assert polygon.inside_length_over(a, b, limit) is (share > 0 and not within(square, limit))
