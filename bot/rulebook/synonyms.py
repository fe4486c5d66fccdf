"""Words that mean the same: the glossaries of the digests in three languages, and what players say instead."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import product

from msgspec import Struct

from bot.packs import data_file
from bot.rulebook.digests import digest_names, game_of
from bot.rulebook.entry import ENGLISH
from bot.rulebook.markdown import blocks
from bot.rulebook.words import LANGUAGES, folded, root, stem, tokens

ALL_GAMES = "all"
MOST_IN_PHRASE, LEAST_ROOT_MEANT = 4, 4
"""Words of a phrase, and signs of a root by which a word is known for what it means."""

Phrase = tuple[str, ...]
"""A language, and stems that stand one after the other in it."""

_COLUMNS = {
    "code term": ENGLISH,
    "code": ENGLISH,
    "term in code": ENGLISH,
    "english": ENGLISH,
    "polish": "pl",
    "czech": "cs",
}
_LISTED = re.compile(r"\s*[,/]\s*")


class Meaning(Struct, frozen=True):
    """One thing with all it is called, as stems of each language; in one game, or (empty) in all."""

    game: str
    phrases: frozenset[Phrase]
    place: int = -1
    """Where what is packed of it lies in its shelf; -1: nothing is."""


class Synonyms:
    """Finds what else may be meant by words of a query."""

    def __init__(self, meanings: Iterable[Meaning], idle: Iterable[str] = ()) -> None:
        self.meanings, self.idle = list(meanings), frozenset(idle)
        self._meanings: dict[Phrase, list[Meaning]] = {}
        for meaning in self.meanings:
            for one in meaning.phrases:
                self._meanings.setdefault(one, []).append(meaning)

    def called(self, phrase: Phrase) -> Sequence[Meaning]:
        """What is called by a phrase."""
        return self._meanings.get(phrase, ())

    @cached_property
    def longest(self) -> int:
        """Words of the longest phrase."""
        return max([len(one) - 1 for one in self._meanings], default=0)

    def meant(self, words: Sequence[str]) -> Iterator[tuple[range, Meaning]]:
        """What runs of words mean, with the places of the words."""
        for start in range(len(words)):
            for length in range(1, min(self.longest, len(words) - start) + 1):
                told = {meaning for one in ways(words[start : start + length]) for meaning in self.called(one)}
                for meaning in sorted(told, key=lambda one: (one.game, sorted(one.phrases))):
                    yield range(start, start + length), meaning


def ways(words: Sequence[str]) -> Iterator[Phrase]:
    """All that a run of words may be compared by, if it is short, in every language."""
    if len(words) <= MOST_IN_PHRASE:
        for language in LANGUAGES:
            yield from spoken(words, language)


def spoken(words: Sequence[str], language: str) -> Iterator[Phrase]:
    """A run of words as phrases of a language: each way of writing its stems; a single word by its root too."""
    stems = [stem(word, language) for word in words]
    if len(words) == 1:
        stems = [(*stems[0], *[one for one in root(words[0], language) if len(one) > LEAST_ROOT_MEANT])]
    yield from product((language,), *stems)


@cache
def synonyms() -> Synonyms:
    """Those that come with the program."""
    written = tomllib.loads(data_file("rules/synonyms.toml").decode())
    idle = {folded(word) for words in written.pop("idle").values() for text in words for word in tokens(text)}
    terms_known = list(glossaries())
    return Synonyms([*terms_known, *said_by_players(written, terms_known)], idle)


def said_by_players(
    written: Mapping[str, Sequence[Mapping[str, str]]], terms_known: Sequence[Meaning]
) -> Iterator[Meaning]:
    """What players say, by games: each a table with lists by language. A term of the game's glossary brings its own."""
    for game, rows in written.items():
        for written_row in rows:
            row = {language: names.split(", ") for language, names in written_row.items()}
            meaning = meaning_of("" if game == ALL_GAMES else game, row)
            english = meaning_of(meaning.game, {ENGLISH: row[ENGLISH]}).phrases
            same = [one.phrases for one in terms_known if one.game == meaning.game and one.phrases & english]
            yield Meaning(meaning.game, meaning.phrases.union(*same))


def glossaries() -> Iterator[Meaning]:
    """The terms of all digests."""
    for name in digest_names():
        for block in blocks(data_file(f"rules/{name}.md").decode()):
            if block.sort == "table" and block.rows and block.rows[0][0].casefold() in _COLUMNS:
                yield from terms(game_of(name), block.rows)


def terms(game: str, rows: Sequence[Sequence[str]]) -> Iterator[Meaning]:
    """The terms of one glossary; a row that lists several in every language holds that many."""
    columns = [
        _COLUMNS.get(name.partition("(")[0].removesuffix("term ").removesuffix(" term").strip().casefold(), "")
        for name in rows[0]
    ]
    for row in rows[1:]:
        called = [
            (language, split_names(cell)) for language, cell in zip(columns, row, strict=False) if language and cell
        ]
        counts = {len(names) for _, names in called}
        if counts == {1} or len(counts) > 1:
            yield meaning_of(game, [(language, names) for language, names in called])
            continue
        for at in range(counts.pop()):
            yield meaning_of(game, [(language, names[at : at + 1]) for language, names in called])


def split_names(cell: str) -> list[str]:
    """The names in a cell."""
    bare = re.sub(r"\([^()]*\)|[`*°]", "", cell).replace("_", " ")
    return [name for name in _LISTED.split(bare.strip()) if name]


def meaning_of(game: str, called: Mapping[str, Sequence[str]] | Sequence[tuple[str, Sequence[str]]]) -> Meaning:
    """A meaning by its names in each language."""
    rows = called.items() if isinstance(called, Mapping) else called
    phrases = {
        one
        for language, names in rows
        if language in LANGUAGES
        for words in map(tokens, names)
        if 0 < len(words) <= MOST_IN_PHRASE
        for one in spoken(words, language)
    }
    return Meaning(game, frozenset(phrases))
