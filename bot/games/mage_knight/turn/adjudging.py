"""A game that has to be counted before its end, as at the deadline of a pairing: as if all had agreed to end it now."""

from __future__ import annotations

from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.turn.ending import points_of, score, side
from bot.games.mage_knight.turn.victory import merits

OUT = (0, -1)
"""Behind everybody who has not withdrawn (MK2-29.6)."""


def ranks(field: Field) -> tuple[tuple[int, ...], ...]:
    """What the side of each seat has by the clauses of victory (MKU-22.12 to 22.14, MK2-30.3 to 30.8).

    Control markers count as they lie (MK2-30.12).
    """
    state = field.state
    seats = range(len(state.players))
    totals = tuple([score(field, seat).total for seat in seats])
    sides: dict[int, list[int]] = {}
    for seat in seats:
        if not _out(field, seat):
            sides.setdefault(side(state, seat), []).append(seat)
    by = merits if field.edition.objectives >= 0 else points_of
    ranked = {number: by(field, members, totals) for number, members in sides.items()}
    return tuple([OUT if _out(field, seat) else ranked[side(state, seat)] for seat in seats])


def _out(field: Field, seat: int) -> bool:
    """Whether a player has left a game whose winner must have stayed."""
    return field.edition.objectives >= 0 and field.state.players[seat].withdrawn
