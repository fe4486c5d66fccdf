"""Declarations, and the fights they make (AL-11)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.play import Play


def with_enemies(b: Board) -> list[int]:
    """The seats with a knight next to an enemy pawn on land (AL-11.1)."""
    raise NotImplementedError


def to_declare(b: Board) -> list[int]:
    """Of these, who has not declared."""
    raise NotImplementedError


async def declare(p: Play, seat: int, action: act.Declare) -> None:
    """Note the declaration of a seat (AL-11.4, AL-12.9)."""
    raise NotImplementedError


async def reveal(p: Play) -> None:
    """All have declared: edges, joining, connected sets, their order (AL-11.5 to AL-11.8); then the fights or the

    end of the round.
    """
    raise NotImplementedError
