"""Words of the notation: how a line is cut into tokens, and what the names of cards in it mean."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence

from msgspec import Struct

from bot.engine.errors import BadNotation
from bot.engine.sheets import NO_SUGGESTION
from bot.games.warcry.cards.cards import Card, Content

MOST_CHARACTERS = 2_000
PIECE = re.compile(r"[AB][1-9][0-9]{0,5}")
_TOKEN = re.compile(r'"([^"]*)"|(->|<=|[,=])|((?:(?!->)[^\s",=<])+|<)')
_SHOWN = 60


class Token(Struct, frozen=True):
    """One token. ``kind`` is word, quoted, or the sign itself."""

    kind: str
    text: str


class Keyed(Struct, frozen=True):
    """``key=value,value``: every value is one phrase, blanks between words kept single."""

    key: str
    sign: str
    values: tuple[str, ...]


class Cut(Struct, frozen=True):
    """A line without its verb: the words before the first key, and the keyed parts."""

    words: tuple[Token, ...]
    keyed: tuple[Keyed, ...]


def shown(text: str) -> str:
    """A piece of a player's text, short enough to stand in a sentence."""
    flat = " ".join(text.split())
    return flat if len(flat) <= _SHOWN else flat[: _SHOWN - 1] + "…"


def check_characters(text: str) -> None:
    """Only characters that can be seen, and blanks: others could be neither stored nor shown safely."""
    for character in text:
        if not (character.isprintable() or character.isspace()):
            raise BadNotation("bad_character", given=f"U+{ord(character):04X}")


def tokens(line: str) -> list[Token]:
    """Cut a line. Quotes hold blanks and commas together; the arrow and the signs stand alone."""
    if len(line) > MOST_CHARACTERS:
        raise BadNotation("line_too_long", length=len(line), most=MOST_CHARACTERS)
    if line.count('"') % 2:
        raise BadNotation("quote_open", given=shown(line[line.rindex('"') :]))
    found: list[Token] = []
    for match in _TOKEN.finditer(line):
        quoted, sign, word = match.groups()
        if quoted is not None:
            found.append(Token("quoted", " ".join(quoted.split())))
        else:
            found.append(Token(sign, sign) if sign else Token("word", word))
    return found


def cut(found: Sequence[Token]) -> Cut:
    """Sort tokens into plain words and keyed parts. A key is a word right before ``=`` (or ``<=``)."""
    starts = [place for place, token in enumerate(found) if token.kind in ("=", "<=")]
    for place in starts:
        if place == 0 or found[place - 1].kind != "word":
            raise BadNotation("sign_without_key", given=found[place].text)
    words = list(found[: starts[0] - 1]) if starts else list(found)
    keyed: list[Keyed] = []
    for number, place in enumerate(starts):
        end = starts[number + 1] - 1 if number + 1 < len(starts) else len(found)
        stop = _value_end(found, place + 1, end)
        key = found[place - 1].text.casefold()
        keyed.append(Keyed(key, found[place].text, phrases(found[place + 1 : stop])))
        words += found[stop:end]
    return Cut(tuple(words), tuple(keyed))


def _value_end(found: Sequence[Token], start: int, end: int) -> int:
    """Where a value ends: a quoted text behind a word, without a comma between, is a word of its own."""
    for place in range(start + 1, end):
        if found[place].kind == "quoted" and found[place - 1].kind != ",":
            return place
    return end


def phrases(found: Sequence[Token]) -> tuple[str, ...]:
    """The phrases between commas, without empty ones."""
    parts: list[list[str]] = [[]]
    for token in found:
        if token.kind == ",":
            parts.append([])
        else:
            parts[-1].append(token.text)
    return tuple([" ".join(part) for part in parts if part])


def quoted(text: str) -> str:
    """A value as the notation writes it: in quotes only if it holds blanks or signs."""
    return f'"{text}"' if not text or re.search(r"[\s,=<>]", text) else text


class Lexicon:
    """Cards by id and by name, in any case. A name that several cards share means the first id."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cards: dict[str, Card] = {}
        for card in sorted(content.cards.values(), key=lambda card: card.id):
            self.cards.setdefault(plain(card.name), card)
        for card in content.cards.values():
            self.cards[plain(card.id)] = card

    def card(self, text: str) -> Card | None:
        """The card with this id or name."""
        return self.cards.get(plain(text))

    def near(self, text: str) -> str:
        """The card name or id that was probably meant, or the code for none."""
        # difflib is slow on long texts, and a long text is no near miss.
        return nearest(text[:_SHOWN], [*self.content.cards, *(card.name for card in self.content.cards.values())])

    def named_card(self, text: str, field: str) -> Card:
        """The card, or a refusal that names the field."""
        card = self.card(text)
        if card is None:
            raise BadNotation("unknown_card", field=field, given=shown(text), near=self.near(text))
        return card


def plain(text: str) -> str:
    """A name as it is compared: any case, single blanks."""
    return " ".join(text.casefold().split())


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word that was probably meant, whatever its case, or the code for none."""
    by_plain = {plain(entry): entry for entry in sorted(known)}
    close = difflib.get_close_matches(plain(word), sorted(by_plain), n=1)
    return by_plain[close[0]] if close else NO_SUGGESTION
