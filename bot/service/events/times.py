"""Deadlines of pairings: reminded at half and near the end, moved by consent and by absences, kept in any case."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlmodel import Session

from bot.engine.errors import Refused
from bot.service.core.calling import at_table, calling
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import Outgoing
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.events import league
from bot.service.events.deciding import judged, own_match
from bot.service.events.rounds import watch_times
from bot.service.events.settling import GO, Count, counted, settle_unfinished
from bot.service.events.transaction import NOBODY, Act, EventTransaction, act_on, at_pairing, look_at
from bot.storage import absences, events
from bot.storage.event_models import OPEN, RUNNING, Entry, EventClaim, EventPairingSeat
from bot.storage.events import Match
from bot.storage.models import LOBBY
from bot.storage.models import RUNNING as PLAYING

DAY = 86_400
MOST_AWAY = 14
"""Days of a season by which one player's absences move deadlines."""

MOST_ADDED = 14
"""Days that both may add to one pairing by consent."""


class Standing(Struct, frozen=True):
    """How the game of a pairing stands: whether it has begun, what it counts, and who is waited for."""

    status: str
    channel: int
    begun: bool = False
    counts: tuple[Count, ...] = ()
    ready: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    since: int = 0  # when the newest of what is waited for was asked


def standing_of(live: LoadedGame) -> Standing:
    """Read off a game."""
    ready = tuple(seat.seat for seat in live.seats if seat.mark)
    place = live.game.channel_id
    if live.match is None:
        idle = tuple(seat.seat for seat in live.seats if not seat.mark)
        return Standing(live.game.status, place, ready=ready, waiting=idle if live.game.status == LOBBY else ())
    counts = counted(live)
    since = max([one.opened_at for one in live.decisions.values()], default=0)
    named = tuple(live.named()) if live.game.status == PLAYING else ()
    return Standing(live.game.status, place, True, counts, ready, named, since)


async def game_stands(core: Core, game: int | None) -> Standing:
    """How a game stands; one that cannot be read counts as one that has not begun."""
    if game is None:
        return Standing("", 0)
    try:
        return await core.look(game, standing_of)
    except Refused:
        return Standing("", 0)


# -- the deadline -----------------------------------------------------------------------------------------------------


async def over_time(core: Core, number: int, bout: int) -> None:
    """The time of a pairing is over: it gets what the event says of unfinished games, whoever is absent first moving
    it by what he may."""
    match: Match | None = await look_at(core, number, NOBODY, lambda affair: _still_open(affair, bout))
    if match is None:
        return
    there = await game_stands(core, match.bout.game_id)

    def act(affair: EventTransaction) -> Reply:
        now = _still_open(affair, bout)
        if now is None or moved_by_absence(affair, now):
            return Reply("done")
        settle_unfinished(affair, now, there.begun, there.counts, there.ready)
        return Reply("done")

    await act_on(core, number, NOBODY, act)


def _still_open(affair: EventTransaction, bout: int) -> Match | None:
    """A pairing whose time is over, and that has no result."""
    match = _running(affair, bout)
    return match if match is not None and (match.bout.due or 0) <= affair.now else None


def _running(affair: EventTransaction, bout: int) -> Match | None:
    """A pairing that is played, in an event that goes on."""
    match = events.match_of(affair.session, bout)
    return match if match is not None and affair.event.state == RUNNING and match.bout.state == OPEN else None


# -- absences ---------------------------------------------------------------------------------------------------------


def moved_by_absence(affair: EventTransaction, match: Match) -> bool:
    """Move a deadline by the days for which somebody was away in its time; whether it lies in the future then."""
    before = max([seat.away for seat in match.seats], default=0)
    for seat in match.seats:
        entry = affair.entries.get(seat.entry)
        if entry is not None and entry.user_id is not None:
            _granted(affair, match, seat, entry)
    days = max([seat.away for seat in match.seats], default=0) - before
    if days <= 0 or match.bout.due is None:
        return False
    put_off(affair, match, days)
    affair.note("away", match=match, days=days, round=match.bout.round)
    return (match.bout.due or 0) > affair.now


