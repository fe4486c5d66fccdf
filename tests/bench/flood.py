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

SECONDS, PAUSE, ROUNDS = 8.0, 0.04, 3
MOST = 10
SHARE = 0.99
COMMANDS = (
    ("/mk look", {"figure": "A1"}),
    ("/mk reach", {"figure": "A1"}),
    ("/mk figure", {"name": "A1"}),
    ("/mk zoom", {"figure": "A1"}),
)
KEYS = (("/do", "line", ("", "m", "mo", "move A1 ", "ranged ")), ("/mk figure", "name", ("a", "zz", "war")))


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


async def pressed(place: Hall, at: Table) -> list[float]:
    """Milliseconds to the acknowledgements of one player, who does something now and then."""
    found = []
    end = time.perf_counter() + SECONDS
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


async def compared(place: Hall, at: Table, act: Callable[[int], object]) -> Timed:
    """Acknowledgements in that flood and in quiet, by turns."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        await place.parlour.acting.settled(timeout=60)
        times[1].extend(await pressed(place, at))
        flood = asyncio.create_task(flooded(act))
        times[0].extend(await pressed(place, at))
        flood.cancel()
    busy, quiet = (percentile(found, SHARE) / 1e3 for found in times)
    return Timed(busy, quiet, busy / quiet)


def floods() -> Iterator[Bar]:
    """Two hundred acts a second by one person, of each kind."""

    async def measure() -> list[tuple[str, Timed]]:
        with tempfile.TemporaryDirectory() as folder:
            async with hall(Path(folder) / "hall", FEW) as place:
                field = await field_in(place, Path(folder) / "hall")
                await place.start()
                who, where, acting = field.people[0], field.channel, place.parlour.acting

                def key(number: int) -> None:
                    path, option, texts = KEYS[number // 40 % len(KEYS)]
                    acting.begin_complete(who, where, path, {option: texts[number % len(texts)]}, option)

                def command(number: int) -> None:
                    acting.begin_slash(who, where, *COMMANDS[number % len(COMMANDS)])

                other = place.tables[0]
                await compared(place, other, key)
                return [
                    ("keys", await compared(place, other, key)),
                    ("commands", await compared(place, other, command)),
                ]

    for name, timed in asyncio.run(measure()):
        yield Bar(f"acknowledgement, 99 of 100: 200 {name} a second", "the same in quiet", timed, MOST)


BARS = (floods,)
"""Last of all benches: what it leaves behind need not settle."""
