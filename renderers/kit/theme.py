"""The style of the house: parchment and ink, sizes of type, colours of frames."""

from __future__ import annotations

from msgspec import Struct

from renderers.kit.ops import Color

WIDTH = 1000
# Three sizes of type. The smallest is 1/40 of the width, so that it reads when a phone shows the picture 400 px wide.
SMALL, MEDIUM, LARGE = 25, 30, 42
LEAD = 27  # from one line of small type to the next

PARCHMENT, PARCHMENT_LIGHT, PARCHMENT_DARK = (237, 226, 200), (243, 234, 212), (226, 211, 179)
INK: Color = (43, 33, 24)
INK_SOFT: Color = (104, 86, 66)
INK_FAINT: Color = (168, 148, 118)
GOLD: Color = (176, 132, 44)
GOLD_LIGHT: Color = (226, 190, 106)
GOLD_DARK: Color = (112, 80, 22)
SILVER_LIGHT: Color = (214, 218, 222)
SILVER_DARK: Color = (88, 94, 102)
LEATHER: Color = (58, 41, 31)
LEATHER_LIGHT: Color = (74, 54, 41)
WHITE: Color = (255, 252, 244)
RED: Color = (140, 40, 28)
GREEN: Color = (40, 102, 58)
SHADE: Color = (44, 30, 16)

STRENGTH: Color = (140, 44, 34)
TACTIC: Color = (48, 82, 122)
LEADERSHIP: Color = (150, 108, 28)


class Side(Struct, frozen=True):
    """The frame of a side's cards (WC-C4a) and the paper inside it."""

    frame: Color
    light: Color
    line: Color
    paper: Color
    paper_light: Color
    ink: Color


SIDES = {
    "grand_alliance": Side(
        (158, 190, 218), (206, 225, 240), (88, 126, 164), (236, 236, 226), (246, 244, 234), (38, 52, 74)
    ),
    "hordes": Side((36, 31, 30), (62, 52, 48), (214, 200, 170), (232, 214, 184), (242, 226, 198), (52, 26, 16)),
    "neutral": Side((74, 112, 66), (104, 142, 88), (46, 76, 44), (234, 232, 204), (244, 241, 218), (36, 52, 28)),
}


def mix(one: Color, other: Color, share: float) -> tuple[int, int, int]:
    """A colour between two: ``share`` 0 is the first, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one[:3], other[:3], strict=True))
    return red, green, blue
