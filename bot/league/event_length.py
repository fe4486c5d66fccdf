"""How many days a round needs: from the measured lengths of a game, and how long a decision takes."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

DAY = 86_400
AT_LEAST, USUAL = 80, 90
"""Per cent of games that should be over in time: less is warned of, and so many are meant by the usual pace."""

SHARE = 3
"""A decision takes a third of the time that it may take, on the average of a table that plays every day."""


class Length(Struct, frozen=True):
    """How often a game waits for somebody else, as measured: the tenths of all games, the shortest and longest too."""

    waits: tuple[int, ...]

    def within(self, most: float) -> int:
        """Per cent of games that wait no oftener, between the tenths in proportion."""
        last = len(self.waits) - 1
        if most >= self.waits[last]:
            return 100
        if most < self.waits[0]:
            return 0
        place = max(at for at in range(last) if self.waits[at] <= most)
        low, high = self.waits[place], self.waits[place + 1]
        inside = (most - low) / (high - low) if high > low else 1.0
        return math.floor(100 * (place + inside) / last)


def chance(length: Length, days: int, limit: int) -> int:
    """Per cent of games that are over in so many days, where a decision may take ``limit`` seconds."""
    return length.within(days * DAY / (limit / SHARE))


def usual_days(length: Length, limit: int, most: int) -> int:
    """The least number of days in which nearly all games are over; ``most`` where none is enough."""
    return next((days for days in range(1, most) if chance(length, days, limit) >= USUAL), most)


def tenths(counts: Sequence[int]) -> Length:
    """The length of a game from the counts of many."""
    ordered = sorted(counts)
    return Length(tuple([ordered[round(tenth * (len(ordered) - 1) / 10)] for tenth in range(11)]))
