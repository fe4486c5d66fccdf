"""One line of notation, taken apart word by word. Whatever is wrong is refused with the field and the fact."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import BadNotation
from bot.games.warcry.board import Board
from bot.games.warcry.cards.cards import Card
from bot.games.warcry.course.tactics import KIND_OF_TYPE, find_ability, own_pieces, users
from bot.games.warcry.course.targets import best_mode
from bot.games.warcry.notation.words import PIECE, Keyed, Lexicon, Token, cut, shown, tokens
from bot.games.warcry.state import LETTERS, State

KEPT = ("battle", "reserve", "discard")
"""What becomes of a unit at the clean-up (WC-12.2, WC-12.3)."""


class Line:
    """The words of a line after its verb; each reading takes them away, and ``end`` demands that none is left."""

    def __init__(self, lexicon: Lexicon, state: State, seat: int | None, verb: str, rest: str) -> None:
        self.lexicon = lexicon
        self.state = state
        self.seat = seat
        self.verb = verb
        self.given = rest.strip()
        parts = cut(tokens(rest))
        self.words: list[Token] = list(parts.words)
        self.keyed: list[Keyed] = list(parts.keyed)
        for number, part in enumerate(self.keyed):
            if any(part.key == earlier.key for earlier in self.keyed[:number]):
                raise BadNotation("key_twice", verb=verb, name=shown(part.key))

    def end(self) -> None:
        """Nothing may be left over."""
        if self.keyed:
            raise BadNotation("unknown_key", verb=self.verb, name=shown(self.keyed[0].key))
        if self.words:
            raise BadNotation("too_many_words", verb=self.verb, given=shown(self.words[0].text))

    # -- keyed parts -----------------------------------------------------------------------------------------------

    def take(self, key: str) -> tuple[str, ...] | None:
        """The values of ``key=``, if it is there."""
        for part in self.keyed:
            if part.key == key:
                if part.sign != "=":
                    raise BadNotation("bad_value", field=key, given=part.sign, allowed=("=",))
                self.keyed.remove(part)
                return part.values
        return None

    def value(self, key: str) -> str:
        """The one value of a key, which may also stand as the last word."""
        values = self.take(key)
        if values is None:
            if not self.words:
                raise BadNotation("missing_field", verb=self.verb, field=key)
            return self.words.pop().text
        if len(values) != 1:
            raise BadNotation("one_value", verb=self.verb, field=key, count=len(values))
        return values[0]

    def last_word(self, key: str, allowed: Sequence[str]) -> str:
        """One of a few words, as ``key=word`` or as the last word."""
        text = self.value(key)
        if text.casefold() not in allowed:
            raise BadNotation("bad_value", field=key, given=shown(text), allowed=tuple(allowed))
        return text.casefold()

    def number(self, key: str, low: int, high: int, *, default: int) -> int:
        """A whole number given as ``key=``, or its default."""
        values = self.take(key)
        if values is None:
            return default
        text = values[0] if len(values) == 1 else ""
        if not (text.isascii() and text.isdigit() and len(text) <= 6 and low <= int(text) <= high):
            raise BadNotation("bad_number", field=key, given=shown(" ".join(values)), low=low, high=high)
        return int(text)

    def choices(self) -> tuple[str, ...]:
        """Choices given in advance: public ids in capitals, cards by id."""
        return tuple(self._choice(text) for text in self.take("choices") or ())

    def _choice(self, text: str) -> str:
        parts = [part.strip() for part in text.split("+")]
        return "+".join(self._choice_part(part) for part in parts)

    def _choice_part(self, part: str) -> str:
        card = self.lexicon.card(part)
        if card is not None:
            return card.id
        return part.upper() if PIECE.fullmatch(part.upper()) else part.casefold()

    def kept(self) -> dict[str, str]:
        """``A1=battle A2=reserve A4=discard``: units, and attachments with them, and what becomes of each."""
        keep: dict[str, str] = {}
        for part in list(self.keyed):
            piece = part.key.upper()
            text = part.values[0] if len(part.values) == 1 else ""
            if not PIECE.fullmatch(piece):
                raise BadNotation("bad_piece", field="unit", given=shown(part.key))
            if text.casefold() not in KEPT:
                raise BadNotation("bad_value", "WC-12.3", field=piece, given=shown(text), allowed=KEPT)
            keep[piece] = text.casefold()
            self.keyed.remove(part)
        return keep

    def letter(self, key: str) -> int:
        """A seat by its letter."""
        text = self.value(key)
        if text.upper() not in tuple(LETTERS):
            raise BadNotation("bad_value", field=key, given=shown(text), allowed=tuple(LETTERS))
        return LETTERS.index(text.upper())

    # -- words -----------------------------------------------------------------------------------------------------

    def unit(self, key: str) -> str:
        """A public id, as ``key=`` or as the next word."""
        values = self.take(key)
        if values is not None:
            return self._piece(key, values[0] if len(values) == 1 else " ".join(values))
        return self.piece(key)

    def optional_unit(self, key: str) -> str:
        """A public id given as ``key=``, or nothing."""
        values = self.take(key)
        return "" if values is None else self._piece(key, " ".join(values))

    def piece(self, field: str) -> str:
        """The next word as a public id."""
        if not self.words:
            raise BadNotation("missing_field", verb=self.verb, field=field)
        return self._piece(field, self.words.pop(0).text)

    def _piece(self, field: str, text: str) -> str:
        if not PIECE.fullmatch(text.upper()):
            raise BadNotation("bad_piece", field=field, given=shown(text))
        return text.upper()

    def two_units(self, first: str, second: str) -> tuple[str, str]:
        """``A1 -> B3``; the arrow may be left out."""
        one = self.piece(first)
        if self.words and self.words[0].kind == "->":
            self.words.pop(0)
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
            raise BadNotation("missing_field", verb=self.verb, field=field)
        for count in range(len(self.words), 0, -1):
            card = self.lexicon.card(" ".join(word.text for word in self.words[:count]))
            if card is not None:
                del self.words[:count]
                return card
        return self.lexicon.named_card(self.words[0].text, field)

    def rest_of_words(self, field: str) -> str:
        """All words left, as one text."""
        if not self.words:
            raise BadNotation("missing_field", verb=self.verb, field=field)
        text = " ".join(word.text for word in self.words)
        self.words = []
        self.end()
        return text

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
        given = self.number("ability", 1, 9, default=0)
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
