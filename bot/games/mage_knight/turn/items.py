"""Special actions with items: taking one, dropping some, using one that has an action (MK2-28.8 to 28.18)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import DropItems, TakeItem, UseItem
from bot.games.mage_knight.content.effects import Effect
from bot.games.mage_knight.content.rosters import unfit
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.things import borne_by, gap_to, item_of, lies_at, slots_used
from bot.games.mage_knight.figures.damage import heal
from bot.games.mage_knight.figures.dropping import lay_down
from bot.games.mage_knight.figures.tokens import give, push
from bot.games.mage_knight.measure import INCH, inches
from bot.games.mage_knight.movement.uses import special_fault, taking_fault
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark, Thing
from bot.geometry.plane import dist2, within


def _thing(field: Field, name: str) -> Thing | None:
    return next((thing for thing in field.state.items if thing.id == name), None)


# -- taking ------------------------------------------------------------------------------------------------------------


def take_fault(field: Field, seat: int, action: TakeItem) -> Fault | None:
    """Why a figure cannot take an item now."""
    found = taking_fault(field, seat, action)
    if found is not None:
        return found
    figure, thing = field.figure(action.figure), _thing(field, action.item)
    if thing is None:
        return fault("no_such_item", "MK2-28.8", given=action.item)
    return _reach_fault(field, figure, thing) or _slot_fault(field, figure, thing)


def _reach_fault(field: Field, figure: Figure, thing: Thing) -> Fault | None:
    """It must lie at the figure, or be borne by a friend in contact (MK2-28.8, 28.13, 28.16)."""
    facts = {"figure": figure.id, "item": thing.id}
    if not thing.bearer:
        if figure.soaring:
            return fault("soaring_takes_nothing", "MK2-28.13", **facts)
        if lies_at(field, figure, thing):
            return None
        return fault("item_apart", "MK2-28.8", **facts, length=inches(gap_to(field, figure, thing)))
    if thing.bearer == figure.id:
        return fault("item_borne_already", "MK2-28.8", **facts)
    bearer = field.figure(thing.bearer)
    if bearer.captor:
        return fault("item_of_captive", "MK2-28.16", target=bearer.id, **facts)
    if not field.friends(figure, bearer):
        return fault("bearer_not_friendly", "MK2-28.8", target=bearer.id, **facts)
    if not field.touching(figure, bearer):
        return fault("bearer_apart", "MK2-28.16", target=bearer.id, **facts)
    return None


def _slot_fault(field: Field, figure: Figure, thing: Thing) -> Fault | None:
    """A fitting slot must be free, and the restrictions met (MK2-28.14)."""
    item, kind = item_of(field, thing), field.kind(figure)
    found = next(unfit(item, kind), None)
    if found is not None:
        return found
    used, most = slots_used(field, figure, item.slot), kind.item_slots.count(item.slot)
    if used < most:
        return None
    return fault("slots_full", "MK2-28.4", person=kind.key, slot=item.slot, count=used + 1, most=most)


def free_taking(field: Field, seat: int) -> bool:
    """True if somebody may take an item at no cost: then a turn without actions goes on (MK2-6.22, R39)."""
    if field.edition.item_cost or not field.state.items:
        return False
    return any(take_fault(field, seat, take) is None for figure in field.own(seat) for take in takes(field, figure))


def takes(field: Field, figure: Figure) -> Iterator[TakeItem]:
    """What a figure with slots might take."""
    for thing in field.state.items if field.kind(figure).item_slots else ():
        if thing.bearer != figure.id:
            yield TakeItem(figure.id, thing.id)


async def take_item(p: Play, seat: int, action: TakeItem) -> None:
    """Take an item, which is its bearer's for the rest of the game or until dropped (MK2-28.9)."""
    p.demand(take_fault(p.field, seat, action))
    (thing,) = (one for one in p.state.items if one.id == action.item)
    p.state.mark = Mark("take_item", seat, action.figure)
    _pay(p, p.figure(action.figure))
    giver, thing.bearer, thing.x, thing.y = thing.bearer, action.figure, 0, 0
    if giver:
        p.say("item_handed", figure=action.figure, item=thing.id, target=giver)
    else:
        p.say("item_taken", figure=action.figure, item=thing.id)
    if p.edition.item_cost:
        await push(p, (action.figure,))


def _pay(p: Play, figure: Figure) -> None:
    """A special action, or nothing (MK2-28.8, R39)."""
    if p.edition.item_cost:
        give(p, (figure.id,))
    else:
        figure.took = True


# -- dropping ----------------------------------------------------------------------------------------------------------


