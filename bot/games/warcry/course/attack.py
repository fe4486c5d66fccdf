"""Declaring attacks and shots, and blocking (WC-6, WC-9.1 to WC-9.9)."""

from __future__ import annotations

from bot.engine.play import No
from bot.engine.requests import Option
from bot.games.warcry.actions import Attack, RangedAttack
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.course.fight import abort, call_off, wounded_before_start
from bot.games.warcry.course.turn import no_own_unit, out_of_turn
from bot.games.warcry.effects.ops_combat import set_blocker
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.state import FIELD, RESERVE, Combat, Unit, note_origin, other, seat_of
from bot.games.warcry.targets import (
    RANGE,
    attack_targets,
    best_mode,
    blockers,
    distance,
    may_attack_from,
    modes,
    ranged_targets,
)


def cannot_attack(b: Board, seat: int, piece: str, target: str) -> No | None:
    """Why the seat may not declare this attack now, if so."""
    return (
        out_of_turn(b, seat, "commands", "WC-5.2")
        or no_own_unit(b, seat, piece, "WC-6.1")
        or _attacker_fault(b, piece)
        or _target_fault(b, seat, piece, target)
    )


def _attacker_fault(b: Board, piece: str) -> No | None:
    unit = b.unit(piece)
    if unit is None or may_attack_from(b, unit):
        return None
    facts = piece_facts("unit", unit)
    if unit.committed:
        return "unit_committed", "WC-2.3", facts
    if b.flag(unit, "cannot_attack"):
        return "unit_cannot_attack", "WC-C24", facts
    return "infantry_in_reserve", "WC-6.1", facts


def _target_fault(b: Board, seat: int, piece: str, target: str) -> No | None:
    unit, enemy = b.unit(piece), b.unit(target)
    refusal = no_enemy_unit(b, seat, target)
    if refusal is not None or unit is None or enemy is None:
        return refusal
    if enemy.id in [legal.id for legal in attack_targets(b, unit)]:
        return None
    facts = {**piece_facts("unit", unit), **piece_facts("target", enemy)}
    if b.flag(enemy, "shielded") and enemy.line == RESERVE:
        return "target_shielded", "WC-C24", facts
    return "target_behind_line", "WC-6.4", facts


def no_enemy_unit(b: Board, seat: int, target: str) -> No | None:
    """Why the id names no enemy unit in play, if so (WC-5.15)."""
    enemy = b.unit(target) if target[:1] in ("A", "B") else None
    if not b.units(other(seat)):
        return "no_enemy_units", "WC-5.15", {"seat": other(seat)}
    if enemy is None:
        return "no_such_unit", "WC-P20", {"unit": target[:20]}
    if seat_of(enemy.id) == seat:
        return "target_is_yours", "WC-6.3", piece_facts("target", enemy)
    return None


async def attack(p: Play, seat: int, action: Attack) -> None:
    """The command: declare an attack (WC-5.3)."""
    p.demand(cannot_attack(p, seat, action.unit, action.target))
    p.state.pass_count = 0
    p.state.combat = Combat(seat, action.unit, action.target, action.target)
    await declared(p)


async def declared(p: Play) -> None:
    """From the declaration to the start of the combat: reactions, then the block (WC-6.2, WC-6.6 to WC-6.18)."""
    combat = p.combat
    unit = p.need_unit(combat.attacker if combat is not None else "")
    target = p.need_unit(combat.target if combat is not None else "")
    if combat is None:
        return
    note_origin(unit)
    note_origin(target)
    unit.line = FIELD
    p.mark("attack", combat.seat, unit.id, target.id)
    p.say("attack_declared", seat=combat.seat, **piece_facts("unit", unit), **piece_facts("target", target))
    await p.react(Trigger("attack_declared", combat.seat, unit.id, target.id))
    if combat.ended:
        abort(p, combat)  # WC-7.33
        return
    if wounded_before_start(p, combat):
        call_off(p, combat)
        return
    await block(p)


async def block(p: Play) -> None:
    """What is left of a declared attack once all reactions are over: who blocks, if anybody (WC-6.7)."""
    combat = p.combat
    if combat is None:
        return
    _check_blocker(p, combat)
    await _ask_block(p, combat)
    p.state.phase = "combat_start"


def _check_blocker(p: Play, combat: Combat) -> None:
    """A blocker that has gone or is committed no longer blocks, and nothing else may (WC-6.18)."""
    if not combat.blocked:
        return
    blocker = p.unit(combat.defender)
    if blocker is None or blocker.committed:
        combat.blocked = False
        combat.no_block = True
        combat.defender = combat.target
        p.say("block_failed", seat=other(combat.seat))


