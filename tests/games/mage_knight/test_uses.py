"""Uses of a move action without moving: Regeneration, Necromancy, Magic Levitation."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Cancel, Close, EndTurn, FormationMove, Levitate, Raise, Regenerate
from tests.support.battle import Battle, battle, own, square
from tests.support.moves import at, go, step
from tests.support.rules import rule

MAN = own("man", speed=8)
TROLL = own("troll", clicks=8, marks="- - regeneration -")
SAD_TROLL = own("sadtroll", clicks=8, marks="- - regeneration demoralized")
NECRO = own("necro", marks="- - - necromancy")
LIFTER = own("lifter", marks="magic_levitation - - -")
IMMUNE = own("immune", marks="- - magic_immunity -")
ZOMBIE = own("zombie", name="Grave zombieling")
BONES = own("bones", name="SKELETON Archer")
LIVING = own("living", name="Zomb")
GIANT = own("giant", mounted=True)
FIGURES = (MAN, TROLL, SAD_TROLL, NECRO, LIFTER, IMMUNE, ZOMBIE, BONES, LIVING, GIANT)
TEMPLATES = (
    square("blocking", name="rock"),
    square("deep_water", name="lake"),
    square("clear", name="mesa", elevated=True, abrupt=True, access=(((-600, -2000), (600, -2000)),)),
)
FAR = "B1 man 37,37"


def scene(*sides: str, **more: object) -> Battle:
    """A position with the figures of this file."""
    more.setdefault("left", 2)
    return battle(*sides, figures=FIGURES, templates=TEMPLATES, **more)  # type: ignore[arg-type]


# -- Regeneration ------------------------------------------------------------------------------------------------------


@rule("MKU-SA.regeneration.1", "MKU-11.11")
@pytest.mark.parametrize(("die", "clicks"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_a_die_less_2(die: int, clicks: int) -> None:
    s = scene("A1 troll 10,10 face=30 click=6 | A2 man 3,3", FAR, dice=[die]).act("ana", Regenerate("A1"))
    s.says("regenerates", die=die, clicks=clicks)
    figure = s.figure("A1")
    assert (figure.click, figure.tokens, s.state.left, s.place("A1")) == (6 - clicks, 1, 1, (10_000, 10_000, 3_000))


@rule("MKU-SA.regeneration.1", "MKU-11.12")
def test_not_past_the_starting_position() -> None:
    s = scene("A1 troll 10,10 click=1 | A2 man 3,3", FAR, dice=[6]).act("ana", Regenerate("A1"))
    assert s.figure("A1").click == 0


@rule("MKU-SA.regeneration.2", "MKU-8.9", "MKU-7.12", "MKU-14.15")
def test_in_contact_demoralized_and_as_a_captor_too() -> None:
    s = scene("A1 sadtroll 10,10 click=6 | A2 man 3,3", "B1 man 10,11.1 | B2 man 10,8.9 captor=A1", dice=[3])
    s.act("ana", Regenerate("A1")).silent("broke_away", "held_fast").says("healed", figure="A1", clicks=1)


@rule("MKU-SA.regeneration.3", "MKU-15.17", "MKU-4.6")
def test_it_is_the_whole_action_of_one_figure() -> None:
    s = scene("A1 troll 10,10 click=3 | A2 man 11.1,10 | A3 man 12.2,10", FAR, dice=[2]).act("ana", Regenerate("A1"))
    s.refused("ana", FormationMove((step("A1"), step("A2"), step("A3"))), "already_acted", "MKU-4.6", figure="A1")


@rule("MKU-SA.regeneration.1", "MKU-5.15", "MKU-4.3")
def test_only_where_it_is_in_effect() -> None:
    s = scene("A1 man 10,10 | A2 troll 20,20", FAR).act("ana", Cancel("A2", "regeneration"))
    s.refused("ana", Regenerate("A1"), "ability_not_in_effect", "MKU-SA.regeneration.1", use="regeneration")
    s.refused("ana", Regenerate("A2"), "ability_not_in_effect")
    s.refused("ana", Regenerate("A2", quick=True), "no_quickness")
    s.refused("ana", Regenerate("Z1"), "no_such_figure")


@rule("MKU-5.5", "MKU-SA.regeneration.1")
def test_pushing_comes_after_the_healing() -> None:
    s = scene("A1 troll 10,10 click=7 tokens=1 | A2 man 3,3", FAR, dice=[3]).act("ana", Regenerate("A1"))
    assert s.sequence("healed", "pushed") == ["healed", "pushed"] and s.figure("A1").click == 7


# -- Necromancy --------------------------------------------------------------------------------------------------------


def grave(dead: str, *more: str, dice: tuple[int, ...] = (), **rest: object) -> Battle:
    """A1 can bring A2 back."""
    ana = " | ".join(["A1 necro 10,10", f"A2 {dead} 1,1 eliminated click=4", "A3 man 3,3"])
    return scene(ana, " | ".join([FAR, *more]), dice=list(dice), **rest)


@rule("MKU-SA.necromancy.2", "MKU-SA.necromancy.3")
@pytest.mark.parametrize(("die", "back"), [(1, True), (3, True), (4, False), (6, False)])
def test_the_dead_return_as_many_clicks_down_as_the_die_shows(die: int, back: bool) -> None:
    s = grave("man", dice=(die,)).act("ana", Raise("A1", at("A2", 11.1, 10, 33)))
    s.says("raise_rolled", dead="A2", die=die)
    figure = s.figure("A2")
    if back:
        s.says("returned", figure="A1", dead="A2")
        assert (figure.status, figure.click, s.place("A2")) == ("field", die, (11_100, 10_000, 3_300))
    else:
        s.says("not_returned", dead="A2")
        assert figure.status == "eliminated"
    assert (s.figure("A1").tokens, s.state.left) == (1, 1)


@rule("MKU-SA.necromancy.4")
@pytest.mark.parametrize(("code", "die"), [("zombie", False), ("bones", False), ("living", True)])
def test_zombies_and_skeletons_return_whole(code: str, die: bool) -> None:
    s = grave(code, dice=(2,) if die else ()).act("ana", Raise("A1", at("A2", 11.1, 10))).says("returned")
    assert s.figure("A2").click == (2 if die else 0)


@rule("MKU-SA.necromancy.3", "MKU-SA.necromancy.8")
def test_it_needs_a_free_place_in_contact() -> None:
    s = grave("man", "B2 man 12,10.5", terrain="T1 rock 10,13.2 | T2 lake 6.9,10")
    s.refused("ana", Raise("A1", at("A2", 11.121, 10)), "dead_apart", "MKU-SA.necromancy.3")
    s.refused("ana", Raise("A1", at("A2", 11.1, 10)), "bases_overlap", blocker="B2")
    s.refused("ana", Raise("A1", at("A2", 10, 11.1)), "in_blocking_terrain", piece="T1")
    s.refused("ana", Raise("A1", at("A2", 8.9, 10)), "in_deep_water", piece="T2")
    s = scene("A1 necro 1,1 | A2 man 9,9 eliminated", FAR)
    s.refused("ana", Raise("A1", at("A2", 1, -0.1)), "off_the_field")


@rule("MKU-SA.necromancy.1", "MKU-14.7")
def test_not_in_contact_with_an_opponent() -> None:
    s = grave("man", "B2 man 10,8.9")
    s.refused("ana", Raise("A1", at("A2", 11.1, 10)), "necromancy_in_contact", "MKU-SA.necromancy.1", enemy="B2")
    s = grave("man", "B2 man 10,8.9 captor=A1", dice=(1,))
    s.act("ana", Raise("A1", at("A2", 11.1, 10))).says("returned")


@rule("MKU-SA.necromancy.2", "MKU-SA.necromancy.9")
def test_only_own_eliminated_figures_can_be_chosen() -> None:
    s = scene(
        "A1 necro 10,10 | A2 man 3,3 | A4 man 1,1 withdrawn",
        "B1 man 37,37 | B2 man 1,1 eliminated",
        "C1 man 1,1 eliminated | C2 man 30,3",
        "D1 man 3,30",
        options={"teams": "alternate"},
    )
    for name in ("A2", "A4", "B2", "C1"):
        s.refused("ana", Raise("A1", at(name, 11.1, 10)), "not_your_dead", "MKU-SA.necromancy.9", given=name)
    s.refused("ana", Raise("A1", at("Z1", 11.1, 10)), "not_your_dead", "MKU-SA.necromancy.2")


@rule("MKU-SA.necromancy.5", "MKU-SA.necromancy.6", "MKU-R62")
def test_a_returned_figure_acts_only_if_it_has_not_acted_and_keeps_its_tokens() -> None:
    s = scene("A1 necro 10,10 | A2 zombie 1,1 eliminated tokens=1 | A3 man 3,3", FAR, left=3)
    s.act("ana", Raise("A1", at("A2", 11.1, 10)), go("A2", (15, 10))).says("pushed", figure="A2")
    assert s.figure("A2").tokens == 2
    s = scene("A1 necro 10,10 | A2 zombie 1,1 eliminated tokens=1 acted | A3 man 3,3", FAR, left=3)
    s.act("ana", Raise("A1", at("A2", 11.1, 10))).refused("ana", go("A2", (15, 10)), "already_acted", "MKU-4.6")


@rule("MKU-SA.necromancy.5", "MKU-4.6", "MKU-5.8")
def test_who_acted_and_fell_in_one_turn_may_act_when_raised_in_a_later_one() -> None:
    dead = "A2 zombie 1,1 eliminated tokens=1 acted"
    s = scene(f"A1 necro 10,10 | {dead} | A3 man 3,3", FAR, options={"build_total": 200})
    s.act("ana", EndTurn()).act("ben", EndTurn())
    s.act("ana", Raise("A1", at("A2", 11.1, 10)), go("A2", (15, 10))).says("moved", figure="A2")


@rule("MKU-SA.necromancy.7", "MKU-22.11", "MKU-22.7")
def test_it_has_left_the_field_once_and_nobody_has_hurt_it_yet() -> None:
    s = scene("A1 necro 10,10 | A2 zombie 1,1 eliminated left hurt_by=1 | A3 man 3,3", FAR, ben={"score": 20})
    s.act("ana", Raise("A1", at("A2", 11.1, 10)))
    assert (s.figure("A2").left, s.figure("A2").hurt_by, s.state.players[1].score) == (True, -1, 20)


@rule("MKU-SA.necromancy.3", "MKU-21.14")
def test_not_across_the_edge_of_abrupt_terrain() -> None:
    s = scene("A1 necro 17.4,20 | A2 zombie 1,1 eliminated | A3 man 3,3", FAR, terrain="T1 mesa 20,20")
    s.refused("ana", Raise("A1", at("A2", 18.5, 20)), "dead_apart")
    s.act("ana", Raise("A1", at("A2", 16.3, 20))).says("returned")


# -- Magic Levitation --------------------------------------------------------------------------------------------------


def lift(*more: str, ben: str = FAR, **rest: object) -> Battle:
    """A1 can lift A2."""
    return scene(" | ".join(["A1 lifter 10,10 face=0", "A2 man 11.1,10", *more]), ben, **rest)


@rule("MKU-SA.magic_levitation.1", "MKU-SA.magic_levitation.2", "MKU-SA.magic_levitation.6", "MKU-7.12")
def test_a_neighbour_is_put_down_elsewhere_with_any_facing() -> None:
    s = lift("A3 man 3,3", ben="B1 man 37,37 | B2 man 11.1,11.1").act("ana", Levitate("A1", at("A2", 11.1, 20, 123)))
    s.says("levitated", figure="A1", target="A2", length="10").silent("broke_away", "held_fast")
    assert s.place("A2") == (11_100, 20_000, 12_300) and s.place("A1") == (10_000, 10_000, 0)
    assert (s.figure("A2").tokens, s.figure("A1").tokens, s.state.left) == (0, 1, 1)


@rule("MKU-SA.magic_levitation.2", "MKU-6.19")
@pytest.mark.parametrize(("y", "near"), [(20, True), (20.001, True), (20.002, False)])
def test_up_to_ten_inches(y: float, near: bool) -> None:
    s = lift("A3 man 3,3")
    if near:
        s.act("ana", Levitate("A1", at("A2", 11.1, y))).says("levitated")
    else:
        s.refused("ana", Levitate("A1", at("A2", 11.1, y)), "lifted_too_far", "MKU-SA.magic_levitation.2", limit="10")


@rule("MKU-SA.magic_levitation.2", "MKU-SA.magic_levitation.3", "MKU-SA.magic_levitation.7")
def test_over_everything_but_not_onto_everything() -> None:
    s = lift("A3 man 11.1,13", terrain="T1 rock 11.1,17 | T2 lake 15.1,11 | T3 mesa 4,15")
    s.refused("ana", Levitate("A1", at("A2", 11.1, 13.5)), "bases_overlap", blocker="A3")
    s.refused("ana", Levitate("A1", at("A2", 11.1, 17)), "in_blocking_terrain", piece="T1")
    s.refused("ana", Levitate("A1", at("A2", 15, 11)), "in_deep_water", piece="T2")
    s.refused("ana", Levitate("A1", at("A2", 11.1, 0.5)), "off_the_field")
    s.act("ana", Levitate("A1", at("A2", 4, 15))).says("levitated")  # onto abrupt terrain


@rule("MKU-SA.magic_levitation.1", "MKU-SA.magic_levitation.5", "MKU-R56", "MKU-SA.magic_immunity.5")
def test_who_can_be_lifted() -> None:
    s = scene(
        "A1 lifter 10,10 | A2 man 12.3,10 | A3 man 10.55,10.953 | A4 immune 8.9,10 | A5 man 10.55,9.047 captor=B2",
        "B1 man 9.45,9.047 | B2 man 11.1,8.094 | B3 man 11.1,11.906 captor=A3 | B9 man 37,37",
    )
    s.refused("ana", Levitate("A1", at("A2", 12, 15)), "lifted_not_beside", "MKU-SA.magic_levitation.1")
    s.refused("ana", Levitate("A1", at("A3", 12, 15)), "cannot_lift_pair", "MKU-SA.magic_levitation.5")
    s.refused("ana", Levitate("A1", at("A5", 12, 15)), "cannot_lift_pair", "MKU-SA.magic_levitation.5")
    s.refused("ana", Levitate("A1", at("A4", 12, 15)), "lifted_immune", "MKU-SA.magic_immunity.3")
    s.refused("ana", Levitate("A1", at("B1", 12, 15)), "cannot_lift_foe", "MKU-SA.magic_levitation.5")
    s.refused("ana", Levitate("A1", at("A1", 12, 15)), "cannot_lift_foe", "MKU-SA.magic_levitation.5")
    s.refused("ana", Levitate("A1", at("Z1", 12, 15)), "no_such_figure")


@rule("MKU-R56")
def test_foes_only_where_the_table_allows_it() -> None:
    s = scene("A1 lifter 10,10", "B1 man 11.1,10", options={"levitate_foes": True})
    s.act("ana", Levitate("A1", at("B1", 15, 15))).says("levitated", target="B1")


@rule("MKU-SA.magic_levitation.1")
def test_it_must_have_been_a_neighbour_since_the_start_of_the_turn() -> None:
    s = scene("A1 lifter 10,10 | A2 man 15,10 | A3 man 11.1,10", FAR, left=4)
    s.act("ana", go("A2", (10, 11.1)))
    s.refused("ana", Levitate("A1", at("A2", 12, 15)), "lifted_acted", "MKU-SA.magic_levitation.4")
    s = scene("A1 lifter 10,10 | A2 lifter 12.2,10 | A3 man 11.1,10 | A4 man 12.2,11.1", FAR, left=4)
    s.act("ana", Levitate("A2", at("A4", 10, 11.1)))
    s.refused("ana", Levitate("A1", at("A4", 12, 15)), "lifted_not_beside", "MKU-SA.magic_levitation.1")


@rule("MKU-4.11", "MKU-14.17", "MKU-SA.magic_levitation.1")
def test_a_friend_touched_at_the_start_as_a_captive_can_be_lifted_once_it_is_free() -> None:
    s = scene(
        "A1 lifter 10,10 | A2 man 11.1,10 captor=B1 | A3 man 12.2,8.9 face=90",
        "B1 man 12.2,10 click=2 | B9 man 37,37",
        dice=[4, 4],
    )
    s.refused("ana", Levitate("A1", at("A2", 11.1, 15)), "cannot_lift_pair", "MKU-SA.magic_levitation.5")
    s.act("ana", Close("A3", "B1")).says("freed", figure="A2")
    s.act("ana", Levitate("A1", at("A2", 11.1, 15))).says("levitated", target="A2")


@rule("MKU-SA.magic_levitation.4", "MKU-R56")
def test_the_lifted_figure_has_no_action_this_turn_and_none_before() -> None:
    s = lift("A3 man 3,3", left=3).act("ana", Levitate("A1", at("A2", 15, 15)))
    s.refused("ana", go("A2", (16, 15)), "was_levitated", "MKU-SA.magic_levitation.4")
    s.act("ana", EndTurn()).act("ben", EndTurn()).act("ana", go("A2", (16, 15))).says("moved")
    s = lift("A3 man 3,3", left=3).act("ana", go("A2", face=0))
    s.refused("ana", Levitate("A1", at("A2", 15, 15)), "lifted_acted", "MKU-SA.magic_levitation.4")


@rule("MKU-SA.magic_levitation.7", "MKU-9.5")
def test_a_contact_that_it_keeps_is_not_new() -> None:
    lift("A3 man 3,3", ben="B1 man 12.2,10 face=0").act("ana", Levitate("A1", at("A2", 12.2, 11.1))).silent("spun")
    lift("A3 man 3,3", ben="B1 man 15,15 face=0").act("ana", Levitate("A1", at("A2", 13.9, 15))).says("spun")
