"""What is needed soon is made ready some seconds after the start, in a thread that gives way to everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from threading import Event, Thread
from time import thread_time

from bot.logs import described
from bot.rulebook.pace import PAUSE

AFTER = 10.0
"""Seconds after the start: those who waited for the bot come first."""

SLICE, REST = 0.004, 0.02
"""Seconds of processor time after which it pauses, and how long: it holds the interpreter a fifth of the time at most.

It is not given a lower priority: a thread that the machine lets wait while it holds the interpreter would stop the bot.
"""

log = logging.getLogger("seneschal.warming")


class GivenUp(Exception):
    """The program ends."""


class Warming:
    """Does some work once, slowly; at full speed from when somebody waits for what it makes."""

    def __init__(self, work: Callable[[], object], after: float = AFTER) -> None:
        self.work, self.after = work, after
        self._ending, self._wanted = Event(), Event()
        self._since = 0.0
        self._thread = Thread(target=self._run, name="warming", daemon=True)

    def start(self) -> None:
        """Begin, some seconds from now."""
        self._thread.start()

    def hurry(self) -> None:
        """Somebody waits for it."""
        self._wanted.set()

    async def close(self) -> None:
        """Give up what is not done."""
        self._ending.set()
        if self._thread.ident is not None:
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        if self._ending.wait(self.after):
            return
        PAUSE.set(self._pause)
        self._since = thread_time()
        try:
            self.work()
        except GivenUp:
            return
        except Exception as error:  # who asks for it makes it, and is told what is wrong
            log.warning("what is needed soon was not made ready: %s", described(error))

    def _pause(self) -> None:
        if self._ending.is_set():
            raise GivenUp
        if thread_time() - self._since >= SLICE:
            self._wanted.wait(REST)
            self._since = thread_time()
