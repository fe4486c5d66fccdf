"""The games that the generic tests run on: all that are registered, and the toys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct

from bot.engine.game import Game
from bot.games import registry
from tests.support.smugglers import Smugglers
from tests.support.toy import NoOptions, NullGame, QuizGame

TOYS: dict[str, Callable[[], Game[Any, Any, Any]]] = {
    "toy_null": NullGame,
    "toy_quiz": QuizGame,
    "toy_smugglers": Smugglers,
}


class Entrant(Struct, frozen=True):
    """One game with the options and seats it is tried with."""

    key: str
    game: Any
    options: Any
    seats: int


def keys() -> tuple[str, ...]:
    """All games, the registered ones first."""
    return (*registry.keys(), *TOYS)


@cache
def entrant(key: str) -> Entrant:
    """A game by its key, with its default options and its least number of seats."""
    if key in TOYS:
        return Entrant(key, TOYS[key](), NoOptions(), 2)
    game = registry.game(key)
    return Entrant(key, game, registry.default_options(key), game.seats[0])
