"""Turns, abilities over time, the end, secrets and play by post in 2.0 (MK2-4 to 6, 10, 11, 29 to 33, H, P, R)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.actions import Absent, Agreed, Dispute
from bot.games.mage_knight.content.content import Click
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

FOOT: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee", "attack_bonus": 0}
GRUNT = own("grunt", points=20, **FOOT)
DEAR = own("dear", points=50, **FOOT)
LAST = own("last", clicks=1, points=30, **FOOT)
BOW = own("bow", speed_type="foot", attack_type="ranged", attack_bonus=0, range=10, ranged_damage=2)
HAWK = own("hawk", marks="- - dodge -", speed_type="flyer", attack_type="melee", attack_bonus=0)
DODGER = own("dodger", marks="- - dodge -", **FOOT)
GUARD = own("guard", marks="- - defend -", defense=17, **FOOT)
BULL = own("bull", marks="charge - - -", **FOOT)
COWARD = own("coward", marks="- - - demoralized", **FOOT)
CHIEF = own("chief", marks="- - - command", **FOOT)
SNAKE = own("snake", marks="- venom - -", **FOOT)
VAMP = own("vamp", marks="- vampirism - -", **FOOT)
MASTER = own("master", marks="- weapon_master - -", **FOOT)
SNEAK = own("sneak", marks="- sneak_attack - -", **FOOT)
SWEEPER = own("sweeper", marks="- sweep - -", **FOOT)
MENDER = own("mender", marks="- healing - -", **FOOT)
RAGE = own("rage", marks="- - - berserk", **FOOT)
WAVER = own(
    "waver", marks="- shockwave - -", speed_type="foot", attack_type="magic", attack_bonus=0, range=9, ranged_damage=2
)
FADING = own("fading", dial=[Click(8, 8, 15, 2, ("charge", "", "toughness", "")), Click(8, 8, 15, 2)] * 2, **FOOT)
NEXUS = own(
    "nexus", dial=[Click(8, 8, 15, 2, ("", "", "toughness", ""), nexus="charge", nexus_value="speed")] * 4, **FOOT
)
TWICE = own(
    "twice", dial=[Click(8, 8, 15, 2, ("", "", "toughness", ""), nexus="toughness", nexus_value="defense")] * 4, **FOOT
)
ZERO = own("zero", dial=[Click(8, 0, 15, 0)] * 4, **{**FOOT, "attack_bonus": 2})
LITTLE = own("little", dial=[Click(8, 1, 8, 2)] * 4, **{**FOOT, "attack_bonus": 2})
TOUGH = own("tough", marks="- - toughness -", **FOOT)
FREEZER = own("freezer", marks="- - - magic_freeze", speed_type="foot", attack_type="magic", range=10, ranged_damage=0)
FIGURES = [
    *(GRUNT, DEAR, LAST, BOW, HAWK, DODGER, GUARD, BULL, COWARD, CHIEF, SNAKE, VAMP, MASTER, SNEAK, SWEEPER, MENDER),
    *(RAGE, WAVER, FADING, NEXUS, TWICE, ZERO, LITTLE, TOUGH, FREEZER),
]


def field(ana: str, ben: str, dice: list[int] | None = None, **more: Any) -> Battle:
    """Ana's turn with two actions; somebody of each side stands apart."""
    options = {"rules": "mk2", "build_total": 200, **more.pop("options", {})}
    return battle(
        f"{ana} | A9 grunt 1,30", f"{ben} | B9 grunt 35,1", figures=FIGURES, options=options, dice=dice or [], **more
    )


FACE = "B1 {} 11.1,10 face=180"


# -- the turn --------------------------------------------------------------------------------------------------------


@rule("MK2-6.4")
def test_the_actions_of_a_turn_do_not_depend_on_who_is_left() -> None:
    s = field("A1 grunt 10,10 face=0", FACE.format("grunt"))
    assert s.state.actions == 2
    s.say("ana", "end_turn")
    one = battle("A1 grunt 3,3", "B1 grunt 30,30", figures=FIGURES, options={"rules": "mk2", "build_total": 200})
    one.say("ana", "end_turn")
    assert (s.state.actions, one.state.actions) == (2, 2)