async def _ask_block(p: Play, combat: Combat) -> None:
    """The defender may block with one faster ready unit (WC-6.7); not asked where none exists (WC-P2)."""
    units = blockers(p, combat)
    if not units:
        return
    seat = other(combat.seat)
    options = [Option("no_block", "no_block")]
    options += [Option(unit.id, f"block with={unit.id}", piece_facts("unit", unit)) for unit in units]
    (answer,) = await p.t.ask(
        seat,
        "block",
        options,
        default=("no_block",),
        clause="WC-6.7",
        facts={**piece_facts("attacker", p.unit(combat.attacker)), **piece_facts("target", p.unit(combat.target))},
    )
    blocker = next((unit for unit in units if unit.id == answer), None)
    if blocker is None:
        p.say("not_blocked", seat=seat)
        return
    set_blocker(combat, blocker)
    p.say("blocked", seat=seat, card="", **piece_facts("unit", blocker))


# -- ranged attacks -------------------------------------------------------------------------------------------------


def cannot_shoot(b: Board, seat: int, piece: str, target: str, mode: int) -> No | None:
    """Why the seat may not declare this shot now, if so."""
    refusal = out_of_turn(b, seat, "commands", "WC-5.2") or no_own_unit(b, seat, piece, "WC-9.1")
    unit = b.unit(piece)
    if refusal is not None or unit is None:
        return refusal
    facts = piece_facts("unit", unit)
    if not b.printed_ranged(unit):
        return "no_ranged_attack", "WC-9.1", facts
    if unit.committed:
        return "unit_committed", "WC-2.3", facts
    if b.flag(unit, "cannot_attack"):
        return "unit_cannot_attack", "WC-C24", facts
    return no_enemy_unit(b, seat, target) or _range_fault(b, unit, target, mode)


def _range_fault(b: Board, unit: Unit, target: str, mode: int) -> No | None:
    enemy = b.unit(target)
    values = modes(b, unit)
    facts = piece_facts("unit", unit)
    # One value: nothing to choose. Several: the line says which, or the notation has put in the best one (WC-P16).
    if mode not in ((0,) if len(values) == 1 else range(1, len(values) + 1)):
        return "no_such_mode", "WC-9.20", {**facts, "mode": mode, "count": len(values)}
    if enemy is None:
        return None
    far = distance(unit, enemy)
    kinds = [values[mode - 1][2]] if mode else [kind for _, _, kind in values]
    reach = max(RANGE[kind] for kind in kinds)
    if far <= reach:
        return None
    return "out_of_range", "WC-9.2", {**facts, **piece_facts("target", enemy), "distance": far, "reach": reach}


async def ranged_attack(p: Play, seat: int, action: RangedAttack) -> None:
    """The command: declare a shot; range and value are fixed now (WC-9.24)."""
    p.demand(cannot_shoot(p, seat, action.unit, action.target, action.mode))
    unit, target = p.need_unit(action.unit), p.need_unit(action.target)
    mode = action.mode or best_mode(p, unit, target)
    value, kind = p.printed_ranged(unit)[mode - 1]
    p.state.pass_count = 0
    note_origin(unit)
    note_origin(target)
    combat = Combat(seat, unit.id, target.id, target.id, kind="ranged", ranged=value, ranged_kind=kind)
    p.state.combat = combat
    p.mark("ranged_attack", seat, unit.id, target.id)
    p.say(
        "ranged_declared",
        seat=seat,
        value=p.shot(unit),
        kind=kind,
        **piece_facts("unit", unit),
        **piece_facts("target", target),
    )
    await p.react(Trigger("ranged_declared", seat, unit.id, target.id))
    if combat.ended:
        abort(p, combat)
    elif wounded_before_start(p, combat):  # WC-9.23
        call_off(p, combat)
    else:
        p.state.phase = "combat_start"


def attack_offers(b: Board, seat: int) -> list[Attack]:
    """Every legal attack."""
    return [
        Attack(unit.id, target.id)
        for unit in b.units(seat)
        if may_attack_from(b, unit)
        for target in attack_targets(b, unit)
    ]


def shot_offers(b: Board, seat: int) -> list[RangedAttack]:
    """Every legal shot: each value of a shooter at each unit in its range."""
    return [
        RangedAttack(unit.id, target.id, mode if len(b.printed_ranged(unit)) > 1 else 0)
        for unit in b.units(seat)
        if not unit.committed and b.printed_ranged(unit) and not b.flag(unit, "cannot_attack")
        for mode, _, kind in modes(b, unit)
        for target in ranged_targets(b, unit, kind)
    ]
