"""Attacks in general and close combat in 2.0 (MK2-9, 17, 18, 19, 22, 23)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.content.content import Click
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

MELEE: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee", "attack_bonus": 0}
MAN = own("man", **MELEE)
SHARP = own("sharp", speed_type="foot", attack_type="melee", attack_bonus=1)
BOW = own("bow", speed_type="foot", attack_type="ranged", attack_bonus=3, range=10, ranged_damage=1)
PAIR = own("pair", speed_type="foot", attack_type="melee", attack_bonus=0, proficiencies=("gang_up", "surge"))
BULL = own("bull", marks="charge - - -", **{**MELEE, "proficiencies": ("gang_up", "surge")})
COWARD = own("coward", marks="- - - demoralized", **MELEE)
TOUGH = own("tough", marks="- - toughness -", **MELEE)
STEEL = own("steel", marks="- - invulnerability -", **MELEE)
RAGE = own("rage", marks="- - - berserk", **MELEE)
FURY = own("fury", marks="- - - battle_fury", **MELEE)
CHIEF = own("chief", marks="- - - command", **MELEE)
SWEEPER = own("sweeper", marks="- sweep - -", **MELEE)
LAST = own("last", clicks=1, **MELEE)
FLYER = own("flyer", speed_type="flyer", attack_type="melee", attack_bonus=0)
MENDER = own("mender", marks="- healing - -", **MELEE)
SLOW = own("slow", speed=5, **MELEE)
WEAK = own("weak", dial=[Click(8, 7, 15, 2)] * 4, **MELEE)
OAK = own("oak", defense=16, clicks=2, **MELEE)
ARCHER7 = own("archer7", attack=7, speed_type="foot", attack_type="ranged", attack_bonus=1, range=10, ranged_damage=2)
LIFTER = own("lifter", marks="magic_levitation - - -", **MELEE)
FIGURES = [
    *(MAN, SHARP, BOW, PAIR, BULL, COWARD, TOUGH, STEEL, RAGE, FURY, CHIEF, SWEEPER, LAST, FLYER, MENDER, SLOW),
    *(WEAK, OAK, ARCHER7, LIFTER),
]


def duel(ana: str, ben: str, dice: list[int] | None = None, **more: Any) -> Battle:
    """Ana's turn with three actions; somebody of each side stands apart."""
    options = {"rules": "mk2", "build_total": 300, **more.pop("options", {})}
    return battle(
        f"{ana} | A9 man 1,30", f"{ben} | B9 man 35,1", figures=FIGURES, options=options, dice=dice or [], **more
    )


FACING = "A1 {} 10,10 face=0", "B1 {} 11.1,10 face=180"


def face_to_face(attacker: str, target: str, dice: list[int]) -> Battle:
    """Two in each other's front arcs."""
    return duel(FACING[0].format(attacker), FACING[1].format(target), dice)


@rule("MK2-17.1", "MK2-17.2", "MK2-17.3", "MK2-19.1", "MK2-19.2", "MK2-19.4", "MK2-22.1", "MK2-9.14")
@pytest.mark.parametrize(("dice", "hit"), [([4, 3], True), ([4, 2], False)])
def test_a_blow_must_meet_the_defense(dice: list[int], hit: bool) -> None:
    """8 and 7 are 15; the damage value is 2."""
    s = face_to_face("man", "man", dice)
    s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")
    assert (s.figure("A1").tokens, s.state.left) == (1, 2)
    assert s.figure("B1").click == (2 if hit else 0)


@rule("MK2-17.4", "MK2-22.2", "MK2-17.3", "MK2-22.5")
def test_the_worked_example_of_a_blow() -> None:
    """Attack 7 and a roll of 9 against 16: two clicks show three skulls."""
    s = face_to_face("weak", "oak", [4, 5])
    s.say("ana", "close A1 -> B1").says("hit", target="B1").says("eliminated", figure="B1")
    gone = s.figure("B1")
    assert (gone.status, gone.owner) == ("eliminated", 1)


