"""Movement, contact, breaking away, free spin, levels and movement formations in 2.0 (MK2-8, 12 to 16, 24, 26)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

BASE: dict[str, Any] = {"attack_type": "melee", "attack_bonus": 0, "faction": "orc_raiders"}
FOOT: dict[str, Any] = {**BASE, "speed_type": "foot"}
FLY: dict[str, Any] = {**BASE, "speed_type": "flyer"}
MAN = own("man", **FOOT)
SLOW = own("slow", speed=5, **FOOT)
HORSE = own("horse", mounted=True, **{**BASE, "speed_type": "mounted"})
PONY = own("pony", mounted=False, **{**BASE, "speed_type": "mounted"})
HAWK = own("hawk", **FLY)
DRAKE = own("drake", mounted=True, **FLY)
OTTER = own("otter", **{**BASE, "speed_type": "swimmer"})
TOUGH = own("tough", marks="- - toughness -", **FOOT)
QUICK = own("quick", marks="quickness - - -", **FOOT)
WINGED = own("winged", marks="flight - - -", **FOOT)
FISH = own("fish", marks="aquatic - - -", **FOOT)
DUCK = own("duck", marks="aquatic - - -", **FLY)
RAM = own("ram", marks="ram - - -", **FOOT)
NIMBLE = own("nimble", marks="nimble - - -", **FOOT)
MARCHER = own("marcher", marks="force_march - - -", speed=11, **FOOT)
PIKE = own("pike", marks="- - pole_arm -", **FOOT)
SNEAK = own("sneak", marks="- sneak_attack - -", **FOOT)
COWARD = own("coward", marks="- - - demoralized", **FOOT)
LIFTER = own("lifter", marks="magic_levitation - - -", **FOOT)
LICH = own("lich", marks="- - - necromancy", **FLY)
MENDER = own("mender", marks="- - regeneration -", **FOOT)
LEAGUE = own("league", **{**FOOT, "faction": "elemental_league"})
SHYFT = own("shyft", **{**FOOT, "faction": "shyft"})
SPAWN = own("spawn", **{**FOOT, "faction": "mage_spawn"})
ARCHER = own("archer", speed_type="flyer", attack_type="ranged", attack_bonus=0, range=10, ranged_damage=2)
BOW = own("bow", speed_type="foot", attack_type="ranged", attack_bonus=0, range=10, ranged_damage=2)
FIGURES = [
    *(MAN, SLOW, HORSE, PONY, HAWK, DRAKE, OTTER, TOUGH, QUICK, WINGED, FISH, DUCK, RAM, NIMBLE, MARCHER, PIKE, SNEAK),
    *(COWARD, LIFTER, LICH, MENDER, LEAGUE, SHYFT, SPAWN, ARCHER, BOW),
]
PIECES = [
    *(square(kind, 4) for kind in ("hindering", "blocking", "shallow_water", "deep_water", "concealing")),
    square("clear", 4, name="hill", elevated=True),
    square("low_wall", 1, name="wall"),
]


def field(ana: str, ben: str = "B1 man 30,30", dice: list[int] | None = None, **more: Any) -> Battle:
    """Ana's turn with four actions; somebody of each side stands apart."""
    options = {"rules": "mk2", "build_total": 400, **more.pop("options", {})}
    spare = f"{ana} | A9 man 1,30", f"{ben} | B9 man 35,1"
    return battle(*spare, figures=FIGURES, templates=PIECES, options=options, dice=dice or [], **more)


# -- paths -----------------------------------------------------------------------------------------------------------


@rule("MK2-12.2", "MK2-12.7", "MK2-8.11", "MK2-8.15")
def test_the_path_may_bend_and_its_length_counts() -> None:
    s = field("A1 man 10,10 face=0")
    s.refused("ana", "move A1 path=14,10/14,14.01 face=90", "too_far", "MK2-12.1")
    s.say("ana", "move A1 path=14,10/14,14 face=200")
    assert s.place("A1") == (14_000, 14_000, 20_000)


@rule("MK2-12.3", "MK2-12.5", "MK2-8.7")
@pytest.mark.parametrize(("y", "free"), [("11.12", False), ("11.13", True)])
def test_the_line_goes_through_a_gap_and_not_between_figures_in_contact(y: str, free: bool) -> None:
    """Two bases at x 13, one below the line and one above: contact up to a gap of 0.02."""
    s = field("A1 man 10,10.565 face=0", f"B1 man 13,10 | B2 man 13,{y}")
    if free:
        s.say("ana", "move A1 path=16,10.565 exact")
    else:
        s.refused("ana", "move A1 path=16,10.565 exact", "path_between")


