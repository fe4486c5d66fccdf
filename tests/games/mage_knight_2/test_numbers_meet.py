"""What stands in the place of a value, and what Shockwave and Magic Blast leave of it (MK2-9.9, 33.22, 33.24)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.content import Click
from bot.games.mage_knight.content.effects import Domain, Effect
from tests.support.battle import Battle, battle, item, own, square
from tests.support.rules import rule

SHOT: dict[str, Any] = {"attack_type": "ranged", "speed_type": "foot", "ranged_damage": 2, "range": 10}
BRAVO = Click(8, 8, 15, 2, ("", "weapon_master", "", ""), "sneak_attack", "attack")
FIGURES = [
    own("man", speed_type="foot", clicks=12),
    own("hawk", speed_type="flyer"),
    own("lord", speed_type="foot", rank="unique", item_slots=("hand",)),
    own("bravo", dial=(BRAVO,), speed_type="foot"),
    own("blaster", marks="- magic_blast - -", **SHOT),
    own("stormer", marks="- shockwave - -", **{**SHOT, "attack_type": "magic"}),
    own("idol", marks="- - magic_immunity -", older=True),
    own("saint", magic_immune=True, speed_type="foot"),
]
PLATE = item("plate", Effect("replacement", value="defense", to=18))
STONE = Domain("stone", "Stone", 5, (Effect("replacement", value="defense", to=18),))
HILL = square("clear", 4, name="hill", elevated=True)


def field(ana: str, ben: str, dice: tuple[int, ...], **more: Any) -> Battle:
    more["options"] = {"rules": "mk2", "build_total": 200}
    return battle(ana, ben, figures=FIGURES, templates=[HILL], things=[PLATE, STONE], dice=dice, **more)


@rule("MK2-33.24", "MK2-3.10", "MK2-9.9")
@pytest.mark.parametrize("setting", [{"items": "I1 plate B1"}, {"domains": ["stone"]}])
@pytest.mark.parametrize(("dice", "event"), [((5, 5), "hit"), ((5, 4), "missed")])
def test_a_shockwave_minds_what_replaces_a_defense(setting: dict[str, Any], dice: tuple[int, int], event: str) -> None:
    """It takes special abilities away, and a thing is none: 8 and 10 are 18."""
    s = field("A1 stormer 10,10", "B1 lord 10,14", dice, **setting)
    shown = s.game.preview(s.state, 0, s.game.parse("ranged A1 shockwave", s.state, 0, None))
    assert shown is not None
    (swap,) = shown.more
    assert (swap.key, swap.facts["value"], swap.facts["number"]) == ("replaced", "defense", 18)
    s.say("ana", "ranged A1 shockwave").says(event, target="B1")


@rule("MK2-18.15", "MK2-35.5", "MK2-33.24")
@pytest.mark.parametrize(("kind", "struck"), [("idol", True), ("saint", False)])
def test_a_shockwave_of_magic_spares_whom_his_base_makes_immune_and_not_the_ability_of_a_dial(
    kind: str, struck: bool
) -> None:
    s = field("A1 stormer 10,10", f"B1 {kind} 10,14 | B2 man 14,10", (5, 4)).say("ana", "ranged A1 shockwave")
    assert {str(one["target"]) for one in s.told("hit")} == ({"B1", "B2"} if struck else {"B2"})


@rule("MK2-16.11", "MK2-R10", "MK2-33.22")
@pytest.mark.parametrize(("kind", "roll"), [("hawk soaring", 8), ("hawk", 7)])
def test_a_magic_blast_takes_the_height_of_terrain_away_and_not_that_of_the_air(kind: str, roll: int) -> None:
    """On a hill 15 are needed, above it 16."""
    name, *level = kind.split()
    for lower in (0, 1):
        dice = (4, roll - 4 - lower, *((2,) if not lower else ()))
        s = field("A1 blaster 10,10", f"B1 {name} 10,16 {' '.join(level)}", dice, terrain="T1 hill 10,16")
        s.say("ana", "ranged A1 magic_blast -> B1").says("missed" if lower else "hit", target="B1")


@rule("MK2-9.9", "MK2-17.17", "MK2-33.21", "MK2-33.28")
@pytest.mark.parametrize(("face", "dice", "clicks"), [(90, (3, 3, 3), 6), (270, (4, 3, 3), 3), (90, (6, 6, 3), 7)])
def test_sneak_attack_doubles_the_die_of_weapon_master(face: int, dice: tuple[int, int, int], clicks: int) -> None:
    """The die stands in the place of the damage before it is doubled; a critical hit adds 1 after that."""
    s = field("A1 bravo 10,10", f"B1 man 10,11.1 face={face}", dice).say("ana", "close A1 -> B1 weapon_master")
    assert s.figure("B1").click == clicks


@rule("MK2-11.6", "MK2-11.8", "MK2-33.33", "MK2-33.36", "MK2-17.14")
@pytest.mark.parametrize(
    ("ability", "nexus", "clicks"),
    [("toughness", "invulnerability", 3), ("toughness", "toughness", 5), ("invulnerability", "", 4)],
)
def test_two_abilities_that_reduce_damage_do_so_both(ability: str, nexus: str, clicks: int) -> None:
    """6 less 1 and 2; the same one twice counts once."""
    click = Click(8, 8, 15, 2, ("", "", ability, ""), nexus, "defense" if nexus else "")
    figures = [own("rock", dial=(click,) * 9, speed_type="foot"), own("ogre", damage=6, speed_type="foot")]
    sides, options = ("A1 ogre 10,10", "B1 rock 10,11.1"), {"rules": "mk2", "build_total": 200}
    s = battle(*sides, figures=figures, options=options, dice=[4, 4])
    s.say("ana", "close A1 -> B1")
    assert s.figure("B1").click == clicks


@rule("MK2-9.10", "MK2-9.11", "MK2-11.6", "MK2-33.30", "MK2-33.36")
@pytest.mark.parametrize(("nexus", "needed"), [("invulnerability", 18), ("battle_armor", 17), ("", 17)])
def test_two_kinds_of_armor_are_added_up_to_three(nexus: str, needed: int) -> None:
    click = Click(8, 8, 15, 2, ("", "", "battle_armor", ""), nexus, "defense" if nexus else "")
    archer = own("archer", **SHOT)
    sides, options = ("A1 archer 10,10", "B1 rock 10,15"), {"rules": "mk2", "build_total": 200}
    figures = [own("rock", dial=(click,) * 9, speed_type="foot"), archer]
    for lower in (0, 1):
        s = battle(*sides, figures=figures, options=options, dice=[5, needed - 13 - lower])
        s.say("ana", "ranged A1 -> B1").says("missed" if lower else "hit", target="B1")
