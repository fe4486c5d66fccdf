"""Destruction, unique cards, empty battle lines, the order of things, limits (WC-2.25 to WC-2.42)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

# -- units and attachments ----------------------------------------------------------------------------------------


@rule("WC-2.25")
def test_attachments_share_the_fate_of_their_unit_and_count_as_destroyed() -> None:
    game = game_with(units=[{"abilities": "[reaction(on=attachment_destroyed(own), do=[draw(own, 1)])]"}])
    s = scene("A1 GA-U02", "B1 HD-U07 with NE-A05, NE-A06 | B9 X-U1", game=game, ana_rolls="6 1", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("destroyed", unit="B1", attachments=("NE-A05", "NE-A06"))
    assert s.player("ben").army_discard == ["HD-U07", "NE-A05", "NE-A06"]
    # Two attachments were destroyed: two events, each with its own reaction.
    s.asks("ben", "reaction", "no_reaction", "B9/event=2", "B9/event=3")
    s.say("ben", "react B9 event=2").asks("ben", "reaction", "no_reaction", "B9/event=3").say("ben", "react B9 event=3")
    assert len(s.player("ben").action_hand) == 3


@rule("WC-2.26")
def test_attachments_stay_through_combat_and_moving() -> None:
    s = scene(
        "A1 GA-U02 with NE-A05 | A3 GA-U13 reserve with NE-A06", "B1 HD-U14 | B2 HD-U07", ana_rolls="6 1", ben_rolls="1"
    )
    s.fights("ana", "attack A1 -> B1").say("ben", "pass").say("ana", "move A3")
    assert [part.card for part in s.there("A1").attachments] == ["NE-A05"]
    assert [part.card for part in s.there("A3").attachments] == ["NE-A06"]
    assert s.player("ana").army_discard == []


# -- unique cards -------------------------------------------------------------------------------------------------


def mustering(hand: str, ana: str = "A1 GA-U02", ben: str = "B1 HD-U07", **more: Any) -> Scene:
    """Ana's turn in the muster phase."""
    zones = {"ben_passed_muster": True, "ana_army_hand": hand, **more}
    return scene(ana, ben, phase="muster", **zones)


@rule("WC-2.27", "WC-2.29", "WC-R2")
def test_a_second_copy_drives_the_opponents_copy_out_with_its_attachments() -> None:
    s = mustering("NE-U09", ben="B1 HD-U07 | B2 NE-U09 reserve with NE-A05")
    s.say("ana", "muster_unit NE-U09 line=battle").says("destroyed", unit="B2", seat=1, cause="unique")
    assert s.unit("B2") is None
    assert s.there("A2").card == "NE-U09"
    assert s.player("ben").army_discard == ["NE-U09", "NE-A05"]


@rule("WC-2.29")
def test_a_unique_attachment_drives_out_only_the_other_attachment() -> None:
    s = mustering("GA-A02", ana="A1 GA-U15", ben="B1 GA-U16 with GA-A02")
    s.say("ana", "muster_attachment GA-A02 unit=A1").says("attachment_destroyed", unit="B1", cause="unique")
    assert s.there("B1").attachments == []
    assert s.player("ben").army_discard == ["GA-A02"]
    assert [part.card for part in s.there("A1").attachments] == ["GA-A02"]


@rule("WC-2.28")
def test_a_second_copy_of_ones_own_unique_card_is_refused() -> None:
    s = mustering("NE-U09", ana="A1 GA-U02 | A2 NE-U09 committed reserve")
    s.refused("ana", "muster_unit NE-U09 line=battle", "unique_in_play", "WC-2.28")
    assert "muster_unit NE-U09 line=battle" not in s.offers("ana")
    t = mustering("GA-A02", ana="A1 GA-U15 | A2 GA-U15 with GA-A02")
    t.refused("ana", "muster_attachment GA-A02 unit=A1", "unique_in_play", "WC-2.28")


RETURN = {
    "type": "combat_tactic",
    "cost": "0",
    "abilities": "[tactic(do=[return_to_play(pick_discard(own, army, unit, unique), reserve, ready)])]",
}


@rule("WC-2.28")
def test_an_effect_does_not_return_a_unique_unit_one_has_already() -> None:
    s = scene(
        "A1 GA-U02 | A2 NE-U09",
        "B1 HD-U07",
        game=game_with(actions=[RETURN]),
        ana_hand="X-C1",
        ana_army_discard="NE-U09 GA-U02",
    )
    s.say("ana", "attack A1 -> B1").refused("ana", "play_tactic X-C1", "can_do_nothing")
    assert s.player("ana").army_discard == ["NE-U09", "GA-U02"]


