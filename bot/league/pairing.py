"""Who plays whom next. The same entrants, results and seed make the same pairings, for ever and anywhere."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.league import bracket, robin
from bot.league.matching import DEAR, draw_number, matched
from bot.league.results import Entrant, Field, History, Pairing, Result
from bot.league.seating import lots_from, seated_best
from bot.league.swiss import NOBODY, Swiss, seated
from bot.league.terms import GROUPS, KNOCKOUT, ROBINS, ROLLING, Terms, usual_rounds

ROLLING_NEAR = 3
"""Free members are at most so many won games apart, or they wait for somebody nearer."""
AGAIN = 10**6
"""What it costs that two meet who have met once. It is more than any difference of points."""


def paired(field: Field) -> tuple[Pairing, ...]:
    """The pairings of a round. Of many entrants that takes seconds: it is done in a child process."""
    if field.free is None:
        return next_round(field.terms, field.entrants, field.results, field.round, field.seed)
    return free_pairings(field.terms, field.entrants, field.results, field.free, field.round, field.seed)


def next_round(
    terms: Terms, entrants: Sequence[Entrant], results: Sequence[Result], round_: int, seed: bytes
) -> tuple[Pairing, ...]:
    """The pairings of a round, from 1; none where the event is over. ``results``: of the rounds before."""
    history = History(terms, entrants, results)
    field = [one.number for one in entrants if one.there(round_)]
    begun = sum(one.since <= 1 for one in entrants)
    if terms.format == ROLLING:
        return free_pairings(terms, entrants, results, field, round_, seed)
    if terms.format == KNOCKOUT:
        return bracket.knockout_round(history, round_, seed)
    if terms.format == GROUPS:
        return robin.group_games(groups_of(terms, entrants)) if round_ == 1 else ()
    if terms.seats > 2:
        over = round_ > usual_rounds(terms, begun) or len(field) < 2
        return () if over else table_round(history, field, terms.seats, round_, seed)
    if terms.format in ROBINS:
        order = sorted([one.number for one in entrants if one.since <= 1], key=lambda number: draw_number(seed, number))
        return robin.robin_round(terms, history, field, round_, seed, order)
    over = round_ > usual_rounds(terms, begun) or len(field) < 2
    return () if over else Swiss(history, field, round_, seed).pairings()


def groups_of(terms: Terms, entrants: Sequence[Entrant]) -> list[list[int]]:
    """The groups of a field that plays in groups."""
    return robin.grouped([one for one in entrants if one.since <= 1], terms.group, tiers=terms.tiers)


def free_pairings(
    terms: Terms,
    entrants: Sequence[Entrant],
    results: Sequence[Result],
    free: Collection[int],
    round_: int,
    seed: bytes,
) -> tuple[Pairing, ...]:
    """Free members near in points who have not met, those who have played least first; whoever finds nobody waits."""
    history = History(terms, entrants, results)
    if terms.seats > 2:
        whole = len(free) - len(free) % terms.seats
        order = sorted(free, key=lambda number: (_games(results, number), draw_number(seed, round_, number)))
        return table_round(history, order[:whole], terms.seats, round_, seed) if whole else ()
    order = history.ranked(free)
    if len(order) % 2:
        order.append(NOBODY)

    def cost(one: int, other: int) -> int:
        if NOBODY in (one, other):
            return 1_000 - _games(results, one or other)
        apart = history.apart(one, other)
        if history.meetings(one, other) or apart > ROLLING_NEAR:
            return DEAR
        return int(4 * apart * apart * 1_000) + draw_number(seed, round_, min(one, other), max(one, other)) % 100

    pairs = [pair for pair in matched(order, cost) if NOBODY not in pair and cost(*pair) < DEAR]
    return tuple([Pairing(round_, seated(history, one, other, seed, round_)) for one, other in pairs])


def _games(results: Sequence[Result], number: int) -> int:
    return sum(number in result.pairing.seats for result in results)


def sizes(entrants: int, seats: int) -> list[int]:
    """How many sit at each table: as even as can be, none over the number of seats; one alone has a bye."""
    count = -(-entrants // seats)
    least, more = divmod(entrants, count)
    return [least + 1] * more + [least] * (count - more)


def table_round(history: History, numbers: list[int], seats: int, round_: int, seed: bytes) -> tuple[Pairing, ...]:
    """The tables of a round. Neighbours in the order sit together, and change places where that spares a repeat."""
    lots = {number: draw_number(seed, round_, number) for number in numbers}
    order = sorted(numbers, key=lambda number: (-history.points[number], lots[number]))
    tables: list[list[int]] = []
    for size in sizes(len(order), seats):
        tables.append(order[:size])
        order = order[size:]
    found = seated_best(
        tables, lambda one, other: _cost(history, one, other), AGAIN, lots_from(draw_number(seed, round_))
    )
    return tuple([Pairing(round_, _seated(history, table, seed, round_)) for table in found])


def _cost(history: History, one: int, other: int) -> int:
    apart = abs(history.points[one] - history.points[other])
    return AGAIN * history.meetings(one, other) ** 2 + int(2 * apart)


def _seated(history: History, table: list[int], seed: bytes, round_: int) -> tuple[int, ...]:
    """Seats by lot, whoever sat first least often in front."""
    first = {number: sum(result.pairing.seats[0] == number for result in history.results) for number in table}
    return tuple(sorted(table, key=lambda number: (first[number], draw_number(seed, round_, number, 1))))
