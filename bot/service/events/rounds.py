"""A round begins: its pairings, the lobby of each with all in their seats, and what is posted, in one transaction."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from hashlib import sha256

import msgspec
from msgspec import Struct
from sqlmodel import Session

from bot.children.child import ChildLost
from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.legacy import with_legacy
from bot.service.core.calling import at_table, calling
from bot.service.core.core import Core
from bot.service.core.loaded_game import SEED_BYTES, Bound, LoadedGame
from bot.service.core.ports import CARD as LOBBY_CARD
from bot.service.core.ports import Outgoing
from bot.service.core.sanitize import escaped
from bot.service.events import honours, league
from bot.service.events.campaigns import brought, season_before, take_over
from bot.service.events.checkin import present
from bot.service.events.league import Drawn, Entrants, Matches
from bot.service.events.settling import GO, settle_pairing
from bot.service.events.transaction import DAY, NOBODY, ROUND, EventTransaction, find_event, look_at
from bot.service.lobby.lobby_card import card_post
from bot.service.posting import threads
from bot.storage import events, games, lobbies
from bot.storage.event_models import (
    BYE,
    DONE,
    OPEN,
    OVER,
    REVIEW,
    RUNNING,
    Entry,
    Event,
    EventPairing,
    EventPairingSeat,
)
from bot.storage.events import Match
from bot.storage.games import Stored
from bot.storage.models import Game, Outbox, Seat

SHORTLY = 60
"""Seconds until pairings that could not be made are asked for again."""

log = logging.getLogger("seneschal.events")

HALF, END, DUE = "half", "end", "due"
MIDDLE = 1500
"""Where whoever has no rating stands among those who have."""

SOON = DAY
"""Seconds before the end of a pairing's time at which it is reminded once more; half of the time where that is less."""


class Position(Struct):
    """What the next round follows from, as it was read."""

    event: Event
    entries: Entrants
    matches: Matches
    now: int


class Next(Struct, frozen=True):
    """What follows from a position: pairings, or the end (``over``). ``version``: of the event as it was read."""

    version: int
    drawn: tuple[Drawn, ...] = ()
    over: bool = False


async def advance(core: Core, number: int) -> None:
    """Pair the next round, if its time has come or the last one is done; end the event where there is none."""
    position: Position | None = await look_at(core, number, NOBODY, ready_for_more)
    if position is None:
        return
    try:
        after = await next_of(core, position)
    except ChildLost as lost:  # the timer of the event asks again
        log.warning("no pairings of event %d: %s", number, lost)
        return await core.database.write(lambda session: events.watch(session, number, GO, core.clock.now() + SHORTLY))
    if not after.over and not after.drawn:
        return
    bound = await core.bound(position.event.key, position.event.packs)
    posts = await core.database.write(lambda session: _go_on(session, core, number, after, bound))
    core.points("stored")
    core.announce(posts)


def ready_for_more(affair: EventTransaction) -> Position | None:
    """What the next round follows from; None where it is not its time yet."""
    event = affair.event
    if event.state != RUNNING:
        return None
    matches = events.matches_of(affair.session, affair.id)
    now = [match for match in matches if match.bout.round == event.round]
    waits = (OPEN, REVIEW) if league.needs_all_results(event) else (OPEN,)  # a bracket goes on from what stands
    open_ones = [match for match in now if match.bout.state in waits]
    in_time = event.round_due is not None and affair.now < event.round_due
    if open_ones and in_time and not league.pairs_at_any_time(event):
        return None
    return Position(event, list(affair.entries.values()), matches, affair.now)


async def next_of(core: Core, position: Position) -> Next:
    """What a child process makes of it: of many entrants that takes a while."""
    event = position.event
    drawn = await league.pair(core.paired, event, position.entries, position.matches, position.now)
    settled = all(match.bout.state == DONE for match in position.matches)  # the end, unlike a round, waits for all
    return Next(event.version, tuple(drawn or ()), drawn is None and settled)


