"""One process a database. The system frees both kinds of lock at the death of the process, however it dies."""

from __future__ import annotations

import asyncio
import fcntl
import os
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.faults import Locked

ADVISORY_KEY = int.from_bytes(b"SENESCHL", "big")
TRIES, PAUSE = 20, 0.1
"""A server needs a moment to notice that the process before us is dead."""

MADE = b"made\n"


class FileLock:
    """An exclusive lock beside a database file. Its file also remembers that there was a database."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        # Not inherited by children: a child that outlives us must not keep the lock.
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise Locked("locked", place=str(database)) from None

    @property
    def made(self) -> bool:
        """True if a database was made here before: if so, a missing one is a loss and not a beginning."""
        return os.fstat(self._file).st_size > 0

    def remember(self) -> None:
        """Note that a database has been made."""
        if not self.made:
            os.pwrite(self._file, MADE, 0)
            os.fsync(self._file)

    def free(self) -> None:
        """Let others have the database. The file stays, for what it remembers."""
        os.close(self._file)


async def hold(connection: AsyncConnection, place: str) -> None:
    """Take the advisory lock of a PostgreSQL database for as long as this connection lives."""
    for left in reversed(range(TRIES)):
        taken = await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY_KEY})
        await connection.rollback()
        if taken:
            return
        if left:
            await asyncio.sleep(PAUSE)
    raise Locked("locked", place=place)
