"""Forms that no message may use: one word for one thing, and nothing that nobody says. A list for each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec
from msgspec import Struct

from bot.packs import data_file, data_files
from tests.support.sources import ROOT

LISTS = ROOT / "tests/forbidden"
PAGE = ROOT / "bot/parlour/page/words.json"
SELECTOR = re.compile(r"\$[\w-]+ ->")
VARIANT = re.compile(r"^\s*\*?\[[\w.-]+\]")
HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=")


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A form that is not to be used: its pattern, what is said instead, and a sentence that the pattern must find."""

    pattern: str
    """Sought in each line of a message, whatever the case of its letters; `{ $name }` stands there as it is written."""

    instead: str
    fault: str
    fine: str = ""
    """A sentence that comes near, and that the pattern must leave alone."""

    files: str = ""
    """The beginnings of the names of catalogues that the form is forbidden in, with `|` between; empty: all."""

    spared: tuple[str, ...] = ()
    """Messages that use it in another sense."""

    def found(self, text: str) -> re.Match[str] | None:
        """The form in a text."""
        return re.search(self.pattern, text, re.IGNORECASE)

    def holds_in(self, file: str) -> bool:
        """True if the catalogue may not use it."""
        return re.match(self.files, file) is not None


class Lists(Struct, frozen=True, forbid_unknown_fields=True):
    """The list of a language."""

    forms: tuple[Form, ...]


@cache
def forbidden(language: str) -> tuple[Form, ...]:
    """The forms that messages of a language may not use."""
    return msgspec.toml.decode((LISTS / f"{language}.toml").read_bytes(), type=Lists).forms


def lines(language: str) -> Iterator[tuple[str, str, str]]:
    """Each line of text in the catalogues and on the parlour's page: the file, the message, the line.

    What chooses among variants is left out of it.
    """
    for path in data_files(f"locale/{language}", ".ftl"):
        message = ""
        for line in data_file(path).decode("utf-8").splitlines():
            head = HEAD.match(line)
            message = head[1] if head else message
            if not line.startswith("#"):
                yield path.rpartition("/")[2], message, SELECTOR.sub("", VARIANT.sub("", HEAD.sub("", line)))
    for message, words in msgspec.json.decode(PAGE.read_bytes())[language].items():
        for text in words.values() if isinstance(words, dict) else (words,):
            yield PAGE.name, message, text
