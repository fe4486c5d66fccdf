"""What somebody may see of a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.engine import codec
from bot.service.sights import MOST_NUMBERED, marks_of


def line(state: int, *, declared: bool = True) -> Any:
    """A line after which the position is a number."""
    return SimpleNamespace(declared=declared, position=SimpleNamespace(snapshot=codec.encode(state)))


def marks(*states: int, now: int) -> tuple[Any, ...]:
    """The marks of acts that led to these positions: a third of each, nothing for the first ones."""
    rules = SimpleNamespace(state_type=int, view=lambda state, _: state, act_mark=lambda view: view // 3 or None)
    live: Any = SimpleNamespace(rules=rules, table=SimpleNamespace(view=lambda _: now, pause=None))
    return marks_of(live, [line(state) for state in states], None)


def test_an_act_that_marks_nothing_new_is_told_with_the_one_before_it() -> None:
    assert marks(1, 3, 4, 6, 7, 9, now=10) == (1, 2, 3)
    assert marks(3, 6, 3, 9, now=9) == (1, 2, 1, 3)
    assert marks(now=2) == () and marks(now=3) == (1,)


def test_only_the_latest_acts_are_numbered() -> None:
    assert marks(*range(3, 99, 3), now=96) == tuple(range(33 - MOST_NUMBERED, 33))
