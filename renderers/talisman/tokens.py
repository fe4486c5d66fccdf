"""What stands and lies on the board: characters as standees, cards as small cards, bags of gold."""

from __future__ import annotations

from functools import partial

from renderers.kit import shapes, text, theme
from renderers.kit.broad import FAR_ID, LEAST
from renderers.kit.heraldry import bearer, seat_token_ops
from renderers.kit.ops import Group, Line, Op, Ops, Points, Polygon, Shadow, Sprite
from renderers.talisman.art import scaled
from renderers.talisman.cards import FRAMES, Face, chip, chip_width, motif_ops
from renderers.talisman.portraits import bust, toad
from renderers.talisman.signs import sign, value_sign

SHADED = 44.0  # what is narrower has no shadow
NARROW = 0.78  # width of a standee by its height


def standee(seat: int, character: str, is_toad: bool, x: float, y: float, tall: float) -> list[Op]:
    """A character on its foot's middle: its portrait on a card in its seat's colour, its seat's sign at the foot."""
    tall = round(tall)
    wide = round(tall * NARROW)
    key = ("standee", seat % 8, "toad" if is_toad else character, tall)
    left, top = round(x - wide / 2), round(y - tall)
    made: list[Op] = []
    if wide >= SHADED:
        box = (left + wide * 0.06, top + tall * 0.3, left + wide * 1.02, y)
        made.append(Shadow(box, tall * 0.1, max(3, tall * 0.06), 150, tall * 0.03))
    draw = partial(_standee_ops, seat, character, is_toad, wide, tall)
    return [*made, Sprite(left, top, wide, tall, key, draw)]


def _arch(x: float, y: float, wide: float, tall: float) -> Points:
    r = wide / 2
    return ((x, y + tall), (x, y + r), *shapes.arc(x + r, y + r, r, 180, 360), (x + wide, y + r), (x + wide, y + tall))


def _standee_ops(seat: int, character: str, is_toad: bool, wide: float, tall: float) -> Ops:
    who, foot = bearer(seat), tall * 0.13
    high, rim = tall - foot, max(2.0, tall * 0.045)
    size = wide - 2 * rim
    art = scaled(toad() if is_toad else bust(character), rim, high - size - rim * 0.6, size)
    radius = tall * 0.155
    return (
        Polygon(_arch(0, 0, wide, high), theme.INK),
        Polygon(_arch(1.2, 1.2, wide - 2.4, high - 2.4), theme.WHITE),
        Polygon(_arch(rim * 0.6, rim * 0.6, wide - rim * 1.2, high - rim * 1.2), who.color),
        Polygon(_arch(rim, rim, wide - 2 * rim, high - 2 * rim), who.pale),
        *art,
        Polygon(shapes.box(0, high - rim * 0.9, wide, rim * 0.9), who.deep),
        Polygon(shapes.ellipse(wide / 2, tall - foot, wide / 2, foot * 0.9), theme.INK),
        Polygon(shapes.ellipse(wide / 2, tall - foot - 0.6, wide / 2 - 1.4, foot * 0.9 - 1.4), who.deep),
        *scaled(seat_token_ops(seat, radius), wide / 2 - radius * 1.5, tall - radius * 2.42, 100),
    )


def portrait(seat: int, character: str, is_toad: bool, x: float, y: float, size: float) -> Sprite:
    """A character in a square in its seat's colours."""
    who = bearer(seat)

    def draw() -> Ops:
        return (
            Polygon(shapes.box(0, 0, size, size), who.pale),
            *scaled(toad() if is_toad else bust(character), 0, size * 0.04, size),
            Line(shapes.closed(shapes.round_box(1.5, 1.5, size - 3, size - 3, 5)), who.deep, 3),
        )

    key = ("portrait", seat % 8, "toad" if is_toad else character, size)
    return Sprite(round(x), round(y), size, size, key, draw, shapes.round_box(0, 0, size, size, 6))


def small_card(face: Face, mark: str, x: float, y: float, wide: float, far: bool) -> list[Op]:
    """A card that lies on a space, its id below its art. ``far``: the id is read from afar, where it fits."""
    wide = round(wide)
    tall = round(wide * 1.36)
    size = FAR_ID if far and wide >= chip_width(mark, FAR_ID) + 12 else LEAST
    key = ("smallcard", face.kind, face.motif, face.strength, face.craft, wide)
    made: list[Op] = []
    if wide >= SHADED:
        made.append(Shadow((x, y, x + wide, y + tall), 4, max(3, wide * 0.06), 150, 2))
    made.append(Group(round(x), round(y), wide, tall, key, partial(_small_ops, face, wide, tall)))
    return [*made, chip(mark, x + (wide - chip_width(mark, size)) / 2, y + tall - size * 0.9, size, far=size == FAR_ID)]


def _small_ops(face: Face, wide: float, tall: float) -> Ops:
    color, edge = FRAMES.get(face.kind, FRAMES["object"]), max(2.0, round(wide * 0.06))
    key = ("smallface", face.kind, face.motif, wide)
    value = face.strength if face.strength is not None else face.craft

    def draw() -> Ops:
        size = tall - 2 * edge
        return (
            *scaled(motif_ops(face.kind, face.motif, size), edge + (wide - 2 * edge - size) / 2, edge, 100),
            Line(shapes.closed(shapes.round_box(edge / 2, edge / 2, wide - edge, tall - edge, 3)), color, edge),
            Line(shapes.closed(shapes.round_box(0.8, 0.8, wide - 1.6, tall - 1.6, 4)), theme.INK, 1.6),
        )

    made: list[Op] = [Sprite(0, 0, wide, tall, key, draw, shapes.round_box(0, 0, wide, tall, 4))]
    if value is not None and wide >= 56:
        kind = "strength" if face.strength is not None else "craft"
        size = float(round(max(LEAST * 1.65, wide * 0.36)))
        made.append(value_sign(kind, str(value), wide - size - 1, 1, size))
    return tuple(made)


def gold_heap(amount: int, x: float, y: float, size: float) -> list[Op]:
    """Gold that lies on a space, with its amount."""
    size = round(size)
    type_ = max(LEAST, round(size * 0.5))
    said = str(amount)
    return [
        sign("gold", x, y, size),
        chip(said, x + size - text.width(said, type_, "bold") * 0.4, y + size - type_, type_),
    ]
