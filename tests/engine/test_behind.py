"""What is declared while an action is in the air, and what follows the default of a seat that is late."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import codec
from bot.engine.dice import ScriptedDice
from bot.engine.errors import Refused
from bot.engine.events import Event
from bot.engine.history import AUTOMATIC
from bot.engine.match import Match
from bot.engine.pending_action import GM, PLAYER, TIMEOUT, Answered, DeferredAction
from tests.engine.test_match import CARELESS, note, said, upkeep
from tests.support.driving import match_of, options
from tests.support.toy import Do, Sheet


def lines_of(match: Match[Sheet]) -> list[tuple[int | None, str]]:
    """Whose each line after the start is, and on what ground."""
    return [(line.seat, line.source) for line in match.lines[1:]]


def after(*acts: tuple[int, str]) -> Match[Sheet]:
    """A match in which these seats have done that, whatever was asked meanwhile."""
    match = match_of(note)
    for seat, what in acts:
        match.act(seat, Do(what))
    return match


def test_what_the_table_declares_meanwhile_is_carried_out_after_the_action_and_before_what_follows_by_itself() -> None:
    """Seat 1, of whom nothing is waited for any more, gets its default; of seat 0 everything is waited for."""

    async def asks_then_is_due(t: Any, seat: int, action: Do) -> None:
        await note(t, seat, action)
        if action.what == "ask":
            t.state.words["upkeep"] = "due"

    match = match_of(asks_then_is_due, upkeep, dice=ScriptedDice([3]))
    match.act(0, Do("ask"))
    assert match.act(None, Do("later"), GM) == []
    match.answer(0, ("a",))
    assert match.to_act == {0} and said(match) == ["ask", "a", "b"]
    match.answer(0, ("a",))
    assert said(match) == ["ask", "a", "b", "a", "later"] and match.behind == ()
    assert lines_of(match) == [(0, PLAYER), (None, GM), (None, AUTOMATIC)]
    flight = match.lines[1].flight
    assert flight is not None and flight.behind == ()
    assert [entry.source for entry in flight.served if isinstance(entry, Answered)] == [PLAYER, TIMEOUT, PLAYER]


def test_who_is_asked_together_with_others_is_not_waited_for_either() -> None:
    match = match_of(note)
    match.act(0, Do("both"))
    match.act(None, Do("later"))
    match.act(None, Do("later"))  # said twice, it is so once
    assert match.to_act == {0}
    match.answer(0, ("b",))
    assert said(match) == ["both", "later"]


def test_what_waited_is_carried_out_when_the_action_is_taken_back_or_the_position_changed() -> None:
    for give_up in (lambda match: match.back_to(0), lambda match: match.edit(Sheet(words={"0": "edited"}))):
        match = match_of(note)
        match.act(0, Do("ask"))
        match.act(None, Do("later"), GM)
        give_up(match)
        assert said(match)[-1] == "later" and match.pause is None and match.behind == ()
        assert lines_of(match)[-1] == (None, GM)


def test_taking_back_an_answer_leaves_what_waits_behind_the_action() -> None:
    match = match_of(note, courtesy=CARELESS)
    match.act(0, Do("ask"))
    match.say(0, "take a")
    match.act(None, Do("later"))
    match.carry_out(match.answer_plan(0), 0)
    assert match.to_act == {0} and len(match.behind) == 1
    match.answer(0, ("b",))
    match.answer(0, ("b",))
    assert said(match) == ["ask", "b", "b", "b", "later"]


async def later_once(t: Any, seat: int | None, action: Do) -> None:
    """What waits is refused as soon as the word ``a`` was said."""
    if action.what == "later" and "a" in t.state.words.values():
        t.refuse("too_late")
    await note(t, seat if seat is not None else -1, action)


def test_what_has_lost_its_point_meanwhile_is_passed_over_and_what_is_refused_now_does_not_wait() -> None:
    match = match_of(later_once)
    match.act(0, Do("ask"))
    match.act(None, Do("later"))
    for _ in range(2):
        match.answer(0, ("a",))
    assert said(match) == ["ask", "a", "b", "a"] and match.pause is None
    match.act(0, Do("ask"))
    with pytest.raises(Refused, match="too_late"):
        match.act(None, Do("later"))
    assert match.behind == ()
    match.act(0, Do("interrupt"))


def test_an_action_that_waited_may_ask_itself() -> None:
    async def asks(t: Any, seat: int | None, action: Do) -> None:
        t.say("noted", what=action.what)
        await t.ask(0, action.what, options("a", "b"), default=("b",))

    match = match_of(asks)
    match.act(0, Do("first"))
    match.act(None, Do("later"), GM)
    match.answer(0, ("a",))
    assert [ask.key for ask in match.asks] == ["later"] and match.pending_source == GM
    match.answer(0, ("a",))
    assert lines_of(match) == [(0, PLAYER), (None, GM)]


def test_a_time_that_runs_out_pays_what_is_owed_and_then_does_the_rest() -> None:
    async def owing(t: Any, seat: int, action: Do) -> None:
        t.state.words = {"owed": "1"} if action.what == "owe" else {}
        t.state.numbers.append(seat)
        if action.what == "default" and len(t.state.numbers) == 2:
            t.state.words = {"owed": "2"}

    match = match_of(owing)
    match.act(0, Do("owe"))
    match.time_out(0, GM)
    assert match.state == Sheet(numbers=[0, 0, 0]) and lines_of(match) == [(0, PLAYER), (0, GM), (0, GM)]


# -- what a seat declares meanwhile ----------------------------------------------------------------------------------


def test_a_seat_that_leaves_is_told_of_at_once_and_gone_when_the_action_is_over() -> None:
    """Nothing that was rolled or said before is undone; it answers no more, and others are asked as before."""
    match = match_of(note)
    match.act(0, Do("ask"))
    match.answer(0, ("a",))
    assert [event.key for event in match.act(1, Do("leave"))] == ["leaving", "answered"]
    assert (match.to_act, said(match), match.events[-2]) == ({0}, ["ask", "a", "b"], Event("leaving", {"seat": 1}))
    assert match.act(1, Do("leave")) == []  # said twice it is so once
    match.answer(0, ("a",))
    assert said(match) == ["ask", "a", "b", "a", "leave"] and match.behind == ()
    assert lines_of(match) == [(0, PLAYER), (1, PLAYER)]
    assert [event.facts.get("seat") for event in match.lines[2].events] == [1]


def test_of_several_who_leave_each_is_gone_in_its_turn() -> None:
    match = after((0, "ask"), (1, "leave"), (0, "leave"))
    assert said(match) == ["ask", "b", "b", "b", "leave", "leave"] and match.pause is None
    assert lines_of(match) == [(0, PLAYER), (1, PLAYER), (0, PLAYER)]


def test_where_one_side_is_left_nobody_is_asked_any_more() -> None:
    match = after((0, "duel"), (0, "ask"), (1, "leave"))
    assert said(match) == ["duel", "ask", "b", "b", "b", "leave"] and match.pause is None
    flight = match.lines[2].flight
    assert flight is not None
    assert [entry.source for entry in flight.served if isinstance(entry, Answered)] == [TIMEOUT] * 3


def test_what_waits_behind_an_action_is_stored_with_whose_it_is_and_read_as_it_was_stored_before() -> None:
    whose = DeferredAction(b"x", PLAYER, (1,), 1)
    assert codec.decode(codec.encode(whose), DeferredAction) == whose
    assert codec.decode(codec.encode([b"x", GM, [1]]), DeferredAction) == DeferredAction(b"x", GM, (1,))
