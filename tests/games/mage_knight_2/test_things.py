"""What items, domains and subfactions change, in numbers (MK2-3.10, MK2-E1 to E6, 27, 28.5, 28.11, 28.12, 34)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

SLOTS = ("hand", "hand", "hand", "hand", "charm", "harness")
FOOT: dict[str, Any] = {"speed_type": "foot"}
SHOT: dict[str, Any] = {
    **FOOT,
    "attack_type": "ranged",
    "range": 10,
    "ranged_damage": 2,
    "attack_bonus": 0,
    "rank": "unique",
}
MAGE: dict[str, Any] = {**SHOT, "attack_type": "magic"}
BLADE = own("blade", attack_type="melee", rank="unique", item_slots=SLOTS, **FOOT)
SPARE = own("spare", attack_type="melee", rank="unique", item_slots=SLOTS, **FOOT)
GRUNT = own("grunt", attack_type="melee", **FOOT)
BOW = own("bow", item_slots=SLOTS, **SHOT)
WITCH = own("witch", item_slots=SLOTS, **MAGE, targets=2)
STRINGLESS = own("stringless", item_slots=SLOTS, **{**SHOT, "range": 0})
ARCHER = own("archer", **{**SHOT, "rank": "standard"})
HEALER = own("healer", marks="- magic_healing - -", item_slots=SLOTS, **MAGE)
HORSE = own("horse", speed_type="mounted", attack_type="melee", mounted=False)
FLYER = own("flyer", speed_type="flyer", attack_type="melee")
WALL = own("wall", subfaction="vigil", allegiance="shield_wall", attack_type="melee", **FOOT)
WALKER = own("walker", subfaction="mosswalkers", allegiance="pathfinders", attack_type="melee", **FOOT)
EYE = own("eye", subfaction="longsights", allegiance="deadeyes", **SHOT)
SLAVER = own("slaver", subfaction="ropehands", allegiance="slavers", attack_type="melee", **FOOT)
RAIDER = own("raider", marks="charge - - -", attack_type="melee", **FOOT)
FIGURES = [STRINGLESS, BLADE, SPARE, GRUNT, BOW, WITCH, ARCHER, HEALER, HORSE, FLYER, WALL, WALKER, EYE, SLAVER, RAIDER]


def hits(s: Battle, who: str, line: str, target: str = "B1") -> bool:
    """True if an attack hits."""
    s.say(who, line)
    return any(event.key == "hit" and event.facts["target"] == target for event in s.events)


def field(ana: str, ben: str = "B1 grunt 30,30", **more: Any) -> Battle:
    """Ana's turn, three actions; somebody of each side stands apart."""
    return battle(
        f"{ana} | A9 spare 1,30",
        f"{ben} | B9 grunt 35,1",
        figures=FIGURES,
        options={"rules": "mk2", "build_total": 300},
        **more,
    )


DUEL = "A1 blade 11,10 face=0", "B1 grunt 12.425,10 face=180"
"""A blow at 8 against a defense of 15."""


@rule("MK2-3.10", "MK2-28.5", "MK2-28.11", "MK2-9.2")
@pytest.mark.parametrize(
    ("bearer", "dice", "hit"), [("A1", [3, 3], True), ("A1", [3, 2], False), ("A9", [3, 3], False)]
)
def test_the_whetted_blade_adds_one_to_a_blow_of_its_bearer(bearer: str, dice: list[int], hit: bool) -> None:
    """8 and 1 and 6 are 15."""
    s = field(*DUEL, items=f"I1 whetted_blade {bearer}", dice=dice)
    s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")


