"""What happened, told as key and facts; wording and language are added at the edge.

Names of facts are a convention that every game keeps: ``seat``, ``winner``, ``loser``, ``first`` and ``other`` hold
seat numbers; a piece is ``name="A3"`` together with ``name_card="GA-U01"``; ``card`` and ``cards`` hold ids of content.
"""

from __future__ import annotations

from msgspec import Struct

from bot.engine.requests import Facts


class Event(Struct, frozen=True, gc=False, array_like=True):
    """One event. ``to`` lists the seats that may know of it; None means everybody."""

    key: str
    facts: Facts = {}
    to: tuple[int, ...] | None = None


def visible(event: Event, seat: int | None) -> bool:
    """True if a seat (None: a spectator) may know of the event."""
    return event.to is None or (seat is not None and seat in event.to)


def visible_to(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat (None: a spectator) may know of, in their order."""
    return [event for event in events if visible(event, seat)]
