"""The ways in which the engine says no."""

from __future__ import annotations

from bot.engine.requests import Fact, Facts

BAD_ANSWERS = ("no_such_option", "option_twice", "wrong_number", "not_in_range")
BAD_UNDOS = ("nothing_to_undo", "nothing_to_take_back", "undo_not_yours", "no_such_line")
"""Refusals that most games owe to a clause each: answers that do not fit, and what cannot be undone."""


class Refused(Exception):
    """The player may not do that. Key and facts, no prose: wording and language are added at the edge."""

    def __init__(self, key: str, clause: str = "", **facts: Fact) -> None:
        super().__init__(key, clause, facts)
        self.key = key
        self.clause = clause
        self.facts: Facts = facts


class BadNotation(Refused):
    """A line that cannot be read at all, as against one that is read and not allowed."""


class Stuck(Exception):
    """A pending action does not fit the rules any more: the program changed while it was in progress."""


class RulesFault(Exception):
    """The rules themselves did something forbidden. The snapshot is untouched; nobody's action was wrong."""


class BadData(Exception):
    """Stored or hand-written data that cannot be a state, an action or an option. Names the place and the fact."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Facts = facts


class RefusedData(BadData):
    """Data in which something stands that a game refuses; it is told in the words of the refusal."""

    def __init__(self, refusal: Refused, **place: Fact) -> None:
        super().__init__(refusal.key, **{**refusal.facts, **place})
        self.refusal = refusal
