"""Who may attack whom next: duels and pairs (AL-12, AL-19.3 to AL-19.10)."""

from __future__ import annotations

from bot.games.albion.board import Board
from bot.games.albion.play import Play
from bot.games.albion.state import Knight


def gives(p: Play, holder: str, other: str) -> None:
    """The initiative between two knights goes to ``holder``; in a duel it is his turn. Offers may be made anew

    (AL-16.11).
    """
    raise NotImplementedError


def may_attack(b: Board, attacker: Knight) -> list[Knight]:
    """The enemies whom he may attack now (AL-12.4, AL-19.1, AL-19.5)."""
    raise NotImplementedError


def end_turn(p: Play, knight: Knight, acted: bool) -> None:
    """An action of AL-12.4 is done: count it, exhaustion, passes, the next in the order; ends the fight where it

    ends (AL-12.5 to AL-12.8, AL-19.16, AL-19.18).
    """
    raise NotImplementedError
