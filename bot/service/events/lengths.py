"""What follows of how long a game of an event takes: the days of a round, and how likely its games are over by then."""

from __future__ import annotations

from bot.engine.requests import Facts
from bot.i18n.speech import Speech
from bot.league import event_length
from bot.league.event_length import AT_LEAST, Length
from bot.league.terms import GROUPS

LEAST_USUAL = 7
"""Days that a round has at least where nobody says so: who plays beside his work is not there on every day."""

LEAST_OF_GROUPS = 28
"""Groups play all their games at once."""


def usual_days(length: Length | None, limit: int, form: str, most: int) -> int:
    """The days of a round, where nobody says so: nearly all games are over by then, if so many days are enough."""
    least = LEAST_OF_GROUPS if form == GROUPS else LEAST_USUAL
    return least if length is None or not limit else max(least, event_length.usual_days(length, limit, most))


def chance_of(length: Length | None, days: int, limit: int) -> int | None:
    """Per cent of such games that are over in so many days; None where it was not measured, or nothing has a limit."""
    return None if length is None or not limit else event_length.chance(length, days, limit)


def whole_facts(rounds: int, days: int, entrants: int) -> Facts:
    """What sentences say of how long a whole event takes."""
    return {"rounds": rounds, "days": days, "entrants": entrants, "lasts": rounds > 0}


def chance_facts(chance: int | None) -> Facts:
    """What sentences say of it."""
    return {"chance": str(chance) if chance is not None else "none", "short": chance is not None and chance < AT_LEAST}


def chance_lines(chance: int | None, speech: Speech) -> list[str]:
    """What the card says of it; nothing where nobody knows."""
    return [] if chance is None else [speech.text("event-card-chance", **chance_facts(chance))]
