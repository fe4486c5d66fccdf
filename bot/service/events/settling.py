"""How a pairing gets its result, and what follows: by itself from games that are over, and from nothing else."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlmodel import Session

from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import GameTransaction
from bot.service.events import league
from bot.service.events.campaigns import Aftermath, aftermath_of, enter_game, take_back_game
from bot.service.events.transaction import EventTransaction
from bot.storage import events
from bot.storage.event_models import (
    COUNTED,
    DONE,
    DRAWN,
    OPEN,
    PLAYED,
    WAITS,
    WITHDRAWN,
    EventClaim,
)
from bot.storage.event_models import RUNNING as GOES_ON
from bot.storage.events import Match
from bot.storage.models import CLOSED, OVER, RUNNING, Outbox

COUNT, DRAW, ORGANISER = "count", "draw", "organiser"
"""What a game is that is not over at its deadline: as the game itself counts, drawn, or as the organiser decides."""

CLOSE, GO, ARCHIVE_AFTER = "close", "go", 86_400

Places = Sequence[int | None]

Count = tuple[int, ...]
"""What a game counts for a seat: first what decides, then what breaks ties (MK2-30.6)."""


def settle_pairing(
    affair: EventTransaction, match: Match, how: str, places: Places, counts: Sequence[Count] = (), reason: str = ""
) -> None:
    """A pairing has its result. What of it waited is over, and the event looks whether it can go on."""
    bout = match.bout
    bout.state, bout.how, bout.closed_at, bout.reason = DONE, how, affair.now, reason
    affair.session.add(bout)
    for seat, place in zip(match.seats, places, strict=True):
        seat.place = place
        seat.count = counts[seat.seat][0] if seat.seat < len(counts) else None
        affair.session.add(seat)
    affair.note("result", match=match, how=how, round=bout.round, reason=reason)
    for subject in ("half", "end", "due"):
        affair.unwatch(f"{subject} {bout.id}")
    for plea in _open_pleas(affair, match):
        plea.state, plea.closed_at = WITHDRAWN, affair.now
        affair.session.add(plea)
    affair.watch(GO, affair.now)
    if bout.game_id is not None:
        affair.watch(f"{CLOSE} {bout.game_id}", affair.now)
        affair.watch(f"archive {bout.game_id}", affair.now + ARCHIVE_AFTER)


def _open_pleas(affair: EventTransaction, match: Match) -> list[EventClaim]:
    return [plea for plea in events.pleas_of(affair.session, affair.id) if plea.bout_id == match.bout.id]


def walk_over(affair: EventTransaction, match: Match, absent: Collection[int], reason: str = "") -> None:
    """Some entrants of a pairing do not come: the others share the first place; where nobody is left it is unplayed."""
    how, places = league.walked_over([seat.entry for seat in match.seats], absent)
    settle_pairing(affair, match, how, places, reason=reason)


def by_count(counts: Sequence[Count]) -> list[int]:
    """The places of seats by what a game counts; equal counts share a place."""
    return [1 + sum(other > count for other in counts) for count in counts]


def places_of(winners: Collection[int], counts: Sequence[Count], seats: int) -> list[int]:
    """The places of seats at the end of a game: winners share the first, the others follow as the game counts them."""
    if not winners:
        return [1] * seats
    losers = [seat for seat in range(seats) if seat not in winners]
    known = counts if len(counts) == seats else [()] * seats
    behind = {seat: sum(known[other] > known[seat] for other in losers) for seat in losers}
    return [1 if seat in winners else len(winners) + 1 + behind[seat] for seat in range(seats)]


def settle_unfinished(
    affair: EventTransaction, match: Match, begun: bool, counts: Sequence[Count], ready: Collection[int]
) -> None:
    """The deadline of a pairing is over. Whoever did not even get ready has lost to who did."""
    seats = len(match.seats)
    if not begun:
        walk_over(affair, match, {seat.entry for seat in match.seats if seat.seat not in ready})
    elif affair.event.unfinished == COUNT and len(counts) == seats:
        settle_pairing(affair, match, COUNTED, by_count(counts), counts)
    elif affair.event.unfinished == ORGANISER:
        match.bout.state = WAITS
        affair.session.add(match.bout)
        affair.note("waits", match=match, round=match.bout.round)
        affair.watch(GO, affair.now)
    else:
        settle_pairing(affair, match, DRAWN, [1] * seats, counts)


# -- games ------------------------------------------------------------------------------------------------------------


def counted(live: LoadedGame) -> tuple[Count, ...]:
    """What a game that has begun counts for each of its seats; one that goes on as if it were counted now."""
    if live.match is None:
        return ()
    if live.match.outcome is None:
        return live.rules.adjudged(live.match.state)
    return live.rules.seat_counts(live.match.view(None))


def follow_game(work: GameTransaction) -> None:
    """After every operation on a game of an event: its end is the result of its pairing, in the same transaction."""
    live, bout = work.live, work.live.game.bout
    if bout is None or work.aside or live.match is None:
        return
    over = live.match.outcome is not None and live.match.pause is None
    now = work.now
    if over and live.match.outcome is not None and live.game.status == RUNNING:
        counts = counted(live)
        places = places_of(live.match.outcome.winners, counts, len(live.seats))
        left = aftermath_of(live)
        work.following.append(lambda session: _played(session, bout, places, counts, left, now))
    elif not over and live.game.status == OVER:
        work.following.append(lambda session: _taken_back(session, bout, now))
    elif not over and work.fields.get("status") == CLOSED:
        then = counted(live)
        work.following.append(lambda session: _closed(session, bout, then, now))


def _affair(session: Session, bout: int, now: int) -> tuple[EventTransaction, Match] | None:
    match = events.match_of(session, bout)
    event = None if match is None else events.find_event(session, match.bout.event_id)
    if match is None or event is None or event.state != GOES_ON:  # else it is a game of its own
        return None
    return EventTransaction(session, event, now), match


def _played(
    session: Session, bout: int, places: list[int], counts: Sequence[Count], left: Aftermath, now: int
) -> list[Outbox]:
    known = _affair(session, bout, now)
    if known is None or known[1].bout.state not in (OPEN, WAITS):
        return []
    affair, match = known
    enter_game(affair, match, left)
    settle_pairing(affair, match, PLAYED, places, counts)
    affair.settle()
    return affair.posts


def _taken_back(session: Session, bout: int, now: int) -> list[Outbox]:
    """The end of a game was undone: its pairing is played on, for a day at least."""
    known = _affair(session, bout, now)
    if known is None or known[1].bout.state != DONE or known[1].bout.how != PLAYED:
        return []
    affair, match = known
    if league.gone_on(affair.event, match.bout.round):
        return []
    take_back_game(affair, match)
    match.bout.state, match.bout.how = OPEN, ""
    match.bout.due = max(match.bout.due or 0, now + ARCHIVE_AFTER)
    affair.watch(f"due {bout}", match.bout.due)
    affair.unwatch(f"archive {match.bout.game_id}")
    for seat in match.seats:
        seat.place = seat.count = None
        session.add(seat)
    session.add(match.bout)
    affair.note("taken_back", match=match, round=match.bout.round)
    affair.settle()
    return affair.posts


def _closed(session: Session, bout: int, counts: Sequence[Count], now: int) -> list[Outbox]:
    """A game was closed before its end: it counts as one that was not over at its deadline."""
    known = _affair(session, bout, now)
    if known is None or known[1].bout.state != OPEN:
        return []
    affair, match = known
    settle_unfinished(affair, match, True, counts, ())
    affair.settle()
    return affair.posts
