"""The table as everybody may see it, drawn; or in words where drawing fails, until it is drawn after all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from bot.engine.errors import Refused
from bot.faces import face_of
from bot.logs import describe_error
from bot.lru import Recent
from bot.messages.ending import Ending
from bot.service.core.backoff import PASSING, TRY_AGAIN
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import Painter, Picture
from bot.service.core.table_view import marks_since, untouched
from bot.storage.faults import StorageFault

MOST_FAULTS = 3
"""Pictures of a game that fail one after the other before the operator is called."""

MOST_WORDS = 1800

MOST_BEGUN = 64
"""Pictures that are begun before it is their turn to be posted."""

PATIENCE = 0.4
"""Seconds that a text waits for its picture: most are drawn by then, and no message has to be changed for them."""

Drawn: TypeAlias = "tuple[int, Picture | str]"
"""The version of a game, and what shows it."""

About: TypeAlias = "tuple[Any, ...] | Ending | None"
"""The acts to be numbered: those since who is asked last acted; or how the game ended. None: its title is shown."""


def not_over(live: LoadedGame) -> Ending | None:
    """No game is over."""
    return None


log = logging.getLogger("seneschal.outbox")


class PublicPictures:
    """Draws tables for all, and counts for each game how often that failed in a row."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.patience = PATIENCE
        self.ending: Callable[[LoadedGame], Ending | None] = not_over
        self.pauses: tuple[float, ...] = TRY_AGAIN
        self._faults: dict[int, int] = {}
        self._begun: Recent[int, asyncio.Task[Drawn]] = Recent(MOST_BEGUN)
        self._later: dict[int, asyncio.Task[None]] = {}

    def begin(self, painter: Painter, game: int) -> None:
        """Draw a table while what is told of it is still being posted: ``drawn`` has less to wait for then."""
        if game not in self._begun:
            task = asyncio.get_running_loop().create_task(self._draw(painter, game))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # told to who waits, if anybody
            self._begun.put(game, task)

    async def in_time(self, game: int) -> Picture | None:
        """The picture that was begun, if it is there in a moment and shows the table as it is."""
        begun = self._begun.get(game)
        if begun is None:
            return None
        await asyncio.wait({begun}, timeout=self.patience)
        if not begun.done() or begun.cancelled() or begun.exception() is not None:
            return None
        version, found = begun.result()
        try:
            shown = version == (await self.core.live(game)).game.version
        except Refused:
            return None
        return found if shown and isinstance(found, Picture) else None

    async def drawn(self, painter: Painter, game: int, *, once_more: bool = False) -> Picture | str:
        """The table as it is now, or the same in words; empty where it may not be shown, or the words are posted."""
        found = await self._now(painter, game)
        return "" if once_more and not isinstance(found, Picture) else found

    async def _now(self, painter: Painter, game: int) -> Picture | str:
        begun = self._begun.get(game)
        self._begun.drop(game)
        if begun is not None:
            version, found = await begun
            try:
                if version == (await self.core.live(game)).game.version:
                    return found
            except Refused:
                return ""  # it has gone out of service meanwhile
        return (await self._draw(painter, game))[1]

    async def close(self) -> None:
        """Nobody waits for what was begun any more, and nothing is tried again."""
        tasks = [*[task for _, task in self._begun.items()], *self._later.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _draw(self, painter: Painter, game: int) -> Drawn:
        """A picture, and of which version of the game it is."""
        version = -1
        try:
            version, view, speech, key, about = await self.core.look(game, self._public)
            picture = await _painted(painter, key, view, speech, about)
            self.forget(game)
        except Refused:
            self.forget(game)
            return version, ""
        except StorageFault:
            raise  # nothing is wrong with the picture: its channel waits for the database
        except Exception as error:
            faults = self._faults[game] = self._faults.get(game, 0) + 1
            level = logging.CRITICAL if faults >= MOST_FAULTS else logging.ERROR
            log.log(level, "picture of game %d failed %d times in a row: %s", game, faults, describe_error(error))
            picture = None
        return version, picture or await self._words(painter, game)

    def waits(self, game: int) -> bool:
        """True if a picture of a game has failed, and is going to be tried again."""
        return 0 < self._faults.get(game, 0) <= len(self.pauses)

    def later(self, game: int, again: Callable[[], Awaitable[None]]) -> None:
        """After a pause have a picture that has failed drawn again. An act that comes first has it drawn sooner."""
        wait = self.pauses[self._faults[game] - 1]

        async def tried() -> None:
            await asyncio.sleep(wait)
            del self._later[game]
            try:
                await again()
            except PASSING:
                if self.waits(game):
                    self.later(game, again)

        self._end(game)
        self._later[game] = asyncio.create_task(tried())

    def forget(self, game: int) -> None:
        """The picture of a game is there."""
        self._faults.pop(game, None)
        self._end(game)

    def _end(self, game: int) -> None:
        waiting = self._later.pop(game, None)
        if waiting is not None:
            waiting.cancel()

    async def _words(self, painter: Painter, game: int) -> str:
        _, view, speech, key, _ = await self.core.look(game, self._public)
        text = await self.core.in_rules(lambda: painter.board(key, view, speech))
        return f"```\n{text[:MOST_WORDS]}\n```"

    def _public(self, live: LoadedGame) -> tuple[int, Any, Any, str, About]:
        """What spectators see, who tells it in the channel's language, and what is shown of it."""
        view, speech = live.table.shown(None), live.plain_speech(live.game.language)
        about: About = self.ending(live)
        if about is None and not is_title(live, view):
            about = marks_since(live, tuple(live.waiting()), None)
        return live.game.version, view, speech, live.game.key, about


async def _painted(painter: Painter, key: str, view: Any, speech: Any, about: About) -> Picture | None:
    if isinstance(about, Ending):
        return await painter.victory(key, view, speech, about)
    return await (painter.title(key, view, speech) if about is None else painter.table(key, view, speech, about))


def is_title(live: LoadedGame, view: Any) -> bool:
    """True if nobody has done anything, or nothing of it lies on the table. A lesson begins on a table that is laid."""
    early = getattr(view, "phase", "") in face_of(live.game.key).before_table
    return not live.lesson and not live.ended and (early or untouched(live))