@rule("MK2-12.3", "MK2-12.5")
def test_the_line_goes_over_no_base() -> None:
    s = field("A1 man 10,10 face=0", "B1 man 13,10")
    s.refused("ana", "move A1 path=16,10", "path_through")


@rule("MK2-12.4", "MK2-12.10")
@pytest.mark.parametrize(("to", "key"), [("10,0.54", "path_off_field"), ("13,10.9", "bases_overlap")])
def test_the_whole_base_fits_at_the_end(to: str, key: str) -> None:
    s = field("A1 man 10,5 face=0", "B1 man 13,11.9")
    s.refused("ana", f"move A1 path={to}", key)


@rule("MK2-12.5", "MK2-26.10")
def test_blocking_terrain_is_tested_with_the_whole_base() -> None:
    s = field("A1 man 10,12.54 face=0", terrain="T1 blocking 14,10")
    s.refused("ana", "move A1 path=18,12.54", "path_blocked")
    field("A1 man 10,12.55 face=0", terrain="T1 blocking 14,10").say("ana", "move A1 path=18,12.55")


@rule("MK2-12.8", "MK2-12.9")
def test_a_turn_on_the_spot_is_a_move_action() -> None:
    s = field("A1 man 10,10 face=0").say("ana", "move A1 face=90")
    assert (s.figure("A1").tokens, s.figure("A1").moved, s.state.left) == (1, True, 3)


@rule("MK2-12.6", "MK2-R37", "MK2-8.16")
def test_geometry_decides_about_a_path_at_once() -> None:
    s = field("A1 man 10,10 face=0").say("ana", "move A1 path=18,10")
    assert (s.to_act, s.place("A1")[0]) == (["ana"], 18_000)


@rule("MK2-12.12", "MK2-33.11", "MK2-R17")
def test_quickness_moves_once_without_an_action_and_pushes() -> None:
    s = field("A1 quick 10,10 face=0 tokens=1 | A2 quick 14,14")
    s.say("ana", "quick move A1 path=18,10").says("pushed", figure="A1")
    assert (s.figure("A1").tokens, s.figure("A1").click, s.state.left) == (2, 1, 4)
    s.refused("ana", "quick move A1 path=10,10", "already_acted")


# -- contact and sides -----------------------------------------------------------------------------------------------


@rule("MK2-8.7", "MK2-13.1")
@pytest.mark.parametrize(("x", "touches"), [("11.12", True), ("11.121", False)])
def test_bases_touch_up_to_a_gap_of_two_hundredths(x: str, touches: bool) -> None:
    s = field("A1 man 10,10 face=0", f"B1 man {x},10", [4] if touches else [])
    s.say("ana", "move A1 path=8,10")
    assert bool(s.told("broke_away")) is touches


@rule("MK2-8.10")
def test_figures_at_different_heights_touch() -> None:
    s = field("A1 man 10,10 face=0", "B1 man 11.1,10 face=180", [4, 3], terrain="T1 hill 13.05,10")
    s.say("ana", "close A1 -> B1").says("missed", target="B1")  # 15, and 1 for the height


@rule("MK2-8.12", "MK2-8.13", "MK2-8.14")
def test_team_mates_are_friends_and_captives_nobodys() -> None:
    """Magic Enhancement of a team mate's figure helps; of a captive it does not."""
    s = battle(
        "A1 man 10,10 face=0",
        "B1 man 11.1,10 face=180 | B2 man 12.2,10",
        "C1 man 13.3,10 captor=B2",
        "D1 man 30,30",
        figures=FIGURES,
        options={"rules": "mk2", "build_total": 400, "teams": "alternate"},
    )
    a1, b1, c1, d1 = (s.figure(name) for name in ("A1", "B1", "C1", "D1"))
    assert not s.field.friends(a1, c1) and s.field.foes(a1, b1) and s.field.friends(b1, d1)
    assert not s.field.foes(b1, c1)


# -- breaking away ---------------------------------------------------------------------------------------------------


