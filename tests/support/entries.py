"""Entries of the rulebook for tests."""

from __future__ import annotations

from bot.rulebook.entry import RuleEntry
from bot.rulebook.library import Asked, demanded, shipped_shelf


def clause(game: str, number: str) -> RuleEntry:
    """An entry of a game by its number; raises Refused where there is none."""
    return demanded([shipped_shelf()], Asked(number, (game,)))
