"""Ranged combat, bombardment and ranged formations in 2.0 (MK2-9.13, 18, 20, 21, 24.12 to 24.18, 26)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

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
NEWT = own("newt", marks="aquatic - - -", **{**BASE, "speed_type": "swimmer"}, attack_type="melee")
FIGURES = [
    *(MAN, ARCHER, ZERO, DOUBLE, SHARP, THROWER, MAGE, BLASTER, BOWBLAST, FLAMER, WARDED, IMMUNE, ARMOR, STEEL),
    *(TOUGH, GHOST, STEALTHY, DODGER, GUARD, SPIKED, RAGE, BOOST, PIERCER, FREEZER, CONFUSER, HEALER, LEAGUE, BROKEN),
    *(SWIMMER, AQUATIC, NEWT),
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
    """Whether an attack hits."""
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


@rule("MK2-20.1", "MK2-20.2", "MK2-20.8", "MK2-20.4")
@pytest.mark.parametrize(("dice", "hit"), [([4, 3], True), ([4, 2], False)])
def test_a_shot_deals_ranged_damage(dice: list[int], hit: bool) -> None:
    s = shot("archer", "man", dice)
    assert hits(s, LINE) is hit
    assert s.figure("B1").click == (2 if hit else 0)


@rule("MK2-20.1")
@pytest.mark.parametrize(
    ("shooter", "more", "key"),
    [
        ("man", "", "no_range"),
        ("broken", "", "demoralized"),
        ("rage", "", "berserk"),
        ("archer", " | B2 man 10,11.1", "firer_in_contact"),
    ],
)
def test_who_cannot_shoot(shooter: str, more: str, key: str) -> None:
    field(f"A1 {shooter} 10,10 face=0", f"B1 man 18,10{more}").refused("ana", LINE, key)


@rule("MK2-20.3")
@pytest.mark.parametrize(("x", "inside"), [("20", True), ("20.01", False)])
def test_the_range_is_met_exactly(x: str, inside: bool) -> None:
    s = field("A1 archer 10,10 face=0", f"B1 man {x},10", [4, 4] if inside else [])
    if inside:
        assert hits(s, LINE)
    else:
        s.refused("ana", LINE, "target_out_of_range", "MK2-20.3")


@rule("MK2-20.3", "MK2-17.11")
@pytest.mark.parametrize(("face", "inside"), [(45, True), (46, False)])
def test_the_line_leaves_through_the_front_arc(face: int, inside: bool) -> None:
    s = field(f"A1 archer 10,10 face={face}", "B1 man 18,10", [4, 4] if inside else [])
    if inside:
        assert hits(s, LINE)
    else:
        s.refused("ana", LINE, "target_out_of_arc")


@rule("MK2-20.4", "MK2-26.10", "MK2-23.15")
@pytest.mark.parametrize(
    ("ana", "ben", "terrain", "key"),
    [
        ("", " | B2 man 14,10", "", "line_blocked"),
        (" | A2 man 14,10", "", "", "line_blocked"),
        (" | A2 man 14,10", " | B2 man 14,11.1 captor=A2", "", "line_blocked"),
        ("", "", "T1 blocking 14,10", "line_blocked_by_piece"),
    ],
)
def test_bases_and_blocking_terrain_block_the_line(ana: str, ben: str, terrain: str, key: str) -> None:
    field(f"A1 archer 10,10 face=0{ana}", f"B1 man 18,10{ben}", terrain=terrain).refused("ana", LINE, key)


@rule("MK2-20.5", "MK2-26.5", "MK2-26.7", "MK2-26.8", "MK2-26.2", "MK2-26.11")
@pytest.mark.parametrize(
    ("terrain", "roll"),
    [
        ("", 7),
        ("T1 hindering 14,10", 8),
        ("T1 concealing 14,10", 8),
        ("T1 hindering 13,10 | T2 concealing 15.5,10", 8),
        ("T1 shallow_water 14,10", 7),
    ],
)
def test_hindering_and_concealing_terrain_give_one_in_all(terrain: str, roll: int) -> None:
    assert least(lambda dice: shot("archer", "man", dice, terrain=terrain)) == roll


@rule("MK2-26.6", "MK2-26.8")
@pytest.mark.parametrize(
    ("terrain", "roll"),
    [("T1 hindering 9.5,10", 8), ("T1 hindering 9,10", 7), ("T1 concealing 9,10", 7), ("T1 concealing 9.5,10", 8)],
)
def test_the_hindering_terrain_one_stands_in_does_not_count_if_ones_front_is_outside(terrain: str, roll: int) -> None:
    """The piece ends at 10.5 or at 10, where the front arc begins; for concealing terrain the same exception holds."""
    assert least(lambda dice: shot("archer", "man", dice, terrain=terrain)) == roll


@rule("MK2-26.7")
def test_concealing_terrain_stops_nobody() -> None:
    s = field("A1 man 10,10 face=0", "B1 man 30,30", terrain="T1 concealing 13,10")
    s.say("ana", "move A1 path=18,10")
    assert s.place("A1")[0] == 18_000


@rule("MK2-20.6", "MK2-20.16")
def test_nobody_shoots_into_a_melee_of_his_own_but_captives_do_not_count() -> None:
    s = field("A1 archer 10,10 face=0 | A2 man 18,11.1", "B1 man 18,10")
    s.refused("ana", LINE, "target_in_contact", "MK2-20.6")
    free = field("A1 archer 10,10 face=0 | A2 man 19.1,10 captor=B2", "B1 man 18,10 face=180 | B2 man 20.2,10", [4, 4])
    assert hits(free, LINE)


@rule("MK2-20.16")
def test_captives_and_captors_are_no_targets() -> None:
    s = field(
        "A1 archer 10,10 face=0 | A2 man 18,11.1 captor=B1 | A3 man 15,14", "B1 man 18,10 | B2 man 16.1,14 captor=A3"
    )
    s.refused("ana", LINE, "target_captor", "MK2-20.16")
    s.refused("ana", "ranged A1 -> B2", "target_captive", "MK2-20.16")


@rule("MK2-20.9", "MK2-17.18", "MK2-20.15")
@pytest.mark.parametrize(("face", "roll"), [(180, 7), (135, 7), (134, 6), (0, 6)])
def test_a_line_through_the_rear_arc_gives_one(face: int, roll: int) -> None:
    """The arc of 90 degrees about 135 ends at 180: the border is front."""
    assert least(lambda dice: field("A1 archer 10,10 face=0", f"B1 man 18,10 face={face}", dice)) == roll


@rule("MK2-20.10", "MK2-20.11", "MK2-20.12", "MK2-9.7", "MK2-20.15", "MK2-22.4")
def test_several_targets_have_one_roll_each_its_modifiers_and_one_click() -> None:
    s = field("A1 double 10,10 face=0", "B1 man 18,8 face=180 | B2 man 18,12 face=0 | B3 man 18,10", [4, 2])
    s.refused("ana", "ranged A1 -> B1,B2,B3", "too_many_targets")
    s.say("ana", "ranged A1 -> B1,B2").says("missed", target="B1").says("hit", target="B2")
    assert (s.figure("B1").click, s.figure("B2").click) == (0, 1)


@rule("MK2-20.17")
@pytest.mark.parametrize(("helper", "clicks"), [("", 0), (" | A2 boost 8.9,10", 1)])
def test_a_ranged_damage_of_nothing_stays_nothing_plus_modifiers(helper: str, clicks: int) -> None:
    s = field(f"A1 zero 10,10 face=0{helper}", "B1 man 18,10 face=180", [4, 4])
    s.say("ana", LINE)
    assert s.figure("B1").click == clicks


# -- types -----------------------------------------------------------------------------------------------------------


@rule("MK2-18.4", "MK2-18.2", "MK2-18.6", "MK2-18.5")
@pytest.mark.parametrize(("shooter", "roll"), [("archer", 7), ("sharp", 6), ("mage", 7)])
def test_the_attack_bonus_counts_in_shots_of_the_own_type(shooter: str, roll: int) -> None:
    assert least(lambda dice: shot(shooter, "man", dice)) == roll


@rule("MK2-18.6")
def test_a_melee_warrior_with_range_shoots_without_a_type_and_bonus() -> None:
    def scene(dice: list[int]) -> Battle:
        return field("A1 thrower 10,10 face=0", "B1 man 15,10 face=180", dice)

    assert least(scene) == 7


@rule("MK2-33.32", "MK2-18.13", "MK2-18.4", "MK2-9.13")
@pytest.mark.parametrize(
    ("shooter", "mode", "roll"),
    [("mage", "", 10), ("blaster", " magic_blast", 10), ("archer", "", 7), ("bowblast", " magic_blast", 6)],
)
def test_magic_resistance_takes_three_off_attacks_of_the_magic_type(shooter: str, mode: str, roll: int) -> None:
    """Magic Blast by a bow is of the ranged type, with its attack bonus of 1."""

    def scene(dice: list[int]) -> Battle:
        return shot(shooter, "warded", [*dice, 1] if mode and sum(dice) >= roll else dice)

    assert least(scene, LINE + mode) == roll


@rule("MK2-18.10", "MK2-18.11", "MK2-18.15", "MK2-18.12")
def test_the_magic_immune_are_no_targets_of_magic_and_left_out_of_its_area() -> None:
    shot("mage", "immune", []).refused("ana", LINE, "target_immune")
    s = field("A1 flamer 10,10 face=0", "B1 man 18,10 face=180 | B2 immune 18,11.1 | B3 man 18,8.9", [4, 4])
    s.say("ana", LINE + " flame_lightning")
    assert [s.figure(one).click for one in ("B1", "B2", "B3")] == [1, 0, 1]
    assert hits(shot("archer", "immune", [4, 4]), LINE)


# -- bombardment -----------------------------------------------------------------------------------------------------

BOMB = "ranged A1 bombardment at=18,10"


@rule("MK2-21.1", "MK2-21.3", "MK2-21.4", "MK2-21.5", "MK2-21.6", "MK2-21.7", "MK2-20.6")
@pytest.mark.parametrize(("x", "inside"), [("20", True), ("20.01", False)])
def test_all_whose_centre_is_within_two_inches_are_attacked(x: str, inside: bool) -> None:
    """Over a wall of rock and figures; a friend is hit too; nobody's rear counts."""
    s = field(
        "A1 archer 10,10 face=0 | A2 man 18,11.1 face=180 | A3 man 13,10",
        f"B1 man 18,10 face=0 | B2 man {x},10 face=0",
        [4, 3],
        terrain="T1 blocking 15,10",
    )
    s.say("ana", BOMB)
    clicks = [s.figure(one).click for one in ("A1", "A2", "A3", "B1", "B2")]
    assert clicks == [0, 1, 0, 1, 1 if inside else 0]


