"""What a game says to those who play it without a person: at random, or greedily."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, TypeVar

from bot.engine.playable import Offer, Playable
from bot.engine.requests import Answer, Ask

S = TypeVar("S")
A = TypeVar("A")


class Bots(Playable[S, A]):
    """How an action is made at random of what a seat may do, and what of it looks promising."""

    open_actions: ClassVar[tuple[type, ...]] = ()
    """Actions of which ``legal`` offers examples only: there are too many to list (own decks)."""

    def fill(self, state: S, seat: int, offer: Offer, pick: Any) -> A | None:
        """A concrete action from an offer; ``pick(n)`` gives a number from 0 to n - 1."""
        action: A = offer.action
        return action

    def by_chance(self, state: S, seat: int, pick: Any) -> A | None:
        """One legal action at random, None if there is none. A template is filled in only when it is the one drawn.

        A game that has very much to list overrides it, to look only at the part from which it draws.
        """
        action: A | None = any_of(list(self.legal(state, seat)), lambda one: self.fill(state, seat, one, pick), pick)
        return action

    def greedy_candidates(self, state: S, seat: int) -> Iterator[Offer]:
        """What a greedy player weighs. A game whose plans beat what chance makes of its templates leaves these out."""
        return self.legal(state, seat)

    def greedy_score(self, state: S, seat: int, action: A) -> int:
        """How promising an action looks to a greedy player; only the order of the numbers counts."""
        return 0

    def preferred_answer(self, state: S, ask: Ask) -> Answer | None:
        """What a greedy player answers; None: he leaves it to chance."""
        return None


def any_of(offers: list[Offer], fill: Callable[[Offer], Any], pick: Callable[[int], int]) -> Any:
    """The action of one of the offers at random; those that cannot be filled in are put aside."""
    while offers:
        offer = offers.pop(pick(len(offers)))
        action = offer.action if offer.action is not None else fill(offer)
        if action is not None:
            return action
    return None
