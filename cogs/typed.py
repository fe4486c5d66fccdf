"""What people typed into forms that were refused: the form, opened again, holds it, so that a long list is mended.

It is kept in memory, for a few minutes and of few people: after a restart the form is empty once more.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.recent import Recent

Place: TypeAlias = tuple[int, str, int]
"""The person, the key of the form, the game (0: none)."""


class Typed:
    """Texts by field, the oldest dropped first."""

    def __init__(self, most: int = 200, seconds: float = 900.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds, self.clock = seconds, clock
        self._kept: Recent[Place, tuple[float, Mapping[str, str]]] = Recent(most)

    def keep(self, place: Place, values: Mapping[str, str]) -> None:
        """Remember what was typed."""
        self._kept.put(place, (self.clock(), values))
        for other, (since, _) in self._kept.items():
            if self._old(since):
                self._kept.drop(other)

    def find(self, place: Place) -> Mapping[str, str]:
        """What was typed there lately; empty where nothing was."""
        since, values = self._kept.get(place) or (self.clock(), {})
        return {} if self._old(since) else values

    def forget(self, place: Place) -> None:
        """It was taken."""
        self._kept.drop(place)

    def forget_person(self, user: int) -> None:
        """Nothing is left of what a person typed."""
        for place, _ in self._kept.items():
            if place[0] == user:
                self._kept.drop(place)

    def _old(self, since: float) -> bool:
        return self.clock() - since > self.seconds
