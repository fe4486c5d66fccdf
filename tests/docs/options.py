"""The tables of house options in docs/games, read off the option types and said in the words of the catalogues."""

from __future__ import annotations

import re
from typing import Any

from msgspec import UNSET

from bot.engine import house
from bot.games import registry
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.house_options import UNITS, Option, option_written, options_of
from bot.service.lobby.details import span_text

HEAD = "| option | may be | default | what it means |\n|---|---|---|---|"
BESIDE: dict[str, dict[str, Any]] = {"rounds": {"limit": "rounds"}, "until": {"limit": "until"}}
"""What an option is said with, for beside the defaults it means nothing."""

MOMENT = re.compile(r"<t:[0-9]+:f>")


def table_of(game: str, edition: str = "") -> str:
    """The house options of a game, or of one edition of it."""
    rules = registry.game(game)
    usual = rules.options_type(**({"rules": edition} if edition else {}))
    elsewhere = rules.options_left_out(usual)
    told = [option for option in options_of(rules) if option.name not in elsewhere]
    return "\n".join([HEAD, *(_row(rules, usual, option) for option in told)])


def _row(rules: Any, usual: Any, option: Option) -> str:
    clause = rules.clause_at(usual, option.clause)
    meaning = _meaning(rules, usual, option) + (f" ({clause})" if clause else "")
    return f"| `{option.name}` | {_may_be(rules, option)} | {_default(rules, usual, option)} | {meaning} |"


def _may_be(rules: Any, option: Option) -> str:
    """The words, or the numbers from and to."""
    if option.words:
        return ", ".join(f"`{word}`" for word in option.words)
    if option.kind == "moment":
        return "`2030-12-24`, `2030-12-24T18:00` (UTC)"
    span = house.span_of(rules, option.name)
    if option.kind == "limit":
        return f"{_time(span.low)} to {_time(span.high)}, as `30m`, `12h`, `2d`"
    step = f" in steps of {span.step}" if span.step > 1 else ""
    return f"{span.low} to {span.high}{step}"


def _default(rules: Any, usual: Any, option: Option) -> str:
    """What holds where nobody chooses."""
    value = _usual(rules, usual, option)
    if option.kind == "limit":
        return f"`{_time(value)}`"
    if value is True and option.kind != "bool":  # told as whether, for the sentence
        value = option.words[0] if option.words else 1
    return f"`{option_written(value)}`" if value not in ("", UNSET) and option.kind != "moment" else "none"


def _usual(rules: Any, usual: Any, option: Option) -> Any:
    value = getattr(usual, option.name)
    if value is not UNSET:
        return value
    if option.name in rules.new_options:
        return option.default
    return rules.option_facts(usual).get(option.name, option.default)


def _time(seconds: int) -> str:
    """A length of time as people type it."""
    letter, size = next((letter, size) for letter, size in reversed(UNITS.items()) if seconds % size == 0)
    return f"{seconds // size}{letter}"


def _meaning(rules: Any, usual: Any, option: Option) -> str:
    """The sentence of the lobby card at each value; of numbers, at the default."""
    speech = Speech("en", rules)
    if option.kind == "bool":
        values: list[Any] = [True, False]
    elif option.words:
        values = list(option.words)
    else:
        values = [_usual(rules, usual, option)]
    said = [_sentence(rules, speech, usual, option, value) for value in values]
    if len(values) == 1 or len(set(said)) == 1:
        return said[0]
    return "; ".join(f"`{option_written(value)}`: {text}" for value, text in zip(values, said, strict=True))


def _sentence(rules: Any, speech: Speech, usual: Any, option: Option, value: Any) -> str:
    named = {"rules": usual.rules} if getattr(usual, "rules", UNSET) is not UNSET else {}
    table = rules.options_type(**{**named, **BESIDE.get(option.name, {}), option.name: value})
    facts = rules.option_facts(table)
    facts |= {kind: span_text(speech, facts[kind]) for kind in rules.courtesy.limits}
    message = message_id(f"{speech.key}-option", option.name)
    return MOMENT.sub("the time of `until`", speech.text(message, **facts))
