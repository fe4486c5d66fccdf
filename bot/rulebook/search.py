"""Searches shelves that stand side by side: what somebody typed, and the entries that fit it best.

Each word of a query is a group of ways to say it: its stems, forms of it, what it means in the words of a glossary, and
where nobody knows it what it may be a slip for. An entry has from each group the most that any of its ways gives; an
entry that answers more of the query goes before one that answers a part of it often.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

import numpy as np
from msgspec import Struct

from bot.rulebook.entry import Entry, Hit
from bot.rulebook.markdown import CLAUSE_ID
from bot.rulebook.shelf import Floats, WordShelf
from bot.rulebook.synonyms import Phrase, Synonyms, synonyms
from bot.rulebook.vocabulary import LEAST_GUESSED
from bot.rulebook.words import MOST_WORDS, folded, stems, tokens

MOST_QUERY = 400
"""Signs of a query that are looked at; the rest is not read (F56)."""

MOST_FOUND = 25

A_FORM, A_GUESS, A_SYNONYM = 0.55, 0.75, 0.95
"""What a way to say a word counts for against the word itself."""

COVERED = 0.35
"""How much of its worth an entry keeps however little of the query it answers."""

_NUMBER = re.compile(rf"(?<![\w.:-])(?:{CLAUSE_ID}|S-[0-9]+)(?![\w])", re.IGNORECASE)


class Group(Struct):
    """A word of a query: ways to say it with what each counts for, and what it adds for each entry of each shelf."""

    ways: dict[str, float]
    worth: list[Floats]
    weight: float = 0.0


def search(
    shelves: Sequence[WordShelf],
    query: str,
    games: Iterable[str] = (),
    limit: int = MOST_FOUND,
    said: Synonyms | None = None,
    *,
    typing: bool = False,
) -> list[Hit]:
    """The entries that fit a query best, those whose numbers it names first. ``typing``: its last word goes on."""
    asked = frozenset(games)
    text = query[:MOST_QUERY]
    named = [Hit(entry, math.inf) for entry in numbered(shelves, text, asked)]
    seen = {(hit.entry.number, hit.entry.game) for hit in named}
    found = Search(shelves, asked, said or synonyms()).run(text, limit + len(named), typing=typing)
    return [*named, *[hit for hit in found if (hit.entry.number, hit.entry.game) not in seen]][:limit]


def numbered(shelves: Sequence[WordShelf], text: str, games: frozenset[str]) -> list[Entry]:
    """The entries whose numbers stand in a text, or are the whole of it."""
    numbers = dict.fromkeys([text.strip(), *_NUMBER.findall(text)])
    found = [shelf.get(number, game) for number in numbers for shelf in shelves for game in games or ("",)]
    return list({(entry.number, entry.game): entry for entry in found if entry is not None}.values())


class Search:
    """One search over some shelves."""

    def __init__(self, shelves: Sequence[WordShelf], games: frozenset[str], said: Synonyms) -> None:
        self.shelves, self.games, self.said = shelves, games, said
        self.known = max(1, sum(map(len, shelves)))
        self._spreads: dict[str, int] = {}

    def run(self, text: str, limit: int, *, typing: bool = False) -> list[Hit]:
        """The best entries for the words of a text."""
        words = list(dict.fromkeys(tokens(text)))[:MOST_WORDS]
        kept = [word for word in words if folded(word) not in self.said.idle] or words
        groups = [self._group(word, last=typing and word == words[-1]) for word in kept]
        totals = [np.zeros(shelf.size, np.float32) for shelf in self.shelves]
        covered = [np.zeros(shelf.size, np.float32) for shelf in self.shelves]
        self._add_meanings(kept, groups)
        whole = sum(group.weight for group in groups) or 1.0
        for group in groups:
            for at, worth in enumerate(group.worth):
                totals[at] += worth
                covered[at] += np.float32(group.weight / whole) * (worth > 0)
        for at, shelf in enumerate(self.shelves):
            totals[at] *= (COVERED + (1 - COVERED) * covered[at] ** 2) * shelf.factors(self.games)
        return self._best(totals, limit)

    def _best(self, totals: Sequence[Floats], limit: int) -> list[Hit]:
        hits: list[tuple[float, int, int]] = []
        for at, total in enumerate(totals):
            most = min(limit, len(total))
            places: Sequence[int] = np.argpartition(-total, most - 1)[:most].tolist() if most else []
            hits += [(float(total[place]), at, place) for place in places if total[place] > 0]
        hits.sort(key=lambda hit: (-hit[0], hit[1], hit[2]))
        return [Hit(self.shelves[at].at(place), score) for score, at, place in hits[:limit]]

    def _group(self, word: str, *, last: bool) -> Group:
        """A word with all ways to say it that any shelf knows."""
        ways = dict.fromkeys(stems(word), 1.0)
        if len(folded(word)) >= LEAST_GUESSED or last:
            for way in list(ways):
                for shelf in self.shelves:
                    for form in shelf.vocabulary.forms(way, typing=last):
                        ways.setdefault(form, A_FORM)
        if not any(map(self._spread, ways)):
            ways |= self._guessed(ways)
        return self._weighed(Group(ways, []))

    def _guessed(self, ways: Iterable[str]) -> dict[str, float]:
        found: dict[str, float] = {}
        for way in ways:
            for shelf in self.shelves:
                for guess, near in shelf.vocabulary.guesses(way):
                    found[guess] = max(found.get(guess, 0.0), A_GUESS * near)
        return found

    def _weighed(self, group: Group) -> Group:
        """Fill in what a group adds; what it weighs is what its best known way would."""
        group.worth = [np.zeros(shelf.size, np.float32) for shelf in self.shelves]
        for way, by in group.ways.items():
            rare = self._rarity(way)
            if rare:
                group.weight = max(group.weight, by * rare)
                self._weigh(way, by * rare, group.worth)
        return group

    def _add_meanings(self, words: Sequence[str], groups: Sequence[Group]) -> None:
        """What runs of words mean beside what they say raises the groups of those words."""
        for places, meaning in self.said.meant(words):
            worth = self._phrases(meaning.phrases)
            if meaning.game:
                for one, shelf in zip(worth, self.shelves, strict=True):
                    one *= shelf.factors(frozenset([meaning.game])) > 0
            share = np.float32(A_SYNONYM / len(places))
            for place in places:
                group = groups[place]
                group.weight = max(
                    group.weight, float(max((one.max(initial=0.0) for one in worth), default=0.0)) * 0.5 / len(places)
                )
                group.worth = [np.maximum(own, one * share) for own, one in zip(group.worth, worth, strict=True)]

    def _phrases(self, phrases: Iterable[Phrase]) -> list[Floats]:
        """What entries that hold all words of one of some phrases have of it, at the most."""
        worth = [np.zeros(shelf.size, np.float32) for shelf in self.shelves]
        for phrase in phrases:
            if not all(map(self._spread, phrase)):
                continue
            for shelf, most in zip(self.shelves, worth, strict=True):
                numbers = [shelf.vocabulary.find(word) for word in phrase]
                known = [number for number in numbers if number is not None]
                if len(known) == len(phrase) == 1:
                    shelf.weigh(known[0], self._rarity(phrase[0]), most)
                elif len(known) == len(phrase):
                    np.maximum(most, self._together(shelf, known, phrase), out=most)
        return worth

    def _together(self, shelf: WordShelf, numbers: Sequence[int], phrase: Phrase) -> Floats:
        """What entries of a shelf that hold all words of a phrase have of it."""
        parts = [np.zeros(shelf.size, np.float32) for _ in numbers]
        for number, word, part in zip(numbers, phrase, parts, strict=True):
            shelf.weigh(number, self._rarity(word), part)
        return np.where(np.min(parts, axis=0) > 0, np.sum(parts, axis=0), 0).astype(np.float32)

    def _weigh(self, word: str, by: float, into: Sequence[Floats]) -> None:
        for shelf, one in zip(self.shelves, into, strict=True):
            number = shelf.vocabulary.find(word)
            if number is not None:
                shelf.weigh(number, by, one)

    def _spread(self, word: str) -> int:
        """In how many entries a word stands."""
        known = self._spreads.get(word)
        if known is None:
            found = [(shelf, shelf.vocabulary.find(word)) for shelf in self.shelves]
            known = sum(shelf.spread(number) for shelf, number in found if number is not None)
            self._spreads[word] = known
        return known

    def _rarity(self, word: str) -> float:
        """What a word is worth for being in few entries; nothing where it is in none."""
        spread = self._spread(word)
        return (
            math.log(1 + (self.known - spread + 0.5) / (spread + 0.5))
            if 0 < spread <= self.known
            else 0.1 * (spread > 0)
        )