@rule("MK2-17.5", "MK2-18.2", "MK2-9.2", "MK2-9.16")
def test_the_worked_example_of_a_shot_with_attack_bonus() -> None:
    """Attack 7, bonus 1, roll 9."""
    s = duel("A1 archer7 10,10 face=0", "B1 man 18,10 face=180", [4, 5])
    s.say("ana", "ranged A1 -> B1").says("attack_rolled", roll=9)
    assert s.state.mark is not None and s.state.mark.total == 17


@rule("MK2-18.1", "MK2-18.2", "MK2-18.3", "MK2-18.5", "MK2-18.13")
@pytest.mark.parametrize(
    ("who", "dice", "hit"), [("sharp", [3, 3], True), ("bow", [3, 3], False), ("bow", [4, 3], True)]
)
def test_the_attack_bonus_counts_in_attacks_of_the_own_type_alone(who: str, dice: list[int], hit: bool) -> None:
    """The bow has a bonus of 3, which does not count in close combat; it deals its damage of 2 there, not 1."""
    s = face_to_face(who, "man", dice)
    s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")
    assert s.figure("B1").click == (2 if hit else 0)


@rule("MK2-17.6")
@pytest.mark.parametrize("who", ["man", "tough", "steel"])
def test_a_roll_of_two_misses_and_hurts_the_attacker_by_one_whatever_it_wears(who: str) -> None:
    s = face_to_face(who, "man", [1, 1])
    s.say("ana", "close A1 -> B1").says("critical_miss")
    assert (s.figure("A1").click, s.figure("B1").click) == (1, 0)


@rule("MK2-17.7", "MK2-17.14", "MK2-9.16")
@pytest.mark.parametrize(("target", "clicks"), [("man", 3), ("tough", 2)])
def test_a_roll_of_twelve_hits_and_deals_one_more_before_toughness(target: str, clicks: int) -> None:
    s = face_to_face("man", target, [6, 6])
    s.say("ana", "close A1 -> B1").says("critical_hit")
    assert s.figure("B1").click == clicks


@rule("MK2-17.8")
def test_twelve_heals_one_more() -> None:
    s = duel("A1 mender 10,10 face=0 | A2 man 11.1,10 click=3", "B1 man 30,30", [6, 6])
    s.say("ana", "heal A1 -> A2")
    assert s.figure("A2").click == 0


@rule("MK2-17.9")
def test_friends_captives_and_itself_are_not_attacked() -> None:
    s = duel("A1 man 10,10 face=0 | A2 man 11.1,10", "B1 man 12.2,10 captor=A2 | B2 man 30,30")
    s.refused("ana", "close A1 -> A2", "target_friendly", "MK2-17.9")
    s.refused("ana", "close A1 -> A1", "target_friendly", "MK2-17.9")
    s.refused("ana", "close A1 -> B1", "target_captive")


@rule("MK2-17.10", "MK2-23.4", "MK2-19.18")
def test_the_demoralized_and_captives_do_not_attack() -> None:
    s = duel("A1 coward 10,10 face=0 | A2 man 20,20 captor=B2", "B1 man 11.1,10 face=180 | B2 man 21.1,20")
    s.refused("ana", "close A1 -> B1", "demoralized")
    s.refused("ana", "close A2 -> B2", "captive_cannot_act")


@rule("MK2-17.11", "MK2-19.1")
def test_blows_pass_through_the_front_arc() -> None:
    s = duel("A1 man 10,10 face=180", "B1 man 11.1,10 face=180")
    s.refused("ana", "close A1 -> B1", "target_not_in_front")


