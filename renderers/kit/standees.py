"""What stands on a map for a person: a standee with a portrait in the colour and with the sign of its seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from renderers.kit import shapes, theme
from renderers.kit.art import scaled
from renderers.kit.heraldry import bearer, seat_token_ops
from renderers.kit.ops import Op, Ops, Points, Polygon, Polyline, Shadow, Sprite

Bust = Callable[[], Ops]
"""Draws who it is, on a grid of 100."""

SHADED = 44.0  # what is narrower has no shadow
NARROW = 0.78  # width of a standee by its height


def standee(seat: int, name: str, bust: Bust, x: float, y: float, tall: float) -> list[Op]:
    """Somebody on the middle of his foot: his portrait on a card in the colour of his seat, whose sign is at the foot.

    ``name`` tells busts apart.
    """
    tall = round(tall)
    wide = round(tall * NARROW)
    key = ("standee", seat % 8, name, tall)
    left, top = round(x - wide / 2), round(y - tall)
    made: list[Op] = []
    if wide >= SHADED:
        box = (left + wide * 0.06, top + tall * 0.3, left + wide * 1.02, y)
        made.append(Shadow(box, tall * 0.1, max(3, tall * 0.06), 150, tall * 0.03))
    draw = partial(_standee_ops, seat, bust, wide, tall)
    return [*made, Sprite(left, top, wide, tall, key, draw)]


def _arch(x: float, y: float, wide: float, tall: float) -> Points:
    r = wide / 2
    return ((x, y + tall), (x, y + r), *shapes.arc(x + r, y + r, r, 180, 360), (x + wide, y + r), (x + wide, y + tall))


def _standee_ops(seat: int, bust: Bust, wide: float, tall: float) -> Ops:
    who, foot = bearer(seat), tall * 0.13
    high, rim = tall - foot, max(2.0, tall * 0.045)
    size = wide - 2 * rim
    art = scaled(bust(), rim, high - size - rim * 0.6, size)
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


def portrait(seat: int, name: str, bust: Bust, x: float, y: float, size: float) -> Sprite:
    """Somebody in a square in its seat's colours."""
    who = bearer(seat)

    def draw() -> Ops:
        return (
            Polygon(shapes.box(0, 0, size, size), who.pale),
            *scaled(bust(), 0, size * 0.04, size),
            Polyline(shapes.closed(shapes.round_box(1.5, 1.5, size - 3, size - 3, 5)), who.deep, 3),
        )

    key = ("portrait", seat % 8, name, size)
    return Sprite(round(x), round(y), size, size, key, draw, shapes.round_box(0, 0, size, size, 6))
