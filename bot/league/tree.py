"""The whole bracket of a single elimination: what was played in it, what is, and who waits for whom."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from bot.league.bracket import bracket, winner_of
from bot.league.results import OPEN, Entrant, History, Result
from bot.league.terms import Terms

YET = 0
"""Stands for whoever wins a game that has no result yet; entrants are numbered from 1."""

MOST_COLUMNS, MOST_TIES = 5, 16
"""Rounds side by side, and games of the first of them, that can be read where a picture is opened."""


class Tie(Struct, frozen=True):
    """Two places of the bracket that meet. A place is an entrant, ``YET``, or None where there is nobody.

    ``gone``: who of them has left before the round; ``ahead``: who goes on, ``YET`` where that is open.
    """

    round: int
    one: int | None
    other: int | None
    gone: tuple[int, ...] = ()
    ahead: int | None = YET
    result: Result | None = None

    @property
    def places(self) -> tuple[int | None, int | None]:
        """Both places, from the top."""
        return self.one, self.other

    @property
    def known(self) -> bool:
        """True if anybody is known to stand in it."""
        return bool(self.one or self.other)


class Window(Struct, frozen=True):
    """The part of a bracket that is shown. ``part`` of ``parts``: which of those that lie below each other."""

    rounds: tuple[tuple[Tie, ...], ...]
    part: int = 1
    parts: int = 1
    skipped: int = 0  # rounds before the first that is shown


def tree(terms: Terms, entrants: Sequence[Entrant], results: Sequence[Result]) -> tuple[tuple[Tie, ...], ...]:
    """The rounds of a bracket from the first to the final, each from the top down."""
    history = History(terms, entrants, results)
    field = bracket([one for one in entrants if one.since <= 1])
    rounds: list[tuple[Tie, ...]] = []
    while len(field) > 1:
        pairs = zip(field[::2], field[1::2], strict=True)
        rounds.append(tuple([_tie(history, one, other, len(rounds) + 1) for one, other in pairs]))
        field = [tie.ahead for tie in rounds[-1]]
    return tuple(rounds)


def _tie(history: History, one: int | None, other: int | None, round_: int) -> Tie:
    there = [number for number in (one, other) if number is not None]
    gone = tuple([number for number in there if number != YET and not history.entrants[number].there(round_)])
    left = [number for number in there if number not in gone]
    if len(left) < 2 or YET in left:
        return Tie(round_, one, other, gone, YET if YET in left else left[0] if left else None)
    met = [
        found for found in history.results if found.pairing.round == round_ and set(found.pairing.seats) == set(left)
    ]
    if not met or met[0].how == OPEN:
        return Tie(round_, one, other, gone, YET, met[0] if met else None)
    return Tie(round_, one, other, gone, winner_of(history, met[0]), met[0])


def window(rounds: Sequence[Sequence[Tie]], now: int, own: Collection[int] = ()) -> Window:
    """What of a bracket can be read: all of it; else the last rounds, once they are reached; before that the part in
    which a reader plays (``own``), or the first one. ``now``: the round that is played."""
    whole = tuple([tuple(ties) for ties in rounds])
    skipped = len(whole) - MOST_COLUMNS
    if skipped <= 0:
        return Window(whole)
    if now > skipped:
        return Window(whole[skipped:], skipped=skipped)
    parts = len(whole[0]) // MOST_TIES
    found = [at // MOST_TIES for at, tie in enumerate(whole[0]) if set(tie.places) & set(own)]
    part = found[0] if found else 0
    cut = [ties[part * (MOST_TIES >> at) : (part + 1) * (MOST_TIES >> at)] for at, ties in enumerate(whole)]
    return Window(tuple(cut[:MOST_COLUMNS]), part + 1, parts)
