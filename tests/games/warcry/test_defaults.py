"""What is done when the time runs out: every phase and every question, ties included (WC-P7, WC-P8, WC-P16)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games.warcry.actions import ChooseMusterOrder, FollowUpDefender, TieBreakUnit
from bot.games.warcry.state import State
from tests.support.oneoff import ability, commanding, melee, strategy, text
from tests.support.rules import rule
from tests.support.scene import FILLER, Scene, game_with, scene

ANA = "A1 GA-U02"
BEN = "B1 HD-U07"

# Units of the test's own, by strength, tactic points and cost.
UNITS = [
    {"strength": "3", "tactic_points": "2", "cost": "4"},  # X-U1
    {"strength": "3", "tactic_points": "4", "cost": "3"},  # X-U2: more tactic points, cheaper
    {"strength": "5", "tactic_points": "1", "cost": "2"},  # X-U3: the strongest
]


def entered(*units: tuple[str, str, int], word: str = "ready") -> list[str]:
    """Units by public id, card and running number."""
    return [f"{piece} {card} {word} entered={number}" for piece, card, number in units]


# -- phases -----------------------------------------------------------------------------------------------------------


@rule("WC-P8")
@pytest.mark.parametrize(("chooser", "first"), [("ana", 0), ("ben", 1)])
def test_the_order_of_mustering_is_oneself_first(chooser: str, first: int) -> None:
    s = scene(phase="muster_order", battle=2, fields={"chooser": chooser})
    assert s.game.default(s.state, first) == ChooseMusterOrder(first)
    s.times_out(chooser).says("muster_order", first=first)


@rule("WC-P8")
def test_in_the_muster_phase_and_on_ones_command_one_passes() -> None:
    s = scene(ANA, BEN, phase="muster").times_out("ana").says("passed", seat=0, what="muster")
    assert s.player("ana").passed_muster
    t = scene(ANA, BEN).times_out("ana").says("passed", seat=0, what="command")
    assert (t.to_act, t.state.pass_count) == (["ben"], 1)


@rule("WC-P8")
def test_in_the_exchange_of_tactics_one_passes() -> None:
    s = scene(ANA, BEN, ana_hand="NE-C02").say("ana", "attack A1 -> B1").times_out("ana")
    s.says("passed", seat=0, what="tactic")
    assert s.player("ana").action_hand.count("NE-C02") == 1
    assert s.to_act == ["ben"]


@rule("WC-P8")
def test_nobody_blocks() -> None:
    s = scene(ANA, f"{BEN} | B2 HD-U03").say("ana", "attack A1 -> B1").asks("ben", "block").times_out("ben")
    s.says("not_blocked", seat=1)


@rule("WC-P8")
def test_no_reaction_is_used() -> None:
    s = scene("A1 GA-U10", f"{BEN} with NE-A11").say("ana", "shoot A1 -> B1").asks("ben", "reaction").times_out("ben")
    s.silent("reaction_played")
    assert s.phase == "tactics"
    pause = scene(ANA, f"{BEN} | B2 HD-U08", ben_hand="NE-C29", options={"reaction_mode": "pause"})
    pause.say("ana", "attack A1 -> B1").asks("ben", "reaction_hand").times_out("ben").silent("reaction_played")


def routed(**more: Any) -> Scene:
    """Ana's unit has routed an enemy and may follow up."""
    return scene(ANA, **more, ana_rolls="6 6", ben_rolls="1").fights("ana", "attack A1 -> B1")


@rule("WC-P8")
def test_the_follow_up_is_declined() -> None:
    s = routed(ben=f"{BEN} | B2 HD-U14 | B3 HD-U08")
    assert s.phase == "follow_up_choice"
    s.times_out("ana").says("follow_up_declined", seat=0)
    assert s.phase == "commands"


