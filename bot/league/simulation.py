"""A whole event that nobody plays: its results come by lot from a seed, or are given. Anybody can make it again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.league.matching import drawn
from bot.league.pairing import next_round
from bot.league.results import BYE, PLAYED, Entrant, Pairing, Result
from bot.league.standings import Standing, standings
from bot.league.terms import KNOCKOUT, ROLLING, Terms

DRAWN_IN = 10
"""One game of two in so many is drawn, where nobody has to go on."""

MOST_ROUNDS = 300

Given = Mapping[tuple[int, frozenset[int]], Mapping[int, int]]
"""Results that are given: by round and entrants the place of each."""


class Round(Struct, frozen=True):
    """A round as it was paired, what came of it, and the table after it."""

    number: int
    results: tuple[Result, ...]
    table: tuple[Standing, ...]


def simulated(terms: Terms, entrants: Sequence[Entrant], seed: bytes, given: Given | None = None) -> Iterator[Round]:
    """The rounds of the event, one after the other. ``given``: as long as there are results of a round."""
    results: list[Result] = []
    most = (terms.rounds or len(entrants)) if terms.format == ROLLING else MOST_ROUNDS  # it ends with a date
    for number in range(1, most + 1):
        made = next_round(terms, entrants, results, number, seed)
        if not made or (given is not None and not any(round_ == number for round_, _ in given)):
            return
        of_round = tuple([_decided(terms, pairing, seed, given) for pairing in made])
        results += of_round
        yield Round(number, of_round, standings(terms, entrants, results))


def _decided(terms: Terms, pairing: Pairing, seed: bytes, given: Given | None) -> Result:
    seats = pairing.seats
    if len(seats) == 1:
        return Result(pairing, BYE, (1,))
    known = (given or {}).get((pairing.round, frozenset(seats)))
    if known is not None:
        return Result(pairing, PLAYED, tuple([known[number] for number in seats]))
    if given is not None:
        return Result(pairing)
    if len(seats) == 2 and terms.format != KNOCKOUT and drawn(seed, 1, pairing.round, *seats) % DRAWN_IN == 0:
        return Result(pairing, PLAYED, (1, 1))
    lots = sorted(seats, key=lambda number: drawn(seed, 0, pairing.round, number))
    return Result(pairing, PLAYED, tuple([lots.index(number) + 1 for number in seats]))
