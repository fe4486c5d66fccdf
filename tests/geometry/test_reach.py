"""The area that can be reached: closed forms, and agreement with the shortest ways."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest
import shapely

from bot.geometry.plane import Disc, Point, ahead, path_length
from bot.geometry.polygon import Polygon
from bot.geometry.reach import reachable
from bot.geometry.route import Obstacles, shortest
from tests.geometry.test_route import BASE, battle

FREE = Obstacles([], [], [], (-90_000, -90_000, 90_000, 90_000), BASE)


def area(start: Point, length: int, field: Obstacles, ends: tuple[Disc, ...] = ()) -> shapely.Geometry:
    """What can be reached, as one shape."""
    patches = reachable(start, length, field, ends)
    shapes = [shapely.Polygon(outline, holes) for outline, *holes in patches]
    assert all(shape.is_valid and shape.area > 0 for shape in shapes)
    assert [shape.area for shape in shapes] == sorted((shape.area for shape in shapes), reverse=True)
    return shapely.union_all(shapes)


def holds(shape: shapely.Geometry, point: Point) -> bool:
    """True if a point can be reached."""
    return bool(shape.contains(shapely.Point(point)))


def test_on_an_empty_field_it_is_a_disc() -> None:
    shape = area((1000, 2000), 8000, FREE)
    assert abs(shape.area / (math.pi * 8000**2) - 1) < 0.005
    assert holds(shape, (8900, 2000))
    assert not holds(shape, (9010, 2000))


def test_nothing_can_be_reached_with_nothing() -> None:
    assert reachable((0, 0), 0, FREE) == ()


def test_the_base_stays_on_the_field() -> None:
    shape = area((1000, 1000), 8000, FREE._replace(box=(0, 0, 24_000, 24_000)))
    assert shape.bounds[:2] == (550, 550)
    assert holds(shape, (8900, 1000))


def test_behind_a_base_is_reached_round_it() -> None:
    field = FREE._replace(discs=[(3000, 0, BASE)])
    shape = area((0, 0), 6000, field)
    tangent = math.sqrt(3000**2 - BASE**2)
    for x in range(3600, 6200, 50):
        arc = math.pi - math.acos(BASE / 3000) - math.acos(BASE / (x - 3000))
        way = tangent + BASE * arc + math.sqrt((x - 3000) ** 2 - BASE**2)
        if abs(way - 6000) > 60:
            assert holds(shape, (x, 0)) is (way < 6000)
    assert not holds(shape, (3000, 500))


def test_where_it_may_not_come_to_rest_is_left_out() -> None:
    field = FREE._replace(discs=[(3000, 0, BASE)])
    shape = area((0, 0), 6000, field, ((3000, 0, 1099),))
    assert not holds(shape, (3000, 1050))
    assert holds(shape, (3000, 1150))


def test_touching_bases_throw_one_shadow() -> None:
    row = [(3000, y, BASE) for y in range(-3300, 3301, 1110)]
    bars = [(a[:2], b[:2]) for a, b in pairwise(row)]
    behind = (3800, 450)
    assert holds(area((0, 0), 4500, FREE._replace(discs=row)), behind)
    assert not holds(area((0, 0), 4500, FREE._replace(discs=row, bars=bars)), behind)


def test_blocking_terrain_is_gone_round() -> None:
    wall = Polygon([(2000, -3000), (2400, -3000), (2400, 3000), (2000, 3000)])
    shape = area((0, 0), 5500, FREE._replace(polygons=[wall]))
    assert holds(shape, (1400, 0))
    assert not holds(shape, (1500, 0))
    assert not holds(shape, (3100, 0))
    assert not holds(shape, (2200, 3500))
    assert holds(shape, (2200, 3600))
    assert holds(shape, (3100, 3300))


def test_shut_in_is_all_there_is() -> None:
    ring = [(*ahead((0, 0), turn * 3600, 1800), BASE) for turn in range(10)]
    bars = [(a[:2], b[:2]) for a, b in pairwise([*ring, ring[0]])]
    shape = area((0, 0), 9000, FREE._replace(discs=ring, bars=bars))
    assert max(math.hypot(*corner) for corner in shape.exterior.coords) < 1800


@pytest.mark.parametrize("seed", range(6))
def test_it_agrees_with_the_shortest_ways(seed: int) -> None:
    start, _, field = battle(seed, 25, seed % 3, 20_000)
    limit = 7000
    shape = area(start, limit, field)
    source = random.Random(seed)
    wrong = 0
    for _ in range(60):
        goal = ahead(start, source.randint(0, 35_999), source.randint(3000, 7100))
        if field.clear(goal, goal) and shape.boundary.distance(shapely.Point(goal)) > 60:
            way = shortest(start, [goal], field.discs, field.polygons, field.box, BASE, bars=field.bars, limit=limit)
            wrong += holds(shape, goal) is not (way is not None and path_length(way) <= 1000 * limit)
    assert wrong == 0
