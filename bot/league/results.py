"""Who takes part, who plays whom, and what came of it; and what follows of that for the next pairing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from msgspec import Struct

from bot.league.terms import DOUBLE, ROBINS, Terms

PLAYED, COUNTED, DRAWN, RULED, FORFEIT, BYE, UNPLAYED, OPEN, REVIEW = (
    "played", "counted", "drawn", "ruled", "forfeit", "bye", "unplayed", "open", "review",
)  # fmt: skip
"""How a pairing got its result: by the game, by the game's own count or as a draw at the deadline, by a decision; by an
opponent who did not come, without an opponent, not at all. Open ones and those under review have none yet."""

OVER_THE_BOARD = (PLAYED, COUNTED, DRAWN, RULED)
"""Results that count as games that were played; the others are unplayed in the sense of the handbook."""


class Entrant(Struct, frozen=True):
    """Somebody who takes part. ``seed``: his place in the order of the field, 1 for the strongest."""

    number: int
    seed: int
    since: int = 1  # the first round for which he is paired
    until: int | None = None  # the last round in which he was in it; None: he still is

    def there(self, round_: int) -> bool:
        """True if he is paired in a round."""
        return self.since <= round_ and (self.until is None or round_ <= self.until)


class Pairing(Struct, frozen=True, order=True):
    """Who meets in a round, in the order of the seats; one alone has a bye."""

    round: int
    seats: tuple[int, ...]
    division: int = 0  # the group, from 1; 0: there are none


class Result(Struct, frozen=True):
    """What came of a pairing. ``places``: by seat, 1 the best, equal ones shared, None for none."""

    pairing: Pairing
    how: str = OPEN
    places: tuple[int | None, ...] = ()
    counts: tuple[int, ...] = ()  # what the game itself counts, by seat

    @property
    def over(self) -> bool:
        """True if it counts in the standings."""
        return self.how not in (OPEN, REVIEW)

    @property
    def played(self) -> bool:
        """True if a game was played for it."""
        return self.how in OVER_THE_BOARD

    def points(self, terms: Terms) -> tuple[Fraction, ...]:
        """What it is worth for each seat; places that are shared share their points."""
        seats = len(self.pairing.seats)
        if not self.over:
            return (Fraction(0),) * seats
        if seats == 1:
            return (Fraction(terms.bye if self.how == BYE else 0, 2),)
        worth = terms.by_place(seats)
        if not self.places:
            return (Fraction(0),) * seats
        return tuple([Fraction(0) if place is None else self._shared(place, worth, terms) for place in self.places])

    def _shared(self, place: int, worth: Sequence[Fraction], terms: Terms) -> Fraction:
        level = self.places.count(place)
        if len(self.pairing.seats) == 2:
            return Fraction(terms.draw, 2) if level == 2 else worth[min(place, 2) - 1]
        shared = worth[place - 1 : place - 1 + level]
        return sum(shared, Fraction(0)) / level


class Field(Struct, frozen=True):
    """All from which the pairings of a round follow. ``free``: who is paired where rounds have no beginning or end."""

    terms: Terms
    entrants: tuple[Entrant, ...]
    results: tuple[Result, ...]
    round: int
    seed: bytes
    free: tuple[int, ...] | None = None


def walked_over(seats: Sequence[int], absent: Collection[int]) -> tuple[str, list[int | None]]:
    """How a pairing ends to which some do not come, and the places: the others share the first; where nobody is left it
    is unplayed."""
    there = [number for number in seats if number not in absent]
    if not there:
        return UNPLAYED, [None] * len(seats)
    return FORFEIT, [len(there) + 1 if number in absent else 1 for number in seats]


class History:
    """What has happened so far, as pairings need it."""

    def __init__(self, terms: Terms, entrants: Iterable[Entrant], results: Iterable[Result]) -> None:
        self.terms = terms
        self.entrants = {one.number: one for one in entrants}
        self.results = list(results)
        self.points: dict[int, Fraction] = dict.fromkeys(self.entrants, Fraction(0))
        self.byes: Counter[int] = Counter()
        self.walkovers: Counter[int] = Counter()
        self.sides: dict[int, list[int]] = {number: [] for number in self.entrants}
        self.met: Counter[frozenset[int]] = Counter()
        for result in sorted(self.results, key=lambda one: one.pairing.round):
            self._take(result)

    def _take(self, result: Result) -> None:
        seats = result.pairing.seats
        for number, points in zip(seats, result.points(self.terms), strict=True):
            self.points[number] = self.points.get(number, Fraction(0)) + points
        if len(seats) == 1:
            self.byes[seats[0]] += 1
        elif result.how == FORFEIT:
            self.walkovers.update(number for number, place in zip(seats, result.places, strict=False) if place == 1)
        for one, other in combinations(seats, 2):
            self.met[frozenset((one, other))] += 1
        for side, number in enumerate(seats if len(seats) == 2 else ()):
            self.sides.setdefault(number, []).append(side)

    def apart(self, one: int, other: int) -> Fraction:
        """How many won games two are from each other."""
        return abs(self.points[one] - self.points[other]) / self.terms.unit

    def meetings(self, one: int, other: int) -> int:
        """How often two have been paired, whether they played or not."""
        return self.met[frozenset((one, other))]

    def balance(self, number: int) -> int:
        """How much oftener somebody had the first seat than the second."""
        sides = self.sides.get(number, [])
        return len(sides) - 2 * sum(sides)

    def last_side(self, number: int) -> int | None:
        """The seat that somebody had last."""
        sides = self.sides.get(number, [])
        return sides[-1] if sides else None

    def ranked(self, numbers: Iterable[int]) -> list[int]:
        """By points, then by seed."""
        return sorted(numbers, key=lambda number: (-self.points[number], self.entrants[number].seed, number))


def counted(terms: Terms, entrants: Sequence[Entrant], results: Sequence[Result]) -> list[Result]:
    """The results that count. Where everybody plays everybody, whoever leaves before half of his games counts for
    nobody, and whoever leaves later has lost those that he owes (FIDE Handbook C.05, withdrawal from a round robin).

    Half is reckoned of all games that he played, also of those against others who have left: so the table is the same
    in whichever order they are asked about. A game under review is not owed: it gets its result otherwise."""
    over = [result for result in results if result.over]
    gone = [one for one in entrants if one.until is not None]
    if terms.format not in ROBINS or terms.seats > 2 or not gone:
        return over
    rivals = {one.number: _rivals(terms, one, entrants, results) for one in gone}
    times = 2 if terms.format == DOUBLE else 1
    played = Counter(number for result in over if result.played for number in result.pairing.seats)
    annulled = {one.number for one in gone if 2 * played[one.number] < times * len(rivals[one.number])}
    kept = [result for result in over if not annulled & set(result.pairing.seats)]
    ends = {one.number: one.until or 0 for one in gone if one.number not in annulled}
    met = Counter(frozenset(result.pairing.seats) for result in results if result.how != OPEN)
    for number in sorted(ends, key=lambda one: (ends[one], one)):
        for rival in rivals[number]:
            pair = frozenset((number, rival))
            if rival not in annulled:
                kept += [_owed(number, rival, ends)] * (times - met[pair])
            met[pair] = times
    return kept


def _owed(number: int, rival: int, ends: Mapping[int, int]) -> Result:
    """A game that is never played: lost by who left first; by both where they left in the same round."""
    together = ends.get(rival) == ends[number]
    return Result(Pairing(ends[number], (number, rival)), FORFEIT, (None, None) if together else (2, 1))


def _rivals(terms: Terms, gone: Entrant, entrants: Sequence[Entrant], results: Sequence[Result]) -> list[int]:
    """Whom somebody would have had to meet: all others, or those of his group."""
    mine = {result.pairing.division for result in results if gone.number in result.pairing.seats}
    if not mine - {0}:
        return [one.number for one in entrants if one.number != gone.number]
    met = {number for result in results if result.pairing.division in mine for number in result.pairing.seats}
    return sorted(met - {gone.number})
