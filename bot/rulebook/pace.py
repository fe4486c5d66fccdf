"""Long work that nobody waits for pauses between its steps: whoever acts meanwhile needs the interpreter himself."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

Pause = Callable[[], None]


def go_on() -> None:
    """Somebody waits for the work: no pause."""


PAUSE: ContextVar[Pause] = ContextVar("pause", default=go_on)
"""What is called between steps. A thread that works for nobody yet puts its own pause in its place."""


def between_steps() -> None:
    """A step is done: here the work may pause, or be given up by an exception."""
    PAUSE.get()()
