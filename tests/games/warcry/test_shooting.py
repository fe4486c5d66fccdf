"""Declaring a ranged attack (WC-9.1 to WC-9.9, WC-9.20 to WC-9.24)."""

from __future__ import annotations

import pytest

from tests.support.rules import rule
from tests.support.scene import game_with, scene

SHOOTERS = {"normal": "GA-U10", "short": "GA-U17", "long": "GA-U07"}
REACH = {"short": 1, "normal": 2, "long": 3}


# -- who and whom -------------------------------------------------------------------------------------------------


@rule("WC-9.1")
def test_only_a_ready_unit_with_a_ranged_attack_shoots() -> None:
    s = scene("A1 GA-U02 | A2 GA-U10 committed | A3 GA-U10 | A4 GA-U10 reserve", "B1 HD-U07")
    s.refused("ana", "ranged_attack A1 -> B1", "no_ranged_attack", "WC-9.1")
    s.refused("ana", "ranged_attack A2 -> B1", "unit_committed", "WC-2.3")
    shots = [line for line in s.offers("ana") if line.startswith("ranged_attack")]
    assert shots == ["ranged_attack A3 -> B1", "ranged_attack A4 -> B1"]


@rule("WC-9.1")
def test_an_attachment_may_give_the_ranged_attack() -> None:
    s = scene("A1 GA-U09 with GA-A03", "B1 HD-U07", ana_rolls="6", ben_rolls="1")
    s.fights("ana", "ranged_attack A1 -> B1").says("combat_result", total=5 + 6)


@rule("WC-9.2", "WC-9.3", "WC-9.4", "WC-9.5")
@pytest.mark.parametrize("kind", ["short", "normal", "long"])
@pytest.mark.parametrize("own", ["battle", "reserve"])
@pytest.mark.parametrize("enemy", ["battle", "reserve"])
def test_range_is_counted_in_lines(kind: str, own: str, enemy: str) -> None:
    distance = 1 + (own == "reserve") + (enemy == "reserve")
    s = scene(f"A1 GA-U02 | A2 {SHOOTERS[kind]} {own}", f"B1 HD-U07 | B2 HD-U07 {enemy}")
    line = "ranged_attack A2 -> B2"
    assert (line in s.offers("ana")) is (distance <= REACH[kind])
    if distance <= REACH[kind]:
        s.say("ana", line).says("ranged_declared", unit="A2", target="B2", kind=kind)
    else:
        s.refused("ana", line, "out_of_range", "WC-9.2", distance=distance, reach=REACH[kind])


@rule("WC-9.4")
def test_a_short_shot_from_the_reserve_reaches_nothing() -> None:
    s = scene("A1 GA-U02 | A2 GA-U17 reserve", "B1 HD-U07 | B2 HD-U07 reserve")
    assert not [line for line in s.offers("ana") if line.startswith("ranged_attack")]


@rule("WC-9.6")
def test_any_unit_in_range_may_be_shot_at_whoever_stands_in_front() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07 | B2 HD-U11 committed | B3 HD-U16 reserve | B4 HD-U14 reserve committed")
    shots = [line for line in s.offers("ana") if line.startswith("ranged_attack")]
    assert shots == [f"ranged_attack A1 -> B{number}" for number in (1, 2, 3, 4)]
    s.say("ana", "ranged_attack A1 -> B4").says("combat_started", defender="B4")


@rule("WC-9.7")
def test_nobody_is_asked_to_block_a_shot() -> None:
    s = scene("A1 GA-U10", "B1 HD-U14 | B2 HD-U16 | B3 HD-U11").say("ana", "ranged_attack A1 -> B1")
    assert (s.phase, s.match.asks) == ("tactics", ())


@rule("WC-9.8")
@pytest.mark.parametrize("own", ["battle", "reserve"])
@pytest.mark.parametrize("state", ["", "committed"])
def test_both_units_stay_in_their_lines(own: str, state: str) -> None:
    s = scene(f"A1 GA-U02 | A2 GA-U07 {own}", f"B1 HD-U07 | B2 HD-U02 reserve {state}", ana_rolls="1", ben_rolls="6")
    s.say("ana", "ranged_attack A2 -> B2")
    assert (s.there("A2").line, s.there("B2").line) == (own, "reserve")
    s.passes()
    assert (s.there("A2").line, s.there("B2").line) == (own, "reserve")


@rule("WC-9.9")
def test_a_shot_starts_a_combat_the_shooter_acts_first() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07", active="ana").say("ana", "ranged_attack A1 -> B1")
    assert [fact["seat"] for fact in s.told("drew")] == [0, 1]
    s.says("combat_started", kind="ranged")
    s.refused("ben", "tactic_pass", "not_your_turn", "WC-7.3").say("ana", "tactic_pass")
    assert s.to_act == ["ben"]


@rule("WC-9.9")
def test_a_shot_counts_as_an_attack() -> None:
    s = scene("A1 GA-U10", "B1 HD-U01", ana_hand="NE-C03", ben_hand="NE-C04").say("ana", "ranged_attack A1 -> B1")
    s.say("ana", "play_tactic NE-C03").refused("ben", "use_tactic B1", "condition_not_met", "WC-7.22")
    s.say("ben", "play_tactic NE-C04")
    assert (s.strength("A1"), s.strength("B1")) == (2 + 3, 3 + 3)


