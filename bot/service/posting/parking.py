"""A post in which the program fails again and again: it is put aside until the next start, and its table is told."""

from __future__ import annotations

from sqlmodel import Session

from bot.engine import codec
from bot.i18n.speech import Speech
from bot.service.core.ports import ARCHIVE, NOTE, Outgoing
from bot.storage import outbox as rows_of
from bot.storage.games import Posted, post
from bot.storage.models import PARKED, Outbox

MISSING = "missing"
"""The subject of the note that a message is missing; of that itself nobody is told."""


def park(session: Session, row: Outbox, now: int) -> list[Outbox]:
    """Put a row aside; what its channel is told, unless it knows already that something is missing there.

    The note is nobody's: the game of the row may be the very thing that fails.
    """
    known = row.state == PARKED or rows_of.parked_in(session, row.channel_id) or row.kind == ARCHIVE
    rows_of.mark_parked(session, row.id or 0)
    if known or (row.kind == NOTE and codec.decode(row.body, Outgoing).subject == MISSING):
        return []
    language = rows_of.language_of(session, row)
    told = Outgoing(Speech(language).text("service-message-missing"), subject=MISSING)
    return [post(session, Posted(row.channel_id, NOTE, codec.encode(told)), None, now)]
