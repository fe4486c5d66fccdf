"""Defeat, elimination, terms and payment of a ransom, capitulation, the end of a fight (AL-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.support.joust import GAWAIN, Joust, duel, scene
from tests.support.rules import rule

WEARY = "2.1 lancelot @D17 S=15 P=9 sword plate damage=7"
"""M 15 - 2 - 2 - 7 = 4; his plate takes 7 off a wound."""
HIT = (1, 1, 2)


def struck(wound: Sequence[int] = (4, 2, 2), ben: str = WEARY, **more: Any) -> Joust:
    """Lancelot is hit by a sword, and does not defend himself."""
    return duel([*HIT, *wound], ben=ben, **more).say("ana", "strike").say("ben", "none")


# -- defeat and elimination ----------------------------------------------------------------------------------------


@rule("AL-16.1", "AL-13.11")
@pytest.mark.parametrize(("wound", "beaten"), [((3, 2, 2), False), ((4, 2, 2), True)])
def test_at_a_modified_strength_of_three_a_knight_is_defeated(wound: tuple[int, ...], beaten: bool) -> None:
    s = struck(wound)
    assert s.board.modified(s.knight("2.1"), s.knight("1.1")) == (3 if beaten else 4)
    assert [one["pawn"] for one in s.told("defeated")] == (["2.1"] if beaten else [])
    assert s.to_act == ["ana"]


@rule("AL-16.1", "AL-15.1")
@pytest.mark.parametrize(("wound", "beaten"), [((4, 2, 2), False), ((4, 3, 2), True)])
def test_the_horse_keeps_him_up_against_a_man_on_foot(wound: tuple[int, ...], beaten: bool) -> None:
    s = struck(wound, ben=WEARY + " horse")  # 4 - 1 + 1, 4 - 2 + 1
    assert ("defeated" in s.sequence()) == beaten
    assert s.to_act == ["ana"]


@rule("AL-16.1")
def test_who_is_thrown_from_his_horse_may_be_defeated_by_that() -> None:
    s = duel(HIT, ana="1.1 gawain @C17 S=16 axe leather", ben=WEARY.replace("damage=7", "damage=8 horse"))
    s.say("ana", "strike").say("ben", "none").says("unhorsed", pawn="2.1").says("defeated", pawn="2.1", foe="1.1")


@rule("AL-16.1")
def test_the_last_foe_gone_nobody_is_beaten_for_want_of_his_horse_bonus() -> None:
    # a rider with 16 - 2 - 1 - 10 = 3, 4 against a man on foot, stands behind his victim in the order of pawns
    ana = "1.1 gawain @C17 S=15 P=9 sword leather damage=8"
    s = scene("declare", ana=ana, ben="2.1 lancelot @D17 S=16 horse sword mail damage=10", dice=[1, 1, 1, 6, 6, 6])
    s.say("ana", "declare 1.1: 2.1").say("ben", "declare none")
    s.say("ben", "strike").say("ana", "none").says("eliminated", pawn="1.1").silent("defeated")
    assert s.knight("2.1").status == "active" and s.state.fight is None


@rule("AL-16.2", "AL-2.5")
@pytest.mark.parametrize(("wound", "out"), [((6, 3, 3), False), ((6, 4, 3), True)])
def test_below_three_by_wounds_alone_he_is_out_without_ransom(wound: tuple[int, ...], out: bool) -> None:
    s = struck(wound)  # 15 - 12, 15 - 13
    if out:
        s.says("eliminated", pawn="2.1").silent("defeated")
        assert s.knight("2.1").status == "eliminated" and s.state.fight is None
    else:
        s.says("defeated", pawn="2.1").silent("eliminated")


@rule("AL-16.3")
def test_the_defeated_does_nothing_more() -> None:
    s = struck()
    s.refused("ben", "strike", "fight_not_waiting", "AL-12.1").refused("ben", "capitulate 1", "fight_not_waiting")
    assert s.fight.members == ["1.1"]


# -- terms and payment ---------------------------------------------------------------------------------------------


@rule("AL-16.4", "AL-16.16", "AL-25.4")
def test_the_victor_names_a_price_up_to_what_the_owner_has_and_is_paid() -> None:
    s = struck(treasury={"ana": 3, "ben": 5})
    s.refused("ana", "terms 6", "no_such_terms", "AL-16.16", price=6)
    s.say("ana", "terms 5").says("ransom_asked", pawn="2.1", price=5)
    assert s.to_act == ["ben"]
    s.refused("ana", "terms 4", "fight_not_waiting", "AL-12.1")  # the price stands
    s.refused("ben", "terms 0", "no_such_terms", "AL-16.16")
    s.say("ben", "ransom pay").says("ransomed", pawn="2.1", price=5, treasury=0)
    assert [one.treasury for one in s.state.seats] == [8, 0]


@rule("AL-16.16")
def test_an_empty_treasury_can_be_asked_for_nothing_only() -> None:
    s = struck(treasury={"ben": 0})
    assert [one.action.price for one in s.match.view(0).choices] == [0, -1]
    s.refused("ana", "terms 1", "no_such_terms", "AL-16.16").say("ana", "terms 0").say("ben", "ransom pay")
    s.says("returned", pawn="2.1", hex="B14")


@rule("AL-16.5", "AL-16.4")
@pytest.mark.parametrize("lines", [(("ana", "terms none"),), (("ana", "terms 4"), ("ben", "ransom decline"))])
def test_without_agreement_he_is_out_at_once(lines: tuple[tuple[str, str], ...]) -> None:
    s = struck(treasury={"ben": 9})
    for who, line in lines:
        s.say(who, line)
    s.says("eliminated", pawn="2.1")
    assert s.knight("2.1").status == "eliminated" and s.state.seats[1].treasury == 9


@rule("AL-D19", "AL-D20")
@pytest.mark.parametrize(("treasury", "price"), [(9, 4), (4, 4), (3, 3), (0, 0)])
def test_silence_asks_for_four_or_what_there_is_and_pays(treasury: int, price: int) -> None:
    s = struck(treasury={"ana": 0, "ben": treasury}).times_out("ana").says("ransom_asked", price=price)
    s.times_out("ben").says("ransomed", price=price)
    assert [one.treasury for one in s.state.seats] == [price, treasury - price]


@rule("AL-16.7", "AL-10.4", "AL-10.5", "AL-10.9", "AL-10.10")
def test_a_ransomed_knight_begins_anew_in_his_castle_and_stays_known() -> None:
    s = struck().say("ana", "terms 1").say("ben", "ransom pay").says("returned", pawn="2.1", hex="B14", mounted=True)
    knight = s.knight("2.1")
    assert (knight.strength, knight.power, knight.power_limit, knight.damage) == (6, 6, 6, 0)
    assert knight.start_power == 9 and knight.revealed and knight.transport == "horse"


@rule("AL-16.8", "AL-16.14", "AL-10.7", "AL-H12")
@pytest.mark.parametrize("answer", ["terms none", "terms 0"])
def test_all_that_he_had_stays_on_the_hex_of_the_fight(answer: str) -> None:
    s = struck((4, 3, 2), ben=WEARY + " horse ring_of_luned | 2.4 galahad @B19").say("ana", answer)
    if answer == "terms 0":
        s.say("ben", "ransom pay")
    assert s.lies("D17") == ["sword", "plate", "ring_of_luned", "horse"] and s.has("2.1") == []
    assert [one.face_down for one in s.board.lies("D17")] == [False, False, True, False]
    assert s.knight("1.1").hex == "C17"
    assert s.match.view(0).lying["D17"][2].kind == ""


@rule("AL-16.17", "AL-10.8")
def test_terms_are_settled_before_the_next_fight_and_who_is_ransomed_comes_at_the_end_of_the_phase() -> None:
    ana = "1.1 gawain @C15 S=16 sword mail | 1.2 kay @C17 S=16 sword mail"
    ben = WEARY.replace("D17", "D15") + " | 2.2 ector @D17 S=15 sword mail"
    s = scene("declare", ana=ana, ben=ben, dice=[*HIT, 4, 2, 2])
    s.say("ana", "declare 1.1: 2.1 / 1.2: 2.2").say("ben", "declare none").say("ana", "strike").say("ben", "none")
    s.refused("ana", "strike 2.2", "answer_first", "AL-16.17")
    s.say("ana", "terms 2").silent("fight_started")
    s.say("ben", "ransom pay").says("fight_ended").says("fight_started", members=("1.2", "2.2")).silent("returned")
    assert s.match.view(1).pawns[2].hex == ""
    s.say("ana", "pass").say("ben", "pass").says("returned", pawn="2.1", hex="B14")


@rule("AL-25.8", "AL-D19")
def test_of_two_ransoms_of_a_victor_who_has_left_the_second_asks_for_what_is_left() -> None:
    ana = "1.1 gawain @C17 S=16 sword mail revealed"
    ben = "2.1 lancelot @D17 S=15 sword plate damage=9 | 2.2 ector @C16 S=14 sword plate damage=8 | 2.3 lavain @B14"
    s = scene("declare", ana=ana, ben=ben, cyr="3.1 tristan @M14", treasury={"ben": 5})
    s.say("ana", "declare 1.1: 2.1,2.2").say("ben", "declare none")
    assert [one.foe for one in s.fight.ransoms] == ["1.1", "1.1"]
    s.say("ana", "concede").says("ransom_asked", pawn="2.1", price=4)
    s.say("ben", "ransom pay").says("ransom_asked", pawn="2.2", price=1).say("ben", "ransom pay")
    assert [one.treasury for one in s.state.seats] == [0, 0, 16]


# -- capitulation --------------------------------------------------------------------------------------------------


@rule("AL-16.9", "AL-16.10", "AL-R54", "AL-R35")
def test_who_capitulates_pays_and_goes_home_with_figures_and_wounds() -> None:
    s = duel(treasury={"ana": 5, "ben": 5}, ana=GAWAIN + " damage=2 power=6").say("ana", "capitulate 3")
    s.says("offer_made", pawn="1.1", foe="2.1", price=3)
    assert s.to_act == ["ben"]
    s.say("ben", "deal accept").says("capitulated", pawn="1.1", foe="2.1", price=3).says("returned", hex="C19")
    knight = s.knight("1.1")
    assert [one.treasury for one in s.state.seats] == [2, 8]
    assert (knight.strength, knight.power, knight.damage, knight.power_limit) == (16, 6, 2, 8)
    assert s.lies("C17") == ["sword", "mail"] and knight.returning and knight.base == (16, 6)
    s.refused("ana", "return 1.1 S=15 P=6 sword mail", "below_return", "AL-10.6")
    s.say("ana", "return 1.1 S=16 P=8 sword mail").says("returns_with", pawn="1.1", power=8)
    assert (knight := s.knight("1.1")).power_limit == 8 and s.state.seats[0].treasury == 0 and knight.damage == 2


@rule("AL-16.10", "AL-10.6")
@pytest.mark.parametrize(("power", "limit"), [(8, 8), (9, 9)])
def test_only_a_higher_raised_power_is_the_new_limit_of_who_capitulated(power: int, limit: int) -> None:
    s = duel(ana="1.1 gawain @C17 S=14 P=8 sword mail power=6").say("ben", "capitulate 0").say("ana", "deal refuse")
    s.say("ben", "pass").say("ana", "capitulate 1").say("ben", "deal accept")
    s.say("ana", f"return 1.1 S=14 P={power} sword mail")
    assert s.knight("1.1").power_limit == limit


@rule("AL-16.9", "AL-R34")
def test_another_price_may_be_named_once_and_is_taken_or_not() -> None:
    s = duel(treasury={"ana": 5}).say("ana", "capitulate 2")
    s.refused("ben", "deal 6", "no_such_answer", "AL-16.9").refused("ben", "deal 2", "no_such_answer", "AL-16.9")
    s.say("ben", "deal 5").says("offer_countered", pawn="1.1", price=5)
    assert s.to_act == ["ana"]
    s.refused("ana", "deal 4", "no_such_answer", "AL-16.9")
    other = duel(treasury={"ana": 5}).say("ana", "capitulate 2").say("ben", "deal 5").say("ana", "deal refuse")
    assert other.to_act == ["ana"] and other.state.seats[0].treasury == 5
    s.say("ana", "deal accept").says("capitulated", price=5)
    assert s.state.seats[0].treasury == 0


@rule("AL-16.9", "AL-D21")
def test_a_refused_offer_changes_nothing_and_silence_refuses() -> None:
    s = duel().say("ana", "capitulate 3").times_out("ben").says("offer_refused")
    assert (s.to_act, s.fight.turns, s.fight.initiative) == (["ana"], 0, "1.1")


@rule("AL-16.11", "AL-12.10")
def test_one_offer_between_two_changes_of_initiative_and_none_uses_up_an_attack() -> None:
    s = duel().say("ana", "capitulate 3").say("ben", "deal refuse")
    s.refused("ana", "capitulate 4", "offered_already", "AL-16.11")
    s.say("ana", "pass").say("ben", "capitulate 1").say("ana", "deal refuse")
    assert s.fight.turns == 1 and s.fight.passes == 1
    s.refused("ben", "capitulate 1", "offered_already", "AL-16.11")


@rule("AL-16.11")
def test_an_offer_may_take_the_place_of_a_defence_before_its_dice() -> None:
    s = duel([*HIT, 6, 5, 5]).say("ana", "strike")
    s.say("ben", "capitulate 4").say("ana", "deal refuse")
    assert s.to_act == ["ben"] and s.fight.blow is not None
    s.refused("ben", "capitulate 5", "offered_already", "AL-16.11")
    s.say("ben", "dodge").says("defence_rolled", stopped=True)
    other = duel(HIT).say("ana", "strike").say("ben", "capitulate 4").say("ana", "deal accept").silent("damage_applied")
    assert other.state.fight is None and other.knight("2.1").damage == 0


@rule("AL-16.12")
@pytest.mark.parametrize(("price", "allowed"), [(5, True), (6, False)])
def test_nobody_offers_more_than_he_has(price: int, allowed: bool) -> None:
    s = duel(treasury={"ana": 5})
    if allowed:
        s.say("ana", f"capitulate {price}").says("offer_made", price=5).say("ben", "deal refuse")
    else:
        s.refused("ana", "capitulate 6", "not_so_many_points", "AL-16.12", price=6, treasury=5)


RETURNED = " | 1.2 kay @C19 S=6 P=6 returning base=6,6 horse"


@rule("AL-16.12", "AL-10.6", "AL-9.8")
@pytest.mark.parametrize("says", [("capitulate 3",), ("capitulate 1", "deal 3"), ("capitulate 3", "deal 1")])
@pytest.mark.parametrize(("strength", "price"), [(8, 2), (9, 3)])
def test_points_that_an_open_offer_may_cost_are_not_spent_on_who_returned(
    says: tuple[str, ...], strength: int, price: int
) -> None:
    s = duel(ana=GAWAIN + RETURNED, treasury={"ana": 5})
    for who, line in zip(("ana", "ben"), says, strict=False):
        s.say(who, line)
    line = f"return 1.2 S={strength} P=6 estoc leather"
    if price == 2:
        s.say("ana", line)
        assert s.state.seats[0].treasury == 3
    else:
        s.refused("ana", line, "points_offered", "AL-16.12", price=3, treasury=5, offered=3)
        answering = s.to_act[0]
        s.say(answering, "deal refuse").say("ana", line)
        assert s.state.seats[0].treasury == 2


@rule("AL-16.9", "AL-16.12")
def test_who_returned_may_be_paid_for_while_the_offer_of_another_is_open() -> None:
    ben = "2.1 lancelot @D17 S=17 sword plate"
    s = duel(ana=GAWAIN + RETURNED, ben=ben, treasury={"ana": 5}).say("ben", "capitulate 5")
    s.say("ana", "return 1.2 S=11 P=6 estoc leather", "deal accept")
    assert s.state.seats[0].treasury == 5


@rule("AL-16.9", "AL-25.8")
def test_the_offer_of_a_partner_who_leaves_is_refused() -> None:
    s = duel(cyr="3.1 tristan @M14").say("ana", "capitulate 3").say("ben", "concede")
    assert s.state.seats[0].treasury == 16 and s.state.fight is None and s.knight("1.1").hex == "C17"


# -- the end of a fight --------------------------------------------------------------------------------------------


@rule("AL-16.13", "AL-12.8")
def test_a_duel_that_is_won_on_its_last_turn_is_won() -> None:
    s = struck((6, 6, 6), options={"exhaustion": 1})
    s.says("eliminated", pawn="2.1").says("fight_ended").silent("fight_without_result")


@rule("AL-16.15", "AL-2.2")
def test_penalties_of_spells_end_with_the_fight() -> None:
    ana = "1.1 gawain @C17 S=11 P=13 sword mail"
    s = scene("declare", ana=ana, ben="2.1 lancelot @D17 S=10 sword mail", dice=[1, 1, 2])
    s.say("ana", "declare 1.1: 2.1").say("ben", "declare none").say("ana", "cast weakness minus")
    s.says("weakened", pawn="2.1", amount=2, total=2)
    assert s.board.modified(s.knight("2.1"), None, s.fight) == 10 - 3 - 2
    s.say("ben", "pass").say("ana", "pass")
    assert s.state.fight is None and s.board.modified(s.knight("2.1")) == 7
    assert s.knight("1.1").power == 11
