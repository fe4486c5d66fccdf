"""When a disc has reached the far edge of a thin polygon."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
import shapely

from bot.geometry.polygon import Polygon
from bot.geometry.walls import parts_outside, reached_far_edge

BAR = ((-3000, -200), (3000, -200), (3000, 200), (-3000, 200))
CORNER = ((-3000, -200), (200, -200), (200, 3000), (-200, 3000), (-200, 200), (-3000, 200))
HORSESHOE = ((-900, -900), (900, -900), (900, 900), (600, 900), (600, -600), (-600, -600), (-600, 900), (-900, 900))


@pytest.mark.parametrize(
    ("outline", "centre", "parts"),
    [
        (BAR, (0, 2000), 1),  # far away
        (BAR, (0, 600), 1),  # over the near edge only
        (BAR, (0, 300), 2),  # astride
        (BAR, (3000, 0), 1),  # over the end: what is outside is in one piece round it
        (BAR, (2400, 0), 2),  # the end does not show
        (CORNER, (0, 0), 2),
        (CORNER, (500, -500), 1),  # outside the corner
        (HORSESHOE, (0, -150), 1),  # within the shoe, touching nothing
        (HORSESHOE, (750, 950), 1),  # over one of its ends
        (HORSESHOE, (750, 0), 2),
    ],
)
def test_into_how_many_parts_a_polygon_divides_the_rest_of_a_disc(
    outline: tuple[tuple[int, int], ...], centre: tuple[int, int], parts: int
) -> None:
    assert parts_outside(outline, centre, 550) == parts


@pytest.mark.parametrize("seed", range(40))
def test_the_number_of_parts_is_that_of_the_shapes(seed: int) -> None:
    chance = random.Random(seed)
    for outline in (BAR, CORNER, HORSESHOE):
        centre = (chance.randrange(-3400, 3401), chance.randrange(-1200, 3001))
        radius = chance.randrange(300, 1500)
        rest = shapely.Point(centre).buffer(radius, quad_segs=720).difference(shapely.Polygon(outline))
        parts = [part for part in getattr(rest, "geoms", [rest]) if part.area > 100]
        assert parts_outside(outline, centre, radius) == max(1, len(parts))


def test_where_the_far_edge_is_reached() -> None:
    assert reached_far_edge(BAR, (0, -2350), (0, 1650), 550) == Fraction(1, 2)  # the rim at 200, the dot at -350
    assert reached_far_edge(BAR, (0, -2350), (0, -351), 550) is None
    assert reached_far_edge(BAR, (-5000, -700), (5000, -700), 550) is None  # along it
    assert reached_far_edge(BAR, (3600, -5000), (3600, 5000), 550) is None  # beside its end
    assert reached_far_edge(Polygon(BAR[::-1]).points, (0, 2350), (0, -1650), 550) == Fraction(1, 2)


def test_a_disc_that_is_astride_has_reached_it_at_once() -> None:
    assert reached_far_edge(BAR, (0, 0), (0, 1000), 550) == 0
