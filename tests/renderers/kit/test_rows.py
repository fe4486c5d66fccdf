"""Cards divided among rows."""

from __future__ import annotations

from itertools import combinations

import pytest

from renderers.kit.rows import balanced, shares


@pytest.mark.parametrize(
    ("count", "rows"),
    [(0, ()), (1, (1,)), (3, (3,)), (4, (2, 2)), (5, (3, 2)), (6, (3, 3)), (7, (3, 2, 2)), (8, (3, 3, 2))],
)
def test_equal_cards(count: int, rows: tuple[int, ...]) -> None:
    assert shares(count, 3) == rows


def test_what_fits_in_one_row_stands_in_one() -> None:
    assert balanced([100, 100, 100], 320, 10) == (3,)
    assert balanced([], 320, 10) == ()


def test_the_widest_row_is_as_narrow_as_can_be() -> None:
    widths = [126, 300, 142, 126, 126, 142, 126]
    rows = balanced(widths, 900, 9)

    def widest(counts: tuple[int, ...]) -> float:
        at, found = 0, 0.0
        for count in counts:
            found = max(found, sum(widths[at : at + count]) + 9 * (count - 1))
            at += count
        return found

    every = [(cut, len(widths) - cut) for (cut,) in combinations(range(1, len(widths)), 1)]
    assert len(rows) == 2 and sum(rows) == len(widths)
    assert widest(rows) == min(map(widest, every))


def test_of_equal_divisions_the_fuller_row_is_above() -> None:
    assert balanced([100] * 7, 430, 10) == (4, 3)
    assert balanced([100] * 9, 320, 10) == (3, 3, 3)


def test_a_card_wider_than_the_room_stands_alone() -> None:
    assert balanced([100, 500, 100], 320, 10) == (1, 1, 1)
