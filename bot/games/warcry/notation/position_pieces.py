"""Units, attachments and strategies of a position written by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine.errors import BadData, BadNotation
from bot.engine.handwritten import Written
from bot.engine.notation.counting import counted_entry
from bot.engine.notation.words import NO_SUGGESTION, Token, excerpt, joined_text, nearest_name, parted
from bot.games.warcry.notation.words import GRAMMAR, PIECE, Lexicon
from bot.games.warcry.state import BATTLE, FIELD, LETTERS, RESERVE, Attachment, Line, State, Strategy, Unit

LINES: dict[str, Line] = {
    "battle": BATTLE,
    "reserve": RESERVE,
    "field": FIELD,
    "battle_line": BATTLE,
    "reserve_line": RESERVE,
    "battlefield": FIELD,
}
TOKENS = ("leadership", "strength", "victory")  # the fields that WC-C45 lets a token change
_TOKEN = re.compile(r"([a-z]+)([+-][0-9]{1,2})")
_PAID = re.compile(r"paid:([0-9]{1,2})")
_ENTERED = re.compile(r"entered:([1-9][0-9]{0,4})")
_ORIGIN = re.compile(r"from:(battle|reserve)")
_SHAPES = (_TOKEN, _PAID, _ENTERED, _ORIGIN)
_WORDS = (*LINES, *TOKENS, "ready", "committed", "with", "paid", "entered", "from")

Piece = Unit | Attachment | Strategy


class PieceReader:
    """Reads pieces into a state and gives numbers to those that have none."""

    def __init__(self, lexicon: Lexicon, state: State) -> None:
        self.lexicon = lexicon
        self.state = state
        self.written: list[tuple[int, Piece, str]] = []
        self.places: dict[str, str] = {}

    def units(self, seat: int, entries: Sequence[Written], line: str) -> None:
        """A list of units; ``line`` is that of the whole list, or empty."""
        for entry in entries:
            unit, told = self._unit(seat, entry)
            if line and "line" in told and unit.line != LINES[line]:
                raise BadData("position_unit_twice", place=entry.path, found=unit.line)
            if line:
                unit.line = LINES[line]
            self.state.players[seat].units.append(unit)

    def strategies(self, seat: int, entries: Sequence[Written]) -> None:
        """A list of strategies in play."""
        for entry in entries:
            found = _words(entry)
            piece = self._own_id(seat, entry, found)
            strategy = Strategy(piece, self.card(entry.path, joined_text(found), ("action",)))
            if self.lexicon.content.cards[strategy.card].type != "strategy":
                raise BadData("position_wrong_zone", place=entry.path, card=strategy.card)
            self.state.players[seat].strategies.append(strategy)
            self.written.append((seat, strategy, entry.path))

    def card(self, path: str, text: str, families: Sequence[str]) -> str:
        """A card's id, from id or name; refused in a zone where such a card cannot lie (WC-1.5)."""
        card = self.lexicon.card(text)
        if card is None:
            raise BadData("position_unknown_card", place=path, found=excerpt(text), near=self.lexicon.near(text))
        if card.family not in families:
            raise BadData("position_wrong_zone", place=path, card=card.id)
        return card.id

    def copies(self, entry: Written, families: Sequence[str]) -> list[str]:
        """An entry of a pile: a card, or ``3 NE-C01`` for copies that lie one behind the other."""
        count, name = ("1", entry.value) if self.lexicon.card(entry.value) is not None else counted_entry(entry.value)
        if not (count.isdecimal() and len(count) <= 3):
            count, name = "1", entry.value
        return [self.card(entry.path, name.strip('" '), families)] * int(count)

    def piece_id(self, path: str, text: str) -> str:
        """A public id, checked for its form."""
        if text and not PIECE.fullmatch(text):
            raise BadData("position_bad_id", place=path, found=excerpt(text))
        return text

    # -- one unit --------------------------------------------------------------------------------------------------

    def _unit(self, seat: int, place: Written) -> tuple[Unit, set[str]]:
        """A unit, and what is told of it."""
        found = _words(place)
        piece = self._own_id(seat, place, found)
        name: list[str] = []
        while found and not self._is_property(found[0]) and found[0].text.casefold() != "with":
            name.append(found.pop(0).text)
        unit = Unit(piece, self._named(place, name))
        unit.paid = self._cost(unit.card)
        self.written.append((seat, unit, place.path))
        told: set[str] = set()
        while found and found[0].text.casefold() != "with":
            text = found.pop(0).text
            field = self._property(unit, place, text)
            if field in told:
                raise BadData("position_unit_twice", place=place.path, found=excerpt(text))
            told.add(field)
        if found:
            self._fastened(seat, unit, place, found[1:])
        return unit, told

    def _named(self, place: Written, name: list[str]) -> str:
        """The card of a unit. Where only the first words are a card, the next one is misspelt, not the card."""
        for count in range(len(name) - 1, 0, -1):
            if self.lexicon.card(" ".join(name)) is None and self.lexicon.card(" ".join(name[:count])) is not None:
                raise _bad_unit(place, name[count])
        return self.card(place.path, " ".join(name), ("unit",))

    def _cost(self, card: str) -> int:
        """What is paid for a card unless it is written: the printed cost."""
        return self.lexicon.content.cards[card].cost

    @staticmethod
    def _is_property(token: Token) -> bool:
        word = token.text.casefold()
        known = word in LINES or word in ("ready", "committed") or any(shape.fullmatch(word) for shape in _SHAPES)
        return token.kind == "word" and known

    def _property(self, unit: Unit, place: Written, text: str) -> str:
        """One word about a unit; which field it tells."""
        word = text.casefold()
        counter, origin = _TOKEN.fullmatch(word), _ORIGIN.fullmatch(word)
        if word in LINES:
            unit.line = LINES[word]
            return "line"
        if word in ("ready", "committed"):
            unit.committed = word == "committed"
            return "ready"
        if (field := self._running(unit, place, word)) != "":
            return field
        if origin is not None:
            unit.origin = origin[1]
            return "origin"
        if counter is not None and counter[1] in TOKENS:
            unit.tokens = {**unit.tokens, counter[1]: int(counter[2])}
            return counter[1]
        raise _bad_unit(place, text)

    def _fastened(self, seat: int, unit: Unit, place: Written, found: Sequence[Token]) -> None:
        for part in parted(found, ","):
            attachment = Attachment(self._own_id(seat, place, part), "")
            self.written.append((seat, attachment, place.path))
            told = []
            while part and self._running(attachment, place, part[-1].text.casefold()):
                told.append(part.pop())
            attachment.card = self.card(place.path, joined_text(part), ("attachment",))
            if not any(_PAID.fullmatch(token.text.casefold()) for token in told):
                attachment.paid = self._cost(attachment.card)
            unit.attachments = [*unit.attachments, attachment]

    def _running(self, piece: Unit | Attachment, place: Written, word: str) -> str:
        """A word that tells for how much a piece came into play, or when: which of both; empty if it is another."""
        if (paid := _PAID.fullmatch(word)) is not None:
            piece.paid = int(paid[1])
            return "paid"
        if (entered := _ENTERED.fullmatch(word)) is None:
            return ""
        if any(int(entered[1]) == other.entered for _, other, _ in self.written):
            raise BadData("position_entered_twice", place=place.path, found=int(entered[1]))
        piece.entered = int(entered[1])
        return "entered"

    # -- ids and running numbers -----------------------------------------------------------------------------------

    def _own_id(self, seat: int, place: Written, found: list[Token]) -> str:
        """Takes the public id off the front of an entry, if it begins with one."""
        if found and found[0].kind == "word" and PIECE.fullmatch(found[0].text):
            return self._checked_id(seat, place.path, found.pop(0).text)
        return ""

    def _checked_id(self, seat: int, path: str, piece: str) -> str:
        if not PIECE.fullmatch(piece) or piece[0] != LETTERS[seat]:
            raise BadData("position_bad_id", place=path, found=excerpt(piece))
        if piece in self.places:
            raise BadData("position_id_twice", place=path, found=piece, other=self.places[piece])
        self.places[piece] = path
        return piece

    def number(self) -> None:
        """Give free ids and running numbers to pieces that have none, in the order of writing (WC-P20)."""
        state, entered = self.state, {piece.entered for _, piece, _ in self.written}
        for seat, piece, path in self.written:
            if not piece.id:
                piece.id = self._free_id(seat, path)
            if not piece.entered:
                free = range(1, len(self.written) + 1)
                piece.entered = next(number for number in free if number not in entered)
                entered.add(piece.entered)
            state.pieces[piece.id] = piece.card
        state.entered = max(entered, default=0)
        for seat, player in enumerate(state.players):
            player.issued = max([int(piece[1:]) for piece in self.places if piece[0] == LETTERS[seat]], default=0)

    def _free_id(self, seat: int, path: str) -> str:
        number = 1
        while f"{LETTERS[seat]}{number}" in self.places:
            number += 1
        piece = f"{LETTERS[seat]}{number}"
        self.places[piece] = path
        return piece


def _bad_unit(place: Written, text: str) -> BadData:
    """The fault of a word that says nothing of a unit."""
    return BadData("position_bad_unit", place=place.path, found=excerpt(text), near=nearest_name(text, _WORDS))


def _words(place: Written) -> list[Token]:
    """The tokens of an entry; ``=`` binds as ``:`` does, so that ``paid=4`` is one word."""
    try:
        return GRAMMAR.tokens(re.sub(r"\b(paid|entered|from)=", r"\1:", place.value))
    except BadNotation as bad:
        raise BadData("position_bad_unit", place=place.path, found=place.text, near=NO_SUGGESTION) from bad