@rule("WC-2.30")
@pytest.mark.parametrize("passed", [True, False])
def test_the_loser_of_a_copy_gets_its_gold_back_and_may_go_on(passed: bool) -> None:
    s = mustering(
        "NE-U09",
        ben="B1 HD-U07 | B2 NE-U09 paid:5",
        ben_passed_muster=passed,
        ben_spent_gold=16,
        ben_army_hand="HD-U14",
    )
    s.say("ana", "muster_unit NE-U09 line=battle").says("refunded", seat=1, gold=5, reopened=passed)
    assert (s.player("ben").spent, s.player("ben").passed_muster) == (11, False)
    assert s.player("ben").army_hand == ["HD-U14"]  # no extra card
    assert s.to_act == ["ben"]
    s.say("ben", "muster_unit HD-U14 line=battle")
    assert s.player("ben").spent == 13


@rule("WC-2.30")
def test_gold_counts_for_the_attachments_too_as_it_was_paid() -> None:
    units = ["B1 HD-U07", "B2 NE-U09 paid=5 with B3 NE-A05 paid=2, B4 NE-A10 paid=1"]
    s = mustering("NE-U09", ben_units=units, ben_spent_gold=12)
    s.say("ana", "muster_unit NE-U09 line=battle").says("refunded", gold=8)
    assert s.player("ben").spent == 4


@rule("WC-2.31", "WC-2.29", "WC-2.27")
def test_losing_a_unique_unit_in_combat_aborts_the_combat() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 NE-U09 | B2 HD-U14",
        active="ben",
        game=game_with(actions=[RETURN]),
        ana_hand="X-C1",
        ana_army_discard="NE-U09",
    )
    s.say("ben", "attack B1 -> A1", "tactic_pass").say("ana", "play_tactic X-C1")
    s.says("destroyed", unit="B1", cause="unique")
    assert (s.phase, s.to_act) == ("tactics", ["ben"])
    s.passes().says("combat_result", result="aborted").silent("rolled", "refunded")
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)
    assert (s.there("A2").card, s.there("A2").line) == ("NE-U09", "reserve")


# -- the empty battle line ----------------------------------------------------------------------------------------


@rule("WC-2.32", "WC-2.33")
def test_the_reserve_moves_up_into_an_empty_battle_line_as_it_is() -> None:
    s = scene(
        "A1 GA-U02", "B1 HD-U07 | B2 HD-U14 reserve | B3 HD-U14 reserve committed", ana_rolls="6 1", ben_rolls="1"
    )
    s.fights("ana", "attack A1 -> B1").says("line_moved_up", seat=1, count=2)
    assert [(s.there(p).line, s.there(p).committed) for p in ("B2", "B3")] == [("battle", False), ("battle", True)]


@rule("WC-2.32")
def test_a_battle_line_with_a_single_committed_unit_is_not_empty() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U14 committed | B3 HD-U14 reserve", ana_rolls="6 1", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").silent("line_moved_up")
    assert s.there("B3").line == "reserve"


@rule("WC-2.33")
def test_lines_move_up_before_anybody_reacts_to_the_destruction() -> None:
    units = [{"abilities": "[reaction(on=destroyed(own), need=[is_(me, battle)], do=[draw(own, 1)])]"}]
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 X-U1 reserve", game=game_with(units=units), ana_rolls="6 1", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").asks("ben", "reaction", "no_reaction", "B2")
    assert s.sequence("destroyed", "line_moved_up") == ["destroyed", "line_moved_up"]


@rule("WC-2.33")
def test_during_the_muster_phase_lines_move_up_only_at_its_end() -> None:
    s = mustering("NE-U09", ben="B1 NE-U09 | B2 HD-U07 reserve", ben_passed_muster=False, ana_rolls=2, ben_rolls=1)
    s.say("ana", "muster_unit NE-U09 line=battle").silent("line_moved_up")
    assert s.there("B2").line == "reserve"
    s.say("ben", "muster_pass").say("ana", "muster_pass").says("line_moved_up", seat=1)
    assert s.sequence("line_moved_up", "initiative")[0] == "line_moved_up"
    assert s.there("B2").line == "battle"


