"""aiosqlite, with one way to the thread of a connection and back for a whole transaction.

By itself it goes there for every cursor that is made, executes, fetches, and closes. While twenty tables act at once
each of these waits for the loop and for the threads that compute rules, and whoever wants to write waits meanwhile.
In its thread a transaction has the connection and the cursors of sqlite3 themselves: nothing stands between them.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection as Transacting
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection, AsyncAdapt_aiosqlite_dbapi
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.util import await_only

T = TypeVar("T")


class Connection(aiosqlite.Connection):
    """A connection that carries out whole transactions in its thread."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # it keeps no program from ending

    @property
    def here(self) -> sqlite3.Connection | None:
        """The connection itself, for who is in its thread."""
        return self._conn if threading.current_thread() is self._thread else None

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Carry something out; to its end, also where the caller is cancelled."""
        if not self._running or self._connection is None:
            raise ValueError("Connection closed")  # as aiosqlite does: nobody would ever take it from the queue
        ended: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((ended, work))
        try:
            return await asyncio.shield(ended)
        except asyncio.CancelledError:
            await asyncio.wait({ended})
            raise


class Adapted(AsyncAdapt_aiosqlite_connection):
    """What SQLAlchemy holds: it goes no way where there is none to go."""

    __slots__ = ()

    def cursor(self, server_side: bool = False) -> Any:
        here = self._connection.here
        return super().cursor(server_side) if here is None else here.cursor()

    def commit(self) -> None:
        here = self._connection.here
        super().commit() if here is None else here.commit()

    def rollback(self) -> None:
        here = self._connection.here
        super().rollback() if here is None else here.rollback()


class Driver(AsyncAdapt_aiosqlite_dbapi):
    """The driver as SQLAlchemy knows it."""

    def connect(self, *, async_creator_fn: Callable[[], Connection], **_: Any) -> Adapted:
        made: Any = await_only(async_creator_fn())
        return Adapted(self, made)


DRIVER = Driver(aiosqlite, sqlite3)


async def carried_out(connection: AsyncConnection, work: Callable[[Transacting], T]) -> T:
    """Carry out what waits for nothing but that connection: in its thread, where it has one."""
    driver = (await connection.get_raw_connection()).driver_connection
    below = connection.sync_connection
    if isinstance(driver, Connection) and below is not None:
        return await driver.in_thread(lambda: work(below))
    return await connection.run_sync(work)
