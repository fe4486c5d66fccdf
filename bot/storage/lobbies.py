"""Lobbies: a game put down with its empty seats, who is invited, waiting or kept out, and when an idle one closes."""

from __future__ import annotations

from sqlmodel import Session, col, delete, func, select

from bot.engine.dice import commitment
from bot.storage import people, seals
from bot.storage.models import CLOSED, LOBBY, RUNNING, Game, Guest, Seat, Timer
from bot.storage.timers import drop_timer, set_timer

TIMER = "lobby"
CLOSE, WARN, OFFER, BEGIN = "", "warning", "offer", "begin"
"""Subjects of a lobby's timers: it closes; that it will is told; the seat offered to somebody is free again; it was
opened full, and begins if it has not yet."""

DAY = 86_400


def create_game(session: Session, game: Game, seats: list[Seat]) -> int:
    """Put down a game with its seats; its number, which both get. The hash of its seed is promised from now on."""
    game.promise = commitment(game.seed)
    game.seal = seals.of_game(game, (), b"")
    session.add(game)
    session.flush()
    number = int(game.id or 0)
    for seat in seats:
        seat.game_id = number
    session.add_all(seats)
    return number


def open_games(session: Session, *, guild: int | None = None, host: int | None = None) -> int:
    """How many games are gathering or being played: in a server, or by a host in all servers. Events have their own
    bounds."""
    wanted = Game.host_id == host if guild is None else Game.guild_id == guild
    going = (wanted, col(Game.bout).is_(None), col(Game.status).in_((LOBBY, RUNNING)))
    count = select(func.count()).select_from(Game).where(*going)
    return session.exec(count).one()


def played_in(session: Session, channel: int, besides: int = 0) -> int | None:
    """The unfinished game that has this channel for its own, ``besides`` one that is known to."""
    going = (col(Game.status).in_((LOBBY, RUNNING)), Game.id != besides)
    return session.exec(select(Game.id).where(Game.channel_id == channel, *going).order_by(col(Game.id))).first()


def played_again(session: Session, game: int) -> Game | None:
    """The newest game that the people of another one have opened to play once more, and that was not given up."""
    wanted = (Game.again_of == game, Game.status != CLOSED)
    return session.exec(select(Game).where(*wanted).order_by(col(Game.id).desc())).first()


def keep_guest(session: Session, guest: Guest) -> None:
    """Somebody is invited, waiting, offered a seat, or kept out."""
    session.merge(guest)


def drop_guest(session: Session, game: int, user: int) -> None:
    """Somebody is nothing of that any more."""
    session.exec(delete(Guest).where(col(Guest.game_id) == game, col(Guest.user_id) == user))


def drop_seats(session: Session, game: int, first: int) -> None:
    """Take the seats away from this one on: nobody took them before the game began."""
    session.exec(delete(Seat).where(col(Seat.game_id) == game, col(Seat.seat) >= first))


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
    closing = (Timer.kind == TIMER, Timer.game_id == game, Timer.subject == CLOSE)
    return session.exec(select(Timer.due).where(*closing)).first()


def unwatch(session: Session, game: int) -> None:
    """The lobby is over: nothing of it is due any more."""
    for subject in (CLOSE, WARN, OFFER, BEGIN):
        drop_timer(session, TIMER, game_id=game, subject=subject)
