"""Migrations: what they make, what they do when they break, and what a program does with a strange database."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlmodel import Session, SQLModel

from bot.storage import schema
from bot.storage.backup import backups
from bot.storage.faults import Damaged, Newer
from tests.support.databases import Home
from tests.support.sources import ROOT

Migrations = Callable[[str], None]


def fill(session: Session) -> None:
    """A game with a line that depends on it."""
    session.execute(text("INSERT INTO fact (name, value) VALUES ('a', '1')"))
    session.execute(text("INSERT INTO channel (id, posts) VALUES (5, 7)"))


def facts(session: Session) -> list[tuple[str, str]]:
    """All facts."""
    return [(row.name, row.value) for row in session.execute(text("SELECT name, value FROM fact ORDER BY name"))]


def differences(session: Session) -> list[object]:
    """What alembic would change to make the database like the models."""
    found: list[object] = compare_metadata(MigrationContext.configure(session.connection()), SQLModel.metadata)
    return found


@pytest.mark.slow
def test_the_migrations_make_exactly_the_tables_of_the_models(databases: Home) -> None:
    async def go() -> list[object]:
        async with databases.opened() as database:
            return await database.write(differences)

    assert asyncio.run(go()) == []


@pytest.mark.slow
def test_a_difference_to_the_models_would_be_found(databases: Home) -> None:
    async def go() -> list[object]:
        async with databases.opened() as database:
            await database.write(lambda session: session.execute(text("ALTER TABLE deck DROP COLUMN text")) and None)
            return await database.write(differences)

    assert asyncio.run(go())


def statements(file: Path) -> set[tuple[str, ...]]:
    """How the tables and indexes of a SQLite file are made, in parts: columns stand in any order."""
    with closing(sqlite3.connect(file)) as conn:
        found = conn.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name != 'alembic_version'")
        return {
            tuple(sorted("".join(row[0].split()).removesuffix(")").replace("(", ",", 1).split(","))) for row in found
        }


@pytest.mark.slow
def test_keys_and_lasting_ids_are_made_as_the_models_say(sqlite: Home) -> None:
    async def go() -> None:
        async with sqlite.opened():
            pass

    asyncio.run(go())
    plain = create_engine(f"sqlite:///{sqlite.folder / 'plain.db'}")
    SQLModel.metadata.create_all(plain)
    plain.dispose()
    assert statements(sqlite.folder / "seneschal.db") == statements(sqlite.folder / "plain.db")


@pytest.mark.slow
def test_a_start_with_nothing_to_migrate_does_without_alembic(sqlite: Home) -> None:
    program = (
        "import asyncio, pathlib, sys\n"
        "from bot.storage.database import Database\n"
        "async def go():\n"
        f"    await (await Database.open('', pathlib.Path({str(sqlite.folder)!r}))).close()\n"
        "asyncio.run(go())\n"
        "print('alembic' in sys.modules)\n"
    )
    runs = [subprocess.check_output([sys.executable, "-c", program], cwd=ROOT, text=True) for _ in range(2)]
    assert runs == ["True\n", "False\n"]


# -- one more migration ----------------------------------------------------------------------------------------------

NEWEST = schema.newest()
NEXT = f"{int(NEWEST) + 1:04}"
MORE = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade():
    with op.batch_alter_table("game") as table:
        table.alter_column("name", new_column_name="title")
    op.create_table("shelf", sa.Column("id", sa.Integer, primary_key=True))
    {end}
"""


@pytest.fixture
def second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Migrations]:
    """A program with one more migration, which ends with that line."""

    def install(end: str) -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(schema.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
        more = MORE.format(end=end, revision=NEXT, before=NEWEST)
        (folder / "versions" / f"{NEXT}_more.py").write_text(more)
        monkeypatch.setattr(schema, "FOLDER", folder)
        schema.newest.cache_clear()

    yield install
    schema.newest.cache_clear()


async def made(home: Home) -> None:
    """A database of the first schema with something in it."""
    async with home.opened() as database:
        await database.write(fill)
        await database.write(a_game_with_a_line)


def a_game_with_a_line(session: Session) -> None:
    """Rows that a table copied without care would take with it."""
    table = SQLModel.metadata.tables
    game = {column.name: 0 if "INT" in str(column.type) else "" for column in table["game"].columns}
    binary = dict.fromkeys(("options", "seed", "salt", "flight", "reserved", "seal", "row_seal"), b"")
    flags = dict.fromkeys(("start_full", "shared", "spectators", "card_layout"), False)
    session.execute(table["game"].insert().values({**game, **binary, **flags, "id": 1, "name": "The Bridge"}))
    session.execute(table["orders"].insert().values(game_id=1, seat=0, data=b"x"))


def orders(session: Session) -> int:
    """How many standing orders there are."""
    return int(session.scalar(text("SELECT count(*) FROM orders")) or 0)


def version(session: Session) -> str:
    """The number of the schema."""
    return str(session.scalar(text("SELECT version_num FROM alembic_version")))


@pytest.mark.slow
def test_a_migration_keeps_what_is_stored_and_a_copy_of_what_was(databases: Home, second: Migrations) -> None:
    async def go() -> None:
        await made(databases)
        second("pass")
        async with databases.opened() as database:
            assert await database.read(version) == NEXT
            assert await database.read(facts) == [("a", "1")]
            assert await database.read(lambda session: session.scalar(text("SELECT title FROM game"))) == "The Bridge"
            assert await database.read(orders) == 1

    asyncio.run(go())
    kept = backups(databases.folder)
    assert len(kept) == (0 if databases.postgres else 1)
    for file in kept:
        with closing(sqlite3.connect(file)) as conn:
            assert conn.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]


