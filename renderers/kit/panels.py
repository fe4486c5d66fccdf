"""What every picture is laid out on: the page with its border, the title strip, and sheets."""

from __future__ import annotations

from collections.abc import Sequence

from renderers.kit import shapes, theme
from renderers.kit.heraldry import seat_token
from renderers.kit.ops import Box, Color, Op, Ops, Polygon, Polyline, Sprite, Text, Texture
from renderers.kit.text import cut, width
from renderers.kit.theme import LARGE, MEDIUM, SMALL, WIDTH

EDGE = 16.0  # from the picture's edge to the panels
TITLE = 86.0
TITLE_TOP = EDGE / 2 + 2
TITLE_LEFT = EDGE + 14
SHEET = 3000.0


def page(height: float, wide: float = WIDTH) -> list[Op]:
    """The sheet of parchment with its border."""
    tall = max(SHEET, height) if wide == WIDTH else height  # one cloth for all heights, so that it is woven once
    sheet = shapes.box(0, 0, wide, tall)
    made: list[Op] = [Texture(sheet, theme.PARCHMENT_DARK, theme.PARCHMENT, 260, 7)]
    for inset, thick, color in ((2, 3, theme.INK_SOFT), (7, 1, theme.INK_FAINT)):
        made += bordered(inset, inset, wide - 2 * inset, height - 2 * inset, color, thick)
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


def title_strip(sheet: float = WIDTH, tall: float = TITLE) -> Sprite:
    """The leather behind the title of a sheet so wide."""
    wide = sheet - 2 * EDGE + 12
    outline = shapes.notched_box(0, 0, wide, tall - 2, 9)
    return Sprite(EDGE - 6, TITLE_TOP, wide, tall, ("title", wide, tall), lambda: _leather(wide, tall), outline)


def _leather(wide: float, tall: float) -> Ops:
    return (
        Polygon(shapes.notched_box(0, 0, wide, tall - 2, 9), theme.INK),
        Texture(shapes.notched_box(2, 2, wide - 4, tall - 6, 8), theme.LEATHER, theme.LEATHER_LIGHT, 200, 5),
        Polyline(shapes.closed(shapes.notched_box(6, 6, wide - 12, tall - 14, 8)), theme.GOLD, 1.6),
    )


def title_left(name: str, below: str) -> list[Op]:
    """What is played, and under it how far it has gone."""
    return [
        Text(TITLE_LEFT, TITLE_TOP + 42, name, LARGE, "display", theme.GOLD_LIGHT),
        Text(TITLE_LEFT, TITLE_TOP + 71, cut(below, SMALL, "text", 330), SMALL, "text", theme.PARCHMENT),
    ]


def title_right(phase: str, turn: str, seat: int | None) -> list[Op]:
    """The phase, and under it whose turn it is, with the sign of the seat if it is one."""
    right, turn = WIDTH - TITLE_LEFT, cut(turn, SMALL, "strong", 330)
    made: list[Op] = [
        Text(right, TITLE_TOP + 40, cut(phase, MEDIUM, "display", 360), MEDIUM, "display", theme.GOLD_LIGHT, "rs"),
        Text(right, TITLE_TOP + 71, turn, SMALL, "strong", theme.PARCHMENT, "rs"),
    ]
    if seat is not None:
        made.append(seat_token(seat, right - width(turn, SMALL, "strong") - 22, TITLE_TOP + 63, 11))
    return made


def title_score(scores: Sequence[int], below: str) -> list[Op]:
    """What both sides have, between their signs."""
    middle, said = WIDTH / 2, f"{scores[0]} : {scores[1]}"
    away = max(72, width(said, LARGE, "figure") / 2 + 30)
    return [
        Text(middle, TITLE_TOP + 43, said, LARGE, "figure", theme.PARCHMENT, "ms"),
        seat_token(0, middle - away, TITLE_TOP + 29, 16),
        seat_token(1, middle + away, TITLE_TOP + 29, 16),
        Text(middle, TITLE_TOP + 71, below, SMALL, "text", theme.PARCHMENT_DARK, "ms"),
    ]


def title_owner(seat: int, name: str) -> list[Op]:
    """The sign and the name of whose picture it is."""
    said = cut(name, LARGE, "display", WIDTH - 150)
    return [
        seat_token(seat, EDGE + 42, TITLE_TOP + TITLE / 2 - 1, 20),
        Text(EDGE + 80, TITLE_TOP + TITLE / 2 + 13, said, LARGE, "display", theme.GOLD_LIGHT),
    ]


def panel(x: float, y: float, width: float, height: float, tint: Color, line: Color, thick: float = 1.4) -> list[Op]:
    """A sheet laid on the parchment."""
    outline = shapes.round_box(x, y, width, height, 8)
    return [Polygon(outline, tint), Polyline(shapes.closed(outline), line, thick)]


def sheet(box: Box, acts: bool = False) -> Sprite:
    """What lies behind a plate, or what is told beside a map. A golden rim: who stands on it is waited for."""
    x, y, right, bottom = box
    wide, tall = right - x, bottom - y

    def draw() -> Ops:
        if not acts:
            return tuple(panel(4, 4, wide, tall, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
        rim = panel(1, 1, wide + 6, tall + 6, theme.GOLD, theme.GOLD_DARK, 1)
        return (*rim, *panel(6, 6, wide - 4, tall - 4, theme.WHITE, theme.GOLD_DARK, 1))

    return Sprite(x - 4, y - 4, wide + 8, tall + 8, ("sheet", wide, tall, acts), draw)
