"""What is read of games beside their hot path: times and remarks of the record, and who is waited for where."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import select
from sqlmodel import Session

from bot.storage.finding import Standing
from bot.storage.models import CLOSED, LOBBY, RUNNING, Decision, Game, Line, Remark, Seat, table

GAME, SEAT, LINE, REMARK, DECISION = map(table, (Game, Seat, Line, Remark, Decision))


class Place(Struct, frozen=True):
    """A game of a person. ``decision`` None: nothing of it waits for him."""

    game: int
    name: str
    guild: int
    channel: int
    status: str
    practice: bool
    seat: int = 0
    holder: str = ""
    decision: int | None = None
    key: str = ""
    due: int | None = None
    muted: str = ""  # why the game cannot speak in its channel


def times(session: Session, game_id: int) -> list[int]:
    """When each line of a game was written, in order."""
    query = select(LINE.c.at).where(LINE.c.game_id == game_id).order_by(LINE.c.number)
    return [int(at) for at in session.execute(query).scalars()]


def reasons(session: Session, game_id: int) -> list[str]:
    """The reason that a game master gave for each line of a game, in order; empty where there was none."""
    query = select(LINE.c.reason).where(LINE.c.game_id == game_id).order_by(LINE.c.number)
    return list(session.execute(query).scalars())


def remarks(session: Session, game_id: int) -> list[Remark]:
    """The remarks about a game, in order."""
    query = select(REMARK).where(REMARK.c.game_id == game_id).order_by(REMARK.c.after, REMARK.c.id)
    return [Remark(**row._mapping) for row in session.execute(query)]


def lines_since(session: Session, game_id: int, decision: int) -> set[int]:
    """The numbers of the lines written since a decision was closed, the one that closed it included."""
    this = (DECISION.c.game_id == game_id, DECISION.c.number == decision)
    closed = session.execute(select(DECISION.c.closed_at).where(*this)).scalar_one_or_none()
    if closed is None:
        return set()
    query = select(LINE.c.number).where(LINE.c.game_id == game_id, LINE.c.at >= closed)
    return {int(number) for number in session.execute(query).scalars()}


def waiting_for(session: Session, user: int) -> list[Place]:
    """The open decisions of a person, the one with the oldest deadline first; those without any come last."""
    asked = (DECISION.c.number, DECISION.c.key.label("asked"), DECISION.c.due)
    query = (
        select(GAME, *asked, SEAT.c.seat, SEAT.c.name.label("holder"))
        .join(SEAT, SEAT.c.game_id == GAME.c.id)
        .join(DECISION, (DECISION.c.game_id == GAME.c.id) & (DECISION.c.seat == SEAT.c.seat))
        .where(SEAT.c.user_id == user, GAME.c.status == RUNNING, DECISION.c.closed_at.is_(None))
        .order_by(DECISION.c.due.is_(None), DECISION.c.due, GAME.c.id, DECISION.c.number)
    )
    return [
        place(row, seat=row.seat, holder=row.holder, decision=row.number, key=row.asked, due=row.due)
        for row in session.execute(query)
    ]


def games_of(session: Session, user: int) -> list[Place]:
    """The games that a person plays or waits to play."""
    query = (
        select(GAME)
        .where(GAME.c.status.in_((LOBBY, RUNNING)))
        .where(GAME.c.id.in_(select(SEAT.c.game_id).where(SEAT.c.user_id == user)))
        .order_by(GAME.c.id)
    )
    return [place(row) for row in session.execute(query)]


class Begun(Struct, frozen=True):
    """A game that a person began to play, and whether it was closed before its end."""

    user: int
    game: int
    aborted: bool
    standing: Standing


def begun_by(session: Session, guild: int, key: str, users: Collection[int]) -> list[Begun]:
    """The games of a kind that some people began on a server; practice does not count."""
    query = (
        select(SEAT.c.user_id, GAME.c.id, GAME.c.status, GAME.c.channel_id, GAME.c.home)
        .join(SEAT, SEAT.c.game_id == GAME.c.id)
        .where(GAME.c.guild_id == guild, GAME.c.key == key, SEAT.c.user_id.in_(users))
        .where(GAME.c.started_at.is_not(None), GAME.c.practice_of.is_(None))
        .distinct()
        .order_by(GAME.c.id)
    )
    return [
        Begun(row.user_id, row.id, row.status == CLOSED, Standing(guild, row.channel_id, row.home, False))
        for row in session.execute(query)
    ]


def place(row: Any, **asked: Any) -> Place:
    """A row as a place; a game that has not begun is found where its lobby is."""
    channel = row.channel_id if row.status != LOBBY else row.home
    return Place(
        row.id, row.name, row.guild_id, channel, row.status, row.practice_of is not None, muted=row.muted, **asked
    )
