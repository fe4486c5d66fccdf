"""Ranged combat, types and sight in 2.0 (MK2-18, 20, 26, 33)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Ranged
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule
from tests.support.second_shots import BASE, FIGURES, LINE, field, hits, least, shot


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


@rule("MK2-18.15", "MK2-18.12", "MK2-33.24", "MK2-33.42")
@pytest.mark.parametrize(("target", "clicks"), [("man", 2), ("immune", 1)])
def test_a_shockwave_finds_the_immunity_of_a_base_and_no_enhancement_in_it(target: str, clicks: int) -> None:
    """A Shockwave without a type meets the magic immune too, and ignores abilities; what is on a base is none."""
    s = field("A1 shaker 10,10 | A2 boost 8.9,10", f"B1 {target} 13,10", [4, 3])
    s.say("ana", "ranged A1 shockwave")
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


@rule("MK2-33.23", "MK2-16.11", "MK2-R10")
@pytest.mark.parametrize(("dice", "clicks"), [([4, 3], [0, 0]), ([4, 4], [1, 1])])
def test_who_soars_beside_the_target_of_flames_is_as_high_as_it_is(dice: list[int], clicks: list[int]) -> None:
    """Height is no terrain: 16 are needed on either, though a line is drawn to the first alone."""
    s = field("A1 flamer 10,10 face=0", "B1 hawk 18,10 face=180 soaring | B2 hawk 18,11.1 face=180 soaring", dice)
    s.say("ana", LINE + " flame_lightning")
    assert [s.figure(one).click for one in ("B1", "B2")] == clicks


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


@rule("MK2-18.15", "MK2-33.24", "MKU-SA.shockwave.10")
@pytest.mark.parametrize(("attack_type", "strikes"), [("magic", False), ("ranged", True)])
def test_a_shockwave_of_magic_that_finds_nobody_but_the_immune_is_neither_offered_nor_made(
    attack_type: str, strikes: bool
) -> None:
    quake = own("quake", marks="- shockwave - -", **{**BASE, "attack_type": attack_type, "range": 10})
    warded = own("warded", magic_immune=True, speed_type="foot", attack_type="melee")
    s = battle(
        "A1 quake 10,10 face=0",
        "B1 warded 10,13 face=270",
        figures=[quake, warded],
        options={"rules": "mk2"},
        dice=[4, 3] if strikes else [],
    )
    offered = [offer.action for offer in s.game.legal(s.state, 0)]
    assert (Ranged("A1", (), "shockwave") in offered) is strikes
    if strikes:
        s.say("ana", "ranged A1 shockwave").says("hit", target="B1")
    else:
        s.refused("ana", "ranged A1 shockwave", "nobody_in_reach", "MK2-33.24")
