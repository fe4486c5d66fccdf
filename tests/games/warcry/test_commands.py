"""Commands (WC-5.1 to WC-5.17) and the rulings about them (WC-R26, WC-R28, WC-R29, WC-R35)."""

from __future__ import annotations

import pytest

from tests.support.rules import rule
from tests.support.scene import FILLER, game_with, scene

# -- one command a turn -------------------------------------------------------------------------------------------


@rule("WC-5.1")
def test_a_command_is_one_of_seven_things() -> None:
    s = scene("A1 GA-U03 | A2 NE-U10 | A3 GA-U02 reserve | A4 GA-U02 committed", "B1 HD-U07", ana_hand="NE-C22 NE-C24")
    assert {line.split()[0] for line in s.offers("ana")} == {
        "attack",
        "ranged_attack",
        "play_command",
        "use_command",
        "move",
        "pass",
        "retreat",
    }


@rule("WC-5.2", "WC-5.1")
@pytest.mark.parametrize(
    ("line", "rolls"),
    [
        ("attack A1 -> B1", "6 1"),
        ("ranged_attack A1 -> B1", "6"),
        ("play_command NE-C22", ""),
        ("play_command NE-C24", ""),
        ("use_command A2", ""),
        ("move A3", ""),
        ("pass", ""),
    ],
)
def test_after_any_command_it_is_the_opponents_turn(line: str, rolls: str) -> None:
    s = scene(
        "A1 GA-U03 | A2 NE-U10 | A3 GA-U02 reserve | A4 GA-U02 committed",
        "B1 HD-U14 | B2 HD-U07",
        ana_hand="NE-C22 NE-C24",
        ana_rolls=rolls,
        ben_rolls="1" if rolls else "",
    )
    s.fights("ana", line)
    if s.match.asks:
        s.asks("ana", "pick_up_to", "A3").say("ana", "choose")
    assert (s.phase, s.to_act) == ("commands", ["ben"])
    assert s.state.commands == 1
    s.refused("ana", "pass", "not_your_turn", "WC-5.2", seat=1)


@rule("WC-5.2")
def test_the_turn_passes_only_when_every_combat_is_over() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 NE-U05", ana_rolls="6 6 1", ben_rolls="1 1")
    s.fights("ana", "attack A1 -> B1")
    assert (s.phase, s.to_act) == ("follow_up_choice", ["ana"])
    s.refused("ben", "pass", "no_pass_now")
    s.say("ana", "follow_up yes").passes()
    assert (s.phase, s.to_act, s.state.commands) == ("commands", ["ben"], 1)


@rule("WC-5.3")
def test_an_attack_needs_a_legal_attacker_and_a_legal_target() -> None:
    s = scene("A1 GA-U02 | A2 GA-U02 reserve", "B1 HD-U07 | B2 HD-U14 reserve")
    s.refused("ana", "attack A2 -> B1", "infantry_in_reserve", "WC-6.1")
    s.refused("ana", "attack A1 -> B2", "target_behind_line", "WC-6.4")
    s.refused("ana", "attack B1 -> B2", "not_your_unit")
    s.refused("ana", "attack A1 -> A2", "target_is_yours")
    s.say("ana", "attack A1 -> B1").says("attack_declared", unit="A1", target="B1")


@rule("WC-5.4")
def test_a_ranged_attack_is_a_command() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07", ana_rolls="6", ben_rolls="1")
    s.fights("ana", "ranged_attack A1 -> B1").says("ranged_declared", unit="A1", target="B1")
    assert s.to_act == ["ben"]


# -- command cards and abilities ----------------------------------------------------------------------------------


