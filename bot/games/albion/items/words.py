"""What a player says of tokens in phase 2: kinds, and words for what he does not know or does not want to list."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.albion import sealing
from bot.games.albion.board import Board
from bot.games.albion.play import Play
from bot.games.albion.state import PawnItems, Token

ALL, OBJECTS, BETTER, OBJECT = "all", "objects", "better", "object"
LEAVE = (ALL,)
TAKE = (ALL, OBJECTS, BETTER)


def demand_known(p: Play, seat: int, items: Sequence[PawnItems]) -> None:
    """Own pawns, words that there are. Whether they fit what lies there is seen when the phase has come (AL-D2)."""
    sealing.own(p, seat, [one.pawn for one in items])
    for one in items:
        for word in one.leave:
            demand_word(p, word, LEAVE)
        for word in one.take:
            if place(word) < 0:
                demand_word(p, word, TAKE)


def demand_word(p: Play, word: str, more: Sequence[str] = ()) -> None:
    """A kind of token, or one of some other words."""
    if word not in p.content.gear and word not in more:
        p.refuse("no_such_token", "AL-8.1", given=word)


def place(word: str) -> int:
    """Of ``object.2`` 2, of ``object`` 0: the first; -1: another word."""
    name, dot, number = word.partition(".")
    if name != OBJECT or (dot and not (number.isascii() and number.isdigit() and number[0] != "0")):
        return -1
    return int(number) if dot else 0


def unseen(b: Board, seat: int, label: str) -> list[Token]:
    """The face-down tokens on a hex that a seat does not know: what ``object`` speaks of, in their order."""
    return [one for one in b.lies(label) if not knows(one, seat)]


def knows(token: Token, seat: int | None) -> bool:
    """True if a seat knows what a lying token is (AL-H12)."""
    return not token.face_down or seat in token.known
