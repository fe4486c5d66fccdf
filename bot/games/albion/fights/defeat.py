"""Defeat, elimination, ransom, capitulation (AL-16)."""

from __future__ import annotations

from bot.games.albion.play import Play
from bot.games.albion.state import Knight


async def check(p: Play, victor: Knight | None) -> None:
    """Looks at every knight of the fight: eliminated, defeated (AL-16.1, AL-16.2); settles ransom with the

    victor's player (AL-16.4 to AL-16.8, AL-16.16).
    """
    raise NotImplementedError


def eliminate(p: Play, knight: Knight) -> None:
    """Out of the game; his tokens stay on his hex (AL-16.2, AL-16.8, AL-10.7)."""
    raise NotImplementedError


async def capitulate(p: Play, knight: Knight, price: int, target: Knight) -> bool:
    """The offer and its answer (AL-16.9 to AL-16.12, AL-19.17); returns whether it was agreed."""
    raise NotImplementedError
