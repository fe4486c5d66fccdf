"""What comes with the program beside the digests: their days, which tests hold a clause, which scenarios show it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import Struct

from bot.packs import data_file, shown_hash

FILE = "rules/shipped.json"

MOST_NAMED = 2
"""So many tests are named of those that hold a clause."""


class Edition(Struct, frozen=True, array_like=True):
    """A digest or a translation of one: the day on which it was last changed, and the hash of its bytes."""

    since: str
    hash: str

    @property
    def shown(self) -> str:
        """As much of the hash as tells editions apart."""
        return shown_hash(self.hash)


class Tested(Struct, frozen=True, array_like=True):
    """How many tests hold a clause, and the names of the first."""

    count: int
    named: tuple[str, ...]


class Shows(Struct, frozen=True, array_like=True):
    """A scenario that shows a clause: its file, and the number of its step that does (0: all of it)."""

    file: str
    step: int


class Shipped(Struct, frozen=True):
    """All of it, by the names of files and by clauses."""

    digests: Mapping[str, Edition] = {}
    tests: Mapping[str, Tested] = {}
    scenarios: Mapping[str, tuple[Shows, ...]] = {}


@cache
def shipped() -> Shipped:
    """What the file says. It is written by ``python -m tests.rulebook --write``, and a test holds it true."""
    return msgspec.json.decode(data_file(FILE), type=Shipped)


def edition(name: str, language: str) -> Edition | None:
    """The edition of a digest in a language."""
    return shipped().digests.get(name if language == "en" else f"{name}.{language}")
