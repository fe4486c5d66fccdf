"""Special actions of 2.0: Cover, Incantation, Regeneration, Necromancy, Magic Levitation (MK2-25, 33.50, 33.51)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

BOW: dict[str, Any] = {"speed_type": "foot", "attack_type": "ranged", "attack_bonus": 0, "range": 12}
WARDEN = own("warden", defense=15, marks="- - cover -", **BOW, ranged_damage=1)
SINGER = own("singer", attack=8, marks="- incantation - -", **BOW, ranged_damage=2)
ARCHER = own("archer", attack=8, **BOW, ranged_damage=2)
SHAKER = own("shaker", attack=8, marks="- shockwave - -", **BOW, ranged_damage=2)
MENDER = own("mender", marks="- - regeneration -", speed_type="foot", attack_type="melee")
BROKEN = own("broken", marks="- - regeneration demoralized", speed_type="foot", attack_type="melee")
HOPELESS = own("hopeless", marks="- incantation cover demoralized", speed_type="foot", attack_type="melee")
LIFTER = own("lifter", marks="magic_levitation - - -", speed_type="foot", attack_type="melee")
LICH = own("lich", marks="- - - necromancy", speed_type="foot", attack_type="magic", range=8, ranged_damage=1)
GRUNT = own("grunt", attack=8, defense=15, speed_type="foot", attack_type="melee")
WARDED = own("warded", defense=15, marks="- - magic_resistance -", speed_type="foot", attack_type="melee")
WIZARD = own("wizard", attack=8, speed_type="foot", attack_type="magic", range=12, ranged_damage=2)
MARKSMEN = [WARDEN, SINGER, ARCHER, SHAKER, MENDER, BROKEN, HOPELESS, LIFTER, LICH, GRUNT, WARDED, WIZARD]


def field(ana: str, ben: str = "B1 archer 20,10 face=180", **given: Any) -> Battle:
    """Two actions in each turn, and somebody who could use them."""
    return battle(
        f"{ana} | A9 grunt 1,30",
        f"{ben} | B9 grunt 35,1",
        figures=MARKSMEN,
        options={"rules": "mk2", "build_total": 200},
        **given,
    )


@rule("MK2-33.50", "MK2-25.2", "MK2-11.9")
def test_cover_costs_an_action_and_helps_by_two_against_shots() -> None:
    s = field("A1 warden 10,10 face=0", dice=[5, 3]).say("ana", "cover A1")
    assert (s.state.left, s.figure("A1").tokens, s.figure("A1").ability_tokens) == (1, 1, ("cover",))
    s.refused("ana", "cover A1", "already_acted")
    s.say("ana", "end_turn").say("ben", "ranged B1 -> A1")
    s.says("reckoned", target="A1", cover_token="2", defense=15).says("missed", target="A1")


@rule("MK2-33.50")
@pytest.mark.parametrize(("dice", "hit"), [([5, 3], False), ([5, 4], True)])
def test_seventeen_is_needed_against_fifteen(dice: list[int], hit: bool) -> None:
    s = field("A1 warden 10,10 face=0", dice=dice).say("ana", "cover A1").say("ana", "end_turn")
    s.say("ben", "ranged B1 -> A1").says("hit" if hit else "missed", target="A1")


@rule("MK2-33.50")
def test_it_does_not_help_in_close_combat_nor_against_shockwave() -> None:
    s = field("A1 warden 10,10 face=0", "B1 shaker 10,14 face=270 | B2 grunt 11.1,10 face=180", dice=[4, 3, 4, 3])
    s.say("ana", "cover A1").say("ana", "end_turn").say("ben", "close B2 -> A1").says("hit", target="A1")
    s.say("ben", "ranged B1 shockwave").says("hit", target="A1")


@rule("MK2-33.50")
def test_a_move_takes_the_token_away_and_so_does_another_action() -> None:
    s = field("A1 warden 10,10 face=0 with=cover | A2 warden 10,12 face=0 with=cover", dice=[1, 2])
    s.say("ana", "move A1 path=10,8").says("cover_over", figure="A1")
    s.say("ana", "ranged A2 -> B1").says("cover_over", figure="A2")


@rule("MK2-33.50", "MK2-6.7", "MK2-6.19", "MK2-P16")
def test_it_lasts_until_the_next_command_phase() -> None:
    s = field("A1 warden 10,10 face=0").say("ana", "cover A1").say("ana", "end_turn")
    assert s.figure("A1").ability_tokens == ("cover",)
    s.say("ben", "end_turn").says("cover_over", figure="A1")
    assert s.figure("A1").ability_tokens == ()


@rule("MK2-33.50", "MK2-11.4")
def test_a_cancelled_cover_leaves_the_token_without_effect() -> None:
    s = field("A1 warden 10,10 face=0", dice=[4, 3]).say("ana", "cover A1").say("ana", "end_turn")
    s.say("ana", "cancel A1 cover").say("ben", "ranged B1 -> A1").says("hit", target="A1")


@rule("MK2-33.51", "MK2-11.9", "MK2-25.2")
def test_an_incantation_adds_one_to_the_ranged_damage_of_the_next_turn() -> None:
    s = field("A1 singer 10,10 face=0", dice=[4, 4]).say("ana", "incantation A1")
    assert (s.state.left, s.figure("A1").ability_tokens) == (1, ("incantation",))
    s.say("ana", "end_turn").say("ben", "end_turn").says("incantation_over", figure="A1", works=True)
    assert s.figure("A1").ability_tokens == () and s.figure("A1").chanted
    s.say("ana", "ranged A1 -> B1").says("hit", target="B1")
    assert s.figure("B1").click == 3
    s.say("ana", "end_turn")
    assert not s.figure("A1").chanted


@rule("MK2-33.51")
def test_a_demoralized_singer_gains_nothing() -> None:
    s = field("A1 hopeless 10,10 face=0 with=incantation")
    s.say("ana", "end_turn").say("ben", "end_turn").says("incantation_over", figure="A1", works=False)
    assert not s.figure("A1").chanted


@rule("MK2-33.51", "MK2-33.50")
def test_nobody_has_two_tokens_of_a_kind() -> None:
    s = field("A1 singer 10,10 face=0 with=incantation | A2 warden 5,5 with=cover")
    s.refused("ana", "incantation A1", "has_ability_token", "MK2-33.51")
    s.refused("ana", "cover A2", "has_ability_token", "MK2-33.50")


@rule("MK2-25.4", "MK2-25.5", "MK2-25.1")
def test_without_the_ability_there_is_no_special_action() -> None:
    s = field("A1 grunt 10,10 face=0")
    for line, clause in (
        ("cover A1", "MK2-33.50"),
        ("incantation A1", "MK2-33.51"),
        ("regenerate A1", "MK2-33.35"),
    ):
        s.refused("ana", line, "ability_not_in_effect", clause)


@rule("MK2-25.6", "MK2-33.35", "MK2-25.3")
def test_regeneration_takes_two_off_the_die_and_is_open_to_the_demoralized() -> None:
    s = field("A1 mender 10,10 face=0 click=3 | A2 broken 5,5 click=3 tokens=1", dice=[6, 2])
    s.say("ana", "regenerate A1").says("regenerates", figure="A1", die=6, clicks=4)
    assert s.figure("A1").click == 0 and s.place("A1") == (10000, 10000, 0)
    s.say("ana", "regenerate A2").says("regenerates", figure="A2", die=2, clicks=0).says("pushed", figure="A2")


@rule("MK2-25.6")
def test_other_special_actions_are_for_capable_warriors_with_fewer_than_two_tokens() -> None:
    s = field("A1 hopeless 10,10 | A2 warden 5,5 tokens=2 | A3 warden 2,2 tokens=1")
    s.refused("ana", "cover A1", "special_not_capable", "MK2-25.6")
    s.refused("ana", "cover A2", "too_many_tokens", tokens=2)
    s.say("ana", "cover A3").says("pushed", figure="A3")


@rule("MK2-33.45", "MK2-25.5")
def test_necromancy_is_a_special_action_and_refused_in_contact() -> None:
    s = field("A1 lich 10,10 face=0 | A2 grunt 1,1 eliminated", "B1 grunt 30,30", dice=[2])
    s.say("ana", "necromancy A1 raise=A2 at=11.1,10 face=0").says("returned", dead="A2")
    assert (s.figure("A2").click, s.figure("A1").tokens, s.state.left) == (2, 1, 1)
    s = field("A1 lich 10,10 face=0 | A2 grunt 1,1 eliminated", "B1 grunt 11.1,10")
    s.refused("ana", "necromancy A1 raise=A2 at=10,11.1", "necromancy_in_contact", "MK2-33.45")


@rule("MK2-33.12", "MK2-25.5")
def test_levitation_carries_a_neighbour_ten_inches() -> None:
    s = field("A1 lifter 10,10 face=0 | A2 grunt 11.1,10")
    s.refused("ana", "levitate A1 lift=A2 at=21.2,10", "lifted_too_far", "MK2-33.12", limit="10")
    s.say("ana", "levitate A1 lift=A2 at=21.1,10 face=90").says("levitated", figure="A1", target="A2")
    assert s.place("A2")[0] == 21100 and s.figure("A2").lifted and s.state.left == 1
    s.refused("ana", "move A2 path=21,12", "was_levitated", "MK2-33.12")


@rule("MK2-33.12")
def test_contact_now_is_enough_and_that_of_an_earlier_turn_is_not() -> None:
    """Beside the second lifter only since the first one put it down there, and no more beside the first."""
    s = field("A1 lifter 10,10 face=0 | A2 grunt 11.1,10 | A3 lifter 14,14")
    s.say("ana", "levitate A1 lift=A2 at=14,12.9").say("ana", "levitate A3 lift=A2 at=14,22.9")
    assert s.place("A2")[:2] == (14_000, 22_900)
    s = field("A1 lifter 10,10 face=0 | A2 grunt 11.1,10").say("ana", "move A2 path=14,10", "end_turn")
    s.say("ben", "end_turn").refused("ana", "levitate A1 lift=A2 at=14,12", "lifted_not_beside", "MK2-33.12")


@rule("MK2-33.12", "MK2-33.50")
def test_who_is_lifted_loses_his_cover() -> None:
    s = field("A1 lifter 10,10 face=0 | A2 warden 11.1,10 with=cover")
    s.say("ana", "levitate A1 lift=A2 at=12,12").says("cover_over", figure="A2")


@rule("MK2-33.32", "MK2-9.7", "MK2-18.4")
@pytest.mark.parametrize(("dice", "hit"), [([5, 4], False), ([5, 5], True)])
def test_magic_resistance_takes_three_off_the_attack_by_magic(dice: list[int], hit: bool) -> None:
    s = field("A1 wizard 10,10 face=0", "B1 warded 18,10 face=180", dice=dice)
    s.say("ana", "ranged A1 -> B1").says("reckoned", target="B1", resistance="-3")
    s.says("hit" if hit else "missed", target="B1")


@rule("MK2-33.32")
def test_it_does_nothing_against_bows_and_swords() -> None:
    s = field("A1 archer 10,10 face=0 | A2 grunt 16.9,10 face=0", "B1 warded 18,10 face=180", dice=[4, 3])
    s.say("ana", "close A2 -> B1").says("hit", target="B1")
    s = field("A1 archer 10,10 face=0", "B1 warded 18,10 face=180", dice=[4, 3])
    s.say("ana", "ranged A1 -> B1").says("hit", target="B1")
