"""One line of Talisman, taken apart word by word: seats, spaces, pieces, and names with blanks in them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine.errors import BadNotation
from bot.engine.notation.line import Words
from bot.engine.notation.words import excerpt, folded, joined_text, phrases, plain
from bot.games.talisman.board import Board
from bot.games.talisman.notation.words import GRAMMAR, LETTERS, PIECE, Lexicon
from bot.games.talisman.state import Piece

GOLD = "gold"
_SEAT = re.compile(r"seat ?([1-9])")
_GOLD = re.compile(r"([0-9]{1,3}) ?(?:gold|g)|gold ?([0-9]{1,3})")


class QuestLine(Words):
    """A line of Talisman. Names may hold blanks, quoted or not; they are known in every language."""

    phrased = ("target", "give", "get", "with", "source")

    def __init__(self, lexicon: Lexicon, board: Board, seat: int | None, verb: str, rest: str) -> None:
        super().__init__(verb, GRAMMAR.tokens(rest))
        self.lexicon = lexicon
        self.board = board
        self.seat = seat

    @property
    def given(self) -> str:
        """The words that are left."""
        return joined_text(self.words)

    def named(self, kind: str, field: str) -> str:
        """All words that are left, as a name."""
        return self.lexicon.one(kind, field, self.rest(field), self.clause)

    def several(self, field: str) -> tuple[str, ...]:
        """What is left, as names between commas."""
        if not self.words:
            raise self.missing(field)
        named, self.words = phrases(self.words), []
        return named

    # -- seats -----------------------------------------------------------------------------------------------------

    def seat_called(self, text: str) -> int | None:
        """A seat by its character, its letter, or ``seat2``."""
        ids = self.lexicon.found("character", text)
        for seat, entry in enumerate(self.board.state.seats):
            letter, number = LETTERS[seat], _SEAT.fullmatch(plain(text))
            if plain(text) == letter.casefold() or (number is not None and int(number[1]) == seat + 1):
                return seat
            if entry.hero is not None and entry.hero.character in ids:
                return seat
        return None

    def need_seat(self, field: str, text: str) -> int:
        """A seat, or a refusal that lists the characters in play."""
        seat = self.seat_called(text)
        if seat is None:
            there = tuple([self.board.hero(other).character for other in self.board.clockwise(0)])
            raise BadNotation("bad_seat", self.clause, field=field, given=excerpt(text), characters=there)
        return seat

    # -- pieces ----------------------------------------------------------------------------------------------------

    def own(self) -> list[Piece]:
        """What the player owns."""
        return [] if self.seat is None else self.owned_by(self.seat)

    def owned_by(self, seat: int) -> list[Piece]:
        """The Objects and Followers of a seat."""
        hero = self.board.state.seats[seat].hero
        return [] if hero is None else [*hero.objects, *hero.followers]

    def here(self) -> list[Piece]:
        """What lies where the player's character stands."""
        alive = self.seat is not None and self.board.alive(self.seat)
        return self.board.spot(self.board.hero(self.seat or 0).space).cards if alive else []

    def piece(self, field: str, text: str, among: Sequence[Piece], taken: Sequence[str] = ()) -> str:
        """A piece by its id or by the name of its card; of copies that are named again the next one is meant."""
        if PIECE.fullmatch(folded(text)):
            return folded(text)
        cards = self.lexicon.found("card", text)
        if not cards:
            raise self.lexicon.unknown(field, text, ("card",), self.clause)
        there = [one.id for one in among if one.card in cards and one.id not in taken]
        if not there:
            raise BadNotation("card_not_there", self.clause, field=field, card=cards[0])
        return there[0]

    def pieces(self, field: str, named: Sequence[str], among: Sequence[Piece]) -> tuple[str, ...]:
        """Several pieces, none twice."""
        found: list[str] = []
        for text in named:
            one = self.piece(field, text, among, found)
            if one in found:
                raise BadNotation("named_twice", self.clause, field=field, given=one)
            found.append(one)
        return tuple(found)

    def with_gold(self, key: str, among: Sequence[Piece]) -> tuple[tuple[str, ...], int]:
        """``give=c3,2gold``: pieces and an amount of gold."""
        gold, names = 0, []
        for text in self.take_all(key) or ():
            amount = _GOLD.fullmatch(folded(text))
            if amount is None:
                names.append(text)
            else:
                gold += int(amount[1] or amount[2])
        return self.pieces(key, names, among), gold

    def target(self) -> str:
        """``target=``, or what is left of the line: a character as the number of its seat, or a piece of the board."""
        text = self.take("target")
        if text is None:
            return ""
        seat = self.seat_called(text)
        return self.piece("target", text, self._everything()) if seat is None else str(seat)

    def _everything(self) -> list[Piece]:
        """What lies on the player's space, then on all others, then what everybody owns."""
        lying = [one for spot in self.board.state.spaces.values() for one in spot.cards]
        owned = [one for seat in self.board.clockwise() for one in self.owned_by(seat)]
        return [*self.here(), *lying, *owned]
