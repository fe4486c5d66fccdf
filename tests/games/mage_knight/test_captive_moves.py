"""Moving a captor and its captive (section 14)."""

from __future__ import annotations

import pytest

from bot.games.mage_knight.actions import Cancel, Close, Move, Ranged, Turn
from tests.support.battle import Battle, battle, own, square
from tests.support.moves import at, go, step
from tests.support.rules import rule

MAN = own("man", speed=8)
SLOW = own("slow", speed=5)
RIDER = own("rider", speed=8, mounted=True)
EAGLE = own("eagle", speed=8, marks="flight - - -")
OTTER = own("otter", speed=8, marks="aquatic - - -")
CHARGER = own("charger", speed=8, marks="charge - - -")
NIMBLE = own("nimble", mounted=True, marks="nimble - - -")
FIGURES = (MAN, SLOW, RIDER, EAGLE, OTTER, CHARGER, NIMBLE)
FENCE = square("low_wall", 0.4, name="post")
TEMPLATES = (
    square("hindering", name="wood"),
    square("blocking", name="rock"),
    square("deep_water", name="lake"),
    square("clear", name="mesa", elevated=True, abrupt=True, access=(((-600, -2000), (600, -2000)),)),
    square("clear", name="hill", elevated=True),
    FENCE,
)


def pair(captor: str, captive: str, *more: str, ana: str = "", **rest: object) -> Battle:
    """A captor A1, its captive B1, and others."""
    rest.setdefault("left", 3)
    ben = " | ".join([f"B1 {captive} captor=A1", *more, "B9 man 37,37"])
    return battle(f"A1 {captor}{ana}", ben, figures=FIGURES, templates=TEMPLATES, **rest)  # type: ignore[arg-type]


@rule("MKU-14.11", "MKU-14.14", "MKU-14.20")
def test_the_player_of_the_captor_places_the_captive_in_contact() -> None:
    s = pair("man 20,20", "man 20,21.1 face=270")
    s.act("ana", go("A1", (20, 25), captive=at("B1", 21.1, 25, 45))).says("moved", figure="A1")
    assert s.place("A1") == (20_000, 25_000, 9_000) and s.place("B1") == (21_100, 25_000, 4_500)
    assert (s.figure("B1").captor, s.figure("A1").captive) == ("A1", "B1")


@rule("MKU-6.12", "MKU-14.20")
def test_the_own_captive_closes_no_gap_for_its_captor() -> None:
    way = [(18.5, 21.65), (21.5, 21.65)]
    s = pair("man 20,20", "man 20,21.1", ana=" | A2 man 20,22.2")
    s.act("ana", go("A1", *way, captive=at("B1", 22.6, 21.65))).says("moved", figure="A1")
    s = pair("man 5,5", "man 5,6.1", "B2 man 20,21.1", ana=" | A2 man 20,22.2 | A3 man 20,20")
    s.refused("ana", go("A3", *way), "path_between", "MKU-6.12")


@rule("MKU-14.11", "MKU-14.16", "MKU-14.20", "MKU-6.5")
@pytest.mark.parametrize(("x", "near"), [(21.12, True), (21.121, False), (21.099, True)])
def test_it_must_be_in_contact(x: float, near: bool) -> None:
    s = pair("man 20,20", "man 20,21.1")
    order = go("A1", (20, 25), captive=at("B1", x, 25))
    if near:
        s.act("ana", order).says("moved")
    else:
        s.refused("ana", order, "captive_apart", "MKU-14.20", captive="B1", figure="A1")


@rule("MKU-14.14")
def test_without_a_word_it_slides_along_or_goes_round_to_the_nearest_free_side() -> None:
    s = pair("man 20,20", "man 20,21.1 face=270").act("ana", go("A1", (20, 25)))
    assert s.place("B1") == (20_000, 26_100, 27_000)
    s = pair("man 20,20", "man 20,21.1 face=270", "B2 man 20,26.5").act("ana", go("A1", (20, 25)))
    assert s.field.real_contact(s.figure("A1"), s.figure("B1")) and s.place("B1")[:2] != (20_000, 26_100)


@rule("MKU-14.14", "MKU-14.11")
def test_no_room_for_the_captive_is_no_room_for_the_captor() -> None:
    s = pair("man 4,2.09", "man 5.1,2.09", ana=" | A2 man 2.2,0.55 | A3 man 0.55,2.2 | A4 man 1.9,1.9")
    s.refused("ana", go("A1", (0.55, 0.55)), "no_room_for_captive", "MKU-14.20", captive="B1")