@rule("MK2-13.1", "MK2-13.2", "MK2-13.3", "MK2-13.4")
@pytest.mark.parametrize(("die", "goes"), [(3, False), (4, True)])
def test_four_is_needed_once_whoever_is_in_contact(die: int, goes: bool) -> None:
    s = field("A1 man 10,10 face=0", "B1 man 11.1,10 | B2 man 10,11.1 | B3 man 8.9,10", [die])
    s.say("ana", "move A1 path=10,5")
    if not goes:
        s.say("ana", "face keep")
    assert (s.place("A1")[1], s.figure("A1").tokens, s.state.left) == (5_000 if goes else 10_000, 1, 3)


@rule("MK2-13.5", "MK2-8.14")
def test_captives_hold_nobody() -> None:
    s = field("A1 man 10,10 face=0 | A2 man 12.2,10", "B1 man 11.1,10 captor=A2")
    s.say("ana", "move A1 path=10,5")
    assert s.place("A1")[1] == 5_000


@rule("MK2-13.6")
def test_special_and_close_actions_need_no_breaking_away() -> None:
    s = field("A1 mender 10,10 face=0 click=1", "B1 man 11.1,10", [3])
    s.say("ana", "regenerate A1").silent("broke_away")


@rule("MK2-13.7", "MK2-14.5", "MK2-14.11")
@pytest.mark.parametrize("who", ["pony", "hawk"])
@pytest.mark.parametrize(("die", "goes"), [(1, False), (2, True)])
def test_riders_and_flyers_fail_on_one_alone(who: str, die: int, goes: bool) -> None:
    s = field(f"A1 {who} 10,10 face=0", "B1 man 11.1,10", [die])
    s.say("ana", "move A1 path=10,5 face=0")
    if not goes and who == "hawk":
        s.say("ana", "face keep")
    assert s.place("A1")[1] == (5_000 if goes else 10_000)


@rule("MK2-13.14")
def test_a_rider_rolls_even_to_turn_and_others_do_not() -> None:
    s = field("A1 pony 10,10 face=0 | A2 man 20,10 face=0", "B1 man 11.1,10 | B2 man 21.1,10", [2])
    s.say("ana", "move A2 face=90").silent("broke_away")
    s.say("ana", "move A1 face=90").says("broke_away")


@rule("MK2-14.5")
def test_a_rider_that_fails_does_not_turn() -> None:
    s = field("A1 pony 10,10 face=0", "B1 man 11.1,10", [1]).say("ana", "move A1 face=90")
    assert s.place("A1")[2] == 0


@rule("MK2-14.6", "MK2-14.7", "MK2-R14")
@pytest.mark.parametrize(("who", "x", "clicks"), [("man", "8.9", 1), ("man", "11.1", 0), ("tough", "8.9", 0)])
def test_a_rider_that_breaks_away_hurts_those_outside_its_front(who: str, x: str, clicks: int) -> None:
    s = field("A1 pony 10,10 face=0", f"B1 {who} {x},10", [2]).say("ana", "move A1 path=10,5")
    assert s.figure("B1").click == clicks


@rule("MK2-R14", "MK2-14.6")
@pytest.mark.parametrize(("click", "x"), [(3, 7_000), (2, 10_000)])
def test_who_falls_to_break_away_damage_frees_the_way(click: int, x: int) -> None:
    s = field("A1 pony 10,10 face=90", f"B1 man 8.9,10 click={click}", [2]).say("ana", "move A1 path=7,10 face=90")
    assert s.place("A1")[0] == x and bool(s.told("way_not_freed")) is (click == 2)


@rule("MK2-R13")
def test_one_may_end_in_contact_with_whom_one_left() -> None:
    s = field("A1 man 10,10 face=0", "B1 man 11.1,10", [4]).say("ana", "move A1 path=10,8/11.1,8.9")
    assert s.place("A1")[:2] == (11_100, 8_900)


# -- free spin -------------------------------------------------------------------------------------------------------


@rule("MK2-13.8", "MK2-13.9", "MK2-13.10", "MK2-13.12", "MK2-12.13")
def test_who_is_touched_may_turn_its_front_to_the_mover_for_nothing() -> None:
    s = field("A1 man 10,10 face=0", "B1 man 14,10 face=0").say("ben", "order spin=ask")
    s.say("ana", "move A1 path=12.9,10").say("ben", "spin 180")
    b1 = s.figure("B1")
    assert (b1.facing, b1.tokens, b1.moved) == (18_000, 0, False)