@rule("MK2-21.2")
@pytest.mark.parametrize(
    ("at", "key"),
    [
        ("14,10", "point_out_of_range"),
        ("20.01,10", "point_out_of_range"),
        ("10,18", "point_out_of_arc"),
        ("15.5,10", "point_in_blocking"),
        ("14.01,10", ""),
        ("20,10", ""),
    ],
)
def test_the_target_point_lies_beyond_four_inches_in_range_and_arc(at: str, key: str) -> None:
    ben = "B1 man 13.2,10 | B2 man 20.5,10 | B3 man 10,18"
    s = field("A1 archer 10,10 face=0", ben, [4, 4] if not key else [], terrain="T1 blocking 15.5,10")
    if key:
        s.refused("ana", f"ranged A1 bombardment at={at}", key, "MK2-21.2")
    else:
        s.say("ana", f"ranged A1 bombardment at={at}")


@rule("MK2-21.5")
def test_somebody_hostile_must_stand_in_the_area() -> None:
    field("A1 archer 10,10 face=0 | A2 man 18,10", "B1 man 30,10").refused("ana", BOMB, "nobody_in_area", "MK2-21.5")


@rule("MK2-21.5", "MK2-21.10")
def test_captives_are_spared_and_captors_are_not() -> None:
    s = field("A1 archer 10,10 face=0 | A2 man 18,11.1 captor=B1", "B1 man 18,10", [4, 3])
    s.say("ana", BOMB)
    assert (s.figure("A2").click, s.figure("B1").click) == (0, 1)


