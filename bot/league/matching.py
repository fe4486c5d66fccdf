"""Two by two: the pairs that cost least together, found by a matching of least weight."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

import networkx as nx  # type: ignore[import-untyped]

Cost = Callable[[int, int], int]


def matched(numbers: Sequence[int], cost: Cost, near: int) -> list[tuple[int, int]]:
    """Pairs of all the numbers (an even count) that cost least together.

    Everybody is set against those near him in the order first: a graph of all pairs of a large field takes long. Only
    where these do not go up, or cost too much to be what was meant, are all tried.
    """
    window = min(near, len(numbers))
    while True:
        found = _least(numbers, cost, window)
        if 2 * len(found) == len(numbers) and (window >= len(numbers) or all(cost(*pair) < DEAR for pair in found)):
            return found
        if window >= len(numbers):
            return found
        window = min(2 * window, len(numbers))


DEAR = 10**18
"""A cost from which a pair is only taken where nothing else goes: they have met before."""


def _least(numbers: Sequence[int], cost: Cost, window: int) -> list[tuple[int, int]]:
    graph = nx.Graph()
    graph.add_nodes_from(numbers)
    for place, one in enumerate(numbers):
        for other in numbers[place + 1 : place + 1 + window]:
            graph.add_edge(one, other, weight=-cost(one, other))
    pairs = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in pairs)


def drawn(seed: bytes, *about: int) -> int:
    """A number by lot, from the seed and what it is about alone: the same for ever."""
    text = b"|".join([seed, *[str(one).encode() for one in about]])
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
