"""Names and hand-written texts of cards and decks in every language, and the words for keywords, sides and terms."""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from bot.engine.notation.words import numbered
from bot.i18n.catalog import FALLBACK, Catalog
from bot.i18n.numbers import with_minus
from bot.packs import content_hash

CARD_SUFFIX, LIST_SUFFIX = ".csv", ".toml"
NUMBERED = ("space",)
"""Lists of tables in which several may share a name."""

NAME_COLUMNS = ("name", "name_en", "title")
"""Columns with the English name; the others are called after the first or the third and their language."""
LANGUAGE_COLUMNS = ("pl", "cs")
"""Columns with names that are called as their language."""


class CardNames:
    """What packs say about their cards for readers: names, texts, flavour. The rules read none of it.

    Figures, terrain and ready lists count as cards and decks: whatever has an id and a name.
    """

    def __init__(self, packs: Sequence[Mapping[str, bytes]]) -> None:
        self.packs = tuple(packs)
        self._cards: dict[str, dict[str, str]] = {}
        self._decks: dict[str, dict[str, str]] = {}
        for pack in packs:
            for file, data in sorted(pack.items()):
                if file.endswith(CARD_SUFFIX):
                    self._cards.update(_rows(data))
                elif file.endswith(LIST_SUFFIX):
                    self._decks.update(_tables(data))

    @cached_property
    def hashes(self) -> tuple[str, ...]:
        """What names the bytes of each pack."""
        return tuple(map(content_hash, self.packs))

    def name(self, language: str, card: str) -> str:
        """The card's name in the language, else in English (WC-C1); the id of an unknown card."""
        return _translated(self._cards.get(card) or self._decks.get(card, {}), "name", language) or card

    def rank(self, card: str) -> str:
        """The code word of a figure's rank, which tells figures of one name apart; empty where there is none."""
        return self._cards.get(card, {}).get("rank", "")

    def deck(self, language: str, deck: str) -> str:
        """The deck's name in the language, else in English; the id of an unknown deck."""
        return _translated(self._decks.get(deck, {}), "name", language) or deck

    def note(self, language: str, deck: str) -> str:
        """What a deck says of itself in the language, else in English; empty where it says nothing."""
        return _translated(self._decks.get(deck, {}), "note", language)

    def text(self, language: str, card: str) -> str:
        """The hand-written text in exactly this language; empty where the pack has none (WC-C58)."""
        return with_minus((self._cards.get(card) or self._decks.get(card, {})).get(_column("text", language), ""))

    def flavour(self, card: str) -> str:
        """Text without rules meaning; empty where there is none."""
        return self._cards.get(card, {}).get("flavour", "")


def _rows(data: bytes) -> dict[str, dict[str, str]]:
    rows = csv.DictReader(io.StringIO(data.decode("utf-8-sig")))
    return {_key(row): {key: value or "" for key, value in row.items() if key} for row in rows if row.get("name")}


def _key(row: Mapping[str, str]) -> str:
    """A card's id; a figure has its set and number instead."""
    return row.get("id") or f"{row.get('set', '')}:{row.get('number', '')}"


def _tables(data: bytes) -> dict[str, dict[str, str]]:
    """Named tables: each under a key of its own, or in a list where each has an id. They may lie in one another."""
    return _named(tomllib.loads(data.decode("utf-8-sig")))


def _named(found_in: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for name, value in found_in.items():
        tables = [table for table in (value if isinstance(value, list) else [value]) if isinstance(table, dict)]
        rows = [{key: text for key, text in table.items() if isinstance(text, str)} for table in tables]
        if name in NUMBERED:
            _tell_apart(rows)
        for table, row in zip(tables, rows, strict=True):
            if any(column in row for column in NAME_COLUMNS):
                found[str(table.get("id", name))] = row
            found.update(_named(table))
    return found


def _tell_apart(rows: Sequence[dict[str, str]]) -> None:
    """Number those that share a name: Fields 1, Fields 2."""
    for column in ("name", *LANGUAGE_COLUMNS):
        for row, told in zip(rows, numbered([row.get(column, "") for row in rows]), strict=True):
            row[column] = told


def _column(field: str, language: str) -> str:
    return field if language == FALLBACK else f"{field}_{language}"


def _translated(row: Mapping[str, str], field: str, language: str) -> str:
    """A column in a language, else in English; names stand in columns that are called as their language, too."""
    told = row.get(_column(field, language), "")
    if field != "name":
        return told or row.get(field, "")
    told = told or row.get(language, "") or row.get(_column("title", language), "")
    return told or next((row[column] for column in NAME_COLUMNS if row.get(column)), "")


def message_id(*parts: str) -> str:
    """The id of a message from code words, which are written with underscores."""
    return "-".join(parts).replace("_", "-")


def code_word(catalog: Catalog, language: str, game: str, kind: str, word: str) -> str:
    """A code word of a game by its name: ``<game>-<kind>-<word>``; one of a foreign pack as written (WC-C59)."""
    message = message_id(game, kind, word)
    return catalog.text(language, message) if catalog.has(message) else word.replace("_", " ")
