"""Entries of lists that players type or paste: ``2x name``, ``name x2``, one a line or between commas."""

from __future__ import annotations

import re

_BEFORE = re.compile(r"([+-]?[0-9][0-9.]*)(?:\s*[x×*]\s+|\s+|[x×*])(.+)", re.IGNORECASE)
_BEHIND = re.compile(r"(.+?)\s+[x×*]\s*([0-9]+)", re.IGNORECASE)
_BETWEEN = re.compile(r"[,;\n]")


def list_entries(text: str) -> list[str]:
    """What stands between commas or semicolons, or on lines of its own, without empty entries."""
    return [part.strip() for part in _BETWEEN.split(text) if part.strip()]


def counted_entry(entry: str) -> tuple[str, str]:
    """The number of an entry as it was written, and its name; without a number it is one."""
    before, behind = _BEFORE.fullmatch(entry), _BEHIND.fullmatch(entry)
    if before is not None:
        return before[1], before[2]
    return (behind[2], behind[1]) if behind is not None else ("1", entry)
