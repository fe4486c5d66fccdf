"""Armies of figures that were really sold play whole games at random."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.playout import Pick, picker, steps
from bot.games.mage_knight.actions import SubmitArmy
from bot.games.mage_knight.setup.armies import random_army
from bot.games.mage_knight.setup.setup import room_of
from bot.games.mage_knight.state import Options, State
from tests.support.real import needs_real_figures, real, real_game
from tests.support.watching import mostly_best

pytestmark = needs_real_figures

CHUNKS, GAMES = 10, 10
"""Games of two armies each: two hundred armies."""

MOST = 2000
"""More steps than this and a game does not end."""


def real_armies(game: Any, state: State, seat: int, pick: Pick) -> Any:
    """An army of real figures, then mostly what looks best."""
    if state.phase == "army":
        room = room_of(game.field(state), seat)
        return SubmitArmy(random_army(real(), state.options.build_total, pick, room))
    return mostly_best(game, state, seat, pick)


def play(number: int) -> State:
    """One game on a small field, with the invariants at every step. Every other one is played to the last figure."""
    game, total = real_game(), (100, 200, 300)[number % 3]
    limit = {"limit": "rounds", "rounds": 8} if number % 2 else {"limit": "none"}
    options = Options(build_total=total, width=24_000, height=24_000, **limit)
    state = game.blank(options, 2)
    for place, step in enumerate(steps(game, options, 2, b"real %d" % number, choose=real_armies)):
        assert place < MOST, "a random game does not end"
        state = step.state
        assert game.check(state) == []
    assert state.phase == "over" and state.totals
    assert all(figure.type in real().figures for figure in state.figures)
    return state


def test_real_armies_fight() -> None:
    over = [play(number) for number in range(4)]
    assert any(figure.status == "eliminated" for state in over for figure in state.figures)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_two_hundred_real_armies_play_to_the_end(chunk: int) -> None:
    for number in range(GAMES):
        play(chunk * GAMES + number)


def test_armies_differ() -> None:
    armies = {random_army(real(), 200, picker(b"%d" % number)) for number in range(50)}
    assert len(armies) > 40
