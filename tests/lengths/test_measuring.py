"""What is counted of a game, what the file says, and that it still fits the rules of today."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from statistics import median
from typing import Any

import pytest

from bot.service.core.measured import measurement
from tests.lengths.measuring import KINDS, Kind, measured, waits

GAMES = 3
WARCRY = next(kind for kind in KINDS if kind.key == "warcry")


class Here:
    """Plays in this process."""

    def map(self, play: Callable[[int], int], numbers: Iterable[int], chunksize: int = 1) -> Iterator[int]:
        """In order."""
        return map(play, numbers)


def known(kind: Kind) -> tuple[int, ...]:
    """The tenths of a kind of table in the file."""
    (found,) = [
        one
        for one in measurement().length
        if (one.game, one.seats, one.options) == (kind.key, kind.seats, kind.options)
    ]
    assert found.games == kind.games
    return found.waits


def test_the_file_holds_every_kind_of_table_and_no_other() -> None:
    assert len(measurement().length) == len(KINDS) == len([known(kind) for kind in KINDS])


def test_a_game_is_measured_alike_at_any_time() -> None:
    assert waits(WARCRY, 1) == waits(WARCRY, 1) > 10


@pytest.mark.slow
def test_the_file_is_made_of_what_was_counted() -> None:
    pool: Any = Here()
    text = measured(pool, [Kind("warcry", 2, 2, {"reaction_mode": "armed"})], "2026-11-27")
    counts = sorted(waits(WARCRY, number) for number in range(2))
    assert "measured = 2026-11-27" in text and 'options = { reaction_mode = "armed" }' in text
    assert f"games = 2\nwaits = [{counts[0]}, " in text and text.rstrip().endswith(f"{counts[1]}]")


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.told)
def test_games_of_today_are_about_as_long_as_the_file_says(kind: Kind) -> None:
    # Known seeds, so no luck: after a change of the rules that makes games longer or shorter, measure again.
    shortest, longest = known(kind)[0], known(kind)[-1]
    assert shortest <= median(waits(kind, number) for number in range(GAMES)) <= longest
