"""Units, attachments and strategies of a position written by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine.errors import BadData, BadNotation
from bot.engine.handwritten import Place
from bot.engine.notation.words import Token, excerpt, nearest_name
from bot.engine.sheets import NO_SUGGESTION
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
_COUNTED = re.compile(r"([0-9]{1,3})[x×]? +(.+)")
_TOKEN = re.compile(r"([a-z]+)([+-][0-9]{1,2})")
_PAID = re.compile(r"paid:([0-9]{1,2})")
_ORIGIN = re.compile(r"from:(battle|reserve)")
_UNIT_KEYS = ("id", "card_id", "owner", "line", "ready", "attachments", "tokens", "origin_line", "entered", "paid")
_FASTENED_KEYS = ("id", "card_id", "entered", "paid")
_MOST_ENTERED = 100_000
_WORDS = (*LINES, *TOKENS, "ready", "committed", "with", "paid", "from")

Piece = Unit | Attachment | Strategy


class PieceReader:
    """Reads pieces into a state and gives numbers to those that have none."""

    def __init__(self, lexicon: Lexicon, state: State, names: Sequence[str]) -> None:
        self.lexicon = lexicon
        self.state = state
        self.names = tuple(names)
        self.read: list[tuple[int, Piece]] = []
        self.taken: dict[str, str] = {}

    def units(self, seat: int, place: Place, line: str) -> None:
        """A list of units; ``line`` is that of the whole list, or empty."""
        for entry in place.items():
            read = self._unit_table if isinstance(entry.value, dict) else self._unit_text
            unit, told = read(seat, entry)
            if line and "line" in told and unit.line != LINES[line]:
                raise BadData("position_unit_twice", place=entry.path, found=unit.line)
            if line:
                unit.line = LINES[line]
            self.state.players[seat].units.append(unit)

    def strategies(self, seat: int, place: Place) -> None:
        """A list of strategies in play."""
        for entry in place.items():
            found = _words(entry)
            piece = self._own_id(seat, entry, found)
            strategy = Strategy(piece, self.card(entry.path, " ".join(word.text for word in found), ("action",)))
            if self.lexicon.content.cards[strategy.card].type != "strategy":
                raise BadData("position_wrong_zone", place=entry.path, card=strategy.card)
            self.state.players[seat].strategies.append(strategy)
            self._note(seat, strategy)

    def card(self, path: str, text: str, families: Sequence[str]) -> str:
        """A card's id, from id or name; refused in a zone where such a card cannot lie (WC-1.5)."""
        card = self.lexicon.card(text)
        if card is None:
            raise BadData("position_unknown_card", place=path, found=excerpt(text), near=self.lexicon.near(text))
        if card.family not in families:
            raise BadData("position_wrong_zone", place=path, card=card.id)
        return card.id

    def copies(self, place: Place, families: Sequence[str]) -> list[str]:
        """An entry of a pile: a card, or ``3 NE-C01`` for copies that lie one behind the other."""
        text = place.text()
        match = _COUNTED.fullmatch(text)
        if match is None or self.lexicon.card(text) is not None:
            return [self.card(place.path, text.strip('"'), families)]
        return [self.card(place.path, match[2].strip('"'), families)] * int(match[1])

    def piece_id(self, place: Place) -> str:
        """A public id, checked for its form."""
        text = place.text()
        if text and not PIECE.fullmatch(text):
            raise BadData("position_bad_id", place=place.path, found=excerpt(text))
        return text

    # -- one unit --------------------------------------------------------------------------------------------------

    def _unit_text(self, seat: int, place: Place) -> tuple[Unit, set[str]]:
        """A unit in words, and what is told of it."""
        found = _words(place)
        piece = self._own_id(seat, place, found)
        name: list[str] = []
        while found and not self._is_property(found[0]) and found[0].text.casefold() != "with":
            name.append(found.pop(0).text)
        unit = Unit(piece, self._named(place, name))
        unit.paid = self._cost(unit.card)
        self._note(seat, unit)
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

    def _named(self, place: Place, name: list[str]) -> str:
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

    def _property(self, unit: Unit, place: Place, text: str) -> str:
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

    def _fastened(self, seat: int, unit: Unit, place: Place, found: Sequence[Token]) -> None:
        parts: list[list[Token]] = [[]]
        for token in found:
            if token.kind == ",":
                parts.append([])
            else:
                parts[-1].append(token)
        for part in parts:
            piece = self._own_id(seat, place, part)
            card = self.card(place.path, " ".join(token.text for token in part), ("attachment",))
            attachment = Attachment(piece, card, paid=self._cost(card))
            unit.attachments = [*unit.attachments, attachment]
            self._note(seat, attachment)

    def _unit_table(self, seat: int, place: Place) -> tuple[Unit, set[str]]:
        """A unit as a table, and what is told of it."""
        place.only(_UNIT_KEYS)
        unit = Unit(self._table_id(seat, place), self._table_card(place, "unit"))
        unit.paid = self._cost(unit.card)
        if "owner" in place:
            place.at("owner").one_of((*self.names[seat : seat + 1], LETTERS[seat]))
        if "line" in place:
            unit.line = LINES[place.at("line").one_of(tuple(LINES))]
        if "ready" in place:
            unit.committed = not place.at("ready").truth()
        if "origin_line" in place:
            unit.origin = place.at("origin_line").one_of(("", "battle", "reserve"))
        if "tokens" in place:
            counters = place.at("tokens")
            counters.only(TOKENS)
            unit.tokens = {key: counters.at(key).number(-99, 99) for key in counters.names()}
        self._note(seat, unit)
        self._running(unit, place)
        for entry in place.at("attachments").items() if "attachments" in place else ():
            self._attachment(seat, unit, entry)
        return unit, set(place.names())

    def _attachment(self, seat: int, unit: Unit, place: Place) -> None:
        if not isinstance(place.value, dict):
            self._fastened(seat, unit, place, _words(place))
            return
        place.only(_FASTENED_KEYS)
        attachment = Attachment(self._table_id(seat, place), self._table_card(place, "attachment"))
        attachment.paid = self._cost(attachment.card)
        self._running(attachment, place)
        unit.attachments = [*unit.attachments, attachment]
        self._note(seat, attachment)

    def _table_card(self, place: Place, family: str) -> str:
        if "card_id" not in place:
            raise BadData("position_missing_key", place=place.path, name="card_id")
        return self.card(place.at("card_id").path, place.at("card_id").text(), (family,))

    def _table_id(self, seat: int, place: Place) -> str:
        if "id" not in place:
            return ""
        piece = place.at("id")
        return self._checked_id(seat, piece.path, piece.text())

    # -- ids and running numbers -----------------------------------------------------------------------------------

    def _own_id(self, seat: int, place: Place, found: list[Token]) -> str:
        """Takes the public id off the front of an entry, if it begins with one."""
        if found and found[0].kind == "word" and PIECE.fullmatch(found[0].text):
            return self._checked_id(seat, place.path, found.pop(0).text)
        return ""

    def _checked_id(self, seat: int, path: str, piece: str) -> str:
        if not PIECE.fullmatch(piece) or piece[0] != LETTERS[seat]:
            raise BadData("position_bad_id", place=path, found=excerpt(piece))
        if piece in self.taken:
            raise BadData("position_id_twice", place=path, found=piece, other=self.taken[piece])
        self.taken[piece] = path
        return piece

    def _running(self, piece: Unit | Attachment, place: Place) -> None:
        """When a piece came into play, and for how much."""
        if "entered" in place:
            piece.entered = place.at("entered").number(1, _MOST_ENTERED)
            if any(other is not piece and other.entered == piece.entered for _, other in self.read):
                raise BadData("position_entered_twice", place=place.path, found=piece.entered)
        if "paid" in place:
            piece.paid = place.at("paid").number(0, 99)

    def _note(self, seat: int, piece: Piece) -> None:
        self.read.append((seat, piece))

    def number(self) -> None:
        """Give free ids and running numbers to pieces that have none, in the order of writing (WC-P20)."""
        state, entered = self.state, {piece.entered for _, piece in self.read}
        for seat, piece in self.read:
            if not piece.id:
                piece.id = self._free_id(seat)
            if not piece.entered:
                piece.entered = next(number for number in range(1, len(self.read) + 1) if number not in entered)
                entered.add(piece.entered)
            state.pieces[piece.id] = piece.card
        state.entered = max(entered, default=0)
        for seat, player in enumerate(state.players):
            player.issued = max([int(piece[1:]) for piece in self.taken if piece[0] == LETTERS[seat]], default=0)

    def _free_id(self, seat: int) -> str:
        number = 1
        while f"{LETTERS[seat]}{number}" in self.taken:
            number += 1
        piece = f"{LETTERS[seat]}{number}"
        self.taken[piece] = ""
        return piece


def _bad_unit(place: Place, text: str) -> BadData:
    """The fault of a word that says nothing of a unit."""
    return BadData("position_bad_unit", place=place.path, found=excerpt(text), near=nearest_name(excerpt(text), _WORDS))


def _words(place: Place) -> list[Token]:
    """The tokens of an entry; ``=`` binds as ``:`` does, so that ``paid=4`` is one word."""
    try:
        return GRAMMAR.tokens(re.sub(r"\b(paid|from)=", r"\1:", place.text()))
    except BadNotation as bad:
        raise BadData("position_bad_unit", place=place.path, found=place.shown(), near=NO_SUGGESTION) from bad
