"""Proposals as stored. Those that are open are read with their game; see ``games.load``."""

from __future__ import annotations

from sqlalchemy import select
from sqlmodel import Session

from bot.storage.games import columns
from bot.storage.models import Vote, table
from bot.storage.upserts import put

VOTE = table(Vote)


def keep(session: Session, vote: Vote) -> None:
    """Write a proposal as it stands now."""
    put(session, VOTE, columns(vote))


def find(session: Session, game_id: int, number: int) -> Vote | None:
    """A proposal, open or closed."""
    row = session.execute(select(VOTE).where(VOTE.c.game_id == game_id, VOTE.c.number == number)).one_or_none()
    return None if row is None else Vote(**row._mapping)