OLD_PACK = "INSERT INTO pack (hash, key, guild_id, data) VALUES ('abc', 'warcry', NULL, :data)"


@pytest.mark.slow
def test_packs_of_the_first_schema_are_still_there(
    databases: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def packs(session: Session) -> list[tuple[str, str, bytes]]:
        return [(row.hash, row.key, bytes(row.data)) for row in session.execute(text("SELECT * FROM pack"))]

    async def go() -> None:
        first = tmp_path / "first"
        shutil.copytree(schema.FOLDER, first, ignore=shutil.ignore_patterns("__pycache__", "000[2-9]*", "00[1-9]*"))
        with monkeypatch.context() as patched:
            patched.setattr(schema, "FOLDER", first)
            patched.setattr(schema, "newest", lambda: "0001")
            patched.setattr(schema, "number", lambda connection, place: "")
            async with databases.opened() as database:
                await database.write(lambda session: session.execute(text(OLD_PACK), {"data": b"x"}) and None)
        async with databases.opened() as database:
            assert await database.read(packs) == [("abc", "warcry", b"x")]
            assert await database.write(differences) == []

    asyncio.run(go())


def test_F26_after_a_migration_that_fails_half_way_the_old_version_still_starts(
    databases: Home, second: Migrations, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        await made(databases)
        second("raise RuntimeError('half way')")
        with pytest.raises(RuntimeError, match="half way"):
            await databases.open()
        monkeypatch.undo()
        schema.newest.cache_clear()
        async with databases.opened() as database:
            assert await database.read(version) == NEWEST
            assert await database.read(facts) == [("a", "1")]
            assert await database.write(differences) == []
            assert await database.read(orders) == 1

    asyncio.run(go())


def test_F70_an_older_program_refuses_a_newer_database(databases: Home) -> None:
    async def go() -> None:
        await made(databases)
        async with databases.opened() as database:
            await database.write(
                lambda session: session.execute(text("UPDATE alembic_version SET version_num = '9999'")) and None
            )
        with pytest.raises(Newer) as refused:
            await databases.open()
        assert refused.value.facts["found"] == "9999"

    asyncio.run(go())


# -- damage ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_database_that_lacks_tables_is_refused(databases: Home) -> None:
    async def go(statement: str, missing: str) -> None:
        async with databases.opened() as database:
            await database.write(lambda session: session.execute(text(statement)) and None)
        with pytest.raises(Damaged) as refused:
            await databases.open()
        assert refused.value.facts["parts"] == (missing,)

    asyncio.run(go("DROP TABLE deck", "deck"))


@pytest.mark.slow
def test_a_database_that_lacks_a_column_is_refused(databases: Home) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            await database.write(lambda session: session.execute(text('ALTER TABLE deck DROP COLUMN "text"')) and None)
        with pytest.raises(Damaged) as refused:
            await databases.open()
        assert refused.value.facts["parts"] == ("deck.text",)

    asyncio.run(go())


def test_F24_somebody_elses_database_is_refused(databases: Home) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            await database.write(lambda session: session.execute(text("DROP TABLE alembic_version")) and None)
        with pytest.raises(Damaged) as refused:
            await databases.open()
        assert refused.value.key == "parts-missing"

    asyncio.run(go())


def cut(file: Path) -> None:
    """Half of the file is gone."""
    file.write_bytes(file.read_bytes()[: 3 * 4096])


def other(file: Path) -> None:
    """It is something else."""
    file.write_bytes(b"this is no database" * 1000)


def folder(file: Path) -> None:
    """It cannot be opened."""
    file.unlink()
    file.mkdir()


DAMAGE: dict[str, tuple[Callable[[Path], object], str]] = {
    "missing": (Path.unlink, "missing"),
    "empty": (lambda file: file.write_bytes(b""), "missing"),
    "cut": (cut, "corrupt"),
    "other": (other, "corrupt"),
    "folder": (folder, "unreadable"),
}


@pytest.mark.parametrize("case", DAMAGE)
def test_F24_a_lost_or_damaged_file_is_refused_and_left_as_it_is(sqlite: Home, case: str) -> None:
    damage, key = DAMAGE[case]
    file = sqlite.folder / "seneschal.db"

    async def go() -> None:
        await made(sqlite)
        async with sqlite.opened() as database:
            good = await database.back_up(sqlite.folder, 3)
        damage(file)
        before = file.read_bytes() if file.is_file() else None
        with pytest.raises(Damaged) as refused:
            await sqlite.open()
        assert (refused.value.key, refused.value.facts["backup"]) == (key, str(good))
        assert (file.read_bytes() if file.is_file() else None) == before
        assert file.exists() == (case != "missing")

    asyncio.run(go())


def test_F24_the_backup_that_is_named_is_a_good_one(sqlite: Home) -> None:
    async def go() -> None:
        await made(sqlite)
        async with sqlite.opened() as database:
            good = await database.back_up(sqlite.folder, 3)
        (sqlite.folder / "backups" / "manual-29990101-000000.db").write_bytes(b"spoilt" * 1000)
        (sqlite.folder / "seneschal.db").unlink()
        with pytest.raises(Damaged) as refused:
            await sqlite.open()
        assert refused.value.facts["backup"] == str(good)

    asyncio.run(go())
