"""Points, directions and distances: closed forms, both sides of every boundary, mirrored and turned questions."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.geometry import plane
from bot.geometry.plane import FULL, QUARTER, UNIT, Point
from tests.support.rules import rule

COORDINATE = st.integers(-100_000, 100_000)
POINT = st.tuples(COORDINATE, COORDINATE)
ANGLE = st.integers(0, FULL - 1)


def mirrored(p: Point) -> Point:
    """A point mirrored at the x axis."""
    return p[0], -p[1]


@rule("MKU-6.1")
@pytest.mark.parametrize(
    ("angle", "vector"),
    [(0, (UNIT, 0)), (9000, (0, UNIT)), (18000, (-UNIT, 0)), (27000, (0, -UNIT)), (36000, (UNIT, 0))],
)
def test_quarter_turns_are_exact(angle: int, vector: Point) -> None:
    assert plane.direction(angle) == vector


def test_every_direction_is_right_to_the_last_digit() -> None:
    for angle in range(0, FULL, 7):
        x, y = plane.direction(angle)
        assert abs(x - UNIT * math.cos(math.radians(angle / 100))) < 0.51
        assert abs(y - UNIT * math.sin(math.radians(angle / 100))) < 0.51


@given(st.integers(-200_000, 200_000))
def test_directions_are_symmetric(angle: int) -> None:
    x, y = plane.direction(angle)
    assert plane.direction(-angle) == (x, -y)
    assert plane.direction(angle + QUARTER) == (-y, x)
    assert plane.direction(QUARTER - angle) == (y, x)
    assert plane.direction(angle + FULL) == (x, y)


@given(POINT, POINT)
def test_a_bearing_is_the_nearest_hundredth(a: Point, b: Point) -> None:
    if a == b:
        assert plane.bearing(a, b) == 0
        return
    exact = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) * 100
    off = (plane.bearing(a, b) - exact) % FULL
    assert min(off, FULL - off) <= 0.5001


@given(ANGLE)
def test_a_bearing_undoes_a_step_ahead(angle: int) -> None:
    assert plane.bearing((5, 7), plane.ahead((5, 7), angle, 90_000)) == angle
    assert plane.bearing((0, 0), mirrored(plane.ahead((0, 0), angle, 90_000))) == -angle % FULL


@rule("MKU-6.1")
def test_a_step_ahead_in_closed_form() -> None:
    assert plane.ahead((100, 200), 9000, 550) == (100, 750)
    assert plane.ahead((100, 200), 27000, 550) == (100, -350)
    assert plane.ahead((0, 0), 3000, 1000) == (866, 500)
    assert plane.ahead((0, 0), 21000, 1000) == (-866, -500)
    assert plane.ahead((0, 0), 3000, -1000) == (-866, -500)


def test_a_step_toward_in_closed_form() -> None:
    assert plane.toward((0, 0), (300, 400), 50) == (30, 40)
    assert plane.toward((0, 0), (300, 400), 1000) == (600, 800)
    assert plane.toward((0, 0), (300, 400), -50) == (-30, -40)
    assert plane.toward((10, 10), (10, 10), 99) == (10, 10)
    assert plane.toward((0, 0), (1, 1), 1) == (1, 1)  # 0.707 is nearer to 1


@given(POINT, POINT, st.integers(0, 20_000))
def test_a_step_toward_is_right_to_the_last_mil(a: Point, b: Point, length: int) -> None:
    if a == b:
        return
    there = plane.toward(a, b, length)
    part = length / math.dist(a, b)
    assert all(abs(a[i] + (b[i] - a[i]) * part - there[i]) <= 0.50001 for i in (0, 1))
    assert plane.toward(mirrored(a), mirrored(b), length) == mirrored(there)


@given(POINT, ANGLE)
def test_turning_is_symmetric(p: Point, angle: int) -> None:
    x, y = plane.turned(p, angle)
    assert plane.turned(p, angle + QUARTER) == (-y, x)
    assert plane.turned(mirrored(p), -angle) == (x, -y)
    assert abs(math.hypot(x, y) - math.hypot(*p)) < 0.8


@given(st.integers(-1000, 1000), st.integers(1, 50))
def test_rounding_is_to_the_nearest_and_symmetric(number: int, divisor: int) -> None:
    nearest = plane.rounded(number, divisor)
    assert abs(Fraction(number, divisor) - nearest) <= Fraction(1, 2)
    assert plane.rounded(-number, divisor) == plane.rounded(number, -divisor) == -nearest


def test_a_point_part_of_the_way() -> None:
    assert plane.at((0, 0), (10, -10), Fraction(1, 4)) == (3, -3)
    assert plane.at((5, 5), (8, 5), Fraction(1)) == (8, 5)


@rule("MKU-6.23")
def test_a_limit_has_an_allowance_of_a_thousandth_of_a_mil() -> None:
    assert plane.within(1000**2, 1000)
    assert plane.within(Fraction(1_000_001**2, 10**6), 1000)
    assert not plane.within(Fraction(1_000_001**2 + 1, 10**6), 1000)
    assert not plane.within(1000**2 + 3, 1000)  # 1000.0015
    assert not plane.below(1000**2, 1000)
    assert not plane.below(Fraction(999_999**2, 10**6), 1000)
    assert plane.below(Fraction(999_999**2 - 1, 10**6), 1000)
    assert plane.below(1000**2 - 3, 1000)


def test_no_distance_is_below_zero() -> None:
    assert plane.within(0, 0)
    assert not plane.within(0, -1)
    assert not plane.below(0, 0)
    assert not plane.below(0, -5)
    assert plane.below(0, 1)


@given(POINT, POINT, POINT)
def test_lengths_are_right_to_the_last_digit(a: Point, b: Point, c: Point) -> None:
    assert abs(plane.distance(a, b) - math.dist(a, b)) <= 0.50001
    exact = 1000 * (math.dist(a, b) + math.dist(b, c))
    assert -1.001 <= plane.path_length((a, b, c)) - exact <= 0.001
    assert plane.path_length((a, b, c)) == plane.path_length((c, b, a))


def test_a_length_in_closed_form() -> None:
    assert plane.path_length([(0, 0)]) == 0
    assert plane.path_length([(0, 0), (3, 4), (3, 5)]) == 6000
    assert plane.path_length([(0, 0), (1, 1)]) == 1414
    # Many short steps lose nothing by rounding each down.
    assert plane.path_length([(i, i) for i in range(1001)]) == 1_414_213


@rule("MKU-6.19", "MKU-6.10")
def test_a_path_may_be_a_thousandth_of_an_inch_too_long() -> None:
    assert plane.path_within([(0, 0), (6000, 0)], 6000)
    assert plane.path_within([(0, 0), (3000, 0), (3000, 3001)], 6000)
    assert not plane.path_within([(0, 0), (3000, 0), (3000, 3002)], 6000)
    assert not plane.path_within([(0, 0), (3000, 0), (3000, 3001), (3002, 3001)], 6000)
    assert plane.path_within([(7, 7)], 0)


FRONT = [(90, 4500), (180, 9000), (270, 13500)]


@rule("MKU-6.4", "MKU-6.6", "MKU-6.18")
@pytest.mark.parametrize(("arc", "half"), FRONT)
@pytest.mark.parametrize("facing", [0, 1, 4500, 9000, 12345, 27000, 35999])
def test_the_border_of_an_arc_belongs_to_it_and_a_hundredth_of_a_degree_more(arc: int, half: int, facing: int) -> None:
    apex = (12_000, 7_000)
    far = 100_000_000  # so that a point is right to a millionth of a degree
    for side in (1, -1):
        for off, inside in ((-2, True), (0, True), (1, True), (2, False), (100, False)):
            point = plane.ahead(apex, facing + side * (half + off), far)
            assert plane.in_sector(apex, facing, arc, point) is inside
    assert plane.in_sector(apex, facing, arc, plane.ahead(apex, facing, 5000))
    assert not plane.in_sector(apex, facing, arc, plane.ahead(apex, facing + FULL // 2, 5000))
    assert plane.in_sector(apex, facing, arc, apex)


@rule("MKU-6.23")
def test_the_tolerance_of_an_arc_has_its_allowance() -> None:
    far = 10**12
    x, y = plane.direction(4501)
    tilted = {halves: (x * far - y * 8727 * halves, y * far + x * 8727 * halves) for halves in (0, 1, 3)}
    assert [plane.in_sector((0, 0), 0, 90, tilted[halves]) for halves in (0, 1, 3)] == [True, True, False]


@given(ANGLE, st.sampled_from([90, 180, 270]), POINT)
def test_arcs_are_symmetric(facing: int, arc: int, point: Point) -> None:
    inside = plane.in_sector((0, 0), facing, arc, point)
    assert plane.in_sector((0, 0), -facing % FULL, arc, mirrored(point)) is inside
    assert plane.in_sector((0, 0), (facing + QUARTER) % FULL, arc, (-point[1], point[0])) is inside
    assert plane.in_sector((500, -700), facing, arc, (point[0] + 500, point[1] - 700)) is inside


def test_arcs_of_nothing_and_of_all() -> None:
    assert plane.in_sector((0, 0), 4500, 0, (5, 5))
    assert not plane.in_sector((0, 0), 4500, 0, (5, 6))
    assert not plane.in_sector((0, 0), 4500, 0, (-5, -5))
    assert plane.in_sector((0, 0), 4500, 360, (-5, -5))


@rule("MKU-6.16")
@pytest.mark.parametrize(
    ("off", "crossed"), [(0, True), (548, True), (549, False), (550, False), (-548, True), (-549, False)]
)
def test_a_line_crosses_a_base_when_it_comes_nearer_than_its_radius_less_a_thousandth(off: int, crossed: bool) -> None:
    for a, b in (((0, 0), (9000, 0)), ((9000, 0), (0, 0))):
        assert plane.segment_near(a, b, (4000, off), 549) is crossed
    assert bool(plane.discs_near((0, 0), (9000, 0), [(4000, off, 550)], 1)) is crossed


@pytest.mark.parametrize(("x", "near"), [(-549, True), (-550, False), (9549, True), (9550, False)])
def test_behind_its_ends_a_line_ends(x: int, near: bool) -> None:
    assert plane.segment_near((0, 0), (9000, 0), (x, 0), 550) is near
    assert plane.segment_near((0, 0), (0, 0), (x - (9000 if x > 0 else 0), 0), 550) is near


def test_nothing_is_nearer_than_nothing() -> None:
    assert not plane.segment_near((0, 0), (10, 0), (5, 0), 0)
    assert plane.segment_near((0, 0), (10, 0), (5, 0), 1)


@pytest.mark.slow
@given(POINT, POINT, POINT, st.integers(1, 3000))
def test_nearness_agrees_with_the_exact_distance(a: Point, b: Point, c: Point, limit: int) -> None:
    exact = plane.segment_dist2(a, b, c)
    assert plane.segment_near(a, b, c, limit) is plane.below(exact, limit)
    assert plane.segment_dist2(b, a, c) == exact
    assert plane.segment_dist2(mirrored(a), mirrored(b), mirrored(c)) == exact
    turned = [(-y, x) for x, y in (a, b, c)]
    assert plane.segment_dist2(turned[0], turned[1], turned[2]) == exact


@pytest.mark.slow
@given(POINT, POINT, st.lists(st.tuples(COORDINATE, COORDINATE, st.integers(1, 30_000)), max_size=8))
def test_many_discs_at_once_agree_with_one_by_one(a: Point, b: Point, discs: list[plane.Disc]) -> None:
    assert plane.discs_near(a, b, discs, 1) == [d for d in discs if plane.segment_near(a, b, d[:2], d[2] - 1)]


def test_a_distance_from_a_segment_in_closed_form() -> None:
    assert plane.segment_dist2((0, 0), (4, 2), (0, 5)) == Fraction(20)
    assert plane.segment_dist2((0, 0), (3, 1), (0, 5)) == Fraction(225, 10)
    assert plane.segment_dist2((0, 0), (3, 1), (7, 4)) == 25
    assert plane.segment_dist2((1, 1), (1, 1), (4, 5)) == 25


CROSSING = [
    (((0, 0), (4, 4)), ((0, 4), (4, 0)), True),
    (((0, 0), (4, 0)), ((2, 0), (2, 5)), True),
    (((0, 0), (4, 0)), ((4, 0), (6, 5)), True),
    (((0, 0), (4, 0)), ((2, 1), (2, 5)), False),
    (((0, 0), (4, 0)), ((5, 0), (9, 0)), False),
    (((0, 0), (4, 0)), ((4, 0), (9, 0)), True),
    (((0, 0), (4, 0)), ((0, 1), (4, 1)), False),
    (((0, 0), (9, 9)), ((4, 3), (9, 1)), False),
    (((3, 3), (3, 3)), ((0, 0), (9, 9)), True),
    (((3, 4), (3, 4)), ((0, 0), (9, 9)), False),
]


@pytest.mark.parametrize(("one", "two", "expected"), CROSSING)
def test_segments_that_touch_cross(one: tuple[Point, Point], two: tuple[Point, Point], expected: bool) -> None:
    for a, b in (one, one[::-1]):
        for c, d in (two, two[::-1]):
            assert plane.crosses(a, b, c, d) is expected
            assert plane.crosses(c, d, a, b) is expected
            assert plane.crosses(mirrored(a), mirrored(b), mirrored(c), mirrored(d)) is expected


SMALL = st.tuples(st.integers(-4, 4), st.integers(-4, 4))


@pytest.mark.slow
@given(SMALL, SMALL, SMALL, SMALL)
def test_segments_cross_when_one_of_their_ends_or_an_inner_point_is_common(
    a: Point, b: Point, c: Point, d: Point
) -> None:
    touching = any(plane.on_segment(p, q, r) for p, q, r in ((a, b, c), (a, b, d), (c, d, a), (c, d, b)))
    opposite = plane.turn(a, b, c) * plane.turn(a, b, d) < 0 and plane.turn(c, d, a) * plane.turn(c, d, b) < 0
    assert plane.crosses(a, b, c, d) is (touching or opposite)


BAR = ((0, 0), (1100, 0))


@rule("MKU-6.12")
@pytest.mark.parametrize(
    ("path", "crossed"),
    [
        ([(550, -900), (550, 900)], True),
        ([(550, -900), (550, 0), (560, -900)], True),  # touches it and turns back
        ([(550, -900), (550, 0)], False),  # ends on it
        ([(550, 0), (550, 900)], False),  # begins on it
        ([(550, 0), (550, 900), (200, -900)], True),  # begins on it and comes back across
        ([(550, -900), (1100, 0), (1500, 900)], True),  # through its end
        ([(-500, 0), (0, 0)], False),  # comes along its line and ends at its end
        ([(-500, 0), (10, 0)], True),  # comes along its line and ends on it: more than the end of the path
        ([(0, 0), (-500, 0)], False),
        ([(0, 0), (500, 0)], True),
        ([(-500, 1), (1600, 1)], False),
        ([(1101, -900), (1101, 900)], False),
    ],
)
def test_a_path_may_only_end_on_the_line_between_touching_bases(path: list[Point], crossed: bool) -> None:
    for way in (path, path[::-1], [mirrored(p) for p in path]):
        assert plane.path_crosses(way, *BAR) is crossed
        assert plane.path_crosses(way, *BAR[::-1]) is crossed


@pytest.mark.slow
@given(st.lists(SMALL, min_size=2, max_size=4), SMALL, SMALL)
def test_a_path_whose_inside_is_met_crosses(path: list[Point], c: Point, d: Point) -> None:
    met = any(plane.crosses(a, b, c, d) for a, b in pairwise(path))
    ends = any(plane.on_segment(c, d, end) for end in (path[0], path[-1]))
    if not met:
        assert not plane.path_crosses(path, c, d)
    elif not ends:
        assert plane.path_crosses(path, c, d)
    assert plane.path_crosses(path[::-1], c, d) is plane.path_crosses(path, c, d)


@rule("MKU-6.23")
@given(POINT, POINT, POINT, st.integers(-1, 3000))
def test_distances_from_a_segment_against_a_limit(a: Point, b: Point, c: Point, limit: int) -> None:
    exact = plane.segment_dist2(a, b, c)
    for one in (limit, math.isqrt(int(exact)), math.isqrt(int(exact)) + 1):
        assert plane.segment_within(a, b, c, one) is plane.within(exact, one)
        assert plane.segment_near(a, b, c, one) is plane.below(exact, one)


@given(st.integers(-1, 60_000), st.integers(-2, 2))
def test_the_largest_square_within_a_limit(limit: int, off: int) -> None:
    square = max(0, plane.square_within(limit) + off)
    assert plane.within(square, limit) is (square <= plane.square_within(limit))
