"""Standing orders of knights, and what is done for who is on them only (AL-D3, AL-D16 to AL-D34, AL-25.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine.errors import BadNotation
from tests.support.joust import GAWAIN, LANCELOT, Joust, duel, scene
from tests.support.rules import rule

HIT, MISS = (1, 1, 2), (6, 6, 5)


def ordered(dice: Sequence[int], *orders: str, ana: str = GAWAIN, ben: str = LANCELOT, **more: Any) -> Joust:
    """A duel in which ana has the initiative, and ben has said his orders before it began."""
    s = scene("declare", ana=ana, ben=ben, dice=dice, **more)
    s.say("ben", *orders)
    return s.say("ana", "declare 1.1: 2.1").say("ben", "declare none")


# -- in general ----------------------------------------------------------------------------------------------------


@rule("AL-D23", "AL-H17")
def test_orders_are_private_and_may_be_changed_in_the_middle_of_a_fight() -> None:
    s = duel([*HIT, *HIT]).say("ana", "strike")
    before = [s.game.view(s.state, one) for one in (0, None)]
    s.say("ben", "order flee_below 3")
    assert [s.game.view(s.state, one) for one in (0, None)] == before and not s.events
    s.say("ben", "order defence parry").says("defence_rolled", how="parry", stopped=True)  # the open strike included
    assert s.to_act == ["ben"]


@rule("AL-D23")
def test_orders_of_one_knight_go_before_those_of_all_and_name_own_pawns_only() -> None:
    s = ordered(
        [*HIT, 5, 5, 5], "order defence parry", "order defence dodge for=2.1", ben=LANCELOT + " | 2.2 ector @B14"
    ).say("ana", "strike")
    s.says("defence_rolled", how="dodge", stopped=True)
    with pytest.raises(BadNotation, match="unknown_pawn"):
        s.say("ben", "order join yes for=1.1")


@rule("AL-D3")
def test_who_has_said_all_is_waited_for_nowhere_in_a_round() -> None:
    s = scene("movement", ana="1.1 gawain @C19 horse", ben="2.1 lancelot @D17", lying={"D17": "axe"})
    s.say("ben", "order moves stay", "order take nothing", "order attack nothing")
    s.say("ana", "orders 1: C18-C17").says("pawn_moved", pawn="1.1")
    assert s.state.phase == "items" and s.to_act == ["ana"]
    s.say("ana", "items none")
    assert s.state.phase == "declare" and s.to_act == ["ana"]
    s.say("ana", "declare none").says("no_fight")
    assert s.state.round == 2 and s.to_act == ["ana"]


# -- declarations (AL-D24, AL-D25) ---------------------------------------------------------------------------------


@rule("AL-D24", "AL-D15")
@pytest.mark.parametrize(
    ("order", "attacks"), [("2", ["2.1"]), ("3", ["3.1"]), ("2,3", ["2.1", "3.1"]), ("nothing", [])]
)
def test_enemies_are_attacked_by_their_groups(order: str, attacks: list[str]) -> None:
    s = scene("declare", ana=GAWAIN, ben="2.1 lancelot @D17", cyr="3.1 tristan @C16 S=15")
    s.say("ana", f"order attack {order}")
    assert s.to_act == ["ben", "cyr"] and s.match.named == (0, 1, 2)  # AL-H5: it does not show
    s.say("ben", "declare none").say("cyr", "declare none")
    assert sorted(one["target"] for one in s.told("fight_declared")) == attacks


@rule("AL-D24", "AL-H14")
@pytest.mark.parametrize("carrier", [True, False])
def test_carriers_of_what_lay_with_the_artefacts_are_attacked(carrier: bool) -> None:
    s = scene("declare", ana=GAWAIN, ben="2.1 lancelot @D17" + (" carrier" if carrier else ""))
    s.say("ana", "order attack carriers").say("ben", "declare none")
    assert bool(s.told("fight_declared")) == carrier


@rule("AL-D25", "AL-D15", "AL-11.5")
def test_the_order_to_join() -> None:
    ana = GAWAIN + " | 1.2 kay @C16 S=12 sword mail"
    s = scene("declare", ana=ana, ben=LANCELOT).say("ana", "order join yes for=2", "order attack 2 for=1")
    s.say("ben", "declare none").says("fight_declared", pawn="1.1", target="2.1").says("fight_joined", pawn="1.2")
    assert s.fight.melee


@rule("AL-D15", "AL-D34")
@pytest.mark.parametrize("order", ["order defence best", "order auto yes", "order attack 2 for=1"])
def test_orders_for_fights_declare_nothing_for_who_has_not_said_whom_he_attacks(order: str) -> None:
    s = scene("declare", ana=GAWAIN + " | 1.2 kay @C16 sword", ben=LANCELOT).say("ana", order)
    assert s.state.seats[0].attacks is None


@rule("AL-D24", "AL-12.9")
def test_the_worn_out_are_not_ordered_to_attack() -> None:
    s = (
        scene("declare", ana=GAWAIN + " damage=10", ben=LANCELOT)
        .say("ana", "order attack 2")
        .say("ben", "declare none")
    )
    assert not s.told("fight_declared") and s.state.round == 2


# -- weapons and defences (AL-D26, AL-D27) -------------------------------------------------------------------------


@rule("AL-D26", "AL-D16")
def test_the_preferred_weapon_is_drawn_where_he_carries_it() -> None:
    ben = LANCELOT + " axe"
    s = ordered((), "order weapon sword", ben=ben).says("weapon_drawn", pawn="2.1", weapon="sword")
    s = ordered((), "order weapon estoc", ben=ben).asks("ben", "weapon").times_out("ben")
    s.says("weapon_drawn", pawn="2.1", weapon="axe")


@rule("AL-D27", "AL-D18")
@pytest.mark.parametrize(("order", "how"), [("best", "parry"), ("parry", "parry"), ("dodge", "dodge")])
def test_the_preferred_defence(order: str, how: str) -> None:
    # a parry with 11 or less is better than a dodge with 15 or more
    s = ordered([*HIT, *(HIT if how == "parry" else MISS)], f"order defence {order}").say("ana", "strike")
    s.says("defence_rolled", how=how, stopped=True)


@rule("AL-D27", "AL-D18")
def test_the_best_defence_is_a_dodge_where_the_chance_is_better() -> None:
    # against M 9 in leather a dodge with 10 or more, with an estoc a parry with 8 - 2 or less
    ana, ben = "1.1 gawain @C17 S=11 sword", "2.1 lancelot @D17 S=10 estoc leather damage=0"
    s = ordered([*HIT, *MISS], "order defence best", ana=ana, ben=ben).say("ana", "strike")
    s.says("defence_rolled", how="dodge", need=10, stopped=True)


@rule("AL-D27", "AL-D18")
def test_where_the_preferred_defence_is_not_allowed_the_other_is_taken() -> None:
    s = ordered([*HIT, 6, 6, 5], "order defence parry", ben=LANCELOT.replace("sword", "knights_mace"))
    s.say("ana", "strike").says("defence_rolled", how="dodge")  # 7 + 2 against 10


@rule("AL-D27")
@pytest.mark.parametrize(("least", "spell"), [(83, True), (84, False)])
def test_a_spell_in_defence_from_a_chance_on(least: int, spell: bool) -> None:
    # Power 14: 13 or less, 181 of 216
    mage = LANCELOT.replace("P=9", "P=14")
    s = ordered([*HIT, *HIT] if spell else HIT, f"order defence shield_of_mist plus from={least}", ben=mage)
    s.say("ana", "strike")
    assert ("spell_cast" in s.sequence()) == spell and s.to_act == ["ben"]
    assert (s.fight.blow is None) == spell


@rule("AL-D18")
def test_silence_takes_the_better_of_parry_and_dodge_equal_the_parry() -> None:
    duel([*HIT, *HIT]).say("ana", "strike").times_out("ben").says("defence_rolled", how="parry")
    mace = LANCELOT.replace("sword", "knights_mace")
    duel([*HIT, 6, 6, 5], ben=mace).say("ana", "strike").times_out("ben").says("defence_rolled", how="dodge")


# -- turns (AL-D28, AL-D29, AL-D30, AL-D33) ------------------------------------------------------------------------


@rule("AL-D28", "AL-D17")
def test_the_order_to_strike() -> None:
    s = ordered([*MISS, *MISS], "order fight strike").say("ana", "strike").says("strike_rolled", pawn="2.1", hit=False)
    assert s.to_act == ["ana"]


@rule("AL-D28")
@pytest.mark.parametrize(("least", "spell"), [(83, True), (84, False)])
def test_a_spell_in_attack_from_a_chance_on_else_the_strike(least: int, spell: bool) -> None:
    orders = ("order fight strike", f"order fight weakness minus from={least}")
    mage = LANCELOT.replace("P=9", "P=14")
    s = ordered([*MISS, *(HIT if spell else MISS)], *orders, ben=mage).say("ana", "strike")
    if spell:
        s.says("spell_cast", spell="weakness", version="minus", worked=True)
    else:
        s.says("strike_rolled", pawn="2.1").silent("spell_cast")


@rule("AL-D29", "AL-18.3")
@pytest.mark.parametrize(("below", "flees"), [(11, False), (12, True)])
def test_flee_below_a_modified_strength(below: int, flees: bool) -> None:
    s = ordered([*MISS, 1, 1, 1], f"order flee_below {below}", "order fight strike").say("ana", "strike")  # M 11
    s.says("flee_tested" if flees else "strike_rolled", pawn="2.1")


@rule("AL-D30", "AL-16.9")
@pytest.mark.parametrize(("below", "offers"), [(11, False), (12, True)])
def test_offer_below_a_modified_strength_when_asked_for_a_defence(below: int, offers: bool) -> None:
    s = ordered(HIT, f"order offer_below {below} price=3").say("ana", "strike")
    if offers:
        s.says("offer_made", pawn="2.1", foe="1.1", price=3)
    assert s.to_act == (["ana"] if offers else ["ben"])


@rule("AL-D30", "AL-16.11", "AL-16.12")
def test_it_is_offered_when_asked_for_an_action_once_and_at_most_what_there_is() -> None:
    s = ordered([*MISS, *MISS], "order offer_below 12 price=9", "order fight strike", treasury={"ben": 4})
    s.say("ana", "strike").says("offer_made", price=4).say("ana", "deal refuse").says("strike_rolled", pawn="2.1")


@rule("AL-D30", "AL-16.9")
@pytest.mark.parametrize(("price", "accepted"), [(5, True), (6, False)])
def test_another_price_is_paid_as_far_as_the_order_goes(price: int, accepted: bool) -> None:
    s = ordered(MISS, "order offer_below 12 price=5")
    s.say("ana", "strike").says("offer_made", price=5)
    assert s.to_act == ["ana"]
    if accepted:
        s.say("ana", "deal accept").says("capitulated", pawn="2.1", price=5)
    else:
        s.say("ana", f"deal {price}")
        assert s.to_act == ["ben"]


@rule("AL-D33", "AL-12.10")
@pytest.mark.parametrize(("turns", "passes"), [(1, True), (2, False)])
def test_stop_after_so_many_turns(turns: int, passes: bool) -> None:
    s = ordered([*MISS] if passes else [*MISS, *MISS], f"order stop_after {turns}", "order fight strike")
    s.say("ana", "strike").says("passed" if passes else "strike_rolled", pawn="2.1")


@rule("AL-D17")
def test_silence_strikes_else_changes_or_picks_up_else_passes() -> None:
    duel([*MISS]).times_out("ana").says("strike_rolled", pawn="1.1")
    dropped = [5, 5, 5, 1, 1, 2]
    s = duel(dropped, ana=GAWAIN + " estoc").say("ana", "sword").say("ana", "strike").say("ben", "pass")
    s.times_out("ana").says("equipment_changed", pawn="1.1", weapon="estoc")
    s = (
        duel(dropped)
        .say("ana", "strike")
        .say("ben", "pass")
        .times_out("ana")
        .says("picked_up", token="sword", use=True)
    )
    duel(ana=GAWAIN.replace("sword ", "")).times_out("ana").says("passed", pawn="1.1")


# -- ransoms and offers (AL-D31, AL-D32) ---------------------------------------------------------------------------


@rule("AL-D31", "AL-D19", "AL-16.4")
@pytest.mark.parametrize(
    ("order", "price"), [("ransom_price 7", 7), ("ransom_price 7 for=1.1", 7), ("ransom_price 20", 9)]
)
def test_the_price_of_a_ransom_is_that_of_the_victor_at_most_what_there_is(order: str, price: int) -> None:
    s = duel([*HIT, 6, 2, 2], ben=LANCELOT + " damage=7", treasury={"ben": 9}).say("ana", f"order {order}")
    s.say("ana", "strike").say("ben", "none").says("defeated").says("ransom_asked", price=price)
    assert s.to_act == ["ben"]


@rule("AL-D32", "AL-D21")
@pytest.mark.parametrize("whose", ["", " for=2.1"])
@pytest.mark.parametrize(("price", "accepted"), [(4, False), (5, True), (6, True)])
def test_offers_are_accepted_from_a_price_on(price: int, accepted: bool, whose: str) -> None:
    s = ordered((), f"order accept_offer_from 5{whose}").say("ana", f"capitulate {price}")
    if accepted:
        s.says("capitulated", pawn="1.1", price=price)
    else:
        assert s.to_act == ["ben"]


# -- all at once (AL-D34) ------------------------------------------------------------------------------------------


@rule("AL-D34", "AL-D19", "AL-D20")
def test_a_duel_of_two_on_auto_is_resolved_in_one_message() -> None:
    dice = [*HIT, *HIT, *MISS, *HIT, *MISS, 6, 6, 6]
    s = scene("declare", ana=GAWAIN, ben=LANCELOT, dice=dice)
    s.say("ana", "order auto yes").say("ben", "order auto yes").say("ben", "declare none")
    s.say("ana", "declare 1.1: 2.1")
    keys = ("fight_started", "strike_rolled", "defence_rolled", "damage_applied", "ransomed", "fight_ended")
    struck = ["strike_rolled", "defence_rolled"]
    assert s.sequence(*keys) == ["fight_started", *struck, "strike_rolled", *struck, *keys[3:]]
    s.says("ransomed", price=4)  # AL-D19, AL-D20
    assert s.state.fight is None and s.state.round == 2


# -- on standing orders only (AL-25.6) -----------------------------------------------------------------------------


@rule("AL-25.6")
def test_nobody_waits_for_who_is_on_orders_only_in_declarations_fights_and_questions() -> None:
    away = {"ben": {"missed": 3, "on_orders": True}}
    s = scene("declare", ana=GAWAIN, ben=LANCELOT + " axe", dice=[*HIT, *HIT, *MISS], seat_fields=away)
    s.say("ana", "declare 1.1: 2.1").says("weapon_drawn", pawn="2.1", weapon="axe")
    s.say("ana", "strike").says("defence_rolled", pawn="2.1").says("strike_rolled", pawn="2.1")
    assert s.to_act == ["ana"] and s.state.seats[1].on_orders
    s = scene(
        "fate",
        ana="1.1 gawain @D13 sword mail entered=galehot",
        ben="2.1 lancelot @B19",
        dice=[2, 3],
        seat_fields={"ana": {"missed": 3, "on_orders": True}},
    )
    assert s.state.seats[0].treasury == 14 and s.state.seats[0].on_orders


@rule("AL-25.6", "AL-D24")
def test_what_his_orders_do_is_no_sign_of_him() -> None:
    s = scene("declare", ana=GAWAIN, ben=LANCELOT, dice=[*MISS, *MISS])
    s.say("ben", "order attack 1", "order fight strike")
    s.state.seats[1].missed, s.state.seats[1].on_orders = 3, True
    s.match.edit(s.state)
    s.say("ana", "declare none").says("fight_declared", pawn="2.1", target="1.1").silent("waited_for_again")
    s.say("ana", "strike").says("strike_rolled", pawn="2.1")
    assert s.state.seats[1].on_orders and s.state.seats[1].missed == 3


@rule("AL-25.6")
def test_he_acts_himself_and_is_waited_for_again() -> None:
    away = {"ana": {"missed": 3, "on_orders": True}}
    s = scene("movement", ana="1.1 gawain @C19", ben="2.1 lancelot @B14", seat_fields=away)
    s.say("ana", "orders none").says("waited_for_again", seat=0)
    assert not s.state.seats[0].on_orders
