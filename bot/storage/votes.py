"""Proposals as stored. Those that are open are read with their game; see ``games.load``."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.storage.games import columns
from bot.storage.models import Vote, table
from bot.storage.upserts import put

VOTE = table(Vote)


def keep(conn: Connection, vote: Vote) -> None:
    """Write a proposal as it stands now."""
    put(conn, VOTE, columns(vote))


def find(conn: Connection, game_id: int, number: int) -> Vote | None:
    """A proposal, open or closed."""
    row = conn.execute(select(VOTE).where(VOTE.c.game_id == game_id, VOTE.c.number == number)).one_or_none()
    return None if row is None else Vote(**row._mapping)