@rule("MK2-19.3", "MK2-17.18")
@pytest.mark.parametrize(
    ("face", "dice", "hit"), [(0, [3, 3], True), (0, [3, 2], False), (180, [3, 3], False), (225, [3, 3], False)]
)
def test_the_rear_arc_gives_one_and_the_border_is_front(face: int, dice: list[int], hit: bool) -> None:
    """The arc of 90 degrees about 225 ends at 180, where the contact is."""
    s = duel("A1 man 10,10 face=0", f"B1 man 11.1,10 face={face}", dice)
    s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")


@rule("MK2-19.5", "MK2-19.6")
@pytest.mark.parametrize(
    ("terrain", "dice", "hit"), [("hill", [4, 3], False), ("hill", [4, 4], True), ("hindering", [4, 3], True)]
)
def test_height_helps_in_close_combat_and_other_terrain_does_not(terrain: str, dice: list[int], hit: bool) -> None:
    templates = [square("clear", 2, name="hill", elevated=True), square("hindering", 2)]
    s = duel(*(one.format("man") for one in FACING), dice, terrain=f"T1 {terrain} 11.8,10", templates=templates)
    s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")


# -- gang up ---------------------------------------------------------------------------------------------------------

SUPPORT = {
    1: "A2 {} 12.2,10 face=180",
    2: "A2 {} 12.2,10 face=180 | A3 {} 11.1,11.1 face=270",
    3: "A2 {} 12.2,10 face=180 | A3 {} 11.1,11.1 face=270 | A4 {} 11.1,8.9 face=90",
}


@rule("MK2-19.7", "MK2-19.8", "MK2-19.9", "MK2-9.10", "MK2-9.12")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_other_melee_warrior_in_contact_adds_one(count: int) -> None:
    """8 and the roll and the supporters must make 15; three is the most."""
    others = SUPPORT[count].format("man", "man", "man")
    need = 7 - count
    for roll, hit in ((need, True), (need - 1, False)):
        s = duel(
            f"A1 pair 10,10 face=0 | {others}", "B1 man 11.1,10 face=180", [roll - 2, 2] if roll > 3 else [roll - 1, 1]
        )
        s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")
        assert [s.figure(one).tokens for one in ("A1", "A2")] == [1, 0]


@rule("MK2-19.7")
def test_no_formation_is_offered_in_close_combat() -> None:
    s = duel(f"A1 pair 10,10 face=0 | {SUPPORT[3].format('man', 'man', 'man')}", "B1 man 11.1,10 face=180", [])
    kinds = {offer.kind for offer in s.game.legal(s.state, 0)}
    assert "attack" in kinds and "gang" not in kinds


@rule("MK2-19.8", "MK2-9.11", "MK2-19.11")
def test_gang_up_and_the_rear_arc_together_keep_to_the_rule_of_three() -> None:
    others = SUPPORT[3].format("man", "man", "man")
    s = duel(f"A1 pair 10,10 face=0 | {others}", "B1 man 11.1,10 face=0", [2, 1])
    s.say("ana", "close A1 -> B1").says("missed", target="B1")  # 8 and 3 and 3 are 14


@rule("MK2-19.8", "MK2-19.10", "MK2-19.17", "MK2-18.7", "MK2-18.8", "MK2-18.9")
@pytest.mark.parametrize(
    ("attacker", "helper", "helps"),
    [
        ("pair", "man 12.2,10 face=180", True),
        ("pair", "man 12.2,10 face=0", False),
        ("pair", "bow 12.2,10 face=180", False),
        ("pair", "coward 12.2,10 face=180", False),
        ("pair", "man 12.2,10 face=180 tokens=2", True),
        ("man", "man 12.2,10 face=180", True),
        ("bow", "man 12.2,10 face=180", False),
    ],
)
def test_who_supports_gang_up(attacker: str, helper: str, helps: bool) -> None:
    """Melee warriors have it by themselves; capable melee supporters must touch with their front."""
    s = duel(f"A1 {attacker} 10,10 face=0 | A2 {helper}", "B1 man 11.1,10 face=180", [3, 3])
    s.say("ana", "close A1 -> B1").says("hit" if helps else "missed", target="B1")


