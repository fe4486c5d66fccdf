"""Signs of values, and what else the picture counts: strength, craft, lives, gold, objects, followers, spells."""

from __future__ import annotations

from renderers.kit.art import scaled
from renderers.kit.marks import value_shield
from renderers.kit.ops import Color, Group, Sprite
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
    """A number on a shield in the colour of its kind; Craft on a disc."""
    return value_shield(kind, said, COLORS.get(kind, STRENGTH), 0.5 if kind == "craft" else 0.16, x, y, size)
