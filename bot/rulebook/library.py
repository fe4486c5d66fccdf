"""The shelves that stand side by side when somebody asks: what comes with the program, and what a server has.

What comes with the program is made into one piece of plain bytes, which are searched where they lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf

from msgspec import Struct

from bot.engine.errors import Refused
from bot.games import registry
from bot.i18n.names import CardNames
from bot.packs import builtin, content_hash, shown_hash
from bot.rulebook.cards import pack_entries
from bot.rulebook.digests import digest_names, read_digest
from bot.rulebook.entry import MOST_FOUND, Hit, Kind, RuleEntry
from bot.rulebook.numbers import nearest, prefixes, spelled
from bot.rulebook.packed import open_shelf, pack_shelf
from bot.rulebook.search import search
from bot.rulebook.shelf import Shelf, WordShelf
from bot.rulebook.synonyms import synonyms

NEARER = 2.0
"""What an entry of the edition that is played counts for against those of others."""

NAMED = (Kind.CARD, Kind.CHARACTER, Kind.FIGURE, Kind.SPELL, Kind.SPACE)
"""Kinds of entries that are found first by their very names."""

MOST_GIVEN = 20
"""Signs of a number that a refusal repeats."""


class Asked(Struct, frozen=True):
    """What somebody asks for, of which games (none: of all), and by which digest they play where he asks."""

    text: str
    games: tuple[str, ...] = ()
    digest: str = ""
    typing: bool = False

    @property
    def before(self) -> list[str]:
        """What may stand before a number that was written without."""
        return prefixes(self.digest, self.games)


def made() -> tuple[bytes, bytes]:
    """Everything that comes with the program: all digests, and the packs of all games. Nobody may put anything in."""
    entries = [entry for name in digest_names() for entry in read_digest(name).entries]
    for key in registry.MODULES:
        pack = builtin(key)
        if pack:
            entries += pack_entries(registry.game(key), CardNames((pack,)), shown_hash(content_hash(pack)))
    return pack_shelf(WordShelf(entries, synonyms()))


@cache
def shipped_shelf() -> Shelf:
    """The same, made by this process; it takes seconds, and much memory."""
    return open_shelf(*made())


def exact(shelves: Sequence[Shelf], asked: Asked) -> RuleEntry | None:
    """The entry of a number; `7.3` is one of the digest that is played by, else of the games asked for."""
    for number in spelled(asked.text, asked.before):
        for game in asked.games or ("",):
            found = next(filter(None, [shelf.get(number, game) for shelf in shelves]), None)
            if found is not None:
                return found
    return None


def demanded(shelves: Sequence[Shelf], asked: Asked) -> RuleEntry:
    """The entry of a number. Refused with those that are nearest."""
    found = exact(shelves, asked)
    if found is None:
        known = [number for shelf in shelves for game in asked.games or ("",) for number in shelf.numbers(game)]
        near = nearest(asked.text, known, asked.before or prefixes("", registry.MODULES))
        given = asked.text.strip()[:MOST_GIVEN]
        raise Refused("no_such_entry_near", given=given, near=near) if near else Refused("no_such_entry", given=given)
    return found


def search_shelves(shelves: Sequence[Shelf], asked: Asked, limit: int = MOST_FOUND) -> list[Hit]:
    """The entries that fit best: the one whose number was written, then by words."""
    hits = search(shelves, asked.text, asked.games, 4 * limit, typing=asked.typing)
    hits.sort(key=lambda hit: -hit.score * (NEARER if asked.digest and hit.entry.source == asked.digest else 1))
    first = exact(shelves, asked)
    called = [entry for shelf in shelves for entry in shelf.called(asked.text, frozenset(asked.games))]
    named = [entry for entry in called if entry.kind in NAMED]
    front = [first] if first is not None else named
    top = inf if first is not None else max([hit.score for hit in hits], default=0.0)
    return [*[Hit(entry, top) for entry in front], *[hit for hit in hits if hit.entry not in front]][:limit]


def neighbours(shelf: Shelf, entry: RuleEntry) -> tuple[RuleEntry | None, RuleEntry | None]:
    """The entries before and behind one in its digest; none of a card or a precedent."""
    return shelf.beside(entry) if entry.source in digest_names() else (None, None)


def speaking_of(shelf: Shelf, entry: RuleEntry) -> list[RuleEntry]:
    """The entries of a shelf that name an entry, the newest first, those that were overruled last."""
    named = [one for one in reversed(shelf.all()) if entry.number in one.clauses]
    return sorted(named, key=lambda one: bool(one.replaced_by))
