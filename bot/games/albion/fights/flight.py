"""Flight from a fight (AL-18, AL-19.12 to AL-19.14)."""

from __future__ import annotations

from bot.games.albion.board import Board
from bot.games.albion.play import Play
from bot.games.albion.state import Knight


def may_flee(b: Board, knight: Knight) -> bool:
    """Whether he may try at all (AL-18.1, AL-18.5, AL-19.12, AL-19.13)."""
    raise NotImplementedError


def hexes(b: Board, knight: Knight) -> list[str]:
    """The legal end hexes at this moment, the default first (AL-18.2 to AL-18.8)."""
    raise NotImplementedError


async def flee(p: Play, knight: Knight) -> None:
    """The attempt (AL-18)."""
    raise NotImplementedError
