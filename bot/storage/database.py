"""The database: one use case is one function of a session, and one transaction."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Coroutine, Hashable
from pathlib import Path
from typing import Any, TypeVar

from msgspec import UNSET
from sqlalchemy import Connection
from sqlalchemy.exc import InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from bot import logs
from bot.storage import backup, lock, postgres, schema, sqlite
from bot.storage.driver import carried_out
from bot.storage.faults import StorageFault, as_faults, noted_in_deed
from bot.storage.remembering import Remembered
from bot.storage.urls import is_of_server, parsed_url, sqlite_file

T = TypeVar("T")


class Database:
    """SQLite or PostgreSQL, the same for everybody who uses it: one connection that writes, and a few that read."""

    def __init__(self, url: str, folder: Path) -> None:
        parsed = parsed_url(url, folder)
        self.folder = folder
        self.file = None if is_of_server(parsed) else sqlite_file(parsed)
        self.place = postgres.url_for_people(parsed) if self.file is None else str(self.file)
        self._writers, self._readers = postgres.engines(parsed) if self.file is None else sqlite.engines(self.file)
        self._remembered = Remembered()
        self._remembered.watch(self._writers.sync_engine)
        self._writer: AsyncConnection | None = None
        self._turn = asyncio.Lock()
        self._under_way: set[asyncio.Task[Any]] = set()
        self._lock: lock.FileLock | None = None
        self.shaken: Callable[[], None] = lambda: None
        """Hears that a transaction has failed, and nobody knows whether it was stored."""

    @classmethod
    async def open(cls, url: str, folder: Path) -> Database:
        """Lock the database, bring it up to date, open it. An empty URL: a file in the folder."""
        logs.guard()
        database = cls(url, folder)
        try:
            await database._open()
        except BaseException:
            await database.close()
            raise
        return database

    async def _open(self) -> None:
        if self.file is not None:
            self._lock = await asyncio.to_thread(sqlite.claimed, self.file, self.folder)
            return
        try:
            with as_faults(self.place):
                await self._connected()
        except (InterfaceError, TypeError):  # what the driver says of options that it does not know
            raise StorageFault("url-wrong") from None
        await self.write(lambda session: schema.bring_up(session.connection(), self.place))

    @property
    def postgres(self) -> bool:
        """True if a server has the data."""
        return self.file is None

    async def write(self, fn: Callable[[Session], T]) -> T:
        """Carry out a function in a transaction: stored for good when this returns, or not at all if it raises.

        What the function returns must be read already: no open results.
        """
        return await self._to_the_end(self._written(fn))

    async def read(self, fn: Callable[[Session], T]) -> T:
        """Carry out a function that only reads, beside whatever is being written; it sees one state throughout."""
        return await self._to_the_end(self._looked_up(fn))

    async def recall(self, asked: Hashable, fn: Callable[[Session], T]) -> T:
        """The same from memory, for as long as nobody writes what it was read from: see ``remembering``.

        ``asked`` names the function and all that its answer depends on. Nobody may change the answer.
        """
        known = self._remembered.get(asked)
        if known is not UNSET:
            return known  # type: ignore[no-any-return]
        changes = self._remembered.changes
        found = await self.read(fn)
        self._remembered.put(asked, changes, found)
        return found

    async def _to_the_end(self, transaction: Coroutine[Any, Any, T]) -> T:
        """A caller that gives up does not break a transaction off."""
        task = asyncio.ensure_future(transaction)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _written(self, fn: Callable[[Session], T]) -> T:
        async with self._turn:
            try:
                with noted_in_deed() as ending, as_faults(self.place):
                    return await _transaction(await self._connected(), lambda session: ending(fn(session)))
            except StorageFault:
                self.shaken()
                raise
            finally:
                self._remembered.settled()

    async def _looked_up(self, fn: Callable[[Session], T]) -> T:
        with as_faults(self.place):
            async with self._readers.connect() as connection:
                return await _transaction(connection, fn)

    async def _connected(self) -> AsyncConnection:
        """The connection that writes. On a server it holds the lock: where it is lost, both are got anew."""
        if self._writer is not None and not self._writer.invalidated:
            return self._writer
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        writer = await self._writers.connect()
        try:
            if self.file is None:
                await lock.hold(writer, self.place)
        except BaseException:
            await writer.close()
            raise
        self._writer = writer
        return writer

    async def back_up(self, folder: Path, kept: int) -> Path | None:
        """Make a verified copy while the bot goes on, and keep so many of them; None where a server has the data."""
        if self.file is None:
            return None
        return await asyncio.to_thread(backup.automatic, self.file, folder, kept)

    async def newest_backup(self) -> int | None:
        """When the newest sound backup was made; None where there is none, or a server has the data."""
        return None if self.file is None else await asyncio.to_thread(backup.newest_time, self.folder)

    def free_space(self) -> float | None:
        """The free share of the disk that the database is on, from 0 to 1; None where a server has the data."""
        if self.file is None:
            return None
        disk = shutil.disk_usage(self.file.parent)
        return disk.free / disk.total

    async def close(self) -> None:
        """Finish what is under way, then let others have the database."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._writer is not None:
            await self._writer.close()
        for engine in (self._writers, self._readers):
            await engine.dispose()
        if self._lock is not None:
            self._lock.free()


async def _transaction(connection: AsyncConnection, fn: Callable[[Session], T]) -> T:
    def whole(below: Connection) -> T:
        with Session(below, expire_on_commit=False) as session, session.begin():
            return fn(session)

    return await carried_out(connection, whole)


async def peek(url: str, folder: Path, fn: Callable[[Session], T]) -> T:
    """Read a database that a bot may be using: without its lock, and without changing anything."""
    database = Database(url, folder)

    def known(session: Session) -> T:
        found = schema.number(session.connection(), database.place)
        if found != schema.newest():
            raise StorageFault("older", place=database.place, found=found, known=schema.newest())
        return fn(session)

    if database.file is not None:
        engine = sqlite.offline(database.file, sqlite.READ_ONLY, begin=sqlite.READ)
        with as_faults(database.place), Session(engine) as session:
            return known(session)
    try:
        return await database.read(known)
    finally:
        await database.close()
