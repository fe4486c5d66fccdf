"""Lines that give standing orders, and the list of them."""

from __future__ import annotations

from bot.engine.game import Preview
from bot.games.albion.notation.words import Lexicon
from bot.games.albion.orders.orders import Orders
from bot.games.albion.view import View


def order_after(lexicon: Lexicon, orders: Orders, text: str, view: View) -> Orders:
    """The orders after one ``order ...`` line."""
    raise NotImplementedError


def orders_told(orders: Orders) -> tuple[Preview, ...]:
    """The orders as their player reads them."""
    raise NotImplementedError
