"""The move action of one figure (section 7), with the attack of Charge or Bound behind it."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.engine.requests import Facts, Free
from bot.games.mage_knight.actions import Move
from bot.games.mage_knight.attack.attack import fight_after_move, fight_fault
from bot.games.mage_knight.attack.damage import opposed
from bot.games.mage_knight.attack.modes import combat_of
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.measure import degrees
from bot.games.mage_knight.movement.after_move import Arrival, after, facing_of, turn_options
from bot.games.mage_knight.movement.breaking import break_away, held_by, must_break
from bot.games.mage_knight.movement.plans import Errand, Plan, as_if, carry, plan_fault, planned
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark
from bot.games.mage_knight.turn.tokens import action_left, give, may_act, push
from bot.geometry.plane import FULL


async def move(p: Play, seat: int, action: Move) -> None:
    """A move action from its declaration to pushing damage (MKU-10.2)."""
    field = p.still()
    p.demand(_order_fault(field, seat, action))
    figure = p.figure(action.step.figure)
    plan = planned(field, action.step)
    p.demand(_way_fault(field, seat, action, plan))
    p.state.mark = Mark("move", seat, figure.id)
    give(p, (figure.id,), free=action.quick)
    going = await _go(p, field, figure, plan)
    if going and action.then is not None and figure.status == "field":
        await fight_after_move(p, seat, action.then)
    if p.state.pending is None:  # else after the figure confused by a Bound has moved
        await push(p, (figure.id,))


async def _go(p: Play, field: Field, figure: Figure, plan: Plan) -> bool:
    """Break away, move and what follows. Whether the action goes on to an attack. ``field``: as it is before it."""
    before = tuple([foe.id for foe in field.opponents(figure)])
    if must_break(field, figure, plan.moves):
        if not await break_away(p, figure):
            await _stuck(p, figure, plan.facing, before)
            return False
        before = () if plan.moves else before
    p.state.mark = _walked(p.state.mark, plan)
    if not carry(p, plan):
        return True
    stopped = await after(p, (Arrival(figure.id, before, p.field.powers(figure).unnoticed),))
    return figure.id not in stopped


def _walked(mark: Mark | None, plan: Plan) -> Mark | None:
    """The picture shows the path."""
    if mark is not None:
        mark.paths = (plan.points,)
    return mark


async def _stuck(p: Play, figure: Figure, wanted: int, before: tuple[str, ...]) -> None:
    """After a failed roll a figure that is not mounted may turn where it stands (MKU-8.3, 8.6)."""
    if p.field.rides(figure):
        return
    options = turn_options(p.field, figure, wanted)
    facts: Facts = {"figure": figure.id}
    free = Free("facing", 0, FULL - 1)
    (answer,) = await p.t.ask(
        figure.owner, "stuck_facing", options, default=("keep",), free=free, clause="MKU-8.3", facts=facts
    )
    if answer == "keep" or facing_of(answer) == figure.facing:
        return
    figure.facing = facing_of(answer)
    p.say("turned", figure=figure.id, facing=degrees(figure.facing))
    await after(p, (Arrival(figure.id, before),))


# -- whether it is allowed -------------------------------------------------------------------------------------------


def move_fault(field: Field, seat: int, action: Move) -> Fault | None:
    """Why a move action is not allowed."""
    return _order_fault(field, seat, action) or _way_fault(field, seat, action, planned(field, action.step))


def _way_fault(field: Field, seat: int, action: Move, plan: Plan) -> Fault | None:
    """Why a figure cannot go there."""
    return plan_fault(field, plan, errand(field, seat, plan, action.double)) or _attack_fault(field, seat, action, plan)


def _order_fault(field: Field, seat: int, action: Move) -> Fault | None:
    """Why such an order cannot be given, whatever the way."""
    name = action.step.figure
    if all(one.id != name for one in field.state.figures):
        return fault("no_such_figure", "MKU-P6", figure=name)
    figure = field.figure(name)
    return order_fault(field, seat, figure, action.quick) or _branch_fault(field, figure, action)


def order_fault(field: Field, seat: int, figure: Figure, quick: bool) -> Fault | None:
    """Why a figure cannot be given a move action now; ``quick``: by Quickness, which needs no action left."""
    found = may_act(field, seat, figure, "move")
    return found or (_slow_fault(field, figure) if quick else action_left(field.state))


def _slow_fault(field: Field, figure: Figure) -> Fault | None:
    if field.powers(figure).quick:
        return None
    return fault("no_quickness", "MKU-SA.quickness.1", figure=figure.id)


def ability_fault(field: Field, action: Move) -> Fault | None:
    """Why a figure cannot move in that manner, wherever it goes: it has not the ability, or may not use it now."""
    figure = field.figure(action.step.figure)
    return (_slow_fault(field, figure) if action.quick else None) or _branch_fault(field, figure, action)


def errand(field: Field, seat: int, plan: Plan, double: bool = False) -> Errand:
    """The rules of an ordinary move; a figure that must break away leaves all its opponents."""
    figure = field.figure(plan.figure)
    return Errand(seat, None, tuple([foe.id for foe in held_by(field, figure, plan.moves)]), double)


def _branch_fault(field: Field, figure: Figure, action: Move) -> Fault | None:
    """Twice the speed, or the normal speed and an attack (MKU-SA.charge.2, .3; SA.bound.1, .2)."""
    if action.double and action.then is not None:
        return fault("double_or_attack", "MKU-SA.charge.2", figure=figure.id)
    if action.double and not field.powers(figure).doubles:
        return fault("no_double_move", "MKU-SA.charge.2", figure=figure.id)
    if action.then is None:
        return None
    branch = field.edition.branches[combat_of(action.then)]
    if branch not in field.powers(figure).branches:
        return fault("no_attack_after_move", branch.absent, figure=figure.id, branch=branch.verb)
    if figure.captive:
        return fault("captor_cannot_fight", "MKU-SA.charge.8", figure=figure.id, target=figure.captive)
    met = next((name for name in figure.contacts if opposed(field, figure.owner, field.figure(name).owner)), None)
    if met is not None:
        return fault("began_in_contact", branch.met, figure=figure.id, enemy=met)
    if action.then.figure != figure.id or action.then.members:
        return fault("attack_of_another", "MKU-SA.charge.1", figure=figure.id)
    return None


def _attack_fault(field: Field, seat: int, action: Move, plan: Plan) -> Fault | None:
    """The attack must be possible from where the move ends, as far as can be seen before it (MKU-SA.charge.6)."""
    if action.then is None:
        return None
    return fight_fault(as_if(field, plan), seat, action.then, in_move=True)
