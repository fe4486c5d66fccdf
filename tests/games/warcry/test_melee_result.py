"""The result of a melee combat: rolls, winner, rout check, removal (WC-8.1 to WC-8.13, WC-8.24, WC-R8, R9, R27)."""

from __future__ import annotations

import pytest

from tests.support.rules import rule
from tests.support.scene import game_with, scene

# -- what counts --------------------------------------------------------------------------------------------------

TWISTS = [
    {"abilities": "[reaction(on=combat_roll(any_side), do=[commit(that)])]"},
    {"abilities": "[reaction(on=combat_roll(any_side), do=[rally(that)])]"},
]


@rule("WC-8.1", "WC-R9", "WC-8.8", "WC-8.15")
def test_a_winner_committed_after_the_passes_destroys_the_loser_but_does_not_follow_up() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 X-U1", game=game_with(units=TWISTS), ana_rolls="6 6", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").asks("ben", "reaction").say("ben", "react B2").says("committed", unit="A1")
    s.asks("ben", "reaction").say("ben", "no_reaction")  # to Ben's own roll
    s.says("routed", unit="B1").says("destroyed", unit="B1")
    assert (s.phase, s.to_act) == ("commands", ["ben"])


@rule("WC-8.1", "WC-R9", "WC-8.8", "WC-8.15", "WC-8.25")
def test_a_winner_rallied_after_the_passes_spares_the_loser_but_may_follow_up() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07 committed | B2 X-U2",
        game=game_with(units=TWISTS),
        ana_rolls="1",
        ben_rolls="6 6",
    )
    s.fights("ana", "attack A1 -> B1").asks("ben", "reaction", "no_reaction", "B2").say("ben", "react B2")
    s.says("rallied", unit="B1").says("routed", unit="A1").silent("destroyed")
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)
    assert (s.phase, s.to_act) == ("follow_up_choice", ["ben"])


@rule("WC-8.2", "WC-8.1")
def test_effects_at_the_end_of_tactics_come_after_the_note_and_before_the_rolls() -> None:
    acts = [{"cost": "0", "abilities": "[tactic(do=[at_end_of_tactics([commit(foe), strength(foe, -1)])])]"}]
    s = scene("A1 GA-U02", "B1 HD-U07", game=game_with(actions=acts), ana_hand="X-C1", ana_rolls="1", ben_rolls="6 1")
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1").silent("committed").passes()
    order = s.sequence("passed", "committed", "value_changed", "rolled")
    assert order[:5] == ["passed", "passed", "committed", "value_changed", "rolled"]
    # B1 was ready when both had passed, so it destroys A1.
    s.says("combat_result", other_total=4 - 1 + 6, winner=1).says("destroyed", unit="A1")


@rule("WC-8.3")
def test_the_attacker_rolls_first_and_reactions_follow_each_roll() -> None:
    s = scene("A1 GA-U02 with NE-A12", "B1 NE-U05 with NE-A12", active="ben", ana_rolls="1 2", ben_rolls="3 4 1")
    s.fights("ben", "attack B1 -> A1")
    assert [fact["seat"] for fact in s.told("rolled")] == [1]
    s.asks("ben", "reaction", "no_reaction", "B2").say("ben", "react B2")
    assert [fact["seat"] for fact in s.told("rolled")] == [1, 0]
    s.asks("ana", "reaction", "no_reaction", "A2").say("ana", "react A2")
    s.says("combat_result", total=9 + 4, other_total=4 + 2)


@rule("WC-8.4")
def test_a_total_is_current_strength_plus_roll() -> None:
    s = scene(
        "A1 GA-U02 strength+1 with NE-A05, NE-A01",
        "B1 HD-U02",
        ana_hand="NE-C01",
        ben_hand="NE-C09",
        ana_rolls="2 1",
        ben_rolls="2",
    )
    s.say("ana", "attack A1 -> B1", "use_tactic A3").say("ben", "play_tactic NE-C09").say("ana", "play_tactic NE-C01")
    s.passes().says("combat_result", total=4 + 1 + 1 + 1 - 1 + 1 + 2, other_total=5 + 2, winner=0)


@rule("WC-8.5")
@pytest.mark.parametrize(("ana", "ben", "winner"), [(3, 2, 0), (2, 3, 1)])
def test_the_higher_total_wins(ana: int, ben: int, winner: int) -> None:
    rolls = {"ana_rolls": f"{ana} 1" if winner == 0 else ana, "ben_rolls": f"{ben} 1" if winner == 1 else ben}
    s = scene("A1 GA-U02", "B1 HD-U07", **rolls)
    s.fights("ana", "attack A1 -> B1").says("combat_result", result="won", winner=winner)
    assert [s.unit(piece) is None for piece in ("A1", "B1")] == [winner == 1, winner == 0]


