"""Start and stop of the living program: the bot on Discord, or the bot and its parlour in one process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from bot import gc_tuning, logs, startup_checks
from bot.children.children import Children
from bot.config import Settings
from bot.engine.run import BUILD
from bot.housekeeping import Housekeeping, show_life
from bot.reset import Agree, begun_anew
from bot.service.core.ports import SystemClock
from bot.service.service import Service
from bot.service.upkeep import upgrades
from bot.service.upkeep.index import Index
from bot.storage import uses
from bot.storage.database import Database
from bot.storage.faults import StorageFault

if TYPE_CHECKING:
    from bot.client import Seneschal
    from bot.parlour.server import Parlour

PARLOUR_TOKEN = "parlour"
GOODBYE_SECONDS = 10
DONE, STOPPED, REFUSED = 0, 1, 2

log = logging.getLogger("seneschal")


class ChatAddress(Struct, frozen=True):
    """Where the bot finds its chat service; None for each: Discord itself."""

    api: str | None = None
    gateway: str | None = None


def run_bot(settings: Settings, token: str, place: ChatAddress, told: Callable[[str], None]) -> int:
    """The bot alone; the exit code. ``told`` gets the link that invites it to a server, once it is ready."""
    prepare_log(settings)
    startup_checks.check_folder(settings.folder)
    return asyncio.run(_bot(settings, token, place, told))


def run_parlour(settings: Settings, *, fresh: Agree | None, serve_only: bool, told: Callable[[str], None]) -> int:
    """The parlour, with the bot in it unless told otherwise. ``told`` gets the address of its page.

    With ``fresh`` it is emptied before, if that agrees. Nothing is touched before the locks and the port are had.
    """
    prepare_log(settings)
    with startup_checks.claimed(settings.folder, settings.parlour_port) as door:
        if fresh is not None and not begun_anew(settings, serve_only, fresh):
            return REFUSED
        return asyncio.run(_parlour(settings, door, serve_only, told))


def prepare_log(settings: Settings) -> None:
    """To standard error."""
    logging.basicConfig(
        level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s", force=True
    )
    logs.catch_the_rest()


async def _bot(settings: Settings, token: str, place: ChatAddress, told: Callable[[str], None]) -> int:
    stopping = asyncio.Event()
    _on_signals(stopping)
    async with open_bot(settings, place) as client:
        return await _until(stopping, client, settings.folder, token, lambda: told(client.invitation()))


async def _parlour(settings: Settings, door: socket.socket, serve_only: bool, told: Callable[[str], None]) -> int:
    from bot.offers import own_offers
    from bot.parlour.server import Parlour

    stopping = asyncio.Event()
    _on_signals(stopping)
    with startup_checks.folder_faults(settings.folder):
        folder = settings.folder / startup_checks.PARLOUR
        children = Children()
        parlour = Parlour(folder, token=PARLOUR_TOKEN, faults=serve_only, offers=own_offers(children.tables))
        await parlour.start(door=door)
    try:
        if serve_only:
            told(parlour.page_url)
            await stopping.wait()
            return DONE
        return await _inhabited(settings, parlour, children, stopping, told)
    finally:
        await parlour.stop()
        await children.close()


async def _inhabited(
    settings: Settings, parlour: Parlour, children: Children, stopping: asyncio.Event, told: Callable[[str], None]
) -> int:
    async with open_bot(settings, ChatAddress(parlour.api_url, parlour.gateway_url), children) as client:
        own = int(parlour.world.guild["id"])
        if await client.service.database.read(lambda session: uses.holds_others(session, own)):
            # Its games would lose their channels here, and what waits to be posted would be given up.
            raise startup_checks.CannotStart("parlour-of-discord", folder=str(settings.folder))
        return await _until(stopping, client, settings.folder, PARLOUR_TOKEN, lambda: told(parlour.page_url))


@contextlib.asynccontextmanager
async def open_bot(
    settings: Settings, place: ChatAddress, children: Children | None = None
) -> AsyncIterator[Seneschal]:
    """The bot with its service and database, not yet connected; all of it is closed at the end."""
    from bot.client import Seneschal, use_loopback

    if place.api is not None and place.gateway is not None:
        use_loopback(place.api, place.gateway)
    BUILD.tag = upgrades.build()
    database = await Database.open(settings.database_url, settings.folder)
    service = Service(database, SystemClock(), children)
    index = Index(service.core, service.children, settings.folder)
    service.rulebook.program = index.shelf
    client = Seneschal(service, settings)
    soon = asyncio.create_task(_once_answering(client, index))
    housekeeping = Housekeeping(settings, service, client.healthy)
    housekeeping.quiet()
    keeping = asyncio.create_task(housekeeping.run())
    try:
        yield client
    finally:
        with contextlib.suppress(TimeoutError, StorageFault):
            await asyncio.wait_for(service.upgrades.note(), GOODBYE_SECONDS)
        keeping.cancel()
        soon.cancel()
        await asyncio.gather(keeping, soon, return_exceptions=True)
        housekeeping.quiet()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(client.close(), GOODBYE_SECONDS)
        await service.close()


async def _until(stopping: asyncio.Event, client: Seneschal, folder: Path, token: str, told: Callable[[], None]) -> int:
    """Run until a signal says stop, or the connection ends for good."""
    note = uses.used_in_parlour if token == PARLOUR_TOKEN else uses.used_on_discord
    await client.service.database.write(note)
    stopped = asyncio.create_task(stopping.wait())
    running = asyncio.create_task(client.start(token))
    ready = asyncio.create_task(_ready(client, folder, told))
    try:
        await asyncio.wait({stopped, running}, return_when=asyncio.FIRST_COMPLETED)
        if not running.done():
            return DONE
        error = running.exception()
        if error is not None:
            raise error
        return STOPPED
    finally:
        for task in (stopped, ready, running):
            task.cancel()
        await asyncio.gather(stopped, ready, running, return_exceptions=True)


async def _ready(client: Seneschal, folder: Path, told: Callable[[], None]) -> None:
    await client.answering.wait()
    show_life(folder, client.service.clock.now())  # before anybody is told: whoever asks then is not told otherwise
    gc_tuning.calm()
    told()


async def _once_answering(client: Seneschal, index: Index) -> None:
    await client.answering.wait()
    await index.soon()


def _on_signals(stopping: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopping.set)
