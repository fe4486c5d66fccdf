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
from bot.rulebook.shelf import Floats, Side, WordShelf
from bot.rulebook.synonyms import Meaning, Phrase, Synonyms, synonyms
from bot.rulebook.vocabulary import LEAST_GUESSED
from bot.rulebook.words import LANGUAGES, MOST_WORDS, folded, stem, tokens

MOST_QUERY = 400
"""Signs of a query that are looked at; the rest is not read (F56)."""

MOST_FOUND = 25

A_FORM, A_GUESS, A_SYNONYM = 0.55, 0.75, 0.95
"""What a way to say a word counts for against the word itself."""

COVERED = 0.35
"""How much of its worth an entry keeps however little of the query it answers."""

FOREIGN = 0.4
"""What an entry that is there in the language of the query has of what its text in another language gives it."""

HALF = 0.5
"""What the meaning of a word weighs in the whole of a query, of what the best entry has of it."""

_NUMBER = re.compile(rf"(?<![\w.:-])(?:{CLAUSE_ID}|S-[0-9]+)(?![\w])", re.IGNORECASE)


class Face(Struct):
    """One language of one shelf."""

    shelf: WordShelf
    at: int
    language: str
    side: Side

    def nothing(self) -> Floats:
        """Worth of nothing for every entry."""
        return np.zeros(self.shelf.size, np.float32)


