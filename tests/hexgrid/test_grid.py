"""Hexes by their laws: labels, coordinates, distance, ways."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from bot.hexgrid import grid, ways
from bot.hexgrid.grid import Axial

ALL = [grid.axial(column, row) for row in range(9) for column in range(9)]
SOME = ALL[::4]
HERE = set(ALL)


def around(hex_: Axial) -> list[Axial]:
    return [one for one in grid.neighbours(hex_) if one in HERE]


# -- labels and coordinates --------------------------------------------------------------------------------------------


def test_labels_and_offsets_come_back() -> None:
    for column, row in product(range(26), range(99)):
        hex_ = grid.axial(column, row)
        assert grid.offset(hex_) == (column, row)
        assert grid.of_label(grid.label(hex_)) == hex_ == grid.of_label(grid.label(hex_).lower())
    assert len({grid.label(one) for one in ALL}) == len(ALL)


@pytest.mark.parametrize("text", ["", "A", "19", "A0", "AA1", "A1b", "Č3", "A-1", "A 1", "A٣", "A01"])
def test_what_is_no_label(text: str) -> None:
    assert grid.of_label(text) is None


@pytest.mark.parametrize("hex_", [grid.axial(-1, 0), grid.axial(26, 0), Axial(0, -1)])
def test_a_hex_beyond_the_letters_has_no_label(hex_: Axial) -> None:
    assert grid.label(hex_) == ""


def test_labels_are_ordered_by_row_then_by_column() -> None:
    shuffled = sorted(ALL, key=lambda one: (one.q * 7 + one.r * 5) % 11)
    assert [grid.label(one) for one in sorted(shuffled, key=grid.by_label)] == [grid.label(one) for one in ALL]


# -- distance ----------------------------------------------------------------------------------------------------------


def test_distance_is_a_distance() -> None:
    for one, other in product(ALL, SOME):
        assert grid.distance(one, other) == grid.distance(other, one) >= 0
        assert (grid.distance(one, other) == 0) == (one == other)
    for one, other, third in product(SOME, SOME, SOME):
        assert grid.distance(one, third) <= grid.distance(one, other) + grid.distance(other, third)


def test_distance_does_not_change_when_both_are_moved() -> None:
    for one, other in product(SOME, SOME):
        moved = [Axial(hex_.q + 5, hex_.r - 3) for hex_ in (one, other)]
        assert grid.distance(*moved) == grid.distance(one, other)


def test_a_hex_has_six_neighbours_at_distance_1_and_is_theirs() -> None:
    for one in ALL:
        near = grid.neighbours(one)
        assert len(set(near)) == 6 and {grid.distance(one, other) for other in near} == {1}
        assert all(one in grid.neighbours(other) for other in near)
        assert sorted(grid.distance(near[0], other) for other in near[1:]) == [1, 1, 2, 2, 2]


def test_neighbours_come_in_the_order_of_the_directions() -> None:
    assert list(grid.DIRECTIONS) == ["E", "NE", "NW", "W", "SW", "SE"]
    named = dict(zip(grid.DIRECTIONS, map(grid.label, grid.neighbours(grid.axial(2, 2))), strict=True))
    assert named == {"E": "D3", "NE": "C2", "NW": "B2", "W": "B3", "SW": "B4", "SE": "C4"}
    odd = dict(zip(grid.DIRECTIONS, map(grid.label, grid.neighbours(grid.axial(2, 1))), strict=True))
    assert odd == {"E": "D2", "NE": "D1", "NW": "C1", "W": "B2", "SW": "C3", "SE": "D3"}


# -- ways --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [0, 1, 2, 3, 7])
def test_without_walls_reach_is_distance(most: int) -> None:
    for start in SOME:
        found = ways.reach(start, grid.neighbours, most)
        assert len(found) == 1 + 3 * most * (most + 1)
        assert all(cost == grid.distance(start, one) <= most for one, cost in found.items())


def test_walls_lengthen_ways_and_shut_hexes_off() -> None:
    wall = {grid.axial(4, row) for row in range(8)}

    def steps(hex_: Axial) -> list[Axial]:
        return [one for one in around(hex_) if one not in wall]

    start = grid.axial(3, 0)
    found = ways.reach(start, steps, 40)
    assert set(found) == HERE - wall
    assert all(cost >= grid.distance(start, one) for one, cost in found.items())
    assert found[grid.axial(5, 0)] > 10 and grid.distance(start, grid.axial(5, 0)) == 2
    shut = {*wall, grid.axial(4, 8)}
    beyond = ways.reach(start, lambda hex_: [one for one in around(hex_) if one not in shut], 40)
    assert grid.axial(5, 0) not in beyond


@pytest.mark.parametrize("length", [0, 1, 2, 3, 4])
def test_walks_are_exactly_so_long_and_visit_no_hex_twice(length: int) -> None:
    start = grid.axial(4, 4)
    found = list(ways.walks(start, grid.neighbours, length))
    assert len(found) == len(set(found)) == {0: 1, 1: 6, 2: 30, 3: 138, 4: 618}[length]
    for walk in found:
        assert walk[0] == start and len(walk) == len(set(walk)) == length + 1
        assert all(grid.distance(*step) == 1 for step in pairwise(walk))


def test_the_ends_of_walks_are_within_reach() -> None:
    start = grid.axial(0, 0)
    ends = {walk[-1] for walk in ways.walks(start, around, 3)}
    assert ends < set(ways.reach(start, around, 3))


def test_a_shortest_way_is_a_way_of_the_fewest_steps() -> None:
    for one, other in product(SOME, SOME):
        way = ways.shortest(one, other, around, 20)
        assert (way[0], way[-1], len(way) - 1) == (one, other, grid.distance(one, other))
        assert all(there in around(here) for here, there in pairwise(way))
    assert ways.shortest(ALL[0], ALL[-1], around, 3) == ()