@rule("MK2-13.11", "MK2-14.8")
def test_riders_do_not_spin() -> None:
    s = field("A1 man 10,10 face=0", "B1 pony 14,10 face=0").say("ana", "move A1 path=12.9,10")
    assert s.figure("B1").facing == 0


@rule("MK2-13.13", "MK2-R23", "MK2-16.8", "MK2-8.9")
def test_nobody_spins_nor_holds_across_levels() -> None:
    s = field("A1 man 10,10 face=0", "B1 hawk 14,10 face=0 soaring").say("ana", "move A1 path=12.9,10")
    assert s.figure("B1").facing == 0
    over = field("A1 man 10,10 face=0", "B1 hawk 11.1,10 soaring").say("ana", "move A1 path=8,10")
    over.silent("broke_away")


@rule("MK2-33.28", "MK2-33.31")
def test_sneaks_are_not_spun_at_and_pikes_strike_after_the_spins() -> None:
    s = field("A1 sneak 10,10 face=0", "B1 man 14,10 face=0").say("ana", "move A1 path=12.9,10")
    assert s.figure("B1").facing == 0
    pike = field("A1 man 10,10 face=0", "B1 pike 14,10 face=0").say("ana", "move A1 path=12.9,10")
    assert pike.figure("B1").facing == 18_000
    assert pike.figure("A1").click == 1


@rule("MK2-33.19", "MK2-12.13")
def test_a_ram_hurts_all_before_it_after_the_spins() -> None:
    s = field("A1 ram 10,10 face=0", "B1 man 14,10 face=180").say("ana", "move A1 path=12.9,10 face=0")
    assert s.figure("B1").click == 1


@rule("MK2-33.18")
def test_nimble_turns_without_an_action() -> None:
    s = field("A1 nimble 10,10 face=0").say("ana", "nimble A1 face=90")
    assert (s.figure("A1").tokens, s.figure("A1").facing, s.state.left, s.figure("A1").moved) == (0, 9_000, 4, True)


@rule("MK2-13.15", "MK2-14.15")
def test_a_flyer_on_a_double_base_spins_about_its_centre_as_far_as_it_fits() -> None:
    """B1's front circle is at 14,10; to face A1 it would lay its rear circle where A2 stands."""
    s = field("A1 man 14,5 face=90", "B1 drake 14,10 face=0").say("ben", "order spin=ask")
    assert len(s.field.circles(s.figure("B1"))) == 2
    s.say("ana", "move A1 path=14,8.9").say("ben", "spin 270")
    assert s.place("B1") == (14_000, 10_000, 27_000)
    held = field("A1 man 14,5 face=90 | A2 man 14,11.7", "B1 drake 14,10 face=0").say("ana", "move A1 path=14,8.9")
    b1 = held.figure("B1")
    assert held.field.front(b1, held.figure("A1")) and b1.facing != 27_000


# -- speed types -----------------------------------------------------------------------------------------------------


@rule("MK2-14.1", "MK2-14.3", "MK2-14.4", "MK2-26.11")
@pytest.mark.parametrize(("who", "end"), [("man", 12.55), ("pony", 12.55), ("hawk", 18), ("otter", 18), ("fish", 18)])
def test_water_stops_feet_and_hooves_alone(who: str, end: float) -> None:
    s = field(f"A1 {who} 10,10 face=0", terrain="T1 shallow_water 14,10").say("ana", "move A1 path=18,10")
    assert s.place("A1")[0] == pytest.approx(end * 1000, abs=1)


@rule("MK2-14.9", "MK2-26.12", "MK2-33.14")
@pytest.mark.parametrize(("who", "ends"), [("otter", True), ("fish", True), ("man", False)])
def test_deep_water_is_clear_for_swimmers_and_aquatic(who: str, ends: bool) -> None:
    s = field(f"A1 {who} 10,10 face=0", terrain="T1 deep_water 14,10")
    if ends:
        s.say("ana", "move A1 path=14,10")
    else:
        s.refused("ana", "move A1 path=14,10", "path_in_water")


@rule("MK2-14.9", "MK2-R9")
@pytest.mark.parametrize(("who", "hit"), [("otter", False), ("fish", True), ("man", True)])
def test_a_swimmer_in_water_has_two_more_against_blows_too(who: str, hit: bool) -> None:
    s = field("A1 man 10,10 face=0", f"B1 {who} 11.1,10 face=180", [4, 3], terrain="T1 shallow_water 12.6,10")
    s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")


