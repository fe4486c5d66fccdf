"""Answers that are kept until somebody writes what they were read from."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text, update
from sqlmodel import Session

from bot.storage import people
from bot.storage.database import Database
from bot.storage.finding import candidates
from bot.storage.models import Game, table
from bot.storage.remembering import touches
from bot.storage.statements import connection_of
from tests.storage.games import ANA, running

GAME = table(Game)
HERE, ELSEWHERE = 5, 6


async def known(database: Database) -> Any:
    """What is known of Ana and of the games here; and how often the database was asked for it."""
    asked: list[str] = []

    def read(session: Session) -> Any:
        asked.append("once")
        return people.user(session, ANA).language, candidates(session, None, ANA, HERE, 1).games

    return await database.recall("known", read), len(asked)


def columns_set(**values: Any) -> Any:
    """A change of a game."""
    return lambda session: connection_of(session).execute(update(GAME).values(**values))


@pytest.mark.slow
def test_what_nobody_has_written_is_not_read_again(databases: Any) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            await database.write(running)
            assert await known(database) == (("", {1: "warcry"}), 1)
            assert await known(database) == (("", {1: "warcry"}), 0)
            await database.write(columns_set(version=7, head=3))  # an act: nothing of it is remembered here
            assert await known(database) == (("", {1: "warcry"}), 0)

    asyncio.run(go())


WRITERS = {
    "moved": (columns_set(channel_id=ELSEWHERE), ("", {})),
    "language": (lambda session: people.set_user(session, ANA, language="pl"), ("pl", {1: "warcry"})),
    "plays another": (columns_set(key="other"), ("", {1: "other"})),
    "by hand": (lambda session: session.execute(text("UPDATE game SET channel_id = 6")), ("", {})),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", WRITERS)
def test_whoever_writes_it_has_it_read_again(databases: Any, name: str) -> None:
    write, then = WRITERS[name]

    async def go() -> None:
        async with databases.opened() as database:
            await database.write(running)
            await known(database)
            await database.write(write)
            assert await known(database) == (then, 1)

    asyncio.run(go())


@pytest.mark.parametrize("databases", ["sqlite"], indirect=True)  # there a reader has a thread that can be held up
def test_what_was_being_read_while_somebody_wrote_it_is_not_kept(databases: Any) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            await database.write(running)
            loop = asyncio.get_running_loop()
            begun, over = asyncio.Event(), asyncio.Event()

            def slowly(session: Session) -> dict[int, str]:
                found = candidates(session, None, ANA, HERE, 1).games
                loop.call_soon_threadsafe(begun.set)
                asyncio.run_coroutine_threadsafe(over.wait(), loop).result(10)
                return found

            reading = asyncio.create_task(database.recall("here", slowly))
            await begun.wait()
            await database.write(columns_set(channel_id=ELSEWHERE))
            over.set()
            assert await reading == {1: "warcry"}  # as it was when it was asked
            read = lambda session: candidates(session, None, ANA, HERE, 1).games  # noqa: E731
            assert await database.recall("here", read) == {}

    asyncio.run(go())


def test_a_seat_that_somebody_takes_counts_whatever_writes_it() -> None:
    for statement in (
        "INSERT INTO seat (game_id, seat) VALUES (?, ?) ON CONFLICT (game_id, seat) DO UPDATE SET name = ?",
        "DELETE FROM seat WHERE game_id = ?",
        'UPDATE "user" SET language=? WHERE "user".id = ?',
        "UPDATE game SET version=?, status=? WHERE game.id = ?",
        "WITH old AS (SELECT 1) DELETE FROM game",
        "REPLACE INTO seat VALUES (1)",
    ):
        assert touches(statement), statement
    for statement in (
        "UPDATE game SET version=?, head=? WHERE game.id = ? AND game.status = ?",
        "INSERT INTO line (game_id) VALUES (?)",
        "SELECT 1",
        "BEGIN IMMEDIATE",
    ):
        assert not touches(statement), statement
