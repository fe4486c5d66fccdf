"""Words of the notation: how a line is cut into tokens, names are compared, and what was typed is told back."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct

from bot.engine.errors import BadNotation

NO_SUGGESTION = "no_suggestion"
MOST_TOLD_BACK = 60
MOST_COMPARED = 1_000
"""Comparing with more names would make a wrong line, and a bad pack even more, slow to refuse."""


class Token(Struct, frozen=True):
    """One token. ``kind`` is word, quoted, or the sign itself."""

    kind: str
    text: str


class Grammar(Struct, frozen=True, dict=True):
    """How a game cuts its lines.

    ``signs`` stand alone, longer ones before those that they begin with. ``joining`` signs join what they part, blanks
    round them or not: ``to=12, 8`` is one place. No line has more than ``most`` characters.
    """

    signs: tuple[str, ...]
    joining: str = ""
    most: int = 4_000

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """A quoted text, a sign, or a word: whatever holds no blank, no quote and no sign."""
        signs = "|".join(map(re.escape, self.signs))
        return re.compile(rf'"([^"]*)"|({signs})|((?:(?!{signs})[^\s"])+)')

    def check_length(self, line: str) -> None:
        """Refuse a line that is too long."""
        if len(line) > self.most:
            raise BadNotation("line_too_long", length=len(line), most=self.most)

    def tokens(self, line: str) -> list[Token]:
        """Cut a line. Quotes hold together whatever is in them, its blanks kept single."""
        self.check_length(line)
        parts = line.split('"')
        if not len(parts) % 2:
            raise BadNotation("quote_open", given=excerpt('"' + parts[-1]))
        if self.joining:
            joined = re.compile(rf"\s*([{re.escape(self.joining)}])\s*")
            parts[::2] = [joined.sub(r"\1", part) for part in parts[::2]]
        cut: list[Token] = []
        for match in self.pattern.finditer('"'.join(parts)):
            quoted, sign, word = match.groups()
            if quoted is not None:
                cut.append(Token("quoted", " ".join(quoted.split())))
            else:
                cut.append(Token(sign, sign) if sign else Token("word", word))
        return cut


def check_characters(text: str) -> None:
    """Only characters that can be seen, and blanks: others could be neither stored nor shown safely."""
    for character in text:
        if not (character.isprintable() or character.isspace()):
            raise BadNotation("bad_character", given=f"U+{ord(character):04X}")


def excerpt(text: str) -> str:
    """A piece of a player's text, short enough to stand in a sentence."""
    flat = " ".join(text.split())
    return flat if len(flat) <= MOST_TOLD_BACK else flat[: MOST_TOLD_BACK - 1] + "…"


def plain(text: str) -> str:
    """A name as it is compared: any case, single blanks."""
    return " ".join(text.casefold().split())


_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "’": "'"})
"""Letters that do not come apart into a plain one and a sign."""


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """A name as it is compared where signs above and below letters are left out as well."""
    apart = unicodedata.normalize("NFKD", plain(text).translate(_LETTERS))
    return "".join([sign for sign in apart if not unicodedata.combining(sign)])


def numbered(names: Sequence[str]) -> list[str]:
    """Names of different things, with a number behind those that several share: Fields 1, Fields 2."""
    shared, seen = Counter(names), Counter[str]()
    told = []
    for name in names:
        seen[name] += 1
        told.append(f"{name} {seen[name]}" if shared[name] > 1 else name)
    return told


def first_word(text: str) -> str:
    """The verb of a line as it is compared; empty for an empty line."""
    return plain("".join(text.split(maxsplit=1)[:1]))


def nearest_name(name: str, known: Iterable[str]) -> str:
    """The known name that was probably meant, whatever its case, or the code for none.

    Of very many names only those with the same first letter are compared. A long text is no near miss.
    """
    wanted, by_plain = plain(name)[:MOST_TOLD_BACK], {plain(entry): entry for entry in sorted(known)}
    names = sorted(by_plain)
    if len(names) > MOST_COMPARED:
        names = [entry for entry in names if entry[:1] == wanted[:1]][:MOST_COMPARED]
    close = difflib.get_close_matches(wanted, names, n=1)
    return by_plain[close[0]] if close else NO_SUGGESTION


def parted(tokens: Sequence[Token], sign: str) -> list[list[Token]]:
    """The tokens between some signs."""
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if token.kind == sign:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def joined_text(tokens: Iterable[Token]) -> str:
    """Tokens as one text."""
    return " ".join([token.text for token in tokens])


def phrases(tokens: Sequence[Token]) -> tuple[str, ...]:
    """The phrases between commas, without empty ones."""
    return tuple([joined_text(part) for part in parted(tokens, ",") if part])


def in_quotes(text: str) -> str:
    """A value as the notation writes it: in quotes only if it holds blanks or signs."""
    return f'"{text}"' if not text or re.search(r"[\s,=<>|]", text) else text
