"""How a SQLite file is reached, and got ready."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from sqlalchemy import URL, Engine, NullPool, create_engine, event
from sqlalchemy import Connection as Transacting
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage import backup, schema
from bot.storage.driver import DRIVER, Connection
from bot.storage.faults import Damaged, as_faults, fault_of
from bot.storage.lock import FileLock

BUSY_SECONDS = 10.0
READERS = 3
WRITE = "BEGIN IMMEDIATE"
"""The right to write is taken at once: a read that turns into a write would fail."""
READ = "BEGIN"
READ_ONLY = "query_only = ON"
WHOLE = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


def connected(file: Path, *pragmas: str) -> sqlite3.Connection:
    """A connection to a file that is there. Nothing is ever created by opening it."""
    connection = sqlite3.connect(
        backup.uri(file),
        uri=True,
        timeout=BUSY_SECONDS,
        # The driver must not begin transactions: it would do so late, after reads, and not at all before DDL.
        isolation_level=None,
    )
    # One letter that is damaged must not keep the bot from reading all the rest: seals and checks find it.
    connection.text_factory = lambda letters: letters.decode(errors="replace")
    try:
        for pragma in (*(WHOLE if backup.writable(file) else ()), *pragmas):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def engines(file: Path) -> tuple[AsyncEngine, AsyncEngine]:
    """An engine that writes and one that reads: each transaction of it sees one state, and changes nothing."""
    # Who finds all readers busy waits for one: so many threads are enough.
    return _online(file, WRITE, 1), _online(file, READ, READERS, READ_ONLY)


def _online(file: Path, begin: str, connections: int, *pragmas: str) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(file)),
        module=DRIVER,
        async_creator=lambda: Connection(lambda: connected(file, *pragmas)),
        pool_size=connections,
        max_overflow=0,
        pool_timeout=None,
        pool_reset_on_return=None,  # every transaction has ended by then
        hide_parameters=True,
    )
    _begins(engine.sync_engine, begin)
    return engine


def offline(file: Path, *pragmas: str, begin: str = WRITE) -> Engine:
    """An engine for what is done to a file that no bot is using: migrations, restoring, emptying, looking."""
    engine = create_engine(
        "sqlite://", creator=lambda: connected(file, *pragmas), poolclass=NullPool, hide_parameters=True
    )
    _begins(engine, begin)
    return engine


def _begins(engine: Engine, begin: str) -> None:
    """How an engine begins its transactions."""

    @event.listens_for(engine, "begin")
    def _begun(connection: Transacting) -> None:
        connection.exec_driver_sql(begin)


def claimed(file: Path, folder: Path) -> FileLock:
    """The lock of a file that is ready to be used. Raises what is wrong, with the newest backup that could mend it."""
    with as_faults(str(file)):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(file)
        try:
            backup.sweep(folder, file)
            prepare(file, folder, lock)
        except BaseException as error:
            lock.free()
            fault = fault_of(error, str(file)) if isinstance(error, Exception) else None
            if isinstance(fault, Damaged) and (good := backup.newest_good(folder)):
                fault.facts = {**fault.facts, "backup": good}
            if fault is not None:
                raise fault from error
            raise
    return lock


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
    with offline(file, "foreign_keys = OFF").connect() as connection:
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
