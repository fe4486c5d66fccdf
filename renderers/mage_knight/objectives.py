"""Objectives on a battlefield (MK2-7): who holds them by colour, shape and pattern, and who would if the turn ended."""

from __future__ import annotations

from functools import partial
from math import ceil

from bot.games.mage_knight.view import ObjectiveView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer, marks, seat_shape, seat_token
from renderers.kit.labels import Label
from renderers.kit.ops import Color, Disc, Group, Op, Ops, Polygon, Polyline, Ring, Sprite, Text
from renderers.kit.wording import joined
from renderers.mage_knight.bases import ring_pattern
from renderers.mage_knight.plan import FAR_ID, Frame

GREY: Color = (112, 108, 100)
NEUTRAL, CONTROLLED, CONTESTED = "neutral", "controlled", "contested"
HATCHES = 7
SIGN = 13.0  # radius of a sign beside the id
PLATE = 40.0  # height of the plate with the id
NARROW = 30.0


def objective_tokens(view: View, shown: Frame) -> list[Op]:
    """The tokens on the ground."""
    made: list[Op] = []
    for one in view.objectives:
        x, y = shown.at((one.x, one.y))
        r = one.radius * shown.zoom
        if shown.shows(x, y, -r):
            made.append(token(one.status, one.controller, x, y, r))
    return made


def token(status: str, controller: int, x: float, y: float, r: float) -> Sprite:
    """A token: a hollow grey ring, a ring and sign of who controls it, or hatching with a cross in it."""
    half = float(ceil(r) + 3)
    key = ("objective", status, controller, r)
    draw = partial(token_ops, status, controller, half, r)
    return Sprite(float(round(x - half)), float(round(y - half)), 2 * half, 2 * half, key, draw)


def token_ops(status: str, controller: int, half: float, r: float) -> Ops:
    """Shapes of a token round a middle."""
    if status == CONTROLLED:
        return tuple(_held(controller, half, r))
    made: list[Op] = [Disc(half, half, r, theme.INK), Disc(half, half, r - 1.8, theme.PARCHMENT_LIGHT)]
    if status == CONTESTED:
        made += _hatching(half, r)
        made += [Polyline(ends, theme.WHITE, r * 0.34) for ends in _cross(half, r * 0.4)]
        made += [Polyline(ends, theme.RED, r * 0.2) for ends in _cross(half, r * 0.4)]
        return (*made, Ring(half, half, r * 0.96, theme.INK, r * 0.09))
    made.append(Ring(half, half, r * 0.84, GREY, r * 0.2))
    return (*made, Disc(half, half, r * 0.13, GREY))


def _cross(half: float, reach: float) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    low, high = half - reach, half + reach
    return [((low, low), (high, high)), ((low, high), (high, low))]


def _hatching(half: float, r: float) -> list[Op]:
    """Slanting lines over a disc."""
    made: list[Op] = []
    for i in range(HATCHES):
        off = (i - (HATCHES - 1) / 2) * r * 0.27
        long = max(0.0, (r * 0.9) ** 2 - off**2) ** 0.5
        ax, ay = half + (off - long) * 0.7071, half + (off + long) * 0.7071
        bx, by = half + (off + long) * 0.7071, half + (off - long) * 0.7071
        made.append(Polyline(((ax, ay), (bx, by)), GREY, r * 0.1))
    return made


def _held(seat: int, half: float, r: float) -> list[Op]:
    who = bearer(seat)
    made: list[Op] = [Disc(half, half, r, theme.INK), Disc(half, half, r - 1.8, who.color)]
    made += ring_pattern(who.pattern, half, half, r, theme.mix(who.color, theme.WHITE, 0.72))
    made += [Disc(half, half, r * 0.68, theme.INK), Disc(half, half, r * 0.68 - 1.4, who.pale)]
    made.append(Polygon(seat_shape(seat, half, half, r * 0.46), theme.INK))
    made.append(Polygon(seat_shape(seat, half, half, r * 0.46 - 2), who.color))
    return [*made, *marks(who.pattern, half, half, r * 0.42, theme.mix(who.color, theme.WHITE, 0.55))]


def map_sign(status: str, controller: int, x: float, y: float) -> Sprite:
    """The token on a small map."""
    return token(status, controller, x, y, 8.0)


def count_sign(x: float, y: float) -> Sprite:
    """A flag, before the number of objectives that a player controls."""
    ops: Ops = (
        Polyline(((9, 3), (9, 29)), theme.INK, 3.0),
        Polygon(((9, 3), (27, 9), (9, 17)), theme.RED),
        Polyline(((9, 3), (27, 9), (9, 17)), theme.INK, 1.6),
        Polyline(((3, 29), (15, 29)), theme.INK, 3.0),
    )
    return Sprite(float(round(x - 15)), float(round(y - 16)), 30, 32, ("heldflag",), lambda: ops)


