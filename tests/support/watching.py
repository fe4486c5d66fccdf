"""Random games, watched: every step with what led to it, for the checks that every game must pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from bot.engine import codec
from bot.engine.answers import random_answer
from bot.engine.dice import SeededDice
from bot.engine.pending_action import PLAYER, AllAnswered, Answered, Done
from bot.engine.playout import any_offer, best_offer, picker
from bot.engine.requests import Answer, Ask
from bot.engine.step import Position, Step, begin, declare
from tests.support.roster import Entrant

LONG = 5000
"""More steps than this and a random game does not end."""

Pick = Callable[[int], int]


class Asked(Struct, frozen=True):
    """A question that came up, the state it came up in, and its answer."""

    state: bytes
    ask: Ask
    answer: Answer


class Moment(Struct, frozen=True):
    """One step: where it began, who declared what (nobody: the start), what was asked, and where it led."""

    before: Position
    seat: int | None
    action: Any
    asked: tuple[Asked, ...]
    step: Step[Any]

    def runs(self) -> Iterator[tuple[Position, Done[Any], tuple[Asked, ...]]]:
        """Each action that the step finished: the position before it, and what was asked in it."""
        before, asked = self.before, list(self.asked)
        for done, after in zip(self.step.finished, self.step.after, strict=True):
            count = sum(len(entry.seats) if isinstance(entry, AllAnswered) else 1 for entry in answers(done))
            yield before, done, tuple(asked[:count])
            before, asked = after, asked[count:]


def answers(done: Done[Any]) -> list[Answered | AllAnswered]:
    """The entries of a finished action that are answers."""
    return [entry for entry in done.flight.served if isinstance(entry, Answered | AllAnswered)]


def dice_of(seed: bytes) -> SeededDice:
    """The dice of a watched game."""
    return SeededDice(seed, b"watched")


def mostly_best(game: Any, state: Any, seat: int, pick: Pick) -> Any:
    """Greed, with a slip now and then: such games go other ways than those of chance."""
    return (best_offer if pick(4) else any_offer)(game, state, seat, pick)


def moments(entrant: Entrant, seed: bytes, *, noting: bool = True, most: int = LONG) -> Iterator[Moment]:
    """Play one game at random to its end. Without ``noting`` questions are answered but not kept."""
    game, pick, dice = entrant.game, picker(seed), dice_of(seed)
    choose = any_offer if pick(3) else mostly_best
    asked: list[Asked] = []

    def answerer(state: Any, ask: Ask) -> tuple[Answer, str]:
        answer = random_answer(ask, pick)
        if noting:
            asked.append(Asked(codec.encode(state), ask, answer))
        return answer, PLAYER

    start = Position(codec.encode(game.blank(entrant.options, entrant.seats)))
    step = begin(game, entrant.options, entrant.seats, dice, answerer)
    yield Moment(start, None, None, tuple(asked), step)
    for _ in range(most):
        if game.outcome(step.state) is not None:
            return
        waiting = sorted(game.to_act(step.state))
        assert waiting, "nobody is to act and the game is not over"
        others = sorted(game.may_act(step.state)) if entrant.unasked else []
        if others and not pick(entrant.unasked):
            waiting = others
        seat = waiting[pick(len(waiting))]
        action = choose(game, step.state, seat, pick)
        asked.clear()
        before = step.position
        step = declare(game, before, seat, action, dice, answerer)
        yield Moment(before, seat, action, tuple(asked), step)
    assert most < LONG, "a random game does not end"


def chain(entrant: Entrant, seed: bytes, most: int = LONG) -> list[str]:
    """The hashes of all states of a random game."""
    found = []
    for moment in moments(entrant, seed, noting=False, most=most):
        found += [codec.digest(done.snapshot) for done in moment.step.finished]
    return found


def copied(entrant: Entrant, position: Position) -> Any:
    """A fresh state from a position."""
    return entrant.game.state_decoder.decode(position.snapshot)