@rule("WC-2.33")
def test_an_effect_that_moves_units_or_returns_one_is_followed_by_the_check() -> None:
    actions = [
        {
            "type": "command",
            "cost": "0",
            "abilities": "[command(do=[move(all(enemy, battle), reserve), draw(own, 1)])]",
        },
        {"type": "command", "cost": "0", "abilities": RETURN["abilities"].replace("tactic", "command")},
    ]
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U14", game=game_with(actions=actions), ana_hand="X-C1")
    s.say("ana", "play_command X-C1").says("line_moved_up", seat=1)
    assert s.sequence("line_moved_up", "drew") == ["line_moved_up", "drew"]
    t = scene("", "B1 HD-U07", game=game_with(actions=actions), ana_hand="X-C2", ana_army_discard="NE-U09")
    t.say("ana", "play_command X-C2").says("line_moved_up", seat=0, count=1)
    assert t.there("A1").line == "battle"


@rule("WC-2.34")
def test_no_line_moves_up_while_a_unit_is_on_the_battlefield() -> None:
    s = scene("A1 GA-U02 | A2 GA-U15 reserve", "B1 HD-U07 | B2 HD-U14 reserve", ana_rolls="6 1", ben_rolls="1")
    s.say("ana", "attack A1 -> B1").silent("line_moved_up")
    assert [s.there(piece).line for piece in ("A1", "A2", "B1", "B2")] == ["field", "reserve", "field", "reserve"]
    s.passes()
    assert [fact["seat"] for fact in s.told("line_moved_up")] == [1]
    # A1 came back to its battle line, so A2 stays where it was.
    assert [s.there(piece).line for piece in ("A1", "A2", "B2")] == ["battle", "reserve", "battle"]


@rule("WC-2.34")
def test_a_line_emptied_during_the_combat_waits_for_its_end() -> None:
    acts = [{"type": "combat_tactic", "cost": "0", "abilities": "[tactic(do=[destroy(all(enemy, battle))])]"}]
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07 | B2 HD-U14 | B3 HD-U14 reserve",
        game=game_with(actions=acts),
        ana_hand="X-C1",
        ana_rolls="6 1",
        ben_rolls="1",
    )
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1").says("destroyed", unit="B2").silent("line_moved_up")
    assert s.there("B3").line == "reserve"
    s.passes().says("line_moved_up", seat=1)
    assert s.there("B3").line == "battle"


# -- the order of simultaneous things ------------------------------------------------------------------------------

DELAYED = [
    {"type": "combat_tactic", "cost": "0", "abilities": "[tactic(do=[at_end_of_tactics([strength(mine, 1)])])]"},
    {"type": "combat_tactic", "cost": "0", "abilities": "[tactic(do=[at_end_of_tactics([strength(mine, 2)])])]"},
]


@rule("WC-2.35")
def test_delayed_effects_of_the_attacker_come_first_each_player_ordering_his_own() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 NE-U05",
        active="ben",
        game=game_with(actions=DELAYED),
        ana_hand="X-C1 X-C2",
        ben_hand="X-C1 X-C2",
        ana_rolls="1",
        ben_rolls="1 1",
    )
    s.say("ben", "attack B1 -> A1")
    for card in ("X-C1", "X-C2"):
        s.say("ben", f"play_tactic {card}").say("ana", f"play_tactic {card}")
    s.passes().asks("ben", "order_effects", "1", "2", clause="WC-2.35")
    s.say("ben", "choose 2,1")
    told = [(fact["unit"], fact["card"]) for fact in s.told("value_changed")]
    assert told == [("B1", "X-C2"), ("B1", "X-C1")]
    s.asks("ana", "order_effects", "1", "2").say("ana", "choose 1,2")
    assert [fact["card"] for fact in s.told("value_changed")] == ["X-C1", "X-C2"]
    s.says("combat_result", total=9 + 3 + 1, other_total=4 + 3 + 1)


WATCHERS = [{"abilities": "[reaction(on=combat_roll(any_side), do=[add_to_roll(1)])]"}]


@rule("WC-2.36")
def test_reactions_alternate_from_the_attacker_until_both_decline_in_a_row() -> None:
    s = scene(
        "A1 GA-U02 | A2 X-U1 | A3 X-U1",
        "B1 NE-U05 | B2 X-U1 | B3 X-U1",
        active="ben",
        game=game_with(units=WATCHERS),
        ana_rolls="1",
        ben_rolls="1 1",
    )
    s.fights("ben", "attack B1 -> A1").asks("ben", "reaction", "no_reaction", "B2", "B3")
    s.say("ben", "react B2").asks("ana", "reaction", "no_reaction", "A2", "A3")
    s.say("ana", "no_reaction").asks("ben", "reaction", "no_reaction", "B3")
    s.say("ben", "react B3").asks("ana", "reaction", "no_reaction", "A2", "A3")  # declining once was not final
    s.say("ana", "react A3").asks("ana", "reaction", "no_reaction", "A2").say("ana", "no_reaction")
    # The other roll is another event: the attacker is asked first again.
    s.asks("ben", "reaction", "no_reaction", "B2", "B3").say("ben", "no_reaction")
    s.asks("ana", "reaction", "no_reaction", "A2", "A3").say("ana", "no_reaction")
    s.says("combat_result", total=9 + 4, other_total=4 + 1)


