"""An event is agreed: what is asked for is read, checked as a whole, stored and announced."""

from __future__ import annotations

import secrets
from datetime import datetime
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace
from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.games import registry
from bot.i18n.catalog import FALLBACK, LANGUAGES
from bot.league.terms import FORMATS, GROUPS, ROLLING
from bot.service.core import calendar
from bot.service.core.access import Actor
from bot.service.core.bindings import Laws, laws_of, settle_terms
from bot.service.core.core import Core
from bot.service.core.house_options import PACES, demand_playable, read_options
from bot.service.core.loaded_game import Bound
from bot.service.core.measured import length_of
from bot.service.core.sanitize import cleaned, escaped
from bot.service.core.transaction import Reply, decoded_reply, encoded_reply
from bot.service.events import league, lengths
from bot.service.events.checkin import ASKED_AT
from bot.service.events.settling import COUNT, DRAW, ORGANISER
from bot.service.events.transaction import Act, EventTransaction, known_events
from bot.service.lobby.packs import pin_packs
from bot.storage import events, games, packs, people
from bot.storage.event_models import CANCELLED, GATHERING, OVER, RUNNING, Event
from bot.storage.models import Outbox

UNFINISHED = (COUNT, DRAW, ORGANISER)
USUAL_PACE = "several"
"""How fast an event is played where nobody says so: with a day for every decision a round would last two months."""

MOST_NAME = 60
SIZES = (2, 128)
DAYS = (1, 60)
SILENCE = (2, 60)
MOST_EVENTS = 10
"""Events of a server that are not over."""

SEED_BYTES = 16


class Opening(Struct, frozen=True):
    """What somebody wants to hold. What is empty is as usual."""

    name: str
    key: str
    format: str
    channel: int
    home: int
    options: str = ""
    players: int = 0
    number: int = 0  # rounds, or the size of a group
    table: int = 0  # how many sit at a table
    days: int = 0
    pace: str = ""
    start: str = ""
    until: str = ""
    unfinished: str = COUNT
    language: str = ""
    checkin: bool = False
    rated: bool = True
    silence: int = 7
    pack: str = ""
    alone: bool = False
    points: str = ""
    breaks: str = ""
    campaign: bool = False
    after: int = 0  # the event of which it is the next season
    ledger: bool | None = None  # whether it goes on with the ledger of that event; None: where there is one


async def open_event(core: Core, opening: Opening, who: Actor, *, interaction: int) -> Reply:
    """Agree on an event and announce it. Raises Refused."""
    zone = await core.database.read(lambda session: ZoneInfo(people.user(session, who.id).zone))
    laws = await core.database.read(lambda session: laws_of(session, who.guild, opening.key))
    event = await core.in_rules(lambda: new_event(opening, who, core.clock.now(), zone, laws))
    event.packs = await pin_packs(core, who.guild, opening.key, opening.pack, alone=opening.alone)
    bound = await core.bound(event.key, event.packs)

    def whole(session: Session) -> tuple[Reply, list[Outbox]]:
        known = games.find_interaction(session, interaction)
        if known is not None:
            return decoded_reply(known), []
        return _put(session, event, bound, opening.ledger, who, interaction)

    reply, posts = await core.database.write(whole)
    core.announce(posts)
    return reply


def _put(
    session: Session, event: Event, bound: Bound, ledger: bool | None, who: Actor, interaction: int
) -> tuple[Reply, list[Outbox]]:
    if events.count_events(session, event.guild_id) >= MOST_EVENTS:
        raise Refused("event_server_full", most=MOST_EVENTS)
    event.language = event.language or people.guild(session, event.guild_id).language or FALLBACK
    last = demand_season(session, event, who)
    event.terms = codec.encode(replace(league.agreed(event), ledger=goes_on(event, last, ledger)))
    options = codec.decode(event.options, bound.rules.options_type)
    demand_playable(bound.rules, options, league.seats_of(event), event.created_at)
    for pack in bound.packs:
        packs.keep_pack(session, event.key, pack)
    events.create_event(session, event)
    affair = EventTransaction(session, event, event.created_at, who)
    affair.note("opened")
    if event.starts_at is not None:
        affair.watch("start", event.starts_at, date=True)
        if event.checkin:
            affair.watch("checkin", max(event.starts_at - ASKED_AT, affair.now), date=True)
    affair.settle()
    more = {**lengths.chance_facts(league.agreed(event).chance), **_ledger_facts(event, last)}
    length = lengths.whole_facts(*league.span_of(event, event.size), event.size)
    reply = Reply("event_opened", {**opened_facts(event), **length, **more})
    games.note_interaction(session, interaction, event.created_at, encoded_reply(reply))
    return reply, affair.posts


def demand_season(session: Session, event: Event, who: Actor) -> Event | None:
    """The event of which this one is the next season; None where it is of none. Raises Refused for anything but one of
    the same game on this server that whoever asks may know of and that is over, and with this one in groups or a
    campaign."""
    after = league.agreed(event).after
    if not after:
        return None
    last = events.find_event(session, after)
    fits = last is not None and (last.guild_id, last.key, last.state) == (event.guild_id, event.key, OVER)
    if last is None or not fits or not known_events(session, [last], who):
        raise Refused("event_no_season", given=str(after))
    alike = league.in_groups(last) and league.in_groups(event)
    if not (alike or (last.campaign and event.campaign)):
        raise Refused("event_no_season", given=str(after))
    return last


