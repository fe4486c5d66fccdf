"""The barrier: what flows in an action decides what taking it back needs."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.game import Courtesy
from bot.engine.pending_action import (
    DEFAULT,
    GM,
    ONLY_OPTION,
    PLAYER,
    STANDING,
    TIMEOUT,
    AllAnswered,
    Answered,
    PendingAction,
    Revealed,
    Rolled,
    Shuffled,
)
from bot.engine.undo import (
    BY_GM,
    CONSENT,
    FREE,
    NEVER,
    answer_places,
    barrier,
    last_place,
    needed,
    taken_back,
    withdrawn,
)
from tests.support.toy import OneRule

OWN, OTHER = Answered(0, ("a",), PLAYER), Answered(1, ("a",), PLAYER)
ROLL, SHUFFLE = Rolled("die", 4, (3,)), Shuffled("deck", 5, (0, 1))


@pytest.mark.parametrize(
    ("served", "found"),
    [
        ((), None),
        ((OWN,), None),
        ((OWN, OWN), None),
        ((ROLL,), "roll"),
        ((SHUFFLE,), "shuffle"),
        ((Revealed("top"),), "reveal"),
        ((OTHER,), "answer"),
        ((Answered(1, ("a",), STANDING),), "answer"),
        ((Answered(1, ("a",), ONLY_OPTION),), "answer"),
        ((Answered(1, ("a",), TIMEOUT),), "answer"),
        ((Answered(1, ("a",), GM),), "answer"),
        ((Answered(1, ("none",), DEFAULT),), None),
        ((Answered(0, ("a",), TIMEOUT),), None),
        ((OWN, ROLL), "roll"),
        ((Revealed("top"), ROLL, OTHER), "reveal"),
        ((AllAnswered((0, 1), (("a",), ("b",)), (PLAYER, PLAYER)),), "answer"),
        ((AllAnswered((0,), (("a",),), (PLAYER,)),), None),
        ((AllAnswered((0, 1), (("a",), ("b",)), (PLAYER, DEFAULT)),), None),
    ],
)
def test_what_flowed_decides(served: Any, found: str | None) -> None:
    assert barrier(served, 0) == found


def test_for_an_automatic_action_every_answer_counts() -> None:
    assert barrier([OWN], None) == "answer"


@pytest.mark.parametrize(("before", "after"), [(FREE, CONSENT), (CONSENT, BY_GM), (FREE, NEVER)])
def test_the_game_says_what_each_side_needs(before: str, after: str) -> None:
    game = OneRule(None, courtesy=Courtesy(undo_before_barrier=before, undo_after_barrier=after))  # type: ignore[arg-type]
    assert needed(game, None) == before
    assert {needed(game, found) for found in ("roll", "reveal", "shuffle", "answer")} == {after}


SERVED = (Revealed("x"), OWN, ROLL, Answered(1, ("a",), STANDING), OTHER, SHUFFLE, Answered(0, ("b",), TIMEOUT))
FLIGHT = PendingAction(0, b"", 4, SERVED, tuple(b"%d" % n for n in range(8)), told=3)


@pytest.mark.parametrize(("answers", "keep", "lost"), [(1, 6, 0), (2, 4, 1), (3, 1, 2)])
def test_answers_are_taken_back_with_all_that_followed(answers: int, keep: int, lost: int) -> None:
    back = taken_back(FLIGHT, answers)
    assert back.served == SERVED[:keep]
    assert back.prints == FLIGHT.prints[:keep]
    assert back.lost == lost
    assert back.draws() == FLIGHT.draws() == 2  # no draw number comes twice


@pytest.mark.parametrize("answers", [0, -1, 4])
def test_no_more_answers_than_were_given_can_be_taken_back(answers: int) -> None:
    with pytest.raises(Refused) as caught:
        taken_back(FLIGHT, answers)
    assert (caught.value.key, caught.value.facts) == ("nothing_to_take_back", {"given": answers, "answers": 3})


def test_only_answers_that_would_be_asked_again_count() -> None:
    assert answer_places(FLIGHT) == [1, 4, 6]
    assert last_place(FLIGHT, 0) == 6
    assert last_place(FLIGHT, 1) == 4
    with pytest.raises(Refused):
        last_place(FLIGHT, 2)


def test_half_given_answers_to_all_are_dropped_with_what_lies_before() -> None:
    flight = PendingAction(0, b"", 0, (OWN,), partial=(None, OTHER))
    assert taken_back(flight, 1) == PendingAction(0, b"", 0)


def test_an_answer_that_waits_for_others_can_be_withdrawn_alone() -> None:
    flight = PendingAction(0, b"", 0, (OWN,), partial=(Answered(2, ("c",), STANDING), OTHER, None))
    back = withdrawn(flight, 1)
    assert back is not None
    assert back.partial == (Answered(2, ("c",), STANDING), None, None)
    assert back.served == (OWN,)
    assert withdrawn(flight, 0) is None
    assert withdrawn(flight, 2) is None


def test_dice_kept_from_a_dropped_flight_count_no_new_draw() -> None:
    flight = PendingAction(0, b"", 5, (ROLL, SHUFFLE))
    assert flight.draws() == 1
