"""What the child draws with for the chat: whatever part of a game, as it crosses the pipe."""

from __future__ import annotations

from typing import Any

from bot.faces import Part
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service.core.ports import Picture

MOST_BYTES = 8 * 1024 * 1024
"""Below the chat's 10 MiB with room for the rest of the message."""


def draw_words(part: Part, speech: Speech) -> Picture | None:
    """The same of what a part draws without anything to draw of: the words alone."""
    return _handed_over(part(TableWords(speech), limit=MOST_BYTES))


def draw_art(part: Part, name: str) -> Picture | None:
    """The same of what a part draws by its name, in which there are no words."""
    return _handed_over(part(name, limit=MOST_BYTES))


def draw(part: Part, subject: Any, speech: Speech, *about: Any) -> Picture | None:
    """What a part of a game draws of a view, a figure, a list; None where nothing is small enough."""
    return _handed_over(part(subject, TableWords(speech), *about, limit=MOST_BYTES))


def _handed_over(made: Any) -> Picture | None:
    return None if made is None else Picture(made.data, made.name, made.alt)
