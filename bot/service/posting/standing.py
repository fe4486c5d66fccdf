"""What stands of a game in its channel: its newest story, and the messages that ask something. In memory as stored."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from bot.engine import codec
from bot.engine.errors import Refused
from bot.lru import Recent
from bot.service.core.core import Core
from bot.service.core.news import Told
from bot.service.core.ports import ASK, REMINDER, STORY, VOTE
from bot.service.posting.notes import Note
from bot.service.posting.posting import Posting
from bot.storage import outbox as rows_of
from bot.storage.models import Outbox

MOST = 512
"""Games of which that is kept in memory."""

ASKING = (ASK, REMINDER)


class Story(Struct, frozen=True):
    """The newest story of a game, as it was posted. ``row``: the newest of those that it is made of."""

    channel: int
    message: int
    begun: int
    text: str
    chapter: str
    row: int
    number: int


class Asked(Struct, frozen=True):
    """A message with buttons. ``subject``: the numbers of what it asks, with blanks between."""

    message: int
    channel: int
    kind: str
    subject: str


class Standing:
    """Reads what stands there once, and follows what is posted from then on."""

    def __init__(self, core: Core, posting: Posting) -> None:
        self.core, self.posting = core, posting
        self._stories: Recent[int, Story] = Recent(MOST)
        self._asked: Recent[int, dict[int, Asked]] = Recent(MOST)

    async def story(self, game: int) -> Story | None:
        """The newest story of a game."""
        known = self._stories.get(game)
        if known is None:
            await self.posting.notes.settle()
            rows = await self.core.database.read(lambda session: rows_of.newest_rows(session, game, STORY))
            if rows and self._stories.get(game) is None:  # nobody else has read it meanwhile
                self._stories.put(game, _story_of(rows))
        return self._stories.get(game)

    async def text_of(self, game: int, message: int) -> str:
        """All that a message tells of a game; empty where it is no story of it, or so old that nobody keeps it."""
        newest = await self.story(game)
        if newest is not None and newest.message == message:
            return newest.text
        await self.posting.notes.settle()
        rows = await self.core.database.read(lambda session: rows_of.rows_of_message(session, game, STORY, message))
        return _story_of(rows).text if rows else ""

    def told(self, game: int, story: Story | None) -> None:
        """A game has another newest story; None: it is to be read again."""
        if story is None:
            self._stories.drop(game)
        else:
            self._stories.put(game, story)

    async def asked(self, game: int, kinds: tuple[str, ...] = ASKING) -> list[Asked]:
        """The messages of some kinds that may still have buttons, the oldest first."""
        return [entry for _, entry in sorted((await self._of(game)).items()) if entry.kind in kinds]

    async def _of(self, game: int) -> dict[int, Asked]:
        known = self._asked.get(game)
        if known is None:
            await self.posting.notes.settle()
            rows = await self.core.database.read(
                lambda session: rows_of.messages_with_buttons(session, game, (*ASKING, VOTE))
            )
            found = [Asked(row.message_id, row.channel_id, row.kind, row.subject) for row in rows]
            known = self._asked.get_or_make(game, lambda: {entry.message: entry for entry in found})
        return known

    async def open_numbers(self, game: int) -> set[int]:
        """The numbers of the decisions that a game waits for."""
        try:
            return set((await self.core.live(game)).decisions)
        except Refused:  # it cannot be read, and what is asked may be answered once it can
            return await self.core.database.read(lambda session: rows_of.open_numbers(session, game))

    async def asks(self, game: int, entry: Asked) -> Note:
        """A message asks something from now on, or something else; what is to be noted."""
        (await self._of(game))[entry.message] = entry
        return partial(
            rows_of.remember_message,
            game=game,
            channel=entry.channel,
            message=entry.message,
            kind=entry.kind,
            subject=entry.subject,
        )

    async def delete(self, game: int, entry: Asked) -> None:
        """Take a message away that asks no more."""
        await self.posting.delete(entry.channel, entry.message)
        await self._forget(game, entry)

    async def strip(self, game: int, entry: Asked) -> None:
        """Take the buttons of such a message away."""
        await self.posting.strip(entry.channel, entry.message)
        await self._forget(game, entry)

    async def _forget(self, game: int, entry: Asked) -> None:
        (await self._of(game)).pop(entry.message, None)
        self.posting.notes.add(partial(rows_of.forget_messages, ids=[entry.message]))


def _story_of(rows: list[Outbox]) -> Story:
    told = [codec.decode(row.body, Told) for row in rows]
    text = "\n".join([one.text for one in told]).lstrip("\n")  # no gap above the first line of a message
    first, last = rows[0], rows[-1]
    return Story(
        last.channel_id, last.message_id or 0, first.first_at or 0, text, told[-1].chapter, last.id or 0, last.number
    )