@rule("MK2-14.10", "MK2-14.13", "MK2-14.2")
@pytest.mark.parametrize("terrain", ["blocking", "hindering", "deep_water", "hill"])
def test_a_flyer_passes_over_everything(terrain: str) -> None:
    s = field("A1 hawk 10,10 face=0", "B1 man 13,10.5", terrain=f"T1 {terrain} 14,10")
    s.say("ana", "move A1 path=18,10")
    assert s.place("A1")[0] == 18_000


@rule("MK2-14.10", "MK2-14.14", "MK2-26.10")
@pytest.mark.parametrize(
    ("who", "terrain", "ends"),
    [
        ("hawk", "blocking", False),
        ("hawk", "deep_water", False),
        ("duck", "deep_water", True),
        ("hawk", "shallow_water", True),
    ],
)
def test_where_a_flyer_ends(who: str, terrain: str, ends: bool) -> None:
    s = field(f"A1 {who} 10,10 face=0", terrain=f"T1 {terrain} 14,10")
    if ends:
        s.say("ana", "move A1 path=14,10")
        return
    key = "in_blocking_terrain" if terrain == "blocking" else "in_deep_water"
    s.refused("ana", "move A1 path=14,10", key)


@rule("MK2-33.13")
def test_flight_of_the_dial_gives_no_soaring() -> None:
    s = field("A1 winged 10,10 face=0", terrain="T1 blocking 14,10")
    s.refused("ana", "move A1 take_off path=12,10", "cannot_soar")
    s.say("ana", "move A1 path=18,10")


@rule("MK2-26.16")
def test_going_up_stops_as_soon_as_the_centre_has_changed_level() -> None:
    """As soon as the whole base is up, in the exact words of MKU-20.4."""
    s = field("A1 man 10,10 face=0", terrain="T1 hill 14,10").say("ana", "move A1 path=18,10")
    assert s.place("A1")[0] == pytest.approx(12_550, abs=1)


@rule("MK2-26.13")
def test_a_low_wall_stops_who_crosses_it_at_the_far_side() -> None:
    s = field("A1 man 10,10 face=0", terrain="T1 wall 13,10").say("ana", "move A1 path=18,10")
    assert s.place("A1")[0] < 15_000


@rule("MK2-33.44")
def test_the_demoralized_move_and_do_not_seek_contact() -> None:
    s = field("A1 coward 10,10 face=0", "B1 man 14,10")
    s.refused("ana", "move A1 path=12.9,10", "demoralized_contact")
    s.say("ana", "move A1 double path=10,24")
    assert (s.place("A1")[1], s.figure("A1").click) == (24_000, 1)


# -- soaring ---------------------------------------------------------------------------------------------------------


@rule("MK2-16.3", "MK2-16.10", "MK2-16.11", "MK2-16.12", "MK2-16.14", "MK2-R11")
@pytest.mark.parametrize("hill", ["", " | T2 hill 18,10"])
@pytest.mark.parametrize(("dice", "hit"), [([4, 3], False), ([4, 4], True)])
def test_a_soaring_target_has_one_more_and_nothing_hides_it(hill: str, dice: list[int], hit: bool) -> None:
    """Over rock and figures, and over a hill not once more; never by a blow."""
    ben = "B1 hawk 18,10 face=180 soaring | B2 man 15.7,10"
    s = field("A1 bow 10,10 face=0", ben, dice, terrain=f"T1 blocking 13,10{hill}")
    s.say("ana", "ranged A1 -> B1").says("hit" if hit else "missed", target="B1")
    beside = field("A1 man 10,10 face=0", "B1 hawk 11.1,10 face=180 soaring")
    beside.refused("ana", "close A1 -> B1", "touch_other_level", "MK2-16.12")


@rule("MK2-16.15", "MK2-16.16", "MK2-16.20", "MK2-R10")
@pytest.mark.parametrize(
    ("terrain", "dice", "hit"),
    [
        ("T1 blocking 13,10", [4, 3], True),
        ("T1 hindering 14,10", [4, 3], True),
        ("T1 hindering 18,10", [4, 3], False),
        ("T1 hindering 18,10", [4, 4], True),
        ("T1 hill 18,10", [4, 3], True),
    ],
)
def test_a_soaring_shooter_sees_over_all_but_what_the_target_stands_in(
    terrain: str, dice: list[int], hit: bool
) -> None:
    s = field("A1 archer 10,10 face=0 soaring", "B1 man 18,10 face=180 | B2 man 15.4,10", dice, terrain=terrain)
    s.say("ana", "ranged A1 -> B1").says("hit" if hit else "missed", target="B1")


