"""The table as everybody may see it, drawn; or in words where drawing fails."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, TypeAlias

from bot.engine.errors import Refused
from bot.logs import described
from bot.recent import Recent
from bot.service.core import Core
from bot.service.live import Live
from bot.service.ports import Painter, Picture
from bot.service.sights import marks_since

MOST_FAULTS = 3
"""Pictures of a game that fail one after the other before the operator is called."""

MOST_WORDS = 1800

MOST_BEGUN = 64
"""Pictures that are begun before it is their turn to be posted."""

Drawn: TypeAlias = "tuple[int, Picture | str]"
"""The version of a game, and what shows it."""

log = logging.getLogger("seneschal.outbox")


class PublicPictures:
    """Draws tables for all, and counts for each game how often that failed in a row."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self._faults: dict[int, int] = {}
        self._begun: Recent[int, asyncio.Task[Drawn]] = Recent(MOST_BEGUN)

    def begin(self, painter: Painter, game: int) -> None:
        """Draw a table while what is told of it is still being posted: ``drawn`` has less to wait for then."""
        if game not in self._begun:
            task = asyncio.get_running_loop().create_task(self._draw(painter, game))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # told to who waits, if anybody
            self._begun.put(game, task)

    async def drawn(self, painter: Painter, game: int) -> Picture | str:
        """The table as it is now, or the same in words; empty where it may not be shown."""
        begun = self._begun.get(game)
        self._begun.drop(game)
        if begun is not None:
            version, found = await begun
            if version == (await self.core.live(game)).game.version:
                return found
        return (await self._draw(painter, game))[1]

    async def close(self) -> None:
        """Nobody waits for what was begun any more."""
        begun = [task for _, task in self._begun.items()]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)

    async def _draw(self, painter: Painter, game: int) -> Drawn:
        """A picture, and of which version of the game it is."""
        version = -1
        try:
            version, view, speech, key, acts = await self.core.look(game, _public)
            picture = await painter.table(key, view, speech, acts)
            self._faults.pop(game, None)
        except Refused:
            return version, ""
        except Exception as error:
            faults = self._faults[game] = self._faults.get(game, 0) + 1
            level = logging.CRITICAL if faults >= MOST_FAULTS else logging.ERROR
            log.log(level, "picture of game %d failed %d times in a row: %s", game, faults, described(error))
            picture = None
        return version, picture or await self._words(painter, game)

    async def _words(self, painter: Painter, game: int) -> str:
        _, view, speech, key, _ = await self.core.look(game, _public)
        text = await self.core.in_rules(lambda: painter.board(key, view, speech))
        return f"```\n{text[:MOST_WORDS]}\n```"


def _public(live: Live) -> tuple[int, Any, Any, str, tuple[Any, ...]]:
    """What spectators see, who tells it in the channel's language, and what to number: since those asked last acted."""
    acts = marks_since(live, tuple(live.waiting()), None)
    speech = live.plain_speech(live.game.language)
    return live.game.version, live.table.view(None), speech, live.game.key, acts
