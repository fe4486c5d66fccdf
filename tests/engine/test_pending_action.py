"""Answers: what is accepted at a pause, and what a flight from elsewhere may hold."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.engine import codec
from bot.engine.errors import BadData, Refused, Stuck
from bot.engine.pending_action import (
    PLAYER,
    AllAnswered,
    Answered,
    PendingAction,
    Revealed,
    Rolled,
    Shuffled,
    answered,
    asks_of,
    hides_answers,
    named_for,
    waiting_for,
)
from bot.engine.requests import Ask
from bot.engine.run import advance, declared
from tests.engine.rules import ANSWERS, ask_twice, everything
from tests.support.driving import DICE, EMPTY, done, paused, question, run, to_the_end
from tests.support.toy import Do, OneRule


async def ask_three(t: Any, seat: int, action: Do) -> None:
    answers = await t.ask_all([question(seat, "a", "b", "c", low=0, high=2) for seat in (2, 0, 1)])
    t.state.words["all"] = " ".join(",".join(answer) for answer in answers)


def test_answers_to_all_come_in_any_order_and_are_listed_in_that_of_the_asks() -> None:
    over = to_the_end(ask_three, [(1, ("b",)), (2, ("c", "a")), (0, ())])
    assert over.state.words == {"all": "a,c  b"}
    assert over.flight.partial == ()
    assert over.flight.served == (AllAnswered((2, 0, 1), (("a", "c"), (), ("b",)), (PLAYER,) * 3),)


def test_nobody_learns_a_part_of_the_answers() -> None:
    pause = paused(run(ask_three))
    pause = paused(run(ask_three, flight=answered(pause, 1, ("b",))))
    assert [ask.seat for ask in asks_of(pause)] == [2, 0]
    assert (pause.events, pause.state.words) == ([], {})


@pytest.mark.parametrize("secret", [True, False])
def test_who_has_answered_in_secret_is_named_until_all_have(secret: bool) -> None:
    async def ask_two(t: Any, seat: int, action: Do) -> None:
        await t.ask_all([msgspec.structs.replace(question(seat, "a", "b"), secret=secret) for seat in (1, 2)])

    pause = paused(run(ask_two))
    assert hides_answers(pause) == secret
    pause = paused(run(ask_two, flight=answered(pause, 1, ("b",))))
    assert waiting_for(pause) == (2,)
    assert named_for(pause) == ((1, 2) if secret else (2,))
    with pytest.raises(Refused) as caught:
        answered(pause, 1, ("a",))
    assert caught.value.facts["waiting"] == named_for(pause)


def test_a_part_of_the_answers_can_be_given_by_orders() -> None:
    def order(state: Any, ask: Ask) -> Any:
        return (("c",), "standing") if ask.seat == 0 else None

    pause = paused(run(ask_three, answerer=order))
    assert [ask.seat for ask in asks_of(pause)] == [2, 1]
    pause = paused(run(ask_three, flight=answered(pause, 1, ()), answerer=order))
    over = done(run(ask_three, flight=answered(pause, 2, ("a",)), answerer=order))
    assert over.flight.served == (AllAnswered((2, 0, 1), (("a",), ("c",), ()), (PLAYER, "standing", PLAYER)),)


@pytest.mark.parametrize(
    ("seat", "value", "key"),
    [
        (0, ("a",), "not_asked"),
        (3, ("a",), "not_asked"),
        (1, ("x",), "no_such_option"),
        (1, (), "wrong_number"),
        (1, ("a", "b"), "wrong_number"),
        (1, ("a", "a"), "option_twice"),
        (1, (7,), "no_such_option"),
    ],
)
def test_what_is_no_answer_is_refused(seat: int, value: Any, key: str) -> None:
    pause = paused(run(ask_twice))
    before = codec.encode(pause.flight)
    with pytest.raises(Refused) as caught:
        answered(pause, seat, value)
    assert caught.value.key == key
    assert codec.encode(pause.flight) == before


def test_an_answer_given_twice_is_refused() -> None:
    pause = paused(run(ask_three))
    pause = paused(run(ask_three, flight=answered(pause, 1, ("b",))))
    with pytest.raises(Refused) as caught:
        answered(pause, 1, ("c",))
    assert (caught.value.key, caught.value.facts) == ("not_asked", {"waiting": (2, 0)})


def test_surplus_answers_are_found() -> None:
    over = to_the_end(ask_twice, [(1, ("a",)), (1, ("b",))])
    flight = msgspec.structs.replace(over.flight, served=(*over.flight.served, Answered(1, ("a",), PLAYER)))
    with pytest.raises(Stuck, match="left over"):
        run(ask_twice, flight=flight)


SERVED = [
    Answered(1, ("x",), PLAYER),
    Answered(0, ("a",), PLAYER),
    Answered(1, (), PLAYER),
    Rolled("which", 0, (1,)),
    AllAnswered((1,), (("a",),), (PLAYER,)),
]


@pytest.mark.parametrize("entry", SERVED)
def test_an_answer_from_elsewhere_must_answer_the_question(entry: Any) -> None:
    flight = msgspec.structs.replace(declared(OneRule(ask_twice), 0, Do(), 0), served=(entry,))
    with pytest.raises(Stuck, match="does not answer"):
        run(ask_twice, flight=flight)


@pytest.mark.parametrize(
    ("place", "entry"),
    [
        (0, Rolled("three", 0, (1, 2))),
        (0, Rolled("three", 0, (1, 2, 7))),
        (0, Rolled("other", 0, (1, 2, 3))),
        (1, Shuffled("cards", 1, (0, 1, 1))),
        (1, Shuffled("cards", 1, (0, 1))),
        (1, Shuffled("other", 1, (0, 1, 2))),
        (2, Revealed("other")),
        (5, AllAnswered((0, 1), (("a",), ("a",)), (PLAYER, PLAYER))),
        (5, AllAnswered((1, 0), (("c",), ("a",)), (PLAYER, PLAYER))),
        (5, AllAnswered((0, 1), (("a",), ("c",)), (PLAYER,))),
    ],
)
def test_a_changed_entry_of_a_record_is_found(place: int, entry: Any) -> None:
    over = to_the_end(everything, ANSWERS)
    assert done(run(everything, flight=over.flight)).snapshot == over.snapshot
    served = list(over.flight.served)
    served[place] = entry
    with pytest.raises(Stuck):
        run(everything, flight=msgspec.structs.replace(over.flight, served=tuple(served)))


def test_an_unreadable_state_or_action_is_bad_data() -> None:
    game = OneRule(ask_twice)
    with pytest.raises(BadData) as caught:
        advance(game, b"\xff", declared(game, 0, Do(), 0), DICE)
    assert caught.value.key == "bad_state"
    with pytest.raises(BadData) as caught:
        advance(game, EMPTY, PendingAction(0, codec.encode({"type": "nothing"}), 0), DICE)
    assert caught.value.key == "bad_action"
