"""How long to wait before what has failed is tried again: longer each time, and what will pass is never given up."""

from __future__ import annotations

from bot.children.child import ChildLost
from bot.storage.faults import StorageFault

LONGEST_PAUSE = 60
"""Seconds between two looks whether the database, or a child process, is there again."""

PASSING = (StorageFault, ChildLost, OSError, MemoryError)
"""Faults of the world: they say nothing about what was being done, and are over some day."""

MOST_TRIES, WITHIN = 5, 600
"""So often the program may fail in one and the same thing, in so many seconds."""

TRY_AGAIN = (2, 8, 32, 128)
"""The seconds between those tries."""


def pause(failures: int, longest: int = LONGEST_PAUSE) -> int:
    """Seconds to wait after so many failures in a row."""
    return int(min(longest, 2 ** min(max(failures - 1, 0), 20)))


class Patience:
    """Counts failures: how long to wait after each of them."""

    def __init__(self) -> None:
        self._passing: dict[int, int] = {}
        self._faults: dict[int, list[float]] = {}

    def passing(self, place: int) -> int:
        """The world has failed at a place once more: how many seconds to wait."""
        self._passing[place] = self._passing.get(place, 0) + 1
        return pause(self._passing[place])

    def over(self, place: int) -> None:
        """It works there again."""
        self._passing.pop(place, None)

    def fault(self, thing: int, now: float) -> int | None:
        """The program has failed in a thing: how many seconds to wait, or None where that happened too often."""
        known = self._faults[thing] = [*[when for when in self._faults.get(thing, ()) if now - when < WITHIN], now]
        if len(known) < MOST_TRIES:
            return TRY_AGAIN[len(known) - 1]
        del self._faults[thing]
        return None

    def done(self, thing: int) -> None:
        """Nothing more is to be done about a thing."""
        self._faults.pop(thing, None)
