"""Pictures as one person may see them, drawn in a child process. A picture that fails is only missing (F58)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from bot.children.child import ChildLost
from bot.children.children import Asked, Children
from bot.children.wire import Failed
from bot.engine.errors import Refused
from bot.faces import Part, face_of
from bot.i18n.speech import Speech
from bot.service.ports import Picture
from bot.service.service import Service
from bot.service.sights import Sight
from cogs import errors, painter

T = TypeVar("T")

PAINTER = "cogs.painter"
"""The module that the child draws with what games have in common."""

log = logging.getLogger("seneschal.pictures")


class TablePainter:
    """Draws what the outbox posts: public pictures go before private ones."""

    def __init__(self, children: Children) -> None:
        self.children = children

    async def table(self, game: str, view: Any, speech: Speech) -> Picture | None:
        """The table as a viewer may see it; None where the game has no picture, or none is small enough."""
        if face_of(game).table_picture is None:
            return None
        return await drawn(self.children.tables, Part(PAINTER, "table"), game, view, speech, urgent=True)

    def board(self, game: str, view: Any, speech: Speech) -> str:
        """The table as text."""
        return painter.board(game, view, speech)


async def drawn(child: Asked, part: Part, *about: Any, urgent: bool = False) -> Picture | None:
    """A drawing. It is drawn once more where its child has died. Raises what went wrong."""
    try:
        found: Picture | None = await child.ask(part.module, part.name, *about, kind=Picture | None, urgent=urgent)
    except ChildLost as lost:
        if not lost.died:
            raise
        found = await child.ask(part.module, part.name, *about, kind=Picture | None, urgent=urgent)
    return found


async def made(service: Service, part: Part, *about: Any) -> Picture | None:
    """A drawing as a picture to send; None where there is none (F58)."""
    try:
        return await drawn(service.children.tables, part, *about)
    except (ChildLost, Failed) as fault:
        log.warning("no picture: %s", fault)
    except Exception as error:
        errors.noted(error)
    return None


async def film(service: Service, part: Part, views: tuple[Any, ...], speech: Speech) -> Picture | None:
    """A moving picture, drawn in a child of its own: no other picture waits for it. Equal ones are drawn once (F54).

    None where it would be too long. Raises Refused where it could not be drawn.
    """
    try:
        return await drawn(service.children.films, part, views, speech)
    except (ChildLost, Failed) as fault:
        log.warning("no film: %s", fault)
        raise Refused("film_failed") from None


async def picture(service: Service, sight: Sight, *, hand: bool = False) -> Picture | None:
    """The table, or the seat's own cards, as a picture; None where there is none (F58)."""
    face = face_of(sight.key)
    if (face.hand_picture if hand else face.table_picture) is None:
        return None
    return await made(service, Part(PAINTER, "hand" if hand else "table"), sight.key, sight.view, sight.plain)


async def text(service: Service, sight: Sight, *, hand: bool = False) -> str:
    """The same in words."""
    tell = painter.hand_text if hand else painter.board
    return await told(service, lambda: tell(sight.key, sight.view, sight.plain))


async def told(service: Service, tell: Callable[[], T]) -> T:
    """Words that are made beside the event loop, in the bot itself: they are there whatever becomes of the pictures."""
    return await service.core.in_rules(tell)
