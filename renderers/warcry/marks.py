"""Marks on a WarCry table: the way of the last attack, who acted, numbers of acts, and legal targets of a question."""

from __future__ import annotations

from math import atan2, hypot, pi

from bot.games.warcry.view import MarkView, View, newest_mark
from renderers.kit import shapes, theme
from renderers.kit.broad import BROAD, FAR_ID
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about
from renderers.kit.ops import Box, Color, Op, Ops, Point, Points, Polygon, Polyline, Sprite, Text
from renderers.warcry import frames
from renderers.warcry.cards import card_size
from renderers.warcry.chronicle import DISC, number_disc
from renderers.warcry.clash import SIGNS, acting_unit, clash_shown, numbered
from renderers.warcry.field import Centre
from renderers.warcry.medals import result_sign
from renderers.warcry.plan import CENTRE, CardPlace, Plan

STEP = 24.0  # between two chevrons of a trail
TURNS = 48  # directions that chevrons are kept in
RIM = 9.0
QUIET = frozenset(["clean_up", "muster_order", "finished"])  # what a unit did last is no news any more


def card_box(unit: str, plan: Plan, centre: Centre) -> Box | None:
    """Where the card of a unit lies: left, top, width, height, without the attachments of a card."""
    place = plan.place(unit)
    if place is None:
        return centre.boxes.get(unit)
    if place.row is not None:
        return (place.x, place.y, place.width, place.height)
    return (place.x, place.y, *card_size(plan.size, place.unit.ready))


def fight_trail(view: View, plan: Plan, centre: Centre) -> tuple[list[Op], list[Op]]:
    """The way of a shot, or of a unit that moved: what lies under the cards, and over them.

    Who fights from his line has a plate on the battlefield: the way leads from his card to it, and on to the target.
    """
    shown = clash_shown(view)
    if shown is None:
        return [], _step_forward(view, plan, centre)
    under: list[Op] = []
    over: list[Op] = []
    if view.combat is None and shown.kind == "melee":  # both have been on the battlefield: no way is left to show
        return under, over
    for unit, leaves in ((shown.left, True), (shown.right, False)):
        place, found = plan.place(unit), card_box(unit, plan, centre)
        if place is None or found is None:
            continue
        inner = _inner_edge(found, place.unit.seat)
        field = BROAD / 2 + (1 if place.unit.seat else -1) * (CENTRE / 2 - 6)
        way = ((inner, found[1] + found[3] / 2), (field, found[1] + found[3] / 2))
        below, tip = _trail(shown.left_seat, way if leaves else way[::-1])
        under += below
        over.append(tip)
    hit = card_box(shown.right, plan, centre)
    if shown.kind == "ranged" and shown.result in SIGNS and hit is not None and plan.place(shown.right) is not None:
        over.append(result_sign(shown.result, hit[0] + hit[2] - 22, hit[1] - 18, 40))
    return under, over


def _inner_edge(found: Box, seat: int) -> float:
    """The edge of a card towards the battlefield."""
    return found[0] - 6 if seat else found[0] + found[2] + 6


def _trail(seat: int, way: tuple[Point, Point]) -> tuple[list[Op], Op]:
    """Small chevrons on a way, and a large one at its end."""
    (x0, y0), (x1, y1) = way
    angle, long = atan2(y1 - y0, x1 - x0), hypot(x1 - x0, y1 - y0)
    count = int(long / STEP)
    small = [shapes.between((x0, y0), (x1, y1), i / max(1, count)) for i in range(count)]
    return [_chevron(seat, x, y, angle, 11) for x, y in small], _chevron(seat, x1, y1, angle, 20)


def _step_forward(view: View, plan: Plan, centre: Centre) -> list[Op]:
    """An arrow from the reserve line on a unit that has moved up."""
    mark = view.last
    place = plan.place(mark.unit) if mark is not None and mark.kind == "move" else None
    found = card_box(mark.unit, plan, centre) if mark is not None else None
    if place is None or found is None or place.unit.line != "battle":
        return []
    seat = place.unit.seat
    outer = found[0] + found[2] + 8 if seat else found[0] - 8
    return [_chevron(seat, outer, found[1] + found[3] / 2, pi if seat else 0.0, 20)]


