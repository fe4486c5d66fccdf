"""Lengths and facings as people read them, made from the whole numbers of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from bot.geometry.plane import Point, path_length, path_within

INCH = 1000
"""Lengths are whole thousandths of an inch."""

DEGREE = 100
"""Facings are whole hundredths of a degree."""


def inches(length: int) -> str:
    """A length in inches with as many decimals as it needs, three at most."""
    whole, rest = divmod(abs(length), INCH)
    sign = "-" if length < 0 else ""
    return f"{sign}{whole}" + (f".{rest:03}".rstrip("0") if rest else "")


def travelled(points: Sequence[Point]) -> int:
    """The length of a path as it is told, rounded up to thousandths of an inch.

    What is over a whole inch by no more than the tolerance of lengths is told as that: limits are whole inches, and
    who keeps to one is never told to go farther (MKU-6.19).
    """
    length = -(-path_length(points) // 1000)
    whole = length - length % INCH
    return whole if path_within(points, whole) else length


def degrees(angle: int) -> str:
    """A facing in degrees with as many decimals as it needs, two at most."""
    whole, rest = divmod(angle, DEGREE)
    return f"{whole}" + (f".{rest:02}".rstrip("0") if rest else "")


def capped(cap: int, number: int) -> int:
    """The sum of the modifiers of one value within the rule of 3 (MK2-9.11); ``cap`` 0: there is no such rule."""
    return max(-cap, min(cap, number)) if cap else number
