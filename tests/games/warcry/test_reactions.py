"""Reactions and aborted combats (WC-7.25 to WC-7.34)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.oneoff import ability
from tests.support.rules import rule
from tests.support.scene import Scene, game_with, scene

PAUSE = {"reaction_mode": "pause"}


def fight(ana: str, ben: str, **zones: Any) -> Scene:
    """A1 has attacked B1; Ana acts first."""
    return scene(ana, ben, **zones).say("ana", "attack A1 -> B1")


# -- reactions ----------------------------------------------------------------------------------------------------


@rule("WC-7.25")
def test_a_reaction_is_used_only_when_its_trigger_happens() -> None:
    s = scene("A1 GA-U02 with NE-A12", "B1 NE-U05", ana_hand="NE-C28", ana_rolls="1 6", ben_rolls="5 1")
    s.refused("ana", "react NE-C28", "not_asked")
    s.refused("ana", "play_command NE-C28", "not_a_command")
    s.say("ana", "attack A1 -> B1").refused("ana", "play_tactic NE-C28", "not_a_tactic")
    s.refused("ana", "use_tactic A2 ability=1", "no_such_ability")
    # Not after the enemy's roll, only after the own one.
    s.passes().asks("ana", "reaction", "no_reaction", "A2", clause="WC-7.25").say("ana", "react A2")
    s.says("combat_result", total=10, other_total=14)
    assert s.match.asks == ()


@rule("WC-7.25")
def test_the_chance_passes_with_its_moment() -> None:
    s = scene("A1 GA-U02 with NE-A12", "B1 NE-U05", ana_rolls="1", ben_rolls="5 1")
    s.fights("ana", "attack A1 -> B1").say("ana", "no_reaction").refused("ana", "react A2", "not_asked")
    assert s.player("ana").army_discard == ["GA-U02", "NE-A12"]


ADDER = {"abilities": "[reaction(on=combat_roll(own), do=[add_to_roll(1)])]"}
ADD = {"type": "reaction", "cost": "0", "abilities": "[reaction(on=combat_roll(own), do=[add_to_roll(1)])]"}


@rule("WC-7.26")
def test_each_reaction_once_per_event_but_copies_and_others_too() -> None:
    s = scene(
        "A1 GA-U02 | A2 X-U1 | A3 X-U1",
        "B1 NE-U05",
        game=game_with(units=[ADDER], actions=[ADD]),
        ana_hand="X-C1 X-C1",
        ana_rolls="1",
        ben_rolls="6 1",
    )
    s.say("ana", "arm X-C1", "arm X-C1").fights("ana", "attack A1 -> B1")
    assert [fact["number"] for fact in s.told("roll_changed")] == [2, 3]  # both cards
    s.asks("ana", "reaction", "no_reaction", "A2", "A3").say("ana", "react A2")
    s.asks("ana", "reaction", "no_reaction", "A3").say("ana", "react A3").says("combat_result", total=4 + 5)


@rule("WC-7.27")
def test_a_reaction_ability_needs_a_ready_unit_a_card_needs_none_and_no_points() -> None:
    game = game_with(units=[ADDER], actions=[ADD])
    s = scene("A1 NE-U07 | A2 X-U1 committed", "B1 NE-U05", game=game, ana_hand="X-C1", ana_rolls="1", ben_rolls="6 1")
    s.say("ana", "arm X-C1").fights("ana", "attack A1 -> B1").says("reaction_played", card="X-C1", piece="")
    s.says("combat_result", total=2 + 2)
    # A committed defender's player may use the card as well, without any tactic point.
    t = scene("A1 GA-U02", "B1 NE-U07 committed", game=game, ben_hand="X-C1", ana_rolls="6 1", ben_rolls="1")
    t.say("ben", "arm X-C1").fights("ana", "attack A1 -> B1").says("combat_result", other_total=2 + 2)


@rule("WC-7.28")
def test_using_a_reaction_is_neither_an_action_nor_a_pass() -> None:
    units = [{"abilities": "[reaction(on=tactic_played(enemy, any, any), do=[draw(own, 1)])]"}]
    s = fight("A1 GA-U02 | A2 X-U1", "B1 HD-U07", game=game_with(units=units), ana_hand="NE-C14", ben_hand="NE-C01")
    s.say("ana", "tactic_pass").say("ben", "play_tactic NE-C01").say("ana", "react A2").says("drew", seat=0)
    combat = s.state.combat
    assert combat is not None
    assert (combat.next, combat.passes, s.to_act) == (0, 0, ["ana"])
    s.say("ana", "tactic_pass")
    assert (combat.next, s.phase, s.to_act) == (0, "tactics", ["ben"])


@rule("WC-7.29")
def test_other_reactions_wait_until_the_event_is_finished() -> None:
    units = [{"abilities": "[reaction(on=tactic_played(enemy, any, any), do=[rally(that)])]"}]
    acts = [{"cost": "0", "abilities": "[tactic(do=[commit(mine), strength(mine, 1)])]"}]
    s = fight(
        "A1 GA-U02 | A2 GA-U02", "B1 HD-U07 | B2 X-U1", game=game_with(units=units, actions=acts), ana_hand="X-C1"
    )
    s.say("ana", "play_tactic X-C1").says("committed", unit="A1").says("value_changed", unit="A1", amount=1)
    s.asks("ben", "reaction", "no_reaction", "B2").say("ben", "react B2").says("rallied", unit="A1")
    assert s.strength("A1") == 5


@rule("WC-7.29", "WC-7.24")
def test_what_cancels_comes_after_the_costs_and_before_the_effect() -> None:
    s = fight("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C02", ben_hand="NE-C30")
    s.say("ben", "arm NE-C30").say("ana", "play_tactic NE-C02").asks("ana", "pay").silent("value_changed")
    assert s.board.tp_left(s.there("A1")) == 1
    s.say("ana", "yes").says("paid", seat=0).says("value_changed", unit="A1")
    assert s.strength("A1") == 6


@rule("WC-7.30")
def test_a_reaction_card_is_discarded_directly_after_its_effect() -> None:
    s = fight("A1 GA-U02", "B1 HD-U07", ana_hand="NE-C02", ben_hand="NE-C30")
    s.say("ben", "arm NE-C30").say("ana", "play_tactic NE-C02")
    assert s.player("ben").action_discard == []  # its effect is not over
    s.say("ana", "no")
    assert s.player("ben").action_discard == ["NE-C30"]
    assert s.phase == "tactics"


# -- who was there ------------------------------------------------------------------------------------------------

LATE = "[reaction(on=destroyed(own), do=[draw(own, 1)])]"
BRING = "[reaction(on=destroyed(own), do=[return_to_play(pick_discard(own, army, unit, hero), battle, ready)])]"


@rule("WC-7.34")
def test_a_unit_that_came_after_the_trigger_cannot_react_to_it() -> None:
    units = [{"abilities": BRING}, {"abilities": LATE, "keywords": "hero"}]
    s = scene(
        "A1 GA-U02",
        "B1 HD-U14 | B2 X-U1 | B3 X-U2",
        game=game_with(units=units),
        ben_army_discard="X-U2",
        ana_rolls="6 1",
        ben_rolls="1",
    )
    s.fights("ana", "attack A1 -> B1").asks("ben", "reaction", "no_reaction", "B2", "B3")
    s.say("ben", "react B2").says("returned_to_play", unit="B4").asks("ben", "reaction", "no_reaction", "B3")
    s.say("ben", "react B3")
    assert (s.match.asks, s.phase) == ((), "commands")


@rule("WC-7.34")
def test_a_unit_that_came_while_an_attack_interrupted_the_reactions_is_too_late_as_well() -> None:
    units = [
        {"abilities": "[reaction(on=setup_done(), do=[attack_now(me)])]", "strength": "9"},
        {"abilities": "[reaction(on=setup_done(), do=[draw(own, 1)])]", "keywords": "hero"},
    ]
    bring = "[tactic(do=[return_to_play(pick_discard(own, army, unit, hero), battle, ready)])]"
    s = scene(
        "A1 X-U1 | A2 X-U2",
        "B1 HD-U07 with NE-A10",
        game=game_with(units=units, actions=[{"cost": "0", "abilities": bring}]),
        phase="muster",
        ben_passed_muster=True,
        ana_deck="X-C1 " + "NE-C24 " * 9,
        ana_army_discard="X-U2",
        ana_rolls="6 1",
        ben_rolls="1",
    )
    s.say("ana", "muster_pass").asks("ana", "reaction", "no_reaction", "A1", "A2").say("ana", "react A1")
    s.say("ana", "play_tactic X-C1").says("returned_to_play", unit="A3").passes().asks(
        "ana", "reaction", "no_reaction", "A2"
    )
    s.say("ana", "react A2")
    assert (s.match.asks, s.phase) == ((), "commands")


@rule("WC-7.34")
def test_a_reaction_card_drawn_by_an_earlier_reaction_may_be_used() -> None:
    units = [{"abilities": "[reaction(on=combat_roll(own), do=[draw(own, 1)])]"}]
    s = scene(
        "A1 GA-U02 | A2 X-U1",
        "B1 NE-U05",
        game=game_with(units=units),
        options=PAUSE,
        ana_deck="NE-C24 NE-C24 NE-C28 NE-C24 NE-C24",
        ana_rolls="1 6",
        ben_rolls="6 1",
    )
    s.say("ana", "attack A1 -> B1").declines().passes()
    s.asks("ana", "reaction_hand", "no_reaction", "A2").say("ana", "react A2").says("drew", seat=0)
    s.asks("ben", "reaction_hand", "no_reaction").say("ben", "no_reaction")
    s.asks("ana", "reaction_hand", "no_reaction", "NE-C28").say("ana", "react NE-C28").says("rolled", number=6)
    s.declines()
    assert s.unit("A1") is None


@rule("WC-7.34", "WC-2.9")
def test_the_destroyed_card_itself_may_react() -> None:
    s = scene("A1 GA-U02", "B1 GA-U18", ana_rolls="6 1 4", ben_rolls="1")
    s.fights("ana", "attack A1 -> B1").asks("ben", "reaction", "no_reaction", "B1").say("ben", "react B1")
    s.says("tested", unit="A1", passed=False).says("committed", unit="A1")


# -- aborted combats ----------------------------------------------------------------------------------------------

KILLERS = [
    {"cost": "0", "abilities": "[tactic(do=[destroy(foe)])]"},
    {"cost": "0", "abilities": "[tactic(do=[destroy(mine)])]"},
    {"cost": "0", "abilities": "[tactic(do=[end_combat(), draw(own, 1)])]"},
    {"cost": "0", "abilities": "[tactic(do=[at_end_of_tactics([draw(own, 1)])])]"},
    {"cost": "0", "abilities": "[tactic(do=[destroy(foe), destroy(mine)])]"},
]


@rule("WC-7.31")
@pytest.mark.parametrize(("card", "left"), [("X-C1", ["A1"]), ("X-C2", ["B1"]), ("X-C5", [])])
def test_a_combat_that_lost_a_unit_goes_on_to_the_passes_and_is_aborted(card: str, left: list[str]) -> None:
    s = fight("A1 GA-U02 | A2 GA-U02", "B1 HD-U07 | B2 HD-U07", game=game_with(actions=KILLERS), ana_hand=card)
    s.say("ana", f"play_tactic {card}")
    assert (s.phase, s.to_act) == ("tactics", ["ben"])
    s.say("ben", "tactic_pass").say("ana", "tactic_pass").says("combat_result", result="aborted")
    s.silent("rolled", "routed", "not_routed", "line_moved_up")
    assert [piece for piece in ("A1", "B1") if s.unit(piece)] == left
    assert (s.phase, s.to_act) == ("commands", ["ben"])


@rule("WC-7.32")
@pytest.mark.parametrize("line", ["battle", "reserve"])
def test_the_unit_left_over_in_melee_returns_to_the_battle_line_committed(line: str) -> None:
    s = scene(f"A1 GA-U05 {line} | A2 GA-U02", "B1 HD-U07", game=game_with(actions=KILLERS), ana_hand="X-C1")
    s.say("ana", "attack A1 -> B1", "play_tactic X-C1").passes()
    assert (s.there("A1").line, s.there("A1").committed) == ("battle", True)


@rule("WC-7.32")
@pytest.mark.parametrize(("card", "left"), [("X-C1", "A2"), ("X-C2", "B2")])
@pytest.mark.parametrize("state", ["", "committed"])
def test_an_aborted_shot_commits_the_shooter_and_leaves_the_target_as_it_is(card: str, left: str, state: str) -> None:
    s = scene(
        "A1 GA-U02 | A2 GA-U07 reserve",
        f"B1 HD-U07 | B2 HD-U14 reserve {state}",
        game=game_with(actions=KILLERS),
        ana_hand=card,
    )
    s.say("ana", "ranged_attack A2 -> B2", f"play_tactic {card}").passes().says("combat_result", result="aborted")
    unit = s.there(left)
    assert (unit.line, unit.committed) == ("reserve", left == "A2" or bool(state))


@rule("WC-7.33")
def test_without_an_own_unit_only_supports_for_the_other_one_are_left() -> None:
    s = fight(
        "A1 GA-U02",
        "B1 HD-U07 | B2 HD-U14 with NE-A07 | B4 HD-U14 with HD-A04 | B6 HD-U12",
        game=game_with(actions=KILLERS),
        ana_hand="X-C1",
        ben_hand="NE-C01 NE-C16 NE-C19",
    )
    s.say("ana", "play_tactic X-C1")
    s.refused("ben", "play_tactic NE-C01", "no_unit_in_combat", "WC-7.33")
    s.refused("ben", "play_tactic NE-C16", "no_unit_in_combat", "WC-7.33")
    s.refused("ben", "use_tactic B3", "can_do_nothing")  # +1 for his own unit, which is gone
    s.say("ben", "use_tactic B5")  # -1 for the enemy, which is there
    assert s.strength("A1") == 3
    assert s.state.combat is not None


@rule("WC-7.33")
def test_an_effect_that_ends_the_combat_needs_no_passes() -> None:
    s = fight("A1 GA-U02", "B1 HD-U07", game=game_with(actions=KILLERS), ana_hand="X-C3 X-C4")
    s.say("ana", "play_tactic X-C4").say("ben", "tactic_pass").say("ana", "play_tactic X-C3")
    s.says("combat_result", result="aborted").silent("passed", "rolled")
    # The card's own draw happened; the one "at the end of tactics" did not.
    assert len(s.told("drew")) == 1
    assert [(s.there(p).line, s.there(p).committed) for p in ("A1", "B1")] == [("battle", True), ("battle", True)]
    assert s.to_act == ["ben"]


@rule("WC-7.33")
def test_a_shot_ended_by_an_effect_commits_only_the_shooter() -> None:
    s = scene("A1 GA-U10", "B1 HD-U07", game=game_with(actions=KILLERS), ana_hand="X-C3")
    s.say("ana", "ranged_attack A1 -> B1", "play_tactic X-C3").says("combat_result", result="aborted")
    assert (s.there("A1").committed, s.there("B1").committed) == (True, False)


@rule("WC-C55")
@pytest.mark.parametrize("kind", ["reaction", "unit_abilities"])
@pytest.mark.parametrize("mode", ["armed", "pause"])
@pytest.mark.parametrize(
    ("on", "used"),
    [("destroyed(own, me)", ["X-U1", "X-A1"]), ("destroyed(own)", []), ("attachment_destroyed(own, me)", [])],
)
def test_forbid_stops_no_reaction_of_a_card_to_its_own_destruction(
    kind: str, mode: str, on: str, used: list[str]
) -> None:
    reaction = f"[reaction(on={on}, do=[draw(own, 1)])]"
    game = game_with(
        units=[{"abilities": reaction}],
        attachments=[{"abilities": reaction}],
        actions=[ability("tactic", f"forbid(enemy, {kind})"), ability("tactic", "destroy(foe)")],
    )
    s = scene("A1 GA-U02", "B1 X-U1 with B9 X-A1", game=game, ana_hand="X-C1 X-C2", options={"reaction_mode": mode})
    s.say("ben", "order reaction B1 always", "order reaction B9 always", "order tactics auto_pass")
    told = []
    for line in ("attack A1 -> B1", "play_tactic X-C1", "play_tactic X-C2"):
        s.say("ana", line)
        while s.match.pause is not None:
            told += s.told("reaction_played")
            s.say(("ana", "ben")[min(s.match.to_act)], "no_reaction")
        told += s.told("reaction_played")
    if kind == "unit_abilities" and on != "destroyed(own, me)":
        used = ["X-A1"]  # an attachment is no unit
    assert sorted(facts["card"] for facts in told) == sorted(used)