@rule("MK2-21.6", "MK2-21.10", "MK2-26.24")
@pytest.mark.parametrize(
    ("target", "terrain", "roll"),
    [
        ("man", "", 7),
        ("man", "T1 hindering 14,10", 7),
        ("man", "T1 hindering 18.9,10", 8),
        ("man", "T1 concealing 18.9,10", 8),
        ("man", "T1 hindering 19.01,10", 7),
        ("stealthy", "T1 hindering 18.9,10", 8),
        ("ghost", "", 7),
        ("armor", "", 9),
        ("steel", "", 9),
    ],
)
def test_what_helps_against_a_bombardment(target: str, terrain: str, roll: int) -> None:
    """Terrain helps only whose centre lies in it; no line is drawn, so that nobody hides."""
    assert (
        least(lambda dice: field("A1 archer 10,10 face=0", f"B1 {target} 18,10 face=0", dice, terrain=terrain), BOMB)
        == roll
    )


@rule("MK2-21.6", "MK2-18.7", "MK2-18.9")
def test_the_attack_bonus_counts_and_only_who_has_the_proficiency_bombards() -> None:
    assert least(lambda dice: shot("sharp", "man", dice), BOMB) == 6
    shot("mage", "man", []).refused("ana", BOMB, "mode_not_in_effect")