@rule("WC-5.5")
def test_a_command_card_is_carried_out_and_then_discarded_for_no_tactic_points() -> None:
    s = scene("A1 GA-U02 reserve | A2 GA-U02", "B1 HD-U07", ana_hand="NE-C22")
    s.say("ana", "play_command NE-C22").asks("ana", "pick_up_to", "A1").say("ana", "choose A1")
    s.says("moved", unit="A1", line="battle").says("drew", count=1)
    assert (s.player("ana").action_hand, s.player("ana").action_discard) == ([FILLER], ["NE-C22"])
    assert s.board.card("NE-C22").cost == 0


@rule("WC-5.5")
def test_only_a_command_card_of_the_own_hand_is_played_as_a_command() -> None:
    s = scene("A1 GA-U02 | A2 GA-U02 committed", "B1 HD-U07", ana_hand="NE-C02 NE-C28", ben_hand="NE-C21")
    s.refused("ana", "play_command NE-C21", "card_not_in_hand", "WC-5.5")
    s.refused("ana", "play_command NE-C02", "not_a_command", "WC-5.5", kind="combat_tactic")
    s.refused("ana", "play_command NE-C28", "not_a_command", "WC-5.5", kind="reaction")
    assert not [line for line in s.offers("ana") if line.startswith("play_command")]


TEACHERS = [
    {"abilities": "[command(do=[draw(own, 1)])]"},
    {"abilities": "[command(limit=battle, do=[draw(own, 1)])]"},
    {"abilities": "[command(cost=[commit_self()], do=[draw(own, 1)])]"},
]


@rule("WC-5.6")
def test_a_command_ability_does_not_commit_and_works_in_every_command() -> None:
    s = scene("A1 X-U1", "B1 HD-U07", game=game_with(units=TEACHERS))
    for drawn in (1, 2, 3):
        s.say("ana", "use_command A1").says("drew", seat=0)
        assert len(s.player("ana").action_hand) == drawn
        assert (s.there("A1").committed, s.to_act) == (False, ["ben"])  # once per command
        s.say("ben", "pass")


@rule("WC-5.6")
def test_a_command_ability_may_limit_itself_or_commit_its_unit() -> None:
    s = scene("A1 X-U2 | A2 X-U3", "B1 HD-U07", game=game_with(units=TEACHERS))
    s.say("ana", "use_command A1").say("ben", "pass")
    s.refused("ana", "use_command A1", "already_used", "WC-C10", limit="battle")
    s.say("ana", "use_command A2").says("committed", unit="A2").say("ben", "pass")
    s.refused("ana", "use_command A2", "unit_committed", "WC-2.3")


@rule("WC-5.6")
def test_an_attachment_of_a_ready_unit_gives_a_command_for_its_cost() -> None:
    s = scene("A1 GA-U02 with NE-A08 | A3 GA-U02 committed", "B1 HD-U07")
    s.say("ana", "use_command A2").says("attachment_destroyed", attachment="A2", cause="cost")
    assert not s.there("A3").committed
    assert (s.there("A1").attachments, s.player("ana").army_discard) == ([], ["NE-A08"])
    t = scene("A1 GA-U02", "B1 HD-U07")
    t.refused("ana", "use_command A1 ability=1", "no_such_ability", "WC-5.6")


@rule("WC-5.7")
def test_strategies_stay_and_work_for_everybody_to_see_until_the_battle_ends() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07 | B2 HD-U09", ana_hand="NE-C24 GA-C10", ben_hand="NE-C24")
    s.say("ana", "play_command NE-C24").say("ben", "play_command NE-C24").say("ana", "play_command GA-C10")
    assert s.board.ranged(s.there("A1")) == ((6 - 2 - 2, "normal"),)
    assert s.leadership("A1") == 4
    for seat in (0, 1, None):
        shown = [[card.card for card in player.strategies] for player in s.match.view(seat).players]
        assert shown == [["NE-C24", "GA-C10"], ["NE-C24"]]
    s.say("ben", "pass").say("ana", "pass")
    assert s.phase == "clean_up"
    assert [player.strategies for player in s.state.players] == [[], []]
    assert s.player("ana").action_discard == ["NE-C24", "GA-C10"]


