"""The words of a command line. argparse splits them; every complaint about them is ours, in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from bot.engine.requests import Fact
from bot.i18n.catalog import FALLBACK, LANGUAGES

MISSING = "\0"
"""Stands where an option has no value, so that the complaint is ours."""


class WrongUsage(Exception):
    """The command line cannot be understood; message and facts."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts


class _Parser(argparse.ArgumentParser):
    """An argparse parser that never prints or leaves."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Whatever argparse still finds wrong itself."""
        raise WrongUsage("usage-wrong", given=message[:80])


class Command:
    """One command: its positional words, those that may follow them, and its options."""

    def __init__(
        self,
        words: Sequence[str],
        flags: Sequence[str] = (),
        values: Sequence[str] = (),
        many: Sequence[str] = (),
        numbers: Sequence[str] = (),
        may: Sequence[str] = (),
    ) -> None:
        self.words = tuple(words)
        self.may = tuple(may)
        self.numbers = tuple(numbers)
        self.many = tuple(many)
        self.flags = tuple(flags)
        self.options = (*flags, *values, *many, *numbers, "lang")
        self.parser = _Parser()
        self.parser.add_argument("words", nargs="*")
        for flag in flags:
            self.parser.add_argument(f"--{flag}", action="store_true")
        for value in (*values, *numbers, "lang"):
            self.parser.add_argument(f"--{value}", nargs="?", const=MISSING)
        for value in many:
            self.parser.add_argument(f"--{value}", nargs="?", const=MISSING, action="append", default=[])

    def read(self, given: Sequence[str]) -> dict[str, Any]:
        """The words and options by name. Raises WrongUsage."""
        parsed, strange = self.parser.parse_known_intermixed_args(list(given))
        if strange:
            raise WrongUsage(
                "usage-unknown-option", given=strange[0][:60], known=tuple(f"--{name}" for name in self.options)
            )
        found = vars(parsed)
        words = found.pop("words")
        if len(words) < len(self.words):
            raise WrongUsage("usage-missing-word", word=self.words[len(words)])
        most = len(self.words) + len(self.may)
        if len(words) > most:
            raise WrongUsage("usage-too-many-words", given=words[most][:60])
        for name, value in found.items():
            if value == MISSING or (isinstance(value, list) and MISSING in value):
                raise WrongUsage("usage-missing-value", option=f"--{name}")
            if name in self.numbers and value is not None:
                found[name] = whole(name, value)
        words += [None] * (most - len(words))
        return {**dict(zip((*self.words, *self.may), words, strict=True)), **found}


def whole(name: str, text: str) -> int:
    """A number of an option."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise WrongUsage("usage-no-number", option=f"--{name}", given=text[:40])
    return int(text)


def language_of(argv: Sequence[str]) -> str:
    """The language that the command line asks for, found before anything is complained about."""
    for place, word in enumerate(argv):
        if word.startswith("--lang="):
            return known_language(word.partition("=")[2])
        if word == "--lang" and place + 1 < len(argv):
            return known_language(argv[place + 1])
    return FALLBACK


def known_language(text: str) -> str:
    """A language that there are catalogues for."""
    if text not in LANGUAGES:
        raise WrongUsage("usage-language", given=text[:20], known=LANGUAGES)
    return text
