"""The card of a game in its home: posted once, then rewritten in the form that it has; of several that wait the newest.

A card that is posted anew has the form that its row says, for an earlier try may have posted it so. Its banner is the
same file for all tables of a game; where it cannot be drawn soon, or may not be posted, the card stands without it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from bot.engine import codec
from bot.service.core import ports
from bot.service.core.core import Core
from bot.service.core.ports import BANNER, Outgoing, Painter, Picture, PostFailed
from bot.service.posting.posting import Posting
from bot.service.posting.unreachable import refused_for_file, unmute
from bot.storage import outbox as rows_of
from bot.storage.models import Outbox

PATIENCE = 3.0
"""Seconds that a card waits for its banner: drawn for the first time it may take one."""

T = TypeVar("T")

log = logging.getLogger("seneschal.outbox")


async def post_lobby_card(core: Core, posting: Posting, painter: Painter, row: Outbox, queue: Iterable[Outbox]) -> None:
    """Post or rewrite the card that a row holds."""
    if await posting.superseded(row, queue, lambda other: True):
        posting.drop(row)
        return
    out, game = await with_banner(codec.decode(row.body, Outgoing), painter), row.game_id or 0
    held = (await core.live(game)).game
    card = held.card
    if card is not None:
        form = out if held.card_layout else replace(bare(out), layout=False)
        try:
            await without_where_refused(form, partial(posting.poster.rewrite, row.channel_id, card, row.number))
            await unmute(core, row)
            posting.sent(row, card)
            return
        except PostFailed as failed:
            if failed.reason not in ("gone", "old"):
                raise
            if out.subject == ports.FOLLOWS or failed.reason == "old":
                posting.drop(row)  # it only follows its game, which can wait
                return
    message = await without_where_refused(out, partial(posting.once, row))
    await unmute(core, row)
    # In one transaction: where only the post were noted, the next card would be posted beside it.
    await posting.sent_at_once(row, message, partial(rows_of.set_game, game=game, card=message, card_layout=out.layout))
    held = (await core.live(game)).game
    held.card, held.card_layout = message, out.layout


# -- the banner ------------------------------------------------------------------------------------------------------


async def with_banner(out: Outgoing, painter: Painter) -> Outgoing:
    """A card with the file that it names; without any where there is none, or it is not there in a moment.

    It goes along with every change: nobody knows whether the message has it.
    """
    found = await _drawn(out.file.removesuffix(BANNER), painter) if out.layout and out.file else None
    return bare(out) if found is None else replace(out, file=found.name, data=found.data)


def bare(out: Outgoing) -> Outgoing:
    """The card without its banner."""
    return replace(out, file="", data=b"", alt="")


async def _drawn(game: str, painter: Painter) -> Picture | None:
    try:
        async with asyncio.timeout(PATIENCE):
            return await painter.banner(game)
    except Exception as error:  # a picture that fails is only missing (F58)
        log.warning("no banner of %s: %s", game, type(error).__name__)
        return None


async def without_where_refused(out: Outgoing, post: Callable[[Outgoing], Awaitable[T]]) -> T:
    """Post a card; without its banner where that may be all that is refused."""
    try:
        return await post(out)
    except PostFailed as failed:
        if not out.data or not refused_for_file(failed):
            raise
        log.warning("no banner: %s %s", failed.reason, failed.missing)
    return await post(bare(out))
