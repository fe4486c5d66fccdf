"""What a game says of what happens while others are waited for.

Some actions end the one in flight, others wait for its end; and by orders alone no game goes on for ever.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from bot.engine.events import Event

S = TypeVar("S")
A = TypeVar("A")


class Later(Struct, frozen=True):
    """An action that waits for the end of the one in flight.

    ``away``: the seats of whom nothing is waited for until then; their questions take the default. ``told``: what is
    told at once.
    """

    away: tuple[int, ...] = ()
    told: Event | None = None


class Meanwhile(Generic[S, A]):
    """The part of the interface of a game about that."""

    def interrupts(self, state: S, seat: int | None, action: A) -> bool:
        """True if the action may be declared while another is in flight, which it then ends (a concession).

        ``seat`` None: by the whole table (an adjudication).
        """
        return False

    def waits_for_end(self, state: S, seat: int | None, action: A) -> Later | None:
        """Whether the action may be declared while another is in flight, to be carried out when that is over.

        ``seat`` None: by the whole table. None: it does not wait.
        """
        return None

    def turns_begun(self, state: S) -> int:
        """How many turns have begun, a round of all seats at once as one for each: orders alone go on for so many.

        Always the same number: what seats have ordered comes to its end by itself.
        """
        return 0

    def decided_without(self, state: S, seats: Collection[int]) -> bool:
        """True if one side is left, or none, once these seats are gone: nobody is asked any more then."""
        return False


class SeatState(Protocol):
    """A seat of a state that says whether it is out of the game."""

    @property
    def status(self) -> str: ...


class Seated(Protocol):
    """A state with such seats."""

    @property
    def seats(self) -> Sequence[SeatState]: ...


P = TypeVar("P", bound=Seated)


class Leaving(Meanwhile[P, A]):
    """The same of a game in which who concedes, or is removed, is gone when the action in flight is over."""

    concession: ClassVar[type]
    """What a seat declares; all are told at once."""
    removal: ClassVar[type[Any]]
    """What the table declares of a ``seat``."""

    def waits_for_end(self, state: P, seat: int | None, action: A) -> Later | None:
        """Who leaves answers no more, and leaves when what runs is over."""
        if isinstance(action, self.concession) and seat is not None:
            return Later((seat,), Event("concedes", {"seat": seat}))
        return Later((action.seat,)) if isinstance(action, self.removal) else None

    def decided_without(self, state: P, seats: Collection[int]) -> bool:
        """True if one player is left without them, or none."""
        return len({place for place, one in enumerate(state.seats) if one.status != "out"}.difference(seats)) < 2
