"""Look-ups of games by channel, server and person."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import select
from sqlmodel import Session

from bot.storage.models import CLOSED, LOBBY, OVER, RUNNING, Game, Seat, table

GAME, SEAT = table(Game), table(Seat)
GOING = (LOBBY, RUNNING)
MOST = 25
_PLAYED = (GAME.c.status != CLOSED) | GAME.c.started_at.is_not(None)
"""All but lobbies that were closed: a game that was closed before its end was a game."""


class Standing(Struct, frozen=True):
    """Where a game stands: its channel or thread, the channel that this was opened from, and whether one sits there."""

    guild: int
    channel: int
    home: int
    seated: bool


def of_channel(session: Session, channel: int) -> list[int]:
    """The games of a channel: those that go on in it, else the one that ended there last."""
    rows = session.execute(
        select(GAME.c.id, GAME.c.status).where(GAME.c.channel_id == channel, _PLAYED).order_by(GAME.c.id.desc())
    ).all()
    going = [int(row.id) for row in rows if row.status in GOING]
    return going or [int(row.id) for row in rows][:1]


def kinds(session: Session, games: Sequence[int]) -> dict[int, str]:
    """Which games these are, by their numbers."""
    rows = session.execute(select(GAME.c.id, GAME.c.key).where(GAME.c.id.in_(games)))
    return {int(row.id): str(row.key) for row in rows}


def away_from(session: Session, home: int) -> list[int]:
    """The channels of the unfinished games of a home that go on elsewhere."""
    query = select(GAME.c.channel_id).where(GAME.c.home == home, GAME.c.channel_id != home, GAME.c.status.in_(GOING))
    return [int(channel) for channel in session.execute(query).scalars()]


def of_user(session: Session, user: int) -> list[int]:
    """The running games in which a person holds a seat."""
    query = (
        select(GAME.c.id)
        .distinct()
        .join(SEAT, SEAT.c.game_id == GAME.c.id)
        .where(SEAT.c.user_id == user, GAME.c.status == RUNNING)
        .order_by(GAME.c.id.desc())
    )
    return [int(number) for number in session.execute(query).scalars()]


def standing(session: Session, game: int, user: int) -> Standing | None:
    """Where a game stands, and whether a person holds a seat of it; None: there is no such game."""
    held = select(SEAT.c.seat).where(SEAT.c.game_id == game, SEAT.c.user_id == user).exists()
    query = select(GAME.c.guild_id, GAME.c.channel_id, GAME.c.home, held.label("seated")).where(GAME.c.id == game)
    row = session.execute(query).one_or_none()
    return None if row is None else Standing(row.guild_id, row.channel_id, row.home, bool(row.seated))


def named(session: Session, user: int, guild: int) -> list[tuple[int, str]]:
    """Number and name of a person's games, on this server only unless it is 0."""
    query = (
        select(GAME.c.id, GAME.c.name)
        .distinct()
        .join(SEAT, SEAT.c.game_id == GAME.c.id)
        .where(SEAT.c.user_id == user, GAME.c.status.in_((*GOING, OVER)))
        .order_by(GAME.c.id.desc())
        .limit(MOST)
    )
    rows = session.execute(query if not guild else query.where(GAME.c.guild_id == guild)).all()
    return [(int(row.id), str(row.name)) for row in rows]
