"""Events that cannot speak where they are held: since when and why, and their timers, which stand still meanwhile."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import ColumnElement, update
from sqlmodel import Session, col
from sqlmodel import select as rows

from bot.storage.event_models import Event, EventPairing
from bot.storage.events import GOING, TIMER, watch
from bot.storage.facts import fact, facts_of, set_fact
from bot.storage.models import LOBBY, RUNNING, Game, Timer, table
from bot.storage.statements import connection_of
from bot.storage.timers import set_timer

SILENT = "event-silent"
"""With the number of an event: it cannot speak; why, and since when."""

THREADLESS = "event-threadless"
"""With the number of an event: games of it could get no thread; why."""

UNHEARD = "event-unheard"
"""With the numbers of an event and of a person who runs it: that it cannot speak is still to be told him in person."""

LOOK = "look"
"""Subject of the timer that looks whether an event can speak again: the only one of it that goes on meanwhile."""

PARKED = 10**10
"""Seconds that are added to a timer that stands still: farther than any date."""

TIMERS = table(Timer)


class Silence(Struct, frozen=True):
    """Why an event cannot speak, and since when."""

    why: str
    since: int


class Held(Struct, frozen=True):
    """Where an event that is not over is held, and what is known of its silence."""

    number: int
    channel: int
    home: int
    silence: Silence | None
    threadless: str  # why games that are open stand without a thread; empty: none does


def silence_of(session: Session, event: int) -> Silence | None:
    """Whether an event is known to be unable to speak."""
    why, _, since = (fact(session, f"{SILENT} {event}") or "").partition(" ")
    return Silence(why, int(since)) if why else None


def set_silence(session: Session, event: int, silence: Silence | None) -> None:
    """Note that an event cannot speak, or that it can again."""
    set_fact(session, f"{SILENT} {event}", None if silence is None else f"{silence.why} {silence.since}")


def move_silences(session: Session, seconds: int) -> None:
    """All deadlines were moved by a time in which nobody could answer: it is not counted a second time."""
    for number, value in facts_of(session, SILENT).items():
        why, _, since = value.partition(" ")
        set_silence(session, int(number), Silence(why, int(since) + seconds))


def held_events(session: Session, guild: int | None = None, number: int | None = None) -> list[Held]:
    """The events that are not over: all, those of a server, or one."""
    query = rows(Event).where(col(Event.state).in_(GOING))
    query = query if guild is None else query.where(Event.guild_id == guild)
    query = query if number is None else query.where(Event.id == number)
    return [
        Held(one.id or 0, one.channel_id, one.home, silence_of(session, one.id or 0), _threadless(session, one.id or 0))
        for one in session.exec(query)
    ]


def _threadless(session: Session, event: int) -> str:
    """Why games of an event have no thread; forgotten once all have one."""
    why = fact(session, f"{THREADLESS} {event}") or ""
    if not why:
        return ""
    without = (Game.channel_id == Game.home, col(Game.status).in_((LOBBY, RUNNING)))
    here = (
        rows(Game.id)
        .join(EventPairing, col(Game.bout) == col(EventPairing.id))
        .where(EventPairing.event_id == event, *without)
    )
    return why if session.exec(here).first() is not None else ""


def note_threadless(session: Session, bout: int, why: str, now: int) -> None:
    """A game of an event could get no thread: whether the event can go on is looked at."""
    found = session.get(EventPairing, bout)
    if found is not None:
        set_fact(session, f"{THREADLESS} {found.event_id}", why)
        watch(session, found.event_id, LOOK, now)


def park_timers(session: Session, event: int) -> None:
    """The timers of an event stand still."""
    running = _of(event) & (TIMERS.c.due < PARKED) & (TIMERS.c.subject != f"{event} {LOOK}")
    connection_of(session).execute(update(TIMERS).where(running).values(due=TIMERS.c.due + PARKED))


def run_timers(session: Session, event: int, seconds: int) -> None:
    """They go on, as much later as they stood still."""
    parked = _of(event) & (TIMERS.c.due >= PARKED)
    connection_of(session).execute(update(TIMERS).where(parked).values(due=TIMERS.c.due - PARKED + seconds))


def _of(event: int) -> ColumnElement[bool]:
    return (TIMERS.c.kind == TIMER) & TIMERS.c.subject.startswith(f"{event} ")


def note_unheard(session: Session, event: int, user: int, unheard: bool) -> None:
    """Somebody who runs an event is still to be told in person that it cannot speak, or was told."""
    set_fact(session, f"{UNHEARD} {event} {user}", "yes" if unheard else None)


def unheard(session: Session) -> list[tuple[int, int]]:
    """Events and people who are still to be told."""
    pairs = [name.split() for name in facts_of(session, UNHEARD)]
    return [(int(event), int(user)) for event, user in pairs]


def forget_silence(session: Session, event: int) -> None:
    """Nothing of it counts any more."""
    set_silence(session, event, None)
    set_fact(session, f"{THREADLESS} {event}", None)
    for number, user in unheard(session):
        if number == event:
            note_unheard(session, event, user, False)


def watch_all(session: Session, kind: str, due: int) -> None:
    """Look at all events when it is due."""
    set_timer(session, kind, due)
