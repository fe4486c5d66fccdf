"""Backups, restoring one, and looking whether all is whole."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlmodel import Session

from bot.engine.dice import commitment
from bot.storage import backup, checking, restoring
from bot.storage.checking import Found
from bot.storage.database import peek
from bot.storage.faults import Busy, Damaged, Locked, Newer, StorageFault
from bot.storage.models import Game, table
from bot.storage.seeds import earlier_seeds
from tests.storage.games import running
from tests.storage.test_database import names, put
from tests.support.databases import Home


def file_of(home: Home) -> Path:
    """The file of a SQLite database."""
    return home.folder / "seneschal.db"


async def played(home: Home) -> Path:
    """A database with a running game, and a backup of it; then something more happened."""
    async with home.opened() as database:
        await database.write(running)
        made = await database.back_up(home.folder, 5)
        await database.write(lambda session: put(session, "later", "x"))
    assert made is not None
    return made


def rows(home: Home, query: str) -> list[Any]:
    """What a query finds in the file."""
    with closing(sqlite3.connect(file_of(home))) as conn:
        return conn.execute(query).fetchall()


# -- making backups --------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_what_a_kill_left_of_copies_is_removed_at_start_but_not_one_that_is_being_written(sqlite: Home) -> None:
    folder = sqlite.folder / backup.BACKUPS
    folder.mkdir()
    left = [
        folder / "a.db.part",
        folder / "a.db.part-journal",
        *[sqlite.folder / f"seneschal.db.restoring{end}" for end in ("", "-wal")],
    ]
    for file in (*left, folder / "b.db.part", folder / "whole.db"):
        file.write_bytes(b"")
    writing = os.open(folder / "b.db.part", os.O_RDWR)
    fcntl.flock(writing, fcntl.LOCK_EX)

    async def go() -> None:
        async with sqlite.opened() as database:
            with pytest.raises(Busy):
                await asyncio.to_thread(backup.copy, file_of(sqlite), folder / "b.db")
            assert database.file is not None

    asyncio.run(go())
    assert sorted(file.name for file in folder.iterdir()) == ["b.db.part", "whole.db"]
    os.close(writing)
    assert backup.copy(file_of(sqlite), folder / "b.db") == folder / "b.db"
    asyncio.run(go_again(sqlite))
    assert sorted(file.name for file in folder.iterdir()) == ["b.db", "whole.db"]


async def go_again(home: Home) -> None:
    """Start once more."""
    async with home.opened():
        pass


def test_a_place_in_a_file_is_no_place_for_a_copy(sqlite: Home) -> None:
    asyncio.run(go_again(sqlite))
    with pytest.raises(Damaged):
        backup.copy(file_of(sqlite), file_of(sqlite) / "copy.db")


@pytest.mark.slow
def test_a_backup_is_made_while_the_database_is_written(sqlite: Home) -> None:
    async def go() -> None:
        async with sqlite.opened() as database:
            await database.write(running)

            async def write() -> None:
                for number in range(100):
                    await database.write(lambda session, number=number: put(session, f"{number:03}", "x" * 1000))  # type: ignore[misc]

            _, *made = await asyncio.gather(write(), *(database.back_up(sqlite.folder, 9) for _ in range(2)))
        for path in made:
            assert path is not None
            with closing(sqlite3.connect(path)) as conn:
                kept = [row[0] for row in conn.execute("SELECT name FROM fact ORDER BY name")]
                assert kept == [f"{number:03}" for number in range(len(kept))]
                assert conn.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert path.stat().st_mode & 0o077 == 0, "hands and seeds are nobody else's to read"

    asyncio.run(go())


@pytest.mark.slow
def test_only_so_many_automatic_backups_are_kept_and_all_others(sqlite: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    stamps = iter(f"2026010{day}-000000" for day in range(1, 8))
    monkeypatch.setattr(backup, "stamp", lambda: next(stamps))

    async def go() -> None:
        async with sqlite.opened() as database:
            backup.copy(file_of(sqlite), sqlite.folder / "backups" / "manual-1.db")
            for age in range(5):
                made = await database.back_up(sqlite.folder, 3)
                assert made is not None
                os.utime(made, (1000 + age, 1000 + age))

    asyncio.run(go())
    kept = sorted(path.name for path in (sqlite.folder / "backups").iterdir())
    assert kept == [*(f"automatic-2026010{day}-000000.db" for day in (3, 4, 5)), "manual-1.db"]


@pytest.mark.slow
def test_a_copy_of_a_damaged_file_is_no_backup(sqlite: Home) -> None:
    asyncio.run(played(sqlite))
    file = file_of(sqlite)
    data = bytearray(file.read_bytes())
    for page in range(2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 100] = b"\xff" * 100
    file.write_bytes(data)
    with pytest.raises(Damaged):
        backup.copy(file, sqlite.folder / "copy.db")
    assert not list(sqlite.folder.glob("copy*"))


@pytest.mark.slow
def test_a_server_keeps_its_own_backups(postgres: Home) -> None:
    async def go() -> None:
        async with postgres.opened() as database:
            assert await database.back_up(postgres.folder, 5) is None
            assert database.free_space() is None

    asyncio.run(go())


# -- restoring -------------------------------------------------------------------------------------------------------


def note(language: str, line: int, hashed: str) -> str:
    """What a game's log says."""
    return f"{language} {line} {hashed}"


