"""The numbers of one attack: modifiers of attack and defense by their source, and the clicks that a hit deals."""

from __future__ import annotations

from msgspec import Struct

from bot.games.mage_knight.attack.bombardment import covered
from bot.games.mage_knight.attack.modes import Plan, immune_in
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.modes import DIE, NONE, ONE
from bot.games.mage_knight.field import sight
from bot.games.mage_knight.field.effects import ignores
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.values import (
    Fight,
    Modifiers,
    Value,
    modifiers,
    reckoned,
    type_of,
    unmodified,
)
from bot.games.mage_knight.figures.damage import reduced
from bot.games.mage_knight.figures.tokens import COVER
from bot.games.mage_knight.state import Figure


class Aim(Struct, frozen=True, gc=False):
    """What an attack has to reach on one figure."""

    figure: Figure
    attack: int  # value on the attacker's dial
    bonus: Modifiers
    defense: int  # value on the figure's dial, or one lent by Defend
    cover: Modifiers
    edition: Edition
    own: int = 0  # the attack bonus, beside the modifiers (MK2-9.2)

    @property
    def raised(self) -> int:
        """The attack with its modifiers (MKU-11.4, MK2-9.11, R29)."""
        return reckoned(self.edition, self.attack, self.bonus)

    @property
    def strength(self) -> int:
        """What is added to the dice."""
        return self.raised + self.own

    @property
    def needed(self) -> int:
        """What dice and strength must reach together (MKU-11.2)."""
        return reckoned(self.edition, self.defense, self.cover)


def aim(field: Field, plan: Plan, figure: Figure, defense: int) -> Aim:
    """The numbers of an attack on one figure. Healing ignores all modifiers (MKU-SA.healing.3, MK2-18.14, E4)."""
    attacker, edition = plan.attacker, field.edition
    if plan.mode.heals:
        return Aim(figure, field.value(attacker, "attack"), (), defense, (), edition)
    fight = plan.fight(field, figure)
    attack = unmodified(field, attacker, "attack", fight)
    bonus = attack_bonus(field, plan, figure, fight)
    own = field.kind(attacker).attack_bonus if fight.type else 0  # MK2-18.2
    return Aim(figure, attack, bonus, defense, defense_bonus(field, plan, figure, fight), edition, own)


# -- attack ----------------------------------------------------------------------------------------------------------


def attack_bonus(field: Field, plan: Plan, figure: Figure, fight: Fight) -> Modifiers:
    """What is added to the attack roll (MKU-11.3, the table of MK2-9.5)."""
    found: list[tuple[str, int]] = []
    if plan.members:
        each = field.edition.close_each if plan.close else field.edition.ranged_each
        found.append(("formation", each * len(plan.members)))
    if plan.close and any(field.rear(one, figure) for one in (plan.attacker, *plan.members)):
        found.append(("rear", field.edition.rear_bonus))  # once (MKU-17.6)
    elif field.edition.rear_bonus_from_afar and _shot_from_behind(field, plan, figure):
        found.append(("rear", field.edition.rear_bonus_from_afar))
    if gang := supporters(field, plan, figure, fight):
        found.append(("gang_up", field.edition.gang_up_each * len(gang)))
    if fight.type == sight.MAGIC and not plan.plain and (less := field.powers(figure).resists):
        found.append(("resistance", less))
    return (*found, *modifiers(field, plan.attacker, "attack", fight))


def _shot_from_behind(field: Field, plan: Plan, figure: Figure) -> bool:
    """True if a line of fire comes from behind; who is hit without a line of its own has none (MK2-20.9, 20.15)."""
    if plan.close or plan.mode.hits == "area" or (plan.mode.hits == "beside" and figure is not plan.targets[0]):
        return False
    return sight.from_behind(field, plan.attacker, figure)


def supporters(field: Field, plan: Plan, figure: Figure, fight: Fight) -> list[Figure]:
    """Who helps a blow of the melee type: friends with the sword, their front arc on it (MK2-19.8 to 19.11, 19.17)."""
    if not plan.close or not fight.type or not field.powers(plan.attacker).gangs_up:
        return []
    return [
        one
        for one in field.contacts(figure)
        if field.friends(one, plan.attacker) and not one.captive and not field.powers(one).incapable
        if type_of(field, one, "close") and field.front(one, figure)
    ]


# -- defense ---------------------------------------------------------------------------------------------------------


def defense_bonus(field: Field, plan: Plan, figure: Figure, fight: Fight) -> Modifiers:
    """What is added to the defense value (MKU-11.4, the table of MK2-9.5)."""
    edition = field.edition
    ropes = field.powers(plan.attacker).ropes  # MK2-34.7
    found = [("capture", max(0, edition.capture_defense - ropes))] if plan.capture else []
    screen, height = _ground(field, plan, figure)
    if screen and not ignores(field, plan.attacker, "hindering_modifier"):
        found.append((screen if edition.cap else sight.HINDERING, edition.hindering_defense))
    if height:
        found.append(("height", edition.soaring_defense if figure.soaring else edition.height_defense))
    if armor := armor_of(field, plan, figure):
        found.append(("armor", armor))
    if field.terrain.waters and (wet := _in_water(field, plan, figure)):
        found.append(("water", wet))
    if COVER in figure.ability_tokens and not (plan.close or plan.plain or COVER in figure.cancelled):  # MK2-33.50
        found.append(("cover_token", edition.cover_defense))
    return (*found, *modifiers(field, figure, "defense", fight))


