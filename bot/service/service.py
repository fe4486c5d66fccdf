"""The whole service: every part around one core."""

from __future__ import annotations

from bot.service.core import Core
from bot.service.outbox import Outboxes
from bot.service.ports import Clock, Painter, Poster
from bot.service.tables import Tables
from bot.storage.database import Database


class Service:
    """All use cases. Begins to post and to watch the clocks once the chat service is there."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.core = Core(database, clock)
        self.outbox = Outboxes(self.core)
        self.tables = Tables(self.core)

    async def start(self, poster: Poster, painter: Painter) -> None:
        """The chat service is there."""
        await self.outbox.connect(poster, painter)

    async def close(self) -> None:
        """Stop; everything acknowledged is stored already."""
        await self.outbox.close()
        await self.core.close()
        await self.database.close()
