"""Flight from a duel: who may, test, hexes, safety, what it leaves and what it leads to (AL-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.albion.actions import Flee
from bot.games.albion.fights.odds import at_least
from bot.games.albion.state import Fight
from tests.support.joust import Joust, scene
from tests.support.rules import rule

ANA = "1.1 gawain @G17 S=16 sword mail"
BEN = "2.1 lancelot @H17 S=14 sword mail"
RIDER = ANA + " horse"
PASSED, FAILED = (5, 5, 4), (5, 4, 4)
"""A test against a Strength of 14."""


def chased(dice: Sequence[int] = (), ana: str = ANA, ben: str = BEN, **more: Any) -> Joust:
    """Gawain has the initiative and Lancelot at his heels."""
    s = scene("declare", ana=ana, ben=ben, dice=dice, **more)
    s.say("ana", "declare 1.1: 2.1").say("ben", "declare none")
    return s.say("cyr", "declare none") if s.state.phase == "declare" else s


def offered(s: Joust) -> set[str]:
    """The hexes from which ana may choose."""
    ask = s.ask("ana")
    assert ask.key == "flee_to"
    return {one.id for one in ask.options}


def chance(s: Joust) -> int:
    """What ana is told of her chance before she decides."""
    return next(one.chance for one in s.match.view(0).choices if isinstance(one.action, Flee))


# -- who may, and the test -----------------------------------------------------------------------------------------


@rule("AL-18.1")
def test_only_who_has_the_initiative_may_flee_instead_of_attacking() -> None:
    s = chased(FAILED).refused("ben", "flee", "fight_not_waiting", "AL-12.1")
    s.say("ana", "flee")
    assert s.fight.turns == 1 and s.to_act == ["ben"]


@rule("AL-18.2", "AL-18.9")
def test_a_rider_flees_three_hexes_from_a_man_on_foot_without_a_roll() -> None:
    s = chased(ana=RIDER).say("ana", "flee").silent("flee_tested")
    assert offered(s) == {"D17", "D18", "E19", "D16", "E15", "E14"}
    s.say("ana", "E15").says("fled", pawn="1.1", hex="E15").says("fight_ended")
    knight = s.knight("1.1")
    assert (knight.hex, knight.transport, s.state.fight) == ("E15", "horse", None)
    assert s.has("1.1") == ["sword", "mail"] and s.knight("2.1").hex == "H17"


@rule("AL-18.2", "AL-18.4")
def test_without_a_safe_hex_he_stays_and_has_lost_his_attack() -> None:
    s = chased(ana="1.1 gawain @A17 S=16 horse sword mail", ben=BEN.replace("H17", "B17"))
    s.say("ana", "flee").says("nowhere_to_flee", pawn="1.1")
    assert s.knight("1.1").hex == "A17" and s.fight.initiative == "2.1" and s.fight.turns == 1


@rule("AL-18.3", "AL-18.4", "AL-12.7")
@pytest.mark.parametrize(("dice", "passed"), [(PASSED, True), (FAILED, False)])
@pytest.mark.parametrize("horse", ["", " horse"])
def test_among_equals_a_test_against_unmodified_strength(dice: tuple[int, ...], passed: bool, horse: str) -> None:
    s = chased(dice, ana=ANA + horse, ben=BEN + " damage=3" + horse).say("ana", "flee")
    s.says("flee_tested", need=14, total=sum(dice), passed=passed)
    if passed:
        ends = (
            {"C16", "C17", "C18", "D14", "D15", "D19", "E13"} if horse else {"D16", "D17", "D18", "E14", "E15", "E19"}
        )
        assert offered(s) == ends
    else:
        assert s.fight.initiative == "2.1" and s.knight("1.1").hex == "G17"


@rule("AL-18.4")
def test_a_passed_test_without_a_safe_hex_costs_the_attack_too() -> None:
    s = chased(PASSED, ana="1.1 gawain @A17 S=16 sword mail", ben=BEN.replace("H17", "B17"))
    s.say("ana", "flee").says("flee_tested", passed=True).says("nowhere_to_flee")
    assert s.fight.initiative == "2.1"


@rule("AL-18.5")
def test_from_a_rider_nobody_flees_on_foot() -> None:
    s = chased(ben=BEN + " horse").refused("ana", "flee", "flight_from_riders", "AL-18.5")
    assert not [one for one in s.match.view(0).choices if isinstance(one.action, Flee)]


@rule("AL-18.3", "AL-21.6", "AL-21.8")
def test_the_ring_of_luned_adds_three_to_the_test_and_is_seen_then() -> None:
    s = chased((4, 4, 3), ana=ANA + " ring_of_luned")
    assert chance(s) == at_least(11)
    s.say("ana", "flee").says("object_shown", pawn="1.1", token="ring_of_luned")
    s.says("flee_tested", bonus=3, total=14, need=14, passed=True).asks("ana", "flee_to")
    s = chased(ana=RIDER + " ring_of_luned").say("ana", "flee").silent("object_shown").asks("ana", "flee_to")


@rule("AL-18.13")
def test_he_is_told_whether_there_is_a_hex_to_flee_to_before_he_decides() -> None:
    assert chance(chased(ana=RIDER)) == 10_000
    assert chance(chased()) == at_least(14)
    nowhere = chased(FAILED, ana="1.1 gawain @A17 S=16 sword mail", ben=BEN.replace("H17", "B17"))
    assert chance(nowhere) == 0
    nowhere.say("ana", "flee").says("flee_tested")  # allowed anyway


# -- hexes ---------------------------------------------------------------------------------------------------------


@rule("AL-18.6", "AL-R37")
def test_the_length_of_the_way_counts_and_own_pawns_may_be_passed() -> None:
    # E17 is two hexes away, and safe once an own pawn keeps the pursuer off F17
    s = chased(ana=RIDER + " | 1.2 kay @F17 sword").say("ana", "flee")
    assert "E17" in offered(s) and "F17" not in offered(s)
    assert "E17" not in offered(chased(ana=RIDER).say("ana", "flee"))


@rule("AL-18.6")
@pytest.mark.parametrize(("blocker", "free"), [({"cyr": "3.1 tristan @B19"}, False), ({}, True)])
def test_enemy_pawns_close_the_way(blocker: dict[str, str], free: bool) -> None:
    # from D19 the only way of three hexes out of reach leads along the southern edge to A19
    own = "" if blocker else " | 1.2 kay @B19 sword"
    s = chased(ana="1.1 gawain @D19 S=16 horse sword mail" + own, ben=BEN.replace("H17", "D18"), **blocker)
    s.say("ana", "flee").says("fled" if free else "nowhere_to_flee", pawn="1.1")
    assert s.knight("1.1").hex == ("A19" if free else "D19")


@rule("AL-18.6")
def test_an_occupied_hex_is_no_end_and_the_lake_no_way() -> None:
    s = chased(ana=RIDER + " | 1.2 kay @D17 sword").say("ana", "flee")
    assert offered(s) == {"D18", "E19", "D16", "E15", "E14"}
    s = chased(PASSED, ana="1.1 gawain @G15 S=16 sword mail", ben=BEN.replace("H17", "H15")).say("ana", "flee")
    assert all(s.board.hex(one).terrain == "land" for one in offered(s))


@rule("AL-18.6", "AL-6.4")
def test_a_hex_behind_a_border_is_possible_as_the_last_one_only() -> None:
    # of the rows of Galehot's Land the first, 13, is three hexes from C16 and two from C15
    s = chased(PASSED, ana="1.1 gawain @C16 S=16 sword mail", ben="2.1 lancelot @C17 S=14 sword mail").say(
        "ana", "flee"
    )
    assert {one for one in offered(s) if s.board.hex(one).region == "galehot"} == {"B13", "C13", "D13", "E13"}
    s = chased([*PASSED, 3, 4], ana="1.1 gawain @C15 S=16 sword mail", ben="2.1 lancelot @C16 S=14 sword mail").say(
        "ana", "flee"
    )
    s.says("fled", hex="A13").says("fate_rolled")
    assert s.state.fight is None


@rule("AL-18.7")
@pytest.mark.parametrize(
    ("third", "safe"),
    [
        ({}, False),
        ({"cyr": "3.1 tristan @G16"}, True),
        ({"ben": BEN + " | 2.2 ector @G16"}, False),
        ({"ben": BEN + " | 2.2 ector @G15"}, True),
    ],
)
def test_the_reach_of_the_pursuer_is_stopped_by_others_and_passes_his_own(third: dict[str, str], safe: bool) -> None:
    # next to F14 he could stand on G15 only, by way of G16
    s = chased(ana=RIDER, **third).say("ana", "flee")
    assert ("F14" in offered(s)) == safe


@rule("AL-18.7")
def test_borders_stop_the_pursuer_too() -> None:
    # C11 is three hexes from C14: he would have to stop on row 13
    s = chased(PASSED, ana="1.1 gawain @C13 S=16 sword mail", ben=BEN.replace("H17", "C14")).say("ana", "flee")
    assert {"B11", "C11", "D11", "E11"} < offered(s)


@rule("AL-18.8", "AL-D22")
def test_silence_goes_farthest_from_all_enemies_then_nearest_to_the_castle_then_by_label() -> None:
    s = chased(ana=RIDER).say("ana", "flee").asks("ana", "flee_to")
    assert s.ask("ana").default == ("D17",)  # all four away; D17 and D18 are two from C19
    s.times_out("ana").says("fled", hex="D17")
    s = chased(ana=RIDER, cyr="3.1 tristan @B17").say("ana", "flee")
    assert s.ask("ana").default == ("E19",)  # E19, E15 and E14 are four from both, E19 two from C19


@rule("AL-18.11", "AL-11.1")
def test_who_fights_in_a_boat_flees_on_foot_and_leaves_it() -> None:
    s = chased(PASSED, ana="1.1 gawain @F14 S=16 boat sword mail", ben=BEN.replace("H17", "F15"))
    s.say("ana", "flee").says("flee_tested", need=14).says("fled", hex="I14")
    assert s.knight("1.1").transport == "foot" and s.lies("F14") == ["boat", "boat"]  # his and the one that lay there


@rule("AL-18.12", "AL-15.8")
def test_who_has_been_thrown_counts_as_on_foot_and_so_does_his_horse() -> None:
    ana = RIDER.replace("sword", "axe")
    s = chased([1, 1, 2], ana=ana, ben=BEN + " horse").say("ana", "strike").say("ben", "none").says("unhorsed")
    s.say("ana", "flee").silent("flee_tested")
    assert offered(s) == {"D17", "D18", "E19", "D16", "E15", "E14"}
    s.say("ana", "D17").asks("ben", "mount_again").say("ben", "yes")
    s = chased([1, 1, 2, *PASSED], ana=RIDER.replace("16", "13"), ben=BEN.replace("sword", "axe"))
    s.say("ben", "strike").say("ana", "none").says("unhorsed", pawn="1.1").say("ben", "pass")
    s.say("ana", "flee").says("flee_tested", need=14)
    s.say("ana", "D17").says("fled").silent("mounted_again")
    assert s.knight("1.1").transport == "foot" and s.lies("G17") == ["horse"]


# -- into a dangerous land -----------------------------------------------------------------------------------------

NORTHWARD = {"ana": "1.1 gawain @C16 S=16 sword mail", "ben": "2.1 lancelot @C17 S=14 sword mail"}


@rule("AL-18.10", "AL-R38")
def test_flight_over_a_border_reads_a_card_at_once_after_the_fight() -> None:
    s = chased([*PASSED, 3, 6], treasury={"ana": 3}, **NORTHWARD).say("ana", "flee").say("ana", "D13")
    s.says("fate_rolled", pawn="1.1", land="galehot", card="gift")
    assert s.sequence("fled", "fight_ended", "fate_rolled") == ["fled", "fight_ended", "fate_rolled"]
    assert s.state.seats[0].treasury == 5


@rule("AL-18.10", "AL-9.2")
def test_nobody_reads_two_cards_a_round() -> None:
    more = {**NORTHWARD, "ana": NORTHWARD["ana"] + " read_card"}
    s = chased(PASSED, **more).say("ana", "flee").say("ana", "D13").says("fled", hex="D13").silent("fate_rolled")
    assert s.knight("1.1").hex == "D13"


@rule("AL-18.10")
def test_within_the_land_no_card_is_read_but_out_and_in_again_one_is() -> None:
    inside = "1.1 gawain @C13 S=16 sword mail"
    s = chased(PASSED, ana=inside, ben=BEN.replace("H17", "C14")).say("ana", "flee").say("ana", "C11")
    s.says("fled", hex="C11").silent("fate_rolled")
    # held up on B12 and B13, he comes to A13 by way of B14 and A14 only
    others = {"ben": BEN.replace("H17", "C12"), "cyr": "3.1 tristan @B12 | 3.2 dinadan @B13"}
    s = (
        chased([*PASSED, 3, 4], ana=inside, **others)
        .say("ana", "flee")
        .say("ana", "A13")
        .says("fate_rolled", card="quiet")
    )
    assert s.knight("1.1").hex == "A13"


@rule("AL-18.10", "AL-10.12", "AL-16.17")
def test_who_is_caught_in_his_flight_is_ransomed_and_comes_at_the_end_of_the_phase() -> None:
    s = chased([*PASSED, 1, 1, 4], treasury={"ana": 10}, **NORTHWARD).say("ana", "flee").say("ana", "D13")
    s.asks("ana", "event_ransom").say("ana", "yes").says("returned", pawn="1.1", hex="C19")
    assert s.state.seats[0].treasury == 6 and s.lies("D13") == ["sword", "mail"]


@rule("AL-18.10", "AL-9.1")
def test_of_several_who_fled_the_lead_seat_reads_first() -> None:
    fled = {"ana": "2.1 lancelot @C13 entered=galehot", "ben": "1.1 gawain @E13 entered=galehot"}
    s = scene("fights", **fled, fields={"fight": Fight([], step="over", melee=True)}, dice=[3, 4, 3, 4])
    assert [one["pawn"] for one in s.told("fate_rolled")] == ["2.1", "1.1"]
