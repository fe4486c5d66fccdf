"""Ranged combat (sections 11 and 12) with the worked example of the rulebook (MKU-X5)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Close, Ranged
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

BOW = own("bow", attack=8, defense=15, damage=3, range=8)
GUN = own("gun", attack=7, damage=4, range=10, targets=3)
MAN = own("man", defense=16, damage=2)
WEAK = own("weak", defense=15)
MEEK = own("meek", attack=7, damage=0, range=10, targets=2)
WILD = own("wild", range=8, marks="- - - berserk")
COWARD = own("coward", range=8, marks="- - - demoralized")
LURKER = own("lurker", marks="stealth - - -")
GHOST = own("ghost", marks="- - limited_invisibility -")
FIGURES = (BOW, GUN, MAN, WEAK, MEEK, WILD, COWARD, LURKER, GHOST)


def shots(*sides: str, dice: list[int] | None = None, **more: object) -> Battle:
    """A position with the figures of this file."""
    return battle(*sides, figures=FIGURES, dice=dice or [], **more)  # type: ignore[arg-type]


# -- who may shoot ---------------------------------------------------------------------------------------------------


@rule("MKU-12.1", "MKU-12.2", "MKU-11.1")
def test_a_figure_with_a_range_may_shoot() -> None:
    s = shots("A1 bow 10,10 | A2 man 20,20", "B1 man 10,15", dice=[2, 3])
    s.refused("ana", Ranged("A2", ("B1",)), "no_range", "MKU-12.2", figure="A2")
    s.act("ana", Ranged("A1", ("B1",))).says("attack_declared", how="ranged", figure="A1", targets=("B1",))
    assert s.figure("A1").tokens == 1


@rule("MKU-12.2")
@pytest.mark.parametrize(("y", "free"), [(11.121, True), (11.12, False)])
def test_nobody_shoots_out_of_contact_with_an_opponent(y: float, free: bool) -> None:
    s = shots("A1 bow 10,10 face=0", f"B1 man 10,{y} | B2 man 17,10", dice=[2, 3] if free else [])
    if free:
        s.act("ana", Ranged("A1", ("B2",))).says("missed")
    else:
        s.refused("ana", Ranged("A1", ("B2",)), "firer_in_contact", "MKU-12.2", figure="A1", enemy="B1")


@rule("MKU-12.2", "MKU-14.15", "MKU-14.5", "MKU-SA.berserk.1", "MKU-SA.demoralized.1")
def test_captors_captives_the_demoralized_and_the_berserk_do_not_shoot() -> None:
    s = shots(
        "A1 bow 5,10 | A2 bow 10,10 captor=B2 | A3 coward 15,10 | A4 wild 20,10",
        "B1 man 8,15 | B2 man 10,8.9 | B3 man 5,8.9 captor=A1",
    )
    s.refused("ana", Ranged("A1", ("B1",)), "captor_cannot_fight", "MKU-12.2", figure="A1")
    s.refused("ana", Ranged("A2", ("B1",)), "captive_cannot_act", "MKU-14.5", figure="A2")
    s.refused("ana", Ranged("A3", ("B1",)), "demoralized", "MKU-SA.demoralized.1", figure="A3")
    s.refused("ana", Ranged("A4", ("B1",)), "berserk", "MKU-SA.berserk.1", figure="A4")
    assert s.state.left == 1


# -- whom ------------------------------------------------------------------------------------------------------------


@rule("MKU-12.3", "MKU-6.18")
@pytest.mark.parametrize(("face", "seen"), [(45, True), (135, True), (44.98, False), (135.02, False)])
def test_the_line_must_pass_through_the_front_arc(face: float, seen: bool) -> None:
    s = shots(f"A1 bow 10,10 face={face}", "B1 man 10,15", dice=[2, 3] if seen else [])
    if seen:
        s.act("ana", Ranged("A1", ("B1",))).says("missed")
    else:
        s.refused("ana", Ranged("A1", ("B1",)), "target_out_of_arc", "MKU-12.3", figure="A1", target="B1")


@rule("MKU-12.4", "MKU-6.19")
@pytest.mark.parametrize(("y", "reached"), [(18, True), (18.001, True), (18.002, False)])
def test_the_line_must_not_be_longer_than_the_range(y: float, reached: bool) -> None:
    s = shots("A1 bow 10,10", f"B1 man 10,{y}", dice=[2, 3] if reached else [])
    if reached:
        s.act("ana", Ranged("A1", ("B1",))).says("missed")
    else:
        s.refused("ana", Ranged("A1", ("B1",)), "target_out_of_range", "MKU-12.4", range="8", length="8.002")


@rule("MKU-12.5", "MKU-6.16")
@pytest.mark.parametrize("who", ["friend", "foe", "captive"])
def test_any_base_on_the_line_blocks_it(who: str) -> None:
    mine = " | A2 man 10,12" if who == "friend" else " | A9 man 30,30"
    theirs = {"foe": " | B2 man 10,12", "captive": " | B2 man 10,12 captor=A2"}.get(who, "")
    if who == "captive":
        mine = " | A2 man 8.9,12"
    s = shots("A1 bow 10,10" + mine, "B1 man 10,15" + theirs)
    blocker = "A2" if who == "friend" else "B2"
    s.refused("ana", Ranged("A1", ("B1",)), "line_blocked", "MKU-12.5", target="B1", blocker=blocker)


@rule("MKU-12.5", "MKU-6.16")
@pytest.mark.parametrize(("x", "clear"), [(10.55, True), (10.549, True), (10.548, False)])
def test_a_line_that_touches_a_base_is_clear(x: float, clear: bool) -> None:
    s = shots("A1 bow 10,10", f"B1 man 10,15 | B2 man {x},12.5", dice=[2, 3] if clear else [])
    if clear:
        s.act("ana", Ranged("A1", ("B1",))).says("missed")
    else:
        s.refused("ana", Ranged("A1", ("B1",)), "line_blocked", "MKU-12.5")


@rule("MKU-12.6", "MKU-19.15", "MKU-11.4")
def test_terrain_blocks_or_helps_the_target() -> None:
    woods = {"terrain": "T1 hindering 10,12.5", "templates": [square("hindering", 2)]}
    s = shots("A1 bow 10,10", "B1 man 10,15", dice=[4, 4], **woods)
    s.act("ana", Ranged("A1", ("B1",))).says("missed", total=16, defense=17)
    rock = {"terrain": "T1 blocking 10,12.5", "templates": [square("blocking", 2)]}
    s = shots("A1 bow 10,10", "B1 man 10,15", **rock)
    s.refused("ana", Ranged("A1", ("B1",)), "line_blocked_by_piece", "MKU-12.6", piece="T1")


@rule("MKU-11.4", "MKU-20.14")
def test_hindering_terrain_and_height_add_up() -> None:
    hill = square("hindering", 4, name="grove", elevated=True)
    s = shots("A1 bow 10,10", "B1 man 10,15", dice=[5, 4], terrain="T1 grove 10,15", templates=[hill])
    s.act("ana", Ranged("A1", ("B1",))).says("missed", total=17, defense=18)


@rule("MKU-12.7", "MKU-R30")
def test_a_target_in_contact_with_a_friend_is_spared() -> None:
    s = shots("A1 bow 10,10 | A2 man 11.1,15", "B1 man 10,15")
    s.refused("ana", Ranged("A1", ("B1",)), "target_in_contact", "MKU-12.7", target="B1", friend="A2")
    away = shots("A1 bow 10,10 | A2 man 11.121,15", "B1 man 10,15", dice=[2, 3])
    away.act("ana", Ranged("A1", ("B1",))).says("missed")
    team = shots("A1 bow 10,10", "B1 man 11.1,15", "C1 man 10,15", "D1 man 30,30", options={"teams": "pairs"})
    team.refused("ana", Ranged("A1", ("C1",)), "target_in_contact", "MKU-12.7", friend="B1")


@rule("MKU-12.7", "MKU-R30", "MKU-14.6")
def test_a_captive_beside_the_target_spares_nobody() -> None:
    s = shots("A1 bow 10,10 | A2 man 11.1,15 captor=B2", "B1 man 10,15 | B2 man 12.2,15", dice=[2, 3])
    s.act("ana", Ranged("A1", ("B1",))).says("missed", target="B1")


@rule("MKU-12.8", "MKU-14.9", "MKU-14.15")
def test_captives_and_captors_are_no_targets() -> None:
    s = shots("A1 bow 10,10 | A2 man 11.1,15 captor=B1 | A3 man 20,20", "B1 man 10,15 | B2 man 20,18.9 captor=A3")
    s.refused("ana", Ranged("A1", ("B1",)), "target_captor", "MKU-12.8", target="B1")
    s.refused("ana", Ranged("A1", ("A2",)), "target_captive", "MKU-12.8", target="A2")
    s.refused("ana", Ranged("A1", ("B2",)), "target_captive", "MKU-12.8", target="B2")
    assert s.figure("A1").tokens == 0


@rule("MKU-11.10")
def test_friends_and_oneself_cannot_be_shot() -> None:
    s = shots("A1 bow 10,10 | A2 man 10,15", "B1 man 30,30")
    s.refused("ana", Ranged("A1", ("A2",)), "target_friendly", "MKU-11.10", target="A2")
    s.refused("ana", Ranged("A1", ("A1",)), "target_itself", "MKU-11.10", figure="A1")
    s.refused("ana", Ranged("A1", ()), "no_target", "MKU-12.10")
    assert s.figure("A2").click == 0


# -- targets and damage ----------------------------------------------------------------------------------------------


@rule("MKU-12.9", "MKU-12.13")
def test_one_target_takes_the_damage_value_whatever_the_arrows() -> None:
    s = shots("A1 gun 10,10", "B1 man 10,15 | B2 man 30,30", dice=[5, 5])
    s.act("ana", Ranged("A1", ("B1",))).says("hurt", figure="B1", clicks=4)
    assert s.figure("B1").status == "eliminated"


@rule("MKU-12.10")
def test_the_arrows_bound_the_number_of_targets() -> None:
    foes = "B1 man 8,15 | B2 man 10,15 | B3 man 12,15 | B4 man 14,15"
    s = shots("A1 gun 10,10 | A2 bow 10,8.8", foes, dice=[2, 3])
    four = ("B1", "B2", "B3", "B4")
    s.refused("ana", Ranged("A1", four), "too_many_targets", "MKU-12.10", count=4, most=3)
    s.refused("ana", Ranged("A2", four[:2]), "too_many_targets", "MKU-12.10", count=2, most=1)
    s.refused("ana", Ranged("A1", ("B1", "B1")), "target_twice", "MKU-12.10", target="B1")
    s.act("ana", Ranged("A1", four[:3]))
    assert [facts["target"] for facts in s.told("missed")] == ["B1", "B2", "B3"]


@rule("MKU-12.11")
def test_every_target_needs_a_line_of_its_own() -> None:
    s = shots("A1 gun 10,10", "B1 man 10,13 | B2 man 10,16 | B3 man 10,5")
    s.refused("ana", Ranged("A1", ("B1", "B2")), "line_blocked", "MKU-12.5", target="B2", blocker="B1")
    s.refused("ana", Ranged("A1", ("B1", "B3")), "target_out_of_arc", "MKU-12.3", target="B3")
    assert s.state.left == 1


@rule("MKU-12.12", "MKU-12.14", "MKU-11.17")
def test_several_targets_take_one_click_each_and_are_judged_each_by_itself() -> None:
    s = shots("A1 gun 10,10", "B1 man 9,15 | B2 weak 11,15", dice=[3, 5])
    s.act("ana", Ranged("A1", ("B1", "B2"))).says("missed", target="B1", total=15, defense=16)
    s.says("hit", target="B2", total=15, defense=15).says("hurt", figure="B2", clicks=1)
    assert (s.figure("B1").click, s.figure("B2").click) == (0, 1)
    assert s.state.mark is not None and s.state.mark.hits == ("B2",)


@rule("MKU-11.7", "MKU-R26", "MKU-12.12")
def test_two_sixes_hit_all_targets_for_one_click_more() -> None:
    wall = own("wall", defense=40)
    s = battle("A1 gun 10,10", "B1 wall 9,15 | B2 weak 11,15", figures=(*FIGURES, wall), dice=[6, 6])
    s.act("ana", Ranged("A1", ("B1", "B2"))).says("critical_hit")
    assert (s.figure("B1").click, s.figure("B2").click) == (2, 2)


@rule("MKU-11.5", "MKU-11.18")
def test_two_ones_miss_all_targets() -> None:
    s = shots("A1 gun 10,10", "B1 man 9,15 | B2 weak 11,15", dice=[1, 1])
    s.act("ana", Ranged("A1", ("B1", "B2"))).says("critical_miss").silent("hit")
    assert (s.figure("A1").click, s.figure("B1").click, s.figure("B2").click) == (1, 0, 0)


@rule("MKU-12.15", "MKU-R31")
@pytest.mark.parametrize(("targets", "clicks"), [(("B1",), 0), (("B1", "B2"), 1)])
def test_a_damage_of_nothing(targets: tuple[str, ...], clicks: int) -> None:
    s = shots("A1 meek 10,10", "B1 man 9,15 | B2 weak 11,15", dice=[5, 5])
    s.act("ana", Ranged("A1", targets)).says("hit", target="B1")
    assert s.figure("B1").click == clicks


@rule("MKU-X5", "MKU-12.14", "MKU-R65")
def test_the_khamsin_gunman() -> None:
    priestess, medic = own("priestess", defense=16), own("medic", defense=15)
    gunman = own("gunman", attack=7, damage=2, range=10, targets=2)
    figures = (*FIGURES, priestess, medic, gunman)
    s = battle("A1 gunman 10,10", "B1 priestess 8,16 | B2 medic 12,16", figures=figures, dice=[3, 5])
    s.act("ana", Ranged("A1", ("B1", "B2")))
    s.says("missed", target="B1", total=15, defense=16).says("hit", target="B2", total=15, defense=15)
    s.says("hurt", figure="B2", clicks=1)
    assert s.figure("B1").click == 0


# -- abilities that hide a figure --------------------------------------------------------------------------------------


@rule("MKU-SA.stealth.1")
def test_stealth_blocks_a_line_that_crosses_hindering_terrain() -> None:
    woods = {"terrain": "T1 hindering 10,12.5", "templates": [square("hindering", 2)]}
    s = shots("A1 bow 10,10", "B1 lurker 10,15", **woods)
    s.refused("ana", Ranged("A1", ("B1",)), "target_stealthy", "MKU-SA.stealth.1", target="B1")
    s = shots("A1 bow 10,10", "B1 lurker 10,15", dice=[2, 3])
    s.act("ana", Ranged("A1", ("B1",))).says("missed")


@rule("MKU-SA.stealth.3")
@pytest.mark.parametrize(("kind", "hidden"), [("shallow_water", False), ("deep_water", False), ("low_wall", True)])
def test_water_hides_nobody_but_a_wall_does(kind: str, hidden: bool) -> None:
    ground = {"terrain": f"T1 {kind} 10,12.5", "templates": [square(kind, 0.8)]}
    s = shots("A1 bow 10,10", "B1 lurker 10,15", dice=[] if hidden else [2, 3], **ground)
    if hidden:
        s.refused("ana", Ranged("A1", ("B1",)), "target_stealthy", "MKU-SA.stealth.1")
    else:
        s.act("ana", Ranged("A1", ("B1",))).says("missed", defense=15)


@rule("MKU-SA.limited_invisibility.1", "MKU-R28")
def test_limited_invisibility_keeps_ranged_combat_away() -> None:
    s = shots("A1 bow 10,10", "B1 ghost 10,15")
    s.refused("ana", Ranged("A1", ("B1",)), "target_invisible", "MKU-SA.limited_invisibility.1", target="B1")
    near = shots("A1 bow 10,10", "B1 ghost 10,11.1", dice=[2, 3])
    near.act("ana", Close("A1", "B1")).says("missed", target="B1")