@rule("MKU-14.20", "MKU-6.14")
def test_the_captive_stands_on_the_field_and_not_in_blocking_terrain() -> None:
    s = pair("man 3,1", "man 4.1,1", terrain="T1 rock 4,4")
    s.refused("ana", go("A1", (1.45, 1), captive=at("B1", 0.35, 1)), "off_the_field", "MKU-6.14", figure="B1")
    s.refused("ana", go("A1", (3, 1.2), captive=at("B1", 3, 2.3)), "in_blocking_terrain", piece="T1", figure="B1")


@rule("MKU-14.20")
def test_the_captive_may_not_stand_on_another_base() -> None:
    s = pair("man 20,20", "man 20,21.1", "B2 man 22,25")
    s.refused("ana", go("A1", (20, 25), captive=at("B1", 21.1, 25)), "bases_overlap", blocker="B2", figure="B1")


@rule("MKU-14.20", "MKU-R33")
def test_the_path_is_tested_without_the_captive_and_no_path_of_the_captive_is_tested() -> None:
    s = pair("man 17.2,16", "man 18.3,16", terrain="T1 rock 20,20")
    s.act("ana", go("A1", (17.2, 23.9), captive=at("B1", 17.2, 22.8))).says("moved")
    # Through its own captive.
    pair("man 20,20", "man 20,21.1").act("ana", go("A1", (20, 24), captive=at("B1", 20, 22.9))).says("moved")
    # To where the captive has stood, and makes way.
    s = pair("man 20,20", "man 20,21.1").act("ana", go("A1", (20, 20.8))).says("moved")
    assert s.place("B1")[:2] == (20_000, 21_900)


@rule("MKU-14.12", "MKU-7.9")
@pytest.mark.parametrize(("captor", "captive"), [("man", "slow"), ("slow", "man")])
def test_a_pair_has_the_lower_of_both_speeds(captor: str, captive: str) -> None:
    s = pair(f"{captor} 20,20", f"{captive} 20,21.1")
    s.refused("ana", go("A1", (20, 14.9)), "too_far", limit="5")
    s.act("ana", go("A1", (20, 15))).says("moved", length="5")


@rule("MKU-14.22", "MKU-R33")
@pytest.mark.parametrize(("captor", "captive", "limit"), [("17.4,20", "18.5,20", "4"), ("17.4,20", "16.3,20", "8")])
def test_the_pair_is_slowed_if_either_base_starts_in_hindering_terrain(captor: str, captive: str, limit: str) -> None:
    s = pair(f"man {captor}", f"man {captive}", terrain="T1 wood 20,20")
    s.refused("ana", go("A1", (17.4, 11)), "too_far", limit=limit)


@rule("MKU-14.22")
def test_only_the_captor_is_stopped_in_hindering_terrain() -> None:
    s = pair("man 20,16", "man 20,17.1", terrain="T1 wood 20,20").act("ana", go("A1", (20, 22))).says("stopped")
    assert s.place("A1")[:2] == (20_000, 18_549)
    s = pair("man 17.4,15", "man 18.5,15", terrain="T1 wood 20,20")
    s.act("ana", go("A1", (17.4, 20), captive=at("B1", 18.5, 20))).silent("stopped")


@rule("MKU-14.13")
def test_flight_and_aquatic_of_the_captor_work_for_both() -> None:
    s = pair("eagle 17.4,20", "man 18.5,20", terrain="T1 wood 20,20").act("ana", go("A1", (17.4, 12)))
    s.says("moved", length="8")
    s = pair("otter 20,16", "man 20,17.1", terrain="T1 lake 20,20")
    s.act("ana", go("A1", (20, 20), captive=at("B1", 20, 21.1))).says("moved")
    s = pair("man 17.4,16", "man 17.4,17.1", terrain="T1 lake 20,20")
    s.refused("ana", go("A1", (17.4, 20), captive=at("B1", 18.5, 20)), "in_deep_water", "MKU-21.2", figure="B1")
    s = pair("eagle 20,16", "man 20,17.1", terrain="T1 lake 20,20")
    s.refused("ana", go("A1", (17.4, 20), captive=at("B1", 18.5, 20)), "in_deep_water", figure="B1")


@rule("MKU-14.5", "MKU-14.13")
def test_the_abilities_of_the_captive_do_not_count() -> None:
    s = pair("man 17.4,16", "otter 17.4,17.1", terrain="T1 lake 20,20")
    s.refused("ana", go("A1", (17.4, 20), captive=at("B1", 18.5, 20)), "in_deep_water", figure="B1")


