"""What the driver of SQLite adds to aiosqlite. It reads fields of aiosqlite that are its own: its minor is pinned."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot.storage.driver import Connection


def test_a_transaction_on_a_closed_connection_is_refused_at_once() -> None:
    async def one() -> int:
        return 1

    async def go() -> None:
        connection = Connection(lambda: sqlite3.connect(":memory:"))
        opened = await connection
        assert await opened.in_thread(one()) == 1
        await opened.close()
        with pytest.raises(ValueError, match="Connection closed"):
            await asyncio.wait_for(opened.in_thread(one()), 5)

    asyncio.run(go())


def test_a_transaction_that_waits_for_something_else_is_a_fault() -> None:
    async def go() -> None:
        async with Connection(lambda: sqlite3.connect(":memory:")) as opened:
            with pytest.raises(RuntimeError, match="nothing but its connection"):
                await opened.in_thread(asyncio.sleep(0))

    asyncio.run(go())
