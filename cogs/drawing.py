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
from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from bot.service.core.ports import Picture
from bot.service.core.table_view import TableView
from bot.service.service import Service
from cogs import errors

T = TypeVar("T")

DRAW = Part("cogs.painter", "draw")
"""What the child does: it calls a part of a game, and hands its picture over."""

DRAW_WORDS = Part("cogs.painter", "draw_words")

DRAW_ART = Part("cogs.painter", "draw_art")

BANNER = Part("renderers.titles.art", "banner_picture")

STANDINGS = Part("renderers.league.event", "event_picture")

log = logging.getLogger("seneschal.pictures")


class TablePainter:
    """Draws what the outbox posts: public pictures go before private ones."""

    def __init__(self, children: Children) -> None:
        self.children = children
        self._banners: dict[str, Picture | None] = {}

    async def banner(self, game: str) -> Picture | None:
        """What stands over the lobby of a game, drawn once; None where there is none."""
        if game not in self._banners:
            self._banners[game] = await draw_part(self.children.tables, DRAW_ART, BANNER, game, urgent=True)
        return self._banners[game]

    async def table(self, game: str, view: Any, speech: Speech, acts: tuple[Any, ...] = ()) -> Picture | None:
        """The table as a viewer may see it; None where the game has no picture, or none is small enough."""
        part = face_of(game).table_picture
        return (
            None if part is None else await draw_part(self.children.tables, DRAW, part, view, speech, acts, urgent=True)
        )

    async def title(self, game: str, view: Any, speech: Speech) -> Picture | None:
        """What stands for a table before anything has been done; the table where its game has nothing for it."""
        part = face_of(game).title_picture
        if part is None:
            return await self.table(game, view, speech)
        return await draw_part(self.children.tables, DRAW, part, view, speech, urgent=True)

    async def victory(self, game: str, view: Any, speech: Speech, ending: Ending) -> Picture | None:
        """How a game ended; the table where its game has nothing for it."""
        part = face_of(game).victory_picture
        if part is None:
            return await self.table(game, view, speech)
        return await draw_part(self.children.tables, DRAW, part, view, speech, ending, urgent=True)

    async def standings(self, sheet: Any, speech: Speech) -> Picture | None:
        """The standings of an event; None where no picture is small enough."""
        return await draw_part(self.children.tables, DRAW, STANDINGS, sheet, speech, urgent=True)

    def board(self, game: str, view: Any, speech: Speech) -> str:
        """The table as text."""
        part = face_of(game).text_board
        return "" if part is None else str(part(view, TableWords(speech)))


async def draw_part(child: Asked, part: Part, *about: Any, urgent: bool = False) -> Picture | None:
    """A drawing. It is drawn once more where its child has died, or was full of others. Raises what went wrong."""
    try:
        found: Picture | None = await child.ask(part.module, part.name, *about, kind=Picture | None, urgent=urgent)
    except ChildLost as lost:
        if not lost.worth_another:
            raise
        found = await child.ask(part.module, part.name, *about, kind=Picture | None, urgent=urgent)
    return found


async def made(
    service: Service, part: Part, subject: Any, speech: Speech, *about: Any, game: int = 0
) -> Picture | None:
    """What a part of a game draws, as a picture to send; None where there is none (F58). ``game``: by its number."""
    return await _sent(service, game, DRAW, part, subject, speech, *about)


async def symbols(service: Service, part: Part, speech: Speech) -> Picture | None:
    """The symbols of a game with their meaning, as a picture to send; None where there is none (F58)."""
    return await _sent(service, 0, DRAW_WORDS, part, speech)


async def _sent(
    service: Service, game: int, draw: Part, part: Part, *about: Any, urgent: bool = False
) -> Picture | None:
    try:
        return await draw_part(service.children.tables, draw, part, *about, urgent=urgent)
    except (ChildLost, Failed) as fault:
        log.warning("no picture of game %d (%s.%s): %s", game, part.module, part.name, fault.logged)
    except Exception as error:
        errors.noted(error)
    return None


async def film(
    service: Service, part: Part, views: tuple[Any, ...], speech: Speech, ending: Ending | None
) -> Picture | None:
    """A moving picture, drawn in a child of its own: no other picture waits for it. Equal ones are drawn once (F54).

    None where it would be too long. Raises Refused where it could not be drawn.
    """
    try:
        return await draw_part(service.children.films, DRAW, part, views, speech, ending)
    except (ChildLost, Failed) as fault:
        log.warning("no film (%s.%s): %s", part.module, part.name, fault.logged)
        raise Refused("film_failed") from None


async def picture(service: Service, sight: TableView, *, hand: bool = False, whole: bool = False) -> Picture | None:
    """The table, all of it or as the channel sees it, or the seat's own cards; None where there is no picture (F58)."""
    face = face_of(sight.key)
    table = face.whole_picture if whole and face.whole_picture is not None else face.table_picture
    part = face.hand_picture if hand else table
    about = () if hand else (sight.acts,)
    return None if part is None else await made(service, part, sight.view, sight.plain, *about, game=sight.game)


async def open_table(service: Service, sight: TableView) -> Picture | None:
    """The table as all may see it, with the acts since the seat's own: most often the very file of the channel.

    Urgent for that reason: what is drawn for both must not wait behind what is drawn for one.
    """
    part = face_of(sight.key).table_picture
    if part is None:
        return None
    return await _sent(service, sight.game, DRAW, part, sight.open, sight.plain, sight.acts, urgent=True)


async def text(service: Service, sight: TableView, *, hand: bool = False) -> str:
    """The same in words."""
    part = face_of(sight.key).hand_text if hand else face_of(sight.key).text_board
    return "" if part is None else str(await make_words(service, lambda: part(sight.view, TableWords(sight.plain))))


async def make_words(service: Service, tell: Callable[[], T]) -> T:
    """Words that are made beside the event loop, in the bot itself: they are there whatever becomes of the pictures."""
    return await service.core.in_rules(tell)
