"""Cancelling optional abilities (MKU-5.15 to 5.18, MKU-R11, MKU-P13)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.pending_action import DEFAULT, AllAnswered, Answered, Rolled
from bot.games.mage_knight.actions import Cancel, Close, EndTurn, Move, Step
from bot.games.mage_knight.content.content import Click
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.orders.orders import Orders
from bot.games.mage_knight.state import Pending
from tests.support.battle import Battle, battle, own, square
from tests.support.rules import rule

FLYER = own("flyer", marks="flight - dodge -")
LEADER = own("leader", marks="- venom battle_armor command")
GRUNT = own("grunt")


def duel(ana: str = "A1 flyer 10,10 | A2 leader 5,5", ben: str = "B1 flyer 30,30", **given: Any) -> Battle:
    """Figures with abilities, far from each other."""
    return battle(ana, ben, figures=[FLYER, LEADER, GRUNT], **given)


@rule("MKU-5.14", "MKU-5.15")
def test_an_ability_is_in_effect_until_it_is_cancelled() -> None:
    s = duel()
    assert s.field.has(s.figure("A1"), "flight")
    s.act("ana", Cancel("A1", "flight")).says("ability_cancelled", seat=0, figure="A1", ability="flight")
    assert not s.field.has(s.figure("A1"), "flight") and s.field.has(s.figure("A1"), "dodge")
    assert s.field.has(s.figure("B1"), "flight") and s.state.left == 1


@rule("MKU-5.16", "MKU-P13")
def test_abilities_can_be_cancelled_in_the_turn_of_another_player() -> None:
    s = duel().act("ben", Cancel("B1", "dodge"))
    assert s.to_act == ["ana"] and s.figure("B1").cancelled == ("dodge",)


@rule("MKU-P13")
def test_what_may_be_cancelled_out_of_turn_is_listed_for_who_is_not_waited_for() -> None:
    s = duel()
    assert s.match.may_act == {1}
    offered = [offer.action for offer in s.match.game.legal(s.state, 1)]
    assert offered == [Cancel("B1", "flight"), Cancel("B1", "dodge")]
    for said in offered:
        s.act("ben", said)
    assert s.match.may_act == frozenset() and not list(s.match.game.legal(s.state, 1))


@rule("MKU-P13")
def test_nobody_may_cancel_out_of_turn_while_a_decision_is_open() -> None:
    s = duel()
    s.state.pending = Pending("formation", 0, ("A1",))
    assert s.match.game.may_act(s.state) == frozenset()


@rule("MKU-5.17")
@pytest.mark.parametrize("who", ["ana", "ben"])
def test_it_stays_cancelled_until_the_end_of_the_turn_in_progress(who: str) -> None:
    figure = "A1" if who == "ana" else "B1"
    s = duel(options={"build_total": 200}).act(who, Cancel(figure, "flight"))
    s.refused(who, Cancel(figure, "flight"), "already_cancelled", "MKU-5.17", figure=figure, ability="flight")
    s.act("ana", Move(Step("A1", (), 0)))
    assert not s.field.has(s.figure(figure), "flight")
    s.act("ana", EndTurn())
    assert s.field.has(s.figure(figure), "flight")
    s.act(who, Cancel(figure, "flight"))  # unless it is cancelled again
    assert not s.field.has(s.figure(figure), "flight")


@rule("MKU-5.18")
def test_a_cancelled_ability_lays_no_restriction_on_its_figure() -> None:
    # Flight in effect keeps a figure out of movement formations (MKU-SA.flight.1); "in effect" is what they ask.
    s = duel().act("ana", Cancel("A1", "flight"))
    assert "flight" in s.field.marks(s.figure("A1")) and not s.field.has(s.figure("A1"), "flight")


@rule("MKU-5.15", "MKU-SA.0.3")
@pytest.mark.parametrize("ability", ["venom", "battle_armor", "command"])
def test_what_is_not_optional_cannot_be_cancelled(ability: str) -> None:
    duel().refused("ana", Cancel("A2", ability), "not_optional", "MKU-SA.0.3", figure="A2", ability=ability)


@rule("MKU-SA.0.3")
def test_which_abilities_are_not_optional() -> None:
    fixed = "battle_armor battle_fury berserk command demoralized invulnerability magic_immunity magic_retaliation"
    fixed += " pole_arm toughness vampirism venom"
    assert sorted(name for name, ability in UNLIMITED.abilities.items() if not ability.optional) == sorted(
        fixed.split()
    )


@rule("MKU-5.13", "MKU-5.16")
@pytest.mark.parametrize(
    ("action", "key", "clause"),
    [
        (Cancel("A1", "charge"), "ability_not_shown", "MKU-5.13"),
        (Cancel("A1", "cooking"), "ability_not_shown", "MKU-5.13"),
        (Cancel("A1", ""), "ability_not_shown", "MKU-5.13"),
        (Cancel("B1", "flight"), "not_your_figure", "MKU-5.16"),
        (Cancel("A9", "flight"), "no_such_figure", "MKU-5.16"),
        (Cancel("A3", "flight"), "not_on_the_field", "MKU-5.16"),
    ],
)
def test_only_what_an_own_figure_shows_can_be_cancelled(action: Cancel, key: str, clause: str) -> None:
    s = duel("A1 flyer 10,10 | A2 leader 5,5 | A3 flyer 20,20 eliminated")
    s.refused("ana", action, key, clause, figure=action.figure)


@rule("MKU-R11", "MKU-P13")
@pytest.mark.parametrize("who", ["ana", "ben"])
def test_nothing_is_cancelled_while_paths_are_owed(who: str) -> None:
    s = duel("A1 flyer 10,10 | A2 grunt 12,10", fields={"pending": Pending("formation", 0, ("A2",), pace=8)})
    figure = "A1" if who == "ana" else "B1"
    s.refused(who, Cancel(figure, "flight"), "decision_open", "MKU-P13", seat=0)


@rule("MKU-R11", "MKU-P13", "MKU-5.16")
@pytest.mark.parametrize("who", ["ana", "ben"])
def test_nothing_is_cancelled_while_a_question_of_an_action_is_open(who: str) -> None:
    s = duel("A1 flyer 10,10", "B1 flyer 10,13 face=90")
    s.match.orders[1] = Orders(spin="ask")
    s.act("ana", Move(Step("A1", ((10_000, 11_900),), 9000))).asks("ben", "free_spin")
    s.refused(who, Cancel("A1" if who == "ana" else "B1", "dodge"), "action_in_flight")
    s.answers("ben", "hold").act(who, Cancel("A1" if who == "ana" else "B1", "dodge"))


@rule("MKU-5.16", "MKU-11.14")
def test_the_attacker_can_cancel_with_the_attack() -> None:
    s = battle(
        "A1 sneak 10,10 face=0",
        "B1 grunt 11.1,10 face=0",
        figures=[own("sneak", marks="- sneak_attack - -"), own("grunt", clicks=6)],
        dice=[4, 5],
    )
    s.act("ana", Close("A1", "B1", cancel=(("A1", "sneak_attack"),)))
    assert s.figure("B1").click == 2  # not doubled


# -- renewed by standing orders at the start of every turn -------------------------------------------------------------


CALM = "A1 flyer 10,10 | A2 grunt 5,5"


@rule("MKU-P2", "MKU-5.17", "MKU-P13")
def test_an_ordered_cancellation_is_renewed_at_the_start_of_every_turn() -> None:
    s = duel(CALM).say("ben", "order B1 cancel=flight,dodge")
    assert s.figure("B1").cancelled == ()  # from the next turn on, whoever plays it
    for who in ("ana", "ben", "ana"):
        s.act(who, EndTurn()).says("ability_cancelled", seat=1, figure="B1", ability="flight")
        assert s.figure("B1").cancelled == ("flight", "dodge") and s.figure("A1").cancelled == ()
    assert s.to_act == ["ben"] and s.sequence("turn_over", "turn", "ability_cancelled")[:3] == [
        "turn_over",
        "turn",
        "ability_cancelled",
    ]


@rule("MKU-P2", "MKU-5.17")
@pytest.mark.parametrize("line", ["order B1 cancel=none", "order clear"])
def test_it_is_renewed_until_the_player_says_otherwise(line: str) -> None:
    s = duel(CALM).say("ben", "order B1 cancel=flight").act("ana", EndTurn())
    s.say("ben", line)
    assert s.figure("B1").cancelled == ("flight",)  # until the end of the turn in progress
    s.act("ben", EndTurn()).silent("ability_cancelled")
    assert s.field.has(s.figure("B1"), "flight")


@rule("MKU-P2", "MKU-5.17")
def test_several_players_cancel_at_the_start_of_one_turn() -> None:
    s = battle("A1 flyer 10,10", "B1 flyer 30,30", "C1 flyer 10,30", figures=[FLYER])
    s.say("cyr", "order C1 cancel=dodge").say("ben", "order B1 cancel=flight").act("ana", EndTurn())
    assert [(one["seat"], one["ability"]) for one in s.told("ability_cancelled")] == [(1, "flight"), (2, "dodge")]


@rule("MKU-P2", "MKU-4.11")
@pytest.mark.parametrize(("orders", "lost"), [((), False), (("order B2 cancel=aquatic",), True)])
def test_what_is_cancelled_is_so_before_the_effects_at_the_start(orders: tuple[str, ...], lost: bool) -> None:
    # Ana's venom kills the captor; who is freed in deep water is lost, unless Aquatic is in effect.
    s = battle(
        "A1 snake 16,20 face=0 | A2 grunt 30,5",
        "B1 grunt 30,30 | B2 fish 18.2,20 captor=C1",
        "C1 grunt 17.1,20 click=3 | C2 grunt 5,30",
        figures=[own("snake", marks="- venom - -"), own("fish", marks="aquatic - - -"), GRUNT],
        templates=[square("deep_water", 6)],
        terrain="T1 deep_water 20,20",
        active="cyr",
    )
    for line in orders:
        s.say("ben", line)
    s.act("cyr", EndTurn()).says("freed", figure="B2")
    assert (s.figure("B2").status == "eliminated") is lost


@rule("MKU-P2", "MKU-5.17")
def test_an_ability_that_shows_itself_in_the_own_turn_is_cancelled_from_the_next_turn_on() -> None:
    tired = own("tired", dial=[Click(8, 8, 15, 2, marks) for marks in (("", "", "", ""), ("flight", "", "", ""))])
    s = battle("A1 tired 10,10 tokens=1 | A2 grunt 20,20", "B1 grunt 30,30", figures=[tired, GRUNT], left=2)
    s.say("ana", "order A1 cancel=flight").silent("ability_cancelled")
    s.say("ana", "move A1 turn face=N").says("pushed", figure="A1").silent("ability_cancelled")
    s.act("ana", EndTurn()).says("ability_cancelled", figure="A1", ability="flight")


@rule("MKU-P2", "MKU-P13")
@pytest.mark.parametrize("turn", ["ana", "ben"])
def test_an_order_to_cancel_begins_with_the_next_turn_and_the_line_at_once(turn: str) -> None:
    s = duel(CALM, active=turn).say("ana", "order A1 cancel=flight").silent("ability_cancelled")
    assert s.field.has(s.figure("A1"), "flight")
    s.say("ana", "cancel A1 flight").says("ability_cancelled", figure="A1", ability="flight")
    s = duel(CALM, active=turn).say("ana", "order A1 cancel=flight").act(turn, EndTurn())
    s.says("ability_cancelled", figure="A1", ability="flight")


@rule("MKU-P2", "MKU-H6")
def test_nobody_is_asked_where_there_is_nothing_to_cancel_and_nothing_tells_of_an_idle_order() -> None:
    s = battle("A1 grunt 10,10", "B1 leader 30,30", figures=[GRUNT, LEADER], dice=[1]).act("ana", EndTurn())
    assert [type(entry) for entry in served(s)] == [Answered, Rolled]  # the withdrawal, and Command
    kept = []
    for lines in ((), ("order B2 cancel=flight",), ("order B1 cancel=sneak_attack",)):
        s = duel(CALM, "B1 flyer 30,30 | B2 grunt 35,35").say("ben", *lines).act("ana", EndTurn())
        kept.append(served(s))
        assert not any(s.game.hides(s.state, viewer) for viewer in (None, 0, 1))
    assert kept[0] == kept[1] == kept[2]
    assert kept[0][1] == AllAnswered((0, 1), ((), ()), (DEFAULT, DEFAULT))


def served(s: Battle) -> list[Any]:
    """What the last action that happened by itself was served with."""
    flight = s.match.lines[-1].flight
    assert flight is not None and flight.seat is None
    return list(flight.served)
