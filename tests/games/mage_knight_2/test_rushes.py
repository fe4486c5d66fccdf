"""Surge, Charge and Bound: an action of combat pays for a move and the attack at its end (MK2-19.13 to 19.19)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight import actions as act
from bot.games.mage_knight.content.content import Click
from bot.i18n.choices import action_label
from bot.i18n.speech import Speech
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

MELEE: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee", "proficiencies": ("surge",)}
GRUNT = own("grunt", speed=7, attack=8, defense=15, damage=2, **MELEE)
LANCER = own("lancer", speed=7, attack=8, marks="charge - - -", **MELEE)
ARCHER = own("archer", speed=7, attack=8, range=10, ranged_damage=2, speed_type="foot", attack_type="ranged")
HOPPER = own("hopper", speed=7, range=10, ranged_damage=2, speed_type="foot", marks="bound - - -")
PIKE = own("pike", speed_type="foot", marks="- - pole_arm -")
FAST = own("fast", speed=7, marks="quickness - - -", **MELEE)
HUSK = own("husk", speed=7, marks="- - - demoralized", **MELEE)


def field(ana: str = "A1 grunt 10,10 face=0", ben: str = "B1 grunt 15,10 face=180", **given: Any) -> Battle:
    """Two sides out of contact."""
    figures = [GRUNT, LANCER, ARCHER, HOPPER, PIKE, FAST, HUSK]
    options = {"rules": "mk2", "build_total": 200, **given.pop("options", {})}
    return battle(ana, ben, figures=figures, options=options, **given)


@rule("MK2-19.13", "MK2-19.19", "MK2-17.12")
def test_a_surge_leads_half_the_speed_and_its_target_is_named_then() -> None:
    s = field(dice=[4, 4]).say("ana", "surge A1 path=13.9,10 face=0")
    s.says("attack_owed", figure="A1")
    assert (s.state.left, s.figure("A1").tokens) == (1, 1)
    s.refused("ana", "end_turn", "attack_owed", "MK2-19.19")
    s.say("ana", "close A1 -> B1").says("hit", target="B1")
    assert s.figure("B1").click == 2 and s.state.pending is None and s.figure("A1").tokens == 1


@rule("MK2-19.13", "MK2-9.6")
@pytest.mark.parametrize(("x", "free"), [("14", True), ("14.01", False)])
def test_half_of_seven_is_four(x: str, free: bool) -> None:
    s = field("A1 grunt 10,10 face=0", "B1 grunt 30,30")
    if free:
        s.say("ana", f"surge A1 path={x},10").says("no_attack_left", figure="A1")
    else:
        s.refused("ana", f"surge A1 path={x},10", "too_far", "MK2-12.1", limit="4")


@rule("MK2-19.15", "MK2-33.10", "MK2-10.1")
def test_without_a_target_there_is_no_attack_and_the_action_is_used() -> None:
    s = field("A1 grunt 10,10 tokens=1 | A2 grunt 2,2", "B1 grunt 30,30").say("ana", "surge A1 path=13,10")
    assert (s.state.left, s.figure("A1").tokens, s.figure("A1").click) == (1, 2, 1)


@rule("MK2-19.13", "MK2-19.18")
def test_it_begins_out_of_contact() -> None:
    s = field("A1 grunt 10,10 face=0", "B1 grunt 11.1,10 face=180")
    s.refused("ana", "surge A1 path=8,10", "began_in_contact", "MK2-19.13", enemy="B1")


@rule("MK2-19.18", "MK2-33.44")
def test_captors_and_demoralized_warriors_do_not_surge() -> None:
    s = field("A1 husk 10,10 face=0 | A2 grunt 2,2")
    s.refused("ana", "surge A1 path=13.9,10", "demoralized", "MK2-33.44")
    s = field("A1 grunt 10,10 face=0", "B1 grunt 8.9,10 captor=A1 | B2 grunt 15,10")
    s.refused("ana", "surge A1 path=13.9,10", "captor_cannot_fight")


@rule("MK2-19.19")
def test_nobody_forgoes_an_attack_that_is_not_owed() -> None:
    field("A1 grunt 10,10 face=0", "B1 grunt 15,10").refused("ana", "forgo", "no_attack_owed", "MK2-19.19")


@rule("MK2-33.10", "MK2-19.16")
def test_charge_goes_at_full_speed_and_takes_the_place_of_the_surge_until_it_is_cancelled() -> None:
    s = field("A1 lancer 10,10 face=0", "B1 grunt 18,10 face=180", dice=[4, 4])
    s.refused("ana", "surge A1 path=13,10", "charges_instead", "MK2-19.16", branch="charge")
    s.say("ana", "charge A1 path=16.9,10 face=0").say("ana", "close A1 -> B1")
    assert s.figure("B1").click == 2 and s.figure("A1").tokens == 1
    s = field("A1 lancer 10,10 face=0", "B1 grunt 15,10 face=180")
    s.say("ana", "cancel A1 charge").say("ana", "surge A1 path=13.9,10 face=0").says("attack_owed")
    s.say("ana", "forgo").says("forgone", figure="A1")
    assert s.state.pending is None


@rule("MK2-33.10")
def test_charge_needs_the_action_of_close_combat_and_gives_no_double_speed() -> None:
    s = field("A1 lancer 10,10 face=0 | A2 grunt 5,5", "B1 grunt 30,30")
    s.refused("ana", "move A1 path=24.01,10 double", "too_far", "MK2-12.1", limit="14")  # double time, as anybody
    s.refused("ana", "quick charge A1 path=13,10", "no_quickness")


@rule("MK2-19.19", "MK2-23.1")
def test_the_target_may_be_named_at_once_and_the_attack_may_be_a_capture() -> None:
    s = field(dice=[6, 5]).say("ana", "surge A1 touch=B1 capture").says("captured", target="B1")
    assert s.figure("B1").captor == "A1"


@rule("MK2-33.31", "MK2-12.13")
def test_a_pole_arm_ends_the_action_before_the_attack_and_pushing_comes_still() -> None:
    s = field("A1 grunt 10,10 face=0 tokens=1", "B1 pike 15,10 face=180").say("ana", "surge A1 path=13.9,10 face=0")
    assert s.state.pending is None and s.figure("A1").click == 2


@rule("MK2-33.16")
def test_bound_is_a_ranged_action_with_a_move_before_the_shot() -> None:
    s = field("A1 hopper 10,10 face=0", "B1 grunt 25,10 face=180", dice=[5, 5])
    s.say("ana", "bound A1 path=16,10 face=0").says("attack_owed", figure="A1")
    s.refused("ana", "close A1 -> B1", "attack_owed_otherwise", "MK2-33.16")
    s.say("ana", "ranged A1 -> B1").says("hit", target="B1")
    assert s.figure("A1").tokens == 1


@rule("MK2-33.16", "MK2-20.1")
def test_in_contact_at_its_end_there_is_no_shot_and_the_action_is_used() -> None:
    s = field("A1 hopper 10,10 face=0 | A2 grunt 2,2", "B1 grunt 17,10 face=180").say("ana", "bound A1 path=15.9,10")
    s.says("no_attack_left", figure="A1")
    assert (s.figure("A1").tokens, s.state.left) == (1, 1)


@rule("MK2-19.15")
def test_when_the_time_runs_out_no_attack_is_made() -> None:
    s = field().say("ana", "surge A1 path=13.9,10 face=0").times_out("ana")
    assert s.state.pending is None and s.figure("B1").click == 0


@rule("MK2-18.9")
def test_who_has_no_surge_has_none() -> None:
    field("A1 archer 10,10 face=0").refused("ana", "surge A1 path=13,10", "no_attack_after_move", "MK2-19.13")


def offered(s: Battle, figure: str) -> dict[str, Any]:
    """The labels of what a figure may do, as its owner reads them, with the actions."""
    view, speech = s.game.view(s.state, 0), Speech("en", s.game, ("ana", "ben"))
    made = [one for one in s.game.choices(s.state, 0, figure) if one.action is not None]
    return {action_label(speech, view, one.action, "", one.facts): one for one in made}


@rule("MK2-19.13", "MK2-19.16", "MK2-33.10")
def test_a_whole_surge_is_offered_with_its_odds_where_half_the_speed_leads_to_contact() -> None:
    near = offered(field(), "A1")
    (label,) = [one for one in near if one.startswith("Surge B1")]
    assert next(iter(near)) == label and label.endswith("%")
    line = str(near[label].facts["line"])
    assert line == "surge A1 touch=B1"
    assert field().game.parse(line, field().state, 0, None) == near[label].action
    field(dice=[6, 6]).act("ana", near[label].action).says("hit", target="B1")
    assert not any(one.startswith("Surge") for one in offered(field(ben="B1 grunt 17,10 face=180"), "A1"))
    full = offered(field(ben="B1 grunt 17,10 face=180", options={"surge": "full"}), "A1")
    assert any(one.startswith("Surge B1") for one in full)


@rule("MK2-33.11", "MK2-19.13")
def test_who_is_quick_surges_by_the_action_of_close_combat() -> None:
    made = offered(field("A1 fast 10,10 face=0"), "A1")
    lines = [str(one.facts["line"]) for label, one in made.items() if label.startswith("Surge")]
    assert lines == ["surge A1 touch=B1"]


@rule("MK2-15.1")
def test_nobody_greedy_tires_a_figure_by_a_turn_in_double_time() -> None:
    s = field()
    turned, gone = (act.Move(act.Step("A1", path, 90_000), double=True) for path in ((), ((12_000, 10_000),)))
    assert (
        s.game.greedy_score(s.state, 0, turned)
        < s.game.greedy_score(s.state, 0, act.EndTurn())
        < s.game.greedy_score(s.state, 0, gone)
    )


def test_nobody_greedy_turns_on_the_spot_for_ever() -> None:
    """Nimble turns cost no action, and any number of them may be made."""
    s = field()
    assert s.game.greedy_score(s.state, 0, act.Turn("A1", 0)) < s.game.greedy_score(s.state, 0, act.EndTurn())


@rule("MK2-33.11", "MK2-33.10", "MK2-33.16", "MK2-11.6")
@pytest.mark.parametrize(("verb", "given"), [("charge", {}), ("bound", {"range": 10, "ranged_damage": 2})])
def test_the_free_move_of_quickness_ends_in_no_attack(verb: str, given: dict[str, Any]) -> None:
    """A nexus shows it beside Charge or Bound: these are paid by an action of combat, and it gives a move action."""
    click = Click(7, 8, 15, 2, (verb, "", "", ""), "quickness", "speed")
    swift = own("swift", dial=(click, click, click), speed_type="foot", **given)
    sides, options = ("A1 swift 10,10 face=0 | A2 swift 30,30", "B1 swift 15,10"), {"rules": "mk2", "build_total": 200}
    s = battle(*sides, figures=[swift], options=options, dice=[4, 4])
    for line in ("path=11,10 -> B1", "path=11,10"):
        s.refused("ana", f"quick {verb} A1 {line}", "quickness_gives_a_move", "MK2-33.11", figure="A1")
    s.say("ana", f"{verb} A1 path={'13.9' if verb == 'charge' else '11'},10 face=0 -> B1").says("hit", target="B1")
    assert s.state.left == 1
