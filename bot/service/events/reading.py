"""Which event somebody means, what he is shown of it, and how a form keeps what its command has said."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from sqlmodel import Session

from bot.children.examining import STARTER
from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.league.sheet import AnySheet
from bot.league.terms import FORMATS as FORMATS
from bot.league.terms import LEAST_SEATS, breaks_refusal
from bot.service.core.access import Actor
from bot.service.core.core import Core
from bot.service.core.finding import Asker, game_meant
from bot.service.core.menu import folded
from bot.service.core.ports import Outgoing
from bot.service.events import accounts, cards, league, tables
from bot.service.events.campaigns import ledger
from bot.service.events.deciding import DRAWN, NONE
from bot.service.events.opening import Opening, moment
from bot.service.events.panel import panel
from bot.service.events.sheets import standings_sheet
from bot.service.events.transaction import EventTransaction, known_events, look_at
from bot.service.lobby.packs import owned_as, packs_of
from bot.storage import events, people
from bot.storage.event_models import CANCELLED, DONE, GATHERING, OVER, RUNNING, Event
from bot.storage.events import Match
from bot.storage.models import OVER as ENDED

MOST_EVENT = 10**9
LIKELY = (1, 2, 3, 4, 5, 6, 7, 14, 21, 28)
"""From now on how many days."""


async def event_meant(core: Core, number: int | None, who: Actor) -> int:
    """The event that is named, else that of the channel, else the only one of the server. Raises Refused.

    Whether a named one exists for him is asked by whatever is done with it: see ``affair.found``.
    """
    if number is not None:
        return number

    def read(session: Session) -> list[Event]:
        likely = events.event_here(session, who.guild, who.channel)
        return next(filter(None, (known_events(session, some, who) for some in likely)), [])

    found = await core.database.read(read)
    if not found:
        raise Refused("event_none_here")
    if len(found) > 1:
        raise Refused("event_several", known=tuple(f"{event.id} · {event.name}" for event in found[:10]))
    return found[0].id or 0


async def event_of_result(core: Core, who: Asker, game: int | None) -> int | None:
    """The event whose result a game is that somebody played and that is over; None: it is none, or there is no game."""
    try:
        number = await game_meant(core, game, who)
    except Refused:
        return None
    live = await core.live(number)
    bout = live.game.bout
    if live.game.status != ENDED or bout is None or not live.seats_of(who.user):
        return None
    match = await core.database.read(lambda session: events.match_of(session, bout))
    return None if match is None else match.bout.event_id


async def demand_going(core: Core, number: int, who: Actor) -> None:
    """Refuse where an event does not go on, or does not exist for somebody."""
    await look_at(core, number, who, lambda affair: affair.demand(RUNNING))


async def events_of(core: Core, who: Actor) -> list[tuple[int, str]]:
    """Number and name of the events of a server that exist for somebody, those that go on first."""
    states = (GATHERING, RUNNING, OVER, CANCELLED)

    def read(session: Session) -> list[Event]:
        return known_events(session, events.events_of(session, who.guild, states), who)

    found = await core.database.read(read)
    found.sort(key=lambda event: event.state not in (GATHERING, RUNNING))
    return [(event.id or 0, event.name) for event in found]


async def event_text(
    core: Core, number: int, who: Actor, what: str, speech: Speech, about: int | None = None
) -> str | None:
    """What somebody is shown of an event; None where nothing is called that."""

    def read(affair: EventTransaction) -> str | None:
        if what == cards.STANDINGS:
            return tables.standings_text(affair, speech)
        if what == cards.PAIRINGS:
            return tables.pairings_text(affair, about, speech)
        if what == cards.RULES:
            return "\n".join([*cards.card_lines(affair, speech), *league.rules_told(affair.event, speech)])
        if what == cards.HISTORY:
            return tables.history_text(affair, speech)
        return None

    found: str | None = await look_at(core, number, who, read)
    if what == cards.RULES and await look_at(core, number, who, lambda affair: affair.event.campaign):
        return f"{found}\n{await accounts.read_campaign(core, number, who, speech.language, accounts.table_text)}"
    return found


async def sheet(core: Core, number: int, who: Actor, speech: Speech) -> AnySheet | None:
    """The standings as somebody's picture shows them; None before they have begun."""
    found: AnySheet | None = await look_at(core, number, who, lambda affair: standings_sheet(affair, speech, who.id))
    return found


async def ledger_file(core: Core, number: int, who: Actor) -> bytes:
    """The file of the ledger of a campaign."""
    found: bytes = await look_at(core, number, who, accounts.ledger_file)
    return found


async def heirlooms(core: Core, number: int, who: Actor, language: str, typed: str) -> list[tuple[str, str]]:
    """What whoever asks may choose among, by name."""
    found: list[tuple[str, str]] = []

    def read(affair: EventTransaction, speech: Speech) -> str:
        entry = affair.entry_of(who.id)
        line = None if entry is None else accounts.open_choice(ledger(affair), entry.number)
        for thing in () if line is None else line.choice:
            found.append((speech.cards.name(speech.language, thing)[:100], thing))
        return ""

    await accounts.read_campaign(core, number, who, language, read)
    return [(name, thing) for name, thing in found if typed.casefold() in name.casefold()][:25]


