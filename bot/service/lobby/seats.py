"""Who sits at a table before the game: join, leave, be ready, stand in line, be invited, be kept out."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from bot.engine.errors import Refused
from bot.engine.ready import is_quick
from bot.i18n.speech import catalog
from bot.records.form import FULL, PUBLIC
from bot.service.core.calling import at_table, calling
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import Outgoing
from bot.service.core.sanitize import cleaned, escaped
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.details import BARRED, INVITED, OFFERED, WAITING, host_of
from bot.service.lobby.lobby_card import show_card
from bot.storage import lobbies
from bot.storage.models import LOBBY, Game, Guest, Seat

MOST_NAME = 32
RESERVED = ("gm", PUBLIC, FULL)
"""Names that a record uses for somebody else."""

MOST_INVITED = 10
MOST_WAITING = 20


class Person(Struct, frozen=True):
    """Somebody of the server, with the name shown there."""

    id: int
    name: str


def seat_name(wanted: str, taken: Collection[str], language: str) -> str:
    """A name for a seat, cleaned, unlike the others at the table, and fit for records."""
    plain = cleaned(wanted.replace(":", " "), MOST_NAME) or catalog().text(language, "lobby-nameless")
    used = {name.casefold() for name in (*RESERVED, *taken)}
    name, number = plain, 1
    while name.casefold() in used:
        number += 1
        tail = f" {number}"
        name = plain[: MOST_NAME - len(tail)].rstrip() + tail
    return name


def first_seats(row: Game, host: Person, mark: str, *, every: bool) -> list[Seat]:
    """The seats of a new game: the host, ready by that mark, in the first one or in all."""
    seats = [Seat(game_id=0, seat=place) for place in range(row.places)]
    for seat in seats if every else seats[:1]:
        seat.user_id, seat.mark = host.id, mark
        seat.name = seat_name(host.name, [other.name for other in seats], row.language)
    return seats


class Seated(Struct, frozen=True):
    """Somebody who sits down at a table as it is opened, with the press by which he wanted to."""

    who: Person
    mark: str


def sit_beside(seats: list[Seat], other: Seated, language: str) -> None:
    """Somebody has the seat after the host's."""
    seats[1].user_id, seats[1].mark = other.who.id, other.mark
    seats[1].name = seat_name(other.who.name, [seat.name for seat in seats], language)


def free_seats(live: LoadedGame) -> list[Seat]:
    """Seats that nobody holds."""
    return [seat for seat in live.seats if seat.user_id is None]


def kind_of(live: LoadedGame, user: int) -> str:
    """What somebody without a seat is to the game; empty: nothing."""
    return next((guest.kind for guest in live.guests if guest.user_id == user), "")


def guests_of(live: LoadedGame, *kinds: str) -> list[Guest]:
    """People of these kinds, who came first before the others."""
    return [guest for guest in live.guests if guest.kind in kinds]


def set_guest(work: GameTransaction, user: int, kind: str = "") -> None:
    """Somebody is this to the game from now on; nothing, where the kind is empty."""
    live = work.live
    live.guests[:] = [guest for guest in live.guests if guest.user_id != user]
    if not kind:
        work.also.append(lambda session: lobbies.drop_guest(session, live.id, user))
        return
    guest = Guest(game_id=live.id, user_id=user, kind=kind, at=work.now)
    live.guests.append(guest)
    work.also.append(lambda session: lobbies.keep_guest(session, guest))


def take_free_seat(work: GameTransaction, who: Person, press: int) -> Reply:
    """Take the first free seat; one that is offered to somebody else is not free.

    Whoever sits down at a ready-made table is ready: his press is part of the salt of the dice (F51).
    """
    live = work.live
    let_in(live, who.id)
    free = free_seats(live)
    if not free:
        raise Refused("lobby_full", places=len(live.seats))
    if not is_free_for(live, who.id):
        raise Refused("lobby_seat_offered")
    name, quick = seat_name(who.name, live.names, live.game.language), is_quick(live.options)
    seat = work.change_seat(free[0].seat, user_id=who.id, name=name, mark=str(press) if quick else "")
    set_guest(work, who.id)
    return Reply("lobby_joined", {"place": seat.seat + 1, "name": escaped(name), "ready": quick}, seat=seat.seat)


def stand_in_line(work: GameTransaction, who: Person, press: int) -> Reply:
    """Take a seat if one is free, else stand in line for one."""
    live = work.live
    let_in(live, who.id)
    if live.seats_of(who.id) or is_free_for(live, who.id):
        return take_free_seat(work, who, press)
    if kind_of(live, who.id) != WAITING:
        if len(guests_of(live, WAITING)) >= MOST_WAITING:
            raise Refused("lobby_line_full", most=MOST_WAITING)
        set_guest(work, who.id, WAITING)
    place = [guest.user_id for guest in guests_of(live, WAITING)].index(who.id) + 1
    return Reply("lobby_waiting", {"place": place})


