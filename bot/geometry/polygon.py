"""Polygons with whole corners: what lies inside, how far discs and lines reach into them. Exact as ``plane`` is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise

from bot.geometry.moments import first_clear
from bot.geometry.plane import (
    Point,
    boxes_near,
    crosses,
    dist2,
    on_segment,
    segment_dist2,
    segment_near,
    segment_within,
    turned,
    within,
)
from bot.geometry.spans import EdgeLine, Span, about_inside2

Box = tuple[int, int, int, int]
"""West, south, east, north."""

Edge = tuple[Point, Point]

CLOSE = 0.01
"""Lengths in floating point decide nothing nearer to a limit than this, in mils: there they are computed exactly."""


class Polygon:
    """A simple polygon, kept counter-clockwise. Its outline belongs to it."""

    __slots__ = ("_hash", "box", "edges", "points")

    _hash: int
    box: Box
    edges: tuple[Edge, ...]
    points: tuple[Point, ...]

    def __init__(self, points: Sequence[Point]) -> None:
        """Take the corners in either direction."""
        corners = tuple((x, y) for x, y in points)
        if _area2(corners) < 0:
            corners = corners[::-1]
        put = object.__setattr__
        put(self, "points", corners)
        put(self, "_hash", hash(corners))
        put(self, "edges", tuple(_edges(corners)))
        put(self, "box", box_of(corners))

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: polygons are shared and kept in caches."""
        raise AttributeError(f"a polygon cannot be changed: {name}")

    def __eq__(self, other: object) -> bool:
        """Equal corners in equal order."""
        return isinstance(other, Polygon) and self.points == other.points

    def __hash__(self) -> int:
        """By the corners."""
        return self._hash

    def __repr__(self) -> str:
        """As it is made."""
        return f"Polygon({self.points})"

    def area2(self) -> int:
        """Twice the area."""
        return _area2(self.points)

    # Points

    def side(self, x: int, y: int, scale: int = 1) -> int:
        """1 inside, 0 on the outline, -1 outside. The point is given in parts of a mil, ``scale`` of them in one."""
        west, south, east, north = self.box
        if not (west * scale <= x <= east * scale and south * scale <= y <= north * scale):
            return -1
        inside = -1
        for (ax, ay), (bx, by) in self.edges:
            low, high = ay * scale, by * scale
            if (low > y and high > y) or (low < y and high < y):
                continue
            left = ax * scale
            side = (bx - ax) * (y - low) - (by - ay) * (x - left)
            if side == 0 and (left <= x <= bx * scale or bx * scale <= x <= left):
                return 0
            # A ray to the east meets the edge; its lower end belongs to it, its upper end does not.
            if (low <= y) != (high <= y) and (side > 0) == (by > ay):
                inside = -inside
        return inside

    def contains(self, p: Point) -> bool:
        """True if a point lies in the polygon or on its outline."""
        return self.side(*p) >= 0

    def strictly(self, p: Point) -> bool:
        """True if a point lies in the polygon and not on its outline."""
        return self.side(*p) > 0

    def distance2(self, p: Point) -> Fraction:
        """The square of the distance of a point from the outline."""
        return min(segment_dist2(a, b, p) for a, b in self.edges)

    # Lines

    def inside_spans(self, a: Point, b: Point) -> tuple[Span, ...]:
        """The parts of the segment a-b (0 at a, 1 at b) that lie inside. Running along the outline is not inside;
        touching a corner does not end a part."""
        return () if self._passed_by(a, b) else EdgeLine(self.points, a, b).inside()

    def inside_length_over(self, a: Point, b: Point, limit: int) -> bool:
        """True if more of the segment a-b than the limit lies inside. Running along the outline is not inside."""
        west, south, east, north = self.box
        (ax, ay), (bx, by) = a, b
        if ax <= west and bx <= west or ax >= east and bx >= east:  # as in _passed_by: lines of fire call it most
            return False
        if ay <= south and by <= south or ay >= north and by >= north:
            return False
        about = about_inside2(self.points, a, b)
        if about is not None:
            if about > (limit + CLOSE) ** 2:
                return True
            if about < (limit - CLOSE) ** 2 and limit > 0:
                return False
        total = sum((high - low for low, high in self.inside_spans(a, b)), Fraction(0))
        return total > 0 and not within(total * total * dist2(a, b), limit)

    def _passed_by(self, a: Point, b: Point) -> bool:
        """True if the segment a-b lies on one side of the box, and so no part of it inside."""
        ax, ay = a
        bx, by = b
        west, south, east, north = self.box
        return (
            (ax <= west and bx <= west)
            or (ax >= east and bx >= east)
            or (ay <= south and by <= south)
            or (ay >= north and by >= north)
        )

    def entered(self, a: Point, b: Point) -> Fraction | None:
        """Where a point that moves from a to b first passes into the inside (0 when it is there at once), or None."""
        return None if self._passed_by(a, b) else EdgeLine(self.points, a, b).entered()

    def left(self, a: Point, b: Point) -> Fraction | None:
        """Where a point that moves from a to b first passes out of the polygon, outline included, or None. A start on
        the outline outwards is 0; touching the outline from outside is not leaving."""
        if a == b:
            return None
        ends = [Fraction(0)] if self.contains(a) else []
        for low, high in EdgeLine(self.points, a, b).touched():
            if ends and low == 0:
                ends = []
            ends.append(high)
        return next((end for end in ends if end < 1), None)

    # Discs

    def reaches_in(self, c: Point, r: int, by: int) -> bool:
        """True if a disc reaches more than ``by`` over the outline into the polygon."""
        return r > by and (self._outline_below(c, r - by) or self.side(*c) > 0)

    def sticks_out(self, c: Point, r: int, by: int) -> bool:
        """True if a disc reaches more than ``by`` over the outline out of the polygon."""
        return r > by and (self.side(*c) < 0 or self._outline_below(c, r - by))

    def gap_within(self, c: Point, r: int, limit: int) -> bool:
        """True if the distance of a disc from the polygon is at most the limit; 0 when they overlap."""
        if not self._box_near(c, c, r + limit + 1):
            return False
        return self.contains(c) or any(segment_within(a, b, c, r + limit) for a, b in self.edges)

    def sweep_reaches_in(self, a: Point, b: Point, r: int, by: int) -> bool:
        """True if a disc that moves from a to b reaches more than ``by`` over the outline into the polygon."""
        reach = r - by
        if reach <= 0 or not self._box_near(a, b, reach):
            return False
        return self.side(*a) > 0 or any(_segments_below(a, b, c, d, reach) for c, d in self.edges)

    def _box_near(self, a: Point, b: Point, limit: int) -> bool:
        """True if the boxes of the polygon and of the segment a-b come so near: no, then neither do they."""
        west, south, east, north = self.box
        if (a[0] < west - limit and b[0] < west - limit) or (a[0] > east + limit and b[0] > east + limit):
            return False
        return not ((a[1] < south - limit and b[1] < south - limit) or (a[1] > north + limit and b[1] > north + limit))

    def _outline_below(self, c: Point, limit: int) -> bool:
        """True if the outline comes nearer to c than the limit."""
        return self._box_near(c, c, limit) and any(segment_near(a, b, c, limit) for a, b in self.edges)

    def wholly_in_at(self, a: Point, b: Point, r: int, tol: int) -> Fraction | None:
        """Where a disc that moves from a to b first is wholly inside, ``tol`` allowed over the outline, or None.

        With ``tol`` 0 the point rounded to whole mils is still wholly inside as far as a tolerance of 1 goes.
        """
        if not self._box_near(a, b, 1 + tol - r):
            return None
        return first_clear(self, a, b, r - tol, 1) if self.sticks_out(a, r, tol) else Fraction(0)

    def wholly_out_at(self, a: Point, b: Point, r: int, tol: int) -> Fraction | None:
        """Where a disc that moves from a to b first is wholly outside, ``tol`` allowed over the outline, or None."""
        return first_clear(self, a, b, r - tol, -1) if self.reaches_in(a, r, tol) else Fraction(0)

    # Polygons

    def polygon_gap_within(self, other: Polygon, limit: int) -> bool:
        """True if the distance of two polygons is at most the limit; 0 when they overlap."""
        return self._meets(other) or any(
            segment_within(a, b, p, limit)
            for one, two in ((self, other), (other, self))
            for p in one.points
            if two._box_near(p, p, limit + 1)
            for a, b in two.edges
        )

    def polygon_gap_below(self, other: Polygon, limit: int) -> bool:
        """True if the distance of two polygons is less than the limit; 0 when they overlap."""
        return limit > 0 and (
            self._meets(other)
            or any(two._outline_below(p, limit) for one, two in ((self, other), (other, self)) for p in one.points)
        )

    def _meets(self, other: Polygon) -> bool:
        """True if two polygons have a point in common."""
        return (
            self.contains(other.points[0])
            or other.contains(self.points[0])
            or any(crosses(a, b, c, d) for a, b in self.edges for c, d in other.edges)
        )