# -- moving and passing -------------------------------------------------------------------------------------------


@rule("WC-5.8", "WC-5.9")
@pytest.mark.parametrize("state", ["", "committed"])
def test_a_move_leads_to_the_battle_line_never_back_and_keeps_the_state(state: str) -> None:
    s = scene(f"A1 GA-U02 | A2 GA-U02 reserve {state}", "B1 HD-U07 reserve | B2 HD-U07")
    s.refused("ana", "move A1", "not_in_reserve", "WC-5.8")
    s.refused("ana", "move B1", "not_your_unit", "WC-5.8")
    s.say("ana", "move A2").says("moved", unit="A2", line="battle")
    assert (s.there("A2").line, s.there("A2").committed) == ("battle", bool(state))
    s.say("ben", "pass").refused("ana", "move A2", "not_in_reserve")


@rule("WC-5.10")
def test_two_passes_one_directly_after_the_other_end_the_battle() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14").say("ana", "pass")
    assert (s.phase, s.to_act) == ("commands", ["ben"])
    s.say("ben", "pass").says("battle_won", winner=0)


@rule("WC-5.11")
@pytest.mark.parametrize(
    "line",
    ["move B2", "attack B1 -> A1", "ranged_attack B3 -> A1", "play_command NE-C22 choices=none", "use_command B4"],
)
def test_any_other_command_wipes_out_the_passes(line: str) -> None:
    s = scene(
        "A1 GA-U02 | A2 GA-U02",
        "B1 NE-U05 | B2 HD-U14 reserve | B3 HD-U09 | B4 NE-U10 | B5 HD-U14 committed",
        ben_hand="NE-C22",
        ana_rolls="1" if "attack" in line else "",
        ben_rolls="6" if "ranged" in line else "6 1" if "attack" in line else "",
    )
    s.say("ana", "pass")
    assert s.state.pass_count == 1
    s.fights("ben", line)
    assert (s.state.pass_count, s.to_act) == (0, ["ana"])
    # Who has passed may act again.
    assert "attack A2 -> B1" in s.offers("ana")
    s.say("ana", "pass")
    assert (s.phase, s.to_act) == ("commands", ["ben"])


@rule("WC-R29")
def test_passes_of_tactics_have_nothing_to_do_with_passed_commands() -> None:
    s = scene("A1 GA-U02", "B1 HD-U02 | B2 HD-U14", ana_rolls="6 6", ben_rolls="1")
    s.say("ana", "pass").say("ben", "attack B2 -> A1", "tactic_pass")
    assert (s.state.pass_count, s.phase) == (0, "tactics")
    s.say("ana", "tactic_pass")
    assert (s.phase, s.to_act, s.state.pass_count) == ("follow_up_choice", ["ana"], 0)
    s.say("ana", "follow_up no").say("ana", "pass").say("ben", "pass")
    assert s.phase == "clean_up"


@rule("WC-5.12")
def test_a_retreat_is_a_command_that_loses_the_battle() -> None:
    s = (
        scene("A1 GA-U02", "B1 HD-U07", ana_rolls="3")
        .say("ana", "retreat")
        .says("battle_won", winner=1, reason="retreat")
    )
    s.say("ana", "retreat_unit A1 test")
    assert s.phase == "clean_up"
    t = scene("A1 GA-U02", "B1 HD-U07")
    t.refused("ben", "retreat", "not_your_turn")


# -- what may be played -------------------------------------------------------------------------------------------


