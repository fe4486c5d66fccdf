"""What it costs to verify the record of a whole game."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Any

from bot.engine.match import Match
from bot.games import registry
from bot.records.record import write_record
from bot.records.replay import verify
from tests.bench.timing import Limit, seconds_per_unit
from tests.support.fair import random_match
from tests.support.roster import entrant

ACTIONS, TIME = 500, "2026-05-01T18:30:00Z"
GAMES, MOST_PLIES, ROUNDS = 5, 5000, 5
NAMES = ("ana", "ben", "cyd", "dan", "eve", "fay", "gus", "hal")
"""For as many seats as a game may have."""


def finished_match(key: str) -> Match[Any]:
    """A random game that came to its end, the longest of some."""
    matches = [random_match(entrant(key), b"record %d" % number, MOST_PLIES) for number in range(GAMES)]
    ended = [match for match in matches if match.outcome is not None]
    return max(ended or matches, key=lambda match: len(match.lines))  # none has ended where games are cut short


def verification() -> Iterator[Limit]:
    """Every line's chain checked and every action executed again; told for 500 actions."""
    registered = registry.keys()
    for key in registered:
        match = finished_match(key)
        text = write_record(match, NAMES[: match.seats], TIME, closed=match.outcome is None)
        actions = sum(1 for line in match.standing_lines() if line.declared)

        def work(text: str = text, key: str = key) -> int:
            verify(text, entrant(key).game)
            return 1

        seconds = statistics.median([seconds_per_unit(work) for _ in range(ROUNDS)])
        name = f"{key}: verify a record, per {ACTIONS} actions ({actions} in it)"
        yield Limit(name, seconds * ACTIONS / actions, 1.0, "s")


BARS = (verification,)
