"""What a channel may show of a seat's choices, and which of them a press does not do at once."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.warcry import actions as act
from bot.games.warcry.board import Board
from bot.games.warcry.legal.legal import legal
from bot.games.warcry.view import UnitView, View


def public_buttons(view: View, seat: int) -> tuple[act.Action, ...]:
    """What a seat is likely to declare now, whatever it holds: each follows from what lies open (WC-H1, WC-P3)."""
    find = _LIKELY.get(view.phase)
    return () if find is None else find(view, seat)


def _muster(view: View, seat: int) -> tuple[act.Action, ...]:
    """Without gold hardly anything can be mustered."""
    return () if view.players[seat].gold_left else (act.MusterPass(),)


def _commands(view: View, seat: int) -> tuple[act.Action, ...]:
    """Without a ready unit there is no attack and no shot."""
    return () if any(unit.ready for unit in view.players[seat].units) else (act.Pass(),)


def _defenders(view: View, seat: int) -> tuple[act.Action, ...]:
    """The loser's ready units; without one all of them, among which the winner chooses (WC-8.16)."""
    own = view.players[seat].units
    follows = any(unit.line == "field" for unit in own)
    units: tuple[UnitView, ...] = view.players[1 - seat].units if follows else own
    ready = [unit for unit in units if unit.ready]
    return tuple([act.FollowUpDefender(unit.id) for unit in (ready or units)])


_LIKELY: dict[str, Callable[[View, int], tuple[act.Action, ...]]] = {
    "muster_order": lambda view, seat: (act.ChooseMusterOrder(seat), act.ChooseMusterOrder(1 - seat)),
    "muster": _muster,
    "commands": _commands,
    "tactics": lambda view, seat: (act.TacticPass(),),
    "follow_up_choice": lambda view, seat: (act.FollowUp(True), act.FollowUp(False)),
    "follow_up_defender": _defenders,
    "tie_break": lambda view, seat: tuple([act.TieBreakUnit(unit.id) for unit in view.players[seat].units]),
}


def needs_confirmation(b: Board, seat: int, action: act.Action) -> str:
    """What a battle is given up with, and the end of a mustering in which more could be bought."""
    match action:
        case act.Retreat():
            return "retreat"
        case act.MusterPass() if any(not isinstance(offer.action, act.MusterPass) for offer in legal(b, seat)):
            return "muster_end"
    return ""
