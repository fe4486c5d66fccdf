"""Polygons for the tests of geometry, and the turnings and mirrorings that must not change an answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from hypothesis import strategies as st

from bot.geometry.plane import Point
from bot.geometry.polygon import simple

SQUARE = ((0, 0), (4000, 0), (4000, 4000), (0, 4000))
# A U that is open to the north: its notch is 1000 wide.
CUP = ((0, 0), (3000, 0), (3000, 3000), (2000, 3000), (2000, 1000), (1000, 1000), (1000, 3000), (0, 3000))

Turning = Callable[[Point], Point]
TURNINGS: list[Turning] = [
    lambda p: p,
    lambda p: (-p[1], p[0]),
    lambda p: (-p[0], -p[1]),
    lambda p: (p[1], -p[0]),
    lambda p: (-p[0], p[1]),
    lambda p: (p[1], p[0]),
    lambda p: (p[0] + 12_345, p[1] - 6_789),
]


def random_shapes(seed: int, number: int, scale: int = 500) -> Iterator[tuple[Point, ...]]:
    """Random simple polygons on a coarse grid, so that corners often lie on lines."""
    source = random.Random(seed)
    while number:
        count = source.randint(3, 9)
        points = tuple((source.randint(-6, 6) * scale, source.randint(-6, 6) * scale) for _ in range(count))
        if simple(points):
            number -= 1
            yield points


SHAPES = tuple(random_shapes(1, 60))
SHAPE = st.sampled_from(SHAPES)
POINT = st.tuples(st.integers(-14, 14), st.integers(-14, 14)).map(lambda p: (p[0] * 250, p[1] * 250))
