"""The parlour with the real bot in it: both in this process, or the bot in one of its own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from bot import running
from bot.children.children import Children
from bot.client import Seneschal
from bot.config import Settings
from bot.offers import own_offers
from bot.parlour.server import Parlour
from bot.service.core.rate_limits import RATES, Rate
from bot.service.service import Service
from tests.support.databases import made_ready
from tests.support.here import children_here
from tests.support.player import Player
from tests.support.sources import ROOT
from tests.support.translated import translate_once

READY_SECONDS = 30


def settings(folder: Path) -> Settings:
    """Settings of a bot in a folder, whatever the environment says."""
    return Settings(_env_file=None, folder=folder, parlour_port=0, backup_hours=0)  # type: ignore[call-arg]


class Tavern:
    """A parlour and the bot in it."""

    def __init__(self, parlour: Parlour, client: Seneschal) -> None:
        self.parlour, self.client = parlour, client
        self.service: Service = client.service

    def player(self, name: str, channel: str = "tavern") -> Player:
        """A person of the parlour."""
        return Player(self.parlour, name, channel)

    async def quiet(self) -> None:
        """Wait until the bot has posted everything, and every private panel shows what it should."""
        await self.service.outbox.idle()
        await self.client.following.idle()
        await self.parlour.acting.settled()


@contextlib.asynccontextmanager
async def tavern(
    folder: Path, parlour: Parlour | None = None, children: Children | None = None
) -> AsyncIterator[Tavern]:
    """Bot and parlour in this process, and what draws too unless told otherwise. A parlour that is given stays open."""
    made_ready(folder)
    translate_once()
    own = children or children_here()
    house = parlour or Parlour(folder / "parlour", offers=own_offers(own.tables))
    if parlour is None:
        await house.start()
    try:
        place = running.ChatAddress(house.api_url, house.gateway_url)
        async with running.open_bot(settings(folder), place, own) as client:
            client.service.budgets.rates = dict.fromkeys(RATES, Rate(1_000_000, 1.0))  # tests act faster than people
            task = asyncio.create_task(client.start(running.PARLOUR_TOKEN))
            await asyncio.wait_for(client.answering.wait(), READY_SECONDS)
            await house.bot_online()
            try:
                yield Tavern(house, client)
            finally:
                await client.close()
                await asyncio.gather(task, return_exceptions=True)
    finally:
        if parlour is None:
            await house.stop()


class BotProcess:
    """The bot as its operator runs it, at a parlour of this process."""

    def __init__(self, folder: Path, parlour: Parlour) -> None:
        self.folder, self.parlour = folder, parlour
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        environment = {**os.environ, "SENESCHAL_FOLDER": str(self.folder), "SENESCHAL_BACKUP_HOURS": "0"}
        environment.pop("DISCORD_TOKEN", None)
        words = [sys.executable, "-m", "bot", "run", "--at", f"127.0.0.1:{self.parlour.port}"]
        log = (self.folder / "bot.log").open("ab")
        with log:
            self.process = subprocess.Popen(
                words, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        await self.parlour.bot_online(READY_SECONDS)

    async def end(self, sign: int = signal.SIGTERM) -> int:
        """End it by its id, kindly or not; its exit code."""
        if self.process is None:
            return 0
        self.process.send_signal(sign)
        code = await asyncio.to_thread(self.process.wait, READY_SECONDS)
        self.process = None
        while self.parlour.gateway.online:
            await asyncio.sleep(0.01)
        return code

    async def kill(self) -> None:
        """As a power cut would."""
        await self.end(signal.SIGKILL)

    def log(self) -> str:
        """What it wrote to its log."""
        return (self.folder / "bot.log").read_text()


@contextlib.asynccontextmanager
async def bot_process(folder: Path, parlour: Parlour) -> AsyncIterator[BotProcess]:
    """A running bot in a process of its own; it never outlives the test."""
    process = BotProcess(folder, parlour)
    try:
        await process.start()
        yield process
    finally:
        await process.end(signal.SIGKILL)
