"""Signs of values, and what else the picture counts: strength, craft, lives, gold, objects, followers, spells."""

from __future__ import annotations

from functools import partial

from renderers.kit import shapes, theme
from renderers.kit.art import scaled
from renderers.kit.ops import Color, Group, Line, Ops, Polygon, Sprite, Text
from renderers.talisman.art import drawing

STRENGTH, CRAFT, LIVES, MONEY = (156, 50, 40), (40, 86, 150), (150, 40, 66), (150, 108, 24)
VALUES = ("strength", "craft", "lives", "gold")
COLORS: dict[str, Color] = {"strength": STRENGTH, "craft": CRAFT, "lives": LIVES, "gold": MONEY}


def sign(kind: str, x: float, y: float, size: float) -> Sprite:
    """A sign by itself, in a square with its corner at x, y."""
    return Sprite(
        round(x), round(y), size, size, ("talsign", kind, size), lambda: scaled(drawing("signs", kind), 0, 0, size)
    )


def value_sign(kind: str, said: str, x: float, y: float, size: float) -> Group:
    """A number on a shield in the colour of its kind, with the kind's sign over it."""
    key = ("talvalue", kind, said, size)
    return Group(round(x), round(y), size, size, key, partial(_value_ops, kind, said, size))


def _value_ops(kind: str, said: str, size: float) -> Ops:
    color = COLORS.get(kind, STRENGTH)

    def draw() -> Ops:
        outline = shapes.round_box(1, 1, size - 2, size - 2, size * (0.5 if kind == "craft" else 0.16))
        return (
            Polygon(outline, theme.WHITE),
            Polygon(shapes.moved(outline, size * 0.05, size * 0.05, 0.9), color),
            Line(shapes.closed(outline), theme.INK, 1.4),
        )

    back = Sprite(0, 0, size, size, ("talvalueface", kind, size), draw)
    return (back, Text(size / 2, size * 0.71, said, size * 0.64, "figure", theme.WHITE, "ms"))
