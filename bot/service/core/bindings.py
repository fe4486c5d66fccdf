"""What a server's precedents make of the options of a new table.

A precedent that binds an option is its default there. Of several that bind the same one the newest counts. A host may
choose otherwise, which the lobby says; where the server makes precedents binding he may not. What cannot be played
together with what the host has chosen (an option of another edition) binds nothing at that table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace as changed
from sqlmodel import Session

from bot.engine import house
from bot.engine.errors import Refused
from bot.engine.game import Game as Rules
from bot.games import registry
from bot.service.core.house_options import Option, demand_playable, option_written, options_of, read_options
from bot.storage import people, rulings
from bot.storage.law import Precedent

STRICT = "strict"
"""What a server chooses where no host may depart from its precedents."""

Table = Rules[Any, Any, Any]


UNBINDABLE = ("limit", "moment")
"""Kinds of options that are terms of a table and no reading of a rule."""

MOST_TYPED = 100


class Bound(Struct, frozen=True):
    """An option that a precedent binds, with its value as it is written."""

    number: int
    name: str
    value: str


class Laws(Struct, frozen=True):
    """The options that a server's precedents bind in a game, and whether a host may choose otherwise."""

    bound: tuple[Bound, ...] = ()
    strict: bool = False


NO_LAWS = Laws()


class Terms(Struct, frozen=True):
    """Options as they are typed, with those that precedents bind; and which hold (``14``) or do not (``-17``)."""

    options: str
    rulings: str = ""


def laws_of(session: Session, guild: int, key: str) -> Laws:
    """What binds a new table of a game on a server."""
    if not guild or key not in registry.MODULES:
        return NO_LAWS
    strict = people.guild(session, guild).binding == STRICT
    return Laws(tuple(bound_by(rulings.precedents(session, guild), key)), strict)


def bound_by(rows: Sequence[Precedent], key: str) -> Iterable[Bound]:
    """The options that precedents in force bind: each by the newest of those that name it."""
    overruled = {row.overrules for row in rows}
    newest: dict[str, Bound] = {}
    for row in rows:
        if row.key == key and row.number not in overruled:
            newest |= {name: Bound(row.number, name, value) for name, value in pairs_of(row.sets).items()}
    return newest.values()


def settle_terms(rules: Table, text: str, places: int, laws: Laws) -> Terms:
    """The options of a new table. Raises Refused where the host departs and may not."""
    known = {option.name: option for option in options_of(rules)}
    laws = Laws(tuple([bound for bound in laws.bound if readable(rules, known, bound)]), laws.strict)
    read_options(rules, text)  # what the host has typed is refused first
    chosen = read_typed(text)
    departed = {bound.number for bound in laws.bound if departs(rules, known, bound, chosen)}
    for bound in laws.bound if laws.strict else ():
        if bound.number in departed and bound.name in chosen:
            clause = known[bound.name].clause
            raise Refused(
                "ruling_binds", clause, option=bound.name, value=bound.value, precedent=precedent_name(bound.number)
            )
    free = [bound for bound in laws.bound if bound.name not in chosen]
    whole, fitting = _with_fitting(rules, text, places, free)
    held = {bound.number for bound in laws.bound if bound in fitting or bound.name in chosen} - departed
    return Terms(whole, noted(held, departed))


def _with_fitting(rules: Table, text: str, places: int, free: Sequence[Bound]) -> tuple[str, list[Bound]]:
    """The options with all that binds and can be played with them; one may make room for another."""
    fitting: list[Bound] = []
    left, before = list(free), -1
    while len(left) != before:
        before = len(left)
        for bound in list(left):
            more = f"{text} {bound.name}={bound.value}".strip()
            if plays(rules, more, places):
                text = more
                fitting.append(bound)
                left.remove(bound)
    return text, fitting


class Agreed(Struct, frozen=True):
    """For how many a table is, and by what it plays."""

    places: int
    terms: Terms
    options: Any
    limit: int


def agreed_by(
    rules: Rules[Any, Any, Any], text: str, pace: str, players: Sequence[int], now: int, laws: Laws
) -> Agreed:
    """What a table agrees on, for the first of these numbers of players that can play so. Raises Refused."""
    for places in players[:-1]:
        with suppress(Refused):
            return _agreed(rules, text, pace, places, now, laws)
    return _agreed(rules, text, pace, players[-1], now, laws)


def _agreed(rules: Rules[Any, Any, Any], text: str, pace: str, places: int, now: int, laws: Laws) -> Agreed:
    terms = settle_terms(rules, text, places, laws)
    options, limit = read_options(rules, terms.options, pace)
    demand_playable(rules, options, places, now)
    return Agreed(places, terms, options, limit)


def plays(rules: Table, text: str, places: int) -> bool:
    """True if so many can play with some options."""
    try:
        return rules.refuses(read_options(rules, text)[0], places) is None
    except Refused:
        return False


def readable(rules: Table, known: Mapping[str, Option], bound: Bound) -> bool:
    """True if the program still has the option and the value: an older one may have ruled."""
    try:
        return bound.name in known and known[bound.name].read(rules, bound.value) is not None
    except Refused:
        return False


