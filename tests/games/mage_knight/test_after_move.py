"""What follows a move: Pole Arm, Ram, the order of all that (section 10)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Cancel, Close, FormationMove, Levitate, Move, Turn
from bot.games.mage_knight.content.content import Click
from tests.support.battle import Battle, battle, own
from tests.support.moves import at, go, step
from tests.support.rules import rule

MAN = own("man", speed=8)
PIKE = own("pike", marks="- - pole_arm -")
RIDER = own("rider", speed=8, mounted=True)
RAM = own("ram", speed=8, marks="ram - - -")
RAM_ONCE = own("ramonce", dial=[Click(8, 8, 15, 2, ("ram", "", "", "")), Click(8, 8, 15, 2)])
TOUGH = own("tough", speed=8, marks="- - toughness -")
SHELL = own("shell", speed=8, marks="- - invulnerability -")
CHARGER = own("charger", speed=8, marks="charge - - -")
NIMBLE = own("nimble", marks="nimble - - -")
LIFTER = own("lifter", marks="magic_levitation - - -")
FIGURES = (MAN, PIKE, RIDER, RAM, RAM_ONCE, TOUGH, SHELL, CHARGER, NIMBLE, LIFTER)


def scene(*sides: str, **more: object) -> Battle:
    """A position with the figures of this file."""
    more.setdefault("left", 3)
    return battle(*sides, figures=FIGURES, **more)  # type: ignore[arg-type]


# -- Pole Arm ----------------------------------------------------------------------------------------------------------


@rule("MKU-SA.pole_arm.1", "MKU-10.2", "MKU-SA.0.7")
def test_a_pole_arm_hurts_who_moves_to_its_front_arc_after_the_free_spin() -> None:
    s = scene("A1 man 20,15 | A2 man 3,3", "B1 pike 20,20 face=90").act("ana", go("A1", (20, 18.9)))
    s.says("pole_arm", figure="A1", enemy="B1").says("hurt", figure="A1", clicks=1, cause="pole_arm")
    assert s.sequence("moved", "spun", "pole_arm", "hurt") == ["moved", "spun", "pole_arm", "hurt"]
    assert s.figure("A1").hurt_by == 1


@rule("MKU-SA.pole_arm.1")
def test_who_comes_from_behind_and_is_not_turned_to_is_safe() -> None:
    s = scene("A1 man 20,15", "B1 pike 20,20 face=90").say("ben", "order spin=hold")
    s.act("ana", go("A1", (20, 18.9))).silent("pole_arm", "hurt")


@rule("MKU-SA.pole_arm.2", "MKU-R58", "MKU-10.1")
def test_an_old_contact_counts_and_a_turn_too() -> None:
    scene("A1 man 20,18.9 | A2 man 3,3", "B1 pike 20,20 face=270").act("ana", go("A1", face=0)).says("pole_arm")
    scene("A1 man 20,18.9 | A2 man 3,3", "B1 pike 20,20 face=90").act("ana", go("A1", face=0)).silent("pole_arm")


@rule("MKU-10.1", "MKU-R58")
def test_who_neither_moves_nor_turns_is_not_hurt() -> None:
    s = scene("A1 man 20,18.9 face=90", "B1 pike 20,20 face=270").act("ana", go("A1", face=90))
    s.says("stays", figure="A1").silent("pole_arm")


@rule("MKU-R58", "MKU-8.3")
@pytest.mark.parametrize(("answer", "hurt"), [("keep", False), ("f0", True)])
def test_after_a_failed_roll_only_who_turns_is_hurt(answer: str, hurt: bool) -> None:
    s = scene("A1 man 20,18.9 face=90", "B1 pike 20,20 face=270", dice=[3]).act("ana", go("A1", (20, 15)))
    s.asks("ana", "stuck_facing").answers("ana", answer)
    assert bool(s.told("pole_arm")) is hurt


@rule("MKU-SA.pole_arm.3", "MKU-SA.toughness.1", "MKU-SA.invulnerability.2")
@pytest.mark.parametrize("code", ["tough", "shell"])
def test_toughness_and_invulnerability_reduce_it(code: str) -> None:
    s = scene(f"A1 {code} 20,15", "B1 pike 20,20 face=270 | B2 pike 21.1,18.9 face=180")
    s.act("ana", go("A1", (20, 18.9))).silent("hurt")
    assert len(s.told("unhurt")) == 2


@rule("MKU-SA.pole_arm.3", "MKU-SA.charge.5")
def test_the_action_ends_even_without_damage() -> None:
    s = scene("A1 charger 20,15", "B1 pike 20,20 face=270")
    s.act("ana", Move(step("A1", (20, 18.9)), then=Close("A1", "B1"))).says("pole_arm").silent("attack_declared")


@rule("MKU-SA.pole_arm.4")
def test_several_pole_arms_each_deal_a_click() -> None:
    s = scene("A1 man 20,15 | A2 man 3,3", "B1 pike 20,20 face=270 | B2 pike 21.1,18.9 face=180")
    s.act("ana", go("A1", (20, 18.9)))
    assert (len(s.told("hurt")), s.figure("A1").click) == (2, 2)


@rule("MKU-SA.pole_arm.4", "MKU-10.2", "MKU-R25")
def test_a_figure_that_dies_by_the_first_feels_no_second() -> None:
    s = scene("A1 man 20,15 click=3 | A2 man 3,3", "B1 pike 20,20 face=270 | B2 pike 21.1,18.9 face=180")
    s.act("ana", go("A1", (20, 18.9))).says("eliminated", figure="A1").says("scored", seat=1)
    assert len(s.told("hurt")) == 1


@rule("MKU-SA.pole_arm.5", "MKU-10.3")
def test_in_a_formation_only_the_members_in_contact_are_hurt() -> None:
    s = scene("A1 man 20,15 | A2 man 21.1,15 | A3 man 22.2,15", "B1 pike 20,20 face=270")
    s.act("ana", FormationMove((step("A1", (20, 18.9)), step("A2", (21.1, 18.9)), step("A3", (22.2, 18.9)))))
    assert [one["figure"] for one in s.told("hurt")] == ["A1"]
    assert s.place("A3")[:2] == (22_200, 18_900)


@rule("MKU-SA.pole_arm.6")
def test_not_the_captive_but_its_captor_is_hurt() -> None:
    s = scene("A1 man 20,15 | A2 man 3,3", "B1 man 20,13.9 captor=A1 | B2 pike 20,20 face=270 | B3 man 37,37")
    s.act("ana", go("A1", (20, 18.9), captive=at("B1", 18.9, 18.9))).says("hurt", figure="A1")
    assert s.figure("B1").click == 0
    s = scene("A1 man 20,15", "B1 man 20,13.9 captor=A1 | B2 pike 20,20 face=270 | B3 man 37,37")
    s.act("ana", go("A1", (20, 17.8), captive=at("B1", 20, 18.9))).silent("pole_arm")


@rule("MKU-SA.magic_levitation.7", "MKU-R58")
def test_a_levitated_figure_is_hurt() -> None:
    s = scene("A1 lifter 20,15 | A2 man 21.1,15", "B1 pike 20,20 face=270")
    s.act("ana", Levitate("A1", at("A2", 20, 18.9))).says("hurt", figure="A2", cause="pole_arm")


@rule("MKU-SA.nimble.3", "MKU-R58")
def test_a_nimble_turn_is_not_punished() -> None:
    s = scene("A1 nimble 20,18.9", "B1 pike 20,20 face=270").act("ana", Turn("A1", 0)).says("turned")
    s.silent("pole_arm", "broke_away", "held_fast")


# -- Ram ---------------------------------------------------------------------------------------------------------------


@rule("MKU-SA.ram.2", "MKU-10.2")
def test_ram_hurts_all_opponents_in_front_after_the_spins() -> None:
    s = scene("A1 ram 20,15", "B1 man 19.45,19.853 face=90 | B2 man 20.55,19.853 face=90 | B3 man 21.1,18.9")
    s.act("ana", go("A1", (20, 18.9), face=90))
    assert [(one["figure"], one["cause"]) for one in s.told("hurt")] == [("B1", "ram"), ("B2", "ram")]
    keys = s.sequence("spun", "ram")
    assert keys == ["spun"] * 3 + ["ram"] * 2
    assert s.figure("B1").hurt_by == 0


@rule("MKU-SA.ram.2", "MKU-10.1")
def test_ram_needs_a_move_or_a_turn() -> None:
    scene("A1 ram 20,18.9 face=90", "B1 man 20,20").act("ana", go("A1", face=90)).silent("ram")
    scene("A1 ram 20,18.9 face=0", "B1 man 20,20").act("ana", go("A1", face=90)).says("ram", target="B1")
    s = scene("A1 ram 20,15", "B1 man 20,20").act("ana", Cancel("A1", "ram"), go("A1", (20, 18.9))).silent("ram")
    s = scene("A1 ram 20,15", "B1 man 20,20").act("ana", go("A1", (20, 18.9), face=270)).silent("ram")
    assert s.figure("B1").click == 0


@rule("MKU-SA.ram.3")
@pytest.mark.parametrize("code", ["tough", "shell"])
def test_ram_is_reduced(code: str) -> None:
    s = scene("A1 ram 20,15", f"B1 {code} 20,20").act("ana", go("A1", (20, 18.9))).silent("hurt")
    s.says("unhurt", figure="B1", cause="ram")


@rule("MKU-SA.ram.4", "MKU-R25")
def test_pole_arm_comes_first_and_ram_is_still_dealt() -> None:
    s = scene("A1 ram 20,15", "B1 pike 20,20 face=270").act("ana", go("A1", (20, 18.9)))
    assert [(one["figure"], one["cause"]) for one in s.told("hurt")] == [("A1", "pole_arm"), ("B1", "ram")]


@rule("MKU-SA.ram.4", "MKU-10.2", "MKU-R25")
def test_a_figure_that_dies_by_a_pole_arm_rams_nobody() -> None:
    s = scene("A1 ram 20,15 click=3 | A2 man 3,3", "B1 pike 20,20 face=270").act("ana", go("A1", (20, 18.9)))
    s.says("eliminated", figure="A1").silent("ram")


@rule("MKU-SA.0.11", "MKU-SA.ram.4")
def test_ram_that_vanishes_by_the_click_of_a_pole_arm_does_nothing() -> None:
    s = scene("A1 ramonce 20,15 | A2 man 3,3", "B1 pike 20,20 face=270").act("ana", go("A1", (20, 18.9)))
    s.says("hurt", figure="A1").silent("ram")


# -- the order ---------------------------------------------------------------------------------------------------------


@rule("MKU-10.2", "MKU-SA.charge.4")
def test_pushing_comes_last() -> None:
    s = scene("A1 charger 20,15 tokens=1 | A2 man 3,3", "B1 man 20,20 face=90", dice=[3, 3])
    s.act("ana", Move(step("A1", (20, 18.9)), then=Close("A1", "B1")))
    keys = s.sequence("moved", "spun", "attack_rolled", "pushed")
    assert keys == ["moved", "spun", "attack_rolled", "pushed"]
    assert (s.figure("A1").tokens, s.figure("A1").click) == (2, 1)


@rule("MKU-10.3")
def test_a_formation_does_each_step_for_all_members_by_id() -> None:
    s = scene("A2 man 20,15 | A1 man 21.1,15 | A3 man 22.2,15", "B1 pike 20,20 face=90 | B2 pike 22.2,20 face=90")
    s.act("ana", FormationMove((step("A3", (22.2, 18.9)), step("A2", (20, 18.9)), step("A1", (21.1, 18.9)))))
    assert s.sequence("spun", "pole_arm") == ["spun", "spun", "pole_arm", "pole_arm"]
    assert [one["figure"] for one in s.told("pole_arm")] == ["A2", "A3"]
