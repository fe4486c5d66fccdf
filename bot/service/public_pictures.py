"""The table as everybody may see it, drawn; or in words where drawing fails."""

from __future__ import annotations

import logging
from typing import Any

from bot.engine.errors import Refused
from bot.logs import described
from bot.service.core import Core
from bot.service.live import Live
from bot.service.ports import Painter, Picture
from bot.service.sights import marks_since

MOST_FAULTS = 3
"""Pictures of a game that fail one after the other before the operator is called."""

MOST_WORDS = 1800

log = logging.getLogger("seneschal.outbox")


class PublicPictures:
    """Draws tables for all, and counts for each game how often that failed in a row."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self._faults: dict[int, int] = {}

    async def drawn(self, painter: Painter, game: int) -> Picture | str:
        """The table, or the same in words; empty where it may not be shown."""
        try:
            view, speech, key, acts = await self.core.look(game, _public)
            picture = await painter.table(key, view, speech, acts)
            self._faults.pop(game, None)
        except Refused:
            return ""
        except Exception as error:
            faults = self._faults[game] = self._faults.get(game, 0) + 1
            level = logging.CRITICAL if faults >= MOST_FAULTS else logging.ERROR
            log.log(level, "picture of game %d failed %d times in a row: %s", game, faults, described(error))
            picture = None
        return picture or await self._words(painter, game)

    async def _words(self, painter: Painter, game: int) -> str:
        view, speech, key, _ = await self.core.look(game, _public)
        text = await self.core.in_rules(lambda: painter.board(key, view, speech))
        return f"```\n{text[:MOST_WORDS]}\n```"


def _public(live: Live) -> tuple[Any, Any, str, tuple[Any, ...]]:
    """What spectators see, who tells it in the channel's language, and what to number: since those asked last acted."""
    acts = marks_since(live, tuple(live.waiting()), None)
    return live.table.view(None), live.plain_speech(live.game.language), live.game.key, acts
