"""Points, directions, distances and segments on a measured plane.

Lengths are whole thousandths of an inch ("mils"), angles whole hundredths of a degree, counter-clockwise from east.
Answers are exact: whole numbers, square roots by ``isqrt``, no floating point. Every comparison with a limit allows for
a thousandth of a mil, so that a length that is the limit but for rounding counts as the limit.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import pairwise
from math import isqrt
from typing import TypeVar

Point = tuple[int, int]
Disc = tuple[int, int, int]
"""Centre and radius."""

D = TypeVar("D", Disc, tuple[int, int, int, str])
"""A disc, or one with what it is called."""


FULL = 36000
"""A full turn."""

QUARTER = FULL // 4
UNIT = 10**9
"""Length of the vectors that ``direction`` gives."""

LENGTH_TOLERANCE = 1000
"""How much longer than its limit a path may be, in thousandths of a mil."""

_PI = 314159265358979323846264338328
_ONE = 10**29
_IN_UNIT = _ONE * _ONE // UNIT
"""Products of two series in one part of ``UNIT``."""


def rounded(number: int, divisor: int) -> int:
    """The nearest whole number to a quotient; halves away from zero, so that a mirrored question is mirrored too."""
    if divisor < 0:
        number, divisor = -number, -divisor
    return (2 * number + divisor) // (2 * divisor) if number >= 0 else -((divisor - 2 * number) // (2 * divisor))


def rounded_root(number: int, divisor: int = 1) -> int:
    """The nearest whole number to the square root of a quotient of whole numbers."""
    return (isqrt(4 * number // divisor) + 1) // 2


def direction(angle: int) -> Point:
    """The vector of length 10**9 that points that way; exact at quarter turns, and symmetric about all eight axes."""
    return _direction(angle % FULL)


@cache
def _direction(angle: int) -> Point:
    """The same for an angle below a full turn."""
    quarters, rest = divmod(angle, QUARTER)
    x, y = _octant(rest) if 2 * rest <= QUARTER else _octant(QUARTER - rest)[::-1]
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def _octant(angle: int) -> Point:
    """Cosine and sine of an angle up to an eighth of a turn: of whole degrees and of the rest, put together."""
    degrees, rest = divmod(angle, 100)
    (a, b), (c, d) = _series(100 * degrees), _series(rest)
    half = _IN_UNIT // 2  # both are positive: rounded as ``rounded`` does it
    return (a * c - b * d + half) // _IN_UNIT, (a * d + b * c + half) // _IN_UNIT


@cache
def _series(angle: int) -> tuple[int, int]:
    """Cosine and sine from their series, in parts of ``_ONE``."""
    radians = angle * _PI * 2 // FULL
    sums = [0, 0]
    term, power = _ONE, 0
    while term:
        sums[power % 2] += term if power % 4 < 2 else -term
        power += 1
        term = term * radians // (_ONE * power)
    return sums[0], sums[1]


def bearing(a: Point, b: Point) -> int:
    """The angle nearest to the direction from a to b; 0 when they are one point."""
    x, y = b[0] - a[0], b[1] - a[1]
    quarters = 0
    while (x, y) != (0, 0) and not (x > 0 and y >= 0):
        x, y = y, -x
        quarters += 1
    rest = _octant_bearing(x, y) if y <= x else QUARTER - _octant_bearing(y, x)
    return (quarters * QUARTER + rest) % FULL


def _octant_bearing(x: int, y: int) -> int:
    """The angle nearest to a vector with 0 <= y <= x: looked up by its slope, then compared exactly."""
    angle = bisect_left(_slopes(), y * UNIT // x) if x else 0
    while angle < FULL // 8 and _beyond(angle, x, y):
        angle += 1
    while angle > 0 and not _beyond(angle - 1, x, y):
        angle -= 1
    return angle


@cache
def _slopes() -> list[int]:
    """The slopes of the bisectors between neighbouring angles of an octant, in parts of ``UNIT``, rounded down."""
    vectors = [_octant(angle) for angle in range(FULL // 8 + 1)]
    return [(a[1] + b[1]) * UNIT // (a[0] + b[0]) for a, b in pairwise(vectors)]


def _beyond(angle: int, x: int, y: int) -> bool:
    """True if a vector lies beyond the bisector between an angle and the next."""
    (ax, ay), (bx, by) = direction(angle), direction(angle + 1)
    return (ax + bx) * y > (ay + by) * x


def ahead(a: Point, angle: int, distance: int) -> Point:
    """The point that lies so far from a in that direction."""
    x, y = direction(angle)
    return a[0] + rounded(x * distance, UNIT), a[1] + rounded(y * distance, UNIT)


def toward(a: Point, b: Point, distance: int) -> Point:
    """The point that lies so far from a on the way to b, or beyond it; a itself when b is the same point."""
    square = dist2(a, b)
    if not square:
        return a
    return tuple(  # type: ignore[return-value]
        start + (1 if (end > start) == (distance > 0) else -1) * rounded_root(((end - start) * distance) ** 2, square)
        for start, end in zip(a, b, strict=True)
    )


def turned(p: Point, angle: int) -> Point:
    """A point turned about the origin."""
    x, y = direction(angle)
    return rounded(p[0] * x - p[1] * y, UNIT), rounded(p[0] * y + p[1] * x, UNIT)


def at(a: Point, b: Point, part: Fraction) -> Point:
    """The point nearest to that part of the way from a to b."""
    top, bottom = part.numerator, part.denominator
    return a[0] + rounded((b[0] - a[0]) * top, bottom), a[1] + rounded((b[1] - a[1]) * top, bottom)


def dist2(a: Point, b: Point) -> int:
    """The square of the distance."""
    x, y = b[0] - a[0], b[1] - a[1]
    return x * x + y * y


def distance(a: Point, b: Point) -> int:
    """The distance to the nearest mil: for words and pictures, not for decisions."""
    return rounded_root(dist2(a, b))


def within(d2: int | Fraction, limit: int) -> bool:
    """True if a distance, given by its square, is at most the limit. Tolerances of a rule belong into the limit."""
    return limit >= 0 and 1_000_000 * d2 <= (1000 * limit + 1) ** 2


def square_within(limit: int) -> int:
    """The largest whole square of a distance that is within a limit, for looking at many."""
    return (1000 * limit + 1) ** 2 // 1_000_000 if limit >= 0 else -1


def below(d2: int | Fraction, limit: int) -> bool:
    """True if a distance, given by its square, is less than the limit."""
    return limit > 0 and 1_000_000 * d2 < (1000 * limit - 1) ** 2


def path_length(points: Sequence[Point]) -> int:
    """The length of a polyline in thousandths of a mil, rounded down."""
    if len(points) == 2:
        return isqrt(dist2(*points) * 10**6)
    # Twelve more digits than asked for: the roots of many segments do not add up to a wrong last digit.
    return sum(isqrt(dist2(a, b) * 10**30) for a, b in pairwise(points)) // 10**12


def path_within(points: Sequence[Point], limit: int) -> bool:
    """True if a polyline is at most as long as the limit, with the tolerance for lengths (a thousandth of an inch)."""
    return path_length(points) <= 1000 * limit + LENGTH_TOLERANCE + 1


@lru_cache(maxsize=4096)
def _borders(facing: int, half: int) -> tuple[int, int, int, int]:
    """Right and left border of a sector, a millionth of a degree outside the given angle."""
    rx, ry = direction(facing - half)
    lx, ly = direction(facing + half)
    tilt = 17  # a millionth of a degree on the unit vector
    return (
        rx * UNIT + ry * tilt,
        ry * UNIT - rx * tilt,
        lx * UNIT - ly * tilt,
        ly * UNIT + lx * tilt,
    )


def in_sector(apex: Point, facing: int, arc_degrees: int, point: Point) -> bool:
    """True if a point lies in the sector of so many degrees centred on the facing. Its borders belong to it, and
    what is a hundredth of a degree outside of them; so does the apex."""
    half = 50 * arc_degrees + 1
    if 2 * half >= FULL:
        return True
    rx, ry, lx, ly = _borders(facing % FULL, half)
    x, y = point[0] - apex[0], point[1] - apex[1]
    past_right, before_left = rx * y - ry * x >= 0, x * ly - y * lx >= 0
    return past_right and before_left if 2 * half < FULL // 2 else past_right or before_left


def segment_near(a: Point, b: Point, c: Point, limit: int) -> bool:
    """True if the segment a-b comes nearer to c than the limit."""
    if limit <= 0:
        return False
    top, bottom = _segment_dist2(a, b, c)
    return 1_000_000 * top < (1000 * limit - 1) ** 2 * bottom


def segment_within(a: Point, b: Point, c: Point, limit: int) -> bool:
    """True if the distance of c from the segment a-b is at most the limit."""
    if limit < 0:
        return False
    top, bottom = _segment_dist2(a, b, c)
    return 1_000_000 * top <= (1000 * limit + 1) ** 2 * bottom


def segment_dist2(a: Point, b: Point, c: Point) -> Fraction:
    """The square of the distance of c from the segment a-b."""
    return Fraction(*_segment_dist2(a, b, c))


def _segment_dist2(a: Point, b: Point, c: Point) -> tuple[int, int]:
    """The same as numerator and denominator."""
    ax, ay = a
    x, y = b[0] - ax, b[1] - ay
    cx, cy = c[0] - ax, c[1] - ay
    along = cx * x + cy * y
    if along <= 0:
        return cx * cx + cy * cy, 1
    square = x * x + y * y
    if along >= square:
        return (cx - x) ** 2 + (cy - y) ** 2, 1
    return (x * cy - y * cx) ** 2, square


def discs_near(a: Point, b: Point, discs: Iterable[D], by: int = 0) -> list[D]:
    """The discs over whose rim the segment a-b comes by more than ``by``: ``segment_near`` for many at once."""
    (ax, ay), (end_x, end_y) = a, b
    west, east = (ax, end_x) if ax < end_x else (end_x, ax)
    south, north = (ay, end_y) if ay < end_y else (end_y, ay)
    return [
        disc
        for disc in discs
        if west - disc[2] < disc[0] < east + disc[2]
        and south - disc[2] < disc[1] < north + disc[2]
        and segment_near(a, b, (disc[0], disc[1]), disc[2] - by)
    ]


def boxes_near(a: Point, b: Point, c: Point, d: Point, limit: int) -> bool:
    """True if the boxes of two segments come so near: no, then neither do they."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    if (ax if ax > bx else bx) + limit < (cx if cx < dx else dx):
        return False
    if (cx if cx > dx else dx) + limit < (ax if ax < bx else bx):
        return False
    if (ay if ay > by else by) + limit < (cy if cy < dy else dy):
        return False
    return (cy if cy > dy else dy) + limit >= (ay if ay < by else by)


