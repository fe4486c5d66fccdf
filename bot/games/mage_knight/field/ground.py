"""Terrain pieces as they lie on the field, and how bases lie on them (MKU-6.22)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt

from msgspec import Struct

from bot.games.mage_knight.content.content import Template
from bot.games.mage_knight.state import Piece
from bot.geometry import plane
from bot.geometry.polygon import Box, Polygon, placed

Point = tuple[int, int]
Circle = tuple[int, int, int]
"""Centre and radius."""

SLOWING = ("hindering", "shallow_water")
"""Kinds that halve and stop a move (MKU-19.4, 19.5, 21.1)."""

SOLID = ("blocking", "deep_water")
"""Kinds that cannot be entered (MKU-19.14, 21.2)."""

HINDERING = ("hindering", "low_wall", "concealing")
"""Kinds that give a line of fire the modifier (MKU-19.10, 21.6, MK2-26.8)."""

WET = ("shallow_water", "deep_water")
"""Water of any depth."""

FINE = 1_000_000
"""Parts of a thousandth of an inch in which points of a rim are computed."""

UNIT = 1_000_000_000
"""Length of the vectors of ``plane.direction``."""


class Ground(Struct, frozen=True, eq=False):
    """A piece of terrain in its place, made once for each (``lying``). ``access``: its access points (MKU-21.11)."""

    id: str  # the piece's
    kind: str  # the template's, as what follows
    elevated: bool  # its top lies above the ground (MKU-20.2)
    abrupt: bool  # it can be entered by its access points only (MKU-21.8)
    piece: Piece
    template: Template
    polygon: Polygon
    access: tuple[tuple[Point, Point], ...]

    def reached(self, circles: tuple[Circle, ...], by: int) -> bool:
        """True if a base reaches more than a length over the edge into it."""
        return _reached(self, circles, by)

    def holds(self, circles: tuple[Circle, ...], by: int) -> bool:
        """True if no part of a base reaches more than a length over the edge out of it."""
        return not any(self.polygon.sticks_out((x, y), r, by) for x, y, r in circles)

    def near(self, circles: tuple[Circle, ...], limit: int) -> bool:
        """True if the distance of a base is at most a limit; nothing lies nearer than a base inside."""
        return any(self.polygon.gap_within((x, y), r, limit) for x, y, r in circles)


class Terrain(Struct, frozen=True, eq=False):
    """The pieces on a field, and those among them that do something: what a question is about is mostly few of them.

    Made once for the pieces of a field (``sorted_out``), so that what depends on terrain alone can be kept by it.
    """

    pieces: tuple[Ground, ...] = ()
    raised: tuple[Ground, ...] = ()  # elevated
    screens: tuple[Ground, ...] = ()  # may block a line of fire
    covers: tuple[Ground, ...] = ()  # may give a line of fire the modifier
    walls: tuple[Ground, ...] = ()  # low walls
    slowing: tuple[Ground, ...] = ()  # halve a move that begins in them
    solid: tuple[Ground, ...] = ()  # cannot be entered
    deep: tuple[Ground, ...] = ()  # deep water
    waters: tuple[Ground, ...] = ()  # water of any depth
    abrupt: bool = False


BARE = Terrain()
"""A field without any piece."""


@lru_cache(maxsize=256)
def sorted_out(pieces: tuple[Ground, ...]) -> Terrain:
    """Pieces by what they do."""
    return Terrain(
        pieces,
        tuple([ground for ground in pieces if ground.elevated]),
        tuple([ground for ground in pieces if ground.elevated or ground.kind == "blocking"]),
        tuple([ground for ground in pieces if ground.kind in HINDERING]),
        tuple([ground for ground in pieces if ground.kind == "low_wall"]),
        tuple([ground for ground in pieces if ground.kind in (*SLOWING, "deep_water")]),
        tuple([ground for ground in pieces if ground.kind in SOLID]),
        tuple([ground for ground in pieces if ground.kind == "deep_water"]),
        tuple([ground for ground in pieces if ground.kind in WET]),
        any(ground.abrupt for ground in pieces),
    )


@lru_cache(maxsize=1024)
def lying(template: Template, piece: str, x: int, y: int, rotation: int) -> Ground:
    """The piece of a template at a place."""
    corners = [tuple(plane.turned(corner, rotation) for corner in access) for access in template.access]
    return Ground(
        id=piece,
        kind=template.kind,
        elevated=template.elevated,
        abrupt=template.abrupt,
        piece=Piece(piece, template.id, x, y, rotation),
        template=template,
        polygon=placed(template.polygon, x, y, rotation),
        access=tuple(((x + a[0], y + a[1]), (x + b[0], y + b[1])) for a, b in corners),
    )


@lru_cache(maxsize=4096)
def elevated_at(terrain: Terrain, point: Point) -> Ground | None:
    """The elevated piece that holds a point, its edge included (MKU-6.20)."""
    return next((ground for ground in terrain.raised if ground.polygon.contains(point)), None)


@lru_cache(maxsize=8192)
def _reached(ground: Ground, circles: tuple[Circle, ...], by: int) -> bool:
    """Most bases stay where they are, and are asked about again and again."""
    return any(ground.polygon.reaches_in((x, y), r, by) for x, y, r in circles)


def beside(pieces: Sequence[Ground], box: Box, reach: int = 0) -> list[Ground]:
    """The pieces whose box is not farther from that of a path than that: it has nothing to do with the others."""
    west, south, east, north = box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach
    return [
        ground
        for ground in pieces
        if (own := ground.polygon.box)[0] <= east and own[1] <= north and west <= own[2] and south <= own[3]
    ]


@lru_cache(maxsize=256)
def _fine(polygon: Polygon) -> Polygon:
    return Polygon(tuple((x * FINE, y * FINE) for x, y in polygon.points))


@lru_cache(maxsize=1024)
def rim_outside(polygon: Polygon, dot: Point, radius: int, facing: int, arc: int, by: int) -> bool:
    """True if no part of a base's rim inside its front arc reaches more than a length into a polygon (MKU-19.11).

    ``arc`` in degrees. Where the rim lies inside for a stretch, its deepest point is an end of the arc, the point
    towards which an edge faces, or the middle between two crossings of the outline.
    """
    fine = _fine(polygon)
    limit = (1000 * by + 1) * FINE // 1000  # MKU-6.23
    half = arc * 50
    ends = [_rim(dot, radius, plane.direction((facing + turn) % plane.FULL)) for turn in (-half, half)]
    others = [
        point
        for point in (*_faced(polygon, dot, radius), *_middles(polygon, dot, radius))
        if plane.in_sector(dot, facing, arc, _coarse_direction(dot, point))
    ]
    return not any(fine.strictly(point) and fine.distance2(point) > limit * limit for point in (*ends, *others))


def _rim(dot: Point, radius: int, vector: Point) -> Point:
    """The point of the rim in a direction, in fine units."""
    dx, dy = vector
    length = isqrt(dx * dx + dy * dy)
    return dot[0] * FINE + radius * FINE * dx // length, dot[1] * FINE + radius * FINE * dy // length


def _coarse_direction(dot: Point, point: Point) -> Point:
    """A whole point far away in the direction of a fine one, for comparing directions."""
    return dot[0] + point[0] - dot[0] * FINE, dot[1] + point[1] - dot[1] * FINE


def _faced(polygon: Polygon, dot: Point, radius: int) -> list[Point]:
    """The points of the rim that lie deepest behind each edge: the inward normals of a counter-clockwise outline."""
    return [_rim(dot, radius, (a[1] - b[1], b[0] - a[0])) for a, b in polygon.edges]


def _middles(polygon: Polygon, dot: Point, radius: int) -> list[Point]:
    """The points of the rim half way between neighbouring crossings of the outline."""
    crossings = [vector for a, b in polygon.edges for vector in _crossings(a, b, dot, radius)]
    ring = sorted(dict.fromkeys(crossings), key=_around)
    return [_rim(dot, radius, _between(one, other)) for one, other in zip(ring, ring[1:] + ring[:1], strict=True)]


def _crossings(a: Point, b: Point, dot: Point, radius: int) -> list[Point]:
    """Where a circle crosses a segment, seen from its centre, in fine units."""
    ax, ay, dx, dy = a[0] - dot[0], a[1] - dot[1], b[0] - a[0], b[1] - a[1]
    square, middle = dx * dx + dy * dy, -(ax * dx + ay * dy)
    under = middle * middle - square * (ax * ax + ay * ay - radius * radius)
    if under <= 0:
        return []
    root = isqrt(under * UNIT * UNIT)
    steps = [middle * UNIT - root, middle * UNIT + root]
    return [
        (ax * FINE + dx * step * FINE // (square * UNIT), ay * FINE + dy * step * FINE // (square * UNIT))
        for step in steps
        if 0 <= step <= square * UNIT
    ]


def _between(one: Point, other: Point) -> Point:
    """The direction half way from one vector to another, counter-clockwise, of two of about the same length."""
    x, y = one[0] + other[0], one[1] + other[1]
    if one[0] * other[1] - one[1] * other[0] < 0:
        x, y = -x, -y
    return (x, y) if (x, y) != (0, 0) else (-one[1], one[0])


def _around(vector: Point) -> tuple[int, int]:
    """A key that orders vectors of about the same length counter-clockwise."""
    x, y = vector
    return (0, -x) if y > 0 or (y == 0 and x > 0) else (1, x)
