"""Words as they are compared: folded, without endings, in the three languages at once.

Whoever types on a phone leaves out accents, and whoever reads a Czech table may ask in Polish. A word therefore stands
for all that the stemmers of the three languages make of it, with its accents and without.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Any

LANGUAGES = {"en": "english", "pl": "polish", "cs": "czech"}

FLEETING = ("pl", "cs")
"""Languages whose words lose an e when they are declined: *jeniec*, *jeńca*; *zajatec*, *zajatce*."""

MOST_WORDS = 24
"""Of a query; what follows is not looked at (F56)."""

MOST_LENGTH = 40
"""Signs of a word that are looked at; none of ours is longer."""

MOST_KEPT, MOST_ASKED = 4_000, 2_000
"""Words whose stems are remembered, and words of queries, which may be anything. An index remembers its own words while
it is made; all that ship would take ten megabytes that nobody needs afterwards."""

_WORD = re.compile(r"[^\W_]+")
_APOSTROPHE = re.compile(r"(?<=\w)['’](?=\w)")
_FLEETING = re.compile(r"(?<=[a-z]{2})i?e(?=[ck]$)")
LEAST_ROOT = 3
_VERBAL = re.compile(r"(?<=[a-z]{3})(?:owa[clnt]|ova[tln]|ywa[cl]|nout|na[cl]|uj|ow|yw|[aeiy][clntj])$")
_EMPTIED = re.compile(r"(?<=[a-z][bcdfghjklmnprstvwz])e(?=[bcdfghjklmnprstvwz]$)")
_SOFT = {"cz": "k", "rz": "r", "sz": "s", "dz": "g", "ch": "s"}
_LAST = {"c": "k", "t": "k", "z": "g", "h": "g"}
"""What the last sounds of a stem change with."""

_BARRED = str.maketrans({"ł": "l", "Ł": "L", "đ": "d", "ø": "o", "ß": "ss"})


def folded(text: str) -> str:
    """A text in small letters and without accents; the barred ł, which no decomposition knows, becomes l."""
    plain = unicodedata.normalize("NFKD", text.translate(_BARRED).casefold())
    return "".join([sign for sign in plain if not unicodedata.combining(sign)])


def tokens(text: str) -> list[str]:
    """The words of a text in their order, in small letters; numbers count as words."""
    # Composed first: an accent that stands beside its letter is no part of a word to the pattern.
    composed = unicodedata.normalize("NFC", _APOSTROPHE.sub("", text)).casefold()
    return [word[:MOST_LENGTH] for word in _WORD.findall(composed)]


@cache
def _stemmer(language: str) -> Any:
    import snowballstemmer  # type: ignore[import-untyped]  # 4 MB that nobody needs before the first search

    return snowballstemmer.stemmer(LANGUAGES[language])


@lru_cache(MOST_KEPT)
def stem(word: str, language: str) -> tuple[str, ...]:
    """What a word is compared by in a language: its stem folded, and the stem of what is left without accents."""
    stemmer = _stemmer(language)
    found = [folded(stemmer.stemWord(one)) for one in (word, folded(word))]
    if language in FLEETING:
        found = [_FLEETING.sub("", one) for one in found]
    return tuple(dict.fromkeys(filter(None, found)))


@lru_cache(MOST_KEPT)
def root(word: str, language: str) -> tuple[str, ...]:
    """What a Polish or Czech word has in common with others of its kind: *rzucać*, *rzut*; *útok*, *útočí*.

    What is left of its stems without endings of verbs, its last sound taken for all that it changes with. It begins
    with a sign that no word has.
    """
    if language not in FLEETING:
        return ()
    found = [_EMPTIED.sub("", _VERBAL.sub("", one)) for one in stem(word, language)]
    return tuple(dict.fromkeys(["~" + softened(one) for one in found if len(one) >= LEAST_ROOT]))


def softened(one: str) -> str:
    """A stem with its last sound as it is in other forms."""
    if one[-2:] in _SOFT:
        return one[:-2] + _SOFT[one[-2:]]
    return one[:-1] + _LAST.get(one[-1:], one[-1:])


@lru_cache(MOST_ASKED)
def stems(word: str) -> tuple[str, ...]:
    """What a word of a query may be compared by, of whatever language it is; the word itself is among them."""
    found = dict.fromkeys([folded(word)])
    for language in LANGUAGES:
        found.update(dict.fromkeys(stem(word, language)))
    return tuple(filter(None, found))
