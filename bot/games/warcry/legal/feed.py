"""What a channel may show of a seat's choices, and which of them a press does not do at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.game import Offer
from bot.games.warcry import actions as act
from bot.games.warcry.board import Board
from bot.games.warcry.course.attack import attack_offers, shot_offers
from bot.games.warcry.course.tactics import ability_offers
from bot.games.warcry.legal.legal import legal
from bot.games.warcry.legal.score import greedy_score
from bot.games.warcry.view import UnitView, View


def open_acts(b: Board, seat: int) -> Iterator[Offer]:
    """What units in play can do: attacks and shots, each unit's most promising first; in a combat their abilities."""
    if b.state.phase == "tactics":
        yield from [Offer("use_tactic", act.UseTactic(one.piece, one.ability)) for one in ability_offers(b, seat)]
    elif b.state.phase == "commands":
        fights: list[act.Attack | act.RangedAttack] = [*attack_offers(b, seat), *shot_offers(b, seat)]
        fights.sort(key=lambda one: -greedy_score(b, seat, one))
        best = [one for place, one in enumerate(fights) if one.unit not in [other.unit for other in fights[:place]]]
        for one in (*best, *[one for one in fights if one not in best]):
            yield Offer("attack" if isinstance(one, act.Attack) else "ranged_attack", one)


def public_buttons(view: View, seat: int) -> tuple[act.Action, ...]:
    """What a seat is likely to declare now, whatever it holds: each follows from what lies open (WC-H1, WC-P3)."""
    find = _LIKELY.get(view.phase)
    return () if find is None else find(view, seat)


def _muster(view: View, seat: int) -> tuple[act.Action, ...]:
    """Without gold hardly anything can be mustered."""
    return () if view.players[seat].gold_left else (act.MusterPass(),)


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
    "commands": lambda view, seat: (act.Pass(),),
    "tactics": lambda view, seat: (act.TacticPass(),),
    "follow_up_choice": lambda view, seat: (act.FollowUp(True), act.FollowUp(False)),
    "follow_up_defender": _defenders,
    "tie_break": lambda view, seat: tuple([act.TieBreakUnit(unit.id) for unit in view.players[seat].units]),
}


def tip(view: View, seat: int) -> str:
    """To the first command of each player, and to the combat and the follow-up of the first command of all."""
    if view.battle_no != 1 or view.commands > (view.phase == "commands"):
        return ""
    fight = view.combat
    if view.phase == "tactics" and fight is not None and not (fight.follow_up or fight.cards or fight.acted[seat]):
        return "tactics"
    return view.phase.replace("_choice", "") if view.phase in ("commands", "follow_up_choice") else ""


def needs_confirmation(b: Board, seat: int, action: act.Action) -> str:
    """What a battle is given up with, and the end of a mustering in which more could be bought."""
    match action:
        case act.Retreat():
            return "retreat"
        case act.MusterPass() if any(not isinstance(offer.action, act.MusterPass) for offer in legal(b, seat)):
            return "muster_end"
    return ""
