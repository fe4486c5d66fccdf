"""What a game says of play by post: the time for decisions, patience, and what the whole table decides together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from bot.engine.house import Courtesy
from bot.engine.requests import Ask

S = TypeVar("S")
A = TypeVar("A")

CONCEDE = "concede"
"""The word for giving a game up, whatever line does it in that game now; who types it in a chat is asked first."""


class ByPost(Generic[S, A]):
    """The part of the interface of a game that the service asks and the rules do not."""

    courtesy: ClassVar[Courtesy] = Courtesy()
    option_clauses: ClassVar[Mapping[str, str]] = {}
    """The clause that a house option is about, by the option's name."""
    option_rules: ClassVar[Mapping[str, Sequence[str]]] = {}
    """The further clauses that a house option changes, by its name."""
    later_options: ClassVar[Mapping[str, Any]] = {}
    """What holds where an option that came later than its game was not named."""
    new_options: ClassVar[Mapping[str, Any]] = {}
    """What a new table stores where it names nothing, where that has changed: older tables keep what held for them."""
    end_option: ClassVar[str] = ""
    """The option by which a time for the end of the game is agreed (``ends_at``)."""

    def options_about(self, options: Any, clause: str) -> tuple[str, ...]:
        """The house options on which it depends what a clause says at a table with these options, by name."""
        about = {name: (first, *self.option_rules.get(name, ())) for name, first in self.option_clauses.items()}
        return tuple([name for name, clauses in about.items() if clause in clauses])

    def clause_at(self, options: Any, clause: str) -> str:
        """What a clause is called at a table with these options, where a game is several."""
        return clause

    def turn_limit(self, state: S, seat: int) -> str:
        """The kind of limit of a seat's turn (an Ask names its own)."""
        return self.courtesy.limits[0]

    def limit_given(self, options: Any, kind: str, first: int) -> int:
        """Seconds of a kind of limit but the first, which the table's referee may have changed to ``first``."""
        given: int = getattr(options, kind)
        return given

    def patience(self, options: Any) -> Courtesy:
        """What a table's options make of the play-by-post clauses."""
        return self.courtesy

    def still_late(self, before: S, said: A | Ask, after: S) -> bool:
        """True if a default only paid what was owed in a turn that goes on: the next default follows at once.

        ``said``: the action, or the question that the default answered.
        """
        return False

    def agreed_end(self, state: S) -> A | None:
        """By the whole table: all have agreed to end the game. None: no rule says what then; it closes as it stands."""
        return None

    def giving_up(self, state: S, seat: int) -> str:
        """The line by which a seat gives the game up now."""
        return CONCEDE

    def forfeit(self, state: S, seat: int) -> A | None:
        """By the whole table: what becomes of a seat whose player stays away for good; None: no rule says."""
        return None

    def dispute(self, state: S, seat: int, question: str) -> A | None:
        """By the whole table: a question that the seat has raised goes to the die; None: no rule says so."""
        return None

    def ends_at(self, options: Any) -> int:
        """When the time agreed for the whole game is over, in seconds since 1970; 0: there is no such time."""
        return 0

    def renewal(self, state: S) -> A | None:
        """By the whole table, after all took back what was shown: it comes differently now. None: dice do so anyway."""
        return None

    def time_over(self, state: S) -> A | None:
        """By the whole table: the time agreed for the game is over."""
        return None

    def end_proposal(self, state: S, seats: Sequence[int]) -> str:
        """Which of the occasions to propose an end this is for who holds these seats: each is for one proposal.

        Empty: an end may be proposed at any time. Raises Refused where there is none now.
        """
        return ""

    def draw_offer(self, state: S) -> None:
        """Raises Refused where the rules leave no room for a draw by agreement."""
        return

    def out(self, state: S) -> frozenset[int]:
        """The seats that have left the game for good: nobody waits for their consent to its end."""
        return frozenset()
