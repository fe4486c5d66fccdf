"""The standings of an event as a picture shows them: words and marks, in the language and order of the reader."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Kind = Literal["won", "drawn", "lost", "bye", "open"]
"""What a pairing was for somebody; at a table of more than two: the first place, one between, the last."""


class Mark(Struct, frozen=True):
    """A pairing as a sign: its kind has a shape, the letter says it once more; at a larger table it is the place."""

    kind: Kind
    letter: str = ""


class SheetRow(Struct, frozen=True):
    """An entrant. ``marks``: his rounds in their order. ``out``: he has dropped out."""

    number: int  # of the entrant
    rank: int
    name: str
    points: str
    played: int
    marks: tuple[Mark, ...] = ()
    division: int = 0
    out: bool = False


class Sheet(Struct, frozen=True):
    """The whole table. ``divisions``: the heading of each group by number; ``own``: whose picture it is."""

    title: str
    below: str
    rows: tuple[SheetRow, ...]
    heads: tuple[str, str] = ("", "")
    """Above the points and above the games."""

    divisions: tuple[tuple[int, str], ...] = ()
    more: str = ""
    """How many others there are that have no room, where they are not shown."""

    alt: str = ""


Fate = Literal["won", "lost", "open", "gone", "nobody"]
"""What a game of a bracket was for one of its places: that is open, too, where nobody is known to stand in it yet."""


class Side(Struct, frozen=True):
    """One place of a game. ``told``: a word or a number in the end of its line."""

    name: str = ""
    seed: str = ""
    fate: Fate = "open"
    told: str = ""


class Duel(Struct, frozen=True):
    """A game of a bracket. ``played``: it is on now; ``doubted``: its result is under review."""

    one: Side
    other: Side
    played: bool = False
    doubted: bool = False


class Column(Struct, frozen=True):
    """A round of a bracket, from the top down."""

    head: str
    duels: tuple[Duel, ...]


class BracketSheet(Struct, frozen=True):
    """A bracket, or the part of it that can be read. ``note``: what is not shown, and where it stands."""

    title: str
    below: str
    columns: tuple[Column, ...]
    winner: str = ""
    note: str = ""
    alt: str = ""


AnySheet: TypeAlias = "Sheet | BracketSheet"

MOST_ROWS = 8
"""So many lines read well in a channel."""


def shown_rows(rows: tuple[SheetRow, ...], own: int = 0) -> tuple[SheetRow, ...]:
    """The rows that have room: the first, and in the last place that of the reader where it would be left out."""
    if len(rows) <= MOST_ROWS:
        return rows
    first = rows[:MOST_ROWS]
    mine = [row for row in rows[MOST_ROWS:] if row.number == own]
    return (*first[: MOST_ROWS - 1], mine[0]) if mine else first
