"""Reminders: at half time, at each person's own pace, and step by step where a game waits without end.

Nobody is pinged at night, nobody twice in one run, and nobody but the one who is asked (WC-P7).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

from msgspec import Struct
from sqlmodel import Session

from bot.engine import codec
from bot.engine.game import Courtesy
from bot.games import registry
from bot.i18n.lists import joined_words
from bot.i18n.speech import Speech, catalog
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core import press_kinds
from bot.service.core.calling import at_table, called, called_with
from bot.service.core.core import Core
from bot.service.core.house_options import bounded
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.news import called_at_once, holder, opening_button
from bot.service.core.ports import REMINDER, Outgoing, Poster, PostFailed
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import escaped
from bot.service.core.transaction import GameTransaction
from bot.storage import games, people, timers
from bot.storage.models import Outbox, Seat, Timer, User
from bot.storage.timers import Waiting

MOST_PINGS = 45
"""After so many intervals of his own pace nobody is reminded any more: the game is dead, or he is gone for good."""

MOST_PEOPLE = 25
"""How many people one run reminds."""

NOTHING, HALF, OVER, TABLE, HOST, PROPOSE = range(6)
"""How far the reminders of a decision have come (``Decision.reminded``)."""

SAYS = {
    "half": "clocks-reminder-half",
    "pace": "clocks-reminder-pace",
    "last": "clocks-reminder-last",
    "over": "clocks-reminder-over",
    "table": "clocks-ladder-table",
    "host": "clocks-ladder-host",
    "propose": "clocks-ladder-propose",
}
LADDER = {OVER: "over", TABLE: "table", HOST: "host", PROPOSE: "propose"}
ABOUT_OTHERS = ("table", "host", "propose")

log = logging.getLogger("seneschal.clocks")


class Step(Struct):
    """One reminder that is due: of which decision, why, and how far the reminders have come with it."""

    entry: Waiting
    why: str
    reminded: int


class Reminders:
    """Says who is waited for."""

    def __init__(self, core: Core, is_away: Callable[[int, int], bool]) -> None:
        self.core = core
        self.is_away = is_away
        self.poster: Poster | None = None
        self._courtesies: dict[str, Courtesy] = {}

    async def run(self, now: int) -> bool:
        """Remind of all that is due, those with the oldest deadline first; whether there is more."""
        waiting = await self.core.database.read(timers.open_decisions)
        held = {entry.user_id for entry in waiting if entry.user_id is not None}
        known = await self.core.database.read(lambda session: people.users(session, held))
        await self._learn({entry.key for entry in waiting})
        steps = [step for entry in waiting if (step := self.step(entry, known.get(entry.user_id or 0), now))]
        secret: dict[int, list[Step]] = {}
        for step in [step for step in steps if await self._would_tell(step)]:
            secret.setdefault(step.entry.game_id, []).append(step)
        for game, own in secret.items():
            await self._remind_all(game, [step for step in own if step.why == "half"], now)
        return await self._remind([step for step in steps if step.entry.game_id not in secret], known, now)

    async def _would_tell(self, step: Step) -> bool:
        """True if a reminder would show who has not answered where nobody may know that."""
        return step.why in ("half", "pace") and (await self.core.live(step.entry.game_id)).hides_answers

    async def _remind_all(self, game: int, steps: list[Step], now: int) -> None:
        """At half time of what is declared at once in secret all who are asked are reminded; the late ones in private.

        Nobody may see who they are.
        """
        live = await self.core.live(game)
        if not steps or not live.window:
            return
        holders = {user for seat in live.table.together if (user := holder(live, seat)) is not None}
        known = await self.core.database.read(lambda session: people.users(session, holders))

        def store(session: Session) -> Outbox | None:
            told = [step for step in steps if timers.note_reminded(session, step.entry, step.reminded, now)]
            if not told:
                return None
            awake = [user for user in holders if quiet_until(known[user], now) is None and not self.is_away(user, now)]
            posted = games.Posted(live.game.channel_id, REMINDER, codec.encode(reminder_of_all(live, told, awake)))
            return games.post(session, posted, game, now)

        row = await self.core.database.write(store)
        self.core.announce([row] if row is not None else [])
        for step in steps if row is not None else ():
            person = known.get(step.entry.user_id or 0)
            if person is not None and person.direct and quiet_until(person, now) is None:
                await self._direct(person, [step])

    async def _learn(self, keys: set[str]) -> None:
        """What games say of patience. Asked for the first time it imports them, for which the loop must not wait."""
        for key in keys - self._courtesies.keys():
            self._courtesies[key] = await self.core.in_rules(partial(registry.courtesy, key))

    async def last(self, timer: Timer) -> int | None:
        """All others have decided; only one is missing."""
        now = self.core.clock.now()
        waiting = await self.core.database.read(lambda session: timers.open_decisions(session, timer.game_id))
        if [str(entry.number) for entry in waiting] != [timer.subject] or waiting[0].user_id is None:
            return None
        entry, user = waiting[0], waiting[0].user_id
        known = await self.core.database.read(lambda session: people.users(session, {user}))
        quiet = quiet_until(known[user], now)
        if quiet is not None:
            return quiet
        if not self.is_away(user, now):
            await self._remind([Step(entry, "last", entry.reminded)], known, now)
        return None

    def step(self, entry: Waiting, person: User | None, now: int) -> Step | None:
        """What a decision's reminders come to now."""
        courtesy = self._courtesies[entry.key]
        limit = bounded(entry.limit, courtesy)
        if entry.due is not None and entry.due <= now:
            step = climbed(entry, limit, now)
        elif person is None or self.is_away(person.id, now) or (entry.due is None and limit):
            return None
        elif entry.due is not None and not entry.reminded and now >= half_time(entry.due, limit, courtesy):
            step = Step(entry, "half", HALF)
        else:
            step = paced(entry, person, now)
        if step is None or person is None or step.why in ABOUT_OTHERS:
            return step
        quiet = quiet_until(person, now)
        # Where the night ends after the deadline, the reminder stands in the channel at least, and wakes nobody.
        return step if quiet is None or (entry.due is not None and now < entry.due <= quiet) else None

    async def _remind(self, steps: list[Step], known: dict[int, User], now: int) -> bool:
        """One ping for each person, however many games wait for that person; then the notes to whole tables."""
        by_person: dict[int, list[Step]] = {}
        for step in steps:
            user = step.entry.user_id
            if step.why in ABOUT_OTHERS or user is None:
                by_person[-len(by_person) - 1] = [step]
            else:
                by_person.setdefault(user, []).append(step)
        for user, own in list(by_person.items())[:MOST_PEOPLE]:
            await self._remind_one(known.get(user), own, now)
        return len(by_person) > MOST_PEOPLE

    async def _remind_one(self, person: User | None, steps: list[Step], now: int) -> None:
        quiet = person is None or steps[0].why in ABOUT_OTHERS or quiet_until(person, now) is not None

        def store(session: Session) -> tuple[list[Outbox], list[Step]]:
            told = [step for step in steps if timers.note_reminded(session, step.entry, step.reminded, now)]
            rows = []
            guilds: dict[int, list[Step]] = {}
            for step in told:
                guilds.setdefault(step.entry.guild_id, []).append(step)
            for place, own in enumerate(guilds.values()):
                # Which games a person plays on another server is nobody's business here.
                out = reminder_post(own, ping=not quiet and place == 0)
                first = own[0].entry
                rows.append(
                    games.post(session, games.Posted(first.channel_id, REMINDER, codec.encode(out)), first.game_id, now)
                )
            return rows, told

        rows, told = await self.core.database.write(store)
        self.core.announce(rows)
        if told and person is not None and person.direct and not quiet:
            await self._direct(person, told)

    async def _direct(self, person: User, steps: list[Step]) -> None:
        """The same by direct message. Where that is refused it is never tried again, and told once (F20)."""
        if self.poster is None:
            return
        try:
            await self.poster.direct(person.id, reminder_direct(person, steps))
        except PostFailed as failed:
            if failed.reason in ("forbidden", "refused", "gone"):
                changes = {"direct": False, "direct_refused": True}
                await self.core.database.write(lambda session: people.set_user(session, person.id, **changes))
            else:
                log.warning("no direct message: %s", failed.reason)


