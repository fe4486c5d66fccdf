"""The house options of a game as players write them: ``open_decklists=true time_limit=12h``. Read off the type."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import FieldInfo

from bot.engine import house, undo
from bot.engine.errors import Refused
from bot.engine.game import Courtesy
from bot.engine.game import Game as Rules
from bot.records.moment import read_moment

POLICIES = ("default", "wait")
"""What happens where somebody's time has run out: the default is played for him, or the game waits."""

UNDO_POLICIES = undo.POLICIES

PACES = {"live": 900, "several": 21_600, "daily": 86_400, "weekly": 604_800}
"""A declared pace and the time for one decision that goes with it, in seconds."""

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
HOURS = "_hours"
"""How options are called that people write in hours. Wherever no person writes, numbers are seconds."""

TRUE, FALSE = ("true", "yes", "on", "1", "tak", "ano"), ("false", "no", "off", "0", "nie", "ne")
MOST_TYPED = 100
_NUMBER = re.compile(r"([0-9]{1,12})([smhd]?)")


class Option(Struct, frozen=True):
    """One house option: what it may be, what it is where nobody chooses, and the clause that it is about."""

    name: str
    default: Any
    kind: str  # bool, word, number, moment, limit
    words: tuple[str | int, ...] = ()
    clause: str = ""

    def read(self, rules: Rules[Any, Any, Any], given: str) -> Any:
        """The value that a text stands for. Raises Refused."""
        if self.kind in ("number", "moment", "limit"):
            return self._number(rules, given)
        word = given.casefold()
        if self.kind == "bool" and word in TRUE + FALSE:
            return word in TRUE
        meant = [one for one in self.words if str(one) == word]  # a few numbers are words, too
        if meant and self.kind == "word":
            return meant[0]
        raise Refused("lobby_option_value", self.clause, option=self.name, given=given[:40], allowed=self.words)

    def _number(self, rules: Rules[Any, Any, Any], given: str) -> int:
        """A number, alone within its bounds; what it may be beside the other options the game says."""
        found = _NUMBER.fullmatch(given.casefold())
        number = None if found is None else int(found[1]) * UNITS[found[2] or self.unit]
        if self.kind == "moment" and not given.isdecimal():
            number = read_moment(given)
        span = house.span_of(rules, self.name)
        if number is None or not span.low <= number <= span.high:
            refusal = house.out_of_span(rules, self.name, given if number is None else number, given)
            raise _in_hours(refusal, span) if self.unit == "h" else refusal
        return number

    @property
    def unit(self) -> str:
        """The unit of a number that is typed without one."""
        return "h" if self.name.endswith(HOURS) else "s"

    def examples(self) -> tuple[str, ...]:
        """Values to choose from."""
        if self.kind == "limit":
            return tuple(map(span_written, sorted({*PACES.values(), self.default})))
        return tuple(map(str, self.words)) or (() if self.kind == "moment" else (str(self.default),))


def _in_hours(refusal: Refused, span: house.Span) -> Refused:
    """The refusal of a length of time as it says what may be typed where a number without a unit is hours."""
    facts = {**refusal.facts, "low": span_written(span.low), "high": span_written(span.high)}
    return Refused("lobby_option_hours", refusal.clause, **facts)


def options_of(rules: Rules[Any, Any, Any]) -> tuple[Option, ...]:
    """The house options of a game."""
    usual = rules.options_type()
    return tuple(
        [_option(rules, field, getattr(usual, field.name)) for field in house.agreed_fields(rules.options_type)]
    )


def _option(rules: Rules[Any, Any, Any], field: FieldInfo, usual: Any) -> Option:
    type_, clause = house.kind_of(field), rules.option_clauses.get(field.name, "")
    usual = rules.new_options.get(field.name, rules.later_options.get(field.name, usual))
    words = house.allowed(type_)
    if words:
        return Option(field.name, usual, "bool" if type_ is bool else "word", words, clause)
    if field.name in rules.courtesy.limits:
        return Option(field.name, usual, "limit", clause=clause)
    kind = "moment" if house.span_of(rules, field.name).moment else "number"
    return Option(field.name, usual, kind, clause=clause)


