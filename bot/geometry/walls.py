"""How a disc lies across a thin polygon: when it has reached the far edge. Exact to a millionth of a mil."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt

from bot.geometry.plane import Point

FINE = 10**6
"""Parts of a mil and of a segment in which crossings are computed."""

Stretch = tuple[Point, Point]


def reached_far_edge(outline: Sequence[Point], a: Point, b: Point, radius: int) -> Fraction | None:
    """The first part of the way from a to b beyond which what lies of the disc outside the polygon is in two parts.

    The shape of disc and polygon together changes only where the rim touches an edge or passes a corner: between two
    such moments one look is enough.
    """
    if any(
        max(a[axis], b[axis]) + radius < min(point[axis] for point in outline)
        or min(a[axis], b[axis]) - radius > max(point[axis] for point in outline)
        for axis in (0, 1)
    ):
        return None
    moments = sorted({Fraction(0), Fraction(1), *_moments(outline, a, b, radius)})
    fine = [(x * FINE, y * FINE) for x, y in outline]
    for before, after in pairwise(moments):
        middle = (before + after) / 2
        x, y = (round((start + (end - start) * middle) * FINE) for start, end in zip(a, b, strict=True))
        if parts_outside(fine, (x, y), radius * FINE) > 1:
            return before
    return None


def _moments(outline: Sequence[Point], a: Point, b: Point, radius: int) -> list[Fraction]:
    """Where the rim passes a corner, or begins or ceases to touch the line of an edge."""
    found: list[Fraction] = []
    dx, dy = b[0] - a[0], b[1] - a[1]
    for (px, py), (qx, qy) in pairwise((*outline, outline[0])):
        ex, ey, ux, uy = a[0] - px, a[1] - py, qx - px, qy - py
        found += _roots(dx * dx + dy * dy, ex * dx + ey * dy, ex * ex + ey * ey - radius * radius)
        slope, start = dx * uy - dy * ux, ex * uy - ey * ux
        found += _roots(slope * slope, slope * start, start * start - radius * radius * (ux * ux + uy * uy))
    return [part for part in found if 0 < part < 1]


def _roots(square: int, half: int, rest: int) -> list[Fraction]:
    """Solutions of ``square * t * t + 2 * half * t + rest = 0``."""
    under = half * half - square * rest
    if square == 0 or under < 0:
        return []
    root = isqrt(under * FINE * FINE)
    return [Fraction(-half * FINE - root, square * FINE), Fraction(-half * FINE + root, square * FINE)]


def parts_outside(outline: Sequence[Point], centre: Point, radius: int) -> int:
    """Into how many parts a counter-clockwise polygon divides what lies of a disc outside it.

    Between two crossings of its rim with the outline lies an arc inside or outside the polygon. A stretch of outline
    inside the disc runs from one crossing to another, and the outer arcs at both its ends belong together.
    """
    stretches = _stretches(outline, centre, radius)
    ends = [
        (_turn(point, centre), number, end) for number, pair in enumerate(stretches) for end, point in enumerate(pair)
    ]
    place = {(number, end): position for position, (_, number, end) in enumerate(sorted(ends))}
    # The outside is on the right of the outline: an outer arc begins where it enters and ends where it leaves.
    arcs = {place[number, 0]: place[number, 0] for number in range(len(stretches))}
    for number in range(len(stretches)):
        before = (place[number, 1] - 1) % len(ends)
        if before in arcs:
            arcs[_head(arcs, place[number, 0])] = _head(arcs, before)
    return max(1, sum(1 for arc, head in arcs.items() if arc == head))


def _stretches(outline: Sequence[Point], centre: Point, radius: int) -> list[Stretch]:
    """The stretches of the outline inside the disc: where each enters it and where it leaves it."""
    found: list[tuple[bool, Point]] = []  # whether the outline enters, and where
    for (px, py), (qx, qy) in pairwise((*outline, outline[0])):
        ux, uy, ex, ey = qx - px, qy - py, px - centre[0], py - centre[1]
        square, half = ux * ux + uy * uy, ex * ux + ey * uy
        under = half * half - square * (ex * ex + ey * ey - radius * radius)
        if under <= 0:
            continue
        root = isqrt(under)
        for enters, along in ((True, -half - root), (False, -half + root)):
            if 0 <= along < square:
                found.append((enters, (px + ux * along // square, py + uy * along // square)))
    if found and not found[0][0]:
        found = [*found[1:], found[0]]
    return [(one[1], other[1]) for one, other in zip(found[::2], found[1::2], strict=False)]


def _turn(point: Point, centre: Point) -> Fraction:
    """A number that grows with the direction from the centre, counter-clockwise."""
    x, y = point[0] - centre[0], point[1] - centre[1]
    way = Fraction(x, abs(x) + abs(y))
    return 1 - way if y >= 0 else 3 + way


def _head(arcs: dict[int, int], one: int) -> int:
    while arcs[one] != one:
        one = arcs[one]
    return one
