"""What the driver of SQLite adds to aiosqlite. It reads fields of aiosqlite that are its own: its minor is pinned."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot.storage.driver import Connection


def test_a_transaction_on_a_closed_connection_is_refused_at_once() -> None:
    async def go() -> None:
        connection = Connection(lambda: sqlite3.connect(":memory:"))
        opened = await connection
        assert await opened.in_thread(lambda: 1) == 1
        await opened.close()
        with pytest.raises(ValueError, match="Connection closed"):
            await asyncio.wait_for(opened.in_thread(lambda: 1), 5)

    asyncio.run(go())