def climbed(entry: Waiting, limit: int, now: int) -> Step | None:
    """Where the game waits (it has no defaults): the player, the table, the host, then what could be done about it."""
    if entry.policy != "wait" or entry.due is None:
        return None
    reached = max(entry.reminded, HALF) + 1
    if reached > PROPOSE or now < entry.due + (reached - OVER) * limit:
        return None
    if reached == OVER and entry.user_id is None:
        return Step(entry, LADDER[TABLE], TABLE)
    return Step(entry, LADDER[reached], reached)


def paced(entry: Waiting, person: User, now: int) -> Step | None:
    """A reminder at the person's own pace."""
    if not person.pace or now >= entry.opened_at + (MOST_PINGS + 1) * person.pace:
        return None
    since = entry.opened_at if entry.reminded_at is None else entry.reminded_at
    return Step(entry, "pace", entry.reminded) if now >= since + person.pace else None


def half_time(due: int, limit: int, courtesy: Courtesy) -> int:
    """When the one reminder of the table comes."""
    return due - limit * (100 - courtesy.reminder_at_percent) // 100


def quiet_until(person: User, now: int) -> int | None:
    """When the person's quiet hours end, if it is quiet now. They are hours of the person's own day."""
    begin, end = person.quiet_from, person.quiet_to
    if begin is None or end is None or begin == end:
        return None
    zone = ZoneInfo(person.zone)
    local = datetime.fromtimestamp(now, zone)
    minute = local.hour * 60 + local.minute
    if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
        return None
    wall = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0, fold=0)
    if minute >= end:
        wall = wall + timedelta(days=1)
    # In the night in which an hour comes twice, the end may be the second of the two.
    return next(when for fold in (0, 1) if (when := int(wall.replace(fold=fold).timestamp())) > now)