@rule("MK2-21.7", "MK2-21.8")
@pytest.mark.parametrize(("dice", "clicks"), [([6, 6], (0, 2)), ([1, 1], (1, 0))])
def test_two_sixes_and_two_ones_of_a_bombardment(dice: list[int], clicks: tuple[int, int]) -> None:
    s = shot("archer", "man", dice).say("ana", BOMB)
    assert (s.figure("A1").click, s.figure("B1").click) == clicks


@rule("MK2-21.9")
def test_a_bombardment_is_no_formation() -> None:
    s = field("A1 archer 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 archer 10,8.9 face=0", "B1 man 18,10")
    s.refused("ana", BOMB + " with=A2,A3", "mode_not_in_formation")


@rule("MK2-21.11")
def test_the_point_may_lie_on_a_base_an_objective_or_a_hill() -> None:
    s = field(
        "A1 archer 10,10 face=0",
        "B1 man 18,10",
        [4, 4],
        terrain="T1 hill 18,10",
        objectives="O1 18,11 | O2 5,5 | O3 30,30",
    )
    s.say("ana", BOMB).says("hit", target="B1")


# -- formations ------------------------------------------------------------------------------------------------------

ROW = "A1 archer 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 archer 10,8.9 face=0"


def volley(count: int, ben: str, dice: list[int], leader: str = "archer", others: str = "archer") -> Battle:
    """So many others beside the first, face to face with B1 at 18,10."""
    places = ("10,11.1", "10,8.9", "10,12.2", "10,7.8", "10,13.3")
    row = [f"A{number + 2} {others} {place} face=0" for number, place in enumerate(places[:count])]
    return field(" | ".join([f"A1 {leader} 10,10 face=0", *row]), ben, dice)


WITH = {2: "A2,A3", 3: "A2,A3,A4", 4: "A2,A3,A4,A5"}


@rule("MK2-24.2", "MK2-24.12", "MK2-24.14", "MK2-9.10", "MK2-24.1", "MK2-24.6")
@pytest.mark.parametrize(("count", "roll"), [(2, 4), (3, 4), (4, 4)])
def test_two_for_each_other_member_within_the_rule_of_three(count: int, roll: int) -> None:
    """Two others give 4, of which 3 count."""
    line = f"{LINE} with={WITH[count]}"
    assert least(lambda dice: volley(count, "B1 man 18,10 face=180", dice), line) == roll
    s = volley(count, "B1 man 18,10 face=180", [4, 4]).say("ana", line)
    assert [s.figure(f"A{number}").tokens for number in range(1, count + 2)] == [1] * (count + 1)
    assert (s.state.left, s.figure("B1").click) == (3, 2)


