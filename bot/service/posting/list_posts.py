"""The list of open tables in a channel: one message, written anew as it stands when its turn comes.

One that is gone is posted anew; so is one that takes no more edits for now, which goes first. Of several that wait
only the newest is posted.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from bot.service.core.core import Core
from bot.service.core.open_tables import Listed, list_anew
from bot.service.core.ports import Outgoing, PostFailed
from bot.service.posting.posting import Posting
from bot.storage.models import Outbox
from bot.storage.open_tables import list_taken_away, note_message


async def nothing(channel: int) -> Listed | None:
    """Nobody lists anything."""
    return None


class ListPosts:
    """Posts lists of open tables."""

    def __init__(self, core: Core, posting: Posting) -> None:
        self.core, self.posting = core, posting
        self.listed: Callable[[int], Awaitable[Listed | None]] = nothing
        self._standing: dict[int, int] = {}
        """As which message the list of a channel stands, as far as this run has posted or written it."""

    async def went(self, channel: int, message: int) -> None:
        """A message was deleted: if it was a list, it is posted anew."""
        if self._standing.get(channel) == message:
            now = self.core.clock.now()
            self.core.announce([await self.core.database.write(lambda session: list_anew(session, channel, now))])

    async def handle(self, row: Outbox, queue: Iterable[Outbox]) -> None:
        """Post the list of a channel, write it anew, or take it away."""
        newer = await self.posting.superseded(row, queue, lambda other: True)
        found = None if newer else await self.listed(row.channel_id)
        if found is None:
            self.posting.drop(row)
        elif found.out is None:
            await self._take_away(row, found.message)
        elif found.message is None or not await self._rewritten(row, found.out, found.message):
            message = await self.posting.once(row, found.out)
            self._standing[row.channel_id] = message
            await self.posting.sent_at_once(
                row, message, partial(note_message, channel=row.channel_id, message=message)
            )

    async def _take_away(self, row: Outbox, message: int | None) -> None:
        self._standing.pop(row.channel_id, None)
        known = message if message is not None else await self.posting.earlier(row)
        if known is not None:
            await self.posting.delete(row.channel_id, known)
        self.posting.sent(row, None, partial(list_taken_away, channel=row.channel_id))

    async def _rewritten(self, row: Outbox, out: Outgoing, message: int) -> bool:
        """True if the message says now how it stands; else it is gone, if need be by this."""
        try:
            await self.posting.poster.rewrite(row.channel_id, message, row.number, out)
        except PostFailed as failed:
            if failed.reason not in ("gone", "old"):
                raise
            self._standing.pop(row.channel_id, None)
            if failed.reason == "old":
                await self.posting.delete(row.channel_id, message)
            return False
        self._standing[row.channel_id] = message
        self.posting.sent(row, message)
        return True
