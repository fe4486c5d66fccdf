"""A spin about which its owner wants to be asked stays open, and the table goes on far from it (MK2-P2, P6, P15)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight import actions as act
from bot.i18n.speech import Speech
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

FOOT: dict[str, Any] = {"speed_type": "foot", "attack_type": "melee", "attack_bonus": 0}
MAN = own("man", **FOOT)
PIKE = own("pike", marks="- - pole_arm -", **FOOT)
BOW = own("bow", speed_type="foot", attack_type="ranged", attack_bonus=0, range=10, ranged_damage=2)
GUARD = own("guard", marks="- - defend -", defense=17, **FOOT)
DODGER = own("dodger", marks="- - dodge -", **FOOT)
WAND: dict[str, Any] = {"speed_type": "foot", "attack_type": "magic", "range": 10, "ranged_damage": 2}
FLAMER = own("flamer", marks="- flame_lightning - -", **WAND)
QUAKER = own("quaker", marks="- shockwave - -", **WAND)
HOPPER = own("hopper", marks="bound - - -", speed=9, **WAND)
LIFTER = own("lifter", marks="magic_levitation - - -", **FOOT)
FIGURES = [MAN, PIKE, BOW, GUARD, DODGER, FLAMER, QUAKER, HOPPER, LIFTER]


def touched(ana: str = "", ben: str = "", *, spinner: str = "man", dice: tuple[int, ...] = (), **more: Any) -> Battle:
    """A1 has moved to B1, whose owner wants to be asked: B1 stands at 14,10, A1 at 12.9,10; bases of 0.55 inches."""
    s = battle(
        f"A1 man 10,10 face=0{ana} | A9 man 1,30",
        f"B1 {spinner} 14,10 face=0{ben} | B9 man 35,1",
        figures=FIGURES,
        options={"rules": "mk2", "build_total": 300},
        dice=list(dice),
        **more,
    )
    return s.say("ben", "order spin=ask").say("ana", "move A1 path=12.9,10")


@rule("MK2-P15", "MK2-P2", "MK2-H5")
def test_a_spin_that_is_asked_about_stays_open_and_its_owner_is_waited_for() -> None:
    s = touched().says("spin_open", seat=1, figure="B1")
    assert (s.to_act, list(s.match.asks), s.figure("B1").facing) == (["ben"], [], 0)
    assert 0 in s.game.may_act(s.state)
    assert s.offers("ben")[:2] == ["spin B1 auto", "spin B1 hold"]


@rule("MK2-P15")
@pytest.mark.parametrize(
    ("line", "facing"),
    [("spin auto", 18_000), ("spin B1 hold", 0), ("spin b1 face=A1", 18_000), ("spin 170.5", 17_050)],
)
def test_its_owner_decides_in_the_turn_of_another(line: str, facing: int) -> None:
    s = touched().say("ben", line)
    assert (s.figure("B1").facing, s.state.spins, s.to_act) == (facing, [], ["ana"])
    s.refused("ben", "spin B1 hold", "no_spin_open", "MK2-P15")


@rule("MK2-P15", "MK2-13.9")
def test_nobody_else_decides_it_and_it_does_not_turn_away() -> None:
    s = touched()
    s.refused("ana", "spin B1 hold", "no_spin_open", "MK2-P15")
    s.refused("ben", "spin B9 hold", "no_spin_open", "MK2-P15")
    s.refused("ben", "spin B1 face=0", "spin_turned_away")
    s.refused("ben", act.Spin("B1", "0"), "no_such_spin")
    s.refused("ben", "move B9 face=90", "not_your_turn")


@rule("MK2-P15")
@pytest.mark.parametrize(("to", "free"), [("18.1,10", False), ("18.11,10", True)])
def test_a_base_goes_on_if_it_stays_more_than_three_inches_away(to: str, free: bool) -> None:
    """At 18.1 there are 4.1 inches between the centres: 3 and two radii."""
    s = touched(" | A2 man 20,10 face=180")
    line = f"move A2 path={to}"
    if free:
        assert s.say("ana", line).figure("A2").x == 18_110
    else:
        s.refused("ana", line, "spin_waits", "MK2-P15", figure="B1", seat=1)


@rule("MK2-P15")
@pytest.mark.parametrize(("way", "free"), [("16.5,14.1/11,14.1", False), ("16.5,14.2/11,14.2", True)])
def test_the_whole_path_counts_and_not_its_end(way: str, free: bool) -> None:
    s = touched(" | A2 man 16.5,15 face=180")
    if free:
        s.say("ana", f"move A2 path={way}")
    else:
        s.refused("ana", f"move A2 path={way}", "spin_waits")


@rule("MK2-P15")
@pytest.mark.parametrize(("y", "free"), [(13.5, False), (13.6, True)])
def test_a_line_of_fire_counts(y: float, free: bool) -> None:
    """A line 3.55 inches from the centre of B1 passes 3 inches from its base."""
    s = touched(f" | A2 bow 8,{y} face=0", f" | B2 man 17.9,{y} face=180", dice=(6, 5) if free else ())
    if free:
        s.say("ana", "ranged A2 -> B2").says("hit", target="B2")
    else:
        s.refused("ana", "ranged A2 -> B2", "spin_waits")


@rule("MK2-P15")
def test_targets_and_affected_figures_count() -> None:
    s = touched(" | A2 bow 14,18 face=270", dice=())
    s.refused("ana", "ranged A2 -> B1", "spin_waits", figure="B1")
    s.refused("ana", "close A1 -> B1", "spin_waits", figure="B1")
    assert all(offer.action is None or "B1" not in str(offer.action) for offer in s.game.legal(s.state, 0))


@rule("MK2-P15", "MK2-6.5")
def test_the_phase_does_not_end_before_it_is_decided() -> None:
    s = touched()
    s.refused("ana", "end_turn", "spin_waits", "MK2-P15")
    s.say("ben", "spin hold").say("ana", "end_turn")
    assert s.to_act == ["ben"]


@rule("MK2-P15", "MK2-P5")
def test_a_turn_in_which_nothing_is_left_to_do_ends_with_the_decision() -> None:
    s = battle("A1 man 10,10 face=0", "B1 man 14,10 face=0 | B9 man 35,1", figures=FIGURES, options={"rules": "mk2"})
    s.say("ben", "order spin=ask").say("ana", "move A1 path=12.9,10")
    assert s.to_act == ["ben"] and s.state.active == 0
    s.say("ben", "spin auto")
    assert s.to_act == ["ben"] and s.state.active == 1


@rule("MK2-P15", "MK2-33.31")
def test_what_follows_the_move_at_once_is_not_postponed() -> None:
    """Whether a Pole Arm strikes hangs on the spin: here the table waits for the answer."""
    s = touched(spinner="pike").asks("ben", "free_spin")
    assert not s.state.spins and "later" not in [option.id for option in s.ask("ben").options]
    s.say("ben", "spin auto")
    assert s.figure("A1").click == 1


@rule("MK2-P15")
def test_it_is_void_when_nobody_is_there_any_more_to_turn_to() -> None:
    s = touched()
    s.say("ana", "withdraw")
    assert s.state.spins == []


@rule("MK2-P2")
@pytest.mark.parametrize(("order", "facing"), [("auto", 18_000), ("hold", 0)])
def test_other_orders_decide_at_once(order: str, facing: int) -> None:
    s = battle("A1 man 10,10 face=0 | A9 man 1,30", "B1 man 14,10 face=0", figures=FIGURES, options={"rules": "mk2"})
    s.say("ben", f"order spin={order}").say("ana", "move A1 path=12.9,10").silent("spin_open")
    assert (s.state.spins, s.figure("B1").facing) == ([], facing)


@rule("MK2-P6")
def test_after_its_time_the_default_is_taken() -> None:
    s = touched().times_out("ben")
    assert (s.figure("B1").facing, s.state.spins, s.to_act) == (18_000, [], ["ana"])


@rule("MK2-P6")
def test_after_its_time_the_default_is_taken_for_all_his_spins() -> None:
    s = touched(ben=" | B2 man 12.9,11.1 face=90")
    assert [spin.figure for spin in s.state.spins] == ["B1", "B2"]
    s.times_out("ben")
    assert ([s.figure(name).facing for name in ("B1", "B2")], s.to_act) == ([18_000, 27_000], ["ana"])


@rule("MK2-P6")
def test_what_orders_leave_to_a_seat_has_a_limit_of_its_own() -> None:
    s = touched()
    assert (s.match.limit_kind(1), s.match.limit_kind(0)) == ("ask_limit", "time_limit")
    for who, order in (("guard", "defend=ask"), ("dodger", "dodge=ask")):
        fight = battle(
            "A1 man 10,10 face=0 | A9 man 1,30",
            f"B1 {who} 11.1,10 face=180 | B2 guard 11.1,11.1 face=180",
            figures=FIGURES,
            options={"rules": "mk2"},
            dice=[6, 5],
        )
        fight.say("ben", f"order {order}").say("ana", "close A1 -> B1")
        asked = fight.ask("ben")
        assert asked.limit == "ask_limit", asked.key
        while fight.match.asks:
            fight.ask("ben")
            fight.dice.rolls = fight.dice.rolls or [1]
            fight.times_out("ben")


@rule("MK2-P15", "MK2-33.23", "MK2-21.5", "MK2-33.24")
@pytest.mark.parametrize(
    ("ana", "ben", "line", "goes"),
    [
        (
            " | A2 flamer 14,23 face=270",
            " | B2 man 14,15.21 | B3 man 14,14.11",
            "ranged A2 -> B2 flame_lightning",
            True,
        ),
        (" | A2 flamer 14,23 face=270", " | B2 man 14,15.2 | B3 man 14,14.1", "ranged A2 -> B2 flame_lightning", False),
        (" | A2 bow 14,25 face=270", " | B2 man 14,14.11", "ranged A2 bombardment at=14,16", True),
        (" | A2 bow 14,25 face=270", " | B2 man 14,14.1", "ranged A2 bombardment at=14,16", False),
        (" | A2 quaker 14,18", " | B2 man 14,14.11", "ranged A2 shockwave", True),
        (" | A2 quaker 14,18", " | B2 man 14,14.1", "ranged A2 shockwave", False),
    ],
)
def test_whoever_else_an_attack_strikes_counts_and_nobody_beyond(ana: str, ben: str, line: str, goes: bool) -> None:
    """Neighbours of the target, all in the area, all whom the shockwave reaches; exactly 3 inches are within 3."""
    s = touched(ana, ben, dice=(1, 2) if goes else ())
    offered = s.game.parse(line, s.state, 0, None) in [offer.action for offer in s.game.legal(s.state, 0)]
    if goes:
        assert offered or "bombardment" in line
        s.say("ana", line).says("missed", target="B2")
    else:
        assert not offered
        s.refused("ana", line, "spin_waits", "MK2-P15", figure="B1")
    s.say("ben", "spin B1 hold")


@rule("MK2-P15", "MK2-33.16")
def test_the_shot_of_a_bound_is_looked_at_from_where_the_move_ends() -> None:
    """From its old place the line would pass B1 within 3 inches."""
    s = touched(" | A2 hopper 18.2,6 face=90", " | B2 man 14,14.2", dice=(1, 2))
    s.refused("ana", "bound A2 -> B2 turn face=120", "spin_waits", "MK2-P15")
    s.say("ana", "bound A2 -> B2 path=19,14.2 face=180").says("missed", target="B2")
    s.say("ben", "spin B1 hold")


@rule("MK2-P15", "MK2-33.12")
@pytest.mark.parametrize(("y", "goes"), [("14.11", True), ("14.1", False)])
def test_whoever_is_lifted_counts_where_it_stood(y: str, goes: bool) -> None:
    s = touched(f" | A2 man 14,{y} | A3 lifter 15.1,{y}")
    line = "levitate A3 lift=A2 at=22,16"
    if goes:
        s.say("ana", line).says("levitated", target="A2")
    else:
        s.refused("ana", line, "spin_waits", "MK2-P15", figure="B1")
    s.say("ben", "spin B1 hold")


@rule("MK2-P15")
@pytest.mark.parametrize(
    ("language", "spin", "turn"),
    [
        ("en", "Ben, decide about the free spin.", "Ana, it is your turn."),
        ("pl", "Ben: zdecyduj o swobodnym zwrocie.", "Ana: trwa twoja tura."),
        ("cs", "Ben: rozhodni o volném otáčení.", "Ana: jsi na tahu."),
    ],
)
def test_who_is_asked_about_a_spin_is_not_told_that_it_is_his_turn(language: str, spin: str, turn: str) -> None:
    s = touched()
    speech = Speech(language, s.game, ("Ana", "Ben"))
    assert speech.turn("Ben", s.game.view(s.state, None)) == spin
    s.say("ben", "spin auto")
    assert speech.turn("Ana", s.game.view(s.state, None)) == turn


@rule("MK2-33.10", "MK2-12.13")
def test_who_owes_the_attack_at_the_end_of_a_move_is_called_to_it() -> None:
    rider = own("rider", marks="charge - - -", speed_type="mounted", attack_type="melee", attack_bonus=0)
    s = battle("A1 rider 10,10 face=0", "B1 man 15,10", figures=[*FIGURES, rider], options={"rules": "mk2"})
    s.say("ana", "charge A1 path=13.9,10 face=0")
    speech = Speech("en", s.game, ("Ana", "Ben"))
    assert s.state.pending is not None and s.state.pending.kind == "attack"
    said = speech.turn("Ana", s.game.view(s.state, None))
    assert said == "Ana, make the attack at the end of the move, or do without."
