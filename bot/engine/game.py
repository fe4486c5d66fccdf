"""What a game supplies to the engine: one object that binds rules and pinned content.

``Playable`` is what every game has to say; the other parts have defaults, and most games say something of each.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from bot.engine.agreed import Agreed
from bot.engine.bots import Bots
from bot.engine.bots import any_of as any_of
from bot.engine.feed import Feed
from bot.engine.house import Courtesy as Courtesy
from bot.engine.legacy import LivesOn
from bot.engine.looking import Looking
from bot.engine.looking import Preview as Preview
from bot.engine.looking import Report as Report
from bot.engine.meanwhile import Later as Later
from bot.engine.meanwhile import Meanwhile
from bot.engine.playable import Offer as Offer
from bot.engine.playable import Outcome as Outcome
from bot.engine.requests import Facts
from bot.engine.secrets import Secrets
from bot.engine.standing import StandingOrders
from bot.engine.stored import Stored
from bot.engine.wording import NOTATION as NOTATION
from bot.engine.wording import Wording

S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741


class Fault(Struct, frozen=True):
    """Something wrong with a state that was edited or written by hand."""

    key: str
    facts: Facts = {}


class Game(
    Agreed[S, A],
    Bots[S, A],
    Feed[S, A],
    LivesOn[S],
    Looking[S, A],
    Meanwhile[S, A],
    Secrets[S, A],
    StandingOrders[S, A, O],
    Stored[S, A],
    Wording[S, A],
    Generic[S, A, O],
):
    """The interface of a game. Everything here is pure: no input or output, no clock, no chance."""

    closing_lines: ClassVar[tuple[str, ...]] = ()
    """Lines that only end the seat's own turn: left over when it has ended by itself, they are as good as said."""

    def may_act(self, state: S) -> frozenset[int]:
        """Further seats that may declare something now (``legal`` lists it), though nobody waits for them.

        Follows from what everybody knows: that a seat may act must not tell what it holds.
        """
        return frozenset()

    def stage(self, state: S) -> str:
        """To whose beginning an undo goes back; empty: an undo takes back the last action."""
        return ""

    def automatic(self, state: S) -> A | None:
        """What happens now by itself (upkeep, results); run until None."""
        return None

    def ready_made(self, state: S) -> tuple[int, A] | None:
        """What the set-up of a ready-made table declares next, and for which seat; run until None.

        It is asked where nothing is automatic. The action is carried out, refused and recorded as if its seat had
        declared it: what comes by lot is drawn by an automatic action before, and kept in the state.
        """
        return None

    def adjudged(self, state: S) -> tuple[tuple[int, ...], ...]:
        """What each seat has if a game that goes on is counted now: what decides comes first; more is better."""
        return self.seat_counts(self.view(state, None))

    def check(self, state: S) -> list[Fault]:
        """Invariants, tested after an edit, on a position written by hand, and all the time in random play."""
        return []
