"""Operations on units: values, states, places, attachments (WC-C26, WC-C27)."""

from __future__ import annotations

from bot.games.warcry.board import piece_facts
from bot.games.warcry.effects import choices
from bot.games.warcry.effects.doing import EffectRun, chosen_card, chosen_units, operation, tell
from bot.games.warcry.effects.sight import takers, works
from bot.games.warcry.language.ability import Call
from bot.games.warcry.state import BATTLE, FIELD, RESERVE, Line, Mod, Unit, note_origin, seat_of
from bot.games.warcry.zones import (
    commit,
    destroy,
    destroy_attachment,
    discard_strategy,
    line_up,
    move,
    put_into_play,
    rally,
)

LINES: dict[str, Line] = {"battle": BATTLE, "reserve": RESERVE}

_FIELD_OF = {
    "strength": "strength",
    "leadership": "leadership",
    "tp": "tp",
    "ranged_mod": "ranged",
    "terror_mod": "terror",
}


@operation("strength", "leadership", "tp", "ranged_mod", "terror_mod")
async def change_value(d: EffectRun, op: Call) -> None:
    """A bonus or penalty until the end of the combat, outside combat until the end of the battle (17.7)."""
    amount = d.number(op.args[1])
    field = _FIELD_OF[op.name]
    for unit in await chosen_units(d, op):
        mod = Mod(unit.id, field, amount, d.bind.card)
        (d.p.combat.mods if d.p.combat is not None else d.p.state.battle_mods).append(mod)
        tell(d, "value_changed", unit, field=field, amount=amount)


@operation("set_strength")
async def set_strength(d: EffectRun, op: Call) -> None:
    """Another printed strength for this combat; the last one counts (WC-2.40)."""
    amount = d.number(op.args[1])
    combat = d.p.combat
    for unit in await chosen_units(d, op):
        if combat is not None:
            combat.set_strength[unit.id] = amount
            tell(d, "strength_set", unit, amount=amount)


@operation("commit")
async def commit_units(d: EffectRun, op: Call) -> None:
    """Turn ready units; a committed one is not touched (WC-2.2)."""
    await commit(d.p, [unit for unit in await chosen_units(d, op) if not unit.committed])


@operation("rally")
async def rally_units(d: EffectRun, op: Call) -> None:
    """Turn committed units back (WC-2.8)."""
    for unit in await chosen_units(d, op):
        if unit.committed:
            rally(d.p, unit)


@operation("destroy")
async def destroy_units(d: EffectRun, op: Call) -> None:
    """Units leave play, all together (WC-2.41)."""
    units = await chosen_units(d, op)
    if units:
        await destroy(d.p, units, "effect")


@operation("move")
async def move_units(d: EffectRun, op: Call) -> None:
    """To a line of their owner; not from the battlefield, and not to the line they stand in (WC-C55)."""
    line = LINES[str(op.args[1])]
    for unit in await chosen_units(d, op):
        if unit.line not in (FIELD, line):
            move(d.p, unit, line)


@operation("destroy_attachment")
async def destroy_one_attachment(d: EffectRun, op: Call) -> None:
    """The controller chooses one attachment of each unit."""
    for unit in await chosen_units(d, op):
        if unit.attachments:
            attachment = await choices.choose_attachment(d, d.seat, unit, unit.attachments, d.bind.card)
            await destroy_attachment(d.p, unit, attachment, "effect")


@operation("move_attachment")
async def move_one_attachment(d: EffectRun, op: Call) -> None:
    """The controller chooses one attachment of the first unit and, if the card leaves a choice, who takes it."""
    for giver in await chosen_units(d, op):
        named = d.named.get((d.top, 1)) if d.top >= 0 else None
        fitting = [(part, takers(d.sight(), op, giver, place)) for place, part in enumerate(giver.attachments)]
        able = {part.id: [unit for unit in units if named is None or unit.id in named] for part, units in fitting}
        movable = [part for part in giver.attachments if able[part.id]]
        if not movable:
            continue
        part = await choices.choose_attachment(d, d.seat, giver, movable, d.bind.card)
        by_foe = isinstance(op.args[1], Call) and op.args[1].name == "foe_pick"
        chooser, key = (1 - d.seat, "foe_pick") if by_foe else (d.seat, "pick")
        taker = await choices.choose_unit(d, chooser, key, able[part.id], card=d.bind.card)
        if taker is not None:
            giver.attachments.remove(part)
            taker.attachments.append(part)
            d.p.forget()
            tell(d, "attachment_moved", taker, **piece_facts("attachment", part), giver=giver.id)


@operation("token")
async def put_token(d: EffectRun, op: Call) -> None:
    """A permanent token; those of one field add up (WC-C55)."""
    field, amount = str(op.args[1]), d.number(op.args[2])
    for unit in await chosen_units(d, op):
        unit.tokens[field] = unit.tokens.get(field, 0) + amount
        tell(d, "token", unit, field=field, amount=amount)


@operation("destroy_strategy")
async def destroy_one_strategy(d: EffectRun, op: Call) -> None:
    """The controller chooses one strategy of a player."""
    seat = d.seat_named(op.args[0])
    strategies = d.p.side(seat).strategies
    if strategies:
        discard_strategy(d.p, seat, await choices.choose_strategy(d, d.seat, strategies, d.bind.card))


@operation("return_to_play")
async def return_to_play(d: EffectRun, op: Call) -> None:
    """A unit from the discard pile enters play free of cost (WC-C27, WC-C55)."""
    card = await chosen_card(d, op)
    if card is None:
        return
    line = LINES[str(op.args[1])]
    d.p.side(d.seat).army_discard.remove(card)
    unit = await put_into_play(d.p, d.seat, card, line, committed=op.args[2] == "committed")
    tell(d, "returned_to_play", unit, line=line, state=str(op.args[2]))
    line_up(d.p)


@operation("swap")
async def swap_fighter(d: EffectRun, op: Call) -> None:
    """Another own unit takes the place of the own unit in this combat (WC-C27)."""
    combat = d.p.combat
    old = d.p.fighter(d.seat)
    units = await chosen_units(d, op)
    if combat is None or old is None or not units or not works(d.sight(), op, units[0]):
        return
    new = units[0]
    _forget_effects(d, old)
    note_origin(new)
    old.line, new.line = new.line, old.line
    _take_place(d, old, new)
    tell(d, "swapped", new, **piece_facts("other", old))
    line_up(d.p)


def _take_place(d: EffectRun, old: Unit, new: Unit) -> None:
    combat = d.p.combat
    if combat is None:
        return
    if combat.ready:
        combat.ready[new.id] = not new.committed  # both have passed: its state is noted as it comes (WC-8.1)
    if combat.seat == seat_of(new.id):
        combat.attacker = new.id
        if combat.kind == "ranged":
            values = d.p.printed_ranged(new)
            combat.ranged = max((value for value, _ in values), default=0)
    else:
        if not combat.begun and not combat.blocked:
            combat.target = new.id
        combat.defender = new.id
        combat.no_block = combat.no_block or combat.blocked  # WC-6.9
        combat.blocked = False  # it takes over defending, not blocking


def _forget_effects(d: EffectRun, old: Unit) -> None:
    """Effects on the old unit are lost, others stay."""
    combat = d.p.combat
    if combat is None:
        return
    combat.mods = [mod for mod in combat.mods if mod.unit != old.id]
    combat.set_strength.pop(old.id, None)
    for names in (combat.auto_rout, combat.win_slaughter, combat.stay_ready, combat.saved, combat.destroy_loser):
        while old.id in names:
            names.remove(old.id)
