"""Proposals as stored. Those that are open are read with their game; see ``games.load_game``."""

from __future__ import annotations

from sqlmodel import Session, col, select

from bot.storage.law import Question
from bot.storage.models import Vote


def keep_vote(session: Session, vote: Vote) -> None:
    """Write a proposal as it stands now."""
    session.merge(vote)


def subjects(session: Session, game_id: int, kind: str) -> set[str]:
    """What the proposals of a kind in a game were about, open or closed."""
    return set(session.exec(select(Vote.subject).where(Vote.game_id == game_id, Vote.kind == kind)))


def proposed_with(session: Session, question: Question) -> list[Vote]:
    """What was proposed to a table with a question about its game, or later, and is open."""
    query = select(Vote).where(Vote.game_id == question.game_id, Vote.opened_at >= question.opened_at)
    query = query.where(col(Vote.closed_at).is_(None))
    return list(session.exec(query.order_by(col(Vote.number))))


def find_vote(session: Session, game_id: int, number: int) -> Vote | None:
    """A proposal, open or closed."""
    return session.get(Vote, (game_id, number))
