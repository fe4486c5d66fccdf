"""The bot's side of a child process: started at first use, asked one thing at a time, started anew when it has ended.

A child that dies, hangs or asks for too much memory costs what it was asked for, and nothing else (F58).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import heapq
import itertools
import logging
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.children import limits, wire
from bot.engine import codec
from bot.lru import Recent

DIED, HUNG, FULL, TIME = "died", "hung", "full", "time"
"""How a child is lost: it ended, it did not answer, it had not enough memory, its processor time was over."""

MOST_DEATHS = 3
REST_SECONDS = 60.0
"""A child that ended so often without one answer is not started again for a while."""

PASSED_ON = (
    *("PATH", "HOME", "LANG", "LC_ALL", "TZ", "TMPDIR", "SYSTEMROOT"),
    *("VIRTUAL_ENV", "PYTHONHOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"),
)
"""What a child may know of the bot's environment: no token, no address of a database."""

ROOT = Path(wire.__file__).resolve().parents[2]

log = logging.getLogger("seneschal.children")


class ChildLost(Exception):
    """A job was not done because its child was lost; ``how`` is one of the words above.

    ``used``: it had done others before.
    """

    def __init__(self, name: str, how: str, used: bool = False) -> None:
        super().__init__(f"the child for {name}: {how}")
        self.how, self.used = how, used
        self.logged = f"{name}: {how}"

    @property
    def worth_another(self) -> bool:
        """True if a fresh child may well do what this one did not."""
        return self.how == DIED or (self.how == FULL and self.used)


class Bounds(Struct, frozen=True):
    """What a child may use: seconds for an answer, megabytes for its jobs, seconds of processor time (0: any).

    ``recycled``: once it keeps so many of these megabytes between two jobs, a fresh child does the next. There must be
    room above for the greatest job, or that one fails in a child that is not replaced.

    ``once``: it does one job. Its memory is given back, and nothing that was done to it by a file outlives the job.
    ``kept``: bytes of its newest answers that the bot keeps for equal jobs.
    """

    answer: float
    memory: int
    processor: int = 0
    recycled: int = 100
    once: bool = False
    kept: int = 0


