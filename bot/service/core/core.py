"""One operation on one game, from the lock to the commit. Everything that changes a game goes through ``Core.change``.

Lock the game, read it (or take it from memory), run the operation in a rules thread, store all it did in one
transaction, and only then let anybody see it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot import packs as shipped
from bot.engine.errors import BadData, Refused, RulesFault, Stuck
from bot.engine.requests import Facts
from bot.games import registry
from bot.i18n.names import CardNames
from bot.league.results import Field, Pairing
from bot.logs import describe_error
from bot.lru import Recent
from bot.service.core.history import MOST_RECENT, Older, newest_sound
from bot.service.core.loaded_game import Bound, LoadedGame
from bot.service.core.menu import Menu
from bot.service.core.ports import Clock
from bot.service.core.quarantine import OutOfService, Unreadable, take_out
from bot.service.core.transaction import Deadline, GameTransaction, Reply, decoded_reply, encoded_reply
from bot.storage import games, packs, seals
from bot.storage.database import Database
from bot.storage.faults import StorageFault
from bot.storage.games import Outdated, Repeated
from bot.storage.models import Outbox

T = TypeVar("T")
Operation = Callable[[GameTransaction], Reply]

MOST_LIVE = 256
"""Games kept in memory; the one used longest ago is given up."""

MOST_ANSWERED = 2000
"""Interactions whose answers are kept in memory as well."""

MOST_MENUS = 64
"""Menus kept in memory: whoever types a line asks for the same one with every key."""

SUGGESTING: ContextVar[bool] = ContextVar("suggesting", default=False)
"""Whether what runs only makes suggestions: it has a rules thread of its own, and gives way to who changes a game."""

log = logging.getLogger("seneschal.service")


async def _unpaired(field: Field) -> tuple[Pairing, ...]:
    """Nobody pairs anybody."""
    return ()


async def _nobody(guild: int) -> None:
    """No listener."""


class Core:
    """Reads, changes and stores games."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.rules_threads = ThreadPoolExecutor(2, "rules")
        self.suggesting_thread = ThreadPoolExecutor(1, "suggesting")
        self._suggesting = asyncio.Lock()
        self.posted: Callable[[list[Outbox]], None] = lambda rows: None  # takes what is to be posted
        self.changed: Callable[[int, int, int | None], None] = lambda game, version, by: None
        """Hears of every change of a game, and who has made it."""

        self.ruled: Callable[[int], Awaitable[None]] = _nobody
        """Hears that a server has settled something about the rules, after it is stored."""

        self.paired: Callable[[Field], Awaitable[tuple[Pairing, ...]]] = _unpaired
        """Makes the pairings of a round; the service has a child process do it."""

        self.deadline: Deadline = lambda live, seat, now: None  # the clocks put their own in its place
        self.settling: Sequence[
            Callable[[GameTransaction], None]
        ] = ()  # after every operation that went well, before it is stored
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._live: Recent[int, LoadedGame] = Recent(MOST_LIVE)
        self._answered: Recent[int, bytes] = Recent(MOST_ANSWERED)
        self._bound: Recent[str, Bound] = Recent(registry.KEPT)
        self.menus: Recent[tuple[int, int, int, str, str], Menu] = Recent(MOST_MENUS)
        """By game, version, seat, language, and the piece that is shown first."""

        self.points: Callable[[str], None] = lambda point: None  # numbered points of the path, for kill tests

    async def close(self) -> None:
        """Let running operations end: the loop goes on meanwhile, for they may have to read older lines."""
        for threads in (self.rules_threads, self.suggesting_thread):
            await asyncio.to_thread(threads.shutdown, wait=True)

    async def in_rules(self, work: Callable[[], T]) -> T:
        """Run something in a rules thread: nothing heavy happens on the event loop.

        Who gives up waiting leaves once it has ended, or at once if it has not begun: what is under a lock is not read
        any more when the lock is free.
        """
        job = (self.suggesting_thread if SUGGESTING.get() else self.rules_threads).submit(work)
        done = asyncio.wrap_future(job)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            while not (job.cancel() or done.done()):
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.wait([done])
            raise

    async def change(
        self, game_id: int, operation: Operation, *, interaction: int | None = None, by: int | None = None
    ) -> Reply:
        """Carry out an operation on a game. Raises Refused; then nothing has changed.

        ``interaction``: the press or command that asks for it. Delivered twice, it is carried out once.
        """
        known = None if interaction is None else self._answered.get(interaction)
        if known is not None:
            return decoded_reply(known)
        async with self.lock(game_id):
            self.points("locked")
            live = await self.live(game_id)
            work = GameTransaction(live, self.clock.now(), by, self.deadline)
            try:
                return await self._change(work, operation, interaction)
            except BaseException as error:
                if not (work.untouched and isinstance(error, Refused)):
                    # What the operation did to the game in memory is not stored: read it again next time.
                    self.forget(game_id)
                found = await self._repeated(error, interaction)
                if found is None:
                    raise
                return decoded_reply(found)

    async def _change(self, work: GameTransaction, operation: Operation, interaction: int | None) -> Reply:
        live = work.live
        between_lines = live.game.flight is None
        try:
            reply, change = await self.in_rules(lambda: self._worked(work, operation, interaction))
        except (RulesFault, Stuck, BadData) as error:
            if between_lines and work.by is not None and isinstance(error, RulesFault):
                raise  # this line of this person is at fault: the table stands as before and plays on (F60)
            raise await self.broken(live.id, error) from error
        live.rest()
        self.points("worked")
        if not change.game and not change.drafts:
            return reply
        rows = await self.database.write(lambda session: self._stored(session, change, work))
        self.points("stored")
        work.accept(change)
        self._live.put(live.id, live)  # whoever read the game meanwhile has an older one
        self.announce(rows)
        if not work.aside:
            self.changed(live.id, live.game.version, work.by)
        if change.interaction is not None:
            self._answered.put(change.interaction, change.result)
        return reply

    def _worked(
        self, work: GameTransaction, operation: Operation, interaction: int | None
    ) -> tuple[Reply, games.Change]:
        reply = operation(work)
        for settle in () if work.aside else self.settling:
            settle(work)
        return reply, work.change(interaction, b"" if interaction is None else encoded_reply(reply))

    def _stored(self, session: Any, change: games.Change, work: GameTransaction) -> list[Outbox]:
        rows = [row for follow in work.following for row in follow(session)] + games.store(session, change)
        for statement in work.also:
            statement(session)
        self.points("before commit")
        return rows

    def announce(self, rows: list[Outbox]) -> None:
        """Tell the outbox what is to be posted."""
        self.posted(rows)

    async def _repeated(self, error: BaseException, interaction: int | None) -> bytes | None:
        """The answer to an interaction that had been carried out before: it looks stale now, but is only old."""
        if isinstance(error, Repeated):
            return error.result
        if interaction is None or not isinstance(error, Refused | Outdated):
            return None
        return await self.database.read(lambda session: games.find_interaction(session, interaction))

    async def broken(self, game_id: int, error: Exception, why: OutOfService | None = None) -> OutOfService:
        """A fault of the program: nothing of the operation counts, and the game rests until somebody mends it (F59).

        The players get a short code, the operator the trace under the same one; neither holds content of the game.
        """
        out = why or OutOfService(new_code())
        log.error("game %d: fault %s: %s", game_id, out.code, describe_error(error))
        now = self.clock.now()
        self.announce(await self.database.write(lambda session: take_out(session, game_id, out, now)))
        self.forget(game_id)
        return out

    def lock(self, game_id: int) -> asyncio.Lock:
        """One operation at a time for each game; the others wait in line."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    def forget(self, game_id: int) -> None:
        """Read the game again when it is next needed."""
        self._live.drop(game_id)

    async def forget_all(self) -> None:
        """Read every game again when it is next needed: something changed many of them at once."""
        for game_id in self._live:
            async with self.lock(game_id):
                self.forget(game_id)

    async def live(self, game_id: int) -> LoadedGame:
        """The game in memory. Change it only under its lock, by ``change``."""
        async with self._loading.setdefault(game_id, asyncio.Lock()):
            return self._live.get(game_id) or self._live.put(game_id, await self._load(game_id))

    async def _load(self, game_id: int) -> LoadedGame:
        stored = await self.database.read(lambda session: games.load_game(session, game_id, MOST_RECENT))
        if stored is None:
            raise Refused("no_such_game", given=game_id)
        older = self._older(game_id)
        try:
            await self.in_rules(lambda: seals.check_head(stored.game, stored.lines, stored.earlier_seeds))
            bound = await self.bound(stored.game.key, stored.game.packs)
            return await self.in_rules(lambda: LoadedGame(stored, bound, older))
        except StorageFault:
            raise
        except Exception as error:
            # Whatever is wrong with what is stored (a byte, a pack, a type): this game cannot be read, others can.
            raise await self._unreadable(game_id, error) from error

    def _older(self, game_id: int) -> Older:
        """Reads older lines of a game for what runs in a rules thread, which waits for them."""
        loop, loops_own = asyncio.get_running_loop(), threading.get_ident()

        def read(first: int, end: int) -> Sequence[Any]:
            if threading.get_ident() == loops_own:
                raise RuntimeError("the event loop cannot wait for older lines: look at them in a rules thread")
            rows = self.database.read(lambda session: games.lines(session, game_id, first, end))
            return asyncio.run_coroutine_threadsafe(rows, loop).result()

        return read

    async def _unreadable(self, game_id: int, error: Exception) -> OutOfService:
        """A game that cannot be read: it rests, its table and the operator are told what of it is sound (F24, F59)."""
        stored = await self.database.read(lambda session: games.load_game(session, game_id))
        if stored is None:
            raise Refused("no_such_game", given=game_id)
        good = await self.in_rules(lambda: newest_sound(stored))
        copied = await self.database.newest_backup()
        facts: Facts = {"good": good, "backup": f"<t:{copied}:f>" if copied else "none"}
        return await self.broken(int(stored.game.id or 0), error, Unreadable(stored.game.fault or new_code(), **facts))

    async def look(self, game_id: int, read: Callable[[LoadedGame], T]) -> T:
        """Read something of a game while nobody changes it."""
        if SUGGESTING.get():
            return await self._glance(game_id, read)
        return await self._read(game_id, read)

    async def _read(self, game_id: int, read: Callable[[LoadedGame], T]) -> T:
        async with self.lock(game_id):
            live = await self.live(game_id)
            try:
                return await self.in_rules(lambda: read(live))
            finally:
                live.rest()

    async def _glance(self, game_id: int, read: Callable[[LoadedGame], T]) -> T:
        """Read for a suggestion: in line behind other suggestions, but behind no change of another game, nor before it.

        Whoever is first in line holds the lock of his game only while he reads, and leaves the line where the game is
        being changed.
        """
        lock = self.lock(game_id)
        while True:
            async with self._suggesting:
                if not lock.locked():
                    return await self._read(game_id, read)
            async with lock:
                pass

    async def bound(self, game: str, pinned: str) -> Bound:
        """The rules of a game bound to packs, which are named by their hashes as a game has pinned them."""
        key = f"{game} {pinned}"
        found = self._bound.get(key)
        if found is None:
            packs = tuple([await self._pack(game, content) for content in pinned.split()])
            found = await self.in_rules(lambda: Bound(registry.game(game, packs), packs, CardNames(packs)))
            self._bound.put(key, found)
        return found

    async def _pack(self, key: str, content: str) -> Mapping[str, bytes]:
        builtin = shipped.builtin(key)
        if shipped.content_hash(builtin) == content:
            return builtin
        stored = await self.database.read(lambda session: packs.find_pack(session, content))
        if stored is None:
            raise BadData("pack_lost", hash=content[:12])
        return stored


def new_code() -> str:
    """What players tell the operator, who finds the trace in the log by it."""
    return secrets.token_hex(3)
