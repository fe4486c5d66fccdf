"""Phase 1: sealed orders of movement, carried out at once; or moves in seat order (AL-6, AL-7)."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.play import Play
from bot.games.albion.state import Knight


def to_order(b: Board) -> list[int]:
    """The seats whose orders are still missing; in mode ``seat_order`` the one that moves."""
    raise NotImplementedError


async def seal(p: Play, seat: int, action: act.SealOrders) -> None:
    """Note the orders of a seat: refused where a path cannot be walked on the empty map (unknown hex, no

    neighbour, terrain, allowance, border stop); in mode ``seat_order`` they are carried out (AL-6.15).
    """
    raise NotImplementedError


async def end_moves(p: Play, seat: int, action: act.EndMoves) -> None:
    """In mode ``seat_order``: the other pawns stay."""
    raise NotImplementedError


async def carry_out(p: Play) -> None:
    """All orders are in: carry them out pawn by pawn in lead order (AL-6.8); then phase 2."""
    raise NotImplementedError


def path_fault(b: Board, knight: Knight, path: tuple[str, ...]) -> No | None:
    """Why a path is no path for his transport and allowance, pawns ignored: key, clause, facts."""
    raise NotImplementedError
