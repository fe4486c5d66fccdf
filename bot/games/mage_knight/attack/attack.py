"""The sequence that all attacks share, from declaration to the effects of damage (MKU-11.14); dice as in MKU-11.19."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.play import Fault, fault
from bot.engine.requests import Facts
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack import capture, defending, healing
from bot.games.mage_knight.attack.close import close_fault
from bot.games.mage_knight.attack.modes import Plan, combat_of, owes_attack, planned
from bot.games.mage_knight.attack.modifiers import Aim, aim, cause, dodges, wound
from bot.games.mage_knight.attack.ranged import ranged_fault
from bot.games.mage_knight.attack.reckoning import damage, list_modifiers, sides, swaps
from bot.games.mage_knight.editions.hooks import Blow
from bot.games.mage_knight.editions.modes import DIE, NONE
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import slowest
from bot.games.mage_knight.figures.breaking import roll_free, shake_off
from bot.games.mage_knight.figures.cancelling import put_out
from bot.games.mage_knight.figures.damage import free_captives, heal, hurt, in_one_step
from bot.games.mage_knight.figures.tokens import add, give, push
from bot.games.mage_knight.measure import INCH, inches
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark, Pending, Sum

CRITICAL_MISS, CRITICAL_HIT = 2, 12


def dropped(p: Play, action: Close | Ranged, found: Fault | None) -> bool:
    """True if the attack after a move is given up, because the dice and answers since have made it impossible."""
    if found is None:
        return False
    if not p.t.requested:
        p.demand(found)
    p.say("attack_dropped", figure=action.figure)
    return True


def fight_fault(field: Field, seat: int, action: Close | Ranged, in_move: bool = False) -> Fault | None:
    """Why an attack is not allowed now. ``in_move``: at the end of a move."""
    owed = field.state.pending
    if owed is not None and owed.kind == "attack":
        branch = field.edition.branches[owed.source]
        if action.figure not in owed.members or action.members or combat_of(action) != branch.combat:
            return fault("attack_owed_otherwise", branch.absent, figure=owed.members[0], branch=branch.verb)
        return after_move_fault(field, seat, action)
    return _fault(field, seat, action, in_move)


def after_move_fault(field: Field, seat: int, action: Close | Ranged) -> Fault | None:
    """Why an attack is not allowed at the end of a move (MK2-21.9)."""
    mode = field.edition.modes.get((combat_of(action), action.mode))
    if mode is not None and mode.standing:
        return fault("not_after_move", mode.standing, figure=action.figure, ability=mode.id)
    return _fault(field, seat, action, in_move=True)


def _fault(field: Field, seat: int, action: Close | Ranged, in_move: bool) -> Fault | None:
    if isinstance(action, Close):
        return close_fault(field, seat, action, in_move)
    return ranged_fault(field, seat, action, in_move)


async def fight(p: Play, seat: int, action: Close | Ranged) -> None:
    """A combat action from its declaration to pushing damage (MKU-11.14)."""
    p.demand(fight_fault(p.field, seat, action))
    group = (action.figure, *action.members)
    owed = owes_attack(p.state, action.figure)
    if owed:
        p.state.pending = None
    else:
        give(p, group)
    await strike(p, seat, action, in_move=owed)
    if p.state.pending is None:  # else after the confused figure has moved
        await push(p, group)


async def fight_after_move(p: Play, seat: int, action: Close | Ranged) -> None:
    """The attack of Charge or Bound: no further action, token or pushing (MKU-SA.charge.4, SA.bound.1)."""
    if not dropped(p, action, fight_fault(p.field, seat, action, in_move=True)):
        await strike(p, seat, action, in_move=True)


async def strike(p: Play, seat: int, action: Close | Ranged, *, in_move: bool = False) -> None:
    """Carry out a legal attack whose tokens lie, up to the effects of damage; pushing is for the action."""
    for name, ability in action.cancel:  # step 5
        put_out(p, name, ability)
    plan = planned(p.field, seat, action)
    _declare(p, plan, in_move)
    values = await defending.defenses(p, plan)  # step 6
    aims = [aim(p.field, plan, figure, value) for figure, value in zip(plan.attacked, values, strict=True)]
    roll = await _roll(p, plan, aims)  # step 7
    if roll == CRITICAL_MISS:
        p.say("critical_miss", figure=plan.attacker.id)
        hurt(p, plan.attacker, 1, plan.attacker.owner, "critical_miss")
        return
    hits = await _hits(p, plan, aims, roll)
    if hits:
        await _effect(p, plan, hits, roll == CRITICAL_HIT)  # steps 8 and 9


# -- declaring and rolling -------------------------------------------------------------------------------------------


def _declare(p: Play, plan: Plan, in_move: bool) -> None:
    """Tell and show who attacks whom."""
    shown = plan.targets or plan.attacked
    members, targets = _ids(plan.members), _ids(shown)
    old = p.state.mark
    p.state.mark = Mark(plan.mode.combat, plan.seat, plan.attacker.id, members, targets)
    if in_move and old is not None:
        p.state.mark.paths, p.state.mark.hurt = old.paths, old.hurt
    facts: dict[str, Any] = {"seat": plan.seat, "figure": plan.attacker.id, "how": plan.how, "targets": targets}
    if plan.point is not None:
        p.state.mark.blast = (*plan.point, p.edition.bombardment_radius * INCH)
        facts |= {"x": inches(plan.point[0]), "y": inches(plan.point[1])}
    p.say("attack_declared", **facts)
    if members:
        p.say("formation_joined", figure=plan.attacker.id, members=members)


def _ids(figures: Sequence[Figure]) -> tuple[str, ...]:
    return tuple([figure.id for figure in figures])


async def _roll(p: Play, plan: Plan, aims: Sequence[Aim]) -> int:
    """The attack roll: two dice for all targets (MKU-11.2, 12.14)."""
    die_one, die_two = await p.t.roll(2, label="attack", seat=plan.seat)
    roll = die_one + die_two
    p.say("attack_rolled", seat=plan.seat, figure=plan.attacker.id, die_one=die_one, die_two=die_two, roll=roll)
    if p.state.mark is not None:
        p.state.mark.dice, p.state.mark.total = (die_one, die_two), roll + aims[0].strength
        p.state.mark.against = tuple([Sum(one.figure.id, one.defense, one.cover, one.bonus) for one in aims])
    return roll


async def _hits(p: Play, plan: Plan, aims: Sequence[Aim], roll: int) -> list[Figure]:
    """Who is hit, each judged by itself, and does not dodge (MKU-11.6, 11.7)."""
    reached = [one for one in aims if roll == CRITICAL_HIT or roll + one.strength >= one.needed]
    if roll == CRITICAL_HIT:
        p.say("critical_hit", figure=plan.attacker.id)
    for facts in _told_once([facts for one in aims for facts in swaps(p.field, plan, one.figure, one.defense)]):
        p.say("replaced", **facts)
    for one in aims:
        _tell(p, plan, one, roll, one in reached)
    hits = [
        one.figure
        for one in reached
        if not dodges(p.field, plan, one.figure) or not await defending.dodged(p, plan, one.figure)
    ]
    if p.state.mark is not None:
        p.state.mark.hits = _ids(hits)
    return hits


def _told_once(found: list[Facts]) -> list[Any]:
    return [facts for place, facts in enumerate(found) if facts not in found[:place]]


def _tell(p: Play, plan: Plan, one: Aim, roll: int, hit: bool) -> None:
    """The sum against one target, with all that is in it; what raised either side is named before."""
    facts: dict[str, Any] = {
        "target": one.figure.id,
        "roll": roll,
        "attack": one.attack,
        "bonus": one.strength - one.attack,
        "total": roll + one.strength,
        "defense": one.needed,
    }
    if one.edition.cap:
        _tell_reckoning(p, one)
    elif one.bonus or one.cover:
        modified: dict[str, Any] = list_modifiers(one.bonus, one.cover)
        p.say("modified", target=one.figure.id, attack=one.attack, defense=one.defense, **modified)
    if plan.mode.heals:
        p.say("treated" if hit else "untreated", **facts)
    else:
        p.say("hit" if hit else "missed", **facts)


def _tell_reckoning(p: Play, one: Aim) -> None:
    """What was added on either side, and what the cap left of it (MK2-9.11, 9.14)."""
    if one.bonus or one.cover or one.own:
        facts: dict[str, Any] = sides(p.field, one.bonus, one.cover, one.own)
        p.say("reckoned", target=one.figure.id, attack=one.attack, defense=one.defense, **facts)


# -- effects ---------------------------------------------------------------------------------------------------------


async def _effect(p: Play, plan: Plan, hits: list[Figure], critical: bool) -> None:
    if plan.mode.heals:
        await healing.give(p, plan, critical)
    elif plan.capture:
        capture.take(p, plan.attacker, hits[0])
    elif plan.mode.deals == NONE:
        await _confuse(p, plan.seat, plan.attacker, hits[0])
    else:
        await _wound(p, plan, hits, critical)


async def _wound(p: Play, plan: Plan, hits: list[Figure], critical: bool) -> None:
    """Damage to all at the same time, then its effects (MKU-11.17, 11.21). What the dials show now counts for both."""
    field, attacker = p.field, plan.attacker
    die = 0
    if plan.mode.deals == DIE:
        (die,) = await p.t.roll(1, label="damage", seat=plan.seat)
        p.say("damage_die", figure=attacker.id, die=die)
    wounds = [(figure, wound(field, plan, figure, die, critical)) for figure in hits]
    for figure, one in wounds:
        told: Any = damage(field, plan, figure, one, critical)
        if told is not None:
            p.say("damage_reckoned", **told)
    avengers = [] if plan.plain else [(figure, blow) for figure in hits if (blow := field.powers(figure).avenges)]
    drained = field.powers(attacker).drains if plan.close else None
    why = cause(field, plan)
    taken = {figure.id: hurt(p, figure, one.clicks, plan.seat, why, settled=False) for figure, one in wounds}
    if plan.mode.freezes_from:
        for figure in hits:
            await _freeze(p, plan, figure)
    if drained and any(taken.values()):
        heal(p, attacker, drained.clicks, drained.cause, settled=False)
    _avenge(p, attacker, [(figure, blow) for figure, blow in avengers if taken[figure.id]])
    free_captives(p, (*hits, attacker))


def _avenge(p: Play, attacker: Figure, avengers: list[tuple[Figure, Blow]]) -> None:
    """Magic Retaliation of all damaged targets together (MKU-11.21, MKU-SA.magic_retaliation), or by id (MK2-22.7)."""
    for (figure, _, blow), left in in_one_step(p, [(figure, attacker, blow) for figure, blow in avengers]):
        hurt(p, attacker, left, figure.owner, blow.cause, settled=False)


async def _freeze(p: Play, plan: Plan, figure: Figure) -> None:
    """Magic Freeze: a die for a token, and for the second token pushing damage at once (MKU-SA.magic_freeze.2, .3)."""
    if figure.status != "field" or figure.tokens >= p.edition.most_tokens:
        return
    (die,) = await p.t.roll(1, label="freeze", seat=plan.seat)
    p.say("freeze_rolled", seat=plan.seat, target=figure.id, die=die, frozen=die >= plan.mode.freezes_from)
    if die < plan.mode.freezes_from:
        return
    add(p, figure)
    if figure.tokens >= p.edition.most_tokens:
        p.say("pushed", figure=figure.id)
        hurt(p, figure, p.edition.pushing_damage, figure.owner, "push", settled=False)


async def _confuse(p: Play, seat: int, attacker: Figure, target: Figure) -> None:
    """After the hit: the break away roll from the target's own opponents, then its path is owed (.8, .9)."""
    foes: tuple[str, ...] = ()
    stuck: tuple[str, ...] = ()
    if p.field.opponents(target):
        broken = await roll_free(p, target, seat)
        shake_off(p, broken)
        foes = broken.foes if broken.free else ()
        stuck = () if broken.free else (target.id,)
    if stuck and p.field.rides(target):  # may not even turn (MKU-8.6)
        p.say("confused_stays", seat=seat, figure=target.id)
        return
    own = slowest(p.field, target)
    p.state.pending = Pending(
        "confusion",
        seat,
        (target.id,),
        stuck,
        tuple([(target.id, foe) for foe in foes]),
        2 * own.speed if p.field.powers(target).doubles else own.speed,
        attacker.id,
        own.added,
    )
    p.say("path_owed", seat=seat, figure=target.id)
