"""Who has taken face-down tokens sees them and may put them back (AL-8.9 step 4)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.play import Play


def to_look(b: Board) -> list[int]:
    """The seats that have taken face-down tokens and not yet ended their look."""
    raise NotImplementedError


async def look(p: Play, seat: int, action: act.Look) -> None:
    """Leave some; then the limits are checked (AL-4.14)."""
    raise NotImplementedError


async def carry_out(p: Play) -> None:
    """All have looked, or their time is over: limits hold, last taken back first; counts are told; then phase 3."""
    raise NotImplementedError
