"""One line of notation, taken apart word by word. Whatever is wrong is refused with the field and the fact."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from msgspec import Struct

from bot.engine.errors import BadNotation, Refused
from bot.engine.notation.words import Token, excerpt, joined_text, nearest_name, phrases, plain

BINDING = ("=", "<=")
"""Signs between a key and its value."""

_WHOLE = re.compile(r"[0-9]{1,6}")


class Keyed(Struct, frozen=True):
    """What stands behind a key: the sign, and the values between commas."""

    sign: str
    values: tuple[str, ...]


def demand_verb(verb: str, known: Collection[str], answers: Collection[str] = (), clause: str = "") -> None:
    """Refuse a line that begins with no known word: one that only answers as such, a strange one with the nearest."""
    if verb in known:
        return
    if verb in answers:
        raise Refused("not_asked", clause, verb=verb)
    if not verb:
        raise BadNotation("line_empty")
    raise BadNotation("unknown_verb", given=excerpt(verb), near=nearest_name(verb, known))


def one_of(field: str, text: str, allowed: Sequence[str], clause: str = "") -> str:
    """One of a few words, in any case."""
    if text.casefold() not in allowed:
        raise BadNotation("bad_value", clause, field=field, given=excerpt(text), allowed=tuple(allowed))
    return text.casefold()


def whole_number(field: str, text: str, low: int, high: int, clause: str = "") -> int:
    """A whole number within bounds."""
    if not (_WHOLE.fullmatch(text) and low <= int(text) <= high):
        raise BadNotation("bad_number", clause, field=field, given=excerpt(text), low=low, high=high)
    return int(text)


class Words:
    """The words of a line after its verb; each reading takes them away, and ``end`` demands that none is left.

    A value is the word or quoted text behind ``key=``, or several with commas between them. Values of the keys
    ``phrased`` may hold blanks: they reach to the next key, or to a quoted text behind a word, a word of its own.
    """

    phrased: tuple[str, ...] = ()

    def __init__(self, verb: str, tokens: Sequence[Token], clause: str = "") -> None:
        self.verb = verb
        self.clause = clause
        self.words: list[Token] = []
        self.keyed: dict[str, Keyed] = {}
        place = 0
        while place < len(tokens):
            if place + 1 < len(tokens) and tokens[place].kind == "word" and tokens[place + 1].kind in BINDING:
                place = self._key(tokens, place)
            elif tokens[place].kind in BINDING:
                raise BadNotation("sign_without_key", clause, given=tokens[place].text)
            else:
                self.words.append(tokens[place])
                place += 1

    def _key(self, tokens: Sequence[Token], place: int) -> int:
        """Note a key with its values; where they end."""
        key, start = plain(tokens[place].text), place + 2
        if key in self.keyed:
            raise BadNotation("key_twice", self.clause, verb=self.verb, name=excerpt(key))
        end = _end_of_phrases(tokens, start) if key in self.phrased else _end_of_words(tokens, start)
        if end == start and key not in self.phrased:
            raise self.without_value(key)
        self.keyed[key] = Keyed(tokens[place + 1].text, phrases(tokens[start:end]))
        return end

    def without_value(self, key: str) -> BadNotation:
        """The refusal of a key behind which nothing stands."""
        return self.missing(excerpt(key))

    def missing(self, field: str) -> BadNotation:
        """The refusal of a line that lacks something."""
        return BadNotation("missing_field", self.clause, verb=self.verb, field=field)

    def end(self) -> None:
        """Nothing may be left over."""
        if self.keyed:
            raise BadNotation("unknown_key", self.clause, verb=self.verb, name=excerpt(next(iter(self.keyed))))
        if self.words:
            raise BadNotation("too_many_words", self.clause, verb=self.verb, given=excerpt(self.words[0].text))

    # -- keys --------------------------------------------------------------------------------------------------------

    def take_all(self, key: str, signs: Sequence[str] = ("=",)) -> tuple[str, ...] | None:
        """The values of ``key=``, if it is there."""
        keyed = self.keyed.pop(key, None)
        if keyed is not None and keyed.sign not in signs:
            raise BadNotation("bad_value", self.clause, field=key, given=keyed.sign, allowed=tuple(signs))
        return None if keyed is None else keyed.values

    def take(self, key: str, signs: Sequence[str] = ("=",)) -> str | None:
        """The one value of ``key=``, if it is there."""
        values = self.take_all(key, signs)
        if values is not None and len(values) != 1:
            raise BadNotation("one_value", self.clause, verb=self.verb, field=key, count=len(values))
        return None if values is None else values[0]

    def need(self, key: str) -> str:
        """The value of a key that must be there."""
        value = self.take(key)
        if value is None:
            raise self.missing(key)
        return value

    def last(self, key: str) -> str:
        """The value of a key, which may also stand as the last word."""
        value = self.take(key)
        if value is None and not self.words:
            raise self.missing(key)
        return self.words.pop().text if value is None else value

    def number(self, key: str, low: int, high: int, *, default: int = 0, signs: Sequence[str] = ("=",)) -> int:
        """A whole number given as ``key=``, or its default."""
        value = self.take(key, signs)
        return default if value is None else whole_number(key, value, low, high, self.clause)

    # -- words -------------------------------------------------------------------------------------------------------

    def word(self, field: str) -> str:
        """The next word."""
        if not self.words:
            raise self.missing(field)
        return self.words.pop(0).text

    def choice(self, field: str, allowed: tuple[str, ...]) -> str:
        """The next word, one of a few."""
        return one_of(field, self.word(field), allowed, self.clause)

    def flag(self, word: str) -> bool:
        """True if a bare word is there; it is taken away."""
        for token in self.words:
            if token.kind == "word" and token.text.casefold() == word:
                self.words.remove(token)
                return True
        return False

    def flag_of(self, allowed: Sequence[str]) -> str:
        """The one of some bare words that is there, else an empty text; two of them contradict each other."""
        there = [word for word in allowed if self.flag(word)]
        if len(there) > 1:
            raise BadNotation("one_of_these", self.clause, verb=self.verb, given=there[1], other=there[0])
        return there[0] if there else ""

    def rest(self, field: str) -> str:
        """All words that are left, as one text."""
        if not self.words:
            raise self.missing(field)
        text = joined_text(self.words)
        self.words = []
        return text


def _end_of_words(tokens: Sequence[Token], start: int) -> int:
    """Where words with commas between them end."""
    place = start
    while place < len(tokens) and tokens[place].kind in ("word", "quoted"):
        place += 1
        if place == len(tokens) or tokens[place].kind != ",":
            break
        place += 1
    return place


def _end_of_phrases(tokens: Sequence[Token], start: int) -> int:
    """Where phrases end: at the next key, or at a quoted text behind a word."""
    for place in range(start, len(tokens)):
        if tokens[place].kind in BINDING:
            return max(start, place - 1)
        if place > start and tokens[place].kind == "quoted" and tokens[place - 1].kind != ",":
            return place
    return len(tokens)
