"""Labels and coordinates of hexes. A label is a letter and a number: column and row, ``C19``.

Offset: column and row from 0, odd rows half a hex to the right. Axial: ``q`` grows to the east, ``r`` to the south.
"""

from __future__ import annotations

from typing import NamedTuple

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Axial(NamedTuple):
    """A hex."""

    q: int
    r: int


DIRECTIONS: dict[str, Axial] = {
    "E": Axial(1, 0),
    "NE": Axial(1, -1),
    "NW": Axial(0, -1),
    "W": Axial(-1, 0),
    "SW": Axial(-1, 1),
    "SE": Axial(0, 1),
}
"""The six steps, counterclockwise from the east."""


def axial(column: int, row: int) -> Axial:
    """The hex of an offset column and row."""
    return Axial(column - (row - row % 2) // 2, row)


def offset(hex_: Axial) -> tuple[int, int]:
    """Column and row of a hex."""
    return hex_.q + (hex_.r - hex_.r % 2) // 2, hex_.r


def label(hex_: Axial) -> str:
    """What a hex is called; empty where no letter is left for its column, or no number for its row."""
    column, row = offset(hex_)
    return f"{LETTERS[column]}{row + 1}" if 0 <= column < len(LETTERS) and row >= 0 else ""


def of_label(text: str) -> Axial | None:
    """The hex of a label in any case; None if it is no label."""
    letter, number = text[:1].upper(), text[1:]
    if letter not in LETTERS or not letter or not (number.isascii() and number.isdigit() and number[0] != "0"):
        return None
    return axial(LETTERS.index(letter), int(number) - 1)


def distance(one: Axial, other: Axial) -> int:
    """The number of steps from one hex to the other."""
    dq, dr = other.q - one.q, other.r - one.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def neighbours(hex_: Axial) -> list[Axial]:
    """The six hexes around, in the order of ``DIRECTIONS``."""
    return [Axial(hex_.q + step.q, hex_.r + step.r) for step in DIRECTIONS.values()]


def by_label(hex_: Axial) -> tuple[int, int]:
    """Sorts hexes as their labels are ordered: by row, then by column (N2 before A10)."""
    column, row = offset(hex_)
    return row, column
