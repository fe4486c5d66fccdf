"""``python -m tests.plausibility GAME`` plays, and writes what came of it into the README of the pack.

GAME is albion or talisman. ``--games N``: so many games of four greedy seats.
``python -m tests.plausibility ready GAME`` does so with ready-made games; there N games are played of each pairing, and
of a game that has none, of each number of seats.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tests.plausibility import albion, by_seats, ready, talisman
from tests.plausibility.common import READY_MADE, WHOLE_GAMES, written

MEASURED = {"albion": albion, "talisman": talisman}
READY = {**dict.fromkeys(ready.KINDS, ready.measured), **dict.fromkeys(by_seats.PLANS, by_seats.measured)}
WORKERS = 2


def main(words: list[str]) -> int:
    """Play and write."""
    ready_made = words[:1] == ["ready"]
    key, *more = words[ready_made:] or [""]
    known = key in (READY if ready_made else MEASURED)
    if not known or (more and (len(more) != 2 or more[0] != "--games" or not more[1].isdecimal())):
        print(__doc__)
        return 2
    games = int(more[1]) if more else 0
    with ProcessPoolExecutor(WORKERS) as pool:
        if ready_made:
            _keep(ready.readme(key), READY[key](pool, key, games or ready.GAMES), READY_MADE)
        else:
            game = MEASURED[key]
            _keep(game.README, game.measured(pool, games or game.GAMES), WHOLE_GAMES)
    return 0


def _keep(readme: Path, figures: str, what: str) -> None:
    print(figures)
    readme.write_text(written(readme.read_text(encoding="utf-8"), figures, what), encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
