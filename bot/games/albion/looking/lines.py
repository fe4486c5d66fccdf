"""The lines of notation that forms begin with: the orders of a round and the arming of a knight, as they stand."""

from __future__ import annotations

import re

from msgspec.structs import replace

from bot.games.albion.actions import Arm, SealOrders
from bot.games.albion.content.figures import Content
from bot.games.albion.notation.writing import write_action
from bot.games.albion.state import Allotment, PawnOrder
from bot.games.albion.view import View

_PAWN = re.compile(r"(^orders |/ )\d\.(\d):")
"""The code of a pawn before what it is to do."""


def orders_line(view: View) -> str:
    """The line of a whole round (AL-D5): what was said, in its order, and that all others stay."""
    seat = view.own
    if seat is None or not view.own_pawns:
        return ""
    said = seat.moves or ()
    named = {one.pawn for one in said}
    rest = tuple([PawnOrder(one.code) for one in view.own_pawns if one.code not in named])
    line = write_action(SealOrders((*said, *rest), seat.items))
    return _PAWN.sub(r"\1\2:", line) if len(seat.groups) == 1 else line


def arm_line(view: View, content: Content, knight: str) -> str:
    """The line that arms a knight: as was chosen, else ready-made (AL-4, AL-T4)."""
    seat = view.own
    ready = content.knights[knight]
    usual = Allotment(
        ready.default_strength, 0, ready.default_weapons, ready.default_armour, shield=ready.default_shield
    )
    given = seat.allotments.get(knight, usual) if seat is not None else usual
    return write_action(Arm(knight, replace(given, power=0)))