async def panel_of(core: Core, number: int, who: Actor, speech: Speech) -> Outgoing:
    """The organiser's page."""
    found: Outgoing = await look_at(core, number, who, lambda affair: panel(affair, speech))
    return found


FILES = tuple(tables.FILES)


async def results(core: Core, number: int, who: Actor, what: str = FILES[0]) -> tuple[bytes, str]:
    """A file of an event, and its name."""
    if what not in FILES:
        raise Refused("lobby_choice", option="what", given=what[:40], allowed=FILES)
    read, suffix = tables.FILES[what]
    found: bytes = await look_at(core, number, who, read)
    return found, f"event-{number}-{what}.{suffix}"


# -- a new event ------------------------------------------------------------------------------------------------------


async def demand_pack(core: Core, guild: int, key: str, name: str) -> None:
    """Refuse a pack that the server has not got."""
    if folded(name) not in ("", STARTER):
        owned_as(await packs_of(core, guild, key), name)


async def demand_agreeable(core: Core, wanted: Opening, user: int) -> None:
    """Refuse a part of a new event that is wrong by itself, before the whole is agreed. Raises Refused."""
    now = core.clock.now()
    zone = await core.database.read(lambda session: ZoneInfo(people.user(session, user).zone))
    starts = moment(wanted.start, now, zone)
    if wanted.format not in FORMATS:
        return
    seats = wanted.table or LEAST_SEATS
    wrong = breaks_refusal(league.read_terms(wanted.format, wanted.number, seats, wanted.points, wanted.breaks))
    if wrong is not None:
        raise wrong
    ends = moment(wanted.until, now, zone)
    if starts is not None and ends is not None and ends <= starts:
        raise Refused("event_until_early", given=wanted.until, start=wanted.start)


async def likely_days(core: Core, user: int) -> list[date]:
    """Days on which something may begin, in somebody's own zone: those of the next week, and the same day after it."""
    zone = await core.database.read(lambda session: ZoneInfo(people.user(session, user).zone))
    today = datetime.fromtimestamp(core.clock.now(), zone).date()
    return [today + timedelta(days=days) for days in LIKELY]


# -- what may be typed ------------------------------------------------------------------------------------------------


def _fitting(found: list[tuple[str, int]], typed: str) -> list[tuple[str, int]]:
    return [(name[:100], value) for name, value in found if typed.casefold() in name.casefold()][:25]


async def suggest_entrants(core: Core, number: int, who: Actor, typed: str) -> list[tuple[str, int]]:
    """Who takes part, by number."""

    def read(affair: EventTransaction) -> list[tuple[str, int]]:
        return [(f"{entry.number} · {entry.name}", entry.number) for entry in affair.entries.values()]

    return _fitting(await look_at(core, number, who, read), typed)


async def suggest_pairings(core: Core, number: int, who: Actor, typed: str) -> list[tuple[str, int]]:
    """The pairings by round and names: those without a result first, then the newest."""

    def read(affair: EventTransaction) -> list[tuple[str, int]]:
        matches = [one for one in events.matches_of(affair.session, affair.id) if len(one.seats) > 1]
        matches.sort(key=lambda one: (one.bout.state == DONE, -(one.bout.id or 0)))
        return [(f"{one.bout.round}.{one.bout.number} · {plainly(affair, one)}", one.bout.id or 0) for one in matches]

    return _fitting(await look_at(core, number, who, read), typed)


def plainly(affair: EventTransaction, match: Match) -> str:
    """A pairing by the names of those who play it, as no markup is read."""
    return " – ".join(affair.entries[seat.entry].name or "–" for seat in match.seats)


async def suggest_winners(
    core: Core, number: int, who: Actor, bout: int | None, speech: Speech, typed: str
) -> list[tuple[str, str]]:
    """Who may have won a pairing, or that it is drawn, or that it was not played."""

    def read(affair: EventTransaction) -> list[tuple[str, str]]:
        seats = affair.match(bout).seats
        return [(affair.entries[seat.entry].name or "–", str(seat.entry)) for seat in seats]

    found: list[tuple[str, str]] = await look_at(core, number, who, read)
    found += [(speech.text(f"choice-event-result-{what}"), what) for what in (DRAWN, NONE)]
    return [(name[:100], value) for name, value in found if typed.casefold() in name.casefold()][:25]


async def suggest_pleas(core: Core, number: int, who: Actor, typed: str) -> list[tuple[str, int]]:
    """What waits for an answer or a decision."""

    def read(affair: EventTransaction) -> list[tuple[str, int]]:
        found = events.pleas_of(affair.session, affair.id)
        return [(f"{plea.id} · {plainly(affair, affair.match(plea.bout_id))}", plea.id or 0) for plea in found]

    return _fitting(await look_at(core, number, who, read), typed)
