"""The move action of one figure (section 7), with the attack of Charge or Bound behind it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.play import Fault, fault
from bot.engine.requests import Facts, Free
from bot.games.mage_knight.actions import Forgo, Move
from bot.games.mage_knight.attack.attack import after_move_fault, fight_after_move
from bot.games.mage_knight.attack.modes import combat_of
from bot.games.mage_knight.attack.strikes import owed_attacks
from bot.games.mage_knight.editions.hooks import Branch, Kind
from bot.games.mage_knight.field.bans import forbidden_fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import Gait
from bot.games.mage_knight.field.passage import imagined
from bot.games.mage_knight.figures.breaking import break_away, held_by, must_break, shaken_by
from bot.games.mage_knight.figures.damage import opposed
from bot.games.mage_knight.figures.tokens import action_left, give, may_act, push
from bot.games.mage_knight.measure import degrees
from bot.games.mage_knight.movement.after_move import Arrival, after, facing_of, turn_options
from bot.games.mage_knight.movement.double_spins import allowed, fitting
from bot.games.mage_knight.movement.double_time import double_time_fault, has_double_time, marched, without_speed
from bot.games.mage_knight.movement.freed import as_far, without_shaken
from bot.games.mage_knight.movement.plans import LEVELS, Errand, Plan, as_if, carry, plan_fault, planned
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark, Pending
from bot.geometry.plane import FULL


async def move(p: Play, seat: int, action: Move) -> None:
    """A move action from its declaration to pushing damage (MKU-10.2, MK2-12.13)."""
    still = p.still()
    p.demand(order_fault_of(still, seat, action))
    figure, field = p.figure(action.step.figure), as_going(still, action)
    course = course_of(field, seat, action)
    p.demand(course.fault)
    p.state.mark = Mark("move", seat, figure.id)
    give(p, (figure.id,), free=action.quick)
    if _in_double_time(p.field, action):
        going = await marched(p, (figure.id,), lambda: _go(p, field, figure, course, rushes=True))
    else:
        going = await _go(p, field, figure, course)
    if going and figure.status == "field":
        if action.then is not None:
            await fight_after_move(p, seat, action.then)
        elif action.branch:
            _owe(p, seat, figure, action.branch)
    if p.state.pending is None:  # else after the attack that is owed, or the figure confused by a Bound has moved
        await push(p, (figure.id,))


def _owe(p: Play, seat: int, figure: Figure, verb: str) -> None:
    """The attack is named now, where one is possible (MK2-19.15, 19.19)."""
    branch = p.edition.branches[verb]
    p.state.pending = Pending("attack", seat, (figure.id,), source=verb)
    if next(owed_attacks(p.field, seat, figure, branch.combat), None) is None:
        p.state.pending = None
        p.say("no_attack_left", figure=figure.id)
        return
    p.say("attack_owed", seat=seat, figure=figure.id)


async def forgo(p: Play, seat: int, action: Forgo) -> None:
    """No attack after all; the action is over (MK2-19.13)."""
    owed = p.state.pending
    if owed is None or owed.kind != "attack" or owed.seat != seat:
        p.refuse("no_attack_owed", "MK2-19.19")
    p.state.pending = None
    p.say("forgone", figure=owed.members[0])
    await push(p, owed.members)


async def _go(p: Play, field: Field, figure: Figure, course: Course, *, rushes: bool = False) -> bool:
    """Break away, move and what follows. Whether the action goes on to an attack. ``field``: as it is before it."""
    before, plan = tuple([foe.id for foe in field.opponents(figure)]), course.plan
    if must_break(field, figure, plan.moves or plan.level):
        if not await break_away(p, figure):
            await _stuck(p, figure, plan.facing, before)
            return False
        plan = _once_free(p, course)
        before = () if plan.moves or plan.level else before  # MK2-R21
    p.state.mark = _walked(p.state.mark, plan)
    if not carry(p, plan):
        return True
    stopped = await after(p, (Arrival(figure.id, before, p.field.powers(figure).unnoticed, rushes),))
    return figure.id not in stopped


def _once_free(p: Play, course: Course) -> Plan:
    """The way after the roll: what led where a foe stood is looked at anew (MK2-R14)."""
    if not course.shaken:
        return course.plan
    plan = as_far(p.still(), course.plan, course.errand)
    if plan.points != course.plan.points or plan.facing != course.plan.facing:
        standing = tuple([name for name in course.shaken if p.figure(name).status == "field"])
        p.say("way_not_freed", figure=plan.figure, enemies=standing)
    return plan


def _walked(mark: Mark | None, plan: Plan) -> Mark | None:
    """The picture shows the path."""
    if mark is not None:
        mark.paths = (plan.points,)
    return mark


async def _stuck(p: Play, figure: Figure, wanted: int, before: tuple[str, ...]) -> None:
    """After a failed roll a figure that is not mounted may turn where it stands (MKU-8.3, 8.6)."""
    if p.field.rides(figure):
        return
    options, free = turn_options(p.field, figure, wanted), Free("facing", 0, FULL - 1)
    if len(p.field.circles(figure)) > 1:  # MK2-14.15: the rear circle must fit
        free = Free("facing", 0, FULL - 1, fitting(p.field, figure, ((0, FULL - 1),)))
        options = [one for one in options if one.id == "keep" or allowed(free.spans, facing_of(one.id))]
    facts: Facts = {"figure": figure.id}
    (answer,) = await p.t.ask(
        figure.owner, "stuck_facing", options, default=("keep",), free=free, clause="MKU-8.3", facts=facts
    )
    if answer == "keep" or facing_of(answer) == figure.facing:
        return
    figure.facing = facing_of(answer)
    figure.moved = figure.moved or p.edition.notes_moves
    p.say("turned", figure=figure.id, facing=degrees(figure.facing))
    await after(p, (Arrival(figure.id, before),))


# -- whether it is allowed -------------------------------------------------------------------------------------------


class Course(Struct, frozen=True):
    """What a move comes to: its plan, its rules, why it is not allowed.

    ``shaken``: only if some of these fall to the damage of breaking away is all of the way free (MKU-8.7, MK2-R14);
    ``field`` is the one in which it is.
    """

    plan: Plan
    field: Field
    errand: Errand
    fault: Fault | None
    shaken: tuple[str, ...] = ()


def course_of(field: Field, seat: int, action: Move) -> Course:
    """The way of a move on the field as it is going, or as that may be once the figure has broken away."""
    now = _course(field, field, seat, action)
    freed = None if now.fault is None else without_shaken(field, field.figure(action.step.figure))
    if freed is None:
        return now
    then = _course(field, freed, seat, action)
    if plan_fault(freed, then.plan, then.errand) is not None:
        return replace(now, fault=then.fault)  # what is in the way whoever falls
    names = tuple([foe.id for foe in shaken_by(field, field.figure(action.step.figure))])
    return now if then.fault is not None else replace(then, shaken=names)


def _course(before: Field, field: Field, seat: int, action: Move) -> Course:
    plan = planned(field, action.step, action.level)
    rules = errand(before, seat, plan, action.double, gait(before, action).half)
    return Course(plan, field, rules, plan_fault(field, plan, rules) or _attack_fault(field, seat, action, plan))


def move_fault(field: Field, seat: int, action: Move) -> Fault | None:
    """Why a move action is not allowed, as long as nobody has fallen."""
    found = order_fault_of(field, seat, action)
    if found is not None:
        return found
    field = as_going(field, action)
    return _course(field, field, seat, action).fault


def as_going(field: Field, action: Move) -> Field:
    """The field as it is for the figure as long as it moves."""
    return without_speed(field, (action.step.figure,)) if _in_double_time(field, action) else field


def as_seeking(field: Field, action: Move) -> Field:
    """The field in which its way is looked for: whoever changes the level comes to a place on the new one (MK2-R20)."""
    going = as_going(field, action)
    if not action.level:
        return going
    return imagined(going, (replace(going.figure(action.step.figure), soaring=LEVELS[action.level]),))


def gait(field: Field, action: Move) -> Gait:
    """How far it may go in the manner of an action."""
    branch = branch_of(field, action)
    half = bool(action.level) or (branch is not None and branch.half and field.edition.surge_half)
    return Gait(action.double, None, half)


def _in_double_time(field: Field, action: Move) -> bool:
    return action.double and field.powers(field.figure(action.step.figure)).double_time


def order_fault_of(field: Field, seat: int, action: Move) -> Fault | None:
    """Why such an order cannot be given, whatever the way."""
    figure = field.find(action.step.figure)
    if figure is None:
        return fault("no_such_figure", "MKU-P6", figure=action.step.figure)
    branch = branch_of(field, action)
    kind = "move" if branch is None else branch.action
    return order_fault(field, seat, figure, action.quick, kind) or _manner_fault(field, figure, action, branch)


def order_fault(field: Field, seat: int, figure: Figure, quick: bool, kind: Kind = "move") -> Fault | None:
    """Why a figure cannot be given an action that moves now; ``quick``: by Quickness, which needs no action left."""
    found = may_act(field, seat, figure, kind)
    return found or (_slow_fault(field, figure) if quick else action_left(field.state))


def _slow_fault(field: Field, figure: Figure) -> Fault | None:
    if field.powers(figure).quick:
        return None
    return fault("no_quickness", "MKU-SA.quickness.1", figure=figure.id)


def ability_fault(field: Field, action: Move) -> Fault | None:
    """Why a figure cannot move in that manner, wherever it goes: it has not the ability, or may not use it now."""
    figure = field.figure(action.step.figure)
    slow = _slow_fault(field, figure) if action.quick else None
    return slow or _manner_fault(field, figure, action, branch_of(field, action))


def errand(field: Field, seat: int, plan: Plan, double: bool = False, half: bool = False) -> Errand:
    """The rules of an ordinary move; a figure that must break away leaves all its opponents."""
    figure = field.figure(plan.figure)
    held = tuple([foe.id for foe in held_by(field, figure, plan.moves or plan.level)])
    return Errand(seat, None, held, double, half)


def branch_of(field: Field, action: Move) -> Branch | None:
    """By what a move ends in an attack: named by its verb, else the figure's own that leads to such an attack."""
    if action.branch:
        return field.edition.branches.get(action.branch)
    if action.then is None:
        return None
    combat, powers = combat_of(action.then), field.powers(field.figure(action.step.figure))
    known = (*powers.branches, *field.edition.branches.values())
    return next((branch for branch in known if branch.combat == combat), None)


