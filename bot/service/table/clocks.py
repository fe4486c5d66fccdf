"""Time: deadlines of decisions, what happens when one has passed, timers, and what becomes of both in an outage.

One task looks at what is due. Every deadline is a time in the database; nothing is kept in sleeping tasks. Whatever
keeps players from answering (the bot is down, the chat service is down, the machine's clock is set) moves them all.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from msgspec import Struct
from sqlmodel import Session

from bot.engine.game import Courtesy
from bot.logs import Sparing
from bot.service.core.core import Core
from bot.service.core.house_options import bounded
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import Poster
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table.reminders import Reminders, warn_of_misses
from bot.storage import facts, people, privacy, silences, timers
from bot.storage.faults import StorageFault
from bot.storage.models import RUNNING, Timer, User

Handler = Callable[[Timer], Awaitable["int | None"]]
"""Looks at a timer that is due; what it returns is when to look again, None: never."""

ALIVE = "alive"
MINUTE, LONGEST_SLEEP = 60, 3600
JUMP = 300
"""How far the machine's clock may be from the time that passed before somebody must have set it (F30)."""

REVIEW = 600
"""Seconds without any default after such a jump: the operator, and players, can see and say what is wrong."""

MOST_AT_ONCE = 50
BREATH = 2
"""Seconds between two batches of things that are due."""

AGAIN = 600
"""Seconds until something that failed is tried again."""

DIGEST_AFTER = 3600
SPACING = 3
"""Seconds between the digests of two games after a long silence (F31)."""

LAST_GRACE = 300
"""Seconds before the last one is told that all others are done: he may be about to answer."""

LAST, DIGEST, AWAY = "last", "digest", "away"
"""Kinds of timers."""

GONE, BACK = "gone", "back"
"""Subjects of the timers of an absence: its beginning and its end."""

log = logging.getLogger("seneschal.clocks")


class Timed(Struct, frozen=True):
    """What is done when a timer is due. One of the ``calendar`` stays where it is when deadlines are moved."""

    handle: Handler
    calendar: bool = False


def time_given(live: LoadedGame, limit: int | None) -> int:
    """The seconds for a decision: those of its own kind of limit, else the game's."""
    return bounded(live.game.limit if limit is None else limit, live.courtesy)


