"""How long a large Swiss takes to pair, against the library's matching of the whole field at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import combinations

import networkx as nx

from bot.league.matching import draw_number
from bot.league.pairing import next_round
from bot.league.results import Entrant, Result
from bot.league.simulation import simulated
from bot.league.terms import SWISS, Terms
from tests.bench.timing import Bar, Limit, compared

PLAYERS, ROUNDS, SEED = 128, 9, b"bench"
MOST_SECONDS = 1.0
"""For a round, by the issue on leagues."""


def slowest_round() -> float:
    """Seconds of the slowest of the rounds of an event by lot."""
    terms, field = Terms(SWISS, rounds=ROUNDS), entrants()
    results: list[Result] = []
    slowest = 0.0
    for done in simulated(terms, field, SEED):
        start = time.perf_counter()
        next_round(terms, field, results, done.number, SEED)
        slowest = max(slowest, time.perf_counter() - start)
        results += done.results
    return slowest


def entrants() -> list[Entrant]:
    """The field."""
    return [Entrant(number, number) for number in range(1, PLAYERS + 1)]


def whole_field() -> int:
    """A matching of everybody against everybody by lot: what the library does with a field of this size."""
    graph = nx.Graph()
    for one, other in combinations(range(1, PLAYERS + 1), 2):
        graph.add_edge(one, other, weight=-(draw_number(SEED, one, other) % 1_000))
    return len(nx.max_weight_matching(graph, maxcardinality=True)) // (PLAYERS // 2)


def swiss() -> Iterator[Bar | Limit]:
    """The last round of nine, when most have met; and the slowest in seconds."""
    terms, field = Terms(SWISS, rounds=ROUNDS), entrants()
    before = [result for done in list(simulated(terms, field, SEED))[:-1] for result in done.results]

    def last_round() -> int:
        return len(next_round(terms, field, before, ROUNDS, SEED)) // (PLAYERS // 2)

    name = f"Swiss of {PLAYERS}, the last of {ROUNDS} rounds"
    yield Bar(name, "networkx: the whole field matched", compared(last_round, whole_field, 5), 1.0)
    yield Limit(f"Swiss of {PLAYERS}, the slowest of {ROUNDS} rounds", slowest_round(), MOST_SECONDS, "s")


BARS = (swiss,)
