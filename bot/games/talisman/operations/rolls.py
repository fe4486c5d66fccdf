"""Rolls on tables, and what characters may do about them (9.5, 9.6)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.requests import Option
from bot.games.talisman.content.mods import RollBonus
from bot.games.talisman.content.ops import RollTable, TableRow
from bot.games.talisman.effects import wishes
from bot.games.talisman.effects.running import EffectRun, operation
from bot.games.talisman.effects.sparing import concerns, dice_left


@operation(RollTable)
async def roll(d: EffectRun, op: RollTable) -> bool:
    """Roll, subtract, let the roll be changed, and carry out the row that fits."""
    p, seat, card = d.p, d.seat, d.source.card
    number = await p.die("table", seat, dice_left(p, seat, card, op.dice))
    p.say("rolled_table", seat=seat, card=card, number=number)
    if op.minus is not None:
        less = p.total(seat, op.minus)
        number -= less
        p.say("roll_lessened", seat=seat, number=less, result=number)
    return await p.told(d.run(row_for(op.table, await _changed(d, number)).do))


async def _changed(d: EffectRun, number: int) -> int:
    """The roll after it was seen and perhaps changed, once by each that allows it (``roll_bonus``)."""
    p, seat, card = d.p, d.seat, d.source.card
    for held in p.held(seat, RollBonus):
        mod = held.mod
        if concerns(p, seat, card, mod.kinds, mod.cards):
            steps = (0, mod.n, -mod.n) if mod.sign == "owner_choice" else (0, mod.n)
            options = [Option(f"{step:+d}" if step else "0", f"choose {step:+d}" if step else "pass") for step in steps]
            answer = await wishes.pick_one(p, seat, "change_roll", options, "TA-D40", "0", card=card, number=number)
            step = int(answer)
            if step:
                number += step
                p.say("roll_changed", seat=seat, card=held.source, result=number)
    return number


def row_for(table: Sequence[TableRow], number: int) -> TableRow:
    """The row for a result; what lies beyond the ends of the table counts as its end."""
    bounds = [bound for row in table for bound in (*row.on, row.min, row.max) if bound is not None]
    for result in (number, min(max(number, min(bounds)), max(bounds))):
        for row in table:
            if result in row.on or _within(row, result):
                return row
    raise LookupError(f"no row for {number}")


def _within(row: TableRow, result: int) -> bool:
    if row.on:
        return False
    return (row.min is None or result >= row.min) and (row.max is None or result <= row.max)
