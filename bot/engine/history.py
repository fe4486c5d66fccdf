"""The lines of a game: what happened at a table, in order, with the position after each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, overload

from msgspec import Struct

from bot.engine.events import Event
from bot.engine.pending_action import READY, PendingAction
from bot.engine.step import Position

ACTION, UNDO, EDIT = "action", "undo", "edit"
START, AUTOMATIC, RENEWED = "start", "automatic", "renewed"


class HistoryLine(Struct, frozen=True):
    """One line of a game's history. Lines are only ever added; an undo names the line whose position comes back.

    ``source`` says on what ground the action was declared; the answers inside it have sources of their own.
    """

    kind: str
    number: int
    seat: int | None
    source: str
    flight: PendingAction | None
    events: tuple[Event, ...]
    position: Position
    back_to: int = 0

    @property
    def declared(self) -> bool:
        """True if somebody did this, as against what follows by itself or was ready-made."""
        return self.kind == EDIT or (self.flight is not None and self.source not in (AUTOMATIC, RENEWED, READY))


class Lines(Protocol):
    """The lines of a game, oldest first: a list, or something that fetches them when they are looked at."""

    def __len__(self) -> int: ...

    @overload
    def __getitem__(self, place: int, /) -> HistoryLine: ...

    @overload
    def __getitem__(self, place: slice, /) -> list[HistoryLine]: ...

    def __iter__(self) -> Iterator[HistoryLine]: ...

    def append(self, line: HistoryLine, /) -> None:
        """One line more."""


class Past(Struct, frozen=True):
    """What is kept of a running game, from which it goes on: after a restart, say."""

    lines: Lines
    position: Position
    pending_source: str
    orders: dict[int, Any]
