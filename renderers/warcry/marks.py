"""Marks on a WarCry table: the way of the last attack, who acted, numbers of acts, and legal targets of a question."""

from __future__ import annotations

from math import atan2, hypot, pi

from bot.games.warcry.view import MarkView, View, newest_mark
from renderers.kit import shapes, theme
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about
from renderers.kit.ops import Box, Color, Op, Ops, Point, Polygon, Polyline, Sprite
from renderers.warcry import frames
from renderers.warcry.chronicle import DISC, number_disc
from renderers.warcry.clash import SIGNS, acting_unit, clash_shown, numbered
from renderers.warcry.field import Centre
from renderers.warcry.medals import result_sign
from renderers.warcry.panels import ticked
from renderers.warcry.plan import Place, Plan

STEP = 24.0  # between two chevrons of a trail
TURNS = 48  # directions that chevrons are kept in
RIM = 9.0
QUIET = frozenset(["clean_up", "muster_order", "finished"])  # what a unit did last is no news any more


def card_box(unit: str, plan: Plan, centre: Centre) -> Box | None:
    """Where a unit lies in its line, else on the battlefield: left, top, width, height."""
    place = plan.place(unit)
    return centre.boxes.get(unit) if place is None else place.box


def fight_trail(view: View, plan: Plan, centre: Centre) -> tuple[list[Op], list[Op]]:
    """The way of a shot, or of a unit that moved: what lies under the cards, and over them.

    Who fights from his line stands large on the battlefield, too: the way leads from his place to it, and on to the
    place of the target.
    """
    shown = clash_shown(view)
    if shown is None or view.winner is not None:
        return [], _step_forward(view, plan)
    under: list[Op] = []
    over: list[Op] = []
    if view.combat is None and shown.kind == "melee":  # both have been on the battlefield: no way is left to show
        return under, over
    for unit, leaves in ((shown.left, True), (shown.right, False)):
        place = plan.place(unit)
        if place is None:
            continue
        below, tip = _trail(shown.left_seat, _way(place, plan, leaves))
        under += below
        over.append(tip)
    hit = plan.place(shown.right)
    if shown.kind == "ranged" and shown.result in SIGNS and hit is not None:
        over.append(result_sign(shown.result, hit.x + hit.width - 30, hit.y - 10, 40))
    return under, over


def _way(place: Place, plan: Plan, leaves: bool) -> tuple[Point, Point]:
    """From a unit straight to the battlefield, or back."""
    _, top, _, tall = plan.middle
    x = place.x + place.width / 2
    if place.unit.seat:
        way = ((x, place.y + place.height + 6), (x, top + 6))
    else:
        way = ((x, place.y - 6), (x, top + tall - 6))
    return way if leaves else (way[1], way[0])


def _trail(seat: int, way: tuple[Point, Point]) -> tuple[list[Op], Op]:
    """Small chevrons on a way, and a large one at its end."""
    (x0, y0), (x1, y1) = way
    angle, long = atan2(y1 - y0, x1 - x0), hypot(x1 - x0, y1 - y0)
    count = int(long / STEP)
    small = [shapes.between((x0, y0), (x1, y1), i / max(1, count)) for i in range(count)]
    return [_chevron(seat, x, y, angle, 11) for x, y in small], _chevron(seat, x1, y1, angle, 20)


def _step_forward(view: View, plan: Plan) -> list[Op]:
    """An arrow from the reserve line on a unit that has moved up."""
    mark = view.last
    place = plan.place(mark.unit) if mark is not None and mark.kind == "move" else None
    if place is None or place.unit.line != "battle":
        return []
    seat = place.unit.seat
    outer = place.y - 4 if seat else place.y + place.height + 4
    return [_chevron(seat, place.x + place.width / 2, outer, pi / 2 if seat else -pi / 2, 20)]


def saved_signs(view: View, plan: Plan, centre: Centre) -> list[Op]:
    """A sign on the units that a retreat will not cost (WC-11.17)."""
    if view.phase != "retreat_tests":
        return []
    found = [box for unit in view.saved if (box := card_box(unit, plan, centre)) is not None]
    return [saved_sign(box[0] + box[2] - 22, box[1] + box[3] - 22, 32) for box in found]


def saved_sign(x: float, y: float, size: float) -> Sprite:
    """The sign of a unit saved."""
    return ticked(x + size / 2, y + size / 2, size)


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
    return rings + [cross_hair(found[0] + 4, found[1] + found[3] - 32, 34) for found in spots]


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
    made += [Polyline(piece, color, 4) for piece in frames.dashes(closed, 13, 9)]
    return tuple(made)