def goes_on(event: Event, last: Event | None, wanted: bool | None) -> bool:
    """True if an event goes on with the ledger of the season before: unless somebody says no, where both have one.
    Raises Refused where somebody says yes and they have not."""
    there = last is not None and last.campaign and event.campaign
    if wanted and not there:
        raise Refused("event_no_ledger")
    return there and wanted is not False


def _ledger_facts(event: Event, last: Event | None) -> Facts:
    """What becomes of the ledger of the season before, for whoever opens the next one."""
    if last is None or not last.campaign:
        return {"ledger": "none", "before": "–"}
    kept = "over" if league.agreed(event).ledger else "empty" if event.campaign else "left"
    return {"ledger": kept, "before": escaped(last.name)}


def opened_facts(event: Event) -> Facts:
    """What whoever has opened an event is told of it."""
    return {"name": escaped(event.name), "event": str(event.id), "channel": f"<#{event.channel_id}>"}


def new_event(opening: Opening, who: Actor, now: int, zone: ZoneInfo, laws: Laws) -> Event:
    """The event as it is agreed, without a number yet; what precedents bind is its default. Raises Refused."""
    for field, given, allowed in (
        ("game", opening.key, registry.keys()),
        ("format", opening.format, FORMATS),
        ("pace", opening.pace, ("", *PACES)),
        ("unfinished", opening.unfinished, UNFINISHED),
        ("language", opening.language, ("", *LANGUAGES)),
    ):
        if given not in allowed:
            raise Refused("lobby_choice", option=field, given=given[:40], allowed=tuple(filter(None, allowed)))
    name = cleaned(opening.name, MOST_NAME)
    if not name:
        raise Refused("event_name")
    rules = registry.game(opening.key)
    seats = opening.table or max(rules.seats[0], 2)
    settled = settle_terms(rules, opening.options, seats, laws)
    options, limit = read_options(rules, settled.options, opening.pace or USUAL_PACE)
    demand_playable(rules, options, seats, now)
    size = within("players", opening.players or league.usual_size(opening.format), SIZES)
    length = length_of(rules, options, seats)
    days = within("days", opening.days or lengths.usual_days(length, limit, opening.format, DAYS[1]), DAYS)
    starts = moment(opening.start, now, zone)
    ends = moment(opening.until, now, zone) if opening.format == ROLLING else None
    if starts is not None and ends is not None and ends <= starts:
        raise Refused("event_until_early", given=opening.until, start=opening.start)
    terms = league.read_terms(opening.format, opening.number, seats, opening.points, opening.breaks)
    terms = replace(terms, tiers=opening.after > 0 and opening.format == GROUPS)
    chance, title = lengths.chance_of(length, days, limit), rules.title_of(options)
    league.demand_terms(terms, size, ends, opening.unfinished == ORGANISER)
    return Event(
        guild_id=who.guild,
        channel_id=opening.channel,
        home=opening.home,
        name=name,
        key=opening.key,
        options=codec.encode(options),
        rulings=settled.rulings,
        rules=rules.rules_version,
        language=opening.language,
        terms=codec.encode(league.Agreed(terms, ends, chance, opening.after, title=title)),
        size=size,
        pace=days,
        limit=limit,
        unfinished=opening.unfinished,
        checkin=opening.checkin,
        rated=opening.rated,
        campaign=opening.campaign,
        silence=within("silence", opening.silence, SILENCE),
        starts_at=starts,
        seed=secrets.token_bytes(SEED_BYTES),
        organiser_id=who.id,
        heard_at=now,
        told_at=now,
        created_at=now,
    )


def within(field: str, given: int, span: tuple[int, int]) -> int:
    """A number within its bounds. Raises Refused, naming the field."""
    low, high = span
    if not low <= given <= high:
        raise Refused("event_number", option=field, given=str(given), low=low, high=high)
    return given


def moment(given: str, now: int, zone: ZoneInfo) -> int | None:
    """The beginning of a day, in the time zone of whoever names it. Raises Refused where it is over."""
    if not given.strip():
        return None
    today = datetime.fromtimestamp(now, zone).date()
    day = calendar.day_of(given, today)
    when = calendar.midnight(day, zone)
    if when <= now:
        raise Refused("event_past", given=day.isoformat())
    return when


def cancels(reason: str) -> Act:
    """Give an event up, with a reason. Its games go on as games of their own."""

    def act(affair: EventTransaction) -> Reply:
        affair.demand(GATHERING, RUNNING)
        affair.demand_lead()
        why = cleaned(reason, 300)
        if not why:
            raise Refused("gm_no_reason")
        affair.event.state, affair.event.ended_at, affair.event.round_due = CANCELLED, affair.now, None
        affair.unwatch("start", date=True)
        affair.unwatch("checkin", date=True)
        affair.note("cancelled", reason=why).told = True
        affair.post_text("event-cancelled", name=escaped(affair.event.name), reason=escaped(why))
        return Reply("event_cancelled", {"name": escaped(affair.event.name)})

    return act


def moves(channel: int, home: int) -> Act:
    """Let the event speak in another channel: its own is gone, or was the wrong one."""

    def act(affair: EventTransaction) -> Reply:
        affair.demand(GATHERING, RUNNING)
        affair.demand_lead()
        affair.event.channel_id, affair.event.home, affair.event.card = channel, home, None
        affair.note("moved_channel", channel=f"<#{channel}>")
        return Reply("event_moved", {"channel": f"<#{channel}>"})

    return act
