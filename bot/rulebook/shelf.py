"""The index of one source: which entries hold which words, and how much each word counts in each; by languages.

Entries are put in by batches; each batch is a segment of sorted rows that never changes. What is replaced or dropped
is marked as gone, and when there are many segments or much is gone they are laid together. The weight of a word in an
entry follows BM25: it grows ever less with each time the word is there, and is less in long texts.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from bot.rulebook.entry import Kind, Provenance, RuleEntry
from bot.rulebook.synonyms import Meaning, Synonyms
from bot.rulebook.vocabulary import Vocabulary, index_of
from bot.rulebook.words import LANGUAGES, folded, root, stem, tokens

GROWTH, LENGTH, USUAL, SHORT = 2.2, 0.5, 20, 0.6
"""Constants of BM25, and the words of a usual text; in shorter ones than such a part of it no word counts more."""

IN_TITLE, IN_CHAPTER, IN_ALSO = 2.0, 0.3, 2.5
"""What a word counts for that stands in the title, the heading above, or among the further words, of long texts too."""

MOST_SEGMENTS = 8
MOST_GONE = 500
"""Entries that are gone from which a shelf of few is made anew."""

STANDING = {Kind.PRECEDENT: 1.1, Kind.ROW: 0.9, Kind.RULING: 0.6}
AFAR = {Provenance.PROJECT: 0.8, Provenance.PACK: 0.6}
REPLACED = 0.5
"""By how much entries of a kind or mark stand in front of others that fit as well, or behind them."""

Worth = dict[int, float]
"""What entries are worth, by their places; nothing where they are not named."""

SILENT = Synonyms([])

Numbers = Any
"""A row of numbers: an array, or a view of memory that is read as one."""

Postings: TypeAlias = "dict[str, tuple[array[int], array[float]]]"
"""Words to the places where they stand, and to what they weigh there."""


class Segment(Struct):
    """The words of one batch: for each, in which entries it stands and with what weight."""

    words: Sequence[str]
    """Sorted."""
    starts: Numbers
    places: Numbers
    weights: Numbers

    def of(self, word: str) -> slice:
        """Where the entries of a word are listed."""
        at = index_of(self.words, word)
        return slice(0, 0) if at is None else slice(self.starts[at], self.starts[at + 1])


class Side(Struct):
    """What a shelf says in one language."""

    segments: list[Segment]

    @property
    def vocabulary(self) -> Vocabulary:
        """All words."""
        return Vocabulary([segment.words for segment in self.segments])

    def spread(self, word: str) -> int:
        """In how many entries a word stands."""
        return sum(part.stop - part.start for part in [segment.of(word) for segment in self.segments])

    def weigh(self, word: str, by: float, into: Worth) -> None:
        """Raise what entries with a word are worth to what the word gives them, if that is more."""
        for segment in self.segments:
            part = segment.of(word)
            rows = zip(segment.places[part], segment.weights[part], strict=True)
            raise_to(into, rows if by == 1 else ((place, weight * by) for place, weight in rows))

    def weigh_phrase(self, phrase: Sequence[str], into: Worth) -> None:
        """Raise what entries that hold all words of a phrase are worth to the mean of what these give."""
        parts: list[Worth] = []
        for word in phrase:
            parts.append({})
            self.weigh(word, 1.0, parts[-1])
            if not parts[-1]:
                return
        first, *others = parts
        rows = [(place, [part.get(place, 0.0) for part in others]) for place in first]
        raise_to(into, [(place, (first[place] + sum(row)) / len(parts)) for place, row in rows if all(row)])

    def add(self, postings: Postings) -> None:
        """Take in the words of some entries."""
        if postings:
            self.segments.append(segment_of(postings))
        if len(self.segments) > MOST_SEGMENTS:
            self.segments = [merged(self.segments)]


class Batch:
    """What some entries say in one language, as it is gathered."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.postings: Postings = {}
        self._compared: dict[str, tuple[str, ...]] = {}

    def add(self, place: int, entry: RuleEntry) -> None:
        """Take in what an entry says."""
        for word, times in self._counted(entry).items():
            places, weights = posted(self.postings, word)
            places.append(place)
            weights.append(times * (GROWTH + 1) / (times + GROWTH))

    def _counted(self, entry: RuleEntry) -> dict[str, float]:
        """How often each word stands in an entry, one of a long text for less, with what it counts for elsewhere."""
        text = tokens(entry.text.get(self.language, ""))
        length = 1 - LENGTH + LENGTH * max(SHORT, len(text) / USUAL)
        counted: dict[str, float] = {}
        for worth, words in (
            (1 / length, text),
            (IN_TITLE, tokens(entry.title.get(self.language, ""))),
            (IN_CHAPTER, tokens(entry.chapter.get(self.language, ""))),
            (IN_ALSO, tokens(entry.also.get(self.language, ""))),
        ):
            for word in words:
                for one in self._compared.get(word) or self._stemmed(word):
                    counted[one] = counted.get(one, 0.0) + worth
        return counted

    def _stemmed(self, word: str) -> tuple[str, ...]:
        """All that a word is compared by: each is stemmed once, however often it stands there."""
        found = self._compared[word] = (*stem(word, self.language), *root(word, self.language))
        return found


