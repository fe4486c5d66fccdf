"""From season to season: the best of each group go up, the last go down."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.league.sheet import Zone
from bot.league.standings import Standing

UP: Zone = "up"
DOWN: Zone = "down"


def next_divisions(
    table: Sequence[Standing], moving: int = 1, gone: Collection[int] = ()
) -> tuple[tuple[int, ...], ...]:
    """The groups of the next season, the highest first: so many change places with the group above and below.

    Whoever shares a rank goes in the order of the table. A group too small for it changes as many as half of it.
    Whoever has left (``gone``) is in no group any more: his place spares one who would go down, and what is free after
    that is taken by the next of the group below. So only the last group shrinks.
    """
    numbers = sorted({row.division for row in table})
    whole = [[row.number for row in table if row.division == division] for division in numbers]
    groups = [[number for number in group if number not in gone] for group in whole]
    stood = [list(group) for group in groups]
    for upper, lower in zip(range(len(groups)), range(1, len(groups)), strict=False):
        free = len(whole[upper]) - len(groups[upper])
        count = min(moving, len(stood[upper]) // 2, len(stood[lower]) // 2)
        up = stood[lower][: max(count, free)]
        going = max(0, len(up) - free)
        last = [number for number in stood[upper] if number in groups[upper]]
        down = last[len(last) - going :]
        groups[upper] = [*[number for number in groups[upper] if number not in down], *up]
        groups[lower] = [*down, *stood[lower][len(up) :]]
    return tuple([tuple(group) for group in groups])


def moves(table: Sequence[Standing], gone: Collection[int] = ()) -> dict[int, Zone]:
    """Who would go up and who down if the next season followed now."""
    numbers = sorted({row.division for row in table})
    before = {row.number: numbers.index(row.division) for row in table}
    after = {number: place for place, group in enumerate(next_divisions(table, gone=gone)) for number in group}
    return {
        number: UP if place < before[number] else DOWN for number, place in after.items() if place != before[number]
    }
