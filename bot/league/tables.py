"""Tables of more than two: those with as many points together, the same people as seldom as possible."""

from __future__ import annotations

from itertools import combinations, product

from bot.league.matching import drawn
from bot.league.results import History, Pairing

MOST_PASSES, NEAR = 20, 12
"""How often all tables are gone over, and with how many tables near by somebody may change places."""


def sizes(entrants: int, seats: int) -> list[int]:
    """How many sit at each table: as even as can be, none over the number of seats; one alone has a bye."""
    count = -(-entrants // seats)
    least, more = divmod(entrants, count)
    return [least + 1] * more + [least] * (count - more)


def table_round(history: History, numbers: list[int], seats: int, round_: int, seed: bytes) -> tuple[Pairing, ...]:
    """The tables of a round. Neighbours in the order sit together, and change places where that spares a repeat."""
    lots = {number: drawn(seed, round_, number) for number in numbers}
    order = sorted(numbers, key=lambda number: (-history.points[number], lots[number]))
    tables: list[list[int]] = []
    for size in sizes(len(order), seats):
        tables.append(order[:size])
        order = order[size:]
    _spread(history, tables)
    return tuple([Pairing(round_, _seated(history, table, seed, round_)) for table in tables])


def _spread(history: History, tables: list[list[int]]) -> None:
    """Wherever people meet again, one of them changes places with somebody of a table near by, if that helps."""
    for _ in range(MOST_PASSES):
        helped = False
        for at, table in enumerate(tables):
            if not _repeats(history, table):
                continue
            near = sorted(range(len(tables)), key=lambda other: abs(other - at))[1 : 1 + NEAR]
            helped |= any(_better(history, table, tables[other]) for other in near)
        if not helped:
            return


def _better(history: History, one: list[int], other: list[int]) -> bool:
    """Change two people of two tables where it makes both together cheaper; whether any were."""
    changed, now = False, _cost(history, one) + _cost(history, other)
    for at, there in product(range(len(one)), range(len(other))):
        one[at], other[there] = other[there], one[at]
        after = _cost(history, one) + _cost(history, other)
        if after < now:
            changed, now = True, after
        else:
            one[at], other[there] = other[there], one[at]
    return changed


def _repeats(history: History, table: list[int]) -> int:
    if len(table) == 1:
        return history.byes[table[0]]
    return sum(history.meetings(*pair) ** 2 for pair in combinations(table, 2))


def _cost(history: History, table: list[int]) -> int:
    apart = sum(abs(history.points[one] - history.points[other]) for one, other in combinations(table, 2))
    return 10_000 * _repeats(history, table) + int(2 * apart)


def _seated(history: History, table: list[int], seed: bytes, round_: int) -> tuple[int, ...]:
    """Seats by lot, whoever sat first least often in front."""
    first = {number: sum(result.pairing.seats[0] == number for result in history.results) for number in table}
    return tuple(sorted(table, key=lambda number: (first[number], drawn(seed, round_, number, 1))))
