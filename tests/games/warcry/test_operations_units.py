"""Operations on values, states, places and pieces (WC-C26, WC-C27, WC-C49, WC-C50, WC-C55)."""

from __future__ import annotations

import pytest

from tests.support.oneoff import ability, commanding, melee, shot, strategy, text, touched
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene


def tactic(do: str, *, cost: str = "") -> dict[str, str]:
    """A combat tactic card without cost."""
    return ability("tactic", do, cost=cost)


def ready(s: Scene, *pieces: str) -> list[bool]:
    """Whether each unit is ready."""
    return [not s.there(piece).committed for piece in pieces]


# -- values -------------------------------------------------------------------------------------------------------


@rule("WC-C26")
@pytest.mark.parametrize(
    ("word", "field", "printed"),
    [
        ("strength", "strength", 4),
        ("leadership", "leadership", 3),
        ("tp", "tactic_points", 3),
        ("terror_mod", "terror", 0),
    ],
)
@pytest.mark.parametrize("amount", [2, -5])
def test_values_change_until_the_end_of_the_combat(word: str, field: str, printed: int, amount: int) -> None:
    s = melee(tactic(f"{word}(mine, {amount})"), ana_rolls="1", ben_rolls="6 1", ben="B1 HD-U07 committed")
    s.say("ana", "play_tactic X-C1")
    assert getattr(s.board, field)(s.there("A1")) == printed + amount
    s.passes()
    # A committed winner spares the loser, so the unit is still there.
    assert getattr(s.board, field)(s.there("A1")) == printed


@rule("WC-C26")
def test_several_changes_add_up() -> None:
    s = melee(tactic("strength(mine, 2)"), tactic("strength(mine, -1), strength(mine, -2)"), ben_hand="X-C1")
    s.say("ana", "play_tactic X-C1").say("ben", "play_tactic X-C1").say("ana", "play_tactic X-C2")
    assert (s.strength("A1"), s.strength("B1")) == (3, 6)


@rule("WC-C26")
def test_ranged_mod_counts_for_the_shot_and_not_for_strength() -> None:
    s = shot(tactic("ranged_mod(mine, 3)"), ana_rolls="1", ben_rolls="6").say("ana", "play_tactic X-C1")
    assert (s.strength("A1"), s.board.shot(s.there("A1"))) == (2, 9)
    s.passes().says("combat_result", total=10, other_total=10, winner=0)
    assert s.board.ranged(s.there("A1")) == ((6, "normal"),)


@rule("WC-C26")
def test_more_tactic_points_pay_for_more() -> None:
    cards = [ability("tactic", "tp(mine, 2)"), ability("tactic", "strength(mine, 1)", points=5)]
    s = melee(*cards).refused("ana", "play_tactic X-C2", "cannot_pay")
    s.say("ana", "play_tactic X-C1").say("ben", "tactic_pass").say("ana", "play_tactic X-C2")
    assert s.strength("A1") == 5


@rule("WC-C26")
def test_terror_gained_works_at_once() -> None:
    s = melee(tactic("terror_mod(mine, 2)"))
    assert s.leadership("B1") == 3
    assert s.say("ana", "play_tactic X-C1").leadership("B1") == 1


@rule("WC-C26")
def test_set_strength_replaces_the_printed_strength_for_the_combat() -> None:
    cards = [tactic("set_strength(mine, 7)"), tactic("set_strength(mine, 1)"), tactic("strength(mine, 1)")]
    s = melee(*cards, ana="A1 GA-U02 strength+1 with NE-A05", ana_rolls="1", ben_rolls="6 1", ben="B1 HD-U07 committed")
    s.say("ana", "play_tactic X-C3").say("ben", "tactic_pass")
    assert s.strength("A1") == 4 + 1 + 1 + 1
    s.say("ana", "play_tactic X-C1").say("ben", "tactic_pass")
    assert s.strength("A1") == 7 + 1 + 1 + 1
    s.say("ana", "play_tactic X-C2")  # the last one counts
    assert s.strength("A1") == 1 + 1 + 1 + 1
    s.passes()
    assert s.strength("A1") == 4 + 1 + 1


