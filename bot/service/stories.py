"""What stands in a channel of a table: its story, which grows by edits, the picture of it, and who is asked below it.

The text of a story is that of its rows in their order, and it shows the number of the last of them: so it is known
after any end of the program whether a row stands in it already. An ask stands as long as something it asks is open.
"""

from __future__ import annotations

import logging

from msgspec import Struct
from sqlmodel import Session

from bot.engine import codec
from bot.service.core import Core
from bot.service.news import MOST_TEXT, Asking, Told, ask_post
from bot.service.ports import ASK, REMINDER, STORY, Outgoing, Picture, PostFailed
from bot.service.posting import UNREACHED, Posting
from bot.storage import outbox as rows_of
from bot.storage.models import Message, Outbox

GROWS = 50 * 60
"""Seconds in which a story grows: the chat service takes few edits of what is older than an hour."""

ASKING = (ASK, REMINDER)

log = logging.getLogger("seneschal.outbox")


class Story(Struct, frozen=True):
    """The newest story of a game, as it was posted."""

    channel: int
    message: int
    begun: int
    text: str
    chapter: str


class Standing(Struct, frozen=True):
    """What a game waits for, and which messages ask it."""

    wanted: set[int]
    messages: list[Message]


class Stories:
    """Keeps what stands in the channel of a table."""

    def __init__(self, core: Core, posting: Posting) -> None:
        self.core = core
        self.posting = posting

    # -- the story ----------------------------------------------------------------------------------------------------

    async def tell(self, row: Outbox) -> None:
        """Lines of a table: added to its newest story, or, where that has ended or is out of sight, the next one."""
        told = codec.decode(row.body, Told)
        story = await self._newest(row.game_id or 0)
        grown = None if story is None else self._grown(row, told, story)
        if story is not None and story.channel == row.channel_id and (grown is not None or row.attempts):
            seen = await self.posting.poster.look(story.channel, story.message)
            if seen is not None and seen.number == row.number:
                await self.posting.sent(row, story.message)
                return
            alone = seen is not None and not set(seen.below) - await self._asks(row.game_id or 0)
            if grown is not None and alone and await self.posting.rewritten(row, story.message, Outgoing(grown)):
                await self.posting.sent(row, story.message)
                return
        await self.posting.sent(row, await self.posting.once(row, Outgoing(told.text.lstrip("\n"))))

    def _grown(self, row: Outbox, told: Told, story: Story) -> str | None:
        """The text of a story with further lines; None where they do not go on with it."""
        if not told.since or told.since != story.chapter or story.channel != row.channel_id:
            return None
        text = f"{story.text}\n{told.text}"
        young = self.core.clock.now() - story.begun <= GROWS
        return text if young and len(text) <= MOST_TEXT else None

    async def _newest(self, game: int) -> Story | None:
        rows = await self.core.database.read(lambda session: rows_of.newest_rows(session, game, STORY))
        if not rows:
            return None
        told = [codec.decode(row.body, Told) for row in rows]
        text = "\n".join([one.text for one in told]).lstrip("\n")  # no gap above the first line of a message
        first, last = rows[0], rows[-1]
        return Story(last.channel_id, last.message_id or 0, first.first_at or 0, text, told[-1].chapter)

    async def _asks(self, game: int) -> set[int]:
        return {entry.message_id for entry in (await self._standing(game)).messages}

    async def show(self, row: Outbox, picture: Picture) -> None:
        """The table as it stands now, under its newest story, or the card at its end; older ones keep theirs."""
        kind = codec.decode(row.body, Outgoing).subject or STORY
        found = await self.core.database.read(lambda session: rows_of.newest_rows(session, row.game_id or 0, kind))
        message = found[-1].message_id if found else None
        if message is not None:
            await self._attach(found[-1].channel_id, message, picture)
        await self.posting.sent(row, message)

    async def _attach(self, channel: int, message: int, picture: Picture) -> None:
        try:
            await self.posting.poster.attach(channel, message, picture)
        except PostFailed as failed:
            if failed.reason in (*UNREACHED, "closed", "full"):
                raise
            log.warning("no picture in channel %d: %s %s", channel, failed.reason, failed.missing)

    # -- the ask ------------------------------------------------------------------------------------------------------

    async def ask(self, row: Outbox) -> None:
        """Who is asked what: what is answered by now goes, what is still open is asked once."""
        asking = codec.decode(row.body, Asking)
        game = row.game_id or 0
        found = await self.posting.poster.find(row.channel_id, row.number) if row.attempts and row.number else None
        now = await self._standing(game)
        anew = {entry.decision for entry in asking.asked}
        out = ask_post(asking, now.wanted)
        kept = found
        if out is not None and kept is None and asking.goes_on:
            kept = await self._answered_last(row, now, anew)
        await self._tidy(row.channel_id, game, now, anew, kept if out is not None else None)
        if out is None:
            await self._unasked(row, found)
            return
        if kept is None or (kept != found and not await self.posting.rewritten(row, kept, out)):
            if kept is not None:
                await self.posting.delete(row.channel_id, kept)
            kept = await self.posting.once(row, out)
        await self.posting.sent(row, kept, ASK, out.subject)

    async def remind(self, row: Outbox) -> None:
        """A reminder, if what it reminds of is still open."""
        out = codec.decode(row.body, Outgoing)
        now = await self._standing(row.game_id or 0)
        if numbers_in(out.subject) & now.wanted:
            await self.posting.sent(row, await self.posting.once(row, out), REMINDER, out.subject)
        else:
            found = await self.posting.poster.find(row.channel_id, row.number) if row.attempts else None
            await self._unasked(row, found)

    async def _unasked(self, row: Outbox, found: int | None) -> None:
        """What a row asked was answered before it could be posted, or before it was known to be."""
        if found is not None:
            await self.posting.delete(row.channel_id, found)
        await self.posting.drop(row)

    async def _answered_last(self, row: Outbox, now: Standing, anew: set[int]) -> int | None:
        """The newest ask of which nothing else is open, if it stands last: it is rewritten, and that calls nobody."""
        mine = [entry for entry in now.messages if entry.kind == ASK and entry.channel_id == row.channel_id]
        done = [entry.message_id for entry in mine if not numbers_in(entry.subject) & now.wanted - anew]
        seen = await self.posting.poster.look(row.channel_id, done[-1]) if done else None
        known = {entry.message_id for entry in now.messages}
        return done[-1] if seen is not None and not set(seen.below) - known else None

    async def _tidy(self, channel: int, game: int, now: Standing, anew: set[int], kept: int | None) -> None:
        """Asks of which nothing is open any more go, others lose what is answered. ``anew``: what is asked again."""
        for entry in now.messages:
            numbers = numbers_in(entry.subject)
            left = numbers & now.wanted - anew if entry.channel_id == channel else set()
            if entry.message_id == kept or left == numbers:
                continue
            if left and entry.kind == ASK and await self._shortened(game, entry, left):
                continue
            await self.posting.delete(entry.channel_id, entry.message_id)

    async def _shortened(self, game: int, entry: Message, left: set[int]) -> bool:
        """Drop from an ask what is answered; False where it is gone."""

        def read(session: Session) -> Outbox | None:
            return rows_of.row_of_message(session, game, entry.message_id)

        row = await self.core.database.read(read)
        asking = None if row is None else codec.decode(row.body, Asking)
        if asking is not None and asking.together:
            return True
        out = None if asking is None else ask_post(asking, left)
        if row is None or out is None:
            return True  # posted so long ago that nobody knows how: it stays until all is answered
        try:
            await self.posting.poster.rewrite(entry.channel_id, entry.message_id, row.number, out)
        except PostFailed as failed:
            if failed.reason in UNREACHED:
                raise
            return failed.reason != "gone"
        await self.core.database.write(
            lambda session: rows_of.remember_message(
                session, game, entry.channel_id, entry.message_id, ASK, out.subject
            )
        )
        return True

    async def _standing(self, game: int) -> Standing:
        def read(session: Session) -> Standing:
            known = rows_of.messages_with_buttons(session, game, ASKING)
            return Standing(rows_of.open_numbers(session, game), known)

        return await self.core.database.read(read)


def numbers_in(subject: str) -> set[int]:
    """The decisions that a message is about."""
    return {int(word) for word in subject.split() if word.isdigit()}
