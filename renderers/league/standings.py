"""The standings of an event: rank, name, points, and the last rounds as marks of their own shape, letter and colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.i18n.wording import TableWords
from bot.league.sheet import Kind, Mark, Sheet, SheetRow
from renderers.kit import shapes, theme
from renderers.kit.ops import Color, Disc, Line, Op, Ops, Polygon, Ring, Scene, Sprite, Text
from renderers.kit.panels import EDGE, TITLE, TITLE_LEFT, TITLE_TOP, page, panel, title_strip
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.text import cut, fitted
from renderers.kit.theme import LARGE, MEDIUM, SMALL, WIDTH
from renderers.league.palette import COLORS

NAME = "standings"
STEP = 56.0
"""From row to row."""

HEADING = 50.0
HEAD = 42.0
MARK = 16.0
APART = 42.0  # between marks
MOST_MARKS = 7
POINTS_AT, GAMES_AT = 858.0, WIDTH - EDGE - 26  # right edges of their columns
MARKS_END = 740.0
RANK_AT, NAME_AT = EDGE + 44, EDGE + 88
MEDALS: dict[int, tuple[Color, Color]] = {
    1: (theme.GOLD_LIGHT, theme.GOLD_DARK),
    2: (theme.SILVER_LIGHT, theme.SILVER_DARK),
    3: ((206, 150, 104), (110, 66, 34)),
}


def standings_picture(sheet: Sheet, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The table as a picture; None where none is small enough."""
    return picture_of(standings_scene(sheet), NAME, sheet.alt, COLORS, limit=limit)


def standings_scene(sheet: Sheet) -> Scene:
    """Everything in its place, from the top down."""
    top = TITLE_TOP + TITLE + 10
    headings = dict(sheet.divisions)
    groups = len({row.division for row in sheet.rows if row.division in headings})
    tall = HEAD + len(sheet.rows) * STEP + groups * HEADING + (HEADING if sheet.more else 10)
    height = top + tall + EDGE
    sheet_face = Sprite(
        EDGE,
        top,
        WIDTH - 2 * EDGE,
        tall,
        ("standings", tall),
        lambda: tuple(panel(1, 1, WIDTH - 2 * EDGE - 2, tall - 2, theme.PARCHMENT_LIGHT, theme.INK_FAINT)),
    )
    front: list[Op] = [sheet_face, title_strip(), *_title(sheet), *_heads(sheet, top)]
    at, division = top + HEAD, 0
    for place, row in enumerate(sheet.rows):
        if row.division != division and row.division in headings:
            division = row.division
            front.append(Text(NAME_AT, at + 36, headings[division], MEDIUM, "display", theme.GOLD_DARK))
            at += HEADING
        front += _row(row, at, place % 2 == 0)
        at += STEP
    if sheet.more:
        front.append(Text(WIDTH / 2, at + 33, sheet.more, SMALL, "text", theme.INK_SOFT, "ms"))
    return Scene(WIDTH, height, tuple(page(height)), tuple(front))


def _title(sheet: Sheet) -> list[Op]:
    room = WIDTH - 2 * TITLE_LEFT
    lines, size = fitted(sheet.title, "display", room, LARGE, MEDIUM)
    return [
        Text(TITLE_LEFT, TITLE_TOP + 42, lines[0], size, "display", theme.GOLD_LIGHT),
        Text(TITLE_LEFT, TITLE_TOP + 71, cut(sheet.below, SMALL, "text", room), SMALL, "text", theme.PARCHMENT),
    ]


def _heads(sheet: Sheet, top: float) -> list[Op]:
    return [
        Text(at, top + 31, cut(head, SMALL, "text", 130), SMALL, "text", theme.INK_SOFT, "rs")
        for at, head in zip((POINTS_AT, GAMES_AT), sheet.heads, strict=True)
    ]


def _row(row: SheetRow, at: float, striped: bool) -> list[Op]:
    base = at + STEP / 2 + 10
    ink = theme.INK_SOFT if row.out else theme.INK
    marks = row.marks[-MOST_MARKS:]
    first = MARKS_END - (len(marks) - 1) * APART
    made: list[Op] = [_stripe(at)] if striped else []
    made += _rank(row, at + STEP / 2)
    name = cut(row.name, MEDIUM, "strong", first - MARK - 14 - NAME_AT if marks else MARKS_END - NAME_AT)
    made.append(Text(NAME_AT, base, name, MEDIUM, "strong", ink))
    for place, mark in enumerate(marks):
        made += _mark(mark, first + place * APART, at + STEP / 2)
    return [
        *made,
        Text(POINTS_AT, base + 2, row.points, LARGE - 4, "figure", ink, "rs"),
        Text(GAMES_AT, base, str(row.played), MEDIUM, "text", theme.INK_SOFT, "rs"),
    ]


def _stripe(at: float) -> Sprite:
    wide = WIDTH - 2 * EDGE - 12
    face = (Polygon(shapes.box(0, 0, wide, STEP), theme.PARCHMENT),)
    return Sprite(EDGE + 6, at, wide, STEP, ("stripe",), lambda: face)


def _rank(row: SheetRow, middle: float) -> list[Op]:
    """The first three have medals."""
    number = Text(RANK_AT, middle + 10, str(row.rank), MEDIUM, "figure", theme.INK, "ms")
    colors = MEDALS.get(row.rank)
    if colors is None or row.out:
        return [number]
    light, dark = colors
    face: Ops = (Disc(24, 24, 22, dark), Disc(24, 24, 19, light), Ring(24, 24, 16, dark, 1.2))
    return [Sprite(RANK_AT - 24, middle - 24, 48, 48, ("medal", row.rank), lambda: face), number]


def _mark(mark: Mark, x: float, y: float) -> list[Op]:
    """A win is a full disc, a draw a diamond, a loss an open box, a bye a ring: told apart without colour."""
    size, key = 2 * MARK + 4, ("mark", mark.kind)
    made: list[Op] = [Sprite(x - size / 2, y - size / 2, size, size, key, partial(FACES[mark.kind], size / 2))]
    if mark.letter:
        ink = theme.WHITE if mark.kind == "won" else theme.INK
        made.append(Text(x, y + 9, mark.letter, SMALL, "strong", ink, "ms"))
    return made


def _won(at: float) -> Ops:
    return (Disc(at, at, MARK + 1, theme.GREEN),)


def _drawn(at: float) -> Ops:
    outline = shapes.diamond(at, at, MARK + 2, MARK + 2)
    return (Polygon(outline, theme.PARCHMENT_DARK), Line(shapes.closed(outline), theme.INK_SOFT, 2))


def _lost(at: float) -> Ops:
    outline = shapes.box(at - MARK + 2, at - MARK + 2, 2 * MARK - 4, 2 * MARK - 4)
    return (Polygon(outline, theme.WHITE), Line(shapes.closed(outline), theme.RED, 2.4))


def _bye(at: float) -> Ops:
    return (Ring(at, at, MARK, theme.INK_FAINT, 2.4),)


def _open(at: float) -> Ops:
    """It has no result that stands."""
    return tuple([Disc(at + step, at, 3, theme.INK_FAINT) for step in (-9, 0, 9)])


FACES: dict[Kind, Callable[[float], Ops]] = {
    "won": _won, "drawn": _drawn, "lost": _lost, "bye": _bye, "open": _open,
}  # fmt: skip
