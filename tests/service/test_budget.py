"""Costly things are rationed by person and by server, and the budget comes back by itself (F54)."""

from __future__ import annotations

import pytest

from bot.service.budget import COSTS, MOST_BUCKETS, PICTURE, RATES, SERVER, Budgets
from cogs import groups, items, load


class Ticking:
    """Seconds that pass when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_F54_a_person_gets_a_burst_then_waits_as_long_as_is_said() -> None:
    clock = Ticking()
    budgets, rate = Budgets(clock), RATES[PICTURE]
    assert [budgets.take(PICTURE, 1, 0) for _ in range(rate.burst)] == [0.0] * rate.burst
    wait = budgets.take(PICTURE, 1, 0)
    assert wait == pytest.approx(rate.seconds)
    assert budgets.take(PICTURE, 2, 0) == 0.0
    clock.now += wait - 0.01
    assert budgets.take(PICTURE, 1, 0) > 0.0
    clock.now += 0.02
    assert budgets.take(PICTURE, 1, 0) == 0.0


def test_F54_what_is_refused_costs_nothing() -> None:
    clock = Ticking()
    budgets, rate = Budgets(clock), RATES[PICTURE]
    for _ in range(rate.burst + 50):
        budgets.take(PICTURE, 1, 0)
    clock.now += rate.seconds + 0.01
    assert budgets.take(PICTURE, 1, 0) == 0.0


def test_F54_a_whole_server_has_a_budget_too_and_a_full_bucket_holds_no_more() -> None:
    clock = Ticking()
    budgets, rate = Budgets(clock), RATES[PICTURE]
    clock.now += 10**6
    for person in range(rate.burst * SERVER):
        assert budgets.take(PICTURE, person, 7) == 0.0
    assert 0.0 < budgets.take(PICTURE, 9999, 7) <= rate.seconds
    assert budgets.take(PICTURE, 9999, 8) == 0.0


def test_the_buckets_of_strangers_do_not_pile_up() -> None:
    budgets = Budgets(Ticking())
    for person in range(MOST_BUCKETS + 100):
        budgets.take(PICTURE, person, 0)
    assert len(budgets._buckets) == MOST_BUCKETS


def test_what_costs_is_there() -> None:
    load()
    known = set(groups.COMMANDS) | {f"{kind}|"[:2] for kind in items.answerers}
    assert set(COSTS) <= known
