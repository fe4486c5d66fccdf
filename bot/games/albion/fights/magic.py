"""Spells in fights (AL-20)."""

from __future__ import annotations

from bot.games.albion.board import Board
from bot.games.albion.content.figures import Use, Version
from bot.games.albion.play import Play
from bot.games.albion.state import Knight


def spells(b: Board, caster: Knight, use: Use, target: Knight) -> list[tuple[str, Version]]:
    """The spells and versions that he may cast now."""
    raise NotImplementedError


async def attack_spell(p: Play, caster: Knight, spell: str, version: Version, target: Knight) -> None:
    """Cast in place of a strike."""
    raise NotImplementedError


async def defence_spell(p: Play, caster: Knight, spell: str, version: Version, attacker: Knight) -> bool:
    """Cast in place of a parry or dodge; returns whether the strike is stopped."""
    raise NotImplementedError