@rule("WC-5.13", "WC-5.17")
@pytest.mark.parametrize(
    ("card", "ana", "ben"),
    [
        ("NE-C21", "A1 GA-U02", "B1 HD-U07 committed"),  # nobody to rally
        ("NE-C21", "A1 GA-U12 committed", "B1 HD-U07"),  # costs 5, not 4 or less
        ("HD-C09", "A1 GA-U02", "B1 HD-U07 committed"),  # nobody to commit
        ("GA-C09", "A1 GA-U02", "B1 HD-U07"),  # the discard pile holds no such unit
    ],
)
def test_a_command_that_could_do_nothing_is_refused(card: str, ana: str, ben: str) -> None:
    s = scene(ana, ben, ana_hand=card, ana_army_discard="GA-U02 NE-A01")
    s.refused("ana", f"play_command {card}", "can_do_nothing", "WC-C47")
    assert f"play_command {card}" not in s.offers("ana")


@rule("WC-5.13")
def test_a_command_ability_that_could_do_nothing_is_refused() -> None:
    s = scene("A1 NE-U10 | A2 GA-U12 committed", "B1 HD-U07")
    s.refused("ana", "use_command A1", "can_do_nothing", "WC-C47")
    t = scene("A1 NE-U10 | A2 GA-U02 committed", "B1 HD-U07").say("ana", "use_command A1")
    assert (t.there("A1").committed, t.there("A2").committed) == (True, False)


@rule("WC-5.17")
def test_one_operation_that_can_do_something_is_enough() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C22")
    s.say("ana", "play_command NE-C22").says("drew", count=1)
    t = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C22", ana_deck="")
    t.refused("ana", "play_command NE-C22", "can_do_nothing")


@rule("WC-5.17", "WC-5.14")
def test_a_strategy_can_always_be_played_even_without_a_unit() -> None:
    s = scene("", "B1 HD-U07", ana_hand="NE-C23 NE-C22")
    assert s.offers("ana") == ["play_command NE-C22", "play_command NE-C23", "pass", "retreat"]
    s.say("ana", "play_command NE-C23")
    assert [strategy.card for strategy in s.player("ana").strategies] == ["NE-C23"]
    s.say("ben", "pass").say("ana", "play_command NE-C22").says("drew", seat=0).say("ben", "pass").say("ana", "pass")
    s.says("battle_won", winner=1)


@rule("WC-5.15")
def test_nobody_can_be_attacked_or_shot_where_no_unit_is() -> None:
    s = scene("A1 GA-U02 | A2 GA-U10", "")
    s.refused("ana", "attack A1 -> B1", "no_enemy_units", "WC-5.15")
    s.refused("ana", "ranged_attack A2 -> B1", "no_enemy_units", "WC-5.15")
    assert s.offers("ana") == ["pass", "retreat"]


# -- the cap ------------------------------------------------------------------------------------------------------


@rule("WC-5.16")
@pytest.mark.parametrize(("carried_out", "left"), [(178, None), (179, 20), (198, 1)])
def test_the_end_is_announced_from_the_180th_command(carried_out: int, left: int | None) -> None:
    s = scene("A1 GA-U02 | A2 GA-U02 reserve", "B1 HD-U14", fields={"commands": carried_out})
    s.say("ana", "move A2")
    assert [fact["left"] for fact in s.told("command_cap_near")] == ([] if left is None else [left])
    assert s.phase == "commands"


@rule("WC-5.16")
@pytest.mark.parametrize("line", ["move A2", "pass", "attack A1 -> B1"])
def test_the_200th_command_is_carried_out_and_ends_the_battle(line: str) -> None:
    rolls = {"ana_rolls": "6 1", "ben_rolls": "1"} if "attack" in line else {}
    s = scene("A1 GA-U02 | A2 GA-U02 reserve", "B1 HD-U14 | B2 HD-U14", fields={"commands": 199}, **rolls)
    s.fights("ana", line).says("command_cap_reached", count=200).says("battle_won", winner=0)
    assert (s.unit("B1") is None) is ("attack" in line)


# -- rulings ------------------------------------------------------------------------------------------------------


