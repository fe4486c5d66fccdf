"""Prints every bar with its yardstick, timed in turns in this run. ``python -m tests.bench [word]`` picks some."""

from __future__ import annotations

import sys

from bot import gc_tuning
from tests.bench import (
    ages,
    battlefield,
    biggest,
    boards,
    engine,
    films,
    flood,
    league,
    living,
    miniatures,
    pictures,
    records,
    rules,
    storage,
)

MODULES = (
    engine, miniatures, records, rules, pictures, battlefield, boards, biggest, storage, ages, living,
    flood, films, league,
)  # fmt: skip


def main(words: list[str]) -> int:
    """Time everything whose name holds one of the words (no words: everything); 1 if a bar is missed."""
    gc_tuning.calm()  # as the program does when it has started
    missed = 0
    for module in MODULES:
        for bars in module.BARS:
            if words and not any(word in bars.__name__ for word in words):
                continue
            for bar in bars():
                print(bar.told(), flush=True)
                missed += not bar.held
    print("all bars held" if not missed else f"bars missed: {missed}")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
