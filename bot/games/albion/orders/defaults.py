"""What is done at a deadline (AL-D6 to AL-D22)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.state import Knight


def default_action(b: Board, seat: int) -> act.Action:
    """What a seat that says nothing does where the game stands."""
    raise NotImplementedError


def turn(b: Board, knight: Knight) -> act.Turn:
    """AL-D17 without orders: strike if possible, else change or pick up, else pass."""
    raise NotImplementedError


def defence(b: Board, knight: Knight, attacker: Knight) -> str:
    """AL-D18 without orders: the better chance of parry and dodge; equal: parry."""
    raise NotImplementedError