@rule("WC-2.36")
def test_outside_combat_the_active_player_reacts_first() -> None:
    units = [{"abilities": "[reaction(on=committed_by_effect(any_side), do=[draw(own, 1)])]"}]
    s = scene(
        "A1 GA-U02 | A2 X-U1", "B2 X-U1", active="ben", game=game_with(units=units), ben_hand="HD-C09", ana_rolls=6
    )
    s.say("ben", "play_command HD-C09").say("ben", "choose A1").asks("ben", "reaction", "no_reaction", "B2")
    s.say("ben", "react B2").asks("ana", "reaction", "no_reaction", "A2").say("ana", "react A2")
    assert (len(s.player("ana").action_hand), len(s.player("ben").action_hand)) == (1, 1)


@rule("WC-2.37")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_effects_follow_the_text_and_parts_with_may_can_be_skipped(answer: str) -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 with NE-A05", ana_hand="NE-C12")
    s.say("ana", "attack A1 -> B1", "play_tactic NE-C12").says("value_changed", unit="A1", amount=1)
    s.asks("ana", "may", "yes", "no").say("ana", answer)
    assert s.strength("A1") == 5
    assert bool(s.there("B1").attachments) is (answer == "no")


@rule("WC-2.37")
def test_each_part_is_carried_out_as_far_as_possible() -> None:
    s = scene("A1 GA-U02", "B1 HD-U07", ana_hand="GA-C04 NE-C12")
    s.say("ana", "attack A1 -> B1", "play_tactic NE-C12")  # no attachment: only the first part
    assert (s.strength("A1"), s.match.asks) == (5, ())
    t = scene("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C22")
    t.say("ana", "play_command NE-C22").says("drew", count=1).silent("moved")


@rule("WC-2.38")
def test_a_later_effect_does_not_undo_what_was_decided_before() -> None:
    s = scene("A1 GA-U02", "B1 HD-U08 | B2 HD-U14", active="ben", ben_hand="NE-C19", ana_rolls="3")
    s.say("ben", "attack B1 -> A1", "use_tactic B1").says("tested", value=3, passed=True)
    s.say("ana", "tactic_pass").say("ben", "play_tactic NE-C19 by=B2")
    assert (s.leadership("A1"), s.strength("A1")) == (1, 4)


@rule("WC-2.38")
def test_a_reaction_reaches_back() -> None:
    s = scene("A1 GA-U02", "B1 NE-U05", ana_hand="NE-C28", ana_rolls="1 6", ben_rolls="2 1")
    s.say("ana", "arm NE-C28").fights("ana", "attack A1 -> B1").says("combat_result", total=10, other_total=11)
    assert [fact["number"] for fact in s.told("rolled") if fact["seat"] == 0] == [1, 6]


# -- values -------------------------------------------------------------------------------------------------------


@rule("WC-2.39")
def test_values_drop_below_zero_but_costs_do_not() -> None:
    down = [{"cost": "1", "abilities": "[static(mods=[stat(all(own), cost, -3), stat(all(own), tp, -3)])]"}]
    acts = [{"abilities": "[tactic(do=[strength(foe, -6), leadership(foe, -6)])]", "cost": "0"}]
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 X-U1", game=game_with(units=down, actions=acts), ana_hand="X-C1")
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1")
    assert (s.strength("B1"), s.leadership("B1")) == (2 - 6, 2 - 6)
    assert s.board.tactic_points(s.there("B1")) == 1 - 3
    assert s.board.muster_cost(1, s.board.card("HD-U14")) == 0
    assert s.board.muster_cost(1, s.board.card("HD-U07")) == 1


@rule("WC-2.39")
def test_a_negative_total_is_compared_as_it_is() -> None:
    acts = [{"abilities": "[tactic(do=[strength(foe, -9)])]", "cost": "0"}]
    s = scene("A1 NE-U10", "B1 HD-U14", game=game_with(actions=acts), ana_hand="X-C1", ana_rolls="1 1", ben_rolls="1")
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1").passes()
    s.says("combat_result", total=2, other_total=2 - 9 + 1, winner=0)


