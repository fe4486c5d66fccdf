"""The special abilities of Mage Knight Unlimited (MKU-SA), window by window, and its attack modes (MKU-SA.0.8)."""

from __future__ import annotations

from bot.games.mage_knight.actions import Levitate, Raise, Regenerate, Turn
from bot.games.mage_knight.editions.hooks import Ability, Blow, Branch, Kind
from bot.games.mage_knight.editions.modes import DIE, NOBODY, NONE, ONE, Mode

EVERY: tuple[Kind, ...] = ("move", "ranged", "close")

SPEED = (
    Ability(
        id="charge",
        doubles=True,
        escapes=True,
        alone=EVERY,
        clause="MKU-SA.charge.1",
        branches=(Branch("charge", "close", "MKU-SA.charge.3", met="MKU-SA.charge.3", heals="MKU-SA.charge.6"),),
    ),
    Ability(id="quickness", quick=True, alone=("move",), clause="MKU-SA.quickness.3"),
    Ability(id="magic_levitation", uses=(Levitate,), clause="MKU-SA.magic_levitation.1"),
    Ability(id="flight", flies=True, escapes=True, alone=("move",), clause="MKU-SA.flight.1"),
    Ability(id="aquatic", swims=True),
    Ability(id="stealth", hides=True),
    Ability(
        id="bound",
        doubles=True,
        escapes=True,
        alone=EVERY,
        clause="MKU-SA.bound.1",
        branches=(Branch("bound", "ranged", "MKU-SA.bound.3", met="MKU-SA.bound.2", heals="MKU-SA.bound.4"),),
    ),
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
    Ability(id="magic_immunity", optional=False, immune=True),
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

ABILITIES = {one.id: one for one in (*SPEED, *ATTACK, *DEFENSE, *DAMAGE)}

MODES = (
    Mode("", "close", "MKU-13.1", formation=True, captures=True),
    Mode("weapon_master", "close", "MKU-SA.weapon_master.1", DIE, formation=True, no_capture="MKU-SA.weapon_master.3"),
    Mode("sweep", "close", "MKU-SA.sweep.1", most=NOBODY, hits="in_front", no_capture="MKU-SA.sweep.1"),
    Mode("healing", "close", "MKU-SA.healing.1", heals=True),
    Mode("", "ranged", "MKU-12.10", most=0, formation=True),
    Mode("magic_blast", "ranged", "MKU-SA.magic_blast.1", DIE, formation=True, magic=True, unhindered=True),
    Mode("flame_lightning", "ranged", "MKU-SA.flame_lightning.1", ONE, hits="beside"),
    Mode("shockwave", "ranged", "MKU-SA.shockwave.3", most=NOBODY, hits="around", plain=True, cause="shockwave"),
    Mode("magic_healing", "ranged", "MKU-SA.magic_healing.1", DIE, heals=True, magic=True),
    Mode("magic_freeze", "ranged", "MKU-SA.magic_freeze.5", ONE, 0, formation=True, magic=True, freezes_from=4),
    Mode("magic_confusion", "ranged", "MKU-SA.magic_confusion.1", NONE, magic=True),
)