def _manner_fault(field: Field, figure: Figure, action: Move, branch: Branch | None) -> Fault | None:
    """Why it cannot go twice its speed, change its level or end in an attack."""
    if action.quick and branch is not None and branch.action != "move":
        return fault("quickness_gives_a_move", "MK2-33.11", figure=figure.id)
    if action.double and branch is not None:
        return fault("double_or_attack", "MKU-SA.charge.2", figure=figure.id)
    if action.level:
        return level_fault(field, figure, action)
    if action.double:
        return double_fault(field, figure, action.quick)
    return None if branch is None else branch_fault(field, figure, branch) or _own_attack_fault(figure, action)


def double_fault(field: Field, figure: Figure, quick: bool = False) -> Fault | None:
    """Twice the speed by an ability (MKU-SA.charge.2), or in double time, which is no use of one (MK2-15.13)."""
    powers = field.powers(figure)
    if powers.doubles:
        return None
    if powers.double_time and quick:
        return fault("no_quick_double_time", "MK2-15.13", figure=figure.id)
    if has_double_time(field.edition):
        return double_time_fault(field, figure)
    return fault("no_double_move", "MKU-SA.charge.2", figure=figure.id)


def level_fault(field: Field, figure: Figure, action: Move) -> Fault | None:
    """Why a figure cannot take off or land (MK2-16.1, 16.4, 16.18, 33.49)."""
    aloft = action.level == "up"
    if not field.powers(figure).soars:
        return fault("cannot_soar", "MK2-16.1", figure=figure.id)
    if aloft == figure.soaring:
        return fault("on_that_level", "MK2-16.4", figure=figure.id, level=action.level)
    if figure.captive:
        return fault("captor_cannot_soar", "MK2-16.18", figure=figure.id, captive=figure.captive)
    if action.double or action.branch or action.then is not None:
        return fault("level_alone", "MK2-15.1" if action.double else "MK2-19.14", figure=figure.id)
    return forbidden_fault(field, figure, "soaring") if aloft else None


