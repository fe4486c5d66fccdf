"""The parlour's clock: real time, which tests can push forward."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


class Clock:
    """Seconds since 1970. Whoever waits on it notices a push at once."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._pushed = asyncio.Event()

    def now(self) -> float:
        """The present moment."""
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        """Let time pass at once."""
        self.ahead += seconds
        self._pushed.set()
        self._pushed = asyncio.Event()

    async def wait(self, wanted: Awaitable[T], seconds: float) -> T:
        """The result, or TimeoutError once so many of the clock's seconds have passed."""
        task = asyncio.ensure_future(wanted)
        end = self.now() + seconds
        while not task.done():
            left = end - self.now()
            if left <= 0:
                task.cancel()
                raise TimeoutError
            pushed = asyncio.ensure_future(self._pushed.wait())
            await asyncio.wait({task, pushed}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            pushed.cancel()
        return task.result()
