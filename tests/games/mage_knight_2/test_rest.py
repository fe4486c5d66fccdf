"""Pairs in double time, walls and sheer sides, tokens of the dead, the order of damage, secrets and clocks in 2.0."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.content import Click
from renderers.kit.heraldry import bearer
from tests.support.battle import Battle, battle, own, square
from tests.support.figures import opened
from tests.support.rules import rule

FOOT: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee", "attack_bonus": 0}
GRUNT = own("grunt", **FOOT)
SLOW = own("slow", speed=5, **FOOT)
HAWK = own("hawk", speed_type="flyer", attack_type="melee")
PIKE = own("pike", marks="- - pole_arm -", **FOOT)
TWIN = own("twin", targets=2, speed_type="foot", attack_type="ranged", range=10, ranged_damage=2)
THORN = own("thorn", marks="- - magic_retaliation -", **FOOT)
PONY = own("pony", speed_type="mounted", mounted=True, attack_type="melee")
BARE, TOUGH = Click(8, 8, 15, 2, ("", "", "", "")), Click(8, 8, 15, 2, ("", "", "toughness", ""))
HARDY = own("hardy", dial=[BARE, TOUGH, TOUGH], **FOOT)
HARDY_BOW = own("hardy_bow", dial=[BARE, TOUGH, TOUGH], targets=2, range=10, **{**FOOT, "attack_type": "ranged"})
ADDER = own("adder", marks="- venom - -", **FOOT)
LICH = own("lich", marks="- - - necromancy", **FOOT)
FIGURES = [GRUNT, SLOW, HAWK, PIKE, LICH, TWIN, THORN, PONY, ADDER, HARDY, HARDY_BOW]
MESA = square("clear", 4, name="mesa", elevated=True, abrupt=True)


def field(ana: str, ben: str = "B1 grunt 30,30", dice: list[int] | None = None, **more: Any) -> Battle:
    """Ana's turn with two actions; somebody of each side stands apart."""
    options = {"rules": "mk2", "build_total": 200}
    return battle(
        f"{ana} | A9 grunt 1,30", f"{ben} | B9 grunt 35,1", figures=FIGURES, options=options, dice=dice or [], **more
    )


@rule("MK2-15.12", "MK2-23.7", "MK2-23.15")
def test_a_pair_goes_at_the_lower_speed_also_twice_and_the_captive_takes_nothing() -> None:
    s = field("A1 grunt 10,10 face=0", "B1 slow 11.1,10 captor=A1 | B2 grunt 30,30")
    s.refused("ana", "move A1 path=10,15.01 captive=11.1,15.01", "too_far")
    s.refused("ana", "move A1 double path=10,20.01 captive=11.1,20.01", "too_far")
    s.say("ana", "move A1 double path=10,20 captive=11.1,20")
    assert (s.place("A1")[1], s.place("B1")[1]) == (20_000, 20_000)
    assert (s.figure("A1").click, s.figure("B1").click) == (1, 0)


@rule("MK2-22.6")
def test_who_returns_has_the_tokens_it_had() -> None:
    s = field("A1 lich 10,10 face=0 | A2 grunt 3,3 tokens=1 eliminated", dice=[1])
    s.say("ana", "necromancy A1 raise=A2 at=11.1,10")
    assert (s.figure("A2").status, s.figure("A2").tokens) == ("field", 1)


@rule("MK2-22.7")
def test_damage_of_one_step_is_dealt_by_the_ids_of_who_deals_it() -> None:
    s = field("A1 grunt 10,10 face=0", "B1 pike 14,10 face=180 | B2 pike 12.9,11.1 face=270")
    s.say("ana", "move A1 path=12.9,10")
    assert [facts["enemy"] for facts in s.told("pole_arm")] == ["B1", "B2"]
    assert s.figure("A1").click == 2


