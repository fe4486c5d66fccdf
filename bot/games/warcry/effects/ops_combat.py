"""Operations on the outcome of a combat, on declarations and on rolls (WC-C29)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.warcry import zones
from bot.games.warcry.board import piece_facts
from bot.games.warcry.effects.choices import choose_unit
from bot.games.warcry.effects.doing import EffectRun, chosen_units, operation, tell
from bot.games.warcry.effects.sight import ability_key
from bot.games.warcry.language.ability import Call
from bot.games.warcry.play import Trigger
from bot.games.warcry.state import Combat, Unit, note_origin, seat_of
from bot.games.warcry.targets import attack_targets

_LISTS = {
    "auto_rout": "auto_rout",
    "win_slaughter": "win_slaughter",
    "stay_ready": "stay_ready",
    "save": "saved",
    "destroy_loser": "destroy_loser",
}


@operation("auto_rout", "win_slaughter", "stay_ready", "save", "destroy_loser")
async def note_outcome(d: EffectRun, op: Call) -> None:
    """What will happen to a unit when this combat is decided; the one noted last counts."""
    combat = d.p.combat
    units = await chosen_units(d, op)
    if combat is None:
        return
    names: list[str] = getattr(combat, _LISTS[op.name])
    for unit in units:
        if unit.id in names:
            names.remove(unit.id)
        names.append(unit.id)
        tell(d, "outcome_noted", unit, effect=op.name)


@operation("no_follow_up")
async def no_follow_up(d: EffectRun, op: Call) -> None:
    """That player may not make a follow-up attack after this combat."""
    seat = d.seat_named(op.args[0])
    if d.p.combat is not None and seat not in d.p.combat.no_follow_up:
        d.p.combat.no_follow_up.append(seat)
        d.p.say("follow_up_forbidden", seat=seat, card=d.bind.card)


@operation("end_combat")
async def end_combat(d: EffectRun, op: Call) -> None:
    """The combat ends at once, aborted (WC-7.33)."""
    if d.p.combat is not None:
        d.p.combat.ended = True


@operation("no_block")
async def no_block(d: EffectRun, op: Call) -> None:
    """Nothing may block this attack."""
    if d.p.combat is not None and not d.p.combat.blocked:
        d.p.combat.no_block = True
        d.p.say("block_forbidden", seat=d.seat, card=d.bind.card)


@operation("block_with")
async def block_with(d: EffectRun, op: Call) -> None:
    """That unit is the blocker, whatever the speeds; no other block is possible (WC-6.12)."""
    units = await chosen_units(d, op)
    combat = d.p.combat
    if combat is None or not units or combat.blocked or combat.no_block:
        return
    set_blocker(combat, units[0])
    d.p.say("blocked", seat=seat_of(units[0].id), **piece_facts("unit", units[0]), card=d.bind.card)


def set_blocker(combat: Combat, unit: Unit) -> None:
    """The blocker is the defender; the target stays where it is (WC-6.11)."""
    combat.blocked = True
    combat.defender = unit.id
    note_origin(unit)


@operation("retarget")
async def retarget(d: EffectRun, op: Call) -> None:
    """The declaration moves to another unit; reactions already played are not repeated (WC-C55)."""
    units = await chosen_units(d, op)
    combat = d.p.combat
    if combat is None or not units:
        return
    unit = units[0]
    combat.target = unit.id
    if not combat.blocked:
        combat.defender = unit.id
    note_origin(unit)
    if d.event is not None:
        d.event.target = unit.id
    d.bind = replace(d.bind, target=unit.id)
    tell(d, "retargeted", unit)


@operation("reroll")
async def reroll(d: EffectRun, op: Call) -> None:
    """The new roll replaces the old one and is a new event; one card re-rolls only once in a chain (WC-2.17)."""
    event = d.event
    if event is None or event.roll is None:
        return
    unit = d.p.unit(event.that)
    value = await zones.roll(d.p, event.roller, event.purpose, unit)
    if value is None:
        return
    event.roll.value = value
    event.replaced = True
    again = Trigger(
        event.trigger,
        event.seat,
        event.that,
        roll=event.roll,
        purpose=event.purpose,
        roller=event.roller,
        rerolled_by=(*event.rerolled_by, ability_key(d.bind)),
    )
    await d.p.react(again)


@operation("add_to_roll")
async def add_to_roll(d: EffectRun, op: Call) -> None:
    """Changes the triggering roll only; it may leave 1 to 6 (WC-2.14)."""
    if d.event is not None and d.event.roll is not None:
        d.event.roll.value += d.number(op.args[0])
        d.p.say("roll_changed", seat=d.event.roller, number=d.event.roll.value, card=d.bind.card)


@operation("cancel")
async def cancel(d: EffectRun, op: Call) -> None:
    """The triggering tactic has no effect; its costs stay paid (WC-7.24)."""
    if d.event is not None:
        d.event.cancelled = True


@operation("forbid")
async def forbid(d: EffectRun, op: Call) -> None:
    """A player may not use something until the end of the combat; what has been played stays (WC-C55)."""
    if d.p.combat is not None:
        seat, kind = d.seat_named(op.args[0]), str(op.args[1])
        d.p.combat.forbidden.append((seat, kind))
        d.p.say("forbidden", seat=seat, kind=kind, card=d.bind.card)


@operation("attack_now")
async def attack_now(d: EffectRun, op: Call) -> None:
    """That unit declares an attack at once; the rest of the ability waits until it is over (WC-C55)."""
    units = await chosen_units(d, op)
    if not units:
        return
    unit = units[0]
    target = await choose_unit(
        d, seat_of(unit.id), "pick", attack_targets(d.p, unit), card=d.bind.card, clause="WC-C55"
    )
    if target is not None:
        # The attack itself is the next automatic action; nothing of this one goes on before it is over.
        d.p.state.combat = Combat(seat_of(unit.id), unit.id, target.id, target.id)
        d.p.state.phase = "attack_declared"
        d.suspended = True
