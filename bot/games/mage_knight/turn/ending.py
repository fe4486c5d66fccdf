"""The end of the game: when it comes, what everybody has scored, and who has won by points (section 22)."""

from __future__ import annotations

from msgspec import Struct

from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import Figure, State, team


class Score(Struct, frozen=True):
    """The victory points of a player by their sources (MKU-22.12)."""

    eliminations: int
    captives: int
    survivors: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.eliminations + self.captives + self.survivors


def counts(field: Field, figure: Figure) -> bool:
    """True if a figure on the field counts for the end of the game and as a survivor (MKU-22.1, 22.10)."""
    return not figure.captor and not field.powers(figure).incapable


def over(field: Field) -> str:
    """Why the game is over by the figures that are left, or nothing: ``one_side`` (22.1), ``nobody`` (22.2)."""
    state = field.state
    last = found = -1
    for figure in state.figures:
        if figure.owner != last and figure.status == "field" and counts(field, figure):
            last = figure.owner
            if found not in (-1, side(state, last)):
                return ""
            found = side(state, last)
    return "nobody" if found < 0 else "one_side"


def side(state: State, seat: int) -> int:
    """The side of a seat: a player or a team."""
    return team(state.options, len(state.players), seat)


def in_play(field: Field, seat: int) -> bool:
    """True if a player has any figure in play, captives included (MKU-4.14)."""
    if field.state.players[seat].eliminated:  # MK2-29.1
        return False
    return any(figure.owner == seat and figure.status == "field" for figure in field.state.figures)


def score_now(field: Field, seat: int) -> Score:
    """What a player would have if the game ended now (MKU-22.12)."""
    player = field.state.players[seat]
    area = field.area(seat)
    mine = [figure for figure in field.there() if figure.owner == seat]
    held = [field.figure(figure.captive) for figure in mine if figure.captive]
    kept = [figure for figure in held if area.contains((figure.x, figure.y))]  # MKU-R47
    survivors = [figure for figure in mine if counts(field, figure) and not figure.left]  # MKU-22.9, MKU-R48
    return Score(
        player.score,
        sum(field.edition.captive_worth * field.kind(figure).points for figure in kept),
        sum(field.kind(figure).points for figure in survivors),
    )


def winners(field: Field, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The seats of the side with the most points; equal: with the lower army points; equal again: nobody (22.14)."""
    sides: dict[int, list[int]] = {}
    for seat in range(len(field.state.players)):
        sides.setdefault(side(field.state, seat), []).append(seat)
    ranked = sorted([(points_of(field, seats, totals), seats) for seats in sides.values()], reverse=True)
    drawn = len(ranked) > 1 and ranked[0][0] == ranked[1][0]
    return () if drawn else tuple(ranked[0][1])


def points_of(field: Field, seats: list[int], totals: tuple[int, ...]) -> tuple[int, ...]:
    """The points of a side, and as few points of its armies as possible (MKU-22.12, 22.14)."""
    players = field.state.players
    return sum(totals[seat] for seat in seats), -sum(players[seat].points for seat in seats)
