"""Magic Confusion: the player of the attacker moves the figure that was hit (MKU-SA.magic_confusion.3 to .9)."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import Paths
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import Pace
from bot.games.mage_knight.figures.tokens import push
from bot.games.mage_knight.movement.after_move import Arrival, after
from bot.games.mage_knight.movement.double_time import has_double_time
from bot.games.mage_knight.movement.plans import Errand, carry, plan_fault, planned
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Mark, Pending


async def finish(p: Play, seat: int, action: Paths, owed: Pending) -> None:
    """The confused figure goes where its enemy sends it; without a path it stays."""
    if action.steps:
        p.demand(confused_fault(p.field, action, owed))
    p.state.pending = None
    await _sent(p, seat, action, owed)
    await push(p, (owed.source,))  # step 10 of the attack (MKU-11.14)


async def _sent(p: Play, seat: int, action: Paths, owed: Pending) -> None:
    figure = p.figure(owed.members[0])
    if not action.steps:
        p.state.mark = Mark("move", seat, figure.id)
        p.say("confused_stays", seat=seat, figure=figure.id)
        return
    plan = planned(p.field, action.steps[0])
    before = tuple([foe.id for foe in p.field.opponents(figure)])
    p.state.mark = Mark("move", seat, figure.id, paths=(plan.points,))
    moved = carry(p, plan)
    left = tuple([foe for _, foe in owed.broken]) if plan.moves else ()
    if moved:
        unnoticed = p.field.powers(figure).unnoticed
        await after(p, (Arrival(figure.id, tuple([foe for foe in before if foe not in left]), unnoticed),))


def owed_manner_fault(field: Field, owed: Pending, *, double: bool, other: bool = False) -> Fault | None:
    """Why a pending move cannot be made in that manner: how it is made was settled before (MK2-33.49, 24.17).

    ``other``: by a change of level, or by Quickness.
    """
    if not has_double_time(field.edition) or not (other or (double and not owed.double)):
        return None
    clause = "MK2-33.49" if owed.kind == "confusion" else "MK2-24.17"
    return fault("owed_plainly", clause, figure=owed.members[0])


def confused_fault(field: Field, action: Paths, owed: Pending) -> Fault | None:
    """Why the confused figure cannot go that way."""
    (name,) = owed.members
    if [step.figure for step in action.steps] != [name]:
        return fault("path_of_confused_only", "MKU-SA.magic_confusion.8", figure=name)
    plan = planned(field, action.steps[0])
    if plan.moves and owed.stuck:
        return fault("stuck", "MKU-8.3", figure=name)
    broken = tuple([foe for _, foe in owed.broken])
    errand = Errand(owed.seat, Pace(owed.pace, owed.added), broken, confused=True)
    return plan_fault(field, plan, errand)
