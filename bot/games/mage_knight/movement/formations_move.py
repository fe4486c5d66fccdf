"""Movement formations (MKU-15.8 to 15.22, section 18), and the paths that a player owes after rolls."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import FormationMove, Paths, Placement, Step
from bot.games.mage_knight.attack.formations_fight import (
    SHYFT,
    cliff_fault,
    connected,
    faction_fault,
    member_fault,
)
from bot.games.mage_knight.content.content import MAGE_SPAWN
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import Pace, slowest
from bot.games.mage_knight.figures.breaking import roll_free, shake_off
from bot.games.mage_knight.figures.tokens import action_left, give, push
from bot.games.mage_knight.measure import INCH
from bot.games.mage_knight.movement import confusion, double_time
from bot.games.mage_knight.movement.after_move import Arrival, after
from bot.games.mage_knight.movement.plans import Errand, Plan, as_if, carry, plan_fault, planned
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark, Pending, by_id
from bot.geometry.plane import FULL, ahead, direction


class March(Struct, frozen=True):
    """What the members of a formation do: their moves in order, or why they cannot."""

    plans: tuple[Plan, ...] = ()
    fault: Fault | None = None


async def formation_move(p: Play, seat: int, action: FormationMove) -> None:
    """Name the members; without a roll they move at once, else their paths are owed (MKU-15.22)."""
    p.demand(formation_fault(p.field, seat, action))
    names = tuple([step.figure for step in action.steps])
    field = double_time.without_speed(p.field, names) if action.double else p.field
    fresh = _fresh(field, seat, action)
    march = March() if rolling(p.field, names) else marching(field, action.steps, fresh)
    p.state.mark = Mark("move", seat, names[0], names[1:])
    give(p, names)
    p.say("formation", seat=seat, members=names, pace=owed_pace(fresh).reach(action.double) // INCH)
    if rolling(p.field, names):
        await _roll_all(p, fresh)
        return
    if action.double:
        await double_time.marched(p, names, lambda: _march(p, march.plans, fresh))
    else:
        await _march(p, march.plans, fresh)
    await push(p, names)  # after what double time costs (MK2-12.13)


async def paths(p: Play, seat: int, action: Paths) -> None:
    """The paths that are owed; may be refused and given again. None: all stay (MKU-15.16)."""
    owed = p.state.pending
    if owed is None or owed.seat != seat:
        p.refuse("no_paths_owed", "MKU-15.22")
    if owed.kind == "confusion":
        await confusion.finish(p, seat, action, owed)
        return
    march = marching(p.field, action.steps, owed)
    p.demand(march.fault)
    p.state.pending = None
    p.state.mark = Mark("move", seat, owed.members[0], owed.members[1:])
    if not action.steps:
        p.say("formation_stays", seat=seat, members=owed.members)
    await _march(p, march.plans, owed)
    await push(p, owed.members)


def _fresh(field: Field, seat: int, action: FormationMove) -> Pending:
    """What a formation that needs no roll is allowed."""
    names = tuple([step.figure for step in action.steps])
    common = common_pace(field, names, action.lead, action.double)
    return Pending("formation", seat, names, pace=common.speed, added=common.added, double=action.double)


async def _roll_all(p: Play, owed: Pending) -> None:
    """All rolls in the order of movement, then the damage of shaking off; now the paths are owed (MKU-15.14, 15.22)."""
    rolled = [await roll_free(p, p.figure(name), owed.seat) for name in rolling(p.field, owed.members)]
    for one in sorted(rolled, key=lambda one: by_id(p.figure(one.figure))) if p.edition.dealt_by_id else rolled:
        shake_off(p, one)
    owed.stuck = tuple([one.figure for one in rolled if not one.free])
    owed.broken = tuple([(one.figure, foe) for one in rolled if one.free for foe in one.foes])
    if all(name in owed.stuck and p.field.rides(p.figure(name)) for name in owed.members):
        p.say("formation_stays", seat=owed.seat, members=owed.members)
        await push(p, owed.members)
        return
    p.state.pending = owed
    p.say("paths_owed", seat=owed.seat, members=owed.members, figures=owed.stuck)


async def _march(p: Play, plans: Sequence[Plan], owed: Pending) -> None:
    """Everybody goes; then free spins and what follows, for all together (MKU-9.7, 10.3)."""
    if p.state.mark is not None:
        p.state.mark.paths = tuple([plan.points for plan in plans])
    before = {plan.figure: [foe.id for foe in p.field.opponents(p.figure(plan.figure))] for plan in plans}
    arrivals = []
    for plan in plans:
        left = [foe for name, foe in owed.broken if name == plan.figure] if plan.moves else []
        old = tuple([foe for foe in before[plan.figure] if foe not in left])
        if carry(p, plan):
            unnoticed = p.field.powers(p.figure(plan.figure)).unnoticed
            arrivals.append(Arrival(plan.figure, old, unnoticed, owed.double))
    await after(p, arrivals)


# -- who may march together ------------------------------------------------------------------------------------------


def formation_fault(field: Field, seat: int, action: FormationMove) -> Fault | None:
    """Why a formation cannot move so. If somebody must break away, only the members are named (MKU-15.22)."""
    names = tuple([step.figure for step in action.steps])
    found = action_left(field.state) or members_fault(field, seat, names, action.lead)
    if found is None and action.double:
        found = next(filter(None, [double_time.double_time_fault(field, field.figure(name)) for name in names]), None)
        field = double_time.without_speed(field, names)
        if found is None and _lead_fault(field, names, action.lead) is not None:  # its Force March has no effect now
            found = fault("no_lead_in_double_time", "MK2-15.5", figure=action.lead)
    if found is not None:
        return found
    rollers = rolling(field, names)
    if not rollers:
        return marching(field, action.steps, _fresh(field, seat, action)).fault
    if any(step.path or step.captive or step.facing != field.figure(step.figure).facing for step in action.steps):
        return fault("members_first", "MKU-15.22", members=rollers)
    return None


def members_fault(field: Field, seat: int, names: tuple[str, ...], lead: str = "") -> Fault | None:
    """Why these figures cannot be a movement formation, whatever their paths."""
    low, high = field.edition.movement_sizes
    if not low <= len(names) <= high:
        return fault("formation_size", "MKU-15.8", count=len(names), low=low, high=high)
    known = {one.id: one for one in field.state.figures}
    for place, name in enumerate(names):
        if name not in known:
            return fault("no_such_figure", "MKU-P6", figure=name)
        if name in names[:place]:
            return fault("member_twice", "MKU-15.1", figure=name)
        found = member_fault(field, seat, known[name], "move")
        if found is not None:
            return found
    group = [known[name] for name in names]
    return _group_fault(field, group) or _lead_fault(field, names, lead)


def _group_fault(field: Field, group: Sequence[Figure]) -> Fault | None:
    found = faction_fault(field, group) or cliff_fault(field, group)
    if found is None and not connected(field, group):
        return fault("formation_not_connected", "MKU-15.9", figures=tuple([one.id for one in group]))
    return found


def _lead_fault(field: Field, names: tuple[str, ...], lead: str) -> Fault | None:
    """Only a member with Force March sets the pace (MKU-SA.force_march.1)."""
    if not lead or (lead in names and field.powers(field.figure(lead)).leads):
        return None
    return fault("no_force_march", "MKU-SA.force_march.1", given=lead)


def common_pace(field: Field, members: Sequence[str], lead: str = "", double: bool = False) -> Pace:
    """The speed of the slowest member, or of one with Force March: the one that leads, else the fastest of them.

    Of equals it is the one with the lowest id (MK2-R43).
    """
    group = [figure for figure in field.state.figures if figure.id in members]
    leaders = [figure for figure in group if field.powers(figure).leads and lead in ("", figure.id)]
    paces = [slowest(field, figure, double) for figure in leaders or group]
    return (max if leaders else min)(paces, key=lambda one: one.reach(double))


def owed_pace(owed: Pending) -> Pace:
    """The speed of paths that are owed."""
    return Pace(owed.pace, owed.added)


def rolling(field: Field, names: Sequence[str]) -> tuple[str, ...]:
    """The members in contact with opponents: each must break away by its own roll (MKU-15.14)."""
    return tuple([name for name in names if field.opponents(field.figure(name))])


# -- their paths -------------------------------------------------------------------------------------------------------


def marching(field: Field, steps: Sequence[Step], owed: Pending) -> March:
    """The moves one after the other, each among those who went before (MKU-15.11), and where they end (MKU-15.12)."""
    plans: list[Plan] = []
    there = field
    for place, step in enumerate(steps):
        if step.figure not in owed.members:
            return March(fault=fault("not_a_member", "MKU-15.11", given=step.figure))
        if step.figure in [one.figure for one in steps[:place]]:
            return March(fault=fault("member_twice", "MKU-15.1", figure=step.figure))
        plan = planned(there, step)
        found = _stuck_fault(field, plan, owed) or plan_fault(there, plan, _errand(plan, owed))
        if found is not None:
            return March(fault=found)
        plans.append(plan)
        there = as_if(there, plan)
    return March(tuple(plans), _end_fault(there, owed.members) if plans else None)


def _errand(plan: Plan, owed: Pending) -> Errand:
    broken = tuple([foe for name, foe in owed.broken if name == plan.figure])
    return Errand(owed.seat, owed_pace(owed), broken, owed.double)


def _stuck_fault(field: Field, plan: Plan, owed: Pending) -> Fault | None:
    """Who failed to break away may turn, on a double base not even that (MKU-15.15). His captive stays too (8.3)."""
    if plan.figure not in owed.stuck:
        return None
    figure = field.figure(plan.figure)
    turns = field.rides(figure) and plan.facing != figure.facing
    if plan.moves or turns or _shifts(field, figure, plan.captive):
        return fault("stuck", "MKU-15.15", figure=figure.id)
    return None


def _shifts(field: Field, captor: Figure, place: Placement | None) -> bool:
    """True if the captive would stand otherwise than it does."""
    if place is None or not captor.captive:
        return False
    captive = field.figure(captor.captive)
    return (place.x, place.y, place.facing % FULL) != (captive.x, captive.y, captive.facing)


def _end_fault(there: Field, names: Sequence[str]) -> Fault | None:
    """All together at the end (MKU-15.12, 15.13), Mage Spawn beside Shyft (MKU-18.3)."""
    group = [there.figure(name) for name in names]
    if not connected(there, group):
        return fault("formation_split", "MKU-15.13", members=tuple(names))
    shyft = [one for one in group if there.kind(one).faction == SHYFT]
    for one in group:
        if there.kind(one).faction == MAGE_SPAWN and not any(there.touching(one, other) for other in shyft):
            return fault("spawn_left", "MKU-18.3", figure=one.id)
    return None


def abreast(group: Sequence[Figure], angle: int, length: int) -> tuple[Step, ...]:
    """The same way for all, on hundredths of an inch; those in front go first. Under an inch all only turn."""
    x, y = (_grained(part) for part in ahead((0, 0), angle, max(0, length)))
    ux, uy = direction(angle)
    order = sorted(group, key=lambda one: -(one.x * ux + one.y * uy))
    if length < INCH:
        return tuple([Step(one.id, (), angle) for one in order])
    return tuple([Step(one.id, ((one.x + x, one.y + y),), angle) for one in order])


def _grained(part: int) -> int:
    """Cut to hundredths of an inch, whichever way it leads: nobody is to go farther than was said."""
    return part // 10 * 10 if part >= 0 else -(-part // 10 * 10)
