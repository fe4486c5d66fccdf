"""Cancelling optional abilities (MKU-5.15 to 5.18, MKU-R11, MKU-P13)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.mage_knight.actions import Cancel, Close, EndTurn, Move, Step
from bot.games.mage_knight.content.abilities import ABILITIES
from bot.games.mage_knight.orders.orders import Orders
from bot.games.mage_knight.state import Pending
from tests.support.battle import Battle, battle, own
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
    assert sorted(name for name, ability in ABILITIES.items() if not ability.optional) == sorted(fixed.split())


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
