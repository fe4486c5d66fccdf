"""Servers and people: what they have chosen, what is kept about a person, and how it is erased."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

from sqlmodel import Session, SQLModel, col, delete, select, update

from bot.engine import codec
from bot.storage import rulings
from bot.storage.event_privacy import export_events, forget_in_events
from bot.storage.models import Absence, Deck, Draft, Game, Guest, Guild, Line, Orders, Seat, Timer, User
from bot.storage.open_tables import Wish

Chooser = TypeVar("Chooser", Guild, User)


def guild(session: Session, guild_id: int) -> Guild:
    """What a server has chosen; one that has chosen nothing has the defaults."""
    return session.get(Guild, guild_id) or Guild(id=guild_id)


def set_guild(session: Session, guild_id: int, **changes: Any) -> Guild:
    """Change what a server has chosen; what it has chosen then."""
    return _changed(session, guild(session, guild_id), changes)


def user(session: Session, user_id: int) -> User:
    """What a person has chosen; one who has chosen nothing has the defaults."""
    return session.get(User, user_id) or User(id=user_id)


def users(session: Session, ids: Collection[int]) -> dict[int, User]:
    """What some people have chosen; who has chosen nothing has the defaults."""
    known = {row.id: row for row in session.exec(select(User).where(col(User.id).in_(ids)))}
    return {user_id: known.get(user_id) or User(id=user_id) for user_id in ids}


def absent_users(session: Session) -> list[User]:
    """People who have said that they are or will be away."""
    return list(session.exec(select(User).where(col(User.away_to).is_not(None))))


def set_user(session: Session, user_id: int, **changes: Any) -> User:
    """Change what a person has chosen; what that person has chosen then."""
    return _changed(session, user(session, user_id), changes)


def _changed(session: Session, chooser: Chooser, changes: dict[str, Any]) -> Chooser:
    if strange := changes.keys() - type(chooser).model_fields.keys():
        raise ValueError(f"{chooser.__tablename__} has no {sorted(strange)}")
    chooser.sqlmodel_update(changes)
    session.add(chooser)
    session.flush()
    return chooser


def save_deck(session: Session, user_id: int, key: str, name: str, text: str) -> None:
    """Save a deck for a game; one of the same name is replaced."""
    drop_deck(session, user_id, key, name)
    session.add(Deck(user_id=user_id, key=key, name=name, text=text))


def decks(session: Session, user_id: int, key: str) -> dict[str, str]:
    """The decks that a person has saved for a game: name to text, by name."""
    own = select(Deck).where(Deck.user_id == user_id, Deck.key == key).order_by(col(Deck.name))
    return {deck.name: deck.text for deck in session.exec(own)}


def drop_deck(session: Session, user_id: int, key: str, name: str) -> bool:
    """Drop a saved deck; whether there was one."""
    named = (col(Deck.user_id) == user_id, col(Deck.key) == key, col(Deck.name) == name)
    return session.exec(delete(Deck).where(*named)).rowcount > 0


def export_user(session: Session, user_id: int) -> dict[str, Any]:
    """All that is stored about a person, in plain values, and nothing about anybody else.

    The games themselves are exported as records; here stands that the person sits in them.
    """
    chosen = session.get(User, user_id)
    seats = session.exec(select(Seat, Game).join(Game).where(Seat.user_id == user_id)).all()
    private = {model: _of_seats(session, model, [seat for seat, _ in seats]) for model in (Orders, Draft)}
    return {
        "id": user_id,
        "settings": None if chosen is None else chosen.model_dump(exclude={"id"}),
        "decks": _dumped(session, Deck, user_id, {"user_id", "id"}),
        "seats": [
            {**seat.model_dump(exclude={"user_id"}), "game": game.name, "status": game.status} for seat, game in seats
        ],
        "hosted": [
            {"id": game.id, "name": game.name} for game in session.exec(select(Game).where(Game.host_id == user_id))
        ],
        "invited": _dumped(session, Guest, user_id, {"user_id"}),
        "rulings": [
            line.model_dump(include={"game_id", "number", "at", "reason"})
            for line in session.exec(select(Line).where(Line.by == user_id))
        ],
        "orders": [{**row, "data": codec.readable(codec.decoder(Any).decode(row["data"]))} for row in private[Orders]],
        "drafts": private[Draft],
        "absences": _dumped(session, Absence, user_id, {"user_id"}),
        "wishes": _dumped(session, Wish, user_id, {"user_id"}),
        "timers": _dumped(session, Timer, user_id, {"id", "user_id", "subject"}),
        "events": export_events(session, user_id),
        "case_law": rulings.export_of(session, user_id),
    }


def _dumped(session: Session, model: Any, user_id: int, without: set[str]) -> list[dict[str, Any]]:
    rows: list[SQLModel] = list(session.exec(select(model).where(model.user_id == user_id)))
    return [row.model_dump(exclude=without) for row in rows]


def _of_seats(session: Session, model: type[Orders] | type[Draft], seats: list[Seat]) -> list[dict[str, Any]]:
    kept = [session.get(model, (seat.game_id, seat.seat)) for seat in seats]
    return [row.model_dump() for row in kept if row is not None]


def erase_user(session: Session, user_id: int) -> None:
    """Forget a person: settings, decks, invitations, wishes to play, reminders, absences, and the name in every game.

    Seats stay with what was played on them, held by nobody; what was staged or ordered in private is dropped. Who asked
    about the rules and who voted how is forgotten; precedents name nobody.
    """
    for seat in session.exec(select(Seat).where(Seat.user_id == user_id)).all():
        for private in (Orders, Draft):
            if (kept := session.get(private, (seat.game_id, seat.seat))) is not None:
                session.delete(kept)
        seat.user_id, seat.name, seat.mark = None, "", ""
    rulings.erase(session, user_id)
    session.exec(update(Line).where(col(Line.by) == user_id).values(by=None))
    for game in session.exec(select(Game).where(Game.host_id == user_id)):
        game.host_id = 0
    forget_in_events(session, user_id)
    own: Any
    for own in (Deck, Guest, Timer, Absence, Wish):
        session.exec(delete(own).where(own.user_id == user_id))
    session.exec(delete(User).where(col(User.id) == user_id))
