"""Why something cannot be done in a fight now: the one reason there is, with its own clause."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.board import Board, No
from bot.games.albion.content import effects as fx
from bot.games.albion.content.figures import Use, Version
from bot.games.albion.fights import equipment, initiative, magic
from bot.games.albion.state import Fight, Knight


def reason(b: Board, fight: Fight, knight: Knight, action: act.InFight) -> No | None:
    """For a strike, a spell, a defence, a flight, an offer or a weapon; None: nothing that is told alone."""
    match action:
        case act.Strike():
            unarmed = None if b.in_use(fight, knight) else ("no_weapon_in_use", "AL-13.1", {"pawn": knight.code})
            return unarmed or _of_target(b, fight, knight, action.target, "AL-19.1")
        case act.Cast():
            far = _of_target(b, fight, knight, action.target, "AL-20.14")
            return far or _of_spell(b, fight, knight, action.spell, action.version, "attack", action.target)
        case act.Defend(how="spell") if fight.blow is not None:
            return _of_spell(b, fight, knight, action.spell, action.version, "defence", fight.blow.attacker)
        case act.Defend(how="parry") if fight.blow is not None:
            return _of_parry(b, fight, knight, fight.blow.attacker)
        case act.Flee():
            return _of_flight(b, fight, knight)
        case act.Capitulate():
            return _of_offer(b, fight, knight, action.target)
        case act.Change():
            used = [one for one in b.of_kind(knight, "weapon") if one.kind == action.weapon]
            riding = used and b.gear(used[0]).mounted_only and not b.mounted(knight)
            return ("only_mounted", "AL-17.6", {"token": action.weapon}) if riding else None
    return None


def _of_target(b: Board, fight: Fight, knight: Knight, code: str, near: str) -> No | None:
    """An enemy beside him who has not the initiative over him (AL-11.2, AL-11.7, AL-19.1, AL-19.5)."""
    facts, foe = {"pawn": knight.code, "target": code}, b.knight(code)
    if foe.seat == knight.seat:
        return "no_enemy", "AL-11.2", facts
    if code not in fight.members:
        return "not_in_this_fight", "AL-11.7", facts
    if not b.adjacent(foe, knight):
        return "foe_not_near", near, facts
    free = foe in initiative.may_attack(b, fight, knight)
    return None if free else ("foe_has_initiative", "AL-19.5", facts)


def _of_spell(b: Board, fight: Fight, knight: Knight, spell: str, version: Version, use: Use, target: str) -> No | None:
    """What the table of spells says, his Power at the start, what the spell needs (AL-20.4, AL-20.19, AL-20.20)."""
    found, facts = b.content.spells.get(spell), {"pawn": knight.code, "spell": spell, "version": version}
    if found is None:
        return None
    if use not in found.use:
        return "spell_of_other_use", "AL-T5", {**facts, "use": use}
    read = found.version.get(version)
    if read is None:
        return "no_such_version", "AL-T5", facts
    if knight.start_power < read.min_power:
        return "power_too_low", "AL-20.4", {**facts, "need": read.min_power, "power": knight.start_power}
    if found.once_per_fight and magic.once(knight, spell) in fight.once:
        return "spell_cast_before", "AL-20.20", facts
    unhorses = isinstance(read.effect, fx.Unhorse)
    return (
        "target_on_foot" if unhorses else "target_unarmed",
        "AL-T5" if unhorses else "AL-20.19",
        {**facts, "target": target},
    )


def _of_parry(b: Board, fight: Fight, knight: Knight, attacker: str) -> No:
    own, other = b.in_use(fight, knight), b.in_use(fight, b.knight(attacker))
    if own is None or other is None:
        return "no_weapon_to_parry", "AL-13.5", {"pawn": knight.code}
    need = b.gear(other).efficacy - equipment.PARRY_MARGIN
    facts = {"weapon": own.kind, "token": other.kind, "efficacy": b.gear(own).efficacy, "need": need}
    return "parry_too_weak", "AL-13.5", {"pawn": knight.code, **facts}


def _of_flight(b: Board, fight: Fight, knight: Knight) -> No:
    foes = b.enemies(fight, knight)
    if not b.mounted(knight) and any(b.mounted(foe) for foe in foes):
        return "flight_from_riders", "AL-19.13" if fight.melee else "AL-18.5", {"pawn": knight.code}
    return "flight_held", "AL-19.12", {"pawn": knight.code}


def _of_offer(b: Board, fight: Fight, knight: Knight, target: str) -> No | None:
    if fight.beaten:
        return "offer_too_late", "AL-16.9", {}
    if knight.seat in fight.offered:
        return "offered_already", "AL-16.11", {}
    near = b.adjacent(b.knight(target), knight)
    return None if near else ("foe_not_near", "AL-19.17", {"pawn": knight.code, "target": target})
