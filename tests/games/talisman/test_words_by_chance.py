"""Games at random with packs at random: whatever chapter 9 lets a pack say, no game breaks or loses a card by it."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bot.engine.playout import steps
from bot.games.talisman.state import Options
from tests.games.talisman.words.chance import game_by_chance

WINDOWS: dict[str, Any] = {"reaction_mode": "windows", "windows": "all"}


@pytest.mark.parametrize(("seed", "modes"), [(41, WINDOWS), (7, {})])
def test_packs_by_chance_are_played(seed: int, modes: dict[str, Any]) -> None:
    game = game_by_chance(seed)
    assert len(game.content.cards) > 130
    for step in islice(steps(game, Options(preset="post", **modes), 2 + seed % 5, b"%d" % seed), 150):
        assert game.check(step.state) == []
