"""Where a person has a seat, and the names that stand in remarks."""

from __future__ import annotations

import re
from collections.abc import Collection

from sqlalchemy import and_, select, update
from sqlmodel import Session

from bot.storage.models import Game, Line, Remark, Seat, table

GAME, LINE, REMARK, SEAT = map(table, (Game, Line, Remark, Seat))


def seated(session: Session, user: int, statuses: Collection[str] = ()) -> list[int]:
    """The games in which a person holds a seat: all, or those of some statuses."""
    found = select(SEAT.c.game_id).distinct().join(GAME, GAME.c.id == SEAT.c.game_id).where(SEAT.c.user_id == user)
    if statuses:
        found = found.where(GAME.c.status.in_(statuses))
    return [int(game) for game in session.execute(found.order_by(SEAT.c.game_id)).scalars()]


def left(session: Session, user: int) -> dict[int, list[int]]:
    """The seats that a person has played on and left, and that nobody has taken since: game to seats."""
    found = (
        select(SEAT.c.game_id, SEAT.c.seat)
        .distinct()
        .join(LINE, and_(LINE.c.game_id == SEAT.c.game_id, LINE.c.seat == SEAT.c.seat))
        .where(LINE.c.by == user, SEAT.c.user_id.is_(None))
    )
    seats: dict[int, list[int]] = {}
    for game, seat in session.execute(found):
        seats.setdefault(int(game), []).append(int(seat))
    return seats


def without(text: str, names: Collection[str]) -> str:
    """A text with a dash in the place of each of the names, where it stands as a word of its own."""
    for name in names:
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "–", text)
    return text


def scrub(session: Session, game: int, names: Collection[str]) -> None:
    """Take names out of the remarks of a game."""
    for number, text in session.execute(select(REMARK.c.id, REMARK.c.text).where(REMARK.c.game_id == game)).all():
        plain = without(text, names)
        if plain != text:
            session.execute(update(REMARK).where(REMARK.c.id == number).values(text=plain))
