"""The ledgers of campaigns: read whole, and only ever added to."""

from __future__ import annotations

from collections.abc import Iterable

from sqlmodel import Session, col, func, select

from bot.storage.event_models import LedgerEntry


def ledger_of(session: Session, event: int) -> list[LedgerEntry]:
    """The ledger of a campaign in its order."""
    query = select(LedgerEntry).where(LedgerEntry.event_id == event)
    return list(session.exec(query.order_by(col(LedgerEntry.number))))


def enter(session: Session, event: int, lines: Iterable[LedgerEntry]) -> None:
    """Put lines below the last one."""
    query = select(func.max(LedgerEntry.number)).where(LedgerEntry.event_id == event)
    for number, line in enumerate(lines, (session.exec(query).one() or 0) + 1):
        line.event_id, line.number = event, number
        session.add(line)
    session.flush()
