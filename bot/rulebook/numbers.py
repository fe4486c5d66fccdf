"""Numbers of entries: what may stand before one, and what is nearest to one that there is not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from bot.packs import data_file
from bot.rulebook.digests import FOLDER, SUFFIX, digests_of
from bot.rulebook.markdown import blocks

MOST_LENGTH = 100
NEAREST, ALIKE = 3, 0.5
"""So many numbers are named that are like one that there is not, and how alike they must be."""


@cache
def prefix_of(digest: str) -> str:
    """What the numbers of a digest begin with: `MKU`."""
    written = blocks(data_file(f"{FOLDER}/{digest}{SUFFIX}").decode())
    return next((block.number.partition("-")[0] for block in written if block.number), "")


def prefixes(digest: str, games: Iterable[str]) -> list[str]:
    """What may stand before a number that was written without: of the digest played by, then of those of games."""
    names = [digest] if digest else []
    for game in games:
        names += digests_of(game)
    return list(dict.fromkeys(filter(None, map(prefix_of, names))))


def digest_played(key: str, options: Any = None) -> str:
    """The digest by which a game is played: that of its edition, else the one that is called as the game."""
    edition = str(getattr(options, "edition", "")).casefold()
    own = digests_of(key)
    return next((name for name in own if prefix_of(name).casefold() == edition), own[0] if own else "")


def spelled(number: str, before: Sequence[str]) -> list[str]:
    """The numbers that somebody may mean who writes one, with or without what stands before it."""
    wanted = number.strip()[:MOST_LENGTH]
    return [wanted, *[f"{prefix}-{wanted}" for prefix in before]]


def nearest(number: str, known: Sequence[str], before: Sequence[str] = ()) -> tuple[str, ...]:
    """The numbers most like one that there is not."""
    from rapidfuzz import process  # nobody needs it before the first slip
    from rapidfuzz.distance import OSA

    names = {one.casefold(): one for one in known}
    scored: dict[str, float] = {}
    for wanted in spelled(number.casefold(), [prefix.casefold() for prefix in before]):
        near = process.extract(wanted, list(names), scorer=OSA.normalized_similarity, limit=NEAREST)
        for name, score, _ in near:
            scored[names[name]] = max(scored.get(names[name], 0.0), score)
    best = sorted(scored, key=lambda name: -scored[name])[:NEAREST]
    return tuple([name for name in best if scored[name] >= ALIKE])