def read_typed(text: str) -> dict[str, str]:
    """Options and values that the host has named."""
    parts = [part.partition("=") for part in text.replace(",", " ").split()]
    return {name.casefold(): value for name, _, value in parts}


def departs(rules: Table, known: Mapping[str, Option], bound: Bound, chosen: Mapping[str, str]) -> bool:
    """True if a host has named another value than a precedent."""
    if bound.name not in chosen:
        return False
    option = known[bound.name]
    return bool(option.read(rules, chosen[bound.name]) != option.read(rules, bound.value))


def noted(held: Collection[int], departed: Collection[int]) -> str:
    """What stands in the row of a game."""
    return " ".join([*map(str, sorted(held)), *[f"-{number}" for number in sorted(departed)]])


def numbers_in(kept: str) -> tuple[list[int], list[int]]:
    """The precedents that hold in a game, and those from which it departs."""
    numbers = [int(word) for word in kept.split()]
    return [number for number in numbers if number > 0], [-number for number in numbers if number < 0]


def rebound(rules: Table, options: Any, places: int, kept: str, laws: Laws) -> tuple[Any, str]:
    """The options of a table that plays once more: new precedents bind it, and what it chose otherwise stays so."""
    known = {option.name: option for option in options_of(rules)}
    _, departed = numbers_in("" if laws.strict else kept)
    held = set()
    for bound in laws.bound:
        if bound.number in departed or not readable(rules, known, bound):
            continue
        wanted = changed(options, **{bound.name: known[bound.name].read(rules, bound.value)})
        if rules.refuses(wanted, places) is None:
            options = wanted
            held.add(bound.number)
    return options, noted(held, [number for number in departed if number in {one.number for one in laws.bound}])


def precedent_name(number: int) -> str:
    """How a precedent is called."""
    return f"S-{number}"


def in_force(known: Sequence[Precedent], number: int | None) -> bool:
    """True if there is a precedent of that number which no other has overruled."""
    return any(row.number == number for row in known) and all(row.overrules != number for row in known)


def demand_in_force(known: Sequence[Precedent], number: int) -> None:
    """Refuse a precedent that another one has overruled."""
    if not in_force(known, number):
        by = next(one.number for one in known if one.overrules == number)
        raise Refused("ruling_overruled", precedent=precedent_name(number), by=precedent_name(by))


# -- options as answers name them ------------------------------------------------------------------------------------


def read_sets(key: str, text: str) -> dict[str, Any]:
    """Options and values of a game, in any order. Raises Refused with the option, the fact and the clause."""
    if key not in registry.MODULES:
        raise Refused("ruling_no_game")
    rules = registry.game(key)
    values = dict(_pairs(rules, text))
    if not values:
        raise Refused("ruling_sets_nothing")
    demand_fitting(rules, values)
    return values


def _pairs(rules: Rules[Any, Any, Any], text: str) -> Iterator[tuple[str, Any]]:
    known = {option.name: option for option in options_of(rules)}
    seen: set[str] = set()
    for part in text.replace(",", " ").split():
        name, sign, given = part[:MOST_TYPED].partition("=")
        unknown = house.unknown_option(rules, [name.casefold()])
        if unknown is not None:
            raise unknown
        option = known[name.casefold()]
        if not sign or not given:
            raise Refused("lobby_option_no_value", option.clause, option=option.name)
        if option.kind in UNBINDABLE:
            raise Refused("ruling_sets_term", option.clause, option=option.name)
        if option.name in seen:
            raise Refused("lobby_option_twice", option.clause, option=option.name)
        seen.add(option.name)
        yield option.name, option.read(rules, given)


def demand_fitting(rules: Rules[Any, Any, Any], values: Mapping[str, Any]) -> None:
    """Refuse what no table could play: not with the usual options, nor with some of them otherwise."""
    refusal = _hindrance(rules, values)
    if refusal is not None and not _makes_room(rules, values, refusal):
        raise refusal


MOST_OTHERWISE = 2
"""Options that an answer may ask for beside its own: an edition, and what it allows."""


def _makes_room(
    rules: Rules[Any, Any, Any], values: Mapping[str, Any], refusal: Refused, most: int = MOST_OTHERWISE
) -> bool:
    """True if a few other options make room, each of them with nothing or something else left in the way."""
    for option in options_of(rules):
        for word in option.words if option.name not in values else ():
            wanted = {**values, option.name: _value(option, word)}
            left = _hindrance(rules, wanted)
            if left is None:
                return True
            if most > 1 and left.key != refusal.key and _makes_room(rules, wanted, left, most - 1):
                return True
    return False


def _value(option: Option, word: str | int) -> Any:
    return word == "true" if option.kind == "bool" else word


def _hindrance(rules: Rules[Any, Any, Any], values: Mapping[str, Any]) -> Refused | None:
    low, high = rules.seats
    options = rules.options_type(**values)
    refusals = [rules.refuses(options, seats) for seats in range(low, high + 1)]
    return None if None in refusals else refusals[0]


def written(values: Mapping[str, Any]) -> str:
    """Options as they are typed."""
    return " ".join([f"{name}={option_written(value)}" for name, value in values.items()])


def pairs_of(sets: str) -> dict[str, str]:
    """Options as they were kept: name to written value."""
    return {name: value for name, _, value in (part.partition("=") for part in sets.split())}
