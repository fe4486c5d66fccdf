"""When people were, are and will be away, and how much of it the servers allow on which they play."""

from __future__ import annotations

from sqlmodel import Session, col, delete, select, update

from bot.storage import people
from bot.storage.models import LOBBY, RUNNING, Absence, Game, Guild, Seat

KEPT = 400 * 86_400
"""Seconds for which an absence is remembered: longer than the year of an allowance."""


def absences_of(session: Session, user_id: int) -> list[tuple[int, int]]:
    """From when until when a person was, is or will be away, in order."""
    known = select(Absence).where(Absence.user_id == user_id).order_by(col(Absence.begin))
    return [(absence.begin, absence.end) for absence in session.exec(known)]


def note_absence(session: Session, user_id: int, now: int, span: tuple[int, int] | None) -> None:
    """A person will be away, or not: what was planned is off, what is under way ends now, what is long ago goes."""
    own = col(Absence.user_id) == user_id
    session.exec(delete(Absence).where(own, (col(Absence.begin) >= now) | (col(Absence.end) < now - KEPT)))
    session.exec(update(Absence).where(own, col(Absence.end) > now).values(end=now))
    if span is not None:
        session.add(Absence(user_id=user_id, begin=span[0], end=span[1]))


def allowances(session: Session, user_id: int) -> tuple[int, int]:
    """Days in a row and days in a year for which a person may be away: the least that a server of his games allows."""
    held = select(Seat.game_id).where(Seat.user_id == user_id)
    played = select(Game.guild_id).distinct().where(col(Game.status).in_((LOBBY, RUNNING)), col(Game.id).in_(held))
    servers = [people.guild(session, guild) for guild in session.exec(played) if guild] or [Guild(id=0)]
    return min(server.away_row for server in servers), min(server.away_days for server in servers)
