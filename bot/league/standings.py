"""Who stands where: points, and the tie-breaks in the order that was agreed.

Unplayed games count as FIDE Handbook C.02, article 13 (in the edition of 2017) has it: for whoever did not play, as one
against a virtual opponent of his own strength; for the tie-breaks of others, as a draw. The handbook speaks of 1, a
half and 0 points; where others were agreed, a draw and a win are worth what was agreed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct

from bot.league.results import REVIEW, Entrant, Result, counted
from bot.league.terms import BUCHHOLZ, DIRECT, GAMES, SONNEBORN, SWISS, VICTORY, WINS, Terms

HALF = Fraction(1, 2)
"""What a draw is of a win, where games and not points are counted."""


def total(values: Iterable[Fraction]) -> Fraction:
    """Their sum."""
    return sum(values, Fraction(0))


class Standing(Struct, frozen=True):
    """A line of the table."""

    rank: int
    number: int
    points: Fraction
    played: int
    won: int
    drawn: int
    lost: int
    breaks: tuple[tuple[str, Fraction], ...]
    division: int = 0
    review: bool = False  # a result of his is in dispute


class PairingSide(Struct, frozen=True):
    """One pairing as one entrant sees it."""

    round: int
    opponents: tuple[int, ...]
    points: Fraction
    won: Fraction  # 1: a win, a half: a draw
    played: bool
    count: int


class Table:
    """The lines of everybody, and what is reckoned of them."""

    def __init__(self, terms: Terms, entrants: Sequence[Entrant], results: Sequence[Result]) -> None:
        self.terms, self.results = terms, counted(terms, entrants, results)
        self.level = Fraction(terms.draw, 2)
        self.rounds = max((result.pairing.round for result in self.results), default=0)
        self.entrants = {one.number: one for one in entrants}
        self.lines: dict[int, list[PairingSide]] = {number: [] for number in self.entrants}
        divided = [one.pairing for one in results if one.pairing.division]
        self.divisions = {number: pairing.division for pairing in divided for number in pairing.seats}
        self.reviewed = {number for one in results if one.how == REVIEW for number in one.pairing.seats}
        for result in self.results:
            self._add(result)
        for lines in self.lines.values():
            lines.sort(key=lambda line: line.round)
        self.points = {number: total(line.points for line in lines) for number, lines in self.lines.items()}

    def _add(self, result: Result) -> None:
        seats, points = result.pairing.seats, result.points(self.terms)
        for seat, number in enumerate(seats):
            if number not in self.lines:
                continue
            others = tuple([other for other in seats if other != number])
            count = result.counts[seat] if seat < len(result.counts) else 0
            won = _won(result, seat)
            self.lines[number].append(
                PairingSide(result.pairing.round, others, points[seat], won, result.played, count)
            )

    # -- tie-breaks ------------------------------------------------------------------------------------------------

    def adjusted(self, number: int) -> Fraction:
        """The points of an opponent: what he did not play counts as drawn (13.15.1); only a Swiss has such rounds."""
        if self.terms.format != SWISS:
            return self.points[number]
        played = [line for line in self.lines[number] if line.played]
        return total(line.points for line in played) + self.level * (self.rounds - len(played))

    def virtual(self, number: int, line: PairingSide) -> Fraction:
        """The points of the virtual opponent of whoever did not play: those that he had before the round, what he did
        not get in it, and a draw in each round after it (13.15.2)."""
        before = total(one.points for one in self.lines[number] if one.round < line.round)
        return before + self._left(line.points) + self.level * (self.rounds - line.round)

    def _left(self, points: Fraction) -> Fraction:
        """What the opponent gets of a round that was worth so much: a draw where it was one, else what is left."""
        win, loss = Fraction(self.terms.win, 2), Fraction(self.terms.loss, 2)
        return points if points == self.level else max(loss, win + loss - points)

    def _opposition(self, number: int) -> list[tuple[PairingSide, Fraction]]:
        """Each round with the points of who was met in it."""
        found, swiss = [], self.terms.format == SWISS
        for line in self._every_round(number) if swiss else self.lines[number]:
            if line.played:
                found.append((line, total(self.adjusted(other) for other in line.opponents)))
            elif swiss:
                found.append((line, self.virtual(number, line)))
            else:
                found.append((line, total(self.points.get(other, Fraction(0)) for other in line.opponents)))
        return found

    def _every_round(self, number: int) -> list[PairingSide]:
        """The lines, with an empty one for each round in which there was none."""
        known = {line.round for line in self.lines[number]}
        missed = [PairingSide(round_, (), Fraction(0), Fraction(0), False, 0) for round_ in range(1, self.rounds + 1)]
        return [*self.lines[number], *[line for line in missed if line.round not in known]]

    def buchholz(self, number: int) -> Fraction:
        """The points of all opponents."""
        return total(points for _, points in self._opposition(number))

    def sonneborn(self, number: int) -> Fraction:
        """The points of those beaten, and half of those drawn with."""
        swiss, found = self.terms.format == SWISS, Fraction(0)
        for line, points in self._opposition(number):
            found += points * (line.points if swiss and not line.played else line.won)
        return found

    def victory(self, number: int) -> Fraction:
        """What the games themselves counted for him."""
        return Fraction(sum(line.count for line in self.lines[number]))

    def wins(self, number: int) -> Fraction:
        """Games that were played and won."""
        return Fraction(sum(line.played and line.won == 1 for line in self.lines[number]))

    def games(self, number: int) -> Fraction:
        """Games that were played."""
        return Fraction(sum(line.played for line in self.lines[number]))

    def direct(self, level: Sequence[int]) -> dict[int, Fraction]:
        """The points of those who are level against each other; nothing unless each of them has met every other."""
        found: dict[int, Fraction] = {}
        for number in level:
            among = [line for line in self.lines[number] if line.opponents and set(line.opponents) <= set(level)]
            if {other for line in among for other in line.opponents} != set(level) - {number}:
                return dict.fromkeys(level, Fraction(0))
            found[number] = total(line.points for line in among)
        return found


_ALONE: dict[str, Callable[[Table, int], Fraction]] = {
    BUCHHOLZ: Table.buchholz,
    SONNEBORN: Table.sonneborn,
    VICTORY: Table.victory,
    WINS: Table.wins,
    GAMES: Table.games,
}


def _won(result: Result, seat: int) -> Fraction:
    place = result.places[seat] if seat < len(result.places) else None
    if len(result.pairing.seats) == 1 or place is None:
        return Fraction(0)
    if place == 1:
        return Fraction(1) if result.places.count(1) == 1 else HALF
    return Fraction(0)


def standings(terms: Terms, entrants: Sequence[Entrant], results: Sequence[Result]) -> tuple[Standing, ...]:
    """The table, group by group: whoever is equal in everything shares a rank."""
    table = Table(terms, entrants, results)
    found: list[Standing] = []
    for division in sorted({table.divisions.get(one.number, 0) for one in entrants}):
        members = [one.number for one in entrants if table.divisions.get(one.number, 0) == division]
        found += _ranked(table, members, division)
    return tuple(found)


def _ranked(table: Table, members: Iterable[int], division: int) -> list[Standing]:
    values: dict[int, list[Fraction]] = {number: [table.points[number]] for number in members}
    for name in table.terms.tie_breaks:
        if name == DIRECT:
            for _, level in groupby(sorted(values, key=values.__getitem__), key=values.__getitem__):
                for number, value in table.direct(list(level)).items():
                    values[number] = [*values[number], value]
        else:
            for number, known in values.items():
                known.append(_ALONE[name](table, number))
    seeds = {number: table.entrants[number].seed for number in values}
    order = sorted(values, key=lambda number: ([-value for value in values[number]], seeds[number], number))
    rows: list[Standing] = []
    for place, number in enumerate(order, 1):
        same = bool(rows) and values[rows[-1].number] == values[number]
        rows.append(_row(table, number, rows[-1].rank if same else place, values[number], division))
    return rows


def _row(table: Table, number: int, rank: int, values: Sequence[Fraction], division: int) -> Standing:
    lines = table.lines[number]
    met = [line for line in lines if line.opponents]
    return Standing(
        rank=rank,
        number=number,
        points=values[0],
        played=sum(line.played for line in lines),
        won=sum(line.won == 1 for line in met),
        drawn=sum(line.won == HALF for line in met),
        lost=sum(line.won == 0 for line in met),
        breaks=tuple(zip(table.terms.tie_breaks, values[1:], strict=True)),
        division=division,
        review=number in table.reviewed,
    )
