"""Standing orders and armed reactions (WC-P3 to WC-P6, WC-P17, WC-P18, WC-P21)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.warcry.orders.orders import Armed, BlockOrder, Filter, Orders, taken_over
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

ANA = "A1 GA-U02"  # 4 strength, infantry
BEN = "B1 HD-U07"  # 4 strength, infantry
TWIST = "NE-C28"  # Twist of Fate: re-roll the own combat roll
INTERPOSE = "NE-C29"  # block with any ready unit of the own battle line


def armed(s: Scene, who: int = 1) -> list[str]:
    """The cards that a player has armed now."""
    return [entry.card for entry in s.match.orders[who].armed] if who in s.match.orders else []


def facing(line: str, **zones: Any) -> Scene:
    """Ben gives one order, then Ana attacks."""
    s = scene(zones.pop("ana", ANA), zones.pop("ben", BEN), **zones)
    s.say("ben", f"order {line}")
    return s.say("ana", "attack A1 -> B1")


# -- armed cards ------------------------------------------------------------------------------------------------------


@rule("WC-P4", "WC-2.17")
@pytest.mark.parametrize(("roll", "fires"), [(2, True), (3, False)])
def test_an_armed_card_fires_at_its_first_fitting_trigger(roll: int, fires: bool) -> None:
    feed = f"{roll} 6 1" if fires else f"{roll}"
    s = facing(f"arm {TWIST} roll<=2", ben_hand=TWIST, ana_rolls="4" if fires else "4 1", ben_rolls=feed)
    s.passes()
    assert (("reaction_played" in s.sequence()), armed(s)) == (fires, [] if fires else [TWIST])
    s.says("combat_result", total=8, other_total=10 if fires else 4 + roll)


@rule("WC-P4", "WC-H7")
def test_a_card_that_is_not_armed_is_neither_asked_for_nor_used() -> None:
    s = scene(ANA, BEN, ben_hand=TWIST, ana_rolls="4 1", ben_rolls="1").fights("ana", "attack A1 -> B1")
    s.silent("reaction_played")
    assert s.player("ben").action_hand.count(TWIST) == 1


@rule("WC-P4")
@pytest.mark.parametrize(
    ("line", "fires"), [("own=B1", True), ("own=B2", False), ("enemy=A1", True), ("enemy=A2", False)]
)
def test_a_filter_may_name_the_own_and_the_enemy_unit(line: str, fires: bool) -> None:
    feed = {"ana_rolls": "4", "ben_rolls": "1 6 1"} if fires else {"ana_rolls": "4 1", "ben_rolls": "1"}
    s = facing(f"arm {TWIST} {line}", ana=f"{ANA} | A2 GA-U01", ben=f"{BEN} | B2 HD-U08", ben_hand=TWIST, **feed)
    s.passes()
    assert ("reaction_played" in s.sequence()) == fires
    while s.phase == "follow_up_choice":
        s.say("ben" if fires else "ana", "follow_up no")


@rule("WC-P17", "WC-P4")
@pytest.mark.parametrize(("roll", "fires"), [(3, True), (4, False)])
def test_losing_takes_four_for_the_roll_still_to_come(roll: int, fires: bool) -> None:
    feed = f"{roll} 6 1" if fires else f"{roll} 1"
    s = scene(ANA, BEN, ana_hand=TWIST, ana_rolls=feed, ben_rolls="1")
    s.say("ana", f"order arm {TWIST} losing=yes").fights("ana", "attack A1 -> B1")
    assert ("reaction_played" in s.sequence()) == fires


@rule("WC-P17")
def test_losing_on_the_second_roll_knows_the_first() -> None:
    s = facing(f"arm {TWIST} losing=yes", ben_hand=TWIST, ana_rolls="5", ben_rolls="4 6 1").passes()
    assert s.sequence("rolled", "reaction_played")[:4] == ["rolled", "rolled", "reaction_played", "rolled"]
    s = facing(f"arm {TWIST} losing=yes", ben_hand=TWIST, ana_rolls="3", ben_rolls="4 1").passes()
    s.silent("reaction_played")


@rule("WC-P4", "WC-P17", "WC-6.12")
def test_choices_fixed_when_arming_are_not_asked_for() -> None:
    s = facing(f"arm {INTERPOSE} choices=B3", ben=f"{BEN} | B2 HD-U08 | B3 HD-U01", ben_hand=INTERPOSE)
    s.says("blocked", unit="B3", card=INTERPOSE)
    assert not s.match.asks
    assert armed(s) == []


@rule("WC-P17")
def test_what_is_not_fixed_is_asked_after_the_card_has_been_shown() -> None:
    s = facing(f"arm {INTERPOSE}", ben=f"{BEN} | B2 HD-U08 | B3 HD-U01", ben_hand=INTERPOSE)
    s.says("reaction_played", card=INTERPOSE).asks("ben", "pick", "B2", "B3")
    s.say("ben", "choose B2").says("blocked", unit="B2")


@rule("WC-P17")
def test_a_card_whose_fixed_choice_is_illegal_stays_armed() -> None:
    s = facing(f"arm {INTERPOSE} choices=B2", ben=f"{BEN} | B2 HD-U08 committed | B3 HD-U01", ben_hand=INTERPOSE)
    s.silent("reaction_played", "blocked")
    assert armed(s) == [INTERPOSE]
    assert INTERPOSE in s.player("ben").action_hand


@rule("WC-P17")
def test_several_armed_cards_fire_in_the_order_of_arming_if_they_can_still_do_something() -> None:
    for first, second in (("GA-C12", INTERPOSE), (INTERPOSE, "GA-C12")):
        s = scene(
            "A1 GA-U02 reserve | A2 GA-U01 | A3 GA-U15", "B1 HD-U11", active="ben", ana_hand=f"{INTERPOSE} GA-C12"
        )
        s.say("ana", f"order arm {first} choices=A2", f"order arm {second} choices=A3")
        s.say("ben", "attack B1 -> A1").says("blocked", unit="A2", card=first)
        assert armed(s, 0) == [second]  # the attack is blocked: the other card could do nothing


@rule("WC-P17", "WC-7.26")
def test_two_copies_are_armed_one_by_one_and_the_first_armed_goes_first() -> None:
    s = scene(ANA, BEN, ben_hand=f"{TWIST} {TWIST}", ana_rolls="4", ben_rolls="1 2 6 1")
    s.say("ben", f"arm {TWIST} roll=1", f"arm {TWIST} roll=2")
    s.fights("ana", "attack A1 -> B1")
    assert s.sequence("reaction_played") == ["reaction_played"] * 2
    assert armed(s) == []
    s = scene(ANA, BEN, ben_hand=f"{TWIST} {TWIST}", ana_rolls="4", ben_rolls="1 2")
    s.say("ben", f"arm {TWIST} roll=1", f"arm {TWIST} roll=1").fights("ana", "attack A1 -> B1")
    assert s.sequence("reaction_played") == ["reaction_played"]
    assert armed(s) == [TWIST]


@rule("WC-P17")
def test_arming_ends_by_disarming_at_clean_up_and_when_the_card_leaves_the_hand() -> None:
    s = scene(ANA, BEN, ben_hand=f"{TWIST} {INTERPOSE}")
    s.say("ben", f"order arm {TWIST}", f"order arm {INTERPOSE}", f"disarm {INTERPOSE}")
    assert armed(s) == [TWIST]
    s.refused("ben", f"disarm {INTERPOSE}", "not_armed", "WC-P17", card=INTERPOSE)
    s = scene(ANA, f"{BEN} | B2 HD-U08", ben_hand=TWIST).say("ben", f"arm {TWIST}")
    s.say("ana", "pass").say("ben", "pass")
    assert (s.phase, armed(s)) == ("clean_up", [])
    theft = {"type": "command", "cost": "0", "abilities": "[command(do=[discard(enemy, 1, random)])]"}
    s = scene(ANA, BEN, game=game_with(actions=[theft]), ana_hand="X-C1", ben_hand=TWIST)
    s.say("ben", f"arm {TWIST}").say("ana", "play_command X-C1")
    assert armed(s) == []


@rule("WC-P4")
def test_only_a_reaction_card_of_the_own_hand_can_be_armed() -> None:
    s = scene(ANA, BEN, ben_hand="NE-C01")
    s.refused("ben", "arm NE-C01", "not_a_reaction", "WC-P4", card="NE-C01", kind="combat_tactic")
    s.refused("ben", f"arm {TWIST}", "card_not_in_hand", "WC-P4", card=TWIST)
    s.refused("ben", "arm Twist of Fortune", "unknown_card", given="Twist of Fortune")
    s.refused("ben", "arm NE-C28 roll<=7", "card_not_in_hand")
    s = scene(ANA, BEN, ben_hand=TWIST)
    s.refused("ben", f"arm {TWIST} roll<=7", "bad_number", low=1, high=6)
    s.refused("ben", f"arm {TWIST} roll<=0", "bad_number")
    s.refused("ben", f"arm {TWIST} ask=me", "unknown_key", name="ask")  # a pause would show that it is held
    s.refused("ben", f"arm {TWIST} own=me", "bad_piece", field="own")
    s.say("ben", f"arm {TWIST} roll<=6", f"arm {TWIST} own=B1 enemy=A1 losing=no")
    assert s.match.orders[1].armed == (Armed(TWIST, Filter("B1", "A1")),)  # one copy: arming anew changes the filter


@rule("WC-P4", "WC-C33")
def test_in_pause_mode_everybody_with_a_card_in_hand_is_asked_at_every_trigger() -> None:
    s = scene(ANA, BEN, ana_hand="NE-C24", ben_hand="NE-C01", options={"reaction_mode": "pause"})
    s.say("ana", "attack A1 -> B1").asks("ana", "reaction_hand", "no_reaction")
    s.say("ana", "no_reaction").asks("ben", "reaction_hand", "no_reaction").say("ben", "no_reaction")
    assert s.phase == "tactics"
    s = scene(ANA, BEN, ana_hand="", ben_hand="NE-C01", options={"reaction_mode": "pause"})
    s.say("ana", "attack A1 -> B1").asks("ben", "reaction_hand", "no_reaction")  # an empty hand is public


@rule("WC-P4")
def test_in_pause_mode_a_card_is_played_when_asked() -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U08", ben_hand=INTERPOSE, options={"reaction_mode": "pause"})
    s.say("ana", "attack A1 -> B1").asks("ben", "reaction_hand", "no_reaction", INTERPOSE)
    s.say("ben", f"react {INTERPOSE}").says("blocked", unit="B2", card=INTERPOSE)


# -- reaction abilities on the table ----------------------------------------------------------------------------------


def shot(line: str = "") -> Scene:
    """Ana shoots at a unit with Smoke Pots; Ben may have given an order first."""
    s = scene("A1 GA-U10 | A2 GA-U01", "B1 HD-U07 with NE-A11", ana_hand="NE-C24", ben_hand="NE-C24")
    if line:
        s.say("ben", f"order reaction {line}")
    return s.say("ana", "shoot A1 -> B1")


@rule("WC-P5", "WC-7.25")
def test_an_ability_in_play_is_asked_for() -> None:
    s = shot().asks("ben", "reaction", "no_reaction", "B2")
    assert not s.ask("ben").secret  # it lies on the table
    s.say("ben", "react B2").says("reaction_played", card="NE-A11", piece="B2")
    s = shot("B2 ask").asks("ben", "reaction")
    s.say("ben", "no_reaction").silent("reaction_played")


@rule("WC-P5")
@pytest.mark.parametrize(
    ("line", "used"),
    [
        ("B2 always", True),
        ("B2 ability=1 always", True),
        ("B2 never", False),
        ("B2 always enemy=A1", True),
        ("B2 always enemy=A2", False),
    ],
)
def test_an_ability_may_be_set_to_always_never_or_a_filter(line: str, used: bool) -> None:
    s = shot(line)
    assert not s.match.asks
    assert ("reaction_played" in s.sequence()) == used


# -- blocking ---------------------------------------------------------------------------------------------------------

TWO = f"{ANA} | A2 GA-U01"
FAST = f"{BEN} | B2 HD-U03 reserve | B3 HD-U11 reserve"


@rule("WC-P6", "WC-6.7")
@pytest.mark.parametrize(
    ("lines", "blocker"),
    [
        (["block never"], ""),
        (["block B2 against any"], "B2"),
        (["block with B3 against A1"], "B3"),
        (["block B2"], "B2"),
        (["block B2 against any", "block B3 against A1"], "B3"),
        (["block never", "block B3 against A1"], "B3"),
        (["block never", "block B3 against A2"], ""),
    ],
)
def test_block_orders(lines: list[str], blocker: str) -> None:
    s = scene(TWO, FAST, ben_hand="NE-C24").say("ben", *[f"order {line}" for line in lines])
    s.say("ana", "attack A1 -> B1")
    assert not s.match.asks
    if blocker:
        s.says("blocked", unit=blocker)
    else:
        s.says("not_blocked")


@rule("WC-P6")
def test_without_a_fitting_block_order_the_player_is_asked() -> None:
    for lines in (["block B3 against A2"], ["block never", "block ask"], ["block B1 against A1"]):
        s = scene(TWO, FAST).say("ben", *[f"order {line}" for line in lines])
        s.say("ana", "attack A1 -> B1").asks("ben", "block", "no_block", "B2", "B3")


@rule("WC-P6")
def test_an_order_answers_the_question_already_open() -> None:
    s = scene(ANA, FAST, ben_hand="NE-C24").say("ana", "attack A1 -> B1").asks("ben", "block")
    s.say("ben", "order block never").says("not_blocked")
    assert s.phase == "tactics"


# -- tactics ----------------------------------------------------------------------------------------------------------


@rule("WC-P3")
def test_both_are_asked_for_a_tactic_whatever_they_hold() -> None:
    s = scene(ANA, BEN, ana_hand="NE-C24", ben_hand="NE-C24")  # a strategy: neither can play anything
    s.say("ana", "attack A1 -> B1")
    assert (s.phase, s.to_act) == ("tactics", ["ana"])
    assert s.say("ana", "tactic_pass").to_act == ["ben"]


@rule("WC-P3", "WC-P6")
def test_automatic_passes_look_like_any_other() -> None:
    manual = scene(ANA, BEN, ben_hand="NE-C24", ana_rolls="6 1", ben_rolls="1").fights("ana", "attack A1 -> B1")
    ordered = scene(ANA, BEN, ben_hand="NE-C24", ana_rolls="6 1", ben_rolls="1").say("ben", "order tactics auto_pass")
    ordered.say("ana", "attack A1 -> B1", "tactic_pass")
    passes = [event for event in manual.match.events if event.key == "passed"]
    assert passes == [event for event in ordered.match.events if event.key == "passed"]
    assert len(passes) == 2
    assert ordered.phase == "commands"


@rule("WC-P3")
def test_passing_for_the_rest_of_a_combat_ends_with_it() -> None:
    s = scene(f"{ANA} | A2 GA-U01", f"{BEN} | B2 HD-U08 | B3 HD-U14", ana_rolls="6 1", ben_rolls="1")
    s.refused("ben", "order tactics auto_pass combat", "no_combat", "WC-P3")
    s.say("ana", "attack A1 -> B1").say("ben", "order tactics auto_pass combat").say("ana", "tactic_pass")
    assert s.phase == "commands"  # Ben's pass was made for him
    assert s.match.orders[1] == Orders()
    s.say("ben", "pass").say("ana", "attack A2 -> B2", "tactic_pass")
    assert (s.phase, s.to_act) == ("tactics", ["ben"])


@rule("WC-P6")
@pytest.mark.parametrize(
    ("who", "line", "passes"),
    [
        ("ana", "ahead=1", True),  # 5 against 4
        ("ana", "ahead=2", False),
        ("ana", "behind=1", False),
        ("ben", "behind=1", True),
        ("ben", "behind=2", False),
        ("ben", "ahead=1", False),
    ],
)
def test_passing_while_ahead_or_behind_by_at_least_so_much(who: str, line: str, passes: bool) -> None:
    s = scene("A1 GA-U06", BEN).say(who, f"order tactics auto_pass {line}").say("ana", "attack A1 -> B1")
    if who == "ben":
        s.say("ana", "tactic_pass")
    assert s.to_act == (["ben"] if (who, passes) == ("ana", True) else ["ana"] if who == "ana" else s.to_act)
    assert (s.phase == "tactics" and s.to_act == [who]) == (not passes)


@rule("WC-P6", "WC-9.10")
def test_a_shooter_is_ahead_by_his_ranged_attack() -> None:
    for margin, passes in ((2, True), (3, False)):  # Ranged Attack 6 against strength 4
        s = scene("A1 GA-U10", BEN).say("ana", f"order tactics auto_pass ahead={margin}", "shoot A1 -> B1")
        assert (s.to_act == ["ben"]) == passes


@rule("WC-P18")
def test_an_empty_hand_without_a_usable_ability_passes_by_itself() -> None:
    bare = {"ana_action_deck": [], "ben_action_deck": []}
    s = scene(ANA, BEN, **bare).say("ana", "attack A1 -> B1")
    s.says("combat_result", result="slaughter")
    assert s.phase in ("battle_count", "commands")
    one = scene(ANA, BEN, ana_hand="NE-C24", **bare).say("ana", "attack A1 -> B1")
    assert (one.phase, one.to_act) == ("tactics", ["ana"])
    able = scene(ANA, "B1 HD-U08", **bare).say("ana", "attack A1 -> B1")  # Venom Sisters print a tactic
    assert (able.phase, able.to_act) == ("tactics", ["ben"])
    used = scene(ANA, "B1 HD-U08 committed", **bare).say("ana", "attack A1 -> B1")
    assert used.phase != "tactics"  # a committed unit cannot use it


# -- follow-up --------------------------------------------------------------------------------------------------------


def routed(*orders: tuple[str, str], ben: str = f"{BEN} | B2 HD-U08 | B3 HD-U01", **more: Any) -> Scene:
    """Ana's unit routs an enemy; some orders have been given before."""
    s = scene(ANA, ben, ana_rolls="6 6", ben_rolls="1", **more)
    for who, line in orders:
        s.say(who, f"order {line}")
    return s.fights("ana", "attack A1 -> B1")


