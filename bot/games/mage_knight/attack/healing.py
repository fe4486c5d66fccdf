"""Healing and Magic Healing: who may be healed, and how much a successful attempt gives back."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.games.mage_knight.attack.modes import Plan
from bot.games.mage_knight.editions.modes import DIE
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.damage import heal
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure


def patient_fault(field: Field, healer: Figure, target: Figure) -> Fault | None:
    """Why a figure cannot be the target of Healing, contact apart (MKU-SA.healing); Magic Healing is ranged combat."""
    if target.id == healer.id:
        return fault("target_itself", "MKU-11.10", figure=healer.id)
    if not field.friends(healer, target):
        return fault("target_not_friendly", "MKU-SA.healing.1", target=target.id)
    for one in (healer, target):
        for enemy in field.opponents(one):
            return fault("patient_in_contact", "MKU-SA.healing.2", target=one.id, enemy=enemy.id)
    if field.powers(target).unhealable:
        return fault("target_invulnerable", "MKU-SA.healing.6", target=target.id)
    return None


async def give(p: Play, plan: Plan, critical: bool) -> None:
    """A healing attempt has succeeded: the damage value or a die, one more for a natural 12 (MKU-11.8)."""
    (target,) = plan.targets
    amount = p.field.value(plan.attacker, "damage")
    if plan.rolled_healing or plan.mode.deals == DIE:
        (amount,) = await p.t.roll(1, label="healing", seat=plan.seat)
        p.say("healing_die", healer=plan.attacker.id, die=amount)
    heal(p, target, amount + int(critical), plan.mode.id)
