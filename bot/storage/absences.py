"""When people were, are and will be away, and how much of it the servers allow on which they play."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlmodel import Session

from bot.storage import people
from bot.storage.models import LOBBY, RUNNING, Absence, Game, Guild, Seat, table

ABSENCE, GAME, SEAT = map(table, (Absence, Game, Seat))

KEPT = 400 * 86_400
"""Seconds for which an absence is remembered: longer than the year of an allowance."""


def spans(session: Session, user_id: int) -> list[tuple[int, int]]:
    """From when until when a person was, is or will be away, in order."""
    query = select(ABSENCE.c.begin, ABSENCE.c.end).where(ABSENCE.c.user_id == user_id).order_by(ABSENCE.c.begin)
    return [(int(row.begin), int(row.end)) for row in session.execute(query)]


def note(session: Session, user_id: int, now: int, span: tuple[int, int] | None) -> None:
    """A person will be away, or not: what was planned is off, what is under way ends now, what is long ago goes."""
    own = ABSENCE.c.user_id == user_id
    session.execute(delete(ABSENCE).where(own, (ABSENCE.c.begin >= now) | (ABSENCE.c.end < now - KEPT)))
    session.execute(update(ABSENCE).where(own, ABSENCE.c.end > now).values(end=now))
    if span is not None:
        session.execute(insert(ABSENCE).values(user_id=user_id, begin=span[0], end=span[1]))


def allowances(session: Session, user_id: int) -> tuple[int, int]:
    """Days in a row and days in a year for which a person may be away: the least that a server of his games allows."""
    held = select(SEAT.c.game_id).where(SEAT.c.user_id == user_id)
    played = select(GAME.c.guild_id).distinct().where(GAME.c.status.in_((LOBBY, RUNNING)), GAME.c.id.in_(held))
    servers = [people.guild(session, guild) for guild in session.execute(played).scalars() if guild] or [Guild(id=0)]
    return min(server.away_row for server in servers), min(server.away_days for server in servers)