@rule("MKU-14.23", "MKU-21.14")
def test_the_captive_is_not_placed_across_the_edge_of_abrupt_terrain() -> None:
    s = pair("man 17.4,16", "man 17.4,17.1", terrain="T1 mesa 20,20")
    s.refused("ana", go("A1", (17.4, 20), captive=at("B1", 18.5, 20)), "captive_apart", "MKU-14.20")
    s = pair("man 17.4,16", "man 17.4,17.1", terrain="T1 hill 20,20")
    s.act("ana", go("A1", (17.4, 20), captive=at("B1", 18.5, 20))).says("moved")


@rule("MKU-14.23", "MKU-21.7")
def test_nor_across_a_low_wall() -> None:
    s = pair("man 19.25,16", "man 19.25,17.1", terrain="T1 post 20,20")
    s.refused("ana", go("A1", (19.25, 20), captive=at("B1", 20.75, 20)), "captive_apart", "MKU-14.20")


@rule("MKU-14.23", "MKU-1.9")
def test_a_double_base_may_touch_with_either_circle() -> None:
    s = pair("man 20,20", "rider 20,21.1 face=270")
    s.act("ana", go("A1", (20, 25), captive=at("B1", 22.2, 25, 0))).says("moved")
    assert s.field.circles(s.figure("B1"))[1][:2] == (21_100, 25_000)


@rule("MKU-14.14")
def test_a_turn_in_place_may_place_the_captive_anew_too() -> None:
    s = pair("man 20,20", "man 20,21.1").act("ana", go("A1", face=0, captive=at("B1", 21.1, 20)))
    assert s.place("B1")[:2] == (21_100, 20_000)
    s = pair("man 20,20", "man 20,21.1").act("ana", go("A1", face=0))
    assert s.place("B1")[:2] == (20_000, 21_100)


@rule("MKU-14.14", "MKU-14.8")
def test_only_its_own_captive_is_moved_along() -> None:
    s = pair("man 20,20", "man 20,21.1", ana=" | A2 man 5,5")
    s.refused("ana", go("A1", (20, 25), captive=at("B9", 21.1, 25)), "not_its_captive", "MKU-14.14", captive="B1")
    s.refused("ana", go("A2", (5, 7), captive=at("B1", 5, 8.1)), "no_captive", "MKU-14.14", figure="A2")


@rule("MKU-14.15", "MKU-14.5", "MKU-SA.charge.8", "MKU-SA.0.10")
def test_a_captor_may_move_twice_its_speed_but_not_attack() -> None:
    s = pair("charger 20,20", "man 20,21.1", "B2 man 20,15")
    charge = Move(step("A1", (20, 16.1), face=270), then=Close("A1", "B2"))
    s.refused("ana", charge, "captor_cannot_fight", "MKU-SA.charge.8", figure="A1", target="B1")
    s.refused("ana", Ranged("A1", ("B2",)), "captor_cannot_fight")
    s.act("ana", go("A1", (36, 20), double=True)).says("moved", length="16")


@rule("MKU-14.21", "MKU-8.10")
def test_a_captive_that_was_left_beside_an_own_figure_neither_helps_nor_hinders() -> None:
    s = pair("man 20,20", "man 20,21.1", "B2 man 20,22.2").act("ana", go("A1", (17, 20))).silent("broke_away")
    s.refused("ben", go("B1", (20, 30)), "captive_cannot_act", "MKU-14.5")


@rule("MKU-14.16", "MKU-14.14", "MKU-SA.nimble.1")
def test_a_nimble_rider_may_not_turn_its_captive_away() -> None:
    s = pair("nimble 20,20 face=90", "man 21.1,18.9")
    s.refused("ana", Turn("A1", 27_000), "captive_apart", "MKU-14.20")
    s.act("ana", Turn("A1", 8_950)).says("turned")


@rule("MKU-14.14", "MKU-SA.aquatic.3", "MKU-7.7")
def test_a_pair_that_has_lost_aquatic_in_deep_water_turns_but_leaves_it_together() -> None:
    s = pair("otter 20,18.5", "man 20,19.6", terrain="T1 lake 20,20").act("ana", Cancel("A1", "aquatic"))
    s.refused("ana", go("A1", (20, 17.4), captive=at("B1", 20, 18.5)), "in_deep_water", figure="B1")
    s.act("ana", go("A1", face=0)).says("turned")
    assert s.place("B1")[:2] == (20_000, 19_600)
    s = pair("otter 20,18.5", "man 20,19.6", terrain="T1 lake 20,20").act("ana", Cancel("A1", "aquatic"))
    s.act("ana", go("A1", (20, 15.4))).says("moved")
