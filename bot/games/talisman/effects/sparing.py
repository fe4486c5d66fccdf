"""Abilities that free a character from rolling on a space, or give it something instead (TA-8:3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import InsteadOfRoll, SafeSpace
from bot.games.talisman.content.ops import AnyOp, Gain, MayGoOn, RollFollowers, RollTable
from bot.games.talisman.play import Play


def concerns(b: Board, seat: int, card: str, kinds: Sequence[str], cards: Sequence[str] = ()) -> bool:
    """Whether a roll is one of the space (or of somebody there) of such a kind, or of such a card."""
    space, known = b.space(seat), b.content.cards.get(card)
    if card in (space.id, *space.persons):
        return space.kind in kinds
    return card in cards or (known is not None and known.same_as in cards)


async def spared(p: Play, seat: int, card: str, ops: Sequence[AnyOp]) -> Sequence[AnyOp]:
    """What is left of instructions for whom an ability frees from their rolls, or who takes something instead.

    Asked before the die, once for all of them: in the Chasm for the Followers, too. Where a result lets the character
    go on, being freed does so as well.
    """
    if not any(isinstance(op, RollTable | RollFollowers) for op in ops):
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
            return [Gain(mod.what, mod.n) if isinstance(op, RollTable) else op for op in ops]
    return ops


def _freed(op: AnyOp) -> Sequence[AnyOp]:
    if isinstance(op, RollTable):
        return [one for row in op.table for one in row.do if isinstance(one, MayGoOn)]
    return [] if isinstance(op, RollFollowers) else [op]
