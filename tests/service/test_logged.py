"""What nobody but one person may know is in no log entry, whatever fails and whoever writes it (F46)."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlmodel import Session

from bot import logs
from bot.engine.errors import RulesFault
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.service import Service
from bot.storage import drafts
from bot.storage.faults import StorageFault
from bot.storage.models import Draft
from cogs import errors
from tests.service.test_saying import MARCH, placed
from tests.storage.test_faults import read_only
from tests.support.databases import Home
from tests.support.here import children_here
from tests.support.house import House, TestClock

SECRET = "play_command NE-C24 choices=A2,A3"
"""What ana stages; her foe does not know it."""

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid != "


class Log(logging.Handler):
    """Everything that is written at any level, with all that entries carry."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.setFormatter(logging.Formatter())
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it as a file would, and as a program would that looks into the entry."""
        self.texts.append(f"{self.format(record)}\n{record.args!r}\n{record.exc_info!r}")

    def __contains__(self, secret: str) -> bool:
        return any(secret in text for text in self.texts)


@pytest.fixture
def log() -> Iterator[Log]:
    """Listens to every logger, at every level."""
    root, made = logging.getLogger(), Log()
    level, factory = root.level, logging.getLogRecordFactory()
    root.addHandler(made)
    root.setLevel(logging.NOTSET + 1)
    yield made
    root.removeHandler(made)
    root.setLevel(level)
    logging.setLogRecordFactory(factory)


@contextlib.asynccontextmanager
async def house_on(home: Home) -> AsyncIterator[House]:
    """A house on that database."""
    service = Service(await home.open(), TestClock(), children_here())
    built = House(service, TestClock(), home.folder)
    try:
        await service.start(built.poster, built.painter)
        yield built
    finally:
        await service.close()


async def stage(h: House, game: int) -> None:
    """Keep a line back for ana, and note at the edge that it failed."""
    try:
        await h.service.database.write(lambda session: drafts.keep_draft(session, game, 0, 1, SECRET))
    except Exception as error:
        errors.noted(error)
        raise


def no_such_game(session: Session, game_id: int, seat: int, decision: int, lines: str) -> None:
    """A statement that refers to what is not there, and says so with all that it was given."""
    session.execute(
        text("INSERT INTO draft (game_id, seat, decision, lines) VALUES (:game, :seat, :decision, :lines)"),
        {
            "game": 999_999,
            "seat": seat,
            "decision": lines if session.get_bind().dialect.name == "postgresql" else 1,
            "lines": lines,
        },
    )


async def full(h: House, home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """No page more."""
    if home.postgres:
        pytest.skip("the disk of a server is the server's")
    await h.service.database.write(lambda session: session.execute(text("PRAGMA max_page_count = 1")) and None)
    monkeypatch.setattr(drafts, "keep_draft", lambda *given: _much(*given))


def _much(session: Session, game_id: int, seat: int, decision: int, lines: str) -> None:
    session.merge(Draft(game_id=game_id, seat=seat, decision=decision, lines=lines * 1_000_000))
    session.flush()


async def closed(h: House, home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read only."""
    await read_only(h.service.database, "ON")


