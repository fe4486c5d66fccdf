"""Movement formations (sections 15 and 18)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Cancel, EndTurn, FormationMove, Paths, Step
from tests.support.battle import Battle, battle, own, square
from tests.support.moves import at, go, step
from tests.support.rules import rule

MAN = own("man", speed=8)
SLOW = own("slow", speed=5)
ELF = own("elf", speed=8, faction="elemental_league")
SHYFT = own("shyft", speed=8, faction="shyft")
BEAST = own("beast", speed=8, faction="mage_spawn")
RIDER = own("rider", speed=8, mounted=True)
LEADER = own("leader", speed=9, marks="force_march - - -")
FAST = own("fast", speed=10, marks="force_march - - -")
COWARD = own("coward", speed=8, marks="- - - demoralized")
ALONE = [own(name, speed=8, marks=f"{name} - - -") for name in ("charge", "bound", "quickness", "flight", "ram")]
FIGURES = (MAN, SLOW, ELF, SHYFT, BEAST, RIDER, LEADER, FAST, COWARD, *ALONE)
TEMPLATES = (
    square("hindering", name="wood"),
    square("clear", name="hill", elevated=True),
    square("clear", name="mesa", elevated=True, abrupt=True, access=(((-600, -2000), (600, -2000)),)),
)
ROW = "A1 man 10,10 | A2 man 11.1,10 | A3 man 12.2,10"


def march(*sides: str, **more: object) -> Battle:
    """A position with the figures of this file."""
    more.setdefault("left", 2)
    return battle(*sides, figures=FIGURES, templates=TEMPLATES, **more)  # type: ignore[arg-type]


def north(by: float, *figures: str, y: float = 10, x: float = 10) -> FormationMove:
    """Figures in a row go north by so much."""
    return FormationMove(tuple([step(name, (x + 1.1 * place, y + by)) for place, name in enumerate(figures)]))


FAR = "B1 man 37,37"


# -- who ---------------------------------------------------------------------------------------------------------------


@rule("MKU-15.1", "MKU-15.6", "MKU-15.7", "MKU-15.11")
def test_one_action_moves_several_figures() -> None:
    s = march(ROW + " | A4 man 30,30", FAR).act("ana", north(8, "A1", "A2", "A3"))
    s.says("formation", members=("A1", "A2", "A3"), pace=8)
    assert [s.place(name)[:2] for name in ("A1", "A2", "A3")] == [(10_000, 18_000), (11_100, 18_000), (12_200, 18_000)]
    assert [(s.figure(name).tokens, s.figure(name).acted) for name in ("A1", "A2", "A3", "A4")] == [
        (1, True),
        (1, True),
        (1, True),
        (0, False),
    ]
    assert s.state.left == 1


@rule("MKU-15.8")
@pytest.mark.parametrize(("count", "legal"), [(2, False), (3, True), (5, True), (6, False)])
def test_three_to_five_members(count: int, legal: bool) -> None:
    names = [f"A{number}" for number in range(1, 7)]
    s = march(" | ".join(f"{name} man {10 + 1.1 * place:.1f},10" for place, name in enumerate(names)), FAR)
    order = north(3, *names[:count])
    if legal:
        s.act("ana", order).says("formation")
    else:
        s.refused("ana", order, "formation_size", "MKU-15.8", count=count)


@rule("MKU-15.8", "MKU-15.9", "MKU-R35")
def test_the_group_must_be_connected_at_the_start() -> None:
    s = march("A1 man 10,10 | A2 man 11.1,10 | A3 man 12.221,10", FAR)
    s.refused("ana", north(3, "A1", "A2", "A3"), "formation_not_connected", "MKU-15.9")
    s = march("A1 man 10,10 | A2 man 11.1,10 | A3 man 20,10 | A4 man 21.1,10", FAR)  # two pairs
    s.refused("ana", FormationMove(tuple(step(f"A{n}") for n in (1, 2, 3, 4))), "formation_not_connected", "MKU-15.9")


@rule("MKU-15.3", "MKU-1.4")
def test_all_members_carry_the_same_symbol() -> None:
    s = march("A1 man 10,10 | A2 elf 11.1,10 | A3 man 12.2,10", FAR)
    s.refused("ana", north(3, "A1", "A2", "A3"), "factions_differ", "MKU-15.3")
    s = march("A1 beast 10,10 | A2 beast 11.1,10 | A3 beast 12.2,10", FAR)
    s.refused("ana", north(3, "A1", "A2", "A3"), "spawn_without_shyft")


@rule("MKU-15.4", "MKU-R34", "MKU-15.5", "MKU-4.6")
def test_every_member_must_be_able_to_be_given_the_action() -> None:
    teams = {"teams": "alternate"}
    s = march(
        "A1 man 10,10 | A2 man 11.1,10 acted | A3 man 12.2,10 tokens=2 | A4 man 10,11.1 | A5 man 11.1,11.1 captor=B1",
        "B1 man 12.2,11.1 | B2 man 37,37",
        "C1 man 8.9,10",
        "D1 man 37,3",
        options=teams,
    )
    three = ("A1", "A4")
    s.refused("ana", FormationMove(tuple(step(name) for name in (*three, "A2"))), "already_acted", "MKU-4.6")
    s.refused("ana", FormationMove(tuple(step(name) for name in (*three, "A3"))), "too_many_tokens", "MKU-5.6")
    s.refused("ana", FormationMove(tuple(step(name) for name in (*three, "A5"))), "captive_cannot_act", "MKU-14.5")
    s.refused("ana", FormationMove(tuple(step(name) for name in (*three, "C1"))), "not_your_figure", "MKU-15.4")
    s.refused("ana", FormationMove(tuple(step(name) for name in (*three, "A1"))), "member_twice", "MKU-15.1")
    s.refused("ana", FormationMove(tuple(step(name) for name in (*three, "Z1"))), "no_such_figure")


@rule("MKU-15.7", "MKU-4.3")
def test_it_needs_an_action() -> None:
    s = march(ROW + " | A9 quickness 30,30", FAR, left=0)
    s.refused("ana", north(3, "A1", "A2", "A3"), "no_actions_left", "MKU-4.3")


@rule("MKU-SA.charge.1", "MKU-SA.bound.1", "MKU-SA.quickness.3", "MKU-SA.flight.1", "MKU-SA.ram.1", "MKU-5.18")
@pytest.mark.parametrize("ability", ["charge", "bound", "quickness", "flight", "ram"])
def test_some_abilities_keep_out_of_formations_while_in_effect(ability: str) -> None:
    s = march(f"A1 man 10,10 | A2 {ability} 11.1,10 | A3 man 12.2,10", FAR)
    s.refused("ana", north(3, "A1", "A2", "A3"), "never_in_formation", figure="A2", ability=ability)
    s.act("ana", Cancel("A2", ability), north(3, "A1", "A2", "A3")).says("formation")


@rule("MKU-15.21", "MKU-21.10")
def test_not_together_on_and_off_abrupt_terrain() -> None:
    row = "A1 man 16.8,20 | A2 man 17.9,20 | A3 man 19,20"
    s = march(row, FAR, terrain="T1 mesa 20,20")
    order = FormationMove((step("A1"), step("A2"), step("A3", face=0)))
    s.refused("ana", order, "formation_on_cliff", "MKU-15.21")
    march(row, FAR, terrain="T1 hill 20,20").act("ana", order).says("formation")


@rule("MKU-15.2")
def test_a_formation_lasts_for_one_action_only() -> None:
    s = march(ROW, FAR, left=3).act("ana", FormationMove((step("A1", face=0), step("A2"), step("A3"))))
    s.act("ben", EndTurn())
    s.act("ana", go("A3", (14, 14))).says("moved", figure="A3")


# -- speed -------------------------------------------------------------------------------------------------------------


@rule("MKU-15.10", "MKU-7.9")
def test_the_slowest_member_sets_the_pace() -> None:
    s = march("A1 man 10,10 | A2 slow 11.1,10 | A3 man 12.2,10", FAR)
    s.refused("ana", north(5.1, "A1", "A2", "A3"), "too_far", figure="A1", limit="5")
    s.act("ana", north(5, "A1", "A2", "A3")).says("formation", pace=5)


@rule("MKU-SA.force_march.1", "MKU-SA.force_march.2", "MKU-7.9")
def test_force_march_sets_the_pace_instead() -> None:
    row = "A1 leader 10,10 | A2 slow 11.1,10 | A3 fast 12.2,10 | A4 man 13.3,10"
    s = march(row, FAR)
    paths = north(9, "A1", "A2", "A3").steps
    s.refused("ana", FormationMove(north(9.1, "A1", "A2", "A3").steps, "A1"), "too_far", limit="9")
    s.refused("ana", FormationMove(paths, "A2"), "no_force_march", "MKU-SA.force_march.1", given="A2")
    s.refused("ana", FormationMove(paths, "A4"), "no_force_march", given="A4")
    s.act("ana", FormationMove(paths, "A1")).says("formation", pace=9)
    march(row, FAR).act("ana", north(10, "A1", "A2", "A3")).says("formation", pace=10)
    s = march(row, FAR).act("ana", Cancel("A3", "force_march"), Cancel("A1", "force_march"))
    s.refused("ana", north(5.1, "A1", "A2", "A3"), "too_far", limit="5")


@rule("MKU-15.19", "MKU-R38", "MKU-19.8")
def test_only_the_hindered_member_is_halved_after_the_common_speed() -> None:
    s = march("A1 slow 16.8,20 | A2 man 17.9,20 | A3 man 17.9,18.9", FAR, terrain="T1 wood 20,20")
    five = FormationMove((step("A1", (16.8, 15)), step("A3", (17.9, 13.9)), step("A2", (17.9, 15))))
    s.refused("ana", five, "too_far", figure="A3", limit="3")
    three = FormationMove((step("A1", (15.8, 17)), step("A3", (17.4, 16.4)), step("A2", (16.85, 17.35))))
    s.refused("ana", FormationMove(three.steps[:2] + (step("A2", (17.9, 16.9)),)), "too_far", figure="A2", limit="3")
    s.act("ana", FormationMove((step("A1", (16.8, 16)), step("A3", (17.9, 16)), step("A2", (17.9, 17.1)))))


@rule("MKU-15.18", "MKU-R37", "MKU-14.12")
def test_a_captor_brings_its_captive_which_is_no_member() -> None:
    s = march(ROW, "B1 slow 10,11.1 captor=A1 | B2 man 37,37")
    s.refused("ana", north(5.1, "A1", "A2", "A3"), "too_far", limit="5")
    s.refused("ana", FormationMove((step("A1"), step("A2"), step("B1"))), "not_your_figure")
    s.act("ana", north(5, "A1", "A2", "A3")).says("formation", pace=5)
    assert s.place("B1")[:2] == (10_000, 16_100)


# -- paths -------------------------------------------------------------------------------------------------------------


@rule("MKU-15.11", "MKU-7.3")
def test_the_members_move_one_after_the_other() -> None:
    column = "A1 man 10,10 | A2 man 10,11.1 | A3 man 10,12.2"
    steps = {name: step(name, (10, y)) for name, y in (("A1", 15), ("A2", 16.1), ("A3", 17.2))}
    march(column, FAR).refused(
        "ana", FormationMove((steps["A1"], steps["A2"], steps["A3"])), "path_through", blocker="A2"
    )
    march(column, FAR).act("ana", FormationMove((steps["A3"], steps["A2"], steps["A1"]))).says("moved", figure="A1")


@rule("MKU-15.12", "MKU-15.13", "MKU-R35")
@pytest.mark.parametrize(("x", "whole"), [(12.22, True), (12.221, False)])
def test_nobody_moves_if_the_formation_would_split(x: float, whole: bool) -> None:
    s = march(ROW, FAR)
    order = FormationMove((step("A1", (10, 15)), step("A2", (11.1, 15)), step("A3", (x, 15))))
    if whole:
        s.act("ana", order).says("moved", figure="A3")
    else:
        s.refused("ana", order, "formation_split", "MKU-15.13")


@rule("MKU-15.12", "MKU-P7")
def test_a_member_that_terrain_stops_may_split_it_too() -> None:
    s = march("A1 man 20,16 | A2 man 21.1,16 | A3 man 22.2,16", FAR, terrain="T1 wood 20,20")
    s.refused("ana", north(6, "A1", "A2", "A3", y=16, x=20), "formation_split", "MKU-15.13")
    s.act("ana", FormationMove((step("A1", (20, 22)), step("A2", (21.1, 22)), step("A3", (22.2, 18.6)))))
    assert len(s.told("stopped")) == 2 and s.place("A1")[1] == 18_549


@rule("MKU-15.20", "MKU-SA.demoralized.2", "MKU-SA.demoralized.4")
def test_a_demoralized_member_may_not_end_in_contact() -> None:
    s = march("A1 coward 10,10 | A2 man 11.1,10 | A3 man 12.2,10", "B1 man 10,15 | B2 man 37,37")
    s.refused(
        "ana", north(3.9, "A1", "A2", "A3"), "demoralized_contact", "MKU-SA.demoralized.2", figure="A1", enemy="B1"
    )
    s.act("ana", north(3.8, "A1", "A2", "A3")).says("formation")


# -- Shyft and Mage Spawn ----------------------------------------------------------------------------------------------


@rule("MKU-18.1", "MKU-18.2", "MKU-18.5")
def test_shyft_march_with_mage_spawn_that_touch_them() -> None:
    march("A1 beast 10,10 | A2 shyft 11.1,10 | A3 beast 12.2,10", FAR).act("ana", north(5, "A1", "A2", "A3"))
    s = march("A1 shyft 10,10 | A2 beast 11.1,10 | A3 beast 12.2,10", FAR)
    s.refused("ana", north(5, "A1", "A2", "A3"), "spawn_apart", "MKU-18.2", figure="A3")
    s = march("A1 shyft 10,10 | A2 beast 11.1,10 | A3 man 12.2,10", FAR)
    s.refused("ana", north(5, "A1", "A2", "A3"), "spawn_without_shyft", "MKU-18.5")


@rule("MKU-18.3", "MKU-18.4")
def test_at_the_end_every_mage_spawn_touches_a_shyft_again() -> None:
    s = march("A1 beast 10,10 | A2 shyft 11.1,10 | A3 beast 12.2,10", FAR)
    apart = FormationMove((step("A2", (12.2, 15)), step("A1", (10, 15)), step("A3", (13.3, 15))))
    s.refused("ana", apart, "formation_split")
    lonely = FormationMove((step("A2", (12.2, 15)), step("A3", (11.1, 15)), step("A1", (10, 15))))
    s.refused("ana", lonely, "spawn_left", "MKU-18.3", figure="A1")


@rule("MKU-18.6", "MKU-R39")
def test_what_dies_after_the_move_does_not_matter() -> None:
    pike = own("pike", marks="- - pole_arm -")
    s = battle(
        "A1 beast 10,10 | A2 shyft 11.1,10 click=3 | A3 beast 12.2,10",
        "B1 pike 11.1,16.1 face=270",
        figures=(*FIGURES, pike),
    )
    s.act("ana", north(5, "A1", "A2", "A3")).says("eliminated", figure="A2")
    assert s.figure("A1").status == "field"


# -- breaking away -----------------------------------------------------------------------------------------------------

HELD = "B1 man 10,11.1 | B2 man 12.2,11.1 | B9 man 37,37"
NAMED = FormationMove((Step("A3", (), 9_000), Step("A1", (), 9_000), Step("A2", (), 9_000)))


@rule("MKU-15.14", "MKU-15.22", "MKU-R36", "MKU-15.6")
def test_first_the_members_then_all_rolls_then_the_paths() -> None:
    s = march(ROW, HELD, dice=[4, 6])
    s.refused("ana", north(-5, "A1", "A2", "A3"), "members_first", "MKU-15.22", members=("A1", "A3"))
    s.act("ana", NAMED).silent("moved").says("paths_owed", figures=())
    assert [one["figure"] for one in s.told("broke_away")] == ["A3", "A1"]  # in the order of movement
    assert all(s.figure(name).tokens == 1 for name in ("A1", "A2", "A3")) and s.state.left == 1
    s.refused("ana", EndTurn(), "paths_owed", "MKU-15.22")
    s.refused("ben", Paths(()), "not_your_turn")
    s.act("ana", Paths((step("A1", (10, 5)), step("A2", (11.1, 5)), step("A3", (12.2, 5)))))
    assert len(s.told("moved")) == 3 and s.state.pending is None


@rule("MKU-15.16", "MKU-15.22")
def test_paths_may_be_tried_again_until_they_are_legal() -> None:
    s = march(ROW, HELD, dice=[4, 6]).act("ana", NAMED)
    s.refused("ana", Paths((step("A1", (10, 1.9)),)), "too_far", limit="8")
    s.refused("ana", Paths((step("A1", (10, 5)),)), "formation_split", "MKU-15.13")
    s.refused("ana", Paths((step("B1", (10, 5)),)), "not_a_member", given="B1")
    s.refused("ana", Paths((step("A1"), step("A1"))), "member_twice")
    s.act("ana", Paths((step("A1", (11.1, 8.9)),))).says("moved", figure="A1")  # the others stay


@rule("MKU-15.15", "MKU-15.16")
def test_a_member_that_fails_may_only_turn() -> None:
    s = march(ROW, HELD, dice=[3, 4]).act("ana", NAMED).says("paths_owed", figures=("A3",))
    s.refused("ana", Paths((step("A3", (12.2, 8)),)), "stuck", "MKU-15.15", figure="A3")
    s.refused("ana", Paths((step("A1", (10, 5)), step("A2", (11.1, 5)))), "formation_split")
    s.act("ana", Paths((step("A3", face=0), step("A1", (11.1, 8.9))))).says("turned", figure="A3")
    assert s.figure("A3").facing == 0


@rule("MKU-15.15", "MKU-8.6", "MKU-8.5")
def test_a_mounted_member_that_fails_may_not_even_turn() -> None:
    row = "A1 rider 10,10 | A2 man 11.1,10 | A3 man 12.2,10"
    s = march(row, "B1 man 10,11.1 | B9 man 37,37", dice=[1]).act("ana", NAMED).says("held_fast", needed=2)
    s.refused("ana", Paths((step("A1", face=95),)), "stuck", "MKU-15.15")
    s.act("ana", Paths((step("A1"), step("A2", face=0)))).says("turned", figure="A2")


@rule("MKU-15.16", "MKU-15.22", "MKU-P9")
def test_without_paths_all_stay_and_the_action_is_spent() -> None:
    s = march(ROW, HELD, dice=[4, 6]).act("ana", NAMED, Paths(())).says("formation_stays").silent("moved")
    assert s.place("A1")[:2] == (10_000, 10_000) and s.figure("A1").tokens == 1
    s = march(ROW, HELD, dice=[4, 6]).act("ana", NAMED).times_out("ana").says("formation_stays")


@rule("MKU-15.22", "MKU-8.7", "MKU-15.14")
def test_shaking_off_comes_right_after_the_rolls() -> None:
    row = "A1 rider 10,10 | A2 man 11.1,10 | A3 man 12.2,10"
    s = march(row, "B1 man 8.9,10 | B2 man 12.2,11.1 | B9 man 37,37", dice=[4, 2]).act("ana", NAMED)
    assert s.sequence("broke_away", "hurt", "paths_owed") == ["broke_away", "broke_away", "hurt", "paths_owed"]
    s.says("hurt", figure="B1", cause="shake_off").act("ana", Paths(()))


@rule("MKU-15.15", "MKU-8.6", "MKU-15.16")
def test_if_nobody_can_do_anything_no_paths_are_owed() -> None:
    row = "A1 rider 10,10 tokens=1 | A2 rider 11.1,10 | A3 rider 12.2,10 | A4 man 3,3"
    s = march(row, "B1 man 10,11.1 | B2 man 11.1,11.1 | B3 man 12.2,11.1", dice=[1, 1, 1]).act("ana", NAMED)
    s.says("formation_stays").says("pushed", figure="A1")
    assert s.state.pending is None


@rule("MKU-9.5", "MKU-9.7", "MKU-15.14")
def test_a_contact_that_is_broken_and_made_again_is_new() -> None:
    s = march(ROW, "B1 man 10,11.1 face=90 | B9 man 37,37", dice=[4]).act("ana", NAMED)
    s.act("ana", Paths((step("A1", (8.9, 11.1)), step("A2", (8.9, 10)), step("A3", (10, 10)))))
    s.says("spun", figure="B1")
    s = march(ROW, "B1 man 10,11.1 face=90 | B9 man 37,37", dice=[4]).act("ana", NAMED)
    s.act("ana", Paths((step("A1", face=0),))).silent("spun")


@rule("MKU-15.6", "MKU-5.19", "MKU-10.3")
def test_pushing_is_judged_for_each_member() -> None:
    s = march("A1 man 10,10 tokens=1 | A2 man 11.1,10 | A3 man 12.2,10 tokens=1 | A4 man 3,3", FAR)
    s.act("ana", north(5, "A1", "A2", "A3"))
    assert [one["figure"] for one in s.told("pushed")] == ["A1", "A3"]
    assert [s.figure(name).click for name in ("A1", "A2", "A3")] == [1, 0, 1]


@rule("MKU-9.6", "MKU-15.18")
def test_in_a_formation_too_captives_cause_no_spin() -> None:
    s = march(ROW, "B1 slow 10,11.1 captor=A1 | B2 man 10,16.2 face=90 | B9 man 37,37")
    steps = (step("A1", (10, 14), captive=at("B1", 10, 15.1)), step("A2", (11.1, 14)), step("A3", (12.2, 14)))
    s.act("ana", FormationMove(steps)).silent("spun")


@rule("MKU-15.15", "MKU-14.14", "MKU-8.3")
def test_the_captive_of_a_captor_that_failed_to_break_away_stays_where_it_is() -> None:
    s = march(ROW, "B1 slow 10,11.1 captor=A1 | B2 man 8.9,10 | B9 man 37,37", dice=[3])
    s.act("ana", FormationMove((step("A1"), step("A2"), step("A3")))).says("held_fast", figure="A1")
    s.refused("ana", Paths((step("A1", captive=at("B1", 10, 8.9)),)), "stuck", "MKU-15.15", figure="A1")
    s.refused("ana", Paths((step("A1", captive=at("B1", 10, 11.1, face=0)),)), "stuck", "MKU-15.15")
    s.act("ana", Paths((step("A1", face=180, captive=at("B1", 10, 11.1, face=270)),))).says("turned", figure="A1")
    assert s.place("B1") == (10_000, 11_100, 27_000)


@rule("MKU-SA.sneak_attack.1", "MKU-9.7")
@pytest.mark.parametrize(("row", "spins"), [("thief man man", False), ("man thief thief", True)])
def test_a_member_that_sneaks_up_gives_no_free_spin(row: str, spins: bool) -> None:
    # Only the first member comes into contact with B1.
    thief = own("thief", speed=8, marks="- sneak_attack - -")
    first, second, third = row.split()
    s = battle(
        f"A1 {first} 10,10 | A2 {second} 11.1,10 | A3 {third} 12.2,10",
        "B1 man 10,15.1 face=90 | B9 man 37,37",
        figures=(*FIGURES, thief),
    )
    s.act("ana", north(4, "A1", "A2", "A3"))
    assert bool(s.told("spun")) is spins


@rule("MKU-R66", "MKU-15.3")
@pytest.mark.parametrize(("faction", "fits"), [("hero", True), ("solonavi", True), ("mage_spawn", False)])
def test_heroes_and_solonavi_carry_a_symbol_like_any_faction(faction: str, fits: bool) -> None:
    one = own("one", speed=8, faction=faction)
    s = battle(ROW.replace("man", "one"), "B1 one 37,37", figures=(one,), left=1)
    if fits:
        s.act("ana", north(4, "A1", "A2", "A3")).says("formation", members=("A1", "A2", "A3"))
    else:
        s.refused("ana", north(4, "A1", "A2", "A3"), "spawn_without_shyft")
