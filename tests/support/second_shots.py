"""Scenes of ranged combat in 2.0: figures, terrain, and the lowest roll that hits."""

from __future__ import annotations

from typing import Any

from tests.support.battle import Battle, battle, own, square

BASE: dict[str, Any] = {"speed_type": "foot", "attack_bonus": 0, "faction": "orc_raiders"}
BOW: dict[str, Any] = {
    **BASE,
    "attack_type": "ranged",
    "range": 10,
    "ranged_damage": 2,
    "proficiencies": ("bombardment",),
}
WAND: dict[str, Any] = {**BASE, "attack_type": "magic", "range": 10, "ranged_damage": 2}
MAN = own("man", **BASE, attack_type="melee")
ARCHER = own("archer", **BOW)
ZERO = own("zero", **{**BOW, "ranged_damage": 0})
DOUBLE = own("double", **BOW, targets=2)
SHARP = own("sharp", **{**BOW, "attack_bonus": 1})
THROWER = own("thrower", **{**BASE, "attack_bonus": 2}, attack_type="melee", range=6, ranged_damage=1)
MAGE = own("mage", **WAND)
BLASTER = own("blaster", marks="- magic_blast - -", **WAND)
BOWBLAST = own("bowblast", marks="- magic_blast - -", **{**BOW, "attack_bonus": 1})
FLAMER = own("flamer", marks="- flame_lightning - -", **WAND)
WARDED = own("warded", marks="- - magic_resistance -", **BASE, attack_type="melee")
IMMUNE = own("immune", **BASE, attack_type="melee", magic_immune=True)
ARMOR = own("armor", marks="- - battle_armor -", **BASE, attack_type="melee")
STEEL = own("steel", marks="- - invulnerability -", **BASE, attack_type="melee")
TOUGH = own("tough", marks="- - toughness -", **BASE, attack_type="melee")
GHOST = own("ghost", marks="- - limited_invisibility -", **BASE, attack_type="melee")
STEALTHY = own("stealthy", marks="stealth - - -", **BASE, attack_type="melee")
DODGER = own("dodger", marks="- - dodge -", **BASE, attack_type="melee")
GUARD = own("guard", marks="- - defend -", defense=18, **BASE, attack_type="melee")
SPIKED = own("spiked", marks="- - magic_retaliation -", **BASE, attack_type="melee")
RAGE = own("rage", marks="- - - berserk", **BOW)
BOOST = own("boost", marks="- - - magic_enhancement", **BASE, attack_type="magic")
PIERCER = own("piercer", marks="- - - pierce", **BOW)
FREEZER = own("freezer", marks="- - - magic_freeze", **WAND)
CONFUSER = own("confuser", marks="- - - magic_confusion", **WAND)
HEALER = own("healer", marks="- magic_healing - -", **WAND)
LEAGUE = own("league", **{**BOW, "faction": "elemental_league"})
BROKEN = own("broken", marks="- - - demoralized", **BOW)
SWIMMER = own("swimmer", **{**BASE, "speed_type": "swimmer"}, attack_type="melee")
AQUATIC = own("aquatic", marks="aquatic - - -", **BASE, attack_type="melee")
SHAKER = own("shaker", marks="- shockwave - -", **BOW)
HAWK = own("hawk", **{**BASE, "speed_type": "flyer"}, attack_type="melee")
NEWT = own("newt", marks="aquatic - - -", **{**BASE, "speed_type": "swimmer"}, attack_type="melee")
FIGURES = [
    *(MAN, ARCHER, ZERO, DOUBLE, SHARP, THROWER, MAGE, BLASTER, BOWBLAST, FLAMER, WARDED, IMMUNE, ARMOR, STEEL),
    *(TOUGH, GHOST, STEALTHY, DODGER, GUARD, SPIKED, RAGE, BOOST, PIERCER, FREEZER, CONFUSER, HEALER, LEAGUE, BROKEN),
    *(SWIMMER, AQUATIC, NEWT, SHAKER, HAWK),
]
KINDS = ("hindering", "blocking", "concealing", "shallow_water", "low_wall")
PIECES = [
    *(square(kind, 2) for kind in KINDS),
    square("clear", 4, name="hill", elevated=True),
    square("clear", 2, name="mound", elevated=True),
    square("concealing", 4, name="knoll", elevated=True),
]


def field(ana: str, ben: str, dice: list[int] | None = None, **more: Any) -> Battle:
    """Ana's turn with four actions; somebody of each side stands apart."""
    options = {"rules": "mk2", "build_total": 400}
    spare = f"{ana} | A9 man 1,30", f"{ben} | B9 man 35,1"
    return battle(*spare, figures=FIGURES, templates=PIECES, options=options, dice=dice or [], **more)


def shot(shooter: str, target: str, dice: list[int], **more: Any) -> Battle:
    """Eight inches apart, face to face."""
    return field(f"A1 {shooter} 10,10 face=0", f"B1 {target} 18,10 face=180", dice, **more)


def hits(s: Battle, line: str, target: str = "B1", who: str = "ana") -> bool:
    """True if an attack hits."""
    s.say(who, line)
    return any(event.key == "hit" and event.facts["target"] == target for event in s.events)


LINE = "ranged A1 -> B1"


def least(make: Any, line: str = LINE, target: str = "B1") -> int:
    """The lowest roll that hits, tried from 3 to 11: one less must miss."""
    for roll in range(3, 12):
        high = min(6, roll - 1)
        if hits(make([high, roll - high]), line, target):
            return roll
    return 12
