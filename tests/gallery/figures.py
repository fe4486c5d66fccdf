"""The silhouettes of Mage Knight on bases of three sizes: as a phone shows them, as a sheet has them, and opened."""

from __future__ import annotations

from math import ceil

from bot.games.mage_knight.content.content import FACTIONS, MAGE_SPAWN
from renderers.kit import theme
from renderers.kit.ops import Op, Polygon, Scene, Text
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.shapes import box
from renderers.mage_knight.army import base_art
from renderers.mage_knight.figures import FIGURES
from renderers.mage_knight.palette import COLORS

SIZES = (240, 82, 28)
"""Diameters of bases, in pixels."""
COLUMNS, WIDE, CELL = 6, 1600.0, 262.0
TALL = 396.0
WORN = (*FACTIONS, MAGE_SPAWN)


def figures_scene() -> Scene:
    """All kinds by name, each on the ground of some faction."""
    rows = ceil(len(FIGURES) / COLUMNS)
    height = rows * TALL + 24
    made: list[Op] = []
    for i, kind in enumerate(FIGURES):
        x, y = 14 + (i % COLUMNS) * CELL, 12 + i // COLUMNS * TALL
        large, usual, small = (size / 2 for size in SIZES)
        facts = (i % 4, WORN[i % len(WORN)], kind, 90)
        made += base_art(*facts, x + 131, y + 136, large)
        made += base_art(*facts, x + 56, y + 318, usual)
        made += base_art(*facts, x + 126, y + 318, small)
        made.append(Text(x + 152, y + 326, kind.replace("_", " "), 22, "strong", theme.INK))
    return Scene(WIDE, height, (Polygon(box(0, 0, WIDE, height), theme.PARCHMENT),), tuple(made))


def figures_picture() -> Picture | None:
    """The same as a file."""
    return picture_of(figures_scene(), "mage-knight-figures", "", COLORS)
