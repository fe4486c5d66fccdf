"""Other worlds: states that differ only in what a viewer may not know. Tests of secrecy compare what he is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support import smugglers, toy, vigil
from tests.support.hidden import albion, mage_knight, talisman, warcry

WORLDS: dict[str, Callable[[Any, Any, int | None, Callable[[int], int]], Any]] = {
    "albion": albion.vary,
    "mage_knight": mage_knight.vary,
    "talisman": talisman.vary,
    "warcry": warcry.vary,
    "toy_quiz": toy.vary,
    "toy_smugglers": smugglers.vary,
    "toy_vigil": vigil.vary,
}
"""By the key of a game that hides anything: another state that differs only in what a seat may not know.

They are given the game, a state, the seat (None: a spectator), and ``pick``: a number from 0 to n - 1.
"""


def vary_hidden(game: Any, state: Any, seat: int | None, pick: Callable[[int], int]) -> Any:
    """Return another state that looks the same to a seat; of a game that hides nothing the same one."""
    if game.key in WORLDS:
        return WORLDS[game.key](game, state, seat, pick)
    assert not game.hides(state, seat), f"{game.key} hides something: say in {__name__} what may be otherwise"
    return state
