"""The database: one use case is one function of a connection, and one transaction."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from bot import logs
from bot.storage import backup, schema
from bot.storage.faults import Damaged, StorageFault, told
from bot.storage.postgres import PostgresStore
from bot.storage.sqlite import SqliteStore, engine_of, read_only

T = TypeVar("T")

FILE = "seneschal.db"
POSTGRES = ("postgres", "postgresql", "postgresql+asyncpg")


class Database:
    """SQLite or PostgreSQL, the same for everybody who uses it."""

    def __init__(self, store: SqliteStore | PostgresStore) -> None:
        self._store = store
        self.postgres = isinstance(store, PostgresStore)
        self.file = store.file if isinstance(store, SqliteStore) else None

    @classmethod
    async def open(cls, url: str, folder: Path) -> Database:
        """Lock the database, bring it up to date, open it. An empty URL: a file in the folder."""
        logs.guard()
        parsed = parsed_url(url, folder)
        if parsed.drivername in POSTGRES:
            return cls(await PostgresStore.open(parsed))
        return cls(await SqliteStore.open(sqlite_file(parsed), folder))

    async def run(self, fn: Callable[[Connection], T]) -> T:
        """Carry out a function in a transaction: stored for good when this returns, or not at all if it raises.

        What the function returns must be read already: no open results.
        """
        return await self._store.run(fn)

    async def read(self, fn: Callable[[Connection], T]) -> T:
        """Carry out a function that only reads, beside whatever is being written; it sees one state throughout."""
        return await self._store.read(fn)

    async def back_up(self, folder: Path, kept: int) -> Path | None:
        """Make a verified copy while the bot goes on, and keep so many of them; None where a server has the data."""
        if isinstance(self._store, PostgresStore):
            return None
        return await asyncio.to_thread(backup.automatic, self._store.file, folder, kept)

    async def newest_backup(self) -> int | None:
        """When the newest sound backup was made; None where there is none, or a server has the data."""
        if isinstance(self._store, PostgresStore):
            return None
        return await asyncio.to_thread(backup.newest_time, self._store.folder)

    def free_space(self) -> float | None:
        """The free share of the disk that the database is on, from 0 to 1; None where a server has the data."""
        if isinstance(self._store, PostgresStore):
            return None
        disk = shutil.disk_usage(self._store.file.parent)
        return disk.free / disk.total

    async def close(self) -> None:
        """Finish what is waiting and let others have the database."""
        await self._store.close()


async def peek(url: str, folder: Path, fn: Callable[[Connection], T]) -> T:
    """Read a database that a bot may be using: without its lock, and without changing anything."""
    parsed = parsed_url(url, folder)
    if parsed.drivername in POSTGRES:
        store = PostgresStore(parsed)
        try:
            return await store.read(lambda conn: fn(_known(conn, store.place)))
        finally:
            await store.close()
    file = sqlite_file(parsed)
    if not file.exists():
        raise Damaged("unreadable", place=str(file))
    with told(str(file)), closing(read_only(engine_of(file))) as conn, conn.begin():
        return fn(_known(conn, str(file)))


def _known(conn: Connection, place: str) -> Connection:
    found = schema.number(conn, place)
    if found != schema.newest():
        raise StorageFault("older", place=place, found=found, known=schema.newest())
    return conn


def parsed_url(url: str, folder: Path) -> URL:
    """A database URL taken apart. Its password never gets into a fault."""
    if not url:
        return URL.create("sqlite", database=str(folder / FILE))
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StorageFault("url-wrong") from None
    if parsed.drivername != "sqlite" and parsed.drivername not in POSTGRES:
        raise StorageFault("url-kind", kind=parsed.drivername)
    return parsed


def sqlite_file(url: URL) -> Path:
    """The file of a SQLite URL. There is no database in memory: it would lose everything."""
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StorageFault("url-no-file")
    return Path(url.database).resolve()  # one file has one lock, by whatever name it is opened