@rule("WC-P8")
@pytest.mark.parametrize(
    ("units", "chosen"),
    [
        ([("B2", "X-U1", 2), ("B3", "X-U3", 3)], "B3"),  # highest strength
        ([("B2", "X-U1", 2), ("B3", "X-U2", 3)], "B3"),  # then highest tactic points
        ([("B2", "X-U1", 5), ("B3", "X-U1", 3)], "B3"),  # then first mustered
        ([("B2", "X-U1", 2), ("B3", "X-U1", 3)], "B2"),
    ],
)
def test_the_strongest_ready_unit_meets_the_follow_up(units: list[tuple[str, str, int]], chosen: str) -> None:
    army = entered(("B1", "HD-U07", 1), *units) + entered(("B9", "X-U3", 9), word="committed")
    s = routed(ben="", ben_units=army, game=game_with(units=UNITS)).say("ana", "follow_up yes")
    assert s.to_act == ["ben"]
    s.times_out("ben").says("combat_started", defender=chosen)


@rule("WC-P16", "WC-8.16")
@pytest.mark.parametrize(
    ("units", "chosen"),
    [
        ([("B2", "X-U3", 2), ("B3", "X-U1", 3)], "B3"),  # lowest strength
        ([("B2", "X-U1", 2), ("B3", "X-U2", 3)], "B2"),  # then first come, whatever the tactic points
        ([("B2", "X-U1", 5), ("B3", "X-U2", 3)], "B3"),
    ],
)
def test_the_winner_follows_up_against_the_weakest(units: list[tuple[str, str, int]], chosen: str) -> None:
    army = entered(("B1", "HD-U07", 1)) + entered(*units, word="committed")
    s = routed(ben="", ben_units=army, game=game_with(units=UNITS)).say("ana", "follow_up yes")
    assert s.to_act == ["ana"]
    assert s.game.default(s.state, 0) == FollowUpDefender(chosen)
    s.times_out("ana").says("combat_started", defender=chosen)


@rule("WC-P8")
@pytest.mark.parametrize(
    ("units", "chosen"),
    [
        ([("A1", "X-U1", 1), ("A2", "X-U3", 2)], "A2"),
        ([("A1", "X-U1", 1), ("A2", "X-U2", 2)], "A2"),
        ([("A1", "X-U1", 7), ("A2", "X-U1", 2)], "A2"),
    ],
)
def test_the_strongest_unit_fights_the_final_combat_committed_or_not(
    units: list[tuple[str, str, int]], chosen: str
) -> None:
    s = scene(
        ben=f"{BEN} | B2 HD-U08",
        ana_units=entered(*units, word="committed"),
        phase="tie_break",
        game=game_with(units=UNITS),
    )
    assert s.game.default(s.state, 0) == TieBreakUnit(chosen)
    s.times_out("ana").says("fighter_chosen", unit=chosen)


@rule("WC-P8")
def test_every_unit_of_a_retreating_army_is_tested() -> None:
    s = scene(
        f"{ANA} | A2 GA-U01 | A3 GA-U15", BEN, phase="retreat_tests", fields={"retreating": "ana"}, ana_rolls="6 1 1"
    )
    s.times_out("ana").says("rolled", purpose="leadership_test", unit="A1").says("destroyed", unit="A1")
    s.times_out("ana").says("saved", unit="A2").times_out("ana").says("saved", unit="A3")
    assert s.phase == "clean_up"


@rule("WC-P8", "WC-12.5")
@pytest.mark.parametrize(
    ("ana", "kept"),
    [
        ("A1 X-U1 | A2 X-U1 reserve | A3 X-U2 committed", {"A1": "battle", "A2": "reserve", "A3": "battle"}),  # 25
        ("A1 X-U1 | A2 X-U1 reserve | A3 X-U2 | A4 X-U3", {"A1": "battle", "A2": "reserve", "A3": "battle"}),  # 26
        ("A4 X-U3 | A5 X-U3 | A1 X-U1 | A2 X-U1 | A6 X-U1", {"A2": "battle", "A6": "battle"}),  # 32: one by one
        ("A1 X-U1 | A2 X-U1 | A3 X-U1", {"A2": "battle", "A3": "battle"}),  # 30: of equals the first come goes
    ],
)
def test_the_clean_up_keeps_all_in_their_lines_or_discards_the_cheapest(ana: str, kept: dict[str, str]) -> None:
    units = [{"cost": "10"}, {"cost": "5"}, {"cost": "1"}]
    s = scene(ana, BEN, phase="clean_up", game=game_with(units=units), fields={"previous_loser": "ben"})
    s.times_out("ana").times_out("ben")
    assert {unit.id: unit.line for unit in s.player("ana").units} == kept
    assert not any(unit.committed for unit in s.player("ana").units)


