"""Marks on a WarCry table: the way of the last attack, the last action, and legal targets of a question."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from bot.games.warcry.view import View
from renderers import frames, shapes, theme
from renderers.cardart import card_size
from renderers.formations_clash import SIGNS, clash
from renderers.formations_field import fighter_middle, result_sign
from renderers.formations_plan import Plan, item_size
from renderers.icons import centred
from renderers.ops import Box, Color, Line, Op, Ops, Points, Polygon, Sprite
from renderers.theme import WIDTH

STEP = 26.0  # between two chevrons of a trail
TURNS = 48  # directions that chevrons are kept in
RIM = 9.0


def spot(unit: str, view: View, plan: Plan) -> Box | None:
    """Where the card of a unit lies: left, top, width, height, without its attachments."""
    place = plan.place(unit)
    if place is not None:
        return (place.x, place.y, *card_size(plan.size, place.unit.ready))
    found = next((u for p in view.players for u in p.units if u.id == unit and u.line == "field"), None)
    shown = clash(view)
    if found is None or shown is None or unit not in (shown.left, shown.right):
        return None
    wide, tall = item_size(found, plan.size)
    middle, centre = fighter_middle(unit == shown.right), plan.field_top + plan.field_height / 2
    return (round(middle - wide / 2), round(centre - tall / 2), *card_size(plan.size, found.ready))


def trail(view: View, plan: Plan) -> tuple[list[Op], list[Op]]:
    """The way from attacker to target if both stand in their lines: what lies under the cards, and over them."""
    shown = clash(view)
    if shown is None:
        return [], []
    start, end = plan.place(shown.left), plan.place(shown.right)
    if start is None or end is None:
        return [], []
    wide, tall = card_size(plan.size, end.unit.ready)
    a = (
        start.x + card_size(plan.size, start.unit.ready)[0] / 2,
        start.y + card_size(plan.size, start.unit.ready)[1] / 2,
    )
    b = (end.x + wide / 2, end.y + tall / 2)
    way = shapes.curve(a, _handle(a, b), b, 60)
    inside = (end.x - 13, end.y - 13, end.x + wide + 13, end.y + tall + 13)
    outside = [p for p in way if not (inside[0] < p[0] < inside[2] and inside[1] < p[1] < inside[3])]
    under: list[Op] = []
    walked, before = 0.0, way[0]
    for x, y in outside:
        walked += hypot(x - before[0], y - before[1])
        if walked >= STEP:
            under.append(_chevron(shown.left_seat, x, y, atan2(y - before[1], x - before[0]), 13))
            walked = 0
        before = (x, y)
    over: list[Op] = []
    if outside:
        tip = outside[-1]
        over.append(_chevron(shown.left_seat, tip[0], tip[1], atan2(b[1] - tip[1], b[0] - tip[0]), 24))
    if shown.kind == "ranged" and shown.result in SIGNS:
        over.append(result_sign(shown.result, end.x + wide - 20, end.y - 20, 38))
    return under, over


def _handle(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    """Ways bend towards the nearer edge of the picture, so that they do not run through the sums."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    away = -1 if middle[0] < WIDTH / 2 else 1
    return (max(40.0, min(WIDTH - 40.0, middle[0] + away * 120)), middle[1])


def _chevron(seat: int, x: float, y: float, angle: float, size: float) -> Sprite:
    turn = round(angle / (2 * pi) * TURNS) % TURNS
    box = size * 3
    key = ("chevron", seat, turn, size)
    return Sprite(x - box / 2, y - box / 2, box, box, key, lambda: _chevron_ops(seat, turn, size))


def _chevron_ops(seat: int, turn: int, size: float) -> Ops:
    angle, middle = 2 * pi * turn / TURNS, size * 1.5
    made: list[Op] = []
    for grow, color in ((1.0, theme.INK), (0.78, theme.WHITE), (0.6, theme.OWNERS[seat].color)):
        points = (
            (size * grow, 0.0),
            (-size * 0.75 * grow, size * 0.85 * grow),
            (-size * 0.3 * grow, 0.0),
            (-size * 0.75 * grow, -size * 0.85 * grow),
        )
        placed = tuple(
            (middle + px * cos(angle) - py * sin(angle), middle + px * sin(angle) + py * cos(angle))
            for px, py in points
        )
        made.append(Polygon(placed, color))
    return tuple(made)


def last_ring(view: View, plan: Plan) -> list[Op]:
    """A rim round the unit that acted last, broken into dashes."""
    mark = view.last
    found = spot(mark.unit, view, plan) if mark is not None and mark.unit else None
    return [] if mark is None or found is None else [_ring(found, "last", theme.OWNERS[mark.seat].deep)]


def targets(marks: tuple[str, ...], view: View, plan: Plan) -> list[Op]:
    """Golden rims and cross-hairs on everything that a question may be answered with."""
    spots = [found for unit in sorted(set(marks)) if (found := spot(unit, view, plan)) is not None]
    rings: list[Op] = [_ring(found, "target", theme.GOLD_LIGHT) for found in spots]
    return rings + [cross_hair(found[0] + found[2] - 20, found[1] + found[3] - 18, 30) for found in spots]


def cross_hair(x: float, y: float, size: float) -> Sprite:
    """The sign of a legal target."""

    def draw() -> Ops:
        return (
            Polygon(shapes.ellipse(size / 2, size / 2, size / 2, size / 2), theme.INK),
            Polygon(shapes.ellipse(size / 2, size / 2, size / 2 - 2, size / 2 - 2), theme.GOLD_LIGHT),
            *centred("target", size / 2, size / 2, size * 0.72, theme.INK, theme.GOLD_LIGHT),
        )

    return Sprite(x, y, size, size, ("crosshair", size), draw)


def _ring(found: Box, kind: str, color: Color) -> Sprite:
    x, y, wide, tall = found
    key = ("ring", kind, color, wide, tall)
    return Sprite(x - RIM, y - RIM, wide + 2 * RIM, tall + 2 * RIM, key, lambda: _ring_ops(kind, color, wide, tall))


def _ring_ops(kind: str, color: Color, wide: float, tall: float) -> Ops:
    around = shapes.round_box(RIM - 4, RIM - 4, wide + 8, tall + 8, frames.CORNER + 3)
    closed = (*around, around[0])
    if kind == "target":
        return (Line(closed, theme.INK, 9), Line(closed, color, 5.5))
    made: list[Op] = [Line(closed, theme.WHITE, 6)]
    made += [Line(piece, color, 4) for piece in _dashes(closed, 13, 9)]
    return tuple(made)


def _dashes(points: Points, long: float, gap: float) -> list[Points]:
    """A line cut into dashes."""
    pieces: list[Points] = []
    current: list[tuple[float, float]] = [points[0]]
    left, drawing = long, True
    for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
        length = hypot(x1 - x0, y1 - y0)
        at = 0.0
        while length - at > left:
            at += left
            here = (x0 + (x1 - x0) * at / length, y0 + (y1 - y0) * at / length)
            if drawing:
                pieces.append((*current, here))
            current, drawing = [here], not drawing
            left = long if drawing else gap
        left -= length - at
        current.append((x1, y1))
    return [*pieces, tuple(current)] if drawing and len(current) > 1 else pieces
