"""Ransom of an event, and the return to play (AL-10)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.play import Play
from bot.games.albion.state import Knight

RANSOMED = (6, 6, 0)
"""Strength, Power and damage of a ransomed knight (AL-10.5)."""


async def event_ransom(p: Play, knight: Knight) -> None:
    """A knight defeated by an event: ransom by 1d6, or out of the game (AL-10.1 to AL-10.3)."""
    raise NotImplementedError


def send_home(p: Play, knight: Knight, strength: int, power: int, damage: int) -> None:
    """A ransomed knight: his tokens stay on the hex, he returns at the end of the phase with these figures

    (AL-10.4 to AL-10.10, AL-16.10).
    """
    raise NotImplementedError


def place_returned(p: Play) -> None:
    """At the end of a phase: those ransomed in it are placed, in lead order, group, pawn (AL-10.8)."""
    raise NotImplementedError


async def choose(p: Play, seat: int, action: act.Return) -> None:
    """Attributes and equipment of a returned knight (AL-10.6, AL-10.7)."""
    raise NotImplementedError


def close(p: Play, knight: Knight) -> None:
    """His choice closes, with the default for what is missing (AL-10.11): when a fight with him or the next phase

    2 begins.
    """
    raise NotImplementedError