class Group(Struct):
    """A word of a query: what it adds for each entry on each face, and what it weighs in the whole."""

    worth: list[Floats]
    known: dict[str, float] = {}
    """What the word itself weighs in each language that knows it."""
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
    """One search over some shelves.

    Each language is searched by itself, and an entry has what the best of them gives it: words of a translation must
    not add to what the English text is worth.
    """

    def __init__(self, shelves: Sequence[WordShelf], games: frozenset[str], said: Synonyms) -> None:
        self.shelves, self.games, self.said = shelves, games, said
        self.known = max(1, sum(map(len, shelves)))
        self.faces = [
            Face(shelf, at, language, side)
            for at, shelf in enumerate(shelves)
            for language, side in shelf.sides.items()
        ]
        self._rarities: dict[tuple[str, str], float] = {}

    def run(self, text: str, limit: int, *, typing: bool = False) -> list[Hit]:
        """The best entries for the words of a text."""
        words = list(dict.fromkeys(tokens(text)))[:MOST_WORDS]
        kept = [word for word in words if folded(word) not in self.said.idle] or words
        groups = [self._group(word, last=typing and word == words[-1]) for word in kept]
        self._add_meanings(kept, groups)
        whole = sum(group.weight for group in groups) or 1.0
        home = max(LANGUAGES, key=lambda language: sum(group.known.get(language, 0.0) for group in groups))
        best = [np.zeros(shelf.size, np.float32) for shelf in self.shelves]
        for number, face in enumerate(self.faces):
            total, covered = face.nothing(), face.nothing()
            for group in groups:
                total += group.worth[number]
                covered += np.float32(group.weight / whole) * (group.worth[number] > 0)
            if face.language != home:
                there = face.shelf.sides[home].present(face.shelf.size)
                total *= np.where(there, np.float32(FOREIGN), np.float32(1))
            np.maximum(best[face.at], total * (COVERED + (1 - COVERED) * covered**2), out=best[face.at])
        return self._best(
            [total * shelf.factors(self.games) for total, shelf in zip(best, self.shelves, strict=True)], limit
        )

    def _best(self, totals: Sequence[Floats], limit: int) -> list[Hit]:
        hits: list[tuple[float, int, int]] = []
        for at, total in enumerate(totals):
            most = min(limit, len(total))
            places: Sequence[int] = np.argpartition(-total, most - 1)[:most].tolist() if most else []
            hits += [(float(total[place]), at, place) for place in places if total[place] > 0]
        hits.sort(key=lambda hit: (-hit[0], hit[1], hit[2]))
        return [Hit(self.shelves[at].at(place), score) for score, at, place in hits[:limit]]

    def _group(self, word: str, *, last: bool) -> Group:
        """A word with all ways to say it; it is guessed at where no language knows it."""
        group = Group([face.nothing() for face in self.faces], {})
        said = {language: dict.fromkeys(stem(word, language), 1.0) for language in LANGUAGES}
        for language, ways in said.items():
            if len(folded(word)) >= LEAST_GUESSED or last:
                for way in list(ways):
                    for face in self._faces(language):
                        ways |= {
                            form: A_FORM for form in face.side.vocabulary.forms(way, typing=last) if form not in ways
                        }
        if not any(self._rarity(way, language) for language, ways in said.items() for way in ways):
            for language, ways in said.items():
                ways |= self._guessed(ways, language)
        for language, ways in said.items():
            for way, by in ways.items():
                rare = self._rarity(way, language)
                group.weight = max(group.weight, by * rare)
                group.known[language] = max(group.known.get(language, 0.0), rare if by == 1 else 0.0)
                if rare:
                    self._weigh(way, language, by * rare, group.worth)
        return group

    def _faces(self, language: str) -> list[Face]:
        return [face for face in self.faces if face.language == language]

    def _guessed(self, ways: Iterable[str], language: str) -> dict[str, float]:
        found: dict[str, float] = {}
        for way in list(ways):
            for face in self._faces(language):
                for guess, near in face.side.vocabulary.guesses(way):
                    found[guess] = max(found.get(guess, 0.0), A_GUESS * near)
        return found

    def _add_meanings(self, words: Sequence[str], groups: Sequence[Group]) -> None:
        """What runs of words mean beside what they say raises the groups of those words."""
        for places, meaning in self.said.meant(words):
            worth = self._phrases(meaning)
            most = max([float(one.max(initial=0.0)) for one in worth], default=0.0)
            share = A_SYNONYM / len(places)
            for place in places:
                group = groups[place]
                group.weight = max(group.weight, most * HALF / len(places))
                for own, one in zip(group.worth, worth, strict=True):
                    np.maximum(own, one * np.float32(share), out=own)

    def _phrases(self, meaning: Meaning) -> list[Floats]:
        """What entries that hold all words of one of some phrases have of it, at the most."""
        worth = [face.nothing() for face in self.faces]
        for phrase in meaning.phrases:
            for face, most in zip(self.faces, worth, strict=True):
                numbers = [face.side.vocabulary.find(word) for word in phrase]
                known = [number for number in numbers if number is not None]
                if len(known) == len(phrase) == 1:
                    face.side.weigh(known[0], self._rarity(phrase[0], face.language), most)
                elif len(known) == len(phrase):
                    np.maximum(most, self._together(face, known, phrase), out=most)
        if meaning.game:
            for face, most in zip(self.faces, worth, strict=True):
                most *= face.shelf.factors(frozenset([meaning.game])) > 0
        return worth

    def _together(self, face: Face, numbers: Sequence[int], phrase: Phrase) -> Floats:
        """What entries on a face that hold all words of a phrase have of it."""
        parts = [face.nothing() for _ in numbers]
        for number, word, part in zip(numbers, phrase, parts, strict=True):
            face.side.weigh(number, self._rarity(word, face.language), part)
        return np.where(np.min(parts, axis=0) > 0, np.sum(parts, axis=0), 0).astype(np.float32)

    def _weigh(self, word: str, language: str, by: float, into: Sequence[Floats]) -> None:
        for face, one in zip(self.faces, into, strict=True):
            if face.language == language:
                number = face.side.vocabulary.find(word)
                if number is not None:
                    face.side.weigh(number, by, one)

    def _rarity(self, word: str, language: str) -> float:
        """What a word is worth for being in few entries of a language; nothing where it is in none."""
        known = self._rarities.get((word, language))
        if known is None:
            found = [(face.side, face.side.vocabulary.find(word)) for face in self._faces(language)]
            spread = sum(side.spread(number) for side, number in found if number is not None)
            known = math.log(1 + (self.known - spread + 0.5) / (spread + 0.5)) if 0 < spread <= self.known else 0.0
            self._rarities[(word, language)] = known
        return known
