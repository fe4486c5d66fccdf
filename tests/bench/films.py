"""Twelve films asked for by strangers while twenty tables act: what a public picture waits, and what memory is held."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.engine.errors import Refused
from tests.bench.hall import TABLES, Hall, Times, all_posted, hall, people_at
from tests.bench.hall import Table as Place
from tests.bench.timing import Limit
from tests.service.test_tables import chosen
from tests.support.house import House, house, said
from tests.support.processes import children_of, resident
from tests.support.waiting import move

LINES, BATTLES, LANGUAGES = 240, 4, ("en", "pl", "cs")
FEW, FILMS, WARMING, ROUNDS = 10, 12, 3, 4
LOOK_SECONDS = 0.02


async def battle(built: House, game: int, said: list[tuple[int, str]]) -> None:
    """Play on at random, and note what was said."""
    for turn in range(LINES):
        try:
            seat, line = await built.service.core.look(game, lambda live, turn=turn: chosen(live, turn))  # type: ignore[misc]
        except IndexError:
            return  # it is over
        await say(built, game, seat, line)
        said.append((seat, line))


async def say(built: House, game: int, seat: int, line: str) -> None:
    """One line."""
    live = await built.service.core.live(game)
    await said(built.service, game, live.seats[seat].user_id or 0, line, seat=seat)


async def battles(folder: Path, place: Hall) -> list[str]:
    """Long battles of figures that differ in their last line only, each in a channel; where they are."""
    world, channels, said = place.parlour.world, [], list[tuple[int, str]]()
    async with house(folder, connect=False) as built:
        for number in range(BATTLES):
            game = await built.open_game("ana", "ben", key="mage_knight")
            names = tuple(world.add_person(f"{side}{number}", "en")["id"] for side in ("east", "west"))
            there = Place(TABLES + number, game, world.add_place(f"battle{number}")["id"], names)
            if not said:
                await battle(built, game, said)
            else:
                for seat, line in said[: len(said) - number]:
                    try:
                        await say(built, game, seat, line)
                    except Refused:
                        break
            await move(built, game, int(there.channel), int(world.guild["id"]))
            await built.service.database.write(lambda session, there=there: people_at(session, there))  # type: ignore[misc]
            channels.append(there.channel)
        await built.service.database.write(all_posted)
    return channels


async def watched(place: Hall, most: dict[int, float]) -> None:
    """Note the most that each child holds."""
    while place.process is not None:
        for number in children_of(place.process.pid):
            most[number] = max(resident(number), most.get(number, 0))
        await asyncio.sleep(LOOK_SECONDS)


async def acted(place: Hall) -> list[float]:
    """One act at every table, in a second; milliseconds to the public pictures."""
    place.turn += 1
    times, chance = Times(acknowledged=[], shown=[]), random.Random(place.turn)
    acts = [(one, await place.act(one)) for one in place.tables]
    await asyncio.gather(*[place._timed(one, act, chance.random(), times) for one, act in acts if act is not None])
    return times.shown


def films() -> Iterator[Limit]:
    """Nobody waits for a film but who has asked for it."""

    async def measure() -> tuple[list[float], list[float], float, dict[int, float], list[Any]]:
        with tempfile.TemporaryDirectory() as name:
            async with hall(Path(name) / "hall", FEW, TABLES) as place:
                channels = await battles(Path(name) / "hall", place)
                strangers = [place.parlour.world.add_person(f"stranger {one}", one)["id"] for one in LANGUAGES * 2]
                await place.start()
                for _ in range(WARMING):
                    await acted(place)
                for channel in channels:
                    place.parlour.acting.begin_slash(strangers[0], channel, "/board", {})
                async with asyncio.timeout(60):
                    await place.parlour.acting.settled()
                quiet = [shown for _ in range(ROUNDS) for shown in await acted(place)]
                before = place.resident()
                most: dict[int, float] = {}
                watching = asyncio.create_task(watched(place, most))
                asked = [
                    place.parlour.acting.begin_slash(
                        strangers[number % 6], channels[number // 3], "/mageknight film", {}
                    )
                    for number in range(FILMS)
                ]
                busy = [shown for _ in range(ROUNDS) for shown in await acted(place)]
                async with asyncio.timeout(300):
                    await place.parlour.acting.settled()
                held = place.resident() - before
                watching.cancel()
                return quiet, busy, held, most, [one for one in asked if films_of(place, one)]

    quiet, busy, held, most, done = asyncio.run(measure())
    tables, *others = sorted(most.items())
    told = f"public picture while {len(done)} films are drawn, median (without: {statistics.median(quiet):.0f} ms)"
    yield Limit(told, statistics.median(busy), 500, "ms")
    yield Limit("the same, the slowest", max(busy), 3000, "ms")
    yield Limit("memory that the bot has more after it", held, 120, "MiB")
    yield Limit("memory of the child that draws tables", tables[1], 400, "MiB")
    largest = max(dict(others).values())
    yield Limit(f"memory of the largest of {len(others)} children that drew films", largest, 400, "MiB")


def films_of(place: Hall, asked: Any) -> bool:
    """True if a film came of a command."""
    return any(
        part["filename"].endswith(".gif")
        for message in place.parlour.world.messages.values()
        if (message.get("interaction_metadata") or {}).get("id") == asked.id
        for part in message["attachments"]
    )


BARS = (films,)
