"""Units, attachments and strategies of a position written by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import asdict

from bot.engine.errors import BadData, BadNotation
from bot.engine.handwritten import SeatNames, Written, bad_value, numbered
from bot.engine.notation.counting import counted_entry
from bot.engine.notation.words import NO_SUGGESTION, Token, excerpt, joined_text, nearest_name, parted
from bot.games.warcry.notation.position_tables import AttachmentTable, UnitTable
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
_ORIGIN = re.compile(r"from:(battle|reserve)")
_WORDS = (*LINES, *TOKENS, "ready", "committed", "with", "paid", "from")

Piece = Unit | Attachment | Strategy


class PieceReader:
    """Reads pieces into a state and gives numbers to those that have none."""

    def __init__(self, lexicon: Lexicon, state: State, seats: SeatNames) -> None:
        self.lexicon = lexicon
        self.state = state
        self.seats = seats
        self.written: list[tuple[int, Piece, str]] = []
        self.places: dict[str, str] = {}

    def units(self, seat: int, entries: Sequence[Written], line: str) -> None:
        """A list of units; ``line`` is that of the whole list, or empty."""
        for entry in entries:
            described = self._unit_in_words if isinstance(entry.value, str) else self._unit_of_table
            unit, told = described(seat, entry)
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

    def _unit_in_words(self, seat: int, place: Written) -> tuple[Unit, set[str]]:
        """A unit in words, and what is told of it."""
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
        shape = _TOKEN.fullmatch(word) or _PAID.fullmatch(word) or _ORIGIN.fullmatch(word)
        return token.kind == "word" and (word in LINES or word in ("ready", "committed") or shape is not None)

    def _property(self, unit: Unit, place: Written, text: str) -> str:
        """One word about a unit; which field it tells."""
        word = text.casefold()
        counter, paid, origin = _TOKEN.fullmatch(word), _PAID.fullmatch(word), _ORIGIN.fullmatch(word)
        if word in LINES:
            unit.line = LINES[word]
            return "line"
        if word in ("ready", "committed"):
            unit.committed = word == "committed"
            return "ready"
        if paid is not None:
            unit.paid = int(paid[1])
            return "paid"
        if origin is not None:
            unit.origin = origin[1]
            return "origin"
        if counter is not None and counter[1] in TOKENS:
            unit.tokens = {**unit.tokens, counter[1]: int(counter[2])}
            return counter[1]
        raise _bad_unit(place, text)

    def _fastened(self, seat: int, unit: Unit, place: Written, found: Sequence[Token]) -> None:
        for part in parted(found, ","):
            piece = self._own_id(seat, place, part)
            card = self.card(place.path, joined_text(part), ("attachment",))
            attachment = Attachment(piece, card, paid=self._cost(card))
            unit.attachments = [*unit.attachments, attachment]
            self.written.append((seat, attachment, place.path))

    def _unit_of_table(self, seat: int, place: Written) -> tuple[Unit, set[str]]:
        """A unit as a table, and what is told of it."""
        table: UnitTable = place.value
        unit = Unit(self._piece_id(seat, place, table), self._card_of(place, table, "unit"), origin=table.origin_line)
        if table.owner and self.seats.seat(f"{place.path}.owner", table.owner) != seat:
            raise bad_value(f"{place.path}.owner", table.owner, (*self.seats.names[seat : seat + 1], LETTERS[seat]))
        if table.line is not None:
            unit.line = LINES[table.line]
        unit.committed = table.ready is False
        unit.tokens = {name: number for name, number in asdict(table.tokens).items() if number is not None}
        self._running(seat, unit, place, table)
        for entry in numbered(f"{place.path}.attachments", table.attachments):
            self._attachment(seat, unit, entry)
        return unit, {"line"} if table.line is not None else set()

    def _attachment(self, seat: int, unit: Unit, place: Written) -> None:
        if isinstance(place.value, str):
            self._fastened(seat, unit, place, _words(place))
            return
        table: AttachmentTable = place.value
        attachment = Attachment(self._piece_id(seat, place, table), self._card_of(place, table, "attachment"))
        self._running(seat, attachment, place, table)
        unit.attachments = [*unit.attachments, attachment]

    def _card_of(self, place: Written, table: AttachmentTable, family: str) -> str:
        return self.card(f"{place.path}.card_id", table.card_id, (family,))

    def _piece_id(self, seat: int, place: Written, table: AttachmentTable) -> str:
        return self._checked_id(seat, f"{place.path}.id", table.id) if table.id else ""

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

    def _running(self, seat: int, piece: Unit | Attachment, place: Written, table: AttachmentTable) -> None:
        """When a piece came into play, and for how much."""
        piece.entered = table.entered or 0
        if piece.entered and any(other.entered == piece.entered for _, other, _ in self.written):
            raise BadData("position_entered_twice", place=place.path, found=piece.entered)
        piece.paid = self._cost(piece.card) if table.paid is None else table.paid
        self.written.append((seat, piece, place.path))

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
        return GRAMMAR.tokens(re.sub(r"\b(paid|from)=", r"\1:", place.value))
    except BadNotation as bad:
        raise BadData("position_bad_unit", place=place.path, found=place.text, near=NO_SUGGESTION) from bad
