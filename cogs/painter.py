"""Draws tables and hands for the chat, in a child process: nothing here runs in the bot but what is made of words."""

from __future__ import annotations

from typing import Any

from bot.faces import Part, face_of
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service.ports import Picture

MOST_BYTES = 8 * 1024 * 1024
"""Below the chat's 10 MiB with room for the rest of the message."""


def table(game: str, view: Any, speech: Speech) -> Picture | None:
    """The table as a viewer may see it; None where the game has no picture, or none is small enough."""
    return pictured(face_of(game).table_picture, view, speech)


def hand(game: str, view: Any, speech: Speech) -> Picture | None:
    """The viewer's hand."""
    return pictured(face_of(game).hand_picture, view, speech)


def board(game: str, view: Any, speech: Speech) -> str:
    """The table as text."""
    return worded(face_of(game).text_board, view, speech)


def hand_text(game: str, view: Any, speech: Speech) -> str:
    """The viewer's hand as text."""
    return worded(face_of(game).hand_text, view, speech)


def pictured(part: Part | None, view: Any, speech: Speech) -> Picture | None:
    """What a part of a game draws of a view."""
    return None if part is None else sent(part(view, TableWords(speech), limit=MOST_BYTES))


def worded(part: Part | None, view: Any, speech: Speech) -> str:
    """What a part of a game tells of a view."""
    return "" if part is None else str(part(view, TableWords(speech)))


def sent(made: Any) -> Picture | None:
    """A drawing as it crosses the pipe."""
    return None if made is None else Picture(made.data, made.name, made.alt)
