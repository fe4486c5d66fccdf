"""``python -m tests.lengths`` plays, and writes into ``data/pace.toml`` how often games wait for somebody.

It takes some minutes. ``--games N``: no more than so many games of each kind of table.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime

from msgspec.structs import replace

from tests.lengths.measuring import KINDS, measured
from tests.support.sources import ROOT

FILE = ROOT / "data/pace.toml"
WORKERS = 2


def main(words: list[str]) -> int:
    """Play and write."""
    if words and (len(words) != 2 or words[0] != "--games" or not words[1].isdecimal()):
        print(__doc__)
        return 2
    most = int(words[1]) if words else 10**6
    kinds = [replace(kind, games=min(kind.games, most)) for kind in KINDS]
    with ProcessPoolExecutor(WORKERS) as pool:
        text = measured(pool, kinds, datetime.now(UTC).date().isoformat())
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