@rule("WC-C26", "WC-C50")
@pytest.mark.parametrize(
    ("word", "field"), [("strength", "strength"), ("leadership", "leadership"), ("tp", "tactic_points")]
)
def test_outside_combat_a_change_lasts_until_the_end_of_the_battle(word: str, field: str) -> None:
    s = commanding(ability("command", f"{word}(pick(own), 2)"), ben="B1 NE-U06", ana_rolls="6 1", ben_rolls="1")
    printed = getattr(s.board, field)(s.there("A1"))
    s.say("ana", "play_command X-C1").say("ben", "pass")
    assert getattr(s.board, field)(s.there("A1")) == printed + 2
    s.fights("ana", "attack A1 -> B1")  # through a combat too
    assert getattr(s.board, field)(s.there("A1")) == printed + 2
    s.say("ben", "pass").say("ana", "pass", "clean_up A1=battle")
    assert getattr(s.board, field)(s.there("A1")) == printed


# -- numbers ------------------------------------------------------------------------------------------------------


@rule("WC-C50")
def test_a_number_is_worked_out_once_when_the_operation_is_carried_out() -> None:
    cards = [tactic("strength(mine, count(own, ready, dwarf))"), tactic("commit(pick(own, dwarf, ready))")]
    s = melee(*cards, ana="A1 GA-U02 | A2 GA-U15").say("ana", "play_tactic X-C1").say("ben", "tactic_pass")
    s.say("ana", "play_tactic X-C2")
    assert s.strength("A1") == 5  # the dwarf unit is committed, the bonus stays
    t = melee(*cards, ana="A1 GA-U02 | A2 GA-U15").say("ana", "play_tactic X-C2").say("ben", "tactic_pass")
    assert t.say("ana", "play_tactic X-C1").strength("A1") == 4


@rule("WC-C50")
def test_numbers_of_one_ability_see_what_its_earlier_operations_did() -> None:
    s = melee(tactic("strength(mine, 2), leadership(mine, value(mine, strength))")).say("ana", "play_tactic X-C1")
    assert s.leadership("A1") == 3 + 6


@rule("WC-C50")
def test_the_value_of_a_unit_that_is_not_found_is_0() -> None:
    s = melee(tactic("destroy(foe), strength(mine, plus(1, value(foe, strength)))"), ben="B1 HD-U07 | B2 HD-U14")
    assert s.say("ana", "play_tactic X-C1").strength("A1") == 5


@rule("WC-C50")
def test_outside_combat_tactic_points_are_full_and_none_are_spent() -> None:
    do = "strength(me, value(me, tp_left)), leadership(me, value(me, tp_spent))"
    game = game_with(units=[{"abilities": f"[{text('command', do)}]"}])
    s = scene("A1 X-U1 with NE-A09", "B1 HD-U07", game=game).say("ana", "use_command A1")
    assert (s.strength("A1"), s.leadership("A1")) == (3 + 3, 3 + 1)


@rule("WC-C50")
def test_the_ranged_attack_of_a_shooter_is_the_value_chosen() -> None:
    game = game_with(
        units=[{"abilities": "[ranged(4, long), ranged(6, normal)]"}],
        actions=[tactic("leadership(mine, value(mine, ranged))")],
    )
    s = scene("A1 X-U1", "B1 HD-U07", game=game, ana_hand="X-C1").say("ana", "shoot A1 -> B1 mode=1")
    s.say("ana", "play_tactic X-C1").says("value_changed", amount=4)
    t = scene("A1 X-U1", "B1 HD-U07", game=game, ana_hand="X-C1").say("ana", "attack A1 -> B1", "play_tactic X-C1")
    assert t.leadership("A1") == 3 + 6  # in a melee the highest


# -- states -------------------------------------------------------------------------------------------------------


@rule("WC-C27")
def test_commit_turns_ready_units_only() -> None:
    s = melee(tactic("commit(all(enemy, other))"), ben="B1 HD-U07 | B2 HD-U14 | B3 HD-U15 committed")
    s.say("ana", "play_tactic X-C1")
    assert touched(s, "committed") == ["B1", "B2"]
    assert ready(s, "B1", "B2", "B3") == [False, False, False]


