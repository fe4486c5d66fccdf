"""Which acts a picture numbers for a reader: those since his own last one, reactions and consequences included."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine import codec
from bot.engine.history import ACTION, AUTOMATIC, HistoryLine
from bot.engine.pending_action import PLAYER, READY, STANDING, TIMEOUT, AllAnswered, Answered, PendingAction
from bot.engine.step import Position
from bot.service.core.table_view import MOST_NUMBERED, after_ready, lines_since, marks_since


def act(number: int, seat: int | None, *served: Any, source: str = PLAYER) -> HistoryLine:
    """A line after which the picture marks its number."""
    flight = PendingAction(seat, b"", 0, served)
    return HistoryLine(ACTION, number, seat, source, flight, (), Position(codec.encode(number)))


def table(lines: list[HistoryLine], now: int, *, pending_source: str = "") -> Any:
    """A game after these lines, which marks ``now`` as it stands; an action in the air has that source."""
    match = SimpleNamespace(
        standing_back=lambda: iter(lines[::-1]),
        pause=object() if pending_source else None,
        pending_source=pending_source or AUTOMATIC,
        view=lambda reader: now,
    )
    rules = SimpleNamespace(state_type=int, view=lambda state, reader: state, act_mark=lambda view: view or None)
    return SimpleNamespace(table=match, rules=rules)


def test_acts_are_numbered_from_the_readers_own_last_act_on() -> None:
    lines = [act(1, 1), act(2, 0), act(3, 1), act(4, 1)]
    assert marks_since(table(lines, 4), (0,), 0) == (3, 4)
    assert marks_since(table(lines, 4), (1,), 1) == (4,), "what he did himself last is told as it stands"


def test_where_nobody_is_asked_no_older_act_is_looked_at_than_is_numbered() -> None:
    lines, seen = [act(number, number % 2) for number in range(1, 101)], []
    game = table(lines, 100)
    game.table.standing_back = lambda: (seen.append(line) or line for line in lines[::-1])
    assert marks_since(game, (), None) == tuple(range(101 - MOST_NUMBERED, 101))
    assert len(seen) == MOST_NUMBERED


def test_an_action_in_the_air_comes_after_what_was_done_before_it() -> None:
    lines = [act(1, 0), act(2, 1)]
    assert marks_since(table(lines, 9, pending_source=PLAYER), (0,), 0) == (2, 9)


def test_what_follows_by_itself_belongs_to_the_act_before_it() -> None:
    lines = [act(1, 0), act(2, 1), act(3, None, source=AUTOMATIC), act(4, 1), act(5, None, source=AUTOMATIC)]
    assert marks_since(table(lines, 5), (0,), 0) == (3, 5)


@pytest.mark.parametrize(
    ("entry", "first"),
    [
        (Answered(0, ("yes",), PLAYER), 3),
        (Answered(0, ("yes",), STANDING), 2),
        (Answered(1, ("yes",), PLAYER), 2),
        (AllAnswered((0, 1), (("a",), ("b",)), (PLAYER, TIMEOUT)), 3),
        (AllAnswered((0, 1), (("a",), ("b",)), (TIMEOUT, PLAYER)), 2),
    ],
)
def test_a_reaction_inside_anothers_action_is_an_act_of_its_seat(entry: Any, first: int) -> None:
    lines = [act(1, 0), act(2, 1), act(3, 1, entry), act(4, 1)]
    assert [line.number for line in lines_since(table(lines, 4), (0,))] == list(range(first, 5))


def test_what_set_a_ready_made_table_up_is_not_told_as_something_that_happened() -> None:
    made, turn = [act(1, 0, source=READY), act(2, 1, source=READY)], act(3, None, source=AUTOMATIC)
    later = act(4, 1)
    assert list(after_ready([*made, turn])) == []
    assert list(after_ready([*made, turn, later])) == [turn, later]
    assert list(after_ready([turn, later])) == [turn, later]
