"""Pictures and text boards of the games that have them: one line a game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from bot.i18n.speech import Speech, TableWords

MODULES = {
    "warcry": ("renderers.formations", "renderers.formations_text", "bot.cli.warcry"),
}
"""Game to the modules with ``table_picture``, with ``text_board``, and with ``hand`` and ``names``."""


def picture(game: str, view: Any, speech: Speech) -> bytes:
    """The table as a picture file."""
    drawn = _part(game, 0, "table_picture")(view, TableWords(speech))
    data: bytes = drawn.data
    return data


def board(game: str, view: Any, speech: Speech) -> str:
    """The table as text."""
    text: str = _part(game, 1, "text_board")(view, TableWords(speech))
    return text


def hand(game: str, view: Any, speech: Speech, texts: bool) -> list[str]:
    """The viewer's own cards, a line each."""
    if not has_tables(game):
        return []
    lines: list[str] = _part(game, 2, "hand")(view, TableWords(speech), texts=texts)
    return lines


def names(game: str, view: Any, speech: Speech, line: str) -> list[str]:
    """The names of what a line of notation speaks of."""
    if not has_tables(game):
        return []
    found: list[str] = _part(game, 2, "names")(view, TableWords(speech), line)
    return found


def has_tables(game: str) -> bool:
    """Whether the game can be drawn."""
    return game in MODULES


def _part(game: str, place: int, name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(import_module(MODULES[game][place]), name)
    return found