@rule("WC-8.6", "WC-R27")
@pytest.mark.parametrize("state", ["", "committed"])
def test_equal_totals_are_a_slaughter_ready_or_committed(state: str) -> None:
    s = scene(
        "A1 GA-U02 with NE-A01 | A3 GA-U02", f"B1 HD-U07 {state} | B2 HD-U07 reserve", ana_rolls="3", ben_rolls="3"
    )
    s.fights("ana", "attack A1 -> B1").says("combat_result", result="slaughter", winner=-1)
    assert (s.unit("A1"), s.unit("B1")) == (None, None)
    assert s.player("ana").army_discard == ["GA-U02", "NE-A01"]
    # One combat roll each, no rout check, no follow-up; the command is over.
    assert [fact["purpose"] for fact in s.told("rolled")] == ["combat", "combat"]
    assert (s.phase, s.to_act) == ("commands", ["ben"])


WITNESSES = [
    {"abilities": "[reaction(on=combat_won(any_side), do=[draw(own, 1)])]"},
    {"abilities": "[reaction(on=combat_lost(any_side), do=[draw(own, 1)])]"},
    {"abilities": "[reaction(on=routed(any_side), do=[draw(own, 1)])]"},
    {"abilities": "[reaction(on=destroyed(any_side), need=[none(any_side, in_combat)], do=[draw(own, 1)])]"},
]


@rule("WC-8.24")
def test_in_a_slaughter_nobody_wins_or_loses_and_both_are_destroyed_at_once() -> None:
    s = scene(
        "A1 GA-U02 | A2 GA-U15 reserve",
        "B1 HD-U07 | B2 X-U1 | B3 X-U2 | B4 X-U3 | B5 X-U4",
        game=game_with(units=WITNESSES),
        ana_rolls="3",
        ben_rolls="3",
    )
    s.fights("ana", "attack A1 -> B1")
    # Only the witness of destruction may speak, once for each unit, and both have gone and the line has moved up.
    s.asks("ben", "reaction", "no_reaction", "B5/event=1", "B5/event=2")
    assert s.sequence("destroyed", "line_moved_up") == ["destroyed", "destroyed", "line_moved_up"]
    s.say("ben", "react B5 event=1").asks("ben", "reaction", "no_reaction", "B5/event=2").say("ben", "no_reaction")
    assert s.match.asks == ()


@rule("WC-8.7")
def test_reactions_to_winning_and_losing_come_before_the_loser_is_removed() -> None:
    acts = [{"cost": "0", "abilities": "[tactic(do=[if_won([draw(own, 1)])])]"}]
    s = scene(
        "A1 GA-U02 | A2 X-U1",
        "B1 HD-U07 | B2 X-U2",
        game=game_with(units=WITNESSES, actions=acts),
        ana_hand="X-C1",
        ana_rolls="6 1",
        ben_rolls="1",
    )
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1").passes().says("combat_result", winner=0)
    s.asks("ana", "reaction", "no_reaction", "A2").silent("drew")
    assert s.unit("B1") is not None
    s.say("ana", "react A2").asks("ben", "reaction", "no_reaction", "B2").say("ben", "no_reaction")
    assert s.unit("B1") is None
    # "If you won" comes right after the reactions, then the rout check.
    assert s.sequence("drew", "rolled", "destroyed") == ["drew", "rolled", "destroyed"]


# -- the loser ----------------------------------------------------------------------------------------------------


@rule("WC-8.8", "WC-8.9")
@pytest.mark.parametrize("winner", ["ana", "ben"])
def test_a_ready_winner_destroys_the_loser_attacker_or_defender(winner: str) -> None:
    rolls = {"ana_rolls": "6 1", "ben_rolls": "1"} if winner == "ana" else {"ana_rolls": "1", "ben_rolls": "6 1"}
    s = scene("A1 GA-U02 | A2 GA-U02", "B1 HD-U07 | B2 HD-U07", **rolls)
    s.fights("ana", "attack A1 -> B1")
    loser = "B1" if winner == "ana" else "A1"
    s.says("destroyed", unit=loser, cause="combat")
    assert s.unit(loser) is None