class Allowed(Struct):
    """What each place counts for in a search, 0 where it must not be found; and how many may be."""

    factors: array[float]
    count: int

    def spread(self, worth: Worth) -> int:
        """How many of some places may be found."""
        if self.count == len(self.factors):
            return len(worth)
        factors = self.factors
        return sum([1 for place in worth if factors[place]])


class Shelf:
    """The entries of one source, to be searched by words. ``factors``: what each place counts for (0: it is gone)."""

    def __init__(
        self,
        entries: Sequence[RuleEntry],
        sides: Mapping[str, Side],
        factors: array[float],
        games: Sequence[str],
        by_number: dict[str, dict[str, int]],
        titles: dict[str, list[int]],
        said: Synonyms,
    ) -> None:
        self.sides, self.factors, self.titles, self.said = sides, factors, titles, said
        self._entries, self._games, self._by_number = entries, games, by_number
        self._allowed: dict[frozenset[str], Allowed] = {}
        self._meanings: dict[Meaning, tuple[Numbers, Numbers]] = {}
        """Those that have been looked for: the places that have something of them, and how much."""

    def __len__(self) -> int:
        return sum(map(len, self._by_number.values()))

    @property
    def size(self) -> int:
        """Places of entries, those that are gone included."""
        return len(self._entries)

    def get(self, number: str, game: str = "") -> RuleEntry | None:
        """The entry of a number, whatever its capitals; of this game, or of any."""
        there = self._by_number.get(key_of(number), {})
        place = there.get(game, next(iter(there.values()), None) if not game else there.get(""))
        return None if place is None else self._entries[place]

    def all(self) -> Sequence[RuleEntry]:
        """All entries in the order in which they were put in."""
        places = sorted([place for there in self._by_number.values() for place in there.values()])
        return [self._entries[place] for place in places]

    def beside(self, entry: RuleEntry) -> tuple[RuleEntry | None, RuleEntry | None]:
        """The entries before and behind one of this shelf that are from the same source."""
        at = self._by_number.get(key_of(entry.number), {}).get(entry.game)
        places = () if at is None else (at - 1, at + 1)
        near = [self._entries[place] if 0 <= place < self.size else None for place in places]
        before, after = [one if one and one.source == entry.source else None for one in near] or (None, None)
        return before, after

    def called(self, name: str, games: frozenset[str]) -> list[RuleEntry]:
        """The entries of these games (none: of all) that have this name in any language."""
        factors = self.allowed(games).factors
        return [self._entries[place] for place in self.titles.get(folded(name.strip()), ()) if factors[place] > 0]

    def at(self, place: int) -> RuleEntry:
        """The entry of a place, as a search finds it."""
        return self._entries[place]

    def numbers(self, game: str = "") -> list[str]:
        """The numbers of all entries, of one game or of all, in order."""
        return [entry.number for entry in self.all() if not game or entry.game in (game, "")]

    def allowed(self, games: frozenset[str]) -> Allowed:
        """What each place counts for in a search of these games (none: of all)."""
        known = self._allowed.get(games)
        if known is None:
            rows = zip(self.factors, self._games, strict=True)
            own = {*games, ""}
            factors = array("f", [factor if not games or game in own else 0.0 for factor, game in rows])
            known = self._allowed[games] = Allowed(factors, sum(1 for factor in factors if factor))
        return known

    def meant(self, meaning: Meaning) -> Worth:
        """What each place has of a meaning: the most that any of its phrases gives in any language."""
        known = self._meanings.get(meaning)
        if known is None:
            worth: Worth = {}
            for language, *words in meaning.phrases:
                self.sides[language].weigh_phrase(words, worth)
            known = self._meanings[meaning] = (array("I", worth), array("f", worth.values()))
        return dict(zip(*known, strict=True))


