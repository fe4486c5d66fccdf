"""Where a disc can be moved with a given length: outlines for a picture, not for decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import shapely

from bot.geometry.plane import Disc, Point, distance
from bot.geometry.route import Leg, Obstacles, Search, tangent_between

Ring = tuple[Point, ...]
Patch = tuple[Ring, ...]
"""A connected area: its outline, then the outlines of its holes."""

Spot = tuple[float, float]
Place = tuple[Point, int]
"""A point, and what is left of the length there."""

STEP = (0.9659258, 0.2588190)
"""Cosine and sine of the steps in which a rim is gone round (15 degrees)."""

WIDER = 1.0087
"""How much larger than the rim the circle is on which these steps keep off it."""

FINEST = 40
"""Corners that matter less than this (mils) are left out of the outlines, and lengths below it are not followed."""


def reachable(
    start: Point,
    length: int,
    obstacles: Obstacles,
    ends: Sequence[Disc] = (),
) -> tuple[Patch, ...]:
    """The area that a disc can reach by its centre with ways of that length round the obstacles. ``ends``: discs in
    which the centre may not come to rest."""
    near = _near(start, length, obstacles)
    spread = _Spread(start, near, length)
    rims = [
        shapely.orient_polygons(shapely.Polygon(one.points).buffer(near.radius - 2, quad_segs=4))
        for one in near.polygons
    ]
    stars = [_seen(place, rest, near, rims) for place, rest in spread.places()]
    west, south, east, north = near.box
    inset = near.radius
    field = shapely.box(west + inset, south + inset, east - inset, north - inset)
    # Ways round a rim go in steps; what is narrower than the last of them are notches and splinters.
    area = shapely.union_all(stars).buffer(FINEST).buffer(-2 * FINEST).buffer(FINEST)
    solid = [_disc((x, y), r) for x, y, r in (*near.discs, *ends)]
    return tuple(_patches(area.intersection(field).difference(shapely.union_all([*solid, *rims]))))


def _near(start: Point, length: int, obstacles: Obstacles) -> Obstacles:
    """The obstacles that a way of that length can meet."""
    discs = [disc for disc in obstacles.discs if distance(start, disc[:2]) < length + disc[2]]
    centres = {disc[:2] for disc in discs}
    return obstacles._replace(
        discs=discs,
        polygons=[one for one in obstacles.polygons if one.gap_within(start, obstacles.radius, length)],
        bars=[bar for bar in obstacles.bars if centres.issuperset(bar)],
    )


class _Spread(Search):
    """The search without a goal: every rim that a shortest way within the length comes to."""

    def __init__(self, start: Point, obstacles: Obstacles, length: int) -> None:
        super().__init__(start, (), obstacles, length)
        self.length = length
        self.known: list[Place] = [(start, length)]

    def worth(self, leg: Leg) -> bool:
        """True if its end is not reached sooner in a straight line from a known place."""
        return self._new(leg.points[-1], self.length - round(leg.length))

    def places(self) -> list[Place]:
        """The start, and places round all rims that are reached, so close to each other that they see all of it."""
        seeing = self.known[:]
        for leg in self.legs():
            for number, place in enumerate(self._round(leg)):
                if not self._new(*place):
                    break
                self.known.append(place)
                if number % 2 == 0:
                    seeing.append(place)
        return seeing

    def _new(self, point: Point, rest: int) -> bool:
        return rest > FINEST and not any(
            left - distance(place, point) > rest + 2 and self.obstacles.clear(place, point)
            for place, left in self.known
        )

    def _round(self, leg: Leg) -> Iterator[Place]:
        """From the end of a leg on round its rim as far as the way is clear."""
        centre_x, centre_y, radius = leg.rim
        (x, y), (cosine, sine) = leg.into, STEP
        rest, circle = self.length - round(leg.length), round(radius * WIDER) + 1
        place = centre_x + round(circle * x), centre_y + round(circle * y)
        for _ in range(20):
            yield place, rest
            x, y = x * cosine - leg.side * y * sine, leg.side * x * sine + y * cosine
            before, place = place, (centre_x + round(circle * x), centre_y + round(circle * y))
            rest -= distance(before, place)
            if not self.obstacles.clear(before, place):
                return


def _seen(place: Point, rest: int, obstacles: Obstacles, rims: list[shapely.Polygon]) -> shapely.Geometry:
    """What lies in straight lines of that length from a place."""
    near = _near(place, rest, obstacles._replace(polygons=()))
    tangents = [tangent_between((*place, 0), 0, disc, side) for disc in near.discs for side in (1, -1)]
    ends = [None if tangent is None else tangent.end for tangent in tangents]
    edges = [*near.bars, *zip(ends[::2], ends[1::2], strict=True)]
    for rim in rims:
        if rim.distance(shapely.Point(place)) < rest:
            edges += [(a, b) for a, b in pairwise(rim.exterior.coords) if _faces(place, a, b)]
    shadows = [_shadow(place, one, two, 2 * rest) for one, two in edges if one is not None and two is not None]
    if not shadows:
        return _disc(place, rest)
    return _disc(place, rest).difference(shapely.union_all(shapely.convex_hull(shapely.polygons(shadows))))


def _disc(centre: Point, radius: int) -> shapely.Polygon:
    return shapely.Point(centre).buffer(radius, quad_segs=16)


def _shadow(place: Point, one: Spot, two: Spot, far: int) -> list[Spot]:
    """The corners of the shadow of an edge."""
    middle = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    return [one, _away(place, one, far), _away(place, middle, far), _away(place, two, far), two]


def _faces(place: Point, a: Spot, b: Spot) -> bool:
    """True if a place is on the right of an edge: outside of what it bounds counter-clockwise."""
    return (b[0] - a[0]) * (place[1] - a[1]) < (b[1] - a[1]) * (place[0] - a[0])


def _away(place: Point, through: Spot, far: int) -> Spot:
    """The point that lies so far, or farther, from a place on the line through another."""
    x, y = through[0] - place[0], through[1] - place[1]
    part = far / max(abs(x), abs(y), 1)
    return place[0] + x * part, place[1] + y * part


def _patches(area: shapely.Geometry) -> Iterator[Patch]:
    """The connected parts of an area in whole mils, the largest first."""
    parts = [part for part in shapely.get_parts(area.simplify(FINEST / 4)) if part.area > FINEST * FINEST]
    for part in sorted(parts, key=lambda part: (-part.area, part.bounds)):
        yield tuple(
            tuple((round(x), round(y)) for x, y in ring.coords[:-1]) for ring in (part.exterior, *part.interiors)
        )
