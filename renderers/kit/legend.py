"""Legends: signs with their meaning, in rows about equally long."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from renderers.kit import text, theme
from renderers.kit.ops import Group, Op, Sprite, Text
from renderers.kit.rows import balanced
from renderers.kit.theme import SMALL, WIDTH

APART = 18.0
BESIDE = 6.0  # between a sign and its word


class Entry(Struct, frozen=True):
    """A sign with its meaning. ``draw`` makes the sign at a place."""

    draw: Callable[[float, float], Sprite | Group]
    wide: float
    word: str

    @property
    def taken(self) -> float:
        """How wide the sign is with its word."""
        return self.wide + BESIDE + text.width(self.word, SMALL, "text")


Row = list[tuple[Entry, float]]
"""Entries with their places."""


def legend_rows(entries: Sequence[Entry], room: float) -> list[Row]:
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


def _fitted(one: Entry, room: float) -> Entry:
    word = one.word[:1].upper() + one.word[1:]
    return Entry(one.draw, one.wide, text.cut(word, SMALL, "text", room - one.wide - BESIDE))


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
