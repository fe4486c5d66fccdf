"""A PostgreSQL database: one connection that writes and holds the lock, and a few that read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage import lock, schema
from bot.storage.faults import StorageFault, told

T = TypeVar("T")

CONNECT_SECONDS = 10
SESSION = {"application_name": "seneschal", "lock_timeout": "10s", "synchronous_commit": "on"}


def engine_of(url: URL) -> AsyncEngine:
    """An engine for a URL as people write it, with libpq's name for TLS too."""
    query = dict(url.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg", query=query),
        pool_size=3,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS, "server_settings": SESSION},
    )


def place_of(url: URL) -> str:
    """A URL for people: without its password."""
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def _prepare(connection: Connection, place: str) -> None:
    if schema.number(connection, place) != schema.newest():
        schema.migrate(connection)


class PostgresStore:
    """The PostgreSQL side of ``Database``."""

    def __init__(self, url: URL) -> None:
        self.place = place_of(url)
        self._engine = engine_of(url)
        self._readers = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._turn = asyncio.Lock()
        self._writer: AsyncConnection | None = None

    @classmethod
    async def open(cls, url: URL) -> PostgresStore:
        """Connect, lock, and bring the database up to date."""
        store = cls(url)
        try:
            await store._first_connected()
            await store.run(lambda connection: _prepare(connection, store.place))
        except BaseException:
            await store.close()
            raise
        return store

    async def run(self, fn: Callable[[Connection], T]) -> T:
        """A transaction that may write. One at a time, as with SQLite; a caller that gives up does not break it off."""
        return await asyncio.shield(asyncio.ensure_future(self._transact(fn)))

    async def _transact(self, fn: Callable[[Connection], T]) -> T:
        async with self._turn:
            with told(self.place):
                writer = await self._connected()
                async with writer.begin():
                    return await writer.run_sync(fn)

    async def _first_connected(self) -> None:
        try:
            with told(self.place):
                await self._connected()
        except (InterfaceError, TypeError):  # what the driver says of options that it does not know
            raise StorageFault("url-wrong") from None

    async def _connected(self) -> AsyncConnection:
        """The connection that holds the lock. A lost connection has lost the lock too: both are got anew."""
        if self._writer is not None and not self._writer.invalidated:
            return self._writer
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        writer = await self._engine.connect()
        try:
            await lock.hold(writer, self.place)
        except BaseException:
            await writer.close()
            raise
        self._writer = writer
        return writer

    async def read(self, fn: Callable[[Connection], T]) -> T:
        """A transaction that may only read."""
        with told(self.place):
            async with self._readers.connect() as connection:
                return await connection.run_sync(fn)

    async def close(self) -> None:
        """Finish what is being written, then let go of the server."""
        async with self._turn:
            if self._writer is not None:
                # Not back into the pool: the lock must go with the connection.
                await self._writer.invalidate()
                await self._writer.close()
            await self._engine.dispose()
