"""What the machinery of the engine costs, and random play of the games on it."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import chess

from bot.engine import codec
from bot.engine.dice import SeededDice
from bot.engine.game import Game
from bot.engine.pending_action import Pause, answered
from bot.engine.playout import play
from bot.engine.run import advance, declared
from bot.games import registry
from tests.bench.timing import Bar, GameTransaction, compared
from tests.support.roster import entrant
from tests.support.toy import NoOptions, NullGame, Quiz, QuizGame
from tests.support.watching import moments

PLIES = 150
CHESS = "chess: list legal moves, push one"
SLOWER = {"warcry": 0.25, "talisman": 0.25, "albion": 0.25}
"""Bars of the real games, as speed against chess."""


def chess_work(plies: int = 300) -> GameTransaction:
    """Random chess: all legal moves listed, one pushed."""
    chance = random.Random(1)

    def work() -> int:
        board = chess.Board()
        for _ in range(plies):
            moves = list(board.legal_moves)
            if not moves or len(board.move_stack) >= PLIES:
                board = chess.Board()
                continue
            board.push(moves[chance.randrange(len(moves))])
        return plies

    return work


def play_work(game: Game[Any, Any, Any], options: Any, seats: int, most: int) -> GameTransaction:
    """Random play of one of our games, a new game each time."""
    numbers = count()

    def work() -> int:
        return play(game, options, seats, b"bench %d" % next(numbers), most=most).decisions

    return work


def random_play() -> Iterator[Bar]:
    """Decisions a second against chess, for the null game and for every game that is registered."""
    timed = compared(play_work(NullGame(), NoOptions(), 2, 1000), chess_work())
    yield Bar("null game, random play", CHESS, timed, 2.0, faster=True)
    registered = registry.keys()
    for key, bar in SLOWER.items():
        if key not in registered:
            print(f"{key}: not registered, random play is not timed")
            continue
        game = registry.game(key)
        work = play_work(game, registry.default_options(key), game.seats[0], 400)
        yield Bar(f"{key}, random play", CHESS, compared(work, chess_work()), bar, faster=True)


def rerun() -> Iterator[Bar]:
    """One answer of the twenty that an action asks for: the whole action runs again from the snapshot."""
    game, dice = QuizGame(), SeededDice(b"bench")
    snapshot = codec.encode(game.blank(NoOptions(), 2))
    flight = declared(game, 0, Quiz(20), 0)
    for _ in range(19):
        pause = advance(game, snapshot, flight, dice)
        if not isinstance(pause, Pause):
            raise TypeError("the quiz asks twenty questions")
        flight = answered(pause, 1, ("c",))

    def ours() -> int:
        for _ in range(50):
            advance(game, snapshot, flight, dice)
        return 50

    def decode() -> int:
        for _ in range(50):
            game.state_decoder.decode(snapshot)
        return 50

    name = "re-run of one answer, 20 questions of 8"
    yield Bar(name, f"decode of the state ({len(snapshot)} B)", compared(ours, decode), 8)


def state_copy() -> Iterator[Bar]:
    """A copy of a state, for search: encode and decode against the library's deep copy."""
    game = QuizGame()
    yield copy_of(game, game.blank(NoOptions(), 2))
    for key in registry.keys():  # noqa: SIM118
        played = list(moments(entrant(key), b"bench", noting=False, most=100))
        yield copy_of(entrant(key).game, played[-1].step.state)


def copy_of(game: Game[Any, Any, Any], state: Any) -> Bar:
    """The bar for one state."""

    def ours() -> int:
        for _ in range(50):
            game.state_decoder.decode(codec.encode(state))
        return 50

    def deep() -> int:
        for _ in range(5):
            copy.deepcopy(state)
        return 5

    name = f"{game.key}: copy of a state of {len(codec.encode(state))} B"
    return Bar(name, "copy.deepcopy", compared(ours, deep), 0.15)


BARS = (random_play, rerun, state_copy)
