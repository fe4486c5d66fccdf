"""One message, exactly once: a row is marked before it is tried, and looked for before it is tried again."""

from __future__ import annotations

from sqlmodel import Session

from bot.service.core import Core
from bot.service.ports import Outgoing, Poster, PostFailed
from bot.storage import outbox as rows_of
from bot.storage.models import Outbox

FRESH = 100
"""Seconds for which the chat service surely remembers a nonce."""

UNREACHED = ("unreachable", "unauthorised")
"""Failures that say nothing about the message: it is tried again."""


class Posting:
    """Posts rows of the outbox, and notes what became of them."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.poster: Poster
        self.since_start: set[int] = set()

    async def once(self, row: Outbox, out: Outgoing) -> int:
        """Post a row exactly once; the message's id."""
        found = None
        if row.attempts and not self._fresh(row):
            found = await self.poster.find(row.channel_id, row.number)
        if found is not None:
            return found
        await self.sending(row)
        message = await self.poster.send(row.channel_id, row.number, out, nonce=f"o{row.id}")
        self.core.points("posted")
        return message

    async def rewritten(self, row: Outbox, message: int, out: Outgoing) -> bool:
        """Make a message what a row says; False where it takes no edit: it is gone, or too old for now."""
        await self.sending(row)
        try:
            await self.poster.rewrite(row.channel_id, message, row.number, out)
        except PostFailed as failed:
            if failed.reason not in ("gone", "old"):
                raise
            return False
        self.core.points("posted")
        return True

    async def sending(self, row: Outbox) -> None:
        """Note that a row is being tried."""
        await self.core.database.write(lambda session: rows_of.mark_sending(session, row, self.core.clock.now()))
        self.since_start.add(row.id or 0)
        self.core.points("sending")

    def _fresh(self, row: Outbox) -> bool:
        """Whether the nonce of a row that was tried still counts."""
        tried = row.first_at is not None and self.core.clock.now() - row.first_at < FRESH
        return tried and row.id in self.since_start

    async def sent(self, row: Outbox, message: int | None, kind: str | None = None, subject: str = "") -> None:
        """A row is posted. ``kind``: as what its message is remembered, for it asks something about the ``subject``."""

        def store(session: Session) -> None:
            rows_of.mark_sent(session, row, message, kind, subject)

        await self.core.database.write(store)
        self.since_start.discard(row.id or 0)
        self.core.points("sent")

    async def drop(self, row: Outbox) -> None:
        """Nobody needs a row any more."""
        await self.core.database.write(lambda session: rows_of.mark_dropped(session, row))

    async def strip(self, channel: int, message: int) -> None:
        """Take the buttons of one message away. That it is gone, or may not be touched, is no fault."""
        try:
            await self.poster.strip(channel, message)
        except PostFailed as failed:
            if failed.reason in UNREACHED:
                raise

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away and forget it. That it is gone, or may not be touched, is no fault."""
        try:
            await self.poster.delete(channel, message)
        except PostFailed as failed:
            if failed.reason in UNREACHED:
                raise
        await self.core.database.write(lambda session: rows_of.forget_messages(session, [message]))
