"""The bracket of an event: its rounds as columns, and the way of whoever won drawn thicker from game to game."""

from __future__ import annotations

from msgspec import Struct

from bot.i18n.wording import TableWords
from bot.league.sheet import BracketSheet, Duel, Side
from renderers.kit import theme
from renderers.kit.ops import Disc, Op, Ops, Polyline, Ring, Scene, Sprite, Text
from renderers.kit.panels import EDGE, TITLE, TITLE_LEFT, TITLE_TOP, page, panel, title_strip
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.text import cut, fitted, width
from renderers.kit.theme import LARGE, MEDIUM, SMALL, WIDTH
from renderers.league.palette import COLORS

NAME = "bracket"
HEAD, NOTE, GAP, TIE_GAP = 44.0, 44.0, 30.0, 14.0
MOST_WINNER = 420.0
SIGN, PAD, APART = 34.0, 10.0, 8.0  # in a line: the room of the sign, at both ends, and between the parts
THICK, THIN = 5.0, 2.0


class Shape(Struct, frozen=True):
    """How large things are in a bracket of so many rounds."""

    wide: float
    line: float  # the height of a line
    type: float
    seed: float  # the room of a seed


SHAPES = {4: Shape(1300, 42, 28, 36), 5: Shape(1600, 36, 27, 42)}
SMALLEST = Shape(WIDTH, 46, 28, 24)
"""For up to three rounds: what a phone shows whole."""


class Layout(Struct, frozen=True):
    """Where the games of each round stand: the middles of their boxes, column by column."""

    shape: Shape
    left: float
    column: float  # from one to the next
    middles: tuple[tuple[float, ...], ...]

    @property
    def box(self) -> float:
        """How wide a game is."""
        return self.column - GAP


