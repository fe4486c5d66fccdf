"""Entries of the rulebook for tests: everything that comes with the program on one shelf, made once."""

from __future__ import annotations

from functools import cache

from bot.rulebook.entry import Entry
from bot.rulebook.library import Asked, demanded, shipped_shelf
from bot.rulebook.shelf import WordShelf


@cache
def shelf() -> WordShelf:
    """What comes with the program."""
    return shipped_shelf()


def clause(game: str, number: str) -> Entry:
    """An entry of a game by its number; raises Refused where there is none."""
    return demanded([shelf()], Asked(number, (game,)))
