"""Random games of everything that is registered, and of the toys: invariants, restoring, undo, legality, secrecy."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from bot.engine.events import Event
from bot.engine.pending_action import PendingAction
from bot.engine.requests import Ask, AskAll, Reveal, Roll, Shuffle
from bot.engine.step import Position
from bot.games import registry
from tests.support.fair import float_fields
from tests.support.roster import Entrant, entrant, keys, trials
from tests.support.suites import in_part_slow
from tests.support.trial import cheap_game, costly_game
from tests.support.watching import moments

CHUNKS, SOAKED = 10, 40
"""The pieces into which the random games of the slow suite, and of the soak, are cut for the workers."""

COSTLY = 20
"""One in so many random games of the slow suite has the costly checks: in ten pieces, at most kinds of tables."""

MOST_QUESTIONS = 12
"""An action is the smallest thing after which somebody chooses afresh; one that asks more is too large."""

KEYS = keys()


def games(key: str, numbers: range) -> Iterator[tuple[Entrant, bytes]]:
    """Random games: each its table and seed."""
    for number in numbers:
        yield entrant(key, number), b"random game %d" % number


@pytest.mark.parametrize("key", KEYS)
def test_a_few_random_games(key: str) -> None:
    for number in range(5):
        assert cheap_game(entrant(key, number), b"quick %d" % number) > 0


@pytest.mark.parametrize("number", in_part_slow(range(3), quick=(0,)))
@pytest.mark.parametrize("key", KEYS)
def test_random_games_with_all_checks(key: str, number: int) -> None:
    costly_game(entrant(key, number), b"quick %d" % number, every=4)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("key", KEYS)
def test_many_random_games(key: str, chunk: int) -> None:
    for place, (played, seed) in enumerate(games(key, range(chunk, trials(key).games, CHUNKS))):
        if place % COSTLY == chunk:
            costly_game(played, seed, every=3)
        else:
            cheap_game(played, seed)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(SOAKED))
@pytest.mark.parametrize("key", KEYS)
def test_many_random_games_with_all_checks(key: str, chunk: int) -> None:
    for played, seed in games(key, range(chunk, trials(key).soaked, SOAKED)):
        costly_game(played, seed)


@pytest.mark.parametrize("key", registry.keys())
def test_actions_ask_few_questions(key: str, record_property: Callable[[str, object], None]) -> None:
    counts = [
        sum(1 for entry in asked if not entry.ask.non_blocking)
        for number in range(5)
        for moment in moments(entrant(key), b"questions %d" % number)
        for _, _, asked in moment.runs()
    ]
    record_property("most_questions", max(counts))
    assert max(counts) <= MOST_QUESTIONS, f"an action asks {max(counts)} questions: it should be several actions"


@pytest.mark.parametrize("key", KEYS)
def test_no_float_and_nothing_untyped_can_be_stored(key: str) -> None:
    game = entrant(key).game
    for kind in (game.state_type, game.action_type, game.options_type, game.orders_type):
        assert not float_fields(kind)


@pytest.mark.parametrize("kind", [Event, Ask, AskAll, Roll, Shuffle, Reveal, PendingAction, Position])
def test_the_engine_stores_no_float(kind: type) -> None:
    assert not float_fields(kind)
