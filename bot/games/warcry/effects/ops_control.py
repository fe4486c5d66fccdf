"""Control words: conditions, choices, tests, payments, and what waits for later in the combat (WC-C30)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.requests import Option
from bot.games.warcry.effects import choices
from bot.games.warcry.effects.doing import (
    EffectRun,
    choosing,
    chosen_units,
    each_later,
    operation,
    pay_costs,
    run_ability,
    run_ops,
)
from bot.games.warcry.effects.optext import read_operations, show_operations
from bot.games.warcry.effects.sight import can_do_any, payable
from bot.games.warcry.language.ability import Call, Expr
from bot.games.warcry.play import Play
from bot.games.warcry.rolls import passes
from bot.games.warcry.state import Delayed
from bot.games.warcry.terms import condition_holds


def _ops(node: Expr) -> tuple[Expr, ...]:
    return node if isinstance(node, tuple) else ()


async def _run_part(d: EffectRun, parts: Sequence[Expr], chosen: int) -> None:
    """Carry out one of several parts; the others put no question any more (WC-P12)."""
    for place, part in enumerate(parts):
        if place != chosen and d.given is not None:
            d.given.pass_by(d, _ops(part))
    if chosen < len(parts):
        await run_ops(d, _ops(parts[chosen]))


@operation("if_")
async def if_(d: EffectRun, op: Call) -> None:
    """One branch or the other, by the condition as it is now."""
    await _run_part(d, op.args[1:], 0 if condition_holds(d.p, d.bind, op.args[0]) else 1)


@operation("may")
async def may(d: EffectRun, op: Call) -> None:
    """The controller decides; not done by default (WC-P16). Not asked if nothing could be done (WC-P2)."""
    ops = _ops(op.args[0])
    if can_do_any(d.sight(), ops) and await choices.yes_or_no(d, d.seat, "may", card=d.bind.card):
        await run_ops(d, ops)
    elif d.given is not None:
        d.given.pass_by(d, ops)


@operation("choose_one")
async def choose_one(d: EffectRun, op: Call) -> None:
    """The controller chooses a part; the first by default (WC-P16)."""
    parts = [place for place, part in enumerate(op.args, 1) if can_do_any(d.sight(), _ops(part))]
    if not parts:
        return
    options = [Option(str(place), f"choose {place}", {"card": d.bind.card}) for place in parts]
    (answer,) = await d.ask(
        d.seat, "choose_one", options, default=(str(parts[0]),), clause="WC-C30", facts={"card": d.bind.card}
    )
    await _run_part(d, op.args, int(answer) - 1)


@operation("with_")
async def with_(d: EffectRun, op: Call) -> None:
    """Select once, then carry out operations for each unit selected."""
    await choosing(d, await chosen_units(d, op), _ops(op.args[1]))


@operation("if_test", "unless_test")
async def tested(d: EffectRun, op: Call) -> None:
    """Each unit is tested; the operations happen if it passes, or unless it does."""
    units = await chosen_units(d, op)
    for number, unit in enumerate(units, 1):
        if d.p.unit(unit.id) is None:
            continue  # an earlier test has made it leave play
        passed = await passes(d.p, unit, str(op.args[1]))
        if passed == (op.name == "if_test"):
            await choosing(d, [unit], _ops(op.args[2]))
        if d.suspended:
            each_later(d, units[number:], [Call(op.name, ("chosen", *op.args[1:]))])
            break


@operation("unless_pays")
async def unless_pays(d: EffectRun, op: Call) -> None:
    """That player may pay; if he does not or cannot, the operations happen."""
    payer, cost = d.seat_named(op.args[0]), op.args[1]
    if isinstance(cost, Call) and await _pays(d, payer, cost):
        return
    await run_ops(d, _ops(op.args[2]))


async def _pays(d: EffectRun, payer: int, cost: Call) -> bool:
    # In the cost, ``own`` is the payer (WC-C45).
    bill = EffectRun(d.p, replace(d.bind, seat=payer), d.event, d.given if payer == d.seat else None)
    bill.asking = d.asking
    if not payable(bill.sight(), (cost,)):
        return False
    if not await choices.yes_or_no(bill, payer, "pay", card=d.bind.card, clause="WC-C30"):
        return False
    await pay_costs(bill, (cost,))
    d.bind = replace(d.bind, last_die=bill.bind.last_die)  # WC-C50
    d.p.say("paid", seat=payer, card=d.bind.card)
    return True


# -- delayed operations ---------------------------------------------------------------------------------------------


@operation("if_won", "if_lost", "at_end_of_tactics")
async def put_off(d: EffectRun, op: Call) -> None:
    """Operations for later in this combat; they are data until then."""
    combat = d.p.combat
    if combat is not None:
        entered = d.p.state.entered
        combat.delayed.append(Delayed(op.name, d.bind, show_operations(_ops(op.args[0])), entered))


async def run_delayed(p: Play, when: str, seat: int) -> None:
    """Carry out a player's operations of one kind; he orders them if there are several (WC-2.35, WC-P19)."""
    combat = p.combat
    if combat is None:
        return
    waiting = [entry for entry in combat.delayed if entry.when == when and entry.binding.seat == seat]
    if not waiting:
        return
    combat.delayed = [entry for entry in combat.delayed if entry not in waiting]
    for place in await _order(p, seat, waiting):
        entry = waiting[place]
        await run_ability(EffectRun(p, entry.binding), read_operations(entry.ops))


async def _order(p: Play, seat: int, waiting: Sequence[Delayed]) -> list[int]:
    if len(waiting) < 2:
        return list(range(len(waiting)))
    options = [
        Option(str(place), f"choose {place}", {"card": entry.binding.card}) for place, entry in enumerate(waiting, 1)
    ]
    count = len(waiting)
    answer = await p.t.ask(
        seat,
        "order_effects",
        options,
        default=tuple(option.id for option in options),
        low=count,
        high=count,
        ordered=True,
        clause="WC-2.35",
    )
    return [int(option) - 1 for option in answer]
