"""This tree against another one: every bar in both, in turns, each in a process of its own.

``python -m tests.bench.against OTHER_TREE [word] [pairs]`` prints for each bar the median of the ratios of neighbouring
runs, ours to the other's. A bar is itself a ratio to a yardstick, so that a machine that slows down is told from code
that does.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

PAIRS = 20
ROUNDS = 5
"""Rounds of one run of a bar; the pairs do the rest."""

RUN = """
import json, sys
try:
    from bot import gc_tuning
except ImportError:  # in an older tree
    from bot import collector as gc_tuning
from tests.bench import __main__ as bench, timing
timing.compared.__defaults__ = (int(sys.argv[2]),)
gc_tuning.calm()
for module in bench.MODULES:
    for bars in module.BARS:
        if sys.argv[1] in bars.__name__:
            for bar in bars():
                amount = 1 / bar.ratio if getattr(bar, "faster", False) else getattr(bar, "ratio", None) or bar.amount
                print(json.dumps([bar.name, amount]), flush=True)
"""
"""Runs in either tree with what both have: the amount of each bar, the less the better."""


def amounts(tree: Path, word: str) -> dict[str, float]:
    """Bar to its amount, measured once in a tree."""
    ran = subprocess.run(
        [sys.executable, "-c", RUN, word, str(ROUNDS)], cwd=tree, capture_output=True, text=True, check=True
    )
    return dict(json.loads(line) for line in ran.stdout.splitlines())


def main(other: str, word: str = "", pairs: str = str(PAIRS)) -> None:
    """Measure both trees in turns and print each bar's median ratio."""
    here, there = Path(__file__).parents[2], Path(other)
    ratios: dict[str, list[float]] = defaultdict(list)
    for number in range(int(pairs)):
        trees = (here, there) if number % 2 else (there, here)
        found = {tree: amounts(tree, word) for tree in trees}
        for name in found[here].keys() & found[there].keys():
            ratios[name].append(found[here][name] / found[there][name])
    for name, values in ratios.items():
        print(f"{name:<60} {statistics.median(values):.3f} over {len(values)} pairs", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
