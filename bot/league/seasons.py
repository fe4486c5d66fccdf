"""From season to season: the best of each group go up, the last go down."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league.standings import Standing


def next_divisions(table: Sequence[Standing], moving: int = 1) -> tuple[tuple[int, ...], ...]:
    """The groups of the next season, the highest first: so many change places with the group above and below.

    Whoever shares a rank goes in the order of the table. A group too small for it changes as many as half of it.
    """
    numbers = sorted({row.division for row in table})
    groups = [[row.number for row in table if row.division == division] for division in numbers]
    for upper, lower in zip(range(len(groups)), range(1, len(groups)), strict=False):
        count = min(moving, len(groups[upper]) // 2, len(groups[lower]) // 2)
        if count:
            down, up = groups[upper][-count:], [row.number for row in table if row.division == numbers[lower]][:count]
            groups[upper] = [*groups[upper][:-count], *up]
            groups[lower] = [*down, *[one for one in groups[lower] if one not in up]]
    return tuple([tuple(group) for group in groups])
