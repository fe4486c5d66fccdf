"""Lessons that somebody has begun."""

from __future__ import annotations

from sqlmodel import Session, col, select

from bot.storage.models import RUNNING, Game


def lesson_begun(session: Session, user: int, guild: int, seed: bytes) -> int | None:
    """The lesson with that seed which a person has begun on a server and not ended."""
    own = (Game.host_id == user, Game.guild_id == guild, Game.seed == seed, Game.status == RUNNING)
    return session.exec(select(Game.id).where(*own).order_by(col(Game.id).desc())).first()
