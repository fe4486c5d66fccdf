"""Whole games at random or greedily, over legal offers. For tests, benches and computer seats."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import count
from struct import Struct as Packed
from typing import Any, TypeVar

from msgspec import Struct

from bot.engine.answers import answers_by_chance, random_answer
from bot.engine.dice import Dice, SeededDice
from bot.engine.errors import RulesFault
from bot.engine.game import Game, Outcome
from bot.engine.pending_action import PLAYER, READY, AllAnswered, Answered, PendingAction, answered, asks_of
from bot.engine.requests import Answer, Ask
from bot.engine.run import Answerer
from bot.engine.step import Step, begin, declare, fly

S = TypeVar("S")

_SPAN = 1 << 32
_WORDS = Packed("<256I")

Pick = Callable[[int], int]
Chooser = Callable[[Game[Any, Any, Any], Any, int, Pick], Any]


class Played(Struct, frozen=True):
    """How a played-out game went."""

    outcome: Outcome | None
    decisions: int
    snapshot: bytes


def picker(seed: bytes) -> Pick:
    """A stream of fair choices from a seed; nothing in the engine draws from a shared generator."""
    stream = _quick_words(seed)

    def pick(bound: int) -> int:
        limit = _SPAN - _SPAN % bound
        while (word := next(stream)) >= limit:
            pass
        return word % bound

    return pick


def _quick_words(seed: bytes) -> Iterator[int]:
    """32-bit words, many to a hash: random play draws one at every decision, and nobody must be able to check them."""
    for block in count():
        yield from _WORDS.unpack(hashlib.shake_128(b"%d|%b" % (block, seed)).digest(_WORDS.size))


def any_offer(game: Game[Any, Any, Any], state: Any, seat: int, pick: Pick) -> Any:
    """One legal action at random."""
    action = game.by_chance(state, seat, pick)
    if action is None:
        raise RulesFault(f"seat {seat} is to act and has no legal offer")
    return action


def best_offer(game: Game[Any, Any, Any], state: Any, seat: int, pick: Pick) -> Any:
    """The most promising legal action by the game's own rough estimate; chance decides between equals."""
    best: list[Any] = []
    top: int | None = None
    for offer in game.greedy_candidates(state, seat):
        action = offer.action if offer.action is not None else game.fill(state, seat, offer, pick)
        if action is None:
            continue
        score = game.greedy_score(state, seat, action)
        if top is None or score > top:
            best, top = [action], score
        elif score == top:
            best.append(action)
    if not best:
        raise RulesFault(f"seat {seat} is to act and has no legal offer")
    return best[pick(len(best))]


def greedy_answer(game: Game[Any, Any, Any], state: Any, ask: Ask, pick: Pick) -> Answer:
    """The answer that the game's own rough estimate leans to; at random where it leans to none."""
    preferred_answer = game.preferred_answer(state, ask)
    return random_answer(ask, pick) if preferred_answer is None else preferred_answer


def answers_by_greed(game: Game[Any, Any, Any], pick: Pick) -> Answerer:
    """Answers everything so, instant questions too."""

    def answer(state: Any, ask: Ask) -> tuple[Answer, str]:
        return greedy_answer(game, state, ask, pick), PLAYER

    return answer


def steps(
    game: Game[S, Any, Any],
    options: Any,
    seats: int,
    seed: bytes,
    *,
    choose: Chooser = any_offer,
    dice: Dice | None = None,
    answerer: Answerer | None = None,
) -> Iterator[Step[S]]:
    """Play on, yielding every step, until the game is over."""
    pick = picker(seed)
    dice = dice or SeededDice(seed)
    answerer = answerer or answers_by_chance(pick)
    step = begin(game, options, seats, dice, answerer)
    yield step
    while game.outcome(step.state) is None:
        if step.pause is not None:
            ask = asks_of(step.pause)[0]
            flight = answered(step.pause, ask.seat, random_answer(ask, pick))
            step = fly(game, step.position, flight, dice, answerer)
        else:
            seat = _someone(game, step.state, pick)
            step = declare(game, step.position, seat, choose(game, step.state, seat, pick), dice, answerer)
        yield step


def _someone(game: Game[Any, Any, Any], state: Any, pick: Pick) -> int:
    waiting = sorted(game.to_act(state))
    if not waiting:
        raise RulesFault("nobody is to act and the game is not over")
    return waiting[0] if len(waiting) == 1 else waiting[pick(len(waiting))]


def decisions(flight: PendingAction) -> int:
    """How many decisions of players are in a finished action: its declaration and the answers given by choice."""
    count = 0 if flight.seat is None or flight.source == READY else 1
    for entry in flight.served:
        if isinstance(entry, Answered):
            count += entry.source == PLAYER
        elif isinstance(entry, AllAnswered):
            count += entry.sources.count(PLAYER)
    return count


def play(
    game: Game[Any, Any, Any],
    options: Any,
    seats: int,
    seed: bytes,
    *,
    choose: Chooser = any_offer,
    most: int = 100_000,
) -> Played:
    """Play one game to its end (or to ``most`` decisions)."""
    made = 0
    step: Step[Any] | None = None
    for step in steps(game, options, seats, seed, choose=choose):
        for done in step.finished:
            made += decisions(done.flight)
        if made >= most:
            break
    if step is None:
        raise RulesFault("the game did not begin")
    return Played(game.outcome(step.state), made, step.position.snapshot)
