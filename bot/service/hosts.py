"""A game that cannot speak in its channel nor at its home: its host is told, once by direct message and once in person.

What is still to be said in person is a fact of the database, so that no restart loses it (F16).
"""

from __future__ import annotations

import logging
from functools import partial

from sqlmodel import Session

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.cleaning import escaped
from bot.service.core import Core
from bot.service.fallback import why_muted
from bot.service.live import Live
from bot.service.ports import Outgoing, Poster, PostFailed
from bot.storage import people
from bot.storage.facts import UNHEARD, fact, facts_of, set_fact
from bot.storage.models import LOBBY, RUNNING

DONE = "told"

log = logging.getLogger("seneschal.service")


class Hosts:
    """Tells hosts what their games can tell nobody."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.poster: Poster | None = None
        self._waiting: dict[int, set[int]] = {}

    async def start(self, poster: Poster) -> None:
        """Remember who is still to be told."""
        self.poster = poster
        for game, host in (await self.core.database.read(lambda session: facts_of(session, UNHEARD))).items():
            if host != DONE:
                self._waiting.setdefault(int(host), set()).add(int(game))

    async def tell(self, game: int) -> None:
        """A game is mute, and nothing can be said at its home. Never raises; said once until the game speaks again."""
        try:
            live = await self.core.live(game)
        except Refused:
            return
        host = live.game.host_id
        if not mute(live) or not await self.core.database.write(lambda session: _noted(session, game, host)):
            return
        self._waiting.setdefault(host, set()).add(game)
        log.warning("game %d can speak neither in its channel nor at its home", game)
        # The fact comes first: after a crash the host is told in person, and nobody is written to twice.
        if not await self._direct(live, host) and self.poster is not None:
            owner = await self.poster.owner(live.game.guild_id)
            if owner is not None and owner != host:
                await self._direct(live, owner)

    async def _direct(self, live: Live, user: int) -> bool:
        if self.poster is None:
            return False
        chosen = (await self.core.database.read(lambda session: people.user(session, user))).language
        try:
            await self.poster.direct(user, Outgoing(said(live, live.speech(chosen or live.game.language))))
        except PostFailed as failed:
            log.info("no direct message: %s", failed.reason)
            return False
        return True

    async def heard(self, user: int, language: str) -> dict[int, str]:
        """What a host has not been told in person yet, by game; he is told it now."""
        found = {}
        for game in self._waiting.pop(user, ()):
            try:
                live = await self.core.live(game)
            except Refused:
                continue
            if mute(live):
                found[game] = said(live, live.speech(language))
                await self.core.database.write(partial(set_fact, name=f"{UNHEARD} {game}", value=DONE))
        return found

    async def silent(self, game: int, language: str) -> list[str]:
        """Why a game cannot speak in its channel, for whoever asks after it; nothing where it can."""
        try:
            live = await self.core.live(game)
        except Refused:
            return []
        place = live.game.channel_id
        return [why_muted(live.speech(language), game, place, live.game.muted)] if mute(live) else []


def mute(live: Live) -> bool:
    """Whether a game that goes on cannot speak in its channel."""
    return bool(live.game.muted) and live.game.status in (LOBBY, RUNNING)


def said(live: Live, speech: Speech) -> str:
    """What a host is told, in his language."""
    game = live.game
    why = why_muted(speech, live.id, game.channel_id, game.muted)
    return speech.text("service-unheard", name=escaped(game.name), why=why)


def _noted(session: Session, game: int, host: int) -> bool:
    """Note that a host is to be told; whether that is new."""
    name = f"{UNHEARD} {game}"
    new = fact(session, name) is None
    if new:
        set_fact(session, name, str(host))
    return new
