"""Pictures and texts drawn beside the event loop, as one person may see them. A picture that fails is only missing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from bot.service.books import Sight
from bot.service.ports import Picture
from bot.service.service import Service
from cogs import errors
from cogs.painter import TablePainter

T = TypeVar("T")

PAINTER = TablePainter()


async def painted(service: Service, draw: Callable[[], T]) -> T:
    """Draw in the painter's thread."""
    return await asyncio.get_running_loop().run_in_executor(service.outbox.painting, draw)


async def picture(service: Service, sight: Sight, *, hand: bool = False) -> Picture | None:
    """The table, or the seat's own cards, as a picture; None where there is none (F58)."""
    draw = PAINTER.hand if hand else PAINTER.table
    try:
        return await painted(service, lambda: draw(sight.key, sight.view, sight.plain))
    except Exception as error:
        errors.noted(error)
        return None


async def made(service: Service, draw: Callable[[], Any]) -> Picture | None:
    """Any other drawing, as a picture to send; None where there is none (F58)."""
    try:
        found = await painted(service, draw)
    except Exception as error:
        errors.noted(error)
        return None
    return None if found is None else Picture(found.data, found.name, found.alt)


async def text(service: Service, sight: Sight, *, hand: bool = False) -> str:
    """The same in words."""
    draw = PAINTER.hand_text if hand else PAINTER.board
    return await painted(service, lambda: draw(sight.key, sight.view, sight.plain))
