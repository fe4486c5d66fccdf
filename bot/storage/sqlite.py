"""A SQLite file: one thread that writes, one that reads, each on a connection kept open."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, NullPool, create_engine, event

from bot.storage import backup, schema
from bot.storage.faults import Damaged, fault_of, told
from bot.storage.lock import FileLock

T = TypeVar("T")

BUSY_SECONDS = 10.0
BEGIN = "begin"
"""Execution option: how a connection begins its transactions."""


def connected(file: Path, foreign_keys: bool = True) -> sqlite3.Connection:
    """A connection to a file that is there. Nothing is ever created by opening it."""
    connection = sqlite3.connect(
        f"file:{quote(str(file))}?mode=rw",
        uri=True,
        timeout=BUSY_SECONDS,
        # The driver must not begin transactions: it would do so late, after reads, and not at all before DDL.
        isolation_level=None,
        check_same_thread=False,
    )
    # One letter that is damaged must not keep the bot from reading all the rest: seals and checks find it.
    connection.text_factory = lambda letters: letters.decode(errors="replace")
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def engine_of(file: Path, foreign_keys: bool = True) -> Engine:
    """An engine whose transactions take the right to write at once: a read that turns into a write would fail."""
    engine = create_engine(
        "sqlite://", creator=lambda: connected(file, foreign_keys), poolclass=NullPool, hide_parameters=True
    )

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN IMMEDIATE"))

    return engine


def read_only(engine: Engine) -> Connection:
    """A connection that sees one state of the database per transaction and cannot change it."""
    connection = engine.connect().execution_options(**{BEGIN: "BEGIN"})
    driver = connection.connection.driver_connection
    if driver is not None:
        driver.execute("PRAGMA query_only = ON")
    return connection


def prepare(file: Path, folder: Path, lock: FileLock) -> None:
    """Make the database if there never was one, bring an older one up to date, refuse a lost or strange one."""
    if not file.exists() or file.stat().st_size == 0:
        if lock.made or file.with_name(file.name + "-wal").exists():
            raise Damaged("missing", place=str(file), mark=str(lock.path))
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # it holds hands and seeds: nobody else's to read
    bring_up_to_date(file, folder)
    lock.remember()


def bring_up_to_date(file: Path, folder: Path) -> None:
    """Migrate, after a verified copy if there is anything to lose; whole or not at all."""
    # Foreign keys off: copying a table must not delete what refers to it. What is broken then is found at the end.
    engine = engine_of(file, foreign_keys=False)
    with engine.connect() as connection:
        with connection.begin():
            number = schema.number(connection, str(file))
        if number == schema.newest():
            return
        if number:
            backup.copy(file, backup.target(folder, f"before-{schema.newest()}"))
        with connection.begin():
            schema.migrate(connection)
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                raise Damaged("corrupt", place=str(file))


class SqliteStore:
    """The SQLite side of ``Database``."""

    def __init__(self, file: Path, folder: Path) -> None:
        self.file = file
        self.folder = folder
        self._writing = ThreadPoolExecutor(1, "storage-write")
        self._reading = ThreadPoolExecutor(1, "storage-read")
        self._writer: Connection
        self._reader: Connection
        self._lock: FileLock

    @classmethod
    async def open(cls, file: Path, folder: Path) -> SqliteStore:
        """Lock, prepare and open a file."""
        store = cls(file, folder)
        try:
            await store._in(store._writing, store._open)
        except BaseException:
            store._writing.shutdown(wait=False)
            store._reading.shutdown(wait=False)
            raise
        return store

    def _open(self) -> None:
        with told(str(self.file)):
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = FileLock(self.file)
            try:
                backup.sweep(self.folder, self.file)
                prepare(self.file, self.folder, self._lock)
                engine = engine_of(self.file)
                self._writer = engine.connect()
                self._reader = read_only(engine)
            except BaseException as error:
                self._lock.free()
                fault = fault_of(error, str(self.file)) if isinstance(error, Exception) else None
                if isinstance(fault, Damaged) and (good := backup.newest_good(self.folder)):
                    fault.facts = {**fault.facts, "backup": good}
                if fault is not None:
                    raise fault from error
                raise

    async def run(self, fn: Callable[[Connection], T]) -> T:
        """A transaction that may write."""
        return await self._in(self._writing, lambda: self._transact(self._writer, fn))

    async def read(self, fn: Callable[[Connection], T]) -> T:
        """A transaction that may only read."""
        return await self._in(self._reading, lambda: self._transact(self._reader, fn))

    def _transact(self, connection: Connection, fn: Callable[[Connection], T]) -> T:
        with told(str(self.file)), connection.begin():
            return fn(connection)

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(thread, work)

    async def close(self) -> None:
        """Finish what is waiting, then let go of the file."""
        await self._in(self._reading, self._reader.close)
        await self._in(self._writing, self._writer.close)
        self._reading.shutdown()
        self._writing.shutdown()
        self._lock.free()