@rule("MK2-16.13", "MK2-16.11", "MK2-R10")
@pytest.mark.parametrize(("dice", "hit"), [([4, 3], False), ([4, 4], True)])
def test_soaring_warriors_strike_each_other_at_one_more(dice: list[int], hit: bool) -> None:
    s = field("A1 hawk 10,10 face=0 soaring", "B1 hawk 11.1,10 face=180 soaring", dice)
    s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")


@rule("MK2-16.18", "MK2-16.22", "MK2-R42")
def test_who_captures_in_the_air_lands_with_its_captive() -> None:
    s = field("A1 hawk 10,10 face=0 soaring", "B1 hawk 11.1,10 face=180 soaring", [6, 5])
    s.say("ana", "close A1 -> B1 capture").says("captured", figure="A1", target="B1")
    assert (s.figure("A1").soaring, s.figure("B1").soaring) == (False, False)
    assert (s.place("A1")[:2], s.place("B1")[:2]) == ((10_000, 10_000), (11_100, 10_000))
    held = field("A1 hawk 10,10 face=0", "B1 man 11.1,10 captor=A1")
    held.refused("ana", "move A1 take_off path=10,8", "captor_cannot_soar")


@rule("MK2-16.18", "MK2-R42")
def test_they_land_at_the_nearest_place_where_both_fit() -> None:
    s = field("A1 hawk 10,10 face=0 soaring", "B1 hawk 11.1,10 face=180 soaring | B2 man 10,10", [6, 5])
    s.say("ana", "close A1 -> B1 capture").says("captured", figure="A1", target="B1")
    a1, b1 = s.figure("A1"), s.figure("B1")
    assert not a1.soaring and not b1.soaring
    assert s.field.touching(a1, b1)
    away = ((a1.x - 10_000) ** 2 + (a1.y - 10_000) ** 2) ** 0.5
    assert 1_099 <= away <= 1_150


@rule("MK2-16.21", "MK2-33.12", "MK2-R25")
def test_levitation_lifts_a_neighbour_who_counts_as_moved() -> None:
    s = field("A1 lifter 10,10 face=0 | A2 man 11.1,10")
    s.say("ana", "levitate A1 lift=A2 at=20,10 face=90")
    a2 = s.figure("A2")
    assert (s.place("A2"), a2.moved, a2.tokens) == ((20_000, 10_000, 9_000), True, 0)
    s.refused("ana", "move A2 path=22,10", "was_levitated")


# -- movement formations ---------------------------------------------------------------------------------------------

TRIO = "A1 man 10,10 face=0 | A2 man 10,11.1 face=0 | A3 {} 10,12.2 face=0"


@rule("MK2-24.1", "MK2-24.2", "MK2-24.6", "MK2-24.7", "MK2-24.8", "MK2-R43")
def test_a_movement_formation_goes_with_one_action_and_a_token_each() -> None:
    """At the speed of the slowest: 5."""
    s = field(TRIO.format("slow"))
    s.refused("ana", "formation A1,A2,A3 by=0,5.01", "too_far")
    s.say("ana", "formation A1,A2,A3 by=0,5")
    assert [s.figure(one).tokens for one in ("A1", "A2", "A3")] == [1, 1, 1]
    assert (s.state.left, s.place("A3")[0]) == (3, 15_000)


@rule("MK2-24.7")
@pytest.mark.parametrize("ids", ["A1,A2", "A1,A2,A3,A4,A5,A6"])
def test_three_to_five_march_together(ids: str) -> None:
    row = " | ".join(f"A{number} man 10,{10 + 1.1 * (number - 1):.1f} face=0" for number in range(1, 7))
    field(row).refused("ana", f"formation {ids} by=0,2", "formation_size")


