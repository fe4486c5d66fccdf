"""Dice as they lie on the table."""

from __future__ import annotations

from renderers.kit import shapes, theme
from renderers.kit.ops import Disc, Op, Ops, Polygon, Sprite

PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.28, 0.24), (0.72, 0.24), (0.28, 0.5), (0.72, 0.5), (0.28, 0.76), (0.72, 0.76)),
}


def dice_row(values: tuple[int, ...], x: float, y: float, size: float = 26.0) -> list[Op]:
    """Faces of dice in a row."""
    return [die(value, x + i * (size + 4), y, size) for i, value in enumerate(values)]


def die(value: int, x: float, y: float, size: float) -> Sprite:
    """The face of a die."""

    def draw() -> Ops:
        return (
            Polygon(shapes.round_box(0, 0, size, size, size * 0.22), theme.INK),
            Polygon(shapes.round_box(1.5, 1.5, size - 3, size - 3, size * 0.18), theme.WHITE),
            *(Disc(px * size, py * size, size * 0.095, theme.INK) for px, py in PIPS.get(value, ())),
        )

    return Sprite(round(x), round(y), size, size, ("die", value, size), draw)
