"""What befalls a database, and that nothing is lost or half done by it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import text
from sqlmodel import Session

from bot.storage import people
from bot.storage import postgres as postgres_module
from bot.storage import sqlite as sqlite_module
from bot.storage.database import Database
from bot.storage.faults import DEED, Busy, Deed, DiskFull, Locked, ReadOnly, StorageFault, Unreachable, noted_in_deed
from tests.storage.test_database import names, put
from tests.support.databases import SHIPPED, Home
from tests.support.sources import ROOT

HOLDER = """
import asyncio, pathlib, sys
from sqlalchemy import text
from bot.storage.database import Database

async def go():
    database = await Database.open(sys.argv[1], pathlib.Path(sys.argv[2]))
    number = 0
    while True:
        put = text("INSERT INTO fact (name, value) VALUES (:name, '')")
        await database.write(lambda session: session.execute(put, {"name": f"{number:06}"}) and None)
        print(number, flush=True)
        number += 1

asyncio.run(go())
"""


def test_F4_F25_a_killed_process_frees_the_lock_and_loses_nothing_that_was_acknowledged(databases: Home) -> None:
    command = [sys.executable, "-c", HOLDER, databases.url, str(databases.folder)]
    acknowledged: list[str] = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            acknowledged += [process.stdout.readline() for _ in range(20)]
            with pytest.raises(Locked):
                asyncio.run(databases.open())
        finally:
            process.kill()
        acknowledged += process.stdout.readlines()

    async def go() -> list[str]:
        async with databases.opened() as database:
            return await database.read(names)

    kept = asyncio.run(go())
    assert len(acknowledged) >= 20
    # The one after the last acknowledged may have been stored too: it was killed before it could say so.
    assert kept in [[f"{number:06}" for number in range(len(acknowledged) + more)] for more in (0, 1)]


def test_F22_a_full_disk_refuses_and_heals_without_a_restart(sqlite: Home) -> None:
    def much(session: Session) -> None:
        put(session, "first", "x")
        put(session, "second", "x" * 5_000_000)

    async def go() -> None:
        async with sqlite.opened() as database:
            await database.write(lambda session: put(session, "before", "x"))
            await database.write(lambda session: session.execute(text("PRAGMA max_page_count = 100")) and None)
            with pytest.raises(DiskFull) as refused:
                await database.write(much)
            assert refused.value.key == "disk-full"
            assert await database.read(names) == ["before"]
            await database.write(lambda session: session.execute(text("PRAGMA max_page_count = 1000000")) and None)
            await database.write(much)
            assert await database.read(names) == ["before", "first", "second"]
            free = database.free_space()
            assert free is not None and 0 <= free <= 1

    asyncio.run(go())


def deed_of(act: Callable[[Database], Awaitable[object]], home: Home) -> Deed:
    """A deed of one write, which may end in a fault of the database."""
    deed = Deed()

    async def go() -> None:
        async with home.opened() as database:
            DEED.set(deed)
            with contextlib.suppress(StorageFault, ValueError):
                await act(database)

    asyncio.run(go())
    return deed


@pytest.mark.slow
def test_a_deed_knows_whether_something_of_it_is_stored(databases: Home) -> None:
    def refuse(session: Session) -> None:
        put(session, "a", "1")
        raise ValueError

    assert deed_of(lambda database: database.write(lambda session: put(session, "b", "1")), databases).stored
    assert not deed_of(lambda database: database.write(refuse), databases).stored
    assert not deed_of(lambda database: database.read(names), databases).stored


@pytest.mark.slow
def test_what_a_server_was_storing_when_it_went_away_may_be_stored(sqlite: Home) -> None:
    """Known only if it went away at the end: before, nothing was."""

    async def gone(database: Database, at_its_end: bool) -> None:
        with noted_in_deed() as ending:
            if at_its_end:
                ending(None)
            raise Unreachable("unreachable", place=database.place)

    assert deed_of(lambda database: gone(database, True), sqlite).stored
    assert not deed_of(lambda database: gone(database, False), sqlite).stored


async def read_only(database: Database, switch: str) -> None:
    """Have the database refuse to be written, from below, or let it again."""
    told = "SET default_transaction_read_only" if database.postgres else "PRAGMA query_only"
    async with database._turn:
        driver = (await (await database._connected()).get_raw_connection()).driver_connection
        assert driver is not None
        await driver.execute(f"{told} = {switch}")


def test_F22_a_database_that_cannot_be_written_refuses_and_heals(databases: Home) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            await read_only(database, "ON")
            with pytest.raises(ReadOnly):
                await database.write(lambda session: put(session, "a", "x"))
            await read_only(database, "OFF")
            await database.write(lambda session: put(session, "b", "x"))
            assert await database.read(names) == ["b"]

    asyncio.run(go())


def test_F23_a_busy_file_is_waited_for_and_then_refused_whole(sqlite: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sqlite_module.BUSY_SECONDS >= 5
    monkeypatch.setattr(sqlite_module, "BUSY_SECONDS", 0.2)

    async def go() -> None:
        async with sqlite.opened() as database:
            with closing(sqlite3.connect(sqlite.folder / "seneschal.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(Busy):
                    await database.write(lambda session: put(session, "a", "x"))
                other.execute("ROLLBACK")
            await database.write(lambda session: put(session, "b", "x"))
            assert await database.read(names) == ["b"]

    asyncio.run(go())


def test_F23_a_locked_table_is_waited_for_and_then_refused_whole(
    postgres: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(postgres_module.SESSION, "lock_timeout", "200ms")

    async def go() -> None:
        async with postgres.opened() as database:
            other = await asyncpg.connect(postgres.url)
            try:
                async with other.transaction():
                    await other.execute("LOCK TABLE fact")
                    with pytest.raises(Busy):
                        await database.write(lambda session: put(session, "a", "x"))
            finally:
                await other.close()
            await database.write(lambda session: put(session, "b", "x"))
            assert await database.read(names) == ["b"]

    asyncio.run(go())


@pytest.mark.slow
def test_a_lost_server_connection_is_told_and_got_anew_with_its_lock(postgres: Home) -> None:
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid != "

    async def go() -> None:
        async with postgres.opened() as database:
            other = await asyncpg.connect(postgres.url)
            await other.execute(end + "pg_backend_pid()")
            await other.close()
            with pytest.raises(Unreachable):
                await database.write(lambda session: put(session, "a", "x"))
            await database.write(lambda session: put(session, "b", "x"))
            assert await database.read(names) == ["b"]
            with pytest.raises(Locked):
                await postgres.open()

    asyncio.run(go())


def test_an_absent_server_is_told_without_its_password(tmp_path: Path) -> None:
    nobody = Home("postgresql://ana:secret@127.0.0.1:1/games", tmp_path)
    with pytest.raises(Unreachable) as refused:
        asyncio.run(nobody.open())
    assert refused.value.facts == {"place": "postgresql://ana:***@127.0.0.1:1/games"}


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("sqlite://", "url-no-file"),
        ("sqlite:///:memory:", "url-no-file"),
        ("sqlite:///file:x?mode=memory&uri=true", "url-no-file"),
        ("mysql://ana:secret@host/games", "url-kind"),
        ("what is this: secret", "url-wrong"),
    ],
)
def test_F24_no_database_in_memory_and_none_of_another_kind(tmp_path: Path, url: str, key: str) -> None:
    with pytest.raises(StorageFault) as refused:
        asyncio.run(Home(url, tmp_path).open())
    assert refused.value.key == key
    assert "secret" not in str(refused.value)


def test_F25_every_connection_writes_through_to_the_disk(databases: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_module, "WHOLE", SHIPPED)

    def set_so(session: Session) -> tuple[object, ...]:
        if databases.postgres:
            return (session.scalar(text("SHOW synchronous_commit")),)
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return tuple(session.scalar(text(f"PRAGMA {name}")) for name in pragmas)

    async def go() -> None:
        async with databases.opened() as database:
            for settings in (await database.write(set_so), await database.read(set_so)):
                assert settings == (("on",) if databases.postgres else ("wal", 2, 1, 10_000))

    asyncio.run(go())


def test_a_caller_that_gives_up_breaks_nothing_off(databases: Home) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            given_up = asyncio.ensure_future(database.write(lambda session: put(session, "a", "x")))
            await asyncio.sleep(0)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up
            await database.write(lambda session: put(session, "b", "x"))
            assert await database.read(names) in (["a", "b"], ["b"])

    asyncio.run(go())


NASTY = (
    "'; DROP TABLE deck; --",
    '"quoted" \\ `ticked`',
    "%s %(name)s {0} {self.__class__} ${HOME} :name ?",
    "=cmd|'/c calc'!A1",
    "zażółć žluťoučký \N{DRAGON} \u202e",
    "line\nbreak\r\n\x1b[31m",
)


def test_F57_names_are_stored_as_they_are_and_never_carried_out(databases: Home) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            for name in NASTY:
                await database.write(lambda session, name=name: people.save_deck(session, 1, "warcry", name, name))  # type: ignore[misc]
            kept = await database.read(lambda session: people.decks(session, 1, "warcry"))
            assert kept == {name: name for name in NASTY}
            assert await database.write(lambda session: people.drop_deck(session, 1, "warcry", NASTY[0]))
            assert len(await database.read(lambda session: people.decks(session, 1, "warcry"))) == len(NASTY) - 1

    asyncio.run(go())


def test_F24_a_place_that_is_no_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(StorageFault) as refused:
            asyncio.run(Home("", folder).open())
        assert refused.value.key in ("unreadable", "read-only")
