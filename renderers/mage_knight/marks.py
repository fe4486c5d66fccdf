"""Marks on a battlefield: the last action, and what a preview or a look lays over it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, dist, floor, pi, sin

from msgspec import Struct

from bot.games.mage_knight.view import FigureView, View
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer
from renderers.kit.ops import Color, Disc, Group, Line, Op, Ops, Point, Points, Polygon, Ring, Sprite, Text
from renderers.kit.theme import SMALL
from renderers.mage_knight.bases import fan_at, front_edge, sector, stepped
from renderers.mage_knight.plan import Frame, angle_of

FieldPoint = tuple[int, int]
TURN = 5  # degrees between two drawn directions
DOT = 2.6
BASE = 550  # radius of a usual base, in thousandths of an inch
STRIDE = 9.0
LEGIBLE = 18.0  # radius of a base, in units of the picture, from which on an id fits into its ghost
AREA = 66  # how strongly a reached area is tinted, of 255
HIT: Color = theme.RED
MISS: Color = (96, 88, 78)


class Ghost(Struct, frozen=True):
    """A base as it would stand."""

    figure: str
    x: int
    y: int
    facing: int


class Way(Struct, frozen=True):
    """A path that a figure would take."""

    figure: str
    points: tuple[FieldPoint, ...]


class Sight(Struct, frozen=True):
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
    sights: tuple[Sight, ...] = ()
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


def place_left(x: float, y: float, r: float, seat: int) -> Sprite:
    """The same about a place."""
    half = ceil(r) + 4
    who = bearer(seat)
    dashes = tuple(Ring(half, half, r - 1.4, who.deep, 2.4, i * 30, i * 30 + 19) for i in range(12))
    pale = Disc(half, half, r - 1, theme.mix(who.pale, theme.PARCHMENT, 0.35))
    return Sprite(round(x - half), round(y - half), 2 * half, 2 * half, ("left", r, seat), lambda: (pale, *dashes))


def dotted_way(points: list[Point], color: Color, short: float, pen: float = 1.0) -> list[Op]:
    """A way as a row of dots that ends a little before the base, with an arrow."""
    made: list[Op] = []
    spots, course = _walk(points, STRIDE * pen, short + 4)
    for x, y in spots:
        made.append(_dot(x, y, DOT * pen, color))
    if spots:
        made.append(arrow_head(*spots[-1], course, color, 10 * pen))
    return made


def _walk(points: list[Point], stride: float, short: float) -> tuple[list[Point], float]:
    """Places a stride apart along a polyline up to a bit before its end, and the last direction."""
    total = sum(dist(b, a) for a, b in zip(points, points[1:], strict=False))
    made: list[Point] = []
    gone, due, course = 0.0, stride, 0.0
    for a, b in zip(points, points[1:], strict=False):
        long = dist(b, a)
        while long and due <= gone + long and due <= total - short:
            t = (due - gone) / long
            made.append(shapes.between(a, b, t))
            due += stride
        gone += long
        course = angle_of(a, b) if long else course
    return made, course


def _dot(x: float, y: float, r: float, color: Color) -> Sprite:
    half = ceil(r) + 2
    ops: Ops = (Disc(half, half, r + 1.1, theme.WHITE), Disc(half, half, r, color))
    return Sprite(round(x - half), round(y - half), 2 * half, 2 * half, ("dot", r, color), lambda: ops)


def arrow_head(x: float, y: float, angle: float, color: Color, size: float) -> Sprite:
    """The head of an arrow."""
    course = round(angle / TURN) * TURN % 360
    half = ceil(size) + 4
    turn = course * pi / 180

    def head(grow: float) -> Points:
        ends = (
            (size + grow, 0),
            (-size * 0.7 - grow, size * 0.75 + grow),
            (-size * 0.3, 0),
            (-size * 0.7 - grow, -size * 0.75 - grow),
        )
        return shapes.turned(ends, turn, half, half)

    ops: Ops = (Polygon(head(2), theme.WHITE), Polygon(head(0), color))
    return Sprite(round(x - half), round(y - half), 2 * half, 2 * half, ("arrow", course, color, size), lambda: ops)


def fire_lines(view: View, shown: Frame) -> list[Op]:
    """The lines of fire, or of blows, of the last action: a full line for a hit, a broken one for a miss."""
    made: list[Op] = []
    for one, other, hit in last_shots(view):
        a, b = shown.at((one.x, one.y)), shown.at((other.x, other.y))
        first, last = one.radius * shown.zoom, other.radius * shown.zoom
        made += fire_ray(a, b, first, last, HIT if hit else MISS, hit, shown.pen)
    return made


def fire_ray(a: Point, b: Point, first: float, last: float, color: Color, whole: bool, pen: float = 1.0) -> list[Op]:
    """Dashes from the rim of one base to that of the other, an arrow at the end."""
    long = dist(b, a) or 1
    angle = angle_of(a, b)
    made: list[Op] = []
    stride = (18.0 if whole else 16.0) * pen
    at = first + 8
    while at < long - last - 14 * pen:
        made.append(_streak(*shapes.between(a, b, at / long), angle, (20 if whole else 9) * pen, color, 3.2 * pen))
        at += stride
    if long > first + last + 14 * pen:
        made.append(arrow_head(*shapes.between(a, b, (long - last - 9 * pen) / long), angle, color, 9 * pen))
    return made


def _streak(x: float, y: float, angle: float, long: float, color: Color, thick: float) -> Sprite:
    course = round(angle / 1.5) * 1.5 % 180
    half = ceil(long / 2) + 4
    left, top = floor(x - half), floor(y - half)
    rest_x, rest_y = round((x - half - left) * 4) / 4, round((y - half - top) * 4) / 4  # else a row of them trembles
    dx, dy = cos(course * pi / 180) * long / 2, sin(course * pi / 180) * long / 2
    middle = (half + rest_x, half + rest_y)
    ops: Ops = (Line(((middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)), color, thick),)
    key = ("streak", course, long, color, rest_x, rest_y, thick)
    return Sprite(left, top, 2 * half, 2 * half, key, lambda: ops)


SIZE = 30.0


def marks_within(ops: list[Op], shown: Frame) -> list[Op]:
    """Those sprites whose middle lies on the part of the field that is shown."""
    return [
        op
        for op in ops
        if not isinstance(op, Sprite) or shown.shows(op.x + op.width / 2, op.y + op.height / 2, -op.width / 4)
    ]


def outcome_sign(kind: str, x: float, y: float, size: float = SIZE) -> Sprite:
    """A burst for a hit, a cross for a miss."""
    color = HIT if kind == "hit" else MISS
    half = size / 2

    def draw() -> Ops:
        burst = shapes.star(half, half, half - 1, half * 0.55, 9)
        inner = shapes.star(half, half, half * 0.74, half * 0.46, 9)
        if kind == "hit":
            return (Polygon(burst, theme.WHITE), Polygon(inner, color), Disc(half, half, half * 0.22, theme.WHITE))
        near, far = half * 0.53, half * 1.47
        cross = (((near, near), (far, far)), ((far, near), (near, far)))
        disc: Ops = (Disc(half, half, half - 2, color), Disc(half, half, half - 4, theme.PARCHMENT_LIGHT))
        return (*disc, *(Line(ends, color, half * 0.24) for ends in cross))

    return Sprite(round(x - half), round(y - half), size, size, ("result", kind, size), draw)


def target_ring(x: float, y: float, r: float) -> Sprite:
    """A cross-hair round a base that may be chosen."""
    half = ceil(r) + 12

    def draw() -> Ops:
        made: list[Op] = [Ring(half, half, r + 5, theme.WHITE, 6), Ring(half, half, r + 5, theme.RED, 3)]
        for i in range(4):
            dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[i]
            made.append(
                Line(
                    ((half + dx * (r + 1), half + dy * (r + 1)), (half + dx * (r + 9), half + dy * (r + 9))),
                    theme.RED,
                    3,
                )
            )
        return tuple(made)

    return Sprite(round(x - half), round(y - half), 2 * half, 2 * half, ("target", r), draw)


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
    edges = tuple(Line(shapes.closed(ring), line, 2 * shown.pen) for ring in outlines)
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
        made += left_place((x, y), figure, shown)
        made.append(front_edge(float(round(x)), float(round(y)), r, facing, figure.arc))
        if r >= LEGIBLE:
            made.append(Text(x, y + 8.5, one.figure, SMALL, "bold", theme.INK, "ms"))
    for sight in overlay.sights:
        a, b = shown.at(sight.start), shown.at(sight.end)
        made += fire_ray(a, b, BASE * shown.zoom, BASE * shown.zoom, HIT if sight.clear else MISS, sight.clear)
    return made


def note_slip(said: str, x: float, y: float) -> Group:
    """A few words on a slip of parchment about a place: a number needed, a chance."""
    wide = note_width(said)
    outline = shapes.round_box(1.5, 1.5, wide - 3, NOTE - 3, 5)
    ops: Ops = (Polygon(shapes.round_box(0, 0, wide, NOTE, 6), theme.INK), Polygon(outline, theme.PARCHMENT_LIGHT))
    back = Sprite(0, 0, wide, NOTE, ("slip", wide), lambda: ops)
    line = Text(wide / 2, NOTE / 2 + 8.5, said, SMALL, "bold", theme.INK, "ms")
    return Group(round(x - wide / 2), round(y - NOTE / 2), wide, NOTE, ("note", said), lambda: (back, line))


NOTE = 29.0


def note_width(said: str) -> float:
    """How wide a slip is."""
    return float(round(text.width(said, SMALL, "bold") + 16))
