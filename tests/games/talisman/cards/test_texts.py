"""What the texts of the pack say in three languages agrees with one another and with what the cards do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.games.talisman.content.cards import Card, CardEntry
from tests.support.quest import starter
from tests.support.rules import rule

LANGUAGES = ("text", "text_pl", "text_cs")
WORDS: dict[str, dict[int, str]] = {
    "text": {2: "two|doubled", 3: "three", 5: "five"},
    "text_pl": {2: "dwie|dwa|dwóch|dwoma|dwiema|podwojon|podwaja|podwójn", 3: "trzy|trzech", 5: "pięć|pięciu"},
    "text_cs": {2: "dvě|dva|dvou|dvěma|dvojnásob|zdvojnásob|zdvojn", 3: "tři|tří", 5: "pět|pěti"},
}
"""Numbers that texts write in words."""
AND_MORE = {"text": r"(\d+) or more", "text_pl": r"(\d+) lub więcej", "text_cs": r"(\d+) (?:nebo|či|a) víc"}


def entries() -> list[CardEntry]:
    content = starter().content
    tables: list[dict[str, Any]] = [
        content.cards,
        content.spells,
        content.characters,
        content.persons,
        content.board.spaces,
    ]
    return [one for table in tables for one in table.values()]


ENTRIES = entries()


@rule("TA-P8")
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda one: one.id)
def test_the_texts_of_an_entry_name_the_same_numbers(entry: CardEntry) -> None:
    english, polish, czech = [sorted(re.findall(r"\d+", getattr(entry, name))) for name in LANGUAGES]
    assert english == polish == czech


@rule("TA-P8")
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda one: one.id)
def test_every_number_of_what_an_entry_does_is_in_its_texts(entry: CardEntry) -> None:
    numbers = sorted(set(done(entry)))
    for name in LANGUAGES:
        told = told_by(getattr(entry, name), name)
        assert [n for n in numbers if n not in told] == [], f"{name} of {entry.id}"


def told_by(text: str, name: str) -> set[int]:
    """The numbers that a text names: digits, ranges, words."""
    told = {int(n) for n in re.findall(r"\d+", text)}
    for low, high in re.findall(r"(\d+)\s*[-–]\s*(\d+)", text):
        told |= set(range(int(low), int(high) + 1))
    for low in re.findall(AND_MORE[name], text):
        told |= set(range(int(low), 7))
    return told | {n for n, words in WORDS[name].items() if re.search(words, text, re.IGNORECASE)}


def done(entry: CardEntry) -> Iterator[int]:
    """The numbers above 1 in what it does; prices of lists that the text calls listed prices are left out."""
    built = msgspec.to_builtins(entry)
    for part in ("mods", "effects", "do", "counters"):
        yield from _numbers(built.get(part))
    if not isinstance(entry, Card):
        yield from _numbers(built.get("draw"))


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        if value > 1:
            yield value
    elif isinstance(value, dict):
        if value.get("op") == "buy" or value == {} or ("on" in value and value.get("do") == []):
            return  # a seller's list is shown by itself; a row that does nothing need not be named
        for key, part in value.items():
            if not (key == "dice" and value.get("op") == "open_portal"):
                yield from _numbers(part)
    elif isinstance(value, list):
        for part in value:
            yield from _numbers(part)
