"""House options as somebody may choose them: those of one game and edition, by name and value in the reader's words.

What is chosen is a text as people type it, ``open_decklists=true time_limit=12h``: so it is kept in a draft, and so a
table is opened with it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.engine import house, ready
from bot.engine.errors import Refused
from bot.engine.game import Game as Rules
from bot.faces import face_of
from bot.games import registry
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.bindings import Laws, laws_of, precedent_name, read_typed, settle_terms
from bot.service.core.core import Core
from bot.service.core.house_options import (
    UNITS,
    Option,
    option_written,
    options_of,
    read_options,
    span_written,
)
from bot.service.lobby.details import span_text

PLAYABLE = registry.PLAYABLE
"""Titles of all that may be played, to the game and the option that makes it that edition."""

OWN, QUICK = ready.OWN, ready.QUICK
READY_MADE = f"{ready.SETUP}={QUICK}"
"""How tables are set up, and what makes one ready-made, as it is typed."""

OTHERS = "others"
"""The group of options that are in no group of their game."""

MOST_IN_GROUP = 5

MOMENT = re.compile(r"<t:[0-9]+:f>")


class Value(Struct, frozen=True):
    """One value: as it is typed, and in words."""

    typed: str
    told: str


class Offered(Struct, frozen=True):
    """One house option as it would be, and what it may be: one of some values, or what is typed (``about`` says what).

    ``bound``: the precedent that settles it where nobody chooses; ``locked``: nobody may choose otherwise.
    """

    name: str
    label: str
    typed: str
    told: str
    named: bool
    values: tuple[Value, ...] = ()
    about: str = ""
    bound: str = ""
    locked: bool = False


class Group(Struct, frozen=True):
    """Options that one form asks for."""

    name: str
    options: tuple[Offered, ...]


class Choosing(Struct, frozen=True):
    """What somebody is choosing: the text so far, the pace, how many play, what the server's precedents bind."""

    rules: Rules[Any, Any, Any]
    text: str
    pace: str = ""
    places: int = 2
    laws: Laws = Laws()

    def without(self, name: str) -> Choosing:
        """The same, one option as it is where nobody names it."""
        return self.naming(name, "")

    def saying(self, named: dict[str, str]) -> Choosing:
        """The same with other options named."""
        text = " ".join([f"{name}={value}" for name, value in named.items()])
        return Choosing(self.rules, text, self.pace, self.places, self.laws)

    def chosen(self, name: str, typed: str) -> Choosing:
        """The same with an option as somebody has typed it; not named where it would be so without. Raises Refused."""
        usual = self.without(name)
        named = self.naming(name, "".join(typed.split()))
        return usual if named.held(name) == usual.held(name) else named

    def held(self, name: str) -> str:
        """The value of an option at such a table, as it is typed. Raises Refused."""
        option = next(one for one in options_of(self.rules) if one.name == name)
        return _typed(option, _value(self.rules, self.options(), name))

    def naming(self, name: str, typed: str) -> Choosing:
        """The same with an option named. A value of several words in one cannot be typed: it is the usual one."""
        others = {key: value for key, value in read_typed(self.text).items() if key != name}
        return self.saying({**others, name: typed} if typed and not set(typed) & set(", ") else others)

    def options(self) -> Any:
        """The options of a table by that. Raises Refused."""
        settled = settle_terms(self.rules, self.text, self.places, self.laws)
        return read_options(self.rules, settled.options, self.pace)[0]

    def groups(self, speech: Speech, asked: str = "") -> tuple[Group, ...]:
        """All options that mean something then, by the form that asks for them; with what they may be in the one that
        is asked for. Raises Refused."""
        options = self.options()
        left_out = self.rules.options_left_out(options)
        known = {option.name: option for option in options_of(self.rules) if option.name not in left_out}
        grouped = face_of(self.rules.key).option_groups
        others = [name for name in known if not any(name in names for names in grouped.values())]
        rows = {f"{OTHERS}{at}": others[at : at + MOST_IN_GROUP] for at in range(0, len(others), MOST_IN_GROUP)}
        made = [
            Group(
                name,
                tuple([self._offered(known[one], options, speech, name == asked) for one in names if one in known]),
            )
            for name, names in {**grouped, **rows}.items()
        ]
        return tuple([group for group in made if group.options])

    def _offered(self, option: Option, options: Any, speech: Speech, asked: bool) -> Offered:
        bound = next((one for one in self.laws.bound if one.name == option.name), None)
        values = [Value(str(word), self._told(speech, option.name, str(word))) for word in option.words if asked]
        message = message_id(f"{speech.key}-house", option.name)
        return Offered(
            option.name,
            speech.text(message) if speech.catalog.has(message) else option.name,
            _typed(option, _value(self.rules, options, option.name)),
            sentence(self.rules, speech, options, option.name),
            option.name in read_typed(self.text),
            tuple(values),
            "" if option.words else about(self.rules, speech, option),
            "" if bound is None else precedent_name(bound.number),
            bound is not None and self.laws.strict,
        )

    def _told(self, speech: Speech, name: str, word: str) -> str:
        """What a value means, in words."""
        message = message_id(f"{speech.key}-value-{message_id(name)}", word)
        if speech.catalog.has(message):
            return speech.text(message)
        options = read_options(self.rules, self.naming(name, word).text, self.pace)[0]
        return sentence(self.rules, speech, options, name)


