"""What forms begin with: the orders of a round and the arming of a knight, as they stand."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.albion.content.figures import Content
from bot.games.albion.notation.writing import write_move
from bot.games.albion.state import Allotment, PawnOrder
from bot.games.albion.view import View


def orders_given(view: View) -> dict[str, str]:
    """By the viewer's pawns what each is to do (AL-D5): what was said, in its order, and that all others stay."""
    seat = view.own
    if seat is None:
        return {}
    said = {one.pawn: one for one in seat.moves or ()}
    rest = {one.code: PawnOrder(one.code) for one in view.own_pawns if one.code not in said}
    items = {one.pawn: one for one in seat.items or ()}
    return {code: write_move(order, items) for code, order in (said | rest).items()}


def arms_of(view: View, content: Content, knight: str) -> Allotment:
    """How a knight is armed: as was chosen, else ready-made (AL-4, AL-T4). Power is what is left of the sum."""
    ready = content.knights[knight]
    usual = Allotment(
        ready.default_strength, 0, ready.default_weapons, ready.default_armour, shield=ready.default_shield
    )
    given = usual if view.own is None else view.own.allotments.get(knight, usual)
    return replace(given, power=0)
