"""What a game says of its words: titles, options as sentences tell them, clauses of refusals, events of rolls."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, TypeVar

from bot.engine import house
from bot.engine.by_post import ByPost
from bot.engine.errors import BadNotation, Refused
from bot.engine.playable import Playable
from bot.engine.requests import Facts

S = TypeVar("S")
A = TypeVar("A")


NOTATION = "notation"
"""Stands for every line that cannot be read, in ``Game.refusal_clauses``."""


class Wording(ByPost[S, A], Playable[S, A]):
    """What sentences about a game need to know of it; the sentences are in the catalogues."""

    refusal_clauses: ClassVar[Mapping[str, str]] = {}
    """The clause by which the engine and the service refuse, by the key; of unreadable lines by ``NOTATION``."""
    roll_events: ClassVar[Mapping[str, tuple[str, ...]]] = {"rolled": ("seat", "number")}
    """The events that tell a roll: the fact that says whose it is (a seat or a piece, ``rolled_by``), then the dice."""
    editions: ClassVar[Mapping[str, str]] = {}
    """The titles of editions, by what the numbers of their clauses begin with, in small letters."""

    def title_of(self, options: Any) -> str:
        """What a table with these options is called: ``game-title-<word>``. Editions have titles of their own."""
        return self.key

    def options_left_out(self, options: Any) -> Collection[str]:
        """House options that mean nothing at a table with these: those of another edition."""
        return ()

    def option_facts(self, options: Any) -> Facts:
        """The house options as sentences tell them, by name: as they are, unless a sentence needs them otherwise."""
        return house.told_values(options, self.later_options)

    def with_clause(self, refusal: Refused, options: Any = None) -> Refused:
        """The refusal, with the clause of this game, at a table with these options, where whoever refused knew none."""
        if not refusal.clause:
            unread = NOTATION if isinstance(refusal, BadNotation) else ""
            clause = self.refusal_clauses.get(refusal.key, self.refusal_clauses.get(unread, ""))
            refusal.clause = clause if options is None else self.clause_at(options, clause)
        return refusal
