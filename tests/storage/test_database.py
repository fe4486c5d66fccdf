"""Open, write, read: the same on both kinds of database."""

from __future__ import annotations

import asyncio
import threading

import pytest
from sqlalchemy import text
from sqlalchemy.util import await_only
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_nobody_waits_for_a_long_read_and_it_sees_one_state_throughout(databases: Home) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            begun, enough = asyncio.Event(), asyncio.Event()
            loop = asyncio.get_running_loop()

            def long_read(session: Session) -> list[list[str]]:
                before = names(session)
                loop.call_soon_threadsafe(begun.set)
                held(enough, loop)
                return [before, names(session)]

            reading = asyncio.ensure_future(database.read(long_read))
            await begun.wait()
            await database.write(lambda session: put(session, "a", "1"))
            assert await database.read(names) == ["a"]
            enough.set()
            assert await reading == [[], []]

    asyncio.run(go())


def held(until: asyncio.Event, loop: asyncio.AbstractEventLoop) -> None:
    """Wait in the midst of a transaction: in its thread, or in the loop itself where it has none."""
    if threading.current_thread() is threading.main_thread():
        await_only(until.wait())
    else:
        asyncio.run_coroutine_threadsafe(until.wait(), loop).result()


def pair(session: Session, number: int) -> None:
    """Two rows that belong together."""
    put(session, f"{number} one", "")
    put(session, f"{number} two", "")


@pytest.mark.slow
@pytest.mark.parametrize("told", ["the caller", "the transaction"])
def test_whatever_is_cancelled_half_way_is_stored_whole_or_not_at_all(databases: Home, told: str) -> None:
    """At every step of the loop that a transaction takes, and one more that it does not need."""

    async def go() -> set[int]:
        async with databases.opened() as database:
            await database.write(names)
            step, finished = 0, False
            while not finished:
                writing = asyncio.ensure_future(database.write(lambda session, step=step: pair(session, step)))
                await asyncio.sleep(0)
                (transaction,) = database._under_way
                await passed(transaction, step)
                finished = transaction.done()
                (transaction if told == "the transaction" else writing).cancel()
                await asyncio.gather(writing, transaction, return_exceptions=True)
                step += 1
            stored = await database.read(names)
            assert await database.write(names) == stored
            assert stored == sorted(f"{name.split()[0]} {half}" for name in stored[::2] for half in ("one", "two"))
            return {int(name.split()[0]) for name in stored} ^ set(range(step))

    lost = asyncio.run(go())
    assert not lost if told == "the caller" else lost, "a caller that gives up breaks nothing off"


async def passed(transaction: asyncio.Task[object], steps: int) -> None:
    """Wait until a transaction has taken so many steps, or has ended."""
    for _ in range(steps):
        waiting = getattr(transaction, "_fut_waiter", None)
        while not transaction.done() and getattr(transaction, "_fut_waiter", None) is waiting:
            await asyncio.sleep(0)


@pytest.mark.slow
def test_closing_leaves_no_thread_and_no_connection(databases: Home) -> None:
    async def go() -> None:
        async with databases.opened() as database:
            await asyncio.gather(*(database.read(names) for _ in range(9)), database.write(names))

    before = set(threading.enumerate())
    asyncio.run(go())
    assert set(threading.enumerate()) <= before
