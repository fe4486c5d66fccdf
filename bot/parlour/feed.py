"""What each person was shown, in order: for the page's live events and for tests that look for leaks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from itertools import takewhile

from bot.parlour.wire import Json, encoded

HISTORY = 10_000


@dataclass(frozen=True, slots=True)
class Sent:
    """One thing shown; `viewers` None means everybody. `files`: ids of the files that came with it."""

    number: int
    viewers: frozenset[str] | None
    text: str
    files: tuple[str, ...]

    def reaches(self, user: str) -> bool:
        """True if that person was shown it."""
        return self.viewers is None or user in self.viewers


class Feed:
    """The latest things shown, and those who wait for more."""

    def __init__(self) -> None:
        self.sent: deque[Sent] = deque(maxlen=HISTORY)
        self.number = 0
        self.closed = False
        self._news = asyncio.Event()

    def close(self) -> None:
        """Let go of those who follow."""
        self.closed = True
        self._news.set()

    def publish(self, event: Json, viewers: frozenset[str] | None, files: tuple[str, ...] = ()) -> None:
        """Show something to some people."""
        self.number += 1
        self.sent.append(Sent(self.number, viewers, encoded(event), files))
        self._news.set()
        self._news = asyncio.Event()

    def since(self, user: str, number: int) -> list[Sent]:
        """What a person was shown after that number."""
        later = takewhile(lambda sent: sent.number > number, reversed(self.sent))
        return [sent for sent in reversed(list(later)) if sent.reaches(user)]

    async def follow(self, user: str, number: int) -> AsyncIterator[Sent]:
        """The same, and all that comes until the parlour closes."""
        while not self.closed:
            news = self._news
            for sent in self.since(user, number):
                yield sent
                number = sent.number
            await news.wait()

    def wire(self, user: str, read: Callable[[str], bytes | None]) -> bytes:
        """Every byte that a person was sent."""
        if self.number > len(self.sent):
            raise RuntimeError(f"only the last {HISTORY} events are known: a search for leaks would miss some")
        parts: list[bytes] = []
        for sent in self.since(user, 0):
            parts += [sent.text.encode(), *(read(key) or b"" for key in sent.files)]
        return b"\n".join(parts)
