"""``pack import``, ``pack list`` and ``pack drop``: a server's own packs, looked after from outside the bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bot import config
from bot import packs as shipped
from bot.children.examining import examined
from bot.children.limits import bounded
from bot.cli.arguments import WrongUsage
from bot.cli.storing import Act, Print
from bot.engine.sheets import PackFaults
from bot.i18n.packtext import pack_fault_texts
from bot.i18n.speech import Speech
from bot.service.lobby import packs
from bot.storage.database import Database, peek
from bot.storage.packs import packs_of

T = TypeVar("T")

SERVER = "--server"
MOST_SERVER = 2**63 - 1


def server_of(text: str | None) -> int:
    """The number that Discord has given to a server."""
    if text is None:
        raise WrongUsage("usage-missing-word", word=SERVER)
    if not (text.isascii() and text.isdigit() and len(text) < 20 and 0 < int(text) <= MOST_SERVER):
        raise WrongUsage("usage-no-number", option=SERVER, given=text[:40])
    return int(text)


def importing(folder: str, guild: int, name: str | None) -> Act:
    """``pack import PATH --server ID [--name NAME]``: the checks of ``pack check``, then the pack is the server's."""

    def act(settings: config.Settings, speech: Speech, say: Print) -> int:
        path = Path(folder)
        called = packs.pack_name(path.resolve().name if name is None else name)
        try:
            with bounded():
                pack = examined(shipped.read_pack(path))
        except PackFaults as refused:
            for line in pack_fault_texts(refused, speech):
                say(line)
            say(speech.fault(refused))
            return 1
        now = int(time.time())
        kept = changed(settings, lambda session: packs.store_pack(session, guild, called, pack, now))
        for line in kept.told(speech, str):
            say(line)
        return 0

    return act


def listing(guild: int) -> Act:
    """``pack list --server ID``: works beside a running bot."""

    def act(settings: config.Settings, speech: Speech, say: Print) -> int:
        there = asyncio.run(peek(settings.database_url, settings.folder, lambda session: packs_of(session, guild)))
        for line in packs.list_packs(there, speech, str) or [speech.text("packs-none")]:
            say(line)
        return 0

    return act


def dropping(guild: int, name: str) -> Act:
    """``pack drop NAME --server ID``: games that have begun with it go on."""

    def act(settings: config.Settings, speech: Speech, say: Print) -> int:
        own = changed(settings, lambda session: packs.take_pack_away(session, guild, name))
        say(speech.text("packs-dropped", name=own.name))
        return 0

    return act


def changed(settings: config.Settings, change: Callable[[Any], T]) -> T:
    """Change a database that no bot is using. Raises Locked where one is."""

    async def run() -> T:
        database = await Database.open(settings.database_url, settings.folder)
        try:
            return await database.write(change)
        finally:
            await database.close()

    return asyncio.run(run())