@rule("MK2-22.7", "MK2-33.31", "MK2-33.38", "MK2-33.27")
@pytest.mark.parametrize(("rules", "clicks"), [("mk2", 1), ("mku", 2)])
def test_damage_of_one_step_is_lessened_by_what_the_dial_shows_then(rules: str, clicks: int) -> None:
    """The first click brings Toughness, which takes off the second; in Unlimited both come together (MKU-11.21)."""
    options = {"rules": rules, "build_total": 200}
    rest = " | B9 grunt 35,1"
    pikes = f"B1 pike 14,10 face=180 | B2 pike 12.9,11.1 face=270{rest}"
    s = battle("A1 hardy 10,10 face=0 | A9 grunt 1,30", pikes, figures=FIGURES, options=options)
    assert s.say("ana", "move A1 path=12.9,10").figure("A1").click == clicks
    thorns = f"B1 thorn 10,15 | B2 thorn 12,15{rest}"
    s = battle("A1 hardy_bow 10,10 face=90 | A9 grunt 1,30", thorns, figures=FIGURES, options=options, dice=[5, 5])
    assert s.say("ana", "ranged A1 -> B1,B2").figure("A1").click == clicks
    adders = f"B1 adder 14,10 face=180 | B2 adder 12.9,11.1 face=270{rest}"
    s = battle("A1 hardy 12.9,10 face=0 | A9 grunt 1,30", adders, figures=FIGURES, options=options)
    assert s.say("ana", "end_turn").figure("A1").click == 1  # Venom has come one after the other in both


@rule("MK2-22.7", "MK2-33.38")
@pytest.mark.parametrize("named", ["B1,C1", "C1,B1"])
def test_of_two_who_avenge_themselves_the_lower_id_deals_its_damage_first(named: str) -> None:
    """One click is left: whoever comes first has eliminated the attacker, in whatever order they were named."""
    s = battle(
        "A1 twin 10,10 face=90 click=3 | A2 grunt 1,1",
        "B1 thorn 10,15 | B2 grunt 30,30",
        "C1 thorn 12,15 | C2 grunt 30,20",
        figures=FIGURES,
        options={"rules": "mk2", "build_total": 200},
        dice=[5, 5],
    )
    s.say("ana", f"ranged A1 -> {named}").says("eliminated", figure="A1").says("scored", seat=1, figure="A1")


@rule("MK2-22.7", "MK2-14.6", "MK2-24.17")
def test_riders_of_a_formation_shake_off_by_their_ids_and_roll_as_they_are_named() -> None:
    riders = "A1 pony 10,10 face=0 | A2 pony 10,11.1 face=0 | A3 pony 10,12.2 face=0"
    s = field(riders, "B1 grunt 8.9,8.9 | B2 grunt 7.8,12.2", [2, 3])
    s.say("ana", "formation A3,A2,A1")
    assert [facts["figure"] for facts in s.told("broke_away")] == ["A3", "A1"]
    assert [facts["figure"] for facts in s.told("hurt")] == ["B1", "B2"]
    s.say("ana", "paths stay")


@rule("MK2-26.15")
def test_figures_at_opposite_edges_of_a_low_wall_touch() -> None:
    """A wall of half an inch between them; off it they would be apart."""
    thin = square("low_wall", 0.5, name="thin")
    wall = {"terrain": "T1 thin 10.8,10", "templates": [thin]}
    s = field("A1 grunt 10,10 face=0", "B1 grunt 11.6,10 face=180", [4, 3], **wall)
    s.say("ana", "close A1 -> B1").says("hit", target="B1")
    field("A1 grunt 10,10 face=0", "B1 grunt 11.6,10").refused("ana", "close A1 -> B1", "target_not_in_contact")


@rule("MK2-26.22", "MK2-26.21", "MK2-14.10")
def test_sheer_sides_are_for_flyers_alone() -> None:
    mesa = {"terrain": "T1 mesa 14,10", "templates": [MESA]}
    s = field("A1 grunt 10,10 face=0 | A2 hawk 10,12 face=0 | A3 hawk 10,8 face=0 soaring", **mesa)
    s.refused("ana", "move A1 path=14,10", "no_access")
    s.say("ana", "move A2 path=14,11").say("ana", "move A3 path=18,8")
    assert s.place("A2")[:2] == (14_000, 11_000)
    beside = field("A1 grunt 11.45,10 face=0", "B1 grunt 12.55,10 face=180", **mesa)
    beside.refused("ana", "close A1 -> B1", "target_across_cliff", "MK2-26.22")


