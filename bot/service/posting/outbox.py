"""Posts what was committed: in the order of each channel, exactly once, text before picture.

A row is marked before it is tried. After a restart, or when the first try is too old for the chat service to remember,
it is first looked for by its number: see ``posting`` and ``stories``. A row is given up only where the chat service
says so for good. A fault of the world (the database, a child process) holds its channel; see ``patience``.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from asyncio import sleep
from collections import deque
from collections.abc import Awaitable, Callable, Iterable

from bot.engine import codec
from bot.logs import Sparing
from bot.service.core import ports
from bot.service.core.backoff import PASSING, Patience, pause
from bot.service.core.core import Core
from bot.service.core.ports import Outgoing, Painter, Poster, PostFailed
from bot.service.posting import threads, unreachable
from bot.service.posting.parking import park
from bot.service.posting.posts import Posts
from bot.storage import outbox as rows_of
from bot.storage.games import Posted, post
from bot.storage.models import DROPPED, PARKED, SENT, Outbox

LONGEST_WAIT = 300

log = logging.getLogger("seneschal.outbox")


class Unauthorised(Exception):
    """The chat service does not know the bot any more: nothing more may be tried."""


async def nobody(*about: int) -> None:
    """No listener."""


class Outboxes:
    """One queue a channel, one worker for each queue that is not empty."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.posts = Posts(core)
        self.posting = self.posts.posting
        self.posts.handlers |= {ports.THREAD: self._thread, ports.TROUBLE: self._trouble}
        self.posts.say = self.post
        self.connected = False
        self.stopped = asyncio.Event()
        self.unauthorised: Callable[[], None] = lambda: None
        self.lost: Callable[[], None] = lambda: None  # nothing can be posted: the clocks have to know (F13)
        self.reached: Callable[[], Awaitable[None]] = nobody
        self.unheard: Callable[[int], Awaitable[None]] = nobody  # a game can speak neither in its channel nor at home
        self._queues: dict[int, deque[Outbox]] = {}
        self._newest = 0
        """The highest id that was ever queued: what is newer waits nowhere yet."""
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._steps: dict[int, asyncio.Event] = {}
        self.threadless: dict[int, str] = {}
        """Why no thread could be opened for a game, until whoever opened it is told."""

        self._shut = unreachable.Shut(core)
        self._patience = Patience()
        self._faults = Sparing(log)
        self._overdue: asyncio.Task[None] | None = None
        self._overtaken: set[int] = set()
        """Rows that were read from the database before whoever stored them could tell of them."""

    @property
    def painter(self) -> Painter:
        """Who draws what is posted."""
        return self.posts.painter

    async def connect(self, poster: Poster, painter: Painter) -> None:
        """Begin to post: first what an earlier run has left."""
        self.posting.poster, self.connected = poster, True
        self.posts.painter = self.posts.events.painter = painter
        left = await self.core.database.read(rows_of.unsent)
        queued = self._waiting()
        for row in left:
            if row.id not in queued:
                row.next_at = 0  # whatever has kept it back may be over by now
                self._queue(row)
        self._sort()
        for channel in list(self._queues):
            self._start(channel)

    def take(self, rows: Iterable[Outbox]) -> None:
        """Rows that were committed just now, or have followed their game to another channel."""
        rows = list(rows)
        seen = any((row.id or 0) <= self._newest for row in rows)
        known = {row.id: place for place, queue in self._queues.items() for row in queue} if seen else {}
        for row in rows:
            if row.id in self._overtaken and known.get(row.id) in (None, row.channel_id):
                self._overtaken.discard(row.id)
                continue
            if row.id in known:
                self._left(known[row.id], row)
            self.posting.since_start.add(row.id or 0)
            self._queue(row)
            self.wake(row.channel_id)
            self._start(row.channel_id)

    def unsure(self) -> None:
        """The database has failed in a transaction, which may have been stored nevertheless: look what there is."""
        if self.connected and not self.stopped.is_set() and (self._overdue is None or self._overdue.done()):
            self._overdue = asyncio.get_running_loop().create_task(self._look_after())

    async def _look_after(self) -> None:
        """Take rows of which nobody has told, as soon as the database is there again."""
        for failures in itertools.count(1):
            await sleep(pause(failures))
            try:
                await self.posting.notes.settle()
                queued = self._waiting()
                left = await self.core.database.read(rows_of.unsent)
            except Exception as error:
                self._faults.failed("outbox", error)
                continue
            known = queued | self._waiting()
            missed = [row for row in left if row.id not in known and row.state != PARKED]
            self.take(missed)
            self._overtaken |= {row.id or 0 for row in missed}
            self._sort()
            return

    def _sort(self) -> None:
        """Bring what waits into the order in which it was stored; what is being posted stays the first."""
        for channel, queue in self._queues.items():
            first = [queue.popleft()] if channel in self._workers and queue else []
            rest = sorted(queue, key=lambda row: row.id or 0)
            queue.clear()
            queue.extend([*first, *rest])

    def _waiting(self) -> set[int]:
        return {row.id or 0 for queue in self._queues.values() for row in queue}

    async def post(self, channel: int, out: Outgoing, game: int | None = None, kind: str = ports.NOTE) -> None:
        """Put a note into the outbox by itself, outside of any operation on a game."""
        posted = Posted(channel, kind, codec.encode(out))
        now = self.core.clock.now()
        self.take([await self.core.database.write(lambda session: post(session, posted, game, now))])

    async def caught_up(self, channel: int, patience: float = 1.0) -> None:
        """Wait a moment until the news of a channel are posted; its pictures may still be on their way."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while any(row.kind != ports.PICTURE for row in self._queues.get(channel, ())):
                    await self._step(channel)

    async def _step(self, channel: int) -> None:
        """Wait until the worker of a channel has tried a row, or has ended."""
        await self._steps.setdefault(channel, asyncio.Event()).wait()

    def _stepped(self, channel: int) -> None:
        """Wake whoever waits for that."""
        waited = self._steps.pop(channel, None)
        if waited is not None:
            waited.set()

    async def idle(self) -> None:
        """Wait until nothing is left to be posted."""
        while self._workers:
            await asyncio.wait(list(self._workers.values()))
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop; what is not posted yet is posted at the next start."""
        self.stopped.set()
        tasks = [*self._workers.values(), *([self._overdue] if self._overdue is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, self.posts.pictures.close(), return_exceptions=True)
        with contextlib.suppress(*PASSING):  # what is not noted is looked for at the next start
            await self.posting.notes.settle()

    def retry(self) -> None:
        """Try at once what waits for its next attempt: the connection is back, or a permission was given."""
        for channel in list(self._queues):
            self._again(channel)

    def wake(self, channel: int, *, changed: bool = False) -> None:
        """Somebody uses a channel in which nothing could be posted, or it has changed: it may be open again."""
        if self._shut.worth_a_try(channel, changed=changed):
            self._again(channel)

    def _again(self, channel: int) -> None:
        worker = self._workers.pop(channel, None)
        if worker is not None:
            worker.cancel()
        for row in self._queues.get(channel, ()):
            row.next_at = 0
        self._start(channel)

    def _left(self, channel: int, row: Outbox) -> None:
        """A row waits in that channel no more."""
        queue = self._queues[channel]
        was_first = queue[0].id == row.id
        queue.remove(next(other for other in queue if other.id == row.id))
        if was_first:
            self._again(channel)

    def _queue(self, row: Outbox) -> None:
        self._queues.setdefault(row.channel_id, deque()).append(row)
        self._newest = max(self._newest, row.id or 0)

    def _start(self, channel: int) -> None:
        idle = channel not in self._workers and channel in self._queues
        if not (idle and self.connected) or self.stopped.is_set():
            return
        worker = asyncio.get_running_loop().create_task(self._work(channel))
        self._workers[channel] = worker
        worker.add_done_callback(lambda done: self._ended(channel, done))

    def _ended(self, channel: int, done: asyncio.Task[None]) -> None:
        if self._workers.get(channel) is done:
            del self._workers[channel]
        self._stepped(channel)
        if done.cancelled():
            return
        error, again = done.exception(), 0
        if isinstance(error, Unauthorised):
            self.stopped.set()
            self.unauthorised()
        elif error is not None:
            self._faults.failed("outbox", error)
            again = self._patience.passing(channel)
        if not self.stopped.is_set():
            asyncio.get_running_loop().call_later(again, self._start, channel)

    async def _work(self, channel: int) -> None:
        queue = self._queues[channel]
        while queue or not await self._noted(channel) or queue:
            if queue:
                await self._next(channel, queue)
        self._queues.pop(channel, None)

    async def _noted(self, channel: int) -> bool:
        """True if it is noted what became of all rows; where that fails a while has passed."""
        try:
            await self.posting.notes.settle()
        except Exception as error:
            self._faults.failed("outbox", error)
            self._stepped(channel)
            await sleep(self._patience.passing(channel))
            return False
        return True

    async def _next(self, channel: int, queue: deque[Outbox]) -> None:
        """Wait until the first row is to be tried, and try it."""
        row = queue[0]
        wait = row.next_at - self.core.clock.now()
        if wait > 0:
            if await self._noted(channel):
                await sleep(min(wait, LONGEST_WAIT))
            return
        try:
            done = await self._tried(row, queue)
        except Unauthorised:
            raise
        except Exception as error:
            self._faults.failed(f"outbox, {row.kind}", error, f"outbox row {row.id} of kind {row.kind}")
            done = row.state in (SENT, DROPPED)  # only what comes after it has failed
            if not done:
                row.next_at = self.core.clock.now() + await self._hindered(row, queue, error)
        if done and queue and queue[0] is row:
            queue.popleft()
        self._stepped(channel)

    async def _tried(self, row: Outbox, queue: deque[Outbox]) -> bool:
        """Try a row; whether nothing more is to be done about it here."""
        try:
            await self.posts.handlers[row.kind](row, queue)
        except rows_of.Elsewhere:
            return True  # it has followed its game while this was about to post it
        except PostFailed as failed:
            if failed.reason == "unreachable" and not failed.retry_after:
                self.lost()
            return await self._failed(row, failed)
        self._patience.over(row.channel_id)
        self._patience.done(row.id or 0)
        self._shut.over(row.channel_id)
        await self.reached()
        return True

    async def _hindered(self, row: Outbox, queue: deque[Outbox], error: Exception) -> int:
        """Seconds until a row is tried again in which something failed; one in which the program fails is parked."""
        if isinstance(error, PASSING):
            return self._patience.passing(row.channel_id)
        wait = self._patience.fault(row.id or 0, self.core.clock.monotonic())
        if wait is not None:
            return wait
        now = self.core.clock.now()
        try:
            told = await self.posting.notes.write(lambda session: park(session, row, now))
        except Exception as fault:
            self._faults.failed("outbox, parking", fault)
            return self._patience.passing(row.channel_id)
        log.error("outbox row %s of kind %s is parked until the next start", row.id, row.kind)
        row.state = PARKED
        if queue and queue[0] is row:
            queue.popleft()
        self.take(told)
        return 0

    async def _trouble(self, row: Outbox, queue: deque[Outbox]) -> None:
        """Tell a home why its game is mute, unless what waits in the game's own channel gets through at last (F19)."""
        game = (await self.core.live(row.game_id or 0)).game
        while game.muted and self._trying(game.channel_id):
            await self._step(game.channel_id)
            game = (await self.core.live(row.game_id or 0)).game
        if game.muted:
            self.posting.sent(row, await self.posting.once(row, codec.decode(row.body, Outgoing)))
        else:
            self.posting.drop(row)

    def _trying(self, channel: int) -> bool:
        head = next(iter(self._queues.get(channel, ())), None)
        return head is not None and channel in self._workers and head.next_at <= self.core.clock.now()

    async def _thread(self, row: Outbox, queue: deque[Outbox]) -> None:
        """Open the game's thread; what waits for the game goes there."""
        opened = await threads.open_game_thread(self.core, self.posting, row, queue)
        for other in opened.waiting:
            queue.remove(other)
            if opened.thread:
                self._queue(other)
        if opened.thread:
            self._start(opened.thread)
        elif opened.why:
            self.threadless[row.game_id or 0] = opened.why

    async def _failed(self, row: Outbox, failed: PostFailed) -> bool:
        """What a failure means: try again later, give the row up (True), or stop altogether."""
        if failed.reason == "unauthorised":
            raise Unauthorised
        if unreachable.goes_bare(row, failed):
            return False
        if row.kind == ports.TROUBLE and failed.reason in unreachable.SHUT_OUT:
            await self.unheard(row.game_id or 0)
        if await unreachable.given_up(self.core, row, failed):
            self.posting.drop(row)
            return True
        wait = failed.retry_after or min(LONGEST_WAIT, 2 ** min(row.attempts, 9))
        if failed.reason in unreachable.SHUT_OUT:
            wait, told = LONGEST_WAIT, await self._shut.found(row, failed)
            if told is not None and told.home:
                await self.post(told.home, Outgoing(told.text), row.game_id, ports.TROUBLE)
            elif told is not None:
                await self.unheard(row.game_id or 0)
        when = self.core.clock.now() + max(1, int(wait))
        await self.posting.notes.write(lambda session: rows_of.try_later(session, row.id or 0, when))
        row.next_at = when
        return False