def is_free_for(live: LoadedGame, user: int) -> bool:
    """True if there is a seat that is not offered to somebody else."""
    others = [guest for guest in guests_of(live, OFFERED) if guest.user_id != user]
    return len(free_seats(live)) > len(others)


def let_in(live: LoadedGame, user: int) -> None:
    """Refuse whom the host has kept out, and who sits there already where one seat each is agreed."""
    if kind_of(live, user) == BARRED:
        raise Refused("lobby_barred")
    if live.seats_of(user) and not live.game.shared:
        raise Refused("lobby_seated", place=live.seats_of(user)[0] + 1)


def get_ready(work: GameTransaction, who: Person, press: int) -> Reply:
    """All seats of a person are ready; a second press changes nothing."""
    held = work.live.seats_of(who.id)
    if not held:
        raise Refused("lobby_no_seat")
    for seat in held:
        if not work.live.seats[seat].mark:
            work.change_seat(seat, mark=str(press))
    return Reply("lobby_ready")


def leave_seats(work: GameTransaction, who: Person) -> Reply:
    """Give up every seat that a person holds, or the place in line, or the invitation."""
    held = work.live.seats_of(who.id)
    if not held and kind_of(work.live, who.id) in ("", BARRED):
        raise Refused("lobby_no_seat")
    empty_seats(work, held)
    if not held:
        set_guest(work, who.id)
    return Reply("lobby_left")


def empty_seats(work: GameTransaction, seats: list[int]) -> None:
    """Nobody holds these seats any more."""
    for seat in seats:
        work.change_seat(seat, user_id=None, name="", mark="")


def bar_person(work: GameTransaction, whom: int) -> Reply:
    """Keep somebody out, who sits, waits, or has not come yet."""
    if whom == work.by:
        raise Refused("lobby_kick_self")
    empty_seats(work, work.live.seats_of(whom))
    set_guest(work, whom, BARRED)
    return Reply("lobby_kicked", {"person": f"<@{whom}>"})


def invite_person(work: GameTransaction, who: Person, whom: int) -> Reply:
    """Call somebody to the table. Whoever sits there may; only the host calls back whom he kept out."""
    live = work.live
    kind = kind_of(live, whom)
    if not live.seats_of(who.id):
        raise Refused("lobby_no_seat")
    if live.seats_of(whom) or kind in (WAITING, OFFERED):
        raise Refused("lobby_invited_there", person=f"<@{whom}>")
    if kind == INVITED:
        raise Refused("lobby_invited_twice", person=f"<@{whom}>")
    if kind == BARRED and who.id != host_of(live):
        raise Refused("lobby_invited_barred", person=f"<@{whom}>")
    if len(guests_of(live, INVITED)) >= MOST_INVITED:
        raise Refused("lobby_invited_many", most=MOST_INVITED)
    set_guest(work, whom, INVITED)
    call_person(work, "lobby-invitation", whom, host=speaker(live, who))
    return Reply("lobby_invited", {"person": f"<@{whom}>"})


def invite_all(work: GameTransaction, who: Person, people: Collection[int]) -> Reply:
    """Call people to a table that was just opened: whoever is anything to it already is called no more."""
    live = work.live
    fresh = [whom for whom in people if not kind_of(live, whom) and not live.seats_of(whom)]
    if live.game.status == LOBBY and live.seats_of(who.id):
        for whom in fresh:
            invite_person(work, who, whom)
        show_card(work)
    return Reply("done")


def speaker(live: LoadedGame, who: Person) -> str:
    """The name under which somebody sits at the table."""
    return live.speech(live.game.language).seat(live.seats_of(who.id)[0])


def call_person(work: GameTransaction, message: str, whom: int, **facts: str | int) -> None:
    """Say something publicly to one person, who is told of it."""
    live = work.live
    speech = live.speech(live.game.language)
    named = {"name": escaped(live.game.name), "game": str(live.id)}
    told = calling(speech, message, [whom], at_table(live.id), **named, **facts)
    work.post(Outgoing(told, mentions=(whom,)))


def offer_seats(work: GameTransaction) -> None:
    """Offer each free seat to the first in line. Who does not take it in time loses the offer and the place in line."""
    live = work.live
    span = min(live.game.limit, lobbies.DAY)
    for guest in guests_of(live, OFFERED):
        if guest.at + span <= work.now:
            set_guest(work, guest.user_id)
    free = len(free_seats(live)) - len(guests_of(live, OFFERED))
    for guest in guests_of(live, WAITING)[: max(free, 0)]:
        set_guest(work, guest.user_id, OFFERED)
        call_person(work, "lobby-offer", guest.user_id, until=f"<t:{work.now + span}:R>")
    ends = min([guest.at + span for guest in guests_of(live, OFFERED)], default=None)
    work.also.append(lambda session: lobbies.watch_offer(session, live.id, ends))
