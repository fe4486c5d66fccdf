"""Whose turn it is and whose unit that is: reasons to refuse, for legality checks and actions alike."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.state import Phase, Unit, other


def out_of_turn(b: Board, seat: int, phase: Phase, clause: str) -> No | None:
    """Why the seat may not act now in this phase, if so."""
    return wrong_phase(b, phase) or wrong_seat(b, seat, b.state.active, clause)


def wrong_phase(b: Board, phase: Phase) -> No | None:
    """Why the action does not belong here, if so (WC-1.12)."""
    return None if b.state.phase == phase else ("wrong_phase", "WC-1.12", {"phase": b.state.phase})


def wrong_seat(b: Board, seat: int, due: int, clause: str) -> No | None:
    """Why somebody else must act first, if so. The fact ``seat`` names him."""
    return None if seat == due else ("not_your_turn", clause, {"seat": due})


def own_unit(b: Board, seat: int, piece: str) -> Unit | None:
    """The seat's unit with this public id."""
    return next((unit for unit in b.units(seat) if unit.id == piece), None)


def no_own_unit(b: Board, seat: int, piece: str, clause: str) -> No | None:
    """Why the id names no unit of the seat, if so."""
    if own_unit(b, seat, piece) is not None:
        return None
    enemy = own_unit(b, other(seat), piece)
    if enemy is None:
        return "no_such_unit", clause, {"unit": piece[:20]}
    return "not_your_unit", clause, dict(piece_facts("unit", enemy))