def _in_water(field: Field, plan: Plan, figure: Figure) -> int:
    """What water adds for whoever is at home in it; the kind of movement and the ability do not add up (MK2-R9)."""
    powers = field.powers(figure)
    helps = powers.wades or (0 if plan.close or plan.plain else powers.wades_under_fire)
    if not helps or figure.soaring:
        return 0
    return helps if any(ground.polygon.contains((figure.x, figure.y)) for ground in field.terrain.waters) else 0


def _ground(field: Field, plan: Plan, figure: Figure) -> tuple[str, bool]:
    """Which terrain helps, and whether height does, as who leads sees it (MKU-13.5, 16.8, 20.14 to 20.16)."""
    if plan.close:
        return "", sight.height(field, plan.attacker, figure)
    if plan.mode.unhindered:  # no terrain counts (MKU-SA.magic_blast.2); who soars is high by himself (MK2-R10)
        return "", figure.soaring
    if plan.mode.hits == "area":  # MK2-21.6
        return covered(field, figure), False
    if plan.mode.hits == "beside" and figure is not plan.targets[0]:
        return "", figure.soaring  # no line is drawn to it (MKU-SA.flame_lightning.4); who soars is high (MK2-16.11)
    # Where bases do not block a Shockwave, one on the line must not hide the terrain behind it (MKU-R72).
    bases = not (plan.plain and field.state.options.shockwave_ignores_bases)
    line = sight.line(field, plan.attacker, figure, bases=bases)
    return line.screen, line.height


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
    best = own_defense(field, plan, figure), ""
    for one in helpers(field, plan, figure):
        if field.value(one, "defense") > best[0]:
            best = field.value(one, "defense"), one.id
    return best


def own_defense(field: Field, plan: Plan, figure: Figure) -> int:
    """The value of its dial, or what replaces it (MK2-9.9)."""
    if plan.mode.heals:
        return field.value(figure, "defense")
    return unmodified(field, figure, "defense", plan.fight(field, figure))


def dodges(field: Field, plan: Plan, figure: Figure) -> bool:
    """True if a figure that is hit may still roll a die (MKU-SA.dodge.1, SA.shockwave.5)."""
    return not plan.plain and not plan.mode.heals and field.powers(figure).dodges_from > 0


# -- damage ----------------------------------------------------------------------------------------------------------


def base_damage(field: Field, plan: Plan, figure: Figure, die: int) -> int:
    """The clicks of a hit before everything that raises or lowers them (MKU-11.16 a, the replacements of MK2-9.5)."""
    deals = plan.mode.deals
    if deals == DIE:
        return die
    many = len(plan.attacked) > 1 and not plan.close  # MKU-12.12, SA.shockwave.4
    if deals == ONE or many:
        return 1
    return unmodified(field, plan.attacker, value_of(plan), plan.fight(field, figure))


def value_of(plan: Plan) -> Value:
    """Which value an attack deals (MK2-19.4, 20.8); without ranged damage it is the same one."""
    return "damage" if plan.close else "ranged_damage"


def doubled(field: Field, plan: Plan, figure: Figure) -> bool:
    """True if Sneak Attack doubles the damage: the leader himself touches the rear arc (MKU-SA.sneak_attack.2, .3).

    The die of Weapon Master too, which stands in the place of the value before that (MK2-9.9, 17.17).
    """
    if not plan.close:
        return False
    return field.powers(plan.attacker).doubles_behind and field.rear(plan.attacker, figure)


def enhanced(field: Field, plan: Plan, figure: Figure) -> int:
    """Clicks added by Magic Enhancement of friendly figures in contact with the firer (MKU-SA.magic_enhancement)."""
    attacker = plan.attacker
    if plan.close or plan.mode.deals == NONE or plan.mode.heals or field.friends(attacker, figure):
        return 0
    if field.powers(attacker).immune or immune_in(field, plan.mode, figure):
        return 0
    near = [field.powers(one) for one in field.contacts(attacker) if field.friends(one, attacker)]
    each = [powers.enhances for powers in near if field.edition.immune_enhance or not powers.immune]
    return sum(each) if field.state.options.enhancement_stacks else max(each, default=0)


class Wound(Struct, frozen=True, gc=False):
    """The clicks of a hit, and what they come from (MKU-11.16)."""

    base: int
    added: Modifiers
    twice: bool  # by Sneak Attack
    raised: int  # a critical hit included
    clicks: int  # left of them after what reduces damage


NOTHING = Wound(0, (), False, 0, 0)


def wound(field: Field, plan: Plan, figure: Figure, die: int, critical: bool) -> Wound:
    """What a hit deals to one figure (MKU-11.16)."""
    if plan.mode.deals == NONE:
        return NOTHING
    enhancement = enhanced(field, plan, figure)
    added: Modifiers = (("enhancement", enhancement),) if enhancement else ()
    added += modifiers(field, plan.attacker, value_of(plan), plan.fight(field, figure))
    base, twice = base_damage(field, plan, figure, die), doubled(field, plan, figure)
    raised = reckoned(field.edition, base, added, twice=twice) + int(critical)
    return Wound(base, added, twice, raised, reduced(field, figure, raised, cause(field, plan)))


def cause(field: Field, plan: Plan) -> str:
    """What the damage of an attack is called; some causes are not reduced."""
    return plan.mode.cause or pierces(field, plan) or "attack"