@rule("MK2-6.9", "MK2-6.11", "MK2-6.13", "MK2-6.15", "MK2-0.1")
@pytest.mark.parametrize("second", ["move A2 path=5,9", "close A2 -> B2"])
def test_the_worked_example_of_an_action_phase(second: str) -> None:
    """A shot first, then a move or a blow of another: any mix, one after the other."""
    dice = [4, 3, 4, 3] if second.startswith("close") else [4, 3]
    s = field("A1 bow 10,10 face=0 | A2 grunt 5,5 face=0", "B1 grunt 18,10 face=180 | B2 grunt 6.1,5 face=180", dice)
    s.say("ana", "ranged A1 -> B1").says("hit", target="B1")
    assert s.state.left == 1
    if second.startswith("move"):
        s = field("A1 bow 10,10 face=0 | A2 grunt 5,5 face=0", "B1 grunt 18,10 face=180", [4, 3])
        s.say("ana", "ranged A1 -> B1").say("ana", second)
    else:
        s.say("ana", second).says("hit", target="B2")
    assert s.state.active == 1


@rule("MK2-6.22")
def test_a_turn_ends_by_itself_when_nothing_can_be_given_any_more() -> None:
    s = field("A1 grunt 10,10 face=0", "B1 grunt 30,30")
    s.say("ana", "move A1 face=90")
    assert s.state.active == 0
    s.say("ana", "move A9 face=90")
    assert s.state.active == 1


@rule("MK2-6.6", "MK2-R34", "MK2-33.3", "MK2-33.46", "MK2-33.27")
@pytest.mark.parametrize(("die", "actions"), [(5, 2), (6, 3)])
def test_command_heals_the_demoralized_and_may_give_an_action_in_the_command_phase(die: int, actions: int) -> None:
    """Venom strikes there too; both belong to Ben, whose command phase follows Ana's turn."""
    s = field(
        "A1 grunt 10,10 face=0",
        "B1 chief 20,20 | B2 coward 21.1,20 click=1 | B3 snake 8.9,10 face=0",
        [die],
    )
    s.say("ana", "end_turn")
    assert (s.figure("B2").click, s.state.actions, s.figure("A1").click) == (0, actions, 1)


@rule("MK2-10.4", "MK2-10.5", "MK2-30.9", "MK2-R15", "MK2-R31")
def test_who_dies_of_pushing_is_eliminated_and_scored() -> None:
    s = field("A1 last 10,10 face=0 tokens=1", FACE.format("last"), [4, 3])
    s.say("ana", "close A1 -> B1").says("eliminated", figure="B1").says("eliminated", figure="A1")
    assert (s.state.players[0].score, s.state.players[1].score) == (30, 30)


@rule("MK2-R16", "MK2-33.48", "MK2-R30")
@pytest.mark.parametrize(("tokens", "clicks"), [(0, 0), (1, 1)])
def test_a_frozen_token_counts_and_pushes_as_the_second(tokens: int, clicks: int) -> None:
    """The attack deals no damage; what follows the hit happens all the same."""
    s = field("A1 freezer 10,10 face=0", f"B1 grunt 18,10 face=180 tokens={tokens}", [4, 3, 4])
    s.say("ana", "ranged A1 -> B1 magic_freeze")
    assert (s.figure("B1").tokens, s.figure("B1").click) == (tokens + 1, clicks)


@rule("MK2-R29", "MK2-R30", "MK2-9.1", "MK2-9.4")
@pytest.mark.parametrize(("dice", "clicks"), [([6, 6], 1), ([6, 5], 0)])
def test_nothing_and_a_bonus_and_damage_of_nothing(dice: list[int], clicks: int) -> None:
    """0 and 2 and 11 are below 15; two sixes hit always and make the damage 1."""
    s = field("A1 zero 10,10 face=0", FACE.format("grunt"), dice).say("ana", "close A1 -> B1")
    assert s.figure("B1").click == clicks


@rule("MK2-9.3", "MK2-R29", "MK2-9.17")
def test_an_attack_below_nothing_is_nothing_and_then_the_bonus_is_added() -> None:
    """The salt candle takes 1 of an attack of magic: here a mage of 0 with a bonus of 2 needs 6 against 8."""
    mage = own(
        "mage0",
        dial=[Click(8, 0, 15, 2)] * 4,
        speed_type="foot",
        attack_type="magic",
        attack_bonus=2,
        range=10,
        ranged_damage=1,
    )
    lord = own("lord8", dial=[Click(8, 8, 8, 2)] * 4, rank="unique", item_slots=("charm",), **FOOT)
    for dice, hit in (([3, 3], True), ([3, 2], False)):
        s = battle(
            "A1 mage0 10,10 face=0 | A9 mage0 2,2",
            "B1 lord8 18,10 face=180",
            figures=[mage, lord],
            options={"rules": "mk2", "build_total": 200},
            items="I1 salt_candle B1",
            dice=dice,
        )
        s.say("ana", "ranged A1 -> B1").says("hit" if hit else "missed", target="B1")


