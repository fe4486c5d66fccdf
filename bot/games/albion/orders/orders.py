"""Standing orders of a seat and its knights (AL-D1 to AL-D3, AL-D23 to AL-D34)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.engine.requests import Answer, Ask
from bot.games.albion.actions import Action
from bot.games.albion.content.figures import Content
from bot.games.albion.view import View


class SpellWish(Struct, frozen=True, omit_defaults=True, gc=False):
    """A spell and version, and the least chance in hundredths at which it is cast."""

    spell: str
    version: str
    least: int = 0


class KnightOrders(Struct, frozen=True, omit_defaults=True, gc=False):
    """Of one knight, by his pawn's code; ``*`` for all of a seat."""

    attack: tuple[str, ...] = ()  # groups by number, ``carriers`` (AL-D24)
    join: bool = False  # AL-D25
    weapon: str = ""  # AL-D26
    defence: Literal["best", "parry", "dodge", ""] = ""  # AL-D27
    defence_spell: SpellWish | None = None
    strike: bool = False  # AL-D28
    attack_spell: SpellWish | None = None
    flee_below: int = -99  # AL-D29
    offer_below: int = -99  # AL-D30
    offer_price: int = 0
    ransom_price: int = -1  # AL-D31; -1: the default
    accept_offer_from: int = -1  # AL-D32; -1: none
    stop_after: int = 0  # AL-D33; 0: never
    auto: bool = False  # AL-D34: whatever no order says is done by default at once


class Orders(Struct, frozen=True, omit_defaults=True, gc=False):
    """The standing orders of a seat."""

    knights: dict[str, KnightOrders] = {}
    take: tuple[str, ...] | None = None  # in phase 2 (AL-D2, AL-D8)
    leave: tuple[str, ...] | None = None
    moves: Literal["", "stay"] = ""  # ``stay``: orders of movement without being asked (AL-D3)


def standing(orders: Orders, view: View, ask: Ask | None, content: Content) -> Answer | Action | None:
    """What the orders say: an answer to the ask, or (ask None) an action. Reads the view only."""
    raise NotImplementedError
