"""aiosqlite, with one way to the thread of a connection and back for a whole transaction.

By itself it goes there for every cursor that is made, executes, fetches, and closes. While twenty tables act at once
each of these waits for the loop and for the threads that compute rules, and whoever wants to write waits meanwhile.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")


class Connection(aiosqlite.Connection):
    """A connection that carries out coroutines in its thread."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # it keeps no program from ending

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if threading.current_thread() is self._thread:
            return fn(*args, **kwargs)
        return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]

    async def in_thread(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry out what waits for nothing but this connection; to its end, also where the caller is cancelled."""

        def run() -> T:
            try:
                work.send(None)
            except StopIteration as done:
                value: T = done.value
                return value
            work.close()
            raise RuntimeError("a transaction waits for nothing but its connection")

        if not self._running or self._connection is None:
            work.close()
            raise ValueError("Connection closed")  # as aiosqlite does: nobody would ever take it from the queue
        ended: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((ended, run))
        try:
            return await asyncio.shield(ended)
        except asyncio.CancelledError:
            await asyncio.wait({ended})
            raise


async def carried_out(connection: AsyncConnection, work: Coroutine[Any, Any, T]) -> T:
    """Carry out work that waits for nothing but that connection: in its thread, where it has one."""
    driver = (await connection.get_raw_connection()).driver_connection
    return await (driver.in_thread(work) if isinstance(driver, Connection) else work)
