"""The result of a ranged attack (WC-9.10 to WC-9.19, WC-9.22, WC-R1)."""

from __future__ import annotations

import pytest

from tests.support.rules import rule
from tests.support.scene import game_with, scene

# -- values -------------------------------------------------------------------------------------------------------


@rule("WC-9.10")
def test_the_shooter_fights_with_its_ranged_attack_and_not_its_strength() -> None:
    s = scene(
        "A1 GA-U10 with NE-A05, NE-A07 | A4 GA-U02 with NE-A01",
        "B1 HD-U07",
        ana_hand="NE-C02 NE-C11",
        ana_strategies="NE-C24",
        ana_rolls="1",
        ben_rolls="6",
    )
    # Effects on strength (armour, a tactic) do not count; those on ranged attack (the rain, steady aim) do.
    s.say("ana", "ranged_attack A1 -> B1", "play_tactic NE-C02").say("ben", "tactic_pass")
    s.say("ana", "play_tactic NE-C11")
    assert s.strength("A1") == 2 + 1 + 2
    s.passes().says("combat_result", total=6 - 2 + 2 + 1)


@rule("WC-9.11")
def test_the_target_fights_with_its_current_strength() -> None:
    s = scene("A1 GA-U10", "B1 HD-U09 with NE-A05, NE-A01", ben_hand="NE-C16", ana_rolls="1", ben_rolls="2")
    # Its own Ranged Attack of 6 is no help; War Cry, armour and sword are.
    s.say("ana", "ranged_attack A1 -> B1", "tactic_pass").say("ben", "play_tactic NE-C16").say("ana", "tactic_pass")
    s.say("ben", "use_tactic B3").passes().says("combat_result", other_total=3 + 1 + 2 + 1 + 2, winner=1)


# -- hit or miss --------------------------------------------------------------------------------------------------


@rule("WC-9.12", "WC-9.13", "WC-R1")
@pytest.mark.parametrize(("ana", "ben", "hit"), [(2, 3, True), (2, 4, True), (2, 5, False)])
def test_a_shot_succeeds_with_an_equal_or_higher_total(ana: int, ben: int, hit: bool) -> None:
    s = scene("A1 GA-U10", "B1 HD-U07", ana_rolls=ana, ben_rolls=ben)
    s.fights("ana", "ranged_attack A1 -> B1")
    s.says("combat_result", total=6 + ana, other_total=4 + ben, winner=0 if hit else 1, result="won")
    assert [(fact["seat"], fact["purpose"]) for fact in s.told("rolled")] == [(0, "combat"), (1, "combat")]
    assert s.there("B1").committed is hit


@rule("WC-9.13")
def test_a_tie_is_no_slaughter() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07", ana_rolls="2", ben_rolls="4", ben_hand="NE-C15")
    s.say("ana", "ranged_attack A1 -> B1", "tactic_pass").say("ben", "tactic_pass")
    s.says("combat_result", total=8, other_total=8, winner=0).silent("destroyed")
    # Even the War Cry that wins slaughters does not turn a tied shot.
    t = scene("A1 GA-U10", "B1 HD-U07", ana_rolls="3", ben_rolls="4", ben_hand="NE-C15")
    t.say("ana", "ranged_attack A1 -> B1", "tactic_pass").say("ben", "play_tactic NE-C15").passes()
    t.says("combat_result", total=9, other_total=9, winner=0)
    assert t.there("B1").committed


@rule("WC-R1")
@pytest.mark.parametrize(("target", "hit"), [("NE-U05 strength-1", True), ("NE-U05", False)])
def test_by_a_house_rule_the_target_does_not_roll(target: str, hit: bool) -> None:
    s = scene("A1 GA-U10", f"B1 {target}", options={"ranged_defender_rolls": False}, ana_rolls="2")
    s.fights("ana", "ranged_attack A1 -> B1").says("combat_result", total=8, winner=0 if hit else 1)
    assert [fact["seat"] for fact in s.told("rolled")] == [0]


@rule("WC-9.14")
def test_a_ready_target_that_is_hit_becomes_committed() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07", ana_rolls="6", ben_rolls="1").fights("ana", "ranged_attack A1 -> B1")
    s.says("committed", unit="B1").silent("destroyed")
    assert (s.there("B1").line, s.there("B1").committed) == ("battle", True)


@rule("WC-9.15")
def test_a_committed_target_that_is_hit_is_discarded() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07 committed with NE-A05", ana_rolls="6", ben_rolls="1")
    s.fights("ana", "ranged_attack A1 -> B1").says("destroyed", unit="B1", cause="shot")
    assert s.player("ben").army_discard == ["HD-U07", "NE-A05"]


TWISTS = [
    {"cost": "0", "abilities": "[tactic(do=[commit(foe)])]"},
    {"cost": "0", "abilities": "[tactic(do=[at_end_of_tactics([commit(foe)])])]"},
    {"cost": "0", "abilities": "[tactic(do=[at_end_of_tactics([rally(foe)])])]"},
    {"cost": "0", "abilities": "[tactic(do=[commit(mine)])]"},
]


@rule("WC-9.14", "WC-9.15")
@pytest.mark.parametrize(
    ("card", "state", "destroyed", "committed"),
    [
        ("X-C1", "", True, False),  # committed during the tactics: discarded
        ("X-C2", "", False, True),  # ready when both had passed: only committed, though it is so already
        ("X-C3", "committed", True, False),  # rallied too late
    ],
)
def test_its_state_at_the_end_of_tactics_decides(card: str, state: str, destroyed: bool, committed: bool) -> None:
    s = scene(
        "A1 GA-U10", f"B1 HD-U07 {state}", game=game_with(actions=TWISTS), ana_hand=card, ana_rolls="6", ben_rolls="1"
    )
    s.say("ana", "ranged_attack A1 -> B1", f"play_tactic {card}").passes()
    assert (s.unit("B1") is None) is destroyed
    if not destroyed:
        assert s.there("B1").committed is committed


