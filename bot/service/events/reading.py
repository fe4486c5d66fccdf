"""Which event somebody means, what he is shown of it, and how a form keeps what its command has said."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from msgspec.structs import replace
from sqlmodel import Session

from bot.children.examining import STARTER
from bot.engine.errors import Refused
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.league.sheet import AnySheet
from bot.league.terms import BREAKS, LEAST_SEATS, breaks_refusal
from bot.league.terms import FORMATS as FORMATS
from bot.service.core.access import Actor
from bot.service.core.calendar import day_of
from bot.service.core.core import Core
from bot.service.core.finding import Asker, game_meant
from bot.service.core.house_options import PACES
from bot.service.core.menu import folded
from bot.service.core.ports import Outgoing
from bot.service.events import accounts, cards, league, tables
from bot.service.events.campaigns import ledger
from bot.service.events.deciding import DRAWN, NONE
from bot.service.events.opening import UNFINISHED, Opening
from bot.service.events.panel import panel
from bot.service.events.sheets import standings_sheet
from bot.service.events.transaction import EventTransaction, known_events, look_at
from bot.service.lobby.packs import owned_as, packs_of
from bot.storage import events
from bot.storage.event_models import CANCELLED, DONE, GATHERING, OVER, RUNNING, Event
from bot.storage.events import Match
from bot.storage.models import OVER as ENDED

GAMES = registry.keys()
PACE_NAMES = ("", *PACES)
LANGUAGE_NAMES = ("", *LANGUAGES)
MOST_EVENT = 10**9
MARK = 6
"""Letters of a pack's hash that a form keeps."""


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


# -- what a form keeps ------------------------------------------------------------------------------------------------


async def pack_mark(core: Core, guild: int, key: str, name: str) -> str:
    """How a form names a pack of the server."""
    if folded(name) in ("", STARTER):
        return ""
    return owned_as(await packs_of(core, guild, key), name).hash[:MARK]


def demand_written(core: Core, wanted: Opening) -> None:
    """Refuse what a form could not keep as it was said. Raises Refused, naming the field."""
    if wanted.format not in FORMATS:
        return  # which formats there are is told when the form is sent
    made = league.read_terms(wanted.format, wanted.number, wanted.table or LEAST_SEATS, wanted.points, wanted.breaks)
    wrong = breaks_refusal(made)
    if wrong is not None:
        raise wrong
    if wanted.until:
        day_of(wanted.until, datetime.fromtimestamp(core.clock.now(), UTC).date())


def written(wanted: Opening, pack: str) -> str:
    """What a command has said, in the letters that an id may have."""
    flags = "".join(
        letter
        for letter, given in (
            ("c", wanted.checkin),
            ("r", wanted.rated),
            ("a", wanted.alone),
            ("l", wanted.campaign),
            ("k", wanted.ledger is True),
            ("n", wanted.ledger is False),
            ("x", True),
        )
        if given
    )
    places = (
        FORMATS.index(wanted.format) if wanted.format in FORMATS else len(FORMATS),
        wanted.number,
        UNFINISHED.index(wanted.unfinished) if wanted.unfinished in UNFINISHED else 0,
        PACE_NAMES.index(wanted.pace) if wanted.pace in PACE_NAMES else 0,
        LANGUAGE_NAMES.index(wanted.language) if wanted.language in LANGUAGE_NAMES else 0,
        wanted.table,
        GAMES.index(wanted.key) if wanted.key in GAMES else len(GAMES),
        wanted.after,
    )
    until, points = (
        re.sub(sign, "", text) for sign, text in (("[^0-9.-]", wanted.until), ("[^0-9.-]", _dashed(wanted)))
    )
    breaks = "".join(str(BREAKS.index(one)) for one in wanted.breaks.replace(",", " ").split() if one in BREAKS)
    return ":".join([".".join(map(str, places)), flags, pack, until[:10], points[:12], breaks[: len(BREAKS)]])


def _dashed(wanted: Opening) -> str:
    return wanted.points.replace(",", ".").replace("/", "-")


async def read_back(core: Core, guild: int, text: str) -> Opening:
    """The inverse of ``written``. Raises Refused where no command has said it."""
    parts = text.split(":")
    numbers = [int(part) for part in parts[0].split(".") if part.isdecimal()]
    limits = (len(FORMATS), 1000, len(UNFINISHED), len(PACE_NAMES), len(LANGUAGE_NAMES), 100, len(GAMES), MOST_EVENT)
    if len(parts) != 6 or len(numbers) != len(limits) or any(map(int.__ge__, numbers, limits)):
        raise Refused("button_unknown")
    form, number, unfinished, pace, language, table, game, after = numbers
    _, flags, mark, until, points, breaks = parts
    known = [own.name for own in await packs_of(core, guild, GAMES[game]) if mark and own.hash.startswith(mark)]
    return Opening(
        name="",
        key=GAMES[game],
        format=FORMATS[form],
        channel=0,
        home=0,
        number=number,
        table=table,
        unfinished=UNFINISHED[unfinished],
        pace=PACE_NAMES[pace],
        language=LANGUAGE_NAMES[language],
        checkin="c" in flags,
        rated="r" in flags,
        alone="a" in flags,
        campaign="l" in flags,
        after=after,
        ledger=True if "k" in flags else False if "n" in flags else None,
        pack=known[0] if known else mark,
        until=until,
        points=points.replace("-", "/"),
        breaks=" ".join(BREAKS[int(one)] for one in breaks if one.isdecimal() and int(one) < len(BREAKS)),
    )


def whole(field: str, given: str) -> int:
    """A whole number as it is typed; 0 where nothing is. Raises Refused, naming the field."""
    text = given.strip()
    if not text:
        return 0
    if not text.isdecimal() or len(text) > 4:
        raise Refused("event_whole", option=field, given=text[:20])
    return int(text)


def with_form(wanted: Opening, name: str, options: str, start: str, numbers: dict[str, int]) -> Opening:
    """What the form adds to what the command has said."""
    return replace(wanted, name=name, options=options, start=start, players=numbers["players"], days=numbers["days"])


def placed(wanted: Opening, channel: int, home: int) -> Opening:
    """Where it is held."""
    return replace(wanted, channel=channel, home=home)


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
