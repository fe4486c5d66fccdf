"""What the words of the notation mean in Talisman: names in three languages, seats, and ids of pieces."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.engine.errors import BadNotation
from bot.engine.notation.words import Grammar, excerpt, folded, nearest_name, numbered
from bot.games.talisman.content.cards import CardEntry, Content

GRAMMAR = Grammar(("=", ","), most=2_000)
LETTERS = "ABCDEF"
"""Seats, where nobody has a character."""

PIECE = re.compile(r"c[1-9][0-9]{0,5}")
KINDS = ("space", "card", "spell", "character", "person")


WORDS = frozenset(
    "character head_start roll reroll add rest move raft build_raft granted path stay meet explore next take visit end "
    "cast use trophies drop align trade windows roll_mode back concede choose yes no pass order turn odds where space "
    "cw ccw clockwise counterclockwise bridge inward outward portal battle psychic steal strength craft good neutral "
    "evil gold life object ask auto always never open all none any nobody nothing ignore when target source with give "
    "get by spell prefer fight evade buy stop heal reserve pay spoils discard clear weaker best "
    "outer middle inner".split()
)
"""Words that mean something in a line without being names."""


class Lexicon:
    """Everything with a name, by id and by its names in all languages; case and accents do not matter.

    Of spaces that share a name each has its number, too: ``Fields 3``.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        groups: tuple[Iterable[CardEntry], ...] = (
            content.board.spaces.values(),
            content.cards.values(),
            content.spells.values(),
            content.characters.values(),
            content.persons.values(),
        )
        self._known = {kind: _by_name(list(entries)) for kind, entries in zip(KINDS, groups, strict=True)}

    def found(self, kind: str, text: str) -> tuple[str, ...]:
        """The ids of a kind that a text may mean; several where a name is shared."""
        return self._known[kind].get(folded(text), ())

    def is_free(self, name: str) -> bool:
        """True if a player's name stands for his character: it means nothing else in a line."""
        called = folded(name)
        return len(called) > 1 and called not in WORDS and not any(self.found(kind, name) for kind in KINDS)

    def one(self, kind: str, field: str, text: str, clause: str = "") -> str:
        """The one id that a text means, or a refusal that names the field and the nearest name."""
        ids = self.found(kind, text)
        if ids and folded(ids[0]) == folded(text):
            return ids[0]
        if not ids:
            raise self.unknown(field, text, (kind,), clause)
        if len(ids) > 1:
            raise BadNotation("which_of_these", clause, field=field, given=excerpt(text), options=ids)
        return ids[0]

    def unknown(self, field: str, text: str, kinds: Iterable[str], clause: str = "") -> BadNotation:
        """The refusal of a name that nothing of these kinds has."""
        near = nearest_name(folded(text), [name for kind in kinds for name in self._known[kind]])
        return BadNotation("unknown_name", clause, field=field, given=excerpt(text), near=near)


def _by_name(entries: list[CardEntry]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for language in ("name", "pl", "cs"):
        names = [str(getattr(entry, language)) for entry in entries]
        for entry, name, apart in zip(entries, names, numbered(names), strict=True):
            for called in {folded(one): None for one in (name, apart)}:
                found.setdefault(called, []).append(entry.id)
    for entry in entries:
        found[folded(entry.id)] = [entry.id, *found.get(folded(entry.id), [])]
        found.setdefault(folded(entry.id.replace("_", " ")), []).append(entry.id)
    return {name: tuple(dict.fromkeys(ids)) for name, ids in found.items()}
