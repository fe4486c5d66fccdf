"""Short ways to run one rule through the driver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine import codec
from bot.engine.dice import Dice, SeededDice
from bot.engine.match import Match
from bot.engine.pending_action import Done, Pause, PendingAction, answered
from bot.engine.requests import Ask, Option
from bot.engine.run import Answerer, advance, declared, only_option
from tests.support.toy import Do, NoOptions, OneRule, Rule, Sheet

DICE = SeededDice(b"test seed", b"test salt")
EMPTY = codec.encode(Sheet())


def run(
    rule: Rule,
    action: Do | None = None,
    *,
    flight: PendingAction | None = None,
    dice: Dice = DICE,
    answerer: Answerer = only_option,
    snapshot: bytes = EMPTY,
    seat: int | None = 0,
) -> Pause[Sheet] | Done[Sheet]:
    """Drive a rule as far as it goes."""
    game = OneRule(rule)
    return advance(game, snapshot, flight or declared(game, seat, action or Do(), 0), dice, answerer)


def paused(result: Pause[Sheet] | Done[Sheet]) -> Pause[Sheet]:
    """The pause at which a run must have stopped."""
    assert isinstance(result, Pause)
    return result


def done(result: Pause[Sheet] | Done[Sheet]) -> Done[Sheet]:
    """The end that a run must have reached."""
    assert isinstance(result, Done)
    return result


def to_the_end(rule: Rule, answers: Sequence[tuple[int, Any]], **more: Any) -> Done[Sheet]:
    """Run a rule, answering question after question; all answers must be needed."""
    result = run(rule, **more)
    for seat, answer in answers:
        result = run(rule, flight=answered(paused(result), seat, answer), **more)
    return done(result)


def options(*ids: str) -> list[Option]:
    """Options whose text is their id with a verb."""
    return [Option(name, f"take {name}") for name in ids]


def question(seat: int, *ids: str, **more: Any) -> Ask:
    """A question; its default is its first option."""
    return Ask(seat, more.pop("key", "which"), tuple(options(*ids)), more.pop("default", ids[:1]), **more)


def match_of(rule: Rule, upkeep: Rule | None = None, **more: Any) -> Match[Sheet]:
    """A match of a one-rule game."""
    dice = more.pop("dice", DICE)
    state = more.pop("state", None)
    return Match(OneRule(rule, upkeep, **more), NoOptions(), 2, dice, state)
