"""What stands in a channel of a table: its story, which grows by edits, the picture of it, and who is asked below it.

The text of a story is that of its rows in their order, and it bears the number of the last of them: so it is known
after any end of the program whether a row stands in it already. Of a long one the newest lines are seen, and a button
opens all of it. An ask stands as long as something it asks is open.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec
from bot.i18n.speech import Speech
from bot.lru import Recent
from bot.messages.message import Button
from bot.service.core import press_kinds
from bot.service.core.core import Core
from bot.service.core.news import MOST_SEEN, MOST_TEXT, Asking, Told, ask_post, newest_lines
from bot.service.core.ports import ASK, REMINDER, STORY, Outgoing, Picture, PostFailed
from bot.service.core.press_kinds import button_id
from bot.service.posting.posting import UNREACHED, Posting
from bot.service.posting.standing import Asked, Standing, Story
from bot.service.posting.tips import with_tips
from bot.service.posting.unreachable import refused_for_file, unmute
from bot.storage import outbox as rows_of
from bot.storage.models import Outbox

GROWS = 50 * 60
"""Seconds in which a story grows: the chat service takes few edits of what is older than an hour."""

MOST_BORNE = 64
"""Stories of which it is known that they were posted with their picture."""

M = TypeVar("M", int, int | None)

log = logging.getLogger("seneschal.outbox")


class Shown(Struct, frozen=True):
    """A message as it stands in a channel."""

    channel: int
    message: int
    number: int
    out: Outgoing


class Stories:
    """Keeps what stands in the channel of a table."""

    def __init__(self, core: Core, posting: Posting, standing: Standing) -> None:
        self.core = core
        self.posting = posting
        self.standing = standing
        self._borne: Recent[int, tuple[int | None, Picture]] = Recent(MOST_BORNE)
        """By game the newest message that was posted together with a picture, and the picture."""

    # -- the story ----------------------------------------------------------------------------------------------------

    async def tell(self, row: Outbox, picture: Picture | None = None) -> None:
        """Lines of a table: added to its newest story, or, where that has ended or is out of sight, the next one.

        ``picture``: how the table stands after them, if it is drawn already.
        """
        told, game = codec.decode(row.body, Told), row.game_id or 0
        story = await self.standing.story(game)
        grown = None if story is None else self._grown(row, told, story)
        if story is not None and story.channel == row.channel_id:
            if row.attempts and await self._stands_in(story, row):
                await self._told(row, story.message)
                self.standing.told(game, None)
                return
            if grown is not None and await self._alone(story, game):

                async def rewritten(out: Outgoing, message: int = story.message) -> int | None:
                    return message if await self.posting.rewritten(row, message, out) else None

                if await self._with_picture(game, picture, await self._seen(row, grown), rewritten) is not None:
                    await self._told(row, story.message)
                    new = replace(story, text=grown, chapter=told.chapter, row=row.id or 0, number=row.number)
                    self.standing.told(game, new)
                    return
        text = told.text.lstrip("\n")
        message = await self._with_picture(game, picture, await self._seen(row, text), partial(self.posting.once, row))
        await self._told(row, message)
        if story is None or (row.id or 0) > story.row:
            new = Story(row.channel_id, message, row.first_at or 0, text, told.chapter, row.id or 0, row.number)
            self.standing.told(game, new)

    async def _with_picture(
        self, game: int, picture: Picture | None, out: Outgoing, post: Callable[[Outgoing], Awaitable[M]]
    ) -> M:
        """Post lines together with their picture; without it where there is none yet, or the channel takes none."""
        if picture is not None:
            try:
                message = await post(with_file(out, picture))
            except PostFailed as failed:
                if failed.reason != "refused" and not refused_for_file(failed):
                    raise
                log.warning("no picture beside a text of game %d: %s %s", game, failed.reason, failed.missing)
            else:
                if message is not None:
                    self._borne.put(game, (message, picture))
                return message
        return await post(out)

    async def _seen(self, row: Outbox, text: str) -> Outgoing:
        """A story as it stands there: its newest lines, and a button for the older ones where there are any."""
        newest, older = newest_lines(text, MOST_SEEN)
        if not older:
            return Outgoing(text)
        language = await self.core.database.read(lambda session: rows_of.language_of(session, row))
        label = Speech(language).text("service-button-older", count=older)
        return Outgoing(newest, ((Button(button_id(press_kinds.OLDER_LINES, row.game_id or 0), label),),))

    async def _told(self, row: Outbox, message: int) -> None:
        await unmute(self.core, row)
        self.posting.sent(row, message)

    def _grown(self, row: Outbox, told: Told, story: Story) -> str | None:
        """The text of a story with further lines; None where they do not go on with it, or were left behind by it."""
        if not told.since or told.since != story.chapter or story.channel != row.channel_id:
            return None
        text = f"{story.text}\n{told.text}"
        young = self.core.clock.now() - story.begun <= GROWS
        return text if young and len(text) <= MOST_TEXT and (row.id or 0) > story.row else None

    async def _stands_in(self, story: Story, row: Outbox) -> bool:
        """True if an earlier try has added a row to a story."""
        seen = await self.posting.poster.look(story.channel, story.message)
        return seen is not None and seen.number == row.number

    async def _alone(self, story: Story, game: int) -> bool:
        """True if nothing but what the game itself asks lies below its story: then it is in sight."""
        asks = {entry.message for entry in await self.standing.asked(game)}
        return await self._below(story.channel, story.message, asks)

    async def _below(self, channel: int, message: int, own: Collection[int]) -> bool:
        """True if only messages of one's own lie below one of them; looked at where the gateway has not shown it."""
        below = self.posting.poster.below(channel, message)
        if below is None or not set(below) <= set(own):
            seen = await self.posting.poster.look(channel, message)
            below = None if seen is None else seen.below
        return below is not None and set(below) <= set(own)

    async def show(self, row: Outbox, picture: Picture) -> None:
        """The table as it stands now, under its newest story, or the card at its end; older ones keep theirs."""
        kind = codec.decode(row.body, Outgoing).subject or STORY
        found = await self._newest(row, kind)
        if found is not None:
            if self._borne.get(row.game_id or 0) != (found.message, picture):  # else it was posted with its text
                await self._shown(found, with_file(found.out, picture))
            await unmute(self.core, row)
        self.posting.sent(row, None if found is None else found.message)

    async def _newest(self, row: Outbox, kind: str) -> Shown | None:
        """The newest message of a kind, as it stands."""
        game = row.game_id or 0
        if kind == STORY:
            story = await self.standing.story(game)
            if story is None:
                return None
            return Shown(story.channel, story.message, story.number, await self._seen(row, story.text))
        await self.posting.notes.settle()
        rows = await self.core.database.read(lambda session: rows_of.newest_rows(session, game, kind))
        if not rows or not rows[-1].message_id:
            return None
        newest = rows[-1]
        return Shown(newest.channel_id, newest.message_id or 0, newest.number, codec.decode(newest.body, Outgoing))

    async def _shown(self, found: Shown, out: Outgoing) -> None:
        """Write a message whole with a picture: in its name travels the number, which need not stand below the text."""
        try:
            await self.posting.poster.rewrite(found.channel, found.message, found.number, out)
        except PostFailed as failed:
            if failed.reason in (*UNREACHED, "closed", "full"):
                raise
            log.warning("no picture in channel %d: %s %s", found.channel, failed.reason, failed.missing)

    # -- the ask ------------------------------------------------------------------------------------------------------

    async def ask(self, row: Outbox) -> None:
        """Who is asked what: what is answered by now goes, what is still open is asked once."""
        game = row.game_id or 0
        asking = await with_tips(self.core, game, codec.decode(row.body, Asking))
        found = await self.posting.earlier(row)
        wanted = await self.standing.open_numbers(game)
        anew = {entry.decision for entry in asking.asked}
        out = ask_post(asking, wanted)
        kept = found
        if out is not None and kept is None and asking.goes_on:
            kept = await self._answered_last(row, wanted - anew)
        await self._tidy(row.channel_id, game, wanted - anew, kept if out is not None else None)
        if out is None:
            await self._unasked(row, found)
            return
        if kept is None or (kept != found and not await self.posting.rewritten(row, kept, out)):
            if kept is not None:
                await self.standing.delete(game, Asked(kept, row.channel_id, ASK, ""))
            kept = await self.posting.once(row, out)
        await self._asked(row, kept, ASK, out.subject)

    async def remind(self, row: Outbox) -> None:
        """A reminder, if what it reminds of is still open."""
        out = codec.decode(row.body, Outgoing)
        if numbers_in(out.subject) & await self.standing.open_numbers(row.game_id or 0):
            await self._asked(row, await self.posting.once(row, out), REMINDER, out.subject)
        else:
            await self._unasked(row, await self.posting.earlier(row))

    async def _asked(self, row: Outbox, message: int, kind: str, subject: str) -> None:
        await unmute(self.core, row)
        entry = Asked(message, row.channel_id, kind, subject)
        self.posting.sent(row, message, await self.standing.asks(row.game_id or 0, entry))

    async def _unasked(self, row: Outbox, found: int | None) -> None:
        """What a row asked was answered before it could be posted, or before it was known to be."""
        if found is not None:
            await self.standing.delete(row.game_id or 0, Asked(found, row.channel_id, row.kind, ""))
        await unmute(self.core, row)
        self.posting.drop(row)

    async def _answered_last(self, row: Outbox, left: set[int]) -> int | None:
        """The newest ask of which nothing else is open, if it stands last: it is rewritten, and that calls nobody."""
        known = await self.standing.asked(row.game_id or 0)
        mine = [entry for entry in known if entry.kind == ASK and entry.channel == row.channel_id]
        done = [entry.message for entry in mine if not numbers_in(entry.subject) & left]
        own = {entry.message for entry in known}
        return done[-1] if done and await self._below(row.channel_id, done[-1], own) else None

    async def _tidy(self, channel: int, game: int, open_still: set[int], kept: int | None) -> None:
        """Asks of which nothing is open any more go, others lose what is answered. What is asked again is not open."""
        for entry in await self.standing.asked(game):
            numbers = numbers_in(entry.subject)
            left = numbers & open_still if entry.channel == channel else set()
            if entry.message == kept or left == numbers:
                continue
            if left and entry.kind == ASK and await self._shortened(game, entry, left):
                continue
            await self.standing.delete(game, entry)

    async def _shortened(self, game: int, entry: Asked, left: set[int]) -> bool:
        """Drop from an ask what is answered; False where it is gone."""
        await self.posting.notes.settle()
        row = await self.core.database.read(lambda session: rows_of.row_of_message(session, game, entry.message))
        asking = None if row is None else codec.decode(row.body, Asking)
        if asking is not None and asking.together:
            return True
        out = None if asking is None else ask_post(await with_tips(self.core, game, asking), left)
        if row is None or out is None:
            return True  # posted so long ago that nobody knows how: it stays until all is answered
        try:
            await self.posting.poster.rewrite(entry.channel, entry.message, row.number, out)
        except PostFailed as failed:
            if failed.reason in UNREACHED:
                raise
            return failed.reason != "gone"
        self.posting.notes.add(await self.standing.asks(game, replace(entry, subject=out.subject)))
        return True


def numbers_in(subject: str) -> set[int]:
    """The decisions that a message is about."""
    return {int(word) for word in subject.split() if word.isdigit()}


def with_file(out: Outgoing, picture: Picture) -> Outgoing:
    """A message with a picture."""
    return replace(out, file=picture.name, data=picture.data, alt=picture.alt)