@rule("WC-C27")
def test_rally_turns_committed_units_only() -> None:
    s = melee(tactic("rally(all(own))"), ana="A1 GA-U02 | A2 GA-U15 committed | A3 GA-U10")
    s.say("ana", "play_tactic X-C1")
    assert touched(s, "rallied") == ["A2"]
    assert ready(s, "A1", "A2", "A3") == [True, True, True]


@rule("WC-C27")
def test_a_unit_rallied_in_the_combat_may_use_tactics_again() -> None:
    cards = [ability("support", "rally(mine)"), tactic("strength(mine, 1)")]
    s = scene("A1 HD-U07", "B1 GA-U02 committed | B2 GA-U15", game=game_with(actions=cards), ben_hand="X-C1 X-C2").say(
        "ana", "attack A1 -> B1", "tactic_pass"
    )
    s.refused("ben", "play_tactic X-C2 by=B1", "unit_committed").say("ben", "play_tactic X-C1 by=B2")
    assert s.say("ana", "tactic_pass").say("ben", "play_tactic X-C2").strength("B1") == 5


@rule("WC-C27")
def test_destroy_takes_units_with_their_attachments_all_at_once() -> None:
    s = melee(tactic("destroy(all(enemy, not_in_combat))"), ben="B1 HD-U07 | B2 HD-U14 with NE-A05 | B3 HD-U15 reserve")
    s.say("ana", "play_tactic X-C1")
    assert touched(s, "destroyed") == ["B2", "B3"]
    assert s.player("ben").army_discard == ["HD-U14", "NE-A05", "HD-U15"]


@rule("WC-C55")
@pytest.mark.parametrize(("word", "gone", "left"), [("foe", "B1", "A1"), ("mine", "A1", "B1")])
def test_destroying_a_fighter_aborts_the_combat_after_both_passes(word: str, gone: str, left: str) -> None:
    s = melee(tactic(f"destroy({word})"), ana="A1 GA-U02 | A2 GA-U15", ben="B1 HD-U07 | B2 HD-U14")
    s.say("ana", "play_tactic X-C1")
    assert (s.phase, s.to_act) == ("tactics", ["ben"])
    s.passes().says("combat_result", result="aborted").silent("rolled")
    assert s.unit(gone) is None
    assert (s.there(left).line, s.there(left).committed) == ("battle", True)


# -- places -------------------------------------------------------------------------------------------------------


@rule("WC-C27")
@pytest.mark.parametrize(("line", "moved"), [("battle", ["A3"]), ("reserve", ["A2"])])
def test_move_takes_units_to_the_other_line_in_their_state(line: str, moved: list[str]) -> None:
    s = melee(tactic(f"move(all(own), {line})"), ana="A1 GA-U02 | A2 GA-U15 committed | A3 GA-U10 reserve")
    s.say("ana", "play_tactic X-C1")
    assert touched(s, "moved") == moved  # a unit on the battlefield cannot be moved
    assert (s.there("A1").line, s.there("A2").line, s.there("A3").line) == ("field", line, line)
    assert ready(s, "A2", "A3") == [False, True]


@rule("WC-C55")
def test_move_to_the_line_in_which_a_unit_stands_does_nothing() -> None:
    s = melee(tactic("move(pick(own, other), battle)"), ana="A1 GA-U02 | A2 GA-U15")
    s.refused("ana", "play_tactic X-C1", "can_do_nothing", "WC-C47")


@rule("WC-C27")
def test_move_goes_to_a_line_of_the_units_owner() -> None:
    s = commanding(ability("command", "move(pick(enemy), reserve)"), ben="B1 HD-U07 | B2 HD-U14 reserve | B3 HD-U15")
    s.say("ana", "play_command X-C1").asks("ana", "pick", "B1", "B3").say("ana", "choose B3")
    assert [unit.line for unit in s.player("ben").units] == ["battle", "reserve", "reserve"]


@rule("WC-C27")
def test_an_army_moved_out_of_its_battle_line_moves_up() -> None:
    s = commanding(ability("command", "move(pick(enemy), reserve)"), ben="B1 HD-U07 | B2 HD-U14 reserve")
    s.say("ana", "play_command X-C1").says("moved", unit="B1", line="reserve").says("line_moved_up", seat=1)
    assert [unit.line for unit in s.player("ben").units] == ["battle", "battle"]


