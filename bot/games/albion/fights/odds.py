"""Chances of dice: strike, parry, dodge, spells, flight, expected damage. Rules, tools, defaults and worth ask here."""

from __future__ import annotations

from functools import cache
from itertools import product

from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.content import effects as fx
from bot.games.albion.content.figures import Spell, Use, Version
from bot.games.albion.fights import flight
from bot.games.albion.fights.equipment import may_parry
from bot.games.albion.state import Fight, Knight, Token

SURE = 10_000
"""Chances are counted in ten-thousandths."""


@cache
def sums(dice: int) -> dict[int, int]:
    """How many throws of so many dice show each sum."""
    thrown = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    return {total: thrown.count(total) for total in range(dice, 6 * dice + 1)}


@cache
def at_most(need: int, dice: int = 3) -> int:
    """The chance that the dice show at most that much."""
    return SURE * sum(count for total, count in sums(dice).items() if total <= need) // sum(sums(dice).values())


@cache
def at_least(need: int, dice: int = 3) -> int:
    """The chance that they show at least that much."""
    return SURE * sum(count for total, count in sums(dice).items() if total >= need) // sum(sums(dice).values())


def strike(b: Board, fight: Fight, attacker: Knight, target: Knight) -> int:
    """The chance of a strike (AL-13.2); -1: he has no weapon in use."""
    return -1 if b.in_use(fight, attacker) is None else at_most(b.modified(attacker, target, fight))


def parry_need(b: Board, fight: Fight, defender: Knight, attacker: Knight) -> int:
    """3d6 at most this parry (AL-13.6). Both have a weapon in use."""
    own, other = b.in_use(fight, defender), b.in_use(fight, attacker)
    margin = (0 if own is None else b.gear(own).efficacy) - (0 if other is None else b.gear(other).efficacy)
    return b.modified(defender, attacker, fight) + margin


def parry(b: Board, fight: Fight, defender: Knight, attacker: Knight) -> int:
    """The chance of a parry; -1: not allowed (AL-13.5)."""
    allowed = may_parry(b, fight, defender, attacker)
    return at_most(parry_need(b, fight, defender, attacker)) if allowed else -1


def dodge_need(b: Board, fight: Fight, defender: Knight, attacker: Knight) -> int:
    """3d6 at least this dodge (AL-13.7)."""
    return b.modified(attacker, defender, fight) + b.armour_load(defender)


def dodge(b: Board, fight: Fight, defender: Knight, attacker: Knight) -> int:
    """The chance of a dodge."""
    return at_least(dodge_need(b, fight, defender, attacker))


# -- magic ---------------------------------------------------------------------------------------------


def power_in_magic(b: Board, knight: Knight) -> int:
    """Power as both comparisons of backlash count it (AL-20.11, AL-21.6)."""
    return knight.power + sum(effect.amount for _, effect in b.effects(knight, fx.PowerBonusForCasting))


def casting_power(b: Board, caster: Knight, spell: Spell, version: Version, target: Knight, use: Use) -> int:
    """What the casting roll must stay below: Power with the objects of both (AL-20.5, AL-21.6)."""
    against = _resistance(b, spell, version, target, use)
    return power_in_magic(b, caster) - sum(effect.amount for _, effect in against)


def objects_in_casting(
    b: Board, caster: Knight, spell: Spell, version: Version, target: Knight, use: Use
) -> list[Token]:
    """The objects of both that change a casting roll: they become public (AL-21.8)."""
    helping = b.effects(caster, fx.PowerBonusForCasting)
    return [token for token, _ in [*helping, *_resistance(b, spell, version, target, use)]]


def _resistance(
    b: Board, spell: Spell, version: Version, target: Knight, use: Use
) -> list[tuple[Token, fx.SpellResistance]]:
    """Of the target: against attack spells that are cast on it, and Disarm as a defence (AL-T6)."""
    effect = spell.version[version].effect
    aimed = not isinstance(effect, fx.HealSelf) and (use == "attack" or isinstance(effect, fx.DropWeaponInUse))
    return b.effects(target, fx.SpellResistance) if aimed else []


def casting(b: Board, caster: Knight, spell: str, version: Version, target: Knight, use: Use) -> int:
    """The chance of a casting roll as the caster's player knows it, hidden objects of the other not counted."""
    against = _resistance(b, b.content.spells[spell], version, target, use)
    power = power_in_magic(b, caster) - sum(effect.amount for token, effect in against if token.public)
    return at_most(power - 1, b.content.limits.cast_dice)


def flee(b: Board, fight: Fight, knight: Knight) -> int:
    """The chance of a flight; 0: there is no hex to flee to at this moment (AL-18.2, AL-18.3, AL-18.13)."""
    if not flight.possible(b, fight, knight):
        return 0
    if not flight.needs_test(b, fight, knight):
        return SURE
    bonus = sum(effect.amount for _, effect in b.effects(knight, fx.FleeRollBonus))
    return at_least(flight.test_strength(b, fight, knight) - bonus)


def of_action(b: Board, fight: Fight, knight: Knight, action: act.InFight) -> int:
    """The chance of what a knight may do now, as his player knows it; -1: no chance is in it."""
    if isinstance(action, act.Strike):
        return strike(b, fight, knight, b.knight(action.target))
    if isinstance(action, act.Cast):
        return casting(b, knight, action.spell, action.version, b.knight(action.target), "attack")
    if isinstance(action, act.Flee):
        return flee(b, fight, knight)
    if not isinstance(action, act.Defend) or fight.blow is None or action.how == "none":
        return -1
    attacker = b.knight(fight.blow.attacker)
    if action.how == "spell":
        return casting(b, knight, action.spell, action.version, attacker, "defence")
    return (parry if action.how == "parry" else dodge)(b, fight, knight, attacker)


def expected_damage(b: Board, dice: int, target: Knight, *, armour: bool) -> int:
    """The mean wound in hundredths, minus A and objects that everybody knows (AL-13.10, AL-21.8)."""
    known = [effect.amount for token, effect in b.effects(target, fx.ReduceEachWound) if token.public]
    less = (b.armour(target) if armour else 0) + sum(known)
    return _mean_above(dice, less)


@cache
def _mean_above(dice: int, less: int) -> int:
    """The mean of what the dice show above that much, in hundredths."""
    return 100 * sum(max(0, total - less) * count for total, count in sums(dice).items()) // sum(sums(dice).values())
