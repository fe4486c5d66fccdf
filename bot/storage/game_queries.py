"""What is read of games beside their hot path: times and remarks of the record, and who is waited for where."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy.orm import aliased
from sqlmodel import Session, col, exists, select

from bot.storage.finding import Standing
from bot.storage.models import CLOSED, LOBBY, RUNNING, Decision, Game, Line, Remark, Seat


class OwnGame(Struct, frozen=True):
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


def line_times(session: Session, game_id: int) -> list[int]:
    """When each line of a game was written, in order."""
    return list(session.exec(select(Line.at).where(Line.game_id == game_id).order_by(col(Line.number))))


def line_reasons(session: Session, game_id: int) -> list[str]:
    """The reason that a game master gave for each line of a game, in order; empty where there was none."""
    return list(session.exec(select(Line.reason).where(Line.game_id == game_id).order_by(col(Line.number))))


def remarks_of(session: Session, game_id: int) -> list[Remark]:
    """The remarks about a game, in order."""
    query = select(Remark).where(Remark.game_id == game_id).order_by(col(Remark.after), col(Remark.id))
    return list(session.exec(query))


def lines_since(session: Session, game_id: int, number: int) -> set[int]:
    """The numbers of the lines written since a decision was closed, the one that closed it included."""
    decision = session.get(Decision, (game_id, number))
    if decision is None or decision.closed_at is None:
        return set()
    return set(session.exec(select(Line.number).where(Line.game_id == game_id, Line.at >= decision.closed_at)))


def options_played(session: Session, user: int, key: str) -> list[tuple[int, bytes]]:
    """The games of a kind that a person is playing, with their house options as they are stored."""
    query = select(Game.id, Game.options).join(Seat, col(Seat.game_id) == Game.id).distinct()
    mine = (Seat.user_id == user, Game.key == key, Game.status == RUNNING)
    return [(int(number or 0), options) for number, options in session.exec(query.where(*mine).order_by(col(Game.id)))]


def places_waiting(session: Session, user: int) -> list[OwnGame]:
    """The open decisions of a person, the one with the oldest deadline first; those without any come last."""
    query = (
        select(Game, Seat, Decision)
        .join(Seat, col(Seat.game_id) == Game.id)
        .join(Decision, (col(Decision.game_id) == Game.id) & (col(Decision.seat) == Seat.seat))
        .where(Seat.user_id == user, Game.status == RUNNING, col(Decision.closed_at).is_(None))
        .order_by(col(Decision.due).is_(None), col(Decision.due), col(Game.id), col(Decision.number))
    )
    return [
        own_game(game, seat=seat.seat, holder=seat.name, decision=asked.number, key=asked.key, due=asked.due)
        for game, seat, asked in session.exec(query)
    ]


def places_of(session: Session, user: int) -> list[OwnGame]:
    """The games that a person plays or waits to play."""
    held = select(Seat.game_id).where(Seat.user_id == user)
    unfinished = select(Game).where(col(Game.status).in_((LOBBY, RUNNING)), col(Game.id).in_(held))
    return [own_game(game) for game in session.exec(unfinished.order_by(col(Game.id)))]


class Begun(Struct, frozen=True):
    """A game that a person began to play, and whether it was closed before its end."""

    user: int
    game: int
    aborted: bool
    standing: Standing


def begun_by(session: Session, guild: int, key: str, users: Collection[int]) -> list[Begun]:
    """The games of a kind that some people began on a server; practice and games played alone do not count."""
    other = aliased(Seat)
    shared = exists().where(
        col(other.game_id) == Seat.game_id, col(other.user_id).is_(None) | (col(other.user_id) != Seat.user_id)
    )
    query = (
        select(Seat, Game)
        .join(Game)
        .where(Game.guild_id == guild, Game.key == key, col(Seat.user_id).in_(users), shared)
        .where(col(Game.started_at).is_not(None), col(Game.practice_of).is_(None))
        .order_by(col(Game.id))
    )
    begun = {
        (seat.user_id, game.id): Begun(
            int(seat.user_id or 0),
            seat.game_id,
            game.status == CLOSED,
            Standing(guild, game.channel_id, game.home, False),
        )
        for seat, game in session.exec(query)
    }
    return list(begun.values())


def own_game(game: Game, **asked: Any) -> OwnGame:
    """A game as a place; one that has not begun is found where its lobby is."""
    return OwnGame(
        int(game.id or 0),
        game.name,
        game.guild_id,
        game.channel_id if game.status != LOBBY else game.home,
        game.status,
        game.practice_of is not None,
        muted=game.muted,
        **asked,
    )
