"""What became of posts, noted with the next transaction: one of its own would cost more than all that it notes.

A post whose note is lost with the process counts as tried: after the start it is looked for before it is posted again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from sqlmodel import Session

from bot.logs import describe_error
from bot.service.core.backoff import PASSING
from bot.service.core.core import Core

T = TypeVar("T")
Note = Callable[[Session], None]

log = logging.getLogger("seneschal.outbox")


class Notes:
    """Notes that wait, in the order in which they were made. Writing one twice does no harm."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self._waiting: list[Note] = []

    def add(self, *notes: Note) -> None:
        """Something is to be noted."""
        self._waiting += notes

    async def write(self, more: Callable[[Session], T]) -> T:
        """Write down all that waits, and do more in the same transaction."""
        while True:
            waiting, at = list(self._waiting), [-1]

            def together(session: Session, waiting: list[Note] = waiting, at: list[int] = at) -> T:
                for at[0], note in enumerate(waiting):
                    note(session)
                at[0] = -1
                return more(session)

            try:
                done = await self.core.database.write(together)
            except Exception as error:
                if isinstance(error, PASSING) or at[0] < 0:
                    raise
                # It would keep all others from being written. Its post is looked for at the next start.
                log.error("what became of a post is not noted: %s", describe_error(error))
                self._forget(waiting[at[0] : at[0] + 1])
                continue
            self._forget(waiting)
            if waiting:
                self.core.points("sent")
            return done

    async def settle(self) -> None:
        """Write down all that waits: somebody is about to read it."""
        if self._waiting:
            await self.write(lambda session: None)

    def _forget(self, notes: list[Note]) -> None:
        done = set(map(id, notes))
        self._waiting = [note for note in self._waiting if id(note) not in done]
