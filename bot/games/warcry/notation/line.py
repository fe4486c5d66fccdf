"""One line of WarCry, taken apart word by word, with what the position tells of words that were left out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import BadNotation
from bot.engine.notation.line import Words, one_of
from bot.engine.notation.words import excerpt, joined_text
from bot.games.warcry.board import Board
from bot.games.warcry.cards.cards import Card
from bot.games.warcry.course.tactics import KIND_OF_TYPE, find_ability, own_pieces, users
from bot.games.warcry.notation.words import GRAMMAR, PIECE, Lexicon, piece_id
from bot.games.warcry.state import LETTERS, State
from bot.games.warcry.targets import best_mode

KEPT = ("battle", "reserve", "discard")
"""What becomes of a unit at the clean-up (WC-12.2, WC-12.3)."""


class CardLine(Words):
    """A line of WarCry: its words may be ids of pieces and names of cards."""

    phrased = ("choices",)

    def __init__(self, lexicon: Lexicon, state: State, seat: int | None, verb: str, rest: str) -> None:
        super().__init__(verb, GRAMMAR.tokens(rest))
        self.lexicon = lexicon
        self.state = state
        self.seat = seat
        self.given = rest.strip()

    # -- keyed parts -----------------------------------------------------------------------------------------------

    def last_of(self, key: str, allowed: Sequence[str]) -> str:
        """One of a few words, as ``key=word`` or as the last word."""
        return one_of(key, self.last(key), allowed)

    def choices(self) -> tuple[str, ...]:
        """Choices given in advance: public ids in capitals, cards by id."""
        return tuple(self._choice(text) for text in self.take_all("choices") or ())

    def _choice(self, text: str) -> str:
        parts = [part.strip() for part in text.split("+")]
        return "+".join(self._choice_part(part) for part in parts)

    def _choice_part(self, part: str) -> str:
        card = self.lexicon.card(part)
        if card is not None:
            return card.id
        return part.upper() if PIECE.fullmatch(part.upper()) else part.casefold()

    def fates(self) -> dict[str, str]:
        """``A1=battle A2=reserve A4=discard``: units, and attachments with them, and what becomes of each."""
        fates: dict[str, str] = {}
        for key in list(self.keyed):
            piece, values = piece_id("unit", key), self.take_all(key) or ("",)
            fates[piece] = one_of(piece, values[0] if len(values) == 1 else "", KEPT, "WC-12.3")
        return fates

    def letter(self, key: str) -> int:
        """A seat by its letter."""
        text = self.last(key).upper()
        if text not in tuple(LETTERS):
            raise BadNotation("bad_value", field=key, given=excerpt(text), allowed=tuple(LETTERS))
        return LETTERS.index(text)

    # -- words -----------------------------------------------------------------------------------------------------

    def unit(self, key: str) -> str:
        """A public id, as ``key=`` or as the next word."""
        return self.optional_unit(key) or self.piece(key)

    def optional_unit(self, key: str) -> str:
        """A public id given as ``key=``, or nothing."""
        value = self.take(key)
        return "" if value is None else piece_id(key, value)

    def piece(self, field: str) -> str:
        """The next word as a public id."""
        return piece_id(field, self.word(field))

    def two_units(self, first: str, second: str) -> tuple[str, str]:
        """``A1 -> B3``; the arrow may be left out."""
        one = self.piece(first)
        if self.words and self.words[0].kind == "->":
            del self.words[0]
        return one, self.piece(second)

    def peek_card(self) -> Card:
        """The card that the words name, without taking them."""
        words = list(self.words)
        card = self._card("card")
        self.words = words
        return card

    def card(self, field: str) -> str:
        """The longest run of words that names a card; quotes are not needed."""
        return self._card(field).id

    def _card(self, field: str) -> Card:
        if not self.words:
            raise self.missing(field)
        for count in range(len(self.words), 0, -1):
            card = self.lexicon.card(joined_text(self.words[:count]))
            if card is not None:
                del self.words[:count]
                return card
        return self.lexicon.card_called(self.words[0].text, field)

    # -- what the position tells -----------------------------------------------------------------------------------

    def example(self) -> str:
        """A unit for the example in a refusal: one that the line names, else the player's first, else any."""
        own = [] if self.seat is None else [unit.id for unit in self.state.players[self.seat].units]
        named = [word for word in self.given.upper().split() if word in own]
        return [*named, *own, "A1"][0]

    def user_of(self, card_id: str) -> str:
        """The unit that uses a tactic card where ``by=`` was left out: the only one that could."""
        board = Board(self.lexicon.content, self.state)
        kind = KIND_OF_TYPE.get(board.card(card_id).type)
        if self.seat is None or kind is None:
            return ""
        if kind != "support":
            return board.fighter_id(self.seat)
        able = users(board, self.seat, kind)
        if len(able) == 1:
            return able[0].id
        if able:
            raise BadNotation("which_unit", "WC-R12", field="by", options=tuple(unit.id for unit in able))
        return ""

    def mode(self, unit: str, target: str, given: int) -> int:
        """The number of the Ranged Attack value used: 0 where there is only one, the best where none is named."""
        board = Board(self.lexicon.content, self.state)
        shooter, enemy = board.unit(unit), board.unit(target)
        if shooter is None or enemy is None:
            return given
        if len(board.printed_ranged(shooter)) == 1:
            return 0 if given == 1 else given
        return given or best_mode(board, shooter, enemy)

    def ability(self, piece: str, kinds: Sequence[str]) -> int:
        """The number of an ability; it may be left out where the card prints only one of the kind."""
        given = self.number("ability", 1, 9)
        if given or self.seat is None:
            return given
        board = Board(self.lexicon.content, self.state)
        for held, _ in own_pieces(board, self.seat):
            if held.id == piece:
                fitting = [a.index for a in board.card(held.card).playable if a.kind in kinds]
                if len(fitting) > 1:
                    raise BadNotation("which_ability", "WC-7.18", unit=piece, options=tuple(fitting))
                return fitting[0] if fitting else 0
        found = find_ability(board, self.seat, piece, 0)
        return found[2].index if found is not None else 0