@rule("MK2-R40", "MK2-8.6")
def test_a_token_is_there_before_the_roll() -> None:
    s = field("A1 grunt 10,10 face=0", "B1 grunt 11.1,10 face=180", [4, 3]).say("ana", "close A1 -> B1")
    assert s.figure("A1").tokens == 1
    assert s.sequence("attack_declared", "attack_rolled") == ["attack_declared", "attack_rolled"]


@rule("MK2-R41", "MK2-16.6")
@pytest.mark.parametrize(("x", "free"), [("21.32", False), ("21.321", True)])
def test_who_soars_touches_no_objective(x: str, free: bool) -> None:
    """0.55 and 0.75 and contact up to 0.02."""
    s = field("A1 hawk 25,20 face=0 soaring", objectives="O1 20,20 | O2 5,5 | O3 30,35")
    line = f"move A1 path={x},20 exact"
    if free:
        s.say("ana", line)
    else:
        s.refused("ana", line, "soaring_at_objective", "MK2-16.6")


@rule("MK2-4.21")
def test_every_player_has_a_colour_and_a_pattern_of_his_own() -> None:
    assert len({bearer(seat).color for seat in range(4)}) == 4


@rule("MK2-20.14", "MK2-16.12")
def test_shots_at_and_from_the_air_have_clauses_of_their_own() -> None:
    bow = own("bow", speed_type="foot", attack_type="ranged", attack_bonus=0, range=10, ranged_damage=1)
    s = battle(
        "A1 bow 10,10 face=0 | A2 bow 2,2",
        "B1 hawk 18,10 face=180 soaring | B2 hawk 14,10",
        figures=[*FIGURES, bow],
        options={"rules": "mk2", "build_total": 200},
        dice=[4, 4],
    )
    s.say("ana", "ranged A1 -> B1").says("hit", target="B1")


@rule("MK2-H2", "MK2-H7")
def test_an_army_is_its_owners_secret_until_the_last_is_in() -> None:
    """Two armies of Ben's look the same to Ana: even what they cost."""
    views = []
    for army in ("army grunt", "army slow x2"):
        s = opened(2, figures=FIGURES, rules="mk2", build_total=100).say("ben", army)
        views.append(s.game.view(s.state, 0))
        assert s.game.view(s.state, 1).players[1].army is not None
    assert views[0].players[1] == views[1].players[1] and views[0].players[1].army_in


@rule("MK2-R12", "MK2-18.8")
@pytest.mark.parametrize(("given", "surges"), [(None, True), (("gang_up",), False), ((), False)])
def test_a_pack_may_say_which_proficiencies_a_warrior_has(given: tuple[str, ...] | None, surges: bool) -> None:
    figure = own("odd", **FOOT, proficiencies=given)
    s = battle(
        "A1 odd 10,10 face=0 | A2 odd 2,2",
        "B1 odd 14,10 face=180",
        figures=[figure],
        options={"rules": "mk2", "build_total": 200},
        dice=[4, 3] if surges else [],
    )
    if surges:
        s.say("ana", "surge A1 path=12.9,10 -> B1").says("hit", target="B1")
    else:
        s.refused("ana", "surge A1 path=12.9,10 -> B1", "no_attack_after_move")


@rule("MK2-P8")
def test_a_turn_that_runs_out_ends_with_its_end_phase() -> None:
    s = field("A1 grunt 21.3,20", objectives="O1 20,20 | O2 5,5 | O3 30,35").times_out("ana")
    assert (s.state.active, s.state.objectives[0].status, s.state.objectives[0].controller) == (1, "controlled", 0)
