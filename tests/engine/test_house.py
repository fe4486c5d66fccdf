"""What no table of a game can have is refused before it begins: how many play, and each option by itself."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from tests.records.games import GAME
from tests.records.pocket import Options
from tests.support.roster import bound, entrant, keys, trials


@pytest.mark.parametrize("key", keys())
def test_the_usual_options_are_refused_by_no_game(key: str) -> None:
    game = bound(key)
    assert game.refuses(game.options_type(), game.seats[0]) is None
    for number in range(len(trials(key).tables) or 1):
        table = entrant(key, number)
        assert table.game.refuses(table.options, table.seats) is None


@pytest.mark.parametrize("key", keys())
def test_too_few_and_too_many_are_refused_by_every_game_and_its_blank_state(key: str) -> None:
    game = bound(key)
    low, high = game.seats
    for seats in (low - 1, high + 1, 0, -1, 10**30, True):
        refusal = game.refuses(game.options_type(), seats)
        assert refusal is not None
        assert (refusal.key, refusal.facts["low"], refusal.facts["high"]) == ("lobby_players", low, high)
        with pytest.raises(Refused, match="lobby_players"):
            game.blank(game.options_type(), seats)


@pytest.mark.parametrize(
    ("goal", "fits"),
    [(1, True), (10_000, True), (0, False), (10_001, False), (True, False), ("1", False), (None, False), (1.0, False)],
)
def test_a_number_must_be_a_whole_one_within_its_span(goal: Any, fits: bool) -> None:
    refusal = GAME.refuses(Options(goal=goal), 2)
    assert (refusal is None) == fits
    if refusal is not None:
        facts = {"option": "goal", "given": str(goal), "low": 1, "high": 10_000}
        assert (refusal.key, refusal.facts) == ("lobby_option_number", facts)
