"""Pictures and text boards of the games that have them: one line a game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from msgspec import Struct


class Drawing(Struct, frozen=True):
    """The modules with ``table_picture``, with ``text_board`` and with ``hand_picture`` and ``hand_text``."""

    table: str
    board: str
    hand: str


DRAWINGS = {
    "mage_knight": Drawing("renderers.mage_knight.table", "renderers.mage_knight.board", "renderers.mage_knight.army"),
    "warcry": Drawing("renderers.warcry.table", "renderers.warcry.board", "renderers.warcry.hand"),
}


def has_tables(game: str) -> bool:
    """Whether the game can be drawn."""
    return game in DRAWINGS


def table_picture(game: str, view: Any, words: Any, limit: int | None = None) -> Any:
    """The table as a picture of at most ``limit`` bytes, of what the view shows; None if none is small enough."""
    return _part(DRAWINGS[game].table, "table_picture")(view, words, limit=limit)


def hand_picture(game: str, view: Any, words: Any, limit: int | None = None) -> Any:
    """The hand of the view's owner as a picture; None if none is small enough."""
    return _part(DRAWINGS[game].hand, "hand_picture")(view, words, limit=limit)


def text_board(game: str, view: Any, words: Any) -> str:
    """The table as text."""
    return str(_part(DRAWINGS[game].board, "text_board")(view, words))


def hand_text(game: str, view: Any, words: Any) -> str:
    """The hand of the view's owner as text."""
    return str(_part(DRAWINGS[game].hand, "hand_text")(view, words))


def _part(module: str, name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
