"""What a figure may do with items, all of it listed (MK2-28.8, 28.14, 28.18)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.engine.game import Offer
from bot.engine.play import Fault
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.things import borne_by, item_of
from bot.games.mage_knight.figures.tokens import may_act
from bot.games.mage_knight.state import Figure
from bot.games.mage_knight.turn.items import drop_fault, take_fault, takes, use_item_fault

Fits = Callable[[Field, int, Any], Fault | None]


def item_offers(field: Field, seat: int, figure: Figure) -> Iterator[Offer]:
    """Every item to take, every use of one, and what can be dropped: one item, or all."""
    if not field.state.items:
        return
    yield from _fitting(field, seat, "take_item", take_fault, takes(field, figure))
    if field.state.left <= 0 or may_act(field, seat, figure, "move") is not None:
        return
    yield from _fitting(field, seat, "use_item", use_item_fault, _uses(field, figure))
    yield from _fitting(field, seat, "drop_items", drop_fault, _drops(field, figure))


def _uses(field: Field, figure: Figure) -> Iterator[act.UseItem]:
    for thing in borne_by(field, figure):
        if item_of(field, thing).by_action:
            for target in field.there():
                yield act.UseItem(figure.id, thing.id, target.id)


def _drops(field: Field, figure: Figure) -> Iterator[act.DropItems]:
    own = [thing.id for thing in borne_by(field, figure)]
    for name in own:
        yield act.DropItems(figure.id, (name,))
    if len(own) > 1:
        yield act.DropItems(figure.id, tuple(own))


def _fitting(field: Field, seat: int, doing: str, why_not: Fits, actions: Any) -> Iterator[Offer]:
    for action in actions:
        if why_not(field, seat, action) is None:
            facts = {"doing": doing, "figure": action.figure, "about": action.figure, "target": _target(action)}
            items = action.items if isinstance(action, act.DropItems) else (action.item,)
            yield Offer(doing, action, with_cards(field.state, {**facts, "items": items}))


def _target(action: act.TakeItem | act.DropItems | act.UseItem) -> str:
    return action.target if isinstance(action, act.UseItem) else ""
