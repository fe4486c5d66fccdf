"""Fights of three or more: order, pair initiatives, passes, flight, capitulation, their end (AL-19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.albion.actions import Strike
from tests.support.joust import Joust, duel, scene
from tests.support.rules import rule

ANA = "1.1 gawain @C17 S=16 sword mail"
BEN = "2.1 lancelot @D17 S=14 sword mail"
CYR = "3.1 tristan @C16 S=15 sword mail"
"""Each a neighbour of both others; in order ana, cyr, ben; M 13, 11, 12."""
FACING = ("declare 1.1: 2.1", "declare 2.1: 3.1")
HIT, MISS = (1, 1, 2), (6, 6, 5)


def melee(
    dice: Sequence[int] = (),
    ana: str = ANA,
    ben: str = BEN,
    cyr: str = CYR,
    says: tuple[str, str] = ("declare 1.1: 2.1,3.1", "declare none"),
    **more: Any,
) -> Joust:
    """A fight of three sides in which nobody has done anything yet."""
    s = scene("declare", ana=ana, ben=ben, cyr=cyr, dice=dice, **more)
    s.say("ana", says[0]).say("ben", says[1])
    return s.say("cyr", "declare none") if "cyr" in s.to_act and s.state.phase == "declare" else s


def holder(s: Joust, one: str, other: str) -> str:
    """Who has the initiative of a pair; empty: not set."""
    return s.fight.pairs.get(" ".join(sorted((one, other))), "")


# -- order and passes ----------------------------------------------------------------------------------------------


@rule("AL-19.2", "AL-19.3", "AL-11.6")
def test_the_order_is_fixed_by_strength_and_no_pair_has_the_initiative() -> None:
    s = melee().says("fight_started", several=True).says("order_fixed", members=("1.1", "3.1", "2.1"))
    assert s.fight.melee and not s.fight.pairs and s.to_act == ["ana"]


@rule("AL-19.2")
@pytest.mark.parametrize(("weapon", "first"), [("estoc", "3.1"), ("knights_mace", "2.1")])
def test_equal_strength_goes_by_modified_strength_without_the_horse(weapon: str, first: str) -> None:
    # the rider has 15 - 1 - 1 = 13 or 15 - 1 = 14, the man on foot 14 or 13
    ben = f"2.1 lancelot @D17 S=15 {weapon} leather horse"
    cyr = f"3.1 tristan @C16 S=15 {'knights_mace' if weapon == 'estoc' else 'estoc'} leather"
    assert melee(ben=ben, cyr=cyr).fight.order[1] == first


@rule("AL-19.2")
def test_further_ties_go_by_the_die_lower_seat_first() -> None:
    s = melee([2, 5], ben="2.1 lancelot @D17 S=15 sword mail")
    assert [(one["pawn"], one["die"]) for one in s.told("initiative_rolled")] == [("2.1", 2), ("3.1", 5)]
    assert s.fight.order == ["1.1", "3.1", "2.1"]


@rule("AL-19.4", "AL-19.7", "AL-19.6", "AL-R39")
def test_each_makes_one_attack_in_turn_and_who_defended_waits_for_his_place() -> None:
    s = melee([*HIT, *HIT, *MISS, *MISS]).say("ana", "strike 2.1").say("ben", "parry")
    assert holder(s, "1.1", "2.1") == "2.1" and s.to_act == ["cyr"]
    s.say("cyr", "strike 1.1").says("strike_rolled", hit=False)
    assert holder(s, "1.1", "3.1") == "1.1" and s.to_act == ["ben"]
    s.say("ben", "strike 1.1")
    assert s.to_act == ["ana"] and s.fight.rounds == 1 and holder(s, "1.1", "2.1") == "1.1"


@rule("AL-19.6")
def test_a_hit_gives_the_attacker_the_initiative_of_the_pair() -> None:
    s = melee([*HIT, 1, 1, 1]).say("ana", "strike 2.1").say("ben", "none")
    assert s.fight.pairs == {"1.1 2.1": "1.1"} and s.to_act == ["cyr"]


@rule("AL-19.1")
def test_only_neighbours_can_be_struck_or_enchanted() -> None:
    # mages in a row: C17, D17, E17
    s = melee(
        ana="1.1 gawain @C17 S=12 P=14 sword leather",
        cyr="3.1 tristan @E17 S=10 sword leather",
        ben="2.1 lancelot @D17 S=11 sword leather",
        says=("declare 1.1: 2.1", "declare 2.1: 3.1"),
    )
    assert s.fight.order == ["1.1", "2.1", "3.1"]
    s.refused("ana", "strike 3.1", "foe_not_near", "AL-19.1", target="3.1")
    s.refused("ana", "cast thunderbolt plus 3.1", "foe_not_near", "AL-20.14", target="3.1")
    assert {one.action.target for one in s.match.view(0).choices if hasattr(one.action, "target")} == {"2.1"}


@rule("AL-19.1", "AL-11.2")
def test_nobody_strikes_his_own_side() -> None:
    s = melee(
        cyr="3.1 tristan @M14",
        ana=ANA + " | 1.2 kay @C16 S=15 sword mail",
        says=("declare 1.1: 2.1 / 1.2: 2.1", "declare none"),
    )
    s.refused("ana", "strike 1.2", "no_enemy", "AL-11.2", target="1.2")


@rule("AL-19.5", "AL-19.8", "AL-19.9", "AL-19.10")
def test_whom_he_may_attack_is_a_matter_of_the_pairs() -> None:
    s = melee([*MISS, *MISS]).say("ana", "strike 2.1")  # ben has it now
    s.say("cyr", "pass").say("ben", "pass")
    s.refused("ana", "strike 2.1", "foe_has_initiative", "AL-19.5", target="2.1")
    assert [one.action.target for one in s.match.view(0).choices if isinstance(one.action, Strike)] == ["3.1"]
    s.say("ana", "strike 3.1").say("cyr", "pass").say("ben", "pass")
    assert not [one for one in s.match.view(0).choices if isinstance(one.action, Strike)]
    s.say("ana", "pass")
    assert {one.action.target for one in s.match.view(2).choices if isinstance(one.action, Strike)} == {"1.1", "2.1"}


@rule("AL-19.9", "AL-D17")
def test_who_may_attack_nobody_and_says_nothing_passes_with_his_weapon_in_hand() -> None:
    s = melee([*MISS, *MISS], ana=ANA + " knights_mace").say("ana", "sword").say("ana", "strike 2.1")
    s.say("cyr", "pass").say("ben", "pass").say("ana", "strike 3.1").say("cyr", "pass").say("ben", "pass")
    s.times_out("ana").says("passed", pawn="1.1").silent("equipment_changed")


@rule("AL-19.19", "AL-19.16")
def test_a_pass_changes_no_initiative_and_a_whole_pass_of_them_ends_the_fight() -> None:
    s = melee(MISS).say("ana", "strike 2.1").say("cyr", "pass").say("ben", "pass")
    assert s.fight.pairs == {"1.1 2.1": "2.1"} and s.fight.rounds == 1
    s.say("ana", "pass").say("cyr", "pass")
    assert s.state.fight is not None
    s.say("ben", "pass").says("fight_without_result", how="given_up").says("fight_ended")


@rule("AL-19.15")
def test_changing_the_weapon_uses_the_attack_and_leaves_the_pairs() -> None:
    s = (
        melee([*HIT, 1, 1, 1], ana=ANA + " knights_mace")
        .say("ana", "sword")
        .say("ana", "strike 2.1")
        .say("ben", "none")
    )
    s.say("cyr", "pass").say("ben", "pass").say("ana", "change knights_mace")
    assert s.fight.pairs == {"1.1 2.1": "1.1"} and s.to_act == ["cyr"]
    s.say("cyr", "pass").say("ben", "pass")
    assert s.to_act == ["ana"]  # it was no idle pass


@rule("AL-19.18", "AL-12.8")
@pytest.mark.parametrize("exhaustion", [40, 0])
def test_after_twenty_complete_passes_all_are_exhausted(exhaustion: int) -> None:
    s = melee(ana=ANA + " knights_mace", options={"exhaustion": exhaustion}).say("ana", "sword")
    for number in range(20):
        assert s.fight.rounds == number
        s.say("ana", "change " + ("sword" if number % 2 else "knights_mace")).say("cyr", "pass").say("ben", "pass")
    if exhaustion:
        s.says("fight_without_result", how="exhausted")
    assert (s.state.fight is None) == bool(exhaustion)


# -- figures -------------------------------------------------------------------------------------------------------


@rule("AL-19.11", "AL-15.1", "AL-R32")
def test_the_horse_counts_pair_by_pair() -> None:
    s = melee([*HIT, *HIT, *HIT, *HIT], ana=ANA + " horse", cyr=CYR + " horse")
    s.say("ana", "strike 2.1").says("strike_rolled", need=14).say("ben", "parry")
    s.say("cyr", "strike 1.1").says("strike_rolled", need=12).say("ana", "parry")


@rule("AL-16.1", "AL-R32", "AL-19.11")
@pytest.mark.parametrize(("ben", "beaten"), [("", False), ("horse", True)])
def test_one_riding_enemy_takes_the_horse_bonus_from_the_check_of_defeat(ben: str, beaten: bool) -> None:
    # tristan 15 - 2 - 1 - 7 = 5 at first; a wound of 2 leaves 3, and 4 with the bonus
    s = melee([*HIT, 3, 2, 1], ben=f"{BEN} {ben}", cyr=CYR + " horse damage=7").say("ana", "strike 3.1")
    s.say("cyr", "none").says("damage_applied", pawn="3.1", damage=2)
    assert ("defeated" in s.sequence()) == beaten
    assert s.to_act == (["ana"] if beaten else ["cyr"])


@rule("AL-16.6", "AL-R33", "AL-19.17", "AL-19.16")
def test_the_victor_is_who_struck_and_the_rest_play_on_in_the_same_order() -> None:
    s = melee([*MISS, *HIT, 6, 1, 1], ben=BEN + " damage=7").say("ana", "strike 2.1").say("cyr", "strike 2.1")
    s.say("ben", "none").says("defeated", pawn="2.1", foe="3.1")
    assert s.to_act == ["cyr"]
    s.say("cyr", "terms 2").say("ben", "ransom pay").says("ransomed", price=2)
    assert [one.treasury for one in s.state.seats] == [16, 14, 18]
    assert s.fight.melee and s.fight.rounds == 1 and s.to_act == ["ana"] and s.fight.members == ["1.1", "3.1"]
    s.say("ana", "pass")
    assert s.to_act == ["cyr"] and not s.fight.pairs.get("1.1 3.1")
    s.say("cyr", "pass").says("fight_without_result", how="given_up")


@rule("AL-19.16")
def test_it_is_over_when_no_two_enemies_are_neighbours() -> None:
    s = melee(
        [*HIT, 6, 6, 6],
        cyr="3.1 tristan @E17 S=13 sword mail",
        ben=BEN + " damage=7",
        says=("declare 1.1: 2.1", "declare 2.1: 3.1"),
    )
    s.say("ana", "strike 2.1").say("ben", "none").says("eliminated", pawn="2.1").says("fight_ended")
    assert s.state.fight is None


@rule("AL-19.21", "AL-12.9")
@pytest.mark.parametrize(("damage", "worn"), [(7, False), (8, True)])
def test_who_is_worn_out_takes_no_place_in_the_order(damage: int, worn: bool) -> None:
    s = melee(ben=f"{BEN} damage={damage}")  # 11 - 7, 11 - 8
    assert s.fight.order == ["1.1", "3.1", "2.1"][: 2 if worn else 3] and s.fight.melee
    if worn:
        s.says("worn_out", pawn="2.1", foe="1.1")
    assert s.to_act == ["ana"]


@rule("AL-12.9", "AL-19.21")
def test_of_several_attackers_the_strongest_is_the_victor() -> None:
    s = scene("declare", ana=ANA, ben=BEN + " damage=8", cyr=CYR)
    s.say("ana", "declare 1.1: 2.1").say("cyr", "declare 3.1: 2.1").say("ben", "declare none")
    s.says("worn_out", pawn="2.1", foe="1.1")
    s = scene("declare", ana=ANA.replace("16", "15") + " shield", ben=BEN + " damage=8", cyr=CYR)
    s.say("ana", "declare 1.1: 2.1").say("cyr", "declare 3.1: 2.1").say("ben", "declare none")
    s.says("worn_out", pawn="2.1", foe="3.1")


@rule("AL-19.20", "AL-21.8")
def test_the_horn_makes_its_bearer_first_in_the_order_and_sets_no_pair() -> None:
    s = melee(ben=BEN + " horn_of_bran").says("object_shown", pawn="2.1", token="horn_of_bran")
    assert s.fight.order == ["2.1", "1.1", "3.1"] and not s.fight.pairs


@rule("AL-11.11", "AL-11.6")
def test_a_fight_of_three_of_whom_one_has_gone_before_it_begins_is_a_duel() -> None:
    ana = ANA + " | 1.2 kay @C13 S=16 sword mail"
    s = scene("declare", ana=ana, ben=BEN + " | 2.2 ector @D13 sword mail", cyr=CYR + " | 3.2 palamedes @M14")
    s.say("ana", "declare 1.1: 2.1,3.1 / 1.2: 2.2").say("ben", "declare none").say("cyr", "declare none")
    s.say("cyr", "concede").say("ana", "pass").say("ben", "pass").says(
        "fight_started", members=("1.1", "2.1"), several=False
    )
    assert not s.fight.melee and s.fight.initiative == "1.1"


# -- flight --------------------------------------------------------------------------------------------------------


@rule("AL-19.12", "AL-19.5")
def test_nobody_flees_while_an_enemy_has_the_initiative_against_him() -> None:
    s = melee([*MISS, 1, 1, 1], ana=ANA).say("ana", "strike 2.1").say("cyr", "pass").say("ben", "pass")
    s.refused("ana", "flee", "flight_held", "AL-19.12")
    s.say("ana", "pass")  # cyr: not set towards anybody
    s.say("cyr", "flee").says("flee_tested", passed=False)


@rule("AL-19.13", "AL-18.5")
def test_on_foot_one_riding_enemy_is_enough_to_hinder_flight() -> None:
    melee(cyr=CYR + " horse").refused("ana", "flee", "flight_from_riders", "AL-19.13")
    melee([1, 1, 1]).say("ana", "flee").says("flee_tested", passed=False)


@rule("AL-19.14", "AL-18.3", "AL-R40")
@pytest.mark.parametrize(("riders", "need"), [(("horse", ""), 14), (("", "horse"), 15), (("horse", "horse"), 15)])
def test_the_test_is_against_the_strongest_enemy_of_the_own_kind(riders: tuple[str, str], need: int) -> None:
    s = melee([1, 1, 1], ana=ANA + " horse", ben=f"{BEN} {riders[0]}", cyr=f"{CYR} {riders[1]}")
    s.say("ana", "flee").says("flee_tested", need=need, passed=False)


@rule("AL-19.14", "AL-18.3")
def test_an_enemy_who_is_no_neighbour_counts_for_the_test_too() -> None:
    s = melee(
        [1, 1, 1],
        ana=ANA,
        ben="2.1 lancelot @D17 S=12 sword mail",
        cyr="3.1 tristan @E17 S=15 sword mail",
        says=("declare 1.1: 2.1", "declare 2.1: 3.1"),
    )
    s.say("ana", "flee").says("flee_tested", need=15)


@rule("AL-19.14", "AL-18.2")
def test_a_rider_needs_no_test_where_all_are_on_foot_and_the_rest_fight_on() -> None:
    places = {"ana": "1.1 gawain @G17 S=16 horse sword mail", "cyr": CYR.replace("C16", "G16")}
    s = melee(ben=BEN.replace("D17", "H17"), **places).say("ana", "flee").silent("flee_tested")
    s.asks("ana", "flee_to", "D17", "D18", "E19").say("ana", "D18").says("fled", pawn="1.1", hex="D18")
    assert s.fight.members == ["2.1", "3.1"] and s.to_act == ["cyr"]


@rule("AL-19.15", "AL-12.7")
def test_a_failed_flight_gives_the_initiative_to_the_neighbours() -> None:
    s = melee([*HIT, 1, 1, 1, 1, 1, 1], ana=ANA, cyr="3.1 tristan @E17 S=12 sword mail", says=FACING)
    s.say("ana", "strike").say("ben", "none").say("ben", "pass").say("cyr", "pass")
    assert s.fight.pairs == {"1.1 2.1": "1.1"}
    s.say("ana", "flee").says("flee_tested", passed=False)
    assert s.fight.pairs == {"1.1 2.1": "2.1"} and s.to_act == ["ben"]


@rule("AL-19.15", "AL-13.8")
def test_where_a_house_says_so_a_failed_flight_costs_the_attack_only() -> None:
    house = {"failed_flight": "attack_only"}
    s = melee([1, 1, 1], ana=ANA, cyr="3.1 tristan @E17 S=12 sword mail", options=house, says=FACING)
    s.say("ana", "flee").says("flee_tested", passed=False).silent("initiative_set")
    assert s.fight.pairs == {} and s.to_act == ["ben"]
    s = duel([1, 1, 1], options=house).say("ana", "flee").says("flee_tested", passed=False)
    assert s.fight.initiative == "2.1"


# -- capitulation --------------------------------------------------------------------------------------------------


@rule("AL-19.17", "AL-16.9")
def test_every_neighbour_must_agree_and_the_price_goes_to_whom_it_was_offered() -> None:
    s = melee().say("ana", "capitulate 3 2.1")
    assert s.to_act == ["ben"]
    s.say("ben", "deal accept").silent("capitulated")
    assert s.to_act == ["cyr"]
    s.refused("cyr", "deal 6", "no_such_answer", "AL-16.9")
    s.say("cyr", "deal accept").says("capitulated", pawn="1.1", foe="2.1", price=3)
    assert [one.treasury for one in s.state.seats] == [13, 19, 16]
    assert s.fight.members == ["2.1", "3.1"] and s.to_act == ["cyr"]


@rule("AL-19.17")
def test_one_refusal_is_enough() -> None:
    s = melee().say("ana", "capitulate 3 2.1").say("ben", "deal accept").say("cyr", "deal refuse").says("offer_refused")
    assert s.to_act == ["ana"] and s.state.seats[0].treasury == 16


@rule("AL-19.17")
def test_who_is_no_neighbour_is_not_asked() -> None:
    s = melee(cyr="3.1 tristan @E17 S=13 sword mail", says=("declare 1.1: 2.1", "declare 2.1: 3.1"))
    s.say("ana", "capitulate 3").say("ben", "deal accept").says("capitulated", pawn="1.1")
    assert s.fight.members == ["2.1", "3.1"]


@rule("AL-19.17", "AL-16.11")
def test_in_place_of_a_defence_it_may_be_offered_to_the_other_and_the_strike_was_the_attack() -> None:
    s = melee(HIT).say("ana", "strike 2.1").say("ben", "capitulate 2 3.1")
    s.say("cyr", "deal accept").say("ana", "deal accept").says("capitulated", pawn="2.1", foe="3.1")
    assert s.to_act == ["cyr"] and s.fight.blow is None  # AL-19.4: ana has had her attack
    s.say("cyr", "pass")
    assert s.to_act == ["ana"] and s.fight.rounds == 1  # the strike was something done in this pass


@rule("AL-19.17", "AL-25.2")
def test_an_offer_is_agreed_when_who_had_still_to_agree_has_left() -> None:
    s = melee(ben=BEN + " | 2.2 ector @B14").say("ana", "capitulate 3 2.1").say("ben", "deal accept")
    s.say("cyr", "concede").says("capitulated", pawn="1.1", foe="2.1", price=3)
    assert s.state.fight is None
