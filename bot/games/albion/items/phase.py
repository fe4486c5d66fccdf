"""Phase 2: leaving, exchange, taking (AL-8)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.play import Play


def with_something(b: Board) -> list[int]:
    """The seats with a token or partner in reach, by what everybody can see (AL-D8)."""
    raise NotImplementedError


def to_say(b: Board) -> list[int]:
    """Of these, who has not said his, or not answered an offer."""
    raise NotImplementedError


async def seal(p: Play, seat: int, action: act.SealItems) -> None:
    """Note what the pawns of a seat leave and take."""
    raise NotImplementedError


async def carry_out(p: Play) -> None:
    """Leave, exchange, take (AL-8.9); then the second look, or phase 3 after the look for a winner."""
    raise NotImplementedError