class WordShelf(Shelf):
    """A shelf that entries are put into; an entry replaces the one of its game and number."""

    def __init__(self, entries: Iterable[RuleEntry] = (), said: Synonyms = SILENT) -> None:
        self._put: list[RuleEntry] = []
        self._games_put: list[str] = []
        sides = {language: Side([]) for language in LANGUAGES}
        super().__init__(self._put, sides, array("f"), self._games_put, {}, {}, said)
        self.version = 0
        """Grows with each change."""

        self.put(entries)

    def put(self, entries: Iterable[RuleEntry]) -> None:
        """Add entries or replace those of their numbers."""
        batch = {(key_of(entry.number), entry.game): entry for entry in entries}
        if not batch:
            return
        said = [Batch(language) for language in self.sides]
        for (key, game), entry in batch.items():
            self._lose(key, game)
            place = len(self._put)
            self._by_number.setdefault(key, {})[game] = place
            self._put.append(entry)
            self._games_put.append(game)
            self.factors.append(rank_of(entry))
            for one in said:
                one.add(place, entry)
            for title in {folded(name) for name in entry.title.values()}:
                self.titles.setdefault(title, []).append(place)
        for one in said:
            self.sides[one.language].add(one.postings)
        self._settle()

    def drop(self, numbers: Iterable[str]) -> None:
        """Take entries out; numbers that are not there are let pass."""
        for number in numbers:
            for game in list(self._by_number.get(key_of(number), {})):
                self._lose(key_of(number), game)
        self._settle()

    # -- within ------------------------------------------------------------------------------------------------------

    def _lose(self, key: str, game: str) -> None:
        place = self._by_number.get(key, {}).pop(game, None)
        if place is not None:
            self.factors[place] = 0.0
        if not self._by_number.get(key, True):
            del self._by_number[key]

    def _settle(self) -> None:
        self._allowed, self._meanings = {}, {}
        self.version += 1
        if self.size > 2 * len(self) + MOST_GONE:
            self._begin_anew()

    def _begin_anew(self) -> None:
        """Forget what is gone: it has grown to more than what is left."""
        version, left = self.version, self.all()
        self.__init__(left, self.said)  # type: ignore[misc]
        self.version += version


def key_of(number: str) -> str:
    """A number as it is compared."""
    return folded(number.strip())


def rank_of(entry: RuleEntry) -> float:
    """How far an entry stands in front."""
    factor = STANDING.get(entry.kind, 1.0) * AFAR.get(entry.mark, 1.0)
    return factor * REPLACED if entry.replaced_by else factor


def raise_to(worth: Worth, other: Iterable[tuple[int, float]]) -> None:
    """Raise what entries are worth to something else, where that is more."""
    if not worth:
        worth.update(other)
        return
    for place, one in other:
        if one > worth.get(place, 0.0):
            worth[place] = one


def posted(postings: Postings, word: str) -> tuple[array[int], array[float]]:
    """The places and weights of a word, to be added to."""
    found = postings.get(word)
    if found is None:
        found = postings[word] = (array("I"), array("f"))
    return found


def segment_of(postings: Postings) -> Segment:
    """All that was gathered, sorted by word."""
    segment = Segment(sorted(postings), array("I", [0]), array("I"), array("f"))
    for word in segment.words:
        places, weights = postings[word]
        segment.places.extend(places)
        segment.weights.extend(weights)
        segment.starts.append(len(segment.places))
    return segment


def merged(segments: Sequence[Segment]) -> Segment:
    """Several segments laid together."""
    postings: Postings = {}
    for one in segments:
        for at, word in enumerate(one.words):
            part = slice(one.starts[at], one.starts[at + 1])
            places, weights = posted(postings, word)
            places.extend(one.places[part])
            weights.extend(one.weights[part])
    return segment_of(postings)
