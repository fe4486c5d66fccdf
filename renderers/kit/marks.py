"""Marks on any map: ways with their arrows, rays, places left, targets, frames of choice, slips, ids, values."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, cos, dist, floor, hypot, pi, sin

from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer
from renderers.kit.ops import Box, Color, Disc, Group, Op, Ops, Point, Points, Polygon, Polyline, Ring, Sprite, Text
from renderers.kit.shapes import angle_of
from renderers.kit.theme import SMALL

TURN = 5  # degrees between two drawn directions
DOT = 2.6
STRIDE = 9.0
SIGN_SIZE = 30.0
HIT: Color = theme.RED
MISS: Color = (96, 88, 78)


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
    ops: Ops = (Polyline(((middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)), color, thick),)
    key = ("streak", course, long, color, rest_x, rest_y, thick)
    return Sprite(left, top, 2 * half, 2 * half, key, lambda: ops)


def outcome_sign(kind: str, x: float, y: float, size: float = SIGN_SIZE) -> Sprite:
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
        return (*disc, *(Polyline(ends, color, half * 0.24) for ends in cross))

    return Sprite(round(x - half), round(y - half), size, size, ("result", kind, size), draw)


def target_ring(x: float, y: float, r: float) -> Sprite:
    """A cross-hair round a base that may be chosen."""
    half = ceil(r) + 12

    def draw() -> Ops:
        made: list[Op] = [Ring(half, half, r + 5, theme.WHITE, 6), Ring(half, half, r + 5, theme.RED, 3)]
        for i in range(4):
            dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[i]
            made.append(
                Polyline(
                    ((half + dx * (r + 1), half + dy * (r + 1)), (half + dx * (r + 9), half + dy * (r + 9))),
                    theme.RED,
                    3,
                )
            )
        return tuple(made)

    return Sprite(round(x - half), round(y - half), 2 * half, 2 * half, ("target", r), draw)


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


def arrow_ops(points: tuple[Point, ...], seat: int, pen: float) -> Ops:
    """The shapes of a way."""
    (ax, ay), (bx, by) = points[-2:]
    long = max(1e-6, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    ux, uy = (bx - ax) / long, (by - ay) / long
    neck = (bx - ux * pen * 3.4, by - uy * pen * 3.4)
    head = (
        (bx, by),
        (neck[0] - uy * pen * 2, neck[1] + ux * pen * 2),
        (neck[0] + uy * pen * 2, neck[1] - ux * pen * 2),
    )
    made: list[Op] = []
    course = (*points[:-1], neck)
    for color, wide in ((theme.INK, pen + 5), (theme.WHITE, pen + 2.6), (bearer(seat).color, pen)):
        made.append(Polyline(course, color, wide))
        made.append(Polyline(shapes.closed(head), color, max(1.0, wide - pen)))
        made += [Disc(x, y, wide * 0.9, color) for x, y in points[:-1]]
    return (*made, Polygon(head, bearer(seat).color))


def choice_frame(box: Box, cell: float) -> Sprite:
    """The golden frame of a space that may be chosen."""
    x, y, right, bottom = box
    wide, tall, pen = round(right - x), round(bottom - y), max(4.0, cell * 0.045)

    def draw() -> Ops:
        outline = shapes.closed(shapes.round_box(pen, pen, wide - 2 * pen, tall - 2 * pen, cell * 0.06))
        return (Polyline(outline, theme.INK, pen + 3), Polyline(outline, theme.GOLD_LIGHT, pen))

    return Sprite(round(x), round(y), wide, tall, ("talchoice", wide, tall, pen), draw)


def grown(box: Box) -> Box:
    """A box with the room for a frame about it."""
    return (box[0] - 5, box[1] - 5, box[2] + 5, box[3] + 5)


def slots(count: int, room: float, wide: float) -> list[float]:
    """Where things so wide begin that stand in a row in the middle of a room, closer where there are many."""
    if count == 0:
        return []
    step = min(wide * 1.06, (room - wide) / max(1, count - 1))
    first = (room - step * (count - 1) - wide) / 2
    return [first + i * step for i in range(count)]


def apart(points: Iterable[Point], least: float) -> list[Point]:
    """Points of a way without those that lie on the one before."""
    made: list[Point] = []
    for point in points:
        if not made or hypot(point[0] - made[-1][0], point[1] - made[-1][1]) >= least:
            made.append(point)
    return made


def chip_width(said: str, size: float) -> float:
    """How wide the mark of an id is."""
    return float(round(text.width(said, size, "bold") + size * 0.7))


def chip(said: str, x: float, y: float, size: float, far: bool = False) -> Group:
    """An id on a dark mark."""
    wide, tall = chip_width(said, size), float(round(size * 1.22))

    def draw() -> Ops:
        outline = shapes.round_box(0, 0, wide, tall, size * 0.3)
        return (
            Polygon(outline, theme.GOLD_LIGHT),
            Polygon(shapes.round_box(1.2, 1.2, wide - 2.4, tall - 2.4, size * 0.25), theme.INK),
        )

    def make() -> Ops:
        back = Sprite(0, 0, wide, tall, ("chipface", wide, tall), draw)
        return (back, Text(wide / 2, tall / 2 + size * 0.34, said, size, "bold", theme.WHITE, "ms", far=far))

    return Group(round(x), round(y), wide, tall, ("chip", said, size, far), make)


def value_shield(key: str, said: str, color: Color, bend: float, x: float, y: float, size: float) -> Group:
    """A number on a shield in a colour; ``bend`` 0.5 makes it a disc. ``key`` tells kinds of values apart."""

    def draw() -> Ops:
        outline = shapes.round_box(1, 1, size - 2, size - 2, size * bend)
        return (
            Polygon(outline, theme.WHITE),
            Polygon(shapes.moved(outline, size * 0.05, size * 0.05, 0.9), color),
            Polyline(shapes.closed(outline), theme.INK, 1.4),
        )

    def make() -> Ops:
        back = Sprite(0, 0, size, size, ("valueface", key, size), draw)
        return (back, Text(size / 2, size * 0.71, said, size * 0.64, "figure", theme.WHITE, "ms"))

    return Group(round(x), round(y), size, size, ("value", key, said, size), make)
