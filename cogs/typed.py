"""What people typed into forms that were refused: the form, opened again, holds it, so that a long list is mended.

It is kept in memory, for a few minutes and of few people: after a restart the form is empty once more.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import TypeAlias

Place: TypeAlias = tuple[int, str, int]
"""The person, the key of the form, the game (0: none)."""


class Typed:
    """Texts by field, the oldest dropped first."""

    def __init__(self, most: int = 200, seconds: float = 900.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds, self.clock = most, seconds, clock
        self._kept: OrderedDict[Place, tuple[float, Mapping[str, str]]] = OrderedDict()

    def keep(self, place: Place, values: Mapping[str, str]) -> None:
        """Remember what was typed."""
        self._kept[place] = (self.clock(), values)
        self._kept.move_to_end(place)
        while len(self._kept) > self.most or self._old(next(iter(self._kept.values()))[0]):
            self._kept.popitem(last=False)

    def find(self, place: Place) -> Mapping[str, str]:
        """What was typed there lately; empty where nothing was."""
        since, values = self._kept.get(place, (self.clock(), {}))
        return {} if self._old(since) else values

    def forget(self, place: Place) -> None:
        """It was taken."""
        self._kept.pop(place, None)

    def forget_person(self, user: int) -> None:
        """Nothing is left of what a person typed."""
        for place in [place for place in self._kept if place[0] == user]:
            del self._kept[place]

    def _old(self, since: float) -> bool:
        return self.clock() - since > self.seconds
