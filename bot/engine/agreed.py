"""What a table agrees on before its game: how many play, house options, lists that people keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from bot.engine import house
from bot.engine.by_post import ByPost
from bot.engine.errors import Refused
from bot.engine.playable import Playable

S = TypeVar("S")
A = TypeVar("A")


class Agreed(ByPost[S, A], Playable[S, A]):
    """The bounds of options and seats, and the tables on which kept lists are tried."""

    option_spans: ClassVar[Mapping[str, house.Span]] = {}
    """What each option that is a number may be; the time for one decision has its bounds in ``courtesy``."""
    seats_clause: ClassVar[str] = ""
    """The clause that says how many may play."""
    list_verb: ClassVar[str] = ""
    """The verb by which a seat plays a list of its own (a deck, an army), which people may save."""

    def refuses(self, options: Any, seats: int) -> Refused | None:
        """Why no table of so many seats can play with these options: the first reason with its clause; or None."""
        return house.refusal(self, options, seats)

    def demand_table(self, options: Any, seats: int) -> None:
        """Raise what ``refuses`` says, if it says anything."""
        refusal = self.refuses(options, seats)
        if refusal is not None:
            raise refusal

    def permissive_options(self, like: Any = None) -> Sequence[Any]:
        """Tables that together take every list that some table takes: on them lists are tried that people keep.

        ``like``: the options of the table that a list is made for; what fits none is refused as at the first of these.
        """
        return (self.options_type(),)

    def listed(self, line: str) -> A | None:
        """What the line of a kept list says, as the first of those tables reads it that can."""
        for options in self.permissive_options():
            try:
                said = self.parse(line, self.blank(options, self.seats[0]), 0, None)
            except Refused:
                continue
            return None if isinstance(said, tuple) else said
        return None
