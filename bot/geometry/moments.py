"""When a disc on its way has cleared an outline: exact moments of a straight movement, compared quickly.

A moment is a part of the way from a to b. Its fraction is kept exact; what is compared is the fraction rounded down to
``FINE`` parts, which no two moments share that a thousandth of an inch could tell apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt
from typing import Protocol

from bot.geometry.plane import Point, boxes_near, dist2

ROOT = 1 << 48
"""Parts of a unit in which square roots are taken."""

FINE = 1 << 96
"""Parts of the way in which moments are compared."""

Moment = tuple[int, int, int]
"""The rounded part, and the exact fraction."""

Span = tuple[Moment, Moment]

NOW: Moment = (0, 0, 1)
ALWAYS: Span = ((-FINE, -1, 1), (2 * FINE, 2, 1))


class Shape(Protocol):
    """What has edges and an inside."""

    @property
    def edges(self) -> Sequence[tuple[Point, Point]]:
        """The outline."""

    def side(self, x: int, y: int, scale: int = 1) -> int:
        """1 inside, 0 on the outline, -1 outside, of a point in parts of a mil."""


def first_clear(shape: Shape, a: Point, b: Point, reach: int, side: int) -> Fraction | None:
    """Where a point from a to b first keeps a distance from the outline on one side of it, or None."""
    where = NOW
    for low, high in sorted(_too_near(shape, a, b, reach)):
        if where[0] <= low[0] and where[0] <= FINE and _side_at(shape, a, b, where) == side:
            return Fraction(*where[1:])
        where = max(where, high)
    return Fraction(*where[1:]) if where[0] <= FINE and _side_at(shape, a, b, where) == side else None


def _side_at(shape: Shape, a: Point, b: Point, part: Moment) -> int:
    _, top, bottom = part
    return shape.side(a[0] * bottom + top * (b[0] - a[0]), a[1] * bottom + top * (b[1] - a[1]), bottom)


def _too_near(shape: Shape, a: Point, b: Point, reach: int) -> Iterator[Span]:
    """The parts of the line a-b that are nearer to the outline than that: beside edges, about corners."""
    for c, d in shape.edges:
        if boxes_near(a, b, c, d, reach):
            for span in (_beside_edge(a, b, c, d, reach), _about(a, b, c, reach)):
                if span is not None and span[0][0] < span[1][0] and span[1][0] > 0:
                    yield span


def _moment(top: int, bottom: int) -> Moment:
    """A part of a segment that can be compared quickly."""
    if bottom < 0:
        top, bottom = -top, -bottom
    return top * FINE // bottom, top, bottom


def _root(square: int) -> int:
    """A square root in parts, ``ROOT`` of them in one: exact if it is whole, else a trifle above it."""
    whole = isqrt(square)
    return whole * ROOT if whole * whole == square else isqrt(square * ROOT * ROOT) + 1


def _about(a: Point, b: Point, c: Point, reach: int) -> Span | None:
    """The part of the line a-b that is nearer to the point c than that."""
    x, y, cx, cy = b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]
    square, along = x * x + y * y, x * cx + y * cy
    under = along * along - square * (cx * cx + cy * cy - reach * reach)
    if not square or under <= 0:
        return None if square or cx * cx + cy * cy >= reach * reach else ALWAYS
    root = _root(under)
    return _moment(along * ROOT - root, square * ROOT), _moment(along * ROOT + root, square * ROOT)


def _beside_edge(a: Point, b: Point, c: Point, d: Point, reach: int) -> Span | None:
    """The part of the line a-b on which a point lies beside the edge c-d, nearer than that; only if the way has any."""
    (cx, cy), x, y, square = c, d[0] - c[0], d[1] - c[1], dist2(c, d)
    dx, dy, start_x, start_y = b[0] - a[0], b[1] - a[1], a[0] - cx, a[1] - cy
    along = _while_between(x * start_x + y * start_y, x * dx + y * dy, 0, square)
    if along is None or along[1][0] <= 0 or along[0][0] > FINE:
        return None
    far = _root(square * reach * reach)
    beside = _while_between((x * start_y - y * start_x) * ROOT, (x * dy - y * dx) * ROOT, -far, far)
    return None if beside is None else (max(beside[0], along[0]), min(beside[1], along[1]))


def _while_between(start: int, change: int, low: int, high: int) -> Span | None:
    """For which t ``start + t * change`` lies between the two values, among those that matter."""
    if change == 0:
        return ALWAYS if low < start < high else None
    one, two = _moment(low - start, change), _moment(high - start, change)
    return (one, two) if one < two else (two, one)
