"""Toads (TA-19): what becomes of a character's things, and how long it lasts. How they move: ``course.movement``."""

from __future__ import annotations

from bot.games.talisman import zones
from bot.games.talisman.play import Play
from bot.games.talisman.turn import turn_over


async def become_toad(p: Play, seat: int, turns: int) -> None:
    """Turn a character into a toad: what it drops, and that its turn ends if it is the active one (TA-19:1, 19:8)."""
    hero = p.hero(seat)
    if not hero.toad:
        hero.toad_strength = hero.toad_craft = 1
    hero.toad, hero.toad_new = turns, seat == p.active
    p.say("became_toad", seat=seat, turns=turns)
    zones.leave_all(p, seat)
    hero.grant = None
    if seat == p.active:
        fight = p.state.fight
        if fight is not None and p.side_of(fight, seat) is not None:
            fight.result = fight.result or "broken"
        turn_over(p)


async def end_toad(p: Play, seat: int) -> None:
    """The character is itself again (TA-19:7); its spells are counted now (TA-19:2)."""
    hero = p.hero(seat)
    if hero.toad:
        hero.toad, hero.toad_new, hero.toad_cast = 0, False, 0
        hero.toad_strength = hero.toad_craft = 1
        p.say("toad_no_more", seat=seat)
        await zones.settle_limits(p, seat)


async def count_toad(p: Play, seat: int) -> None:
    """At the end of each of its own turns (TA-19:7)."""
    hero = p.hero(seat)
    if hero.toad_new:
        hero.toad_new = False
    elif hero.toad == 1:
        await end_toad(p, seat)
    elif hero.toad:
        hero.toad -= 1
