"""Standing orders of a seat (MKU-P2 to MKU-P4, MKU-P15): data beside the game, not in its state.

They read the seat's view and the question, nothing else, so they can tell nothing that their player does not know. For
a seat that has given none everything takes its automatic answer: no question waits for it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.requests import Answer, Ask
from bot.games.mage_knight.actions import Action
from bot.games.mage_knight.figures.cancelling import split
from bot.games.mage_knight.movement.after_move import LATER
from bot.games.mage_knight.turn.withdrawal import LEAVE
from bot.games.mage_knight.view import View

SPINS = ("auto", "hold", "ask")
DEFENDS = ("best", "never", "ask")
DODGES = ("on", "off", "ask")
CANCELS = ("auto", "ask")


class Orders(Struct, frozen=True):
    """What a seat has ordered; the maps hold what is ordered for single figures."""

    spin: str = "auto"
    defend: str = "best"
    dodge: str = "on"
    defense_cancel: str = "auto"
    leave: bool = False  # withdraw at the start of the next turn (MKU-P15)
    spins: Mapping[str, str] = {}
    defends: Mapping[str, str] = {}  # also the id of the figure whose value is to be used
    dodges: Mapping[str, str] = {}
    cancels: Mapping[str, tuple[str, ...]] = {}  # abilities to cancel in every turn, by figure


def apply_orders(orders: Orders, view: View, ask: Ask | None) -> Answer | Action | None:
    """What the orders say to a question; None leaves it to the player, as they leave every turn (MKU-P2)."""
    if ask is None:
        return None
    if ask.key in _AT_STARTS:
        return _AT_STARTS[ask.key](orders, ask)
    if orders.leave:
        return ask.default  # who leaves decides nothing more (MKU-P15)
    reader = _ANSWERS.get(ask.key)
    return reader(orders, ask) if reader is not None else None


def orders_after(orders: Orders, ask: Ask) -> Orders:
    """The orders after they have answered: a withdrawal is carried out once (MKU-P15)."""
    return replace(orders, leave=False) if ask.key == "leaving" else orders


def _leave(orders: Orders, ask: Ask) -> Answer | None:
    return (LEAVE,) if orders.leave else None


def _renew(orders: Orders, ask: Ask) -> Answer:
    """What the lists name. They stand as they are, also for who leaves: an end of them would tell of his order."""
    named = [(option.id, *split(option.id)) for option in ask.options]
    return tuple([name for name, figure, ability in named if ability in orders.cancels.get(figure, ())])


def _spin(orders: Orders, ask: Ask) -> Answer | None:
    mode = orders.spins.get(str(ask.facts.get("figure")), orders.spin)
    if mode == "ask":
        # It stays open, and the table goes on far from it (MK2-P15); where that cannot be, the game waits.
        return (LATER,) if any(option.id == LATER for option in ask.options) else None
    return ("hold",) if mode == "hold" else ask.default


def _cancel_defense(orders: Orders, ask: Ask) -> Answer | None:
    return ask.default if orders.defense_cancel == "auto" else None


def _defend(orders: Orders, ask: Ask) -> Answer | None:
    """``best`` is the default of the question; a named figure that is not offered is as good as none named."""
    target = str(ask.facts.get("figure") or ask.facts.get("target"))
    mode = orders.defends.get(target, orders.defend)
    if mode == "ask":
        return None
    offered = [option.id for option in ask.options]
    if mode == "never":
        return _first(offered, target, ask)
    return (mode,) if mode in offered else ask.default


def _first(offered: list[str], target: str, ask: Ask) -> Answer:
    """The own value: offered under the figure's own id, or as ``own``."""
    return next(((name,) for name in ("own", target) if name in offered), ask.default)


def _dodge(orders: Orders, ask: Ask) -> Answer | None:
    target = str(ask.facts.get("figure") or ask.facts.get("target"))
    mode = orders.dodges.get(target, orders.dodge)
    if mode == "ask":
        return None
    return ("no",) if mode == "off" else ask.default


_AT_STARTS = {"leaving": _leave, "renewal": _renew}
"""What is asked at the start of turns, of nobody but the orders."""

_ANSWERS = {"free_spin": _spin, "cancel_defense": _cancel_defense, "defend": _defend, "dodge": _dodge}
