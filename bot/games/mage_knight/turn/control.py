"""Who controls the objectives (MK2-7): the check of every end phase, and control that is lost."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.objectives import there_at
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Objective, State
from bot.games.mage_knight.turn.ending import counts, side


def verdict(field: Field, objective: Objective) -> tuple[str, int]:
    """The state of an objective and its controller as a check finds them (MK2-7.4 to 7.7, MK2-R6, MK2-R8)."""
    now = (objective.status, objective.controller)
    everybody = there_at(field, objective)
    met = [figure for figure in everybody if not figure.captor]  # MK2-7.13
    capable = [figure for figure in met if counts(field, figure)]
    if len({side(field.state, figure.owner) for figure in capable}) > 1:
        return "contested", -1
    if field.edition.control_needs_capable:
        met = capable
    if len({side(field.state, figure.owner) for figure in met}) == 1:
        return "controlled", _controller(field.state, objective, {figure.owner for figure in met})
    if objective.status == "contested" and not everybody:
        return "neutral", -1  # MK2-7.7
    return now


def _controller(state: State, objective: Objective, seats: set[int]) -> int:
    """Which of team mates controls it: who does already, whose end phase it is, else the next clockwise (MK2-R7)."""
    if objective.controller in seats:
        return objective.controller
    return next(seat for seat in clockwise_from(state, state.active) if seat in seats)


def clockwise_from(state: State, seat: int) -> Sequence[int]:
    """All seats clockwise, from one of them on."""
    place = state.order.index(seat)
    return state.order[place:] + state.order[:place]


def check_objectives(p: Play) -> None:
    """The check at the beginning of every end phase (MK2-7.2), for all players (MK2-7.8)."""
    for objective in p.state.objectives:
        status, controller = verdict(p.field, objective)
        if (status, controller) != (objective.status, objective.controller):
            _turn_over(p, objective, status, controller)


def _turn_over(p: Play, objective: Objective, status: str, controller: int) -> None:
    objective.status, objective.controller = status, controller  # type: ignore[assignment]
    if controller >= 0:
        p.say("objective_controlled", seat=controller, thing=objective.id)
    else:
        p.say("objective_open", thing=objective.id, contested=status == "contested")


def lose_all(p: Play, seat: int) -> None:
    """The objectives of a player who is out of the game become neutral at once (MK2-29.3, 29.6)."""
    for objective in p.state.objectives:
        if objective.controller == seat:
            _turn_over(p, objective, "neutral", -1)


def held(state: State, seat: int) -> int:
    """How many objectives a player controls."""
    return sum(objective.controller == seat for objective in state.objectives)
