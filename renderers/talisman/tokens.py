"""What stands and lies on the board: characters as standees, cards as small cards, bags of gold."""

from __future__ import annotations

from functools import partial

from renderers.kit import shapes, text, theme
from renderers.kit.art import scaled
from renderers.kit.marks import chip, chip_width
from renderers.kit.ops import Group, Op, Ops, Polyline, Shadow, Sprite
from renderers.kit.sheets import NEAR
from renderers.kit.standees import SHADED, Bust, portrait, standee
from renderers.talisman.cards import FRAMES, Face, motif_ops
from renderers.talisman.portraits import bust, toad
from renderers.talisman.signs import sign, value_sign

LEAST = 16.6  # the smallest type on the board


def hero_standee(seat: int, character: str, is_toad: bool, x: float, y: float, tall: float) -> list[Op]:
    """A character, or the toad that it is, on its foot's middle."""
    return standee(seat, "toad" if is_toad else character, _bust(character, is_toad), x, y, tall)


def hero_portrait(seat: int, character: str, is_toad: bool, x: float, y: float, size: float) -> Sprite:
    """The same in a square in its seat's colours."""
    return portrait(seat, "toad" if is_toad else character, _bust(character, is_toad), x, y, size)


def _bust(character: str, is_toad: bool) -> Bust:
    return lambda: tuple(toad() if is_toad else bust(character))


def card_tile(face: Face, x: float, y: float, size: float) -> Sprite:
    """The art of a card in a square, in the frame of its kind."""
    size = round(size)
    pen = max(2.0, round(size * 0.05))

    def draw() -> Ops:
        rim = shapes.closed(shapes.round_box(pen / 2, pen / 2, size - pen, size - pen, size * 0.08))
        return (
            *motif_ops(face.kind, face.motif, size),
            Polyline(rim, FRAMES.get(face.kind, FRAMES["object"]), pen),
            Polyline(shapes.closed(shapes.round_box(0.6, 0.6, size - 1.2, size - 1.2, size * 0.1)), theme.INK, 1.2),
        )

    key = ("taltile", face.kind, face.motif, size)
    return Sprite(round(x), round(y), size, size, key, draw, shapes.round_box(0, 0, size, size, size * 0.1))


def small_card(face: Face, mark: str, x: float, y: float, wide: float) -> list[Op]:
    """A card that lies on a space, its id below its art."""
    wide = round(wide)
    tall = round(wide * 1.36)
    size = NEAR if wide >= chip_width(mark, NEAR) + 6 else LEAST
    key = ("smallcard", face.kind, face.motif, face.strength, face.craft, wide)
    made: list[Op] = []
    if wide >= SHADED:
        made.append(Shadow((x, y, x + wide, y + tall), 4, max(3, wide * 0.06), 150, 2))
    made.append(Group(round(x), round(y), wide, tall, key, partial(_small_ops, face, wide, tall)))
    return [*made, chip(mark, x + (wide - chip_width(mark, size)) / 2, y + tall - size * 0.9, size)]


def _small_ops(face: Face, wide: float, tall: float) -> Ops:
    color, edge = FRAMES.get(face.kind, FRAMES["object"]), max(2.0, round(wide * 0.06))
    key = ("smallface", face.kind, face.motif, wide)
    value = face.strength if face.strength is not None else face.craft

    def draw() -> Ops:
        size = tall - 2 * edge
        return (
            *scaled(motif_ops(face.kind, face.motif, size), edge + (wide - 2 * edge - size) / 2, edge, 100),
            Polyline(shapes.closed(shapes.round_box(edge / 2, edge / 2, wide - edge, tall - edge, 3)), color, edge),
            Polyline(shapes.closed(shapes.round_box(0.8, 0.8, wide - 1.6, tall - 1.6, 4)), theme.INK, 1.6),
        )

    made: list[Op] = [Sprite(0, 0, wide, tall, key, draw, shapes.round_box(0, 0, wide, tall, 4))]
    if value is not None and wide >= 56:
        kind = "strength" if face.strength is not None else "craft"
        size = float(round(max(LEAST * 1.65, wide * 0.5)))
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
