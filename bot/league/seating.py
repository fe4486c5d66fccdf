"""Who sits with whom at tables of more than two: people change places until nothing that was looked at is better.

All numbers are whole and every lot follows from a seed: the same tables come of the same round, for ever and anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

Worth = Callable[[int, int], int]
"""What it costs that two sit at one table."""

TRIES, MOVES = 3, 1_000
"""How often all is tried anew, and changes of places that are tried for each person each time."""


class Seating:
    """The tables of one round."""

    def __init__(self, tables: list[list[int]], worth: Worth) -> None:
        self.tables = [list(table) for table in tables]
        self.people = [number for table in tables for number in table]
        self.place = {number: at for at, table in enumerate(tables) for number in table}
        self.worth: dict[int, dict[int, int]] = {number: {} for number in self.people}
        for one, other in combinations(self.people, 2):
            self.worth[one][other] = self.worth[other][one] = worth(one, other)

    def cost(self) -> int:
        """What all tables cost together."""
        return sum(self.worth[one][other] for table in self.tables for one, other in combinations(table, 2))

    def change(self, one: int, other: int) -> int:
        """What it costs more, or less, that two people of different tables change places."""
        own, others = self.worth[one], self.worth[other]
        here = sum([others[number] - own[number] for number in self.tables[self.place[one]] if number != one])
        there = sum([own[number] - others[number] for number in self.tables[self.place[other]] if number != other])
        return here + there

    def swap(self, one: int, other: int) -> None:
        """They change places."""
        here, there = self.place[one], self.place[other]
        self.tables[here][self.tables[here].index(one)] = other
        self.tables[there][self.tables[there].index(other)] = one
        self.place[one], self.place[other] = there, here

    def settle(self) -> None:
        """Let people change places until no two can with any gain."""
        helped = True
        while helped:
            helped = False
            for one, other in combinations(self.people, 2):
                if self.place[one] != self.place[other] and self.change(one, other) < 0:
                    self.swap(one, other)
                    helped = True

    def stir(self, lots: Iterator[int]) -> None:
        """Let people drawn by lot change places even at a loss, of as much as two can cost at first, and then less and
        less."""
        count, most = len(self.people), max(max(own.values()) for own in self.worth.values())
        moves = MOVES * count
        for left in range(moves, 0, -1):
            one, other = self.people[next(lots) % count], self.people[next(lots) % count]
            if self.place[one] != self.place[other] and self.change(one, other) < most * left**3 // moves**3:
                self.swap(one, other)


def seated_best(tables: list[list[int]], worth: Worth, dear: int, lots: Iterator[int]) -> list[list[int]]:
    """The tables as they cost least. Only where something that is ``dear`` cannot be spared by simple changes of places
    is much tried."""
    best = Seating(tables, worth)
    best.settle()
    if best.cost() < dear or len(tables) == 1:
        return best.tables
    for _ in range(TRIES):
        other = Seating(best.tables, worth)
        other.stir(lots)
        other.settle()
        best = min(best, other, key=Seating.cost)
    return best.tables


def lots_from(state: int) -> Iterator[int]:
    """Lots without end that follow from a number: a linear congruence modulo 2 to the power of 64, its upper bits."""
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield state >> 33