@rule("WC-8.8", "WC-8.12", "WC-R8")
@pytest.mark.parametrize("origin", ["battle", "reserve"])
def test_a_committed_winner_sends_the_loser_home_committed_after_a_rout_check(origin: str) -> None:
    s = scene(f"A1 GA-U05 {origin} | A2 GA-U02", "B1 HD-U07 committed", ana_rolls="1", ben_rolls="6 3")
    s.fights("ana", "attack A1 -> B1").says("rolled", seat=1, purpose="rout", number=3).says("routed", unit="A1")
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)
    assert (s.phase, s.to_act) == ("commands", ["ben"])  # no follow-up


@rule("WC-8.9", "WC-R11")
def test_a_defender_that_wins_and_routs_may_follow_up() -> None:
    s = scene("A1 GA-U02 | A2 GA-U02", "B1 HD-U02", ana_rolls="1", ben_rolls="6 6")
    s.fights("ana", "attack A1 -> B1").says("routed", seat=0, unit="A1")
    assert (s.phase, s.to_act) == ("follow_up_choice", ["ben"])


# -- the rout check -----------------------------------------------------------------------------------------------


@rule("WC-8.10")
@pytest.mark.parametrize(("roll", "routed"), [(2, False), (3, True), (4, True)])
def test_a_roll_of_at_least_the_leadership_routs(roll: int, routed: bool) -> None:
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 HD-U07", ana_rolls=f"6 {roll}", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("rolled", seat=0, purpose="rout", number=roll, unit="B1")
    s.says("routed" if routed else "not_routed", unit="B1", leadership=3, number=roll)
    assert (s.phase == "follow_up_choice") is routed
    assert s.unit("B1") is None  # routed or not


@rule("WC-8.11")
@pytest.mark.parametrize(("roll", "routed"), [(1, False), (2, True)])
def test_terror_and_effects_count_for_the_rout_check(roll: int, routed: bool) -> None:
    # 3, less Terror 1, less 2 by a chant, plus 1 by the colours, plus 1 by a strategy.
    s = scene(
        "A1 GA-U08 | A2 GA-U02",
        "B1 HD-U07 with NE-A06 | B3 HD-U07",
        ana_hand="NE-C19",
        ben_strategies="GA-C10",
        ana_rolls=f"6 {roll}",
        ben_rolls="1",
    )
    s.say("ana", "attack A1 -> B1", "play_tactic NE-C19").passes()
    s.says("routed" if routed else "not_routed", leadership=3 - 1 - 2 + 1 + 1)
    assert (s.phase == "follow_up_choice") is routed


@rule("WC-8.12")
def test_every_melee_combat_with_a_winner_has_its_rout_check_but_no_follow_up_has() -> None:
    s = scene("A1 GA-U02", "B1 HD-U14 | B2 HD-U07 | B3 HD-U14", ana_rolls="6 6 6", ben_rolls="1 1")
    s.fights("ana", "attack A1 -> B1")
    assert [fact["purpose"] for fact in s.told("rolled")] == ["combat", "combat", "rout"]
    s.say("ana", "follow_up yes").say("ben", "follow_up_defender B2").passes()
    assert [fact["purpose"] for fact in s.told("rolled")] == ["combat", "combat"]
    s.says("destroyed", unit="B2").silent("routed", "not_routed")
    assert (s.phase, s.to_act) == ("commands", ["ben"])


@rule("WC-8.13")
def test_after_the_rout_check_comes_one_thing_after_the_other() -> None:
    s = scene(
        "A1 GA-U02",
        "B1 HD-U07 | B2 X-U3 reserve | B3 X-U4 reserve",
        game=game_with(units=WITNESSES),
        ana_rolls="6 6",
        ben_rolls="1",
    )
    s.fights("ana", "attack A1 -> B1").says("routed", unit="B1")
    s.asks("ben", "reaction", "no_reaction", "B2").silent("destroyed").say("ben", "react B2")
    assert s.sequence("drew", "destroyed", "line_moved_up") == ["drew", "destroyed", "line_moved_up"]
    # The witness of destruction saw nobody in combat only if asked too late; the winner still is.
    assert (s.phase, s.to_act) == ("follow_up_choice", ["ana"])


@rule("WC-8.13")
def test_reactions_to_the_destruction_come_before_the_follow_up_decision() -> None:
    mourner = [{"abilities": "[reaction(on=destroyed(own), need=[is_(me, battle)], do=[draw(own, 1)])]"}]
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 X-U1 reserve", game=game_with(units=mourner), ana_rolls="6 6", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").asks("ben", "reaction", "no_reaction", "B2")
    assert s.state.phase == "resolution"
    s.say("ben", "react B2")
    assert s.phase == "follow_up_choice"


