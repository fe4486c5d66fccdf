"""The house options of a game as players write them: ``open_decklists=true time_limit=12h``. Read off the type."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from bot.engine.errors import Refused
from bot.engine.game import Game as Rules
from bot.service.reminders import bounded

LIMIT = "time_limit"
"""The option that holds the time for one decision, in every game that has one."""

PACES = {"live": 900, "several": 21_600, "daily": 86_400, "weekly": 604_800}
"""A declared pace and the time for one decision that goes with it, in seconds."""

UNITS = {"": 1, "s": 1, "m": 60, "h": 3600, "d": 86_400}
TRUE, FALSE = ("true", "yes", "on", "1", "tak", "ano"), ("false", "no", "off", "0", "nie", "ne")
MOST_NUMBER = 10**6
MOST_TYPED = 100
_NUMBER = re.compile(r"([0-9]{1,9})([smhd]?)")


class Option(Struct, frozen=True):
    """One house option: what it may be, what it is where nobody chooses, and the clause that it is about."""

    name: str
    default: Any
    kind: str  # bool, word, number
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = MOST_NUMBER
    clause: str = ""

    def read(self, given: str) -> Any:
        """The value that a text stands for. Raises Refused."""
        if self.kind == "number":
            return self._number(given)
        word = given.casefold()
        if self.kind == "bool" and word in TRUE + FALSE:
            return word in TRUE
        if word in self.words and self.kind == "word":
            return word
        raise Refused("lobby_option_value", self.clause, option=self.name, given=given[:40], allowed=self.words)

    def _number(self, given: str) -> int:
        found = _NUMBER.fullmatch(given.casefold())
        number = int(found[1]) * UNITS[found[2]] if found else -1
        if not self.low <= number <= self.high:
            raise Refused(
                "lobby_option_range", self.clause, option=self.name, given=given[:40], low=self.low, high=self.high
            )
        return number

    def examples(self) -> tuple[str, ...]:
        """Values to choose from."""
        if self.name == LIMIT:
            return tuple([str(limit) for limit in PACES.values() if self.low <= limit <= self.high])
        return self.words or (str(self.default),)


def options_of(rules: Rules[Any, Any, Any]) -> tuple[Option, ...]:
    """The house options of a game."""
    return tuple([_option(rules, field) for field in fields(rules.options_type)])


def _option(rules: Rules[Any, Any, Any], field: FieldInfo) -> Option:
    clause = rules.option_clauses.get(field.name, "")
    if field.type is bool:
        return Option(field.name, field.default, "bool", ("true", "false"), clause=clause)
    if get_origin(field.type) is Literal:
        return Option(field.name, field.default, "word", get_args(field.type), clause=clause)
    if field.name == LIMIT:
        low, high = rules.courtesy.least_limit, rules.courtesy.most_limit
        return Option(field.name, field.default, "number", low=low, high=high, clause=clause)
    return Option(field.name, field.default, "number", clause=clause)


def read_options(rules: Rules[Any, Any, Any], text: str, pace: str = "") -> tuple[Any, int]:
    """The options of a table and its time for one decision. Raises Refused with the option, the fact and the clause."""
    known = {option.name: option for option in options_of(rules)}
    values: dict[str, Any] = {}
    for name, given in _pairs(text, known):
        if name in values:
            raise Refused("lobby_option_twice", known[name].clause, option=name)
        values[name] = known[name].read(given)
    limit = int(values.get(LIMIT, bounded(PACES[pace], rules.courtesy) if pace else rules.courtesy.limit))
    if LIMIT in known:
        values[LIMIT] = limit
    return rules.options_type(**values), limit


def _pairs(text: str, known: Mapping[str, Option]) -> Iterator[tuple[str, str]]:
    for part in text.replace(",", " ").split():
        name, sign, given = part.partition("=")
        name = name.casefold()
        if name not in known:
            raise Refused("lobby_option_unknown", given=name[:40], known=tuple(known))
        if not sign or not given:
            raise Refused("lobby_option_no_value", known[name].clause, option=name)
        yield name, given


def pace_of(limit: int) -> str:
    """The declared pace that a time for one decision belongs to; ``own`` where there is none."""
    return next((pace for pace, seconds in PACES.items() if seconds == limit), "own")


def shown(value: Any) -> str:
    """A value as it is written."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def suggestions(rules: Rules[Any, Any, Any], typed: str) -> list[str]:
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
