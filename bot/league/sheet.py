"""The standings of an event as a picture shows them: words and marks, in the language and order of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Literal, TypeAlias

from msgspec import Struct

Kind = Literal["won", "drawn", "lost", "walkover", "forfeit", "bye", "unplayed", "open", "review", "own"]
"""What a pairing was for somebody; at a table of more than two: the first place, one between, the last. ``walkover``
and ``forfeit``: won and lost without a game; ``own``: where somebody would meet himself."""

Zone = Literal["", "up", "down"]
"""Where an entrant would go with the next season."""


class ResultSign(Struct, frozen=True):
    """A pairing as a sign: its kind has a shape, the letter says it once more; at a larger table it is the place."""

    kind: Kind
    letter: str = ""


class SheetRow(Struct, frozen=True):
    """An entrant. ``cells``: what stands below the heads of the sheet. ``marks``: his pairings, below those of the
    sheet where it has any; None where he had none. ``out``: he has dropped out."""

    number: int  # of the entrant
    rank: int
    name: str
    cells: tuple[str, ...]
    marks: tuple[ResultSign | None, ...] = ()
    division: int = 0
    out: bool = False
    zone: Zone = ""


class Sheet(Struct, frozen=True):
    """The whole table. ``divisions``: the heading of each group by number."""

    title: str
    below: str
    rows: tuple[SheetRow, ...]
    heads: tuple[str, ...] = ()
    """Above the points, the tie-breaks in the order in which they count, and the games: as many as have room."""

    over: str = ""
    """What the marks stand for: rounds, opponents, the last games."""

    columns: tuple[str, ...] = ()
    """What stands above each mark; none: the marks of a row are its newest, in no common order."""

    against: bool = False
    """Whether the marks are those against each member of the group, and none of them may be left out."""

    legend: tuple[tuple[ResultSign, str], ...] = ()
    """What the rarer marks mean, those that stand in the table."""

    zones: tuple[tuple[Zone, str], ...] = ()
    """What it means to stand above the line of promotion or below that of relegation."""

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

MOST_ALT = 950
"""Signs of the words for a picture; it may have 1,024."""


def shown_rows(rows: tuple[SheetRow, ...], own: int = 0) -> tuple[SheetRow, ...]:
    """The rows that have room: the first, and in the last place that of the reader where it would be left out; of
    groups whole ones, from that of the reader on."""
    if len(rows) <= MOST_ROWS:
        return rows
    if rows[0].division:
        return _groups(rows, own)
    first = rows[:MOST_ROWS]
    mine = [row for row in rows[MOST_ROWS:] if row.number == own]
    return (*first[: MOST_ROWS - 1], mine[0]) if mine else first


def _groups(rows: tuple[SheetRow, ...], own: int) -> tuple[SheetRow, ...]:
    groups = [tuple(group) for _, group in groupby(rows, key=lambda row: row.division)]
    start = next((at for at, group in enumerate(groups) if own in [row.number for row in group]), 0)
    shown = groups[start]
    for group in groups[start + 1 :]:
        if len(shown) + len(group) > MOST_ROWS:
            break
        shown += group
    return shown


def in_words(rows: Sequence[str], room: int) -> tuple[str, int]:
    """As many whole rows as the words for a picture have room for, and how many are left out."""
    told = list(rows)
    while told and sum(len(row) + 2 for row in told) > room:
        told.pop()
    return "; ".join(told), len(rows) - len(told)
