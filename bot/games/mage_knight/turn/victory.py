"""Who has won where objectives are controlled (MK2-30.3 to 30.8)."""

from __future__ import annotations

from bot.engine.feed import Counted
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.turn.control import held, verdict
from bot.games.mage_knight.turn.ending import counts, points_of, score_now, side

OUT = (0, -1)
"""Behind everybody who has not withdrawn (MK2-29.6)."""


def balances(field: Field) -> tuple[Counted, ...]:
    """What would decide if the game ended now, by name: objectives as the next check finds them, victory points."""
    seats = range(len(field.state.players))
    points: Counted = ("balance", tuple([score_now(field, seat).total for seat in seats]))
    if not field.state.objectives:
        return (points,)
    found = [
        verdict(field, one)[1] if field.state.phase == "play" else one.controller for one in field.state.objectives
    ]
    controlled: Counted = ("objectives-balance", tuple([found.count(seat) for seat in seats]))
    return (controlled, points) if field.edition.points_break_ties else (controlled,)


def victors(field: Field, reason: str, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that have won; nobody in a draw. Who has withdrawn cannot win (MK2-29.6)."""
    state = field.state
    if reason == "one_side":  # MK2-30.5
        last = next(side(state, figure.owner) for figure in field.there() if counts(field, figure))
        return _members(field, last)
    sides: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        if not player.withdrawn:
            sides.setdefault(side(state, seat), []).append(seat)
    ranked = sorted(((merits(field, seats, totals), -number) for number, seats in sides.items()), reverse=True)
    if not ranked or len(ranked) > 1 and ranked[0][0] == ranked[1][0]:
        return ()
    return _members(field, -ranked[0][1])


def merits(field: Field, seats: list[int], totals: tuple[int, ...]) -> tuple[int, ...]:
    """Objectives (MK2-30.3, 30.4), victory points (30.6), and as few points of the army as possible (30.8).

    Who is out breaks no tie, unless all are (30.6).
    """
    state = field.state
    controlled = sum(held(state, seat) for seat in seats)
    if not field.edition.points_break_ties:
        return controlled, 0  # MK2-R44
    there = [seat for seat in seats if not (state.players[seat].eliminated or state.players[seat].withdrawn)]
    counted = there or seats
    points = sum(totals[seat] for seat in counted), -sum(state.players[seat].points for seat in counted)
    return controlled, int(bool(there)), *points


def _members(field: Field, number: int) -> tuple[int, ...]:
    players = enumerate(field.state.players)
    return tuple(seat for seat, player in players if side(field.state, seat) == number and not player.withdrawn)


def ranks(field: Field) -> tuple[tuple[int, ...], ...]:
    """What the side of each seat has by the clauses of victory (MKU-22.12 to 22.14, MK2-30.3 to 30.8).

    Control markers count as they lie (MK2-30.12).
    """
    state = field.state
    seats = range(len(state.players))
    totals = tuple([score_now(field, seat).total for seat in seats])
    sides: dict[int, list[int]] = {}
    for seat in seats:
        if not _out(field, seat):
            sides.setdefault(side(state, seat), []).append(seat)
    by = merits if field.edition.objectives >= 0 else points_of
    ranked = {number: by(field, members, totals) for number, members in sides.items()}
    return tuple([OUT if _out(field, seat) else ranked[side(state, seat)] for seat in seats])


def _out(field: Field, seat: int) -> bool:
    """True if a player has left a game whose winner must have stayed."""
    return field.edition.objectives >= 0 and field.state.players[seat].withdrawn
