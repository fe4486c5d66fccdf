"""Lessons that somebody has begun."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import select
from sqlmodel import Session

from bot.storage.models import RUNNING, Game, table

GAME = table(Game)


class Begun(Struct, frozen=True):
    """A lesson that goes on, and its channel."""

    game: int
    channel: int


def begun(session: Session, user: int, guild: int, seed: bytes) -> Begun | None:
    """The lesson with that seed which a person has begun on a server and not ended."""
    own = select(GAME.c.id, GAME.c.channel_id).where(
        GAME.c.host_id == user, GAME.c.guild_id == guild, GAME.c.seed == seed, GAME.c.status == RUNNING
    )
    row = session.execute(own.order_by(GAME.c.id.desc()).limit(1)).one_or_none()
    return None if row is None else Begun(row.id, row.channel_id)