@rule("WC-P8")
def test_there_is_no_default_for_choosing_a_deck_and_none_for_who_is_not_waited_for() -> None:
    s = scene(ANA, BEN)
    with pytest.raises(Refused) as caught:
        s.match.time_out(1)
    assert (caught.value.key, caught.value.facts) == ("not_asked", {"waiting": (0,)})
    assert s.game.default(State(), 0) is None


@rule("WC-P7")
def test_the_time_limit_and_its_bounds_are_data_for_the_service() -> None:
    courtesy, options = scene().game.courtesy, scene().state.options
    assert (courtesy.limit, courtesy.least_limit, courtesy.most_limit) == (24 * 3600, 5 * 60, 7 * 24 * 3600)
    assert (courtesy.reminder_at_percent, options.time_limit) == (50, 24 * 3600)
    assert courtesy.vacation_stops_all_clocks


# -- cards of the hand ------------------------------------------------------------------------------------------------


@rule("WC-P8", "WC-R28")
@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("NE-C01 NE-C03 NE-C02", "NE-C03"),  # dice 6, 2, 4: the lowest
        ("NE-C04 NE-C03", "NE-C04"),  # both 2: the oldest in hand
        ("NE-C03 NE-C04", "NE-C03"),
    ],
)
def test_the_card_with_the_lowest_die_is_discarded_then_the_oldest(hand: str, gone: str) -> None:
    s = commanding(ability("command", "discard(enemy, 1, choice)"), ben_hand=hand).say("ana", "play_command X-C1")
    s.asks("ben", "discard_card").times_out("ben").says("discarded", seat=1, cards=(gone,))


@rule("WC-P8", "WC-P20")
@pytest.mark.parametrize("hand", ["NE-C04 NE-C03 NE-C01", "NE-C01 NE-C03 NE-C04"])
def test_a_default_for_anothers_hand_does_not_tell_which_card_is_older(hand: str) -> None:
    s = commanding(ability("command", "discard(enemy, 1, by_foe)"), ben_hand=hand).say("ana", "play_command X-C1")
    s.asks("ana", "discard_card", "NE-C01", "NE-C03", "NE-C04")
    assert s.ask("ana").default == ("NE-C03",)
    s.times_out("ana").says("discarded", seat=1, cards=("NE-C03",))


@rule("WC-P8")
def test_one_does_not_pay() -> None:
    s = commanding(ability("command", "unless_pays(enemy, discard(1), [draw(own, 1)])"), ben_hand="NE-C01 NE-C02").say(
        "ana", "play_command X-C1"
    )
    s.asks("ben", "pay", "yes", "no").times_out("ben").says("drew", seat=0, count=1).silent("paid", "discarded")


# -- choices forced by cards ------------------------------------------------------------------------------------------


@rule("WC-P16")
def test_what_may_be_done_is_not_done_and_the_first_part_is_chosen() -> None:
    s = commanding(ability("command", "may([draw(own, 1)])")).say("ana", "play_command X-C1")
    s.asks("ana", "may").times_out("ana").silent("drew")
    t = commanding(ability("command", "choose_one([rally(all(own))], [draw(own, 1)], [draw(own, 2)])"))
    t.say("ana", "play_command X-C1").asks("ana", "choose_one", "2", "3")  # there is nobody to rally
    t.times_out("ana").says("drew", count=1)


