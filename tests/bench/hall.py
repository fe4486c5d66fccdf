"""A parlour full of tables in the middle of battles, and a bot in a process of its own among many stored games."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, update
from sqlmodel import Session

from bot.engine.playout import picker
from bot.parlour import Parlour
from bot.parlour.wire import Json
from bot.storage.models import OVER, Decision, Game, Outbox, Seat, table
from tests.bench import storage
from tests.service.test_tables import chosen
from tests.support.house import House, house, said
from tests.support.processes import children_of, resident, stat
from tests.support.sources import ROOT
from tests.support.waiting import move

GAME, SEAT, DECISION, OUTBOX = map(table, (Game, Seat, Decision, Outbox))
TABLES = 20
MIDDLE = 20
"""Acts after which a battle is in full swing."""

READY_SECONDS = 60
LAGS = "lags.json"


def stored(session: Session, games: int) -> None:
    """So many games that are over."""
    storage.fill(session, games)
    session.execute(update(GAME).values(status=OVER, ended_at=1))
    session.execute(update(DECISION).values(closed_at=1))


class Table(Struct):
    """A game, its channel, and the two people at it.

    ``number`` alone decides what is done there: halls with other games beside them see the same battles.
    """

    number: int
    game: int
    channel: str
    people: tuple[str, str]


class Times(Struct):
    """Milliseconds from commands to their acknowledgements, and to the public pictures that they led to."""

    acknowledged: list[float] = []
    shown: list[float] = []


class Hall:
    """The tables, the parlour they stand in, and the bot's process."""

    def __init__(self, folder: Path, parlour: Parlour, tables: list[Table]) -> None:
        self.folder, self.parlour, self.tables = folder, parlour, tables
        self.process: subprocess.Popen[bytes] | None = None
        self.shown: dict[str, asyncio.Future[float]] = {}
        self.turn = 0
        self.used = 0.0
        """Seconds of processor time that acts have taken; what suggests them to the bench is no part of it."""

        self._publish, self._respond = parlour.house.publish_message, parlour.desk.respond
        self._answered: dict[str, float] = {}
        self._pictures: dict[str, str] = {}
        parlour.house.publish_message = self._published  # type: ignore[method-assign]
        parlour.desk.respond = self._responded  # type: ignore[method-assign]

    async def start(self) -> float:
        """Start the bot and wait until it has answered somebody; how many seconds that took."""
        environment = {**os.environ, "SENESCHAL_FOLDER": str(self.folder), "SENESCHAL_BACKUP_HOURS": "0"}
        environment.pop("DISCORD_TOKEN", None)
        words = [sys.executable, "-m", "tests.bench.ticking", str(self.folder / LAGS)]
        words += ["run", "--at", f"127.0.0.1:{self.parlour.port}"]
        begun = time.perf_counter()
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(words, cwd=ROOT, env=environment, stdout=log, stderr=log)
        await self.parlour.bot_online(READY_SECONDS)
        place = self.tables[0]
        await self.acknowledged(self.parlour.acting.begin_slash(place.people[0], place.channel, "/my", {}))
        took = time.perf_counter() - begun
        await (
            self.parlour.acting.settled()
        )  # whoever ends the bot before its answer is there waits for that answer for ever
        return took

    async def stop(self) -> None:
        """End the bot."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(self.process.wait, READY_SECONDS)
            self.process = None
        while self.parlour.gateway.online:
            await asyncio.sleep(0.01)

    async def rules_searched(self) -> float:
        """Search the rules; how many seconds it took."""
        place, begun = self.tables[0], time.perf_counter()
        shown = await self.parlour.acting.slash(place.people[0], place.channel, "/rules search", {"words": "free spin"})
        await self.parlour.acting.settled(shown, quiet=0)
        return time.perf_counter() - begun

    def lags(self) -> list[float]:
        """By how many milliseconds the bot's event loop was late, at each tick while it drew."""
        found: list[float] = json.loads((self.folder / LAGS).read_text())
        return found

    def resident(self) -> float:
        """Memory of the bot's process in MiB."""
        assert self.process is not None
        return resident(self.process.pid)

    def processor(self) -> float:
        """Seconds of processor time that the bot and its children have used."""
        assert self.process is not None
        numbers = (self.process.pid, *children_of(self.process.pid))
        return sum(int(ticks) for number in numbers for ticks in stat(number)[11:13]) / os.sysconf("SC_CLK_TCK")

    async def round(self, times: Times, seconds: float = 1.0) -> None:
        """One act at every table, at moments spread at random."""
        self.turn += 1
        chance = random.Random(self.turn)
        acts = [await self.act(place) for place in self.tables]
        before = self.processor()
        await asyncio.gather(
            *[
                self._timed(place, act, chance.random() * seconds, times)
                for place, act in zip(self.tables, acts, strict=True)
                if act is not None
            ]
        )
        async with asyncio.timeout(30):
            await self.parlour.acting.settled()
        self.used += self.processor() - before

    def tick(self) -> None:
        """From now on the bot notes how late its event loop is."""
        assert self.process is not None
        self.process.send_signal(signal.SIGUSR1)

    async def act(self, place: Table) -> tuple[str, str] | None:
        """Somebody of a table and what he may say now; None at a table whose battle is over."""
        for person in place.people:
            found = await self.parlour.acting.complete(person, place.channel, "/do", {}, "line")
            lines = [one["value"] for one in found]
            if lines:
                return person, lines[picker(f"{place.number} {self.turn}".encode())(len(lines))]
        return None

    async def _timed(self, place: Table, act: tuple[str, str], wait: float, times: Times) -> None:
        person, line = act
        shown = self.shown[place.channel] = asyncio.get_running_loop().create_future()
        await asyncio.sleep(wait)
        begun = time.perf_counter()
        made = self.parlour.acting.begin_slash(person, place.channel, "/do", {"line": line})
        times.acknowledged.append(1e3 * (await self.acknowledged(made) - begun))
        done, _ = await asyncio.wait({shown}, timeout=5)
        if done:  # an act that nobody else may know of posts nothing
            times.shown.append(1e3 * (shown.result() - begun))

    async def acknowledged(self, made: Any) -> float:
        """When the bot acknowledged something."""
        await asyncio.wait_for(made.answered.wait(), 5)
        return self._answered.pop(made.id)

    def _responded(self, key: str, *rest: Any) -> Json:
        self._answered[key] = time.perf_counter()
        return self._respond(key, *rest)

    def _published(self, kind: str, message: Json) -> None:
        self._publish(kind, message)
        waiting = self.shown.get(message["channel_id"])
        picture = next((file["id"] for file in message["attachments"]), "")
        drawn = kind == "edit" and picture and message["id"] not in self.parlour.world.private
        if drawn and self._pictures.get(message["channel_id"]) != picture:  # else only the text of the story grew
            self._pictures[message["channel_id"]] = picture
            if waiting is not None and not waiting.done():
                waiting.set_result(time.perf_counter())


