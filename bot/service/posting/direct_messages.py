"""Who is to be told in person what cannot be said in a channel: by direct message, and once at his next command."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from bot.service.core.core import Core
from bot.service.core.ports import Outgoing, Poster, PostFailed
from bot.storage import people

log = logging.getLogger("seneschal.service")


class Unheard:
    """What each of them has not heard yet, by the numbers of games or events. A fact of the database says the same."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.poster: Poster | None = None
        self._unheard: dict[int, set[int]] = {}

    def owe(self, user: int, number: int) -> None:
        """Somebody is still to be told."""
        self._unheard.setdefault(user, set()).add(number)

    def owed(self, user: int) -> list[int]:
        """What he is to be told now, and after that no more."""
        return sorted(self._unheard.pop(user, ()))

    async def write_to(self, user: int, language: str, told: Callable[[str], str]) -> bool:
        """A direct message, in his language or else in this one; whether it came through."""
        chosen = (await self.core.database.read(partial(people.user, user_id=user))).language
        try:
            if self.poster is not None:
                await self.poster.direct(user, Outgoing(told(chosen or language)))
        except PostFailed as failed:
            log.info("no direct message: %s", failed.reason)
            return False
        return self.poster is not None
