"""Tables as CSV, for spreadsheets: no cell is ever taken for a formula."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterable, Sequence

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a cell may begin with that a spreadsheet would reckon with (F57)."""


def cell(value: str | int | float) -> str:
    """A value as it stands in a cell."""
    if isinstance(value, int | float):
        return str(value)
    text = unicodedata.normalize("NFC", " ".join(value.split()))
    return f"'{text}" if text.startswith(FORMULA) else text


def csv_text(head: Sequence[str], rows: Iterable[Sequence[str | int | float]]) -> str:
    """The lines of a table."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(list(map(cell, head)))
    writer.writerows(list(map(cell, row)) for row in rows)
    return out.getvalue()