# -- abilities over time ---------------------------------------------------------------------------------------------


@rule("MK2-11.1", "MK2-11.3", "MK2-33.1")
def test_an_ability_is_in_effect_as_long_as_it_shows() -> None:
    s = field("A1 grunt 10,10 face=0 | A2 grunt 12.2,10 face=180", FACE.format("fading"), [4, 3, 4, 3])
    s.say("ana", "close A1 -> B1")
    assert s.figure("B1").click == 1  # 2 and Toughness
    s.say("ana", "close A2 -> B1")
    assert s.figure("B1").click == 3  # none on the second click


@rule("MK2-11.4", "MK2-11.10", "MK2-R36", "MK2-33.5")
def test_an_optional_ability_is_cancelled_to_the_end_of_the_turn_and_its_ban_with_it() -> None:
    s = field("A1 bull 10,10 face=0", "B1 grunt 14,10 face=180", [4, 3])
    s.refused("ana", "surge A1 path=12.9,10 -> B1", "charges_instead", "MK2-19.16")
    s.say("ana", "cancel A1 charge").say("ana", "surge A1 path=12.9,10 -> B1")
    assert s.figure("A1").cancelled == ("charge",)
    s.say("ana", "end_turn")
    assert s.figure("A1").cancelled == ()


@rule("MK2-11.4", "MK2-R35", "MK2-17.13", "MK2-P3")
def test_a_defenders_cancellation_lasts_for_the_turn_in_progress() -> None:
    s = field("A1 grunt 10,10 face=0", FACE.format("dodger"), [4, 3])
    s.say("ben", "cancel B1 dodge").say("ana", "close A1 -> B1").says("hit", target="B1")
    assert s.figure("B1").click == 2
    s.say("ana", "end_turn")
    assert s.figure("B1").cancelled == ()


@rule("MK2-11.5", "MK2-33.33", "MK2-33.41", "MK2-33.44")
@pytest.mark.parametrize(("who", "ability"), [("coward", "demoralized"), ("rage", "berserk"), ("tough", "toughness")])
def test_what_is_not_optional_cannot_be_cancelled(who: str, ability: str) -> None:
    field(f"A1 {who} 10,10", "B1 grunt 30,30").refused("ana", f"cancel A1 {ability}", "not_optional")


@rule("MK2-11.11")
def test_nothing_is_cancelled_while_a_roll_to_break_away_is_open() -> None:
    s = field("A1 grunt 10,10 face=0 | A2 grunt 10,11.1 face=0 | A3 bull 10,12.2 face=0", "B1 grunt 8.9,12.2", [4])
    s.say("ana", "formation A1,A2,A3")
    s.refused("ana", "cancel A3 charge", "decision_open")


@rule("MK2-11.6", "MK2-11.7")
def test_a_nexus_ability_is_an_ability_of_the_value_it_points_to() -> None:
    s = field("A1 nexus 10,10 face=0", "B1 grunt 18.9,10 face=180", [4, 3])
    s.say("ana", "charge A1 path=17.8,10 -> B1").says("hit", target="B1")
    double = field("A1 nexus 10,10 face=0", "B1 grunt 30,30")
    double.say("ana", "move A1 double path=10,26")
    assert double.place("A1")[1] == 26_000


@rule("MK2-11.8")
def test_the_same_ability_twice_counts_once() -> None:
    s = field("A1 grunt 10,10 face=0", FACE.format("twice"), [4, 3]).say("ana", "close A1 -> B1")
    assert s.figure("B1").click == 1


@rule("MK2-11.12", "MK2-23.4", "MK2-33.34")
@pytest.mark.parametrize(("captor", "dice", "hit"), [("", [4, 4], False), (" captor=A2", [4, 3], True)])
def test_the_abilities_of_a_captive_are_ignored(captor: str, dice: list[int], hit: bool) -> None:
    """The guard lends its defense of 17 as long as it is free."""
    s = field(
        "A1 grunt 10,10 face=0 | A2 grunt 11.1,12.2", f"B1 grunt 11.1,10 face=180 | B2 guard 11.1,11.1{captor}", dice
    )
    s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")


