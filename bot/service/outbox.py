"""Posts what was committed: in the order of each channel, exactly once, text before picture.

A row is marked before it is tried. After a restart, or when the first try is too old for the chat service to remember,
the worker first looks for the row's number among the bot's latest messages of the channel.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable

from sqlmodel import Session

from bot.engine import codec
from bot.logs import described
from bot.service import muted, ports, threads
from bot.service.core import Core
from bot.service.ports import Outgoing, Painter, Picture, Poster, PostFailed
from bot.service.public_pictures import PublicPictures
from bot.storage import outbox as rows_of
from bot.storage.games import Posted, post
from bot.storage.models import Message, Outbox

FRESH = 100
"""Seconds for which the chat service surely remembers a nonce."""

LONGEST_WAIT = 300

log = logging.getLogger("seneschal.outbox")


class Unauthorised(Exception):
    """The chat service does not know the bot any more: nothing more may be tried."""


async def nobody(*about: int) -> None:
    """Nobody wants to know, or can be told."""


class Outboxes:
    """One queue a channel, one worker for each queue that is not empty."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.poster: Poster
        self.painter: Painter
        self.connected = False
        self.stopped = asyncio.Event()
        self.unauthorised: Callable[[], None] = lambda: None
        self.lost: Callable[[], None] = lambda: None  # nothing can be posted: the clocks have to know (F13)
        self.reached: Callable[[], Awaitable[None]] = nobody
        self.unheard: Callable[[int], Awaitable[None]] = nobody  # a game can speak neither in its channel nor at home
        self._queues: dict[int, deque[Outbox]] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._steps: dict[int, asyncio.Event] = {}
        self._since_start: set[int] = set()
        self._pictures = PublicPictures(core)
        self.threadless: dict[int, str] = {}
        """Why no thread could be opened for a game, until whoever opened it is told."""

        self._shut = muted.Shut(core)

    async def connect(self, poster: Poster, painter: Painter) -> None:
        """Begin to post: first what an earlier run has left."""
        self.poster, self.painter, self.connected = poster, painter, True
        left = await self.core.database.read(rows_of.unsent)
        queued = {row.id for queue in self._queues.values() for row in queue}
        for row in left:
            if row.id not in queued:
                row.next_at = 0  # whatever has kept it back may be over by now
                self._queue(row)
        for channel in list(self._queues):
            self._queues[channel] = deque(sorted(self._queues[channel], key=lambda row: row.id or 0))
            self._start(channel)

    def take(self, rows: list[Outbox]) -> None:
        """Rows that were committed just now, or have followed their game to another channel."""
        known = {row.id: place for place, queue in self._queues.items() for row in queue}
        for row in rows:
            if row.id in known:
                self._left(known[row.id], row)
            self._since_start.add(row.id or 0)
            self._queue(row)
            self.wake(row.channel_id)
            self._start(row.channel_id)

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
        for worker in list(self._workers.values()):
            worker.cancel()
        await asyncio.gather(*self._workers.values(), return_exceptions=True)

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

    def _start(self, channel: int) -> None:
        idle = channel not in self._workers and self._queues.get(channel)
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
        error = done.exception()
        if isinstance(error, Unauthorised):
            self.stopped.set()
            self.unauthorised()
        elif error is not None:
            log.error("outbox of channel %d: %s", channel, described(error))
        if not self.stopped.is_set():
            asyncio.get_running_loop().call_soon(self._start, channel)

    async def _work(self, channel: int) -> None:
        queue = self._queues[channel]
        while queue:
            row = queue[0]
            wait = row.next_at - self.core.clock.now()
            if wait > 0:
                await asyncio.sleep(min(wait, LONGEST_WAIT))
                continue
            try:
                await self._handle(row, queue)
                self._shut.over(channel)
                await self.reached()
            except PostFailed as failed:
                if failed.reason == "unreachable" and not failed.retry_after:
                    self.lost()
                await self._failed(row, queue, failed)
                self._stepped(channel)
                continue
            except rows_of.Elsewhere:
                pass  # it has followed its game while this was about to post it
            except Exception as error:
                # One row that cannot be handled must not hold up its channel for ever.
                log.error("outbox row %s of kind %s is given up: %s", row.id, row.kind, described(error))
                await self._drop(row)
            if queue and queue[0] is row:
                queue.popleft()
            self._stepped(channel)
        self._queues.pop(channel, None)

    async def _handle(self, row: Outbox, queue: deque[Outbox]) -> None:
        if row.kind == ports.PICTURE:
            await self._picture(row, queue)
        elif row.kind == ports.CARD:
            await self._card(row, queue)
        elif row.kind == ports.THREAD:
            await self._thread(row, queue)
        elif row.kind == ports.TROUBLE:
            await self._trouble(row)
        else:
            await self._message(row)

    async def _message(self, row: Outbox) -> None:
        out = codec.decode(row.body, Outgoing)
        kind = row.kind if out.buttons else None
        message = await self._once(row, out)
        replaced = await self._sent(row, message, kind, out.subject)
        await muted.unmute(self.core, row)
        await self._strip_all(replaced)

    async def _trouble(self, row: Outbox) -> None:
        """Tell a home why its game is mute, unless what waits in the game's own channel gets through at last (F19)."""
        game = (await self.core.live(row.game_id or 0)).game
        while game.muted and self._trying(game.channel_id):
            await self._step(game.channel_id)
            game = (await self.core.live(row.game_id or 0)).game
        if game.muted:
            await self._sent(row, await self._once(row, codec.decode(row.body, Outgoing)))
        else:
            await self._drop(row)

    def _trying(self, channel: int) -> bool:
        head = next(iter(self._queues.get(channel, ())), None)
        return head is not None and channel in self._workers and head.next_at <= self.core.clock.now()

    async def _once(self, row: Outbox, out: Outgoing) -> int:
        """Post a row exactly once; the message's id."""
        found = None
        if row.attempts and not self._fresh(row):
            found = await self.poster.find(row.channel_id, row.number)
        if found is not None:
            return found
        await self.core.database.write(lambda session: rows_of.mark_sending(session, row, self.core.clock.now()))
        self._since_start.add(row.id or 0)
        self.core.points("sending")
        message = await self.poster.send(row.channel_id, row.number, out, nonce=f"o{row.id}")
        self.core.points("posted")
        return message

    def _fresh(self, row: Outbox) -> bool:
        """Whether the nonce of a row that was tried still counts."""
        tried = row.first_at is not None and self.core.clock.now() - row.first_at < FRESH
        return tried and row.id in self._since_start

    async def _sent(
        self, row: Outbox, message: int | None, kind: str | None = None, subject: str = ""
    ) -> list[Message]:
        """A row is posted. The messages whose buttons it replaces: those of its kind, about the same ``subject``."""

        def store(session: Session) -> list[Message]:
            rows_of.mark_sent(session, row, message, kind, subject)
            kinds = ports.REPLACES.get(row.kind)
            if kinds is None or row.game_id is None:
                return []
            known = rows_of.messages_with_buttons(session, row.game_id, kinds)
            return [entry for entry in known if entry.message_id != message and entry.subject == subject]

        replaced = await self.core.database.write(store)
        self._since_start.discard(row.id or 0)
        self.core.points("sent")
        return replaced

    async def _drop(self, row: Outbox) -> None:
        await self.core.database.write(lambda session: rows_of.mark_dropped(session, row))

    async def _strip_all(self, old: list[Message]) -> None:
        """Take the buttons away from messages that newer ones replace."""
        for message in old:
            await self.strip(message.channel_id, message.message_id)
        if old:
            await self.core.database.write(
                lambda session: rows_of.forget_messages(session, [entry.message_id for entry in old])
            )

    async def strip(self, channel: int, message: int) -> None:
        """Take the buttons of one message away. That it is gone, or may not be touched, is no fault."""
        try:
            await self.poster.strip(channel, message)
        except PostFailed as failed:
            if failed.reason in ("unreachable", "unauthorised"):
                raise

    async def _picture(self, row: Outbox, queue: deque[Outbox]) -> None:
        game = row.game_id or 0
        if any(
            other is not row and other.game_id == game and other.kind in (ports.TABLE, ports.PICTURE) for other in queue
        ):
            await self._drop(row)  # a newer one is on its way
            return
        known = await self.core.database.read(
            lambda session: rows_of.messages_with_buttons(session, game, (ports.TABLE,))
        )
        if not known:
            await self._drop(row)
            return
        found = await self._pictures.drawn(self.painter, game)
        if isinstance(found, Picture):
            await self._attach(known[-1].channel_id, known[-1].message_id, found)
        elif found:
            await self.post((await self.core.live(game)).game.channel_id, Outgoing(found), game)
        await self._sent(row, known[-1].message_id)

    async def _attach(self, channel: int, message: int, picture: Picture) -> None:
        try:
            await self.poster.attach(channel, message, picture)
        except PostFailed as failed:
            if failed.reason in ("unreachable", "unauthorised", "closed", "full"):
                raise
            log.warning("no picture in channel %d: %s %s", channel, failed.reason, failed.missing)

    async def _card(self, row: Outbox, queue: deque[Outbox]) -> None:
        """A lobby card: posted once, then rewritten; of several that wait only the newest."""
        if any(other is not row and other.game_id == row.game_id and other.kind == ports.CARD for other in queue):
            await self._drop(row)
            return
        out = codec.decode(row.body, Outgoing)
        game = row.game_id or 0
        live = await self.core.live(game)
        if live.game.card is not None:
            try:
                await self.poster.rewrite(row.channel_id, live.game.card, row.number, out)
                await self._sent(row, live.game.card)
                await muted.unmute(self.core, row)
                return
            except PostFailed as failed:
                if failed.reason != "gone":
                    raise
        message = await self._once(row, out)
        await self._sent(row, message, ports.CARD)
        await muted.unmute(self.core, row)
        live.game.card = message
        await self.core.database.write(lambda session: rows_of.set_game(session, game, card=message))

    async def _thread(self, row: Outbox, queue: deque[Outbox]) -> None:
        """Open the game's thread; what waits for the game goes there."""
        opened = await threads.open_game_thread(self.core, self.poster, row, queue)
        for other in opened.waiting:
            queue.remove(other)
            if opened.thread:
                self._queue(other)
        if opened.thread:
            self._start(opened.thread)
        elif opened.why:
            self.threadless[row.game_id or 0] = opened.why

    async def _failed(self, row: Outbox, queue: deque[Outbox], failed: PostFailed) -> None:
        """What a failure means: try again later, give the row up, or stop altogether."""
        if failed.reason == "unauthorised":
            raise Unauthorised
        if muted.goes_bare(row, failed):
            return
        if row.kind == ports.TROUBLE and failed.reason in muted.SHUT_OUT:
            await self.unheard(row.game_id or 0)
        if await muted.given_up(self.core, row, failed):
            await self._drop(row)
            queue.popleft()
            return
        wait = failed.retry_after or min(LONGEST_WAIT, 2 ** min(row.attempts, 9))
        if failed.reason in muted.SHUT_OUT:
            wait, told = LONGEST_WAIT, await self._shut.found(row, failed)
            if told is not None and told.home:
                await self.post(told.home, Outgoing(told.text), row.game_id, ports.TROUBLE)
            elif told is not None:
                await self.unheard(row.game_id or 0)
        when = self.core.clock.now() + max(1, int(wait))
        await self.core.database.write(lambda session: rows_of.try_later(session, row, when))
