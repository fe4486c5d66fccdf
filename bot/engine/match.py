"""A game in memory: positions, history, undo. Tests, scenarios, records, the terminal and random play all sit on it.

The living service keeps the same things in a database; what may happen next is decided by the same functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from msgspec import UNSET, Struct

from bot.engine import codec, undo
from bot.engine.answers import Standing
from bot.engine.dice import Dice, SeededDice
from bot.engine.errors import Refused, RulesFault, Stuck
from bot.engine.events import Event
from bot.engine.game import Game, Outcome
from bot.engine.history import ACTION, AUTOMATIC, EDIT, RENEWED, START, UNDO, HistoryLine, Lines, Past
from bot.engine.pending_action import (
    GM,
    PLAYER,
    STANDING,
    TIMEOUT,
    DeferredAction,
    Done,
    Pause,
    PendingAction,
    answered,
    asks_of,
    named_for,
    waiting_for,
)
from bot.engine.requests import Answer, Ask
from bot.engine.run import state_of
from bot.engine.step import (
    MOST_AUTOMATIC,
    Position,
    Step,
    begin,
    declare,
    dropped,
    fly,
    joined,
    rested,
    settle_deferred,
)

S = TypeVar("S")


class UndoPlan(Struct, frozen=True):
    """What would be taken back, whose it is, what stands in its way, and what it needs at a table with this policy.

    A whole action goes back to the line ``target``; an answer in the action in progress leaves what was served before
    ``place``.
    """

    seat: int | None
    need: str
    hindrance: str | None
    target: int = -1
    place: int | None = None


class Match(Generic[S]):
    """One running game."""

    def __init__(
        self,
        game: Game[S, Any, Any],
        options: Any,
        seats: int,
        dice: Dice,
        state: S | None = None,
        past: Past | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.dice = dice
        self.orders: dict[int, Any] = {}
        self.answerer = Standing(game, self.orders)
        self.lines: Lines = []
        self.events: list[Event] = []
        self.pending_source = AUTOMATIC  # the source of the pending action
        self._viewed: tuple[S, dict[int | None, Any]] | None = None  # what seats see of a position
        if past is not None:
            self._resume(past)
            return
        if state is None:
            first = begin(game, options, seats, dice, self.answerer)
            start = Position(codec.encode(game.blank(options, seats)))
        else:
            start = Position(codec.encode(state))
            first = settle_deferred(game, start, state_of(game, start.snapshot), dice, self.answerer)
        self._show(Step(start, first.state, (), None))
        self._add(ACTION, None, START, start)
        self._take(first, AUTOMATIC)

    def _resume(self, past: Past) -> None:
        """Go on from what was kept. A flight that does not fit the rules any more is given up; its dice are not."""
        self.orders.update(past.orders)
        self.lines = past.lines
        self.pending_source = past.pending_source
        try:
            self._show(rested(self.game, past.position))
        except Stuck:
            self.pending_source = AUTOMATIC
            flight = past.position.flight
            self._restart(dropped(past.position), () if flight is None else flight.behind)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The questions open now."""
        return asks_of(self.pause) if self.pause is not None else ()

    @property
    def to_act(self) -> frozenset[int]:
        """The seats waited for: those that are asked, or those whose turn it is."""
        if self.pause is not None:
            return frozenset(waiting_for(self.pause))
        return frozenset() if self.outcome is not None else self.game.to_act(self.state)

    @property
    def may_act(self) -> frozenset[int]:
        """The seats that may declare something though nobody waits for them: between actions only."""
        rests = self.pause is None and self.outcome is None
        return self.game.may_act(self.state) - self.to_act if rests else frozenset()

    @property
    def together(self) -> frozenset[int]:
        """The seats that declare at once, in secret: nobody may know which of them are left."""
        rests = self.pause is None and self.outcome is None
        return self.game.together(self.state) if rests else frozenset()

    @property
    def named(self) -> tuple[int, ...]:
        """The seats of which everybody may be told that they are waited for."""
        return tuple(sorted(self.together or self.to_act)) if self.pause is None else named_for(self.pause)

    def limit_kind(self, seat: int) -> str:
        """The kind of limit that is set to a seat which is waited for."""
        ask = self.ask_for(seat)
        if ask is None:
            return self.game.turn_limit(self.state, seat)
        return self.game.courtesy.limits[0] if ask.limit is UNSET else ask.limit

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.outcome(self.state)

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know now: made once for a position."""
        if self._viewed is None or self._viewed[0] is not self.state:
            self._viewed = (self.state, {})
        state, views = self._viewed
        if seat not in views:
            views[seat] = self.game.view(state, seat)
        return views[seat]

    def shown(self, seat: int | None) -> Any:
        """The same for pictures and boards: in the middle of an act the table waits for those who are asked."""
        view = self.view(seat)
        return view if self.pause is None else self.game.asking(view, self.named)

    def ask_for(self, seat: int) -> Ask | None:
        """The question open for a seat."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def say(self, seat: int, text: str) -> list[Event]:
        """One line of notation of a seat: an answer to its question, an order, or a new action."""
        if self.game.is_order(text):
            return self.order(seat, text)
        ask = self.ask_for(seat)
        said = self.game.parse(text, self.state, seat, ask)
        if not isinstance(said, tuple):
            return self.act(seat, said)
        orders = self.orders.get(seat, self.game.no_orders())
        foretold = orders if ask is None else self.game.foretold(orders, text, ask)
        if foretold != orders:
            self.orders[seat] = foretold
        return self.answer(seat, said)

    def order(self, seat: int, text: str) -> list[Event]:
        """A standing order of a seat. It applies from the next question on; the open one included."""
        orders = self.orders.get(seat, self.game.no_orders())
        self.orders[seat] = self.game.order(orders, text, self.view(seat))
        return self._follow_orders() if self.pause is None else self._fly(self.pause.flight)

    def take_over(self, seat: int) -> None:
        """Another person takes a seat: what it holds goes with it, its standing orders are as the game says."""
        if seat in self.orders:
            self.orders[seat] = self.game.taken_over(self.orders[seat])

    def act(self, seat: int | None, action: Any, source: str = PLAYER) -> list[Event]:
        """A seat declares an action (seat None: the table does)."""
        if self.outcome is not None:
            raise self.game.with_clause(Refused("game_over"), self.options)
        waits = joined(self.game, self.position, seat, action, source)
        if waits is None:
            return self._take(self._declared(seat, action), source)
        flight, told = waits
        said = [] if told is None else [told]
        self.events += said
        return said + self._fly(flight)

    def answer(self, seat: int, value: Answer, source: str = PLAYER) -> list[Event]:
        """A seat answers its open question."""
        if self.pause is None:
            raise self.game.with_clause(Refused("not_asked", waiting=self.named), self.options)
        return self._fly(answered(self.pause, seat, value, source))

    def time_out(self, seat: int, source: str = TIMEOUT) -> list[Event]:
        """The seat's time has run out: the default of its question, or of its turn with all that it owes in it."""
        ask, before = self.ask_for(seat), self.state
        said = ask or (self.game.default(before, seat) if seat in self.to_act else None)
        if said is None:
            raise self.game.with_clause(Refused("not_asked", waiting=self.named), self.options)
        told = self.act(seat, said, source) if ask is None else self.answer(seat, ask.default, source)
        late = seat in self.to_act and self.game.still_late(before, said, self.state)
        return told + self.time_out(seat, source) if late else told

    def standing_lines(self) -> list[HistoryLine]:
        """The lines that led to where the game stands, oldest first: none that an undo has taken back."""
        return list(self.standing_back())[::-1]

    def standing_back(self) -> Iterator[HistoryLine]:
        """The same lines, newest first; each is read when it is come to."""
        number = len(self.lines) - 1
        while number >= 0:
            line = self.lines[number]
            if line.kind != UNDO:
                yield line
            number = line.back_to if line.kind == UNDO else number - 1

    def undo_line(self) -> HistoryLine:
        """The last action (or edit) that still stands: what an undo would take back. Readings agreed on are not."""
        last: HistoryLine | None = undo.last_declared(self.game, self.standing_lines())
        if last is None:
            raise self.game.with_clause(Refused("nothing_to_undo"), self.options)
        return last

    def hindrance(self) -> str | None:
        """What keeps the last action's seat from taking it back: see ``undo.barrier``, or that it is an edit."""
        flying = () if self.pause is None else self.pause.flight.served
        if self.pause is not None and self.pending_source != AUTOMATIC:
            return undo.barrier(flying, self.pause.flight.seat)
        last = self.undo_line()
        if last.kind == EDIT:
            return undo.RULING
        after = [line.flight for line in self.standing_lines() if line.number >= last.number and line.flight]
        return undo.barrier([entry for flight in after for entry in flight.served] + list(flying), last.seat)

    def undo_plan(self, policy: str = undo.REFEREE) -> UndoPlan:
        """What would be taken back now: the action in progress, or the last one; or all since a stage began."""
        if self.game.stage(self.state):
            flight = None if self.pause is None else self.pause.flight
            acted = flight is not None and (self.pending_source != AUTOMATIC or bool(undo.answer_places(flight)))
            asking, target = None, undo.stage_began(self.game, self.standing_lines(), acted)
        elif self.pause is not None and self.pending_source != AUTOMATIC:
            asking, target = self.pause.flight.seat, self.standing_lines()[-1].number
        else:
            asking, target = (last := self.undo_line()).seat, last.number - 1
        hindrance = self.hindrance()
        return UndoPlan(asking, undo.needed(self.game, hindrance, policy), hindrance, target)

    def answer_plan(self, seat: int, policy: str = undo.REFEREE) -> UndoPlan:
        """What would be taken back of the action in progress with the seat's last answer. Raises Refused."""
        flight = None if self.pause is None else self.pause.flight
        if flight is None:
            raise self.game.with_clause(Refused("nothing_to_undo"), self.options)
        if undo.withdrawn(flight, seat) is not None:
            return UndoPlan(seat, undo.FREE, None, place=len(flight.served))
        place = undo.last_place(flight, seat)
        hindrance = undo.barrier(flight.served[place:], seat)
        # In the middle of an action no deck can be shuffled: what came from one is taken back with the whole action.
        if undo.came_to_light(flight.served[place:]) and self.game.renewal(self.state) is not None:
            policy = undo.REFEREE
        return UndoPlan(seat, undo.needed(self.game, hindrance, policy), hindrance, place=place)

    def carry_out(self, plan: UndoPlan, by: int | None) -> None:
        """Take back what a plan says; whoever had to agree has done so."""
        if plan.place is None:
            self.back_to(plan.target, by, anew=plan.need == undo.ALL)
            return
        if self.pause is None or plan.seat is None:
            raise self.game.with_clause(Refused("nothing_to_undo"), self.options)
        flight = self.pause.flight
        later = [answer for answer in undo.answer_places(flight) if answer >= plan.place]
        self._fly(undo.taken_back(flight, len(later)) if later else undo.withdrawn(flight, plan.seat) or flight)

    def back_to(self, number: int, seat: int | None = None, *, anew: bool = False) -> None:
        """Make line ``number`` the head; undone lines stay, draw numbers go on. ``anew``: nobody knows what comes."""
        if not 0 <= number < len(self.lines):
            raise self.game.with_clause(Refused("no_such_line", given=number), self.options)
        position = Position(self.lines[number].position.snapshot, None, self.position.next_draw, self.position.reserved)
        self._add(UNDO, seat, PLAYER, position, back_to=number)
        self._restart(position, self.behind)
        renewal = self.game.renewal(self.state) if anew and isinstance(self.dice, SeededDice) else None
        if renewal is not None and self.pause is None:
            self._record(self._declared(None, renewal), RENEWED)

    def edit(self, state: S, by: int | None = None) -> None:
        """Put another state in place of this one (a game master's edit). A pending action is dropped."""
        faults = self.game.check(state)
        if faults:
            raise self.game.with_clause(Refused("edit_breaks_rules", fault=faults[0].key), self.options)
        position = Position(codec.encode(state), None, self.position.next_draw, self.position.reserved)
        self._add(EDIT, by, GM, position)
        self._restart(position, self.behind)

    @property
    def behind(self) -> tuple[DeferredAction, ...]:
        """What was declared behind the action in progress; it outlives that."""
        return () if self.pause is None else self.pause.flight.behind

    def _restart(self, position: Position, behind: tuple[DeferredAction, ...]) -> None:
        # Standing orders wait for the next action: here they would do again at once what was taken back.
        state = state_of(self.game, position.snapshot)
        self._record(settle_deferred(self.game, position, state, self.dice, self.answerer, behind), AUTOMATIC)

    def _declared(self, seat: int | None, action: Any) -> Step[S]:
        return self._run(lambda: declare(self.game, self.position, seat, action, self.dice, self.answerer))

    def _fly(self, flight: PendingAction) -> list[Event]:
        step = self._run(lambda: fly(self.game, self.position, flight, self.dice, self.answerer))
        return self._take(step, self.pending_source)

    def _run(self, run: Callable[[], Step[S]]) -> Step[S]:
        """A run that fails uses up no order."""
        before = dict(self.orders)
        try:
            return run()
        except Exception:
            self.orders.clear()
            self.orders.update(before)
            raise

    def _take(self, step: Step[S], source: str) -> list[Event]:
        return self._record(step, source) + self._follow_orders()

    def _record(self, step: Step[S], source: str) -> list[Event]:
        """Add the lines of a step. Its first action was declared from ``source``; the others follow by themselves.

        Save those that had been declared before and had waited: they know on what ground.
        """
        for done, after in zip(step.finished, step.after, strict=True):
            self._add(ACTION, done.flight.seat, done.flight.source or source, after, done)
            source = AUTOMATIC
        self.pending_source = source if step.pause is None else step.pause.flight.source or source
        self._show(step)
        self.events += step.fresh
        return step.fresh

    def _add(
        self, kind: str, seat: int | None, source: str, to: Position, done: Done[S] | None = None, back_to: int = 0
    ) -> None:
        flight, events = (None, ()) if done is None else (done.flight, tuple(done.events))
        self.lines.append(HistoryLine(kind, len(self.lines), seat, source, flight, events, to, back_to))

    def _show(self, step: Step[S]) -> None:
        self.position: Position = step.position
        self.state: S = step.state
        self.pause: Pause[S] | None = step.pause
        if step.pause is None:
            for seat, orders in sorted(self.orders.items()):
                self.orders[seat] = self.game.lasting(orders, self.view(seat))

    def _follow_orders(self) -> list[Event]:
        """What orders and defaults do by themselves: at most a turn of each seat, then somebody has to act."""
        told: list[Event] = []
        began = self.game.turns_begun(self.state)
        for _ in range(MOST_AUTOMATIC):
            step = self._ordered() if self.game.turns_begun(self.state) - began <= self.seats else None
            if step is None:
                return told
            told += self._record(step, STANDING)
        raise RulesFault("standing orders act without end")

    def _ordered(self) -> Step[S] | None:
        ordered = self.orders or self.game.acts_without_orders
        if not ordered or self.pause is not None or self.outcome is not None:
            return None
        for seat, action in self.answerer.actions(self.state):
            try:
                return self._declared(seat, action)
            except Refused:
                continue  # an order that does not fit is passed over
        return None
