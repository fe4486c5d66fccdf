"""Who plays a kind of game for the first time on a server, and wants to be told tips."""

from __future__ import annotations

from collections.abc import Collection

from sqlmodel import Session, col, select

from bot.storage.models import Game, Seat, User


def learners(session: Session, game: int, users: Collection[int]) -> frozenset[int]:
    """Those of some people who have begun no earlier game of this kind on this server, lessons apart, and want tips."""
    this = session.get(Game, game)
    if this is None:
        return frozenset()
    earlier = (
        select(Seat.user_id)
        .join(Game, col(Game.id) == col(Seat.game_id))
        .where(col(Game.guild_id) == this.guild_id, col(Game.key) == this.key, col(Game.id) < game)
        .where(col(Game.started_at).is_not(None), col(Game.practice_of).is_distinct_from(0))
        .where(col(Seat.user_id).in_(users))
    )
    silent = select(User.id).where(col(User.id).in_(users), col(User.tips).is_(False))
    return frozenset(users) - {*session.exec(earlier)} - {*session.exec(silent)}
