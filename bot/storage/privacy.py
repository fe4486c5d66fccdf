"""Where a person has a seat, and the names that stand in remarks."""

from __future__ import annotations

import re
from collections.abc import Collection

from sqlmodel import Session, col, select

from bot.storage.models import Game, Line, Remark, Seat


def games_of(session: Session, user: int, statuses: Collection[str] = ()) -> list[int]:
    """The games in which a person holds a seat: all, or those of some statuses."""
    held = select(Seat.game_id).distinct().join(Game).where(Seat.user_id == user).order_by(col(Seat.game_id))
    return list(session.exec(held.where(col(Game.status).in_(statuses)) if statuses else held))


def seats_left(session: Session, user: int) -> dict[int, list[int]]:
    """The seats that a person has played on and left, and that nobody has taken since: game to seats."""
    played = (col(Line.game_id) == Seat.game_id) & (col(Line.seat) == Seat.seat)
    free = select(Seat).join(Line, played).where(Line.by == user, col(Seat.user_id).is_(None)).distinct()
    seats: dict[int, list[int]] = {}
    for seat in session.exec(free):
        seats.setdefault(seat.game_id, []).append(seat.seat)
    return seats


def without_names(text: str, names: Collection[str]) -> str:
    """A text with a dash in the place of each of the names, where it stands as a word of its own."""
    for name in names:
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "–", text)
    return text


def scrub_remarks(session: Session, game: int, names: Collection[str]) -> None:
    """Take names out of the remarks of a game."""
    for remark in session.exec(select(Remark).where(Remark.game_id == game)):
        remark.text = without_names(remark.text, names)
