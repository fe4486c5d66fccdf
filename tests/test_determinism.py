"""The same game everywhere: twice in one program, and in programs that hash differently."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.support.roster import entrant, keys
from tests.support.suites import in_part_slow
from tests.support.watching import chain

ROOT = Path(__file__).parents[1]
SEEDS, MOST = (b"one", b"two"), 300
OPTIMISED = {"0": False, "4242": True}
"""How sets are hashed in other programs, and whether those run without asserts."""
PROGRAM = """
import sys
from tests.support.roster import entrant
from tests.support.watching import chain
for key in sys.argv[1:]:
    for seed in (b"one", b"two"):
        for place, digest in enumerate(chain(entrant(key), seed, 300)):
            print(key, seed.decode(), place, digest)
"""


@cache
def here(key: str) -> dict[bytes, list[str]]:
    """The chains of a game in this program."""
    return {seed: chain(entrant(key), seed, MOST) for seed in SEEDS}


@cache
def elsewhere(hash_seed: str, optimise: bool) -> tuple[str, ...]:
    """The chains of all games, made by a program of its own; ``-O`` leaves out asserts, which must change nothing."""
    done = subprocess.run(
        [sys.executable, *(["-O"] if optimise else []), "-c", PROGRAM, *keys()],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
        capture_output=True,
        text=True,
    )
    return tuple(done.stdout.splitlines())


@pytest.mark.parametrize("key", keys())
def test_a_seed_gives_one_chain_of_states(key: str) -> None:
    first, other = (here(key)[seed] for seed in SEEDS)
    assert first == chain(entrant(key), SEEDS[0], MOST)
    assert first != other


@pytest.mark.parametrize("hash_seed", in_part_slow(OPTIMISED, quick=("4242",)))
@pytest.mark.parametrize("key", keys())
def test_other_programs_give_the_same_chain(key: str, hash_seed: str) -> None:
    told = [
        f"{key} {seed.decode()} {place} {digest}"
        for seed, found in here(key).items()
        for place, digest in enumerate(found)
    ]
    there = [line for line in elsewhere(hash_seed, OPTIMISED[hash_seed]) if line.startswith(key + " ")]
    assert there == told
