"""Lines that a seat has staged: one draft a seat. Private, and worth nothing once the decision is another."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select
from sqlmodel import Session

from bot.storage.models import Draft, table
from bot.storage.upserts import put

DRAFT = table(Draft)
_OF_GAME = select(DRAFT).where(DRAFT.c.game_id == bindparam("this"))


def drafts_of(session: Session, game_id: int) -> list[Draft]:
    """What the seats of a game have staged."""
    return [Draft(**row._mapping) for row in session.execute(_OF_GAME, {"this": game_id})]


def keep(session: Session, game_id: int, seat: int, decision: int, lines: str) -> None:
    """Stage lines in the place of what was staged before."""
    put(session, DRAFT, {"game_id": game_id, "seat": seat, "decision": decision, "lines": lines})


def drop(session: Session, game_id: int, seat: int) -> None:
    """Forget what a seat has staged."""
    session.execute(delete(DRAFT).where(DRAFT.c.game_id == game_id, DRAFT.c.seat == seat))