@rule("WC-P6", "WC-8.14")
def test_follow_up_orders() -> None:
    assert routed().phase == "follow_up_choice"
    assert routed(("ana", "follow_up ask")).phase == "follow_up_choice"
    assert routed(("ana", "follow_up never")).phase == "commands"
    s = routed(("ana", "follow_up always"))
    assert (s.phase, s.to_act) == ("follow_up_defender", ["ben"])


@rule("WC-P6", "WC-8.16")
@pytest.mark.parametrize(("named", "chosen"), [("B3,B2", "B3"), ("B1,B2", "B2"), ("B4,B2", "B2"), ("B4", "")])
def test_the_first_ready_unit_of_the_list_meets_the_follow_up(named: str, chosen: str) -> None:
    ben = f"{BEN} | B2 HD-U08 | B3 HD-U01 | B4 HD-U14 committed"
    s = routed(("ana", "follow_up always"), ("ben", f"follow_up_defender {named}"), ben=ben)
    met = [facts["defender"] for facts in s.told("combat_started")]
    assert met == (["B1", chosen] if chosen else ["B1"])
    assert s.phase == ("commands" if chosen else "follow_up_defender")


@rule("WC-P6", "WC-8.16")
def test_the_list_of_the_winner_does_not_choose_for_the_loser() -> None:
    ben = f"{BEN} | B2 HD-U08 committed | B3 HD-U01 committed"
    s = routed(("ana", "follow_up always"), ("ana", "follow_up_defender A1"), ben=ben)
    assert (s.phase, s.to_act) == ("follow_up_defender", ["ana"])


