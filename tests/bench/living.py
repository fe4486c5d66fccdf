"""The whole program at the parlour: twenty tables that act in the same second, its start, its memory, its loop."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.bench.hall import TABLES, Hall, Times, hall
from tests.bench.timing import Bar, Limit, Timed

FEW, MANY = 10, 10_000
ROUNDS, PAIRS, STARTS, WARMING, TICKING = 8, 20, 5, 4, 4
IDLE_SECONDS = 3
READY_SECONDS = 12
"""After so many what is needed soon has been made ready."""


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


@asynccontextmanager
async def halls(*games: int) -> AsyncIterator[list[Hall]]:
    """Halls among so many stored games."""
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(hall(Path(folder) / str(count), count, TABLES)) for count in games]


def busy_second() -> Iterator[Limit]:
    """Twenty tables act in the same second, again and again: acknowledgements, pictures, and the bot's event loop."""

    async def measure() -> tuple[Times, list[float], float]:
        async with halls(MANY) as (busy,):
            await busy.start()
            await busy.rules_searched()  # what is made ready after the start is made before anything is measured
            for _ in range(WARMING):  # fonts, card names, the cards that lie on the tables
                await busy.round(Times())
            times, busy.used = Times(), 0.0
            for _ in range(ROUNDS):
                await busy.round(times)
            used = busy.used
            busy.tick()
            for _ in range(TICKING):
                await busy.round(Times())
            await busy.stop()
            return times, busy.lags(), 1e3 * used / len(times.acknowledged)

    times, lags, used = asyncio.run(measure())
    yield Limit("20 tables a second: command to picture, median", statistics.median(times.shown), 60, "ms")
    yield Limit("20 tables a second: command to picture, 99 of 100", percentile(times.shown, 0.99), 200, "ms")
    yield Limit("20 tables a second: acknowledgement, 99 of 100", percentile(times.acknowledged, 0.99), 50, "ms")
    yield Limit("event loop late while a picture is drawn, 99 of 100", percentile(lags, 0.99), 10, "ms")
    yield Limit("processor time of one command, of the bot and its children", used, 45, "ms")


def many_games() -> Iterator[Bar]:
    """A command takes as long among ten thousand stored games as among ten."""

    async def measure() -> Timed:
        async with halls(FEW, MANY) as both:
            medians: tuple[list[float], list[float]] = ([], [])
            for place in both:
                await place.start()
                await place.rules_searched()
                for _ in range(WARMING):
                    await place.round(Times())
            sides = list(zip(both, medians, strict=True))
            for number in range(PAIRS):
                for place, found in sides if number % 2 else sides[::-1]:  # whoever is second finds another machine
                    times = Times()
                    await place.round(times)
                    found.append(statistics.median(times.shown))
            ratio = statistics.median(many / few for few, many in zip(*medians, strict=True))
            few, many = (statistics.median(found) / 1e3 for found in medians)
            return Timed(many, few, ratio)

    yield Bar(f"command to picture, {MANY} games", f"the same with {FEW} games", asyncio.run(measure()), 1.1)


def start() -> Iterator[Limit]:
    """From the start of the process to its first acknowledgement, and what it holds in memory before anybody plays."""

    async def measure() -> tuple[list[float], float, float, float]:
        async with halls(MANY) as (place,):
            await place.start()  # tells the commands, once
            first = await place.rules_searched()
            seconds = []
            for _ in range(STARTS):
                await place.stop()
                seconds.append(await place.start())
            await asyncio.sleep(IDLE_SECONDS)
            idle = place.resident()
            then = await place.rules_searched()
            await asyncio.sleep(READY_SECONDS)
            return seconds, idle, place.resident(), first, then

    seconds, resident, ready, first, then = asyncio.run(measure())
    yield Limit(f"start to the first answer, {MANY} games", statistics.median(seconds), 1.2, "s")
    yield Limit(f"memory before anybody plays, {MANY} games", resident, 130, "MiB")
    yield Limit("memory when the rules have been searched", ready, 130, "MiB")
    yield Limit("the first search of the rules in a new folder", first, 6, "s")
    yield Limit("the first search of the rules after a start", then, 1, "s")


BARS = (busy_second, many_games, start)
