"""House options as such: whether values are of the right kind and within their bounds, in any game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from bot.engine.errors import Refused
from bot.engine.legacy import LEGACY
from bot.engine.notation.words import nearest_name
from bot.engine.requests import Facts

TIME_LIMIT = "time_limit"
"""The option that holds the time for one decision, in every game that has no other kinds (``Courtesy.limits``)."""

MOST_SHOWN = 40


class Courtesy(Struct, frozen=True):
    """What the service needs of a game's play-by-post clauses. Times in seconds.

    ``limits`` are the kinds of limits: the house options that hold how long a seat has for a turn, an answer in a
    fight, and so on. The first holds for what names none, and ``limit`` is its default.
    """

    limits: tuple[str, ...] = (TIME_LIMIT,)
    limit: int = 86_400
    least_limit: int = 300
    most_limit: int = 604_800
    reminder_at_percent: int = 50
    misses_to_warn: int = 3
    misses_to_forfeit: int = 4
    forfeit_needs_claim: bool = True
    vacation_stops_all_clocks: bool = True
    undo_before_barrier: str = "consent"
    undo_after_barrier: str = "gm"
    clause: str = ""


class Span(Struct, frozen=True):
    """What a number may be. ``above`` is the clause of the upper bound where it is another one than the option's.

    A ``moment`` is a time in seconds since 1970, which people write as a date. ``unless``: the option of yes and no by
    which the step does not hold.
    """

    low: int
    high: int
    step: int = 1
    above: str = ""
    unless: str = ""
    moment: bool = False


CATALOGUE_LOCKED = "catalogue_locked"
"""The option by which whoever plays may not look up what the table does not show, in every game that has it."""

STORABLE = Span(-(2**63), 2**63 - 1)
"""Of a number for which a game names no span."""


def refusal(game: Any, options: Any, seats: int) -> Refused | None:
    """The first thing that no table of a game can have: so many seats, or the value of an option by itself."""
    low, high = game.seats
    if type(seats) is not int or not low <= seats <= high:
        return Refused("lobby_players", game.seats_clause, given=seats, low=low, high=high)
    if not isinstance(options, game.options_type):
        return Refused("lobby_options_strange", option="options", given=type(options).__name__)
    return next(_wrong_values(game, options), None)


@cache
def option_fields(options_type: type[Struct]) -> tuple[FieldInfo, ...]:
    """The options that there are, read from their type once: msgspec works its types out anew each time."""
    return fields(options_type)


@cache
def agreed_fields(options_type: type[Struct]) -> tuple[FieldInfo, ...]:
    """The options that a table may agree on: all but what its seats bring from earlier games."""
    return tuple([field for field in option_fields(options_type) if field.name != LEGACY])


def told_values(options: Any, later: Mapping[str, Any]) -> dict[str, Any]:
    """The values of the options that a table agreed on, or would have: ``later`` is what holds where none is named."""
    options_type: type[Struct] = type(options)
    named = {field.name: getattr(options, field.name) for field in agreed_fields(options_type)}
    return {name: later.get(name, value) if value is UNSET else value for name, value in named.items()}


def unknown_option(game: Any, names: Iterable[str]) -> Refused | None:
    """The first name of an option that the game has not got, with the one that was probably meant."""
    known = [field.name for field in agreed_fields(game.options_type)]
    wrong = next((name for name in names if name not in known), None)
    if wrong is None:
        return None
    given = wrong[:MOST_SHOWN]
    return Refused("lobby_option_unknown", given=given, near=nearest_name(given, known), known=tuple(known))


def _wrong_values(game: Any, options: Any) -> Iterator[Refused]:
    for field in option_fields(game.options_type):
        value, kind = getattr(options, field.name), kind_of(field)
        if value is UNSET and UnsetType in get_args(field.type):
            continue
        fits, words = _fits(value, kind), allowed(kind)
        if not fits and kind is not int:
            facts: Facts = {"option": field.name, "given": str(value)[:MOST_SHOWN], "allowed": words}
            yield Refused("lobby_option_value", game.option_clauses.get(field.name, ""), **facts)
        elif kind is int:
            span = span_of(game, field.name)
            step = 1 if span.unless and getattr(options, span.unless) is True else span.step
            if not fits or not span.low <= value <= span.high or value % step:
                yield out_of_span(game, field.name, value)


def out_of_span(game: Any, name: str, value: Any, written: str = "") -> Refused:
    """That a number cannot be this, or what was written for it; what it may be, and by which clause."""
    span, clause = span_of(game, name), game.option_clauses.get(name, "")
    if type(value) is int and value > span.high and span.above:
        clause = span.above
    facts: Facts = {"option": name, "given": (written or str(value))[:MOST_SHOWN], "low": span.low, "high": span.high}
    if name in game.courtesy.limits:
        return Refused("lobby_option_range", clause, **facts)
    if span.moment:
        return Refused("lobby_option_moment", clause, **facts)
    if span.step > 1:
        return Refused("lobby_option_step", clause, **facts, step=span.step)
    return Refused("lobby_option_number", clause, **facts)


def kind_of(field: FieldInfo) -> Any:
    """The type of an option; of one that others decide as long as nobody names it (UNSET), that of its values."""
    named = [kind for kind in get_args(field.type) if kind is not UnsetType]
    return named[0] if len(named) == 1 else field.type


def allowed(kind: Any) -> tuple[str | int, ...]:
    """The words, or the few numbers, that an option may be; empty for a number."""
    if kind is bool:
        return ("true", "false")
    return get_args(kind) if get_origin(kind) is Literal else ()


def span_of(game: Any, name: str) -> Span:
    """What a number may be."""
    if name in game.courtesy.limits:
        return Span(game.courtesy.least_limit, game.courtesy.most_limit)
    found: Span = game.option_spans.get(name, STORABLE)
    return found


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
