"""Packs broken by chance: either they load, or every fault is told with its file and line; never anything else."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bot import packs
from bot.engine.sheets import PackFaults
from bot.games.albion.content.catalog import PACK_FILES, load
from tests.games.talisman.words.writing import toml_of
from tests.support.suites import in_part_slow

STARTER = {file: tomllib.loads(packs.builtin("albion")[file].decode()) for file in PACK_FILES}
WORDS: tuple[Any, ...] = (0, -1, 1, 7, 10**9, "", "C19", "sword", "plus", "galehot", "same", "all", "x", True, 1.5)
SHAPES: tuple[Any, ...] = ([], {}, [[]], [{}], {"type": "none"}, {"type": "heal", "amount": 2}, ["C19"], [3])


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Everything that could be another thing: the holder and its key."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def broken(seed: int) -> dict[str, bytes]:
    """The starter pack with one to three places written otherwise, taken away, or swapped with others."""
    chance, pack = Random(seed), deepcopy(STARTER)
    tree = pack[chance.choice(PACK_FILES)]
    for _ in range(chance.randint(1, 3)):
        places = list(_places(tree))
        holder, key = chance.choice(places)
        kind = chance.randrange(8)
        if kind == 0:
            del holder[key]
        elif kind <= 5:  # mostly something of the same name or kind: what is well-formed is read furthest
            alike = [(one, at) for one, at in places if at == key and type(one[at]) is type(holder[key])]
            other, place = chance.choice(alike)
            holder[key] = deepcopy(other[place])
        else:
            holder[key] = deepcopy(chance.choice(WORDS if kind == 6 else SHAPES))
    return {file: toml_of(pack[file]) for file in PACK_FILES}


def test_what_is_written_anew_is_the_same_pack() -> None:
    assert load([{file: toml_of(STARTER[file]) for file in PACK_FILES}]) == load([packs.builtin("albion")])


@pytest.mark.parametrize("start", in_part_slow(range(0, 200, 10), quick=(0,)))
def test_a_broken_pack_loads_or_tells_where_it_is_broken(start: int) -> None:
    refused = 0
    for seed in range(start, start + 10):
        try:
            load([broken(seed)])
        except PackFaults as found:
            refused += 1
            assert found.faults and all(fault.file in PACK_FILES and fault.line >= 1 for fault in found.faults)
    assert refused
