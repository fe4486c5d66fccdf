"""Look-ups of games by channel, server and person."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import select
from sqlmodel import Session

from bot.storage.models import CLOSED, LOBBY, OVER, RUNNING, Game, Seat, table
from bot.storage.statements import connection_of

GAME, SEAT = table(Game), table(Seat)
GOING = (LOBBY, RUNNING)
MOST = 25
_PLAYED = (GAME.c.status != CLOSED) | GAME.c.started_at.is_not(None)
"""All but lobbies that were closed: a game that was closed before its end was a game."""


class Standing(Struct, frozen=True):
    """Where a game, an event or a question stands: its channel or thread, the channel that this was opened from, and
    whether one has a part in it."""

    guild: int
    channel: int
    home: int
    seated: bool


class Candidates(Struct, frozen=True):
    """The games that somebody may mean, the newest first, with the kind of each: the one he names, or those here."""

    games: dict[int, str]
    named: int | None = None
    there: Standing | None = None  # where the named one stands


def candidates(session: Session, number: int | None, user: int, channel: int, guild: int) -> Candidates:
    """The game of that number; without one those of the channel, in a direct message those with a seat of the user."""
    if number is None:
        return Candidates(games_of_channel(session, channel) or (newest_games_of(session, user) if not guild else {}))
    held = select(SEAT.c.seat).where(SEAT.c.game_id == number, SEAT.c.user_id == user).exists()
    where = (GAME.c.key, GAME.c.guild_id, GAME.c.channel_id, GAME.c.home, held.label("seated"))
    row = connection_of(session).execute(select(*where).where(GAME.c.id == number)).one_or_none()
    if row is None:
        return Candidates({}, number)
    return Candidates({number: row.key}, number, Standing(row.guild_id, row.channel_id, row.home, bool(row.seated)))


def games_of_channel(session: Session, channel: int) -> dict[int, str]:
    """The games of a channel with their kinds: those that go on in it, else the one that ended there last."""
    query = select(GAME.c.id, GAME.c.key, GAME.c.status).where(GAME.c.channel_id == channel, _PLAYED)
    rows = connection_of(session).execute(query.order_by(GAME.c.id.desc())).all()
    going = [row for row in rows if row.status in GOING] or rows[:1]
    return {int(row.id): str(row.key) for row in going}


def channels_away_from(session: Session, home: int) -> list[int]:
    """The channels of the unfinished games of a home that go on elsewhere."""
    query = select(GAME.c.channel_id).where(GAME.c.home == home, GAME.c.channel_id != home, GAME.c.status.in_(GOING))
    return [int(channel) for channel in connection_of(session).execute(query).scalars()]


def newest_games_of(session: Session, user: int) -> dict[int, str]:
    """The running games in which a person holds a seat, with their kinds."""
    seated = select(SEAT.c.game_id).where(SEAT.c.user_id == user)
    query = select(GAME.c.id, GAME.c.key).where(GAME.c.id.in_(seated), GAME.c.status == RUNNING)
    return {int(row.id): str(row.key) for row in connection_of(session).execute(query.order_by(GAME.c.id.desc()))}


def games_named(session: Session, user: int, guild: int) -> list[tuple[int, str]]:
    """Number and name of a person's games, on this server only unless it is 0."""
    query = (
        select(GAME.c.id, GAME.c.name)
        .distinct()
        .join(SEAT, SEAT.c.game_id == GAME.c.id)
        .where(SEAT.c.user_id == user, GAME.c.status.in_((*GOING, OVER)))
        .order_by(GAME.c.id.desc())
        .limit(MOST)
    )
    rows = connection_of(session).execute(query if not guild else query.where(GAME.c.guild_id == guild)).all()
    return [(int(row.id), str(row.name)) for row in rows]