@rule("WC-C55")
def test_in_a_ranged_attack_both_may_be_moved_and_the_shot_goes_on() -> None:
    s = shot(
        tactic("move(mine, reserve), move(foe, reserve)"),
        ana="A1 GA-U17 | A2 GA-U02",  # a short range, which no longer fits
        ben="B1 HD-U07 | B2 HD-U14",
        ana_rolls="6",
        ben_rolls="1",
    )
    s.say("ana", "play_tactic X-C1").passes().says("combat_result", winner=0, kind="ranged")
    assert (s.there("A1").line, s.there("B1").line, s.there("B1").committed) == ("reserve", "reserve", True)


# -- attachments, tokens, strategies ------------------------------------------------------------------------------


@rule("WC-C27")
def test_destroy_attachment_lets_the_controller_choose_one() -> None:
    s = melee(tactic("destroy_attachment(foe)"), ben="B1 HD-U07 with B8 NE-A05, B9 NE-A10 | B2 HD-U14 with NE-A06")
    s.say("ana", "play_tactic X-C1").asks("ana", "attachment", "B8", "B9").say("ana", "choose B9")
    assert [part.id for part in s.there("B1").attachments] == ["B8"]
    assert s.player("ben").army_discard == ["NE-A10"]
    assert len(s.there("B2").attachments) == 1


@rule("WC-C27")
def test_a_unit_without_attachment_offers_none_to_destroy() -> None:
    s = melee(tactic("destroy_attachment(foe)"), ben="B1 HD-U07 | B2 HD-U14 with NE-A06")
    s.refused("ana", "play_tactic X-C1", "can_do_nothing", "WC-C47")
    t = melee(tactic("destroy_attachment(pick(enemy))"), ben="B1 HD-U07 | B2 HD-U14 with B9 NE-A06")
    t.say("ana", "play_tactic X-C1").says("attachment_destroyed", attachment="B9", cause="effect")
    assert t.there("B2").attachments == []


@rule("WC-C27", "WC-C47")
def test_move_attachment_gives_one_to_a_unit_that_may_carry_it() -> None:
    # Rune-Etched Plate is for dwarfs only; A4 wears armour already.
    army = "A1 GA-U15 with A8 GA-A02, A9 NE-A10 | A2 GA-U02 | A3 GA-U16 | A4 GA-U19 with NE-A04"
    s = melee(tactic("move_attachment(mine, pick(own, dwarf, other))"), ana=army)
    s.say("ana", "play_tactic X-C1").asks("ana", "pick", "A3", "A4").say("ana", "choose A4")
    # The plate cannot go to A4, so only the guide is left.
    s.says("attachment_moved", attachment="A9", unit="A4", giver="A1")
    assert [part.id for part in s.there("A1").attachments] == ["A8"]
    t = melee(tactic("move_attachment(mine, pick(own, dwarf, other))"), ana=army)
    t.say("ana", "play_tactic X-C1", "choose A3").asks("ana", "attachment", "A8", "A9").say("ana", "choose A8")
    assert (t.strength("A1"), t.strength("A3")) == (3, 5)


@rule("WC-C27", "WC-C47")
@pytest.mark.parametrize(
    ("takers", "offered"), [("pick(own, dwarf, other)", True), ("pick(own, men)", False), ("mine", False)]
)
def test_an_attachment_moves_only_where_somebody_else_may_carry_it(takers: str, offered: bool) -> None:
    army = "A1 GA-U15 with A9 GA-A02 | A2 GA-U02 | A3 GA-U16"
    s = melee(tactic(f"move_attachment(mine, {takers})"), ana=army)
    assert ("play_tactic X-C1 by=A1" in s.offers("ana")) == offered


@rule("WC-C27")
def test_the_giver_may_be_chosen_too_and_both_are_named_at_once() -> None:
    army = "A1 GA-U02 with A7 NE-A10 | A2 GA-U15 with A8 NE-A05 | A3 GA-U16 | A4 GA-U10"
    s = melee(tactic("move_attachment(pick(own), pick(own, dwarf))", cost="discard(1)"), ana=army)
    s.say("ana", "play_tactic X-C1").asks("ana", "pick", "A1", "A2").say("ana", "choose A2")
    # A2 cannot give to itself, so only A3 may take.
    s.says("attachment_moved", attachment="A8", unit="A3", giver="A2")
    assert s.strength("A3") == 5