@rule("MK2-9.13", "MK2-9.11", "MK2-33.32")
def test_the_worked_example_of_the_rule_of_three() -> None:
    """Three apprentices give 6, the rear arc 1, Magic Resistance takes 3: 4, of which 3 count."""

    def scene(dice: list[int]) -> Battle:
        return volley(3, "B1 warded 18,10 face=0", dice, "mage", "mage")

    assert least(scene, f"{LINE} with=A2,A3,A4") == 4


@rule("MK2-24.12")
@pytest.mark.parametrize(("members", "key"), [("A2", "formation_size"), ("A2,A3,A4,A5,A6", "formation_size")])
def test_three_to_five_shoot_together(members: str, key: str) -> None:
    volley(5, "B1 man 18,10", []).refused("ana", f"{LINE} with={members}", key)


@rule("MK2-24.12", "MK2-24.3", "MK2-24.5", "MK2-24.4")
@pytest.mark.parametrize(
    ("third", "key"),
    [
        ("archer 10,8.8 face=0", "formation_not_connected"),
        ("league 10,8.9 face=0", "factions_differ"),
        ("broken 10,8.9 face=0", "demoralized"),
        ("archer 10,8.9 face=0 tokens=2", "too_many_tokens"),
        ("archer 10,8.9 face=0 acted", "already_acted"),
    ],
)
def test_who_cannot_be_a_member(third: str, key: str) -> None:
    s = field(f"A1 archer 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 {third}", "B1 man 18,10")
    s.refused("ana", f"{LINE} with=A2,A3", key)


@rule("MK2-24.13")
@pytest.mark.parametrize(
    ("third", "more", "key"),
    [
        ("10,8.9 face=90", "", "target_out_of_arc"),
        ("10,8.9 face=0", " | B2 man 14,9.2", "line_blocked"),
    ],
)
def test_each_member_needs_the_target_in_its_arc_and_a_clear_line(third: str, more: str, key: str) -> None:
    s = field(f"A1 archer 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 archer {third}", f"B1 man 18,10{more}")
    s.refused("ana", f"{LINE} with=A2,A3", key)


@rule("MK2-24.13", "MK2-24.18")
def test_a_formation_has_one_target_and_modes_that_deal_damage() -> None:
    s = field(
        "A1 double 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 archer 10,8.9 face=0", "B1 man 18,10 | B2 man 18,13"
    )
    s.refused("ana", "ranged A1 -> B1,B2 with=A2,A3", "formation_one_target")
    flames = field("A1 flamer 10,10 face=0 | A2 archer 10,11.1 face=0 | A3 archer 10,8.9 face=0", "B1 man 18,10")
    flames.refused("ana", f"{LINE} flame_lightning with=A2,A3", "mode_not_in_formation", "MK2-24.18")


@rule("MK2-24.15", "MK2-28.12", "MK2-17.6")
def test_two_ones_hurt_the_primary_attacker_alone() -> None:
    s = volley(2, "B1 man 18,10 face=180", [1, 1]).say("ana", f"{LINE} with=A2,A3")
    assert [s.figure(one).click for one in ("A1", "A2", "A3")] == [1, 0, 0]


@rule("MK2-24.15", "MK2-18.14")
@pytest.mark.parametrize(("leader", "clicks"), [("piercer", 2), ("archer", 0)])
def test_only_the_primary_attackers_abilities_work(leader: str, clicks: int) -> None:
    other = "archer" if leader == "piercer" else "piercer"
    s = volley(2, "B1 steel 18,10 face=180", [5, 5], leader, other).say("ana", f"{LINE} with=A2,A3")
    assert s.figure("B1").click == clicks


# -- abilities in ranged combat --------------------------------------------------------------------------------------


@rule("MK2-33.22", "MK2-20.4", "MK2-17.15")
@pytest.mark.parametrize("die", [1, 6])
def test_magic_blast_goes_through_everything_and_deals_a_die(die: int) -> None:
    s = field(
        "A1 blaster 10,10 face=0", "B1 man 18,10 face=180 | B2 man 14,10", [4, 3, die], terrain="T1 hindering 16,10"
    )
    s.say("ana", LINE + " magic_blast").says("hit", target="B1")
    assert s.figure("B1").click == min(die, 4)