def sentence(rules: Rules[Any, Any, Any], speech: Speech, options: Any, name: str) -> str:
    """What the lobby card tells of an option."""
    message = message_id(f"{speech.key}-option", name)
    if not speech.catalog.has(message):
        return f"`{name}={option_written(getattr(options, name))}`"
    facts = rules.option_facts(options)
    spans = {kind: span_text(speech, int(str(facts[kind]))) for kind in rules.courtesy.limits if kind in facts}
    return speech.text(message, **{**facts, **spans})


def about(rules: Rules[Any, Any, Any], speech: Speech, option: Option) -> str:
    """What may be typed for an option that is a number."""
    span = house.span_of(rules, option.name)
    if option.kind == "moment":
        return speech.text("form-moment")
    if option.kind == "limit":
        return speech.text("form-span", low=_length(span.low), high=_length(span.high))
    if span.step > 1:
        return speech.text("form-number-step", low=span.low, high=span.high, step=span.step)
    return speech.text("form-number", low=span.low, high=span.high)


def _length(seconds: int) -> str:
    """A length of time in the largest unit that fits it whole."""
    letter, size = next((letter, size) for letter, size in reversed(UNITS.items()) if seconds % size == 0)
    return f"{seconds // size}{letter}"


def _value(rules: Rules[Any, Any, Any], options: Any, name: str) -> Any:
    """The value of an option as a table with it plays; of one that an edition decides, what it decides."""
    value = getattr(options, name)
    return value if type(value) in (bool, int, str) else rules.option_facts(options).get(name)


def _typed(option: Option, value: Any) -> str:
    """A value as it stands in a field."""
    if option.kind == "moment":
        return "" if not value else option_written(value)
    if option.kind == "limit":
        return span_written(int(value))
    if option.kind == "word" and isinstance(value, bool):
        return str(option.words[0 if value else 1])  # told as whether, for the sentence
    return option_written(int(value) if option.kind == "number" else value)


def typed_options(rules: Rules[Any, Any, Any], options: Any, laws: Laws) -> str:
    """What of a table's options differs from the usual ones, as it is typed; with all that precedents speak of."""
    usual, told = read_options(rules, "")[0], []
    bound = {one.name for one in laws.bound}
    for option in options_of(rules):
        value = getattr(options, option.name)
        plain = type(value) in (bool, int, str) and not set(str(value)) & set(", ")
        if plain and (value != getattr(usual, option.name) or option.name in bound):
            told.append(f"{option.name}={_typed(option, value)}")
    return " ".join(told)


def hindrance(choosing: Choosing, speech: Speech) -> str:
    """Why no table could play so; empty where it could."""
    why = choosing.rules.refuses(choosing.options(), choosing.places)
    return "" if why is None else speech.refusal(why)


async def choosing_for(core: Core, guild: int, key: str, text: str, *, pace: str = "", places: int = 0) -> Choosing:
    """What somebody chooses for a new table of a server. Raises Refused."""
    if key not in registry.MODULES:
        raise Refused("lobby_choice", option="game", given=key[:40], allowed=registry.keys())
    rules = registry.game(key)
    laws = await core.database.read(lambda session: laws_of(session, guild, key))
    choosing = Choosing(rules, text, pace, places or max(rules.seats[0], 2), laws)
    await core.in_rules(choosing.options)  # what was typed is refused before anybody chooses on
    return choosing


def group_named(groups: Sequence[Group], name: str) -> Group | None:
    """A group by its name."""
    return next((group for group in groups if group.name == name), None)
