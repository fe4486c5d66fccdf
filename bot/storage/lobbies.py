"""Lobbies: a game put down with its empty seats, who is invited, waiting or kept out, and when an idle one closes."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select
from sqlmodel import Session

from bot.engine.dice import commitment
from bot.storage import people, seals
from bot.storage.games import columns
from bot.storage.models import LOBBY, RUNNING, Game, Guest, Seat, Timer, table
from bot.storage.timers import drop_timer, set_timer
from bot.storage.upserts import put

GAME, SEAT, GUEST, TIMERS = map(table, (Game, Seat, Guest, Timer))

TIMER = "lobby"
CLOSE, WARN, OFFER = "", "warning", "offer"
"""Subjects of a lobby's timers: it closes; that it will is told; the seat offered to somebody is free again."""

DAY = 86_400


def create(session: Session, game: Game, seats: list[Seat]) -> int:
    """Put down a game with its seats; its number, which both get. The hash of its seed is promised from now on."""
    game.promise = commitment(game.seed)
    game.seal = seals.of_game(game, (), b"")
    game.id = int(session.execute(insert(GAME).values(columns(game, "id")).returning(GAME.c.id)).scalar_one())
    for seat in seats:
        seat.game_id = game.id
    session.execute(insert(SEAT), [columns(seat) for seat in seats])
    return game.id


def open_games(session: Session, *, guild: int | None = None, host: int | None = None) -> int:
    """How many games are gathering or being played: in a server, or by a host in all servers."""
    count = select(func.count()).select_from(GAME).where(GAME.c.status.in_((LOBBY, RUNNING)))
    wanted = GAME.c.host_id == host if guild is None else GAME.c.guild_id == guild
    return int(session.execute(count.where(wanted)).scalar_one())


def played_in(session: Session, channel: int, besides: int = 0) -> int | None:
    """The unfinished game that has this channel for its own, ``besides`` one that is known to."""
    going = (GAME.c.status.in_((LOBBY, RUNNING)), GAME.c.id != besides)
    own = select(GAME.c.id).where(GAME.c.channel_id == channel, *going)
    found: int | None = session.execute(own.order_by(GAME.c.id).limit(1)).scalar_one_or_none()
    return found


def put_guest(session: Session, guest: Guest) -> None:
    """Somebody is invited, waiting, offered a seat, or kept out."""
    put(session, GUEST, columns(guest))


def drop_guest(session: Session, game: int, user: int) -> None:
    """Somebody is nothing of that any more."""
    session.execute(delete(GUEST).where(GUEST.c.game_id == game, GUEST.c.user_id == user))


def drop_seats(session: Session, game: int, first: int) -> None:
    """Take the seats away from this one on: nobody took them before the game began."""
    session.execute(delete(SEAT).where(SEAT.c.game_id == game, SEAT.c.seat >= first))


def watch(session: Session, game: int, guild: int, now: int) -> None:
    """The lobby closes if nothing happens in it for as long as the server says; a day before, that is told."""
    span = max(people.guild(session, guild).lobby_days, 1) * DAY
    set_timer(session, TIMER, now + span, game_id=game, subject=CLOSE)
    set_timer(session, TIMER, now + span - min(DAY, span // 2), game_id=game, subject=WARN)


def watch_offer(session: Session, game: int, ends: int | None) -> None:
    """Look again when the first offer of a seat ends."""
    if ends is None:
        drop_timer(session, TIMER, game_id=game, subject=OFFER)
    else:
        set_timer(session, TIMER, ends, game_id=game, subject=OFFER)


def closes_at(session: Session, game: int) -> int | None:
    """When an idle lobby closes."""
    this = (TIMERS.c.kind == TIMER, TIMERS.c.game_id == game, TIMERS.c.subject == CLOSE)
    found: int | None = session.execute(select(TIMERS.c.due).where(*this)).scalar_one_or_none()
    return found


def unwatch(session: Session, game: int) -> None:
    """The lobby is over: nothing of it is due any more."""
    for subject in (CLOSE, WARN, OFFER):
        drop_timer(session, TIMER, game_id=game, subject=subject)
