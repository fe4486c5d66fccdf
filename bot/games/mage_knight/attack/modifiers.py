"""The numbers of one attack: modifiers of attack and defense by their source, and the clicks that a hit deals."""

from __future__ import annotations

from msgspec import Struct

from bot.engine.requests import Facts
from bot.games.mage_knight.attack.damage import reduced
from bot.games.mage_knight.attack.modes import Plan
from bot.games.mage_knight.editions.modes import DIE, NONE, ONE
from bot.games.mage_knight.field import sight
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import Figure

Modifiers = tuple[tuple[str, int], ...]
"""Sources and what each adds. They add up without a limit (MKU-11.4)."""

SOURCES = ("formation", "rear", "capture", "hindering", "height", "armor")


class Aim(Struct, frozen=True, gc=False):
    """What an attack has to reach on one figure."""

    figure: Figure
    attack: int  # value on the attacker's dial
    bonus: Modifiers
    defense: int  # value on the figure's dial, or one lent by Defend
    cover: Modifiers

    @property
    def strength(self) -> int:
        """What is added to the dice."""
        return self.attack + total(self.bonus)

    @property
    def needed(self) -> int:
        """What dice and strength must reach together (MKU-11.2)."""
        return self.defense + total(self.cover)


def total(modifiers: Modifiers) -> int:
    """The sum of some modifiers."""
    return sum(number for _, number in modifiers)


def named(*found: Modifiers) -> Facts:
    """Modifiers by their source, for sentences; one that there is not is ``none``."""
    added = dict.fromkeys(SOURCES, 0) | {name: number for modifiers in found for name, number in modifiers}
    return {name: str(number) if number else "none" for name, number in added.items()}


def aim(field: Field, plan: Plan, figure: Figure, defense: int) -> Aim:
    """The numbers of an attack on one figure. Healing ignores all modifiers (MKU-SA.healing.3)."""
    attack = field.value(plan.attacker, "attack")
    if plan.mode.heals:
        return Aim(figure, attack, (), defense, ())
    return Aim(figure, attack, attack_bonus(field, plan, figure), defense, defense_bonus(field, plan, figure))


# -- attack ----------------------------------------------------------------------------------------------------------


def attack_bonus(field: Field, plan: Plan, figure: Figure) -> Modifiers:
    """What is added to the attack roll (MKU-11.3)."""
    found = []
    if plan.members:
        each = field.edition.close_each if plan.close else field.edition.ranged_each
        found.append(("formation", each * len(plan.members)))
    if plan.close and any(field.rear(one, figure) for one in (plan.attacker, *plan.members)):
        found.append(("rear", field.edition.rear_bonus))  # once (MKU-17.6)
    return tuple(found)


# -- defense ---------------------------------------------------------------------------------------------------------


def defense_bonus(field: Field, plan: Plan, figure: Figure) -> Modifiers:
    """What is added to the defense value (MKU-11.4)."""
    edition = field.edition
    found = [("capture", edition.capture_defense)] if plan.capture else []
    hindered, height = _ground(field, plan, figure)
    if hindered:
        found.append(("hindering", edition.hindering_defense))
    if height:
        found.append(("height", edition.height_defense))
    if armor := armor_of(field, plan, figure):
        found.append(("armor", armor))
    return tuple(found)


def _ground(field: Field, plan: Plan, figure: Figure) -> tuple[bool, bool]:
    """Hindering terrain and height, judged from the attacker who leads (MKU-13.5, 16.8, 20.14 to 20.16)."""
    if plan.close:
        return False, sight.height(field, plan.attacker, figure)
    if plan.mode.unhindered:  # MKU-SA.magic_blast.2
        return False, False
    if plan.mode.hits == "beside" and figure is not plan.targets[0]:
        return False, False  # no line is drawn to it (MKU-SA.flame_lightning.4)
    # Where bases do not block a Shockwave, one on the line must not hide the terrain behind it (MKU-R72).
    bases = not (plan.plain and field.state.options.shockwave_ignores_bases)
    line = sight.line(field, plan.attacker, figure, bases=bases)
    return line.hindered, line.height


def armor_of(field: Field, plan: Plan, figure: Figure) -> int:
    """How much armour helps: in ranged combat, if nothing ignores it (MKU-SA.battle_armor.1, SA.invulnerability.1)."""
    return 0 if plan.close or plan.plain or pierces(field, plan) else field.powers(figure).armor


def pierces(field: Field, plan: Plan) -> str:
    """The cause of damage of a ranged attack that ignores armour and toughness (MKU-SA.pierce.1)."""
    return "" if plan.close else field.powers(plan.attacker).pierces


def helpers(field: Field, plan: Plan, figure: Figure) -> list[Figure]:
    """Friendly figures in contact that may lend their defense value (MKU-SA.defend.1, .3)."""
    if plan.plain or plan.mode.heals:
        return []
    return [one for one in field.contacts(figure) if field.friends(one, figure) and field.powers(one).lends_defense]


def best_defense(field: Field, plan: Plan, figure: Figure) -> tuple[int, str]:
    """The highest defense value and who lends it, empty for the own one (MKU-P4)."""
    best = field.value(figure, "defense"), ""
    for one in helpers(field, plan, figure):
        if field.value(one, "defense") > best[0]:
            best = field.value(one, "defense"), one.id
    return best


def dodges(field: Field, plan: Plan, figure: Figure) -> bool:
    """Whether a figure that is hit may still roll a die (MKU-SA.dodge.1, SA.shockwave.5)."""
    return not plan.plain and not plan.mode.heals and field.powers(figure).dodges_from > 0


# -- damage ----------------------------------------------------------------------------------------------------------


def base_damage(field: Field, plan: Plan, figure: Figure, die: int) -> int:
    """The clicks of a hit before everything that raises or lowers them (MKU-11.16 a)."""
    deals = plan.mode.deals
    if deals == DIE:
        return die
    many = len(plan.attacked) > 1 and not plan.close  # MKU-12.12, SA.shockwave.4
    if deals == ONE or many:
        return 1
    value = field.value(plan.attacker, "damage")
    return 2 * value if doubled(field, plan, figure) else value


def doubled(field: Field, plan: Plan, figure: Figure) -> bool:
    """Whether Sneak Attack doubles the damage: the leader himself touches the rear arc (MKU-SA.sneak_attack.2, .3)."""
    return plan.close and field.powers(plan.attacker).doubles_behind and field.rear(plan.attacker, figure)


def enhanced(field: Field, plan: Plan, figure: Figure) -> int:
    """Clicks added by Magic Enhancement of friendly figures in contact with the firer (MKU-SA.magic_enhancement)."""
    attacker = plan.attacker
    if plan.close or plan.mode.deals == NONE or plan.mode.heals or field.friends(attacker, figure):
        return 0
    if field.powers(attacker).immune or (field.powers(figure).immune and not plan.plain):
        return 0
    each = [field.powers(one).enhances for one in field.contacts(attacker) if field.friends(one, attacker)]
    return sum(each) if field.state.options.enhancement_stacks else max(each, default=0)


def clicks(field: Field, plan: Plan, figure: Figure, die: int, critical: bool) -> int:
    """The clicks that a hit deals to one figure (MKU-11.16)."""
    if plan.mode.deals == NONE:
        return 0
    raised = base_damage(field, plan, figure, die) + enhanced(field, plan, figure) + int(critical)
    return reduced(field, figure, raised, cause(field, plan))


def cause(field: Field, plan: Plan) -> str:
    """What the damage of an attack is called; some causes are not reduced."""
    return plan.mode.cause or pierces(field, plan) or "attack"