async def in_the_middle(built: House, place: Table) -> None:
    """Play a table's game on to the middle of a battle."""
    for turn in range(MIDDLE):
        seat, line = await built.service.core.look(
            place.game, lambda live, turn=turn: chosen(live, place.number + turn)
        )  # type: ignore[misc]
        live = await built.service.core.live(place.game)
        await said(built.service, place.game, live.seats[seat].user_id or 0, line, seat=seat)


def people_at(session: Session, place: Table) -> None:
    """Seat people at a table, with all the time they want."""
    session.execute(update(GAME).where(GAME.c.id == place.game).values(limit=0))
    session.execute(update(DECISION).where(DECISION.c.game_id == place.game).values(due=None))
    for seat, person in enumerate(place.people):
        row = update(SEAT).where(SEAT.c.game_id == place.game, SEAT.c.seat == seat)
        session.execute(row.values(user_id=int(person)))


def all_posted(session: Session) -> None:
    """What happened so far need not be posted."""
    session.execute(delete(OUTBOX))


@asynccontextmanager
async def hall(folder: Path, games: int, tables: int = TABLES) -> AsyncIterator[Hall]:
    """A parlour with so many tables, and so many stored games. The bot is not started yet."""
    folder.mkdir()
    async with Parlour(folder / "parlour") as parlour:
        world, guild = parlour.world, int(parlour.world.guild["id"])
        made_tables = []
        async with house(folder, connect=False) as built:
            write = built.service.database.write
            await write(lambda session: stored(session, games))
            for number in range(tables):
                names = tuple(world.add_person(f"{side}{number}", "en")["id"] for side in ("north", "south"))
                game = await built.open_game("ana", "ben")
                place = Table(number, game, world.add_place(f"table{number}")["id"], names)
                await write(lambda session, place=place: people_at(session, place))  # type: ignore[misc]
                await move(built, place.game, int(place.channel), guild)
                await in_the_middle(built, place)
                made_tables.append(place)
            await write(all_posted)
        made = Hall(folder, parlour, made_tables)
        try:
            yield made
        finally:
            await made.stop()
