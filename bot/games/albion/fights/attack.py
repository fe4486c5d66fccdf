"""A strike and what follows: defence, damage, drops, unhorsing (AL-13 to AL-15)."""

from __future__ import annotations

from typing import Any

from bot.games.albion import actions as act
from bot.games.albion import wounds
from bot.games.albion.fights import defeat, initiative, magic, odds
from bot.games.albion.play import Play
from bot.games.albion.state import Blow, Fight, Knight

DICE = 3  # of a strike, a parry, a dodge


async def strike(p: Play, fight: Fight, attacker: Knight, target: Knight) -> None:
    """The strike; a successful one waits for its defence (AL-13.1 to AL-13.4)."""
    weapon = p.in_use(fight, attacker)
    if weapon is None:
        p.refuse("no_weapon_in_use", "AL-13.1", pawn=attacker.code)
    need = p.modified(attacker, target, fight)
    dice = await p.roll(DICE, "strike", seat=attacker.seat)
    hit = sum(dice) <= need
    bound = (attacker.code, target.code) in fight.bound
    fight.bound = [pair for pair in fight.bound if pair != (attacker.code, target.code)]  # AL-20.20
    told: dict[str, Any] = {
        "pawn": attacker.code,
        "target": target.code,
        "weapon": weapon.kind,
        "dice": dice,
        "total": sum(dice),
    }
    p.say("strike_rolled", **told, need=need, hit=hit)
    result = "hit" if hit else "missed"
    p.mark("strike", pawn=attacker.code, target=target.code, dice=dice, need=need, result=result)
    if not hit:
        await _dropped_by(p, fight, attacker, dice)
        initiative.gives(p, fight, target.code, attacker.code)
        initiative.end_turn(p, fight, attacker.code)
        return
    fight.blow = Blow(attacker.code, target.code, dice, need)
    if bound:
        p.say("no_defence", pawn=target.code)
        await undefended(p, fight, fight.blow)


async def defend(p: Play, fight: Fight, blow: Blow, how: act.Defend) -> None:
    """The one attempt of a defender (AL-13.4)."""
    attacker, defender = p.knight(blow.attacker), p.knight(blow.target)
    if how.how == "none":
        p.say("not_defended", pawn=defender.code)
        stopped = False
    elif how.how == "spell":
        stopped = await magic.defence_spell(p, fight, defender, how.spell, how.version, attacker)
    else:
        stopped = await _parry_or_dodge(p, fight, defender, attacker, how.how)
    if not stopped:
        await undefended(p, fight, blow)
        return
    fight.blow = None
    if how.how != "spell":  # AL-20.6, AL-20.7: a spell has given it already
        initiative.gives(p, fight, defender.code, attacker.code)
    initiative.end_turn(p, fight, attacker.code)


async def _parry_or_dodge(p: Play, fight: Fight, defender: Knight, attacker: Knight, how: str) -> bool:
    parrying = how == "parry"
    need = odds.parry_need(p, fight, defender, attacker) if parrying else odds.dodge_need(p, fight, defender, attacker)
    dice = await p.roll(DICE, how, seat=defender.seat)
    stopped = sum(dice) <= need if parrying else sum(dice) >= need
    told: dict[str, Any] = {"pawn": defender.code, "foe": attacker.code, "how": how, "dice": dice, "total": sum(dice)}
    p.say("defence_rolled", **told, need=need, stopped=stopped)
    _mark_defence(p, how, dice, need, stopped)
    if parrying and not stopped:
        await _dropped_by(p, fight, defender, dice)
    return stopped


def _mark_defence(p: Play, how: str, dice: tuple[int, ...], need: int, stopped: bool) -> None:
    mark = p.state.last
    if mark is not None:
        mark.defence, mark.defence_dice, mark.defence_need = how, dice, need
        mark.result = "stopped" if stopped else mark.result


async def undefended(p: Play, fight: Fight, blow: Blow) -> None:
    """The strike hits: it unhorses or wounds, and the attacker keeps the initiative (AL-13.8, AL-13.10, AL-15.3)."""
    fight.blow = None
    attacker, target = p.knight(blow.attacker), p.knight(blow.target)
    weapon = p.in_use(fight, attacker)
    initiative.gives(p, fight, attacker.code, target.code)
    if weapon is not None:
        gear = p.gear(weapon)
        if p.mounted(target) and _hit_while_mounted(fight, target) >= gear.unhorses_on_hit:
            wounds.unhorse(p, fight, target)
        else:
            await wounds.wound(p, target, gear.damage_dice, armour=True, by=attacker)
    await defeat.look(p, fight, attacker)
    initiative.end_turn(p, fight, attacker.code)


def _hit_while_mounted(fight: Fight, target: Knight) -> int:
    """One hit more, whoever made it (AL-15.4)."""
    fight.hits[target.code] = fight.hits.get(target.code, 0) + 1
    return fight.hits[target.code]


async def _dropped_by(p: Play, fight: Fight, knight: Knight, dice: tuple[int, ...]) -> None:
    """Three equal dice at a failed strike or parry: the weapon falls, and may break (AL-14.1 to AL-14.4)."""
    if len(set(dice)) == 1:
        await wounds.drop_weapon(p, fight, knight, breaking=True)
