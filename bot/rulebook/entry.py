"""What is looked up: one entry for each thing that has a number; and what an index over entries does.

Entries come from several sources: the digests of the rules, the cards of packs, the precedents of a server. An
`Index` holds the entries of one source; a search goes over as many of them as are laid side by side, so that what a
server decided is never mixed into what every server reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

ENGLISH = "en"

MOST_FOUND = 25
"""Hits of a search."""


class Kind(StrEnum):
    """What sort of thing an entry is."""

    CLAUSE = "clause"
    RULING = "ruling"
    ROW = "row"
    CARD = "card"
    CHARACTER = "character"
    FIGURE = "figure"
    SPELL = "spell"
    SPACE = "space"
    PRECEDENT = "precedent"


class Provenance(StrEnum):
    """What an entry rests on, as its digest marks it."""

    RULEBOOK = "rulebook"
    DERIVED = "derived"
    COMPLETED = "completed"
    ANALOGY = "analogy"
    RECONSTRUCTED = "reconstructed"
    PROJECT = "project"
    RULING = "ruling"
    PACK = "pack"
    PRECEDENT = "precedent"


class RuleEntry(Struct, frozen=True):
    """One thing with a number. Texts are by language; where one is missing the English one stands for it.

    A precedent has the text of the languages in which it was written and of no others; then the first it has is shown.
    """

    number: str
    """The id by which it is found and shown: `MKU-7.3`, `AL-T1.axe`, `GA-U02`, `S-14`."""
    game: str
    """Key of its game in the registry; empty: of every game."""
    kind: Kind
    mark: Provenance
    text: Mapping[str, str]
    """Its own words, by language; lines are separated by newlines."""
    source: str = ""
    """Where it comes from: the name of its digest (`mage_knight_2`) or of its pack; empty for precedents."""
    chapter: Mapping[str, str] = {}
    title: Mapping[str, str] = {}
    """Its name in a word or two, if it has one: of a card, an ability, the head of a ruling."""
    clauses: tuple[str, ...] = ()
    """Numbers of other entries that it speaks of, in the order in which it names them."""
    also: Mapping[str, str] = {}
    """Further words, by language, by which it is found and which are not shown."""
    since: str = ""
    """The day from which it holds, as `2026-11-27`; of precedents only."""
    replaced_by: str = ""
    """The number of what overruled it; such an entry is found behind all that hold."""
    link: str = ""
    """Where it was settled; of precedents only."""
    partly: bool = False
    """Whether its mark stands for a part of it; which, its text says in brackets, and the rest is the rulebook's."""

    def said(self, language: str) -> str:
        """Its text in a language, in English where that is missing, else as it was written."""
        return in_language(self.text, language)

    def under(self, language: str) -> str:
        """The heading under which it stands."""
        return in_language(self.chapter, language)

    def called(self, language: str) -> str:
        """Its name, if it has one."""
        return in_language(self.title, language)


def in_language(texts: Mapping[str, str], language: str) -> str:
    """The text in a language, else in English, else the first there is; empty where there is none."""
    return texts.get(language) or texts.get(ENGLISH) or next(iter(texts.values()), "")


class Hit(Struct, frozen=True):
    """An entry that was found, and how well it fits: more is better, and only the order means anything."""

    entry: RuleEntry
    score: float