@rule("WC-P16")
@pytest.mark.parametrize(
    ("units", "chosen"),
    [
        ([("B1", "X-U3", 1), ("B2", "X-U1", 2)], "B2"),  # lowest strength
        ([("B1", "X-U1", 1), ("B2", "X-U2", 2)], "B2"),  # then lowest cost
        ([("B1", "X-U1", 9), ("B2", "X-U1", 2)], "B2"),  # then first come
    ],
)
@pytest.mark.parametrize("do", ["strength(pick(enemy), -1)", "destroy(pick(enemy))"])
def test_of_enemy_units_the_weakest_is_chosen(units: list[tuple[str, str, int]], chosen: str, do: str) -> None:
    card = ability("command", do)
    s = scene(ANA, game=game_with(units=UNITS, actions=[card]), ana_hand="X-C1", ben_units=entered(*units))
    s.say("ana", "play_command X-C1").asks("ana", "pick").times_out("ana")
    assert (s.told("value_changed") or s.told("destroyed"))[0]["unit"] == chosen


OWN = [("A1", "X-U1", 4), ("A2", "X-U3", 6), ("A3", "X-U3", 5), ("A4", "X-U1", 3)]


@rule("WC-P16")
@pytest.mark.parametrize(
    ("do", "chosen"),
    [
        ("strength(pick(own), 1)", "A3"),  # of the strongest the first come
        ("commit(pick(own, ready))", "A4"),  # harm: of the weakest the first come
        ("destroy(pick(own))", "A4"),
        ("with_(pick(own, ready), [commit(chosen), draw(own, 1)])", "A4"),
        ("with_(pick(own, ready), [strength(chosen, 1)])", "A3"),
        ("unless_test(pick(own, ready), leadership, [destroy(chosen)])", "A4"),
    ],
)
def test_of_ones_own_units_the_strongest_or_for_harm_the_weakest(do: str, chosen: str) -> None:
    game = game_with(units=UNITS, actions=[ability("command", do)])
    s = scene(ben=BEN, game=game, ana_hand="X-C1", ana_units=entered(*OWN), ana_rolls="6" if "test" in do else "")
    s.say("ana", "play_command X-C1").asks("ana", "pick")
    assert s.ask("ana").default == (chosen,)
    s.times_out("ana")


@rule("WC-P16")
def test_a_cost_takes_the_weakest_of_ones_own() -> None:
    card = ability("command", "draw(own, 1)", cost="commit_one(own)")
    s = scene(ben=BEN, game=game_with(units=UNITS, actions=[card]), ana_hand="X-C1", ana_units=entered(*OWN))
    s.say("ana", "play_command X-C1").asks("ana", "pick").times_out("ana").says("committed", unit="A4")


@rule("WC-P16")
def test_the_opponent_who_chooses_among_his_own_keeps_to_his_own_order() -> None:
    cards = [ability("command", "strength(foe_pick(enemy), -1)"), ability("command", "destroy(foe_pick(enemy))")]
    army = entered(("B1", "X-U1", 1), ("B2", "X-U3", 2))
    for card, chosen in (("X-C1", "B2"), ("X-C2", "B1")):
        s = scene(ANA, game=game_with(units=UNITS, actions=cards), ana_hand="X-C1 X-C2", ben_units=army)
        s.say("ana", f"play_command {card}").asks("ben", "foe_pick", "B1", "B2")
        assert s.ask("ben").default == (chosen,)
        s.times_out("ben")


@rule("WC-P16")
def test_where_one_may_choose_up_to_a_number_nobody_is_chosen() -> None:
    s = commanding(ability("command", "draw(own, 1), commit(pick_up_to(2, enemy, ready))"), ben=f"{BEN} | B2 HD-U14")
    s.say("ana", "play_command X-C1").asks("ana", "pick_up_to").times_out("ana").says("drew").silent("committed")