@rule("MK2-19.10")
def test_a_captor_is_no_supporter() -> None:
    s = duel(
        "A1 pair 10,10 face=0 | A2 man 12.2,10 face=180", "B1 man 11.1,10 face=180 | B2 man 13.3,10 captor=A2", [3, 3]
    )
    s.say("ana", "close A1 -> B1").says("missed", target="B1")


@rule("MK2-19.9")
def test_the_same_supporter_helps_several_attacks_in_a_turn() -> None:
    s = duel("A1 pair 10,10 face=0 | A2 pair 11.1,11.1 face=270", "B1 man 11.1,10 face=180", [3, 3, 3, 3])
    s.say("ana", "close A1 -> B1").says("hit", target="B1")
    s.say("ana", "close A2 -> B1").says("hit", target="B1")


@rule("MK2-19.12", "MK2-23.2", "MK2-23.3", "MK2-17.8")
@pytest.mark.parametrize(("dice", "taken"), [([4, 4], True), ([4, 3], False), ([6, 6], True)])
def test_gang_up_counts_for_captures_at_two_more_defense(dice: list[int], taken: bool) -> None:
    s = duel("A1 pair 10,10 face=0 | A2 man 12.2,10 face=180", "B1 man 11.1,10 face=180", dice)
    s.say("ana", "close A1 -> B1 capture")
    assert (s.figure("B1").captor, s.figure("B1").click) == ("A1" if taken else "", 0)


# -- surge -----------------------------------------------------------------------------------------------------------


@rule("MK2-19.13", "MK2-19.14", "MK2-19.19")
@pytest.mark.parametrize(
    ("who", "x", "near"),
    [("pair", "15.1", True), ("pair", "15.11", False), ("slow", "14.1", True), ("slow", "14.11", False)],
)
def test_a_surge_goes_half_its_speed_rounded_up_and_strikes(who: str, x: str, near: bool) -> None:
    """Half of 8 is 4, half of 5 is 3; with contact at 1.1."""
    s = duel(f"A1 {who} 10,10 face=0", f"B1 man {x},10 face=180", [4, 3] if near else [])
    stop = float(x) - 1.1
    if not near:
        s.refused("ana", f"surge A1 path={stop:.2f},10 -> B1", "too_far")
        return
    s.say("ana", f"surge A1 path={stop:.2f},10 -> B1").says("hit", target="B1")
    assert (s.figure("A1").tokens, s.state.left) == (1, 2)


@rule("MK2-19.13", "MK2-19.18")
def test_who_touches_a_foe_or_holds_a_captive_does_not_surge() -> None:
    s = duel("A1 pair 10,10 face=0 | A2 pair 20,20", "B1 man 11.1,10 | B2 man 21.1,20 captor=A2 | B3 man 10,14")
    s.refused("ana", "surge A1 path=10,12.9 -> B3", "began_in_contact")
    s.refused("ana", "surge A2 path=20,22 -> B3", "captor_cannot_fight")


@rule("MK2-19.16")
def test_who_shows_charge_does_not_surge_until_it_gives_charge_up() -> None:
    s = duel("A1 bull 10,10 face=0", "B1 man 15,10 face=180", [4, 3])
    s.refused("ana", "surge A1 path=13.9,10 -> B1", "charges_instead", "MK2-19.16")
    s.say("ana", "cancel A1 charge").say("ana", "surge A1 path=13.9,10 -> B1").says("hit", target="B1")


@rule("MK2-19.15", "MK2-17.12")
def test_a_surge_that_ends_beside_nobody_uses_the_action() -> None:
    s = duel("A1 pair 10,10 face=0", "B1 man 25,10")
    s.say("ana", "surge A1 path=14,10")
    assert (s.figure("A1").tokens, s.state.left) == (1, 2)