def _granted(affair: EventTransaction, match: Match, one: EventPairingSeat, entry: Entry) -> None:
    spans = absences.absences_of(affair.session, entry.user_id or 0)
    begin, end = match.bout.opened_at, max(match.bout.due or 0, affair.now)
    gone = sum(max(0, min(back, end) - max(away, begin)) for away, back in spans)
    wanted = -(-gone // DAY)
    more = min(wanted - one.away, MOST_AWAY - entry.away_days)
    if more > 0:
        one.away += more
        entry.away_days += more
        affair.session.add(one)
        affair.session.add(entry)


def put_off(affair: EventTransaction, match: Match, days: int) -> None:
    """A pairing has more time. Rounds that need every result of the one before it are put off with it."""
    match.bout.due = (match.bout.due or affair.now) + days * DAY
    affair.session.add(match.bout)
    watch_times(affair, match)
    event = affair.event
    if league.needs_all_results(event) and match.bout.round == event.round:
        event.round_due = max(event.round_due or 0, match.bout.due)
        affair.watch(GO, event.round_due)


async def went_away(core: Core, user: int) -> None:
    """Somebody has said when he will be away: the deadlines of his pairings follow."""
    numbers = await core.database.read(
        lambda session: [(event.id or 0, match.bout.id or 0) for event, match, _ in events.away_matches(session, user)]
    )
    for number, bout in numbers:
        await act_on(core, number, NOBODY, lambda affair, bout=bout: _follow_absence(affair, bout))  # type: ignore[misc]


def _follow_absence(affair: EventTransaction, bout: int) -> Reply:
    match = _running(affair, bout)
    if match is not None:
        moved_by_absence(affair, match)
    return Reply("done")


# -- more time by consent ---------------------------------------------------------------------------------------------


def longer(days: int) -> Act:
    """Ask for more time; once all sides of the pairing have, they get what the most modest has asked for."""

    def act(affair: EventTransaction) -> Reply:
        affair.demand(RUNNING)
        match = own_match(affair, OPEN)
        left = MOST_ADDED - match.bout.added
        if not left:
            raise Refused("event_longer_none")
        if not 1 <= days <= left:
            raise Refused("event_longer_days", given=days, most=left)
        own = affair.own_entry().number
        for seat in match.seats:
            if seat.entry == own:
                seat.longer = days
                affair.session.add(seat)
        if not all(seat.longer for seat in match.seats):
            _ask_others(affair, match, own, days)
            return Reply("event_longer_asked", {"days": days})
        given = min(seat.longer for seat in match.seats)
        for seat in match.seats:
            seat.longer = 0
            affair.session.add(seat)
        match.bout.added += given
        put_off(affair, match, given)
        affair.note("longer", match=match, days=given, round=match.bout.round)
        return Reply("event_longer", {"days": given, "until": f"<t:{match.bout.due}:f>"})

    return act


def _ask_others(affair: EventTransaction, match: Match, own: int, days: int) -> None:
    entries = [affair.entries[seat.entry] for seat in match.seats if seat.entry != own and not seat.longer]
    users = [entry.user_id for entry in entries if entry.user_id is not None]
    facts: dict[str, str | int] = {"name": affair.name_of(own), "days": days}
    text = calling(affair.speech, "event-longer-asks", users, at_pairing(affair, match), **facts)
    game = events.games_of(affair.session, [match.bout.game_id or 0]).get(match.bout.game_id or 0)
    where = affair.event.channel_id if game is None else game.channel_id
    affair.post(Outgoing(text, mentions=tuple(users)), channel=where, game=match.bout.game_id)


# -- reminders --------------------------------------------------------------------------------------------------------


async def remind(core: Core, number: int, bout: int, what: str) -> None:
    """Remind those whom a pairing waits for, in the thread of their game, once. An absence moves its deadline first."""
    await act_on(core, number, NOBODY, lambda affair: _follow_absence(affair, bout))
    match: Match | None = await look_at(core, number, NOBODY, lambda affair: _running(affair, bout))
    if match is None or match.bout.game_id is None:
        return
    game, due = match.bout.game_id, match.bout.due or 0

    def operation(work: GameTransaction) -> Reply:
        there = standing_of(work.live)
        seats = [work.live.seats[seat] for seat in there.waiting]
        users = list(dict.fromkeys(seat.user_id for seat in seats if seat.user_id is not None))
        if users:
            work.post(_reminder(work.live, what, users, due))
        return Reply("done")

    # The clock's own interaction: a reminder that is due twice, after a crash, is posted once.
    await core.change(game, operation, interaction=-(bout * 1000 + due // DAY % 100 * 4 + (what == "end")))


def _reminder(live: LoadedGame, what: str, users: Sequence[int], due: int) -> Outgoing:
    speech = live.speech(live.game.language)
    text = calling(speech, f"event-remind-{what}", users, at_table(live.id), until=f"<t:{due}:R>")
    return Outgoing(text, mentions=tuple(users))


# -- pleas ------------------------------------------------------------------------------------------------------------


async def plea_over(core: Core, number: int, plea_id: int) -> None:
    """The time to answer a plea is over: where nobody has answered, and nobody has come, the rule grants it."""

    def read(affair: EventTransaction) -> tuple[EventClaim, Match] | None:
        plea = affair.session.get(EventClaim, plea_id)
        match = None if plea is None else events.match_of(affair.session, plea.bout_id)
        return None if plea is None or match is None else (plea, match)

    known: tuple[EventClaim, Match] | None = await look_at(core, number, NOBODY, read)
    if known is None or known[0].state != OPEN:
        return
    there = await game_stands(core, known[1].bout.game_id)

    def act(affair: EventTransaction) -> Reply:
        plea = affair.session.get(EventClaim, plea_id)
        match = affair.match(known[1].bout.id)
        if affair.event.state != RUNNING or plea is None or plea.state != OPEN or match.bout.state != OPEN:
            return Reply("done")
        others = {seat.seat for seat in match.seats if seat.entry != plea.entry}
        silent = others & set(there.waiting) if there.since <= plea.at else set()
        absent = {seat.entry for seat in match.seats if seat.seat in silent}
        judged(affair, plea, match, bool(silent), affair.speech.text("event-rule-claim"), absent)
        return Reply("done")

    await act_on(core, number, NOBODY, act)


async def has_acted(core: Core, game: int | None, user: int) -> bool:
    """True if somebody is waited for by nobody in his game: he is ready, or it is another's turn."""
    if game is None:
        return False

    def read(live: LoadedGame) -> bool:
        mine = live.seats_of(user)
        return bool(mine) and not set(mine) & set(standing_of(live).waiting)

    try:
        return await core.look(game, read)
    except Refused:
        return False


async def own_game(core: Core, number: int, user: int) -> int | None:
    """The game of somebody's newest open pairing in an event."""

    def read(session: Session) -> int | None:
        games = [match.bout.game_id for event, match, _ in events.away_matches(session, user) if event.id == number]
        return games[-1] if games else None

    return await core.database.read(read)
