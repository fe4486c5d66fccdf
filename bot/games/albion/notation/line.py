"""One line of Powers of Albion, taken apart: pawns, paths, tokens, and names with blanks in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from bot.engine.errors import BadNotation
from bot.engine.notation.line import Words, whole_number
from bot.engine.notation.words import Token, excerpt, folded, joined_text, parted, phrases
from bot.games.albion.board import Board
from bot.games.albion.items import words
from bot.games.albion.notation.words import Lexicon
from bot.games.albion.state import PawnItems

T = TypeVar("T")
_CODE = re.compile(r"(?:([1-9])\.)?([1-9])")
STAY, ABANDON, THEN, JOIN, NONE, NOTHING = "stay", "abandon", "then", "join", "none", "nothing"


class AlbionLine(Words):
    """A line of this game. Names may hold blanks, quoted or not; they are known in every language."""

    phrased = ("give", "get", "with")

    def __init__(
        self, lexicon: Lexicon, board: Board, seat: int | None, verb: str, tokens: list[Token], clause: str = ""
    ) -> None:
        super().__init__(verb, tokens, clause)
        self.lexicon = lexicon
        self.board = board
        self.seat = seat

    def part(self, tokens: list[Token]) -> AlbionLine:
        """A piece of the line, read by itself."""
        return AlbionLine(self.lexicon, self.board, self.seat, self.verb, tokens, self.clause)

    def parts(self) -> list[AlbionLine]:
        """What stands between slashes."""
        tokens, self.words = self.words, []
        return [self.part(one) for one in parted(tokens, "/") if one]

    def of_pawns(self, read: Callable[[AlbionLine, str], T]) -> tuple[T, ...]:
        """``1: ... / 2.3: ...``: what is said of each pawn, in the order of the line (AL-6.8)."""
        found: list[T] = []
        for one in self.parts():
            if len(one.words) < 2 or one.words[1].kind != ":":
                raise BadNotation("pawn_first", self.clause, verb=self.verb, given=excerpt(joined_text(one.words)))
            pawn = one.pawn("pawn")
            one.words.pop(0)
            found.append(read(one, pawn))
            one.end()
        if not found:
            raise self.missing("pawn")
        return tuple(found)

    # -- pawns and hexes -----------------------------------------------------------------------------------------

    def pawn(self, field: str) -> str:
        """The next word as a pawn: ``2.3``, ``3`` of a player's only group, or its knight's name."""
        return self.pawn_called(self.word(field))

    def pawn_called(self, text: str) -> str:
        """A pawn in play, those out of the game too: what became of one is said by the rules."""
        pawns = [one for one in self.board.state.knights.values() if one.pawn]
        written = _CODE.fullmatch(text)
        if written is None:
            # By a name only where the player may know whose pawn it is (AL-H8).
            name = self.lexicon.found("knight", text)
            codes = [one.code for one in pawns if one.id == name and (one.revealed or one.seat == self.seat)]
        else:
            wanted = f"{written[1] or self._only_group(text)}.{written[2]}"
            codes = [one.code for one in pawns if one.code == wanted]
        if not codes:
            known = tuple(sorted(one.code for one in pawns))
            raise BadNotation("unknown_pawn", self.clause, given=excerpt(text), known=known)
        return codes[0]

    def _only_group(self, text: str) -> str:
        groups = () if self.seat is None else self.board.seat(self.seat).groups
        if len(groups) != 1:
            raise BadNotation("pawn_of_which_group", self.clause, given=text, groups=groups, some=bool(groups))
        return str(groups[0])

    def hexes(self) -> tuple[str, ...]:
        """All that is left as a path: ``C14-D14-E14``."""
        return tuple([self.lexicon.one("hex", "hex", one, "AL-6.2") for one in self.rest("path").split("-")])

    # -- tokens --------------------------------------------------------------------------------------------------

    def kind(self, text: str, field: str, also: tuple[str, ...] = ()) -> str:
        """What a token is called: its kind, ``object`` or ``object.2``, or one of some words."""
        plain = folded(text)
        return (
            plain if plain in also or words.place(plain) >= 0 else self.lexicon.one("token", field, text, self.clause)
        )

    def kinds(self, key: str) -> tuple[str, ...]:
        """``give=sword,object``."""
        return tuple([self.kind(text, key) for text in self.take_all(key) or ()])

    def named(self, kind: str, field: str) -> str:
        """All words that are left, as one name."""
        return self.lexicon.one(kind, field, self.rest(field), self.clause)

    def next_named(self, kind: str, field: str) -> str:
        """The longest name that the next words make."""
        for count in range(min(len(self.words), self.lexicon.longest), 0, -1):
            id_ = self.lexicon.found(kind, joined_text(self.words[:count]))
            if id_:
                self.words = self.words[count:]
                return id_
        return self.lexicon.one(kind, field, self.word(field), self.clause)

    def all_named(self, kind: str, field: str) -> Iterator[str]:
        """The names that all words left make, with commas between them or not."""
        self.words = [one for one in self.words if one.kind != ","]
        while self.words:
            yield self.next_named(kind, field)

    def items(self, pawn: str) -> PawnItems:
        """``take boat, leave axe, sword``, ``leave nothing``: what is left as wishes for phase 2 (AL-D5)."""
        said: dict[str, list[str]] = {}
        verb = ""
        for text in phrases(self.words):
            first, _, rest = text.partition(" ")
            if first.casefold() in ("take", "leave"):
                verb, text = first.casefold(), rest
            if not verb:
                raise BadNotation("take_or_leave", "AL-D5", given=excerpt(text))
            wishes = said.setdefault(verb, [])
            if folded(text) != NOTHING:
                wishes.append(self.kind(text, verb, words.TAKE if verb == "take" else words.LEAVE))
        self.words = []
        return PawnItems(pawn, tuple(said.get("leave", ())), tuple(said.get("take", ())))

    def price(self, text: str) -> int:
        """A number of Treasury points."""
        return whole_number("price", text, 0, 999, self.clause)