# -- captives --------------------------------------------------------------------------------------------------------


@rule("MK2-23.1", "MK2-23.4", "MK2-23.5", "MK2-23.6", "MK2-23.14")
def test_a_captive_is_out_of_the_battle() -> None:
    s = duel("A1 man 10,10 face=0 | A2 man 11.1,11.1 face=270", "B1 man 11.1,10 face=180", [5, 4])
    s.say("ana", "close A1 -> B1 capture").says("captured", figure="A1", target="B1")
    s.refused("ana", "close A2 -> B1", "target_captive")
    s.say("ana", "end_turn")
    s.refused("ben", "move B1 path=20,20", "captive_cannot_act")


@rule("MK2-23.8", "MK2-24.5")
def test_a_captor_moves_and_uses_no_combat_nor_double_time() -> None:
    s = duel("A1 man 10,10 face=0", "B1 man 11.1,10 captor=A1 | B2 man 10,11.1")
    s.refused("ana", "close A1 -> B2", "captor_cannot_fight")
    free = duel("A1 man 10,10 face=0", "B1 man 11.1,10 captor=A1 | B2 man 30,30")
    free.say("ana", "move A1 path=10,5 captive=11.1,5")
    assert (free.place("A1")[:2], free.place("B1")[:2]) == ((10_000, 5_000), (11_100, 5_000))


@rule("MK2-23.9")
def test_a_captor_is_struck_but_neither_shot_at_nor_captured() -> None:
    s = duel(
        "A1 man 10,10 face=0 | A2 bow 11.1,18 face=270 | A3 man 12.2,10 captor=B1", "B1 man 11.1,10 face=180", [4, 3]
    )
    s.refused("ana", "ranged A2 -> B1", "target_captor", "MK2-20.16")
    s.refused("ana", "close A1 -> B1 capture", "captor_not_captured")
    s.say("ana", "close A1 -> B1").says("hit", target="B1")


@rule("MK2-23.10", "MK2-23.17")
def test_the_captive_of_an_eliminated_captor_is_free_with_its_tokens() -> None:
    s = duel("A1 man 10,10 face=0 | A2 man 12.2,10 tokens=1 captor=B1", "B1 last 11.1,10 face=180", [4, 3])
    s.say("ana", "close A1 -> B1").says("freed", figure="A2")
    assert (s.figure("A2").captor, s.figure("A2").tokens) == ("", 1)
    s.say("ana", "move A2 path=14,10")


@rule("MK2-23.10")
def test_a_captive_freed_where_it_cannot_stand_is_eliminated() -> None:
    s = duel(
        "A1 man 10,10 face=0 | A2 man 12.2,10 captor=B1",
        "B1 last 11.1,10 face=180",
        [4, 3],
        terrain="T1 deep_water 13.2,10",
        templates=[square("deep_water", 2.5)],
    )
    s.say("ana", "close A1 -> B1").says("eliminated", figure="A2")


@rule("MK2-23.11")
@pytest.mark.parametrize(
    ("who", "key"), [("rage", "cannot_capture"), ("fury", "cannot_capture"), ("steel", "cannot_capture")]
)
def test_who_cannot_capture(who: str, key: str) -> None:
    face_to_face(who, "man", []).refused("ana", "close A1 -> B1 capture", key)


@rule("MK2-23.11")
@pytest.mark.parametrize("who", ["rage", "fury", "steel", "chief"])
def test_who_cannot_be_captured(who: str) -> None:
    face_to_face("man", who, []).refused("ana", "close A1 -> B1 capture", "cannot_be_captured")


@rule("MK2-22.8", "MK2-22.2")
def test_further_clicks_are_not_applied_to_the_eliminated() -> None:
    s = face_to_face("man", "last", [6, 6])
    s.say("ana", "close A1 -> B1").says("eliminated", figure="B1")
    assert s.figure("B1").click == 1
