"""Rows of the outbox: which make the newest message, which are forgotten, and that no others are looked at for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlmodel import Session

from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.models import DROPPED, PARKED, SENDING, SENT, WAITING, Outbox
from tests.storage.games import add, running
from tests.support.databases import Home

GAME, CHANNEL = 1, 5


def story(message: int, **fields: Any) -> Outbox:
    """Lines that were posted as a message, or added to it."""
    usual = {"channel_id": CHANNEL, "game_id": GAME, "number": 0, "kind": "story", "body": b"", "state": SENT}
    return Outbox(**{**usual, "message_id": message, "created_at": 100, **fields})


def played(session: Session, rows: Iterable[Outbox]) -> None:
    """A game of which that was posted."""
    running(session)
    add(session, *rows)


def messages(home: Home, rows: Iterable[Outbox]) -> list[int | None]:
    """The messages of the rows that the newest one is made of."""

    async def run() -> list[int | None]:
        async with home.opened() as database:
            await database.write(lambda session: played(session, rows))
            found = await database.read(lambda session: outbox.newest_rows(session, GAME, "story"))
            assert [row.id for row in found] == sorted(row.id or 0 for row in found)
            return [row.message_id for row in found]

    return asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("lines", [1, 11, 12, 13, 40])
def test_the_newest_message_is_read_with_all_its_lines(lines: int, databases: Home) -> None:
    rows = [story(1), story(1), *[story(2) for _ in range(lines)], story(9, kind="note")]
    assert messages(databases, rows) == [2] * lines


def test_lines_that_were_parked_and_posted_later_are_no_part_of_the_newest_message(databases: Home) -> None:
    assert messages(databases, [story(1), story(3), story(1), story(1)]) == [1, 1, 1]


@pytest.mark.slow
def test_what_was_done_with_long_ago_is_forgotten_a_thousand_at_a_time_and_nothing_that_waits(databases: Home) -> None:
    async def run() -> None:
        async with databases.opened() as database:
            old = [story(1, state=state, created_at=99) for state in (SENT, DROPPED, WAITING, SENDING, PARKED)]
            rows = [*old, story(1), story(1, created_at=99, first_at=100), story(1, created_at=1, first_at=99)]
            await database.write(lambda session: played(session, rows))
            ids = await database.read(lambda session: sorted(outbox.forgettable(session, 100)))
            every = text("SELECT id, state FROM outbox ORDER BY id")
            states = await database.read(lambda session: dict(session.execute(every).all()))
            mine = list(states)[3:]  # behind those of the game
            assert ids[-3:] == [mine[0], mine[1], mine[7]]
            assert not {WAITING, SENDING, PARKED} & {states[row] for row in ids}
            await database.write(lambda session: outbox.forget_rows(session, ids))
            assert await database.read(lambda session: outbox.forgettable(session, 100)) == []
            many = [story(1, created_at=1) for _ in range(outbox.MOST_FORGOTTEN + 1)]
            await database.write(lambda session: add(session, *many))
            found = await database.read(lambda session: outbox.forgettable(session, 100))
            assert len(found) == outbox.MOST_FORGOTTEN

    asyncio.run(run())


@pytest.mark.slow
def test_neither_the_newest_rows_nor_the_oldest_are_looked_for_among_all_others(sqlite: Home) -> None:
    async def run() -> None:
        async with sqlite.opened() as database:
            await database.write(lambda session: running(session))
            newest = await plans(database, lambda session: outbox.newest_rows(session, GAME, "story"))
            oldest = await plans(database, lambda session: outbox.forgettable(session, 100))
            assert newest == ["SEARCH outbox USING INDEX outbox_newest (game_id=? AND kind=?)"]
            assert oldest == ["SEARCH outbox USING INDEX outbox_age (created_at<?)"]

    asyncio.run(run())


async def plans(database: Database, ask: Any) -> list[str]:
    """How SQLite goes about what is asked."""
    asked: list[tuple[str, Any]] = []
    engine = database._readers.sync_engine

    def heard(connection: Any, cursor: Any, statement: str, parameters: Any, *about: Any) -> None:
        asked.append((statement, parameters))

    event.listen(engine, "before_cursor_execute", heard)
    await database.read(ask)
    event.remove(engine, "before_cursor_execute", heard)
    statement, parameters = next(one for one in asked if one[0].startswith("SELECT"))

    def explained(session: Session) -> list[str]:
        raw: Any = session.connection().exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        return [row[3] for row in raw]

    return await database.read(explained)
