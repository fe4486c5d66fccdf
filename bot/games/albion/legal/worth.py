"""What a greedy player thinks of an action."""

from __future__ import annotations

from bot.games.albion.actions import Action
from bot.games.albion.board import Board


def worth(b: Board, seat: int, action: Action) -> int:
    """Higher is better; reads nothing that the seat may not know."""
    raise NotImplementedError
