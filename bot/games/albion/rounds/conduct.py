"""Withdrawal, time limits, players who stay away (AL-25)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.play import Play


async def concede(p: Play, seat: int, action: act.Concede | act.Remove) -> None:
    """A player withdraws (AL-25.2, AL-25.8, AL-25.9)."""
    raise NotImplementedError


async def time_out(p: Play, seat: int) -> None:
    """The default of where the game stands; three windows missed in a row: standing orders only (AL-25.5,

    AL-25.6).
    """
    raise NotImplementedError


def came_back(p: Play, seat: int) -> None:
    """A seat acts: it is waited for again (AL-25.6)."""
    raise NotImplementedError