def read_options(rules: Rules[Any, Any, Any], text: str, pace: str = "") -> tuple[Any, int]:
    """The options of a table and its time for one decision. Raises Refused with the option, the fact and the clause."""
    known = {option.name: option for option in options_of(rules)}
    values = {**rules.new_options, **_values(rules, text, known)}
    first, *others = rules.courtesy.limits
    usual = rules.courtesy.limit
    paced = bounded(PACES[pace], rules.courtesy) if pace else usual
    limit = int(values.get(first, paced))
    if first in known:
        values[first] = limit
    # A pace makes all kinds of limits shorter or longer alike, but those that came later and hold as they are.
    for kind in [one for one in others if one not in rules.later_options]:
        values.setdefault(kind, bounded(known[kind].default * paced // usual, rules.courtesy))
    return rules.options_type(**values), limit


def _values(rules: Rules[Any, Any, Any], text: str, known: Mapping[str, Option]) -> dict[str, Any]:
    """What was chosen, by name. The first refusal names the clause as it is called at such a table."""
    values: dict[str, Any] = {}
    refusals: list[Refused] = []
    for name, given in _pairs(rules, text, known):
        if name in values:
            raise Refused("lobby_option_twice", known[name].clause, option=name)
        try:
            values[name] = known[name].read(rules, given)
        except Refused as refusal:
            refusals.append(refusal)
    if refusals:
        first = refusals[0]
        first.clause = rules.clause_at(rules.options_type(**values), first.clause)
        raise first
    return values


def _pairs(rules: Rules[Any, Any, Any], text: str, known: Mapping[str, Option]) -> Iterator[tuple[str, str]]:
    for part in text.replace(",", " ").split():
        name, sign, given = part.partition("=")
        name = name.casefold()
        unknown = house.unknown_option(rules, [name])
        if unknown is not None:
            raise unknown
        if not sign or not given:
            raise Refused("lobby_option_no_value", known[name].clause, option=name)
        yield name, given


def demand_playable(rules: Rules[Any, Any, Any], options: Any, seats: int, now: int) -> None:
    """Refuse what so many could never play, and an end agreed for a time that is over."""
    rules.demand_table(options, seats)
    ends = rules.ends_at(options)
    if 0 < ends <= now:
        option = rules.end_option
        clause = rules.clause_at(options, rules.option_clauses[option])
        raise Refused("lobby_end_past", clause, option=option, until=f"<t:{ends}:f>")


def pace_of(limit: int) -> str:
    """The declared pace that a time for one decision belongs to; ``own`` where there is none."""
    return next((pace for pace, seconds in PACES.items() if seconds == limit), "own")


def span_written(seconds: int) -> str:
    """A length of time as it is typed: in hours where it is so many whole ones, else in the largest unit that fits."""
    unit = next(unit for unit in ("h", "m", "s") if seconds % UNITS[unit] == 0)
    return f"{seconds // UNITS[unit]}{unit}"


def option_written(value: Any) -> str:
    """A value as it is written."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_suggestions(rules: Rules[Any, Any, Any], typed: str) -> list[str]:
    """How an unfinished list of options may go on: each a whole list, options that are named already left out."""
    done, _, last = typed.replace(",", " ").rpartition(" ")
    named = {part.partition("=")[0].casefold() for part in done.split()}
    start = "".join(f"{part} " for part in done.split())
    found = [
        f"{start}{option.name}={value}"
        for option in options_of(rules)
        if option.name not in named
        for value in option.examples()
    ]
    return [text for text in found if text.startswith(start + last.casefold()) and len(text) <= MOST_TYPED][:25]


def bounded(limit: int, courtesy: Courtesy) -> int:
    """A game's time limit, within what its rules allow; 0: it has none."""
    return min(max(limit, courtesy.least_limit), courtesy.most_limit) if limit else 0
