"""Abilities that free a character from rolling on a space, or give it something instead (TA-8:3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import FewerDice, InsteadOfRoll, SafeSpace
from bot.games.talisman.content.ops import AnyOp, DiceDuel, FightSeries, Gain, MayGoOn, RollFollowers, RollTable
from bot.games.talisman.play import Play

ROLLS = (RollTable, RollFollowers, DiceDuel, FightSeries)
"""The operations by which a space has a character roll; the dice for a creature are none of its own."""


def concerns(b: Board, seat: int, card: str, kinds: Sequence[str], cards: Sequence[str] = ()) -> bool:
    """True if a roll is one of the space (or of somebody there) of such a kind, or of such a card."""
    space, known = b.space(seat), b.content.cards.get(card)
    if card in (space.id, *space.persons):
        return space.kind in kinds
    return card in cards or (known is not None and known.same_as in cards)


def dice_left(b: Board, seat: int, card: str, dice: int) -> int:
    """How many dice its instructions have a character roll, one at least (mod ``fewer_dice``)."""
    fewer = [mod.n for mod in b.mods(seat, FewerDice) if concerns(b, seat, card, mod.kinds, mod.cards)]
    return max(1, dice - sum(fewer))


async def spared(p: Play, seat: int, card: str, ops: Sequence[AnyOp]) -> Sequence[AnyOp]:
    """What is left of instructions for whom an ability frees from their rolls, or who takes something instead.

    Asked before the die, once for all of them: in the Chasm for the Followers, too. Where a result lets the character
    go on, being freed does so as well.
    """
    if not any(isinstance(op, ROLLS) for op in ops):
        return ops
    if any(concerns(p, seat, card, mod.kinds) for mod in p.mods(seat, SafeSpace)) and not await p.yes(
        seat, "roll_anyway", default=False, clause="TA-D29", card=card
    ):
        p.say("rolls_nothing", seat=seat, card=card)
        return [one for op in ops for one in _freed(op)]
    for mod in p.mods(seat, InsteadOfRoll):
        if concerns(p, seat, card, mod.kinds) and await p.yes(
            seat, "instead_of_roll", default=False, clause="TA-D29", card=card, what=mod.what, number=mod.n
        ):
            return [Gain(mod.what, mod.n), *[op for op in ops if not isinstance(op, ROLLS)]]
    return ops


def _freed(op: AnyOp) -> Sequence[AnyOp]:
    if isinstance(op, RollTable):
        return [one for row in op.table for one in row.do if isinstance(one, MayGoOn)]
    if isinstance(op, FightSeries) or (isinstance(op, DiceDuel) and op.gate):
        return [MayGoOn()]
    return [] if isinstance(op, ROLLS) else [op]
