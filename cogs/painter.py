"""Draws tables and hands for the chat, in a child process: nothing here runs in the bot but what is made of words."""

from __future__ import annotations

from typing import Any

from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service.ports import Picture
from renderers import tables

MOST_BYTES = 8 * 1024 * 1024
"""Below the chat's 10 MiB with room for the rest of the message."""


def table(game: str, view: Any, speech: Speech) -> Picture | None:
    """The table as a viewer may see it; None where the game has no picture, or none is small enough."""
    return sent(tables.table_picture(game, view, TableWords(speech), MOST_BYTES) if drawn(game) else None)


def hand(game: str, view: Any, speech: Speech) -> Picture | None:
    """The viewer's hand."""
    return sent(tables.hand_picture(game, view, TableWords(speech), MOST_BYTES) if drawn(game) else None)


def board(game: str, view: Any, speech: Speech) -> str:
    """The table as text."""
    return tables.text_board(game, view, TableWords(speech)) if drawn(game) else ""


def hand_text(game: str, view: Any, speech: Speech) -> str:
    """The viewer's hand as text."""
    return tables.hand_text(game, view, TableWords(speech)) if drawn(game) else ""


def drawn(game: str) -> bool:
    """Whether a game has pictures."""
    return tables.has_tables(game)


def sent(made: Any) -> Picture | None:
    """A drawing as it crosses the pipe."""
    return None if made is None else Picture(made.data, made.name, made.alt)
