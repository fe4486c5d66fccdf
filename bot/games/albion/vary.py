"""Other states that look the same to a viewer, for tests of secrecy."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.albion.board import Board
from bot.games.albion.state import State


def vary(b: Board, seat: int | None, pick: Callable[[int], int]) -> State:
    """Another state that differs only in what the viewer may not know: identities, figures, tokens, sealed orders."""
    raise NotImplementedError
