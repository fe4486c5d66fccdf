"""One message, exactly once: a row is marked before it is tried, and looked for before it is tried again.

That holds for posts of every kind. What was tried is carried to its end, even where a newer one waits: it may stand
there, and whoever wants to change it has to know as which message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from sqlmodel import Session

from bot.engine import codec
from bot.service.core.core import Core
from bot.service.core.ports import Outgoing, Poster, PostFailed
from bot.service.posting.notes import Note, Notes
from bot.storage import outbox as rows_of
from bot.storage.models import DROPPED, PARKED, SENDING, SENT, Outbox

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
        self.notes = Notes(core)
        self._posted: dict[int, int] = {}
        """As which messages rows were posted that are not done with yet."""

    async def once(self, row: Outbox, out: Outgoing) -> int:
        """Post a row exactly once; the message's id."""
        found = await self.earlier(row) if not self._fresh(row) else self._posted.get(row.id or 0)
        if found is not None:
            return found
        await self.sending(row)
        message = await self.poster.send(row.channel_id, row.number, out, nonce=f"o{row.id}")
        self._posted[row.id or 0] = message
        self.core.points("posted")
        return message

    async def earlier(self, row: Outbox) -> int | None:
        """As which message a row stands already: an earlier try has posted it, or made a message what it says."""
        known = self._posted.get(row.id or 0)
        if known is not None or not row.attempts or not row.number:
            return known
        return await self.poster.find(row.channel_id, row.number)

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
        """Note that a row is being tried. Raises Elsewhere where it has left its channel."""
        first = row.first_at if row.first_at is not None else self.core.clock.now()
        state = PARKED if row.state == PARKED else SENDING
        values = {"state": state, "attempts": row.attempts + 1, "first_at": first, "next_at": 0}
        this, place = row.id or 0, row.channel_id
        if not await self.notes.write(lambda session: rows_of.mark_sending(session, this, place, values)):
            raise rows_of.Elsewhere
        row.state, row.attempts, row.first_at, row.next_at = state, row.attempts + 1, first, 0
        self.since_start.add(this)
        self.core.points("sending")

    def _fresh(self, row: Outbox) -> bool:
        """True if the nonce of a row that was tried still counts."""
        tried = row.first_at is not None and self.core.clock.now() - row.first_at < FRESH
        return tried and row.id in self.since_start

    def sent(self, row: Outbox, message: int | None, *more: Note) -> None:
        """A row is posted, and nothing else is to be done for it. ``more`` is noted with that."""
        row.state, row.message_id = SENT, message
        self._done(row, partial(rows_of.mark_sent, row=row.id or 0, message=message), *more)

    async def sent_at_once(self, row: Outbox, message: int, more: Note) -> None:
        """The same, noted before anybody goes on: the next row, or whoever waits for this one, reads it."""

        def store(session: Session) -> None:
            rows_of.mark_sent(session, row.id or 0, message)
            more(session)

        await self.notes.write(store)
        row.state, row.message_id = SENT, message
        self._done(row)
        self.core.points("sent")

    def drop(self, row: Outbox) -> None:
        """Nobody needs a row any more."""
        row.state = DROPPED
        self._done(row, partial(rows_of.mark_dropped, row=row.id or 0))

    def _done(self, row: Outbox, *notes: Note) -> None:
        self.notes.add(*notes)
        self.since_start.discard(row.id or 0)
        self._posted.pop(row.id or 0, None)

    async def superseded(self, row: Outbox, queue: Iterable[Outbox], same: Callable[[Outgoing], bool]) -> bool:
        """True if a row need not be posted, because a newer one of its kind says the same as it stands by now.

        Never so once it was tried. One that was parked has been left behind by what was posted since.
        """
        if row.attempts and row.state != PARKED:
            return False
        bodies = [other.body for other in queue if alike(row, other)]
        if row.state == PARKED:
            bodies += await self.core.database.read(lambda session: rows_of.newer_bodies(session, row))
        return any(same(codec.decode(body, Outgoing)) for body in bodies)

    async def strip(self, channel: int, message: int) -> None:
        """Take the buttons of one message away. That it is gone, or may not be touched, is no fault."""
        try:
            await self.poster.strip(channel, message)
        except PostFailed as failed:
            if failed.reason in UNREACHED:
                raise

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away. That it is gone, or may not be touched, is no fault."""
        try:
            await self.poster.delete(channel, message)
        except PostFailed as failed:
            if failed.reason in UNREACHED:
                raise


def alike(row: Outbox, other: Outbox) -> bool:
    """True if two rows are posts of the same kind about the same game."""
    return other is not row and (other.kind, other.game_id) == (row.kind, row.game_id)