def branch_fault(field: Field, figure: Figure, branch: Branch) -> Fault | None:
    """Why no attack may end its move (MKU-SA.charge.3, SA.bound.2, MK2-19.13 to 19.18)."""
    own = field.powers(figure).branches
    if branch not in own:
        return fault("no_attack_after_move", branch.absent, figure=figure.id, branch=branch.verb)
    better = next((one for one in own if branch.half and not one.half and one.combat == branch.combat), None)
    if better is not None:
        return fault("charges_instead", "MK2-19.16", figure=figure.id, branch=better.verb)
    if figure.captive:
        return fault("captor_cannot_fight", "MKU-SA.charge.8", figure=figure.id, target=figure.captive)
    met = next(iter(met_by(field, figure)), None)
    if met is not None:
        return fault("began_in_contact", branch.met, figure=figure.id, enemy=met)
    return forbidden_fault(field, figure, f"{branch.combat}_attack")


def met_by(field: Field, figure: Figure) -> list[str]:
    """The opponents whose contact forbids a Charge and its like: at the start of the turn, or now (MK2-D66)."""
    if not field.edition.remembers_contacts:
        return [foe.id for foe in field.opponents(figure)]
    return [name for name in figure.contacts if opposed(field, figure.owner, field.figure(name).owner)]


def _own_attack_fault(figure: Figure, action: Move) -> Fault | None:
    if action.then is None or (action.then.figure == figure.id and not action.then.members):
        return None
    return fault("attack_of_another", "MKU-SA.charge.1", figure=figure.id)


def _attack_fault(field: Field, seat: int, action: Move, plan: Plan) -> Fault | None:
    """The attack must be possible from where the move ends, as far as can be seen before it (MKU-SA.charge.6)."""
    if action.then is None:
        return None
    found = after_move_fault(as_if(field, plan), seat, action.then)
    if found is None or found.key != "target_not_in_contact":
        return found
    facts: Facts = {"stays": not plan.moves, "stop": plan.reason or "none", "piece": plan.piece or "none"}
    return fault("untouched_after_move", found.clause, given=found.facts["target"], **facts, **found.facts)