# -- lines of orders --------------------------------------------------------------------------------------------------


@rule("WC-P6")
def test_orders_are_replaced_cleared_and_nothing_retreats_by_itself() -> None:
    s = scene(TWO, f"{BEN} | B2 HD-U08")
    s.say("ana", "order block A1 against B1", "order block A1 against B2", "order block a1 against b1")
    assert s.match.orders[0].blocks == (BlockOrder("A1", "B2"), BlockOrder("A1", "B1"))
    s.say("ana", "order tactics auto_pass ahead=3", "order follow_up never", "order follow_up_defender A1, A2")
    assert s.match.orders[0].follow_up_defender == ("A1", "A2")
    s.say("ana", "order follow_up_defender ask", "order tactics ask")
    assert (s.match.orders[0].follow_up_defender, s.match.orders[0].tactics) == ((), "ask")
    s.say("ana", "order clear")
    assert s.match.orders[0] == Orders()
    s.refused("ana", "order retreat always", "unknown_order", "WC-P6", given="retreat")


@pytest.mark.parametrize(
    ("line", "key", "facts"),
    [
        ("order", "missing_field", {"verb": "order"}),
        ("order block", "missing_field", {"field": "block"}),
        ("order block A1 versus B1", "bad_value", {"field": "block", "given": "versus"}),
        ("order block A1 against", "missing_field", {"field": "against"}),
        ("order block A1 against B1 now", "too_many_words", {"given": "now"}),
        ("order block A2", "no_such_unit", {"unit": "A2"}),
        ("order block B1", "not_your_unit", {"unit": "B1"}),
        ("order block A1 against A1", "target_is_yours", {"target": "A1"}),
        ("order block ,", "missing_field", {"field": "block"}),
        ("order tactics ,", "missing_field", {"field": "tactics"}),
        ("order tactics auto_pass ahead=1 behind=2", "unknown_key", {"name": "behind"}),
        ("order tactics auto_pass ahead=1 ahead=2", "key_twice", {"name": "ahead"}),
        ("order tactics auto_pass ahead<=1", "bad_value", {"field": "ahead", "given": "<="}),
        ("order tactics auto_pass ahead=1,2", "one_value", {"field": "ahead", "count": 2}),
        ("order block C4", "bad_piece", {"field": "unit", "given": "C4"}),
        ("order block never ever", "too_many_words", {"given": "ever"}),
        ("order block never x=1", "unknown_key", {"name": "x"}),
        ("order tactics sleep", "bad_value", {"field": "tactics", "given": "sleep"}),
        ("order tactics auto_pass forever", "too_many_words", {"given": "forever"}),
        ("order tactics auto_pass ahead=x", "bad_number", {"field": "ahead", "low": 0, "high": 99}),
        ("order tactics auto_pass ahead=100", "bad_number", {"given": "100"}),
        ("order tactics auto_pass above=1", "unknown_key", {"name": "above"}),
        ("order tactics ask ahead=1", "unknown_key", {"name": "ahead"}),
        ("order follow_up sometimes", "bad_value", {"field": "follow_up"}),
        ("order follow_up never now", "too_many_words", {"given": "now"}),
        ("order follow_up_defender B", "bad_piece", {"field": "follow_up_defender"}),
        ("order follow_up_defender B1", "not_your_unit", {"unit": "B1"}),
        ("order reaction A3", "missing_field", {"field": "mode"}),
        ("order reaction A3 maybe", "bad_value", {"field": "mode"}),
        ("order reaction A3 ability=0 always", "bad_number", {"field": "ability"}),
        ("order reaction A3 always", "no_such_unit", {"unit": "A3"}),
        ("order reaction B1 always", "no_such_unit", {"unit": "B1"}),
        ("order reaction A1 always", "no_such_ability", {"unit": "A1", "ability": 0}),
        ("order clear all", "too_many_words", {"given": "all"}),
    ],
)
def test_a_wrong_order_names_field_and_fact(line: str, key: str, facts: dict[str, Any]) -> None:
    s = scene(ANA, BEN).say("ana", "order block never")
    s.refused("ana", line, key, **facts)
    assert s.match.orders[0] == Orders(block="never")


@rule("WC-P21")
def test_a_seat_taken_over_keeps_armed_cards_and_loses_its_standing_orders() -> None:
    s = scene(ANA, BEN, ben_hand=TWIST)
    s.say("ben", "order block never", f"arm {TWIST} roll<=2", "order tactics auto_pass")
    s.match.take_over(1)
    s.match.take_over(0)  # a seat without orders
    left = s.match.orders[1]
    assert left == taken_over(left) == Orders(armed=(Armed(TWIST, Filter(roll=2)),))
    assert s.match.view(1).players[1].action_cards == (TWIST,)  # the hand goes with the seat
