"""What a game says of how it is told and pressed in a channel, from what the reader may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from bot.engine.playable import Offer
from bot.engine.requests import Fact, Facts

S = TypeVar("S")
A = TypeVar("A")


Counted = tuple[str, tuple[int, ...]]
"""The name of what is counted, and how much of it each seat has."""


EDITED = "edited"
"""The kind of a mark that tells of a game master's edit: its ``places`` say what everybody can see of it."""


class Instead(Struct, frozen=True):
    """An order line among the offers of a ``kind``. Its label is ``<game>-do-<key>``."""

    kind: str
    key: str
    line: str


class Feed(Generic[S, A]):
    """The part of a game's interface that serves the channel; what a game does not say is told act by act."""

    turning_points: ClassVar[tuple[str, ...]] = ()
    """The events that tell a change of the balance, the weightiest first."""

    def chapter(self, state: S) -> str:
        """What the present acts belong to: a mustering, a combat, a turn. Acts of one chapter are one public story.

        Follows from what everybody knows. Empty: each act is a story of its own.
        """
        return ""

    def progress(self, view: Any) -> Facts:
        """How far a game has come, for the card of its lobby (``<game>-card-running``); nothing: it has only begun."""
        return {}

    def prompt_facts(self, view: Any) -> Facts:
        """What the line that calls a seat to act tells besides its name (``<game>-turn-<phase>``)."""
        return {}

    def act_mark(self, view: Any) -> Any:
        """What the last act of a view marks in a picture; None: nothing."""
        return None

    def note_edit(self, state: S, places: tuple[str, ...]) -> None:
        """Mark in a state what a game master has changed in it, as far as everybody may see that."""
        return

    def public_buttons(self, view: Any, seat: int) -> tuple[str, ...]:
        """Lines that a seat is likely to say now, for buttons under its public ask: read from the public view only."""
        return ()

    def open_acts(self, state: S, seat: int) -> Iterator[Offer]:
        """Acts of a seat that everybody can see are possible now, the likeliest first, with what is told of them.

        Nothing of it, not even its order, depends on what anybody may not know: it stands under the public ask.
        """
        return iter(())

    def tip(self, view: Any, seat: int) -> str:
        """What whoever plays for the first time is told with a question (``<game>-tip-<tip>``); empty: nothing.

        Each comes at a moment that a seat has once in a game, and there are three: read from the public view only.
        """
        return ""

    def default_piece(self, state: S, seat: int) -> str:
        """The piece that can do most for its seat now, whose choices a panel opens with (the fact ``about`` of offers).

        Empty: no piece stands out.
        """
        return ""

    def chosen(self, state: S, seat: int, piece: str) -> tuple[Facts, ...]:
        """What a picture shows of a piece whose choices are open: rows as ``Game.tell`` gives them. Empty: nothing."""
        return ()

    def needs_confirmation(self, state: S, seat: int, action: A) -> str:
        """Why an action is asked for once more before it is done (``once-more-<key>``); empty: a press does it."""
        return ""

    def instead(self, orders: Any, view: Any) -> tuple[Instead, ...]:
        """Order lines that a seat may say on its turn in place of declaring something, from its orders and its view."""
        return ()

    def rolled_by(self, state: S, whose: Fact | None) -> int:
        """The seat whose dice an event tells: a seat itself, or that of a piece, by the letter of its id."""
        return whose if isinstance(whose, int) else ord(str(whose)[:1] or " ") - ord("A")

    def tally(self, view: Any) -> tuple[int, ...]:
        """What each seat has won so far, as the public counts it: battles, points. Empty: nothing is counted."""
        return ()

    def tallies(self, view: Any) -> tuple[Counted, ...]:
        """Whatever counts for the end, by its name (``<game>-<name>``): what decides first, then what breaks ties."""
        counts = self.tally(view)
        return (("tally", counts),) if counts else ()

    def seat_counts(self, view: Any) -> tuple[tuple[int, ...], ...]:
        """The same by seat."""
        return tuple(zip(*[counts for _, counts in self.tallies(view)], strict=True))

    def balance(self, state: S) -> tuple[int, ...]:
        """How each seat stands in what is being fought for, as everybody can see; the turning point follows from it.

        Empty: just now it cannot be compared.
        """
        return ()

    def balances(self, state: S) -> tuple[Counted, ...]:
        """The same by its name, where several things decide one after the other."""
        counts = self.balance(state)
        return (("balance", counts),) if counts else ()