@rule("MK2-24.7", "MK2-24.3", "MK2-24.5", "MK2-24.4", "MK2-33.11", "MK2-33.13", "MK2-33.19", "MK2-16.9")
@pytest.mark.parametrize(
    ("third", "key"),
    [
        ("man 10,12.4 face=0", "formation_not_connected"),
        ("league 10,12.2 face=0", "factions_differ"),
        ("man 10,12.2 face=0 tokens=2", "too_many_tokens"),
        ("man 10,12.2 face=0 acted", "already_acted"),
        ("quick 10,12.2 face=0", "never_in_formation"),
        ("winged 10,12.2 face=0", "never_in_formation"),
        ("ram 10,12.2 face=0", "never_in_formation"),
        ("coward 10,12.2 face=0", ""),
    ],
)
def test_who_may_march_with_others(third: str, key: str) -> None:
    s = field(f"A1 man 10,10 face=0 | A2 man 10,11.1 face=0 | A3 {third}")
    if key:
        s.refused("ana", "formation A1,A2,A3 by=0,2", key)
    else:
        s.say("ana", "formation A1,A2,A3 by=0,2")


@rule("MK2-24.9", "MK2-24.17")
def test_at_the_end_all_must_be_connected_again() -> None:
    s = field(TRIO.format("man"))
    s.refused("ana", "formation A1=12,10 A2=12,11.1 A3=16,12.2", "formation_split")


@rule("MK2-24.10", "MK2-24.17", "MK2-13.1")
def test_who_fails_to_break_away_stays_and_the_others_may_go_where_all_stay_connected() -> None:
    s = field(TRIO.format("man"), "B1 man 8.9,12.2", [3])
    s.refused("ana", "formation A1,A2,A3 by=0,1", "members_first")
    s.say("ana", "formation A1,A2,A3")
    s.refused("ana", "paths A1=12,10 A2=12,11.1", "formation_split")
    s.say("ana", "paths A1=10.96,10.56 A2=10,11.1")
    assert s.place("A3")[0] == 10_000
    assert [s.figure(one).tokens for one in ("A1", "A2", "A3")] == [1, 1, 1]


@rule("MK2-33.17", "MK2-24.8", "MK2-R43")
def test_force_march_leads_all_at_its_speed() -> None:
    s = field("A1 marcher 10,10 face=0 | A2 man 10,11.1 face=0 | A3 man 10,12.2 face=0")
    s.say("ana", "formation A1,A2,A3 by=0,11 lead=A1")
    assert s.place("A2")[0] == 21_000


@rule("MK2-24.16", "MK2-24.19", "MK2-34.6")
def test_shyft_lead_mage_spawn_that_touch_them() -> None:
    s = field("A1 shyft 10,10 face=0 | A2 spawn 10,11.1 face=0 | A3 spawn 10,8.9 face=0")
    s.say("ana", "formation A1,A2,A3 by=0,4")
    assert s.place("A2")[0] == 14_000
    apart = field("A1 shyft 10,10 face=0 | A2 spawn 10,11.1 face=0 | A3 spawn 10,12.2 face=0")
    apart.refused("ana", "formation A1,A2,A3 by=0,4", "spawn_apart")
    alone = field("A1 spawn 10,10 face=0 | A2 spawn 10,11.1 face=0 | A3 spawn 10,8.9 face=0")
    alone.refused("ana", "formation A1,A2,A3 by=0,4", "spawn_without_shyft")


@rule("MK2-24.11")
def test_a_use_without_a_move_is_no_formation() -> None:
    s = field("A1 mender 10,10 face=0 click=1 | A2 man 10,11.1 face=0 | A3 man 10,12.2 face=0", dice=[4])
    s.say("ana", "regenerate A1")
    s.refused("ana", "formation A1,A2,A3 by=0,2", "already_acted")


@rule("MK2-13.12", "MK2-R22")
def test_in_a_formation_all_spins_follow_the_last_move_one_for_each_touched() -> None:
    s = field(TRIO.format("man"), "B1 man 15.1,11.1 face=0").say("ana", "formation A1,A2,A3 by=0,4")
    assert (s.figure("B1").facing, len(s.told("spun"))) == (18_000, 1)


@rule("MK2-16.21", "MK2-33.45")
def test_a_soaring_necromancer_brings_flyers_back_aloft_and_nobody_else() -> None:
    ana = "A1 lich 10,10 face=0 soaring | A2 {} 30,5 eliminated | A3 man 30,10"
    s = field(ana.format("hawk"), dice=[1]).say("ana", "necromancy A1 raise=A2 at=11.1,10")
    assert s.figure("A2").soaring
    field(ana.format("man")).refused("ana", "necromancy A1 raise=A2 at=11.1,10", "dead_cannot_soar", "MK2-16.21")
