"""Steps: what follows by itself, flights that are dropped, and rules that changed while an action was in the air."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine import codec
from bot.engine.dice import SeededDice
from bot.engine.errors import Refused, RulesFault, Stuck
from bot.engine.pending_action import Pause, PendingAction, Rolled, answered, asks_of
from bot.engine.requests import Roll
from bot.engine.run import BUILD, advance
from bot.engine.step import MOST_AUTOMATIC, Position, declare, dropped, fly, rested, settle_deferred, waited_for
from tests.support.driving import DICE, EMPTY, options, paused, question, run
from tests.support.toy import Do, OneRule, Rule, Sheet

START = Position(EMPTY)


async def roll_and_ask(t: Any, seat: int, action: Do) -> None:
    t.state.numbers += await t.roll(2, label=action.what or "attack")
    await t.ask(1, "which", options("a", "b"), default=("a",))
    t.state.numbers += await t.roll(1, label="damage")


async def count_down(t: Any, seat: int, action: Do) -> None:
    t.state.words["upkeep"] = action.what


async def upkeep(t: Any, seat: int | None, action: Any) -> None:
    assert seat is None
    left = int(t.state.words["upkeep"]) - 1
    t.state.words["upkeep"] = str(left)
    if left <= 0:
        del t.state.words["upkeep"]
    t.state.numbers += await t.roll(1, label="upkeep")
    t.say("upkeep", left=left)


@pytest.mark.parametrize("count", [1, 3, MOST_AUTOMATIC])
def test_automatic_actions_follow_until_there_are_none(count: int) -> None:
    game = OneRule(count_down, upkeep)
    step = declare(game, START, 0, Do(str(count)), DICE)
    assert len(step.finished) == len(step.after) == count + 1
    assert [done.flight.seat for done in step.finished] == [0] + [None] * count
    assert [entry.first_draw for entry in (done.flight for done in step.finished)] == [0, *range(count)]
    assert step.position == step.after[-1]
    assert [position.next_draw for position in step.after] == list(range(count + 1))
    assert len(set(step.state.numbers)) > 1 or count == 1
    assert step.events == step.fresh
    assert len(step.events) == count


def test_F65_endless_automatic_actions_are_stopped() -> None:
    with pytest.raises(RulesFault, match="1,000 automatic actions"):
        declare(OneRule(count_down, upkeep), START, 0, Do(str(MOST_AUTOMATIC + 1)), DICE)


def test_an_automatic_action_can_ask() -> None:
    async def asks(t: Any, seat: int | None, action: Any) -> None:
        t.say("before")
        answer = await t.ask(1, "which", options("a", "b"), default=("a",))
        t.state.words = {"answer": answer[0]}

    game = OneRule(count_down, asks)
    step = declare(game, START, 0, Do("1"), DICE)
    assert len(step.finished) == 1
    assert step.pause is not None
    assert step.position.snapshot == step.finished[0].snapshot
    after = fly(game, step.position, answered(step.pause, 1, ("b",)), DICE)
    assert after.state.words == {"answer": "b"}
    assert after.fresh == []


def test_a_step_is_stored_and_goes_on_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BUILD, "tag", "")
    game = OneRule(roll_and_ask)
    step = declare(game, START, 0, Do(), DICE)
    stored = codec.decode(codec.encode(step.position), Position)
    assert stored == step.position
    assert len(codec.encode(step.position.flight)) < 120
    assert step.pause is not None
    flight = answered(step.pause, 1, ("b",))
    assert fly(game, stored, flight, DICE).position == fly(game, step.position, flight, DICE).position


def test_two_flights_at_once_are_refused_with_who_is_awaited() -> None:
    game = OneRule(roll_and_ask)
    step = declare(game, START, 0, Do(), DICE)
    assert waited_for(game, START) == ()
    assert waited_for(game, step.position) == (1,)
    for seat in (0, 1, None):
        with pytest.raises(Refused) as caught:
            declare(game, step.position, seat, Do(), DICE)
        assert (caught.value.key, caught.value.facts) == ("action_in_flight", {"waiting": (1,)})


def test_an_interrupting_action_drops_the_flight_and_keeps_its_dice() -> None:
    game = OneRule(roll_and_ask)
    step = declare(game, START, 0, Do(), DICE)
    first = step.state.numbers

    async def interrupt(t: Any, seat: int, action: Do) -> None:
        t.state.words["interrupted"] = str(seat)
        t.say("interrupted")

    after = declare(OneRule(interrupt), step.position, 1, Do("interrupt"), DICE)
    assert after.state == Sheet(words={"interrupted": "1"})
    assert [event.key for event in after.fresh] == ["interrupted"]
    assert after.position.next_draw == 1
    again = declare(game, after.position, 0, Do(), DICE)
    assert again.state.numbers == first
    by_table = declare(OneRule(interrupt), step.position, None, Do("interrupt"), DICE)
    assert by_table.state == Sheet(words={"interrupted": "None"})


# Dice of dropped flights -------------------------------------------------------------------------------------------


def test_a_dropped_flight_reserves_its_dice_for_the_same_labels() -> None:
    game = OneRule(roll_and_ask)
    step = declare(game, START, 0, Do(), DICE)
    position = dropped(step.position)
    assert position.flight is None
    assert (position.snapshot, position.next_draw) == (EMPTY, 1)
    assert position.reserved == step.position.flight.served  # type: ignore[union-attr]
    other = declare(game, position, 0, Do("defence"), DICE)
    assert other.state.numbers == list(DICE.roll(1, roll_of(2)))
    assert other.position.reserved == position.reserved
    same = declare(game, position, 0, Do(), DICE)
    assert same.state.numbers == step.state.numbers
    assert same.position.reserved == ()
    assert same.pause is not None
    over = fly(game, same.position, answered(same.pause, 1, ("a",)), DICE)
    assert [entry.number for entry in over.finished[0].flight.served if isinstance(entry, Rolled)] == [0, 1]
    assert over.position.next_draw == 2
    assert over.state.numbers[2:] == list(DICE.roll(1, roll_of(1)))


def roll_of(count: int) -> Roll:
    return Roll(count, 6, "any")


def test_reserved_dice_serve_automatic_actions_too() -> None:
    async def rolls_then_asks(t: Any, seat: int | None, action: Any) -> None:
        t.state.numbers += await t.roll(1, label="result")
        await t.ask(0, "which", options("a", "b"), default=("a",))
        t.state.words = {}

    game = OneRule(count_down, rolls_then_asks)
    step = declare(game, START, 0, Do("1"), DICE)
    rolled = step.state.numbers
    position = dropped(step.position)
    settled = settle_deferred(game, position, codec.decode(position.snapshot, Sheet), SeededDice(b"other seed"))
    assert settled.state.numbers == rolled
    assert settled.position.reserved == ()
    assert settled.position.next_draw == 1


def test_a_flight_dropped_twice_keeps_its_dice() -> None:
    game = OneRule(roll_and_ask)
    position = dropped(declare(game, START, 0, Do(), DICE).position)
    again = dropped(declare(game, position, 0, Do(), DICE).position)
    assert again == position
    assert dropped(position) == position


def test_reserved_dice_must_fit_the_roll() -> None:
    async def rolls(t: Any, seat: int, action: Do) -> None:
        t.state.numbers += await t.roll(3, label="attack")
        t.state.numbers += await t.roll(2, 4, label="attack")
        t.state.numbers += await t.roll(2, label="attack")

    position = Position(EMPTY, None, 9, (Rolled("attack", 2, (5, 6)),))
    over = declare(OneRule(rolls), position, 0, Do(), DICE)
    assert over.state.numbers[5:] == [5, 6]
    assert [entry.number for entry in over.finished[0].flight.served if isinstance(entry, Rolled)] == [9, 10, 2]
    assert over.position.next_draw == 11


# Rules that changed ------------------------------------------------------------------------------------------------


@pytest.fixture
def newer_build() -> Iterator[None]:
    """The program after an upgrade."""
    BUILD.tag = "newer"
    yield
    BUILD.tag = ""


def asking(*questions: str, ids: tuple[str, ...] = ("a", "b")) -> Rule:
    async def rule(t: Any, seat: int, action: Do) -> None:
        for key in questions:
            await t.ask(1, key, options(*ids), default=("a",))
            t.say("asked", question=key)

    return rule


def flight_after(answers: int) -> PendingAction:
    """A flight of an older program that asked ``one``, ``two`` and ``three``."""
    result: Any = run(asking("one", "two", "three"))
    for _ in range(answers):
        result = run(asking("one", "two", "three"), flight=answered(paused(result), 1, ("a",)))
    return paused(result).flight


@pytest.mark.usefixtures("newer_build")
@pytest.mark.parametrize("answers", [0, 1, 2])
@pytest.mark.parametrize(
    "changed",
    [
        asking(),
        asking("one"),
        asking("zero", "two", "three"),
        asking("one", "zero", "three"),
        asking("one", "two", "zero"),
        asking("one", "two", "three", ids=("a", "b", "c")),
    ],
)
def test_a_changed_question_is_found(changed: Rule, answers: int) -> None:
    BUILD.tag = ""
    flight = flight_after(answers)
    BUILD.tag = "newer"
    if changed_late(changed, answers):
        result = paused(run(changed, flight=flight))
        assert result.flight.build == "newer"
        assert len(result.flight.served) == answers
    else:
        with pytest.raises(Stuck):
            run(changed, flight=flight)


def changed_late(changed: Rule, answers: int) -> bool:
    """True if the first questions, the open one included, are still those of the older program."""
    open_one = answers + 1
    new: list[Any] = []
    result: Any = run(changed)
    while isinstance(result, Pause) and len(new) < open_one:
        new.append(result.request)
        result = run(changed, flight=answered(result, 1, ("a",)))
    old = [question(1, "a", "b", key=key) for key in ("one", "two", "three")][:open_one]
    return new == old


@pytest.mark.usefixtures("newer_build")
def test_unchanged_questions_go_on_after_an_upgrade() -> None:
    BUILD.tag = ""
    flight = flight_after(2)
    BUILD.tag = "newer"
    result = paused(run(asking("one", "two", "three"), flight=flight))
    assert result.flight.prints == flight.prints
    assert isinstance(run(asking("one", "two", "three"), flight=answered(result, 1, ("a",))).state, Sheet)


@pytest.mark.usefixtures("newer_build")
def test_a_changed_question_to_all_is_found_with_half_its_answers() -> None:
    def both(*ids: str) -> Rule:
        async def rule(t: Any, seat: int, action: Do) -> None:
            await t.ask_all([question(0, *ids), question(1, *ids)])

        return rule

    BUILD.tag = ""
    flight = answered(paused(run(both("a", "b"))), 1, ("b",))
    flight = paused(run(both("a", "b"), flight=flight)).flight
    BUILD.tag = "newer"
    same = paused(run(both("a", "b"), flight=flight))
    assert [ask.seat for ask in asks_of(same)] == [0]
    with pytest.raises(Stuck, match="request 0 has changed"):
        run(both("a", "c"), flight=flight)


@pytest.mark.usefixtures("newer_build")
def test_an_action_that_is_not_known_any_more_is_stuck() -> None:
    class Renamed(OneRule):
        action_type = Position

    BUILD.tag = ""
    flight = flight_after(1)
    BUILD.tag = "newer"
    with pytest.raises(Stuck, match="cannot be read"):
        advance(Renamed(asking("one")), EMPTY, flight, DICE)


def test_an_action_that_newer_rules_refuse_is_stuck_and_not_refused_to_whoever_looks() -> None:
    async def refuse(t: Any, seat: int, action: Do) -> None:
        t.refuse("not_any_more")

    step = declare(OneRule(roll_and_ask), START, 0, Do(), DICE)
    assert rested(OneRule(roll_and_ask), step.position).pause is not None
    with pytest.raises(Stuck, match="not_any_more"):
        rested(OneRule(refuse), step.position)


@pytest.mark.usefixtures("newer_build")
def test_a_stuck_flight_is_dropped_and_declared_again() -> None:
    BUILD.tag = ""
    step = declare(OneRule(roll_and_ask), START, 0, Do(), DICE)
    BUILD.tag = "newer"

    async def changed(t: Any, seat: int, action: Do) -> None:
        t.state.numbers += await t.roll(2, label="attack")
        await t.ask(1, "other", options("a", "b"), default=("a",))

    game = OneRule(changed)
    assert step.position.flight is not None
    with pytest.raises(Stuck):
        fly(game, step.position, step.position.flight, DICE)
    again = declare(game, dropped(step.position), 0, Do(), DICE)
    assert again.state.numbers == step.state.numbers


# At rest -----------------------------------------------------------------------------------------------------------


def test_rules_that_draw_where_they_asked_before_do_not_fit_the_flight() -> None:
    async def rolls(t: Any, seat: int, action: Do) -> None:
        await t.roll(2, label="attack")

    async def shuffles(t: Any, seat: int, action: Do) -> None:
        await t.shuffle([1, 2], label="deck")

    async def asks(t: Any, seat: int, action: Do) -> None:
        await t.ask(1, "which", options("a", "b"), default=("a",))

    step = declare(OneRule(asks), START, 0, Do(), DICE)
    assert rested(OneRule(asks), step.position).pause == step.pause
    for changed in (rolls, shuffles):
        with pytest.raises(Stuck):
            rested(OneRule(changed), step.position)
