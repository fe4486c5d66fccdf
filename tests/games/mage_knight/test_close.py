"""Close combat and the sequence of an attack (sections 11 and 13)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Close
from bot.games.mage_knight.content.content import Click
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

MAN = own("man", attack=8, defense=16, damage=2)
BRUTE = own("brute", attack=9, damage=3)
COWARD = own("coward", attack=0, damage=0, marks="- - - demoralized")
WIDE = own("wide", arc=180)
RIDER = own("rider", mounted=True)
ZERO = own("zero", damage=0)
FADING = own("fading", dial=[Click(8, 9, 15, 3), Click(8, 5, 15, 1), Click(8, 4, 15, 1)])
FIGURES = (MAN, BRUTE, COWARD, WIDE, RIDER, ZERO, FADING)


def duel(*sides: str, dice: list[int] | None = None, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, dice=dice or [], **more)  # type: ignore[arg-type]


# -- who may attack whom ---------------------------------------------------------------------------------------------


@rule("MKU-13.1", "MKU-11.1")
def test_the_front_arc_must_touch_the_target() -> None:
    s = duel("A1 man 10,10 face=90", "B1 man 10,11.1 | B2 man 10,8.9 | B3 man 20,20", dice=[2, 3])
    s.refused("ana", Close("A1", "B2"), "target_not_in_front", "MKU-13.1", figure="A1", target="B2")
    s.refused("ana", Close("A1", "B3"), "target_not_in_contact", "MKU-13.1", figure="A1", target="B3")
    s.act("ana", Close("A1", "B1")).says("attack_declared", figure="A1", targets=("B1",), how="close", seat=0)


@rule("MKU-13.1")
@pytest.mark.parametrize(("y", "near"), [(11.12, True), (11.121, False)])
def test_contact_ends_at_two_hundredths(y: float, near: bool) -> None:
    s = duel("A1 man 10,10", f"B1 man 10,{y}", dice=[2, 3] if near else [])
    if near:
        s.act("ana", Close("A1", "B1")).says("missed", target="B1")
    else:
        s.refused("ana", Close("A1", "B1"), "target_not_in_contact", "MKU-13.1")


@rule("MKU-13.1")
@pytest.mark.parametrize(("face", "front"), [(45, True), (135, True), (44.98, False), (135.02, False)])
def test_a_target_on_the_border_of_the_front_arc_is_in_it(face: float, front: bool) -> None:
    s = duel(f"A1 man 10,10 face={face}", "B1 man 10,11.1", dice=[2, 3] if front else [])
    if front:
        s.act("ana", Close("A1", "B1")).says("missed")
    else:
        s.refused("ana", Close("A1", "B1"), "target_not_in_front", "MKU-13.1")


@rule("MKU-11.10", "MKU-13.1")
def test_friends_and_oneself_are_no_targets() -> None:
    s = duel("A1 man 10,10 | A2 man 10,11.1", "B1 man 20,20")
    s.refused("ana", Close("A1", "A2"), "target_friendly", "MKU-11.10", target="A2")
    s.refused("ana", Close("A1", "A1"), "target_friendly", "MKU-11.10", target="A1")
    s.refused("ana", Close("A1", ""), "no_target", "MKU-13.1")
    s.refused("ana", Close("A1", "B7"), "no_such_figure", figure="B7")
    s.refused("ana", Close("B1", "A1"), "not_your_figure", figure="B1")
    assert s.figure("A1").tokens == 0


@rule("MKU-11.10")
def test_figures_of_a_team_mate_are_no_targets() -> None:
    s = duel("A1 man 10,10", "B1 man 10,11.1", "C1 man 20,20", "D1 man 30,30", options={"teams": "pairs"})
    s.refused("ana", Close("A1", "B1"), "target_friendly", "MKU-11.10")
    assert s.figure("B1").click == 0


@rule("MKU-13.3", "MKU-13.4")
def test_one_of_several_opponents_is_chosen() -> None:
    s = duel("A1 wide 10,10", "B1 man 10,11.1 | B2 man 11.1,10", dice=[5, 5])
    s.act("ana", Close("A1", "B2")).says("hurt", figure="B2", clicks=2)
    assert s.figure("B1").click == 0 and s.figure("B2").click == 2


@rule("MKU-13.8", "MKU-14.15", "MKU-14.8", "MKU-SA.demoralized.1", "MKU-SA.demoralized.5", "MKU-14.5")
def test_captors_captives_and_the_demoralized_do_not_fight() -> None:
    s = duel(
        "A1 man 10,10 | A2 coward 20,20 | A3 man 30,30 captor=B3",
        "B1 man 10,11.1 | B2 man 20,21.1 | B3 man 30,31.1 | B4 man 8.9,10 captor=A1",
    )
    s.refused("ana", Close("A1", "B1"), "captor_cannot_fight", "MKU-13.8", figure="A1", target="B4")
    s.refused("ana", Close("A2", "B2"), "demoralized", "MKU-SA.demoralized.1", figure="A2")
    s.refused("ana", Close("A3", "B3"), "captive_cannot_act", "MKU-14.5", figure="A3")
    assert s.field.value(s.figure("A2"), "attack") == 0


@rule("MKU-14.9", "MKU-14.6")
def test_a_captive_is_nobodys_target() -> None:
    s = duel("A1 man 10,10 | A2 man 8.9,11.1", "B1 man 10,11.1 captor=A2 | B2 man 30,30", active="ana")
    s.refused("ana", Close("A1", "B1"), "target_captive", "MKU-14.9", target="B1")
    s = duel("A1 man 10,10 | A2 man 8.9,11.1", "B1 man 10,11.1 captor=A2 | B2 man 10,12.2", active="ben")
    s.refused("ben", Close("B2", "B1"), "target_captive", "MKU-14.9", target="B1")
    assert s.figure("B1").click == 0


@rule("MKU-14.15")
def test_a_captor_may_be_attacked_in_close_combat() -> None:
    s = duel("A1 man 10,10 | A9 man 11.1,11.1 captor=B1", "B1 man 10,11.1 | B2 man 30,30", dice=[4, 4])
    s.act("ana", Close("A1", "B1")).says("hit", target="B1").says("hurt", figure="B1")


# -- the numbers -----------------------------------------------------------------------------------------------------


@rule("MKU-11.2", "MKU-R65")
@pytest.mark.parametrize(("dice", "hit"), [([4, 4], True), ([3, 4], False)])
def test_the_total_must_reach_the_defense(dice: list[int], hit: bool) -> None:
    s = duel("A1 man 10,10", "B1 man 10,11.1", dice=dice)
    s.act("ana", Close("A1", "B1"))
    s.says("hit" if hit else "missed", target="B1", roll=sum(dice), attack=8, total=8 + sum(dice), defense=16, bonus=0)
    assert s.figure("B1").click == (2 if hit else 0)


@rule("MKU-13.2", "MKU-11.3", "MKU-6.9")
@pytest.mark.parametrize(("face", "bonus"), [(270, 0), (225, 0), (224.9, 1), (90, 1)])
def test_the_rear_arc_adds_one(face: float, bonus: int) -> None:
    s = duel("A1 man 10,10", f"B1 man 10,11.1 face={face}", dice=[3, 4])
    s.act("ana", Close("A1", "B1")).says("hit" if bonus else "missed", bonus=bonus, total=15 + bonus)


@rule("MKU-13.2", "MKU-1.9")
def test_the_rear_circle_of_a_double_base_is_rear_arc() -> None:
    s = duel("A1 man 10,10", "B1 rider 10,12.2 face=90", dice=[2, 2])
    s.act("ana", Close("A1", "B1")).says("missed", bonus=1)


@rule("MKU-13.5", "MKU-19.12")
def test_hindering_terrain_does_not_matter() -> None:
    woods = {"terrain": "T1 hindering 10,10", "templates": [square("hindering", 6)]}
    s = duel("A1 man 10,10", "B1 man 10,11.1", dice=[4, 4], **woods)
    s.act("ana", Close("A1", "B1")).says("hit", defense=16)


@rule("MKU-13.6", "MKU-20.16", "MKU-11.4")
@pytest.mark.parametrize(("hill", "defense"), [("10,12.6", 17), ("10,8.5", 16), ("10,10", 16)])
def test_a_target_above_the_attacker_has_one_more(hill: str, defense: int) -> None:
    rise = {"terrain": f"T1 hill {hill}", "templates": [square("clear", 4, name="hill", elevated=True)]}
    s = duel("A1 man 10,10", "B1 man 10,11.1", dice=[4, 4], **rise)
    s.act("ana", Close("A1", "B1")).says("missed" if defense == 17 else "hit", defense=defense)


@rule("MKU-13.7", "MKU-21.9", "MKU-21.14")
def test_no_close_combat_across_a_cliff() -> None:
    cliff = square("clear", 4, name="cliff", elevated=True, abrupt=True, access=(((-2000, 2000), (2000, 2000)),))
    s = duel("A1 man 10,10", "B1 man 10,11.1", terrain="T1 cliff 10,12.6", templates=[cliff])
    s.refused("ana", Close("A1", "B1"), "target_across_cliff", "MKU-13.7", figure="A1", target="B1")
    on_top = duel("A1 man 10,10", "B1 man 10,11.1", terrain="T1 cliff 10,10.5", templates=[cliff], dice=[4, 4])
    on_top.act("ana", Close("A1", "B1")).says("hit", defense=16)


# -- critical results ------------------------------------------------------------------------------------------------


@rule("MKU-11.5", "MKU-11.18")
def test_two_ones_miss_and_hurt_the_attacker() -> None:
    easy = own("easy", defense=3)
    s = battle("A1 man 10,10", "B1 easy 10,11.1", figures=(*FIGURES, easy), dice=[1, 1])
    s.act("ana", Close("A1", "B1")).says("critical_miss", figure="A1").silent("hit")
    s.says("hurt", figure="A1", clicks=1, cause="critical_miss")
    assert s.figure("B1").click == 0 and s.figure("A1").click == 1


@rule("MKU-11.6", "MKU-11.16")
def test_two_sixes_hit_whatever_the_total_for_one_click_more() -> None:
    wall = own("wall", defense=40)
    s = battle("A1 man 10,10", "B1 wall 10,11.1", figures=(*FIGURES, wall), dice=[6, 6])
    s.act("ana", Close("A1", "B1")).says("critical_hit", figure="A1").says("hurt", figure="B1", clicks=3)


@rule("MKU-11.5", "MKU-11.6")
@pytest.mark.parametrize(("dice", "hit"), [([1, 2], True), ([5, 6], False)])
def test_other_rolls_are_plain_sums(dice: list[int], hit: bool) -> None:
    code = "easy" if hit else "wall"
    other = own("easy", defense=3), own("wall", defense=40)
    s = battle("A1 man 10,10", f"B1 {code} 10,11.1", figures=(*FIGURES, *other), dice=dice)
    s.act("ana", Close("A1", "B1")).says("hit" if hit else "missed").silent("critical_hit", "critical_miss")
    assert s.figure("B1").click == (2 if hit else 0)


@rule("MKU-1.11", "MKU-11.16")
@pytest.mark.parametrize(("dice", "clicks"), [([5, 5], 0), ([6, 6], 1)])
def test_a_damage_of_nothing_stays_nothing_but_for_the_critical_click(dice: list[int], clicks: int) -> None:
    s = duel("A1 zero 10,10", "B1 man 10,11.1", dice=dice)
    s.act("ana", Close("A1", "B1")).says("hit" if clicks == 0 else "critical_hit")
    assert s.figure("B1").click == clicks


# -- the sequence ----------------------------------------------------------------------------------------------------


@rule("MKU-11.14", "MKU-5.4", "MKU-5.5")
def test_the_steps_of_an_attack_come_in_their_order() -> None:
    s = duel("A1 brute 10,10 tokens=1 | A2 man 30,30", "B1 man 10,11.1 | B2 man 20,20", dice=[5, 5], left=2)
    s.act("ana", Close("A1", "B1"))
    steps = ("attack_declared", "attack_rolled", "hit", "hurt", "pushed")
    assert s.sequence(*steps) == [*steps, "hurt"]
    s.says("hurt", figure="A1", clicks=1, cause="push")
    assert s.figure("A1").tokens == 2 and s.figure("A1").acted


@rule("MKU-11.14", "MKU-5.6", "MKU-4.6")
def test_who_acted_or_is_tired_cannot_attack() -> None:
    s = duel("A1 man 10,10 acted | A2 man 20,20 tokens=2 | A3 man 30,30", "B1 man 10,11.1 | B2 man 20,21.1")
    s.refused("ana", Close("A1", "B1"), "already_acted", "MKU-4.6")
    s.refused("ana", Close("A2", "B2"), "too_many_tokens", "MKU-5.6", tokens=2)
    assert s.state.left == 1


@rule("MKU-11.14", "MKU-4.3")
def test_an_attack_needs_an_action() -> None:
    quick = own("quick", marks="quickness - - -")
    s = battle("A1 man 10,10 | A2 quick 30,30", "B1 man 10,11.1", figures=(*FIGURES, quick), left=0)
    s.refused("ana", Close("A1", "B1"), "no_actions_left", "MKU-4.3")
    assert s.figure("A1").tokens == 0


@rule("MKU-11.22", "MKU-11.5")
def test_an_attacker_is_pushed_after_his_critical_miss() -> None:
    s = duel("A1 fading 10,10 tokens=1 | A2 man 30,30", "B1 man 10,11.1", dice=[1, 1])
    s.act("ana", Close("A1", "B1")).says("hurt", figure="A1", cause="critical_miss").says(
        "hurt", figure="A1", cause="push"
    )
    assert s.figure("A1").click == 2


@rule("MKU-11.20")
def test_the_values_shown_when_the_dice_are_rolled_count() -> None:
    s = duel("A1 fading 10,10 click=1", "B1 man 10,11.1", dice=[5, 6])
    s.act("ana", Close("A1", "B1")).says("hit", attack=5, total=16).says("hurt", figure="B1", clicks=1)


@rule("MKU-11.19", "MKU-11.2")
def test_two_dice_are_rolled_for_an_attack() -> None:
    s = duel("A1 man 10,10", "B1 man 10,11.1", dice=[2, 6])
    s.act("ana", Close("A1", "B1")).says("attack_rolled", seat=0, die_one=2, die_two=6, roll=8)
    mark = s.state.mark
    assert mark is not None and (mark.kind, mark.figure, mark.targets) == ("close", "A1", ("B1",))
    assert (mark.dice, mark.total, mark.hits) == ((2, 6), 16, ("B1",))