# -- several values -----------------------------------------------------------------------------------------------


@rule("WC-9.20")
@pytest.mark.parametrize(("mode", "value"), [(" mode=1", 6), (" mode=2", 5), ("", 6)])
def test_several_values_are_not_added_one_is_chosen(mode: str, value: int) -> None:
    s = scene("A1 GA-U10 with GA-A03", "B1 HD-U07", ana_hand="NE-C11", ana_rolls="1", ben_rolls="6")
    assert [line for line in s.offers("ana") if "ranged" in line] == [
        "ranged_attack A1 -> B1 mode=1",
        "ranged_attack A1 -> B1 mode=2",
    ]
    s.say("ana", f"ranged_attack A1 -> B1{mode}").says("ranged_declared", value=value)
    s.say("ana", "play_tactic NE-C11").passes().says("combat_result", total=value + 2 + 1)


@rule("WC-9.20")
def test_the_chosen_value_must_reach_the_target() -> None:
    units = [{"strength": "2", "abilities": "[ranged(9, short), ranged(4, long)]"}]
    s = scene("A1 X-U1", "B1 HD-U07 | B2 HD-U07 reserve", game=game_with(units=units), ana_rolls="1", ben_rolls="1")
    s.refused("ana", "ranged_attack A1 -> B2 mode=1", "out_of_range")
    s.refused("ana", "ranged_attack A1 -> B2 mode=3", "no_such_mode", "WC-9.20", count=2)
    s.fights("ana", "ranged_attack A1 -> B2").says("ranged_declared", value=4, kind="long")


@rule("WC-9.21")
def test_a_shot_is_the_command_of_its_player() -> None:
    s = scene("A1 GA-U10 | A2 GA-U10", "B1 HD-U07 | B2 HD-U07", ana_rolls="1", ben_rolls="6")
    s.fights("ana", "ranged_attack A1 -> B1")
    assert (s.to_act, s.state.commands) == (["ben"], 1)
    s.refused("ana", "ranged_attack A2 -> B1", "not_your_turn")


# -- between the declaration and the combat -----------------------------------------------------------------------

TRAPS = [
    {"abilities": "[reaction(on=ranged_declared(enemy), do=[commit(that)])]"},
    {"abilities": "[reaction(on=ranged_declared(enemy), do=[destroy(that)])]"},
    {"abilities": "[reaction(on=ranged_declared(enemy), do=[destroy(target)])]"},
    {"abilities": "[reaction(on=ranged_declared(enemy), do=[move(target, reserve)])]"},
]


@rule("WC-9.23")
@pytest.mark.parametrize(("trap", "gone"), [("X-U1", ""), ("X-U2", "A1"), ("X-U3", "B1")])
def test_the_shot_ends_if_a_unit_drops_out_before_the_draw(trap: str, gone: str) -> None:
    s = scene("A1 GA-U10 | A2 GA-U02", f"B1 HD-U07 | B2 {trap}", game=game_with(units=TRAPS))
    s.say("ana", "ranged_attack A1 -> B1").asks("ben", "reaction", "no_reaction", "B2").say("ben", "react B2")
    s.says("attack_called_off", seat=0).silent("drew", "combat_started", "rolled")
    assert (s.phase, s.to_act, s.state.commands) == ("commands", ["ben"], 1)
    assert [piece for piece in ("A1", "B1") if s.unit(piece) is None] == ([gone] if gone else [])


@rule("WC-9.23", "WC-9.24")
def test_a_target_that_leaves_the_range_is_shot_at_nevertheless() -> None:
    s = scene("A1 GA-U17", "B1 HD-U07 | B2 X-U4", game=game_with(units=TRAPS), ana_rolls="1", ben_rolls="6")
    s.say("ana", "ranged_attack A1 -> B1").say("ben", "react B2").says("moved", unit="B1", line="reserve")
    s.says("combat_started", defender="B1").passes().says("combat_result", total=8, other_total=10)
    assert s.there("B1").line == "reserve"


@rule("WC-9.24")
def test_a_better_value_gained_later_does_not_replace_the_chosen_one() -> None:
    game = game_with(
        units=[
            {"abilities": "[reaction(on=ranged_declared(own), do=[move_attachment(me, that), ranged_mod(that, 1)])]"}
        ],
        attachments=[{"abilities": "[ranged(9, long)]"}],
    )
    s = scene("A1 GA-U10 | A2 X-U1 with X-A1", "B1 HD-U07", game=game, ana_rolls="1", ben_rolls="6")
    s.say("ana", "ranged_attack A1 -> B1").say("ana", "react A2").says("attachment_moved", unit="A1")
    assert s.board.ranged(s.there("A1")) == ((6 + 1, "normal"), (9 + 1, "long"))
    s.passes().says("combat_result", total=6 + 1 + 1)


@rule("WC-9.24")
def test_the_shot_is_declared_before_any_reaction_to_it() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07 with NE-A11", ana_rolls="5", ben_rolls="1")
    s.say("ana", "ranged_attack A1 -> B1").says("ranged_declared", value=6, kind="normal").silent("drew")
    s.asks("ben", "reaction", "no_reaction", "B2").say("ben", "react B2")
    s.passes().says("combat_result", total=6 - 4 + 5, other_total=4 + 1)
