"""Events: found, and read in as few queries as there are kinds of rows, however many events there are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from msgspec import Struct
from sqlmodel import Session, col, delete, func, select

from bot.storage.event_models import (
    ANSWERED,
    DONE,
    GATHERING,
    IN,
    OPEN,
    OVER,
    RUNNING,
    Ballot,
    Deputy,
    Entry,
    Event,
    EventAct,
    EventClaim,
    EventPairing,
    EventPairingSeat,
    Unnamed,
)
from bot.storage.models import Game, Line
from bot.storage.timers import drop_timer, set_timer

TIMER, DATE = "event", "event_date"
"""Kinds of timers: what moves with every deadline when time stood still, and what is a date of the calendar."""

GOING = (GATHERING, RUNNING)
MOST_FOUND = 25
MOST_ACTS = 200


class Match(Struct):
    """A pairing with its seats in order."""

    bout: EventPairing
    seats: list[EventPairingSeat]


def find_event(session: Session, number: int) -> Event | None:
    """An event by its number."""
    return session.get(Event, number)


def create_event(session: Session, event: Event) -> int:
    """Put an event down; its number."""
    session.add(event)
    session.flush()
    return int(event.id or 0)


def events_of(session: Session, guild: int, states: Collection[str] = GOING) -> list[Event]:
    """The events of a server, the newest first."""
    query = select(Event).where(Event.guild_id == guild, col(Event.state).in_(states))
    return list(session.exec(query.order_by(col(Event.id).desc())))


def parts_of(session: Session, user: int, numbers: Collection[int]) -> set[int]:
    """Those of some events in which a person has a part, or had one: who runs them, decides beside him, or plays."""
    own = select(Event.id).where(Event.organiser_id == user, col(Event.id).in_(numbers))
    beside = select(Deputy.event_id).where(Deputy.user_id == user, col(Deputy.event_id).in_(numbers))
    entered = select(Entry.event_id).where(Entry.user_id == user, col(Entry.event_id).in_(numbers))
    return {number or 0 for query in (own, beside, entered) for number in session.exec(query)}


def count_events(session: Session, guild: int) -> int:
    """How many events of a server are not over."""
    query = select(func.count()).select_from(Event)
    return session.exec(query.where(Event.guild_id == guild, col(Event.state).in_(GOING))).one()


def event_here(session: Session, guild: int, channel: int) -> Iterator[list[Event]]:
    """The events that somebody may mean in a channel, the likeliest first: that of the game played there; those that go
    on there; the one that was over there last; all of the server that go on."""
    of_game = (
        select(EventPairing.event_id)
        .join(Game, col(Game.bout) == col(EventPairing.id))
        .where(Game.channel_id == channel)
    )
    mine = select(Event).where(Event.guild_id == guild, col(Event.id).in_(of_game))
    yield list(session.exec(mine.order_by(col(Event.id).desc()).limit(1)))
    going = events_of(session, guild)
    yield [event for event in going if event.channel_id == channel]
    past = select(Event).where(Event.guild_id == guild, Event.channel_id == channel)
    yield list(session.exec(past.order_by(col(Event.ended_at).desc(), col(Event.id).desc()).limit(1)))
    yield going


def entries_of(session: Session, event: int) -> list[Entry]:
    """The entrants of an event by number."""
    return list(session.exec(select(Entry).where(Entry.event_id == event).order_by(col(Entry.number))))


def entered(session: Session, user: int, guild: int) -> list[tuple[Event, Entry]]:
    """The events that go on in which a person takes part."""
    query = select(Event, Entry).join(Entry, col(Entry.event_id) == col(Event.id))
    mine = (Entry.user_id == user, Entry.state == IN, Event.guild_id == guild, col(Event.state).in_(GOING))
    return list(session.exec(query.where(*mine).order_by(col(Event.id).desc()).limit(MOST_FOUND)))


def deputies_of(session: Session, event: int) -> list[int]:
    """The deputies of an event."""
    query = select(Deputy.user_id).where(Deputy.event_id == event).order_by(col(Deputy.user_id))
    return list(session.exec(query))


def matches_of(session: Session, event: int, of_round: int | None = None) -> list[Match]:
    """The pairings of an event in order, with their seats: all, or those of one round. Two queries."""
    mine: Any = (
        (EventPairing.event_id == event,)
        if of_round is None
        else (EventPairing.event_id == event, EventPairing.round == of_round)
    )
    query = select(EventPairing).where(*mine).order_by(col(EventPairing.round), col(EventPairing.number))
    found = [Match(bout, []) for bout in session.exec(query)]
    return _seated(session, found, select(EventPairingSeat).join(EventPairing).where(*mine))


def unsettled(session: Session, event: int) -> list[Match]:
    """The pairings of an event that have no result yet, or one in dispute."""
    mine = (EventPairing.event_id == event, EventPairing.state != DONE)
    found = [Match(bout, []) for bout in session.exec(select(EventPairing).where(*mine).order_by(col(EventPairing.id)))]
    return _seated(session, found, select(EventPairingSeat).join(EventPairing).where(*mine))


def match_of(session: Session, bout: int) -> Match | None:
    """One pairing."""
    row = session.get(EventPairing, bout)
    return (
        None
        if row is None
        else _seated(session, [Match(row, [])], select(EventPairingSeat).where(EventPairingSeat.bout_id == bout))[0]
    )


def _seated(session: Session, found: list[Match], query: Any) -> list[Match]:
    by_bout = {match.bout.id: match for match in found}
    for seat in session.exec(query.order_by(col(EventPairingSeat.bout_id), col(EventPairingSeat.seat))):
        by_bout[seat.bout_id].seats.append(seat)
    return found


def games_of(session: Session, numbers: Iterable[int]) -> dict[int, Game]:
    """Games by number, in one query."""
    query = select(Game).where(col(Game.id).in_(list(numbers)))
    return {int(game.id or 0): game for game in session.exec(query)}


def acts_of(session: Session, event: int, most: int = MOST_ACTS) -> list[EventAct]:
    """The newest acts of an event, oldest first."""
    query = select(EventAct).where(EventAct.event_id == event).order_by(col(EventAct.id).desc()).limit(most)
    return list(session.exec(query))[::-1]


def untold(session: Session, event: int) -> list[EventAct]:
    """What has not been told in a digest yet, oldest first."""
    query = select(EventAct).where(EventAct.event_id == event, col(EventAct.told).is_(False))
    return list(session.exec(query.order_by(col(EventAct.id))))


def pleas_of(session: Session, event: int, *, waiting: bool = True) -> list[EventClaim]:
    """The pleas of an event: those that wait for a decision, or all."""
    query = select(EventClaim).where(EventClaim.event_id == event).order_by(col(EventClaim.id))
    return list(session.exec(query.where(col(EventClaim.state).in_((OPEN, ANSWERED))) if waiting else query))


def ballots_of(session: Session, event: int) -> list[Ballot]:
    """The votes for a deputy."""
    return list(session.exec(select(Ballot).where(Ballot.event_id == event)))


def forget_ballots(session: Session, event: int) -> None:
    """The votes are over."""
    session.exec(delete(Ballot).where(col(Ballot.event_id) == event))


def away_matches(session: Session, user: int) -> list[tuple[Event, Match, Entry]]:
    """The open pairings of a person in running events."""
    query = (
        select(Event, EventPairing, Entry)
        .join(EventPairing, col(EventPairing.event_id) == col(Event.id))
        .join(EventPairingSeat, col(EventPairingSeat.bout_id) == col(EventPairing.id))
        .join(Entry, (col(Entry.event_id) == col(Event.id)) & (col(Entry.number) == col(EventPairingSeat.entry)))
        .where(Entry.user_id == user, EventPairing.state == OPEN, Event.state == RUNNING)
        .order_by(col(EventPairing.id))
    )
    return [(event, Match(bout, []), entry) for event, bout, entry in session.exec(query)]


def watch(session: Session, event: int, subject: str, due: int, *, date: bool = False) -> None:
    """Look at an event when it is due."""
    set_timer(session, DATE if date else TIMER, due, subject=f"{event} {subject}".strip())


def unwatch(session: Session, event: int, subject: str, *, date: bool = False) -> None:
    """Do not look at it after all."""
    drop_timer(session, DATE if date else TIMER, subject=f"{event} {subject}".strip())


def set_card(session: Session, event: int, card: int, *, layout: bool) -> None:
    """The message that is the card of an event, and its form, which it keeps."""
    if (held := session.get(Event, event)) is not None:
        held.card, held.card_layout = card, layout


def last_number(session: Session, event: int) -> int:
    """The highest number that an entrant of an event has had, also one who has left without a trace."""
    return session.exec(select(func.max(EventAct.entry)).where(EventAct.event_id == event)).one() or 0


def rated_matches(session: Session, guild: int, key: str) -> list[tuple[EventPairing, EventPairingSeat, Entry]]:
    """All seats of rated pairings of a game on a server that were played to their end, in the order of their ends."""
    query = (
        select(EventPairing, EventPairingSeat, Entry)
        .join(Event, col(Event.id) == col(EventPairing.event_id))
        .join(EventPairingSeat, col(EventPairingSeat.bout_id) == col(EventPairing.id))
        .join(Entry, (col(Entry.event_id) == col(Event.id)) & (col(Entry.number) == col(EventPairingSeat.entry)))
        .where(
            Event.guild_id == guild,
            Event.key == key,
            col(Event.rated),
            EventPairing.state == DONE,
            EventPairing.how == "played",
        )
        .order_by(col(EventPairing.closed_at), col(EventPairing.id), col(EventPairingSeat.seat))
    )
    return list(session.exec(query))


def altered_games(session: Session, guild: int, key: str) -> set[int]:
    """The games of events whose course somebody has changed from outside: positions edited, or taken back by ruling."""
    ruled = (Line.kind == "edit") | ((Line.kind == "undo") & (Line.reason != ""))
    query = select(Line.game_id).distinct().join(Game, col(Game.id) == col(Line.game_id))
    mine = (Game.guild_id == guild, Game.key == key, col(Game.bout).is_not(None))
    return set(session.exec(query.where(ruled, *mine)))


def champions(session: Session, guild: int, key: str) -> list[tuple[Event, int | None]]:
    """The events of a game on a server that are over, the newest first, each with its winner; None: nobody alone."""
    query = (
        select(Event, Entry.user_id)
        .join(EventAct, (col(EventAct.event_id) == col(Event.id)) & (col(EventAct.kind) == "over"))
        .join(Entry, (col(Entry.event_id) == col(Event.id)) & (col(Entry.number) == col(EventAct.entry)), isouter=True)
        .where(Event.guild_id == guild, Event.key == key, Event.state == OVER)
    )
    return list(session.exec(query.order_by(col(Event.ended_at).desc())))


def unnamed(session: Session, guild: int) -> set[int]:
    """Who wants to stand without a name in the tables of a server."""
    return set(session.exec(select(Unnamed.user_id).where(Unnamed.guild_id == guild)))


def set_unnamed(session: Session, guild: int, user: int, hidden: bool) -> None:
    """Stand there without a name, or with it."""
    session.exec(delete(Unnamed).where(col(Unnamed.guild_id) == guild, col(Unnamed.user_id) == user))
    if hidden:
        session.add(Unnamed(guild_id=guild, user_id=user))
