"""The Swiss system: who has as many points as you and has not met you yet, for two at a table."""

from __future__ import annotations

from fractions import Fraction

from bot.league.matching import DEAR, draw_number, matched
from bot.league.results import History, Pairing

NOBODY = 0
"""Stands for the opponent of whoever has a bye; entrants are numbered from 1."""

STEP, SIDE, FOLD, LOT = 10**7, 10**5, 10**2, 100
"""What half a point of distance costs, a side that is not one's turn, a place away from the usual pair; and lots."""


class Swiss:
    """The pairings of one round."""

    def __init__(self, history: History, numbers: list[int], round_: int, seed: bytes) -> None:
        self.history, self.round, self.seed = history, round_, seed
        self.order = history.ranked(numbers)
        self.place = {number: place for place, number in enumerate(self.order)}
        self.groups: dict[Fraction, list[int]] = {}
        for number in self.order:
            self.groups.setdefault(history.points[number], []).append(number)

    def pairings(self) -> tuple[Pairing, ...]:
        """Everybody once; one has a bye where the count is odd."""
        order = [*self.order, NOBODY] if len(self.order) % 2 else list(self.order)
        pairs = matched(order, self.cost)
        made = [self._seated(*pair) for pair in pairs if NOBODY not in pair]
        made.sort(key=lambda pairing: min(self.place[number] for number in pairing.seats))
        byes = [Pairing(self.round, (one or other,)) for one, other in pairs if NOBODY in (one, other)]
        return (*made, *byes)

    def cost(self, one: int, other: int) -> int:
        """What it costs to pair two."""
        if NOBODY in (one, other):
            return self._bye_cost(one or other)
        history = self.history
        cost = int(4 * history.apart(one, other) ** 2 * STEP) + DEAR * history.meetings(one, other)
        own, others = history.balance(one), history.balance(other)
        if own * others > 0:  # both are due the same seat
            cost += SIDE * min(abs(own), abs(others)) ** 2
        lot = draw_number(self.seed, self.round, min(one, other), max(one, other)) % LOT
        return cost + self._unfolded(one, other) * FOLD + lot

    def _bye_cost(self, number: int) -> int:
        """The last without one has the bye; not who has had a point already because nobody came to meet him, unless
        there is nobody else (FIDE Handbook C.04.1)."""
        history = self.history
        return (
            DEAR * history.byes[number]
            + DEAR // 1_000 * history.walkovers[number]
            + int(4 * history.apart(number, self.order[-1]) ** 2 * STEP)
            + (len(self.order) - self.place[number]) * FOLD
        )

    def _unfolded(self, one: int, other: int) -> int:
        """How far a pair is from the one that the order of its points makes: the upper half against the lower."""
        group = self.groups[self.history.points[one]]
        if self.history.points[one] != self.history.points[other]:
            return 0
        half = len(group) // 2
        return abs(abs(group.index(one) - group.index(other)) - half)

    def _seated(self, one: int, other: int) -> Pairing:
        return Pairing(self.round, seated(self.history, one, other, self.seed, self.round))


def seated(history: History, one: int, other: int, seed: bytes, round_: int) -> tuple[int, int]:
    """Who has the first seat: who had it less often, else who had it longer ago; by lot where both are equal."""
    own, others = history.balance(one), history.balance(other)
    if own == others:
        last = {number: history.last_side(number) for number in (one, other)}
        own, others = (0 if last[number] is None else 1 - 2 * (last[number] or 0) for number in (one, other))
    if own == others:
        own, others = (0, 1) if draw_number(seed, round_, one, other) % 2 else (1, 0)
    return (one, other) if own < others else (other, one)
