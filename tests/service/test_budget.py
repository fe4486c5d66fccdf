"""Costly things are rationed by person and by server, and the budget comes back by itself (F54)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands

from bot.service.core.rate_limits import ACT, MOST_BUCKETS, PICTURE, PUBLIC, RATES, SERVER, Budgets
from cogs import forms, groups, items, load


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


def tree() -> Iterator[Any]:
    """Every command that Discord is told of, however it was made."""
    load()
    for top in groups.top_level():
        yield from top.walk_commands() if isinstance(top, app_commands.Group) else (top,)


def costs() -> Iterator[tuple[str, Any]]:
    """What each command, kind of press and form costs, by its name."""
    for command in tree():
        if not isinstance(command, app_commands.Group):
            yield f"/{command.qualified_name}", command.extras.get(groups.COST)
    yield from ((f"press {kind}", found.cost) for kind, found in items.answerers.items())
    yield from ((f"form {key}", found.cost) for key, found in forms.takers.items())


def test_F54_every_command_press_and_form_has_its_cost_beside_it() -> None:
    known = dict(costs())
    assert {"/mageknight reach", "/mageknight army use", "/do", "/board", "press o", "form f:line"} <= set(known)
    assert [name for name, cost in known.items() if cost not in RATES] == []


def test_F54_nothing_can_be_declared_without_its_cost() -> None:
    declare: tuple[Any, ...] = (groups.command, items.on_press, forms.on_form)
    for one in declare:
        with pytest.raises(TypeError, match="cost"):
            one("zz")


def test_F54_what_draws_or_searches_costs_more_than_an_act() -> None:
    free = ("mageknight army list", "mageknight army drop", "warcry deck list", "warcry deck drop")
    dear = {name: cost for name, cost in costs() if name.startswith(("/mageknight ", "/warcry "))}
    assert {name for name, cost in dear.items() if cost == ACT} == {f"/{name}" for name in free}


def test_F54_a_channel_has_a_budget_that_all_who_post_there_share() -> None:
    clock = Ticking()
    budgets, rate = Budgets(clock), RATES[PUBLIC]
    assert [budgets.take_in(PUBLIC, 5) for _ in range(rate.burst)] == [0.0] * rate.burst
    assert budgets.take_in(PUBLIC, 5) == pytest.approx(rate.seconds)
    assert budgets.take_in(PUBLIC, 6) == 0.0
    clock.now += rate.seconds
    assert budgets.take_in(PUBLIC, 5) == 0.0
