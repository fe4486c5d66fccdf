"""The circles of bases, and places where figures might stand (MKU-6.2, 6.3, MK2-3.9)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from bot.games.mage_knight.field.ground import Circle
from bot.geometry import plane
from bot.geometry.polygon import Box

Circles = tuple[Circle, ...]
Disc = tuple[int, int, int, str]
"""A circle of a base, and whose it is."""

Discs = tuple[list[Disc], int]
"""The circles of all bases on one level, and the radius of the largest."""

FLIGHT_BASE = 550
"""The radius of the stand of a soaring figure, around its centre dot (MK2-3.9)."""


class Spot(Struct, frozen=True, gc=False):
    """A place at which a figure might stand."""

    x: int
    y: int
    facing: int


def base(x: int, y: int, facing: int, radius: int, mounted: bool) -> Circles:
    """The circles of a base, the one with the centre dot first (MKU-6.2, 6.3)."""
    return double_base(x, y, facing, radius) if mounted else ((x, y, radius),)


def shape(circles: Circles) -> tuple[int, bool]:
    """The radius of a base as it stands, and whether it is double: a flight base never is (MK2-3.9)."""
    return circles[0][2], len(circles) > 1


@lru_cache(maxsize=8192)
def double_base(x: int, y: int, facing: int, radius: int) -> Circles:
    """The circles of the base of a mounted figure."""
    rear = plane.ahead((x, y), (facing + plane.FULL // 2) % plane.FULL, 2 * radius)
    return ((x, y, radius), (rear[0], rear[1], radius))


def in_box(circles: Circles, box: Box, tolerance: int) -> bool:
    """True if circles lie wholly in a box, but for a tolerance."""
    left, bottom, right, top = box
    for x, y, radius in circles:
        r = radius - tolerance
        if x - r < left or x + r > right or y - r < bottom or y + r > top:
            return False
    return True
