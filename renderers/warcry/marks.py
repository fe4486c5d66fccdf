"""Marks on a WarCry table: the way of the last attack, the last action, and legal targets of a question."""

from __future__ import annotations

from math import atan2, hypot, pi

from bot.games.warcry.view import View
from renderers.kit import shapes, theme
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about
from renderers.kit.ops import Box, Color, Line, Op, Ops, Points, Polygon, Sprite, Text
from renderers.kit.theme import SMALL, WIDTH
from renderers.warcry import frames
from renderers.warcry.cards import Size, card_size
from renderers.warcry.clash import SIGNS, acting_unit, clash_shown
from renderers.warcry.field import result_sign
from renderers.warcry.plan import GHOST, Place, Plan

STEP = 26.0  # between two chevrons of a trail
TURNS = 48  # directions that chevrons are kept in
RIM = 9.0
QUIET = frozenset(["clean_up", "muster_order", "finished"])  # what a unit did last is no news any more


def card_box(unit: str, view: View, plan: Plan) -> Box | None:
    """Where the card of a unit lies: left, top, width, height, without its attachments."""
    place = plan.place(unit)
    if place is not None:
        return (place.x, place.y, *card_size(plan.size, place.unit.ready))
    found = next((u for p in view.players for u in p.units if u.id == unit and u.line == "field"), None)
    shown = clash_shown(view)
    if found is None:
        return None
    x, y = plan.field_place(found, shown is not None and unit == shown.right)
    return (x, y, *card_size(plan.size, found.ready))


def fight_trail(view: View, plan: Plan) -> tuple[list[Op], list[Op]]:
    """The way to a target in its line, or of a unit that moved: what lies under the cards, and over them."""
    shown = clash_shown(view)
    if shown is None:
        return [], _step_forward(view, plan)
    start, end = card_box(shown.left, view, plan), card_box(shown.right, view, plan)
    over_now = (
        view.combat is None and shown.kind == "melee"
    )  # both have been on the battlefield: no way is left to show
    if start is None or end is None or plan.place(shown.right) is None or over_now:
        return [], []
    a, b = (start[0] + start[2] / 2, start[1] + start[3] / 2), (end[0] + end[2] / 2, end[1] + end[3] / 2)
    way = shapes.curve(a, _handle(a, b), b, 60)
    inside = (end[0] - 13, end[1] - 13, end[0] + end[2] + 13, end[1] + end[3] + 13)
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
        over.append(result_sign(shown.result, end[0] + end[2] - 20, end[1] - 20, 38))
    return under, over


def _step_forward(view: View, plan: Plan) -> list[Op]:
    """An arrow from the reserve line on a unit that has moved up."""
    mark = view.last
    place = plan.place(mark.unit) if mark is not None and mark.kind == "move" else None
    if place is None or place.unit.line != "battle":
        return []
    wide, tall = card_size(plan.size, place.unit.ready)
    back = place.y + tall + 10 if place.unit.seat == 0 else place.y - 10
    return [_chevron(place.unit.seat, place.x + wide / 2, back, -pi / 2 if place.unit.seat == 0 else pi / 2, 22)]


def left_place(place: Place, size: Size) -> list[Op]:
    """The place that a unit on the battlefield has left, kept for it."""
    wide, tall = GHOST, size.height - 16
    owner = bearer(place.unit.seat)
    faint = theme.mix(theme.PARCHMENT, owner.deep, 0.5)
    outline = shapes.round_box(3, 3, wide - 6, tall - 6, frames.CORNER)
    dashes = tuple(Line(piece, faint, 3) for piece in _dashes(shapes.closed(outline), 10, 9))
    middle = (place.x + wide / 2, place.y + size.height / 2 + 9)
    return [
        Sprite(place.x, place.y + 8, wide, tall, ("ghost", place.unit.seat, wide, tall), lambda: dashes),
        Text(*middle, place.unit.id, SMALL, "bold", faint, "ms"),
    ]


def saved_signs(view: View, plan: Plan) -> list[Op]:
    """A sign on the units that a retreat will not cost (WC-11.17)."""
    if view.phase != "retreat_tests":
        return []
    found = [box for unit in view.saved if (box := card_box(unit, view, plan)) is not None]
    return [saved_sign(box[0] + box[2] - 22, box[1] + box[3] - 22, 32) for box in found]


def saved_sign(x: float, y: float, size: float) -> Sprite:
    """The sign of a unit saved."""

    def draw() -> Ops:
        tick = shapes.moved(((25, 52), (43, 70), (76, 32)), 0, 0, size / 100)
        return (
            Polygon(shapes.ellipse(size / 2, size / 2, size / 2, size / 2), theme.INK),
            Polygon(shapes.ellipse(size / 2, size / 2, size / 2 - 2, size / 2 - 2), theme.GREEN),
            Line(tick, theme.WHITE, size * 0.13),
        )

    return Sprite(x, y, size, size, ("saved", size), draw)


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
    for grow, color in ((1.0, theme.INK), (0.78, theme.WHITE), (0.6, bearer(seat).color)):
        points = (
            (size * grow, 0.0),
            (-size * 0.75 * grow, size * 0.85 * grow),
            (-size * 0.3 * grow, 0.0),
            (-size * 0.75 * grow, -size * 0.85 * grow),
        )
        made.append(Polygon(shapes.turned(points, angle, middle, middle), color))
    return tuple(made)


def last_ring(view: View, plan: Plan) -> list[Op]:
    """A rim round the unit that acted last, broken into dashes."""
    unit = acting_unit(view) if view.phase not in QUIET else ""
    found = card_box(unit, view, plan) if unit else None
    return [] if found is None else [_ring(found, "last", bearer("AB".index(unit[0])).deep)]


def target_rings(marks: tuple[str, ...], view: View, plan: Plan) -> list[Op]:
    """Golden rims and cross-hairs on everything that a question may be answered with."""
    spots = [found for unit in sorted(set(marks)) if (found := card_box(unit, view, plan)) is not None]
    rings: list[Op] = [_ring(found, "target", theme.GOLD_LIGHT) for found in spots]
    return rings + [cross_hair(found[0] + found[2] - 20, found[1] + found[3] - 18, 30) for found in spots]


def cross_hair(x: float, y: float, size: float) -> Sprite:
    """The sign of a legal target."""

    def draw() -> Ops:
        return (
            Polygon(shapes.ellipse(size / 2, size / 2, size / 2, size / 2), theme.INK),
            Polygon(shapes.ellipse(size / 2, size / 2, size / 2 - 2, size / 2 - 2), theme.GOLD_LIGHT),
            *icon_about("target", size / 2, size / 2, size * 0.72, theme.INK, theme.GOLD_LIGHT),
        )

    return Sprite(x, y, size, size, ("crosshair", size), draw)


def _ring(found: Box, kind: str, color: Color) -> Sprite:
    x, y, wide, tall = found
    key = ("ring", kind, color, wide, tall)
    return Sprite(x - RIM, y - RIM, wide + 2 * RIM, tall + 2 * RIM, key, lambda: _ring_ops(kind, color, wide, tall))


def _ring_ops(kind: str, color: Color, wide: float, tall: float) -> Ops:
    around = shapes.round_box(RIM - 4, RIM - 4, wide + 8, tall + 8, frames.CORNER + 3)
    closed = shapes.closed(around)
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
