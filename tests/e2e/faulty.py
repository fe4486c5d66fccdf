"""A running game at the parlour for tests of faults: who plays, what was posted, what was logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.parlour import Parlour
from bot.service.core.loaded_game import LoadedGame
from tests.e2e.playing import thread_of
from tests.e2e.viewing import ACTS, public_line
from tests.e2e.worlds import Moments, copied, stopped_time
from tests.support.house import TestClock
from tests.support.player import Answer, Json, Player, asks, buttons, number_of
from tests.support.tavern import Tavern, tavern

EPHEMERAL = 64
LONGEST = 60


class Faults(logging.Handler):
    """Keeps what the program logs as wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an entry."""
        if record.name == "seneschal.watchdog":
            return  # the machine was busy elsewhere: no fault of the program
        self.told.append(self.format(record))


class Table:
    """A game that goes on, and its people."""

    def __init__(self, t: Tavern, game: int, clock: TestClock, faults: Faults) -> None:
        self.t, self.game, self.clock, self.faults = t, game, clock, faults
        self.parlour: Parlour = t.parlour
        self.thread = thread_of(t)
        self.posted = len(self.numbers())

    def player(self, name: str, channel: str | None = None) -> Player:
        """A person in the game's thread, or elsewhere."""
        return Player(self.parlour, name, channel or self.thread, quiet=0)

    async def live(self) -> LoadedGame:
        """The game as it stands."""
        return await self.t.service.core.live(self.game)

    async def version(self) -> int:
        """How often the game was changed."""
        return (await self.live()).game.version

    async def is_mute(self) -> None:
        """Wait until the game cannot speak."""
        async with asyncio.timeout(10):
            while not (await self.live()).game.muted:
                await asyncio.sleep(0.01)

    async def waited(self) -> Player:
        """Whoever is waited for."""
        live = await self.live()
        user = live.seats[min(live.waiting())].user_id
        return self.player(str(self.parlour.world.people[str(user)]["name"]))

    async def other(self) -> Player:
        """The player who is not waited for."""
        return self.player("ben" if (await self.waited()).name == "ana" else "ana")

    async def line(self) -> str:
        """A line that may be said now."""
        live = await self.live()
        return public_line(live, min(live.waiting()), ACTS)

    async def act(self) -> Answer:
        """Say a line that may be said; it must count."""
        version, player = await self.version(), await self.waited()
        answer = await player.slash("/do", line=await self.line())
        assert await self.version() > version, answer.text
        return answer

    def public(self, channel: str | None = None) -> list[Json]:
        """What the bot has posted for all, oldest first."""
        world = self.parlour.world
        found = [world.messages[key] for key in world.streams.get(channel or self.thread, ())]
        bot = world.bot["id"]
        return [one for one in found if one["author"]["id"] == bot and not one["flags"] & EPHEMERAL]

    def numbers(self, channel: str | None = None) -> list[int]:
        """The numbers of the bot's posts, in their order."""
        return numbers_of(self.public(channel))

    def news(self) -> Json:
        """The newest message with buttons: the ask."""
        return [one for one in self.public() if asks(one)][-1]

    def story(self) -> Json:
        """The newest message that tells what happened."""
        return [one for one in self.public() if not asks(one)][-1]

    def posted_once(self) -> bool:
        """True if nothing stands there twice: what happened in its order, and each decision asked in one place."""
        told = [numbers_of([one]) for one in self.public() if not asks(one)]
        asked = [key.split("|")[2] for one in self.public() for key in {*buttons(one).values()} if key.startswith("d|")]
        numbers = [number for one in told for number in one]
        every = self.numbers()
        return numbers == sorted(numbers) and len(set(every)) == len(every) and len(set(asked)) == len(asked)

    def requests(self, method: str, part: str) -> list[Any]:
        """The bot's requests of a method whose path holds a part."""
        return [one for one in self.parlour.log if one.method == method and part in one.path]


def numbers_of(messages: list[Json]) -> list[int]:
    """The numbers that messages show."""
    return [number for one in messages if (number := number_of(one))]


def at_table(
    moments: Moments,
    tmp_path: Path,
    play: Callable[[Table], Awaitable[None]],
    *,
    moment: str = "commands",
    faults: bool = False,
) -> None:
    """Play with faults at a running game. Unless some are expected, nothing may be logged as wrong."""
    kept = Faults()
    logger = logging.getLogger("seneschal")

    async def run() -> None:
        async with tavern(copied(moments.folders[moment], tmp_path / "bot")) as t:
            await t.quiet()
            await asyncio.wait_for(play(Table(t, moments.game, clock, kept)), LONGEST)

    logger.addHandler(kept)
    try:
        with stopped_time() as clock:
            asyncio.run(run())
    finally:
        logger.removeHandler(kept)
    assert faults or not kept.told, kept.told


async def until(fits: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not fits():
            await asyncio.sleep(0.01)
