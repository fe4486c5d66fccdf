"""Dividing cards among rows, so that no row looks forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, inf


def shares(count: int, columns: int) -> tuple[int, ...]:
    """How many of equal cards stand in each row: as few rows as can be, equally full, the fuller ones first."""
    if count <= 0:
        return ()
    rows = ceil(count / columns)
    return tuple(count // rows + (i < count % rows) for i in range(rows))


def balanced(widths: Sequence[float], room: float, between: float) -> tuple[int, ...]:
    """How many of cards of different widths stand in each row: few rows, and the widest as narrow as can be."""
    rows = _fewest(widths, room, between)
    if rows < 2:
        return (len(widths),) if rows else ()
    return _divided(tuple(widths), between, rows)


def _fewest(widths: Sequence[float], room: float, between: float) -> int:
    rows, used = 0, room + 1
    for wide in widths:
        if used + wide > room:
            rows, used = rows + 1, 0.0
        used += wide + between
    return rows


@lru_cache(maxsize=256)
def _divided(widths: tuple[float, ...], between: float, rows: int) -> tuple[int, ...]:
    """The division whose widest row is the narrowest; of equally good ones that which is fuller above."""
    count = len(widths)
    ends = [0.0]
    for wide in widths:
        ends.append(ends[-1] + wide + between)
    best: list[tuple[float, tuple[int, ...]]]
    best = [(ends[count] - ends[first], (count - first,)) for first in range(count + 1)]
    for left in range(2, rows + 1):
        best = [_best(first, ends, best) if count - first >= left else (inf, ()) for first in range(count + 1)]
    return best[0][1]


def _best(first: int, ends: list[float], below: list[tuple[float, tuple[int, ...]]]) -> tuple[float, tuple[int, ...]]:
    """The best division of what is left from one card on, given the best divisions for one row less."""
    found = ((max(ends[last] - ends[first], below[last][0]), last) for last in range(len(ends) - 2, first, -1))
    wide, last = min(found, key=lambda division: division[0])
    return wide, (last - first, *below[last][1])
