"""What an event agrees on for its pairings and its standings, for as long as it lasts."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from msgspec import Struct

from bot.engine.errors import Refused

Format = Literal["round_robin", "double_round_robin", "groups", "swiss", "rolling", "knockout"]
ROBIN, DOUBLE, GROUPS, SWISS, ROLLING, KNOCKOUT = FORMATS = (
    "round_robin", "double_round_robin", "groups", "swiss", "rolling", "knockout",
)  # fmt: skip

ROBINS = (ROBIN, DOUBLE, GROUPS)
"""Formats in which everybody plays everybody, of the field or of his group."""

OPEN_FIELD = (SWISS, ROLLING)
"""Formats that somebody can still join once they have begun."""

IN_TABLES = (ROBIN, SWISS, ROLLING)
"""Formats that tables of more than two can play: the others set one against one."""

MOST_ENTRANTS = 128
MOST_ROUNDS = 30
LEAST_SEATS = 2
GROUP = (4, 7)

BUCHHOLZ, SONNEBORN, DIRECT, VICTORY, WINS, GAMES = BREAKS = (
    "buchholz", "sonneborn_berger", "direct", "victory", "wins", "games",
)  # fmt: skip
"""Tie-breaks: opponents' points, points of those beaten, the games between those who are level, what the games
themselves count, wins, games played."""

USUAL_BREAKS = {
    ROBIN: (DIRECT, SONNEBORN, WINS, VICTORY),
    DOUBLE: (DIRECT, SONNEBORN, WINS, VICTORY),
    GROUPS: (DIRECT, SONNEBORN, WINS, VICTORY),
    SWISS: (BUCHHOLZ, SONNEBORN, WINS, VICTORY),
    ROLLING: (GAMES, DIRECT, WINS, VICTORY),
    KNOCKOUT: (WINS, VICTORY),
}


class Terms(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The agreement. Points are counted in halves, so that half a point for a draw is a whole number."""

    format: Format
    rounds: int = 0  # of a Swiss, or of tables of more than two; 0: as many as the field needs
    group: int = 6  # how many a group has at most
    seats: int = 2  # at a table
    win: int = 2
    draw: int = 1
    loss: int = 0
    bye: int = 2
    places: tuple[int, ...] = ()  # at tables of more than two, by place; none: one point for everybody left behind
    breaks: tuple[str, ...] = ()  # in the order in which they count; none: the usual ones of the format
    tiers: bool = False  # groups one below the other, not alike: the strong play in the first

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        """The tie-breaks in their order."""
        return self.breaks or USUAL_BREAKS[self.format]

    @property
    def unit(self) -> Fraction:
        """What a won game is worth above a lost one: distances are measured in it, whatever points were agreed."""
        return Fraction(self.win - self.loss, 2) if self.seats == 2 and self.win > self.loss else Fraction(1)

    def by_place(self, seats: int) -> tuple[Fraction, ...]:
        """The points of each place at a table of so many."""
        if seats == 2:
            return Fraction(self.win, 2), Fraction(self.loss, 2)
        given = self.places or tuple([2 * (self.seats - place) for place in range(1, self.seats + 1)])
        return tuple([Fraction(given[place] if place < len(given) else 0, 2) for place in range(seats)])


def refusal(terms: Terms, entrants: int) -> Refused | None:
    """Why so many cannot play so: the first reason, or None."""
    return _unsound(terms) or _unfitting(terms, entrants)


def _unsound(terms: Terms) -> Refused | None:
    """What no field could play: an unknown format, a table for one, points by which losing is worth more."""
    if terms.format not in FORMATS:
        return Refused("league_format", given=terms.format, known=FORMATS)
    if terms.seats < LEAST_SEATS:
        return Refused("league_seats", given=terms.seats, low=LEAST_SEATS)
    if not terms.win >= terms.draw >= terms.loss >= 0 or terms.win == 0:
        return Refused("league_points", win=_told(terms.win), draw=_told(terms.draw), loss=_told(terms.loss))
    if not 0 <= terms.bye <= terms.win:
        return Refused("league_bye", given=_told(terms.bye), high=_told(terms.win))
    if terms.places and (min(terms.places) < 0 or list(terms.places) != sorted(terms.places, reverse=True)):
        return Refused("league_places", given=" / ".join(map(_told, terms.places)))
    return None


def _told(halves: int) -> str:
    """Points that are counted in halves, as people read them."""
    return str(halves // 2) if halves % 2 == 0 else str(halves / 2)


def _unfitting(terms: Terms, entrants: int) -> Refused | None:
    low, high = least(terms), MOST_ENTRANTS
    if not low <= entrants <= high:
        return Refused("league_entrants", format=terms.format, given=entrants, low=low, high=high)
    if terms.seats > 2 and terms.format not in IN_TABLES:
        return Refused("league_two_only", format=terms.format, given=terms.seats)
    if not GROUP[0] <= terms.group <= GROUP[1]:
        return Refused("league_group_size", given=terms.group, low=GROUP[0], high=GROUP[1])
    if not 0 <= terms.rounds <= MOST_ROUNDS:
        return Refused("league_rounds", given=terms.rounds, high=MOST_ROUNDS)
    if terms.format == SWISS and terms.seats == 2 and terms.rounds >= entrants:
        return Refused("league_rounds_over", given=terms.rounds, high=entrants - 1, entrants=entrants)
    return breaks_refusal(terms)


def breaks_refusal(terms: Terms) -> Refused | None:
    """Why the tie-breaks cannot be those: one is unknown, or named twice."""
    named = terms.breaks
    wrong = next((one for place, one in enumerate(named) if one not in BREAKS or one in named[:place]), None)
    return None if wrong is None else Refused("league_breaks", given=wrong, known=BREAKS)


def least(terms: Terms) -> int:
    """How many entrants there must be."""
    if terms.format == GROUPS:
        return GROUP[0]
    return max(3 if terms.format in (ROBIN, SWISS) else 2, terms.seats)


def usual_rounds(terms: Terms, entrants: int) -> int:
    """How many rounds a field needs where nobody says so: a Swiss finds its first in so many that two can be halved."""
    if terms.format == KNOCKOUT or terms.format == SWISS or terms.seats > 2:
        return terms.rounds if terms.rounds and terms.format != KNOCKOUT else max(1, (entrants - 1).bit_length())
    if terms.format == GROUPS:
        return 1
    if terms.format == ROLLING:
        return 0
    return (entrants - 1 + entrants % 2) * (2 if terms.format == DOUBLE else 1)
