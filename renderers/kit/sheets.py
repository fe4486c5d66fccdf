"""The two sheets that fill what a chat gives a picture, and the three sizes of letters that are read on both.

A chat fits a picture into 550 x 350 on a desktop and into 360 x 420 on a phone. On a phone only the width of a sheet
makes its letters smaller, on a desktop only its height: both sheets keep the larger letters at 13 px in the smaller
box.
"""

from __future__ import annotations

from msgspec import Struct

from renderers.kit import shapes, theme
from renderers.kit.ops import Op, Polygon, Texture

GREAT, CLEAR, NEAR = 48, 40, 28
"""Letters of 13 px and of 11 px in the smaller box, and those that are read only where the picture is opened."""


class Sheet(Struct, frozen=True):
    """A size of pictures. ``header``, ``strip``: where header and act strip end; below lies the stage."""

    width: float
    height: float
    header: float
    strip: float


BROAD_SHEET = Sheet(1280, 1024, 96, 216)
"""Shape L: stories, panels, fights, title and victory."""
TALL_SHEET = Sheet(1080, 1260, 80, 176)
"""Shape T: whole boards, hands, sheets of figures."""
SHEETS = (BROAD_SHEET, TALL_SHEET)

LEATHER_GRAIN = 200
RULE = 3.0


def sheet_ground(sheet: Sheet) -> list[Op]:
    """The leather of the header and the parchment of the act strip; the stage is the game's."""
    wide, top, low = sheet.width, sheet.header, sheet.strip
    return [
        Texture(shapes.box(0, 0, wide, top), theme.LEATHER, theme.LEATHER_LIGHT, LEATHER_GRAIN, 5),
        Polygon(shapes.box(0, top - RULE, wide, RULE), theme.GOLD),
        Polygon(shapes.box(0, top, wide, low - top), theme.PARCHMENT_LIGHT),
        Polygon(shapes.box(0, low - RULE, wide, RULE), theme.INK_SOFT),
    ]