@rule("WC-9.16", "WC-9.17")
@pytest.mark.parametrize("state", ["", "committed"])
def test_a_miss_changes_nothing_but_the_shooters_state(state: str) -> None:
    s = scene("A1 GA-U10", f"B1 HD-U02 {state}", ana_rolls="1", ben_rolls="6").fights("ana", "ranged_attack A1 -> B1")
    s.says("combat_result", winner=1).silent("destroyed", "routed", "not_routed")
    assert s.there("B1").committed is bool(state)
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)


@rule("WC-9.17")
@pytest.mark.parametrize(("ana", "ben"), [(6, 1), (1, 6)])
@pytest.mark.parametrize("line", ["battle", "reserve"])
def test_hit_or_miss_the_shooter_ends_committed_in_its_line(ana: int, ben: int, line: str) -> None:
    s = scene(f"A1 GA-U02 | A2 GA-U07 {line}", "B1 HD-U07", ana_rolls=ana, ben_rolls=ben)
    s.fights("ana", "ranged_attack A2 -> B1").says("committed", unit="A2")
    assert (s.there("A2").line, s.there("A2").committed) == (line, True)


@rule("WC-9.18")
@pytest.mark.parametrize("state", ["", "committed"])
def test_a_shot_routs_nobody(state: str) -> None:
    s = scene("A1 GA-U10", f"B1 HD-U14 {state} | B2 HD-U14", ana_rolls="6", ben_rolls="1")
    s.fights("ana", "ranged_attack A1 -> B1").silent("routed", "not_routed")
    assert [fact["purpose"] for fact in s.told("rolled")] == ["combat", "combat"]
    assert (s.phase, s.to_act) == ("commands", ["ben"])


@rule("WC-9.19")
def test_a_shooter_committed_during_the_tactics_shoots_nevertheless() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07", game=game_with(actions=TWISTS), ana_hand="X-C4", ana_rolls="6", ben_rolls="1")
    s.say("ana", "ranged_attack A1 -> B1", "play_tactic X-C4").says("committed", unit="A1").passes()
    s.says("combat_result", total=12, winner=0).says("committed", unit="B1")


# -- the order ----------------------------------------------------------------------------------------------------

WITNESSES = [
    {"abilities": "[reaction(on=combat_won(any_side), do=[draw(own, 1)])]"},
    {"abilities": "[reaction(on=combat_lost(any_side), do=[draw(own, 1)])]"},
    {"abilities": "[reaction(on=destroyed(own), need=[is_(me, battle)], do=[draw(own, 1)])]"},
]


@rule("WC-9.22")
@pytest.mark.parametrize(("ana", "ben", "won", "lost"), [(6, 1, "A1", "B1"), (1, 6, "B1", "A1")])
def test_winning_and_losing_are_those_of_shooter_and_target(ana: int, ben: int, won: str, lost: str) -> None:
    units = [
        {"abilities": "[reaction(on=combat_won(own), do=[strength(that, 1)])]"},
        {"abilities": "[reaction(on=combat_lost(own), do=[strength(that, -1)])]"},
    ]
    winner = "ana" if won == "A1" else "ben"
    s = scene(
        "A1 GA-U10 | A2 X-U1 | A3 X-U2",
        "B1 HD-U02 | B2 X-U1 | B3 X-U2",
        game=game_with(units=units),
        ana_rolls=ana,
        ben_rolls=ben,
    )
    s.fights("ana", "ranged_attack A1 -> B1")
    for who in ("ana", "ben"):
        piece = ("A" if who == "ana" else "B") + ("2" if who == winner else "3")
        s.asks(who, "reaction", "no_reaction", piece).say(who, f"react {piece}")
        s.says("value_changed", unit=won if who == winner else lost)
    assert s.match.asks == ()


@rule("WC-9.22")
def test_after_the_rolls_one_thing_comes_after_the_other() -> None:
    s = scene(
        "A1 GA-U10",
        "B1 HD-U07 committed | B2 X-U2 reserve | B3 X-U3 reserve",
        game=game_with(units=WITNESSES),
        ana_hand="NE-C11",
        ana_rolls="6",
        ben_rolls="1",
    )
    s.say("ana", "ranged_attack A1 -> B1", "play_tactic NE-C11").passes().says("combat_result", winner=0)
    s.asks("ben", "reaction", "no_reaction", "B2").silent("destroyed").say("ben", "react B2")
    # The unit goes, the line moves up, and only then is the destruction mourned.
    s.says("destroyed", unit="B1").says("line_moved_up", seat=1).asks("ben", "reaction", "no_reaction", "B3")
    assert s.state.combat is not None
    assert [card.card for card in s.state.combat.cards] == ["NE-C11"]
    assert not s.there("A1").committed
    s.say("ben", "react B3").says("committed", unit="A1")
    assert s.state.combat is None
    assert "NE-C11" in s.player("ana").action_discard


@rule("WC-9.22")
def test_effects_of_winning_come_before_the_target_is_turned() -> None:
    acts = [{"cost": "0", "abilities": "[tactic(do=[if_won([draw(own, 1)])])]"}]
    s = scene("A1 GA-U10", "B1 HD-U07", game=game_with(actions=acts), ana_hand="X-C1", ana_rolls="6", ben_rolls="1")
    s.say("ana", "ranged_attack A1 -> B1", "play_tactic X-C1").passes()
    assert s.sequence("combat_result", "drew", "committed") == ["combat_result", "drew", "committed", "committed"]
    assert [fact["unit"] for fact in s.told("committed")] == ["B1", "A1"]
