"""What is done when a timer of an event is due. Each does what stands to be done then; done twice, it does no harm."""

from __future__ import annotations

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.legacy import with_legacy
from bot.engine.requests import Facts
from bot.service.core.access import Actor
from bot.service.core.calling import at_event, calling
from bot.service.core.core import Core
from bot.service.core.ports import ARCHIVE, Outgoing
from bot.service.core.sanitize import escaped
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.events import times
from bot.service.events.campaigns import BRINGS, brought
from bot.service.events.checkin import asks_to_check_in, not_here
from bot.service.events.digest import tells_news
from bot.service.events.rounds import END, HALF, advance, begins
from bot.service.events.settling import CLOSE, GO
from bot.service.events.silence import AGAIN, Voices
from bot.service.events.transaction import DIGEST, NOBODY, EventTransaction, act_on, look_at
from bot.service.lobby.lobby_card import close_lobby, show_card
from bot.service.lobby.seats import Person
from bot.service.table.seating import handed_over
from bot.storage import events
from bot.storage.event_models import GATHERING, OPEN
from bot.storage.facts import EVENT_ROLLED_BACK, facts_of, set_fact
from bot.storage.models import CLOSED, LOBBY, RUNNING, Timer
from bot.storage.silences import LOOK, PARKED

STARTS_WITHOUT = "event_starts_without"
"""The reply that asks whether to begin without some."""

MOST_NAMES = 40


async def start_event(core: Core, number: int, who: Actor, *, interaction: int, without: bool = False) -> Reply:
    """Begin on the organiser's word; the first round is paired at once.

    Where somebody has not checked in and would be left out, the organiser is told who and asked first; ``without``:
    he has said so.
    """

    def act(affair: EventTransaction) -> Reply:
        affair.demand(GATHERING)
        affair.demand_lead()
        absent = not_here(affair)
        if absent and not without:
            asks_to_check_in(affair)
            names = ", ".join(affair.name_of(entry.number) for entry in absent[:MOST_NAMES])
            facts: Facts = {"name": escaped(affair.event.name), "names": names, "count": len(absent)}
            return Reply(STARTS_WITHOUT, {**facts, "here": len(affair.standing_in()) - len(absent)})
        return Reply("event_begun", {"name": escaped(affair.event.name), "count": len(begins(affair))})

    reply = await act_on(core, number, who, act, interaction=interaction)
    await advance(core, number)  # the timer does it too, where a crash comes between
    return reply


async def due(voices: Voices, timer: Timer) -> int | None:
    """Look at what a timer names: ``<event> <what> <number>``. Nothing is done while the event cannot speak."""
    number, what, about = (*timer.subject.split(), "0")[:3]
    event, which = int(number), int(about)
    silence = await voices.silence(event)
    if silence is not None:
        stands = timer.kind == events.TIMER and what != LOOK
        return silence.since + PARKED if stands else voices.core.clock.now() + AGAIN
    try:
        await _handle(voices.core, event, what, which)
    except Refused as refused:
        if refused.key not in ("no_such_event", "no_such_game", "event_no_pairing"):
            raise
    return None


async def _handle(core: Core, event: int, what: str, which: int) -> None:
    if what == GO:
        await _go(core, event)
    elif what == "checkin":
        await act_on(core, event, NOBODY, asks_to_check_in)
    elif what == "start":
        await _start(core, event)
    elif what == "due":
        await times.over_time(core, event, which)
    elif what in (HALF, END):
        await times.remind(core, event, which, what)
    elif what == "plea":
        await times.plea_over(core, event, which)
    elif what == CLOSE:
        await _close(core, which)
    elif what == "archive":
        await _archive(core, event, which)
    elif what == "seats":
        await _reseat(core, event, which)
    elif what == BRINGS:
        await _bring(core, event, which)
    elif what == DIGEST:
        await act_on(core, event, NOBODY, tells_news)


async def _go(core: Core, event: int) -> None:
    """First what has no time left gets its result: the next round never waits."""
    for bout in await look_at(core, event, NOBODY, _late):
        await times.over_time(core, event, bout)
    await advance(core, event)


