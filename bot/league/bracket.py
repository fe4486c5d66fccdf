"""Single elimination: the bracket of a seeded field, in which the best two can meet in the last round only."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league.results import Entrant, History, Pairing, Result
from bot.league.swiss import seated


def bracket(entrants: Sequence[Entrant]) -> list[int | None]:
    """The field in the order of the bracket, None where there is nobody: the best have the byes."""
    ranked = [one.number for one in sorted(entrants, key=lambda one: (one.seed, one.number))]
    places = [1]
    while len(places) < len(ranked):
        size = 2 * len(places) + 1
        places = [one for place in places for one in (place, size - place)]
    return [ranked[place - 1] if place <= len(ranked) else None for place in places]


def knockout_round(history: History, round_: int, seed: bytes) -> tuple[Pairing, ...]:
    """The pairings of a round among those who are left; empty once there is a winner.

    Whoever would have met somebody who has left since has a bye: so he stands before him in the table, too.
    """
    field = bracket([one for one in history.entrants.values() if one.since <= 1])
    for done in range(1, round_):
        field = [_ahead(history, one, other, done) for one, other in zip(field[::2], field[1::2], strict=True)]
    field = [one if one is not None and history.entrants[one].there(round_) else None for one in field]
    made, byes = [], []
    for one, other in zip(field[::2], field[1::2], strict=False):
        if one is not None and other is not None:
            made.append(Pairing(round_, seated(history, one, other, seed, round_)))
        elif one is not None or other is not None:
            byes.append(Pairing(round_, (one if one is not None else other or 0,)))
    return (*made, *byes)


def _ahead(history: History, one: int | None, other: int | None, round_: int) -> int | None:
    """Who goes on of two in a round."""
    left = [number for number in (one, other) if number is not None and history.entrants[number].there(round_)]
    if len(left) < 2:
        return left[0] if left else None
    met = [one for one in history.results if one.pairing.round == round_ and set(one.pairing.seats) == set(left)]
    return winner_of(history, met[0]) if met else min(left, key=lambda number: history.entrants[number].seed)


def winner_of(history: History, result: Result) -> int | None:
    """Who goes on after a game: the better place, else what the game itself counts, else the better seed."""
    there = [
        (place, -(result.counts[seat] if seat < len(result.counts) else 0), history.entrants[number].seed, number)
        for seat, (number, place) in enumerate(zip(result.pairing.seats, result.places, strict=False))
        if place is not None
    ]
    return min(there)[3] if there else None
