"""Mage Knight calls one thing by one name: on pictures, in the news, in refusals, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.packs import data_file, data_files

ABILITY = "mage-knight-ability-"
MESSAGE = re.compile(r"([a-z][\w-]*) = ?(.*)")
STEM = 4
"""Letters of a name that no grammar bends."""

PHASE = "Command phase"
"""It is called like an ability, in English alone."""

OTHER_WORDS = {
    "pl": ("kliknię", "unikatow", "ranga zwykł", "omiot", "zmow", "Zmow"),
    "cs": (
        "kliknut",
        "jedinečn",
        "dotázáni",
        "plozen",
        "yčerpání",
        "setřes",
        "ohybová formace",
        "ohybové formac",
        "eton akce",
        "přátelen",
        "eupraven",
        "olné otočení",
        "olném otočení",
        "komb",
        "Kombo",
        "omén",
        "zvláštní akc",
        "zvláštních akc",
    ),
}
"""Words of which the pictures, the news and the tools once used one each for the same thing, without first letters
that may be capital ones."""


def messages(language: str) -> dict[str, str]:
    """The messages of the game in a language, as they are written."""
    made: dict[str, str] = {}
    for file in data_files(f"locale/{language}"):
        message = ""
        for line in data_file(file).decode().splitlines() if "/mage-knight-" in file else ():
            if begun := MESSAGE.match(line):
                message = begun[1]
                made[message] = begun[2]
            elif message and line.startswith(" "):
                made[message] += "\n" + line
    return made


def named(english: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Each message with each ability that it names; a name that is part of a longer one is not looked for."""
    names = {key: text for key, text in english.items() if key.startswith(ABILITY)}
    for message, text in english.items():
        for ability, name in names.items() if message not in names else ():
            longer = any(name in other != name and other in text for other in names.values())
            if not longer and re.search(rf"\b{name}\b", text.replace(PHASE, "")):
                yield message, ability


@pytest.mark.slow
@pytest.mark.parametrize("language", ["pl", "cs"])
def test_what_names_an_ability_in_english_names_the_same_one_in_every_language(language: str) -> None:
    own, found = messages(language), list(named(messages("en")))
    assert len(found) >= 80
    for message, ability in found:
        told = own[message]
        assert ability in told or own[ability][:STEM].casefold() in told.casefold(), (message, own[ability], told)


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_no_second_word_is_used_for_the_same_thing(language: str) -> None:
    for message, told in messages(language).items():
        assert [word for word in OTHER_WORDS[language] if word in told] == [], message