def restored(home: Home, source: Path) -> restoring.Restored:
    """Restore that backup."""
    return restoring.restore(source, file_of(home), home.folder, note, 1000)


def test_F69_a_restored_game_goes_on_with_other_dice_and_other_buttons(sqlite: Home) -> None:
    done = restored(sqlite, asyncio.run(played(sqlite)))
    assert done.games == 1
    ((seed, version, decisions),) = rows(sqlite, "SELECT seed, version, decisions FROM game")
    assert len(seed) == 32
    assert (version, decisions) == (8, 1003)
    told = [("note", 2, f"en 2 {commitment(seed)}", 1000)]
    assert rows(sqlite, "SELECT kind, after, text, at FROM remark") == told
    assert rows(sqlite, "SELECT number, closed_at, due FROM decision ORDER BY number") == [
        (2, 50, None),
        (3, 1000, 99),
        (1003, None, 99),
    ]
    assert rows(sqlite, "SELECT decision FROM draft") == [(1003,)]
    facts = [("rolled-back 1", told[0][2]), ("seed-before-restore 1 4", b"old seed".hex())]
    assert rows(sqlite, "SELECT name, value FROM fact ORDER BY name") == facts


def test_F69_no_seed_is_lost_when_a_game_is_restored_again(sqlite: Home) -> None:
    """A seed from which nothing was drawn takes no place of one that was used."""
    source = asyncio.run(played(sqlite))
    for _ in range(2):
        restored(sqlite, source)
        source = backup.copy(file_of(sqlite), sqlite.folder / "again.db")
        with closing(sqlite3.connect(source)) as conn, conn:
            ((kept,),) = conn.execute("SELECT value FROM fact WHERE name = 'seed-before-restore 1 4'").fetchall()
            assert kept == b"old seed".hex()
    ((seed,),) = rows(sqlite, "SELECT seed FROM game")
    with closing(sqlite3.connect(source)) as conn, conn:
        conn.execute("UPDATE game SET next_draw = 11")
    restored(sqlite, source)

    async def go() -> list[tuple[int, bytes]]:
        async with sqlite.opened() as database:
            return await database.read(lambda session: earlier_seeds(session, 1))

    assert asyncio.run(go()) == [(4, b"old seed"), (11, seed)], "in the order of their draws"


def test_F69_what_may_have_been_posted_is_looked_for_and_no_number_comes_again(sqlite: Home) -> None:
    restored(sqlite, asyncio.run(played(sqlite)))
    posts = rows(sqlite, "SELECT state, attempts > 0, first_at FROM outbox ORDER BY id")
    assert posts == [("sent", 0, None), ("sending", 1, 40), ("sending", 1, 40)]
    assert rows(sqlite, "SELECT posts FROM channel") == [(1003,)]

    async def go() -> None:
        async with sqlite.opened() as database:
            insert = "INSERT INTO outbox (channel_id, number, kind, body, state, attempts, next_at, created_at) "
            await database.write(
                lambda session: session.execute(text(insert + "VALUES (5, 0, '', '', '', 0, 0, 0)")) and None
            )

    asyncio.run(go())
    assert rows(sqlite, "SELECT max(id) FROM outbox") == [(1_000_004,)]


@pytest.mark.slow
@pytest.mark.parametrize("status", ["lobby", "over", "closed"])
def test_a_game_that_is_not_being_played_stays_as_it_is(sqlite: Home, status: str) -> None:
    async def go() -> Path:
        async with sqlite.opened() as database:
            await database.write(lambda session: running(session, status))
            made = await database.back_up(sqlite.folder, 5)
        assert made is not None
        return made

    assert restored(sqlite, asyncio.run(go())).games == 0
    assert rows(sqlite, "SELECT seed, version FROM game") == [(b"old seed", 7)]


@pytest.mark.slow
def test_what_was_there_is_kept_aside(sqlite: Home) -> None:
    done = restored(sqlite, asyncio.run(played(sqlite)))
    with closing(sqlite3.connect(done.aside)) as conn:
        assert conn.execute("SELECT name FROM fact").fetchall() == [("later",)]

    async def go() -> list[str]:
        async with sqlite.opened() as database:
            return await database.read(names)

    assert "later" not in asyncio.run(go())


