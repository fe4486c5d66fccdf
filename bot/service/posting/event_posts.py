"""What is posted of an event as it stands when its turn comes: its card, which is rewritten, and its rounds.

The links of a round lead to threads that are opened just before it is told.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec
from bot.i18n.speech import Speech
from bot.league.sheet import AnySheet
from bot.service.core.core import Core
from bot.service.core.ports import Outgoing, Painter, Picture, PostFailed
from bot.service.posting.posting import Posting
from bot.storage import events
from bot.storage.models import Outbox

log = logging.getLogger("seneschal.events")


class EventPost(Struct, frozen=True):
    """What is to be posted. ``card_of``: the event whose card it is (0: it is none), ``message``: the card so far, and
    ``layout`` its form. A new one has the form that its row says, for an earlier try may have posted it so.

    ``sheet``: standings that go along as a picture, in a language.
    """

    out: Outgoing
    card_of: int = 0
    message: int | None = None
    layout: bool = False
    sheet: AnySheet | None = None
    language: str = ""


async def nothing(what: str) -> EventPost | None:
    """Nobody shows anything."""
    return None


class EventPosts:
    """Posts what events show."""

    def __init__(self, core: Core, posting: Posting) -> None:
        self.core, self.posting = core, posting
        self.painter: Painter
        self.shown: Callable[[str], Awaitable[EventPost | None]] = nothing

    async def handle(self, row: Outbox, queue: Iterable[Outbox]) -> None:
        """Post a row, or rewrite the card; of several that wait for the same only the newest."""
        wanted = codec.decode(row.body, Outgoing)
        what = wanted.subject
        newer = await self.posting.superseded(row, queue, lambda other: other.subject == what)
        found = None if newer else await self.shown(what)
        if found is None:
            self.posting.drop(row)
        elif found.message is None or not await self._rewritten(row, found, found.message):
            message = await self._posted(row, replace(found, out=replace(found.out, layout=wanted.layout)))
            if found.card_of:
                card = partial(events.set_card, event=found.card_of, card=message, layout=wanted.layout)
                await self.posting.sent_at_once(row, message, card)
            else:
                self.posting.sent(row, message)

    async def _posted(self, row: Outbox, found: EventPost) -> int:
        """Post once with the picture, or without it where none can be drawn or sent: the text says the same."""
        out = found.out
        if found.sheet is not None and (picture := await self._drawn(found.sheet, found.language)) is not None:
            out = replace(out, file=picture.name, data=picture.data, alt=picture.alt)
        try:
            return await self.posting.once(row, out)
        except PostFailed as failed:
            if not out.file or failed.reason not in ("forbidden", "too_large"):
                raise
            log.warning("no standings in channel %d: %s %s", row.channel_id, failed.reason, failed.missing)
        return await self.posting.once(row, found.out)

    async def _drawn(self, sheet: AnySheet, language: str) -> Picture | None:
        try:
            return await self.painter.standings(sheet, Speech(language))
        except Exception as error:  # a picture that fails is only missing (F58)
            log.warning("no standings drawn: %s", type(error).__name__)
            return None

    async def _rewritten(self, row: Outbox, found: EventPost, message: int) -> bool:
        """True if the card took the change, or may do without it: one that is gone is posted anew."""
        out = replace(found.out, layout=found.layout)
        try:
            await self.posting.poster.rewrite(row.channel_id, message, row.number, out)
        except PostFailed as failed:
            if failed.reason == "old":
                self.posting.drop(row)
                return True
            if failed.reason == "gone":
                return False
            raise
        self.posting.sent(row, message)
        return True
