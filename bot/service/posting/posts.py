"""How a row of the outbox is posted, by its kind."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine import codec
from bot.service.core import ports
from bot.service.core.core import Core
from bot.service.core.ports import Outgoing, Painter, Picture, PostFailed
from bot.service.posting.event_posts import EventPosts
from bot.service.posting.list_posts import ListPosts
from bot.service.posting.lobby_posts import post_lobby_card
from bot.service.posting.posting import UNREACHED, Posting
from bot.service.posting.public_pictures import PublicPictures
from bot.service.posting.ruling_posts import post_card
from bot.service.posting.standing import Asked, Standing
from bot.service.posting.stories import Stories
from bot.service.posting.unreachable import unmute
from bot.storage.models import PARKED, Outbox

ONCE_MORE = "once more"
"""Stands in a row for a picture that has failed before: the table is posted in words already."""

Handler = Callable[[Outbox, deque[Outbox]], Awaitable[None]]
"""Posts a row, which is the first of its channel's queue. All that belongs to it is done before it is sent."""


async def silence(channel: int, out: Outgoing, game: int | None = None) -> None:
    """Nobody says anything."""


class Posts:
    """Posts rows."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.posting = Posting(core)
        self.standing = Standing(core, self.posting)
        self.stories = Stories(core, self.posting, self.standing)
        self.events = EventPosts(core, self.posting)
        self.lists = ListPosts(core, self.posting)
        self.painter: Painter
        self.pictures = PublicPictures(core)
        self.say: Callable[..., Awaitable[Any]] = silence  # puts a note into the outbox
        self.handlers: dict[str, Handler] = {
            ports.STORY: self._story,
            ports.ASK: self._ask,
            ports.REMINDER: self._reminder,
            ports.PICTURE: self._picture,
            ports.CARD: self._card,
            ports.RULING: self._ruling,
            ports.EVENT: self.events.handle,
            ports.OPEN_TABLES: self.lists.handle,
            ports.ARCHIVE: self._archive,
            ports.NOTE: self._message,
            ports.VOTE: self._message,
            ports.END: self._message,
        }
        """Threads, and troubles that another channel may solve, are added by who has the queues."""

    async def _story(self, row: Outbox, queue: deque[Outbox]) -> None:
        game = row.game_id or 0
        self._begin_picture(game, queue)
        await self.stories.tell(row, await self.pictures.in_time(game) if _is_pictured(row, queue) else None)

    async def _ask(self, row: Outbox, queue: deque[Outbox]) -> None:
        self._begin_picture(row.game_id or 0, queue)
        await self.stories.ask(row)

    async def _reminder(self, row: Outbox, queue: deque[Outbox]) -> None:
        await self.stories.remind(row)

    async def _card(self, row: Outbox, queue: deque[Outbox]) -> None:
        await post_lobby_card(self.core, self.posting, self.painter, row, queue)

    async def _ruling(self, row: Outbox, queue: deque[Outbox]) -> None:
        await post_card(self.posting, row, queue)

    async def _message(self, row: Outbox, queue: deque[Outbox]) -> None:
        """A note; or a proposal, or what became of one: then older messages about it lose their buttons."""
        out = codec.decode(row.body, Outgoing)
        proposal = row.kind == ports.VOTE
        if proposal and row.state == PARKED:
            over = await self.posting.superseded(row, (), lambda other: other.subject == out.subject)
            out = replace(out, rows=()) if over else out
        message = await self.posting.once(row, out)
        await unmute(self.core, row)
        if not proposal:
            self.posting.sent(row, message)
            return
        game, entry = row.game_id or 0, Asked(message, row.channel_id, ports.VOTE, out.subject)
        for old in await self.standing.asked(game, (ports.VOTE,)):
            if old.message != message and old.subject == out.subject:
                await self.standing.strip(game, old)
        self.posting.sent(row, message, *([await self.standing.asks(game, entry)] if out.rows else []))

    def _begin_picture(self, game: int, queue: Iterable[Outbox]) -> None:
        """Have the picture drawn that follows what is told now, if nothing newer does away with it."""
        waiting = [row.kind for row in queue if row.game_id == game and row.kind in (ports.STORY, ports.PICTURE)]
        if waiting.count(ports.PICTURE) == 1 and waiting[-1] == ports.PICTURE:
            self.pictures.begin(self.painter, game)

    async def _picture(self, row: Outbox, queue: deque[Outbox]) -> None:
        game = row.game_id or 0
        newer = (ports.STORY, ports.PICTURE)
        if any(other is not row and other.game_id == game and other.kind in newer for other in queue):
            self.posting.drop(row)  # a newer one is on its way
            return
        out = codec.decode(row.body, Outgoing)
        found = await self.pictures.drawn(self.painter, game, once_more=out.text == ONCE_MORE)
        if isinstance(found, Picture):
            await self.stories.show(row, found)
            return
        if found:
            await self.say(row.channel_id, Outgoing(found), game)
        if self.pictures.waits(game):
            again = Outgoing(ONCE_MORE, subject=out.subject)
            self.pictures.later(game, partial(self.say, row.channel_id, again, game, ports.PICTURE))
        self.posting.sent(row, None)

    async def _archive(self, row: Outbox, queue: deque[Outbox]) -> None:
        """Close a thread in which nothing more happens. Where that is not allowed, it closes by itself in time."""
        try:
            await self.posting.poster.archive(row.channel_id)
        except PostFailed as failed:
            if failed.reason in UNREACHED:
                raise
        self.posting.sent(row, None)


def _is_pictured(row: Outbox, queue: Iterable[Outbox]) -> bool:
    """True if the picture that waits in a queue belongs to the lines of a row.

    Not if they were tried before: they may stand there without one.
    """
    kinds = (ports.STORY, ports.PICTURE)
    following = [other for other in queue if other.game_id == row.game_id and other.kind in kinds]
    if row.attempts or [other.kind for other in following] != [ports.STORY, ports.PICTURE]:
        return False
    return not codec.decode(following[-1].body, Outgoing).subject
