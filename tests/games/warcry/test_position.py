"""Positions written by hand, scripted chance, and what a step reports (WC-P15)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.errors import BadData
from bot.engine.match import Match
from bot.games.warcry.state import Combat, Mod, Options, PlayedCard, State
from tests.support.rules import rule
from tests.support.scene import FILLER, NAMES, game_with, scene, starter

WHOLE: dict[str, Any] = {
    "battle_no": 2,
    "supply_limit": 25,
    "phase": "tactics",
    "active_player": "ana",
    "pass_count": 1,
    "commands": 7,
    "open_questions": [],
    "ana": {
        "side": "grand_alliance",
        "wins": 1,
        "spent_gold": 25,
        "passed_muster": True,
        "army_deck": ["GA-U01", "2 GA-U15"],
        "army_hand": ["NE-A01"],
        "army_discard": ["GA-U05", "Blessed Warhammer"],
        "action_deck": ["NE-C01", "3x Steel Resolve"],
        "action_hand": ["NE-C28"],
        "action_discard": ["NE-C03", "NE-C04"],
        "battle_line": ["A1 GA-U02 with NE-A05,NE-A06"],
        "reserve_line": ["GA-U10 committed paid=3"],
        "strategies": ["A7 GA-C10"],
        "roll_feed": [6, 1],
    },
    "ben": {
        "units": [
            "B4 HD-U07 reserve_line committed victory+2 from=battle entered=30 paid=4 with NE-A01, B9 NE-A05 entered=40"
        ],
        "action_deck": ["4 NE-C24"],
    },
    "combat": {
        "kind": "melee",
        "is_follow_up": False,
        "is_tie_break": False,
        "attacker": "A1",
        "defender": "B4",
        "blocked": False,
        "next_to_act": "ben",
        "consecutive_passes": 1,
        "first_action_done": {"ana": True},
        "tactic_points_spent": {"A1": 2},
        "abilities_used": ["B4#1"],
        "modifiers": [{"unit": "A1", "field": "strength", "amount": 2, "source": "NE-C02"}],
        "cards_on_battlefield": ["A1 Steel Resolve"],
        "ready_at_end_of_tactics": {"A1": True, "B4": False},
        "rolls": {"ana": 3},
    },
}


def position(raw: dict[str, Any]) -> State:
    """The state of a hand-written position."""
    return starter().position(raw, Options(), NAMES)


def fault(raw: dict[str, Any]) -> BadData:
    """How a position is refused."""
    with pytest.raises(BadData) as caught:
        position(raw)
    return caught.value


@rule("WC-P15", "WC-2.30")
def test_what_was_paid_is_the_printed_cost_unless_it_is_written() -> None:
    units = ["A1 GA-U02 with GA-A01", "A2 GA-U02 paid=1", "GA-U02", "GA-U02 paid=0 with GA-A01 paid=0"]
    found = position({"ana": {"units": units}}).players[0].units
    assert [unit.paid for unit in found] == [4, 1, 4, 0]
    assert found[0].attachments[0].paid == starter().content.cards["GA-A01"].cost > 0
    assert found[3].attachments[0].paid == 0


@rule("WC-P15", "WC-3.3")
def test_every_field_of_the_data_schema_can_be_given() -> None:
    state = position(WHOLE)
    assert (state.battle_no, state.phase, state.active, state.pass_count, state.commands) == (2, "tactics", 0, 1, 7)
    ana, ben = state.players
    assert (ana.side, ana.wins, ana.spent, ana.passed_muster, ana.roll_feed) == ("grand_alliance", 1, 25, True, [6, 1])
    assert (ana.army_deck, ana.army_hand) == (["GA-U01", "GA-U15", "GA-U15"], ["NE-A01"])
    assert ana.army_discard == ["GA-U05", "GA-A01"]
    assert (ana.action_deck, ana.action_hand) == (["NE-C01", "NE-C02", "NE-C02", "NE-C02"], ["NE-C28"])
    assert ana.action_discard == ["NE-C03", "NE-C04"]
    assert [(piece.id, piece.card) for piece in ana.strategies] == [("A7", "GA-C10")]
    assert (ben.side, ben.wins, ben.spent, ben.action_hand) == ("hordes", 0, 0, [])


@rule("WC-P15", "WC-P20", "WC-C46")
def test_units_keep_what_is_written_and_get_the_rest() -> None:
    state = position(WHOLE)
    first, second = state.players[0].units
    assert (first.id, first.card, first.line, first.committed, first.origin) == (
        "A1",
        "GA-U02",
        "field",
        False,
        "battle",
    )
    assert [(part.id, part.card) for part in first.attachments] == [("A2", "NE-A05"), ("A3", "NE-A06")]
    assert (second.id, second.line, second.committed, second.paid) == ("A4", "reserve", True, 3)
    (enemy,) = state.players[1].units
    assert (enemy.id, enemy.line, enemy.committed, enemy.tokens) == ("B4", "field", True, {"victory": 2})
    assert (enemy.origin, enemy.entered, enemy.paid) == ("battle", 30, 4)
    assert [(part.id, part.card) for part in enemy.attachments] == [("B1", "NE-A01"), ("B9", "NE-A05")]
    assert (state.players[0].issued, state.players[1].issued) == (7, 9)
    assert state.entered == 40
    assert [unit.entered for unit in state.players[0].units] == [1, 4]
    assert state.pieces["A3"] == "NE-A06"


@rule("WC-P15", "WC-7.15", "WC-C46")
def test_a_combat_can_be_given_in_the_middle() -> None:
    combat = position(WHOLE).combat
    assert combat == Combat(
        0,
        "A1",
        "B4",
        "B4",
        next=1,
        passes=1,
        acted=[True, False],
        spent={"A1": 2},
        used=["B4#1"],
        mods=[Mod("A1", "strength", 2, "NE-C02")],
        cards=[PlayedCard(0, "NE-C02", "A1")],
        ready={"A1": True, "B4": False},
        rolls={"A": 3},
        begun=True,
    )


def test_a_shot_leaves_both_in_their_lines_and_uses_the_best_printed_value() -> None:
    raw = {
        "phase": "tactics",
        "ana": {"units": ["A1 GA-U10 reserve with GA-A03"], "action_deck": ["NE-C24"]},
        "ben": {"units": ["B1 HD-U07"], "action_deck": ["NE-C24"]},
        "combat": {"kind": "ranged", "attacker": "A1", "defender": "B1"},
    }
    state = position(raw)
    assert state.combat is not None
    assert (state.combat.ranged, state.combat.ranged_kind, state.combat.next) == (6, "normal", 0)
    assert [unit.line for player in state.players for unit in player.units] == ["reserve", "battle"]
    raw["combat"] = {**raw["combat"], "ranged": 5, "ranged_kind": "long"}
    other = position(raw).combat
    assert other is not None
    assert (other.ranged, other.ranged_kind) == (5, "long")


@rule("WC-P15")
def test_what_is_left_out_has_its_natural_default() -> None:
    state = position({})
    assert (state.battle_no, state.phase, state.active, state.pass_count, state.combat) == (1, "commands", 0, 0, None)
    for player in state.players:
        assert (player.wins, player.spent, player.passed_muster) == (0, 0, False)
        assert (player.action_deck, player.army_deck, player.units) == ([], [], [])
    assert position({"A": {"units": ["GA-U02"]}}).players[0].units[0].id == "A1"


def test_units_in_words() -> None:
    units = [
        "Weirgate Halberds",
        'A7 "Full of nothing"',
        "A2 GA-U02 reserve committed victory+1 strength-1 leadership+2 from=battle",
    ]
    assert fault({"ana": {"units": units[1:2]}}).key == "position_unknown_card"
    first, second = position({"ana": {"units": [units[0], units[2]]}}).players[0].units
    assert (first.id, first.card, first.committed) == ("A1", "GA-U02", False)
    assert second.tokens == {"victory": 1, "strength": -1, "leadership": 2}
    assert (second.line, second.committed, second.origin) == ("reserve", True, "battle")


ONE = {"units": ["A1 GA-U02"]}
FIGHT = {"ana": ONE, "ben": {"units": ["B1 HD-U07"]}, "phase": "tactics"}


@rule("WC-P15")
@pytest.mark.parametrize(
    ("raw", "key", "facts"),
    [
        ({"batle_no": 1}, "position_unknown_key", {"found": "batle_no", "near": "battle_no"}),
        ({"carl": {}}, "position_unknown_key", {"found": "carl"}),
        ({"ana": {"units": []}, "A": {}}, "position_seat_twice", {"place": "A", "other": "ana"}),
        ({"ana": {"hand": []}}, "position_unknown_key", {"place": "ana", "found": "hand"}),
        ({"ana": []}, "position_wrong_type", {"place": "ana", "expected": "table"}),
        ({"ana": {"units": "A1 GA-U02"}}, "position_wrong_type", {"place": "ana.units", "expected": "list"}),
        ({"ana": {"units": [7]}}, "position_wrong_type", {"place": "ana.units[1]", "expected": "text", "found": "7"}),
        ({"battle_no": True}, "position_wrong_type", {"place": "battle_no", "expected": "number"}),
        ({"battle_no": 1.0}, "position_wrong_type", {"found": "1.0"}),
        ({"battle_no": 0}, "position_out_of_range", {"least": 1, "most": 3}),
        ({"battle_no": 4}, "position_out_of_range", {"found": "4"}),
        ({"battle_no": 3, "supply_limit": 25}, "position_supply", {"battle": 3, "supply": 30}),
        ({"pass_count": 3}, "position_out_of_range", {"place": "pass_count"}),
        ({"phase": "comands"}, "position_bad_value", {"place": "phase", "found": "comands"}),
        ({"phase": "block"}, "position_no_combat", {"phase": "block"}),
        ({"phase": "tactics"}, "position_no_combat", {"phase": "tactics"}),
        ({"active_player": "carl"}, "position_bad_value", {"place": "active_player", "found": "carl"}),
        ({"open_questions": ["block"]}, "position_open_questions", {"place": "open_questions"}),
        ({"ana": {"wins": 3}}, "position_out_of_range", {"place": "ana.wins"}),
        ({"ana": {"spent_gold": 21}}, "position_out_of_range", {"place": "ana.spent_gold", "most": 20}),
        ({"ana": {"passed_muster": 1}}, "position_wrong_type", {"expected": "truth"}),
        ({"ana": {"roll_feed": [7]}}, "position_out_of_range", {"place": "ana.roll_feed[1]", "found": "7"}),
        ({"ana": {"side": "elves"}}, "position_bad_value", {"place": "ana.side"}),
        ({"ana": {"action_hand": ["GA-U01"]}}, "position_wrong_zone", {"place": "ana.action_hand[1]"}),
        ({"ana": {"army_deck": ["NE-C01"]}}, "position_wrong_zone", {"card": "NE-C01"}),
        ({"ana": {"units": ["NE-A01"]}}, "position_wrong_zone", {"place": "ana.units[1]"}),
        ({"ana": {"strategies": ["NE-C01"]}}, "position_wrong_zone", {"place": "ana.strategies[1]"}),
        ({"ana": {"army_deck": ["GA-U01", "GA-U99"]}}, "position_unknown_card", {"place": "ana.army_deck[2]"}),
        ({"ana": {"action_deck": ["501 NE-C01"]}}, "position_too_many", {"most": 500}),
        ({"ana": {"units": ["B1 GA-U02"]}}, "position_bad_id", {"found": "B1"}),
        ({"ana": {"units": ["A1 GA-U02", "A1 GA-U02"]}}, "position_id_twice", {"found": "A1", "other": "ana.units[1]"}),
        ({"ana": {"units": ["A1 GA-U02 speed+1"]}}, "position_bad_unit", {"found": "speed+1"}),
        ({"ana": {"units": ["A1 GA-U02 asleep"]}}, "position_bad_unit", {"found": "asleep"}),
        ({"ana": {"units": ["A1 GA-U02 comitted"]}}, "position_bad_unit", {"found": "comitted", "near": "committed"}),
        ({"ana": {"units": ["A1 GA-U2"]}}, "position_unknown_card", {"found": "GA-U2", "near": "GA-U20"}),
        ({"phase": "comands"}, "position_bad_value", {"near": "commands"}),
        ({"anna": {}}, "position_unknown_key", {"found": "anna", "near": "ana"}),
        ({"active_player": "anna"}, "position_bad_value", {"found": "anna", "near": "ana"}),
        ({"ana": {"units": ["A1 GA-U02 ready committed"]}}, "position_unit_twice", {"found": "committed"}),
        ({"ana": {"units": ["A1 GA-U02 battle reserve"]}}, "position_unit_twice", {"found": "reserve"}),
        ({"ana": {"battle_line": ["A1 GA-U02 reserve"]}}, "position_unit_twice", {"found": "reserve"}),
        (
            {"ana": {"units": ["GA-U02 entered=3", "GA-U02 entered=3"]}},
            "position_entered_twice",
            {"found": 3, "place": "ana.units[2]"},
        ),
        ({"ana": {"units": ["GA-U02"], "army_hand": ["HD-U01"]}}, "position_two_sides", {"place": "ana", "seat": 0}),
        ({"ben": {"side": "hordes", "army_list": {"GA-U02": 1}}}, "position_two_sides", {"seat": 1, "card": "GA-U02"}),
        ({"ana": {"wins": 2}}, "position_already_won", {"place": "phase", "seat": 0}),
        ({"ana": {"units": ["A1 GA-U02 with NE-U01"]}}, "position_wrong_zone", {"card": "NE-U01"}),
        ({"ana": {"units": ["A1"]}}, "position_unknown_card", {"place": "ana.units[1]"}),
        ({"ana": {"units": ["GA-U02 entered=3 with NE-A05 entered=3"]}}, "position_entered_twice", {"found": 3}),
        ({"ana": {"units": ["GA-U02 entered=0"]}}, "position_bad_unit", {"found": "entered:0"}),
        ({"ana": {"units": ["GA-U02 entered=3 entered=4"]}}, "position_unit_twice", {}),
        ({**FIGHT, "combat": {"attacker": "A1"}}, "position_missing_key", {"place": "combat", "name": "defender"}),
        ({**FIGHT, "combat": {"attacker": "A1", "defender": "B2"}}, "position_unknown_piece", {"found": "B2"}),
        ({**FIGHT, "combat": {"attacker": "A1", "defender": "A1"}}, "position_one_side_fights", {}),
        ({**FIGHT, "combat": {"attacker": "A1", "defender": "B1", "blocked": True}}, "position_blocked", {}),
        ({**FIGHT, "combat": {"attacker": "A1", "defender": "B1", "kind": "duel"}}, "position_bad_value", {}),
    ],
)
def test_a_fault_is_named_with_its_place(raw: dict[str, Any], key: str, facts: dict[str, Any]) -> None:
    found = fault(raw)
    assert found.key == key
    assert {name: found.facts.get(name) for name in facts} == facts


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        ({"ana": {"units": ["GA-U06"]}, "ben": {"units": ["GA-U06"]}}, "check_unique"),
        ({"ana": {"units": ["GA-U02 with GA-A02"]}}, "check_attachment"),
        ({"ana": {"units": ["GA-U15 with GA-A02,NE-A05"]}}, "check_attachments_share"),
        ({"ana": {"units": ["A1 GA-U02 field"]}}, "check_stray_on_battlefield"),
        ({"ana": {"units": ["GA-U02"], "army_list": {"GA-U02": 2}}}, "check_cards_lost"),
    ],
)
def test_a_position_that_breaks_the_rules_of_the_table_is_refused(raw: dict[str, Any], key: str) -> None:
    assert fault(raw).key == key


# -- scripted chance --------------------------------------------------------------------------------------------------


@rule("WC-P15", "WC-2.10")
def test_with_a_deck_given_every_roll_and_draw_is_known() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_deck="NE-C01 NE-C02 NE-C03 NE-C24", ben_deck="NE-C24 NE-C06 NE-C24")
    s.say("ana", "attack A1 -> B1")
    assert (s.player("ana").action_hand, s.player("ben").action_hand) == (["NE-C01"], ["NE-C24"])
    s.passes().says("rolled", seat=0, number=4, card="NE-C02").says("rolled", seat=1, number=3, card="NE-C06")
    assert s.player("ana").action_discard == ["NE-C02", "NE-C03"]  # the rout check rolled the next card


@rule("WC-P15")
def test_the_roll_feed_replaces_numbers_but_moves_the_cards() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_deck=f"{FILLER} NE-C01 {FILLER} NE-C02", ana_rolls="2 3", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("rolled", seat=0, number=2, card="NE-C01", purpose="combat")
    s.says("rolled", seat=0, number=3, card=FILLER, purpose="rout")
    assert s.player("ana").action_discard == ["NE-C01", FILLER]
    left = position({"ana": {"roll_feed": [6]}, "ben": {"roll_feed": [1, 2]}})
    assert starter().unused_script(left) == {"roll_feed A": 1, "roll_feed B": 2}
    assert starter().unused_script(position({})) == {}


@rule("WC-P15", "WC-2.18")
def test_a_reshuffle_is_fed_and_a_missing_feed_reported() -> None:
    decks = {"ana_deck": FILLER, "ana_discard": "NE-C01 NE-C02 NE-C03"}
    fed = scene("A1 GA-U02", "B1 HD-U07", **decks, shuffles=[["NE-C03", "NE-C01"]])
    fed.say("ana", "attack A1 -> B1").says("reshuffled", seat=0)
    assert fed.player("ana").action_deck == ["NE-C03", "NE-C01", "NE-C02"]
    hungry = scene("A1 GA-U02", "B1 HD-U07", **decks)
    with pytest.raises(BadData) as caught:
        hungry.say("ana", "attack A1 -> B1")
    assert caught.value.key == "no_shuffle"


@rule("WC-P15", "WC-C28")
def test_a_discard_by_chance_is_fed_with_the_card() -> None:
    theft = {"type": "command", "cost": "0", "abilities": "[command(do=[discard(enemy, 1, random)])]"}
    s = scene(
        "A1 GA-U02", "B1 HD-U07", game=game_with(actions=[theft]), ana_hand="X-C1", ben_hand="NE-C01 NE-C02 NE-C03",
        shuffles=[["NE-C02"]],
    )  # fmt: skip
    s.say("ana", "play_command X-C1")
    assert s.player("ben").action_hand == ["NE-C01", "NE-C03"]
    assert s.player("ben").action_discard == ["NE-C02"]


@rule("WC-P15", "WC-2.16")
@pytest.mark.parametrize(("number", "first"), [(3, 0), (4, 1)])
def test_the_decision_where_nobody_can_roll_is_fed_as_a_number(number: int, first: int) -> None:
    s = scene(
        "A1 GA-U02 | A2 GA-U01",
        "B1 HD-U07 | B2 HD-U08",
        phase="commands",
        dice=[number],
        ana_action_deck=[],
        ben_action_deck=[],
    )
    s.say("ana", "pass").say("ben", "pass")
    assert s.phase == "tie_break"
    assert s.state.active == first


@rule("WC-P15", "WC-P14")
@pytest.mark.parametrize(("number", "upheld"), [(3, 0), (4, 1)])
def test_the_decision_of_a_dispute_is_fed_as_a_number(number: int, upheld: int) -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", dice=[number])
    s.table('dispute controller=A "which comes first?"').says("dispute_decided", number=number, winner=upheld)


def test_dice_that_run_dry_or_are_left_over_are_reported() -> None:
    dry = scene("A1 GA-U02", "B1 HD-U07")
    with pytest.raises(BadData) as caught:
        dry.table('dispute controller=A "which?"')
    assert caught.value.key == "dice_ran_dry"
    dice = ScriptedDice([5], ["as_is"])
    Match(starter(), Options(), 2, dice, position({}))
    assert dice.left() == (1, 1)


@rule("WC-P15", "WC-P12")
def test_a_step_tells_its_events_and_the_question_now_open() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U03 reserve", ana_rolls="6 6", ben_rolls="1")
    s.say("ana", "attack A1 -> B1").asks("ben", "block", "no_block", "B2", clause="WC-6.7")
    assert s.ask("ben").default == ("no_block",)
    assert s.sequence() == ["attack_declared"]
    s.say("ben", "no_block")
    assert s.sequence("combat_started", "drew") == ["drew", "drew", "combat_started"]
    s.passes()
    assert s.sequence("rolled", "combat_result", "routed", "destroyed", "passed") == [
        "passed",
        "passed",
        "rolled",
        "rolled",
        "combat_result",
        "rolled",
        "routed",
        "destroyed",
    ]
    assert [facts["purpose"] for facts in s.told("rolled")] == ["combat", "combat", "rout"]
    s.say("ana", "follow_up no").says("committed", unit="A1")
