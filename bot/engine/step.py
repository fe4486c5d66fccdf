"""One whole step of a game: the action or answer of a seat and everything automatic that follows from it.

Still pure: a ``Position`` goes in, the next one comes out. Whoever keeps positions (a table in memory, a database)
stores all that one step returns in one transaction.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec
from bot.engine.dice import Dice
from bot.engine.errors import Refused, RulesFault, Stuck
from bot.engine.events import Event
from bot.engine.game import Game
from bot.engine.pending_action import (
    READY,
    TIMEOUT,
    DeferredAction,
    Done,
    Pause,
    PendingAction,
    Rolled,
    Served,
    Shuffled,
    named_for,
    used_draw,
)
from bot.engine.requests import Answer, Ask, Roll, Shuffle
from bot.engine.run import Answerer, advance, declared, only_option, probe, state_of

S = TypeVar("S")

MOST_AUTOMATIC = 1000
"""More automatic actions in a row than this are an endless loop."""


class Position(Struct, frozen=True, gc=False, omit_defaults=True):
    """Where a game stands: the last snapshot, the pending action, and the next draw number (never rewound).

    ``reserved`` are dice of flights that were given up; they serve the same labels again.
    """

    snapshot: bytes
    flight: PendingAction | None = None
    next_draw: int = 0
    reserved: tuple[Served, ...] = ()


class Step(Struct, Generic[S], frozen=True):
    """What a step did: the actions it finished in order, the question it stopped at, and the new position.

    ``after`` holds the position after each finished action.
    """

    position: Position
    state: S
    finished: tuple[Done[S], ...]
    pause: Pause[S] | None
    after: tuple[Position, ...] = ()

    @property
    def events(self) -> list[Event]:
        """All events of the step, those of an unfinished action included."""
        told = [event for done in self.finished for event in done.events]
        return told + self.pause.events if self.pause is not None else told

    @property
    def fresh(self) -> list[Event]:
        """The events of the step that no earlier step has told."""
        told = [event for done in self.finished for event in done.fresh]
        return told + self.pause.fresh if self.pause is not None else told


def begin(game: Game[S, Any, Any], options: Any, seats: int, dice: Dice, answerer: Answerer = only_option) -> Step[S]:
    """The first step: a blank state and whatever is automatic at the start."""
    state = game.blank(options, seats)
    return settle_deferred(game, Position(codec.encode(state)), state, dice, answerer)


def settle_deferred(
    game: Game[S, Any, Any],
    position: Position,
    state: S,
    dice: Dice,
    answerer: Answerer = only_option,
    behind: tuple[DeferredAction, ...] = (),
) -> Step[S]:
    """Carry out what waited ``behind`` a flight that is given up, and what is automatic now; nothing else."""
    return _go_on(game, position, state, [], [], dice, answerer, behind)


def declare(
    game: Game[S, Any, Any],
    position: Position,
    seat: int | None,
    action: Any,
    dice: Dice,
    answerer: Answerer = only_option,
) -> Step[S]:
    """A seat declares an action. During a flight only an action that interrupts it (a concession) is accepted.

    What interrupts a flight drops it; its dice stay reserved, so that nobody rerolls by interrupting.
    """
    if position.flight is not None:
        if not game.interrupts(state_of(game, position.snapshot), seat, action):
            raise game.with_clause(Refused("action_in_flight", waiting=waited_for(game, position)))
        position = dropped(position)
    return fly(game, position, declared(game, seat, action, position.next_draw), dice, answerer)


def rested(game: Game[S, Any, Any], position: Position) -> Step[S]:
    """The position as it was left: the same question open again. Raises Stuck where the rules have changed."""
    if position.flight is None:
        return Step(position, state_of(game, position.snapshot), (), None)
    try:
        paused = advance(game, position.snapshot, position.flight, _NoDice(), lambda state, ask: None)
    except Refused as refusal:
        raise Stuck(f"the action is refused by now: {refusal.key}") from refusal
    if not isinstance(paused, Pause):
        raise Stuck("nothing is asked any more")
    return Step(position, paused.state, (), paused)


class _NoDice:
    """Without dice and orders a run comes to rest where it did before, or the rules have changed."""

    def roll(self, number: int, request: Roll) -> tuple[int, ...]:
        raise Stuck(f"{request.label!r} is rolled where somebody was asked")

    def shuffle(self, number: int, request: Shuffle) -> tuple[int, ...]:
        raise Stuck(f"{request.label!r} is shuffled where somebody was asked")


def waited_for(game: Game[Any, Any, Any], position: Position) -> tuple[int, ...]:
    """The seats of which others may be told that the pending action waits for their answers."""
    pause = None if position.flight is None else rested(game, position).pause
    return () if pause is None else named_for(pause)


def fly(
    game: Game[S, Any, Any], position: Position, flight: PendingAction, dice: Dice, answerer: Answerer = only_option
) -> Step[S]:
    """Run a flight (new, or with one more answer), what waits behind it, and everything automatic after it."""
    result = advance(game, position.snapshot, flight, dice, _for_the_away(game, flight, answerer), position.reserved)
    after = _after(position, result)
    if isinstance(result, Pause):
        return Step(after, result.state, (), result)
    return _go_on(game, after, result.state, [result], [after], dice, answerer, flight.behind)


def joined(
    game: Game[Any, Any, Any], position: Position, seat: int | None, action: Any, source: str
) -> tuple[PendingAction, Event | None] | None:
    """The pending action with an action behind it that waits for its end, and what is told of that at once.

    None where it does not wait. What is said twice is so once. Raises Refused.
    """
    flight = position.flight
    later = None if flight is None else game.waits_for_end(state_of(game, position.snapshot), seat, action)
    if flight is None or later is None:
        return None
    refusal = probe(game, position.snapshot, seat, action).refusal
    if refusal is not None:
        raise game.with_clause(refusal)
    one = DeferredAction(codec.encode(action), source, later.away, seat)
    if (one.seat, one.action) in [(other.seat, other.action) for other in flight.behind]:
        return flight, None
    return replace(flight, behind=(*flight.behind, one)), later.told


def _for_the_away(game: Game[Any, Any, Any], flight: PendingAction, answerer: Answerer) -> Answerer:
    """The same answerer; only those of whom nothing is waited for any more get their default.

    All do as soon as one side is left without them.
    """
    away = {seat for one in flight.behind for seat in one.away}
    if not away:
        return answerer

    def answer(state: Any, ask: Ask) -> tuple[Answer, str] | None:
        settled = ask.seat in away or game.decided_without(state, away)
        return (ask.default, TIMEOUT) if settled else answerer(state, ask)

    return answer


def _go_on(
    game: Game[S, Any, Any],
    position: Position,
    state: S,
    finished: list[Done[S]],
    after: list[Position],
    dice: Dice,
    answerer: Answerer,
    behind: tuple[DeferredAction, ...] = (),
) -> Step[S]:
    for count in range(MOST_AUTOMATIC + 1):
        flight = _following(game, position, state, behind)
        if flight is None:
            return Step(position, state, tuple(finished), None, tuple(after))
        if count == MOST_AUTOMATIC:
            break
        behind = flight.behind
        result = advance(
            game, position.snapshot, flight, dice, _for_the_away(game, flight, answerer), position.reserved
        )
        position, state = _after(position, result), result.state
        if isinstance(result, Pause):
            return Step(position, state, tuple(finished), result, tuple(after))
        finished.append(result)
        after.append(position)
    raise RulesFault("more than 1,000 automatic actions in a row")


def _following(
    game: Game[S, Any, Any], position: Position, state: S, behind: tuple[DeferredAction, ...]
) -> PendingAction | None:
    """What was declared meanwhile, unless it has no point any more; else what happens by itself, or is ready-made."""
    for place, one in enumerate(behind):
        action = game.action_decoder.decode(one.action)
        if probe(game, position.snapshot, one.seat, action).accepted:
            return PendingAction(
                one.seat, one.action, position.next_draw, behind=behind[place + 1 :], source=one.source
            )
    action = game.automatic(state)
    if action is not None:
        return declared(game, None, action, position.next_draw)
    ready = game.ready_made(state)
    return None if ready is None else replace(declared(game, *ready, position.next_draw), source=READY)


def _after(position: Position, result: Pause[Any] | Done[Any]) -> Position:
    flight = result.flight
    draw = max(position.next_draw, flight.first_draw + flight.draws())
    reserved = position.reserved
    if reserved:
        used = [entry for entry in flight.served if used_draw(entry)]
        reserved = tuple(entry for entry in reserved if entry not in used)
    if isinstance(result, Pause):
        return Position(position.snapshot, flight, draw, reserved)
    return Position(result.snapshot, None, draw, reserved)


def dropped(position: Position) -> Position:
    """The position after its flight was given up (the rules changed under it): at the snapshot, its dice reserved."""
    flight = position.flight
    if flight is None:
        return position
    rolled = tuple(entry for entry in flight.served if isinstance(entry, Rolled | Shuffled))
    draw = max(position.next_draw, flight.first_draw + flight.draws())
    return Position(position.snapshot, None, draw, position.reserved + rolled)
