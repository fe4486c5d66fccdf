"""How far long work has come, on one line of a terminal; nothing where standard error is none."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

ERASED = "\r\x1b[K"


def with_progress(parts: Sequence[T], name: Callable[[T], str]) -> Iterator[T]:
    """The parts of some work, one after the other, with the number and name of the present one."""
    try:
        for number, part in enumerate(parts, start=1):
            show_text(f"{number}/{len(parts)} {name(part)}")
            yield part
    finally:
        show_text("")


def show_text(text: str) -> None:
    """Put a text in the place of the one before."""
    if sys.stderr.isatty():
        sys.stderr.write(f"{ERASED}{text}")
        sys.stderr.flush()
