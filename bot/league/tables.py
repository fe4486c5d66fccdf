"""Tables of more than two: those with as many points together, the same people as seldom as possible."""

from __future__ import annotations

from bot.league.matching import drawn
from bot.league.results import History, Pairing
from bot.league.seating import lots_from, seated_best

AGAIN = 10**6
"""What it costs that two meet who have met once. It is more than any difference of points."""


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
    found = seated_best(tables, lambda one, other: _cost(history, one, other), AGAIN, lots_from(drawn(seed, round_)))
    return tuple([Pairing(round_, _seated(history, table, seed, round_)) for table in found])


def _cost(history: History, one: int, other: int) -> int:
    apart = abs(history.points[one] - history.points[other])
    return AGAIN * history.meetings(one, other) ** 2 + int(2 * apart)


def _seated(history: History, table: list[int], seed: bytes, round_: int) -> tuple[int, ...]:
    """Seats by lot, whoever sat first least often in front."""
    first = {number: sum(result.pairing.seats[0] == number for result in history.results) for number in table}
    return tuple(sorted(table, key=lambda number: (first[number], drawn(seed, round_, number, 1))))