@rule("WC-R26")
def test_a_unit_that_attacks_as_another_type_still_has_only_its_own() -> None:
    units = [{"speed": "infantry", "abilities": "[static(mods=[flag(me, attacks_as_flyer)])]"}]
    s = scene("A1 X-U1", "B1 HD-U07 | B2 HD-U14 reserve | B3 HD-U16", game=game_with(units=units), ben_hand="NE-C06")
    assert [s.board.has(s.there("A1"), kind) for kind in ("infantry", "cavalry", "flyer")] == [True, False, False]
    s.say("ana", "attack A1 -> B2").asks("ben", "block", "no_block", "B3")
    every = [unit for unit in s.game.content.cards.values() if unit.family == "unit"]
    assert all(len(unit.traits & {"infantry", "cavalry", "flyer"}) == 1 for unit in every)


DISCARDS = [
    {"type": "command", "cost": "0", "abilities": f"[command(do=[discard(enemy, 1, {how})])]"}
    for how in ("choice", "by_foe", "random")
]


@rule("WC-R28")
def test_the_owner_of_the_hand_chooses_what_to_discard() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=DISCARDS), ana_hand="X-C1", ben_hand="NE-C01 NE-C02")
    s.say("ana", "play_command X-C1").asks("ben", "discard_card", "NE-C01", "NE-C02").say("ben", "choose NE-C02")
    assert (s.player("ben").action_hand, s.player("ben").action_discard) == (["NE-C01"], ["NE-C02"])


@rule("WC-R28")
def test_the_enemy_chooses_only_where_the_card_says_so_and_chance_where_it_says_that() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=DISCARDS), ana_hand="X-C2", ben_hand="NE-C01 NE-C02")
    s.say("ana", "play_command X-C2").asks("ana", "discard_card", "NE-C01", "NE-C02").say("ana", "choose NE-C01")
    assert s.player("ben").action_hand == ["NE-C02"]
    t = scene(
        "A1 GA-U02",
        "B1 HD-U07",
        game=game_with(actions=DISCARDS),
        ana_hand="X-C3",
        ben_hand="NE-C01 NE-C02 NE-C05",
        shuffles=[["NE-C02"]],
    )
    t.say("ana", "play_command X-C3")
    assert t.player("ben").action_hand == ["NE-C01", "NE-C05"]


CHARGE = [{"type": "command", "cost": "0", "abilities": "[command(do=[attack_now(pick(own)), draw(own, 1)])]"}]


@rule("WC-R35", "WC-5.2")
def test_an_attack_made_by_a_command_follows_the_normal_rules_and_is_part_of_it() -> None:
    s = scene(
        "A1 GA-U02 | A2 GA-U02 reserve | A3 GA-U02 committed",
        "B1 HD-U14 | B2 HD-U16 | B3 HD-U14 reserve",
        game=game_with(actions=CHARGE),
        ana_hand="X-C1",
        ana_rolls="6 6 1",
        ben_rolls="1 6",
    )
    # Only A1 may attack; only the front may be chosen.
    s.say("ana", "play_command X-C1").asks("ana", "pick", "B1", "B2").say("ana", "choose B1")
    s.asks("ben", "block", "no_block", "B2").say("ben", "no_block").passes()
    assert (s.phase, s.state.commands) == ("follow_up_choice", 0)
    s.say("ana", "follow_up yes").say("ben", "follow_up_defender B2")
    hand = len(s.player("ana").action_hand)
    s.passes().says("combat_result", winner=1)
    # What is left of the card comes after the attack; all of it was one command.
    assert len(s.player("ana").action_hand) == hand + 1
    assert (s.to_act, s.state.commands, s.state.pass_count) == (["ben"], 1, 0)


@rule("WC-R35")
def test_such_a_command_needs_a_legal_attack() -> None:
    only = [{"type": "command", "cost": "0", "abilities": "[command(do=[attack_now(pick(own))])]"}]
    s = scene("A1 GA-U02 committed | A2 GA-U02 reserve", "B1 HD-U14", game=game_with(actions=only), ana_hand="X-C1")
    s.refused("ana", "play_command X-C1", "can_do_nothing")