@rule("WC-P16")
@pytest.mark.parametrize(
    ("parts", "gone"),
    [("B5 NE-A05, B6 NE-A10", "B6"), ("B5 NE-A06, B6 NE-A10", "B5"), ("B5 NE-A03, B6 NE-A05", "B5")],  # costs 2 1, 1 1
)
def test_the_cheapest_attachment_goes_then_the_one_played_first(parts: str, gone: str) -> None:
    s = commanding(ability("command", "destroy_attachment(pick(enemy))"), ben=f"{BEN} with {parts}")
    s.say("ana", "play_command X-C1").asks("ana", "attachment").times_out("ana")
    s.says("attachment_destroyed", attachment=gone)


@rule("WC-P16")
def test_the_strategy_played_first_goes() -> None:
    s = commanding(ability("command", "destroy_strategy(enemy)"), ben_strategies="B7 NE-C24 | B8 NE-C23")
    s.say("ana", "play_command X-C1").asks("ana", "strategy", "B7", "B8").times_out("ana")
    s.says("strategy_discarded", strategy="B7")


@rule("WC-P16")
def test_the_top_card_of_a_discard_pile_that_fits_is_taken() -> None:
    s = commanding(
        ability("command", "recover(pick_discard(own, action, combat_tactic))"), ana_discard="NE-C01 NE-C02 NE-C21"
    )
    s.say("ana", "play_command X-C1").asks("ana", "discard_pile", "NE-C01", "NE-C02").times_out("ana")
    s.says("recovered", card="NE-C02")


@rule("WC-P16")
@pytest.mark.parametrize(("mode", "key"), [("may_discard", "look_top"), ("reorder", "look_order")])
def test_cards_looked_at_stay_as_they_are(mode: str, key: str) -> None:
    deck = f"NE-C03 NE-C01 NE-C02 {FILLER} {FILLER}"
    s = commanding(ability("command", f"look_top(own, 3, {mode})"), ana_deck=deck)
    s.say("ana", "play_command X-C1").asks("ana", key, "1", "2", "3").times_out("ana")
    assert s.player("ana").action_deck[:3] == ["NE-C03", "NE-C01", "NE-C02"]


@rule("WC-P16", "WC-P19", "WC-2.35")
def test_simultaneous_effects_apply_in_the_order_in_which_they_came() -> None:
    delayed = [ability("tactic", f"at_end_of_tactics([token(mine, strength, {number})])") for number in (1, 2)]
    s = melee(*delayed, ana_rolls="6 1", ben_rolls="1").say("ana", "play_tactic X-C2").say("ben", "tactic_pass")
    s.say("ana", "play_tactic X-C1").say("ben", "tactic_pass").say("ana", "tactic_pass")
    s.asks("ana", "order_effects", "1", "2").times_out("ana")
    assert [facts["amount"] for facts in s.told("token")] == [2, 1]


@rule("WC-P16", "WC-9.20")
def test_the_highest_ranged_attack_is_used() -> None:
    unit = {"abilities": "[ranged(4, long), ranged(6, normal), ranged(5, long)]"}
    s = scene("A1 X-U1", f"{BEN} | B2 HD-U14 reserve", game=game_with(units=[unit])).say("ana", "shoot A1 -> B1")
    s.says("ranged_declared", value=6)
    far = scene("A1 X-U1 reserve", f"{BEN} | B2 HD-U14 reserve", game=game_with(units=[unit]))
    far.say("ana", "shoot A1 -> B2").says("ranged_declared", value=5)  # the highest that reaches


@rule("WC-P8", "WC-P16")
def test_an_ability_of_a_strategy_follows_the_same_defaults() -> None:
    cards = [strategy(text("support", "strength(pick(own), 1)"))]
    game = game_with(units=UNITS, actions=cards)
    s = scene(ben=BEN, game=game, ana_strategies="A9 X-C1", ana_units=entered(*OWN[:3]))
    s.say("ana", "attack A1 -> B1", "use_tactic A9").asks("ana", "pick").times_out("ana")
    s.says("value_changed", unit="A3")
