"""How a value is reckoned (MK2-9.9): printed, replaced, doubled or halved, modified within the cap, never below 0.

In Unlimited nothing replaces a value, there is no cap, and nothing but an attack has modifiers (MKU-11.4).
"""

from __future__ import annotations

from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.modes import Combat
from bot.games.mage_knight.field.effects import Fight as Fight
from bot.games.mage_knight.field.effects import Modifiers as Modifiers
from bot.games.mage_knight.field.effects import Value as Value
from bot.games.mage_knight.field.effects import added, replacing, unchanged
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.measure import capped
from bot.games.mage_knight.state import Figure


def printed(field: Field, figure: Figure, value: Value) -> int:
    """The number on the dial or on the base. Who has no ranged damage deals his damage from afar (MK2-35.2)."""
    kind = field.kind(figure)
    if value == "range":
        return kind.range
    if value == "ranged_damage":
        return field.value(figure, "damage") if kind.ranged_damage is None else kind.ranged_damage
    return field.value(figure, value)


def unchanging(field: Field) -> bool:
    """True if every value is what is printed: nothing that would change one is in play."""
    return not field.edition.cap and unchanged(field)


def unmodified(field: Field, figure: Figure, value: Value, fight: Fight | None = None) -> int:
    """The number after what replaces it (MK2-9.9)."""
    one = None if unchanged(field) else replacing(field, figure, value, fight)
    if one is None:
        return printed(field, figure, value)
    to = one.effect.to
    return printed(field, figure, to) if isinstance(to, str) else to  # type: ignore[arg-type]


def modifiers(field: Field, figure: Figure, value: Value, fight: Fight | None = None) -> Modifiers:
    """What is added to a value of a figure by things around it, by their source, in whatever is done with it."""
    if not field.edition.cap:
        return ()
    chanting = value == "ranged_damage" and figure.chanted  # MK2-33.51
    found: Modifiers = (("incantation_token", field.edition.incantation_damage),) if chanting else ()
    return (*found, *added(field, figure, value, fight))


def reach(field: Field, figure: Figure, fight: Fight | None = None) -> int:
    """The range of a figure in inches; one that is printed as nothing stays so (MK2-3.10)."""
    number = field.kind(figure).range
    added = modifiers(field, figure, "range", fight) if number else ()
    if not number or (not added and unchanged(field)):
        return number
    return reckoned(field.edition, unmodified(field, figure, "range", fight), added)


def farthest(field: Field, figure: Figure) -> int:
    """The longest range that it may have in any attack, for a quick look; in healing it is the printed one (MK2-E4)."""
    number = field.kind(figure).range
    if not number or unchanging(field):
        return number
    alone = shooting_range(field, figure)
    return max(number, alone, alone if unchanged(field) else shooting_range(field, figure, many=True))


def shooting_range(field: Field, figure: Figure, *, many: bool = False) -> int:
    """Its range in an attack on one target, or on several (MK2-3.10)."""
    return reach(field, figure, Fight("ranged", figure.id, type=type_of(field, figure, "ranged"), many=many))


def type_of(field: Field, figure: Figure, combat: Combat) -> str:
    """The type of an attack: the figure's own, where it attacks so (MK2-18.3 to 18.6, 18.13)."""
    own = field.kind(figure).attack_type
    return own if own in OWN_TYPES[combat] else ""


OWN_TYPES: dict[Combat, tuple[str, ...]] = {"close": ("melee",), "ranged": ("ranged", "magic")}
"""Which attack types belong to which kind of combat; whoever attacks otherwise has none in it."""


def total(found: Modifiers) -> int:
    """The sum of some modifiers."""
    return sum(number for _, number in found)


def reckoned(edition: Edition, number: int, added: Modifiers, *, twice: bool = False, half: bool = False) -> int:
    """An unmodified value with its modifiers (MK2-9.9)."""
    return doubled_and_halved(number, capped(edition.cap, total(added)), twice=twice, halves=int(half))


def doubled_and_halved(number: int, added: int, *, twice: bool, halves: int) -> int:
    """A value doubled and halved, rounded up once, then modified, never below 0 (MK2-9.3, 9.5, 9.6).

    ``halves``: by how many rules it is halved.
    """
    number = number * 2 if twice else number
    number = -(-number >> halves)
    return max(0, number + added)