def _late(affair: EventTransaction) -> list[int]:
    open_ones = events.unsettled(affair.session, affair.id)
    return [
        match.bout.id or 0
        for match in open_ones
        if match.bout.state == OPEN and match.bout.due is not None and match.bout.due <= affair.now
    ]


async def _start(core: Core, event: int) -> None:
    """The day that was named has come. With too few who are there the organiser is asked what to do."""

    def act(affair: EventTransaction) -> Reply:
        if affair.event.state != GATHERING:
            return Reply("done")
        try:
            begins(affair)
        except Refused as why:
            affair.event.starts_at = None
            affair.note("not_begun")
            users, told = (affair.event.organiser_id,), affair.speech.refusal(why)
            text = calling(affair.speech, "event-not-begun", users, at_event(affair.event.name), why=told)
            affair.post(Outgoing(text, mentions=users))
        return Reply("done")

    await act_on(core, event, NOBODY, act)


async def _close(core: Core, game: int) -> None:
    """The pairing of a game has its result: a game that still goes on ends with it."""

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        if live.game.status == LOBBY:
            close_lobby(work)
            work.tell("event-game-closed")
            show_card(work)
        elif live.game.status == RUNNING:
            work.set(status=CLOSED, ended_at=work.now)
            work.tell("event-game-closed")
        return Reply("done")

    await core.change(game, operation)


async def _archive(core: Core, event: int, game: int) -> None:
    """Nothing more happens in the thread of a game that is over: a server has room for so many open ones only."""

    def act(affair: EventTransaction) -> Reply:
        affair.card = False
        row = events.games_of(affair.session, [game]).get(game)
        if row is not None and row.status not in (LOBBY, RUNNING) and row.channel_id != row.home:
            affair.post(Outgoing(""), ARCHIVE, channel=row.channel_id)
        return Reply("done")

    await act_on(core, event, NOBODY, act)


async def _reseat(core: Core, event: int, bout: int) -> None:
    """Somebody plays in the place of another one: the seat of the game that is open is his."""

    def read(affair: EventTransaction) -> tuple[int | None, dict[int, Person]]:
        match = affair.match(bout)
        known = {seat.seat: affair.entries[seat.entry] for seat in match.seats}
        people = {seat: Person(entry.user_id, entry.name) for seat, entry in known.items() if entry.user_id is not None}
        return match.bout.game_id, people

    game, people = await look_at(core, event, NOBODY, read)

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        for seat, person in people.items():
            if live.seats[seat].user_id == person.id or live.game.status not in (LOBBY, RUNNING):
                continue
            if live.game.status == RUNNING:
                handed_over(work, seat, person)
            else:
                work.change_seat(seat, user_id=person.id, name=person.name, mark="")
                show_card(work)
        return Reply("done")

    if game is not None:
        await core.change(game, operation)


async def _bring(core: Core, event: int, bout: int) -> None:
    """What a player of a pairing has in the campaign is another thing now: its lobby knows it."""

    def pairing(affair: EventTransaction) -> tuple[int, str, str]:
        return affair.match(bout).bout.game_id or 0, affair.event.key, affair.event.packs

    game, key, packs = await look_at(core, event, NOBODY, pairing)
    kinds = (await core.bound(key, packs)).rules.kept_kinds
    legacy = await look_at(core, event, NOBODY, lambda affair: brought(affair, affair.match(bout), kinds))

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        if live.game.status == LOBBY and kinds:
            options = codec.encode(with_legacy(live.options, legacy))
            work.set(options=options, rules=live.rules.rules_version)
        return Reply("done")

    await core.change(game, operation)


async def announce_restored(core: Core) -> None:
    """Post what the restore of a backup has left to be told about events."""
    for event in await core.database.read(lambda session: facts_of(session, EVENT_ROLLED_BACK)):
        await act_on(core, int(event), NOBODY, _restored)


def _restored(affair: EventTransaction) -> Reply:
    """What has happened to the event, and its card with the buttons that count from now on."""
    affair.post_text("event-rolled-back")
    set_fact(affair.session, f"{EVENT_ROLLED_BACK} {affair.id}", None)
    return Reply("posted")
