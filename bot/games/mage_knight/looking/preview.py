"""What an action would do, before it is said for good (MKU-P5 to MKU-P7): path, odds, rolls, pushing, who may react.

Everything is read from the field as it stands and as it would stand; nothing changes (MKU-H2). An action that is not
allowed is refused here as it would be when said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.engine.game import Preview
from bot.engine.play import Fault
from bot.engine.requests import Fact, Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.attack import fight_fault
from bot.games.mage_knight.attack.modes import mode_of
from bot.games.mage_knight.attack.odds import Odds, odds_text
from bot.games.mage_knight.attack.odds import needed as odds_of
from bot.games.mage_knight.content.content import Template
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.objectives import near, of_others
from bot.games.mage_knight.field.sight import legal_targets
from bot.games.mage_knight.figures.breaking import must_break, needed
from bot.games.mage_knight.looking.explained import explained
from bot.games.mage_knight.measure import INCH, degrees, inches
from bot.games.mage_knight.movement.double_time import without_speed
from bot.games.mage_knight.movement.formations_move import common_pace, formation_fault, marching, owed_pace, rolling
from bot.games.mage_knight.movement.movement import as_going, course_of, gait, order_fault_of
from bot.games.mage_knight.movement.plans import Plan, as_if, planned
from bot.games.mage_knight.movement.uses import levitate_fault, raise_fault, use_fault
from bot.games.mage_knight.notation.choosing import refuse
from bot.games.mage_knight.setup.deploying import deploy_fault, waiting
from bot.games.mage_knight.setup.edges import edge_fault
from bot.games.mage_knight.setup.setup import army_fault, army_points, objective_fault, pool_fault
from bot.games.mage_knight.state import Figure, Player
from bot.games.mage_knight.turn.ability_tokens import PUTS, token_fault
from bot.games.mage_knight.turn.ending import in_play, side
from bot.games.mage_knight.turn.items import drop_fault, take_fault, use_item_fault
from bot.games.mage_knight.turn.withdrawal import withdraw_fault
from bot.geometry.polygon import Polygon

NONE = "none"
SQUARE_INCH = 1_000_000
SMALLEST, LARGEST = 16, 64
"""Recommended area of a piece in square inches (MKU-3.15)."""


def preview(field: Field, seat: int, action: act.Action) -> Preview | None:
    """What an action would do; None where nothing needs to be shown first."""
    made = _PREVIEWS.get(type(action))
    return made(field, seat, action) if made is not None else None


def _made(field: Field, key: str, facts: Facts, more: tuple[Preview, ...] = ()) -> Preview:
    return Preview(key, with_cards(field.state, facts), more)


def demand(field: Field, why: Fault | None) -> None:
    """Refuse what the rules would refuse."""
    if why is not None:
        refuse(field, why)


TENTH = INCH // 10


def ids(figures: Iterable[Figure]) -> Fact:
    """Ids of figures, or the word for none."""
    return tuple([one.id for one in figures]) or NONE


# -- moves -----------------------------------------------------------------------------------------------------------


def _move(field: Field, seat: int, action: act.Move) -> Preview:
    demand(field, order_fault_of(field, seat, action))
    going, allows = as_going(field, action), gait(field, action)
    course = course_of(going, seat, action)
    demand(field, course.fault)
    figure, plan = going.figure(action.step.figure), course.plan
    there = as_if(course.field, plan)
    odds = () if action.then is None else odds_of(there, seat, action.then)
    facts: Facts = {
        **_way(going, figure, plan, allows.allowed(going, figure)),
        **_reactions(going, there, figure, plan),
        "shaken": course.shaken or NONE,
        "level": action.level or NONE,
        "pushed": _pushed(field, (figure.id,)),
        "tired": _tired(going, (figure.id,), action.double),
        "odds": odds_text(odds) or NONE,
        "targets": dodgers(odds),
        "quick": action.quick,
        **_arrived(there, seat, there.figure(figure.id), attacks=action.then is not None),
    }
    return _made(field, "move", facts, _numbers(there, seat, action.then))


def _arrived(there: Field, seat: int, figure: Figure, *, attacks: bool) -> Facts:
    """Whom it could shoot at from where it stands then, and which objectives of others it touches (MK2-7.2)."""
    shoots = there.kind(figure).range and not attacks
    circles = there.circles(figure)
    reached = [one.id for one in of_others(there, seat) if near(there, circles, one)]
    return {"sees": ids(legal_targets(there, seat, figure) if shoots else ()), "reached": tuple(reached) or NONE}


def _way(field: Field, figure: Figure, plan: Plan, allowed: int) -> Facts:
    """Length, what ends it, and the chance of breaking away in percent."""
    roll = must_break(field, figure, plan.moves or plan.level)
    return {
        "figure": figure.id,
        "length": inches(-(-plan.length // TENTH) * TENTH),
        "turns": not plan.moves,
        "allowed": inches(allowed),
        "facing": degrees(plan.facing),
        "x": inches(plan.spot.x),
        "y": inches(plan.spot.y),
        "stop": plan.reason or NONE,
        "piece": plan.piece or NONE,
        "chance": str((7 - needed(field, figure)) * 100 // 6) if roll else NONE,
    }


def _reactions(field: Field, there: Field, figure: Figure, plan: Plan, *, lifted: bool = False) -> Facts:
    """Who gets a free spin, and whose Pole Arm may strike (MKU-9.5, SA.pole_arm.1).

    Who is ``lifted`` does not break away, and it is no move action by which he would be unnoticed.
    """
    moved = there.figure(figure.id)
    foes = there.opponents(moved)
    leaves = plan.moves or plan.level  # MK2-R21
    breaks = not lifted and must_break(field, figure, leaves) and leaves
    old = [] if breaks else [foe.id for foe in field.opponents(figure)]
    unnoticed = not lifted and field.powers(figure).unnoticed
    spins = [foe for foe in foes if foe.id not in old and not there.rides(foe) and not unnoticed]
    turned = leaves or plan.facing != figure.facing
    armed = [foe for foe in foes if there.powers(foe).halts is not None]
    poles = [foe for foe in armed if foe in spins or there.front(foe, moved)]
    return {"friends": ids(spins), "enemies": ids(poles) if turned else NONE}


def _pushed(field: Field, names: Sequence[str]) -> Fact:
    """Who takes pushing damage for this action (MKU-5.5)."""
    most = field.edition.most_tokens
    return tuple([name for name in names if field.figure(name).tokens + 1 >= most]) or NONE


def _tired(field: Field, names: Sequence[str], double: bool) -> Fact:
    """Whom double time costs a click at its end (MK2-15.4, 15.6)."""
    return tuple([name for name in names if double and field.powers(field.figure(name)).tires]) or NONE


def _formation(field: Field, seat: int, action: act.FormationMove) -> Preview:
    demand(field, formation_fault(field, seat, action))
    names = tuple([step.figure for step in action.steps])
    rollers = rolling(field, names)
    going = without_speed(field, names) if action.double else field
    facts: Facts = {
        "members": names,
        "speed": common_pace(going, names, action.lead, action.double).reach(action.double) // INCH,
        "targets": rollers or NONE,
        "pushed": _pushed(field, names),
        "tired": _tired(going, names, action.double),
        "lengths": tuple([f"{step.figure} {_length(going, step)}" for step in action.steps]),
    }
    return _made(field, "formation", facts)


def _length(field: Field, step: act.Step) -> str:
    return inches(planned(field, step).length)


def _paths(field: Field, seat: int, action: act.Paths) -> Preview | None:
    pending = field.state.pending
    if pending is None or pending.kind != "formation" or not action.steps:
        return None
    demand(field, marching(field, action.steps, pending).fault)
    lengths = tuple([f"{step.figure} {_length(field, step)}" for step in action.steps])
    return _made(
        field,
        "paths",
        {"members": pending.members, "speed": owed_pace(pending).reach(pending.double) // INCH, "lengths": lengths},
    )


# -- attacks ---------------------------------------------------------------------------------------------------------


def dodgers(odds: Sequence[Odds]) -> Fact:
    """Who of the targets may dodge."""
    return tuple([one.target for one in odds if one.dodge]) or NONE


def _attack(field: Field, seat: int, action: act.Close | act.Ranged) -> Preview:
    demand(field, fight_fault(field, seat, action))
    group = (action.figure, *action.members)
    odds = odds_of(field, seat, action)
    facts: Facts = {
        "figure": action.figure,
        "mode": action.mode or NONE,
        "capture": isinstance(action, act.Close) and action.capture,
        "odds": odds_text(odds, mode_of(field, action).heals),
        "targets": dodgers(odds),
        "members": action.members or NONE,
        "figures": _own_side(field, seat, action, odds),
        "pushed": _pushed(field, group),
    }
    return _made(field, "attack", facts, _numbers(field, seat, action))


def _own_side(field: Field, seat: int, action: act.Close | act.Ranged, odds: Sequence[Odds]) -> Fact:
    """Who of the own side an attack would strike too (MK2-21.5, MKU-SA.shockwave.2)."""
    if mode_of(field, action).heals:
        return NONE
    return tuple([one.target for one in odds if not field.foes_of_seat(seat, field.figure(one.target))]) or NONE


def _numbers(field: Field, seat: int, action: act.Close | act.Ranged | None) -> tuple[Preview, ...]:
    """How the numbers against each target come about, where there is a rule of 3 (MK2-P9)."""
    told: list[Preview] = []
    for one in explained(field, seat, action) if action is not None and field.edition.cap else ():
        told += [_made(field, "replaced", facts) for facts in one.swaps]
        odds = one.odds
        if odds.bonus or odds.cover or odds.own:
            facts: Facts = {"target": odds.target, "attack": odds.attack, "defense": odds.defense}
            told.append(_made(field, "reckoned", {**facts, **one.sides}))
        if one.wound is not None:
            told.append(_made(field, "damage_reckoned", one.wound))
    return tuple([one for place, one in enumerate(told) if one not in told[:place]])


# -- uses and set-up -------------------------------------------------------------------------------------------------


def _regenerate(field: Field, seat: int, action: act.Regenerate) -> Preview:
    demand(field, use_fault(field, seat, action))
    facts: Facts = {"figure": action.figure, "pushed": _pushed(field, (action.figure,))}
    return _made(field, "regenerate", facts)


def _ability_token(field: Field, seat: int, action: act.TakeCover | act.Incant) -> Preview:
    demand(field, token_fault(field, seat, action))
    facts: Facts = {"figure": action.figure, "pushed": _pushed(field, (action.figure,))}
    return _made(field, PUTS[type(action)], facts)


def _take_item(field: Field, seat: int, action: act.TakeItem) -> Preview:
    demand(field, take_fault(field, seat, action))
    pushed = _pushed(field, (action.figure,)) if field.edition.item_cost else NONE
    return _with_item(field, "take_item", action.figure, (action.item,), pushed)


def _drop_items(field: Field, seat: int, action: act.DropItems) -> Preview:
    demand(field, drop_fault(field, seat, action))
    return _with_item(field, "drop_items", action.figure, action.items, _pushed(field, (action.figure,)))


def _use_item(field: Field, seat: int, action: act.UseItem) -> Preview:
    demand(field, use_item_fault(field, seat, action))
    pushed = _pushed(field, (action.figure,))
    return _with_item(field, "use_item", action.figure, (action.item,), pushed, action.target)


def _with_item(
    field: Field, doing: str, figure: str, items: tuple[str, ...], pushed: Fact, target: str = ""
) -> Preview:
    facts: Facts = {"figure": figure, "items": items, "target": target, "pushed": pushed}
    return _made(field, doing, facts)


def _raise(field: Field, seat: int, action: act.Raise) -> Preview:
    demand(field, raise_fault(field, seat, action))
    pushed = _pushed(field, (action.figure,))
    return _made(field, "necromancy", {"figure": action.figure, "target": action.dead.figure, "pushed": pushed})


def _levitate(field: Field, seat: int, action: act.Levitate) -> Preview:
    demand(field, levitate_fault(field, seat, action))
    lifted, place = field.figure(action.lifted.figure), action.lifted
    plan = Plan(lifted.id, ((lifted.x, lifted.y), (place.x, place.y)), place.facing)
    facts: Facts = {
        **_reactions(field, as_if(field, plan), lifted, plan, lifted=True),
        "figure": action.figure,
        "target": lifted.id,
        "length": inches(plan.length),
        "pushed": _pushed(field, (action.figure,)),
    }
    return _made(field, "levitate", facts)


def _army(field: Field, seat: int, action: act.SubmitArmy) -> Preview | None:
    """Once all armies are in, nobody takes his back (MKU-R6): so its player sees before whom he hands in."""
    if field.state.phase != "army":
        return None
    demand(field, army_fault(field, seat, action))
    points = army_points(field.content, Player(army=action.figures, outfit=action.outfit))
    return Preview("army", {"count": len(action.figures), "points": points, "total": field.state.options.build_total})


def _random_army(field: Field, seat: int, action: act.RandomArmy) -> Preview | None:
    """What is drawn stays, so its player hears so before."""
    if field.state.phase != "army":
        return None
    demand(field, army_fault(field, seat))
    return Preview("random_army", {"points": field.state.options.build_total})


def _random_pool(field: Field, seat: int, action: act.RandomPool) -> Preview | None:
    if field.state.phase != "pool":
        return None
    demand(field, pool_fault(field, seat))
    count, exact = field.edition.pieces_a_player, field.state.options.pool_full
    return Preview("random_pool", {"count": count, "exact": exact})


def _edge(field: Field, seat: int, action: act.NameEdge) -> Preview:
    demand(field, edge_fault(field, seat, action.edge))
    return Preview("edge", {"edge": action.edge})


def _piece(field: Field, seat: int, action: act.PlacePiece) -> Preview | None:
    """A piece of an unusual size may be placed all the same (MKU-3.15)."""
    template: Template | None = field.content.templates.get(action.template)
    if template is None:
        return None
    area = Polygon(template.polygon).area2() // (2 * SQUARE_INCH)
    facts: Facts = {"card": template.id, "area": area, "x": inches(action.x), "y": inches(action.y)}
    turn = degrees(action.rotation) if action.rotation else NONE
    return Preview("place", {**facts, "unusual": not SMALLEST <= area <= LARGEST, "turn": turn})


def _objective(field: Field, seat: int, action: act.PlaceObjective) -> Preview | None:
    if field.state.phase != "objectives":
        return None
    demand(field, objective_fault(field, seat, action.x, action.y))
    rolled = field.state.players[seat].rolled
    return Preview("objective", {"x": inches(action.x), "y": inches(action.y), "distance": str(rolled)})


def _deploy(field: Field, seat: int, action: act.Deploy) -> Preview:
    demand(field, deploy_fault(field, seat, action.places, action.soaring))
    left = tuple([one.id for one in waiting(field, seat) if one.id not in {place.figure for place in action.places}])
    return _made(field, "deploy", {"count": len(action.places), "members": left or NONE})


# -- leaving ---------------------------------------------------------------------------------------------------------


def _withdraw(field: Field, seat: int, action: act.Withdraw) -> Preview:
    """Who goes, who scores for the captives among them, who is set free, what is kept (MKU-22.18 to 22.21)."""
    demand(field, withdraw_fault(field, seat))
    going = [figure for figure in field.there() if figure.owner == seat]
    held = [figure for figure in going if figure.captor]
    others = [other for other in range(len(field.state.players)) if other != seat and in_play(field, other)]
    facts: Facts = {
        "members": ids(figure for figure in going if not figure.captor),
        "captive": ids(held),
        "by": tuple(sorted({field.figure(figure.captor).owner for figure in held})),
        "points": sum(field.kind(figure).points for figure in held),
        "targets": tuple([figure.captive for figure in going if figure.captive]) or NONE,
        "kept": field.state.players[seat].score if field.edition.withdrawn_keeps else NONE,  # MKU-22.21, MK2-29.6
        "ends": len({side(field.state, other) for other in others}) < 2,  # MKU-22.22
    }
    return _made(field, "withdraw", facts)


_PREVIEWS: dict[type, Callable[[Field, int, Any], Preview | None]] = {
    act.Move: _move,
    act.FormationMove: _formation,
    act.Paths: _paths,
    act.Ranged: _attack,
    act.Close: _attack,
    act.Regenerate: _regenerate,
    act.Raise: _raise,
    act.TakeCover: _ability_token,
    act.Incant: _ability_token,
    act.TakeItem: _take_item,
    act.DropItems: _drop_items,
    act.UseItem: _use_item,
    act.Levitate: _levitate,
    act.SubmitArmy: _army,
    act.RandomArmy: _random_army,
    act.RandomPool: _random_pool,
    act.NameEdge: _edge,
    act.PlaceObjective: _objective,
    act.PlacePiece: _piece,
    act.Deploy: _deploy,
    act.Withdraw: _withdraw,
}