# -- plates with ids -------------------------------------------------------------------------------------------------


def plates(view: View, shown: Frame) -> list[tuple[Label, ObjectiveView]]:
    """What the plates of the objectives need that are on the part of the field that is shown."""
    made = []
    for one in view.objectives:
        x, y = shown.at((one.x, one.y))
        r = one.radius * shown.zoom
        if shown.shows(x, y, -r):
            wide, tall, _ = plate_size(one, shown)
            made.append((Label(round(x, 1), round(y, 1), r, wide, tall), one))
    return made


def plate_size(one: ObjectiveView, shown: Frame) -> tuple[float, float, int]:
    """Width and height of a plate, and its type."""
    wide, tall, size = id_size(one.id, shown)
    wide += 2 * SIGN + 6 if one.status != NEUTRAL else 0
    return (wide + 26 + 2 * SIGN * 1.5 if one.changes else wide), tall, size


def id_size(name: str, shown: Frame) -> tuple[float, float, int]:
    """Width and height of a plate that holds an id alone, and its type."""
    size, tall = (FAR_ID, PLATE) if shown.pen > 1 else (21, NARROW)
    return float(round(text.width(name, size, "bold") + 18)), tall, size


def id_plate(name: str, wide: float, tall: float, size: int) -> list[Op]:
    """The plate, and the id at its left."""
    outer, inner = shapes.box(0, 0, wide, tall), shapes.box(1.8, 1.8, wide - 3.6, tall - 3.6)
    back: Ops = (Polygon(outer, theme.INK), Polygon(inner, theme.PARCHMENT_LIGHT))
    said = Text(9, tall / 2 + size * 0.34, name, size, "bold", theme.INK)
    return [Sprite(0, 0, wide, tall, ("plateback", wide, tall), lambda: back), said]


def plate(one: ObjectiveView, shown: Frame, x: float, y: float) -> Op:
    """The id about a point, with what the objective is, for bases may hide the token (MK2-7.12); where the turn would
    change it, an arrow to what it would become."""
    wide, tall, size = plate_size(one, shown)
    now, then = (one.status, one.controller), (one.changes, one.next_status, one.next_controller)
    key = ("plate", one.id, *now, *then, size)
    return Group(round(x - wide / 2), round(y - tall / 2), wide, tall, key, partial(_plate_ops, one, wide, tall, size))


def _plate_ops(one: ObjectiveView, wide: float, tall: float, size: int) -> Ops:
    made = id_plate(one.id, wide, tall, size)
    if one.status != NEUTRAL:
        after = 9 + text.width(one.id, size, "bold") + 8 + SIGN
        made.append(outcome(one.status, one.controller, after, tall / 2))
    if one.changes:
        sign = wide - 8 - SIGN * 1.2
        tip = sign - SIGN * 1.4
        made.append(Sprite(round(tip - 22), round(tall / 2 - 8), 22, 16, ("becomes",), becomes_ops))
        made.append(outcome(one.next_status, one.next_controller, sign, tall / 2))
    return tuple(made)


def becomes_ops() -> Ops:
    """An arrow to what an objective would become."""
    return Polyline(((2, 8), (14, 8)), theme.INK, 2.6), Polygon(((12, 2), (20, 8), (12, 14)), theme.INK)


def outcome(status: str, controller: int, x: float, y: float) -> Sprite:
    """The sign of what an objective is or would be: that of its controller, or its token in small."""
    if status == CONTROLLED:
        return seat_token(controller, x, y, SIGN - 2)
    return token(status, controller, x, y, SIGN)


# -- in words --------------------------------------------------------------------------------------------------------


def objective_words(one: ObjectiveView, words: TableWords) -> str:
    """What an objective is, and what it would be if the turn ended now."""
    said = _state(one.status, one.controller, words)
    if not one.changes:
        return words.t("picture-mk-objective", thing=one.id, state=said)
    after = _state(one.next_status, one.next_controller, words)
    return words.t("picture-mk-objective-next", thing=one.id, state=said, next=after)


def _state(status: str, controller: int, words: TableWords) -> str:
    name = words.seat_name(controller) if controller >= 0 else ""
    return words.t("picture-mk-objective-" + status, name=name)


def objectives_line(view: View, words: TableWords) -> str:
    """All objectives with their states; empty where there are none."""
    told = [objective_words(one, words) for one in view.objectives]
    return words.t("picture-mk-objectives", objectives=joined(told, words)) if told else ""