def drop_fault(field: Field, seat: int, action: DropItems) -> Fault | None:
    """Why a figure cannot drop these items now."""
    found = special_fault(field, seat, action)
    if found is not None:
        return found
    own = {thing.id for thing in borne_by(field, field.figure(action.figure))}
    if not own or not action.items:
        return fault("nothing_borne", "MK2-28.8", figure=action.figure)
    strange = next((name for name in action.items if name not in own), "")
    return fault("item_not_borne", "MK2-28.8", figure=action.figure, given=strange) if strange else None


async def drop_items(p: Play, seat: int, action: DropItems) -> None:
    """Drop any number of items at the own centre (MK2-28.8, 28.14)."""
    p.demand(drop_fault(p.field, seat, action))
    figure = p.figure(action.figure)
    p.state.mark = Mark("drop_items", seat, figure.id)
    give(p, (figure.id,))
    lay_down(p, figure, [thing for thing in borne_by(p.field, figure) if thing.id in action.items])
    await push(p, (figure.id,))


# -- using -------------------------------------------------------------------------------------------------------------


def use_item_fault(field: Field, seat: int, action: UseItem) -> Fault | None:
    """Why the action of an item cannot be used; what is not possible costs nothing (MK2-28.18)."""
    found = special_fault(field, seat, action)
    if found is not None:
        return found
    figure, thing = field.figure(action.figure), _thing(field, action.item)
    if thing is None or thing.bearer != figure.id:
        return fault("item_not_borne", "MK2-28.18", figure=figure.id, given=action.item)
    item = item_of(field, thing)
    if not item.by_action:
        return fault("item_without_action", "MK2-28.10", item=thing.id)
    if thing.uses_left == 0:
        return fault("item_used_up", "MK2-28.18", item=thing.id, count=item.uses)
    target = next((one for one in field.there() if one.id == action.target), None)
    if target is None:
        return fault("no_such_figure", "MK2-28.18", figure=action.target)
    for effect in item.effects:
        found = _target_fault(field, figure, target, effect) or NEEDS[effect.type](field, target)
        if found is not None:
            return found
    return None


def _target_fault(field: Field, figure: Figure, target: Figure, effect: Effect) -> Fault | None:
    """On whom an effect may fall, as chapter 3.10 has it."""
    facts = {"figure": figure.id, "target": target.id}
    if not field.friends(figure, target):
        return fault("item_target_not_friendly", "MK2-28.18", **facts)
    if not effect.within and not field.touching(figure, target):
        return fault("item_target_apart", "MK2-28.18", **facts)
    square = dist2(field.dot(figure), field.dot(target))
    if effect.within and not within(square, effect.within * INCH + field.edition.tolerance):
        return fault("item_target_too_far", "MK2-28.18", **facts, limit=str(effect.within))
    if effect.clear_of_foes:
        for one in (figure, target):
            for enemy in field.opponents(one):
                return fault("patient_in_contact", "MK2-28.18", target=one.id, enemy=enemy.id)
    return None


def _healable(field: Field, target: Figure) -> Fault | None:
    if field.powers(target).unhealable:
        return fault("target_invulnerable", "MKU-SA.invulnerability.3", target=target.id)
    return None if target.click else fault("item_target_unhurt", "MK2-22.3", target=target.id)


def _with_token(field: Field, target: Figure) -> Fault | None:
    return None if target.tokens else fault("item_target_without_token", "MK2-28.18", target=target.id)


NEEDS: dict[str, Callable[[Field, Figure], Fault | None]] = {"heal": _healable, "remove_token": _with_token}
"""What a target must have, by the type of the effect."""


async def use_item(p: Play, seat: int, action: UseItem) -> None:
    """The effects of an item happen at once (MK2-28.18)."""
    p.demand(use_item_fault(p.field, seat, action))
    (thing,) = (one for one in p.state.items if one.id == action.item)
    target = p.figure(action.target)
    p.state.mark = Mark("use_item", seat, action.figure, targets=(target.id,))
    give(p, (action.figure,))
    thing.uses_left -= thing.uses_left > 0
    p.say("item_used", figure=action.figure, item=thing.id, target=target.id)
    for effect in item_of(p.field, thing).effects:
        DONE[effect.type](p, target, effect.amount)
    await push(p, (action.figure,))


def _heal(p: Play, target: Figure, amount: int) -> None:
    heal(p, target, amount, "item")


def _take_tokens(p: Play, target: Figure, amount: int) -> None:
    """It has acted all the same, and what it got this turn stays counted (MK2-28.18)."""
    taken = min(amount, target.tokens)
    target.tokens -= taken
    p.say("tokens_taken_off", figure=target.id, count=taken, tokens=target.tokens)


DONE: dict[str, Callable[[Play, Figure, int], None]] = {"heal": _heal, "remove_token": _take_tokens}
"""What an effect does, by its type."""
