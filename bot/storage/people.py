"""Servers and people: what they have chosen, what is kept about a person, and how it is erased."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Table, and_, delete, insert, select, update
from sqlmodel import Session

from bot.engine import codec
from bot.storage.games import columns
from bot.storage.models import Absence, Deck, Draft, Game, Guest, Guild, Line, Orders, Seat, Timer, User, table
from bot.storage.upserts import put

GUILD, USER, DECK, GAME, SEAT, GUEST, LINE, ORDERS, DRAFT, TIMER, ABSENCE = map(
    table, (Guild, User, Deck, Game, Seat, Guest, Line, Orders, Draft, Timer, Absence)
)


def guild(session: Session, guild_id: int) -> Guild:
    """What a server has chosen; one that has chosen nothing has the defaults."""
    row = session.execute(select(GUILD).where(GUILD.c.id == guild_id)).one_or_none()
    return Guild(id=guild_id) if row is None else Guild(**row._mapping)


def set_guild(session: Session, guild_id: int, **changes: Any) -> Guild:
    """Change what a server has chosen; what it has chosen then."""
    _changed(session, GUILD, guild(session, guild_id), changes)
    return guild(session, guild_id)


def user(session: Session, user_id: int) -> User:
    """What a person has chosen; one who has chosen nothing has the defaults."""
    row = session.execute(select(USER).where(USER.c.id == user_id)).one_or_none()
    return User(id=user_id) if row is None else User(**row._mapping)


def set_user(session: Session, user_id: int, **changes: Any) -> User:
    """Change what a person has chosen; what that person has chosen then."""
    _changed(session, USER, user(session, user_id), changes)
    return user(session, user_id)


def _changed(session: Session, kept: Table, row: Guild | User, changes: dict[str, Any]) -> None:
    values = columns(row)
    if strange := changes.keys() - values.keys():
        raise ValueError(f"{kept.name} has no {sorted(strange)}")
    put(session, kept, {**values, **changes})


def save_deck(session: Session, user_id: int, key: str, name: str, text: str) -> None:
    """Save a deck for a game; one of the same name is replaced."""
    drop_deck(session, user_id, key, name)
    session.execute(insert(DECK).values(user_id=user_id, key=key, name=name, text=text))


def decks(session: Session, user_id: int, key: str) -> dict[str, str]:
    """The decks that a person has saved for a game: name to text, by name."""
    own = and_(DECK.c.user_id == user_id, DECK.c.key == key)
    return {row.name: row.text for row in session.execute(select(DECK).where(own).order_by(DECK.c.name))}


def drop_deck(session: Session, user_id: int, key: str, name: str) -> bool:
    """Drop a saved deck; whether there was one."""
    named = and_(DECK.c.user_id == user_id, DECK.c.key == key, DECK.c.name == name)
    return session.exec(delete(DECK).where(named)).rowcount > 0


def export_user(session: Session, user_id: int) -> dict[str, Any]:
    """All that is stored about a person, in plain values, and nothing about anybody else.

    The games themselves are exported as records; here stands that the person sits in them.
    """
    chosen = session.execute(select(USER).where(USER.c.id == user_id)).mappings().one_or_none()
    seats = select(SEAT, GAME.c.name.label("game"), GAME.c.status).join(GAME).where(SEAT.c.user_id == user_id)
    orders = select(ORDERS).join(SEAT, _same_seat(ORDERS)).where(SEAT.c.user_id == user_id)
    return {
        "id": user_id,
        "settings": None if chosen is None else {name: chosen[name] for name in chosen if name != "id"},
        "decks": _rows(session, select(DECK).where(DECK.c.user_id == user_id), {"user_id", "id"}),
        "seats": _rows(session, seats, {"user_id"}),
        "hosted": _rows(session, select(GAME.c.id, GAME.c.name).where(GAME.c.host_id == user_id)),
        "invited": _rows(session, select(GUEST).where(GUEST.c.user_id == user_id), {"user_id"}),
        "rulings": _rows(
            session, select(LINE.c.game_id, LINE.c.number, LINE.c.at, LINE.c.reason).where(LINE.c.by == user_id)
        ),
        "orders": [
            {**row, "data": codec.readable(codec.decoder(Any).decode(row["data"]))} for row in _rows(session, orders)
        ],
        "drafts": _rows(session, select(DRAFT).join(SEAT, _same_seat(DRAFT)).where(SEAT.c.user_id == user_id)),
        "absences": _rows(session, select(ABSENCE).where(ABSENCE.c.user_id == user_id), {"user_id"}),
        "timers": _rows(session, select(TIMER.c.due, TIMER.c.kind, TIMER.c.game_id).where(TIMER.c.user_id == user_id)),
    }


def _same_seat(private: Table) -> Any:
    return and_(private.c.game_id == SEAT.c.game_id, private.c.seat == SEAT.c.seat)


def _rows(session: Session, query: Any, without: Collection[str] = ()) -> list[dict[str, Any]]:
    found = session.execute(query).mappings()
    return [{name: value for name, value in row.items() if name not in without} for row in found]


def erase_user(session: Session, user_id: int) -> None:
    """Forget a person: settings, decks, invitations, reminders, absences, and the name in every game.

    Seats stay with what was played on them, held by nobody; what was staged or ordered in private is dropped.
    """
    held = select(SEAT.c.game_id, SEAT.c.seat).where(SEAT.c.user_id == user_id)
    for game_id, seat in session.execute(held).all():
        for private in (ORDERS, DRAFT):
            session.execute(delete(private).where(private.c.game_id == game_id, private.c.seat == seat))
    session.execute(update(SEAT).where(SEAT.c.user_id == user_id).values(user_id=None, name="", mark=""))
    session.execute(update(LINE).where(LINE.c.by == user_id).values(by=None))
    session.execute(update(GAME).where(GAME.c.host_id == user_id).values(host_id=0))
    for kept in (DECK, GUEST, TIMER, ABSENCE):
        session.execute(delete(kept).where(kept.c.user_id == user_id))
    session.execute(delete(USER).where(USER.c.id == user_id))
