"""Free spins that are left open: their owner is asked, and others go on far from them (MK2-P15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.errors import Refused
from bot.engine.play import Fault, fault
from bot.engine.requests import Ask, Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.modes import attacked, combat_of, targets_named
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.movement.after_move import spin_question, turn_as_answered
from bot.games.mage_knight.movement.plans import as_if, planned
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, OpenSpin, Point, State
from bot.geometry.plane import FULL, segment_within

APART = 3_000
"""How near to an open spin nothing may come (MK2-P15)."""

Way = tuple[Point, Point, int]
"""A stretch that an action uses, and how far to both sides of it."""


def askers(state: State) -> frozenset[int]:
    """The seats that have a spin to decide."""
    owners = {figure.id: figure.owner for figure in state.figures}
    return frozenset([owners[spin.figure] for spin in state.spins])


def question(field: Field, spin: OpenSpin) -> Ask | None:
    """What is asked about an open spin now; nothing if nobody is there any more to whom it could turn."""
    known = {figure.id: figure for figure in field.there()}
    foe = known.get(spin.figure)
    touched = [known[name] for name in spin.arrivals if name in known and foe in field.contacts(known[name])]
    return spin_question(field, foe, touched) if foe is not None and touched and not foe.captor else None


def settle_void(p: Play) -> bool:
    """Drop the spins about which there is nothing to ask any more; whether there were any."""
    kept = [spin for spin in p.state.spins if question(p.field, spin) is not None]
    changed = len(kept) < len(p.state.spins)
    p.state.spins = kept
    return changed


def any_void(field: Field) -> bool:
    """True if there are such."""
    return any(question(field, spin) is None for spin in field.state.spins)


def spins_of(field: Field, seat: int) -> list[OpenSpin]:
    """The open spins of a seat."""
    return [spin for spin in field.state.spins if field.figure(spin.figure).owner == seat]


def open_spin(field: Field, seat: int, figure: str) -> OpenSpin:
    """The open spin of a figure of a seat. Raises Refused."""
    own = spins_of(field, seat)
    found = [spin for spin in own if spin.figure == figure] if figure else own[:1]
    if not found:
        raise Refused("no_spin_open", "MK2-P15", given=figure[:20])
    return found[0]


async def answer_spin(p: Play, seat: int, action: act.Spin) -> None:
    """Turn as the owner says, or hold."""
    spin = open_spin(p.field, seat, action.figure)
    asked = question(p.field, spin)
    if asked is None or not _allowed(asked, action.answer):
        p.refuse("no_such_spin", "MKU-9.3", figure=action.figure)
    p.state.spins.remove(spin)
    foe = p.figure(spin.figure)
    touched = [p.figure(name) for name in spin.arrivals if p.figure(name) in p.field.contacts(foe)]
    if action.answer == "hold":
        p.say("spin_held", figure=foe.id)
    turn_as_answered(p, foe, touched, action.answer)


def _allowed(asked: Ask, answer: str) -> bool:
    if any(option.id == answer for option in asked.options):
        return True
    facing = answer.removeprefix("f")
    spans = asked.free.spans if asked.free is not None else ()
    return facing.isascii() and facing.isdigit() and any(low <= int(facing) <= high for low, high in spans)


# -- what may be done meanwhile --------------------------------------------------------------------------------------


def waits_fault(field: Field, action: act.Action) -> Fault | None:
    """Why an action has to wait for an open spin: it comes within 3 inches of who may spin, or of who arrived."""
    if not field.state.spins:
        return None
    if isinstance(action, act.EndTurn):
        return _waits(field, field.state.spins[0])
    ways = list(_ways(field, action))
    for spin in field.state.spins:
        for name in (spin.figure, *spin.arrivals):
            for x, y, radius in field.circles(field.figure(name)):
                if any(segment_within(a, b, (x, y), APART + radius + aside) for a, b, aside in ways):
                    return _waits(field, spin)
    return None


def _waits(field: Field, spin: OpenSpin) -> Fault:
    figure = field.figure(spin.figure)
    facts: Facts = {"figure": spin.figure, "figure_card": figure.type, "seat": figure.owner}
    return fault("spin_waits", "MK2-P15", **facts)


def _ways(field: Field, action: act.Action) -> Iterator[Way]:
    """Bases, paths, lines of fire, targets and whoever else is affected."""
    match action:
        case act.Move(step=step, then=then):
            yield from _going(field, [step])
            if then is not None:  # from where it stands then
                yield from _fighting(as_if(field, planned(field, step)), then)
        case act.FormationMove(steps=steps) | act.Paths(steps=steps):
            yield from _going(field, steps)
        case act.Ranged() | act.Close():
            yield from _fighting(field, action)
        case act.Raise(figure=figure, dead=place) | act.Levitate(figure=figure, lifted=place):
            put = field.figure(place.figure)
            yield from _bases(field, [figure, put.id])
            yield from _standing(field, field.at(put, Spot(place.x, place.y, place.facing % FULL)))
        case act.UseItem(figure=figure, target=target):
            yield from _bases(field, [figure, target])
        case _:
            yield from _bases(field, [getattr(action, "figure", "")])


def _bases(field: Field, names: Sequence[str]) -> Iterator[Way]:
    there = {figure.id: figure for figure in field.there()}
    for figure in [there[name] for name in names if name in there]:
        yield from _standing(field, figure)


def _standing(field: Field, figure: Figure) -> Iterator[Way]:
    """A base where it stands, or would stand."""
    return (((x, y), (x, y), radius) for x, y, radius in field.circles(figure))


def _going(field: Field, steps: Sequence[act.Step]) -> Iterator[Way]:
    """The way of each base, as wide as it is, wherever its rear swings."""
    for step in steps:
        figure = field.figure(step.figure)
        width = _width(field, figure)
        points = [(figure.x, figure.y), *step.path]
        yield from ((a, b, width) for a, b in zip(points, points[1:] or points, strict=False))
        if step.captive is not None:
            yield (step.captive.x, step.captive.y), (step.captive.x, step.captive.y), 2 * width
        if figure.captive:
            yield from _bases(field, [figure.captive])


def _width(field: Field, figure: Figure) -> int:
    circles = field.circles(figure)
    return circles[0][2] * (1 if len(circles) == 1 else 3)


def _fighting(field: Field, action: act.Close | act.Ranged) -> Iterator[Way]:
    """All who take part or may be hit, and the lines of fire: to the targets, or to whomever a mode finds by itself."""
    mode = field.edition.modes.get((combat_of(action), action.mode))
    names = [action.figure, *action.members, *targets_named(action)]
    if mode is None or not all(field.find(name) for name in names):
        return  # it is refused for that
    shooters, targets = (
        list(map(field.figure, part)) for part in ((action.figure, *action.members), targets_named(action))
    )
    point = action.point if isinstance(action, act.Ranged) else None
    struck = attacked(field, shooters[0], mode, tuple(targets), point)
    yield from _bases(field, [*names, *[one.id for one in struck]])
    if mode.combat == "close":
        return
    ends = [point] if point is not None else [field.dot(one) for one in targets or struck]
    yield from ((field.dot(shooter), end, 0) for shooter in shooters for end in ends)
