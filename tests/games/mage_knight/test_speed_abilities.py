"""Charge, Bound, Quickness, Nimble, Demoralized: what they do to moves (chapter 25)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Cancel, Close, Move, Raise, Ranged, Regenerate, Turn
from bot.games.mage_knight.content.content import Click
from tests.support.battle import Battle, battle, own, square
from tests.support.moves import at, go, step
from tests.support.rules import rule

MAN = own("man", speed=8, defense=15)
CHARGER = own("charger", speed=7, attack=8, damage=2, marks="charge - - -")
RIDER = own("rider", speed=7, mounted=True, marks="charge - - -")
CHARGE_HEAL = own("chargeheal", speed=7, marks="charge healing - -")
BOUNDER = own("bounder", speed=7, attack=8, range=8, damage=2, marks="bound - - -")
BOUND_MAGE = own("boundmage", speed=7, range=8, marks="bound magic_healing - -")
QUICK = own("quick", speed=8, marks="quickness - - -")
QUICK_TROLL = own("quicktroll", speed=8, marks="quickness - regeneration -")
QUICK_NECRO = own("quicknecro", speed=8, marks="quickness - - necromancy")
NIMBLE = own("nimble", speed=8, marks="nimble - - -")
NIMBLE_RIDER = own("nimblerider", mounted=True, marks="nimble - - -")
COWARD = own("coward", speed=8, marks="- - - demoralized")
COWARD_RIDER = own("cowardrider", speed=8, mounted=True, marks="- - - demoralized")
TIMID = own("timid", dial=[Click(8, 8, 15, 2, ("charge", "", "", "")), Click(8, 8, 15, 2, ("", "", "", "demoralized"))])
FIGURES = (
    MAN,
    CHARGER,
    RIDER,
    CHARGE_HEAL,
    BOUNDER,
    BOUND_MAGE,
    QUICK,
    QUICK_TROLL,
    QUICK_NECRO,
    NIMBLE,
    NIMBLE_RIDER,
    COWARD,
    COWARD_RIDER,
    TIMID,
)
FAR = "B1 man 37,37"


def scene(*sides: str, **more: object) -> Battle:
    """A position with the figures of this file."""
    more.setdefault("left", 2)
    templates = (square("hindering", name="wood"), square("blocking", name="rock"))
    return battle(*sides, figures=FIGURES, templates=templates, **more)  # type: ignore[arg-type]


def charge(figure: str, *points: tuple[float, float], face: float = 90, **attack: object) -> Move:
    """A charge with an attack on B1."""
    return Move(step(figure, *points, face=face), then=Close(figure, "B1", **attack))  # type: ignore[arg-type]


# -- Charge ------------------------------------------------------------------------------------------------------------


@rule("MKU-SA.charge.2", "MKU-7.9", "MKU-19.8")
@pytest.mark.parametrize(("code", "clause"), [("charger", "charge"), ("bounder", "bound")])
def test_twice_the_speed_and_nothing_else(code: str, clause: str) -> None:
    s = scene(f"A1 {code} 10,10", FAR)
    s.refused("ana", go("A1", (10, 24.1), double=True), "too_far", limit="14")
    s.refused("ana", go("A1", (10, 17.1)), "too_far", limit="7")
    both = Move(step("A1", (10, 12)), double=True, then=Close("A1", "B1"))
    s.refused("ana", both, "double_or_attack", "MKU-SA.charge.2")
    s.act("ana", go("A1", (10, 24), double=True)).says("moved", length="14")


@rule("MKU-SA.charge.2", "MKU-5.18")
def test_only_with_the_ability_in_effect() -> None:
    s = scene("A1 man 10,10 | A2 charger 20,10", FAR).act("ana", Cancel("A2", "charge"))
    s.refused("ana", go("A1", (10, 12), double=True), "no_double_move", "MKU-SA.charge.2")
    s.refused("ana", go("A2", (20, 12), double=True), "no_double_move")
    s.refused("ana", charge("A2", (20, 12)), "no_attack_after_move", "MKU-SA.charge.3", branch="charge")


@rule("MKU-SA.charge.9", "MKU-7.9", "MKU-19.8")
def test_doubling_comes_before_halving() -> None:
    s = scene("A1 charger 20,20", "B1 man 20,14", terrain="T1 wood 20,20")
    s.refused("ana", go("A1", (27.1, 20), double=True), "too_far", limit="7")
    s.refused("ana", charge("A1", (15.9, 20)), "too_far", limit="4")
    s.act("ana", go("A1", (27, 20), double=True)).says("moved")


@rule("MKU-SA.charge.3", "MKU-SA.charge.4", "MKU-SA.charge.6", "MKU-SA.charge.10")
def test_a_move_and_an_attack() -> None:
    s = scene("A1 charger 20,13 | A2 man 3,3", "B1 man 20,20", dice=[3, 4])
    s.refused("ana", charge("A1", (20, 18)), "untouched_after_move", "MKU-13.1")
    s.refused("ana", charge("A1", (20, 18.9), face=270), "target_not_in_front", "MKU-13.1")
    s.act("ana", charge("A1", (20, 18.9))).says("hurt", figure="B1", clicks=2)
    assert (s.figure("A1").tokens, s.state.left) == (1, 1)
    assert s.state.mark is not None and s.state.mark.paths == (((20_000, 13_000), (20_000, 18_900)),)


def freed(code: str, ben: str = "", dice: tuple[int, ...] = (), face: float = 90) -> Battle:
    """A2 dies of pushing beside A1, so that its captive B1 is free and in contact with A1 in the middle of a turn."""
    s = scene(
        f"A1 {code} 20,20 face={face} | A2 man 20,25 tokens=1 click=3 | A3 man 3,3",
        "B1 man 20,23.9 captor=A2 click=3 | B9 man 37,37" + ben,
        left=3,
        dice=list(dice),
    )
    s.act("ana", go("A2", (20, 22.2), captive=at("B1", 20, 21.1))).says("freed", figure="B1")
    assert [foe.id for foe in s.field.opponents(s.figure("A1"))] == ["B1"] and s.figure("A1").contacts == ()
    return s


@rule("MKU-SA.charge.10", "MKU-SA.charge.3", "MKU-14.17", "MKU-14.24")
def test_the_move_may_be_of_length_0() -> None:
    freed("charger", dice=(3, 4)).act("ana", charge("A1")).says("eliminated", figure="B1").silent("broke_away")
    s = scene("A1 bounder 20,14 | A2 man 3,3", "B1 man 20,20", dice=[3, 4])
    s.act("ana", bound()).says("stays", figure="A1").says("hurt", figure="B1")


@rule("MKU-SA.charge.7", "MKU-8.3", "MKU-8.12")
def test_after_a_failed_roll_there_is_no_attack() -> None:
    away = Move(step("A1", (20, 16.1), face=270), then=Close("A1", "B2"))
    s = freed("charger", " | B2 man 20,15", dice=(1,)).act("ana", away).says("held_fast", needed=2)
    s.asks("ana", "stuck_facing").answers("ana", "keep").silent("attack_declared")
    s = freed("charger", " | B2 man 20,15", dice=(2, 3, 3)).act("ana", away).says("broke_away").says("attack_declared")


@rule("MKU-SA.charge.6", "MKU-8.7", "MKU-11.20")
def test_an_attack_on_a_target_that_was_shaken_off_to_death_is_dropped() -> None:
    s = freed("rider", dice=(2,), face=0).act("ana", charge("A1", (18.9, 21.1), face=0))
    s.says("eliminated", figure="B1").says("attack_dropped", figure="A1").silent("attack_declared")


@rule("MKU-SA.charge.3")
def test_not_after_a_start_in_contact_with_an_opponent() -> None:
    s = scene("A1 charger 20,20", "B1 man 20,25 | B2 man 21.1,20")
    s.refused("ana", charge("A1", (20, 23.9)), "began_in_contact", "MKU-SA.charge.3", enemy="B2")
    # Contact with a friend does not matter.
    s = scene("A1 charger 20,20 | A2 man 21.1,20", "B1 man 20,25", dice=[3, 4])
    s.act("ana", charge("A1", (20, 23.9))).says("hurt")


@rule("MKU-SA.charge.3", "MKU-5.2")
@pytest.mark.parametrize(("teams", "free"), [("alternate", True), ("none", False)])
def test_contact_with_a_team_mate_at_the_start_does_not_matter(teams: str, free: bool) -> None:
    sides = ("A1 charger 20,20", "B1 man 20,25", "C1 man 21.1,20")
    s = scene(*sides, dice=[3, 4] if free else [], options={"teams": teams})
    if free:
        s.act("ana", charge("A1", (20, 23.9))).says("hurt")
    else:
        s.refused("ana", charge("A1", (20, 23.9)), "began_in_contact", "MKU-SA.charge.3", enemy="C1")


@rule("MKU-SA.charge.3", "MKU-14.6")
def test_contact_with_a_captive_at_the_start_does_not_matter() -> None:
    s = scene("A1 charger 20,20 | A2 man 22.2,20", "B1 man 20,25 | B2 man 21.1,20 captor=A2", dice=[3, 4])
    s.act("ana", charge("A1", (20, 23.9))).says("hurt")


@rule("MKU-4.11", "MKU-SA.charge.3", "MKU-14.6")
def test_a_foe_captured_since_the_start_was_touched_as_a_foe_and_no_charge_is_offered() -> None:
    def offered(s: Battle) -> bool:
        return any(offer.kind == "charge" for offer in s.game.legal(s.state, 0))

    assert offered(scene("A1 charger 20,20", FAR))
    s = scene("A1 charger 20,20 | A2 man 22.2,20 face=180", "B1 man 21.1,20 face=0 | B2 man 20,25", dice=[6, 6])
    assert not offered(s)
    s.act("ana", Close("A2", "B1", capture=True)).says("captured", figure="A2", target="B1")
    s.refused("ana", charge("A1", (20, 23.9)), "began_in_contact", "MKU-SA.charge.3", enemy="B1")
    assert not offered(s)


@rule("MKU-SA.charge.6", "MKU-14.2")
def test_the_attack_may_be_a_capture_but_no_healing() -> None:
    s = scene("A1 charger 20,15", "B1 man 20,20 | B2 man 30,30", dice=[6, 5])
    s.act("ana", charge("A1", (20, 18.9), capture=True)).says("captured", figure="A1", target="B1")
    s = scene("A1 chargeheal 20,15 | A2 man 20,20 click=1", FAR)
    heal = Move(step("A1", (20, 18.9)), then=Close("A1", "A2", "healing"))
    s.refused("ana", heal, "no_healing_after_move", "MKU-SA.charge.6")


@rule("MKU-SA.charge.1", "MKU-SA.charge.6")
def test_only_the_charger_itself_and_alone_attacks() -> None:
    s = scene("A1 charger 20,15 | A2 man 21.1,20 face=180", "B1 man 20,20 | B2 man 30,30")
    other = Move(step("A1", (20, 18.9)), then=Close("A2", "B1"))
    s.refused("ana", other, "attack_of_another", "MKU-SA.charge.1")
    s.refused("ana", charge("A1", (20, 18.9), members=("A2",)), "attack_of_another", "MKU-SA.charge.1")


@rule("MKU-SA.charge.5", "MKU-10.2")
def test_the_free_spin_comes_between_and_takes_the_rear_bonus() -> None:
    s = scene("A1 charger 20,15", "B1 man 20,20 face=90", dice=[3, 3]).act("ana", charge("A1", (20, 18.9)))
    assert s.sequence("moved", "spun", "attack_declared") == ["moved", "spun", "attack_declared"]
    s.says("missed", total=14, defense=15)


# -- Bound -------------------------------------------------------------------------------------------------------------


def bound(*points: tuple[float, float], face: float = 90, target: str = "B1", mode: str = "") -> Move:
    """A1 bounds and shoots."""
    return Move(step("A1", *points, face=face), then=Ranged("A1", (target,), mode))


@rule("MKU-SA.bound.1", "MKU-SA.bound.2", "MKU-SA.bound.3")
def test_a_move_and_a_shot() -> None:
    s = scene("A1 bounder 20,10 | A2 man 3,3", "B1 man 20,22 | B2 man 20,30", dice=[3, 4], terrain="T1 rock 25,22")
    s.refused("ana", bound((20, 13.9)), "target_out_of_range", "MKU-12.4")
    s.refused("ana", bound((20, 14.1), face=270), "target_out_of_arc", "MKU-12.3")
    s.refused("ana", bound((20, 17.1)), "too_far", limit="7")
    s.act("ana", bound((20, 14))).says("hurt", figure="B1", clicks=2)
    assert (s.figure("A1").tokens, s.state.left) == (1, 1)


@rule("MKU-SA.bound.3", "MKU-12.2", "MKU-SA.bound.2")
def test_not_in_contact_before_or_after() -> None:
    s = scene("A1 bounder 20,10", "B1 man 20,20 | B2 man 20,14")
    s.refused("ana", bound((21.1, 14)), "firer_in_contact", "MKU-12.2")
    s = scene("A1 bounder 20,10", "B1 man 20,20 | B2 man 20,8.9")
    s.refused("ana", bound((20, 13)), "began_in_contact", "MKU-SA.bound.2", enemy="B2")


@rule("MKU-SA.bound.4", "MKU-SA.bound.2")
def test_no_magic_healing_and_no_close_combat() -> None:
    s = scene("A1 boundmage 20,10 | A2 man 20,16 click=1", "B1 man 37,37")
    s.refused("ana", bound((20, 12), target="A2", mode="magic_healing"), "no_healing_after_move", "MKU-SA.bound.4")
    s = scene("A1 bounder 20,10", "B1 man 20,15")
    s.refused("ana", charge("A1", (20, 13.9)), "no_attack_after_move", "MKU-SA.charge.3")
    s = scene("A1 charger 20,10", "B1 man 20,15")
    s.refused("ana", bound((20, 11)), "no_attack_after_move", "MKU-SA.bound.3")


# -- Quickness ---------------------------------------------------------------------------------------------------------


@rule("MKU-SA.quickness.1", "MKU-SA.quickness.2", "MKU-SA.quickness.4")
def test_a_quick_move_uses_up_no_action_but_counts_otherwise() -> None:
    s = scene("A1 quick 10,10 tokens=1 | A2 man 20,20", FAR, left=1).act("ana", go("A1", (10, 18), quick=True))
    assert s.state.left == 1 and (s.figure("A1").tokens, s.figure("A1").acted, s.figure("A1").click) == (2, True, 1)
    s.refused("ana", go("A1", (10, 19)), "already_acted", "MKU-4.6")
    s.refused("ana", go("A1", (10, 19), quick=True), "already_acted")


@rule("MKU-SA.quickness.4", "MKU-4.12")
def test_it_works_without_actions_as_long_as_the_turn_is_open() -> None:
    s = scene("A1 quick 10,10 | A2 man 20,20", FAR, left=1).act("ana", go("A2", (20, 21)))
    s.refused("ana", go("A1", (10, 12)), "no_actions_left")
    s.act("ana", go("A1", (10, 12), quick=True)).says("moved")
    assert s.state.active == 1


@rule("MKU-SA.quickness.1")
def test_others_cannot_move_quickly() -> None:
    s = scene("A1 man 10,10 | A2 quick 20,20 tokens=2", FAR)
    s.refused("ana", go("A1", (10, 12), quick=True), "no_quickness", "MKU-SA.quickness.1")
    s.refused("ana", go("A2", (20, 22), quick=True), "too_many_tokens")


@rule("MKU-SA.quickness.5", "MKU-R71", "MKU-SA.regeneration.1")
def test_every_use_of_a_move_action_may_be_quick() -> None:
    s = scene("A1 quicktroll 10,10 click=3 | A2 man 20,20", FAR, dice=[6]).act("ana", Regenerate("A1", quick=True))
    assert (s.figure("A1").click, s.state.left) == (0, 2)
    s = scene("A1 quicknecro 10,10 | A2 man 20,20 eliminated | A3 man 30,30", FAR, dice=[1])
    s.act("ana", Raise("A1", at("A2", 11.1, 10), quick=True)).says("returned")
    assert s.state.left == 2


@rule("MKU-R71")
def test_unless_the_table_wants_it_for_moves_only() -> None:
    s = scene("A1 quicktroll 10,10 click=3", FAR, options={"quickness_moves_only": True})
    s.refused("ana", Regenerate("A1", quick=True), "quickness_moves_only", "MKU-R71")
    s.act("ana", go("A1", (10, 12), quick=True)).says("moved")


# -- Nimble ------------------------------------------------------------------------------------------------------------


@rule("MKU-SA.nimble.1")
def test_a_nimble_figure_turns_any_number_of_times_at_no_cost() -> None:
    s = scene("A1 nimble 10,10 acted | A2 man 20,20", FAR, left=1)
    s.act("ana", Turn("A1", 0)).says("turned", facing="0").act("ana", Turn("A1", 18_000))
    assert (s.figure("A1").facing, s.figure("A1").tokens, s.state.left) == (18_000, 0, 1)


@rule("MKU-SA.nimble.1", "MKU-SA.nimble.2", "MKU-14.5")
def test_only_in_its_own_turn_and_with_the_ability() -> None:
    s = scene("A1 man 10,10 | A2 nimble 20,20 | A3 nimble 30,30 captor=B2", "B1 nimble 37,37 | B2 man 31.1,30")
    s.refused("ben", Turn("B1", 0), "not_your_turn")
    s.refused("ana", Turn("B1", 0), "not_your_figure")
    s.refused("ana", Turn("A1", 0), "ability_not_in_effect", "MKU-SA.nimble.1")
    s.refused("ana", Turn("A3", 0), "ability_not_in_effect")
    s.refused("ana", Turn("Z1", 0), "no_such_figure")
    s.act("ana", Cancel("A2", "nimble")).refused("ana", Turn("A2", 0), "ability_not_in_effect")


@rule("MKU-SA.nimble.3", "MKU-7.8", "MKU-10.1")
def test_a_nimble_rider_needs_room_and_gives_spins_but_rolls_nothing() -> None:
    s = scene("A1 nimblerider 20,20 face=90 | A2 man 18.9,20", "B1 man 22.2,20 face=90 | B2 man 20,21.1")
    s.refused("ana", Turn("A1", 0), "bases_overlap", blocker="A2")
    s.act("ana", Turn("A1", 18_000)).says("spun", figure="B1", facing="180").silent("broke_away", "held_fast")


# -- Demoralized -------------------------------------------------------------------------------------------------------


@rule("MKU-SA.demoralized.1", "MKU-SA.demoralized.2")
@pytest.mark.parametrize(("y", "far"), [(18.88, False), (18.879, True)])
def test_a_demoralized_figure_does_not_move_into_contact(y: float, far: bool) -> None:
    s = scene("A1 coward 20,15 | A2 man 3,3", "B1 man 20,20")
    if far:
        s.act("ana", go("A1", (20, y))).says("moved")
    else:
        s.refused("ana", go("A1", (20, y)), "demoralized_contact", "MKU-SA.demoralized.2", figure="A1", enemy="B1")


@rule("MKU-SA.demoralized.2", "MKU-14.6")
def test_friends_and_captives_may_be_touched() -> None:
    s = scene("A1 coward 20,15 | A2 man 21.1,20 | A3 man 18.9,20", "B1 man 20,20 captor=A2 | B2 man 37,37")
    s.act("ana", go("A1", (20, 18.9))).says("moved")


@rule("MKU-SA.demoralized.2")
def test_after_breaking_away_it_ends_in_no_contact_at_all() -> None:
    s = scene("A1 coward 20,18.9 | A2 man 3,3", "B1 man 20,20", dice=[4])
    s.refused("ana", go("A1", (21.1, 20)), "demoralized_contact", "MKU-SA.demoralized.2", enemy="B1")
    s.act("ana", go("A1", (20, 15))).says("broke_away")


@rule("MKU-SA.demoralized.2", "MKU-SA.demoralized.4")
def test_it_may_turn_in_contact_but_a_rider_not_into_new_contact() -> None:
    scene("A1 coward 20,18.9 | A2 man 3,3", "B1 man 20,20").act("ana", go("A1", face=0)).says("turned")
    s = scene("A1 cowardrider 20,20 face=90 | A2 man 3,3", "B1 man 22.2,20")
    s.refused("ana", go("A1", face=180), "demoralized_contact", enemy="B1")
    s.act("ana", go("A1", face=0)).says("turned")


@rule("MKU-SA.demoralized.4", "MKU-9.1")
def test_a_demoralized_figure_may_spin() -> None:
    scene("A1 man 20,15", "B1 coward 20,20 face=90 | B2 man 3,3").act("ana", go("A1", (20, 18.9))).says(
        "spun", figure="B1"
    )
