"""Chances of dice: strike, parry, dodge, spells, flight, expected damage. Tools, defaults and worth ask here."""

from __future__ import annotations

from bot.games.albion.board import Board
from bot.games.albion.content.figures import Version
from bot.games.albion.state import Fight, Knight


def at_most(need: int) -> int:
    """The chance in ten-thousandths that 3d6 show at most that much."""
    raise NotImplementedError


def strike(b: Board, attacker: Knight, target: Knight, fight: Fight | None) -> int:
    """The chance of a strike (AL-13.2)."""
    raise NotImplementedError


def parry(b: Board, defender: Knight, attacker: Knight, fight: Fight | None) -> int:
    """The chance of a parry; -1: not allowed (AL-13.5, AL-13.6)."""
    raise NotImplementedError


def dodge(b: Board, defender: Knight, attacker: Knight, fight: Fight | None) -> int:
    """The chance of a dodge (AL-13.7)."""
    raise NotImplementedError


def casting(b: Board, caster: Knight, spell: str, version: Version, target: Knight, fight: Fight | None) -> int:
    """The chance of a casting roll (AL-20.5, AL-21.6)."""
    raise NotImplementedError
