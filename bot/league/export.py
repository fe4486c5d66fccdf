"""Tables as files: as CSV for spreadsheets, in which no cell is ever taken for a formula, and as data for programs."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from bot.league.results import Result
from bot.league.standings import Standing

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a cell may begin with that a spreadsheet would reckon with (F57)."""


Value: TypeAlias = "str | int | float | None"


def cell(value: Value) -> str:
    """A value as it stands in a cell; an empty one for none."""
    if value is None:
        return ""
    if isinstance(value, int | float):
        return str(value)
    text = unicodedata.normalize("NFC", " ".join(value.split()))
    return f"'{text}" if text.startswith(FORMULA) else text


def csv_text(head: Sequence[str], rows: Iterable[Sequence[Value]]) -> str:
    """The lines of a table."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(list(map(cell, head)))
    writer.writerows(list(map(cell, row)) for row in rows)
    return out.getvalue()


def standing_data(row: Standing) -> dict[str, Any]:
    """A line of the standings for a program."""
    return {
        "rank": row.rank,
        "entrant": row.number,
        "points": number(row.points),
        "played": row.played,
        "won": row.won,
        "drawn": row.drawn,
        "lost": row.lost,
        "division": row.division,
        "breaks": {name: number(value) for name, value in row.breaks},
    }


def result_data(result: Result) -> dict[str, Any]:
    """A pairing with what came of it for a program."""
    pairing = result.pairing
    return {
        "round": pairing.round,
        "seats": pairing.seats,
        "division": pairing.division,
        "how": result.how,
        "places": result.places,
        "counts": result.counts,
    }


def standings_csv(table: Sequence[Standing], names: Mapping[int, str]) -> str:
    """The standings for a spreadsheet, with a column for each tie-break in the order in which they count."""
    breaks = [name for name, _ in table[0].breaks] if table else []
    head = ("rank", "division", "entrant", "name", "points", "played", "won", "drawn", "lost", *breaks)
    return csv_text(head, [_cells(row, names) for row in table])


def _cells(row: Standing, names: Mapping[int, str]) -> list[Value]:
    name = names.get(row.number, "")
    known = (number(row.points), row.played, row.won, row.drawn, row.lost)
    return [row.rank, row.division, row.number, name, *known, *[number(value) for _, value in row.breaks]]


def number(value: Fraction) -> int | float:
    """Points as files have them."""
    return value.numerator if value.denominator == 1 else round(float(value), 4)
