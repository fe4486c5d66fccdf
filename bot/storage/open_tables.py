"""Where a server lists its open tables, and who looks for a game there."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, false
from sqlmodel import Field, Session, SQLModel, col, delete, select

from bot.storage.models import LOBBY, Game
from bot.storage.timers import drop_timer, set_timer

SHOWN, HIDDEN = "shown", "hidden"
"""Whether a server lists its open tables in its channel for games."""

TIMER = "wish"
"""Kind of the timer at which a wish to play is over."""


def _big(**more: object) -> Column[int]:
    return Column(BigInteger, **more)  # type: ignore[arg-type]


class OpenTables(SQLModel, table=True):
    """The message in a channel that lists the open tables of a server. Not ``shown``: it is to be taken away."""

    __tablename__ = "opentables"
    channel_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    guild_id: int = Field(sa_column=_big(index=True, nullable=False))
    message_id: int | None = Field(default=None, sa_column=_big())
    language: str = ""  # of whoever chose the channel; a server that has a language of its own is spoken to in that
    shown: bool = Field(default=False, sa_column=Column(Boolean, nullable=False, server_default=false()))


class Wish(SQLModel, table=True):
    """Somebody of a server looks for a game. ``press``: the interaction by which that was said."""

    guild_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    user_id: int = Field(sa_column=_big(primary_key=True, autoincrement=False))
    name: str
    title: str
    pace: str
    press: int = Field(sa_column=_big(nullable=False))
    ends_at: int = Field(sa_column=_big(nullable=False))


def list_at(session: Session, channel: int) -> OpenTables | None:
    """The list of a channel."""
    return session.get(OpenTables, channel)


def list_of(session: Session, guild: int) -> OpenTables | None:
    """The list that a server shows."""
    return session.exec(select(OpenTables).where(OpenTables.guild_id == guild, col(OpenTables.shown))).first()


def place_list(session: Session, guild: int, channel: int | None, language: str) -> list[int]:
    """A server lists its open tables in this channel, or in none; the channels in which something is to be done now."""
    for old in session.exec(select(OpenTables).where(OpenTables.guild_id == guild)):
        old.shown = False
    if channel is not None:
        row = list_at(session, channel) or OpenTables(channel_id=channel, guild_id=guild)
        row.shown, row.guild_id, row.language = True, guild, language
        session.add(row)
    session.flush()
    return list(session.exec(select(OpenTables.channel_id).where(OpenTables.guild_id == guild)))


def note_message(session: Session, channel: int, message: int) -> None:
    """The list of a channel stands there as this message."""
    if (row := list_at(session, channel)) is not None:
        row.message_id = message


def list_taken_away(session: Session, channel: int) -> None:
    """The message of a list that nobody wants is gone; not so where somebody has wanted it again meanwhile."""
    row = list_at(session, channel)
    if row is not None and row.shown:
        row.message_id = None
    elif row is not None:
        session.delete(row)


def lobbies_in(session: Session, guild: int, channel: int) -> list[int]:
    """The lobbies that were opened in a channel itself, oldest first: whoever reads it sees their cards. No event's."""
    opened = (Game.guild_id == guild, Game.home == channel, Game.status == LOBBY)
    own = (col(Game.bout).is_(None), col(Game.practice_of).is_(None))
    return [int(game or 0) for game in session.exec(select(Game.id).where(*opened, *own).order_by(col(Game.id)))]


# -- wishes -----------------------------------------------------------------------------------------------------------


def wishes_in(session: Session, guild: int, now: int) -> list[Wish]:
    """Who looks for a game on a server, longest first."""
    wanted = select(Wish).where(Wish.guild_id == guild, Wish.ends_at > now)
    return list(session.exec(wanted.order_by(col(Wish.press))))


def wish_of(session: Session, guild: int, user: int, now: int) -> Wish | None:
    """What a person looks for on a server."""
    return next((wish for wish in wishes_in(session, guild, now) if wish.user_id == user), None)


def keep_wish(session: Session, wish: Wish) -> None:
    """A person looks for this and for nothing else there, until the wish ends."""
    session.merge(wish)
    set_timer(session, TIMER, wish.ends_at, user_id=wish.user_id, subject=str(wish.guild_id))


def drop_wish(session: Session, guild: int, user: int) -> bool:
    """A person looks for nothing any more on a server; whether it was otherwise before."""
    drop_timer(session, TIMER, user_id=user, subject=str(guild))
    return session.exec(delete(Wish).where(col(Wish.guild_id) == guild, col(Wish.user_id) == user)).rowcount > 0


def drop_fulfilled(session: Session, guild: int, title: str, users: list[int]) -> bool:
    """Some people sit down to a game: whoever of them has looked for it has found it; whether anybody has."""
    looked = select(Wish.user_id).where(Wish.guild_id == guild, Wish.title == title, col(Wish.user_id).in_(users))
    found = list(session.exec(looked))
    for user in found:
        drop_wish(session, guild, user)
    return bool(found)


def drop_wishes_of(session: Session, user: int) -> list[int]:
    """A person looks for nothing anywhere; the servers on which it was otherwise."""
    guilds = list(session.exec(select(Wish.guild_id).where(Wish.user_id == user).order_by(col(Wish.guild_id))))
    return [guild for guild in guilds if drop_wish(session, guild, user)]
