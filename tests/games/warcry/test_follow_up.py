"""Follow-up attacks and the end of a combat (WC-8.14 to WC-8.27, WC-R10, WC-R11, WC-R17, WC-R37, WC-R38)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene


def routed(ben: str, ana: str = "A1 GA-U02", ana_rolls: str = "6 6", **more: Any) -> Scene:
    """A1 has attacked and routed B1."""
    zones: dict[str, Any] = {"ana_rolls": ana_rolls, "ben_rolls": "1", **more}
    return scene(ana, ben, **zones).fights("ana", "attack A1 -> B1").says("routed", unit="B1")


# -- who may follow up --------------------------------------------------------------------------------------------


@rule("WC-8.14")
def test_the_winner_may_follow_up_or_decline() -> None:
    s = routed("B1 HD-U07 | B2 HD-U14", ana_rolls="6 6 6", ben_rolls="1 1")
    assert (s.phase, s.offers("ana")) == ("follow_up_choice", ["follow_up yes", "follow_up no"])
    s.refused("ben", "follow_up yes", "not_your_turn", "WC-8.14")
    s.say("ana", "follow_up yes").says("combat_started", attacker="A1", defender="B2", follow_up=True).passes()
    assert s.unit("B2") is None
    t = routed("B1 HD-U07 | B2 HD-U14").say("ana", "follow_up no").says("follow_up_declined", seat=0)
    assert (t.phase, t.to_act, t.there("A1").committed) == ("commands", ["ben"], True)


@rule("WC-8.14")
def test_without_a_rout_there_is_no_follow_up() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U14", ana_rolls="6 2", ben_rolls="1").fights("ana", "attack A1 -> B1")
    assert s.says("not_routed").phase == "commands"


@rule("WC-8.15")
def test_a_committed_winner_never_follows_up() -> None:
    s = scene("A1 GA-U02 | A2 GA-U02", "B1 HD-U02 committed", ana_rolls="1", ben_rolls="6 6")
    s.fights("ana", "attack A1 -> B1").says("routed", unit="A1")
    assert (s.phase, s.to_act) == ("commands", ["ben"])


@rule("WC-8.15")
def test_a_winner_committed_by_a_reaction_to_the_rout_does_not_follow_up() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U07", ben_hand="HD-C11", ana_rolls="6 6 4", ben_rolls="1")
    s.say("ben", "arm HD-C11").fights("ana", "attack A1 -> B1").says("tested", unit="A1", passed=False)
    s.says("destroyed", unit="B1")
    assert (s.phase, s.to_act) == ("commands", ["ben"])


@rule("WC-R11", "WC-8.14")
@pytest.mark.parametrize(("agreed", "asked"), [(None, True), (True, True), (False, False)])
def test_a_defender_that_wins_follows_up_unless_agreed_otherwise(agreed: bool | None, asked: bool) -> None:
    options = {} if agreed is None else {"follow_up_in_defence": agreed}
    s = scene("A1 GA-U02 | A2 GA-U02", "B1 HD-U02", options=options, ana_rolls="1", ben_rolls="6 6")
    s.fights("ana", "attack A1 -> B1").says("routed", unit="A1")
    assert (s.phase, s.to_act) == (("follow_up_choice", ["ben"]) if asked else ("commands", ["ben"]))


@rule("WC-R11")
def test_the_attacker_follows_up_either_way() -> None:
    assert routed("B1 HD-U07 | B2 HD-U14", options={"follow_up_in_defence": False}).phase == "follow_up_choice"


@rule("WC-8.17")
def test_without_an_enemy_left_there_is_no_follow_up() -> None:
    s = routed("B1 HD-U07")
    assert (s.phase, s.to_act) == ("commands", ["ben"])


# -- against whom -------------------------------------------------------------------------------------------------


@rule("WC-8.16", "WC-R10")
def test_the_loser_must_choose_one_of_his_ready_units_from_either_line() -> None:
    s = routed("B1 HD-U07 | B2 HD-U14 | B3 HD-U14 reserve | B4 HD-U14 committed").say("ana", "follow_up yes")
    assert (s.phase, s.to_act) == ("follow_up_defender", ["ben"])
    assert s.offers("ben") == ["follow_up_defender B2", "follow_up_defender B3"]
    s.refused("ben", "follow_up_defender B4", "not_a_follow_up_defender", "WC-8.16")
    s.refused("ana", "follow_up_defender B2", "not_your_turn", "WC-8.16")
    s.say("ben", "follow_up_defender B3").says("combat_started", attacker="A1", defender="B3")


@rule("WC-R10", "WC-8.16")
@pytest.mark.parametrize(
    ("others", "offered"),
    [
        ("B2 HD-U14 | B4 HD-U14 | B3 HD-U14 reserve", ["B2", "B4"]),
        ("B2 HD-U14 committed | B3 HD-U14 reserve | B4 HD-U14 reserve", ["B3", "B4"]),
    ],
)
def test_by_a_house_rule_the_reserve_meets_it_only_where_nobody_ready_stands_in_front(
    others: str, offered: list[str]
) -> None:
    s = routed(f"B1 HD-U07 | {others}", options={"follow_up_from_reserve": False}).say("ana", "follow_up yes")
    assert s.offers("ben") == [f"follow_up_defender {unit}" for unit in offered]
    left = next(unit for unit in ("B3", "B4", "B2") if unit not in offered)
    s.refused("ben", f"follow_up_defender {left}", "not_a_follow_up_defender", "WC-8.16")


@rule("WC-8.16")
def test_without_a_ready_unit_the_winner_chooses_any() -> None:
    s = routed("B1 HD-U07 | B2 HD-U14 committed | B3 HD-U14 reserve committed").say("ana", "follow_up yes")
    assert (s.phase, s.to_act) == ("follow_up_defender", ["ana"])
    assert s.offers("ana") == ["follow_up_defender B2", "follow_up_defender B3"]
    s.say("ana", "follow_up_defender B3").says("combat_started", defender="B3")
    assert s.there("B3").committed


@rule("WC-8.16", "WC-P2")
def test_the_only_ready_unit_is_taken_unasked() -> None:
    s = routed("B1 HD-U07 | B2 HD-U14 committed | B3 HD-U14 reserve").say("ana", "follow_up yes")
    s.says("combat_started", defender="B3")


@rule("WC-8.25")
def test_a_spared_loser_is_one_of_the_remaining_units() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 GA-U15 | B2 HD-U14 committed",
        ben_hand="GA-C11",
        ana_rolls="6 6",
        ben_rolls="1 4",
    )
    s.say("ben", "arm GA-C11").fights("ana", "attack A1 -> B1").says("routed", unit="B1").say("ana", "follow_up yes")
    assert s.offers("ana") == ["follow_up_defender B1", "follow_up_defender B2"]
    t = scene("A1 GA-U02", "B1 GA-U15 | B2 HD-U14", ben_hand="GA-C11", ana_rolls="6 6", ben_rolls="1 4")
    t.say("ben", "arm GA-C11").fights("ana", "attack A1 -> B1").say("ana", "follow_up yes")
    t.says("combat_started", defender="B2")  # he has a ready unit, so the committed one is out of it


LEAVERS = [{"abilities": "[reaction(on=routed(own), do=[destroy(foe)])]"}]


@rule("WC-8.26")
@pytest.mark.parametrize("state", ["", "committed"])
def test_if_the_winner_leaves_play_nobody_follows_up_and_the_loser_fares_as_ever(state: str) -> None:
    rolls = {"ana_rolls": "6 6", "ben_rolls": "1"} if not state else {"ana_rolls": "1", "ben_rolls": "6 6"}
    who, winner, loser = ("ana", "A1", "B1") if not state else ("ana", "B1", "A1")
    ana = "A1 GA-U02 | A2 GA-U02" if not state else "A1 GA-U02 | A2 X-U1"
    ben = "B1 HD-U07 | B2 X-U1" if not state else "B1 HD-U07 committed | B2 HD-U07"
    s = scene(ana, ben, game=game_with(units=LEAVERS), **rolls).fights(who, "attack A1 -> B1")
    s.say("ben" if not state else "ana", f"react {'B2' if not state else 'A2'}").says("destroyed", unit=winner)
    assert s.unit(winner) is None
    assert (s.unit(loser) is None) is (state == "")  # destroyed if the winner was ready
    if state:
        assert (s.there(loser).line, s.there(loser).committed) == ("battle", True)
    assert (s.phase, s.to_act) == ("commands", ["ben"])


# -- the new combat -----------------------------------------------------------------------------------------------


@rule("WC-8.18")
def test_the_follow_up_is_a_new_combat_in_every_respect() -> None:
    s = scene(
        "A1 GA-U12",
        "B1 HD-U14 | B2 HD-U07 | B3 HD-U11",
        ana_hand="NE-C02 NE-C01 NE-C01",
        ana_rolls="6 6",
        ben_rolls="1",
    )
    s.say("ana", "attack A1 -> B1").say("ben", "no_block").say("ana", "play_tactic NE-C02").say("ben", "tactic_pass")
    s.say("ana", "use_tactic A1").say("ana", "choose NE-C01").passes().say("ana", "follow_up yes")
    assert s.player("ana").action_discard[-1] == "NE-C02"
    hands = [len(player.action_hand) for player in s.state.players]
    s.say("ben", "follow_up_defender B2").silent("blocked", "not_blocked", "attack_declared")
    assert s.match.asks == ()
    assert [len(player.action_hand) for player in s.state.players] == [hand + 1 for hand in hands]
    combat = s.state.combat
    assert combat is not None
    assert (combat.seat, combat.follow_up, combat.blocked, combat.cards) == (0, True, False, [])
    assert (s.strength("A1"), s.board.tp_left(s.there("A1"))) == (4, 4)
    # The ability may be used again, and must be paid again.
    s.say("ana", "use_tactic A1").asks("ana", "discard_card").say("ana", "choose NE-C01")
    assert s.strength("A1") == 6


@rule("WC-8.18")
def test_a_blocker_that_follows_up_attacks_and_does_not_block_any_more() -> None:
    acts = [
        {"cost": "0", "abilities": "[tactic(need=[blocking()], do=[strength(mine, 1)])]"},
        {"cost": "0", "abilities": "[tactic(need=[attacking(), follow_up()], do=[strength(mine, 2)])]"},
    ]
    s = scene(
        "A1 GA-U02 | A2 GA-U02",
        "B1 HD-U14 | B2 HD-U10",
        game=game_with(actions=acts),
        ben_hand="X-C1 X-C1 X-C2",
        ana_rolls="1",
        ben_rolls="6 6",
    )
    s.say("ana", "attack A1 -> B1").say("ben", "block with=B2").say("ana", "tactic_pass")
    s.refused("ben", "play_tactic X-C2", "condition_not_met").say("ben", "play_tactic X-C1").passes()
    s.say("ben", "follow_up yes").refused("ben", "play_tactic X-C1", "condition_not_met")
    s.say("ben", "play_tactic X-C2")
    assert s.strength("B2") == 6


@rule("WC-8.19")
def test_a_follow_up_has_no_rout_check_and_no_second_follow_up() -> None:
    s = routed("B1 HD-U07 | B2 HD-U14 | B3 HD-U14 | B4 HD-U14", ana_rolls="6 6 6", ben_rolls="1 1")
    s.say("ana", "follow_up yes").say("ben", "follow_up_defender B2").passes()
    s.says("destroyed", unit="B2").silent("routed", "not_routed")
    assert [fact["purpose"] for fact in s.told("rolled")] == ["combat", "combat"]
    assert (s.phase, s.to_act) == ("commands", ["ben"])


@rule("WC-8.19")
@pytest.mark.parametrize(
    ("ana", "ben", "left"), [(6, 6, ["A1", "B2"]), (3, 1, ["A1"]), (1, 6, ["B2"])], ids=["slaughter", "won", "lost"]
)
def test_its_result_is_worked_out_as_usual(ana: int, ben: int, left: list[str]) -> None:
    left = [] if ana == ben else left
    s = routed("B1 HD-U14 | B2 HD-U07", ana_rolls=f"6 6 {ana}", ben_rolls=f"1 {ben}")
    s.say("ana", "follow_up yes").passes()
    assert [piece for piece in ("A1", "B2") if s.unit(piece)] == left


@rule("WC-8.19")
def test_a_committed_defender_that_wins_spares_the_follower() -> None:
    s = routed("B1 HD-U14 | B2 HD-U02 committed", ana_rolls="6 6 1", ben_rolls="1 6")
    s.say("ana", "follow_up yes").passes().says("combat_result", winner=1).silent("destroyed")
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)


@rule("WC-8.19")
def test_a_rout_without_a_check_allows_one_more_follow_up_by_the_same_unit() -> None:
    s = scene("A1 HD-U06", "B1 HD-U14 | B2 HD-U14 | B3 HD-U14", ana_hand="NE-C13", ana_rolls="6 6 6", ben_rolls="1 1 1")
    s.say("ana", "attack A1 -> B1", "use_tactic A1").passes().says("routed", unit="B1", automatic=True)
    assert [fact["purpose"] for fact in s.told("rolled")] == ["combat", "combat"]
    s.say("ana", "follow_up yes").say("ben", "follow_up_defender B2").say("ana", "play_tactic NE-C13").passes()
    s.says("routed", unit="B2", automatic=True).say("ana", "follow_up yes")
    s.says("combat_started", attacker="A1", defender="B3", follow_up=True)
    s.passes().silent("routed", "not_routed")
    assert s.unit("B3") is None
    assert (s.phase, s.to_act) == ("commands", ["ben"])


@rule("WC-8.27")
@pytest.mark.parametrize("state", ["", "committed"])
def test_the_defender_comes_as_it_is_and_no_attack_is_declared(state: str) -> None:
    watch = [{"abilities": "[reaction(on=attack_declared(any_side), do=[draw(own, 1)])]"}]
    s = scene(
        "A1 GA-U02 | A2 X-U1",
        f"B1 HD-U07 | B2 HD-U14 reserve {state}",
        game=game_with(units=watch),
        ana_rolls="6 6",
        ben_rolls="1",
    )
    s.say("ana", "attack A1 -> B1").asks("ana", "reaction").say("ana", "no_reaction").passes()
    s.say("ana", "follow_up yes").silent("attack_declared")
    assert (s.match.asks, s.phase) == ((), "tactics")
    assert (s.there("B2").line, s.there("B2").committed) == ("field", bool(state))


# -- lines --------------------------------------------------------------------------------------------------------

LINED = [
    {"cost": "0", "abilities": f"[tactic(need=[from_line({line})], do=[strength(mine, 1)])]"}
    for line in ("battle", "reserve")
]


@rule("WC-R38", "WC-8.27")
@pytest.mark.parametrize(("line", "card", "wrong"), [("battle", "X-C1", "X-C2"), ("reserve", "X-C2", "X-C1")])
def test_a_follow_up_is_made_from_the_line_of_the_first_attack(line: str, card: str, wrong: str) -> None:
    s = scene(
        f"A1 GA-U05 {line} | A2 GA-U02",
        "B1 HD-U14 | B2 HD-U14 | B3 HD-U14 reserve",
        game=game_with(actions=LINED),
        ana_hand="X-C1 X-C2",
        ben_hand="X-C1 X-C2",
        ana_rolls="6 6",
        ben_rolls="1",
    )
    s.fights("ana", "attack A1 -> B1").say("ana", "follow_up yes").say("ben", "follow_up_defender B3")
    s.refused("ana", f"play_tactic {wrong}", "condition_not_met").say("ana", f"play_tactic {card}")
    # The defender comes from the line in which it stood; Ben's whole reserve had not moved up: B2 held the line.
    s.refused("ben", "play_tactic X-C1", "condition_not_met").say("ben", "play_tactic X-C2")


@rule("WC-8.20", "WC-R17")
@pytest.mark.parametrize("line", ["battle", "reserve"])
def test_the_winner_ends_committed_in_its_battle_line(line: str) -> None:
    s = scene(f"A1 GA-U05 {line} | A2 GA-U02", "B1 HD-U14 | B2 HD-U14", ana_rolls="6 1", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("committed", unit="A1")
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)
    t = routed("B1 HD-U14 | B2 HD-U14", ana=f"A1 GA-U05 {line} | A2 GA-U02").say("ana", "follow_up no")
    assert (t.there("A1").line, t.there("A1").committed) == ("battle", True)


@rule("WC-8.20")
def test_a_unit_that_follows_up_is_committed_after_the_last_combat() -> None:
    s = routed("B1 HD-U07 | B2 HD-U14", ana_rolls="6 6 6", ben_rolls="1 1").say("ana", "follow_up yes")
    assert (s.there("A1").line, s.there("A1").committed) == ("field", False)
    s.passes()
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)


@rule("WC-8.20", "WC-8.23")
def test_a_unit_may_stay_ready_unless_it_follows_up() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U14", ana_hand="NE-C26", ana_rolls="6 6", ben_rolls="1")
    s.say("ana", "arm NE-C26").fights("ana", "attack A1 -> B1").says("reaction_played", card="NE-C26")
    s.say("ana", "follow_up no")
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", False)
    t = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U14", ana_hand="NE-C26", ana_rolls="6 6 6", ben_rolls="1 1")
    t.say("ana", "arm NE-C26").fights("ana", "attack A1 -> B1").say("ana", "follow_up yes").passes()
    assert t.there("A1").committed


@rule("WC-8.21", "WC-R17")
def test_every_survivor_ends_in_the_battle_line_but_nobody_else_moves() -> None:
    # The blocker comes from the reserve and wins; the target that was not fought stays in the reserve.
    s = scene(
        "A1 GA-U13",
        "B1 HD-U14 | B2 HD-U14 reserve | B3 HD-U11 reserve",
        ben_hand="GA-C12",
        ana_rolls="1",
        ben_rolls="6 1",
    )
    s.say("ben", "arm GA-C12 choices=B3").fights("ana", "attack A1 -> B2").says("combat_result", winner=1)
    assert [(s.there(p).line, s.there(p).committed) for p in ("B1", "B2", "B3")] == [
        ("battle", False),
        ("reserve", False),
        ("battle", True),
    ]


@rule("WC-8.21", "WC-R17")
def test_a_target_from_the_reserve_that_survives_stands_in_the_battle_line_too() -> None:
    s = scene("A1 GA-U13 | A2 GA-U02", "B1 HD-U14 | B2 HD-U02 reserve", ana_rolls="1", ben_rolls="6 1")
    s.fights("ana", "attack A1 -> B2")
    assert (s.there("B2").line, s.there("B2").committed) == ("battle", True)


# -- the end ------------------------------------------------------------------------------------------------------


@rule("WC-8.22", "WC-R11")
def test_whoever_won_the_turn_passes_to_the_opponent_of_the_active_player() -> None:
    s = scene("A1 GA-U02 | A2 GA-U15 | A3 GA-U15", "B1 HD-U02", ana_rolls="1 1", ben_rolls="6 6 6")
    s.fights("ana", "attack A1 -> B1").say("ben", "follow_up yes").say("ana", "follow_up_defender A2").passes()
    s.says("combat_result", winner=1)
    assert (s.phase, s.to_act, s.state.commands) == ("commands", ["ben"], 1)


@rule("WC-8.23")
def test_played_cards_are_discarded_in_their_order_the_attackers_first() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 HD-U02 | B2 HD-U14",
        active="ben",
        ana_hand="NE-C01 NE-C09",
        ben_hand="NE-C02 NE-C01",
        ana_rolls="1",
        ben_rolls="6 1",
        ana_deck="NE-C24 " * 4,
        ben_deck="NE-C24 " * 4,
    )
    s.say("ben", "attack B1 -> A1", "play_tactic NE-C02").say("ana", "play_tactic NE-C09")
    s.say("ben", "play_tactic NE-C01").say("ana", "play_tactic NE-C01").passes()
    assert s.player("ben").action_discard == ["NE-C24", "NE-C24", "NE-C02", "NE-C01"]
    assert s.player("ana").action_discard == ["NE-C24", "NE-C09", "NE-C01"]


@rule("WC-8.23", "WC-R37", "WC-7.17")
def test_cards_and_effects_stay_until_the_follow_up_is_decided() -> None:
    s = scene(
        "A1 GA-U08", "B1 HD-U07 | B2 HD-U07", ana_hand="NE-C02", ben_hand="NE-C09", ana_rolls="6 6", ben_rolls="1"
    )
    s.say("ana", "attack A1 -> B1", "play_tactic NE-C02").say("ben", "play_tactic NE-C09").passes()
    assert s.phase == "follow_up_choice"
    assert s.state.combat is not None
    assert [card.card for card in s.state.combat.cards] == ["NE-C02", "NE-C09"]
    assert s.strength("A1") == 5 + 2 - 1
    s.say("ana", "follow_up no")
    assert (s.state.combat, s.strength("A1")) == (None, 5)
    assert "NE-C02" in s.player("ana").action_discard
    assert "NE-C09" in s.player("ben").action_discard


@rule("WC-R39")
def test_a_wizard_on_the_back_makes_no_wizard() -> None:
    acts = [{"type": "command", "cost": "0", "abilities": "[command(do=[rally(pick(own, committed, wizard))])]"}]
    s = scene("A1 GA-U02 committed with GA-A05", "B1 HD-U07", game=game_with(actions=acts), ana_hand="X-C1")
    s.refused("ana", "play_command X-C1", "can_do_nothing")
    assert not s.board.has(s.there("A1"), "wizard")
    assert "wizard" in s.board.card("GA-A05").keywords
    t = scene("A1 GA-U14 committed", "B1 HD-U07", game=game_with(actions=acts), ana_hand="X-C1")
    t.say("ana", "play_command X-C1")
    assert not t.there("A1").committed
