"""Ways over hexes: what can be reached at which cost, and walks of an exact length."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

H = TypeVar("H", bound=Hashable)

Steps = Callable[[H], Iterable[H]]
"""The hexes onto which one may step from a hex; walls, water and pawns are left out by whoever makes it."""


def reach(start: H, steps: Steps[H], most: int) -> dict[H, int]:
    """The hexes within so many steps, each with the number of the fewest; the start with 0."""
    found = {start: 0}
    edge = [start]
    for cost in range(1, most + 1):
        edge = [
            there for here in edge for there in steps(here) if there not in found and not found.update({there: cost})
        ]
    return found


def walks(
    start: H, steps: Steps[H], length: int, stops: Callable[[H, H], bool] = lambda here, there: False
) -> list[tuple[H, ...]]:
    """Every walk of exactly so many steps that visits no hex twice, the start first; a step that ``stops`` it is the

    last (AL-18.6).
    """
    found: list[tuple[H, ...]] = [(start,)]
    for _ in range(length):
        found = [
            (*walk, there)
            for walk in found
            if len(walk) < 2 or not stops(walk[-2], walk[-1])
            for there in steps(walk[-1])
            if there not in walk
        ]
    return found


def shortest(start: H, goal: H, steps: Steps[H], most: int) -> tuple[H, ...]:
    """A way of the fewest steps, the start first; empty if there is none within ``most``."""
    back: dict[H, H] = {start: start}
    edge = [start]
    for _ in range(most):
        if goal in back:
            break
        edge = [there for here in edge for there in steps(here) if there not in back and not back.update({there: here})]
    if goal not in back:
        return ()
    way = [goal]
    while way[-1] != start:
        way.append(back[way[-1]])
    return tuple(reversed(way))
