"""Positions written by hand, for scenarios."""

from __future__ import annotations

from typing import Any

from bot.games.albion.notation.words import Lexicon
from bot.games.albion.state import State


def read_position(lexicon: Lexicon, blank: State, raw: dict[str, Any], names: tuple[str, ...]) -> State:
    """A state from its hand-written form. Raises BadData naming the place."""
    raise NotImplementedError
