"""The games that the generic tests run on: all that are registered, and the toys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct

from bot.engine.game import Game
from bot.games import registry
from tests.support.smugglers import Smugglers
from tests.support.toy import NullGame, QuizGame
from tests.support.vigil import Vigil

TOYS: dict[str, Callable[[], Game[Any, Any, Any]]] = {
    "toy_null": NullGame,
    "toy_quiz": QuizGame,
    "toy_smugglers": Smugglers,
    "toy_vigil": Vigil,
}


Table = tuple[int, dict[str, Any]]
"""How many seats, and the options that are not the default ones."""


class Trials(Struct, frozen=True):
    """How a game is tried at random. The first table serves where one is enough."""

    games: int = 200  # of the slow suite, dealt out to the tables in turn
    soaked: int = 2000  # of the soak, each with the costly checks
    unasked: int = 0  # one action in so many is of a seat that nobody waits for
    tables: tuple[Table, ...] = ()  # none: the least number of seats and the default options


def rounds(seats: int, build_total: int, count: int, side: int = 30_000, **more: Any) -> Table:
    """A game of miniatures on a square field that ends after some rounds."""
    size = {"width": side, "height": side}
    return seats, {"build_total": build_total, "limit": "rounds", "rounds": count, **size, **more}


FEW = Trials(games=100, soaked=100)
"""Toys change with the engine only."""

TRIALS = {
    "albion": Trials(
        unasked=8,
        tables=(
            (2, {"round_limit": 8}),
            (4, {"round_limit": 4}),
            (3, {"round_limit": 5, "exhaustion": 10}),
            (2, {"round_limit": 5, "groups_each": 2, "groups": "random"}),
            (2, {"round_limit": 6, "seat_order": True, "exhaustion": 0}),
            (4, {"round_limit": 3, "groups": "choose", "seat_order": True}),
            (3, {"round_limit": 6, "setup": "quick"}),
        ),
    ),
    "mage_knight": Trials(
        soaked=1000,
        tables=(
            rounds(2, 100, 10),
            rounds(3, 100, 8, 27_000, levitate_foes=True, formation_magic_blast=False),
            rounds(2, 200, 8, 24_000, neighbours=True),
            rounds(2, 200, 8, 39_370, shockwave_ignores_bases=True, open_dials=True),
            rounds(4, 100, 8, teams="alternate"),
            rounds(2, 300, 6, 24_000, enhancement_stacks=False, actions_from="army_value"),
            (2, {"preset": "standard"}),
            rounds(3, 200, 6, quickness_moves_only=True),
            (2, {"width": 24_000, "height": 30_000}),
            rounds(4, 200, 5, 36_000, teams="pairs"),
            rounds(3, 300, 5),
            rounds(4, 300, 4, 48_000, teams="halves"),
        ),
    ),
    "talisman": Trials(
        unasked=8,
        tables=(
            (3, {"rounds_limit": 30}),
            (2, {"rounds_limit": 30, "choose_characters": True, "head_start": True}),
            (4, {"rounds_limit": 30, "reaction_mode": "windows", "alternative_ending": True}),
            (2, {"rounds_limit": 30, "reaction_mode": "windows", "windows": "all", "strong_command": True}),
            (6, {"rounds_limit": 20, "short_trophies": 5, "last_character": True}),
            (5, {"rounds_limit": 20, "sudden_death": True, "short_trophies": 6}),
            (2, {"preset": "post"}),
            (4, {"setup": "quick"}),
        ),
    ),
    "warcry": Trials(tables=((2, {}), (2, {"setup": "quick"}))),
    **dict.fromkeys(TOYS, FEW),
    "toy_vigil": Trials(games=100, soaked=100, unasked=4),
}
"""Those that are not tried as most are."""


class Entrant(Struct, frozen=True):
    """One game with the options and seats it is tried with."""

    key: str
    game: Any
    options: Any
    seats: int
    unasked: int = 0


def keys() -> tuple[str, ...]:
    """All games, the registered ones first."""
    return (*registry.keys(), *TOYS)


def trials(key: str) -> Trials:
    """How a game is tried."""
    return TRIALS.get(key, Trials())


@cache
def bound(key: str) -> Game[Any, Any, Any]:
    """A game by its key."""
    return TOYS[key]() if key in TOYS else registry.game(key)


def entrant(key: str, number: int = 0) -> Entrant:
    """A game by its key, at the table at which the game of a number is played."""
    game, tables = bound(key), trials(key).tables or ((bound(key).seats[0], {}),)
    seats, house = tables[number % len(tables)]
    return Entrant(key, game, game.options_type(**house), seats, trials(key).unasked)
