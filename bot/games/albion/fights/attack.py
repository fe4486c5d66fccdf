"""A strike and what follows: defence, damage, drops, unhorsing (AL-13 to AL-15)."""

from __future__ import annotations

from bot.games.albion.play import Play
from bot.games.albion.state import Knight


async def strike(p: Play, attacker: Knight, target: Knight) -> None:
    """The whole attack."""
    raise NotImplementedError


async def wound(p: Play, target: Knight, dice: int, armour: bool, by: Knight | None) -> int:
    """Damage dice, A where ``armour``, objects; returns the damage done (AL-13.10, AL-9.3, AL-21.6). The one home

    of wounds, also of spells and fate.
    """
    raise NotImplementedError


async def drop_weapon(p: Play, knight: Knight, breaking: bool) -> None:
    """The weapon in use falls on his hex; with ``breaking`` the breaking roll (AL-14)."""
    raise NotImplementedError


def unhorse(p: Play, knight: Knight) -> None:
    """The horse stays on his hex, a heavy lance falls (AL-15.6, AL-15.7)."""
    raise NotImplementedError
