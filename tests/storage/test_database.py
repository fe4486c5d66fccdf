"""Open, write, read: the same on both kinds of database."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text
from sqlmodel import Session

from bot.storage.faults import Locked, ReadOnly
from tests.support.databases import Home


def put(session: Session, name: str, value: str) -> None:
    """Store a fact."""
    session.execute(text("INSERT INTO fact (name, value) VALUES (:name, :value)"), {"name": name, "value": value})


def names(session: Session) -> list[str]:
    """The names of all facts."""
    return list(session.scalars(text("SELECT name FROM fact ORDER BY name")))


def test_what_is_written_is_there_after_a_restart(databases: Home) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            assert database.postgres == databases.postgres
            await database.write(lambda session: put(session, "a", "1"))
        async with databases.opened() as database:
            assert await database.read(names) == ["a"]

    asyncio.run(go())


def test_an_exception_takes_the_whole_transaction_back(databases: Home) -> None:
    def half(session: Session) -> None:
        put(session, "a", "1")
        raise ValueError("half way")

    async def go() -> None:
        async with databases.opened() as database:
            with pytest.raises(ValueError, match="half way"):
                await database.write(half)
            assert await database.read(names) == []
            await database.write(lambda session: put(session, "b", "1"))
            assert await database.read(names) == ["b"]

    asyncio.run(go())


def test_F4_a_second_process_is_refused_and_the_first_goes_on(databases: Home) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            with pytest.raises(Locked) as refused:
                await databases.open()
            assert refused.value.key == "locked"
            await database.write(lambda session: put(session, "a", "1"))
        async with databases.opened() as database:
            assert await database.read(names) == ["a"]

    asyncio.run(go())


def test_reading_cannot_write(databases: Home) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            with pytest.raises(ReadOnly):
                await database.read(lambda session: put(session, "a", "1"))
            assert await database.read(names) == []

    asyncio.run(go())
