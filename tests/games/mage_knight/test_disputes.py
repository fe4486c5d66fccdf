"""Etiquette and disputes (section 24, MKU-R52)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games.mage_knight.actions import Close, Dispute, EndTurn
from bot.games.mage_knight.turn.tables import MOST_QUESTION
from tests.support.battle import Battle, battle, own
from tests.support.rules import rule

GRUNT = own("grunt")


def duel(*more: str, ben: str = "B1 grunt 30,30", **given: Any) -> Battle:
    """Two or more players far from each other."""
    return battle("A1 grunt 10,10 face=0", ben, *more, figures=[GRUNT], **given)


def refusal(s: Battle, action: Dispute) -> tuple[str, str]:
    """Why the table cannot have its dispute."""
    with pytest.raises(Refused) as caught:
        s.match.act(None, action)
    return caught.value.key, caught.value.clause


@rule("MKU-24.4", "MKU-24.5", "MKU-R52")
@pytest.mark.parametrize(("die", "allowed"), [(1, False), (3, False), (4, True), (6, True)])
def test_one_public_die_decides(die: int, allowed: bool) -> None:
    s = duel(dice=[die]).act(None, Dispute(1, "Does the line touch the base?"))
    question = "Does the line touch the base?"
    s.says("dispute", seat=1, number=1, question=question, die=die, allowed=allowed)
    assert s.events[-1].to is None and s.to_act == ["ana"]  # told to all, and the turn goes on


@rule("MKU-R52")
def test_a_side_calls_one_dispute_in_a_turn() -> None:
    s = duel(dice=[1, 2, 3]).act(None, Dispute(0, "One?"))
    assert refusal(s, Dispute(0, "Two?")) == ("disputed_already", "MKU-R52")
    s.act(None, Dispute(1, "And I?"))
    s.act("ana", EndTurn()).act(None, Dispute(0, "Two?")).says("dispute", number=3, die=3)


@rule("MKU-R52")
def test_a_team_is_one_side_in_disputes() -> None:
    s = duel("C1 grunt 10,30", options={"teams": "alternate"}, dice=[1]).act(None, Dispute(0, "One?"))
    assert refusal(s, Dispute(2, "Two?")) == ("disputed_already", "MKU-R52")


@rule("MKU-24.5")
@pytest.mark.parametrize(("length", "fits"), [(0, False), (1, True), (MOST_QUESTION, True), (MOST_QUESTION + 1, False)])
def test_the_question_is_recorded_and_of_bounded_length(length: int, fits: bool) -> None:
    s = duel(dice=[4] if fits else [])
    if fits:
        assert s.act(None, Dispute(0, "x" * length)).told("dispute")[0]["question"] == "x" * length
    else:
        assert refusal(s, Dispute(0, "x" * length)) == ("question_length", "MKU-24.5")


@rule("MKU-24.5")
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_dispute_is_called_by_a_player_of_the_game(seat: int) -> None:
    assert refusal(duel(), Dispute(seat, "Who?")) == ("no_such_seat", "MKU-24.5")


@rule("MKU-24.5", "MKU-R52")
def test_a_player_alone_rolls_no_die() -> None:
    duel().refused("ana", Dispute(0, "Mine?"), "only_the_table")


@rule("MKU-24.1", "MKU-1.7")
def test_dials_turn_by_the_clicks_of_damage_only() -> None:
    s = duel(ben="B1 grunt 11.1,10", dice=[4, 5]).act("ana", Close("A1", "B1"))
    assert [(figure.id, figure.click) for figure in s.state.figures] == [("A1", 0), ("B1", 2)]


@rule("MKU-24.3", "MKU-6.4")
@pytest.mark.parametrize(("x", "contact"), [(11.1, True), (11.12, True), (11.121, False)])
def test_bases_that_almost_touch_are_in_contact(x: float, contact: bool) -> None:
    s = duel(ben=f"B1 grunt {x},10")
    assert s.field.touching(s.figure("A1"), s.figure("B1")) == contact


@rule("MKU-23.6")
def test_the_etiquette_holds_in_the_standard_game() -> None:
    s = duel(options={"preset": "standard"}, dice=[4]).act(None, Dispute(0, "Is that a wood?"))
    s.says("dispute", allowed=True)
