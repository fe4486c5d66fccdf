"""Legends: signs with their meaning, in rows about equally long, or as a sheet of columns under headings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.i18n.wording import TableWords
from renderers.kit import text, theme
from renderers.kit.ops import Group, Op, Scene, Sprite, Text
from renderers.kit.panels import EDGE, TITLE, TITLE_LEFT, TITLE_TOP, page, title_strip
from renderers.kit.rows import balanced
from renderers.kit.theme import LARGE, MEDIUM, SMALL, WIDTH
from renderers.kit.wording import joined, shortened

APART = 18.0
BESIDE = 6.0  # between a sign and its word


class LegendSign(Struct, frozen=True):
    """A sign with its meaning. ``draw`` makes the sign at a place."""

    draw: Callable[[float, float], Sprite | Group]
    wide: float
    word: str

    @property
    def taken(self) -> float:
        """How wide the sign is with its word."""
        return self.wide + BESIDE + text.width(self.word, SMALL, "text")


Row = list[tuple[LegendSign, float]]
"""Entries with their places."""


def legend_rows(entries: Sequence[LegendSign], room: float) -> list[Row]:
    """Entries in rows no longer than the room. Words begin with a capital, and are shortened where none fits."""
    waiting = [_fitted(one, room) for one in entries]
    rows: list[Row] = []
    for count in balanced([one.taken for one in waiting], room, APART):
        at, row = 0.0, []
        for entry in waiting[:count]:
            row.append((entry, at))
            at += entry.taken + APART
        rows.append(row)
        waiting = waiting[count:]
    return rows


def _fitted(one: LegendSign, room: float) -> LegendSign:
    word = one.word[:1].upper() + one.word[1:]
    return LegendSign(one.draw, one.wide, text.cut(word, SMALL, "text", room - one.wide - BESIDE))


def legend(rows: Sequence[Row], top: float, step: float = 32.0, line: float = 23.0) -> list[Op]:
    """The rows, each centred. ``step``: from row to row; ``line``: from the top of a row to its words."""
    made: list[Op] = []
    for i, row in enumerate(rows):
        last, end = row[-1]
        left, y = (WIDTH - end - last.taken) / 2, top + i * step + 2
        for entry, at in row:
            made.append(entry.draw(round(left + at), y))
            made.append(Text(left + at + entry.wide + BESIDE, y + line, entry.word, SMALL, "text", theme.INK_SOFT))
    return made


COLUMN_ROW = 42.0
HEADING = 48.0
COLUMNS = 3
SPARE = 40.0  # more room for the last column, where the longest names are
WORD = 22  # type of the meanings
SHEET_TOP, SHEET_LEFT = 106.0, EDGE + 16


class Chapter(Struct, frozen=True):
    """A heading with its signs."""

    heading: str
    entries: tuple[LegendSign, ...]
    row: float = COLUMN_ROW


def symbols_sheet(title: str, chapters: Sequence[Chapter]) -> Scene:
    """The display list of a sheet of signs: headings, each with its signs in columns that are read downwards."""
    made: list[Op] = [Text(TITLE_LEFT, TITLE_TOP + TITLE / 2 + 14, title, LARGE, "display", theme.GOLD_LIGHT)]
    wide, top = (WIDTH - 2 * SHEET_LEFT - SPARE) / COLUMNS, SHEET_TOP
    for chapter in chapters:
        made.append(Text(SHEET_LEFT, top + 32, chapter.heading, MEDIUM, "display", theme.INK))
        top += HEADING
        rows = -(-len(chapter.entries) // COLUMNS)
        for i, entry in enumerate(chapter.entries):
            room = wide + (SPARE if i // rows == COLUMNS - 1 else -8)
            made += _column_entry(entry, SHEET_LEFT + i // rows * wide, top + i % rows * chapter.row, room)
        top += rows * chapter.row + 4
    height = float(round(top + EDGE))
    return Scene(float(WIDTH), height, (*page(height), title_strip()), tuple(made))


def _column_entry(entry: LegendSign, x: float, y: float, room: float) -> list[Op]:
    left = x + entry.wide + 10
    said = text.cut(entry.word[:1].upper() + entry.word[1:], WORD, "text", x + room - left)
    return [entry.draw(round(x), round(y)), Text(left, y + 25, said, WORD, "text", theme.INK)]


def symbols_told(chapters: Sequence[Chapter], words: TableWords, limit: int | None = None) -> str:
    """The meanings in words."""
    lines = []
    for chapter in chapters:
        lines += [f"{chapter.heading}:", joined([entry.word for entry in chapter.entries], words)]
    return shortened("\n".join(lines), limit)
