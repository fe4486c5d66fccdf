"""``python -m tests.plausibility GAME`` plays, and writes what came of it into the README of the pack.

GAME is albion or talisman. ``--games N``: so many games of four greedy seats.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor

from tests.plausibility import albion, talisman
from tests.plausibility.common import written

MEASURED = {"albion": albion, "talisman": talisman}
WORKERS = 2


def main(words: list[str]) -> int:
    """Play and write."""
    if words[:1] == [] or words[0] not in MEASURED or (words[1:] and (len(words) != 3 or words[1] != "--games")):
        print(__doc__)
        return 2
    game = MEASURED[words[0]]
    with ProcessPoolExecutor(WORKERS) as pool:
        figures = game.measured(pool, int(words[2]) if words[1:] else game.GAMES)
    print(figures)
    game.README.write_text(written(game.README.read_text(encoding="utf-8"), figures), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
