"""Two by two: the pairs that cost least together, found by a matching of least weight."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from itertools import combinations

Cost = Callable[[int, int], int]


DEAR = 10**18
"""A cost from which a pair is only taken where nothing else goes: they have met before."""


def matched(numbers: Sequence[int], cost: Cost) -> list[tuple[int, int]]:
    """Pairs of all the numbers (an even count) that cost least together.

    Everybody is set against everybody: who may be near enough to be the right one is known only once all are paired.
    Of 128 that takes seconds, so it is done in a child process.
    """
    import networkx as nx  # type: ignore[import-untyped]  # large, and only the child that pairs rounds needs it

    graph = nx.Graph()
    graph.add_nodes_from(numbers)
    graph.add_weighted_edges_from((one, other, -cost(one, other)) for one, other in combinations(numbers, 2))
    pairs = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in pairs)


def draw_number(seed: bytes, *about: int) -> int:
    """A number by lot, from the seed and what it is about alone: the same for ever."""
    text = b"|".join([seed, *[str(one).encode() for one in about]])
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
