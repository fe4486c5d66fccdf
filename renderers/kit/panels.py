"""What every picture is laid out on: the page with its border, the title strip, and sheets."""

from __future__ import annotations

from renderers.kit import shapes, theme
from renderers.kit.ops import Color, Line, Op, Ops, Polygon, Sprite, Texture
from renderers.kit.theme import WIDTH

EDGE = 16.0  # from the picture's edge to the panels
TITLE = 86.0
SHEET = 3000.0


def page(height: float) -> list[Op]:
    """The sheet of parchment with its border."""
    sheet = shapes.box(0, 0, WIDTH, max(SHEET, height))  # one cloth for all heights, so that it is woven once
    made: list[Op] = [Texture(sheet, theme.PARCHMENT_DARK, theme.PARCHMENT, 260, 7)]
    for inset, thick, color in ((2, 3, theme.INK_SOFT), (7, 1, theme.INK_FAINT)):
        made += bordered(inset, inset, WIDTH - 2 * inset, height - 2 * inset, color, thick)
    return made


def bordered(x: float, y: float, width: float, height: float, color: Color, thick: float) -> list[Op]:
    """The rim of a box."""
    sides = (
        (x, y, width, thick),
        (x, y + height - thick, width, thick),
        (x, y, thick, height),
        (x + width - thick, y, thick, height),
    )
    return [Polygon(shapes.box(*side), color) for side in sides]


def title_strip() -> Sprite:
    """The leather behind the title."""
    wide = WIDTH - 2 * EDGE + 12
    outline = shapes.notched_box(0, 0, wide, TITLE - 2, 9)
    return Sprite(EDGE - 6, EDGE / 2 + 2, wide, TITLE, ("title",), lambda: _leather(wide), outline)


def _leather(wide: float) -> Ops:
    return (
        Polygon(shapes.notched_box(0, 0, wide, TITLE - 2, 9), theme.INK),
        Texture(shapes.notched_box(2, 2, wide - 4, TITLE - 6, 8), theme.LEATHER, theme.LEATHER_LIGHT, 200, 5),
        Line(shapes.closed(shapes.notched_box(6, 6, wide - 12, TITLE - 14, 8)), theme.GOLD, 1.6),
    )


def panel(x: float, y: float, width: float, height: float, tint: Color, line: Color, thick: float = 1.4) -> list[Op]:
    """A sheet laid on the parchment."""
    outline = shapes.round_box(x, y, width, height, 8)
    return [Polygon(outline, tint), Line(shapes.closed(outline), line, thick)]