@rule("MK2-11.2", "MK2-33.21")
@pytest.mark.parametrize("die", [1, 4])
def test_a_weapon_master_deals_a_die(die: int) -> None:
    s = field("A1 master 10,10 face=0", FACE.format("grunt"), [4, 3, die]).say("ana", "close A1 -> B1 weapon_master")
    assert s.figure("B1").click == die


@rule("MK2-33.25", "MK2-17.2")
def test_vampirism_heals_one_when_a_blow_deals_damage() -> None:
    s = field("A1 vamp 10,10 face=0 click=2", FACE.format("grunt"), [4, 3]).say("ana", "close A1 -> B1")
    assert s.figure("A1").click == 1


@rule("MK2-33.28")
@pytest.mark.parametrize(("face", "clicks"), [(0, 4), (180, 2)])
def test_a_sneak_attack_from_behind_doubles_the_damage(face: int, clicks: int) -> None:
    s = field("A1 sneak 10,10 face=0", f"B1 grunt 11.1,10 face={face}", [4, 3]).say("ana", "close A1 -> B1")
    assert s.figure("B1").click == clicks


@rule("MK2-33.29", "MK2-19.17", "MK2-23.11")
def test_a_sweep_strikes_all_before_it_and_gang_up_is_counted_for_each() -> None:
    """A2 supports against B1 alone: 8 and 6 and 1 hit it, 8 and 6 miss B2; both stand in the front of 180 degrees."""
    wide = own("wide", arc=180, marks="- sweep - -", **FOOT)
    s = battle(
        "A1 wide 10,10 face=0 | A2 grunt 12.2,10 face=180 | A9 grunt 1,30",
        "B1 grunt 11.1,10 face=180 | B2 grunt 10,11.1 face=270 | B9 grunt 35,1",
        figures=[*FIGURES, wide],
        options={"rules": "mk2", "build_total": 200},
        dice=[3, 3],
    )
    s.refused("ana", "close A1 sweep capture", "mode_cannot_capture")
    s.say("ana", "close A1 sweep").says("hit", target="B1").says("missed", target="B2")


@rule("MK2-33.20", "MK2-18.14")
@pytest.mark.parametrize(("dice", "click"), [([4, 3], 1), ([4, 2], 3)])
def test_healing_rolls_against_the_defense_and_gives_the_damage_value(dice: list[int], click: int) -> None:
    s = field("A1 mender 10,10 face=0 | A2 grunt 11.1,10 click=3", "B1 grunt 30,30", dice).say("ana", "heal A1 -> A2")
    assert s.figure("A2").click == click


@rule("MK2-33.24", "MK2-33.6")
@pytest.mark.parametrize(("second", "clicks"), [("14,10", 1), ("15.01,10", 2)])
def test_a_shockwave_reaches_half_the_range_rounded_up_on_all_sides(second: str, clicks: int) -> None:
    """Half of 9 is 5; two or more take 1 each, a single one the ranged damage."""
    s = field("A1 waver 10,10 face=90", f"B1 grunt 10,5 face=90 | B2 grunt {second} face=180", [4, 3])
    s.say("ana", "ranged A1 shockwave")
    assert (s.figure("B1").click, s.figure("B2").click) == (clicks, 1 if clicks == 1 else 0)


@rule("MK2-33.40", "MK2-33.4")
def test_the_starting_position_is_no_ability_and_shares_its_window() -> None:
    """The first click is marked; an ability may show in the same window, and none does for the mark."""
    s = field("A1 rage 10,10 face=0", FACE.format("grunt"), [4, 3]).say("ana", "close A1 -> B1")
    seen = {one.id: one.abilities for one in s.game.view(s.state, None).figures}
    assert (seen["A1"], seen["B1"]) == (("", "", "", "berserk"), ("", "", "", ""))
    assert s.figure("B1").click == 2


@rule("MK2-33.43", "MK2-23.11")
def test_battle_fury_takes_no_prisoners_and_is_none() -> None:
    fury = own("fury", marks="- - - battle_fury", **FOOT)
    for attacker, target, key in (("fury", "grunt", "cannot_capture"), ("grunt", "fury", "cannot_be_captured")):
        s = battle(
            f"A1 {attacker} 10,10 face=0", FACE.format(target), figures=[*FIGURES, fury], options={"rules": "mk2"}
        )
        s.refused("ana", "close A1 -> B1 capture", key)