@rule("MK2-33.23")
def test_flame_lightning_strikes_all_who_touch_the_target_once() -> None:
    s = field("A1 flamer 10,10 face=0", "B1 man 18,10 face=180 | B2 man 18,11.1 face=180 | B3 man 18,12.3", [4, 3])
    s.say("ana", LINE + " flame_lightning")
    assert [s.figure(one).click for one in ("B1", "B2", "B3")] == [1, 1, 0]


@rule("MK2-33.30", "MK2-33.36", "MK2-33.47", "MK2-33.33", "MK2-17.17")
@pytest.mark.parametrize(
    ("shooter", "target", "roll", "clicks"),
    [
        ("archer", "armor", 9, 2),
        ("piercer", "armor", 7, 2),
        ("archer", "steel", 9, 0),
        ("piercer", "steel", 7, 2),
        ("archer", "tough", 7, 1),
        ("piercer", "tough", 7, 2),
    ],
)
def test_armour_and_what_pierces_it(shooter: str, target: str, roll: int, clicks: int) -> None:
    assert least(lambda dice: shot(shooter, target, dice)) == roll
    s = shot(shooter, target, [5, 5]).say("ana", LINE)
    assert s.figure("B1").click == clicks


@rule("MK2-33.34", "MK2-9.8")
@pytest.mark.parametrize(("beside", "roll"), [(" | B2 guard 18,11.1", 10), (" | B2 guard 18,11.2", 7)])
def test_defend_lends_its_defense_to_friends_in_contact(beside: str, roll: int) -> None:
    assert least(lambda dice: field("A1 archer 10,10 face=0", f"B1 man 18,10 face=180{beside}", dice)) == roll


@rule("MK2-33.37", "MK2-17.16")
@pytest.mark.parametrize(("die", "clicks"), [(3, 2), (4, 0)])
def test_dodge_saves_from_four_up(die: int, clicks: int) -> None:
    s = shot("archer", "dodger", [4, 3, die]).say("ana", LINE)
    assert s.figure("B1").click == clicks


@rule("MK2-33.38")
def test_magic_retaliation_hurts_who_hurt_it() -> None:
    s = shot("archer", "spiked", [4, 3]).say("ana", LINE)
    assert (s.figure("A1").click, s.figure("B1").click) == (1, 2)


@rule("MK2-33.39")
def test_limited_invisibility_cannot_be_chosen() -> None:
    shot("archer", "ghost", []).refused("ana", LINE, "target_invisible")


@rule("MK2-33.15", "MK2-26.9")
@pytest.mark.parametrize("terrain", ["T1 hindering 14,10", "T1 concealing 14,10"])
def test_stealth_behind_cover_cannot_be_shot(terrain: str) -> None:
    shot("archer", "stealthy", [], terrain=terrain).refused("ana", LINE, "target_stealthy")
    assert hits(shot("archer", "stealthy", [4, 4]), LINE)


