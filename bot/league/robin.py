"""Everybody against everybody, by the tables of Berger; and groups that play all their games at once."""

from __future__ import annotations

from itertools import combinations, pairwise

from bot.league.matching import DEAR, matched
from bot.league.results import Entrant, History, Pairing
from bot.league.swiss import NOBODY, seated
from bot.league.terms import DOUBLE, Terms


def berger(numbers: list[int], round_: int) -> list[tuple[int, int]]:
    """The pairs of a round of a field whose order was drawn, the first seat first; with ``NOBODY`` for a bye.

    The last of the order stays where he is and the others go round him; in each round half of them change seats.
    """
    field = list(numbers) if len(numbers) % 2 == 0 else [*numbers, NOBODY]
    count, step = len(field), round_ % (len(field) - 1)
    ring = field[:-1]
    turned = ring[step:] + ring[:step]
    fixed = (turned[0], field[-1]) if round_ % 2 == 0 else (field[-1], turned[0])
    others = [(turned[place], turned[count - 1 - place]) for place in range(1, count // 2)]
    return [fixed, *[pair if place % 2 else pair[::-1] for place, pair in enumerate(others)]]


def robin_round(
    terms: Terms, history: History, numbers: list[int], round_: int, seed: bytes, order: list[int]
) -> tuple[Pairing, ...]:
    """A round in which everybody meets somebody new. None left: empty.

    As long as nobody has come late it is the table of those of the beginning: whoever would meet somebody who has left
    rests. After that, and where somebody came late, whoever have games left are matched.
    """
    times = 2 if terms.format == DOUBLE else 1
    rounds = len(order) - 1 + len(order) % 2
    if set(numbers) <= set(order) and round_ <= times * rounds:
        pairs = berger(order, (round_ - 1) % rounds)
        if round_ > rounds:
            pairs = [(other, one) for one, other in pairs]
        there = {*numbers, NOBODY}
        return _pairings([pair for pair in pairs if there.issuperset(pair)], round_)
    left = {pair for pair in combinations(sorted(numbers), 2) if history.meetings(*pair) < times}
    if not left:
        return ()
    return _matched(history, numbers, left, round_, seed)


def _matched(
    history: History, numbers: list[int], left: set[tuple[int, int]], round_: int, seed: bytes
) -> tuple[Pairing, ...]:
    """As many of the games that are left as go at once; those with most of them first."""
    owed = {number: sum(number in pair for pair in left) for number in numbers}
    order = sorted(numbers, key=lambda number: (-owed[number], number))
    if len(order) % 2:
        order.append(NOBODY)

    def cost(one: int, other: int) -> int:
        if NOBODY in (one, other):
            return owed[one or other] + 10**6 * history.byes[one or other]
        if (min(one, other), max(one, other)) in left:
            return 10**3 - owed[one] - owed[other]
        return DEAR

    found = [pair for pair in matched(order, cost) if cost(*pair) < DEAR and NOBODY not in pair]
    return tuple([Pairing(round_, seated(history, one, other, seed, round_)) for one, other in found])


def _pairings(pairs: list[tuple[int, int]], round_: int) -> tuple[Pairing, ...]:
    made = [Pairing(round_, pair) for pair in pairs if NOBODY not in pair]
    return (*made, *[Pairing(round_, (one or other,)) for one, other in pairs if NOBODY in (one, other)])


def grouped(entrants: list[Entrant], size: int, *, tiers: bool = False) -> list[list[int]]:
    """The field in groups of so many at most, none smaller than the largest by more than one; the strong spread out.

    ``tiers``: the strong together, one group below the other; the upper ones are the larger.
    """
    count = -(-len(entrants) // size)
    groups: list[list[int]] = [[] for _ in range(count)]
    order = sorted(entrants, key=lambda one: (one.seed, one.number))
    if tiers:
        least, more = divmod(len(order), count)
        bounds = [place * least + min(place, more) for place in range(count + 1)]
        return [[one.number for one in order[low:high]] for low, high in pairwise(bounds)]
    for place, entrant in enumerate(order):
        lap, at = divmod(place, count)
        groups[at if lap % 2 == 0 else count - 1 - at].append(entrant.number)
    return groups


def group_games(groups: list[list[int]]) -> tuple[Pairing, ...]:
    """All games of all groups at once, each side first about as often."""
    made = []
    for division, numbers in enumerate(groups, 1):
        rounds = len(numbers) - 1 + len(numbers) % 2
        pairs = [pair for turn in range(rounds) for pair in berger(numbers, turn) if NOBODY not in pair]
        made += [Pairing(1, pair, division) for pair in pairs]
    return tuple(made)
