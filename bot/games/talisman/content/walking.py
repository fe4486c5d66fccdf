"""Walking over the entries of packs, and what may be noted of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bot.engine.requests import Facts
from bot.games.talisman.content.cards import CardEntry, Content


class Wrong(Struct, frozen=True):
    """Something wrong with an entry: the list it stands in, its id, the field, key and facts of the sentence."""

    list: str
    id: str
    field: str
    key: str
    clause: str
    facts: Facts = {}


def lists(content: Content) -> Iterator[tuple[str, CardEntry]]:
    """Every entry that the rules read, with the list in which it stands."""
    for name, entries in (
        ("character", content.characters),
        ("spell", content.spells),
        ("space", content.board.spaces),
        ("person", content.persons),
    ):
        yield from [(name, entry) for entry in entries.values()]
    for card in content.cards.values():
        yield "card" if card.source == "adventure" else card.source, card


def found_in(content: Content, kind: type | tuple[type, ...]) -> Iterator[tuple[str, CardEntry, str, Any]]:
    """Every struct of a kind: its list, entry and place."""
    for name, entry in lists(content):
        for field, part in entry.parts:
            if isinstance(part, kind):
                yield name, entry, field, part
