"""Base contact: by the gap, and across a low wall (MKU-6.5, 21.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from bot.games.mage_knight.content.shapes import THICKEST
from bot.games.mage_knight.field.ground import Circle, Ground
from bot.geometry.plane import Point, below, dist2, within

Circles = tuple[Circle, ...]


def near(one: Circle, other: Circle, limit: int) -> bool:
    """True if the gap between two circles is at most a limit."""
    (x, y, r), (u, v, s) = one, other
    return within((x - u) * (x - u) + (y - v) * (y - v), r + s + limit)


def overlap(ones: Circles, others: Circles, by: int) -> bool:
    """True if two bases overlap by more than a length."""
    for x, y, r in ones:
        for u, v, s in others:
            if below((x - u) * (x - u) + (y - v) * (y - v), r + s - by):
                return True
    return False


def meet(one: Circle, other: Circle, walls: Sequence[Ground], contact: int, tolerance: int) -> bool:
    """True if two circles touch, by the gap or across a low wall."""
    if near(one, other, contact):
        return True
    return bool(walls) and any(across(wall, one, other, contact, tolerance) for wall in walls)


def touch(ones: Circles, others: Circles, walls: Sequence[Ground], contact: int, tolerance: int) -> bool:
    """True if two bases touch, by the gap or across a low wall."""
    for one in ones:
        for other in others:
            if meet(one, other, walls, contact, tolerance):
                return True
    return False


def touching_pairs(
    ones: Circles, others: Circles, walls: Sequence[Ground], contact: int, tolerance: int
) -> Iterator[tuple[int, int]]:
    """The numbers of the circles of two bases that touch each other: 0 is the front circle, 1 the rear one."""
    for i, one in enumerate(ones):
        for j, other in enumerate(others):
            if meet(one, other, walls, contact, tolerance):
                yield i, j


def across(wall: Ground, one: Circle, other: Circle, contact: int, tolerance: int) -> bool:
    """True if two circles touch opposite edges of a low wall (MKU-21.7).

    The line between the centres crosses the wall, and of the gap between the circles not more than the tolerance of
    contact lies outside it: so far the exact words of the clause. Two conditions more keep figures from touching along
    a wall, for its first sentence wants opposite edges: the gap is not longer than a wall is thick at most (MKU-R43),
    and each circle touches the edge by which the line, drawn on under it, leaves the wall. No ruling spells them out.
    """
    a, b = one[:2], other[:2]
    if not near(one, other, THICKEST + contact) or not wall.polygon.inside_length_over(a, b, tolerance):
        return False
    square = dist2(a, b)
    # Outside = length of the gap - length inside. Each length is (whole part) + (share of the distance).
    whole, share = -one[2] - other[2], Fraction(1)
    for start, end in _drawn_on(wall, a, b):
        if start < 0 < end and _beyond(-start, square, one[2] + contact):
            return False
        if start < 1 < end and _beyond(end - 1, square, other[2] + contact):
            return False
        if not _beyond(end, square, one[2]) or not _beyond(1 - start, square, other[2]):
            continue  # the stretch lies under a base
        low, high = _beyond(start, square, one[2]), _beyond(1 - end, square, other[2])
        share -= (end if high else 1) - (start if low else 0)
        whole += (0 if high else other[2]) + (0 if low else one[2])
    return _at_most(share, square, whole, contact)


def _drawn_on(wall: Ground, a: Point, b: Point) -> Iterator[tuple[Fraction, Fraction]]:
    """The parts inside a wall of the line a-b (0 at a, 1 at b) and as much again behind each of its ends."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    for start, end in wall.polygon.inside_spans((a[0] - dx, a[1] - dy), (b[0] + dx, b[1] + dy)):
        yield 3 * start - 1, 3 * end - 1


def _beyond(share: Fraction, square: int, length: int) -> bool:
    """True if a share of a distance (given squared) is longer than a length."""
    return share > 0 and share * share * square > length * length


def _at_most(share: Fraction, square: int, whole: int, limit: int) -> bool:
    """True if ``share * distance + whole <= limit``, with the allowance of MKU-6.23."""
    room = Fraction(1000 * (limit - whole) + 1, 1000)
    if share <= 0:
        return room >= 0 or share * share * square >= room * room
    return room >= 0 and share * share * square <= room * room
