"""What is looked at when something does not work: the outbox, games in trouble, the database itself."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import func, select, text
from sqlmodel import Session

from bot.storage import schema
from bot.storage.models import LOBBY, PARKED, RUNNING, SENDING, WAITING, Game, Outbox, Timer, table
from bot.storage.statements import connection_of

GAME, OUTBOX, TIMER = table(Game), table(Outbox), table(Timer)
MOST = 10


class Unsent(Struct, frozen=True):
    """What still has to be posted: how many rows, since when, and how often the most stubborn one was tried."""

    count: int
    since: int | None
    tries: int
    next_at: int | None
    parked: int = 0  # rows that are left alone until the next start


class Troubled(Struct, frozen=True):
    """A game that cannot speak in its channel, or is out of service."""

    game: int
    muted: str
    fault: str


def unsent(session: Session) -> Unsent:
    """The rows of the outbox that wait."""
    row = (
        connection_of(session)
        .execute(
            select(
                func.count(), func.min(OUTBOX.c.created_at), func.max(OUTBOX.c.attempts), func.max(OUTBOX.c.next_at)
            ).where(OUTBOX.c.state.in_((WAITING, SENDING)))
        )
        .one()
    )
    parked = select(func.count()).where(OUTBOX.c.state == PARKED)
    return Unsent(row[0], row[1], row[2] or 0, row[3] or None, connection_of(session).execute(parked).scalar_one())


def troubled(session: Session, guild: int) -> list[Troubled]:
    """The unfinished games of a server that are in trouble, the newest first."""
    found = (
        select(GAME.c.id, GAME.c.muted, GAME.c.fault)
        .where(
            GAME.c.guild_id == guild, GAME.c.status.in_((LOBBY, RUNNING)), (GAME.c.muted != "") | (GAME.c.fault != "")
        )
        .order_by(GAME.c.id.desc())
        .limit(MOST)
    )
    return [Troubled(row.id, row.muted, row.fault) for row in connection_of(session).execute(found)]


def games(session: Session, guild: int) -> dict[str, int]:
    """How many games of a server there are, by status."""
    found = select(GAME.c.status, func.count()).where(GAME.c.guild_id == guild).group_by(GAME.c.status)
    return {str(status): int(count) for status, count in connection_of(session).execute(found)}


def next_timer(session: Session) -> int | None:
    """When the next timer is due."""
    found: int | None = connection_of(session).execute(select(func.min(TIMER.c.due))).scalar_one_or_none()
    return found


def size(session: Session) -> int:
    """The bytes that the database takes up."""
    if session.get_bind().dialect.name == "sqlite":
        pages = connection_of(session).execute(text("PRAGMA page_count")).scalar_one()
        return int(pages) * int(connection_of(session).execute(text("PRAGMA page_size")).scalar_one())
    return int(connection_of(session).execute(text("SELECT pg_database_size(current_database())")).scalar_one())


def schema_number(session: Session) -> str:
    """The number of the schema of this database."""
    return schema.number(session.connection(), "")
