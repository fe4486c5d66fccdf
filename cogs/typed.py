"""What people typed into forms that were refused: the form, opened again, holds it, so that a long list is mended.

It is kept in memory, for a few minutes and of few people: after a restart the form is empty once more.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from itertools import count
from typing import TYPE_CHECKING, TypeAlias

from bot.lru import Recent

if TYPE_CHECKING:
    from cogs.forms import Filled, Form

Place: TypeAlias = tuple[int, str, int]
"""The person, the key of the form, the game (0: none)."""


class Typed:
    """Texts by field, the oldest dropped first."""

    def __init__(self, most: int = 200, seconds: float = 900.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds, self.clock = seconds, clock
        self._kept: Recent[Place, tuple[float, Mapping[str, str]]] = Recent(most)
        self._shown: Recent[tuple[int, str], Form] = Recent(most)
        self._refused: Recent[int, tuple[int, Form]] = Recent(most)
        self._numbers = count(1)

    def shown(self, user: int, form: Form) -> None:
        """Remember a form that was opened."""
        self._shown.put((user, form.id), form)

    def refused(self, user: int, form: str, filled: Filled) -> int | None:
        """Remember a form as it was sent off and refused: the number by which it opens again; None: it is not known."""
        known = self._shown.get((user, form))
        if known is None:
            return None
        number = next(self._numbers)
        self._refused.put(number, (user, filled.into(known)))
        return number

    def again(self, user: int, number: int) -> Form | None:
        """A form as its person had filled it in; None where that is forgotten."""
        whose, form = self._refused.get(number) or (0, None)
        return form if whose == user else None

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
        for shown, _ in self._shown.items():
            if shown[0] == user:
                self._shown.drop(shown)
        for number, (whose, _) in self._refused.items():
            if whose == user:
                self._refused.drop(number)

    def _old(self, since: float) -> bool:
        return self.clock() - since > self.seconds
