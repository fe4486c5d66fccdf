"""Shortest ways: closed forms, legality after rounding, and a search that tries everything."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest

from bot.geometry.plane import Disc, Point, ahead, below, crosses, dist2, path_crosses, path_length, path_within, within
from bot.geometry.polygon import Polygon, placed
from bot.geometry.route import Obstacles, shortest
from tests.support.rules import rule
from tests.support.shapes import TURNINGS

BOX = (0, 0, 39_370, 39_370)
WIDE = (-90_000, -90_000, 90_000, 90_000)
ROCK = ((3000, 0), (1800, 1600), (0, 2700), (-1900, 1700), (-3000, 0), (-1800, -1600), (0, -2700), (1900, -1700))
BASE = 550


def length(way: tuple[Point, ...] | None) -> float:
    """The length of a way that exists, in mils."""
    assert way is not None
    return path_length(way) / 1000


def battle(seed: int, number: int, rocks: int, side: int = 39_370) -> tuple[Point, Point, Obstacles]:
    """A field with bases in loose groups and blocking terrain, and a start and a goal on it."""
    source = random.Random(seed)
    middle = (side // 4, 3 * side // 4)
    pieces = [
        placed(ROCK, source.randint(*middle), source.randint(*middle), source.randint(0, 35_999)) for _ in range(rocks)
    ]
    spots: list[Point] = []
    while len(spots) < number + 2:
        spot = (source.randint(BASE, side - BASE), source.randint(BASE, side - BASE))
        if spots and source.random() < 0.5:
            spot = ahead(source.choice(spots), source.randint(0, 35_999), 1100 + source.choice((0, 20, 40, 300)))
        in_field = all(BASE <= place <= side - BASE for place in spot)
        clear = not any(below(dist2(spot, other), 1099) for other in spots)
        if in_field and clear and not any(piece.reaches_in(spot, BASE, 1) for piece in pieces):
            spots.append(spot)
    start, goal, *rest = source.sample(spots, len(spots))
    bars = [(a, b) for a, b in combinations(rest, 2) if within(dist2(a, b), 1120)]
    return start, goal, Obstacles([(*spot, BASE) for spot in rest], pieces, bars, (0, 0, side, side), BASE)


def search(start: Point, goal: Point, field: Obstacles, limit: int | None = None) -> tuple[Point, ...] | None:
    """The shortest way on a field."""
    return shortest(start, [goal], field.discs, field.polygons, field.box, field.radius, bars=field.bars, limit=limit)


def is_legal(way: tuple[Point, ...], field: Obstacles) -> bool:
    """True if a way keeps the rules of paths, asked in the plainest form."""
    return (
        not any(path_crosses(way, a, b) for a, b in field.bars)
        and all(field.clear(a, b) for a, b in pairwise(way))
        and all(a != b for a, b in pairwise(way))
    )


def tried_out(start: Point, goal: Point, field: Obstacles, corners: int = 48) -> float:
    """The length of the shortest way among fixed points round the rims: Dijkstra over everything that is in sight."""
    points = [start, goal]
    for x, y, radius in field.rims():
        wider = radius / math.cos(math.pi / corners) + 1
        turns = [2 * math.pi * (number + 0.5) / corners for number in range(corners)]
        ring = [(round(x + wider * math.cos(turn)), round(y + wider * math.sin(turn))) for turn in turns]
        points += [point for point in ring if field.clear(point, point)]
    best = {start: 0.0}
    queue = [(0.0, start)]
    while queue:
        gone, place = heapq.heappop(queue)
        if place == goal:
            return gone
        for other in points:
            there = gone + math.dist(place, other)
            if there < best.get(other, math.inf) and field.clear(place, other):
                best[other] = there
                heapq.heappush(queue, (there, other))
    return math.inf


def round_a_disc(distance_in: float, distance_out: float, angle: float, radius: float) -> float:
    """Tangent, arc and tangent between two points so far from a centre, seen from it under that angle."""
    arc = angle - math.acos(radius / distance_in) - math.acos(radius / distance_out)
    return math.sqrt(distance_in**2 - radius**2) + math.sqrt(distance_out**2 - radius**2) + radius * arc


def test_nothing_in_the_way_is_a_straight_line() -> None:
    assert shortest((1000, 1000), [(9000, 4000)], [], [], BOX, BASE) == ((1000, 1000), (9000, 4000))
    aside = [(5000, 5000, BASE)]
    assert shortest((1000, 1000), [(9000, 4000)], aside, [], BOX, BASE) == ((1000, 1000), (9000, 4000))
    assert shortest((1000, 1000), [(1000, 1000)], [], [], BOX, BASE) == ((1000, 1000),)
    assert shortest((1000, 1000), [], [], [], BOX, BASE) is None


def test_round_one_base_in_closed_form() -> None:
    exact = round_a_disc(4000, 6000, math.pi, BASE)
    for turning in TURNINGS:
        centre = (*turning((0, 0)), BASE)
        way = shortest(turning((-4000, 0)), [turning((6000, 0))], [centre], [], WIDE, BASE)
        assert exact - 1 < length(way) < exact + 3


def test_the_nearer_side_is_taken() -> None:
    for off in (-200, 200):
        way = shortest((-4000, 0), [(4000, 0)], [(0, off, BASE)], [], WIDE, BASE)
        assert way is not None
        assert all(y * off <= 0 for _, y in way)


@rule("MKU-6.11")
def test_a_base_may_be_grazed() -> None:
    straight = ((-4000, 0), (4000, 0))
    assert shortest(straight[0], [straight[1]], [(0, 549, BASE)], [], WIDE, BASE) == straight
    bent = shortest(straight[0], [straight[1]], [(0, 548, BASE)], [], WIDE, BASE)
    assert bent is not None
    assert len(bent) > 2


@rule("MKU-6.13")
def test_the_line_of_a_path_goes_through_any_gap() -> None:
    pair = [(0, 561, BASE), (0, -561, BASE)]
    assert shortest((-4000, 0), [(4000, 0)], pair, [], WIDE, BASE) == ((-4000, 0), (4000, 0))
    askew = shortest((-4000, 1500), [(4000, -1500)], pair, [], WIDE, BASE)
    assert 8544 < length(askew) < 8700


@rule("MKU-6.12")
def test_between_bases_that_touch_there_is_no_way() -> None:
    pair = [(0, 551, BASE), (0, -551, BASE)]
    bar = ((0, 551), (0, -551))
    through = shortest((-4000, 0), [(4000, 0)], pair, [], WIDE, BASE)
    assert through == ((-4000, 0), (4000, 0))
    way = shortest((-4000, 0), [(4000, 0)], pair, [], WIDE, BASE, bars=[bar])
    assert way is not None
    assert not path_crosses(way, *bar)
    # Over the far side of one of them: its rim is reached 1101 from the line.
    assert max(abs(y) for _, y in way) >= 1100
    half = math.hypot(4000, 551)
    assert abs(length(way) - 2 * round_a_disc(half, BASE, math.pi - math.acos(551 / half), BASE)) < 5


@rule("MKU-6.15")
def test_the_whole_base_goes_round_blocking_terrain() -> None:
    wall = Polygon([(-100, -2000), (100, -2000), (100, 2000), (-100, 2000)])
    way = shortest((-4000, 0), [(4000, 0)], [], [wall], WIDE, BASE)
    assert way is not None
    assert not any(wall.sweep_reaches_in(a, b, BASE, 1) for a, b in pairwise(way))
    corner = math.hypot(3900, 2000)
    arc = math.pi / 2 + math.atan2(2000, 3900) - math.acos(BASE / corner)
    assert abs(length(way) - 2 * (math.sqrt(corner**2 - BASE**2) + BASE * arc + 100)) < 5
    assert max(abs(y) for _, y in way) >= 2549
    # A very small disc bends nearly at the corners themselves.
    thin = shortest((-4000, 0), [(4000, 0)], [], [wall], WIDE, 5)
    assert abs(length(thin) - (2 * corner + 200)) < 20


@rule("MKU-6.15")
@pytest.mark.parametrize(("room", "passes"), [(1097, False), (1099, True), (1100, True)])
def test_the_base_needs_room_beside_blocking_terrain(room: int, passes: bool) -> None:
    gate = [Polygon([(-100, room), (100, room), (100, 9000), (-100, 9000)])]
    way = shortest((-4000, 550), [(4000, 550)], [], gate, (-5000, 0, 5000, 8000), BASE)
    assert (way is not None) is passes


@rule("MKU-6.15")
def test_the_base_stays_on_the_field() -> None:
    # Past the outer side there is no room for the base between this one and the edge.
    blocker = [(4000, 900, BASE)]
    way = shortest((1000, 600), [(7000, 600)], blocker, [], BOX, BASE)
    assert way is not None
    assert all(y >= 549 for _, y in way)
    assert max(y for _, y in way) > 1440
    assert shortest((1000, 600), [(7000, 548)], [], [], BOX, BASE) is None
    assert shortest((1000, 600), [(7000, 549)], [], [], BOX, BASE) == ((1000, 600), (7000, 549))


def test_a_goal_in_a_base_or_shut_in_cannot_be_reached() -> None:
    assert shortest((0, 0), [(5000, 0)], [(5300, 0, BASE)], [], WIDE, BASE) is None
    ring = [(*ahead((5000, 0), turn * 3600, 1800), BASE) for turn in range(10)]
    bars = [(a[:2], b[:2]) for a, b in pairwise([*ring, ring[0]])]
    assert shortest((0, 0), [(5000, 0)], ring, [], WIDE, BASE, bars=bars) is None
    assert shortest((5000, 0), [(0, 0)], ring, [], WIDE, BASE, bars=bars) is None
    # Through one of the gaps, each 12 mils wide, if the bases do not count as touching.
    assert 5000 < length(shortest((0, 0), [(5000, 0)], ring, [], WIDE, BASE)) < 5300


@pytest.mark.slow
def test_out_of_a_horseshoe() -> None:
    """The way leads back and round more than half a turn."""
    horseshoe = [(*ahead((0, 0), turn * 3600, 1800), BASE) for turn in range(-4, 5)]
    bars = [(a[:2], b[:2]) for a, b in pairwise(horseshoe)]
    field = Obstacles(horseshoe, [], bars, WIDE, BASE)
    way = search((0, 0), (4000, 0), field)
    assert way is not None
    assert is_legal(way, field)
    assert abs(length(way) - tried_out((0, 0), (4000, 0), field)) < 20


def test_the_nearest_of_several_goals() -> None:
    discs = [(3000, 0, BASE), (3000, 1101, BASE), (3000, -1101, BASE)]
    goals = [(6000, 0), (0, 5200), (0, -5100)]
    assert shortest((0, 0), goals, discs, [], WIDE, BASE) == ((0, 0), (0, -5100))
    assert shortest((0, 0), goals[:1], discs, [], WIDE, BASE) != ((0, 0), (6000, 0))


@rule("MKU-6.19")
def test_a_way_longer_than_the_limit_is_none() -> None:
    assert shortest((0, 0), [(6001, 0)], [], [], WIDE, BASE, limit=6000) == ((0, 0), (6001, 0))
    assert shortest((0, 0), [(6002, 0)], [], [], WIDE, BASE, limit=6000) is None
    disc = [(3000, 0, BASE)]
    way = shortest((0, 0), [(6000, 0)], disc, [], WIDE, BASE)
    least = int(length(way))
    assert shortest((0, 0), [(6000, 0)], disc, [], WIDE, BASE, limit=least) == way
    assert shortest((0, 0), [(6000, 0)], disc, [], WIDE, BASE, limit=least - 5) is None


def test_from_within_the_tolerance_of_a_rim() -> None:
    rock = Polygon([(0, 0), (2000, 0), (2000, 2000), (0, 2000)])
    way = shortest((-549, 1000), [(2549, 1000)], [], [rock], WIDE, BASE)
    exact = 2 * 1000 + 2000 + math.pi * BASE
    assert abs(length(way) - exact) < 8


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(24))
def test_ways_are_legal_and_as_short_as_everything_tried_out(seed: int) -> None:
    start, goal, field = battle(seed, 9, seed % 2, 12_000)
    way = search(start, goal, field)
    tried = tried_out(start, goal, field)
    if way is None:
        assert tried == math.inf
    else:
        assert way[0] == start
        assert way[-1] == goal
        assert is_legal(way, field)
        assert length(way) <= tried + 1
        # Arcs go in steps of at most 15 degrees: 0.6 % longer than the arc, and the tried ones 0.15 %.
        assert length(way) >= tried * 0.996


@rule("MKU-6.11", "MKU-6.12", "MKU-6.15")
@pytest.mark.parametrize("seed", range(40))
def test_ways_among_forty_bases_are_legal(seed: int) -> None:
    start, goal, field = battle(seed, 40, 2, 24_000)
    way = search(start, goal, field)
    assert way is None or is_legal(way, field)
    if way is not None:
        least = int(length(way)) + 1
        limited = search(start, goal, field, least)
        assert limited is not None
        assert path_within(limited, least)
        back = search(goal, start, field)
        assert abs(length(back) - length(way)) < 0.002 * length(way) + 2


def test_no_point_of_a_way_is_without_need() -> None:
    for seed in range(15):
        start, goal, field = battle(seed, 20, 2, 16_000)
        way = search(start, goal, field)
        if way is not None:
            assert not any(field.clear(a, c) for a, _, c in zip(way, way[1:], way[2:], strict=False))


@pytest.mark.parametrize("turning", TURNINGS[1:6])
def test_turned_and_mirrored_fields_have_ways_of_the_same_length(turning: Callable[[Point], Point]) -> None:
    for seed in range(8):
        start, goal, field = battle(seed, 12, 1, 14_000)
        discs: list[Disc] = [(*turning(disc[:2]), disc[2]) for disc in field.discs]
        corners = turning((field.box[0], field.box[1])), turning((field.box[2], field.box[3]))
        xs, ys = sorted(x for x, _ in corners), sorted(y for _, y in corners)
        turned = Obstacles(
            discs,
            [Polygon([turning(p) for p in polygon.points]) for polygon in field.polygons],
            [(turning(a), turning(b)) for a, b in field.bars],
            (xs[0], ys[0], xs[1], ys[1]),
            BASE,
        )
        one, two = search(start, goal, field), search(turning(start), turning(goal), turned)
        assert (one is None) is (two is None)
        if one is not None:
            assert abs(length(one) - length(two)) < 5


def test_the_same_question_has_the_same_answer() -> None:
    start, goal, field = battle(3, 40, 2)
    shuffled = field._replace(discs=field.discs[::-1], polygons=field.polygons[::-1], bars=field.bars[::-1])
    assert search(start, goal, field) == search(start, goal, field)
    assert abs(length(search(start, goal, shuffled)) - length(search(start, goal, field))) < 2


def test_a_chain_of_touching_bases_parts_the_field() -> None:
    chain = [(5000, y, BASE) for y in range(550, 10_000, 1100)]
    bars = [(a[:2], b[:2]) for a, b in pairwise(chain)]
    field = (0, 0, 10_000, 10_000)
    assert shortest((1000, 5000), [(9000, 5000)], chain, [], field, BASE, bars=bars) is None
    opened = [disc for disc in chain if disc[1] != 2750]
    left = [bar for bar in bars if (5000, 2750) not in bar]
    way = shortest((1000, 5000), [(9000, 5000)], opened, [], field, BASE, bars=left)
    assert way is not None
    assert not any(crosses(a, b, *bar) for a, b in pairwise(way) for bar in left)
    assert any(crosses(a, b, (5000, 1650), (5000, 3850)) for a, b in pairwise(way))


@pytest.mark.parametrize("seed", range(12))
def test_what_no_way_within_the_limit_can_meet_does_not_matter(seed: int) -> None:
    start, goal, field = battle(seed, 30, 3)
    for limit in (4_000, 8_000, 16_000, 60_000):
        near = field.near(start, limit)
        whole = search(start, goal, field)
        short = whole if whole is not None and path_within(whole, limit) else None
        assert search(start, goal, near, limit) == short
        assert limit > 10_000 or len(near.discs) < len(field.discs)


def test_a_long_bar_is_near_where_it_comes_near() -> None:
    bar = ((-50_000, 3_000), (50_000, 3_000))
    field = Obstacles([(x, y, 2) for x, y in bar], (), [bar], WIDE, BASE)
    assert field.near((0, 0), 4_000).bars == [bar]
    assert field.near((0, 0), 4_000).discs == field.near((0, 0), 2_000).bars == []