@rule("MK2-33.42", "MK2-18.12", "MK2-9.15")
@pytest.mark.parametrize(("count", "clicks"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_magic_enhancement_adds_one_for_each_within_the_rule_of_three(count: int, clicks: int) -> None:
    places = ("10.55,10.953", "9.45,10.953", "8.9,10", "9.45,9.047")
    helpers = " | ".join(f"A{number + 2} boost {places[number]}" for number in range(count))
    s = battle(
        f"A1 archer 10,10 face=0 | {helpers} | A9 man 1,30",
        "B1 thick 18,10 face=180 | B9 man 35,1",
        figures=[*FIGURES, own("thick", clicks=8, **BASE, attack_type="melee")],
        options={"rules": "mk2", "build_total": 400},
        dice=[4, 3],
    )
    s.say("ana", LINE)
    assert s.figure("B1").click == clicks


@rule("MK2-33.48")
@pytest.mark.parametrize(("tokens", "die", "after", "clicks"), [(0, 3, 0, 2), (0, 4, 1, 2), (1, 4, 2, 3), (2, 0, 2, 2)])
def test_magic_freeze_gives_a_token_from_four_up(tokens: int, die: int, after: int, clicks: int) -> None:
    dice = [4, 3, die] if die else [4, 3]
    s = field("A1 freezer 10,10 face=0", f"B1 man 18,10 face=180 tokens={tokens}", dice)
    s.say("ana", LINE + " magic_freeze")
    assert (s.figure("B1").tokens, s.figure("B1").click) == (after, clicks)


@rule("MK2-33.49", "MK2-33.54")
def test_magic_confusion_moves_the_target_instead() -> None:
    s = field("A1 confuser 10,10 face=0", "B1 man 18,10 face=180", [4, 3])
    s.say("ana", LINE + " magic_confusion").say("ana", "move B1 path=18,18")
    assert (s.figure("B1").click, s.place("B1")[1], s.figure("B1").tokens) == (0, 18_000, 0)


@rule("MK2-33.26", "MK2-18.14", "MK2-20.13", "MK2-E4")
@pytest.mark.parametrize(("dice", "healed"), [([4, 3, 2], 2), ([4, 2], 0)])
def test_magic_healing_gives_back_a_die(dice: list[int], healed: int) -> None:
    s = field(
        "A1 healer 10,10 face=0 | A2 warded 18,10 face=180 click=3", "B1 man 30,30", dice, terrain="T1 hindering 14,10"
    )
    s.say("ana", "heal A1 -> A2")
    assert s.figure("A2").click == 3 - healed


@rule("MK2-33.14", "MK2-26.24", "MK2-26.12")
@pytest.mark.parametrize(("target", "roll"), [("man", 7), ("aquatic", 9), ("swimmer", 9), ("newt", 9)])
def test_swimmers_and_aquatic_have_two_more_against_shots_in_water(target: str, roll: int) -> None:
    assert least(lambda dice: shot("archer", target, dice, terrain="T1 shallow_water 18,10")) == roll


# -- heights ---------------------------------------------------------------------------------------------------------


@rule("MK2-26.16", "MK2-26.17", "MK2-26.20")
def test_hills_block_the_lines_below_and_help_who_stands_on_them() -> None:
    shot("archer", "man", [], terrain="T1 mound 14,10").refused("ana", LINE, "line_blocked_by_piece")
    assert least(lambda dice: shot("archer", "man", dice, terrain="T1 hill 18,10")) == 8
    assert least(lambda dice: shot("archer", "man", dice, terrain="T1 hill 10,10")) == 7


@rule("MK2-26.18", "MK2-26.19", "MK2-26.26")
def test_from_hill_to_hill_and_from_hill_to_ground() -> None:
    both = "T1 hill 10,10 | T2 hill 18,10"
    s = field("A1 archer 10,10 face=0", "B1 man 18,10 face=180 | B2 man 14,10", [4, 3], terrain=both)
    assert hits(s, LINE)  # the base on the ground between is ignored
    above = field("A1 archer 10,10 face=0", "B1 man 18,10 face=180 | B2 man 11.3,10", terrain=both)
    above.refused("ana", LINE, "line_blocked")
    down = field("A1 archer 10,10 face=0", "B1 man 18,10 face=180 | B2 man 14.5,10", [4, 3], terrain="T1 hill 10,10")
    assert hits(down, LINE)
    between = field("A1 archer 10,10 face=0", "B1 man 18,10", terrain="T1 hill 10,10 | T2 mound 15,10")
    between.refused("ana", LINE, "line_blocked_by_piece")
    assert least(lambda dice: shot("archer", "man", dice, terrain="T1 knoll 10,10 | T2 hill 18,10")) == 8


@rule("MK2-26.14")
@pytest.mark.parametrize(("x", "roll"), [("13", 8), ("11.55", 7)])
def test_a_low_wall_helps_unless_the_attacker_touches_it(x: str, roll: int) -> None:
    assert least(lambda dice: shot("archer", "man", dice, terrain=f"T1 low_wall {x},10")) == roll