@rule("WC-8.13", "WC-8.7")
def test_a_saved_loser_returns_committed_after_its_rout_check() -> None:
    s = scene("A1 GA-U02", "B1 GA-U15 | B2 HD-U07", ben_hand="GA-C11", ana_rolls="6 3", ben_rolls="1 4")
    s.say("ben", "arm GA-C11").fights("ana", "attack A1 -> B1").says("tested", unit="B1", value=4, passed=True)
    s.says("not_routed", number=3, leadership=4).silent("destroyed")
    assert (s.there("B1").line, s.there("B1").committed) == ("battle", True)


@rule("WC-8.11", "WC-C24")
def test_a_unit_that_cannot_be_routed_is_not_even_rolled_for() -> None:
    s = scene("A1 GA-U08 | A2 GA-U02", "B1 GA-U19 | B2 HD-U07", ana_rolls="6", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").says("destroyed", unit="B1").silent("routed", "not_routed")
    assert [fact["purpose"] for fact in s.told("rolled")] == ["combat", "combat"]
    assert s.phase == "commands"


# -- a combat ended by a reaction ----------------------------------------------------------------------------------


@rule("WC-7.31", "WC-7.33")
@pytest.mark.parametrize("op", ["destroy(that)", "end_combat()"])
def test_a_reaction_to_a_roll_may_still_abort_the_combat(op: str) -> None:
    units = [{"abilities": f"[reaction(on=combat_roll(enemy), do=[{op}])]"}]
    s = scene("A1 GA-U02 | A2 GA-U02", "B1 HD-U07 | B2 X-U1", game=game_with(units=units), ana_rolls="6")
    s.fights("ana", "attack A1 -> B1").say("ben", "react B2").says("combat_result", result="aborted")
    assert [fact["seat"] for fact in s.told("rolled")] == []  # Ben does not roll any more
    assert (s.there("B1").line, s.there("B1").committed) == ("battle", True)
    assert (s.unit("A1") is None) is (op == "destroy(that)")


@rule("WC-7.33")
@pytest.mark.parametrize("trigger", ["attack_declared(enemy)", "combat_lost(own)", "routed(own)"])
def test_the_combat_ends_at_once_whatever_the_moment(trigger: str) -> None:
    units = [{"abilities": f"[reaction(on={trigger}, do=[end_combat()])]"}]
    rolls = {} if "declared" in trigger else {"ana_rolls": "6 6" if "routed" in trigger else "6", "ben_rolls": "1"}
    s = scene("A1 GA-U02", "B1 HD-U07 | B2 X-U1", game=game_with(units=units), **rolls)
    s.fights("ana", "attack A1 -> B1").asks("ben", "reaction").say("ben", "react B2")
    s.says("combat_result", result="aborted").silent("destroyed", "drew", "combat_started")
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)
    # A target that had not yet come to the battlefield stays as it is.
    assert (s.there("B1").line, s.there("B1").committed) == ("battle", "declared" not in trigger)
    assert (s.phase, s.to_act) == ("commands", ["ben"])


@rule("WC-7.33")
@pytest.mark.parametrize("trigger", ["ranged_declared(enemy)", "combat_lost(own)"])
def test_a_shot_ends_at_once_too(trigger: str) -> None:
    units = [{"abilities": f"[reaction(on={trigger}, do=[end_combat()])]"}]
    rolls = {} if "declared" in trigger else {"ana_rolls": "6", "ben_rolls": "1"}
    s = scene("A1 GA-U10", "B1 HD-U07 | B2 X-U1", game=game_with(units=units), **rolls)
    s.fights("ana", "ranged_attack A1 -> B1").asks("ben", "reaction").say("ben", "react B2")
    s.says("combat_result", result="aborted")
    assert (s.there("A1").committed, s.there("B1").committed) == (True, False)


@rule("WC-8.1", "WC-8.8")
@pytest.mark.parametrize("state", ["", "committed"])
def test_a_unit_that_takes_the_place_of_another_after_the_note_is_noted_as_it_comes(state: str) -> None:
    units = [{"abilities": "[reaction(on=combat_roll(own), committed_ok=yes, do=[swap(me)])]", "strength": "9"}]
    s = scene(f"A1 GA-U02 | A2 X-U1 {state}", "B1 HD-U07", game=game_with(units=units), ana_rolls="6 1", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").say("ana", "react A2").says("swapped", unit="A2")
    s.says("combat_result", total=9 + 6, winner=0)
    assert (s.unit("B1") is None) is (state == "")
