"""Every bench runs: in small, so that what is not measured every day is not found broken on the day it is needed."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from types import ModuleType
from typing import Any

import pytest

from tests.bench import battlefield, boards, pictures, timing
from tests.bench.__main__ import MODULES

RINGS = boards._rings


def first(scenes: dict[str, Any]) -> dict[str, Any]:
    """One of some scenes."""
    return dict(list(scenes.items())[:1])


def one_ring() -> Iterator[Any]:
    """One board of those with rings."""
    return islice(RINGS(), 1)


SMALL: dict[str, dict[str, Any]] = {
    "records": {"GAMES": 1, "MOST_PLIES": 40, "ROUNDS": 1},
    "engine": {"PLIES": 20},
    "miniatures": {"ACTIONS": 2, "FIELDS": 1, "JOURNEYS": 2},
    "pictures": {"SCENES": first(pictures.SCENES)},
    "battlefield": {"SCENES": first(battlefield.SCENES)},
    "boards": {"_rings": one_ring, "_hexes": lambda: iter(())},
    "biggest": {"BIGGEST": (32, 2, 39_370), "QUESTIONS": 1},
    "rules": {"PRECEDENTS": 50},
    "storage": {"FEW": 8, "MANY": 12},
    "league": {"PLAYERS": 16, "ROUNDS": 3},
    "ages": {"AGES": (30, 60), "CROWDS": (1, 2), "MANY": 10, "ACTS": 1, "ROUNDS": 1, "MIDDLE": 2},
    "films": {"TABLES": 3, "LINES": 60, "FEW": 2, "FILMS": 2, "WARMING": 1, "ROUNDS": 1},
    "flood": {"SECONDS": 0.3, "ROUNDS": 1, "WARMING": 0.3},
    "living": {
        "TABLES": 3,
        "FEW": 2,
        "MANY": 4,
        "ROUNDS": 1,
        "PAIRS": 1,
        "STARTS": 1,
        "WARMING": 1,
        "TICKING": 1,
        "IDLE_SECONDS": 0,
        "READY_SECONDS": 0,
    },
}
"""What is made small in each module."""

Bars = Callable[[], Iterable[timing.Bar | timing.Limit]]


def benches() -> list[Any]:
    """Every bench of every module."""
    return [
        pytest.param(module, bars, id=f"{short(module)}-{bars.__name__}") for module in MODULES for bars in module.BARS
    ]


def short(module: ModuleType) -> str:
    """The name of a module in its package."""
    return module.__name__.rpartition(".")[2]


@pytest.mark.slow
@pytest.mark.parametrize(("module", "bars"), benches())
def test_every_bench_runs(module: ModuleType, bars: Bars, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "MOST_ROUNDS", 1)
    for name, value in SMALL.get(short(module), {}).items():
        monkeypatch.setattr(module, name, value)
    made = list(bars())
    assert made
    for bar in made:
        amount = bar.amount if isinstance(bar, timing.Limit) else bar.ratio
        assert math.isfinite(amount), bar.told()
        assert amount >= 0, bar.told()
