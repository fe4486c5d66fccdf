"""A shelf as bytes that are searched where they lie, in a file, say: hardly any of it is ever in memory."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Sequence, Sized
from itertools import accumulate, chain
from typing import Protocol, TypeVar, overload

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec
from bot.rulebook.entry import RuleEntry
from bot.rulebook.shelf import Segment, Shelf, Side, WordShelf, Worth, key_of, merged
from bot.rulebook.synonyms import Meaning, Phrase, Synonyms
from bot.rulebook.vocabulary import PackedWords, index_of

T = TypeVar("T")

SPACE = " "
"""What stands between the words of a phrase, and after its language."""

NARROW = 1 << 16
"""Lesser numbers take half of the room."""


class Texts(Protocol):
    """What bytes are cut out of: a file, say, of which nothing else is in memory."""

    def __getitem__(self, part: slice, /) -> bytes: ...


class Numbers(Struct, array_like=True):
    """Numbers as they lie in memory, and of what kind they are."""

    kind: str
    body: memoryview

    def seen(self) -> memoryview:
        """The numbers."""
        return self.body.cast(self.kind)  # type: ignore[call-overload,no-any-return]


class PackedRow(Struct, array_like=True):
    """Things that lie one after the other: all of their bytes, and where each begins."""

    body: memoryview
    starts: Numbers


class PackedSide(Struct, array_like=True):
    """What a shelf says in one language: see ``Segment``."""

    words: PackedRow
    starts: Numbers
    places: Numbers
    weights: Numbers


class PackedSaid(Struct, array_like=True):
    """What means the same: all phrases, sorted, and of each which meanings it has."""

    phrases: PackedRow
    starts: Numbers
    places: Numbers
    longest: int
    meanings: PackedRow
    idle: list[str]


class Packed(Struct, array_like=True):
    """All of a shelf but the entries themselves, which lie elsewhere."""

    entries: Numbers
    numbers: list[str]
    games: list[str]
    factors: Numbers
    titles: dict[str, list[int]]
    sides: dict[str, PackedSide]
    said: PackedSaid
    worth: tuple[Numbers, Numbers, Numbers]
    """What places have of each meaning: where those of each begin, the places, and how much."""


class PackedThings(Sequence[T]):
    """Things of a kind, each of which is made when it is looked at."""

    def __init__(self, body: Texts | memoryview, starts: Numbers, kind: type[T]) -> None:
        self._body, self._starts, self._decoder = body, starts.seen(), codec.decoder(kind)

    def __len__(self) -> int:
        return len(self._starts) - 1

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return [self[one] for one in range(len(self))[at]]
        thing: T = self._decoder.decode(self._body[self._starts[at] : self._starts[at + 1]])
        return thing


class PackedSynonyms(Synonyms):
    """What means the same, looked up where it lies."""

    def __init__(self, said: PackedSaid) -> None:
        super().__init__([], said.idle)
        self._phrases = PackedWords(said.phrases.body, said.phrases.starts.seen())
        self._starts, self._places = said.starts.seen(), said.places.seen()
        self.longest, self._packed = said.longest, PackedThings(said.meanings.body, said.meanings.starts, Meaning)

    def called(self, phrase: Phrase) -> Sequence[Meaning]:
        """What is called by a phrase."""
        at = index_of(self._phrases, SPACE.join(phrase))
        return (
            () if at is None else [self._packed[one] for one in self._places[self._starts[at] : self._starts[at + 1]]]
        )


class PackedShelf(Shelf):
    """A shelf that lies in some memory."""

    def __init__(self, found: Packed, texts: Texts) -> None:
        games = list(map(sys.intern, found.games))
        by_number: dict[str, dict[str, int]] = {}
        for place, (number, game) in enumerate(zip(found.numbers, games, strict=True)):
            by_number.setdefault(key_of(number), {})[game] = place
        super().__init__(
            PackedThings(texts, found.entries, RuleEntry),
            {language: opened_side(side) for language, side in found.sides.items()},
            array("f", found.factors.seen()),
            games,
            by_number,
            found.titles,
            PackedSynonyms(found.said),
        )
        self._worth = [numbers.seen() for numbers in found.worth]

    def meant(self, meaning: Meaning) -> Worth:
        """What each place has of a meaning."""
        if meaning.place < 0:
            return super().meant(meaning)
        starts, places, worth = self._worth
        part = slice(starts[meaning.place], starts[meaning.place + 1])
        return dict(zip(places[part], worth[part], strict=True))


def pack_shelf(shelf: WordShelf) -> tuple[bytes, bytes]:
    """A shelf of which nothing is gone, and its entries."""
    entries = [codec.encode(entry) for entry in shelf.all()]
    worth = [shelf.meant(one) for one in shelf.said.meanings]
    contents = Packed(
        starts_of(entries),
        [entry.number for entry in shelf.all()],
        [entry.game for entry in shelf.all()],
        numbers_of("f", shelf.factors),
        dict(shelf.titles),
        {language: packed_side(merged(side.segments)) for language, side in shelf.sides.items()},
        packed_said(shelf.said),
        (starts_of(worth), numbers_of("I", chain(*worth)), numbers_of("f", chain(*[one.values() for one in worth]))),
    )
    return codec.encode(contents), b"".join(entries)


def packed_said(said: Synonyms) -> PackedSaid:
    """What means the same."""
    called: dict[str, list[int]] = {}
    for place, meaning in enumerate(said.meanings):
        for phrase in meaning.phrases:
            called.setdefault(SPACE.join(phrase), []).append(place)
    phrases = sorted(called)
    lists = [called[phrase] for phrase in phrases]
    meanings = [codec.encode(replace(one, place=place)) for place, one in enumerate(said.meanings)]
    return PackedSaid(
        row_of([phrase.encode() for phrase in phrases]),
        starts_of(lists),
        numbers_of("I", chain(*lists)),
        said.longest,
        row_of(meanings),
        sorted(said.idle),
    )


def packed_side(segment: Segment) -> PackedSide:
    """What a shelf says in one language."""
    return PackedSide(
        row_of([word.encode() for word in segment.words]),
        numbers_of("I", segment.starts),
        numbers_of("I", segment.places),
        numbers_of("f", segment.weights),
    )


def numbers_of(kind: str, numbers: Iterable[float]) -> Numbers:
    """Numbers in as little room as they need."""
    row = array(kind, numbers)
    if kind == "I" and max(row, default=0) < NARROW:
        row = array("H", row)
    return Numbers(row.typecode, memoryview(row.tobytes()))


def starts_of(things: Iterable[Sized]) -> Numbers:
    """Where each begins of things that lie one after the other, and where the last ends."""
    return numbers_of("I", accumulate(map(len, things), initial=0))


def row_of(things: Sequence[bytes]) -> PackedRow:
    """Things one after the other."""
    return PackedRow(memoryview(b"".join(things)), starts_of(things))


def open_shelf(body: bytes | memoryview, texts: Texts) -> Shelf:
    """The shelf that lies in some memory, with its entries. Raises MsgspecError where there is none."""
    return PackedShelf(codec.decoder(Packed).decode(body), texts)


def opened_side(side: PackedSide) -> Side:
    """What lies there in one language."""
    words = PackedWords(side.words.body, side.words.starts.seen())
    return Side([Segment(words, side.starts.seen(), side.places.seen(), side.weights.seen())])