class Clocks:
    """Watches the time for all games."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.away: dict[int, tuple[int, int]] = {}
        self.reminders = Reminders(core, self.is_away)
        self.review_until = 0.0
        self.timed: dict[str, Timed] = {}
        self._silent: set[int] = set()
        self._resting: dict[int, int] = {}
        self._lost: float | None = None
        self._missing: set[str] = set()
        self._seen = (core.clock.now(), core.clock.monotonic())
        self._looking = asyncio.Lock()
        self._faults = Sparing(log)
        self._task: asyncio.Task[None] | None = None

    # -- running ------------------------------------------------------------------------------------------------------

    async def start(self, poster: Poster) -> None:
        """The chat service is there: move what nobody could keep meanwhile, then watch."""
        self.reminders.poster = poster
        self._seen = (self.core.clock.now(), self.core.clock.monotonic())
        self.away = {
            user.id: span for user in await self.core.database.read(people.absent_users) if (span := span_of(user))
        }
        alive = await self.core.database.read(lambda session: facts.time_of(session, ALIVE))
        await self.extend(self._seen[0] - alive if alive is not None else 0)
        for game in await self.core.database.read(timers.stopped_games):
            await self.look_again(game)
        for game in await self.core.database.read(timers.endless_pauses):  # of an older program
            await self.look_again(game)
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop watching; the time until the next start is nobody's."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            if self._lost is None:
                with contextlib.suppress(StorageFault):  # a database that has gone keeps nothing from being closed
                    await self.core.database.write(lambda session: alive_at(session, self.core.clock.now()))

    async def _run(self) -> None:
        while True:
            try:
                wait = await self.tick()
            except Exception as error:
                self._faults.failed("the clocks", error)
                wait = MINUTE
            await asyncio.sleep(min(wait, LONGEST_SLEEP))

    async def tick(self) -> float:
        """Look at all that is due now; how many seconds may pass before the next look."""
        async with self._looking:
            await self._beat()
            await self._go_on()
            if self._lost is not None:
                return MINUTE
            now = self.core.clock.now()
            await self._listen()
            busy = await self._timers(now)
            if self.core.clock.monotonic() >= self.review_until:
                busy |= await self._deadlines(now)
            busy |= await self.reminders.run(now)
            if busy:
                return BREATH
            due = await self.core.database.read(timers.next_due)
        return MINUTE if due is None else min(max(due - now, 1), MINUTE)

    async def _beat(self) -> None:
        """Note that the bot is alive, and notice that somebody has set the machine's clock (F30)."""
        now, passed = self.core.clock.now(), self.core.clock.monotonic()
        jump = round(now - self._seen[0] - (passed - self._seen[1]))
        self._seen = (now, passed)
        if abs(jump) > JUMP:
            log.warning("the machine's clock moved by %d seconds; deadlines move along, none is acted on for now", jump)
            self.review_until = passed + REVIEW
            await self._move(jump)
        elif self._lost is None:
            await self.core.database.write(lambda session: alive_at(session, now))

    # -- time that does not count -------------------------------------------------------------------------------------

    def lost(self, part: str) -> None:
        """A part of the chat service cannot be reached: nobody can answer (F13). Until it is back nothing is done."""
        self._missing.add(part)
        if self._lost is None:
            self._lost = self.core.clock.monotonic()

    async def back(self, part: str) -> None:
        """A part is there again. When all are, every deadline is extended by the time without them."""
        self._missing.discard(part)
        if self.held_up and not self._missing:
            async with self._looking:
                await self._go_on()

    async def _go_on(self) -> None:
        """Count from here on, once the time that was lost is made good: where that fails it is still lost."""
        since = self._lost
        if since is None or self._missing:
            return
        now = self.core.clock.monotonic()
        await self.extend(round(now - since))
        self._lost = now if self._missing else None

    @property
    def held_up(self) -> bool:
        """True if nobody can answer at present."""
        return self._lost is not None

    async def extend(self, seconds: int) -> None:
        """Move every deadline by a time in which nobody could answer; after a long one each game is told once (F31)."""
        if seconds > 0:
            log.info("deadlines are extended by %d seconds", seconds)
            await self._move(seconds, digest=seconds >= DIGEST_AFTER)

    async def _move(self, seconds: int, digest: bool = False) -> None:
        now = self.core.clock.now()

        def move(session: Session) -> None:
            timers.move_all(session, seconds, {kind for kind, timed in self.timed.items() if timed.calendar})
            silences.move_silences(session, seconds)
            alive_at(session, now)
            if digest:
                games = dict.fromkeys(entry.game_id for entry in timers.open_decisions(session))
                for place, game in enumerate(games):
                    timers.set_timer(session, DIGEST, now + place * SPACING, game_id=game, subject=str(seconds))

        await self.core.database.write(move)
        await self.core.forget_all()

    async def digest(self, timer: Timer) -> None:
        """After a long silence a game is told once that its deadlines have moved (F31)."""
        hours = max(1, round(int(timer.subject) / 3600))

        def tell(work: GameTransaction) -> Reply:
            work.tell("clocks-digest", hours=hours)
            work.post_again()
            return Reply("done")

        await self.core.change(timer.game_id, tell)

    # -- deadlines ----------------------------------------------------------------------------------------------------

    def deadline(self, live: LoadedGame, seat: int, now: int) -> int | None:
        """When a seat's time runs out, if it is asked now (WC-P7)."""
        return now + time_given(live, live.own_limit(seat)) if self.running(live, seat, now) else None

    def running(self, live: LoadedGame, seat: int, now: int) -> bool:
        """True if a seat's clock runs: there is a limit, the game is not held up, nobody concerned is away."""
        game = live.game
        if game.status != RUNNING or not game.limit or game.paused_at is not None or game.muted or game.fault:
            return False
        holders = {entry.user_id for entry in live.seats}
        if len(live.seats) > 1 and len(holders) == 1 and None not in holders:
            return False  # one person plays all seats: nobody waits
        if not live.courtesy.vacation_stops_all_clocks:
            holders = {live.seats[seat].user_id}
        return not any(self.is_away(user, now) for user in holders if user is not None)

    def is_away(self, user: int, now: int) -> bool:
        """True if a person is away now."""
        begin, end = self.away.get(user, (0, 0))
        return begin <= now < end

    def away_until(self, user: int) -> int | None:
        """When a person who is away now comes back."""
        return self.away[user][1] if self.is_away(user, self.core.clock.now()) else None

    def settle(self, work: GameTransaction) -> None:
        """After every operation: forgive who acted in time, stop and restart clocks, note who alone is missing."""
        live = work.live
        if live.match is None:
            return
        for seat in live.acted:
            row = live.seats[seat]
            if row.misses and work.by is not None and row.user_id == work.by:
                work.change_seat(seat, misses=0)
        self._stop_or_go(work)
        before = list(live.decisions.values())
        if len(before) < 2 and not self.away:
            return
        asked = live.waiting()
        still = [entry for entry in before if work.still(entry, asked)]
        if len(before) > 1 and len(still) == 1 == len(asked) and not live.hides_answers:
            number, due = str(still[0].number), work.now + LAST_GRACE
            work.also.append(lambda session: timers.set_timer(session, LAST, due, game_id=live.id, subject=number))
        self._tell_absences(work, [seat for seat in asked if seat not in {entry.seat for entry in still}])

    def _stop_or_go(self, work: GameTransaction) -> None:
        live = work.live
        left: dict[int, int | None] = {}
        for number, entry in live.decisions.items():
            due = work.due.get(number, entry.due)
            runs = self.running(live, entry.seat, work.now)
            if due is not None and not runs:
                work.due[number], left[number] = None, max(due - work.now, 0)
            elif due is None and runs:
                rest = time_given(live, entry.limit) if entry.left is None else entry.left
                work.due[number], left[number] = work.now + rest, None
        for number, seconds in left.items():
            live.decisions[number].left = seconds
        if left:
            work.also.append(lambda session: timers.keep_left(session, live.id, left))

    def _tell_absences(self, work: GameTransaction, asked: list[int]) -> None:
        for seat in asked:
            user = work.live.seats[seat].user_id
            if user is not None and self.is_away(user, work.now):
                work.tell("clocks-asked-away", seat=seat, until=day(self.away[user][1]))

    async def _deadlines(self, now: int) -> bool:
        self._resting = {game: until for game, until in self._resting.items() if until > now}
        late = await self.core.database.read(
            lambda session: timers.expired_decisions(session, now, MOST_AT_ONCE, without=list(self._resting))
        )
        for entry in late:
            await self._tried(entry.game_id, partial(self._run_out, number=entry.number))
        return len(late) == MOST_AT_ONCE

    def _run_out(self, work: GameTransaction, number: int) -> Reply:
        """A seat's time has run out: the default of its question or turn, and one more miss (WC-P8, WC-P9)."""
        live = work.live
        entry = live.decisions.get(number)
        if entry is None or entry.due is None or entry.due > work.now or not self.running(live, entry.seat, work.now):
            return Reply("done")  # a clock that does not run is stopped by ``settle``
        row = live.seats[entry.seat]
        work.change_seat(entry.seat, misses=row.misses + 1)
        courtesy: Courtesy = live.courtesy
        table, secret = live.table, bool(live.window)  # nobody learns who has not said his in time
        if table.ask_for(entry.seat) is None and live.rules.default(table.state, entry.seat) is None:
            # Nothing can be done in his place (which deck does he play?): the time runs once more, and counts.
            work.due[number] = work.now + time_given(live, entry.limit)
            work.also.append(lambda session: timers.remind_anew(session, live.id, number))
            if row.misses <= max(courtesy.misses_to_forfeit, 1):
                work.tell("clocks-no-default", seat=entry.seat)
        else:
            if not secret:
                work.tell("clocks-timed-out", seat=entry.seat)
            live.time_out(entry.seat)
        if not secret:
            warn_of_misses(work, row, courtesy)
        return Reply("done")

    async def _tried(self, game: int, operation: Callable[[GameTransaction], Reply]) -> None:
        """Change a game; one that cannot be changed is left alone for a while, and holds up no other."""
        try:
            await self.core.change(game, operation)
        except Exception as error:
            self._faults.failed("a clock", error, f"game {game}: its clock")
            self._resting[game] = self.core.clock.now() + (MINUTE if isinstance(error, StorageFault) else AGAIN)

    # -- what stops a clock -------------------------------------------------------------------------------------------

    async def look_again(self, game: int) -> None:
        """Stop or restart the clocks of a game for a reason that lies outside of it."""
        await self._tried(game, lambda work: Reply("done"))

    async def _listen(self) -> None:
        """Games that cannot speak in their channel, or are out of service, stand still until they are back."""
        silent = await self.core.database.read(timers.silent_games)
        for game in sorted(silent ^ self._silent):
            await self.look_again(game)
        self._silent = silent

    async def set_away(self, user: User) -> None:
        """A person has said when to be away, or that it is over: the clocks of that person's games follow."""
        was = self.is_away(user.id, self.core.clock.now())
        span = span_of(user)
        if span is None:
            self.away.pop(user.id, None)
        else:
            self.away[user.id] = span
        if was or self.is_away(user.id, self.core.clock.now()):
            await self._tell_games(user.id)

    async def came_or_went(self, timer: Timer) -> None:
        """An absence has begun, or is over: the games of that person are told."""
        if timer.subject == BACK or self.away_until(timer.user_id) is not None:
            await self._tell_games(timer.user_id)

    async def _tell_games(self, user: int) -> None:
        until = self.away_until(user)

        def tell(work: GameTransaction) -> Reply:
            live = work.live
            for seat in live.seats_of(user)[:1]:
                if until is None:
                    work.tell("clocks-back", seat=seat)
                else:
                    work.tell("clocks-away", seat=seat, until=day(until))
            return Reply("done")

        for game in await self.core.database.read(lambda session: privacy.games_of(session, user, (RUNNING,))):
            await self._tried(game, tell)

    # -- timers -------------------------------------------------------------------------------------------------------

    async def _timers(self, now: int) -> bool:
        due = await self.core.database.read(lambda session: timers.due_timers(session, now, MOST_AT_ONCE))
        for timer in due:
            again: int | None = now + AGAIN
            try:
                again = await self.timed[timer.kind].handle(timer)
            except Exception as error:
                self._faults.failed("a timer", error, f"timer {timer.kind} of game {timer.game_id}")
            await self.core.database.write(partial(timers.done_with, timer=timer, again=again))
        return len(due) == MOST_AT_ONCE


def alive_at(session: Session, now: int) -> None:
    """Note when the bot was last alive."""
    facts.set_fact(session, ALIVE, str(now))


def span_of(user: User) -> tuple[int, int] | None:
    """From when until when a person is away."""
    return None if user.away_from is None or user.away_to is None else (user.away_from, user.away_to)


def day(when: int) -> str:
    """A date as the chat shows it to each reader in the reader's own time zone."""
    return f"<t:{when}:D>"
