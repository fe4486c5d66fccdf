"""The parlour: one server on the loopback address for the API, the gateway, the files and the page."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import deque
from pathlib import Path

from aiohttp import web

from bot.parlour import pages, rest_application, rest_channels
from bot.parlour.acting import Acting
from bot.parlour.clock import Clock
from bot.parlour.components import file_ids
from bot.parlour.faults import Faults
from bot.parlour.files import Files
from bot.parlour.gateway import Gateway
from bot.parlour.house import HOUSE, House, Logged
from bot.parlour.interactions import Desk
from bot.parlour.limits import REQUEST_BYTES
from bot.parlour.managing import Managing
from bot.parlour.offers import Offers
from bot.parlour.rates import Rates
from bot.parlour.rest import API, FAULTS, RATES, Handler, rest
from bot.parlour.saving import Journal
from bot.parlour.world import World

LOOPBACK = "127.0.0.1"
HTTP = "80"
"""The port that nobody who speaks HTTP names."""


def hosts_of(port: str) -> tuple[str, ...]:
    """How a program on this machine names a port of it."""
    names = (LOOPBACK, "localhost")
    return (*(f"{name}:{port}" for name in names), *(names if port == HTTP else ()))


@web.middleware
async def only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a page of another site that reaches for the loopback address, by its Host or its Origin."""
    port = request.app[HOUSE].address.rpartition(":")[2]
    hosts = hosts_of(port)
    origin = request.headers.get("Origin")
    if request.host not in hosts or (origin is not None and origin.removeprefix("http://") not in hosts):
        return web.Response(status=403, text="Only from this machine.")
    return await handler(request)


class Parlour:
    """A stand-in for Discord. `folder` keeps its guild between starts; None keeps nothing."""

    def __init__(
        self,
        folder: Path | None = None,
        *,
        token: str = "parlour",
        clock: Clock | None = None,
        faults: bool = False,
        privileged_intents: int = 0,
        offers: Offers | None = None,
    ) -> None:
        self.clock = clock or Clock()
        self.journal = Journal(folder) if folder else None
        self.world = World(self.clock, self.journal)
        files = Files(folder)
        files.keep_only({key for one in self.world.messages.values() for key in file_ids(one)})
        self.gateway = Gateway(self.world, token, privileged_intents)
        self.house = House(self.world, files, self.clock, self.gateway, offers or Offers())
        self.gateway.outgoing = self.house.absolute
        self.desk = Desk(self.house)
        self.acting = Acting(self.house, self.desk)
        self.managing = Managing(self.house)
        self.faults = Faults(self.gateway)
        self.rates = Rates(self.clock)
        self.token = token
        self.port = 0
        self._faults_page = faults
        self._runner: web.AppRunner | None = None

    @property
    def log(self) -> deque[Logged]:
        """The latest requests of the bot."""
        return self.house.log

    @property
    def api_url(self) -> str:
        """What discord.py calls Route.BASE."""
        return self.house.address + API

    @property
    def gateway_url(self) -> str:
        """Where a bot connects."""
        return self.gateway.address

    @property
    def page_url(self) -> str:
        """Where people go with their browser."""
        return self.house.address + "/"

    def _application(self) -> web.Application:
        app = web.Application(middlewares=[only_from_here, rest, pages.refusals], client_max_size=2 * REQUEST_BYTES)
        app[HOUSE], app[FAULTS], app[RATES] = self.house, self.faults, self.rates
        app[rest_application.DESK], app[pages.ACTING], app[pages.WAITING] = self.desk, self.acting, set()
        app.add_routes(rest_application.routes())
        app.add_routes(rest_channels.routes())
        app.add_routes(pages.routes(self._faults_page))
        app.router.add_get("/gw", self.gateway.connect)
        return app

    async def start(self, port: int = 0, door: socket.socket | None = None) -> None:
        """Listen, on a free port where none is given; on a door that somebody has opened before."""
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, port) if door is None else web.SockSite(self._runner, door)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.house.address = f"http://{LOOPBACK}:{self.port}"
        self.gateway.address = f"ws://{LOOPBACK}:{self.port}/gw"
        if self.journal:
            self.journal.rewrite(self.world.entries())
            self.journal.start(self.world)

    async def stop(self) -> None:
        """Close every connection and write everything down."""
        self.house.feed.close()
        await self.gateway.close()
        if self._runner:
            for task in self._runner.app[pages.WAITING]:
                task.cancel()
            await self._runner.cleanup()
        if self.journal:
            await self.journal.stop()
            self.journal.rewrite(self.world.entries())

    async def bot_online(self, timeout: float = 10.0) -> None:
        """Wait until a bot is connected and has registered its commands."""
        async with asyncio.timeout(timeout):
            while not (self.gateway.online and self.world.commands):
                await asyncio.sleep(0.01)

    async def __aenter__(self) -> Parlour:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await self.stop()