@rule("WC-C27")
def test_in_a_control_word_the_opponent_chooses_the_taker_if_the_card_says_so() -> None:
    s = melee(
        tactic("if_(melee(), [move_attachment(mine, foe_pick(own, other))])"),
        ana="A1 GA-U02 with A9 NE-A05 | A2 GA-U15 | A3 GA-U10",
    )
    s.say("ana", "play_tactic X-C1").asks("ben", "foe_pick", "A2", "A3").say("ben", "choose A3")
    assert s.strength("A3") == 3


@rule("WC-C27")
def test_the_opponent_of_the_second_player_is_the_first() -> None:
    game = game_with(actions=[tactic("if_(melee(), [move_attachment(mine, foe_pick(own, other))])")])
    s = scene(
        "A1 HD-U07", "B1 GA-U02 with B9 NE-A05 | B2 GA-U15 | B3 GA-U10", game=game, ben_hand="X-C1", ana_hand="NE-C21"
    )
    s.say("ana", "attack A1 -> B1", "tactic_pass").say("ben", "play_tactic X-C1").asks("ana", "foe_pick", "B2", "B3")
    s.say("ana", "choose B2")
    assert s.strength("B2") == 4


@rule("WC-C27", "WC-C55")
@pytest.mark.parametrize(("field", "printed"), [("strength", 4), ("leadership", 3), ("victory", 0)])
def test_tokens_add_up_and_stay(field: str, printed: int) -> None:
    s = melee(
        tactic(f"token(mine, {field}, 2)"),
        tactic(f"token(mine, {field}, -3)"),
        ana_rolls="6 1",
        ben_rolls="1",
        ben="B1 NE-U07",
    )
    s.say("ana", "play_tactic X-C1").say("ben", "tactic_pass")
    assert getattr(s.board, field)(s.there("A1")) == printed + 2
    s.say("ana", "play_tactic X-C2").passes()
    assert getattr(s.board, field)(s.there("A1")) == printed - 1
    s.say("ben", "pass").say("ana", "pass", "clean_up A1=battle")
    assert getattr(s.board, field)(s.there("A1")) == printed - 1  # in the next battle too


@rule("WC-C55")
def test_tokens_go_with_their_unit() -> None:
    cards = [
        tactic("destroy(pick(own, dwarf))"),
        tactic("return_to_play(pick_discard(own, army, unit), battle, ready)"),
    ]
    s = melee(*cards, ana="A1 GA-U02 | A2 GA-U15 strength+2").say("ana", "play_tactic X-C1").say("ben", "tactic_pass")
    s.say("ana", "play_tactic X-C2")
    assert (s.strength("A3"), s.there("A3").tokens) == (3, {})


@rule("WC-C27")
@pytest.mark.parametrize(("player", "gone", "left"), [("own", "A9", ["B8", "B9"]), ("enemy", "B9", ["A9"])])
def test_destroy_strategy_lets_the_controller_choose_one_of_a_player(player: str, gone: str, left: list[str]) -> None:
    s = melee(tactic(f"destroy_strategy({player})"), ana_strategies="A9 NE-C23", ben_strategies="B8 NE-C24 | B9 NE-C25")
    s.say("ana", "play_tactic X-C1")
    if player == "enemy":
        s.asks("ana", "strategy", "B8", "B9").say("ana", "choose B9")
    s.says("strategy_discarded", strategy=gone)
    still = [held.id for side in s.state.players for held in side.strategies]
    assert sorted(still) == sorted({"A9", "B8", "B9"} - {gone})
    assert set(left) <= set(still)


@rule("WC-C27", "WC-C47")
def test_without_a_strategy_there_is_none_to_destroy() -> None:
    s = melee(tactic("destroy_strategy(enemy)"), strategy("support(do=[strength(mine, 1)])"), ana_strategies="A9 X-C2")
    s.refused("ana", "play_tactic X-C1", "can_do_nothing", "WC-C47")
    assert len(s.player("ana").strategies) == 1


