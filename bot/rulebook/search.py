"""Searches shelves that stand side by side: what somebody typed, and the entries that fit it best.

Each word of a query is a group of ways to say it: its stems in three languages, forms of it, what it means in the words
of a glossary and of players, and where nobody knows it what it may be a slip for. An entry has from each group the most
that any of its ways gives in any of its languages: a translation adds nothing to what the English text is worth. And
an entry that answers more of the query goes before one that answers a part of it often.
"""

from __future__ import annotations

import heapq
import math
import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.rulebook.entry import MOST_FOUND, Hit, Kind, RuleEntry
from bot.rulebook.markdown import CLAUSE_ID
from bot.rulebook.shelf import Shelf, Side, Worth, raise_to
from bot.rulebook.synonyms import Meaning, Synonyms
from bot.rulebook.vocabulary import LEAST_GUESSED
from bot.rulebook.words import LANGUAGES, MOST_WORDS, folded, root, stem, tokens

MOST_QUERY = 400
"""Signs of a query that are looked at; the rest is not read (F56)."""

A_ROOT, A_FORM, A_GUESS, A_SYNONYM = 0.9, 0.45, 0.75, 1.0
"""What a way to say a word counts for against the word itself."""

MOST_SETTLED = 20
"""So many more entries are looked through for precedents that say every word of a query."""

RAREST = 3.2
"""What a word is worth at most for being rare: that one stands in a single entry at random tells little."""

RARER = 2.2
"""By so much a word may at most be worth more for being rare than what it means is."""

COVERED = 0.4
"""How much of its worth an entry keeps however little of the query it answers."""

_NUMBER = re.compile(rf"(?<![\w.:-])(?:{CLAUSE_ID}|S-[0-9]+)(?![\w])", re.IGNORECASE)


class Group(Struct):
    """A word of a query: what it adds for each entry of each shelf, and what it weighs in the whole."""

    worth: list[Worth]
    weight: float = 0.0


def search(
    shelves: Sequence[Shelf],
    query: str,
    games: Iterable[str] = (),
    limit: int = MOST_FOUND,
    said: Synonyms | None = None,
    *,
    typing: bool = False,
) -> list[Hit]:
    """The entries that fit a query best, those whose numbers it names first, then what a server has settled in the very
    words of the query. ``said``: what means the same, else what the first shelf knows of it. ``typing``: the last word
    goes on.
    """
    asked = frozenset(games)
    text = query[:MOST_QUERY]
    named = [Hit(entry, math.inf) for entry in numbered(shelves, text, asked)]
    seen = {(hit.entry.number, hit.entry.game) for hit in named}
    known = said or shelves[0].said
    found = Search(shelves, asked, known).run(text, limit + len(named) + MOST_SETTLED, typing=typing)
    words = [word for word in tokens(text)[:MOST_WORDS] if folded(word) not in known.idle]
    found.sort(key=lambda hit: not (hit.entry.kind is Kind.PRECEDENT and says_all(hit.entry, words)))
    return [*named, *[hit for hit in found if (hit.entry.number, hit.entry.game) not in seen]][:limit]


def says_all(entry: RuleEntry, words: Sequence[str]) -> bool:
    """True if an entry says every word of a query in one of its languages; of none it says nothing."""
    for language, text in entry.text.items():
        stems = {way for word in tokens(text) for way in stem(word, language)}
        if words and all(stems.intersection(stem(word, language)) for word in words):
            return True
    return False


def numbered(shelves: Sequence[Shelf], text: str, games: frozenset[str]) -> list[RuleEntry]:
    """The entries whose numbers stand in a text, or are the whole of it."""
    numbers = dict.fromkeys([text.strip(), *_NUMBER.findall(text)])
    found = [shelf.get(number, game) for number in numbers for shelf in shelves for game in games or ("",)]
    return list({(entry.number, entry.game): entry for entry in found if entry is not None}.values())


