"""How up to eight seats are told apart on a battlefield: by colour (Okabe and Ito), by shape and by pattern."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from msgspec import Struct

from renderers.kit import shapes, text, theme
from renderers.kit.ops import Color, Disc, Group, Op, Ops, Point, Points, Polygon, Polyline, Sprite, Text
from renderers.kit.sheets import NEAR
from renderers.kit.theme import SMALL

TAG = 27.0  # height of a tag
TOKEN = 13.0  # room that an action token takes on a tag


class Bearer(Struct, frozen=True):
    """Colour, a deep tint of it that white letters stand out from, a pale one; shape of token and tag; pattern."""

    color: Color
    deep: Color
    pale: Color
    form: str
    pattern: str


BEARERS = (
    Bearer((0, 114, 178), (0, 84, 136), (190, 216, 232), "round", "stripes"),
    Bearer((213, 94, 0), (166, 66, 0), (246, 210, 178), "pointed", "dots"),
    Bearer((0, 158, 115), (0, 98, 70), (184, 224, 204), "square", "bars"),
    Bearer((190, 98, 150), (132, 50, 98), (236, 206, 224), "notched", "chevrons"),
    Bearer((232, 214, 50), (104, 92, 0), (246, 240, 184), "slanted", "plain"),
    Bearer((86, 180, 233), (24, 96, 142), (206, 232, 246), "flag", "rings"),
    Bearer((230, 159, 0), (140, 92, 0), (248, 222, 168), "gable", "crosses"),
    Bearer((70, 64, 60), (40, 36, 34), (214, 208, 200), "cut", "studs"),
)


def bearer(seat: int) -> Bearer:
    """How a seat is told from the others."""
    return BEARERS[seat % len(BEARERS)]


def seat_shape(seat: int, x: float, y: float, radius: float) -> Points:
    """The seat's shape round a point."""
    form = bearer(seat).form
    if form == "round":
        return shapes.ellipse(x, y, radius, radius)
    if form == "square":
        return shapes.box(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8)
    if form == "notched":
        return shapes.notched_box(x - radius, y - radius, radius * 2, radius * 2, radius * 0.55)
    if form == "slanted":
        return shapes.regular(x, y + radius * 0.2, radius * 1.2, 3, -90)
    if form == "flag":
        return shapes.star(x, y, radius * 1.2, radius * 0.6)
    if form == "gable":
        return shapes.regular(x, y, radius * 1.1, 5, -90)
    if form == "cut":
        return shapes.regular(x, y, radius * 1.08, 8, 22.5)
    return shapes.diamond(x, y, radius * 1.18, radius * 1.18)


def _grid(x: float, y: float, radius: float, step: float) -> list[Point]:
    count = int(radius / step)
    made = [(x + i * step, y + j * step) for j in range(-count, count + 1) for i in range(-count, count + 1)]
    return [p for p in made if (p[0] - x) ** 2 + (p[1] - y) ** 2 <= (radius * 0.72) ** 2]


def marks(pattern: str, x: float, y: float, r: float, tint: Color) -> list[Op]:
    """The pattern on a token."""
    if pattern == "stripes":
        ends = ((-0.5, 0.34), (0.0, 0.62), (0.5, 0.34))
        return [
            Polyline((((x + (o - h) * r), y + (o + h) * r), (x + (o + h) * r, y + (o - h) * r)), tint, r * 0.17)
            for o, h in ends
        ]
    if pattern == "bars":
        return [
            Polyline(((x - r * 0.5, y + o * r), (x + r * 0.5, y + o * r)), tint, r * 0.17) for o in (-0.45, 0, 0.45)
        ]
    if pattern == "chevrons":
        return [
            Polyline(((x - r * 0.45, y + o * r), (x, y + (o - 0.3) * r), (x + r * 0.45, y + o * r)), tint, r * 0.16)
            for o in (-0.12, 0.28, 0.62)
        ]
    if pattern == "rings":
        return [Disc(x, y, r * 0.42, tint)]
    if pattern == "crosses":
        return [
            Polyline(((x - r * 0.4, y + r * 0.1), (x + r * 0.4, y + r * 0.1)), tint, r * 0.2),
            Polyline(((x, y - r * 0.35), (x, y + r * 0.55)), tint, r * 0.2),
        ]
    if pattern == "plain":
        return []
    size = 0.13 if pattern == "dots" else 0.1
    return [Disc(px, py, r * size, tint) for px, py in _grid(x, y, r, r * 0.42)]