def turn(a: Point, b: Point, c: Point) -> int:
    """Positive when a, b, c turn to the left, negative to the right, 0 when they lie on one line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def on_segment(a: Point, b: Point, c: Point) -> bool:
    """True if c lies exactly on the segment a-b, its ends included."""
    return (
        min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1]) and turn(a, b, c) == 0
    )


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """True if the segments a-b and c-d have a point in common; mere touching counts, also at an end of either.

    For a whole path against the line between two touching bases see ``path_crosses``.
    """
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    from_a, from_b = turn(c, d, a), turn(c, d, b)
    if (from_a > 0 and from_b > 0) or (from_a < 0 and from_b < 0):
        return False
    from_c, from_d = turn(a, b, c), turn(a, b, d)
    # With the boxes meeting, segments on one line have a point in common.
    return not ((from_c > 0 and from_d > 0) or (from_c < 0 and from_d < 0))


def path_crosses(points: Sequence[Point], c: Point, d: Point) -> bool:
    """True if a path crosses the segment c-d. Touching it is crossing, unless only an end of the path lies on it."""
    last = len(points) - 2
    for number, (a, b) in enumerate(pairwise(points)):
        if not crosses(a, b, c, d):
            continue
        excused = (number == 0 and _meet_only_at(a, b, c, d)) or (number == last and _meet_only_at(b, a, c, d))
        if not excused:
            return True
    return False


def _meet_only_at(a: Point, b: Point, c: Point, d: Point) -> bool:
    """True if a is the only point that the segments a-b and c-d have in common."""
    if not on_segment(c, d, a):
        return False
    if turn(c, d, b) or c == d:
        return True
    ahead_of_a = [(p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]) > 0 for p in (c, d)]
    return not any(ahead_of_a)
