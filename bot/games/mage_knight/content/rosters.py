"""What an army may hold wherever it fights: figures within the points, items on who may bear them (MKU-2, MK2-28)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.play import Fault, fault
from bot.engine.requests import Facts
from bot.games.mage_knight.content.content import FigureType
from bot.games.mage_knight.content.effects import Domain, Item

MOST_FIGURES = 250
"""More than the widest starting area holds; a longer list is not read on."""

Worn = tuple[Item, FigureType | str]
"""An item and its bearer; by its id one that is no figure of the army."""

MOST_ITEMS = 50
"""No list is read on: there are fewer slots than that in the dearest army."""

MADE_FOR = {
    "faction": lambda kind: kind.faction,
    "subfaction": lambda kind: kind.subfaction,
    "attack_type": lambda kind: kind.attack_type,
    "speed_type": lambda kind: kind.speed_type,
}
"""What a restriction looks at (MK2-3.7)."""

NONE = "none"


def roster_faults(kinds: Sequence[FigureType], build_total: int, extra: int = 0) -> Iterator[Fault]:
    """What is wrong with an army on any field (MKU-2.3 to 2.6). ``extra``: points of items and a domain."""
    if not kinds:
        yield fault("army_empty", "MKU-2.4")
    points = sum_of(kinds) + extra
    if points > build_total:
        yield fault("army_over", "MKU-2.3", points=points, most=build_total, over=points - build_total)
    copies = Counter(kind.key for kind in kinds if kind.unique)
    for key, count in copies.items():
        if count > 1:
            yield fault("unique_twice", "MKU-2.6", card=key, count=count)


def sum_of(kinds: Sequence[FigureType]) -> int:
    """What figures cost together."""
    return sum(kind.points for kind in kinds)


def worth_of(items: Sequence[Item], domain: Domain | None) -> int:
    """What they cost together (MK2-3.8, 3.10)."""
    return sum(item.points for item in items) + (domain.points if domain else 0)


def outfit_faults(worn: Sequence[Worn]) -> Iterator[Fault]:
    """What is wrong with items on their bearers (MK2-28.2 to 28.4, 3.13)."""
    for item, bearer in worn:
        if isinstance(bearer, str):
            yield fault("bearer_not_in_army", "MK2-28.3", card=item.id, person=bearer)
        else:
            yield from unfit(item, bearer)
    there = [(item, bearer) for item, bearer in worn if not isinstance(bearer, str)]
    taken = Counter((bearer.key, item.slot) for item, bearer in there)
    bearers = {bearer.key: bearer for _, bearer in there}
    for (key, slot), count in taken.items():
        most = bearers[key].item_slots.count(slot)
        if 0 < most < count:
            yield fault("slots_full", "MK2-28.4", person=key, slot=slot, count=count, most=most)
    relics = Counter(item.id for item, _ in worn if item.relic)
    for name, count in relics.items():
        if count > 1:
            yield fault("relic_twice", "MK2-3.13", card=name, count=count)


def fits(item: Item, bearer: FigureType) -> bool:
    """True if a figure has a slot for an item and may bear it, whatever it bears already."""
    return next(unfit(item, bearer), None) is None


def unfit(item: Item, bearer: FigureType) -> Iterator[Fault]:
    """Why a figure has no slot for an item, or may not bear it, whatever it bears already."""
    if item.slot not in bearer.item_slots:
        clause = "MK2-28.3" if bearer.item_slots else "MK2-28.2"
        yield fault("no_slot_for_item", clause, card=item.id, person=bearer.key, slot=item.slot)
    for what, words in item.restrictions.items():
        found = MADE_FOR[what](bearer)
        if found not in words:
            facts: Facts = {"card": item.id, "person": bearer.key, "what": what, "keyword": found or NONE}
            yield fault("item_restricted", "MK2-28.4", keywords=words, **facts)