def bracket_picture(sheet: BracketSheet, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The bracket as a picture; None where none is small enough."""
    return picture_of(bracket_scene(sheet), NAME, sheet.alt, COLORS, limit=limit)


def bracket_scene(sheet: BracketSheet) -> Scene:
    """Everything in its place, from the left to the right."""
    shape = SHAPES.get(len(sheet.columns), SMALLEST)
    top = TITLE_TOP + TITLE + 10
    first = len(sheet.columns[0].duels)
    tall = HEAD + first * (2 * shape.line + TIE_GAP) + 6 + (NOTE if sheet.note else 0)
    height = top + tall + EDGE
    laid = laid_out(sheet, shape, top + HEAD)
    front: list[Op] = [_ground(top, tall, shape.wide), title_strip(shape.wide), *_title(sheet, shape.wide)]
    for at, column in enumerate(sheet.columns):
        left = laid.left + at * laid.column
        head = cut(column.head, SMALL, "strong", laid.box)
        front.append(Text(left + laid.box / 2, top + 32, head, SMALL, "strong", theme.INK_SOFT, "ms"))
        front += _ways(sheet, laid, at)
        final = at == len(sheet.columns) - 1 and bool(sheet.winner)
        for duel, middle in zip(column.duels, laid.middles[at], strict=True):
            front += _duel(duel, left, middle, laid, final)
    if sheet.note:
        said = cut(sheet.note, SMALL, "text", shape.wide - 4 * EDGE)
        front.append(Text(shape.wide / 2, top + tall - 16, said, SMALL, "text", theme.INK_SOFT, "ms"))
    return Scene(shape.wide, height, tuple(page(height, shape.wide)), tuple(front))


def laid_out(sheet: BracketSheet, shape: Shape, top: float) -> Layout:
    """A game stands between those two from which its players come."""
    step = 2 * shape.line + TIE_GAP
    middles = [tuple([top + (at + 0.5) * step for at in range(len(sheet.columns[0].duels))])]
    for _ in sheet.columns[1:]:
        before = middles[-1]
        middles.append(tuple([(one + other) / 2 for one, other in zip(before[::2], before[1::2], strict=True)]))
    inside = shape.wide - 2 * EDGE - 2 * PAD
    return Layout(shape, EDGE + PAD, (inside + GAP) / len(sheet.columns), tuple(middles))


def _ground(top: float, tall: float, wide: float) -> Sprite:
    inner = wide - 2 * EDGE
    face = tuple(panel(1, 1, inner - 2, tall - 2, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
    return Sprite(EDGE, top, inner, tall, ("bracket", wide, tall), lambda: face)


def _title(sheet: BracketSheet, wide: float) -> list[Op]:
    room, right = wide - 2 * TITLE_LEFT, wide - TITLE_LEFT
    won = cut(sheet.winner, MEDIUM, "display", MOST_WINNER)
    beside = width(won, MEDIUM, "display") + 30 if won else 0.0
    lines, size = fitted(sheet.title, "display", room - beside, LARGE, MEDIUM)
    return [
        Text(TITLE_LEFT, TITLE_TOP + 42, lines[0], size, "display", theme.GOLD_LIGHT),
        *([Text(right, TITLE_TOP + 41, won, MEDIUM, "display", theme.GOLD_LIGHT, "rs")] if won else []),
        Text(TITLE_LEFT, TITLE_TOP + 71, cut(sheet.below, SMALL, "text", room), SMALL, "text", theme.PARCHMENT),
    ]


def _ways(sheet: BracketSheet, laid: Layout, at: int) -> list[Op]:
    """From each game to the next one: thin, and over that thick where somebody has gone it."""
    if at + 1 == len(sheet.columns):
        return []
    start = laid.left + at * laid.column + laid.box
    found: list[tuple[bool, Sprite]] = []
    for place, (duel, middle) in enumerate(zip(sheet.columns[at].duels, laid.middles[at], strict=True)):
        down = -1 if place % 2 else 1
        if _leads_on(duel):
            drop = laid.middles[at + 1][place // 2] - down * laid.shape.line / 2 - middle
            decided = "won" in (duel.one.fate, duel.other.fate)
            found.append((decided, _way(start, middle, drop, decided)))
    return [way for _, way in sorted(found, key=lambda one: one[0])]


def _way(x: float, y: float, drop: float, decided: bool) -> Sprite:
    """To the right, down or up, and to the right."""
    tall, pad = abs(drop) + 2 * THICK, THICK
    begin, end = (pad, pad + drop) if drop >= 0 else (pad - drop, pad)
    way = ((0.0, begin), (GAP / 2, begin), (GAP / 2, end), (GAP, end))
    face = (Polyline(way, theme.INK if decided else theme.INK_FAINT, THICK if decided else THIN),)
    return Sprite(x, y - begin, GAP, tall, ("way", drop, decided), lambda: face)


def _leads_on(duel: Duel) -> bool:
    """Nobody comes from where nobody stands."""
    return not all(side.fate in ("nobody", "gone") for side in (duel.one, duel.other))


def _duel(duel: Duel, left: float, middle: float, laid: Layout, final: bool) -> list[Op]:
    line, wide = laid.shape.line, laid.box
    edge = theme.INK_SOFT if duel.played or duel.doubted else theme.INK_FAINT
    face: Ops = (
        *panel(2, 2, wide - 4, 2 * line - 4, theme.WHITE, edge, 3 if duel.played else 1.6),
        Polyline(((8, line), (wide - 8, line)), theme.PARCHMENT_DARK, 1.6),
    )
    key = ("duel", wide, line, duel.played, duel.doubted)
    made: list[Op] = [Sprite(left, middle - line, wide, 2 * line, key, lambda: face)]
    if duel.played or duel.doubted:
        made += _waiting(left + wide - PAD - SIGN / 2, middle, duel.doubted)
    for side, at in ((duel.one, middle - line / 2), (duel.other, middle + line / 2)):
        made += _side(side, left, at, laid, duel, final)
    return made


def _waiting(x: float, y: float, doubted: bool) -> list[Op]:
    """Between both lines: three dots while it is played, a question mark while its result is under review."""
    size = 38
    dots: Ops = (Disc(19, 19, 18, theme.WHITE), *[Disc(19 + step, 19, 3.4, theme.INK_SOFT) for step in (-10, 0, 10)])
    asked: Ops = (Disc(19, 19, 17, theme.WHITE), Ring(19, 19, 16, theme.INK_SOFT, 2.4))
    made: list[Op] = [Sprite(x - 19, y - 19, size, size, ("waits", doubted), lambda: asked if doubted else dots)]
    if doubted:
        made.append(Text(x, y + 9, "?", SMALL, "bold", theme.INK, "ms"))
    return made


def _side(side: Side, left: float, middle: float, laid: Layout, duel: Duel, final: bool) -> list[Op]:
    """A line: the seed, the name, what is told in the end, and the sign of whoever won."""
    right, start = left + laid.box - PAD, left + laid.shape.seed + APART
    base = middle + 9
    won = side.fate == "won"
    ink = theme.INK if won or side.fate == "open" else theme.INK_SOFT
    made: list[Op] = []
    if side.seed:
        made.append(Text(start - APART, base, side.seed, SMALL, "text", theme.INK_SOFT, "rs"))
    if won and not duel.doubted:
        made.append(_winner(right - SIGN / 2 + 4, middle, final))
    end = right - SIGN
    if side.told:
        weight = "strong" if won else "text"
        told = cut(side.told, SMALL, weight, laid.box / 2)
        made.append(Text(end, base, told, SMALL, weight, ink, "rs"))
        end -= width(told, SMALL, weight) + 2 * APART
    face = "bold" if won else "text"
    lines, size = fitted(side.name, face, end - start, laid.shape.type, SMALL)
    return [*made, *[Text(start, base, name, size, face, ink) for name in lines]]


def _winner(x: float, y: float, final: bool) -> Sprite:
    """A tick in a full disc; that of whoever has won it all is gold, with a rim."""
    tick = Polyline(((9, 17), (15, 23), (25, 11)), theme.INK if final else theme.WHITE, 4)
    under: Ops = (Disc(17, 17, 16, theme.GOLD_DARK), Disc(17, 17, 13.5, theme.GOLD_LIGHT))
    face: Ops = (*(under if final else (Disc(17, 17, 15, theme.GREEN),)), tick)
    return Sprite(x - 17, y - 17, 34, 34, ("tick", final), lambda: face)
