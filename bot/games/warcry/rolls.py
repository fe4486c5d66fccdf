"""Rolls that reactions may change: combat rolls and tests (WC-2.12 to WC-2.17)."""

from __future__ import annotations

from bot.games.warcry import zones
from bot.games.warcry.board import piece_facts
from bot.games.warcry.play import Box, Play, Trigger
from bot.games.warcry.state import Unit, seat_of


async def combat_roll(p: Play, unit: Unit) -> int:
    """A combat roll and the reactions to it; 0 if there is no card to turn (WC-2.15)."""
    return await _changeable(p, unit, "combat", "combat_roll") or 0


async def passes(p: Play, unit: Unit, stat: str) -> bool:
    """A leadership or strength test against the current value (WC-2.12, WC-2.13); without a card it fails (WC-2.15)."""
    seat = seat_of(unit.id)
    result = await _changeable(p, unit, f"{stat}_test", "test_rolled")
    value = p.leadership(unit) if stat == "leadership" else p.strength(unit)
    passed = result is not None and result <= value
    p.say("tested", seat=seat, stat=stat, value=value, passed=passed, **piece_facts("unit", unit))
    return passed


async def _changeable(p: Play, unit: Unit, purpose: str, trigger: str) -> int | None:
    seat = seat_of(unit.id)
    value = await zones.roll(p, seat, purpose, unit)
    if value is None:
        return None
    box = Box(value)
    await p.react(Trigger(trigger, seat, unit.id, roll=box, purpose=purpose, roller=seat))
    return box.value
