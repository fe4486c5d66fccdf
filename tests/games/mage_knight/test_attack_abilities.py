"""Abilities of the attack window (section 25.2) and the rules that all modes share (25.0)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Cancel, Close, Ranged
from bot.games.mage_knight.content.content import Click
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

MAN = own("man", attack=8, defense=15, damage=2)
HEALER = own("healer", attack=8, damage=2, marks="- healing - -")
MASTER = own("master", attack=8, damage=2, marks="- weapon_master - -")
BLASTER = own("blaster", attack=8, damage=2, range=8, targets=2, marks="- magic_blast - -")
TORCH = own("torch", attack=8, damage=4, range=8, targets=2, marks="- flame_lightning - -")
BAT = own("bat", attack=8, damage=2, marks="- vampirism - -")
MEDIC = own("medic", attack=8, damage=2, range=8, marks="- magic_healing - -")
SNEAK = own("sneak", attack=8, damage=2, marks="- sneak_attack - -")
SWEEPER = own("sweeper", attack=8, damage=2, arc=180, marks="- sweep - -")
TOUGH = own("tough", defense=15, marks="- - toughness -")
STEEL = own("steel", defense=15, marks="- - invulnerability -")
CLAD = own("clad", defense=15, marks="- - battle_armor -")
IMMUNE = own("immune", defense=15, marks="- - magic_immunity -")
DODGER = own("dodger", defense=15, marks="- - dodge -")
GUARD = own("guard", defense=20, marks="- - defend -")
GHOST = own("ghost", defense=15, marks="stealth - limited_invisibility -")
CURSED = own("cursed", defense=15, marks="- - magic_retaliation -")
MAGE = own("mage", marks="- - - magic_enhancement")
HIGH = own("high", defense=19)
DULL = own("dull", dial=[Click(8, 8, 15, 2, ("", "weapon_master", "", "")), Click(8, 8, 15, 2)])
BOTH = own("both", dial=[Click(8, 8, 15, 2), Click(8, 8, 15, 2, ("", "vampirism", "invulnerability", ""))])
FIGURES = (
    MAN, HEALER, MASTER, BLASTER, TORCH, BAT, MEDIC, SNEAK, SWEEPER, TOUGH, STEEL, CLAD, IMMUNE, DODGER, GUARD,
    GHOST, CURSED, MAGE, HIGH, DULL, BOTH,
)  # fmt: skip


def scene(*sides: str, dice: list[int] | None = None, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, dice=dice or [], **more)  # type: ignore[arg-type]


def clicks(s: Battle, *names: str) -> list[int]:
    """How far some dials have turned."""
    return [s.figure(name).click for name in names]


WOODS = {"terrain": "T1 hindering 10,12.5", "templates": [square("hindering", 2)]}
ROCK = {"terrain": "T1 blocking 10,12.5", "templates": [square("blocking", 2)]}


# -- modes in general --------------------------------------------------------------------------------------------------


@rule("MKU-SA.0.1", "MKU-SA.0.2", "MKU-SA.0.8", "MKU-R53", "MKU-5.13")
def test_a_mode_needs_its_mark_and_a_normal_attack_needs_none() -> None:
    s = scene("A1 man 10,10 | A2 dull 20,20 click=1", "B1 man 10,11.1 | B2 man 20,21.1", dice=[5, 5])
    s.refused("ana", Close("A1", "B1", "weapon_master"), "mode_not_in_effect", "MKU-SA.weapon_master.1", figure="A1")
    s.refused("ana", Close("A2", "B2", "weapon_master"), "mode_not_in_effect", ability="weapon_master")
    s.refused("ana", Close("A1", "B1", "magic_blast"), "no_such_mode", "MKU-SA.0.8", given="magic_blast")
    s.refused("ana", Ranged("A1", ("B1",), "sweep"), "no_such_mode", "MKU-SA.0.8")
    s.act("ana", Close("A2", "B2")).says("hurt", figure="B2", clicks=2)


@rule("MKU-SA.0.8", "MKU-R53")
def test_a_master_may_attack_normally() -> None:
    s = scene("A1 master 10,10", "B1 man 10,11.1", dice=[5, 5])
    s.act("ana", Close("A1", "B1")).silent("damage_die").says("hurt", clicks=2)


@rule("MKU-SA.0.3", "MKU-5.15", "MKU-5.18")
def test_a_cancelled_ability_gives_no_mode() -> None:
    s = scene("A1 master 10,10", "B1 man 10,11.1")
    s.act("ana", Cancel("A1", "weapon_master"))
    s.refused("ana", Close("A1", "B1", "weapon_master"), "mode_not_in_effect")
    s.refused("ana", Cancel("A1", "weapon_master"), "already_cancelled")
    assert not s.field.has(s.figure("A1"), "weapon_master")


@rule("MKU-SA.0.5")
def test_a_mode_uses_an_action_and_a_token() -> None:
    s = scene("A1 master 10,10 | A2 master 20,20", "B1 man 10,11.1 | B2 man 20,21.1", dice=[5, 5, 3], left=2)
    s.act("ana", Close("A1", "B1", "weapon_master"))
    assert (s.figure("A1").tokens, s.state.left) == (1, 1)
    s.refused("ana", Close("A1", "B1", "weapon_master"), "already_acted", "MKU-4.6")


# -- Healing -----------------------------------------------------------------------------------------------------------

HEAL = Close("A1", "A2", "healing")
HEAL_BY_DIE = Close("A1", "A2", "healing", heal="die")


@rule("MKU-SA.healing.1", "MKU-SA.healing.3", "MKU-SA.healing.4", "MKU-11.11")
@pytest.mark.parametrize(("dice", "healed"), [([4, 3], True), ([3, 3], False)])
def test_healing_needs_the_defense_of_the_patient(dice: list[int], healed: bool) -> None:
    s = scene("A1 healer 10,10 | A2 man 10,11.1 click=3", "B1 man 30,30", dice=dice)
    s.act("ana", HEAL).says("treated" if healed else "untreated", total=8 + sum(dice), defense=15, bonus=0)
    assert clicks(s, "A2") == [1 if healed else 3]
    assert s.figure("A1").tokens == 1


@rule("MKU-SA.healing.3")
def test_healing_ignores_all_modifiers() -> None:
    hill = {"terrain": "T1 hill 10,12.6", "templates": [square("clear", 4, name="hill", elevated=True)]}
    s = scene(
        "A1 healer 10,10 | A2 clad 10,11.1 face=90 click=3 | A3 guard 11.1,11.1", "B1 man 30,30", dice=[4, 3], **hill
    )
    s.act("ana", HEAL).says("treated", total=15, defense=15, bonus=0)
    assert clicks(s, "A2") == [1]


@rule("MKU-SA.healing.4", "MKU-11.19")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (3, 0), (5, 0)])
def test_healing_by_the_die(die: int, left: int) -> None:
    s = scene("A1 healer 10,10 | A2 man 10,11.1 click=3", "B1 man 30,30", dice=[4, 4, die])
    s.act("ana", HEAL_BY_DIE).says("healing_die", die=die).says("healed", figure="A2", clicks=3 - left)
    assert clicks(s, "A2") == [left]
    s = scene("A1 healer 10,10 | A2 man 10,11.1 click=3", "B1 man 30,30", dice=[1, 3])
    s.act("ana", HEAL_BY_DIE).silent("healing_die")


@rule("MKU-SA.healing.5", "MKU-11.8", "MKU-11.9", "MKU-R27")
def test_critical_results_of_healing() -> None:
    hard = own("hard", defense=40)
    s = battle("A1 healer 10,10 | A2 hard 10,11.1 click=3", "B1 man 30,30", figures=(*FIGURES, hard), dice=[6, 6])
    s.act("ana", HEAL).says("healed", figure="A2", clicks=3)
    s = scene("A1 healer 10,10 | A2 man 10,11.1 click=3", "B1 man 30,30", dice=[6, 6, 1])
    s.act("ana", HEAL_BY_DIE).says("healed", figure="A2", clicks=2)
    easy = own("easy", defense=3)
    s = battle("A1 healer 10,10 | A2 easy 10,11.1 click=3", "B1 man 30,30", figures=(*FIGURES, easy), dice=[1, 1])
    s.act("ana", HEAL).says("critical_miss", figure="A1").silent("healed")
    assert clicks(s, "A1", "A2") == [1, 3]


@rule("MKU-SA.healing.1", "MKU-11.10", "MKU-13.1")
def test_whom_healing_reaches() -> None:
    s = scene("A1 healer 10,10 | A2 man 10,8.9 | A3 man 20,20", "B1 man 30,30")
    s.refused("ana", Close("A1", "A2", "healing"), "target_not_in_front", "MKU-13.1")
    s.refused("ana", Close("A1", "A3", "healing"), "target_not_in_contact", "MKU-13.1")
    s.refused("ana", Close("A1", "A1", "healing"), "target_itself", "MKU-11.10")
    s.refused("ana", Close("A1", "B1", "healing"), "target_not_friendly", "MKU-SA.healing.1", target="B1")
    s.refused("ana", Close("A1", "A2", "healing", heal="all"), "no_such_healing", "MKU-SA.healing.4")
    team = scene("A1 healer 10,10", "B1 man 10,11.1 click=2", "C1 man 30,30", "D1 man 20,30",
                 options={"teams": "pairs"}, dice=[4, 4])  # fmt: skip
    team.act("ana", Close("A1", "B1", "healing")).says("healed", figure="B1", clicks=2)
    assert clicks(team, "B1") == [0]


@rule("MKU-SA.healing.2")
@pytest.mark.parametrize(("foe", "who"), [("8.9,10", "A1"), ("11.1,11.1", "A2")])
def test_neither_healer_nor_patient_may_be_in_contact(foe: str, who: str) -> None:
    s = scene("A1 healer 10,10 | A2 man 10,11.1 click=3", f"B1 man {foe}")
    s.refused("ana", HEAL, "patient_in_contact", "MKU-SA.healing.2", target=who, enemy="B1")
    assert clicks(s, "A2") == [3]


@rule("MKU-SA.healing.3", "MKU-SA.magic_healing.3", "MKU-SA.dodge.1", "MKU-SA.magic_enhancement.4")
def test_nobody_dodges_a_healing_or_is_healed_more_by_enhancement() -> None:
    s = scene("A1 healer 10,10 | A2 dodger 10,11.1 click=3 | A3 mage 8.9,10", "B1 man 30,30", dice=[4, 4])
    s.act("ana", HEAL).silent("dodge_rolled").says("healed", figure="A2", clicks=2)
    s = scene("A1 medic 10,10 | A2 dodger 10,15 click=3 | A3 mage 8.9,10", "B1 man 30,30", dice=[4, 4, 1])
    s.act("ana", CURE).silent("dodge_rolled").says("healed", figure="A2", clicks=1)


@rule("MKU-SA.healing.6", "MKU-SA.invulnerability.3")
def test_the_invulnerable_are_not_healed_but_the_immune_are() -> None:
    s = scene("A1 healer 10,10 | A2 steel 10,11.1 click=2", "B1 man 30,30")
    s.refused("ana", HEAL, "target_invulnerable", "MKU-SA.healing.6", target="A2")
    s = scene("A1 healer 10,10 | A2 immune 10,11.1 click=1", "B1 man 30,30", dice=[4, 4])
    s.act("ana", HEAL).says("healed", figure="A2", clicks=1)


@rule("MKU-SA.healing.7")
def test_captives_are_not_healed_and_captors_do_not_heal() -> None:
    s = scene("A1 healer 10,10 | A2 man 10,11.1 captor=B1 click=2", "B1 man 11.1,11.1 | B2 man 30,30")
    s.refused("ana", HEAL, "target_captive", "MKU-14.9")
    s = scene("A1 healer 10,10 | A2 man 10,11.1 click=2", "B1 man 8.9,10 captor=A1 | B2 man 30,30")
    s.refused("ana", HEAL, "captor_cannot_fight", "MKU-13.8")
    assert clicks(s, "A2") == [2]


# -- Weapon Master -----------------------------------------------------------------------------------------------------


@rule("MKU-SA.weapon_master.1", "MKU-SA.weapon_master.2", "MKU-13.4", "MKU-11.19", "MKU-11.16")
@pytest.mark.parametrize(
    ("code", "dice", "taken"),
    [
        ("man", [5, 5, 1], 1),
        ("man", [5, 5, 3], 3),
        ("man", [6, 6, 2], 3),
        ("tough", [5, 5, 3], 2),
        ("steel", [6, 6, 1], 0),
    ],
)
def test_weapon_master_rolls_the_damage(code: str, dice: list[int], taken: int) -> None:
    s = scene("A1 master 10,10", f"B1 {code} 10,11.1", dice=dice)
    s.act("ana", Close("A1", "B1", "weapon_master")).says("damage_die", figure="A1", die=dice[2])
    assert clicks(s, "B1") == [taken]


@rule("MKU-SA.weapon_master.1")
def test_no_die_without_a_hit() -> None:
    s = scene("A1 master 10,10", "B1 man 10,11.1", dice=[3, 3])
    s.act("ana", Close("A1", "B1", "weapon_master")).says("missed").silent("damage_die")
    s = scene("A1 master 10,10", "B1 dodger 10,11.1", dice=[5, 5, 6])
    s.act("ana", Close("A1", "B1", "weapon_master")).says("dodge_rolled", dodged=True).silent("damage_die")


# -- Magic Blast -------------------------------------------------------------------------------------------------------

BLAST = Ranged("A1", ("B1",), "magic_blast")


@rule("MKU-SA.magic_blast.1")
def test_a_blast_has_one_target() -> None:
    s = scene("A1 blaster 10,10", "B1 man 9,15 | B2 man 11,15", dice=[5, 5])
    s.refused("ana", Ranged("A1", ("B1", "B2"), "magic_blast"), "too_many_targets", "MKU-SA.magic_blast.1", most=1)
    s.act("ana", Ranged("A1", ("B1", "B2"))).says("hit", target="B2")


@rule("MKU-SA.magic_blast.2", "MKU-SA.stealth.2")
def test_nothing_blocks_a_blast_and_terrain_does_not_help() -> None:
    s = scene("A1 blaster 10,10", "B1 ghost 10,16 | B2 man 10,14.5", **ROCK)
    s.refused("ana", BLAST, "target_invisible", "MKU-SA.limited_invisibility.1")
    lurker = own("lurker", defense=15, marks="stealth - - -")
    for ground in (ROCK, WOODS):
        s = battle(
            "A1 blaster 10,10", "B1 lurker 10,16 | B2 man 10,14.5", figures=(*FIGURES, lurker), dice=[4, 3, 2], **ground
        )
        s.act("ana", BLAST).says("hit", total=15, defense=15).says("hurt", figure="B1", clicks=2)
    hill = {"terrain": "T1 hill 10,15", "templates": [square("clear", 4, name="hill", elevated=True)]}
    s = scene("A1 blaster 10,10", "B1 man 10,15", dice=[4, 3, 2], **hill)
    s.act("ana", BLAST).says("hit", defense=15)


@rule("MKU-SA.magic_blast.3")
def test_range_arc_and_contact_bind_a_blast_too() -> None:
    s = scene(
        "A1 blaster 10,10 | A2 man 11.1,15 | A3 man 20,13",
        "B1 man 10,15 | B2 man 10,18.1 | B3 man 10,5",
    )
    s.refused("ana", BLAST, "target_in_contact", "MKU-12.7")
    s.refused("ana", Ranged("A1", ("B2",), "magic_blast"), "target_out_of_range", "MKU-12.4")
    s.refused("ana", Ranged("A1", ("B3",), "magic_blast"), "target_out_of_arc", "MKU-12.3")
    s = scene("A1 blaster 10,10 | A2 man 10,16.1", "B1 man 10,15 captor=A2 | B2 man 8,10")
    s.refused("ana", BLAST, "target_captive", "MKU-12.8")
    s = scene("A1 blaster 10,10", "B1 man 10,15 | B2 man 8.9,10")
    s.refused("ana", BLAST, "firer_in_contact", "MKU-12.2")
    assert s.state.left == 1


@rule("MKU-SA.magic_blast.4", "MKU-11.16", "MKU-SA.magic_enhancement.4")
@pytest.mark.parametrize(("dice", "taken"), [([5, 5, 1], 2), ([5, 5, 2], 3), ([6, 6, 1], 3)])
def test_the_die_is_the_damage_of_a_blast(dice: list[int], taken: int) -> None:
    s = scene("A1 blaster 10,10 | A2 mage 8.9,10", "B1 man 10,15", dice=dice)
    s.act("ana", BLAST).says("damage_die", die=dice[2])
    assert clicks(s, "B1") == [taken]


@rule("MKU-SA.magic_blast.5", "MKU-SA.magic_immunity.1", "MKU-SA.magic_immunity.3")
def test_the_immune_are_not_blasted_but_shot() -> None:
    s = scene("A1 blaster 10,10", "B1 immune 10,15", dice=[5, 5])
    s.refused("ana", BLAST, "target_immune", "MKU-SA.magic_immunity.3", target="B1")
    s.act("ana", Ranged("A1", ("B1",))).says("hurt", figure="B1", clicks=2)


# -- Flame/Lightning ---------------------------------------------------------------------------------------------------

FLAME = Ranged("A1", ("B1",), "flame_lightning")


@rule("MKU-SA.flame_lightning.1", "MKU-SA.flame_lightning.2", "MKU-SA.flame_lightning.3", "MKU-11.10", "MKU-14.10")
def test_the_flame_takes_the_target_and_all_that_touch_it() -> None:
    s = scene(
        "A1 torch 10,10 | A2 man 30,31.1",
        "B1 man 10,15 | B2 man 11.1,15 | B3 man 8.9,15 | B4 man 12.2,15 | B5 man 30,30 | B6 man 10,16.1",
        dice=[4, 3],
    )
    s.act("ana", FLAME).says("attack_declared", how="flame_lightning", targets=("B1",))
    assert [facts["target"] for facts in s.told("hit")] == ["B1", "B2", "B3", "B6"]
    assert clicks(s, "B1", "B2", "B3", "B6", "B4") == [1, 1, 1, 1, 0]


@rule("MKU-SA.flame_lightning.2", "MKU-11.16")
@pytest.mark.parametrize(("dice", "taken"), [([4, 4], 1), ([6, 6], 2)])
def test_the_flame_deals_one_click_to_a_target_alone_too(dice: list[int], taken: int) -> None:
    s = scene("A1 torch 10,10", "B1 man 10,15 | B2 man 30,30", dice=dice)
    s.act("ana", FLAME)
    assert clicks(s, "B1") == [taken]


@rule("MKU-SA.flame_lightning.1", "MKU-SA.flame_lightning.8")
def test_a_captor_in_contact_with_the_target_is_affected() -> None:
    s = scene("A1 torch 10,10 | A2 man 7.8,15 captor=B2", "B1 man 10,15 | B2 man 8.9,15 | B3 man 30,30", dice=[4, 4])
    s.refused("ana", Ranged("A1", ("B2",), "flame_lightning"), "target_captor", "MKU-12.8")
    s.act("ana", FLAME)
    assert clicks(s, "B1", "B2", "A2") == [1, 1, 0]


@rule("MKU-SA.flame_lightning.1", "MKU-14.10")
def test_the_flame_does_not_even_try_a_captive_in_contact_with_the_target() -> None:
    sides = "A1 torch 10,10 | A2 man 9.45,15.953 captor=B2", "B1 man 10,15 | B2 man 8.9,15"
    s = scene(*sides, dice=[4, 4])
    s.act("ana", FLAME).silent("missed")
    assert s.field.touching(s.figure("A2"), s.figure("B1"))
    assert [facts["target"] for facts in s.told("hit")] == ["B1", "B2"]


@rule("MKU-SA.flame_lightning.1", "MKU-SA.flame_lightning.7", "MKU-11.10", "MKU-SA.magic_enhancement.1")
def test_figures_of_all_other_sides_burn_and_enhancement_counts_for_each() -> None:
    s = scene("A1 torch 10,10 | A2 mage 8.9,10", "B1 man 10,15 | B2 man 30,30", "C1 man 11.1,15", dice=[4, 4])
    s.act("ana", FLAME)
    assert clicks(s, "B1", "C1", "B2") == [2, 2, 0]


@rule("MKU-SA.flame_lightning.4", "MKU-SA.battle_armor.1", "MKU-SA.defend.3")
def test_terrain_helps_the_target_only_and_abilities_help_everybody() -> None:
    s = scene("A1 torch 10,10", "B1 man 10,15 | B2 clad 11.1,15 | B3 man 8.9,15", dice=[4, 3], **WOODS)
    s.act("ana", FLAME).says("missed", target="B1", defense=16).says("missed", target="B2", defense=17)
    s.says("hit", target="B3", defense=15)
    s = scene("A1 torch 10,10", "B1 man 10,15 | B2 man 11.1,15 | B3 guard 12.2,15", dice=[4, 4])
    s.act("ana", FLAME).says("hit", target="B1", defense=15).says("missed", target="B2", defense=20)
    s.says("defended", target="B2", figure="B3", value=20)


@rule("MKU-SA.flame_lightning.6", "MKU-SA.stealth.2", "MKU-SA.limited_invisibility.2", "MKU-SA.0.6")
def test_neighbours_can_be_hit_when_the_target_is_missed() -> None:
    s = scene("A1 torch 10,10", "B1 high 10,15 | B2 ghost 11.1,15", dice=[4, 3], **WOODS)
    s.act("ana", FLAME).says("missed", target="B1").says("hit", target="B2")
    assert clicks(s, "B1", "B2") == [0, 1]


@rule("MKU-SA.flame_lightning.5")
def test_critical_results_of_the_flame() -> None:
    s = scene("A1 torch 10,10", "B1 high 10,15 | B2 high 11.1,15", dice=[6, 6])
    s.act("ana", FLAME)
    assert clicks(s, "B1", "B2") == [2, 2]
    s = scene("A1 torch 10,10", "B1 man 10,15 | B2 man 11.1,15", dice=[1, 1])
    s.act("ana", FLAME).silent("hit")
    assert clicks(s, "A1", "B1", "B2") == [1, 0, 0]


@rule("MKU-SA.flame_lightning.1")
def test_the_flame_needs_a_legal_line_and_one_target() -> None:
    s = scene("A1 torch 10,10", "B1 man 10,15 | B2 man 11.1,15", **ROCK)
    s.refused("ana", FLAME, "line_blocked_by_piece", "MKU-12.6")
    s.refused("ana", Ranged("A1", ("B1", "B2"), "flame_lightning"), "too_many_targets", most=1)
    assert s.state.left == 1


# -- Vampirism ---------------------------------------------------------------------------------------------------------


@rule("MKU-SA.vampirism.1", "MKU-SA.vampirism.4", "MKU-11.11", "MKU-11.14", "MKU-11.21")
@pytest.mark.parametrize(("start", "after"), [(0, 0), (1, 0), (3, 2)])
def test_a_vampire_heals_one_click_when_it_does_damage(start: int, after: int) -> None:
    s = scene(f"A1 bat 10,10 click={start}", "B1 man 10,11.1", dice=[5, 5])
    s.act("ana", Close("A1", "B1")).says("healed", figure="A1", clicks=start - after, cause="vampirism")
    assert clicks(s, "A1", "B1") == [after, 2]


@rule("MKU-SA.vampirism.1")
def test_a_vampire_that_shoots_heals_nothing() -> None:
    owl = own("owl", attack=8, damage=2, range=8, marks="- vampirism - -")
    s = battle("A1 owl 10,10 click=2", "B1 man 10,15", figures=(*FIGURES, owl), dice=[5, 5])
    s.act("ana", Ranged("A1", ("B1",))).says("hurt", figure="B1", clicks=2).silent("healed")
    assert clicks(s, "A1") == [2]


@rule("MKU-SA.vampirism.4")
def test_a_vampire_heals_before_it_is_pushed() -> None:
    s = scene("A1 bat 10,10 click=3 tokens=1 | A2 man 30,30", "B1 man 10,11.1", dice=[5, 5])
    s.act("ana", Close("A1", "B1"))
    assert s.figure("A1").status == "field" and clicks(s, "A1") == [3]


@rule("MKU-SA.vampirism.2")
def test_no_damage_no_healing() -> None:
    small = own("small", attack=8, damage=1, marks="- vampirism - -")
    s = battle("A1 small 10,10 click=2", "B1 tough 10,11.1", figures=(*FIGURES, small), dice=[5, 5])
    s.act("ana", Close("A1", "B1")).says("unhurt", figure="B1").silent("healed")
    s = scene("A1 bat 10,10 click=2", "B1 man 10,11.1 | B2 man 30,30", dice=[5, 5])
    s.act("ana", Close("A1", "B1", capture=True)).says("captured").silent("healed")
    assert clicks(s, "A1") == [2]


@rule("MKU-SA.vampirism.1", "MKU-SA.invulnerability.3")
def test_an_invulnerable_vampire_does_not_heal() -> None:
    s = scene("A1 both 10,10 click=1", "B1 man 10,11.1", dice=[5, 5])
    s.act("ana", Close("A1", "B1")).says("cannot_heal", figure="A1")
    assert clicks(s, "A1") == [1]


@rule("MKU-11.21", "MKU-R73")
def test_a_vampire_on_its_last_click_survives_retaliation() -> None:
    s = scene("A1 bat 10,10 click=3", "B1 cursed 10,11.1", dice=[5, 5])
    s.act("ana", Close("A1", "B1"))
    assert s.sequence("healed", "hurt") == ["hurt", "healed", "hurt"]
    assert s.figure("A1").status == "field" and clicks(s, "A1") == [3]


# -- Magic Healing -----------------------------------------------------------------------------------------------------

CURE = Ranged("A1", ("A2",), "magic_healing")


@rule("MKU-SA.magic_healing.1", "MKU-SA.magic_healing.3", "MKU-SA.magic_healing.4", "MKU-11.11")
@pytest.mark.parametrize(("dice", "after"), [([4, 3, 1], 2), ([4, 3, 6], 0), ([3, 3], 3)])
def test_magic_healing(dice: list[int], after: int) -> None:
    s = scene("A1 medic 10,10 | A2 clad 10,15 click=3 | A3 guard 11.1,15", "B1 man 30,30", dice=dice, **WOODS)
    s.act("ana", CURE).says("treated" if len(dice) == 3 else "untreated", defense=15, bonus=0)
    assert clicks(s, "A2") == [after]


@rule("MKU-SA.magic_healing.1", "MKU-11.10")
def test_the_line_of_magic_healing_must_be_legal() -> None:
    s = scene("A1 medic 10,10 | A2 man 10,15 click=3 | A3 man 10,18.1 | A4 man 10,5", "B1 man 12,15", **ROCK)
    s.refused("ana", CURE, "line_blocked_by_piece", "MKU-12.6")
    s.refused("ana", Ranged("A1", ("A3",), "magic_healing"), "target_out_of_range", "MKU-12.4")
    s.refused("ana", Ranged("A1", ("A4",), "magic_healing"), "target_out_of_arc", "MKU-12.3")
    s.refused("ana", Ranged("A1", ("A1",), "magic_healing"), "target_itself", "MKU-11.10")
    s.refused("ana", Ranged("A1", ("B1",), "magic_healing"), "target_not_friendly", "MKU-SA.magic_healing.1")
    assert clicks(s, "A2") == [3]


@rule("MKU-SA.magic_healing.2")
def test_contact_and_magic_healing() -> None:
    s = scene("A1 medic 10,10 | A2 man 10,15 click=3", "B1 man 11.1,15")
    s.refused("ana", CURE, "patient_in_contact", "MKU-SA.magic_healing.2", target="A2", enemy="B1")
    s = scene("A1 medic 10,10 | A2 man 10,11.1 click=3 | A3 man 11.1,11.1", "B1 man 30,30", dice=[4, 4, 2])
    s.act("ana", CURE).says("healed", figure="A2", clicks=2)


@rule("MKU-SA.magic_healing.4", "MKU-11.8", "MKU-11.9", "MKU-R27")
def test_critical_results_of_magic_healing() -> None:
    s = scene("A1 medic 10,10 | A2 high 10,15 click=3", "B1 man 30,30", dice=[6, 6, 1])
    s.act("ana", CURE).says("healed", figure="A2", clicks=2)
    s = scene("A1 medic 10,10 | A2 man 10,15 click=3", "B1 man 30,30", dice=[1, 1])
    s.act("ana", CURE).says("critical_miss").silent("healed")
    assert clicks(s, "A1", "A2") == [1, 3]


@rule("MKU-SA.magic_healing.5", "MKU-SA.magic_immunity.5", "MKU-SA.limited_invisibility.3")
def test_who_cannot_be_healed_by_magic() -> None:
    s = scene(
        "A1 medic 10,10 | A2 steel 9,15 click=1 | A3 immune 11,15 | A4 ghost 13,15 click=2",
        "B1 man 30,30",
        dice=[4, 4, 2],
    )
    s.refused("ana", CURE, "target_invulnerable", "MKU-SA.magic_healing.5")
    s.refused("ana", Ranged("A1", ("A3",), "magic_healing"), "target_immune", "MKU-SA.magic_immunity.3")
    ghost = Ranged("A1", ("A4",), "magic_healing")
    s.refused("ana", ghost, "target_invisible", "MKU-SA.limited_invisibility.1")
    s.act("ana", Cancel("A4", "limited_invisibility"), ghost).says("healed", figure="A4", clicks=2)


# -- Sneak Attack, Sweep -----------------------------------------------------------------------------------------------


@rule("MKU-SA.sneak_attack.2", "MKU-11.16")
@pytest.mark.parametrize(("face", "dice", "taken"), [(270, [5, 5], 2), (90, [5, 5], 4), (90, [6, 6], 5)])
def test_a_sneak_attack_doubles_the_damage(face: int, dice: list[int], taken: int) -> None:
    long = own("long", clicks=9, defense=15)
    s = battle("A1 sneak 10,10", f"B1 long 10,11.1 face={face}", figures=(*FIGURES, long), dice=dice)
    s.act("ana", Close("A1", "B1"))
    assert clicks(s, "B1") == [taken]


@rule("MKU-SA.sneak_attack.2")
def test_the_doubling_comes_before_the_reduction() -> None:
    s = scene("A1 sneak 10,10", "B1 tough 10,11.1 face=90", dice=[5, 5])
    s.act("ana", Close("A1", "B1"))
    assert clicks(s, "B1") == [3]


SWEEP = Close("A1", "", "sweep")


@rule("MKU-SA.sweep.1", "MKU-SA.sweep.2", "MKU-SA.sweep.3")
def test_a_sweep_hits_everybody_in_front() -> None:
    s = scene(
        "A1 sweeper 20,20",
        "B1 man 20,21.1 | B2 man 21.1,20 face=0 | B3 man 20,18.9 | B4 high 18.9,20 face=0",
        dice=[4, 3],
    )
    s.act("ana", SWEEP).says("hit", target="B1", bonus=0).says("hit", target="B2", bonus=1)
    s.says("missed", target="B4", bonus=0)
    assert clicks(s, "B1", "B2", "B3", "B4") == [2, 2, 0, 0]


@rule("MKU-SA.sweep.1", "MKU-SA.sweep.3")
def test_critical_sweeps_and_empty_ones() -> None:
    s = scene("A1 sweeper 20,20", "B1 man 20,21.1 | B2 high 21.1,20", dice=[6, 6])
    s.act("ana", SWEEP)
    assert clicks(s, "B1", "B2") == [3, 3]
    s = scene("A1 sweeper 20,20", "B1 man 20,21.1 | B2 man 21.1,20", dice=[1, 1])
    s.act("ana", SWEEP).silent("hit")
    assert clicks(s, "A1", "B1", "B2") == [1, 0, 0]
    s = scene("A1 sweeper 20,20", "B1 man 20,18.9")
    s.refused("ana", SWEEP, "nobody_in_front", "MKU-SA.sweep.1", figure="A1")
    s.refused("ana", Close("A1", "B1", "sweep"), "mode_names_no_target", "MKU-SA.sweep.1")


@rule("MKU-SA.vampirism.3", "MKU-R59")
def test_several_victims_of_a_vampire_heal_one_click() -> None:
    # Both marks share a window on paper; the clause speaks of an attack on several, as a pack of another kind may have.
    both = own("batsweep", dial=[Click(8, 8, 15, 2, ("vampirism", "sweep", "", ""))] * 4, arc=180)
    s = battle("A1 batsweep 20,20 click=3", "B1 man 20,21.1 | B2 man 21.1,20", figures=(*FIGURES, both), dice=[5, 5])
    s.act("ana", SWEEP)
    assert clicks(s, "A1", "B1", "B2") == [2, 2, 2]
