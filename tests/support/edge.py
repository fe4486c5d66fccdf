"""The real bot in a parlour, with handlers of the test's own behind buttons of kind ``zz``."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Seneschal, use_loopback
from bot.messages.message import Button
from bot.parlour.server import Parlour
from bot.service.core.ports import Outgoing
from bot.service.core.rate_limits import ACT
from bot.service.service import Service
from cogs.forms import Taking, takers
from cogs.items import Answering, answerers
from tests.support.databases import opened_in
from tests.support.here import children_here
from tests.support.house import TestClock
from tests.support.player import Player
from tests.support.translated import translate_once

KIND, OPENER, TAKEN = "zz", "zy", "zy:form"
TOKEN = "parlour"


class Edge:
    """A bot and its parlour."""

    def __init__(self, parlour: Parlour, folder: Path) -> None:
        self.parlour, self.folder = parlour, folder
        self.clock = TestClock()
        self.client: Any = None
        self.service: Any = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the bot; wait until it answers."""
        translate_once()
        use_loopback(self.parlour.api_url, self.parlour.gateway_url)
        self.service = Service(await opened_in(self.folder), self.clock, children_here())
        self.client = Seneschal(self.service)
        self._task = asyncio.create_task(self.client.start(TOKEN))
        ready = asyncio.create_task(self.client.answering.wait())
        done, _ = await asyncio.wait({ready, self._task}, timeout=30, return_when=asyncio.FIRST_COMPLETED)
        if self._task in done:
            self._task.result()
        assert ready in done, "the bot is not ready"

    async def stop(self) -> None:
        """Stop the bot; the parlour stays."""
        await self.client.close()
        await asyncio.gather(*filter(None, [self._task]), return_exceptions=True)
        await self.service.close()

    async def restart(self) -> None:
        """Another bot at the same database and the same parlour."""
        await self.stop()
        await self.start()

    @property
    def channel(self) -> int:
        """The tavern."""
        return next(int(key) for key, one in self.parlour.world.channels.items() if one["name"] == "tavern")

    async def post(self, text: str, *buttons: Button) -> None:
        """A public message of the bot."""
        await self.service.outbox.post(self.channel, Outgoing(text, (buttons,) if buttons else ()))
        await self.service.outbox.idle()
        await self.parlour.acting.settled()

    async def heard(self) -> None:
        """Wait until the bot has taken in all that the server has told it: what is told keeps its order."""
        last = self.client.wait_for("socket_event_type", check=lambda name: name == "LAST")
        self.parlour.house.gateway.dispatch("LAST", {})
        await last

    def player(self, name: str = "ana") -> Player:
        """A person of the parlour."""
        return Player(self.parlour, name)

    def requests(self, method: str, part: str) -> list[Any]:
        """What the bot asked of the server."""
        return [one for one in self.parlour.log if one.method == method and part in one.path]


@contextlib.asynccontextmanager
async def edge(folder: Path) -> AsyncIterator[Edge]:
    """A running bot. What it redirects is put back."""
    kept = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    parlour = Parlour()
    await parlour.start()
    built = Edge(parlour, folder)
    try:
        await built.start()
        try:
            yield built
        finally:
            await built.stop()
    finally:
        await parlour.stop()
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = kept


def at_edge(folder: Path, play: Callable[[Edge], Awaitable[None]]) -> None:
    """Run something with a bot of its own."""

    async def run() -> None:
        async with edge(folder) as built:
            await play(built)

    asyncio.run(run())


@contextlib.contextmanager
def handling(handler: Any = None, opener: Any = None, taker: Any = None) -> Iterator[None]:
    """Let handlers of the test answer presses of kind ``zz`` and ``zy``, and the form ``zy:form``."""
    if handler is not None:
        answerers[KIND] = Answering(handler, ACT, False)
    if opener is not None:
        answerers[OPENER] = Answering(opener, ACT, True)
    if taker is not None:
        takers[TAKEN] = Taking(taker, ACT)
    try:
        yield
    finally:
        answerers.pop(KIND, None)
        answerers.pop(OPENER, None)
        takers.pop(TAKEN, None)


def button(label: str = "Press", option: str = "", kind: str = KIND) -> Button:
    """A button of the test's own."""
    return Button(f"{kind}|0|0|{option}", label)


def library_keeps(client: discord.Client) -> int:
    """How many views and forms the library holds."""
    store = client._connection._view_store
    return len(store._views) + len(store._synced_message_views) + len(store._modals)
