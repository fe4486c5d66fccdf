"""One person floods the bot with keys pressed or commands: how long another player then waits to be acknowledged."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from bot.engine import codec
from bot.games.mage_knight.state import Options
from tests.bench.hall import Hall, Table, hall, in_the_middle, people_at
from tests.bench.living import FEW, percentile
from tests.bench.timing import Bar, Timed
from tests.support.house import house
from tests.support.waiting import move

EVERY = 1 / 200
"""Seconds between two acts of the flood."""

SECONDS, PAUSE, ROUNDS, WARMING = 5.0, 0.02, 3, 2.0
MOST = 10
SHARE = 0.99
COMMANDS = (
    ("/mageknight look", {"figure": "A1"}),
    ("/mageknight reach", {"figure": "A1"}),
    ("/mageknight figure", {"name": "A1"}),
    ("/mageknight zoom", {"figure": "A1"}),
)
KEYS = (("/do", "line", ("", "m", "mo", "move A1 ", "ranged ")), ("/mageknight figure", "name", ("a", "zz", "war")))


async def field_in(place: Hall, folder: Path) -> Table:
    """One more table, at which figures stand on a field."""
    world = place.parlour.world
    names = tuple(world.add_person(f"{side} of the field", "en")["id"] for side in ("north", "south"))
    async with house(folder, connect=False) as built:
        options = codec.encode(Options(build_total=300, limit="none"))
        game = await built.open_game("ana", "ben", key="mage_knight", options=options)
        made = Table(len(place.tables), game, world.add_place("field")["id"], names)
        await built.service.database.write(lambda session: people_at(session, made))
        await move(built, game, int(made.channel), int(world.guild["id"]))
        await in_the_middle(built, made)
    return made


async def pressed(place: Hall, at: Table, seconds: float) -> list[float]:
    """Milliseconds to the acknowledgements of one player, who does something now and then."""
    found = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        begun = time.perf_counter()
        made = place.parlour.acting.begin_slash(at.people[0], at.channel, "/my", {})
        found.append(1e3 * (await place.acknowledged(made) - begun))
        await asyncio.sleep(PAUSE)
    return found


async def flooded(act: Callable[[int], object]) -> None:
    """The flood, until it is stopped."""
    begun = time.perf_counter()
    for number in count():
        act(number)
        await asyncio.sleep(max(0.0, begun + number * EVERY - time.perf_counter()))


async def in_flood(place: Hall, at: Table, act: Callable[[int], object], seconds: float) -> list[float]:
    """What one player waits while another floods the bot."""
    flood = asyncio.create_task(flooded(act))
    try:
        return await pressed(place, at, seconds)
    finally:
        flood.cancel()
        async with asyncio.timeout(60):
            await place.parlour.acting.settled()


def floods() -> Iterator[Bar]:
    """Two hundred acts a second by one person, of each kind, and quiet, by turns."""

    async def measure() -> dict[str, list[float]]:
        with tempfile.TemporaryDirectory() as folder:
            async with hall(Path(folder) / "hall", FEW, tables=1) as place:
                field = await field_in(place, Path(folder) / "hall")
                await place.start()
                who, where, acting = field.people[0], field.channel, place.parlour.acting

                def key(number: int) -> None:
                    path, option, texts = KEYS[number // 40 % len(KEYS)]
                    acting.begin_complete(who, where, path, {option: texts[number % len(texts)]}, option)

                def command(number: int) -> None:
                    acting.begin_slash(who, where, *COMMANDS[number % len(COMMANDS)])

                other = place.tables[0]
                for act in (key, command):  # modules, fonts and menus that whoever comes first waits for
                    await in_flood(place, other, act, WARMING)
                found: dict[str, list[float]] = {"quiet": [], "keys": [], "commands": []}
                for _ in range(ROUNDS):
                    found["quiet"] += await pressed(place, other, SECONDS)
                    found["keys"] += await in_flood(place, other, key, SECONDS)
                    found["commands"] += await in_flood(place, other, command, SECONDS)
                return found

    found = {name: percentile(times, SHARE) / 1e3 for name, times in asyncio.run(measure()).items()}
    quiet = found.pop("quiet")
    for name, busy in found.items():
        timed = Timed(busy, quiet, busy / quiet)
        yield Bar(f"acknowledgement, 99 of 100: 200 {name} a second", "the same in quiet", timed, MOST)


BARS = (floods,)
"""Last of all benches: what it leaves behind need not settle."""
