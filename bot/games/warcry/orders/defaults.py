"""What is done on a turn when a seat's time runs out (WC-P8, WC-P16). Questions carry their own defaults."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.warcry.actions import (
    Action,
    ChooseMusterOrder,
    CleanUp,
    FollowUp,
    FollowUpDefender,
    MusterPass,
    Pass,
    RetreatUnit,
    TacticPass,
    TieBreakUnit,
)
from bot.games.warcry.board import Board
from bot.games.warcry.course.cleanup import default_keep
from bot.games.warcry.course.retreat import undecided
from bot.games.warcry.state import Unit, other, seat_of


def default_action(b: Board, seat: int) -> Action | None:
    """The action taken for a seat whose time has run out; None where there is none (choosing a deck)."""
    find = _DEFAULTS.get(b.state.phase)
    return find(b, seat) if find is not None else None


def strongest(b: Board, units: Sequence[Unit]) -> Unit:
    """Highest strength, then highest tactic points, then first mustered (WC-P8)."""
    return min(units, key=lambda unit: (-b.strength(unit), -b.tactic_points(unit), unit.entered))


def _follow_up_defender(b: Board, seat: int) -> Action | None:
    if b.state.follower and seat_of(b.state.follower) != seat:
        ready = [unit for unit in b.units(seat) if not unit.committed]
        return FollowUpDefender(strongest(b, ready).id) if ready else None
    # The winner chooses (WC-8.16): the weakest, then the first that came (WC-P16).
    enemies = b.units(other(seat))
    weakest = min(enemies, key=lambda unit: (b.strength(unit), unit.entered), default=None)
    return FollowUpDefender(weakest.id) if weakest is not None else None


def _tie_break_unit(b: Board, seat: int) -> Action | None:
    units = b.units(seat)
    return TieBreakUnit(strongest(b, units).id) if units else None


def _retreat_unit(b: Board, seat: int) -> Action | None:
    left = undecided(b)
    return RetreatUnit(left[0].id, test=True) if left else None


_DEFAULTS: dict[str, Callable[[Board, int], Action | None]] = {
    "muster_order": lambda b, seat: ChooseMusterOrder(seat),
    "muster": lambda b, seat: MusterPass(),
    "commands": lambda b, seat: Pass(),
    "tactics": lambda b, seat: TacticPass(),
    "follow_up_choice": lambda b, seat: FollowUp(False),
    "follow_up_defender": _follow_up_defender,
    "tie_break": _tie_break_unit,
    "retreat_tests": _retreat_unit,
    "clean_up": lambda b, seat: CleanUp(default_keep(b, seat)),
}
