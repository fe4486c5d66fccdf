"""The one place that asks ``bot.league``: rows of the database in, pairings and standings out."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from bot.engine import codec
from bot.engine.errors import Refused
from bot.i18n.numbers import decimal
from bot.i18n.speech import Speech
from bot.storage.event_models import Entry, Event
from bot.storage.events import Match

ROUND_ROBIN, DOUBLE, GROUPS, SWISS, ROLLING, ELIMINATION = FORMATS = (
    "round_robin", "double_round_robin", "groups", "swiss", "rolling", "elimination",
)  # fmt: skip

Entrants: TypeAlias = "Sequence[Entry]"
Matches: TypeAlias = "Sequence[Match]"

USUAL_SIZE = {ROUND_ROBIN: 8, DOUBLE: 6, GROUPS: 28, SWISS: 32, ROLLING: 64, ELIMINATION: 32}
MOST_SIZE = {ROUND_ROBIN: 20, DOUBLE: 14}
"""Everybody plays everybody: with more entrants it would take longer than a year."""


class Agreed(Struct, frozen=True, omit_defaults=True):
    """How people are paired in an event, as it is stored."""

    format: str
    number: int = 0  # rounds, or the size of a group; 0: as usual
    seats: int = 2
    ends: int | None = None  # when rolling pairings end


class Drawn(Struct, frozen=True):
    """A pairing that is to be played: entrants in the order of the seats; one alone has a bye."""

    entries: tuple[int, ...]
    division: int = 0


class Row(Struct, frozen=True):
    """A line of the standings."""

    rank: int
    entry: int
    points: Fraction
    played: int
    breaks: tuple[tuple[str, Fraction], ...] = ()
    division: int = 0


def agreed(event: Event) -> Agreed:
    """How people are paired in an event."""
    return codec.decode(event.terms, Agreed)


def usual_size(form: str) -> int:
    """How many take part at most, where nobody says so."""
    return USUAL_SIZE[form]


def read_terms(form: str, number: int, seats: int, ends: int | None, size: int) -> Agreed:
    """How people are to be paired. Raises Refused where the format has no such thing."""
    low, high = NUMBERS[form]
    if number and not low <= number <= high:
        raise Refused("event_number", option="number", given=str(number), low=low, high=high)
    if seats > 2 and form not in AT_TABLES:
        raise Refused("event_pairs_only", given=str(seats))
    most = MOST_SIZE.get(form, MOST)
    if size > most:
        raise Refused("event_number", option="players", given=str(size), low=2, high=most)
    if form == ROLLING and ends is None:
        raise Refused("event_needs_end")
    return Agreed(form, number or USUAL_NUMBER.get(form, 0), seats, ends if form == ROLLING else None)


MOST = 128
NUMBERS = {ROUND_ROBIN: (0, 0), DOUBLE: (0, 0), GROUPS: (4, 7), SWISS: (1, 15), ROLLING: (0, 0), ELIMINATION: (0, 0)}
USUAL_NUMBER = {GROUPS: 6, SWISS: 5}
AT_TABLES = (SWISS, ROLLING)
"""Formats in which games of more than two are paired, in tables."""


def refuses_size(event: Event, count: int) -> Refused | None:
    """Why so many cannot play the event; None where they can."""
    terms = agreed(event)
    least = max(terms.seats, {GROUPS: 4, SWISS: 3}.get(terms.format, 2))
    if count < least:
        return Refused("event_too_few", count=count, least=least)
    if terms.format == SWISS and terms.seats == 2 and terms.number >= count:
        return Refused("event_rounds_many", count=count, rounds=terms.number)
    return None


def late_joiners(event: Event) -> bool:
    """Whether somebody may still join once it has begun."""
    return agreed(event).format in (SWISS, ROLLING)


def needs_all_results(event: Event) -> bool:
    """Whether a round cannot be paired before the one before it is decided."""
    return agreed(event).format == ELIMINATION


def pairs_at_any_time(event: Event) -> bool:
    """Whether whoever is free is paired, whatever others play."""
    return agreed(event).format == ROLLING


def seats_of(event: Event) -> int:
    """How many play one game."""
    return agreed(event).seats


def terms_told(event: Event, speech: Speech) -> list[str]:
    """What the card says of the format."""
    terms = agreed(event)
    ends = "none" if terms.ends is None else f"<t:{terms.ends}:D>"
    told = [speech.text("event-terms", format=terms.format, number=terms.number, ends=ends)]
    return told if terms.seats == 2 else [*told, speech.text("event-terms-tables", count=terms.seats)]


def shown(value: Fraction, language: str) -> str:
    """A number of the standings as people read it: whole where it is, else with two decimals."""
    return str(value.numerator) if value.denominator == 1 else decimal(float(value), language)


def rules_told(event: Event, speech: Speech) -> list[str]:
    """What is agreed on points, tie-breaks, byes and those who leave."""
    return []


def pair(event: Event, entries: Entrants, matches: Matches) -> Sequence[Drawn] | None:
    """The next round; None where there is none."""
    raise NotImplementedError


def standings(event: Event, entries: Entrants, matches: Matches) -> list[Row]:
    """The standings."""
    raise NotImplementedError
