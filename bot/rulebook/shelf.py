"""The index of one source: which entries hold which words, and how much each word counts in each; by languages.

Entries are put in by batches; each batch is a segment of sorted arrays that never changes. What is replaced or dropped
is marked as gone, and when there are many segments or much is gone they are laid together. The weight of a word in an
entry follows BM25: it grows ever less with each time the word is there, and is less in long texts.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import repeat

import numpy as np
from msgspec import Struct

from bot.rulebook.entry import Entry, Kind, Mark
from bot.rulebook.pace import between_steps
from bot.rulebook.synonyms import Meaning
from bot.rulebook.vocabulary import Vocabulary
from bot.rulebook.words import LANGUAGES, folded, root, stem, tokens

GROWTH, LENGTH, USUAL, SHORT = 2.2, 0.5, 20, 0.6
"""Constants of BM25, and the words of a usual text; in shorter ones than such a part of it no word counts more."""

IN_TITLE, IN_CHAPTER, IN_ALSO = 2.0, 0.3, 2.5
"""What a word counts for that stands in the title, the heading above, or among the further words, of long texts too."""

MOST_SEGMENTS = 8
MOST_GONE = 500
"""Entries that are gone from which a shelf of few is made anew."""

STANDING = {Kind.PRECEDENT: 1.1, Kind.ROW: 0.9, Kind.RULING: 0.6}
AFAR = {Mark.PROJECT: 0.8, Mark.PACK: 0.6}
REPLACED = 0.5
"""By how much entries of a kind or mark stand in front of others that fit as well, or behind them."""

Ints = np.ndarray[tuple[int], np.dtype[np.int32]]
Floats = np.ndarray[tuple[int], np.dtype[np.float32]]


class Segment(Struct):
    """The words of one batch: for each, in which entries it stands and with what weight."""

    words: Ints
    starts: Ints
    places: Ints
    weights: Floats

    def of(self, word: int) -> slice:
        """Where the entries of a word are listed."""
        at = int(np.searchsorted(self.words, word))
        if at == len(self.words) or self.words[at] != word:
            return slice(0, 0)
        return slice(int(self.starts[at]), int(self.starts[at + 1]))


class Side(Struct):
    """What a shelf says in one language."""

    vocabulary: Vocabulary
    segments: list[Segment]

    def spread(self, word: int) -> int:
        """In how many entries a word stands."""
        return sum(part.stop - part.start for part in [segment.of(word) for segment in self.segments])

    def weigh(self, word: int, by: float, into: Floats) -> None:
        """Raise what entries with a word are worth to what the word gives them, if that is more."""
        for segment in self.segments:
            part = segment.of(word)
            places = segment.places[part]
            into[places] = np.maximum(into[places], segment.weights[part] * np.float32(by))

    def weigh_phrase(self, phrase: Sequence[str], into: Floats) -> None:
        """Raise what entries that hold all words of a phrase are worth to the mean of what these give."""
        numbers = [number for number in map(self.vocabulary.find, phrase) if number is not None]
        if len(numbers) < len(phrase):
            return
        if len(numbers) == 1:
            self.weigh(numbers[0], 1.0, into)
            return
        parts = [np.zeros(len(into), np.float32) for _ in numbers]
        for number, part in zip(numbers, parts, strict=True):
            self.weigh(number, 1.0, part)
        np.maximum(into, np.where(np.min(parts, axis=0) > 0, np.mean(parts, axis=0), 0), out=into)

    def add(self, batch: Batch) -> None:
        """Take in the words of some entries."""
        if batch.words:
            self.segments.append(batch.segment())
        if len(self.segments) > MOST_SEGMENTS:
            self.segments = [merged(self.segments)]


class Batch:
    """What some entries say in one language, as it is gathered: pairs of words and places, and what each weighs.

    They stand in plain arrays: as objects the hundreds of thousands of pairs of all that ships take fifty megabytes.
    """

    def __init__(self, vocabulary: Vocabulary, language: str) -> None:
        self.language = language
        self.words, self.places, self.weights = array("i"), array("i"), array("f")
        self._vocabulary = vocabulary
        self._numbers: dict[str, tuple[int, ...]] = {}

    def add(self, place: int, entry: Entry) -> None:
        """Take in what an entry says."""
        counted = self._counted(entry)
        self.words.extend(counted)
        self.places.extend(repeat(place, len(counted)))
        self.weights.extend([times * (GROWTH + 1) / (times + GROWTH) for times in counted.values()])

    def segment(self) -> Segment:
        """All that was gathered, sorted by word."""
        words, places = np.frombuffer(self.words, np.int32), np.frombuffer(self.places, np.int32)
        return sorted_segment(words, places, np.frombuffer(self.weights, np.float32))

    def _counted(self, entry: Entry) -> dict[int, float]:
        """How often each word stands in an entry, one of a long text for less, with what it counts for elsewhere."""
        text = tokens(entry.text.get(self.language, ""))
        length = 1 - LENGTH + LENGTH * max(SHORT, len(text) / USUAL)
        counted: dict[int, float] = {}
        for worth, words in (
            (1 / length, text),
            (IN_TITLE, tokens(entry.title.get(self.language, ""))),
            (IN_CHAPTER, tokens(entry.chapter.get(self.language, ""))),
            (IN_ALSO, tokens(entry.also.get(self.language, ""))),
        ):
            for word in words:
                for number in self._numbers.get(word) or self._numbered(word):
                    counted[number] = counted.get(number, 0.0) + worth
        return counted

    def _numbered(self, word: str) -> tuple[int, ...]:
        """The numbers of all that a word is compared by: each word is stemmed once, however often it stands there."""
        found = [*stem(word, self.language), *root(word, self.language)]
        numbers = self._numbers[word] = tuple([self._vocabulary.number(one) for one in found])
        return numbers


class WordShelf:
    """The entries of one source, to be searched by words; an entry replaces the one of its game and number."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.sides = {language: Side(Vocabulary(), []) for language in LANGUAGES}
        self.version = 0
        """Grows with each change."""

        self._entries: list[Entry] = []
        self._by_number: dict[str, dict[str, int]] = {}
        self._factors: list[float] = []
        self._factor_array: Floats = np.zeros(0, np.float32)
        self._games: dict[str, set[int]] = {}
        self._factors_of: dict[frozenset[str], Floats] = {}
        self._titles: dict[str, list[int]] = {}
        self._meanings: dict[Meaning, tuple[Ints, Floats]] = {}
        self.put(entries)

    def __len__(self) -> int:
        return sum(map(len, self._by_number.values()))

    @property
    def size(self) -> int:
        """Places of entries, those that are gone included."""
        return len(self._entries)

    def put(self, entries: Iterable[Entry]) -> None:
        """Add entries or replace those of their numbers."""
        batch = {(key_of(entry.number), entry.game): entry for entry in entries}
        if not batch:
            return
        said = [Batch(side.vocabulary, language) for language, side in self.sides.items()]
        for (key, game), entry in batch.items():
            self._lose(key, game)
            place = len(self._entries)
            self._by_number.setdefault(key, {})[game] = place
            self._entries.append(entry)
            self._factors.append(standing(entry))
            for one in said:
                one.add(place, entry)
            between_steps()
            for title in {folded(name) for name in entry.title.values()}:
                self._titles.setdefault(title, []).append(place)
        for one in said:
            self.sides[one.language].add(one)
        self._settle()

    def drop(self, numbers: Iterable[str]) -> None:
        """Take entries out; numbers that are not there are let pass."""
        for number in numbers:
            for game in list(self._by_number.get(key_of(number), {})):
                self._lose(key_of(number), game)
        self._settle()

    def get(self, number: str, game: str = "") -> Entry | None:
        """The entry of a number, whatever its capitals; of this game, or of any."""
        there = self._by_number.get(key_of(number), {})
        place = there.get(game, next(iter(there.values()), None) if not game else there.get(""))
        return None if place is None else self._entries[place]

    def all(self) -> Sequence[Entry]:
        """All entries in the order in which they were put in."""
        return [self._entries[place] for place in sorted(self._places())]

    def called(self, name: str, games: frozenset[str]) -> list[Entry]:
        """The entries of these games (none: of all) that have this name in any language."""
        factors = self.factors(games)
        return [self._entries[place] for place in self._titles.get(folded(name.strip()), ()) if factors[place] > 0]

    def at(self, place: int) -> Entry:
        """The entry of a place, as a search finds it."""
        return self._entries[place]

    def numbers(self, game: str = "") -> list[str]:
        """The numbers of all entries, of one game or of all, in order."""
        return [entry.number for entry in self.all() if not game or entry.game in (game, "")]

    def factors(self, games: frozenset[str]) -> Floats:
        """What each place counts for in a search of these games (none: of all); 0 where it must not be found."""
        if not games:
            return self._factor_array
        known = self._factors_of.get(games)
        if known is None:
            allowed = np.zeros(self.size, np.float32)
            for game in {*games, ""}:
                allowed[list(self._games.get(game, ()))] = 1
            known = self._factors_of[games] = self._factor_array * allowed
        return known

    def meant(self, meaning: Meaning) -> Floats:
        """What each place has of a meaning: the most that any of its phrases gives in any language."""
        known = self._meanings.get(meaning)
        worth = np.zeros(self.size, np.float32)
        if known is None:
            for language, *words in meaning.phrases:
                self.sides[language].weigh_phrase(words, worth)
            places = np.flatnonzero(worth).astype(np.int32)
            self._meanings[meaning] = (places, worth[places])
        else:
            worth[known[0]] = known[1]
        return worth

    # -- within ------------------------------------------------------------------------------------------------------

    def _places(self) -> list[int]:
        return [place for there in self._by_number.values() for place in there.values()]

    def _lose(self, key: str, game: str) -> None:
        place = self._by_number.get(key, {}).pop(game, None)
        if place is not None:
            self._factors[place] = 0.0
        if not self._by_number.get(key, True):
            del self._by_number[key]

    def _settle(self) -> None:
        if self.size > 2 * len(self) + MOST_GONE:
            self._begin_anew()
            return
        self._factor_array = np.asarray(self._factors, np.float32)
        self._games, self._factors_of, self._meanings = {}, {}, {}
        for place in self._places():
            self._games.setdefault(self._entries[place].game, set()).add(place)
        self.version += 1

    def _begin_anew(self) -> None:
        """Forget what is gone: it has grown to more than what is left."""
        version, left = self.version, self.all()
        self.__init__(left)  # type: ignore[misc]
        self.version += version


def key_of(number: str) -> str:
    """A number as it is compared."""
    return folded(number.strip())


def standing(entry: Entry) -> float:
    """How far an entry stands in front."""
    factor = STANDING.get(entry.kind, 1.0) * AFAR.get(entry.mark, 1.0)
    return factor * REPLACED if entry.replaced_by else factor


def sorted_segment(words: Ints, places: Ints, weights: Floats) -> Segment:
    """A segment of pairs in any order."""
    order = np.argsort(words, kind="stable")
    known, starts = np.unique(words[order], return_index=True)
    ends = np.append(starts, len(words)).astype(np.int32)
    return Segment(known.astype(np.int32), ends, places[order], weights[order])


def merged(segments: Sequence[Segment]) -> Segment:
    """Several segments laid together."""
    words = np.concatenate([np.repeat(one.words, np.diff(one.starts)) for one in segments])
    places = np.concatenate([one.places for one in segments])
    weights = np.concatenate([one.weights for one in segments])
    return sorted_segment(words.astype(np.int32), places, weights)
