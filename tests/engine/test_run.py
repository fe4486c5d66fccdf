"""The driver: what it serves, what it refuses, and that nothing a rule does reaches what was handed in."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import msgspec
import pytest

from bot.engine import codec
from bot.engine.dice import ScriptedDice
from bot.engine.errors import BadData, Refused, RulesFault
from bot.engine.pending_action import (
    DEFAULT,
    ONLY_OPTION,
    PLAYER,
    AllAnswered,
    Answered,
    Done,
    Pause,
    PendingAction,
    Revealed,
    Rolled,
    Shuffled,
    answered,
    asks_of,
)
from bot.engine.requests import Ask, Free, Reveal, Roll
from bot.engine.run import MOST_REQUESTS, Probe, advance, declared, foreseen, probe
from tests.engine.rules import ANSWERS, ask_twice, everything
from tests.support.driving import DICE, EMPTY, done, options, paused, question, run, to_the_end
from tests.support.toy import Do, NoOptions, OneRule, Quiz, QuizGame


def test_each_answer_runs_the_action_again_and_the_end_is_the_same_as_in_one_run() -> None:
    stepwise = to_the_end(everything, ANSWERS)
    script = iter([("b",), ("a",), ("b",), ("d",)])
    at_once = done(run(everything, answerer=lambda state, ask: (next(script), PLAYER)))
    assert stepwise.snapshot == at_once.snapshot
    assert stepwise.events == at_once.events
    assert stepwise.flight.served == at_once.flight.served
    assert [type(entry) for entry in stepwise.flight.served] == [
        Rolled, Shuffled, Revealed, Answered, Answered, AllAnswered,
    ]  # fmt: skip
    assert stepwise.state.words["both"] == "bd"


def test_a_restart_at_every_answer_changes_nothing() -> None:
    result = run(everything)
    for seat, answer in ANSWERS:
        flight = codec.decode(codec.encode(answered(paused(result), seat, answer)), PendingAction)
        result = run(everything, flight=flight)
    assert done(result).snapshot == to_the_end(everything, ANSWERS).snapshot


def test_what_was_handed_in_stays_as_it_was() -> None:
    game = OneRule(ask_twice)
    flight = declared(game, 0, Do(items=[1]), 0)
    before = codec.encode(flight)
    first = paused(advance(game, EMPTY, flight, DICE))
    assert codec.encode(flight) == before
    kept = codec.encode(first.flight)
    second = answered(first, 1, ("a",))
    paused(advance(game, EMPTY, second, DICE))
    assert codec.encode(first.flight) == kept


def test_events_are_told_once() -> None:
    first = run(ask_twice)
    assert paused(first).fresh == []
    second = paused(run(ask_twice, flight=answered(paused(first), 1, ("a",))))
    assert [event.facts["number"] for event in second.fresh] == [0]
    last = done(run(ask_twice, flight=answered(second, 1, ("b",))))
    assert [event.facts["number"] for event in last.fresh] == [1]
    assert len(last.events) == 2


def test_a_rule_that_sorts_or_changes_its_dice_does_not_change_the_record() -> None:
    async def sorts(t: Any, seat: int, action: Do) -> None:
        dice = await t.roll(5, label="dice")
        assert type(dice) is tuple
        t.state.numbers = sorted(dice)
        t.state.numbers.pop()
        await t.ask(0, "which", options("a", "b"), default=("a",))

    flight = paused(run(sorts)).flight
    entry = flight.served[0]
    assert isinstance(entry, Rolled)
    again = done(run(sorts, flight=answered(paused(run(sorts)), 0, ("a",))))
    assert again.flight.served[0] == entry
    assert again.state.numbers == sorted(entry.dice)[:-1]


def test_each_draw_of_an_action_has_a_number_of_its_own() -> None:
    async def draws(t: Any, seat: int, action: Do) -> None:
        await t.roll(1, label="die")
        await t.roll(1, label="die")
        await t.shuffle(["a", "b"], label="deck")

    served = done(run(draws)).flight.served
    assert [entry.number for entry in served if isinstance(entry, Rolled | Shuffled)] == [0, 1, 2]


def test_an_answer_that_an_answerer_gives_as_a_list_is_handed_out_as_a_tuple() -> None:
    async def pops(t: Any, seat: int, action: Do) -> None:
        answer = await t.ask(0, "which", options("a", "b"), default=("a",))
        assert type(answer) is tuple

    over = done(run(pops, answerer=lambda state, ask: (["b"], PLAYER)))  # type: ignore[arg-type,return-value]
    assert over.flight.served == (Answered(0, ("b",), PLAYER),)


def test_a_rule_that_changes_its_action_gets_it_fresh_each_time() -> None:
    async def changes(t: Any, seat: int, action: Do) -> None:
        action.items.append(9)
        action.what = "changed"
        await t.ask(0, "which", options("a", "b"), default=("a",))
        t.state.numbers = list(action.items)

    assert to_the_end(changes, [(0, ("a",))], action=Do(items=[1])).state.numbers == [1, 9]


def test_aliased_fields_differ_already_at_the_next_action() -> None:
    async def aliases(t: Any, seat: int, action: Do) -> None:
        if action.what == "alias":
            shared = [1]
            t.state.numbers = shared
            t.state.words["kept"] = "yes"
        else:
            t.state.numbers.append(2)

    first = done(run(aliases, Do("alias")))
    second = done(run(aliases, Do("add"), snapshot=first.snapshot))
    assert second.state.numbers == [1, 2]
    assert first.state.numbers == [1]


def test_a_fault_after_a_roll_leaves_the_flight_untouched() -> None:
    async def fails(t: Any, seat: int, action: Do) -> None:
        await t.roll(1, label="die")
        await t.ask(0, "which", options("a", "b"), default=("a",))
        await t.roll(1, label="die")
        raise KeyError("oops")

    pause = paused(run(fails))
    flight = answered(pause, 0, ("a",))
    before = codec.encode(flight)
    with pytest.raises(RulesFault, match="KeyError: 'oops'"):
        run(fails, flight=flight)
    assert codec.encode(flight) == before
    assert asks_of(pause)[0].key == "which"


@pytest.mark.parametrize(
    "error",
    [
        KeyError("x"), ValueError("x"), TypeError("x"), AttributeError("x"), ZeroDivisionError("x"), AssertionError(),
        RuntimeError("x"), NotImplementedError("x"), StopIteration(), RecursionError("x"),
        msgspec.ValidationError("x"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("late", [False, True])
def test_whatever_a_bug_raises_is_a_fault_of_the_rules(error: Exception, late: bool) -> None:
    async def fails(t: Any, seat: int, action: Do) -> None:
        if late:
            await t.reveal("something")
        raise error

    with pytest.raises(RulesFault):
        run(fails)


def test_endless_recursion_is_a_fault() -> None:
    async def deeper(t: Any, seat: int, action: Do) -> None:
        await deeper(t, seat, action)

    with pytest.raises(RulesFault, match="RecursionError"):
        run(deeper)


def test_bad_data_is_passed_on() -> None:
    async def rolls(t: Any, seat: int, action: Do) -> None:
        await t.roll(2, label="dice")

    with pytest.raises(BadData) as caught:
        run(rolls, dice=ScriptedDice([1]))
    assert (caught.value.key, caught.value.facts) == ("dice_ran_dry", {"label": "dice", "needed": 2, "left": 1})


def test_a_refusal_before_the_first_request_is_the_players() -> None:
    async def refuses(t: Any, seat: int, action: Do) -> None:
        t.refuse("too_far", "TOY-1.1", range=6, names=["a", "b"])

    with pytest.raises(Refused) as caught:
        run(refuses)
    refusal = caught.value
    assert (refusal.key, refusal.clause) == ("too_far", "TOY-1.1")
    assert refusal.facts == {"range": 6, "names": ("a", "b")}


@pytest.mark.parametrize("request_", ["reveal", "roll", "ask", "shuffle"])
@pytest.mark.parametrize("directly", [False, True])
def test_a_refusal_after_a_request_is_the_rules(request_: str, directly: bool) -> None:
    async def refuses(t: Any, seat: int, action: Do) -> None:
        if request_ == "reveal":
            await t.reveal("top")
        elif request_ == "roll":
            await t.roll(1, label="die")
        elif request_ == "shuffle":
            await t.shuffle([1, 2], label="deck")
        else:
            await t.ask(0, "which", options("a"), default=("a",))
        if directly:
            raise Refused("too_far")
        t.refuse("too_far")

    with pytest.raises(RulesFault, match="refusal 'too_far' after a request"):
        run(refuses)


def test_a_foreign_object_is_a_fault() -> None:
    class Foreign:
        def __await__(self) -> Any:
            yield self

    async def awaits(t: Any, seat: int, action: Do) -> None:
        await Foreign()

    with pytest.raises(RulesFault, match="awaited Foreign, which is no request"):
        run(awaits)


def test_a_sleep_of_another_loop_is_a_fault() -> None:
    async def sleeps(t: Any, seat: int, action: Do) -> None:
        await asyncio.sleep(0)

    with pytest.raises(RulesFault, match="awaited NoneType"):
        run(sleeps)


@pytest.mark.parametrize("forgotten", ["roll", "ask", "ask_all", "reveal", "shuffle", "rule"])
def test_a_forgotten_await_is_an_error_in_tests(forgotten: str) -> None:
    async def sub(t: Any) -> None:
        await t.reveal("x")

    async def forgets(t: Any, seat: int, action: Do) -> None:
        calls = {
            "roll": lambda: t.roll(1, label="die"),
            "ask": lambda: t.ask(0, "which", options("a")),
            "ask_all": lambda: t.ask_all([]),
            "reveal": lambda: t.reveal("x"),
            "shuffle": lambda: t.shuffle([1], label="x"),
            "rule": lambda: sub(t),
        }
        calls[forgotten]()

    with pytest.warns(RuntimeWarning, match="was never awaited"):
        run(forgets)
        gc.collect(1)  # what is older has nothing to do with it


def test_a_rule_that_outlives_its_end_is_a_fault() -> None:
    async def clings(t: Any, seat: int, action: Do) -> None:
        try:
            await t.ask(0, "which", options("a", "b"), default=("a",))
        except BaseException:
            await t.reveal("still here")

    with pytest.raises(RulesFault, match="goes on after its end"):
        run(clings)


def test_a_suspended_rule_is_closed_at_once() -> None:
    closed = []

    async def tidies(t: Any, seat: int, action: Do) -> None:
        try:
            await t.ask(0, "which", options("a", "b"), default=("a",))
        finally:
            closed.append(1)

    paused(run(tidies))
    assert closed == [1]


def test_F65_an_endless_action_is_stopped_by_its_requests() -> None:
    async def endless(t: Any, seat: int, action: Do) -> None:
        while True:
            await t.reveal("again")

    with pytest.raises(RulesFault, match="1,000 requests"):
        run(endless)


def test_a_thousand_requests_are_allowed() -> None:
    async def many(t: Any, seat: int, action: Do) -> None:
        for _ in range(MOST_REQUESTS):
            await t.reveal("again")

    assert len(done(run(many)).flight.served) == MOST_REQUESTS


@pytest.mark.parametrize(("count", "fine"), [(2000, True), (2001, False)])
def test_F65_an_endless_action_is_stopped_by_its_events(count: int, fine: bool) -> None:
    async def talks(t: Any, seat: int, action: Do) -> None:
        for number in range(count):
            t.say("number", number=number)

    if fine:
        assert len(done(run(talks)).events) == count
    else:
        with pytest.raises(RulesFault, match="2,000 events"):
            run(talks)


def test_a_single_option_answers_itself() -> None:
    async def asks(t: Any, seat: int, action: Do) -> None:
        t.state.words["one"] = (await t.ask(1, "which", options("a"), default=("a",)))[0]
        both = await t.ask(1, "which", options("b", "c"), default=("b", "c"), low=2, high=2)
        none = await t.ask(1, "which", (), low=0, high=0)
        t.state.words["more"] = "".join(both) + "".join(none)

    over = done(run(asks))
    assert over.state.words == {"one": "a", "more": "bc"}
    assert over.flight.served == (
        Answered(1, ("a",), ONLY_OPTION),
        Answered(1, ("b", "c"), ONLY_OPTION),
        Answered(1, (), ONLY_OPTION),
    )


@pytest.mark.parametrize(
    "ask",
    [
        question(1, "a", secret=True),
        question(1, "a", low=0),
        question(1, "a", "b", low=2, high=2, ordered=True, default=("a", "b")),
        Ask(1, "which", default=("1",), free=Free("number", 1, 1)),
        Ask(1, "which", low=0, high=0, secret=True),
    ],
)
def test_what_only_the_seat_may_or_can_answer_is_asked(ask: Ask) -> None:
    async def asks(t: Any, seat: int, action: Do) -> None:
        await t.ask_all([ask])

    assert asks_of(paused(run(asks))) == (ask,)


def test_an_instant_question_never_waits() -> None:
    async def asks(t: Any, seat: int, action: Do) -> None:
        answer = await t.ask(1, "react", options("none", "c1"), default=("none",), secret=True, non_blocking=True)
        t.state.words["answer"] = answer[0]

    over = done(run(asks))
    assert over.state.words == {"answer": "none"}
    assert over.flight.served == (Answered(1, ("none",), DEFAULT),)


def test_an_instant_question_that_is_declined_shows_no_other_source() -> None:
    async def asks(t: Any, seat: int, action: Do) -> None:
        await t.ask(1, "react", options("none", "c1"), default=("none",), non_blocking=True)

    declined = done(run(asks, answerer=lambda state, ask: (("none",), "standing")))
    assert declined.flight.served == (Answered(1, ("none",), DEFAULT),)
    armed = done(run(asks, answerer=lambda state, ask: (("c1",), "standing")))
    assert armed.flight.served == (Answered(1, ("c1",), "standing"),)


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"options": options("a", "b")}, "no valid default"),
        ({"options": options("a", "b"), "default": ("c",)}, "no valid default"),
        ({"options": (), "default": ()}, "no valid default"),
        ({"options": options("a", "a"), "default": ("a",)}, "two options with one id"),
        ({"free": Free("number", 1, 6), "default": ("7",)}, "no valid default"),
        ({"free": Free("colour"), "default": ("red",)}, "unknown domain"),
        ({"options": options("a", "b"), "default": ("a",), "limit": "tea_limit"}, "unknown kind of limit 'tea_limit'"),
    ],
)
def test_a_question_that_cannot_be_answered_is_a_fault(more: dict[str, Any], fault: str) -> None:
    async def asks(t: Any, seat: int, action: Do) -> None:
        await t.ask(0, "which", more.pop("options", ()), **more)

    with pytest.raises(RulesFault, match=fault):
        run(asks)


@pytest.mark.parametrize("answer", [("z",), (), ("a", "b"), "ab"])
def test_an_answerer_that_gives_no_answer_is_a_fault(answer: Any) -> None:
    async def asks(t: Any, seat: int, action: Do) -> None:
        await t.ask(0, "which", options("a", "b"), default=("a",))

    with pytest.raises(RulesFault, match="answering 'which'"):
        run(asks, answerer=lambda state, ask: (answer, PLAYER))


@pytest.mark.parametrize(("count", "sides"), [(-1, 6), (1, 0)])
def test_impossible_dice_are_a_fault(count: int, sides: int) -> None:
    async def rolls(t: Any, seat: int, action: Do) -> None:
        await t.roll(count, sides, label="die")

    with pytest.raises(RulesFault, match="no such dice"):
        run(rolls)


def test_one_seat_asked_twice_at_once_is_a_fault() -> None:
    async def asks(t: Any, seat: int, action: Do) -> None:
        await t.ask_all([question(0, "a", "b"), question(0, "a", "b")])

    with pytest.raises(RulesFault, match="asked twice"):
        run(asks)


@pytest.mark.parametrize("fact", [1.5, None, {"a": 1}, [1, [2]], (1.5,), Roll(1, 6, "x")])
def test_a_fact_that_is_not_plain_is_a_fault(fact: Any) -> None:
    async def talks(t: Any, seat: int, action: Do) -> None:
        t.say("said", fact=fact)

    with pytest.raises(RulesFault, match="fact 'fact'"):
        run(talks)


def test_a_list_in_an_event_is_copied() -> None:
    async def talks(t: Any, seat: int, action: Do) -> None:
        t.state.numbers = [1, 2]
        t.say("said", to=(1, 0), numbers=t.state.numbers)
        t.state.numbers.append(3)

    (event,) = done(run(talks)).events
    assert event.facts == {"numbers": (1, 2)}
    assert event.to == (0, 1)


# Dry runs ----------------------------------------------------------------------------------------------------------


def test_a_dry_run_stops_at_the_first_request_and_serves_none() -> None:
    seen = []

    async def looks(t: Any, seat: int, action: Do) -> None:
        if action.what == "bad":
            t.refuse("bad")
        await t.reveal("top")
        seen.append(1)

    game = OneRule(looks)
    assert probe(game, EMPTY, 0, Do("good")).accepted
    refused = probe(game, EMPTY, 0, Do("bad"))
    assert refused.refusal is not None
    assert refused.refusal.key == "bad"
    assert not refused.accepted
    assert seen == []


def test_a_dry_run_accepts_an_action_that_asks_nothing() -> None:
    async def nothing(t: Any, seat: int, action: Do) -> None:
        action.items.append(1)
        t.state.numbers.append(1)

    action = Do(items=[])
    assert probe(OneRule(nothing), EMPTY, 0, action) == Probe()
    assert action.items == []


def test_what_an_action_leads_to_is_foreseen_only_if_it_needs_nothing() -> None:
    async def rule(t: Any, seat: int, action: Do) -> None:
        if action.what == "bad":
            t.refuse("bad")
        t.state.numbers.append(1)
        if action.what == "reveals":
            await t.reveal("top")

    game = OneRule(rule)
    after = foreseen(game, EMPTY, 0, Do("plain"))
    assert after is not None and after.numbers == [1]
    assert foreseen(game, EMPTY, 0, Do("reveals")) is None
    with pytest.raises(Refused):
        foreseen(game, EMPTY, 0, Do("bad"))


def test_a_dry_run_of_a_broken_rule_is_a_fault() -> None:
    async def fails(t: Any, seat: int, action: Do) -> None:
        raise IndexError("x")

    with pytest.raises(RulesFault, match="IndexError"):
        probe(OneRule(fails), EMPTY, 0, Do())


def test_the_twenty_questions_of_the_quiz_are_asked_one_by_one() -> None:
    game = QuizGame()
    snapshot = codec.encode(game.blank(NoOptions(), 2))
    flight = declared(game, 0, Quiz(20), 0)
    result = advance(game, snapshot, flight, DICE)
    for number in range(20):
        assert isinstance(result, Pause)
        assert len(result.flight.served) == number
        assert isinstance(result.request, Ask)
        assert len(result.flight.prints) == number + 1
        result = advance(game, snapshot, answered(result, 1, ("abcdefgh"[number % 8],)), DICE)
    assert isinstance(result, Done)
    assert "".join(result.state.log[:20]) == "abcdefghabcdefghabcd"


def test_requests_can_be_stored() -> None:
    kinds = Ask | Reveal | Roll
    ask = question(1, "a", "b", secret=True, facts={"card": "c1", "units": ("A1", 2)}, clause="TOY-1.1")
    for value in (ask, Reveal("top"), Roll(2, 6, "dice", 1)):
        assert codec.decoder(kinds).decode(codec.encode(value)) == value
