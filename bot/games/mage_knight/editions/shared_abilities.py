"""The special abilities that mean the same in both editions, by their clauses of the first (``Edition.clauses``)."""

from __future__ import annotations

from bot.games.mage_knight.actions import Levitate, Raise, Regenerate, Turn
from bot.games.mage_knight.content.dial_marks import DIAL_MARKS
from bot.games.mage_knight.editions.hooks import Ability, Blow

SPEED = (
    Ability(id="quickness", quick=True, alone=("move",), clause="MKU-SA.quickness.3"),
    Ability(id="magic_levitation", uses=(Levitate,), clause="MKU-SA.magic_levitation.1"),
    Ability(id="stealth", hides=True),
    Ability(id="force_march", leads=True),
    Ability(id="nimble", uses=(Turn,), clause="MKU-SA.nimble.1"),
    Ability(id="ram", shakes_nobody=True, rams=Blow("ram"), alone=("move",), clause="MKU-SA.ram.1"),
)

ATTACK = (
    Ability(id="healing"),
    Ability(id="weapon_master"),
    Ability(id="magic_blast"),
    Ability(id="flame_lightning"),
    Ability(id="shockwave"),
    Ability(id="vampirism", optional=False, drains=Blow("vampirism")),
    Ability(id="magic_healing"),
    Ability(id="venom", optional=False, poisons=Blow("venom")),
    Ability(id="sneak_attack", unnoticed=True, doubles_behind=True),
    Ability(id="sweep"),
)

DEFENSE = (
    Ability(id="battle_armor", optional=False, armor=2),
    Ability(id="pole_arm", optional=False, halts=Blow("pole_arm")),
    Ability(id="magic_immunity", optional=False, immune=True),  # in 2.0 of older figures alone (MK2-35.5)
    Ability(id="toughness", optional=False, reduces=1),
    Ability(id="defend", lends_defense=True),
    Ability(id="regeneration", uses=(Regenerate,), clause="MKU-SA.regeneration.1"),
    Ability(
        id="invulnerability",
        optional=False,
        armor=2,
        reduces=2,
        unhealable=True,
        captures_nobody=True,
        uncapturable=True,
    ),
    Ability(id="dodge", dodges_from=4),
    Ability(id="magic_retaliation", optional=False, avenges=Blow("magic_retaliation")),
    Ability(id="limited_invisibility", unseen=True),
)

DAMAGE = (
    Ability(
        id="berserk",
        optional=False,
        bans=("ranged",),
        clause="MKU-SA.berserk.1",
        captures_nobody=True,
        kills_captive=True,
        uncapturable=True,
    ),
    Ability(id="magic_enhancement", enhances=1),
    Ability(id="battle_fury", optional=False, captures_nobody=True, uncapturable=True),
    Ability(
        id="demoralized",
        optional=False,
        bans=("close", "ranged"),
        clause="MKU-SA.demoralized.1",
        shuns=True,
        incapable=True,
    ),
    Ability(id="necromancy", uses=(Raise,), clause="MKU-SA.necromancy.1"),
    Ability(id="command", optional=False, commands_from=6, uncapturable=True),
    Ability(id="pierce", pierces="pierce"),
    Ability(id="magic_freeze"),
    Ability(id="magic_confusion"),
)

_PLACES = {mark: place for place, mark in enumerate(DIAL_MARKS)}


def with_own(*own: Ability) -> dict[str, Ability]:
    """All abilities of an edition, those that dials of the first one show in the order of the marks."""
    every = sorted((*SPEED, *ATTACK, *DEFENSE, *DAMAGE, *own), key=lambda one: _PLACES.get(one.id, len(_PLACES)))
    return {one.id: one for one in every}