def _go_on(session: Session, core: Core, number: int, after: Next, bound: Bound) -> list[Outbox]:
    affair = EventTransaction(session, find_event(session, number, NOBODY), core.clock.now())
    if affair.event.version != after.version:
        affair.watch(GO, affair.now)  # something has happened since: it is looked at anew
        return []
    if after.over:
        finish(affair)
    else:
        begin_round(affair, after.drawn, bound)
    affair.settle()
    core.points("before commit")
    return affair.posts


def begins(affair: EventTransaction) -> list[Entry]:
    """The event begins with those who are there: the others are no entrants any more. Raises Refused."""
    ends = league.ends_of(affair.event)
    if ends is not None and ends <= affair.now:
        raise Refused("event_until_past", name=escaped(affair.event.name), until=f"<t:{ends}:D>")
    there = present(affair)
    for entry in affair.standing_in():
        if entry not in there:
            affair.note("absent", name=affair.name_of(entry.number))
            affair.session.delete(entry)
            del affair.entries[entry.number]
    _seed(affair, there)
    _open_ledger(affair, there)
    affair.event.state, affair.event.started_at = RUNNING, affair.now
    if ends is not None:
        affair.watch(GO, ends, date=True)
    affair.unwatch("start", date=True)
    affair.unwatch("checkin", date=True)
    affair.note("begun", count=len(there))
    affair.watch(GO, affair.now)
    return there


def _open_ledger(affair: EventTransaction, there: list[Entry]) -> None:
    last = season_before(affair)
    if last is not None:
        affair.note("ledger_opened", count=take_over(affair, there), season=escaped(last.name), number=str(last.id))


def _seed(affair: EventTransaction, there: list[Entry]) -> None:
    """The order of the field: by rating where there is one, the others as the event's seed has it."""
    known = honours.ratings_in(affair)
    by_lot = {entry.number: sha256(affair.event.seed + entry.number.to_bytes(4, "big")).digest() for entry in there}
    order = sorted(there, key=lambda entry: (-known.get(entry.user_id or 0, MIDDLE), by_lot[entry.number]))
    before = _places_before(affair, there)
    order.sort(key=lambda entry: before.get(entry.user_id or 0, len(before)))  # newcomers come last, by rating
    for place, entry in enumerate(order, 1):
        entry.seed = place
        affair.session.add(entry)


def _places_before(affair: EventTransaction, there: list[Entry]) -> dict[int, int]:
    """The places of people as the season before has left them, those who are here again; empty where there was none."""
    last = events.find_event(affair.session, league.agreed(affair.event).after)
    if last is None:
        return {}
    users = {entry.user_id for entry in there}
    entries = events.entries_of(affair.session, last.id or 0)
    gone = [entry.number for entry in entries if entry.user_id not in users]
    order = league.next_season(last, entries, events.matches_of(affair.session, last.id or 0), gone)
    people = {entry.number: entry.user_id or 0 for entry in entries}
    return {people[number]: place for place, number in enumerate(order)}


def finish(affair: EventTransaction) -> None:
    """All rounds are played: the standings are final."""
    event = affair.event
    event.state, event.ended_at, event.round_due = OVER, affair.now, None
    affair.unwatch(GO)
    matches = events.matches_of(affair.session, affair.id)
    first = [row.entry for row in league.standings(event, list(affair.entries.values()), matches) if row.rank == 1]
    affair.note("over", entry=first[0] if len(first) == 1 else None)
    affair.show("end")


def begin_round(affair: EventTransaction, drawn: Sequence[Drawn], bound: Bound) -> None:
    """Store a round with all that belongs to it."""
    event = affair.event
    event.round += 1
    ends = affair.now + event.pace * DAY
    event.round_due = ends
    for place, one in enumerate(drawn, 1):
        match = _put_match(affair, one, place, ends)
        if len(one.entries) == 1:
            settle_pairing(affair, match, BYE, [1])
        else:
            open_game(affair, match, bound)
            watch_times(affair, match)
    affair.watch(GO, ends)
    affair.note("round", round=event.round, count=len(drawn)).told = True
    affair.show(f"{ROUND} {event.round}")


