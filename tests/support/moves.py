"""Moves for the Mage Knight tests, in inches and degrees."""

from __future__ import annotations

from typing import Any

from bot.games.mage_knight.actions import Move, Placement, Step

INCH = 1000
DEGREE = 100
Spot = tuple[float, float]


def mils(value: float) -> int:
    """Inches as the rules hold them."""
    return round(value * INCH)


def at(figure: str, x: float, y: float, face: float = 90) -> Placement:
    """A place for a figure."""
    return Placement(figure, mils(x), mils(y), round(face * DEGREE))


def step(figure: str, *points: Spot, face: float = 90, captive: Placement | None = None) -> Step:
    """The way of a figure."""
    return Step(figure, tuple((mils(x), mils(y)) for x, y in points), round(face * DEGREE), captive)


def go(figure: str, *points: Spot, face: float = 90, captive: Placement | None = None, **more: Any) -> Move:
    """A move action."""
    return Move(step(figure, *points, face=face, captive=captive), **more)