@rule("MK2-23.16", "MK2-33.44")
def test_a_captor_that_becomes_demoralized_keeps_its_captive() -> None:
    weak = own("weak", dial=[Click(8, 8, 15, 2), *[Click(6, 6, 13, 1, ("", "", "", "demoralized"))] * 3], **FOOT)
    s = battle(
        "A1 grunt 10,10 face=0 | A2 grunt 12.2,10 captor=B1 | A9 grunt 1,30",
        "B1 weak 11.1,10 face=180 | B9 grunt 35,1",
        figures=[*FIGURES, weak],
        options={"rules": "mk2", "build_total": 200},
        dice=[4, 3],
    )
    s.say("ana", "close A1 -> B1")
    assert s.figure("A2").captor == "B1"


# -- players who are out, the end ------------------------------------------------------------------------------------


@rule("MK2-29.2", "MK2-29.5", "MK2-1.4")
def test_a_player_is_out_and_the_team_goes_on() -> None:
    s = battle(
        "A1 grunt 10,10 face=0 | A9 grunt 1,30",
        "B1 last 11.1,10 face=180 | B2 coward 20,20",
        "C1 grunt 3,3",
        "D1 grunt 30,3",
        figures=FIGURES,
        options={"rules": "mk2", "build_total": 200, "teams": "alternate"},
        dice=[4, 3],
    )
    s.say("ana", "close A1 -> B1").says("player_eliminated", seat=1)
    assert s.figure("B2").status == "eliminated"
    assert (s.state.phase, s.state.players[0].score) == ("play", 50)


@rule("MK2-29.7")
def test_who_is_declared_absent_in_his_turn_leaves_and_nothing_is_checked() -> None:
    laid = "O1 20,20 | O2 20,12 | O3 20,28"
    s = battle(
        "A1 grunt 21.3,20 | A2 grunt 3,3",
        "B1 grunt 30,30",
        "C1 grunt 3,30",
        figures=FIGURES,
        options={"rules": "mk2", "build_total": 200},
        objectives=f"{laid} | O4 12,20",
    )
    s.act(None, Absent(0)).says("withdrew", seat=0)
    assert s.state.objectives[0].status == "neutral"
    assert s.state.active == 1


@rule("MK2-30.7", "MK2-30.11", "MK2-27.9")
def test_victory_points_of_eliminations_captives_and_survivors() -> None:
    """30 for B1 at once; at the end 20 for each own figure that stands and was there all the time."""
    s = field("A1 grunt 10,10 face=0", FACE.format("last"), [4, 3], items="", domains=["harvest_fog"])
    s.say("ana", "close A1 -> B1").act(None, Agreed())
    assert s.state.totals == (30 + 20 + 20, 20)


@rule("MK2-32.4", "MK2-32.5", "MK2-P13")
@pytest.mark.parametrize(("die", "allowed"), [(3, False), (4, True)])
def test_the_die_of_a_dispute(die: int, allowed: bool) -> None:
    s = field("A1 grunt 10,10", "B1 grunt 30,30", [die]).act(None, Dispute(1, "Does it fit?"))
    s.says("dispute", die=die, allowed=allowed)


@rule("MK2-32.1", "MK2-H3", "MK2-H6", "MK2-H1")
def test_nobody_looks_ahead_on_a_dial() -> None:
    """Two figures that differ in later clicks alone look the same to all; with open dials the click is told."""
    one, other = (
        own("same", dial=[Click(8, 8, 15, 2), later], **FOOT) for later in (Click(5, 5, 12, 1), Click(9, 9, 16, 3))
    )
    views = []
    for figure in (one, other):
        s = battle("A1 same 10,10", "B1 same 20,20", figures=[figure], options={"rules": "mk2"})
        views.append([s.game.view(s.state, viewer).figures for viewer in (0, 1, None)])
    assert views[0] == views[1]
    shown = battle(
        "A1 grunt 10,10 click=1", "B1 grunt 20,20", figures=FIGURES, options={"rules": "mk2", "open_dials": True}
    )
    assert shown.game.view(shown.state, 1).figures[0].clicks == (2, 4)


# -- by post ---------------------------------------------------------------------------------------------------------


@rule("MK2-P2", "MK2-H9", "MK2-H5")
@pytest.mark.parametrize(("order", "facing"), [("", 18_000), ("order spin=hold", 0)])
def test_the_standing_order_of_the_spin(order: str, facing: int) -> None:
    s = field("A1 grunt 10,10 face=0", "B1 grunt 14,10 face=0")
    if order:
        s.say("ben", order)
    s.say("ana", "move A1 path=12.9,10")
    assert s.figure("B1").facing == facing
    assert s.state.active == 0