async def wrong(h: House, home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of the program."""
    monkeypatch.setattr(drafts, "keep_draft", no_such_game)


async def cut(h: House, home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has gone away, in the middle of the transaction."""
    if not home.postgres:
        pytest.skip("a file has no connection")

    def after_the_cut(session: Session, game_id: int, seat: int, decision: int, lines: str) -> None:
        cutting = "INSERT INTO draft SELECT :game, :seat, :decision, :lines FROM pg_terminate_backend(pg_backend_pid())"
        session.execute(text(cutting), {"game": game_id, "seat": seat, "decision": decision, "lines": lines})

    monkeypatch.setattr(drafts, "keep_draft", after_the_cut)


@pytest.mark.parametrize("failure", [full, closed, wrong, cut])
def test_F46_a_staged_line_that_cannot_be_stored_is_in_no_log_entry(
    databases: Home, log: Log, monkeypatch: pytest.MonkeyPatch, failure: Callable[..., Any]
) -> None:
    async def play() -> None:
        async with house_on(databases) as h:
            game = await placed(h, MARCH)
            await failure(h, databases, monkeypatch)
            with pytest.raises((StorageFault, DBAPIError)):
                await stage(h, game)
            with contextlib.suppress(Exception):
                await read_only(h.service.database, "OFF")

    asyncio.run(play())
    assert any("fault" in text for text in log.texts)
    assert SECRET not in log


def test_F46_what_is_stored_and_on_its_way_is_in_no_log_entry(databases: Home, log: Log) -> None:
    async def play() -> None:
        async with house_on(databases) as h:
            game = await placed(h, MARCH)
            await stage(h, game)
            said = asyncio.create_task(h.say(game, "ana", SECRET, seat=0))
            if databases.postgres:
                other = await asyncpg.connect(databases.url)
                await other.execute(CUT + "pg_backend_pid()")
                await other.close()
            with contextlib.suppress(Exception):
                await said

    asyncio.run(play())
    assert SECRET not in log and "NE-C24" not in log


def test_F46_a_fault_of_the_rules_leaves_its_place_and_no_text(sqlite: Home, log: Log) -> None:
    def breaks(work: GameTransaction) -> Reply:
        try:
            msgspec.json.decode(f'{{"line": "{SECRET}"'.encode())
        except msgspec.DecodeError as error:
            raise RulesFault(SECRET) from error
        return Reply("done")

    async def play() -> None:
        async with house_on(sqlite) as h:
            game = await placed(h, MARCH)
            with contextlib.suppress(Exception):
                await h.service.core.change(game, breaks)

    asyncio.run(play())
    told = next(text for text in log.texts if "RulesFault" in text)
    assert "in breaks" in told and "caused by msgspec.DecodeError" in told
    assert SECRET not in log


def test_F46_others_programs_write_no_texts_of_exceptions_either(sqlite: Home, log: Log) -> None:
    async def fails() -> None:
        raise RuntimeError(SECRET)

    def called(line: str) -> None:
        raise KeyError(line)

    async def play() -> None:
        async with sqlite.opened():
            asyncio.get_running_loop().call_soon(called, SECRET)
            task = asyncio.create_task(fails())
            await asyncio.sleep(0.01)
            del task
            gc.collect(1)
            for foreign in ("asyncio", "discord.client", "aiohttp.server", "sqlalchemy.pool"):
                try:
                    raise OSError(28, SECRET)
                except OSError as error:
                    logging.getLogger(foreign).exception("it failed: %s", error)
            logging.getLogger("discord.http").warning("429 for %s", "https://discord.com/api/webhooks/1/a-token?a=1")
            logging.getLogger("discord.gateway").debug("received %s", SECRET)
            logging.getLogger("sqlalchemy.engine.Engine").debug("Row %s", SECRET)

    asyncio.run(play())
    told = "\n".join(log.texts)
    assert "KeyError" in told and "RuntimeError" in told and told.count("OSError (errno=28)") >= 4
    assert "webhooks/1/***?a=1" in told and "a-token" not in told
    assert SECRET not in log


def test_what_is_told_of_an_exception_is_types_codes_and_places() -> None:
    def inner() -> None:
        raise OSError(28, SECRET, Path(SECRET))

    try:
        try:
            inner()
        except OSError as error:
            raise ExceptionGroup(SECRET, [KeyError(SECRET)]) from error
    except ExceptionGroup as group:
        told = logs.describe_error(group)
    assert SECRET not in told
    first, *rest = told.split("\ncaused by ")
    assert first.startswith("ExceptionGroup\n  tests.service.test_logged:")
    assert rest[0] == "KeyError" and rest[1].startswith("OSError (errno=28)\n") and "in inner" in rest[1]
