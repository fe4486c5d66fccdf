"""When the list of a server's open tables is shown anew: by a post that says nothing, and is made when it is posted."""

from __future__ import annotations

from msgspec import Struct
from sqlmodel import Session

from bot.engine import codec
from bot.service.core.ports import OPEN_TABLES, Outgoing
from bot.service.core.transaction import GameTransaction
from bot.storage import games
from bot.storage.games import Posted
from bot.storage.models import Guild, Outbox
from bot.storage.open_tables import SHOWN, drop_fulfilled, drop_wishes_of, list_of, place_list


class Listed(Struct, frozen=True):
    """The list of a channel as it stands, and as which message it was posted. ``out`` None: it is to be taken away."""

    out: Outgoing | None
    message: int | None = None


AS_IT_STANDS = codec.encode(Outgoing(""))


def list_anew(session: Session, channel: int, now: int) -> Outbox:
    """Have the list of a channel shown as it stands then, or taken away where it is not wanted any more."""
    return games.post(session, Posted(channel, OPEN_TABLES, AS_IT_STANDS), None, now)


def list_changed(session: Session, guild: int, now: int) -> list[Outbox]:
    """What is listed on a server has changed; nothing is posted where it lists nothing."""
    found = list_of(session, guild)
    return [] if found is None else [list_anew(session, found.channel_id, now)]


def arrange_list(session: Session, server: Guild, spoken: str, now: int) -> list[Outbox]:
    """A server has chosen where to list its open tables, or not to."""
    place = server.home if server.open_tables == SHOWN else None
    return [list_anew(session, channel, now) for channel in place_list(session, server.id, place, spoken)]


def table_changed(session: Session, guild: int, home: int, title: str, seated: list[int], now: int) -> list[Outbox]:
    """A lobby of a server has changed, and some people have sat down in it, who look for that game no longer."""
    found_one = bool(seated) and drop_fulfilled(session, guild, title, seated)
    listed = list_of(session, guild)
    if listed is None or (listed.channel_id != home and not found_one):
        return []
    return [list_anew(session, listed.channel_id, now)]


def wishes_forgotten(session: Session, user: int, now: int) -> list[Outbox]:
    """A person is erased: no list names him any more."""
    return [row for guild in drop_wishes_of(session, user) for row in list_changed(session, guild, now)]


def follow_lobby(work: GameTransaction) -> None:
    """After every operation on a lobby, and that by which it begins: the list of its server tells how it stands."""
    live, game, now = work.live, work.live.game, work.now
    gathers = game.started_at is None or "started_at" in work.fields
    if work.aside or not gathers or not game.guild_id or game.bout is not None or game.practice_of is not None:
        return
    guild, home, title = game.guild_id, game.home, live.rules.title_of(live.options)
    seated = [seat.user_id for seat in work.seats.values() if seat.user_id is not None]
    work.following.append(lambda session: table_changed(session, guild, home, title, seated, now))
