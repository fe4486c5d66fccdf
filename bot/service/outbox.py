"""Posts what was committed: in the order of each channel, exactly once, text before picture.

A row is marked before it is tried. After a restart, or when the first try is too old for the chat service to remember,
it is first looked for by its number: see ``posting`` and ``stories``.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

from sqlmodel import Session

from bot.engine import codec
from bot.logs import described
from bot.service import muted, ports, threads
from bot.service.core import Core
from bot.service.event_posts import EventPosts
from bot.service.ports import Outgoing, Painter, Picture, Poster, PostFailed
from bot.service.posting import UNREACHED, Posting
from bot.service.public_pictures import PublicPictures
from bot.service.ruling_posts import post_card
from bot.service.stories import Stories
from bot.storage import outbox as rows_of
from bot.storage.games import Posted, post
from bot.storage.models import Message, Outbox

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
        self.posting = Posting(core)
        self.stories = Stories(core, self.posting)
        self.events = EventPosts(core, self.posting)
        self.painter: Painter
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
        self._pictures = PublicPictures(core)
        self.threadless: dict[int, str] = {}
        """Why no thread could be opened for a game, until whoever opened it is told."""

        self._shut = muted.Shut(core)

    async def connect(self, poster: Poster, painter: Painter) -> None:
        """Begin to post: first what an earlier run has left."""
        self.posting.poster, self.painter, self.connected = poster, painter, True
        self.events.painter = painter
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
        seen = any((row.id or 0) <= self._newest for row in rows)
        known = {row.id: place for place, queue in self._queues.items() for row in queue} if seen else {}
        for row in rows:
            if row.id in known:
                self._left(known[row.id], row)
            self.posting.since_start.add(row.id or 0)
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
        self._newest = max(self._newest, row.id or 0)

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
                await self.posting.drop(row)
            if queue and queue[0] is row:
                queue.popleft()
            self._stepped(channel)
        self._queues.pop(channel, None)

    async def _handle(self, row: Outbox, queue: deque[Outbox]) -> None:
        if row.kind == ports.STORY:
            await self._spoken(row, self.stories.tell(row))
        elif row.kind == ports.ASK:
            await self._spoken(row, self.stories.ask(row))
        elif row.kind == ports.REMINDER:
            await self._spoken(row, self.stories.remind(row))
        elif row.kind == ports.PICTURE:
            await self._picture(row, queue)
        elif row.kind == ports.CARD:
            await self._card(row, queue)
        elif row.kind == ports.RULING:
            await post_card(self.posting, row, queue)
        elif row.kind == ports.THREAD:
            await self._thread(row, queue)
        elif row.kind == ports.TROUBLE:
            await self._trouble(row)
        elif row.kind == ports.EVENT:
            await self.events.handle(row, queue)
        elif row.kind == ports.ARCHIVE:
            await self._archive(row)
        else:
            await self._message(row)

    async def _spoken(self, row: Outbox, posting: Awaitable[None]) -> None:
        await posting
        await muted.unmute(self.core, row)

    async def _message(self, row: Outbox) -> None:
        """A note; or a proposal, or what became of one: then older messages about it lose their buttons."""
        out = codec.decode(row.body, Outgoing)
        message = await self.posting.once(row, out)
        await self.posting.sent(
            row, message, ports.VOTE if out.buttons and row.kind == ports.VOTE else None, out.subject
        )
        await muted.unmute(self.core, row)
        if row.kind == ports.VOTE:
            await self._decided(row.game_id or 0, message, out.subject)

    async def _decided(self, game: int, message: int, subject: str) -> None:
        def read(session: Session) -> list[Message]:
            known = rows_of.messages_with_buttons(session, game, (ports.VOTE,))
            return [entry for entry in known if entry.message_id != message and entry.subject == subject]

        for old in await self.core.database.read(read):
            await self.posting.strip(old.channel_id, old.message_id)
            await self.core.database.write(partial(rows_of.forget_messages, ids=[old.message_id]))

    async def _trouble(self, row: Outbox) -> None:
        """Tell a home why its game is mute, unless what waits in the game's own channel gets through at last (F19)."""
        game = (await self.core.live(row.game_id or 0)).game
        while game.muted and self._trying(game.channel_id):
            await self._step(game.channel_id)
            game = (await self.core.live(row.game_id or 0)).game
        if game.muted:
            await self.posting.sent(row, await self.posting.once(row, codec.decode(row.body, Outgoing)))
        else:
            await self.posting.drop(row)

    def _trying(self, channel: int) -> bool:
        head = next(iter(self._queues.get(channel, ())), None)
        return head is not None and channel in self._workers and head.next_at <= self.core.clock.now()

    async def _picture(self, row: Outbox, queue: deque[Outbox]) -> None:
        game = row.game_id or 0
        newer = (ports.STORY, ports.PICTURE)
        if any(other is not row and other.game_id == game and other.kind in newer for other in queue):
            await self.posting.drop(row)  # a newer one is on its way
            return
        found = await self._pictures.drawn(self.painter, game)
        if isinstance(found, Picture):
            await self.stories.show(row, found)
            return
        if found:
            await self.post((await self.core.live(game)).game.channel_id, Outgoing(found), game)
        await self.posting.sent(row, None)

    async def _card(self, row: Outbox, queue: deque[Outbox]) -> None:
        """A lobby card: posted once, then rewritten; of several that wait only the newest."""
        if any(other is not row and other.game_id == row.game_id and other.kind == ports.CARD for other in queue):
            await self.posting.drop(row)
            return
        out = codec.decode(row.body, Outgoing)
        game = row.game_id or 0
        live = await self.core.live(game)
        if live.game.card is not None:
            try:
                await self.posting.poster.rewrite(row.channel_id, live.game.card, row.number, out)
                await self.posting.sent(row, live.game.card)
                await muted.unmute(self.core, row)
                return
            except PostFailed as failed:
                if failed.reason not in ("gone", "old"):
                    raise
                if out.subject == ports.FOLLOWS or failed.reason == "old":
                    await self.posting.drop(row)  # it only follows its game, which can wait
                    return
        message = await self.posting.once(row, out)
        await self.posting.sent(row, message)
        await muted.unmute(self.core, row)
        live.game.card = message
        await self.core.database.write(lambda session: rows_of.set_game(session, game, card=message))

    async def _thread(self, row: Outbox, queue: deque[Outbox]) -> None:
        """Open the game's thread; what waits for the game goes there."""
        opened = await threads.open_game_thread(self.core, self.posting.poster, row, queue)
        for other in opened.waiting:
            queue.remove(other)
            if opened.thread:
                self._queue(other)
        if opened.thread:
            self._start(opened.thread)
        elif opened.why:
            self.threadless[row.game_id or 0] = opened.why

    async def _archive(self, row: Outbox) -> None:
        """Close a thread in which nothing more happens. Where that is not allowed, it closes by itself in time."""
        try:
            await self.posting.poster.archive(row.channel_id)
        except PostFailed as failed:
            if failed.reason in UNREACHED:
                raise
        await self.posting.sent(row, None)

    async def _failed(self, row: Outbox, queue: deque[Outbox], failed: PostFailed) -> None:
        """What a failure means: try again later, give the row up, or stop altogether."""
        if failed.reason == "unauthorised":
            raise Unauthorised
        if muted.goes_bare(row, failed):
            return
        if row.kind == ports.TROUBLE and failed.reason in muted.SHUT_OUT:
            await self.unheard(row.game_id or 0)
        if await muted.given_up(self.core, row, failed):
            await self.posting.drop(row)
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
