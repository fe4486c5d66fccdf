"""A whole event that nobody plays: its results come by lot from a seed, or are given. Anybody can make it again."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.league.matching import draw_number
from bot.league.pairing import next_round
from bot.league.results import BYE, PLAYED, Entrant, Pairing, Result, walked_over
from bot.league.standings import Standing, standings
from bot.league.terms import KNOCKOUT, ROLLING, Terms, usual_rounds

DRAWN_IN = 10
"""One game of two in so many is drawn, where nobody has to go on."""

NOBODY_IN = 10
"""To one in so many of those pairings to which somebody does not come, nobody does."""

MOST_ROUNDS = 300

ORDER, DRAW, LEAVES, MISSED, NOBODY, WHO, JOINS, GOES, WHEN = range(9)
"""What lots are drawn about."""


class Told(Struct, frozen=True):
    """A result that is given, by entrant."""

    places: Mapping[int, int | None]
    how: str = PLAYED
    counts: Mapping[int, int] = {}


Given = Mapping[tuple[int, frozenset[int]], Told]
"""Results that are given, by round and entrants."""


class Round(Struct, frozen=True):
    """A round as it was paired, what came of it, and the table after it; who joined for it and who left in it."""

    number: int
    results: tuple[Result, ...]
    table: tuple[Standing, ...]
    joined: tuple[int, ...] = ()
    left: tuple[int, ...] = ()


def most_rounds(terms: Terms, entrants: int) -> int:
    """How many rounds there are where nobody leaves; rolling pairings end with a date, which nobody names here."""
    return (terms.rounds or entrants) if terms.format == ROLLING else usual_rounds(terms, entrants)


def field(terms: Terms, players: int, late: int, dropouts: int, seed: bytes) -> list[Entrant]:
    """The entrants, of whom some join a round after the first, and some leave before the last: who and when by lot."""
    rounds = most_rounds(terms, players - late)
    since = {
        number: 2 + draw_number(seed, JOINS, number) % max(1, rounds - 1) if number > players - late else 1
        for number in range(1, players + 1)
    }
    going = sorted(since, key=lambda number: draw_number(seed, GOES, number))[:dropouts]
    until = {
        number: since[number] + draw_number(seed, WHEN, number) % max(1, rounds - since[number]) for number in going
    }
    return [Entrant(number, number, since[number], until.get(number)) for number in since]


def simulated(
    terms: Terms, entrants: Sequence[Entrant], seed: bytes, given: Given | None = None, forfeits: int = 0
) -> Iterator[Round]:
    """The rounds of the event, one after the other. ``given``: as long as there are results of a round. ``forfeits``:
    to so many of a hundred pairings somebody does not come. Raises Refused for a result of a pairing that is not made.
    """
    results: list[Result] = []
    most = most_rounds(terms, len(entrants)) if terms.format == ROLLING else MOST_ROUNDS
    for number in range(1, most + 1):
        made = next_round(terms, _known(entrants, number, gone=number - 1), results, number, seed)
        if not made or (given is not None and not any(round_ == number for round_, _ in given)):
            return
        left = tuple([one.number for one in entrants if one.until == number])
        if given is None:
            of_round = tuple([_by_lot(terms, pairing, seed, left, forfeits) for pairing in made])
        else:
            of_round = _as_given(made, given, number)
        results += of_round
        joined = tuple([one.number for one in entrants if one.since == number > 1])
        table = standings(terms, _known(entrants, number, gone=number), results)
        yield Round(number, of_round, table, joined, left)


def _known(entrants: Sequence[Entrant], round_: int, gone: int) -> list[Entrant]:
    """The entrants as they are known in a round: not who joins later; who leaves after ``gone`` is still there."""
    there = [one for one in entrants if one.since <= round_]
    return [replace(one, until=None) if one.until is not None and one.until > gone else one for one in there]


def _as_given(made: Sequence[Pairing], given: Given, round_: int) -> tuple[Result, ...]:
    pairs = {frozenset(pairing.seats) for pairing in made}
    strange = next((seats for number, seats in given if number == round_ and seats not in pairs), None)
    if strange is not None:
        raise Refused("league_not_paired", round=round_, seats=" – ".join(map(str, sorted(strange))))
    return tuple([_told(pairing, given) for pairing in made])


def _told(pairing: Pairing, given: Given) -> Result:
    known = given.get((pairing.round, frozenset(pairing.seats)))
    if len(pairing.seats) == 1:
        return Result(pairing, BYE, (1,))
    if known is None:
        return Result(pairing)
    counts = tuple([known.counts.get(number, 0) for number in pairing.seats]) if known.counts else ()
    return Result(pairing, known.how, tuple([known.places.get(number) for number in pairing.seats]), counts)


def _by_lot(terms: Terms, pairing: Pairing, seed: bytes, left: Collection[int], forfeits: int) -> Result:
    seats = pairing.seats
    if len(seats) == 1:
        return Result(pairing, BYE, (1,))
    absent = _absent(pairing, seed, left, forfeits)
    if absent:
        how, places = walked_over(seats, absent)
        return Result(pairing, how, tuple(places))
    if len(seats) == 2 and terms.format != KNOCKOUT and draw_number(seed, DRAW, pairing.round, *seats) % DRAWN_IN == 0:
        return Result(pairing, PLAYED, (1, 1))
    lots = sorted(seats, key=lambda number: draw_number(seed, ORDER, pairing.round, number))
    return Result(pairing, PLAYED, tuple([lots.index(number) + 1 for number in seats]))


def _absent(pairing: Pairing, seed: bytes, left: Collection[int], forfeits: int) -> set[int]:
    """Who does not come to a pairing: half of the games of who leaves in its round are over by then."""
    about = (pairing.round, *pairing.seats)
    gone = {number for number in pairing.seats if number in left and draw_number(seed, LEAVES, *about, number) % 2}
    if gone or draw_number(seed, MISSED, *about) % 100 >= forfeits:
        return gone
    if draw_number(seed, NOBODY, *about) % NOBODY_IN == 0:
        return set(pairing.seats)
    return {pairing.seats[draw_number(seed, WHO, *about) % len(pairing.seats)]}
