"""Marks on a battlefield: the last action, and what a preview or a look lays over it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from msgspec import Struct

from bot.games.mage_knight.view import FigureView, View
from renderers.kit import shapes, theme
from renderers.kit.heraldry import bearer
from renderers.kit.marks import HIT, MISS, dotted_way, fire_ray, place_left
from renderers.kit.ops import Color, Disc, Op, Ops, Point, Points, Polygon, Polyline, Ring, Sprite, Text
from renderers.kit.theme import SMALL
from renderers.mage_knight.bases import behind, fan_at, front_edge, halo, sector, stepped
from renderers.mage_knight.plan import Frame

FieldPoint = tuple[int, int]
BASE = 550  # radius of a usual base, in thousandths of an inch
LEGIBLE = 18.0  # radius of a base, in units of the picture, from which on an id fits into its ghost
AREA = 66  # how strongly a reached area is tinted, of 255


class Ghost(Struct, frozen=True):
    """A base as it would stand."""

    figure: str
    x: int
    y: int
    facing: int
    soaring: bool = False


class Way(Struct, frozen=True):
    """A path that a figure would take."""

    figure: str
    points: tuple[FieldPoint, ...]


class FireLine(Struct, frozen=True):
    """A line of fire: free or blocked, and what is written at its end (a number needed, a chance)."""

    start: FieldPoint
    end: FieldPoint
    clear: bool
    note: str = ""


class Reach(Struct, frozen=True):
    """How far something carries from a point: a whole ring, or a slice if ``arc`` is below 360 degrees."""

    x: int
    y: int
    length: int
    facing: int = 0
    arc: int = 360
    seat: int = 0


class Overlay(Struct, frozen=True):
    """What a preview, a look or a question lays over the field. Lengths and facings as in a view."""

    ways: tuple[Way, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    sights: tuple[FireLine, ...] = ()
    rings: tuple[Reach, ...] = ()
    areas: tuple[tuple[tuple[FieldPoint, ...], ...], ...] = ()  # what can be reached: an outline, then its holes
    targets: tuple[str, ...] = ()  # figures that may be chosen
    zones: bool = False  # starting areas tinted
    seat: int = 0


NOTHING = Overlay()


def last_movers(view: View) -> list[tuple[FigureView, tuple[FieldPoint, ...]]]:
    """Who moved in the last action, with the way it took: whoever stands where the way ends."""
    mark = view.mark
    if mark is None:
        return []
    made: list[tuple[FigureView, tuple[FieldPoint, ...]]] = []
    there = [one for one in view.figures if one.id in (mark.figure, *mark.members, *mark.targets)]
    for path in mark.paths:
        mover = next((one for one in there if (one.x, one.y) == path[-1]), None) if len(path) > 1 else None
        if mover is not None:
            made.append((mover, path))
    return made


def last_shots(view: View) -> list[tuple[FigureView, FigureView, bool]]:
    """Lines from attackers to targets of the last action, each with whether it was hit."""
    mark = view.mark
    if mark is None or mark.kind not in ("ranged", "close"):
        return []
    found = {one.id: one for one in view.figures}
    ids = [i for i in dict.fromkeys((mark.figure, *mark.members)) if i in found]
    pairs = [(a, b) for a in ids for b in mark.targets if b in found and a != b]
    return [(found[a], found[b], b in mark.hits) for a, b in pairs]


def last_ways(view: View, shown: Frame) -> list[Op]:
    """Ways of the last action with the places left, below the bases."""
    made: list[Op] = []
    for figure, path in last_movers(view):
        points = [shown.at(p) for p in path]
        made += left_place(points[0], figure, shown)
        made += dotted_way(points, bearer(figure.owner).deep, figure.radius * shown.zoom, shown.pen)
    return made


def left_place(at: Point, figure: FigureView, shown: Frame) -> list[Op]:
    """The empty place of a base: a dashed ring."""
    return [place_left(*at, figure.radius * shown.zoom, figure.owner)]


def fire_lines(view: View, shown: Frame) -> list[Op]:
    """The lines of fire, or of blows, of the last action: a full line for a hit, a broken one for a miss."""
    if view.mark is not None and view.mark.blast is not None:
        return _blast(view, shown)
    made: list[Op] = []
    for one, other, hit in last_shots(view):
        a, b = shown.at((one.x, one.y)), shown.at((other.x, other.y))
        first, last = one.radius * shown.zoom, other.radius * shown.zoom
        made += fire_ray(a, b, first, last, HIT if hit else MISS, hit, shown.pen)
    return made


def _blast(view: View, shown: Frame) -> list[Op]:
    """A bombardment: one line to its point, and a broken ring round all that it reaches (MK2-21.4)."""
    mark = view.mark
    if mark is None or mark.blast is None:
        return []
    x, y, radius = mark.blast
    middle, r = shown.at((x, y)), radius * shown.zoom
    half = float(ceil(r) + 4)
    place = round(middle[0] - half), round(middle[1] - half), 2 * half, 2 * half
    made: list[Op] = [Sprite(*place, ("blast", r), partial(_blast_ring, half, r))]
    by = next((one for one in view.figures if one.id == mark.figure), None)
    if by is not None:
        ray = shown.at((by.x, by.y)), middle, by.radius * shown.zoom, 6.0
        made += fire_ray(*ray, HIT if mark.hits else MISS, bool(mark.hits), shown.pen)
    return made


def _blast_ring(half: float, r: float) -> Ops:
    arcs = [Ring(half, half, r, HIT, 4.0, start, start + 9) for start in range(0, 360, 15)]
    return (*arcs, Disc(half, half, 6.0, HIT))


def marks_within(ops: list[Op], shown: Frame) -> list[Op]:
    """Those sprites whose middle lies on the part of the field that is shown."""
    return [
        op
        for op in ops
        if not isinstance(op, Sprite) or shown.shows(op.x + op.width / 2, op.y + op.height / 2, -op.width / 4)
    ]


def marks_below(overlay: Overlay, shown: Frame) -> list[Op]:
    """What lies on the ground: areas, rings and slices."""
    made: list[Op] = []
    who = bearer(overlay.seat)
    for area in overlay.areas:
        made += _area(tuple(tuple(shown.at(p) for p in ring) for ring in area), who.color, who.deep, shown)
    for ring in overlay.rings:
        x, y = shown.at((ring.x, ring.y))
        reach = ring.length * shown.zoom
        facing = stepped(ring.facing)
        made += _slice(x, y, reach, facing, ring.arc, ring.seat, shown)
    return made


def _slice(x: float, y: float, reach: float, facing: float, arc: int, seat: int, shown: Frame) -> list[Op]:
    """A ring or slice of ground, cut off at the edge of the field."""
    who = bearer(seat)
    return _area((sector(x, y, reach, facing, arc),), who.color, who.deep, shown)


def _area(rings: Sequence[Points], color: Color, line: Color, shown: Frame) -> list[Op]:
    """A tinted area, an outline and its holes, with its edges, cut off at the edge of the field."""
    held = [ring for ring in (shapes.clipped(ring, *shown.box) for ring in rings) if len(ring) >= 3]
    if not held or len(shapes.clipped(rings[0], *shown.box)) < 3:
        return []
    left, top, right, bottom = shapes.box_of(held[0])
    x, y = float(int(left)), float(int(top))
    outlines = tuple(shapes.moved(ring, -x, -y) for ring in held)
    key, size = ("area", outlines, color), (ceil(right - left) + 2, ceil(bottom - top) + 2)
    red, green, blue = color[:3]
    edges = tuple(Polyline(shapes.closed(ring), line, 2 * shown.pen) for ring in outlines)
    tints = (AREA, *[0] * (len(outlines) - 1))
    ops: Ops = tuple(Polygon(ring, (red, green, blue, tint)) for ring, tint in zip(outlines, tints, strict=True))
    return [Sprite(x, y, *size, key, lambda: (*ops, *edges))]


def marks_above(overlay: Overlay, view: View, shown: Frame) -> list[Op]:
    """What lies over the ground: ways, bases as they would stand, lines of fire."""
    found = {one.id: one for one in view.figures}
    made: list[Op] = []
    for way in overlay.ways:
        figure = found[way.figure]
        points = [shown.at(p) for p in way.points]
        made += dotted_way(points, bearer(figure.owner).deep, figure.radius * shown.zoom, shown.pen)
    for one in overlay.ghosts:
        figure = found[one.figure]
        x, y = shown.at((one.x, one.y))
        r, facing = figure.radius * shown.zoom, stepped(one.facing)
        made += fan_at(x, y, r * 1.85, facing, figure.arc, figure.owner)
        if figure.mounted and not one.soaring:  # a soaring one stands on the flight base alone (MK2-16.2)
            aside, along = behind(r, facing)
            made += left_place((x + aside, y + along), figure, shown)
        made += left_place((x, y), figure, shown)
        made += halo(x, y, r) if one.soaring else ()
        made.append(front_edge(float(round(x)), float(round(y)), r, facing, figure.arc))
        if r >= LEGIBLE:
            made.append(Text(x, y + 8.5, one.figure, SMALL, "bold", theme.INK, "ms"))
    for sight in overlay.sights:
        a, b = shown.at(sight.start), shown.at(sight.end)
        made += fire_ray(a, b, BASE * shown.zoom, BASE * shown.zoom, HIT if sight.clear else MISS, sight.clear)
    return made