def seat_token_ops(seat: int, radius: float) -> Ops:
    """The seat's sign: its shape in its colour with its pattern, rimmed. Lies in a box of three radii."""
    who, centre = bearer(seat), radius * 1.5
    tint = theme.mix(who.color, theme.WHITE, 0.45)
    return (
        Polygon(seat_shape(seat, centre, centre, radius + 2.5), theme.INK),
        Polygon(seat_shape(seat, centre, centre, radius + 1.2), theme.WHITE),
        Polygon(seat_shape(seat, centre, centre, radius - 0.8), who.color),
        *marks(who.pattern, centre, centre, radius, tint),
    )


def seat_token(seat: int, x: float, y: float, radius: float) -> Sprite:
    """The seat's sign round a point."""
    half = radius * 1.5
    key = ("bearer", seat % len(BEARERS), radius)
    return Sprite(x - half, y - half, 2 * half, 2 * half, key, lambda: seat_token_ops(seat, radius))


def _ends(form: str, w: float, h: float) -> Points:
    """The outline of a tag."""
    n = h * 0.24
    made: dict[str, Callable[[], Points]] = {
        "round": lambda: shapes.round_box(0, 0, w, h, h / 2),
        "pointed": lambda: ((0, h / 2), (n, 0), (w - n, 0), (w, h / 2), (w - n, h), (n, h)),
        "square": lambda: shapes.box(0, 0, w, h),
        "notched": lambda: shapes.notched_box(0, 0, w, h, n),
        "slanted": lambda: ((n, 0), (w, 0), (w - n, h), (0, h)),
        "flag": lambda: ((0, 0), (w, 0), (w - n, h / 2), (w, h), (0, h), (n, h / 2)),
        "gable": lambda: ((0, n), (n, 0), (w - n, 0), (w, n), (w, h), (0, h)),
        "cut": lambda: ((0, n), (n, 0), (w - n, 0), (w, n), (w, h - n), (w - n, h), (n, h), (0, h - n)),
    }
    return made[form]()


def tag_height(size: float) -> float:
    """How high a tag is whose letters are so large."""
    return float(round(size * TAG / SMALL))


@lru_cache(maxsize=1024)
def tag_width(label: str, tokens: int = 0, size: float = SMALL) -> float:
    """How wide a tag is."""
    return float(round(text.width(label, size, "bold") + (17 + tokens * TOKEN) * size / SMALL))


def tag(label: str, seat: int, x: float, y: float, tokens: int = 0, faint: bool = False, size: float = SMALL) -> Group:
    """An id on its owner's colour and shape, with the action tokens of the figure. ``faint``: it is gone."""
    wide = tag_width(label, tokens, size)
    key = ("tag", label, seat % len(BEARERS), tokens, faint, size)
    draw = partial(_tag_ops, label, seat, wide, tokens, faint, size)
    return Group(round(x), round(y), wide, tag_height(size), key, draw)


def _tag_ops(label: str, seat: int, wide: float, tokens: int, faint: bool, size: float) -> Ops:
    who, tall, grown = bearer(seat), tag_height(size), size / SMALL
    ground = theme.mix(who.deep, theme.PARCHMENT_LIGHT, 0.62) if faint else who.deep
    face = _ends(who.form, wide - 4, tall - 4)

    def draw() -> Ops:
        made: list[Op] = [
            Polygon(_ends(who.form, wide, tall), theme.INK),
            Polygon(shapes.moved(_ends(who.form, wide - 2, tall - 2), 1, 1), theme.WHITE),
            Polygon(shapes.moved(face, 2, 2), ground),
        ]
        for i in range(tokens):
            x = wide - (7.5 + TOKEN * 0.5 + TOKEN * (tokens - 1 - i)) * grown
            made += [Disc(x, tall / 2, 6.2 * grown, theme.INK), Disc(x, tall / 2, 5 * grown, theme.GOLD_LIGHT)]
            made.append(Disc(x, tall / 2, 2.2 * grown, theme.GOLD_DARK))
        if faint:
            made.append(Polyline(((6, tall - 6), (wide - 6, 6)), theme.RED, 2.5))
        return tuple(made)

    middle = (wide - tokens * TOKEN * grown) / 2
    return (
        Sprite(0, 0, wide, tall, ("tag", wide, seat % len(BEARERS), tokens, faint, size), draw),
        Text(middle, tall / 2 + size * 0.34, label, size, "bold", theme.WHITE, "ms", far=size > NEAR),
    )