# -- back into play -----------------------------------------------------------------------------------------------


@rule("WC-C27", "WC-C55")
@pytest.mark.parametrize("line", ["battle", "reserve"])
@pytest.mark.parametrize("state", ["ready", "committed"])
def test_return_to_play_puts_a_unit_into_the_line_named_free_of_cost(line: str, state: str) -> None:
    s = melee(
        tactic(f"return_to_play(pick_discard(own, army, unit), {line}, {state})"),
        ana_army_discard="GA-U13",
        ana="A1 GA-U02 | A2 GA-U15",
    )
    s.say("ana", "play_tactic X-C1").says("returned_to_play", unit="A3", line=line, state=state)
    unit = s.there("A3")
    assert (unit.line, unit.committed) == (line, state == "committed")
    assert unit.entered > s.there("A2").entered
    assert (s.player("ana").spent, s.player("ana").army_hand, s.player("ana").army_discard) == (0, [], [])


@rule("WC-C55")
def test_a_unit_returned_to_an_empty_formation_moves_up() -> None:
    s = commanding(
        ability("command", "return_to_play(pick_discard(own, army, unit), reserve, ready)"),
        ana="",
        ana_army_discard="GA-U13",
    )
    s.say("ana", "play_command X-C1").says("line_moved_up", seat=0)
    assert s.there("A1").line == "battle"


@rule("WC-C55")
def test_a_returned_unique_unit_drives_out_the_enemys_copy() -> None:
    s = melee(
        tactic("return_to_play(pick_discard(own, army, unit), reserve, ready)"),
        ana_army_discard="NE-U09",
        ben="B1 HD-U07 | B2 NE-U09 committed",
    )
    s.say("ana", "play_tactic X-C1").says("destroyed", unit="B2", cause="unique")
    assert s.there("A2").card == "NE-U09"


@rule("WC-C55", "WC-C47")
def test_ones_own_unique_unit_is_not_returned_a_second_time() -> None:
    card = tactic("return_to_play(pick_discard(own, army, unit), reserve, ready)")
    s = melee(card, ana="A1 GA-U02 | A2 NE-U09", ana_army_discard="NE-U09")
    s.refused("ana", "play_tactic X-C1", "can_do_nothing")
    t = melee(card, ana="A1 GA-U02 | A2 NE-U09", ana_army_discard="NE-U09 GA-U15 NE-A05")
    assert t.say("ana", "play_tactic X-C1").there("A3").card == "GA-U15"


# -- several units ------------------------------------------------------------------------------------------------


@rule("WC-C49")
def test_units_that_come_later_are_not_affected() -> None:
    do = "strength(all(own), 1), return_to_play(pick_discard(own, army, unit), battle, ready)"
    s = melee(tactic(do), ana="A1 GA-U02 | A2 GA-U15", ana_army_discard="GA-U16").say("ana", "play_tactic X-C1")
    assert (s.strength("A1"), s.strength("A2"), s.strength("A3")) == (5, 4, 4)


@rule("WC-C49")
def test_an_operation_works_on_its_units_in_the_order_in_which_they_came() -> None:
    units = ["A1 GA-U02 entered=7", "A2 GA-U15 entered=3", "A3 GA-U10 entered=5"]
    s = melee(tactic("strength(all(own), 1)"), ana_units=units).say("ana", "play_tactic X-C1")
    assert touched(s) == ["A2", "A3", "A1"]


@rule("WC-C49")
def test_committing_several_units_is_one_event_for_reactions() -> None:
    cards = [
        tactic("commit(all(enemy, not_in_combat))"),
        ability("reaction", "rally(all(own))", on="committed_by_effect(own)"),
    ]
    s = melee(*cards, ben="B1 HD-U07 | B2 HD-U14 | B3 HD-U15", hand="X-C1", ben_hand="X-C2").say("ben", "arm X-C2")
    s.say("ana", "play_tactic X-C1")
    # Both are turned before the reaction, which turns both back.
    assert s.sequence("committed", "reaction_played", "rallied") == [
        "committed",
        "committed",
        "reaction_played",
        "rallied",
        "rallied",
    ]
