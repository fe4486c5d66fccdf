"""The card of a question in its channel: posted once, then rewritten in the form that it has, with its picture; of
several that wait only the newest.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine import codec
from bot.service.core.ports import Outgoing, PostFailed
from bot.service.posting.posting import Posting
from bot.storage import rulings
from bot.storage.models import Outbox


async def post_card(posting: Posting, row: Outbox, queue: Iterable[Outbox]) -> None:
    """Post or rewrite the card that a row holds."""
    out = codec.decode(row.body, Outgoing)
    number = int(out.subject)
    question = await posting.core.database.read(lambda session: rulings.question_of(session, number))
    if question is None:
        posting.drop(row)
        return
    if question.card is None:
        message = await posting.once(row, out)
        shown: dict[str, Any] = {
            "card_layout": out.layout,
            "card_file": out.file,
            "card_alt": out.alt if out.file else "",
        }
        await posting.sent_at_once(row, message, partial(rulings.put_card, question=number, card=message, **shown))
        return
    if await posting.superseded(row, queue, lambda other: other.subject == out.subject):
        posting.drop(row)
        return
    as_posted: dict[str, Any] = {"layout": question.card_layout, "file": question.card_file, "alt": question.card_alt}
    try:
        await posting.poster.rewrite(row.channel_id, question.card, row.number, replace(out, data=b"", **as_posted))
        posting.sent(row, question.card)
    except PostFailed as failed:
        if failed.reason not in ("gone", "old"):
            raise
        posting.drop(row)  # what comes of the question is told in a message of its own
