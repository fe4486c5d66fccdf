"""How a SQLite file is reached, and got ready."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage import backup, schema
from bot.storage.faults import Damaged, fault_of, told
from bot.storage.lock import FileLock

BUSY_SECONDS = 10.0
READERS = 3
WRITE = "BEGIN IMMEDIATE"
"""The right to write is taken at once: a read that turns into a write would fail."""
READ = "BEGIN"
READ_ONLY = "query_only = ON"
WHOLE = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


def engines(file: Path) -> tuple[AsyncEngine, AsyncEngine]:
    """An engine that writes and one that reads: each transaction of it sees one state, and changes nothing."""
    url, options = _url("sqlite+aiosqlite", file), _options()
    # Who finds all readers busy waits for one: so many threads are enough.
    readers = create_async_engine(url, pool_size=READERS, max_overflow=0, pool_timeout=None, **options)
    writers = create_async_engine(url, pool_size=1, max_overflow=0, **options)
    _set_up(readers.sync_engine, READ, *WHOLE, READ_ONLY)
    _set_up(writers.sync_engine, WRITE, *WHOLE)
    return writers, readers


def offline(file: Path, *pragmas: str, begin: str = WRITE) -> Engine:
    """An engine for what is done to a file that no bot is using: migrations, restoring, emptying, looking."""
    engine = create_engine(_url("sqlite", file), poolclass=NullPool, **_options())
    _set_up(engine, begin, *WHOLE, *pragmas)
    return engine


def _url(driver: str, file: Path) -> URL:
    """Nothing is ever created by opening it."""
    return URL.create(driver, database=f"file:{quote(str(file))}", query={"mode": "rw", "uri": "true"})


def _options() -> dict[str, Any]:
    # The driver must not begin transactions: it would do so late, after reads, and not at all before DDL.
    return {"hide_parameters": True, "connect_args": {"timeout": BUSY_SECONDS, "isolation_level": None}}


def _set_up(engine: Engine, begin: str, *pragmas: str) -> None:
    """What every connection of an engine is told first, and how it begins its transactions."""

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        # One letter that is damaged must not keep the bot from reading all the rest: seals and checks find it.
        driver = getattr(connection, "driver_connection", connection)
        driver.text_factory = lambda letters: letters.decode(errors="replace")
        try:
            cursor = connection.cursor()
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except BaseException:
            connection.close()
            raise

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def claimed(file: Path, folder: Path) -> FileLock:
    """The lock of a file that is ready to be used. Raises what is wrong, with the newest backup that could mend it."""
    with told(str(file)):
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