@rule("WC-2.40")
def test_values_are_the_last_set_strength_plus_tokens_statics_and_effects() -> None:
    acts = [
        {"type": "command", "cost": "0", "abilities": "[command(do=[strength(pick(own), 3)])]"},
        {"cost": "0", "abilities": "[tactic(do=[strength(mine, 10), set_strength(mine, 7)])]"},
        {"cost": "0", "abilities": "[tactic(do=[set_strength(mine, 1)])]"},
    ]
    s = scene(
        "A1 GA-U02 strength+2 with NE-A05",
        "B1 HD-U07",
        game=game_with(actions=acts),
        ana_hand="X-C1 X-C2 X-C3",
    )
    assert s.strength("A1") == 4 + 2 + 1
    s.say("ana", "play_command X-C1").say("ben", "pass").say("ana", "attack A1 -> B1", "play_tactic X-C2")
    assert s.strength("A1") == 7 + 2 + 1 + 3 + 10
    s.say("ben", "tactic_pass").say("ana", "play_tactic X-C3")
    assert s.strength("A1") == 1 + 2 + 1 + 3 + 10


# -- destruction --------------------------------------------------------------------------------------------------

MOURNER = {"abilities": "[reaction(on=destroyed(own), do=[draw(own, 1)])]"}
ACTS = [
    {"type": "command", "cost": "0", "abilities": "[command(do=[destroy(pick(own, greenskin))])]"},
    {"type": "command", "cost": "0", "abilities": "[command(cost=[destroy_one(own, greenskin)], do=[draw(own, 1)])]"},
]


@rule("WC-2.41")
@pytest.mark.parametrize(
    ("who", "line", "cause", "rolls"),
    [
        ("ben", "play_command X-C1", "effect", ("", "")),
        ("ben", "play_command X-C2", "cost", ("", "")),
        ("ben", "attack B1 -> A1", "combat", ("6 1", "1")),
        ("ben", "attack B1 -> A1", "slaughter", ("1", "3")),
        ("ana", "ranged_attack A2 -> B1", "shot", ("6", "1")),
    ],
)
def test_every_way_of_losing_a_unit_ends_in_the_discard_pile_and_is_mourned(
    who: str, line: str, cause: str, rolls: tuple[str, str]
) -> None:
    s = scene(
        "A1 GA-U02 | A2 GA-U10",
        f"B1 HD-U14 {'committed' if cause == 'shot' else ''} | B2 X-U1",
        active=who,
        game=game_with(units=[MOURNER], actions=ACTS),
        ben_hand="X-C1 X-C2",
        ana_rolls=rolls[0],
        ben_rolls=rolls[1],
    )
    s.fights(who, line).says("destroyed", unit="B1", cause=cause)
    assert s.player("ben").army_discard == ["HD-U14"]
    mourner = "B2/event=1" if cause == "slaughter" else "B2"
    s.asks("ben", "reaction", "no_reaction", mourner).say("ben", "no_reaction")


@rule("WC-2.41")
def test_the_unique_rule_destroys_too() -> None:
    s = mustering("NE-U09", ben="B1 NE-U09 | B2 X-U1", game=game_with(units=[MOURNER]))
    s.say("ana", "muster_unit NE-U09 line=battle").asks("ben", "reaction", "no_reaction", "B2")
    assert s.player("ben").army_discard == ["NE-U09"]


@rule("WC-2.41")
def test_nobody_mourns_what_is_lost_in_retreat_and_clean_up() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 X-U1", active="ben", game=game_with(units=[MOURNER]))
    s.say("ben", "retreat", "retreat_unit B1 discard")
    assert s.player("ben").army_discard == ["HD-U14"]
    s.say("ben", "retreat_unit B2 discard").say("ana", "clean_up")
    assert s.match.asks == ()
    assert (s.player("ana").army_discard, s.player("ben").army_discard) == (["GA-U02"], ["HD-U14", "X-U1"])


# -- endless chains -----------------------------------------------------------------------------------------------


@rule("WC-2.42")
def test_no_reaction_is_offered_beyond_a_depth_of_twenty() -> None:
    chain = "[reaction(on=committed_by_effect(own), do=[rally(that), commit(that)])]"
    game = game_with(actions=[{"type": "strategy", "cost": "0", "abilities": chain}])
    s = scene(
        "A1 GA-U02", "B1 HD-U07", active="ben", game=game, ana_strategies="X-C1", ben_hand="HD-C09", ana_rolls="6"
    )
    s.say("ben", "play_command HD-C09")
    for _ in range(20):
        s.asks("ana", "reaction", "no_reaction", "A2").say("ana", "react A2").says("committed", unit="A1")
    assert s.match.asks == ()
    assert (s.there("A1").committed, s.to_act) == (True, ["ana"])