def _put_match(affair: EventTransaction, drawn: Drawn, number: int, ends: int) -> Match:
    bout = EventPairing(
        event_id=affair.id,
        round=affair.event.round,
        number=number,
        division=drawn.division,
        opened_at=affair.now,
        due=ends,
    )
    affair.session.add(bout)
    affair.session.flush()
    seats = [
        EventPairingSeat(bout_id=bout.id or 0, seat=place, entry=entry) for place, entry in enumerate(drawn.entries)
    ]
    affair.session.add_all(seats)
    return Match(bout, seats)


def watch_times(affair: EventTransaction, match: Match) -> None:
    """The pairing is reminded at half and near the end of its time, and looked at when that is over."""
    bout = match.bout
    due = bout.due or affair.now
    span = due - bout.opened_at
    affair.watch(f"{HALF} {bout.id}", bout.opened_at + span // 2)
    affair.watch(f"{END} {bout.id}", due - min(SOON, span // 4))
    affair.watch(f"{DUE} {bout.id}", due)


def open_game(affair: EventTransaction, match: Match, bound: Bound) -> None:
    """The lobby of a pairing: everybody sits in his seat already and only gets ready; options and packs are fixed."""
    row, seats = _rows(affair, match, bound)
    pinned = games.pack_name(affair.session.connection(), row)
    live = LoadedGame(Stored(row, seats, [], {}, [], pack_name=pinned), bound)
    match.bout.game_id = lobbies.create_game(affair.session, row, live.seats)
    affair.session.add(match.bout)
    tag = affair.speech.text("event-round-tag", round=match.bout.round)
    opening = threads.thread_post(live, f"{row.name} #{live.id}", tag)
    affair.posts.append(games.post(affair.session, opening, live.id, affair.now))
    affair.post(card_post(live), LOBBY_CARD, channel=row.home, game=live.id)
    affair.post(_call(affair, match, live), channel=row.home, game=live.id)


def _options(affair: EventTransaction, match: Match, bound: Bound) -> bytes:
    """The options of an event's game, with what its players bring; an older program may have agreed on them."""
    event, rules = affair.event, bound.rules
    kinds = rules.kept_kinds if event.campaign else ()
    if event.rules == rules.rules_version and not kinds:
        return event.options
    options = rules.options_of(msgspec.msgpack.decode(event.options), event.rules)
    return codec.encode(with_legacy(options, brought(affair, match, kinds)) if kinds else options)


def _rows(affair: EventTransaction, match: Match, bound: Bound) -> tuple[Game, list[Seat]]:
    event, bout = affair.event, match.bout
    names = [affair.entries[seat.entry].name for seat in match.seats]
    row = Game(
        key=event.key,
        guild_id=event.guild_id,
        home=event.home,
        channel_id=event.home,
        name=f"{event.name} {bout.round}.{bout.number}",
        host_id=next((affair.entries[seat.entry].user_id or 0 for seat in match.seats), 0),
        language=event.language,
        options=_options(affair, match, bound),
        rulings=event.rulings,
        packs=event.packs,
        places=len(match.seats),
        seed=secrets.token_bytes(SEED_BYTES),
        limit=event.limit,
        rules=bound.rules.rules_version,
        created_at=affair.now,
        bout=bout.id,
    )
    seats = [
        Seat(game_id=0, seat=seat.seat, user_id=affair.entries[seat.entry].user_id, name=name)
        for seat, name in zip(match.seats, names, strict=True)
    ]
    return row, seats


def _call(affair: EventTransaction, match: Match, live: LoadedGame) -> Outgoing:
    """Those who are to play are called, in the thread of their game and nowhere else."""
    users = [seat.user_id for seat in live.seats if seat.user_id is not None]
    text = calling(
        affair.speech,
        "event-call",
        users,
        at_table(live.id),
        name=escaped(affair.event.name),
        round=match.bout.round,
        until=f"<t:{match.bout.due}:f>",
        button=affair.speech.text("lobby-button-ready"),
    )
    return Outgoing(text, mentions=tuple(users))
