"""The card of a game in its home: posted once, then rewritten in the form that it has; of several that wait the newest.

A card that is posted anew has the form that its row says, for an earlier try may have posted it so.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from bot.engine import codec
from bot.service.core import ports
from bot.service.core.core import Core
from bot.service.core.ports import Outgoing, PostFailed
from bot.service.posting.posting import Posting
from bot.service.posting.unreachable import unmute
from bot.storage import outbox as rows_of
from bot.storage.models import Outbox


async def post_lobby_card(core: Core, posting: Posting, row: Outbox, queue: Iterable[Outbox]) -> None:
    """Post or rewrite the card that a row holds."""
    if await posting.superseded(row, queue, lambda other: True):
        posting.drop(row)
        return
    out, game = codec.decode(row.body, Outgoing), row.game_id or 0
    held = (await core.live(game)).game
    card = held.card
    if card is not None:
        try:
            await posting.poster.rewrite(row.channel_id, card, row.number, replace(out, layout=held.card_layout))
            await unmute(core, row)
            posting.sent(row, card)
            return
        except PostFailed as failed:
            if failed.reason not in ("gone", "old"):
                raise
            if out.subject == ports.FOLLOWS or failed.reason == "old":
                posting.drop(row)  # it only follows its game, which can wait
                return
    message = await posting.once(row, out)
    await unmute(core, row)
    # In one transaction: where only the post were noted, the next card would be posted beside it.
    await posting.sent_at_once(row, message, partial(rows_of.set_game, game=game, card=message, card_layout=out.layout))
    held = (await core.live(game)).game
    held.card, held.card_layout = message, out.layout
