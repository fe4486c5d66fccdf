"""The driver: runs one action of a game from a snapshot, serving what was recorded, until it ends or somebody is asked.

It keeps nothing and changes none of its arguments. No coroutine outlives a call: each answer runs the action afresh
from its snapshot, so a restart of the program is what every answer does anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct

from bot.engine import codec
from bot.engine.dice import Dice
from bot.engine.errors import BadData, Refused, RulesFault, Stuck
from bot.engine.game import Game
from bot.engine.pending_action import (
    DEFAULT,
    ONLY_OPTION,
    SERVED_BY,
    Answered,
    Done,
    Pause,
    PendingAction,
    Revealed,
    Rolled,
    Served,
    Shuffled,
    check_ask,
    check_served,
    serves_roll,
    serves_shuffle,
    settled,
    together,
    used_draw,
    value_of,
)
from bot.engine.requests import Answer, Ask, AskAll, Request, Reveal, Roll, Shuffle, drawn_for
from bot.engine.table import Table

S = TypeVar("S")

MOST_REQUESTS = 1000
"""More requests than this in one action are an endless loop (counted, no clock: the same on every machine)."""

Answerer = Callable[[Any, Ask], "tuple[Answer, str] | None"]
"""Given the working state and a question: an answer and its source, or None to wait for the seat. It must not change
the state."""


class BUILD:
    """Names the program that wrote a flight. The service sets it at start; within one process it never changes."""

    tag: str = ""


class Probe(Struct, frozen=True):
    """Whether an action would be accepted. Nothing else is told: how far a dry run gets may depend on hidden cards."""

    refusal: Refused | None = None

    @property
    def accepted(self) -> bool:
        """True if the action would not be refused."""
        return self.refusal is None


def only_option(state: Any, ask: Ask) -> tuple[Answer, str] | None:
    """The answerer that every run has at least: instant questions take their default, a single answer gives itself.

    A secret question is put even with one answer: an instant reply would tell what a hand lacks.
    """
    if ask.non_blocking:
        return ask.default, DEFAULT
    if ask.low < len(ask.options) or ask.secret or ask.free is not None or (ask.ordered and ask.low > 1):
        return None
    return tuple([option.id for option in ask.options]), ONLY_OPTION


def declared(
    game: Game[Any, Any, Any], seat: int | None, action: Any, first_draw: int, build: str = ""
) -> PendingAction:
    """A new flight for an action."""
    return PendingAction(seat, codec.encode(action), first_draw, build=build)


def advance(
    game: Game[S, Any, Any],
    snapshot: bytes,
    flight: PendingAction,
    dice: Dice,
    answerer: Answerer = only_option,
    reserved: Sequence[Served] = (),
) -> Pause[S] | Done[S]:
    """Run the flight from the snapshot as far as it goes. Raises Refused, Stuck or RulesFault; changes nothing.

    ``reserved`` are dice of A pending action that was given up; they serve the same labels before any new draw.
    """
    return _Run(game, snapshot, flight, dice, answerer, reserved).go()


class _Run(Generic[S]):
    """One run of one action. Lives for one call of ``advance``."""

    __slots__ = ("answerer", "dice", "draw", "flight", "game", "partial", "requests", "reserved", "served", "table")

    def __init__(
        self,
        game: Game[S, Any, Any],
        snapshot: bytes,
        flight: PendingAction,
        dice: Dice,
        answerer: Answerer,
        reserved: Sequence[Served],
    ) -> None:
        self.game = game
        self.flight = flight
        self.dice = dice
        self.answerer = answerer
        self.reserved = list(reserved)
        self.table: Table[S] = Table(state_of(game, snapshot))
        self.served: list[Served] = list(flight.served)
        self.requests: list[Request] = []
        self.partial = flight.partial
        self.draw = flight.first_draw + flight.draws()

    def go(self) -> Pause[S] | Done[S]:
        """Drive the coroutine of the rules to its end or to the first request that nobody can serve yet."""
        flight, table = self.flight, self.table
        rules = self.game.apply(table, flight.seat, action_of(self.game, flight))
        try:
            waiting = self._drive(rules)
        finally:
            _close(rules)
        if waiting is None:
            over = PendingAction(
                flight.seat,
                flight.action,
                flight.first_draw,
                tuple(self.served),
                build=BUILD.tag,
                lost=flight.lost,
                source=flight.source,
            )
            return Done(codec.encode(table.state), over, table.state, table.events, flight.told)
        paused = PendingAction(
            flight.seat,
            flight.action,
            flight.first_draw,
            tuple(self.served),
            self._prints(),
            self.partial,
            len(table.events),
            BUILD.tag,
            flight.lost,
            flight.behind,
            flight.source,
        )
        return Pause(waiting, paused, table.state, table.events, flight.told)

    def _prints(self) -> tuple[bytes, ...]:
        """Only a pending action that stays in progress needs fingerprints, and those it has stay true."""
        known = self.flight.prints[: len(self.requests)]
        return (*known, *[codec.fingerprint(request) for request in self.requests[len(known) :]])

    def _drive(self, rules: Any) -> Any:
        table, requests, served, given = self.table, self.requests, self.served, len(self.served)
        prints = self.flight.prints
        # Prints are compared only for an action that another build of the program wrote; comparing always would
        # double the cost of a re-run.
        strict = len(prints) if self.flight.build != BUILD.tag else 0
        place, reply = 0, None
        while (request := _resumed(rules, reply, place)) is not _OVER:
            kind = type(request)
            if place >= MOST_REQUESTS:
                raise RulesFault("more than 1,000 requests in one action")
            if kind not in SERVED_BY:
                raise RulesFault(f"rules awaited {kind.__name__}, which is no request")
            if place < strict and prints[place] != codec.fingerprint(request):
                raise Stuck(f"request {place} has changed")
            requests.append(request)
            if place < given:
                entry = served[place]
                if place >= len(prints) or SERVED_BY[kind] is not type(entry):
                    check_served(request, entry)
            else:
                found = _SERVERS[kind](self, request)
                if found is None:
                    return request
                served.append(found)
                entry = found
            place += 1
            table.requested = place
            reply = value_of(entry)
        if place < given or place < strict:
            raise Stuck("answers or questions left over")
        return None

    def _ask(self, ask: Ask) -> Answered | None:
        check_ask(ask)
        if ask.limit is not UNSET and ask.limit not in self.game.courtesy.limits:
            raise RulesFault(f"question {ask.key!r} has an unknown kind of limit {ask.limit!r}")
        try:
            found = self.answerer(self.table.state, ask)
            if found is None:
                return None
            value = settled(ask, found[0])
        except BadData:
            raise
        except Exception as error:
            raise RulesFault(f"answering {ask.key!r}: {type(error).__name__}: {error}") from error
        # Whoever declines an instant question leaves no other trace than one who was never able to answer it.
        return Answered(ask.seat, value, DEFAULT if ask.non_blocking and value == ask.default else found[1])

    def _ask_all(self, request: AskAll) -> Served | None:
        asks = request.asks
        if len({ask.seat for ask in asks}) != len(asks):
            raise RulesFault("one seat is asked twice at once")
        partial = self.partial or (None,) * len(asks)
        if len(partial) != len(asks):
            raise Stuck("the open questions are not those that were answered")
        entries = tuple([known or self._ask(ask) for ask, known in zip(asks, partial, strict=True)])
        waiting = any(entry is None for entry in entries)
        self.partial = entries if waiting else ()
        return None if waiting else together(entries)

    def _roll(self, request: Roll) -> Served:
        if request.count < 0 or request.sides < 1:
            raise RulesFault(f"no such dice: {request.count} of {request.sides} sides")
        self._demand_secrecy(request)
        for entry in self.reserved:
            if isinstance(entry, Rolled) and serves_roll(entry, request):
                self.reserved.remove(entry)
                return entry
        dice = self.dice.roll(self.draw, request)
        self.draw += 1
        return Rolled(request.label, self.draw - 1, dice, drawn_for(request))

    def _shuffle(self, request: Shuffle) -> Served:
        self._demand_secrecy(request)
        for entry in self.reserved:
            if isinstance(entry, Shuffled) and serves_shuffle(entry, request):
                self.reserved.remove(entry)
                return entry
        self.draw += 1
        return Shuffled(request.label, self.draw - 1, self.dice.shuffle(self.draw - 1, request), drawn_for(request))

    def _demand_secrecy(self, request: Roll | Shuffle) -> None:
        """What is drawn for some seats only must tell nobody else by what an undo needs, or by a gap in the record."""
        if request.to is UNSET:
            return
        before = next((entry for entry in reversed(self.served) if not used_draw(entry)), None)
        if not self.game.private_draws or not isinstance(before, Revealed):
            raise RulesFault(f"{request.label!r} is drawn in secret by no leave")

    def _reveal(self, request: Reveal) -> Served:
        return Revealed(request.label)


_SERVERS: dict[type, Callable[[_Run[Any], Any], Served | None]] = {
    Ask: _Run._ask,
    AskAll: _Run._ask_all,
    Roll: _Run._roll,
    Shuffle: _Run._shuffle,
    Reveal: _Run._reveal,
}


def state_of(game: Game[S, Any, Any], snapshot: bytes) -> S:
    """A fresh copy of a stored state."""
    try:
        return game.state_decoder.decode(snapshot)
    except msgspec.DecodeError as error:
        raise BadData("bad_state", reason=str(error)) from error


def migrated(game: Game[Any, Any, Any], snapshot: bytes, version: int) -> bytes:
    """A stored state as the rules of today write it, brought on step by step from the version that wrote it."""
    if version == game.rules_version:
        return snapshot
    if version > game.rules_version:
        raise BadData("no_migration", version=version)
    raw = msgspec.msgpack.decode(snapshot)
    for step in range(version, game.rules_version):
        raw = game.migrate(raw, step)
    try:
        return codec.encode(msgspec.convert(raw, game.state_type))
    except msgspec.ValidationError as error:
        raise BadData("bad_state", reason=str(error)) from error


def action_of(game: Game[Any, Any, Any], flight: PendingAction) -> Any:
    """The declared action, decoded afresh for each run: a rule that changes it must not change the record."""
    try:
        return game.action_decoder.decode(flight.action)
    except msgspec.DecodeError as error:
        if flight.build or flight.served:
            raise Stuck("the action cannot be read any more") from error
        raise BadData("bad_action", reason=str(error)) from error


_OVER = object()


def _resumed(rules: Any, reply: Any, place: int) -> Any:
    """What the rules ask next. Whatever a bug in them raises becomes one kind of fault; the snapshot is untouched."""
    try:
        return rules.send(reply)
    except StopIteration:
        return _OVER
    except Refused as refusal:
        if place:
            raise RulesFault(f"refusal {refusal.key!r} after a request") from refusal
        raise
    except (RulesFault, BadData):
        raise
    except Exception as error:
        raise RulesFault(f"{type(error).__name__}: {error}") from error


def _close(rules: Any) -> None:
    """Give up a suspended rule. One that does not let itself be closed is a fault."""
    try:
        rules.close()
    except RuntimeError as error:
        raise RulesFault(f"a rule goes on after its end: {error}") from error


def foreseen(game: Game[S, Any, Any], snapshot: bytes, seat: int, action: Any) -> S | None:
    """The state after an action that needs nothing at all and after which nothing happens by itself; else None.

    Nothing hidden can flow into it: before that the rules ask for a Reveal. Raises Refused.
    """
    table: Table[S] = Table(state_of(game, snapshot))
    rules = game.apply(table, seat, action_of(game, PendingAction(seat, codec.encode(action), 0)))
    if _resumed(rules, None, 0) is not _OVER:
        _close(rules)
        return None
    return table.state if game.automatic(table.state) is None else None


def probe(game: Game[Any, Any, Any], snapshot: bytes, seat: int | None, action: Any) -> Probe:
    """Dry run: is the action accepted? It stops at the first request and serves none."""
    rules = game.apply(
        Table(state_of(game, snapshot)), seat, action_of(game, PendingAction(seat, codec.encode(action), 0))
    )
    try:
        _resumed(rules, None, 0)
    except Refused as refusal:
        return Probe(refusal)
    _close(rules)
    return Probe()
