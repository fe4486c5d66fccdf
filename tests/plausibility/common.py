"""What the measurements of all games share: shares with their sampling error, quartiles, and the place in a README."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import quantiles

WHOLE_GAMES, READY_MADE = "plausibility", "ready-made"
"""What is measured: each has a place of its own in a README."""


def percent(part: float, of: int) -> str:
    """A share, with the sampling error: one standard deviation, of a share that is never quite all or nothing."""
    if not of:
        return "–"
    near = (part + 1) / (of + 2)
    return f"{100 * part / of:.0f} ± {100 * sqrt(near * (1 - near) / of):.0f} %"


def quartiles(numbers: Sequence[int]) -> tuple[int, int, int]:
    """A quarter lies below the first, half below the second, three quarters below the third."""
    low, middle, high = (round(one) for one in quantiles(numbers, n=4, method="inclusive"))
    return low, middle, high


def markers(what: str) -> tuple[str, str]:
    """What stands before and behind the figures."""
    return f"<!-- {what}: begin -->", f"<!-- {what}: end -->"


def written(text: str, figures: str, what: str = WHOLE_GAMES) -> str:
    """The README with the figures between their markers."""
    begin, end = markers(what)
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n{figures}\n{end}{after}"
