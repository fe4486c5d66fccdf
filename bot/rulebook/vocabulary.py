"""The words of an index by number, and those that are nearly what somebody typed."""

from __future__ import annotations

from bisect import bisect_left
from itertools import islice

from bot.rulebook.words import MOST_LENGTH

LEAST_GUESSED = 4
"""Shorter words are not guessed at: nearly everything would be near them."""

MOST_GUESSED = 6
NEAR = 0.74
"""How alike a word must be, from 0 to 1; one wrong sign among four makes 0.75."""

BEGUN, MOST_ENDING = 4, 3
"""A word that begins as another of so many signs, and is so much longer at most, is taken for a form of it."""

MOST_FORMS = 12
LEAST_TYPED = 2
"""Signs of a word that somebody is typing from which words are offered that begin so."""


class Vocabulary:
    """Each word once, with a number."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._sorted: list[str] = []
        self._shelves: dict[tuple[str, int], list[str]] = {}

    def __len__(self) -> int:
        return len(self._numbers)

    def number(self, word: str) -> int:
        """The number of a word; it is added if it is new."""
        known = self._numbers.get(word)
        if known is None:
            known = self._numbers[word] = len(self._numbers)
        return known

    def find(self, word: str) -> int | None:
        """The number of a word that is there."""
        return self._numbers.get(word)

    def forms(self, word: str, *, typing: bool = False) -> list[str]:
        """Words that begin as this one and have a little more; and those that it begins as. ``typing``: it goes on."""
        self._sort()
        if len(word) < (LEAST_TYPED if typing else BEGUN):
            return []
        at = bisect_left(self._sorted, word)
        following = islice(self._sorted, at, at + MOST_FORMS)
        most = MOST_LENGTH if typing else len(word) + MOST_ENDING
        longer = [one for one in following if one.startswith(word) and len(one) <= most]
        cut = [word[:length] for length in range(len(word) - 1, max(BEGUN, len(word) - MOST_ENDING) - 1, -1)]
        return [one for one in (*longer, *filter(self._numbers.__contains__, cut)) if one != word]

    def guesses(self, word: str) -> list[tuple[str, float]]:
        """Words that somebody may have meant who typed a word that is not there, with how alike they are."""
        if len(word) < LEAST_GUESSED or not word.isalpha():  # nor at a number or a root, whose slips its stems show
            return []
        self._sort()
        lengths = range(max(3, len(word) - 2), len(word) + 3)
        near = [one for length in lengths for one in self._shelves.get((word[:1], length), ())]
        found = alike(word, near)
        if not found:  # the first sign may be the wrong one
            found = alike(
                word, [one for (_, length), some in self._shelves.items() if length in lengths for one in some]
            )
        return found

    def _sort(self) -> None:
        if len(self._sorted) == len(self._numbers):
            return
        self._sorted = sorted(self._numbers)
        self._shelves = {}
        for word in self._sorted:
            self._shelves.setdefault((word[:1], len(word)), []).append(word)


def alike(word: str, known: list[str]) -> list[tuple[str, float]]:
    """Those of some words that are most like one, with how alike they are."""
    from rapidfuzz import process  # nobody needs it before the first search
    from rapidfuzz.distance import OSA

    found = process.extract(word, known, scorer=OSA.normalized_similarity, score_cutoff=NEAR, limit=MOST_GUESSED)
    return [(one, float(score)) for one, score, _ in found]
