"""What a game shows before anything is done: choices behind an offer, what an action would do, free questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

from bot.engine.playable import Offer, Playable
from bot.engine.requests import Facts

S = TypeVar("S")
A = TypeVar("A")


class Preview(Struct, frozen=True):
    """What an action would do, from what its player may know: facts only."""

    key: str
    facts: Facts = {}
    more: tuple[Preview, ...] = ()
    """Sentences behind the first."""


class Report(Struct, frozen=True):
    """The answer to a read-only question of a player (look, measure, odds)."""

    key: str
    rows: tuple[Facts, ...] = ()


class Looking(Playable[S, A]):
    """What a person finds behind an offer, before he declares anything."""

    def details(self, state: S, seat: int, offer: Offer) -> Iterator[Offer]:
        """What a person may make of a template: whole actions to choose from. Others may be typed."""
        return iter(())

    def choices(self, state: S, seat: int, piece: str) -> Iterator[Offer]:
        """What may be done with a piece (the fact ``about``), the best first, whole where it can be: once it is chosen.

        Named without the piece, which stands above.
        """
        for offer in self.legal(state, seat):
            if offer.facts.get("about") == piece:
                yield from (offer,) if offer.action is not None else self.details(state, seat, offer)

    def preview(self, state: S, seat: int, action: A) -> Preview | None:
        """What the action would do; None where a game commits at once."""
        return None

    @property
    def shows_first(self) -> bool:
        """True if there are actions of which it shows what they would do before they are declared."""
        return type(self).preview is not Looking.preview

    def tell(self, state: S, seat: int | None, query: str) -> Report | None:
        """Answer a read-only question; None if the game knows no such question."""
        return None
