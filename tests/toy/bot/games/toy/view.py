"""What everybody sees of a heap of pebbles."""

from __future__ import annotations

from msgspec import Struct


class View(Struct, frozen=True):
    """The heap, and whose turn it is."""

    heap: int
    turn: int
    phase: str = "play"
