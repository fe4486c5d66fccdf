"""Lines that a seat has staged: one draft a seat. Private, and worth nothing once the decision is another."""

from __future__ import annotations

from sqlmodel import Session, select

from bot.storage.models import Draft


def drafts_of(session: Session, game_id: int) -> list[Draft]:
    """What the seats of a game have staged."""
    return list(session.exec(select(Draft).where(Draft.game_id == game_id)))


def keep_draft(session: Session, game_id: int, seat: int, decision: int, lines: str) -> None:
    """Stage lines in the place of what was staged before."""
    session.merge(Draft(game_id=game_id, seat=seat, decision=decision, lines=lines))


def drop_draft(session: Session, game_id: int, seat: int) -> None:
    """Forget what a seat has staged."""
    staged = session.get(Draft, (game_id, seat))
    if staged is not None:
        session.delete(staged)
