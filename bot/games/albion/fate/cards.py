"""Phase 3: fate cards (AL-9)."""

from __future__ import annotations

from bot.games.albion.play import Play
from bot.games.albion.state import Knight


async def read_all(p: Play) -> None:
    """For every pawn that crossed a border, in lead order, group, pawn; then declarations."""
    raise NotImplementedError


async def read(p: Play, knight: Knight) -> None:
    """One card: 2d6, its effect, defeat and elimination by it (AL-9.1 to AL-9.9). Also after a flight (AL-18.10)."""
    raise NotImplementedError
