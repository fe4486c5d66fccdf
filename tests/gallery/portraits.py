"""The portraits of WarCry in three sizes: as a phone shows them, as a card has them, and opened."""

from __future__ import annotations

from functools import partial
from math import ceil

from renderers.kit import theme
from renderers.kit.ops import Op, Polygon, Scene, Sprite, Text
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.shapes import box
from renderers.warcry.palette import COLORS
from renderers.warcry.portraits import BOOK, GROUNDS, Looks, portrait_ops

SIZES = (240, 82, 28)
COLUMNS, CELL, TALL = 5, 262.0, 356.0
DARK = frozenset(["axe", "blade", "club", "javelin", "repeater", "daemon"])


def portraits_scene() -> Scene:
    """All likenesses by name, on the ground of their side."""
    names = sorted(BOOK.drawings("portraits"), key=_is_dark)
    wide, height = COLUMNS * CELL + 16, ceil(len(names) / COLUMNS) * TALL + 16
    made: list[Op] = []
    for i, name in enumerate(names):
        x, y = 14 + i % COLUMNS * CELL, 14 + i // COLUMNS * TALL
        looks = Looks(list(GROUNDS)[1 if _is_dark(name) else 0], name)
        for size, (left, top) in zip(SIZES, ((0, 0), (0, 252), (92, 280)), strict=True):
            draw = partial(portrait_ops, looks, 0, 0, size, size)
            made.append(Sprite(x + left, y + top, size, size, ("likeness", name, size), draw, box(0, 0, size, size)))
        made.append(Text(x + 130, y + 302, name, 22, "strong", theme.INK))
    return Scene(wide, height, (Polygon(box(0, 0, wide, height), theme.PARCHMENT),), tuple(made))


def _is_dark(name: str) -> bool:
    """True if only the Hordes look like that."""
    return name in DARK or name.endswith("-dark")


def portraits_picture() -> Picture | None:
    """The same as a file."""
    return picture_of(portraits_scene(), "warcry-portraits", "", COLORS)
