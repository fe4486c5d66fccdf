"""Shortest ways round discs and polygons.

A shortest way consists of straight lines that touch the obstacles it bends round, and of arcs on their rims. The search
therefore goes from tangent to tangent. It knows only the obstacles that were in the way so far: as long as the best
way meets others, they are added and it is searched again. A way that is shortest among a part of the obstacles and
meets none of the rest is the shortest among all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from bot.geometry.plane import Disc, Point, crosses, dist2, path_within, segment_within
from bot.geometry.plane import discs_near as discs_met
from bot.geometry.polygon import Box, Edge, Polygon

TOLERANCE = 1
"""How far, in mils, a way may come over a rim: the tolerance for lengths. It takes up the rounding to whole mils."""

NEARBY = 16
"""How much farther, in mils, is looked for obstacles than a way can go: more than all tolerances and roundings."""

STRAIGHT = 0.9914
"""Cosine of the largest bend of a way at one point on an arc (7.5 degrees): longer arcs are halved."""

Vector = tuple[float, float]


class Obstacles(NamedTuple):
    """What a way has to go round: rims of discs by the way itself, polygons by a disc of that radius that moves on it,
    the lines between the centres of discs that touch; and the box that this disc must not leave."""

    discs: Sequence[Disc]
    polygons: Sequence[Polygon]
    bars: Sequence[Edge]
    box: Box
    radius: int

    def clear(self, a: Point, b: Point) -> bool:
        """True if the straight way from a to b meets nothing."""
        return (
            self.in_box(a)
            and self.in_box(b)
            and not discs_met(a, b, self.discs, TOLERANCE)
            and not any(crosses(a, b, c, d) for c, d in self.bars)
            and not any(polygon.sweep_reaches_in(a, b, self.radius, TOLERANCE) for polygon in self.polygons)
        )

    def near(self, start: Point, length: int) -> Obstacles:
        """Those that a way of that length from the start can meet: among them the same ways are shortest."""
        far = length + NEARBY
        return self._replace(
            discs=[disc for disc in self.discs if dist2(start, disc[:2]) <= (far + disc[2]) ** 2],
            polygons=[one for one in self.polygons if one.gap_within(start, self.radius, far)],
            bars=[bar for bar in self.bars if segment_within(*bar, start, far)],
        )

    def in_box(self, p: Point) -> bool:
        """True if the moving disc is inside the box when its centre is there."""
        west, south, east, north = self.box
        inset = self.radius - TOLERANCE
        return west + inset <= p[0] <= east - inset and south + inset <= p[1] <= north - inset

    def met(self, way: Sequence[Point]) -> Obstacles:
        """Those that a way meets. With the line between two touching discs come the discs."""
        steps = tuple(pairwise(way))
        bars = [bar for bar in self.bars if any(crosses(a, b, *bar) for a, b in steps)]
        ends = {end for bar in bars for end in bar}
        hit = {disc for a, b in steps for disc in discs_met(a, b, self.discs, TOLERANCE)}
        return self._replace(
            discs=[disc for disc in self.discs if disc in hit or disc[:2] in ends],
            polygons=[
                polygon
                for polygon in self.polygons
                if any(polygon.sweep_reaches_in(a, b, self.radius, TOLERANCE) for a, b in steps)
            ],
            bars=bars,
        )

    def joined(self, more: Obstacles) -> Obstacles:
        """Both, each obstacle once."""
        return self._replace(
            discs=tuple(dict.fromkeys((*self.discs, *more.discs))),
            polygons=tuple(dict.fromkeys((*self.polygons, *more.polygons))),
            bars=tuple(dict.fromkeys((*self.bars, *more.bars))),
        )

    def rims(self) -> Iterator[Disc]:
        """The round parts on which a way can bend: the discs, and round the corners of polygons that point outwards."""
        yield from self.discs
        for polygon in self.polygons:
            for (a, b), (_, c) in pairwise((polygon.edges[-1], *polygon.edges)):
                if (b[0] - a[0]) * (c[1] - b[1]) > (b[1] - a[1]) * (c[0] - b[0]):
                    yield *b, self.radius


class Tangent(NamedTuple):
    """A straight line from the rim of one disc to that of another; ``out`` and ``into`` are the directions of its ends
    from the two centres."""

    length: float
    out: Vector
    into: Vector
    start: Point
    end: Point


class Leg(NamedTuple):
    """An arc and the tangent at its end, with all legs before: how long, on which rim it ends, which way round."""

    length: float
    points: tuple[Point, ...]
    rim: Disc
    side: int
    into: Vector
    before: Leg | None


def shortest(
    start: Point,
    goals: Sequence[Point],
    discs: Sequence[Disc],
    polygons: Sequence[Polygon],
    box: Box,
    radius: int,
    *,
    bars: Sequence[Edge] = (),
    limit: int | None = None,
) -> tuple[Point, ...] | None:
    """The shortest way from the start to one of the goals, or None: none, or none that is within the limit.

    ``discs`` are kept out of by the way itself, ``polygons`` by the whole disc of that radius that moves on it, ``box``
    (west, south, east, north) is not left by it; ``bars`` are lines between the centres of two of the discs that must
    not be crossed. Arcs are given as short straight steps. The way keeps every tolerance after rounding to whole mils.
    """
    obstacles = Obstacles(discs, polygons, bars, box, radius)
    aims = tuple(dict.fromkeys(goal for goal in goals if obstacles.clear(goal, goal)))
    if start in aims:
        return (start,)
    known = obstacles._replace(discs=(), polygons=(), bars=())
    while (way := Search(start, aims, known, limit).run()) is not None:
        met = obstacles.met(way)
        if not (met.discs or met.polygons or met.bars):
            way = _tidied(way, obstacles)
            return way if limit is None or path_within(way, limit) else None
        known = known.joined(met)
    return None


class Search:
    """A* over tangents. A leg is put into the queue with a length that it has at least; only when its turn comes are
    its arc made and its way tested, and then it waits for its turn with its true length."""

    def __init__(self, start: Point, goals: Sequence[Point], obstacles: Obstacles, limit: int | None) -> None:
        self.obstacles = obstacles
        self.limit = None if limit is None else limit + 2
        self.goals = [(*goal, 0) for goal in goals]
        self.stops = [(rim, side) for rim in obstacles.rims() for side in (1, -1)] + [(goal, 0) for goal in self.goals]
        self.tangents: dict[tuple[Disc, int, Disc, int], Tangent | None] = {}
        self.found: dict[Edge, bool] = {}
        self.left: dict[Point, float] = {}  # from a point to the nearest goal at least
        self.queue: list[tuple[float, int, Leg | tuple[Leg, Tangent, Disc, int]]] = []
        self.count = 0
        self.settled: set[tuple[Point, ...]] = set()
        self.first = Leg(0.0, (start,), (*start, 0), 0, (0.0, 0.0), None)

    def run(self) -> tuple[Point, ...] | None:
        """The shortest way among these obstacles, rounded."""
        return next((_points(leg) for leg in self.legs() if leg.side == 0), None)

    def legs(self) -> Iterator[Leg]:
        """Legs by their length. From those that are ``worth`` it, it goes on."""
        self.go_on(self.first)
        while self.queue:
            leg = heappop(self.queue)[2]
            if not isinstance(leg, Leg):
                self._make(*leg)
            elif leg.points[-2:] not in self.settled:
                self.settled.add(leg.points[-2:])
                if self.worth(leg):
                    yield leg
                    self.go_on(leg)

    def worth(self, leg: Leg) -> bool:
        """True if a leg is one that a shortest way may use."""
        return True

    def go_on(self, leg: Leg) -> None:
        """Queue every tangent that goes on from a leg, with less than the arc to it."""
        for rim, side in self.stops:
            tangent = self._tangent(leg.rim, leg.side, rim, side) if rim != leg.rim else None
            if tangent is not None and (tangent.start, tangent.end) not in self.settled:
                length = leg.length + _least_arc(leg, tangent) + tangent.length
                self._queue(length, tangent.end, (leg, tangent, rim, side))

    def _make(self, before: Leg, tangent: Tangent, rim: Disc, side: int) -> None:
        """Make the arc of a queued leg, and put the leg back with its true length if nothing is in its way."""
        if (tangent.start, tangent.end) in self.settled or not self._clear(tangent.start, tangent.end):
            return
        arc = (before.points[-1], *_arc(before, tangent), tangent.start)
        if all(self._clear(a, b) for a, b in pairwise(arc)):
            points = (*arc[1:], tangent.end)
            way = (*arc, tangent.end)
            length = before.length + sum(_length(a, b) for a, b in pairwise(way))
            self._queue(length, tangent.end, Leg(length, points, rim, side, tangent.into, before))

    def _clear(self, a: Point, b: Point) -> bool:
        if (a, b) not in self.found:
            self.found[a, b] = a == b or self.obstacles.clear(a, b)
        return self.found[a, b]

    def _queue(self, length: float, end: Point, what: Leg | tuple[Leg, Tangent, Disc, int]) -> None:
        """Put something into the queue unless it must become longer than the limit."""
        left = self.left.get(end)
        if left is None:
            left = self.left[end] = min([_length(end, (x, y)) for x, y, _ in self.goals], default=0.0)
        least = length + left
        if self.limit is None or least <= self.limit:
            self.count += 1
            heappush(self.queue, (least, self.count, what))

    def _tangent(self, one: Disc, side: int, two: Disc, into_side: int) -> Tangent | None:
        key = one, side, two, into_side
        if key not in self.tangents:
            self.tangents[key] = tangent_between(one, side, two, into_side)
        return self.tangents[key]


def tangent_between(one: Disc, side: int, two: Disc, into_side: int) -> Tangent | None:
    """The straight line on which one leaves a disc that one goes round counter-clockwise (``side`` 1) or clockwise (-1)
    towards another, or None. A point is a disc of radius 0."""
    x, y = two[0] - one[0], two[1] - one[1]
    square, across = x * x + y * y, side * one[2] - into_side * two[2]
    if not square:
        return None
    rest = square - across * across
    if rest < 0:
        # A point that lies in a rim by no more than the rounding starts on it.
        nearest = isqrt(square)
        if one[2] and two[2] or nearest + 2 * TOLERANCE < abs(across):
            return None
        across, rest = (nearest if across > 0 else -nearest), 0
    length = _root(rest)
    # The line is `length` long and turned against the line between the centres so that its ends lie `across` apart.
    tx, ty = (x * length - y * across) / square, (y * length + x * across) / square
    out, into = (side * ty, -side * tx), (into_side * ty, -into_side * tx)
    return Tangent(length, out, into, _on_rim(one, out), _on_rim(two, into))


def _on_rim(rim: Disc, way: Vector) -> Point:
    return round(rim[0] + rim[2] * way[0]), round(rim[1] + rim[2] * way[1])


def _least_arc(leg: Leg, tangent: Tangent) -> float:
    """At most the length of the arc from the end of a leg to the start of a tangent, quickly: the straight line, or for
    more than half a turn the whole rim less the longest arc that the straight line can cut off."""
    chord = _length(leg.points[-1], tangent.start)
    if leg.side * (leg.into[0] * tangent.out[1] - leg.into[1] * tangent.out[0]) > -1e-6:
        return chord
    return max(chord, 6.2831 * leg.rim[2] - 1.5708 * chord)


def _arc(leg: Leg, tangent: Tangent) -> tuple[Point, ...]:
    """The corners of a polyline round the rim from the end of a leg to the start of a tangent."""
    return tuple(_on_rim(leg.rim, way) for way in _corners(leg.into, tangent.out, leg.side)) if leg.rim[2] else ()


def _corners(one: Vector, two: Vector, side: int) -> list[Vector]:
    """Where the tangents of a circle of radius 1 meet between two directions, as many as the arc needs."""
    same = one[0] * two[0] + one[1] * two[1]
    ahead = side * (one[0] * two[1] - one[1] * two[0])
    if same > 0 and -1e-6 < ahead < 1e-6:
        return []
    if same >= STRAIGHT * STRAIGHT * 2 - 1 and ahead > 0:
        return [((one[0] + two[0]) / (1 + same), (one[1] + two[1]) / (1 + same))]
    x, y = side * (two[1] - one[1]), side * (one[0] - two[0])
    size = _root(int((x * x + y * y) * (1 << 80))) / (1 << 40)
    middle = x / size, y / size
    return _corners(one, middle, side) + _corners(middle, two, side)


def _root(square: int) -> float:
    """A square root, the same on every machine."""
    return isqrt(square << 40) / (1 << 20)


def _length(a: Point, b: Point) -> float:
    return _root(dist2(a, b))


def _points(leg: Leg | None) -> tuple[Point, ...]:
    """The whole way that ends with a leg."""
    legs = []
    while leg is not None:
        legs.append(leg.points)
        leg = leg.before
    return tuple(dict.fromkeys(point for points in reversed(legs) for point in points))


def _tidied(way: tuple[Point, ...], obstacles: Obstacles) -> tuple[Point, ...]:
    """The way without the points that it does not need."""
    kept = list(way)
    number = 1
    while number < len(kept) - 1:
        if obstacles.clear(kept[number - 1], kept[number + 1]):
            del kept[number]
            number = max(1, number - 1)
        else:
            number += 1
    return tuple(kept)
