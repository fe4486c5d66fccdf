"""The lines of a game in memory: the last ones, packed as they are stored; older ones are read when they are needed.

So neither an act nor the memory that a game takes grows with the age of its table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, overload

from msgspec import Struct

from bot.engine import codec
from bot.engine.events import Event
from bot.engine.game import Game as Rules
from bot.engine.history import HistoryLine, Lines, Past
from bot.engine.pending_action import PendingAction, Served
from bot.engine.run import migrated
from bot.engine.step import Position
from bot.games import registry
from bot.storage import models, seals
from bot.storage.games import Kept, Stored

MOST_RECENT = 32
"""Lines that a game which is read has in memory. Twice as many, and the oldest are let go."""

BLOCK = 32
"""Older lines that are read at once: who needs one needs its neighbours."""

Older = Callable[[int, int], Sequence[Any]]
"""Reads the rows of the lines from one number to another, which is not among them. For rules threads."""


def nothing_older(first: int, end: int) -> Sequence[Any]:
    """All lines are in memory."""
    return ()


_FLIGHT = codec.decoder(PendingAction | None)
_EVENTS = codec.decoder(tuple[Event, ...])
_RESERVED = codec.decoder(tuple[Served, ...])


class Packed(Struct, frozen=True):
    """A line as it is stored, with its snapshot as ``data``: what a row of the database holds that somebody needs."""

    game_id: int
    number: int
    kind: str
    seat: int | None
    source: str
    flight: bytes | None
    events: bytes
    back_to: int
    next_draw: int
    reserved: bytes
    rules: int
    at: int
    reason: str
    seal: bytes | None
    data: bytes


class History(Sequence[HistoryLine]):
    """The lines of a game. What is stored of them is unpacked, and its seal looked at, when somebody looks at it."""

    def __init__(
        self, rows: Sequence[Any], rules: Rules[Any, Any, Any], older: Older, new: Sequence[HistoryLine] = ()
    ) -> None:
        self._rules = rules
        self._older = older
        self._rows = list(rows)
        self._first = rows[-1].number + 1 - len(rows) if rows else 0
        self._block: Sequence[Any] = ()
        self._block_first = 0
        self._new = list(new)

    def __len__(self) -> int:
        return self._stored + len(self._new)

    @property
    def _stored(self) -> int:
        return self._first + len(self._rows)

    @overload
    def __getitem__(self, place: int) -> HistoryLine: ...

    @overload
    def __getitem__(self, place: slice) -> list[HistoryLine]: ...

    def __getitem__(self, place: int | slice) -> HistoryLine | list[HistoryLine]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        where = range(len(self))[place]
        if where >= self._stored:
            return self._new[where - self._stored]
        rows, at = self._around(where)
        if not at < len(rows) or rows[at].number != where or not seals.intact(rows, at):
            raise seals.damaged_line(where)
        return line_of(rows[at], self._rules)

    def _around(self, where: int) -> tuple[Sequence[Any], int]:
        """Rows in which the one of a line stands behind the one before it, whose seal it needs; and where it does."""
        if where > self._first or where == self._first == 0:
            return self._rows, where - self._first
        if not (self._block_first < where < self._block_first + len(self._block)):
            begun = where - where % BLOCK
            self._block_first = max(0, begun - 1)
            self._block = self._older(self._block_first, begun + BLOCK)
        return self._block, where - self._block_first

    def append(self, line: HistoryLine) -> None:
        """One line more."""
        self._new.append(line)

    def stored(self, kept: Sequence[Kept]) -> None:
        """All that was new is stored, in this form."""
        self._rows += [pack_line(one) for one in kept]
        self._new.clear()
        if len(self._rows) > 2 * MOST_RECENT:
            let_go = len(self._rows) - MOST_RECENT
            del self._rows[:let_go]
            self._first += let_go

    def rest(self) -> None:
        """Nobody looks back any more."""
        self._block, self._block_first = (), 0


def as_history(lines: Lines, rules: Rules[Any, Any, Any], older: Older) -> History:
    """The lines of a match as a history: those that it began with, none of which is stored yet."""
    return lines if isinstance(lines, History) else History((), rules, older, list(lines))


def past_of(stored: Stored, rules: Rules[Any, Any, Any], older: Older) -> Past:
    """The match as it was stored."""
    game = stored.game
    flight = None if game.flight is None else _FLIGHT.decode(game.flight)
    reserved = _RESERVED.decode(game.reserved) if game.reserved else ()
    head = snapshot_of(stored.lines[-1], rules)
    orders = {seat: codec.decode(data, rules.orders_type) for seat, data in stored.orders.items()}
    history = History(stored.lines, rules, older)
    return Past(history, Position(head, flight, game.next_draw, reserved), game.airborne, orders)


def snapshot_of(row: Any, rules: Rules[Any, Any, Any]) -> bytes:
    """The position after a stored line. An older program may have written it."""
    return migrated(rules, codec.decompress(row.data), row.rules)


def line_of(row: Any, rules: Rules[Any, Any, Any]) -> HistoryLine:
    """A stored line as the match knows it."""
    flight = None if row.flight is None else _FLIGHT.decode(row.flight)
    events = _EVENTS.decode(row.events) if row.events else ()
    reserved = _RESERVED.decode(row.reserved) if row.reserved else ()
    position = Position(snapshot_of(row, rules), None, row.next_draw, reserved)
    return HistoryLine(row.kind, row.number, row.seat, row.source, flight, events, position, row.back_to)


def newest_sound(stored: Stored) -> str:
    """The number of the newest line that is what was stored there and can be read; ``none`` where no line is."""
    rows, key = stored.lines, stored.game.key
    rules = registry.game(key) if key in registry.MODULES else None
    places = reversed(range(len(rows)))
    return next((str(rows[place].number) for place in places if _sound(rows, place, rules)), "none")


def _sound(rows: Sequence[Any], place: int, rules: Rules[Any, Any, Any] | None) -> bool:
    try:
        if rules is not None:
            codec.decode(line_of(rows[place], rules).position.snapshot, rules.state_type)
        return seals.intact(rows, place)
    except Exception:
        return False


def pack_line(kept: Kept) -> Packed:
    """A line just stored, as it stands in the database."""
    columns: dict[str, Any] = {name: getattr(kept.line, name) for name in Packed.__struct_fields__ if name != "data"}
    return Packed(**columns, data=kept.data)


def kept_of(line: HistoryLine, game_id: int, before: bytes, rules: int, now: int, by: int | None, reason: str) -> Kept:
    """A new line as it is stored after the one with the seal ``before``."""
    position = line.position
    row = models.Line(
        game_id=game_id,
        number=line.number,
        kind=line.kind,
        seat=line.seat,
        source=line.source,
        flight=None if line.flight is None else codec.encode(line.flight),
        events=codec.encode(line.events) if line.events else b"",
        back_to=line.back_to,
        next_draw=position.next_draw,
        reserved=codec.encode(position.reserved) if position.reserved else b"",
        rules=rules,
        at=now,
        by=by,
        reason=reason,
    )
    data = codec.compress(position.snapshot)
    row.seal = seals.of_line(before, row, data)
    return Kept(row, data)
