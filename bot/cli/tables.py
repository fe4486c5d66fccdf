"""Pictures, text boards and own cards of the games that have them, for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from renderers import tables

OWN_CARDS = {"warcry": "bot.cli.warcry"}
"""Game to the module with ``hand`` and ``names``, of those that are played with cards."""


def picture(game: str, view: Any, speech: Speech) -> bytes:
    """The table as a picture file."""
    data: bytes = tables.table_picture(game, view, TableWords(speech)).data
    return data


def board(game: str, view: Any, speech: Speech) -> str:
    """The table as text."""
    return tables.text_board(game, view, TableWords(speech))


def hand(game: str, view: Any, speech: Speech, texts: bool) -> list[str]:
    """What the viewer alone has, a line each; of a game without cards only where it is asked for with its texts."""
    if game in OWN_CARDS:
        lines: list[str] = _part(game, "hand")(view, TableWords(speech), texts=texts)
        return lines
    return tables.hand_text(game, view, TableWords(speech)).splitlines() if texts and has_tables(game) else []


def names(game: str, view: Any, speech: Speech, line: str) -> list[str]:
    """The names of what a line of notation speaks of."""
    if game not in OWN_CARDS:
        return []
    found: list[str] = _part(game, "names")(view, TableWords(speech), line)
    return found


def has_tables(game: str) -> bool:
    """Whether the game can be drawn."""
    return tables.has_tables(game)


def _part(game: str, name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(import_module(OWN_CARDS[game]), name)
    return found