class Turns:
    """One at a time. Who is urgent goes first, the others in the order of their coming."""

    def __init__(self) -> None:
        self._busy = False
        self._numbers = itertools.count()
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []

    @contextlib.asynccontextmanager
    async def turn(self, urgent: bool) -> AsyncIterator[None]:
        """Wait for a turn; it ends with the block."""
        if self._busy:
            called = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (not urgent, next(self._numbers), called))
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self._next()
                raise
        self._busy = True
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self._waiting:
            called = heapq.heappop(self._waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self._busy = False


class Child:
    """A child process and who waits for it."""

    def __init__(self, name: str, bounds: Bounds, clock: Callable[[], float] = time.monotonic) -> None:
        self.name, self.bounds, self.clock = name, bounds, clock
        self.started = 0  # how often it was started
        self._answers = 0  # of the process that is there
        self.process: asyncio.subprocess.Process | None = None
        self._turns = Turns()
        self._asked: dict[bytes, asyncio.Task[wire.Answer]] = {}
        self._kept: Recent[bytes, wire.Answer] = Recent(bounds.kept, lambda answer: len(answer.value or b""))
        self._deaths = 0
        self._rests_until = 0.0

    async def ask(self, module: str, function: str, *arguments: Any, kind: Any, urgent: bool = False) -> Any:
        """What a function returns when it is called in the child. Raises what it raises on purpose, and ChildLost.

        ``kind``: the type of the answer. Equal jobs under way are done once (F54).
        """
        job, packs = await asyncio.to_thread(wire.pack_job, module, function, arguments)
        same = digest(job)
        known = self._kept.get(same)
        if known is not None:
            return wire.open_answer(known, kind)
        asked = self._asked.get(same)
        if asked is None:
            asked = asyncio.create_task(self._in_turn(job, packs, urgent))
            self._asked[same] = asked
            asked.add_done_callback(lambda done: self._over(same, done))
        # Who gives up waiting leaves no half an answer in the pipe.
        return wire.open_answer(await asyncio.shield(asked), kind)

    async def close(self) -> None:
        """End it, and let everybody know who waits."""
        for asked in list(self._asked.values()):
            asked.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
        await self._end()

    def _over(self, same: bytes, done: asyncio.Task[wire.Answer]) -> None:
        self._asked.pop(same, None)
        if done.cancelled() or done.exception() is not None:  # looked at: nobody may be waiting for it any more
            return
        answer = done.result()
        if answer.value is not None:
            self._kept.put(same, answer)

    async def _in_turn(self, job: wire.Job, packs: dict[str, wire.Pack], urgent: bool) -> wire.Answer:
        async with self._turns.turn(urgent):
            if self.clock() < self._rests_until:
                raise ChildLost(self.name, DIED)
            try:
                return await self._answered(job, packs)
            except ChildLost as lost:
                log.warning("%s (%s.%s)", lost.logged, job.module, job.function)
                self._count(lost)
                raise

    def _count(self, lost: ChildLost) -> None:
        """A child that cannot even be started would cost a start for every picture."""
        self._deaths += lost.how == DIED
        if self._deaths >= MOST_DEATHS:
            self._deaths, self._rests_until = 0, self.clock() + REST_SECONDS

    async def _answered(self, job: wire.Job, packs: dict[str, wire.Pack]) -> wire.Answer:
        """One job, in the child that is there or in a new one."""
        kept = False
        try:
            async with asyncio.timeout(self.bounds.answer):
                process = await self._there()
                answer = await exchanged(process, job)
                if answer.missing:
                    given = {name: dict(packs[name]) for name in answer.missing if name in packs}
                    answer = await exchanged(process, replace(job, packs=given))
            kept = not (answer.last or self.bounds.once)
        except TimeoutError:
            raise ChildLost(self.name, HUNG) from None
        except (OSError, EOFError, msgspec.MsgspecError):
            raise ChildLost(self.name, TIME if limits.over_time(await self._end(gently=True)) else DIED) from None
        finally:
            if not kept:
                await self._end()
        if answer.full:
            raise ChildLost(self.name, FULL, used=self._answers > 0)
        self._deaths = 0
        self._answers += 1
        return answer

    async def _there(self) -> asyncio.subprocess.Process:
        if self.process is not None and self.process.returncode is not None:
            await self._end()  # somebody else has ended it
        if self.process is None:
            bounds = self.bounds
            words = ["-m", "bot.children.worker", *map(str, (bounds.memory, bounds.processor, bounds.recycled))]
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *words,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment(),
                start_new_session=True,
            )
            self.started, self._answers = self.started + 1, 0
        return self.process

    async def _end(self, *, gently: bool = False) -> int | None:
        """End the process, if there is one; its exit code. ``gently``: it has ended by itself, or is about to."""
        process, self.process = self.process, None
        if process is None:
            return None
        if gently:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), 1.0)
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        code = await process.wait()
        process._transport.close()  # type: ignore[attr-defined]  # its pipes, which wait() leaves open
        return code


async def exchanged(process: asyncio.subprocess.Process, job: wire.Job) -> wire.Answer:
    """Send a job and read its answer. Raises OSError, EOFError or MsgspecError where the child does not keep to it."""
    if process.stdin is None or process.stdout is None:
        raise OSError("no pipes")
    body = codec.encode(job)
    process.stdin.write(len(body).to_bytes(wire.LENGTH, "big") + body)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(wire.LENGTH), "big")
    if size > wire.MOST_ANSWER:
        raise OSError("too long an answer")
    return codec.decode(await process.stdout.readexactly(size), wire.Answer)


def digest(job: wire.Job) -> bytes:
    """The same for equal jobs."""
    parts = (job.module.encode(), job.function.encode(), job.arguments)
    return hashlib.sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()


def environment() -> dict[str, str]:
    """The environment of a child: where to find the program, and one thread for sums."""
    found = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    return {**found, "PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