@pytest.mark.slow
def test_a_lost_database_is_restored(sqlite: Home) -> None:
    source = asyncio.run(played(sqlite))
    file_of(sqlite).unlink()
    assert restored(sqlite, source) == restoring.Restored("", 1)
    assert asyncio.run(peek("", sqlite.folder, check)) == []


@pytest.mark.slow
def test_nothing_is_restored_under_a_running_bot(sqlite: Home) -> None:
    source = asyncio.run(played(sqlite))

    async def go() -> None:
        async with sqlite.opened() as database:
            with pytest.raises(Locked):
                restored(sqlite, source)
            assert await database.read(names) == ["later"]

    asyncio.run(go())


def newer(path: Path) -> None:
    """Made by a newer program."""
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("UPDATE alembic_version SET version_num = '9999'")


def strange(path: Path) -> None:
    """A database of somebody else."""
    path.unlink()
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("CREATE TABLE cats (name TEXT)")


BAD: dict[str, tuple[Callable[[Path], object], type[StorageFault]]] = {
    "gone": (Path.unlink, Damaged),
    "empty": (lambda path: path.write_bytes(b""), Damaged),
    "no database": (lambda path: path.write_text("hello" * 1000), Damaged),
    "strange": (strange, Damaged),
    "newer": (newer, Newer),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", BAD)
def test_a_bad_backup_is_refused_and_the_database_stays(sqlite: Home, case: str) -> None:
    spoil, fault = BAD[case]
    source = asyncio.run(played(sqlite))
    spoil(source)
    before = file_of(sqlite).read_bytes()
    with pytest.raises(fault):
        restored(sqlite, source)
    assert file_of(sqlite).read_bytes() == before
    assert sorted(path.name for path in sqlite.folder.iterdir()) == ["backups", "seneschal.db", "seneschal.db.lock"]


@pytest.mark.slow
def test_the_database_is_not_restored_from_itself(sqlite: Home) -> None:
    asyncio.run(played(sqlite))
    with pytest.raises(StorageFault, match="restore-itself"):
        restored(sqlite, file_of(sqlite))


# -- looking ---------------------------------------------------------------------------------------------------------


def check(session: Session) -> list[Found]:
    """What the storage itself finds."""
    games = [Game(**row._mapping) for row in session.execute(select(table(Game)))]
    counted = [found for game in games for found in checking.numbering(session, game)]
    return [*checking.file(session), *checking.tables(session), *counted]


def looked_at(home: Home, *spoiling: str) -> list[Found]:
    """A running game, spoilt by statements, and what is found then."""

    def spoil(session: Session) -> None:
        running(session)
        for statement in spoiling:
            session.execute(text(statement))

    async def go() -> list[Found]:
        async with home.opened() as database:
            await database.write(spoil)
            return await peek(home.url, home.folder, check)

    return asyncio.run(go())


@pytest.mark.slow
def test_in_a_sound_database_nothing_is_found(databases: Home) -> None:
    assert looked_at(databases) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("DELETE FROM line WHERE number = 1", "lines"),
        ("UPDATE line SET number = 7 WHERE number = 1", "lines"),
        ("UPDATE game SET head = 3", "lines"),
        ("DELETE FROM snapshot WHERE number = 2", "snapshot"),
    ],
)
def test_a_broken_history_is_found(databases: Home, statement: str, key: str) -> None:
    found = looked_at(databases, statement)
    assert [fault.key for fault in found][:1] == [key]
    assert found[0].facts["game"] == "1"


@pytest.mark.slow
def test_a_row_that_refers_to_nothing_is_found(sqlite: Home) -> None:
    looked_at(sqlite)
    with closing(sqlite3.connect(file_of(sqlite))) as conn, conn:
        conn.execute("UPDATE seat SET game_id = 77 WHERE seat = 0")
    (found,) = asyncio.run(peek("", sqlite.folder, check))
    assert (found.key, found.facts["table"], found.facts["parent"]) == ("link", "seat", "game")


@pytest.mark.slow
def test_a_damaged_index_is_found(sqlite: Home) -> None:
    looked_at(sqlite)
    with closing(sqlite3.connect(file_of(sqlite))) as conn:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'ix_game_channel_id'"
        page = int(conn.execute(query).fetchone()[0])
    data = bytearray(file_of(sqlite).read_bytes())
    data[page * 4096 - 2] ^= 1  # the channel of the only entry, which lies at the end of its page
    file_of(sqlite).write_bytes(data)
    assert "file" in [fault.key for fault in asyncio.run(peek("", sqlite.folder, check))]