def left_place(place: CardPlace) -> list[Op]:
    """The place that a unit on the battlefield has left, kept for it."""
    wide, tall = place.width, place.height
    owner = bearer(place.unit.seat)
    faint = theme.mix(theme.PARCHMENT, owner.deep, 0.5)
    outline = shapes.round_box(3, 3, wide - 6, tall - 6, frames.CORNER)
    dashes = tuple(Polyline(piece, faint, 3) for piece in _dashes(shapes.closed(outline), 10, 9))
    return [
        Sprite(place.x, place.y, wide, tall, ("ghost", place.unit.seat, wide, tall), lambda: dashes),
        Text(place.x + wide / 2, place.y + tall / 2 + 10, place.unit.id, FAR_ID, "bold", faint, "ms"),
    ]


def saved_signs(view: View, plan: Plan, centre: Centre) -> list[Op]:
    """A sign on the units that a retreat will not cost (WC-11.17)."""
    if view.phase != "retreat_tests":
        return []
    found = [box for unit in view.saved if (box := card_box(unit, plan, centre)) is not None]
    return [saved_sign(box[0] + box[2] - 22, box[1] + box[3] - 22, 32) for box in found]


def saved_sign(x: float, y: float, size: float) -> Sprite:
    """The sign of a unit saved."""

    def draw() -> Ops:
        tick = shapes.moved(((25, 52), (43, 70), (76, 32)), 0, 0, size / 100)
        return (
            Polygon(shapes.ellipse(size / 2, size / 2, size / 2, size / 2), theme.INK),
            Polygon(shapes.ellipse(size / 2, size / 2, size / 2 - 2, size / 2 - 2), theme.GREEN),
            Polyline(tick, theme.WHITE, size * 0.13),
        )

    return Sprite(x, y, size, size, ("saved", size), draw)


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


def last_ring(view: View, plan: Plan, centre: Centre) -> list[Op]:
    """A rim round the unit that acted last, broken into dashes."""
    unit = acting_unit(newest_mark(view), view) if view.phase not in QUIET else ""
    found = card_box(unit, plan, centre) if unit else None
    return [] if found is None else [last_rim(found, "AB".index(unit[0]))]


def last_rim(found: Box, seat: int) -> Sprite:
    """The broken rim round a box, in a player's colour."""
    return _ring(found, "last", bearer(seat).deep)


def act_discs(acts: tuple[MarkView, ...], view: View, plan: Plan, centre: Centre) -> list[Op]:
    """The numbers of acts on the cards of those who did them and of those whom they met."""
    made: list[Op] = []
    taken: dict[str, int] = {}
    for number, mark in numbered(acts):
        for unit in dict.fromkeys((acting_unit(mark, view), mark.target)):
            found = card_box(unit, plan, centre) if unit else None
            if found is None:
                continue
            x = found[0] + 4 + 2 * DISC * taken.get(unit, 0)
            taken[unit] = taken.get(unit, 0) + 1
            made.append(number_disc(number, mark.seat, x, found[1] - 2))
    return made


def target_rings(marks: tuple[str, ...], plan: Plan, centre: Centre) -> list[Op]:
    """Golden rims and cross-hairs on everything that a question may be answered with."""
    spots = [found for unit in sorted(set(marks)) if (found := card_box(unit, plan, centre)) is not None]
    rings: list[Op] = [_ring(found, "target", theme.GOLD_LIGHT) for found in spots]
    return rings + [cross_hair(found[0] + found[2] - 22, found[1] + found[3] - 20, 34) for found in spots]


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
        return (Polyline(closed, theme.INK, 9), Polyline(closed, color, 5.5))
    made: list[Op] = [Polyline(closed, theme.WHITE, 6)]
    made += [Polyline(piece, color, 4) for piece in _dashes(closed, 13, 9)]
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
