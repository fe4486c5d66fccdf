"""The words of an index, and those that are nearly what somebody typed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import overload

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


class PackedWords(Sequence[str]):
    """Sorted words that lie one after the other in some memory; each is made when it is looked at."""

    def __init__(self, text: memoryview, ends: memoryview) -> None:
        self._text, self._ends = text, ends

    def __len__(self) -> int:
        return len(self._ends) - 1

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> list[str]: ...

    def __getitem__(self, at: int | slice) -> str | list[str]:
        if isinstance(at, slice):
            ends = self._ends[at.start or 0 : (len(self) if at.stop is None else at.stop) + 1]
            return [str(self._text[begin:end], "utf-8") for begin, end in pairwise(ends)]
        return str(self._text[self._ends[at] : self._ends[at + 1]], "utf-8")


def index_of(row: Sequence[str], word: str) -> int | None:
    """Where a word stands in a sorted row of words."""
    at = bisect_left(row, word)
    return at if at < len(row) and row[at] == word else None


class Vocabulary:
    """The words that stand in some sorted rows."""

    def __init__(self, rows: Sequence[Sequence[str]] = ()) -> None:
        self.rows = rows

    def __contains__(self, word: str) -> bool:
        return any(index_of(row, word) is not None for row in self.rows)

    def forms(self, word: str, *, typing: bool = False) -> list[str]:
        """Words that begin as this one and have a little more; and those that it begins as. ``typing``: it goes on."""
        if len(word) < (LEAST_TYPED if typing else BEGUN):
            return []
        places = [bisect_left(row, word) for row in self.rows]
        near = {one for row, at in zip(self.rows, places, strict=True) for one in row[at : at + MOST_FORMS]}
        most = MOST_LENGTH if typing else len(word) + MOST_ENDING
        longer = [one for one in sorted(near)[:MOST_FORMS] if one.startswith(word) and len(one) <= most]
        cut = [word[:length] for length in range(len(word) - 1, max(BEGUN, len(word) - MOST_ENDING) - 1, -1)]
        return [one for one in (*longer, *filter(self.__contains__, cut)) if one != word]

    def guesses(self, word: str) -> list[tuple[str, float]]:
        """Words that somebody may have meant who typed a word that is not there, with how alike they are."""
        if len(word) < LEAST_GUESSED or not word.isalpha():  # nor at a number or a root, whose slips its stems show
            return []
        after = chr(ord(word[0]) + 1)
        begun = [row[bisect_left(row, word[0]) : bisect_left(row, after)] for row in self.rows]
        return alike(word, as_long(word, begun)) or alike(word, as_long(word, self.rows))  # the first sign may be wrong


def as_long(word: str, rows: Sequence[Sequence[str]]) -> list[str]:
    """The words of some sorted rows that are about as long as one, the shortest first."""
    least, most = max(3, len(word) - 2), len(word) + 2
    near = [one for row in rows for one in row[:] if least <= len(one) <= most]
    if len(rows) > 1:
        near = sorted(set(near))
    near.sort(key=len)
    return near


def alike(word: str, known: list[str]) -> list[tuple[str, float]]:
    """Those of some words that are most like one, with how alike they are."""
    from rapidfuzz import process  # nobody needs it before the first search
    from rapidfuzz.distance import OSA

    found = process.extract(word, known, scorer=OSA.normalized_similarity, score_cutoff=NEAR, limit=MOST_GUESSED)
    return [(one, float(score)) for one, score, _ in found]