@rule("MK2-P4")
@pytest.mark.parametrize(("order", "dice", "hit"), [("", [4, 3, 4], False), ("order dodge=off", [4, 3], True)])
def test_the_standing_order_of_dodge(order: str, dice: list[int], hit: bool) -> None:
    s = field("A1 grunt 10,10 face=0", FACE.format("dodger"), dice)
    if order:
        s.say("ben", order)
    s.say("ana", "close A1 -> B1")
    assert (s.figure("B1").click == 2) is hit


@rule("MK2-P4", "MK2-33.34")
@pytest.mark.parametrize(("order", "hit"), [("", False), ("order defend=never", True)])
def test_the_standing_order_of_defend(order: str, hit: bool) -> None:
    s = field("A1 grunt 10,10 face=0", "B1 grunt 11.1,10 face=180 | B2 guard 12.2,10", [4, 3])
    if order:
        s.say("ben", order)
    s.say("ana", "close A1 -> B1").says("hit" if hit else "missed", target="B1")


@rule("MK2-P7", "MK2-P9", "MK2-8.16", "MK2-20.7", "MK2-P12")
def test_a_preview_tells_the_numbers_and_changes_nothing() -> None:
    s = field("A1 grunt 10,10 face=0", FACE.format("grunt"))
    before = s.match.position
    action = s.game.parse("close A1 -> B1", s.state, 0, None)
    preview = s.game.preview(s.state, 0, action)
    assert preview is not None and preview.key == "attack"
    assert s.match.position == before


@rule("MK2-X1")
@pytest.mark.parametrize("line", ["move A1 path=12,17.5 face=80", "move A2 face=200", "close A2 -> B1"])
def test_plain_moves_and_blows_lead_to_the_same_in_both_editions(line: str) -> None:
    """In the open, figures on single bases on foot, without bonus, objective, item and domain."""
    found = []
    for rules in ("mku", "mk2"):
        s = battle(
            "A1 grunt 10,10 face=0 | A2 grunt 20,20 face=0 | A3 grunt 2,2",
            "B1 grunt 21.1,20 face=180 | B2 grunt 33,33",
            figures=FIGURES,
            options={"rules": rules, "build_total": 200},
            dice=[4, 3] if line.startswith("close") else [],
        )
        s.say("ana", line)
        found.append([(one.id, one.x, one.y, one.facing, one.click, one.tokens) for one in s.state.figures])
    assert found[0] == found[1]


@rule("MK2-0.3", "MK2-33.53", "MK2-33.2", "MK2-33.11")
def test_what_unlimited_calls_a_use_of_a_move_is_a_special_action_here() -> None:
    mend = own("mend", marks="quickness - regeneration -", **FOOT)
    s = battle(
        "A1 mend 10,10 click=2 | A2 mend 3,3",
        "B1 mend 30,30",
        figures=[mend],
        options={"rules": "mk2", "build_total": 200},
        dice=[4],
    )
    s.refused("ana", "quick regenerate A1", "quickness_gives_a_move", "MK2-33.11")
    s.say("ana", "regenerate A1")
    assert (s.figure("A1").click, s.state.left) == (0, 1)


@rule("MK2-4.6", "MK2-26.1", "MK2-26.23")
def test_a_piece_of_any_outline_is_one_piece_of_its_kind() -> None:
    s = field("A1 grunt 10,10 face=0", "B1 grunt 30,30", terrain="T1 hindering 20,20", templates=[square("hindering")])
    (piece,) = s.game.view(s.state, None).pieces
    assert (piece.id, piece.kind, len(piece.polygon)) == ("T1", "hindering", 4)


@rule("MK2-34.3", "MK2-15.5")
def test_subfactions_rest_in_double_time() -> None:
    walker = own("walker", subfaction="mosswalkers", allegiance="pathfinders", **FOOT)
    s = battle(
        "A1 walker 10,10 face=0 | A2 walker 3,3",
        "B1 walker 30,30",
        figures=[walker],
        templates=[square("hindering")],
        terrain="T1 hindering 14,10",
        options={"rules": "mk2", "build_total": 200},
    )
    s.say("ana", "move A1 double path=26,10")
    assert s.place("A1")[0] == pytest.approx(12_550, abs=1)
