"""Uses of a move action without moving: Regeneration, Necromancy, Magic Levitation; and the free turn of Nimble."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import (
    DropItems,
    Incant,
    Levitate,
    Placement,
    Raise,
    Regenerate,
    TakeCover,
    TakeItem,
    Turn,
    UseItem,
)
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.figures.damage import heal
from bot.games.mage_knight.figures.tokens import absent, give, push, uncover
from bot.games.mage_knight.measure import INCH, inches
from bot.games.mage_knight.movement.after_move import Arrival, after
from bot.games.mage_knight.movement.movement import order_fault
from bot.games.mage_knight.movement.plans import Errand, Plan, carry, plan_fault
from bot.games.mage_knight.movement.putting import powers_of_base, put_fault
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark
from bot.geometry.plane import FULL, dist2, distance, within

LIFT = 10 * INCH
"""How far Magic Levitation carries (MKU-SA.magic_levitation.2)."""

REGENERATED = 2
"""What is taken off the die of Regeneration (MKU-SA.regeneration.1)."""

SLOW_DEAD = ("zombie", "skeleton")
"""Parts of names of figures that return at the starting position (MKU-SA.necromancy.4)."""


Use = Regenerate | Raise | Levitate | TakeCover | Incant
"""An action without moving: a move action, or in the second edition a special one (MKU-7.12, MK2-25)."""


def use_fault(field: Field, seat: int, action: Use) -> Fault | None:
    """Why a figure cannot be given an action in which it does not move."""
    quick = getattr(action, "quick", False)
    found = still_fault(field, seat, action.figure, quick=quick) or _special_fault(field, type(action), action.figure)
    return found or _effect_fault(field, field.figure(action.figure), action)


def still_fault(field: Field, seat: int, name: str, *, quick: bool = False) -> Fault | None:
    """Why a figure cannot be given an action in which it does not move, whatever it is for."""
    if name not in {one.id for one in field.state.figures}:
        return fault("no_such_figure", "MKU-P6", figure=name)
    found = order_fault(field, seat, field.figure(name), quick)
    if found is not None:
        return found
    if quick and field.state.options.quickness_moves_only:
        return fault("quickness_moves_only", "MKU-R71", figure=name)
    if quick and field.edition.special_actions:
        return fault("quickness_gives_a_move", "MK2-33.11", figure=name)
    return None


BY_CAPTORS = (Regenerate, Raise, Levitate)
"""The special actions that captors can be given: those that are move actions in Unlimited (MK2-23.8)."""


def _special_fault(field: Field, kind: type, name: str) -> Fault | None:
    """What the second edition asks of who gets a special action (MK2-23.8, 25.6)."""
    figure = field.figure(name)
    if not field.edition.special_actions:
        return None
    if figure.captive and kind not in BY_CAPTORS:
        return fault("captor_no_special", "MK2-23.8", figure=name, target=figure.captive)
    if kind is not Regenerate and field.powers(figure).incapable:
        return fault("special_not_capable", "MK2-25.6", figure=name)
    return None


def special_fault(field: Field, seat: int, action: TakeItem | DropItems | UseItem) -> Fault | None:
    """Why a figure cannot be given a special action for an item, whatever it is (MK2-25.6)."""
    return still_fault(field, seat, action.figure) or _special_fault(field, type(action), action.figure)


def taking_fault(field: Field, seat: int, action: TakeItem) -> Fault | None:
    """Why a figure cannot take an item, whichever: by a special action, or at no cost once in a turn (MK2-28.14, R39).

    What costs nothing is no action: neither tokens nor what the figure has done stand in its way.
    """
    figure = field.find(action.figure)
    if field.edition.item_cost or figure is None:
        return special_fault(field, seat, action)
    found = absent(seat, figure) or _special_fault(field, type(action), figure.id)
    taken = fault("item_taken_already", "MK2-28.14", figure=figure.id) if figure.took else None
    return found or taken


def _effect_fault(field: Field, figure: Figure, action: Use | Turn) -> Fault | None:
    """The ability that allows an action must be in effect."""
    if type(action) in field.powers(figure).uses:
        return None
    ability = field.edition.uses[type(action)]
    return fault("ability_not_in_effect", ability.clause, figure=figure.id, use=ability.id)


# -- Regeneration ------------------------------------------------------------------------------------------------------


async def regenerate(p: Play, seat: int, action: Regenerate) -> None:
    """One die less 2 (MKU-SA.regeneration.1); in contact too, without a roll (MKU-8.9)."""
    p.demand(use_fault(p.field, seat, action))
    figure = p.figure(action.figure)
    p.state.mark = Mark("regenerate", seat, figure.id)
    give(p, (figure.id,), free=action.quick)
    (die,) = await p.t.roll(1, label="regeneration", seat=seat)
    clicks = max(0, die - REGENERATED)
    p.state.mark.dice = (die,)
    p.say("regenerates", figure=figure.id, die=die, clicks=clicks)
    if clicks:
        heal(p, figure, clicks, "regeneration")
    await push(p, (figure.id,))


# -- Necromancy --------------------------------------------------------------------------------------------------------


async def necromancy(p: Play, seat: int, action: Raise) -> None:
    """An eliminated figure returns, if the die leaves it a click (MKU-SA.necromancy.2, .3)."""
    p.demand(raise_fault(p.field, seat, action))
    figure, dead, place = p.figure(action.figure), p.figure(action.dead.figure), action.dead
    p.state.mark = Mark("necromancy", seat, figure.id)
    give(p, (figure.id,), free=action.quick)
    p.say("raises", figure=figure.id, dead=dead.id)
    die = 0
    if not returns_whole(p.field, dead):
        (die,) = await p.t.roll(1, label="necromancy", seat=seat)
        p.state.mark.dice = (die,)
        p.say("raise_rolled", dead=dead.id, die=die)
    if die < len(p.field.kind(dead).clicks):
        _return(dead, place, die, figure.soaring)
        p.state.mark.targets = (dead.id,)
        p.say("returned", figure=figure.id, dead=dead.id)
    else:
        p.say("not_returned", dead=dead.id)
    await push(p, (figure.id,))


def returns_whole(field: Field, dead: Figure) -> bool:
    """True if no die is rolled (MKU-SA.necromancy.4)."""
    name = field.kind(dead).name.casefold()
    return any(word in name for word in SLOW_DEAD)


def _return(dead: Figure, place: Placement, click: int, soaring: bool) -> None:
    """It keeps its tokens and has left the field once (MKU-SA.necromancy.6, MKU-22.11)."""
    dead.soaring = soaring  # MK2-16.21
    dead.x, dead.y, dead.facing = place.x, place.y, place.facing % FULL
    dead.click, dead.status, dead.hurt_by, dead.contacts = click, "field", -1, ()


def raise_fault(field: Field, seat: int, action: Raise) -> Fault | None:
    """Why this figure cannot be brought back there; found before the die is rolled (MKU-SA.necromancy.8)."""
    found = use_fault(field, seat, action)
    if found is not None:
        return found
    figure, name = field.figure(action.figure), action.dead.figure
    foes = field.opponents(figure)
    if foes:
        return fault("necromancy_in_contact", "MKU-SA.necromancy.1", figure=figure.id, enemy=foes[0].id)
    dead = field.find(name)
    if dead is None or dead.owner != seat or dead.status != "eliminated":
        clause = "MKU-SA.necromancy.9" if dead is not None else "MKU-SA.necromancy.2"
        return fault("not_your_dead", clause, given=name)
    if figure.soaring and not powers_of_base(field, dead).soars:
        return fault("dead_cannot_soar", "MK2-16.21", figure=figure.id, dead=dead.id)
    dead = replace(dead, soaring=figure.soaring)
    spot = Spot(action.dead.x, action.dead.y, action.dead.facing % FULL)
    if not field.touching(field.at(dead, spot), figure):
        return fault("dead_apart", "MKU-SA.necromancy.3", figure=figure.id, dead=dead.id)
    return put_fault(field, dead, spot)


# -- Magic Levitation --------------------------------------------------------------------------------------------------


async def levitate(p: Play, seat: int, action: Levitate) -> None:
    """Lift a neighbour and put it down up to 10 inches away; it counts as moved (MKU-SA.magic_levitation)."""
    p.demand(levitate_fault(p.field, seat, action))
    figure, lifted, place = p.figure(action.figure), p.figure(action.lifted.figure), action.lifted
    old = tuple([foe.id for foe in p.field.opponents(lifted)])
    way = (lifted.x, lifted.y), (place.x, place.y)
    p.state.mark = Mark("levitate", seat, figure.id, targets=(lifted.id,), paths=(way,))
    give(p, (figure.id,), free=action.quick)
    changed = (place.x, place.y, place.facing % FULL) != (lifted.x, lifted.y, lifted.facing)
    lifted.x, lifted.y, lifted.facing, lifted.lifted = place.x, place.y, place.facing % FULL, True
    lifted.moved = lifted.moved or (p.edition.notes_moves and changed)  # MK2-R25
    uncover(p, lifted)
    p.say("levitated", figure=figure.id, target=lifted.id, length=inches(distance(*way)))
    if changed:
        await after(p, (Arrival(lifted.id, old),))
    await push(p, (figure.id,))


def levitate_fault(field: Field, seat: int, action: Levitate) -> Fault | None:
    """Why this figure cannot be lifted there."""
    found = use_fault(field, seat, action)
    if found is not None:
        return found
    figure, name = field.figure(action.figure), action.lifted.figure
    lifted = next((one for one in field.there() if one.id == name), None)
    if lifted is None:
        return fault("no_such_figure", "MKU-P6", figure=name)
    found = _liftable(field, figure, lifted)
    if found is not None:
        return found
    spot = Spot(action.lifted.x, action.lifted.y, action.lifted.facing % FULL)
    if not within(dist2((lifted.x, lifted.y), (spot.x, spot.y)), LIFT + field.edition.tolerance):
        return fault("lifted_too_far", "MKU-SA.magic_levitation.2", target=name, limit=inches(LIFT))
    return put_fault(field, lifted, spot)


def _liftable(field: Field, figure: Figure, lifted: Figure) -> Fault | None:
    """Friendly, no captor or captive, not immune, not used this turn, a neighbour (.1, .4, .5)."""
    facts = {"figure": figure.id, "target": lifted.id}
    if lifted.captor or lifted.captive:
        return fault("cannot_lift_pair", "MKU-SA.magic_levitation.5", **facts)
    if not (field.friends(figure, lifted) or (field.state.options.levitate_foes and field.foes(figure, lifted))):
        return fault("cannot_lift_foe", "MKU-SA.magic_levitation.5", **facts)
    if field.powers(lifted).immune:
        return fault("lifted_immune", "MKU-SA.magic_immunity.3", **facts)
    if lifted.acted:
        return fault("lifted_acted", "MKU-SA.magic_levitation.4", **facts)
    if lifted.id not in beside(field, figure) or not field.touching(figure, lifted):
        return fault("lifted_not_beside", "MKU-SA.magic_levitation.1", **facts)
    return None


def beside(field: Field, figure: Figure) -> tuple[str, ...]:
    """Whose contact allows to lift them: at the start of the turn, in the second edition now (.1, MK2-D66)."""
    if field.edition.remembers_contacts:
        return figure.contacts
    return tuple([one.id for one in field.contacts(figure)])


# -- Nimble ------------------------------------------------------------------------------------------------------------


async def nimble(p: Play, seat: int, action: Turn) -> None:
    """Turn without an action; it counts as moved, but Pole Arm does nothing (MKU-SA.nimble.1, .3)."""
    p.demand(nimble_fault(p.field, seat, action))
    figure = p.figure(action.figure)
    old = tuple([foe.id for foe in p.field.opponents(figure)])
    p.state.mark = Mark("nimble", seat, figure.id)
    if carry(p, _turned(p.field, action)):
        await after(p, (Arrival(figure.id, old),), pole=False)


def _turned(field: Field, action: Turn) -> Plan:
    """The captive of a captor stays where it is, and everybody on his level."""
    figure = field.figure(action.figure)
    captive = field.figure(figure.captive) if figure.captive else None
    place = Placement(captive.id, captive.x, captive.y, captive.facing) if captive is not None else None
    return Plan(figure.id, ((figure.x, figure.y),), action.facing % FULL, place, soaring=figure.soaring)


def nimble_fault(field: Field, seat: int, action: Turn) -> Fault | None:
    """Why a figure cannot turn by Nimble now."""
    figure = next((one for one in field.there() if one.id == action.figure), None)
    if figure is None:
        return fault("no_such_figure", "MKU-P6", figure=action.figure)
    if figure.owner != seat:
        return fault("not_your_figure", "MKU-P1", figure=figure.id)
    return _effect_fault(field, figure, action) or plan_fault(field, _turned(field, action), Errand(seat))
