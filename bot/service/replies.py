"""What an operation answers to the person who asked for it: key and facts, worded at the edge in his language."""

from __future__ import annotations

from msgspec import Struct

from bot.engine import codec
from bot.engine.events import Event
from bot.engine.requests import Facts


class Reply(Struct, frozen=True, omit_defaults=True):
    """An answer. ``events`` are those that the person's seat may know, his own private ones included."""

    key: str
    facts: Facts = {}
    events: tuple[Event, ...] = ()
    seat: int | None = None


def encoded(reply: Reply) -> bytes:
    """For storage beside the interaction."""
    return codec.encode(reply)


def decoded(data: bytes) -> Reply:
    """The inverse of ``encoded``."""
    return codec.decode(data, Reply)
