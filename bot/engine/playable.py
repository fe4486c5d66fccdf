"""What every game must say: ten methods, and what it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from bot.engine.requests import Answer, Ask, Facts
from bot.engine.table import Table

S = TypeVar("S")
A = TypeVar("A")


class Offer(Struct, frozen=True, gc=False, array_like=True):
    """Something a seat may do now: a whole action, or (``action`` None) a template that ``Game.fill`` completes.

    The fact ``line`` of a template is how lines begin that complete it; a person opens it and finds ``Game.details``.
    The fact ``about`` is the public id of the piece whose doing it is: panels group by it. The likeliest come first.
    """

    kind: str
    action: Any = None
    facts: Facts = {}


class Outcome(Struct, frozen=True):
    """How a game ended. ``winners`` is empty in a draw; ``reason`` is a key such as ``battles`` or ``conceded``."""

    winners: tuple[int, ...]
    reason: str


class Playable(Generic[S, A]):
    """What a game cannot do without. Everything here is pure: no input or output, no clock, no chance."""

    key: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, int]]
    state_type: type[S]
    action_type: Any
    options_type: type[Struct]

    def blank(self, options: Any, seats: int) -> S:
        """The state before anything happened; the first actions set up the game. Raises what ``refuses`` says."""
        raise NotImplementedError

    def to_act(self, state: S) -> frozenset[int]:
        """The seats that the game waits for: each may declare an action now."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> Iterator[Offer]:
        """Everything that the seat may declare now, lazily."""
        raise NotImplementedError

    async def apply(self, t: Table[S], seat: int | None, action: A) -> None:
        """Carry out an action. ``seat`` None: automatic, or by the whole table."""
        raise NotImplementedError

    def default(self, state: S, seat: int) -> A | None:
        """What is done when a seat's time runs out on a turn (an Ask carries its own default)."""
        return None

    def view(self, state: S, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know, as a type of its own."""
        raise NotImplementedError

    def hides(self, state: S, seat: int | None) -> bool:
        """True if anything is hidden from this viewer now."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, if it has."""
        raise NotImplementedError

    def parse(self, text: str, state: S, seat: int | None, ask: Ask | None) -> A | Answer:
        """An action, or an answer to the open question, from a line of notation. ``seat`` None: the table says it.

        Raises BadNotation or Refused.
        """
        raise NotImplementedError

    def format(self, said: A | Answer, state: S, ask: Ask | None) -> str:
        """The notation line of an action or answer; ``parse`` gives it back."""
        raise NotImplementedError