@rule("MK2-E1", "MK2-9.10", "MK2-28.11", "MK2-27.6")
@pytest.mark.parametrize(("count", "added"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_items_add_up_within_the_rule_of_three(count: int, added: int) -> None:
    items = " | ".join(f"I{number} whetted_blade A1" for number in range(1, count + 1))
    dice = [3, 4 - added]
    field(*DUEL, items=items, dice=dice).say("ana", "close A1 -> B1").says("hit", target="B1")
    low = [2, 4 - added] if added < 3 else [2, 1]
    field(*DUEL, items=items, dice=low).say("ana", "close A1 -> B1").says("missed", target="B1")


@rule("MK2-28.5", "MK2-23.12", "MK2-34.8")
def test_the_items_of_a_captive_have_no_effect_and_stay_with_it() -> None:
    """A1 alone bears the standard; as a captive it lends nothing to A2, which touches it."""
    ana = "A1 blade 11,10 face=0{captor} | A2 grunt 9.575,10 face=90"
    ben = "B1 grunt 9.575,11.1 face=270 | B2 grunt 12.425,10 face=180"
    free = field(ana.format(captor=""), ben, items="I1 iron_standard A1", dice=[3, 3])
    assert hits(free, "ana", "close A2 -> B1")
    bound = field(ana.format(captor=" captor=B2"), ben, items="I1 iron_standard A1", dice=[3, 3])
    assert not hits(bound, "ana", "close A2 -> B1")
    assert bound.state.items[0].bearer == "A1"


@rule("MK2-3.10", "MK2-28.5")
@pytest.mark.parametrize(("x", "reached"), [("22", True), ("22.01", False)])
def test_the_long_string_adds_two_inches_of_range(x: str, reached: bool) -> None:
    s = field("A1 bow 10,10 face=0", f"B1 grunt {x},10", items="I1 long_string A1", dice=[4, 4] if reached else ())
    if reached:
        s.say("ana", "ranged A1 -> B1").says("hit", target="B1")
    else:
        s.refused("ana", "ranged A1 -> B1", "target_out_of_range")


@rule("MK2-3.10")
def test_a_printed_range_of_nothing_is_never_modified() -> None:
    s = field("A1 stringless 10,10 face=0", "B1 grunt 12.5,10", items="I1 long_string A1")
    s.refused("ana", "ranged A1 -> B1", "no_range")


@rule("MK2-3.10", "MK2-E5")
@pytest.mark.parametrize(("targets", "clicks"), [("B1", 3), ("B1,B2", 1)])
def test_the_ember_wand_deals_one_more_to_a_single_target(targets: str, clicks: int) -> None:
    """Against several the ranged damage is 1 (MK2-20.11), and the wand is silent."""
    s = field(
        "A1 witch 10,10 face=0",
        "B1 grunt 16,9 face=180 | B2 grunt 16,11 face=180",
        items="I1 ember_wand A1",
        dice=[5, 5],
    )
    s.say("ana", f"ranged A1 -> {targets}")
    assert s.figure("B1").click == clicks
    assert next(one for one in s.game.view(s.state, None).figures if one.id == "A1").ranged_damage == 2


@rule("MK2-E4")
def test_healing_uses_none_of_this() -> None:
    s = field(
        "A1 healer 10,10 face=0 | A2 grunt 14,10 click=3",
        items="I1 ember_wand A1",
        domains=["ley_surge"],
        dice=[5, 5, 1],
    )
    s.say("ana", "heal A1 -> A2")
    assert s.figure("A2").click == 2


@rule("MK2-3.10")
@pytest.mark.parametrize(
    ("item", "line", "dice", "hit"),
    [
        ("oxhide_coat", "close B1 -> A1", [4, 3], False),
        ("oxhide_coat", "close B1 -> A1", [4, 4], True),
        ("tar_cloak", "close B1 -> A1", [4, 3], True),
    ],
)
def test_coats_add_one_to_the_defense_in_one_kind_of_combat(item: str, line: str, dice: list[int], hit: bool) -> None:
    s = field(*DUEL, active="ben", items=f"I1 {item} A1", dice=dice)
    s.say("ben", line).says("hit" if hit else "missed", target="A1")


@rule("MK2-3.10")
@pytest.mark.parametrize(
    ("item", "dice", "hit"), [("tar_cloak", [4, 3], False), ("tar_cloak", [4, 4], True), ("oxhide_coat", [4, 3], True)]
)
def test_the_tar_cloak_helps_against_shots(item: str, dice: list[int], hit: bool) -> None:
    s = field("A1 blade 11,10 face=0", "B1 archer 18,10 face=180", active="ben", items=f"I1 {item} A1", dice=dice)
    s.say("ben", "ranged B1 -> A1").says("hit" if hit else "missed", target="A1")


@rule("MK2-3.10")
@pytest.mark.parametrize(
    ("who", "dice", "hit"), [("witch", [4, 3], False), ("witch", [4, 4], True), ("archer", [4, 3], True)]
)
def test_the_salt_candle_takes_one_off_the_attack_of_magic_on_its_bearer(who: str, dice: list[int], hit: bool) -> None:
    s = field("A1 blade 11,10 face=0", f"B1 {who} 18,10 face=180", active="ben", items="I1 salt_candle A1", dice=dice)
    s.say("ben", "ranged B1 -> A1").says("hit" if hit else "missed", target="A1")


@rule("MK2-3.10", "MK2-E2")
@pytest.mark.parametrize(("x", "dice", "hit"), [("9.575", [3, 3], True), ("9.5", [3, 3], False)])
def test_the_iron_standard_helps_friends_of_its_faction_in_contact(x: str, dice: list[int], hit: bool) -> None:
    """The bearer is behind the striker; 8 and 1 and 6 are 15."""
    s = field(
        f"A1 grunt 11,10 face=0 | A2 blade {x},10", "B1 grunt 12.1,10 face=180", items="I1 iron_standard A2", dice=dice
    )
    s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")


@rule("MK2-3.10")
@pytest.mark.parametrize(
    ("item", "dice", "hit"), [("I1 moth_lantern A1", [4, 3], True), ("", [4, 3], False), ("", [4, 4], True)]
)
def test_the_moth_lantern_ignores_the_one_of_hindering_terrain(item: str, dice: list[int], hit: bool) -> None:
    s = field(
        "A1 bow 10,10 face=0",
        "B1 grunt 18,10 face=180",
        items=item,
        terrain="T1 hindering 14,10",
        templates=[square("hindering")],
        dice=dice,
    )
    s.say("ana", "ranged A1 -> B1").says("hit" if hit else "missed", target="B1")


@rule("MK2-3.10", "MK2-26.11")
@pytest.mark.parametrize(("item", "end"), [("I1 heron_boots A1", 19.0), ("", 12.875)])
def test_heron_boots_walk_shallow_water_as_clear_ground_and_an_inch_farther(item: str, end: float) -> None:
    s = field(
        "A1 blade 10,10 face=0", items=item, terrain="T1 shallow_water 14,10", templates=[square("shallow_water")]
    )
    length = 9 if item else 8
    if item:
        s.refused("ana", "move A1 path=19.01,10", "too_far")
    s.say("ana", f"move A1 path={10 + length},10")
    assert s.place("A1")[0] == pytest.approx(end * 1000, abs=1)


@rule("MK2-27.4", "MK2-27.5", "MK2-3.10", "MK2-26.11")
def test_the_spring_flood_makes_shallow_water_deep_for_all_rules() -> None:
    water: dict[str, Any] = {"terrain": "T1 shallow_water 14,10", "templates": [square("shallow_water")]}
    s = field("A1 grunt 10,10 face=0", domains=["spring_flood"], **water)
    s.refused("ana", "move A1 path=18,10", "path_in_water")
    assert [piece.kind for piece in s.game.view(s.state, None).pieces] == ["deep_water"]
    boots = field("A1 blade 10,10 face=0", domains=["spring_flood"], items="I1 heron_boots A1", **water)
    boots.refused("ana", "move A1 path=18,10", "path_in_water")  # looked up after the domains have changed the kinds


@rule("MK2-27.4", "MK2-27.6")
@pytest.mark.parametrize(("dice", "hit"), [([4, 4], True), ([4, 3], False)])
def test_a_high_wind_slows_flyers_by_two_and_takes_one_off_shots(dice: list[int], hit: bool) -> None:
    s = field("A1 archer 10,10 face=0 | A2 flyer 4,4", "B1 grunt 16,10 face=180", domains=["high_wind"], dice=dice)
    s.refused("ana", "move A2 path=10.01,4", "too_far")
    s.say("ana", "move A2 path=10,4")
    assert hits(s, "ana", "ranged A1 -> B1") is hit


# -- domains ---------------------------------------------------------------------------------------------------------


@rule("MK2-27.1", "MK2-27.4", "MK2-3.10", "MK2-E6")
@pytest.mark.parametrize(("x", "seen"), [("20", True), ("20.01", False)])
def test_harvest_fog_forbids_long_shots_to_all(x: str, seen: bool) -> None:
    """The bow reaches 12 inches with its string; the owner of the domain is not asked for."""
    scene: dict[str, Any] = {"domains": ["harvest_fog"], "items": "I1 long_string A1 | I2 long_string B1"}
    dice = [4, 4] if seen else ()
    mine = field("A1 bow 10,10 face=0", f"B1 bow {x},10 face=180", dice=dice, **scene)
    his = field("A1 bow 10,10 face=0", f"B1 bow {x},10 face=180", active="ben", dice=dice, **scene)
    if seen:
        assert hits(mine, "ana", "ranged A1 -> B1") and hits(his, "ben", "ranged B1 -> A1", "A1")
    else:
        mine.refused("ana", "ranged A1 -> B1", "forbidden_by_thing", "MK2-27.4")
        his.refused("ben", "ranged B1 -> A1", "forbidden_by_thing", "MK2-27.4")


@rule("MK2-27.4", "MK2-27.6", "MK2-E3")
@pytest.mark.parametrize(("who", "reach"), [("grunt", "17"), ("horse", "17"), ("flyer", "18")])
def test_sucking_mud_slows_feet_and_hooves_by_one(who: str, reach: str) -> None:
    s = field(f"A1 {who} 10,10 face=0", domains=["sucking_mud"])
    s.refused("ana", f"move A1 path={float(reach) + 0.01},10", "too_far")
    s.say("ana", f"move A1 path={reach},10")
    assert s.place("A1")[0] == int(reach) * 1000


@rule("MK2-27.8", "MK2-9.10")
def test_two_domains_of_one_name_count_twice() -> None:
    s = field("A1 grunt 10,10 face=0", domains=["sucking_mud", "sucking_mud"])
    s.refused("ana", "move A1 path=16.01,10", "too_far")
    s.say("ana", "move A1 path=16,10")


@rule("MK2-E3")
def test_the_mud_slows_a_charge_too() -> None:
    """7 twice is 14."""
    s = field("A1 raider 4,10 face=0", "B1 grunt 20,10", domains=["sucking_mud"])
    s.refused("ana", "charge A1 path=18.5,10 -> B1", "too_far")


@rule("MK2-3.10", "MK2-27.4")
@pytest.mark.parametrize(("round", "peace"), [(1, True), (2, True), (3, False)])
def test_holy_week_forbids_blows_in_the_first_two_rounds(round: int, peace: bool) -> None:
    s = field(*DUEL, domains=["holy_week"], fields={"round": round}, dice=() if peace else [4, 4])
    if peace:
        s.refused("ana", "close A1 -> B1", "forbidden_by_thing", "MK2-27.4")
    else:
        s.say("ana", "close A1 -> B1").says("hit", target="B1")


@rule("MK2-3.10")
def test_a_charge_that_could_only_end_in_a_forbidden_blow_is_refused_and_costs_nothing() -> None:
    s = field("A1 raider 4,10 face=0", "B1 grunt 14,10", domains=["holy_week"])
    s.refused("ana", "charge A1 path=12.9,10 -> B1", "forbidden_by_thing", "MK2-27.4")
    assert s.state.left == 3


@rule("MK2-27.4", "MK2-3.10")
@pytest.mark.parametrize(
    ("who", "dice", "hit"), [("witch", [3, 3], True), ("witch", [3, 2], False), ("archer", [3, 3], False)]
)
def test_ley_surge_adds_one_to_magic(who: str, dice: list[int], hit: bool) -> None:
    s = field(f"A1 {who} 10,10 face=0", "B1 grunt 16,10 face=180", domains=["ley_surge"], dice=dice)
    s.say("ana", "ranged A1 -> B1").says("hit" if hit else "missed", target="B1")


@rule("MK2-27.9")
def test_the_domain_of_a_player_who_withdraws_stays() -> None:
    s = field("A1 grunt 10,10", domains=["sucking_mud"]).say("ana", "withdraw")
    assert s.state.domains == ("sucking_mud",)


# -- subfactions -----------------------------------------------------------------------------------------------------


BESIDE = [
    ("A2 wall 11,11.1", [4, 3], False),
    ("A2 wall 11,11.1", [4, 4], True),
    ("A2 wall 11,11.1 | A3 wall 11,8.9", [4, 4], True),
    ("A2 grunt 11,11.1", [4, 3], True),
    ("A2 wall 11,12", [4, 3], True),
]


@rule("MK2-34.1", "MK2-34.2", "MK2-34.4", "MK2-34.7", "MK2-34.8")
@pytest.mark.parametrize(("beside", "dice", "hit"), BESIDE)
def test_a_shield_wall_beside_its_like_has_one_more_defense_once(beside: str, dice: list[int], hit: bool) -> None:
    s = field(f"A1 wall 11,10 face=0 | {beside}", "B1 grunt 12.1,10 face=180", active="ben", dice=dice)
    assert hits(s, "ben", "close B1 -> A1", "A1") is hit


@rule("MK2-34.7")
def test_the_shield_wall_does_not_help_against_shots() -> None:
    s = field("A1 wall 11,10 | A2 wall 11,11.1", "B1 archer 18,10 face=180", active="ben", dice=[4, 3])
    s.say("ben", "ranged B1 -> A1").says("hit", target="A1")


@rule("MK2-34.7", "MK2-26.3", "MK2-26.4")
@pytest.mark.parametrize(
    ("who", "x", "end"), [("walker", 10, 18), ("grunt", 10, 12.55), ("walker", 14, 22), ("grunt", 14, 18)]
)
def test_pathfinders_are_neither_stopped_nor_slowed_by_hindering_terrain(who: str, x: int, end: float) -> None:
    """The piece lies from 12 to 16; others stop as soon as their base is inside, and have half their speed from it."""
    s = field(f"A1 {who} {x},10 face=0", terrain="T1 hindering 14,10", templates=[square("hindering")])
    length = 4 if (who, x) == ("grunt", 14) else 8
    if end == x + length:
        s.refused("ana", f"move A1 path={x + length + 0.01},10", "too_far")
    s.say("ana", f"move A1 path={x + length},10")
    assert s.place("A1")[0] == pytest.approx(end * 1000, abs=1)


@rule("MK2-34.7", "MK2-12.9")
@pytest.mark.parametrize(("x", "reached"), [("22", True), ("22.01", False)])
def test_deadeyes_that_have_not_moved_shoot_two_inches_farther(x: str, reached: bool) -> None:
    s = field("A1 eye 10,10 face=0", f"B1 grunt {x},10", dice=[4, 4] if reached else ())
    if reached:
        s.say("ana", "ranged A1 -> B1").says("hit", target="B1")
    else:
        s.refused("ana", "ranged A1 -> B1", "target_out_of_range")


@rule("MK2-34.7", "MK2-12.9")
def test_deadeyes_shoot_farther_again_in_the_turn_after_one_in_which_they_moved() -> None:
    s = field("A1 eye 10,10 face=0", "B1 grunt 22,10", dice=[4, 4]).say("ana", "move A1 turn face=5", "end_turn")
    s.say("ben", "end_turn").say("ana", "ranged A1 -> B1").says("hit", target="B1")


@rule("MK2-34.7", "MK2-23.2")
@pytest.mark.parametrize(
    ("who", "dice", "taken"),
    [("slaver", [4, 4], True), ("slaver", [4, 3], False), ("grunt", [5, 4], True), ("grunt", [4, 4], False)],
)
def test_slavers_capture_at_one_instead_of_two(who: str, dice: list[int], taken: bool) -> None:
    s = field(f"A1 {who} 11,10 face=0", "B1 grunt 12.1,10 face=180", dice=dice)
    s.say("ana", "close A1 -> B1 capture")
    assert (s.figure("B1").captor == "A1") is taken


@rule("MK2-28.5", "MK2-23.12")
@pytest.mark.parametrize(("captor", "reach"), [(" captor=A1", 5), ("", 6)])
def test_the_boots_of_a_captive_do_not_quicken_the_pair(captor: str, reach: int) -> None:
    """A captive of speed 5 that bears heron boots: alone it goes 6, held it slows its captor of 8 to 5."""
    porter = own(
        "porter", speed=5, attack_type="melee", rank="unique", item_slots=SLOTS, radius=550, second_radius=550, **FOOT
    )
    s = battle(
        "A1 grunt 10,10 face=0 | A9 grunt 1,30",
        f"B1 porter 11.1,10 face=180{captor} | B9 grunt 35,1",
        figures=[*FIGURES, porter],
        options={"rules": "mk2", "build_total": 200},
        items="I1 heron_boots B1",
        active="ana" if captor else "ben",
        dice=() if captor else [6],
    )
    if captor:
        s.refused("ana", "move A1 path=10,15.01 captive=11.1,15.01", "too_far")
        s.say("ana", "move A1 path=10,15 captive=11.1,15")
    else:
        s.say("ben", "move B1 path=11.1,16")
    assert s.place("B1")[1] == 10_000 + reach * 1000


@rule("MK2-28.12", "MK2-E2", "MK2-24.15")
@pytest.mark.parametrize(("bearer", "reached"), [("A1", True), ("A3", False)])
def test_in_a_formation_the_items_of_the_primary_attacker_alone_count(bearer: str, reached: bool) -> None:
    """Who bears the string stands behind, 10.8 inches away; the others are within 10."""
    archers = [own(f"string{name}", item_slots=SLOTS, second_radius=550, **SHOT) for name in ("A1", "A2", "A3")]
    rear, left, right = "9.5,10", "10.434,10.6", "10.434,9.4"
    places = {"A1": rear, "A2": left, "A3": right} if reached else {"A1": left, "A2": right, "A3": rear}
    s = battle(
        " | ".join([*(f"{name} string{name} {place} face=0" for name, place in places.items()), "A9 grunt 1,30"]),
        "B1 grunt 20.3,10 face=180 | B9 grunt 35,1",
        figures=[*FIGURES, *archers],
        options={"rules": "mk2", "build_total": 200},
        items=f"I1 long_string {bearer}",
        dice=[4, 4] if reached else (),
    )
    line = "ranged A1 -> B1 with=A2,A3"
    if reached:
        assert hits(s, "ana", line)
    else:
        s.refused("ana", line, "target_out_of_range")


@rule("MK2-34.7", "MK2-33.16", "MK2-12.9")
@pytest.mark.parametrize(("x", "reached"), [("21", True), ("21.01", False)])
def test_deadeyes_that_bound_have_moved_and_shoot_no_farther(x: str, reached: bool) -> None:
    """After an inch they stand at 11; the range is 10 then, which is known before the action is given."""
    hopper = own("hopper", marks="bound - - -", subfaction="longsights", allegiance="deadeyes", **SHOT)
    s = battle(
        "A1 hopper 10,10 face=0 | A9 grunt 1,30",
        f"B1 grunt {x},10 face=180 | B9 grunt 35,1",
        figures=[*FIGURES, hopper],
        options={"rules": "mk2", "build_total": 200},
        dice=[4, 4] if reached else (),
    )
    line = "bound A1 path=11,10 face=0 -> B1"
    if reached:
        assert hits(s, "ana", line)
    else:
        s.refused("ana", line, "target_out_of_range")