def reminder_post(steps: list[Step], ping: bool) -> Outgoing:
    """The reminder in the channel of the game that is most urgent; it names the others of this server."""
    entry = steps[0].entry
    users = (entry.user_id,) if ping and entry.user_id is not None else ()
    first, _ = called(Speech(entry.language), users, at_table(entry.game_id))
    text = reminder_text(entry.language, steps[0], first if users else escaped(entry.seat_name))
    others = dict.fromkeys(f"<#{step.entry.channel_id}>" for step in steps if step.entry.channel_id != entry.channel_id)
    if others:
        also = joined_words(catalog(), entry.language, list(others))
        text += "\n" + catalog().text(entry.language, "clocks-reminder-also", {"channels": also})
    label = catalog().text(entry.language, "service-button-decide")
    button = Button(button_id(press_kinds.OPEN_PANEL, entry.game_id, entry.number), label, ranks.ACT)
    return Outgoing(text, ((button,),), mentions=users, subject=str(entry.number))


def reminder_of_all(live: LoadedGame, steps: list[Step], awake: list[int]) -> Outgoing:
    """The reminder that all get who are asked at once in secret, whether they have answered or not."""
    speech = live.speech(live.game.language)
    due = max(step.entry.due or 0 for step in steps)
    first, rest = called_at_once(live, speech)
    told = [speech.text("clocks-reminder-all", name=first), speech.text("service-due", time=f"<t:{due}:R>")]
    text = called_with(" ".join(told), rest)
    subject = " ".join([str(step.entry.number) for step in steps])
    return Outgoing(text, ((opening_button(live, speech),),), mentions=tuple(sorted(awake)), subject=subject)


def reminder_text(language: str, step: Step, name: str) -> str:
    """One reminder in words."""
    entry = step.entry
    facts = {"name": name, "host": f"<@{entry.host_id}>"}
    text = catalog().text(language, SAYS[step.why], facts)
    if entry.due is None:
        return text
    due = catalog().text(language, "service-due", {"time": f"<t:{entry.due}:R>"})
    return f"{text} {due}"


def reminder_direct(person: User, steps: list[Step]) -> Outgoing:
    """The direct message: all games that wait for a person, with links."""
    language = person.language or steps[0].entry.language
    lines = [
        catalog().text(
            language, "clocks-direct", {"game": escaped(step.entry.name), "channel": f"<#{step.entry.channel_id}>"}
        )
        for step in steps
    ]
    return Outgoing("\n".join(lines))


def warn_of_misses(work: GameTransaction, row: Seat, courtesy: Courtesy) -> None:
    """Say publicly where a row of missed limits leads; nobody ever resigns without being told (WC-P9)."""
    if row.misses == courtesy.misses_to_warn:
        work.tell("clocks-last-warning", seat=row.seat, count=row.misses)
    elif row.misses == courtesy.misses_to_forfeit:
        work.tell("clocks-may-claim", seat=row.seat, count=row.misses)