class Search:
    """One search over some shelves."""

    def __init__(self, shelves: Sequence[Shelf], games: frozenset[str], said: Synonyms) -> None:
        self.shelves, self.games, self.said = shelves, games, said
        self.allowed = [shelf.allowed(games) for shelf in shelves]
        self.known = max(1, sum([one.count for one in self.allowed]))

    def run(self, text: str, limit: int, *, typing: bool = False) -> list[Hit]:
        """The best entries for the words of a text."""
        words = list(dict.fromkeys(tokens(text)))[:MOST_WORDS]
        groups = self._groups(words, typing=typing)
        whole = sum(group.weight for group in groups) or 1.0
        hits: list[tuple[float, int, int]] = []
        for at, factors in enumerate([one.factors for one in self.allowed]):
            total: Worth = {}
            covered: Worth = {}
            for group in groups:
                share = group.weight / whole
                for place, worth in group.worth[at].items():
                    total[place] = total.get(place, 0.0) + worth
                    covered[place] = covered.get(place, 0.0) + share
            for place, worth in total.items():
                if factors[place]:
                    hits.append((-worth * (COVERED + (1 - COVERED) * covered[place]) * factors[place], at, place))
        return [Hit(self.shelves[at].at(place), -score) for score, at, place in heapq.nsmallest(limit, hits)]

    def _groups(self, words: Sequence[str], *, typing: bool) -> list[Group]:
        """The words of a query that say something, with what they mean; an idle one only as a part of a phrase."""
        idle = [folded(word) in self.said.idle for word in words]
        if all(idle):
            idle = [False] * len(words)
        groups = [
            self._unsaid() if idle[at] else self._group(word, last=typing and at == len(words) - 1)
            for at, word in enumerate(words)
        ]
        for places, meaning in self.said.meant(words):
            if not all(idle[place] for place in places):
                self._add_meaning(meaning, [groups[place] for place in places])
        return groups

    def _unsaid(self) -> Group:
        return Group(self._nothing())

    def _nothing(self) -> list[Worth]:
        return [{} for _ in self.shelves]

    def _sides(self, language: str) -> list[tuple[int, Side]]:
        return [(at, shelf.sides[language]) for at, shelf in enumerate(self.shelves)]

    def _group(self, word: str, *, last: bool) -> Group:
        """A word with all ways to say it; it is guessed at where no language knows it."""
        said = {language: self._ways(word, language, last=last) for language in LANGUAGES}
        group = self._weighed(said)
        if not group.weight:
            group = self._weighed({language: self._guessed(ways, language) for language, ways in said.items()})
        return group

    def _weighed(self, said: dict[str, dict[str, float]]) -> Group:
        """What entries have of some ways to say a word, the rarest of which tells what it is worth."""
        worth = self._nothing()
        for language, ways in said.items():
            for at, side in self._sides(language):
                for way, by in ways.items():
                    side.weigh(way, by, worth[at])
        rare = self._rarity(worth)
        return Group([scaled(one, rare) for one in worth], rare)

    def _rarity(self, worth: Sequence[Worth]) -> float:
        """What something is worth for being in few entries of those asked for; nothing where it is in none."""
        spread = sum([allowed.spread(one) for allowed, one in zip(self.allowed, worth, strict=True)])
        return min(RAREST, math.log(1 + (self.known - spread + 0.5) / (spread + 0.5))) if spread else 0.0

    def _ways(self, word: str, language: str, *, last: bool) -> dict[str, float]:
        """What a word may be written as in a language, with what each way counts for."""
        ways = dict.fromkeys(stem(word, language), 1.0)
        if len(folded(word)) >= LEAST_GUESSED or last:
            for way in list(ways):
                for _, side in self._sides(language):
                    ways |= {form: A_FORM for form in side.vocabulary.forms(way, typing=last) if form not in ways}
        return ways | dict.fromkeys(root(word, language), A_ROOT)

    def _guessed(self, ways: Iterable[str], language: str) -> dict[str, float]:
        found: dict[str, float] = {}
        for way in list(ways):
            for _, side in self._sides(language):
                for guess, near in side.vocabulary.guesses(way):
                    found[guess] = max(found.get(guess, 0.0), A_GUESS * near)
        return found

    def _add_meaning(self, meaning: Meaning, groups: Sequence[Group]) -> None:
        """What a run of words means beside what they say raises the groups of those words."""
        worth = self._meant(meaning)
        rare = self._rarity(worth)
        if not rare:
            return
        for group in groups:
            if group.weight > rare * RARER:
                group.worth = [scaled(one, rare * RARER / group.weight) for one in group.worth]
                group.weight = rare * RARER
            group.weight = max(group.weight, rare / len(groups))
            for own, one in zip(group.worth, worth, strict=True):
                raise_to(own, scaled(one, A_SYNONYM * rare / len(groups)).items())

    def _meant(self, meaning: Meaning) -> list[Worth]:
        """What entries have of a meaning, of its game only if it is of one."""
        found = []
        for shelf in self.shelves:
            worth = shelf.meant(meaning)
            if meaning.game:
                factors = shelf.allowed(frozenset([meaning.game])).factors
                worth = {place: one for place, one in worth.items() if factors[place]}
            found.append(worth)
        return found


def scaled(worth: Worth, by: float) -> Worth:
    """What entries are worth, times something."""
    return {place: one * by for place, one in worth.items()}
