"""Fights with creatures that a space or a card names, and the instructions of the Inner Region (TA-14:6)."""

from __future__ import annotations

from typing import Any

from bot.games.talisman.content.ops import DiceDuel, EvadeOp, FightMod, FightOp, FightSeries, MayGoOn
from bot.games.talisman.effects.running import EffectRun, operation
from bot.games.talisman.effects.sparing import dice_left
from bot.games.talisman.fights import fighting
from bot.games.talisman.state import Side


async def _fight(d: EffectRun, op: FightOp | FightSeries, value: int) -> fighting.Result:
    foe = Side(name=(op.name, op.name_pl, op.name_cs), kinds=(op.creature,))
    inner = d.p.region(d.seat) == "inner"
    return await fighting.fight_creature(d.p, d.seat, op.kind, foe, value, inner=inner)


@operation(FightOp)
async def fight(d: EffectRun, op: FightOp) -> bool:
    """After a win the next operation follows; so it does where the creature was evaded (TA-18:3)."""
    result = await _fight(d, op, await _value(d, op))
    if result == "won" and op.gate:
        await d.run((MayGoOn(),))
    return result in ("won", "evaded")


async def _value(d: EffectRun, op: FightOp) -> int:
    """Printed, rolled, or what it was when the character met it first (TA-14:6 g)."""
    if op.value_dice is None:
        return op.value or 0
    value = d.hero.werewolf if op.remember else 0
    if not value:
        value = await d.p.die("creature", d.seat, dice_left(d.p, d.seat, d.source.card, op.value_dice))
        d.p.say("creature_rolled", seat=d.seat, **_named(op), number=value)
    if op.remember:
        d.hero.werewolf = value
    return value


def _named(op: FightOp | FightSeries) -> dict[str, Any]:
    return {"creature": op.name, "creature_pl": op.name_pl, "creature_cs": op.name_cs}


@operation(FightSeries)
async def fight_series(d: EffectRun, op: FightSeries) -> bool:
    """As many as were rolled, one after another; those that are left wait, without a new roll (TA-14:6 f)."""
    hero = d.hero
    if not hero.pitfiends:
        hero.pitfiends = await d.p.die("series", d.seat, dice_left(d.p, d.seat, d.source.card, op.dice))
        d.p.say("series_rolled", seat=d.seat, **_named(op), number=hero.pitfiends)
    while hero.pitfiends:
        if await _fight(d, op, op.value) not in ("won", "evaded"):
            return False
        hero.pitfiends -= 1
    return await d.run((MayGoOn(),))


@operation(DiceDuel)
async def dice_duel(d: EffectRun, op: DiceDuel) -> bool:
    """No fight: only the dice decide (TA-14:6 e, 14:15)."""
    own = await d.p.die("duel_own", d.seat, dice_left(d.p, d.seat, d.source.card, op.dice))
    other = await d.p.die("duel_other", d.seat, op.dice)
    d.p.say("duel_rolled", seat=d.seat, card=d.source.card, own=own, foe=other)
    if own < other:
        return await d.run(op.lose)
    return await d.run((MayGoOn(),)) if own > other and op.gate else True


@operation(EvadeOp)
async def evade(d: EffectRun, op: EvadeOp) -> None:
    """The fight or theft at hand (TA-18:6)."""
    if d.p.outcomes:
        d.p.outcomes[-1].evaded = True


@operation(FightMod)
async def fight_mod(d: EffectRun, op: FightMod) -> None:
    """Changes a side of the fight at hand: that of the caster or user, or the other one."""
    fighting.change_fight(d.p, d.seat, op, d.source.card, d.source.target)
