"""Finding ways on the field: what is in a figure's way, the shortest path, contact positions, places with room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isqrt

from msgspec import Struct
from msgspec.structs import replace

from bot.games.mage_knight.field.bases import base, shape
from bot.games.mage_knight.field.field import Circles, Field, Spot
from bot.games.mage_knight.field.move_allowance import halt_fault, walked, walker
from bot.games.mage_knight.field.objectives import hover_fault
from bot.games.mage_knight.measure import travelled
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import FULL, UNIT, ahead, bearing, direction, dist2, path_length, path_within, toward
from bot.geometry.route import Obstacles, shortest

AROUND = 48
"""Directions in which a contact is looked for."""

CORNER = 2
"""Radius of the rims at the corners of cliffs, so that ways can bend round them."""

SEARCH = 40
"""Rings round a place in which the nearest legal one is looked for."""

RING = 100


class Found(Struct, frozen=True):
    """A path with its first point, and the facing at its end."""

    points: tuple[Point, ...]
    facing: int

    @property
    def length(self) -> int:
        """How long it is, as it is told."""
        return travelled(self.points)

    def within(self, limit: int) -> bool:
        """True if it is short enough (MKU-6.19)."""
        return path_within(self.points, limit)


def obstacles(field: Field, figure: Figure) -> Obstacles:
    """What the path of a figure has to go round (MKU-6.11 to 6.15, 21.11): nobody who soars (MK2-16.10).

    For a flyer it is nothing but the border.
    """
    radius = field.kind(figure).radius
    options = field.state.options
    box = (0, 0, options.width, options.height)
    if field.powers(figure).flies:
        return Obstacles((), (), (), box, radius)
    ignored = (figure.id, figure.captive)
    others = [other for other in field.there() if other.id not in ignored and not other.soaring]
    discs = [circle for other in others for circle in field.circles(other)]
    going = walker(field, figure)
    solid = [ground.polygon for ground in walked(field, figure).solid if not going.passes(ground)]
    bars = field.barriers(ignored)
    cliffs = list(_cliffs(field))
    discs += [(x, y, CORNER) for bar in cliffs for x, y in bar]
    return Obstacles(discs, solid, [*bars, *cliffs], box, radius)


def _cliffs(field: Field) -> Iterator[tuple[Point, Point]]:
    """The edges of abrupt terrain without the access points (MKU-21.11)."""
    for ground in field.pieces:
        if not ground.abrupt:
            continue
        for a, b in ground.polygon.edges:
            cuts = [a, *sorted(_on_edge(ground.access, a, b), key=lambda point: dist2(a, point)), b]
            yield from ((one, other) for one, other in zip(cuts[::2], cuts[1::2], strict=True) if one != other)


def _on_edge(access: Sequence[tuple[Point, Point]], a: Point, b: Point) -> Iterator[Point]:
    """The ends of the access points that lie on an edge."""
    for one, other in access:
        if all(_near_line(a, b, point) for point in (one, other)):
            yield from (one, other)


def _near_line(a: Point, b: Point, point: Point) -> bool:
    along = isqrt(dist2(a, point)) + isqrt(dist2(point, b))
    return along <= isqrt(dist2(a, b)) + CORNER


def route(found: Obstacles, start: Point, goals: Sequence[Point], limit: int | None = None) -> tuple[Point, ...] | None:
    """The shortest path from a place to one of some others, or None: none, or none within the limit."""
    for goal in sorted(goals, key=lambda goal: dist2(start, goal))[:1]:
        # Mostly nothing is in the way to the nearest of them.
        if start == goal or found.clear(start, goal):
            return (start, goal) if start != goal else (start,)
    return shortest(start, goals, found.discs, found.polygons, found.box, found.radius, bars=found.bars, limit=limit)


# -- contact ---------------------------------------------------------------------------------------------------------


def contact_point(anchor: Circles, number: int, angle: int, radius: int, mounted: bool, facing: int) -> Point:
    """Where a base stands that comes from a direction up to the first contact with an anchor.

    ``number``: the circle of the anchor at which the direction points.
    """
    ax, ay, _ = anchor[number]
    ux, uy = direction(angle)
    far = 0
    for ox, oy, r in base(0, 0, facing, radius, mounted):
        for cx, cy, s in anchor:
            # |a + d u + o - c| = r + s, solved for the greater d.
            x, y = ax + ox - cx, ay + oy - cy
            along = (x * ux + y * uy) // UNIT
            rest = along * along - (x * x + y * y - (r + s) * (r + s))
            if rest >= 0:
                far = max(far, isqrt(rest) + 1 - along)
    return ahead((ax, ay), angle, far)


def contacts(field: Field, figure: Figure, target: Figure, angle: int = -1) -> Iterator[Spot]:
    """Places in contact with a target, looking at it. ``angle``: only those on that side of it."""
    radius, double = shape(field.circles(figure))
    anchor = field.circles(target)
    start = field.dot(figure)
    for number, (x, y, _) in enumerate(anchor):
        straight = bearing((x, y), start)
        for part in range(AROUND):
            way = (straight + part * FULL // AROUND) % FULL
            if angle >= 0 and min((way - angle) % FULL, (angle - way) % FULL) > FULL // 8:
                continue
            facing = (way + FULL // 2) % FULL
            spot = contact_point(anchor, number, way, radius, double, facing)
            yield Spot(*spot, facing)


def to_contact(field: Field, figure: Figure, target: Figure, angle: int = -1, limit: int | None = None) -> Found | None:
    """The shortest way into contact with a figure, if there is room and a way; with a limit, one that is no longer."""
    start = field.dot(figure)
    if field.touching(figure, target) and angle < 0:
        return Found((start,), bearing(start, field.dot(target)))
    found = obstacles(field, figure)
    spots = sorted(contacts(field, figure, target, angle), key=lambda spot: dist2(start, (spot.x, spot.y)))
    if limit is not None:
        found = found.near(start, limit)
        spots = [spot for spot in spots if path_within((start, (spot.x, spot.y)), limit)]
    if figure.soaring:  # clear of objectives, if there is such a place (MK2-16.6)
        clear = [spot for spot in spots if hover_fault(field, field.at(figure, spot)) is None]
        return _nearest_of(field, figure, found, clear or spots, limit)
    return _nearest_of(field, figure, found, spots, limit)


def to_distance(field: Field, figure: Figure, target: Figure, stop: int) -> Found | None:
    """The shortest way to a place so far from a figure's centre dot."""
    start, centre = field.dot(figure), field.dot(target)
    if dist2(start, centre) <= stop * stop:
        return Found((start,), bearing(start, centre))
    straight = bearing(centre, start)
    spots = []
    for part in range(AROUND):
        way = (straight + part * FULL // AROUND) % FULL
        spots.append(Spot(*ahead(centre, way, stop), (way + FULL // 2) % FULL))
    spots.sort(key=lambda spot: dist2(start, (spot.x, spot.y)))
    return _nearest_of(field, figure, obstacles(field, figure), spots)


def _nearest_of(
    field: Field, figure: Figure, found: Obstacles, spots: Sequence[Spot], limit: int | None = None
) -> Found | None:
    """The shortest way to one of some places; the straight one to the first of them needs no search."""
    start = field.dot(figure)
    facings: dict[Point, int] = {}
    for place, spot in enumerate(spots):
        if room(field, figure, spot):
            facings.setdefault((spot.x, spot.y), spot.facing)
            if place == 0 and found.clear(start, (spot.x, spot.y)):
                return Found((start, (spot.x, spot.y)), spot.facing)
    points = route(found, start, list(facings), limit) if facings else None
    return None if points is None else Found(points, facings[points[-1]])


# -- places with room ------------------------------------------------------------------------------------------------


def room(field: Field, figure: Figure, spot: Spot) -> bool:
    """True if a figure can stand at a place, without its captive."""
    return halt_fault(field, figure, spot, (figure.captive,)) is None


def nearest_room(field: Field, figure: Figure, spot: Spot) -> Spot | None:
    """The legal place nearest to one that is not, in rings round it."""
    for ring in range(SEARCH):
        for part in range(AROUND if ring else 1):
            at = ahead((spot.x, spot.y), part * FULL // AROUND, ring * RING)
            near = replace(spot, x=at[0], y=at[1])
            if room(field, figure, near):
                return near
    return None


def shortened(field: Field, figure: Figure, points: Sequence[Point], allowed: int) -> tuple[Point, ...]:
    """The longest beginning of a path that is not longer than allowed and ends where the figure has room."""
    length = min(allowed, path_length(points) // 1000)
    while length > 0:
        part = beginning(points, length)
        spot = Spot(*part[-1], bearing(part[-2], part[-1]))
        if room(field, figure, spot) and hover_fault(field, field.at(figure, spot)) is None:
            return part
        length -= RING
    return tuple(points[:1])


def beginning(points: Sequence[Point], length: int) -> tuple[Point, ...]:
    """The first part of a path, so long and not longer, wherever its end is rounded to."""
    kept = [points[0]]
    left = length
    for a, b in pairwise(points):
        step = -(-path_length((a, b)) // 1000)
        if step >= left:
            kept.append(b if step == left else _short_of(a, b, left))
            break
        kept.append(b)
        left -= step
    return tuple(kept) if len(kept) > 1 else (points[0], points[0])


def _short_of(a: Point, b: Point, length: int) -> Point:
    """The point so far from a on the way to b; the next one before it where rounding leads farther than that."""
    end = toward(a, b, length)
    return end if path_length((a, end)) <= 1000 * length else toward(a, b, length - 1)
