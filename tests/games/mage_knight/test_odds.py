"""What the bot answers before it rolls (MKU-P5): numbers needed, chances, every modifier."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack.odds import BY_DIE, needed, percent
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

MAN = own("man", attack=8, defense=15, damage=2)
BOW = own("bow", attack=8, defense=15, damage=3, range=8, targets=2)
GUARD = own("guard", defense=18, marks="- - defend -")
DODGER = own("dodger", defense=15, marks="- - dodge -")
MASTER = own("master", attack=8, marks="- weapon_master - -")
HEALER = own("healer", attack=8, damage=2, marks="- healing - -")
MAGE = own("mage", marks="- - - magic_enhancement")
CLAD = own("clad", defense=15, marks="- - battle_armor -")
WALL = own("wall", defense=40)
EASY = own("easy", defense=3)
FIGURES = (MAN, BOW, GUARD, DODGER, MASTER, HEALER, MAGE, CLAD, WALL, EASY)


def scene(*sides: str, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, **more)  # type: ignore[arg-type]


@rule("MKU-P5", "MKU-11.2", "MKU-11.5", "MKU-11.6")
@pytest.mark.parametrize(
    ("code", "natural", "chance"), [("man", 7, 58), ("easy", 3, 97), ("wall", 12, 3), ("guard", 10, 17)]
)
def test_the_number_needed_and_its_chance(code: str, natural: int, chance: int) -> None:
    s = scene("A1 man 10,10", f"B1 {code} 10,11.1")
    (one,) = needed(s.field, 0, Close("A1", "B1"))
    assert (one.target, one.needed, one.percent) == ("B1", natural, chance)


@rule("MKU-P5")
def test_the_chances_of_two_dice() -> None:
    assert [percent(number) for number in range(3, 13)] == [97, 92, 83, 72, 58, 42, 28, 17, 8, 3]


@rule("MKU-P5", "MKU-P4", "MKU-11.3", "MKU-11.4")
def test_every_modifier_is_named() -> None:
    s = scene("A1 man 10,10 | A2 man 11.1,11.1 face=180", "B1 man 10,11.1 | B2 guard 8.9,11.1")
    (one,) = needed(s.field, 0, Close("A1", "B1", capture=True, members=("A2",)))
    assert one.bonus == (("formation", 1), ("rear", 1)) and one.cover == (("capture", 2),)
    assert (one.attack, one.defense, one.helper, one.needed, one.clicks) == (8, 18, "B2", 10, 0)
    woods = {"terrain": "T1 hindering 10,12.5", "templates": [square("hindering", 2)]}
    s = scene("A1 bow 10,10 | A2 mage 8.9,10", "B1 clad 10,15", **woods)
    (one,) = needed(s.field, 0, Ranged("A1", ("B1",)))
    assert one.cover == (("hindering", 1), ("armor", 2)) and (one.needed, one.clicks) == (10, 4)


@rule("MKU-P5", "MKU-12.14")
def test_each_target_has_its_own_number() -> None:
    s = scene("A1 bow 10,10", "B1 man 9,15 | B2 dodger 11,15")
    one, other = needed(s.field, 0, Ranged("A1", ("B1", "B2")))
    assert (one.dodge, other.dodge, one.clicks) == (False, True, 1)


@rule("MKU-P5", "MKU-SA.shockwave.5")
def test_the_odds_of_a_shockwave_count_no_ability_of_its_victims() -> None:
    storm = own("storm", attack=8, damage=3, range=8, marks="- shockwave - -")
    s = battle("A1 storm 10,10", "B1 dodger 10,13 | B2 guard 11.1,13 | B3 clad 10,7", figures=(*FIGURES, storm))
    one, *_, last = needed(s.field, 0, Ranged("A1", (), "shockwave"))
    assert (one.defense, one.helper, one.dodge) == (15, "", False) and last.cover == ()


@rule("MKU-P5", "MKU-11.15")
def test_what_is_cancelled_with_the_attack_is_left_out() -> None:
    s = scene("A1 bow 10,10 | A2 mage 8.9,10", "B1 man 10,15")
    (one,) = needed(s.field, 0, Ranged("A1", ("B1",), cancel=(("A2", "magic_enhancement"),)))
    assert one.clicks == 3 and s.figure("A2").cancelled == ()


@rule("MKU-P5", "MKU-SA.healing.3", "MKU-SA.healing.4", "MKU-SA.weapon_master.1")
def test_dice_and_healing() -> None:
    s = scene("A1 master 10,10", "B1 man 10,11.1")
    assert needed(s.field, 0, Close("A1", "B1", "weapon_master"))[0].clicks == BY_DIE
    s = scene("A1 healer 10,10 | A2 man 10,11.1 click=3 face=90 | A3 guard 11.1,11.1", "B1 man 30,30")
    (one,) = needed(s.field, 0, Close("A1", "A2", "healing"))
    assert (one.bonus, one.cover, one.helper, one.needed, one.clicks) == ((), (), "", 7, 2)
    assert needed(s.field, 0, Close("A1", "A2", "healing", heal="die"))[0].clicks == BY_DIE
