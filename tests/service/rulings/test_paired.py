"""Paired games: what a precedent binds is all in which a game differs from the same one without it."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from bot.engine.playout import steps
from bot.engine.step import Step
from bot.games import registry
from bot.service.core.bindings import NO_LAWS, Bound, Laws, settle_terms
from bot.service.core.house_options import read_options

MOST = 600
"""Steps of each game that are compared."""


def played(key: str, options: Any, seed: bytes) -> list[Step[Any]]:
    """The first steps of a game at random."""
    game = registry.game(key)
    made: list[Step[Any]] = []
    for step in steps(game, options, game.seats[0], seed):
        made.append(step)
        if len(made) == MOST:
            break
    return made


def options_under(key: str, laws: Laws) -> Any:
    """What a host plays who has chosen nothing."""
    rules = registry.game(key)
    return read_options(rules, settle_terms(rules, "", rules.seats[0], laws).options)[0]


def as_without(state: Any, options: Any) -> Any:
    """A position as it would read with other options."""
    return replace(state, options=options)


@pytest.mark.parametrize("seed", [b"pair-1", b"pair-2", b"pair-3"])
def test_a_warcry_without_rolls_of_defenders_is_the_same_until_somebody_shoots(seed: bytes) -> None:
    plain = options_under("warcry", NO_LAWS)
    bound = options_under("warcry", Laws((Bound(14, "ranged_defender_rolls", "false"),)))
    assert {name for name, value in asdict(bound).items() if value != getattr(plain, name)} == {"ranged_defender_rolls"}
    pairs = list(zip_longest(played("warcry", plain, seed), played("warcry", bound, seed)))
    parting = next(at for at, (one, other) in enumerate(pairs) if not alike(one, other, plain))
    combat = pairs[parting - 1][0].state.combat
    assert combat is not None and combat.kind == "ranged", "they part in a ranged combat and nowhere else"
    assert sum(len(one.events) for one, _ in pairs[:parting]) > 50


def alike(one: Step[Any] | None, other: Step[Any] | None, options: Any) -> bool:
    """True if a step is the same in both games, but for the options."""
    if one is None or other is None:
        return one is other
    return one.events == other.events and one.state == as_without(other.state, options)
