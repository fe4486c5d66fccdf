"""Items on the field: who bears what, where a loose one lies, who touches it (MK2-28)."""

from __future__ import annotations

from bot.games.mage_knight.content.effects import Item
from bot.games.mage_knight.field import contact
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import Figure, Thing
from bot.geometry.plane import distance

LOOSE_RADIUS = 250
"""The radius of a loose item (MK2-3.9)."""


def item_of(field: Field, thing: Thing) -> Item:
    """What an item in play is."""
    return field.content.items[thing.kind]


def borne_by(field: Field, figure: Figure) -> list[Thing]:
    """The items of a figure, with effect or without."""
    return [thing for thing in field.state.items if thing.bearer == figure.id]


def slots_used(field: Field, figure: Figure, slot: str) -> int:
    """How many of its slots of a kind hold an item (MK2-28.4)."""
    return sum(item_of(field, thing).slot == slot for thing in borne_by(field, figure))


def lies_at(field: Field, figure: Figure, thing: Thing) -> bool:
    """True if a base touches a loose item, or covers it (MK2-28.15)."""
    disc = (thing.x, thing.y, LOOSE_RADIUS)
    return any(contact.near(circle, disc, field.edition.contact) for circle in field.circles(figure))


def gap_to(field: Field, figure: Figure, thing: Thing) -> int:
    """What lies between a base and a loose item, in thousandths of an inch."""
    return min(distance((x, y), (thing.x, thing.y)) - radius - LOOSE_RADIUS for x, y, radius in field.circles(figure))