def box_of(points: Sequence[Point]) -> Box:
    """The box round some points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _edges(points: tuple[Point, ...]) -> Iterator[Edge]:
    return pairwise((*points, points[0]))


def _area2(points: tuple[Point, ...]) -> int:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in _edges(points))


def simple(points: Sequence[Point]) -> bool:
    """True if corners make a polygon: at least three, and edges that meet only where one ends and the next begins."""
    corners = tuple((x, y) for x, y in points)
    if len(corners) < 3 or len(set(corners)) < len(corners) or not _area2(corners):
        return False
    edges = tuple(_edges(corners))
    last = len(edges) - 1
    for (i, (a, b)), (j, (c, d)) in combinations(enumerate(edges), 2):
        if j == i + 1:
            meeting = on_segment(a, b, d) or on_segment(c, d, a)
        elif (i, j) == (0, last):
            meeting = on_segment(a, b, c) or on_segment(c, d, b)
        else:
            meeting = crosses(a, b, c, d)
        if meeting:
            return False
    return True


def placed(points: Sequence[Point], x: int, y: int, rotation: int) -> Polygon:
    """A shape turned about its origin and put at x, y."""
    return Polygon([(x + px, y + py) for px, py in (turned(p, rotation) for p in points)])


def _segments_below(a: Point, b: Point, c: Point, d: Point, limit: int) -> bool:
    """True if two segments come nearer to each other than the limit."""
    return boxes_near(a, b, c, d, limit) and (
        segment_near(a, b, c, limit)
        or segment_near(c, d, a, limit)
        or segment_near(c, d, b, limit)
        or crosses(a, b, c, d)
    )
