"""Double time: who may use it, how far it leads, what it costs (MK2-15)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.content import Click
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

GRUNT = own("grunt", speed_type="foot", speed=7)
RIDER = own("rider", speed_type="mounted", speed=7)
HAWK = own("hawk", speed_type="flyer", speed=7)
OTTER = own("otter", speed_type="swimmer", speed=7)
QUICK = own("quick", speed_type="foot", speed=7, marks="quickness - - -")
WINGED = own("winged", speed_type="foot", speed=7, marks="flight - - -")
DIVER = own("diver", speed_type="foot", speed=7, marks="aquatic - - -")
BRUTE = own("brute", speed_type="foot", speed=7, marks="ram - toughness -")
RAMMER = own("rammer", speed_type="mounted", dial=[Click(7, 8, 15, 2), *[Click(7, 8, 15, 2, ("ram", "", "", ""))] * 3])
BASH = Click(7, 8, 15, 2, nexus="ram", nexus_value="attack")
BASHER = own("basher", speed_type="mounted", dial=[Click(7, 8, 15, 2), *[BASH] * 3])
PIKE = own("pike", speed_type="foot", marks="- - pole_arm -")
LAME = own("lame", speed_type="foot", speed=5)
HERD = [GRUNT, RIDER, HAWK, OTTER, QUICK, WINGED, DIVER, BRUTE, LAME, RAMMER, BASHER, PIKE]


def field(ana: str = "A1 grunt 10,10", ben: str = "B1 grunt 34,34", **given: Any) -> Battle:
    """Figures far from each other."""
    bog = square("hindering", 4, name="bog")
    return battle(ana, ben, figures=HERD, templates=[bog], options={"rules": "mk2", "build_total": 200}, **given)


@rule("MK2-15.1", "MK2-14.3", "MK2-14.4", "MK2-14.9", "MK2-14.12")
@pytest.mark.parametrize(("who", "may"), [("grunt", True), ("rider", True), ("hawk", False), ("otter", False)])
def test_only_foot_and_mounted_warriors_have_it(who: str, may: bool) -> None:
    s = field(f"A1 {who} 10,10")
    if may:
        s.say("ana", "move A1 path=20,10 double")
        assert s.place("A1")[0] == 20_000
    else:
        s.refused("ana", "move A1 path=20,10 double", "no_double_time", "MK2-15.1")


@rule("MK2-15.2", "MK2-15.9")
def test_it_begins_out_of_contact_and_may_end_in_it() -> None:
    s = field("A1 grunt 10,10", "B1 grunt 11.1,10 | B2 grunt 20,20")
    s.refused("ana", "move A1 path=6,10 double", "double_time_in_contact", "MK2-15.2", figure="A1", enemy="B1")
    s = field("A1 grunt 10,10", "B1 grunt 20,10 face=180").say("ana", "move A1 path=18.9,10 double")
    assert [one.id for one in s.field.contacts(s.figure("A1"))] == ["B1"]


@rule("MK2-15.3", "MK2-2.11")
@pytest.mark.parametrize(("x", "free"), [("24", True), ("24.01", False)])
def test_the_unmodified_speed_is_doubled(x: str, free: bool) -> None:
    s, line = field(), f"move A1 path={x},10 double"
    if free:
        s.say("ana", line)
    else:
        s.refused("ana", line, "too_far", "MK2-12.1", limit="14")


@rule("MK2-15.4", "MK2-15.11", "MK2-14.4", "MK2-10.2")
@pytest.mark.parametrize(("who", "clicks"), [("grunt", 1), ("rider", 0), ("brute", 1)])
@pytest.mark.parametrize("path", ["path=20,10", "path=11,10", "turn face=0"])
def test_a_warrior_on_foot_takes_a_click_that_nothing_reduces_however_far_it_went(
    who: str, clicks: int, path: str
) -> None:
    s = field(f"A1 {who} 10,10").say("ana", f"move A1 {path} double")
    assert (s.figure("A1").click, s.figure("A1").tokens) == (clicks, 1)


@rule("MK2-15.8", "MK2-10.1")
def test_with_the_second_token_it_costs_two_clicks() -> None:
    assert field("A1 grunt 10,10 tokens=1").say("ana", "move A1 path=20,10 double").figure("A1").click == 2
    assert field("A1 rider 10,10 tokens=1").say("ana", "move A1 path=20,10 double").figure("A1").click == 1


@rule("MK2-15.5", "MK2-15.14", "MK2-R24")
def test_abilities_of_speed_rest_meanwhile() -> None:
    s = field("A1 brute 10,10", "B1 grunt 20,10 face=180").say("ana", "move A1 path=18.9,10 face=0 double")
    assert s.figure("B1").click == 0 and s.figure("A1").cancelled == ()
    s = field("A1 brute 13,10", "B1 grunt 20,10 face=180").say("ana", "move A1 path=18.9,10 face=0")
    assert s.figure("B1").click == 1


@rule("MK2-33.13", "MK2-33.14", "MK2-35.10", "MK2-R24")
@pytest.mark.parametrize(("who", "ability", "clause"), [("winged", "flight", "33.13"), ("diver", "aquatic", "33.14")])
def test_flight_and_aquatic_keep_from_it(who: str, ability: str, clause: str) -> None:
    s = field(f"A1 {who} 10,10")
    s.refused("ana", "move A1 path=20,10 double", "ability_keeps_pace", f"MK2-{clause}", ability=ability)


@rule("MK2-15.13", "MK2-33.11")
def test_quickness_moves_in_no_double_time_but_an_ordinary_action_does() -> None:
    s = field("A1 quick 10,10")
    s.refused("ana", "quick move A1 path=20,10 double", "no_quick_double_time", "MK2-15.13")
    s.say("ana", "move A1 path=20,10 double")
    assert s.place("A1")[0] == 20_000


@rule("MK2-R18", "MK2-26.4", "MK2-26.25")
@pytest.mark.parametrize(("x", "free"), [("17", True), ("17.01", False)])
def test_doubling_and_halving_by_terrain_cancel_out(x: str, free: bool) -> None:
    s = field(terrain="T1 bog 10,10")
    if free:
        s.say("ana", f"move A1 path={x},10 double")
    else:
        s.refused("ana", f"move A1 path={x},10 double", "too_far", "MK2-12.1", limit="7")


@rule("MK2-15.6", "MK2-15.7", "MK2-R43")
def test_a_formation_goes_twice_the_speed_of_its_slowest_and_tires_who_is_on_foot() -> None:
    s = field("A1 grunt 10,10 | A2 rider 10,11.1 | A3 lame 10,12.2")
    s.refused("ana", "formation A1,A2,A3 by=0,10.01 double", "too_far", "MK2-12.1", limit="10")
    s.say("ana", "formation A1,A2,A3 by=0,10 double")
    assert [s.figure(one).click for one in ("A1", "A2", "A3")] == [1, 0, 1]
    assert s.place("A3")[0] == 20_000


@rule("MK2-15.6", "MK2-15.10")
def test_one_member_that_may_not_keeps_all_from_it() -> None:
    s = field("A1 grunt 10,10 | A2 otter 10,11.1 | A3 lame 10,12.2")
    s.refused("ana", "formation A1,A2,A3 by=0,5 double", "no_double_time", "MK2-15.1", figure="A2")
    s = field("A1 grunt 10,10 | A2 rider 10,11.1 | A3 lame 10,12.2", "B1 grunt 10,13.3")
    s.refused("ana", "formation A1,A2,A3 by=0,5 double", "double_time_in_contact", "MK2-15.2", figure="A3")


@rule("MK2-15.12", "MK2-23.15", "MK2-15.3", "MK2-23.12")
@pytest.mark.parametrize(
    ("captor", "captive", "boots", "mud", "single", "double"),
    [
        (7, 6, 0, 0, 6, 12),
        (6, 7, 0, 0, 6, 12),
        (6, 7, 1, 0, 7, 13),  # the boots of the captor; nothing modifies a captive
        (6, 7, 3, 0, 7, 15),  # 6 is the lower and doubled: 12 + 3, though twice the 7 would be 14
        (7, 6, 3, 0, 6, 12),
        (7, 6, 0, 1, 6, 12),
        (7, 6, 0, 3, 4, 12),  # 7 - 3 is the lower speed in a single move; doubled is the lower unmodified one
        (7, 7, 2, 0, 7, 14),  # equal: the lower result holds
        (7, 7, 0, 2, 5, 12),
    ],
)
def test_of_a_pair_the_lower_unmodified_speed_is_doubled_and_then_modified(
    captor: int, captive: int, boots: int, mud: int, single: int, double: int
) -> None:
    bearing: dict[str, Any] = {"rank": "unique", "item_slots": ("charm",) * 3, "second_radius": 550}
    lord = own("lord", speed_type="foot", speed=captor, **bearing)
    kinds = [lord, own("slave", speed_type="mounted", speed=captive), GRUNT]
    for pace, inches in (("", single), (" double", double)):
        s = battle(
            "A1 lord 10,10 | A9 grunt 1,35",
            "B1 slave 8.9,10 captor=A1 | B9 grunt 35,1",
            figures=kinds,
            options={"rules": "mk2", "build_total": 200},
            items=" | ".join([f"I{number} heron_boots A1" for number in range(1, boots + 1)]),
            domains=["sucking_mud"] * mud,
        )
        s.refused("ana", f"move A1 path={10 + inches}.01,10{pace}", "too_far", "MK2-12.1", limit=str(inches))
        s.say("ana", f"move A1 path={10 + inches},10{pace}")
        assert s.figure("A1").click == (1 if pace else 0) and s.figure("B1").click == 0


@rule("MK2-15.14", "MK2-15.5", "MK2-11.7", "MK2-33.19", "MK2-33.31")
@pytest.mark.parametrize(
    ("who", "way", "clicks"),
    [("rammer", "path=16,10", 1), ("rammer", "path=16,10 double", 0), ("basher", "path=16,10 double", 1)],
)
def test_an_ability_of_speed_that_a_blow_uncovers_is_without_effect_in_double_time(
    who: str, way: str, clicks: int
) -> None:
    """The pike turns the dial to a click with Ram: in double time it counts if it stands beside the attack."""
    s = field(f"A1 {who} 10,10", "B1 pike 17.1,10 face=180").say("ana", f"move A1 {way} face=0")
    assert (s.figure("A1").click, s.figure("B1").click) == (1, clicks)


@rule("MK2-12.13", "MK2-15.6", "MK2-15.8", "MK2-10.4")
def test_in_a_formation_all_are_tired_before_anybody_is_pushed() -> None:
    """Each step is done for all members, by figure id, before the next: Pole Arm, double time, pushing."""
    ana = "A1 grunt 10,10 tokens=1 | A2 grunt 11.1,10 | A3 grunt 12.2,10 tokens=1"
    s = field(ana, "B1 pike 10,20.1 face=270")
    s.say("ana", "formation double | A1 path=10,19 | A2 path=11.1,19 | A3 path=12.2,19")
    told = [(event.key, event.facts["figure"]) for event in s.events if event.key in ("pole_arm", "tired", "pushed")]
    assert told == [
        ("pole_arm", "A1"),
        *[("tired", one) for one in ("A1", "A2", "A3")],
        ("pushed", "A1"),
        ("pushed", "A3"),
    ]
    assert [s.figure(one).click for one in ("A1", "A2", "A3")] == [3, 1, 2]
