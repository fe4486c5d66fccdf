"""Watches that the event loop keeps turning, and logs what it does when it does not (F62)."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
import traceback

BEAT = 0.2
LONGEST = 1.0

log = logging.getLogger("seneschal.watchdog")


class Watchdog:
    """A heartbeat on the loop and a thread that listens to it."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self.blocks = 0
        self._last = time.monotonic()
        self._stopped = threading.Event()
        self._beating: asyncio.Task[None] | None = None
        self._listening: threading.Thread | None = None

    def start(self) -> None:
        """Begin, on the running loop."""
        self._last = time.monotonic()
        self._beating = asyncio.get_running_loop().create_task(self._beat())
        loop_thread = threading.get_ident()
        self._listening = threading.Thread(target=self._listen, args=(loop_thread,), name="watchdog", daemon=True)
        self._listening.start()

    def stop(self) -> None:
        """End."""
        self._stopped.set()
        if self._beating is not None:
            self._beating.cancel()
        if self._listening is not None:
            self._listening.join()

    async def _beat(self) -> None:
        while True:
            self._last = time.monotonic()
            await asyncio.sleep(BEAT)

    def _listen(self, loop_thread: int) -> None:
        told, woken, worked = 0.0, time.monotonic(), time.process_time()
        while not self._stopped.wait(BEAT / 2):
            last, now, done = self._last, time.monotonic(), time.process_time()
            if now - woken > self.longest and stopped(now - woken, done - worked):
                told = last
            woken, worked = now, done
            silent = now - last
            if silent > self.longest and told != last:
                told = last  # once for each block, however long it lasts
                self.blocks += 1
                frame = sys._current_frames().get(loop_thread)
                stack = "".join(traceback.format_stack(frame)) if frame is not None else "(the thread is gone)\n"
                log.error("the event loop has stood still for %.1f seconds:\n%s", silent, stack.rstrip())


def stopped(passed: float, worked: float) -> bool:
    """True if the whole process was stopped, and not the loop alone: time passed in which it did not work."""
    return worked < passed / 2
