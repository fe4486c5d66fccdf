"""What the measurements of all games share: shares with their sampling error, quartiles, and the place in a README."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import quantiles

BEGIN, END = "<!-- plausibility: begin -->", "<!-- plausibility: end -->"


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


def written(text: str, figures: str) -> str:
    """The README with the figures between its markers."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{figures}\n{END}{after}"
