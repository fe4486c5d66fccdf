"""What has to be done now and then: the sign of life, backups, old rows, and a look at the disk."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable
from pathlib import Path

from bot.config import Settings
from bot.logs import Sparing
from bot.service.service import Service
from bot.storage import games, outbox
from bot.storage.backup import automatic
from bot.storage.facts import set_fact, time_of

EVERY = 15
HEALTH = "healthy"
"""A file in the folder whose age tells the container whether the bot lives."""

STALE = 60
DAY = 86_400
KEPT_INTERACTIONS = DAY
KEPT_POSTS = 7 * DAY
BACKUP = "backup"
LOW, VERY_LOW = 10, 2

log = logging.getLogger("seneschal.housekeeping")


class Housekeeping:
    """Looks after the program while it runs."""

    def __init__(self, settings: Settings, service: Service, healthy: Callable[[], bool]) -> None:
        self.settings = settings
        self.service = service
        self.healthy = healthy
        self.warned = 100
        self.faults = Sparing(log)

    async def run(self) -> None:
        """For ever. One task that fails does not keep the others from being done."""
        while True:
            for task in (self.sign, self.forget, self.back_up, self.look_at_disk, self.service.upgrades.note):
                try:
                    await task()
                except Exception as error:
                    self.faults.failed(f"housekeeping, {task.__name__}", error)
            await asyncio.sleep(EVERY)

    async def sign(self) -> None:
        """The sign of life."""
        if self.healthy():
            show_life(self.settings.folder, self.service.clock.now())

    def quiet(self) -> None:
        """No sign of life any more, or none yet: what a bot before this one left behind is not ours."""
        (self.settings.folder / HEALTH).unlink(missing_ok=True)

    async def forget(self) -> None:
        """Rows that nobody asks for any more."""
        now = self.service.clock.now()
        await self.service.database.write(lambda session: games.forget_interactions(session, now - KEPT_INTERACTIONS))
        old = await self.service.database.read(lambda session: outbox.forgettable(session, now - KEPT_POSTS))
        if old:  # nobody waits for the right to write while they are looked for
            await self.service.database.write(lambda session: outbox.forget_rows(session, old))

    async def back_up(self) -> None:
        """A copy of a SQLite database every so many hours."""
        hours, now, file = self.settings.backup_hours, self.service.clock.now(), self.service.database.file
        if not hours or file is None:
            return
        last = await self.service.database.read(lambda session: time_of(session, BACKUP))
        if last is None or now - last >= hours * 3600:
            await asyncio.to_thread(automatic, file, self.settings.folder, self.settings.backups_kept)
            await self.service.database.write(lambda session: set_fact(session, BACKUP, str(now)))

    async def look_at_disk(self) -> None:
        """Warn the operator before the disk is full, once at each threshold."""
        usage = shutil.disk_usage(self.settings.folder)
        free = 100 * usage.free // usage.total
        level = VERY_LOW if free <= VERY_LOW else LOW if free <= LOW else 100
        if level < self.warned:
            log.critical("only %d percent of the disk is free; nothing can be stored once it is full", free)
        self.warned = level


def show_life(folder: Path, now: int) -> None:
    """Show a sign of life."""
    (folder / HEALTH).write_text(str(now))


def alive(folder: Path, now: float) -> bool:
    """True if the bot that uses a folder has shown a sign of life lately."""
    try:
        return now - (folder / HEALTH).stat().st_mtime <= STALE
    except OSError:
        return False
