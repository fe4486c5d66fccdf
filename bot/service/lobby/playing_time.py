"""How long a game takes, as somebody wants to know who thinks of joining: decisions, at one go, and by post."""

from __future__ import annotations

from typing import Any

from bot.engine.game import Game as Rules
from bot.engine.requests import Facts
from bot.service.core.measured import length_of

SECONDS = 30
"""That a decision takes where all sit together."""

A_DAY = 3
"""Decisions of a player by post."""

HALF_HOUR, EVENING = 45, 240
"""Minutes that are still told as half an hour, and as an evening."""


def decisions_each(rules: Rules[Any, Any, Any], options: Any, seats: int) -> int:
    """Decisions of each player in the middlemost of the measured games; 0 where none was measured."""
    length = length_of(rules, options, seats)
    return 0 if length is None else max(round(length.waits[len(length.waits) // 2] / seats), 1)


def playing_time(decisions: int, seats: int) -> Facts:
    """What a sentence says of so many decisions of each: how many, how long at one go, how many weeks by post."""
    minutes = decisions * seats * SECONDS // 60
    sitting = "half-hour" if minutes <= HALF_HOUR else "evening" if minutes <= EVENING else "day"
    rounded = decisions if decisions < 10 else 5 * round(decisions / 5)
    return {"count": rounded, "sitting": sitting, "weeks": max(round(decisions / A_DAY / 7), 1)}
