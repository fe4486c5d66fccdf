"""Spells in fights (AL-20)."""

from __future__ import annotations

from typing import Any

from bot.games.albion import wounds
from bot.games.albion.board import Board
from bot.games.albion.content import effects as fx
from bot.games.albion.content.figures import Spell, SpellVersion, Use, Version
from bot.games.albion.fights import defeat, initiative, odds
from bot.games.albion.play import Play
from bot.games.albion.state import Fight, Knight


def spells(b: Board, fight: Fight, caster: Knight, use: Use, target: Knight) -> list[tuple[str, Version]]:
    """The spells and versions that he may cast now (AL-20.4, AL-20.19, AL-20.20)."""
    return [
        (spell.id, name)
        for spell in b.content.spells.values()
        if use in spell.use and not (spell.once_per_fight and once(caster, spell.id) in fight.once)
        for name, version in spell.version.items()
        if caster.start_power >= version.min_power and _has_target(b, fight, use, version.effect, target)
    ]


def once(caster: Knight, spell: str) -> str:
    """How a fight notes that he has cast a spell that is cast once."""
    return f"{caster.code} {spell}"


def _has_target(b: Board, fight: Fight, use: Use, effect: fx.Effect, target: Knight) -> bool:
    if isinstance(effect, fx.Unhorse):
        return b.mounted(target) or not effect.requires_mounted_target
    if isinstance(effect, fx.DropWeaponInUse):
        return use == "defence" or b.in_use(fight, target) is not None
    return True


async def attack_spell(p: Play, fight: Fight, caster: Knight, spell: str, version: Version, target: Knight) -> None:
    """Cast in place of a strike (AL-20.1, AL-20.14, AL-20.15)."""
    p.mark("spell", pawn=caster.code, target=target.code, defence=spell)
    worked = await _cast(p, fight, caster, p.content.spells[spell], version, target, "attack")
    keeps = version == "plus" and worked
    initiative.gives(p, fight, *((caster.code, target.code) if keeps else (target.code, caster.code)))
    await defeat.look(p, fight, caster)
    initiative.end_turn(p, fight, caster.code)


async def defence_spell(p: Play, fight: Fight, caster: Knight, spell: str, version: Version, attacker: Knight) -> bool:
    """Cast in place of a parry or dodge; whether the strike is stopped (AL-20.6 to AL-20.10)."""
    worked = await _cast(p, fight, caster, p.content.spells[spell], version, attacker, "defence")
    stopped = worked and _stops(p.content.spells[spell].version[version].effect)
    takes = version == "plus" and worked
    initiative.gives(p, fight, *((caster.code, attacker.code) if takes else (attacker.code, caster.code)))
    if p.state.last is not None:
        p.state.last.defence, p.state.last.result = spell, "stopped" if stopped else p.state.last.result
    return stopped


def _stops(effect: fx.Effect) -> bool:
    return isinstance(effect, fx.StopStrike) or (isinstance(effect, fx.DropWeaponInUse) and effect.stops_strike)


async def _cast(p: Play, fight: Fight, caster: Knight, spell: Spell, name: Version, target: Knight, use: Use) -> bool:
    """The casting roll, effect, backlash, cost, in this order of dice (AL-20.5, AL-20.11, AL-20.12)."""
    await p.t.reveal("casting")  # what an unseen object does shows from here on (AL-21.8)
    version = spell.version[name]
    if spell.once_per_fight:
        fight.once.append(once(caster, spell.id))
    power = odds.casting_power(p, caster, spell, name, target, use)
    for token in odds.objects_in_casting(p, caster, spell, name, target, use):
        holder = caster if token in caster.tokens else target
        wounds.applied(p, holder, token.id)
    dice = await p.roll(p.content.limits.cast_dice, "casting", seat=caster.seat)
    worked = sum(dice) < power
    told: dict[str, Any] = {
        "pawn": caster.code,
        "target": target.code,
        "spell": spell.id,
        "version": name,
        "dice": dice,
    }
    p.say("spell_cast", **told, total=sum(dice), power=power, worked=worked, healing=_heals(version))
    if p.state.last is not None and use == "attack":
        p.state.last.dice, p.state.last.need = dice, power - 1
        p.state.last.result = "worked" if worked else "failed"
    backlash = not worked and bool(spell.on_failure_power_loss) and _strikes_back(p, caster, target)
    if worked:
        await _take_effect(p, fight, caster, version.effect, target)
    elif backlash:
        await _backlash(p, caster, spell, version)
    paid = min(version.power_cost, caster.power)
    caster.power -= paid
    if paid:
        p.say("power_paid", pawn=caster.code, amount=paid, power=caster.power)
    return worked


def _heals(version: SpellVersion) -> bool:
    return isinstance(version.effect, fx.HealSelf)


def _strikes_back(p: Play, caster: Knight, target: Knight) -> bool:
    """True if the opponent's Power is so much higher, before the cost (AL-20.11); what helps him is seen (AL-21.8)."""
    for token, _ in p.effects(target, fx.PowerBonusForCasting):
        wounds.applied(p, target, token.id)
    return odds.power_in_magic(p, target) >= odds.power_in_magic(p, caster) + p.content.limits.backlash_gap


async def _backlash(p: Play, caster: Knight, spell: Spell, version: SpellVersion) -> None:
    loss = spell.on_failure_power_loss
    if loss == "same":
        loss = await _power_taken(p, version.effect, caster)
    lost = min(loss, caster.power)
    if loss:
        caster.power -= lost
        p.say("backlash", pawn=caster.code, amount=lost, power=caster.power)


async def _power_taken(p: Play, effect: fx.Effect, knight: Knight) -> int:
    """A number, or dice of the caster's (AL-20.18)."""
    if not isinstance(effect, fx.PowerLoss):
        return 0
    if effect.amount:
        return effect.amount
    dice = await p.roll(effect.dice or 0, "power", seat=knight.seat)
    p.say("power_rolled", pawn=knight.code, dice=dice)
    return sum(dice)


async def _take_effect(p: Play, fight: Fight, caster: Knight, effect: fx.Effect, target: Knight) -> None:
    match effect:
        case fx.Damage():
            await wounds.wound(p, target, effect.dice, armour=effect.armour, by=caster)
        case fx.StrengthPenalty():
            fight.penalties[target.code] = fight.penalties.get(target.code, 0) + effect.amount
            p.say("weakened", pawn=target.code, amount=effect.amount, total=fight.penalties[target.code])
        case fx.PowerLoss():
            lost = min(await _power_taken(p, effect, caster), target.power)
            target.power -= lost
            p.say("power_lost", pawn=target.code, amount=lost, power=target.power)
        case fx.DropWeaponInUse():
            await wounds.drop_weapon(p, fight, target, breaking=False)
        case fx.Unhorse():
            if p.mounted(target):
                wounds.unhorse(p, fight, target)
        case fx.HealSelf():
            await _heal(p, caster, effect.dice)
        case fx.NoDefenceNextStrike():
            if (caster.code, target.code) not in fight.bound:
                fight.bound.append((caster.code, target.code))
            p.say("bound", pawn=target.code, foe=caster.code)


async def _heal(p: Play, caster: Knight, dice: int) -> None:
    rolled = await p.roll(dice, "healing", seat=caster.seat)
    healed = min(sum(rolled), caster.damage)
    caster.damage -= healed
    p.say("healed", pawn=caster.code, dice=rolled, amount=healed, total=caster.damage)
