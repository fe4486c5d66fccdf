"""Where terrain ends a move: hindering terrain, a change of level, the far edge of a low wall (MKU-P7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct

from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.ground import SLOWING, Ground, Terrain, beside
from bot.games.mage_knight.field.move_allowance import Walker, walked, walker
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import at as point_at
from bot.geometry.plane import dist2, segment_dist2, toward
from bot.geometry.polygon import Polygon, box_of
from bot.geometry.walls import reached_far_edge

SLACK = 2
"""A move whose end is nearer to the point of a stop ends there: places are rounded to thousandths of an inch."""

FINEST = 1 << 128
"""Parts of a segment in which a point is told that was found in many steps."""

NEXT = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1))

Points = tuple[Point, ...]

Where = tuple[int, Fraction]
"""A point of a path: segment, and parameter on it."""


class Stop(Struct, frozen=True, gc=False):
    """A point at which a move must end. ``reason``: hindering, level or wall."""

    segment: int
    at: Fraction
    reason: str
    ground: Ground
    inwards: bool = False  # the whole base is then inside the piece

    @property
    def spot(self) -> Where:
        """Where it is, in an order that can be compared."""
        return self.segment, self.at


class Crossing(Struct, frozen=True, gc=False):
    """The path crosses the edge of elevated terrain (MKU-20.4)."""

    segment: int
    at: Fraction
    up: bool
    ground: Ground


class Cut(Struct, frozen=True, gc=False):
    """A path without its first point, as far as terrain lets it go."""

    path: tuple[Point, ...]
    reason: str = ""
    piece: str = ""


def cut(field: Field, figure: Figure, path: Sequence[Point]) -> Cut:
    """The path up to the first point at which terrain ends the move."""
    return _cut(walked(field, figure), walker(field, figure), trimmed(((figure.x, figure.y), *path)))


@lru_cache(maxsize=1024)
def _cut(terrain: Terrain, going: Walker, points: Points) -> Cut:
    """The same path is cut when it is offered, previewed and walked."""
    stop = first_stop(terrain, going, points)
    if stop is None:
        return Cut(points[1:])
    end = _end(going, stop, point_at(points[stop.segment], points[stop.segment + 1], stop.at))
    rest = [end, *points[stop.segment + 1 :]]
    if all(dist2(a, b) <= SLACK * SLACK for a, b in pairwise(rest)):
        return Cut(points[1:], stop.reason, stop.ground.id)
    return Cut(trimmed((*points[: stop.segment + 1], end))[1:], stop.reason, stop.ground.id)


def _end(going: Walker, stop: Stop, near: Point) -> Point:
    """The whole point at which a move stops: of those next to the exact one the first with the whole base inside."""
    if not stop.inwards:
        return near
    around = ((near[0] + x, near[1] + y) for x, y in NEXT)
    return next((one for one in around if stop.ground.holds(((*one, going.radius),), going.tolerance)), near)


def trimmed(points: Sequence[Point]) -> Points:
    """Points without those that repeat the one before."""
    return tuple([point for place, point in enumerate(points) if place == 0 or point != points[place - 1]])


def first_stop(terrain: Terrain, going: Walker, points: Points) -> Stop | None:
    """The first point of a path (its start included) at which the move must end."""
    if going.flies or len(points) < 2:
        return None
    near = beside(terrain.pieces, box_of(points), going.radius)
    if not near:
        return None
    stops = [*_hindering(near, going, points), *_levels(terrain, going, points), *_walls(near, going, points)]
    return min(stops, key=lambda stop: stop.spot, default=None)


def _hindering(near: Sequence[Ground], going: Walker, points: Points) -> Iterator[Stop]:
    """MKU-19.4, 19.6, 19.7: whoever starts wholly inside is not stopped, neither there nor elsewhere."""
    grounds = [ground for ground in near if ground.kind in SLOWING and not going.passes(ground)]
    wholes = [(_first_whole(going, points, (0, Fraction(0)), _inside(going, ground)), ground) for ground in grounds]
    stops = [Stop(*spot, "hindering", ground, True) for spot, ground in wholes if spot is not None]
    if stops and not any(ground.holds(going.circles, going.tolerance) for ground in grounds):
        yield from stops


def crossings(terrain: Terrain, flies: bool, points: Points) -> tuple[Crossing, ...]:
    """Where the centre dot changes its level, in the order of the path. A flyer changes it freely (MKU-SA.flight.5)."""
    tops = beside(terrain.raised, box_of(points)) if terrain.raised and not flies else ()
    return _all_crossings(tuple([ground for ground in tops if ground.kind != "blocking"]), points) if tops else ()


@lru_cache(maxsize=1024)
def _all_crossings(tops: tuple[Ground, ...], points: Points) -> tuple[Crossing, ...]:
    found = [one for ground in tops for one in _crossings(ground, points)]
    return tuple(sorted(found, key=lambda one: (one.segment, one.at)))


def _crossings(ground: Ground, points: Sequence[Point]) -> Iterator[Crossing]:
    """Where a path goes into one piece and out of it. A dot on the edge counts as elevated (MKU-6.20)."""
    inside = ground.polygon.contains(points[0])
    for number, (a, b) in enumerate(pairwise(points)):
        spans = ground.polygon.inside_spans(a, b)
        if inside:
            at = ground.polygon.left(a, b)
            if at is None:
                continue
            yield Crossing(number, at, False, ground)
            inside = False
            spans = tuple([span for span in spans if span[0] > at])
        for low, high in spans:
            yield Crossing(number, low, True, ground)
            inside = high == 1
            if not inside:
                yield Crossing(number, high, False, ground)


def _levels(terrain: Terrain, going: Walker, points: Points) -> Iterator[Stop]:
    """MKU-20.4: no further than the first point at which the whole base is on the new level."""
    for crossing in crossings(terrain, going.flies, points)[:1]:
        whole = _inside(going, crossing.ground) if crossing.up else _outside(going, crossing.ground)
        spot = _first_whole(going, points, (crossing.segment, crossing.at), whole)
        if spot is not None:
            yield Stop(*spot, "level", crossing.ground, crossing.up)


def _walls(near: Sequence[Ground], going: Walker, points: Points) -> Iterator[Stop]:
    """MKU-21.4: whoever began off a low wall stops at its far edge. Tested with the front circle (MKU-6.24)."""
    x, y, radius = going.circles[0]
    for ground in [ground for ground in near if ground.kind == "low_wall"]:
        polygon = ground.polygon
        if polygon.reaches_in((x, y), radius, going.contact):
            continue  # it stands on the wall and may leave it freely (MKU-21.5)
        if not any(polygon.sweep_reaches_in(a, b, radius, 0) for a, b in pairwise(points)):
            continue  # it goes past it
        spots = [spot for spot in (_far_edge(polygon, points, radius), _through(polygon, points)) if spot is not None]
        if spots:
            yield Stop(*min(spots), "wall", ground)


def _far_edge(polygon: Polygon, points: Sequence[Point], radius: int) -> Where | None:
    """Where a base reaches the far edge. A way that was cut there ends at it: so what is just behind counts, too."""
    for number, (a, b) in enumerate(pairwise((*points, toward(points[-1], points[-2], -SLACK)))):
        at = reached_far_edge(polygon.points, a, b, radius)
        if at is not None:
            return (number, at) if number < len(points) - 1 else (number - 1, Fraction(1))
    return None


def _through(polygon: Polygon, points: Sequence[Point]) -> Where | None:
    """Where the centre dot leaves a wall on another side than it entered."""
    entered: int | None = None
    for number, (a, b) in enumerate(pairwise(points)):
        for low, high in polygon.inside_spans(a, b):
            if low == high:
                continue
            if low > 0 or entered is None:
                entered = _side(polygon, a, b, low)
            if high < 1 or not polygon.strictly(b):
                if _side(polygon, a, b, high) != entered:
                    return number, high
                entered = None
    return None


def _side(polygon: Polygon, a: Point, b: Point, at: Fraction) -> int:
    """Which edge of a polygon a point of a segment is nearest to."""
    top, fine = at.numerator, at.denominator  # in parts of a mil, so that all numbers are whole
    spot = a[0] * fine + (b[0] - a[0]) * top, a[1] * fine + (b[1] - a[1]) * top
    edges = [((c[0] * fine, c[1] * fine), (d[0] * fine, d[1] * fine)) for c, d in polygon.edges]
    distances = [segment_dist2(c, d, spot) for c, d in edges]
    return distances.index(min(distances))


# -- the first point at which the whole base is somewhere ------------------------------------------------------------

Entry = Callable[[Point, Point, int], Fraction | None]
"""The first parameter of a segment at which a disc that moves along it is wholly there."""


def _inside(going: Walker, ground: Ground) -> Entry:
    return lambda a, b, radius: ground.polygon.wholly_in_at(a, b, radius, going.tolerance)


def _outside(going: Walker, ground: Ground) -> Entry:
    return lambda a, b, radius: ground.polygon.wholly_out_at(a, b, radius, going.tolerance)


def _first_whole(going: Walker, points: Points, start: Where, whole: Entry) -> Where | None:
    """The first point at or after ``start``. The rear circle trails behind on the same segment (MKU-6.24)."""
    for number in range(start[0], len(points) - 1):
        a, b = points[number], points[number + 1]
        low = start[1] if number == start[0] else Fraction(0)
        move = _both if len(going.circles) > 1 else _from
        at = move(a, b, going.radius, low, whole)
        if at is not None:
            return number, at
    return None


def _from(a: Point, b: Point, radius: int, low: Fraction, whole: Entry) -> Fraction | None:
    """The first parameter not below ``low``."""
    if low == 0:
        return whole(a, b, radius)
    begin = point_at(a, b, low)
    if begin == b:
        return None
    at = whole(begin, b, radius)
    return at if at is None else _short(low + (1 - low) * at) if at else low


def _short(part: Fraction) -> Fraction:
    """A part of a way; in ``FINEST`` parts where roots have made it long: else it would grow with every step."""
    return part if part.denominator < FINEST else Fraction(part.numerator * FINEST // part.denominator, FINEST)


def _both(a: Point, b: Point, radius: int, low: Fraction, whole: Entry) -> Fraction | None:
    """The first parameter at which the front circle and the one trailing behind it are both there."""
    tail = toward(a, b, -2 * radius)
    shift = tail[0] - a[0], tail[1] - a[1]
    tail_end = b[0] + shift[0], b[1] + shift[1]
    while True:
        front = _from(a, b, radius, low, whole)
        rear = None if front is None else _from(tail, tail_end, radius, low, whole)
        if front is None or rear is None:
            return None
        if front == rear or max(front, rear) == low:
            return max(front, rear)
        low = max(front, rear)
