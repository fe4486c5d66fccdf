"""What an action of any game is carried out with: the table to tell and to refuse, and reasons as values."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

from bot.engine.requests import Audience, Fact, Facts, Option
from bot.engine.table import Table

S = TypeVar("S")

No = tuple[str, str, dict[str, Any]]
"""Why something may not be done: key, clause and facts of the refusal. A ``Fault`` is one with names."""

YES_NO = (Option("yes", "yes"), Option("no", "no"))


class Fault(NamedTuple):
    """One reason, for a refusal or an answer to "may I?"."""

    key: str
    clause: str
    facts: Facts


def fault(key: str, clause: str, **facts: Fact) -> Fault:
    """A fault, its facts by name."""
    return Fault(key, clause, facts)


class AtTable(Generic[S]):
    """The part that the ``Play`` of every game has in common. A game keeps the table in ``t``."""

    __slots__ = ()

    t: Table[S]

    def named(self, facts: Facts) -> Facts:
        """The facts as they are told. A game may put names beside what it tells by id."""
        return facts

    def say(self, key: str, *, to: Audience = None, **facts: Any) -> None:
        """Tell what happened; ``to`` restricts it to some seats."""
        self.t.tell(key, self.named(facts), to)

    def refuse(self, key: str, clause: str = "", **facts: Any) -> NoReturn:
        """End the action as not allowed."""
        self.t.refuse(key, clause, **self.named(facts))

    def demand(self, reason: No | None) -> None:
        """Refuse if there is a reason to."""
        if reason is not None:
            key, clause, facts = reason
            self.refuse(key, clause, **facts)
