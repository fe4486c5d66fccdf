"""What domains, items and subfactions change while they are in play (MK2-3.10, 27, 28, 34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bot.games.mage_knight.content.content import MAGE_SPAWN
from bot.games.mage_knight.content.effects import EVERYWHERE, Effect, When
from bot.games.mage_knight.editions.modes import Combat
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import Figure, Thing
from bot.geometry.plane import within

Value = Literal["speed", "attack", "defense", "damage", "ranged_damage", "range"]

Modifiers = tuple[tuple[str, int], ...]
"""Sources and what each adds."""

IN_ATTACKS = ("attack", "damage", "ranged_damage", "range")
"""Values of whoever attacks: of the others in a formation things do not count (MK2-24.15)."""


OF_SUBFACTIONS = ("range", "defense")
"""Values to which a subfaction adds."""


class Fight(Struct, frozen=True, gc=False):
    """The attack for which a value is asked: of the attacker, or the defense of one whom it may hit."""

    combat: Combat
    attacker: str  # the primary one
    target: str = ""  # against whom
    type: str = ""  # melee, ranged, magic; empty: an attack without a type (MK2-18.5)
    capture: bool = False
    many: bool = False  # declared against several targets


class Working(Struct, frozen=True):
    """An effect in play, by the id of its domain or item. ``bearer``: whose item it is."""

    source: str
    effect: Effect
    bearer: Figure | None = None


def unchanged(field: Field) -> bool:
    """True if there is no effect of domains and items in play."""
    return not (field.state.domains or field.state.items)


def in_play(field: Field) -> Iterator[Working]:
    """All effects that hold by themselves: of domains in the order in which they came, then of items (MK2-27.5)."""
    content, state = field.content, field.state
    for name in state.domains:
        for effect in content.domains[name].effects:
            yield Working(name, effect)
    for thing in state.items:
        bearer = bearer_of(field, thing)
        item = content.items[thing.kind]
        if bearer is not None and not item.by_action:
            for effect in item.effects:
                yield Working(item.id, effect, bearer)


def bearer_of(field: Field, thing: Thing) -> Figure | None:
    """Who bears an item with effect: on the battlefield and no captive (MK2-28.5, 23.12)."""
    if not thing.bearer:
        return None
    bearer = field.figure(thing.bearer)
    return bearer if bearer.status == "field" and not bearer.captor else None


def added(field: Field, figure: Figure, value: Value, fight: Fight | None) -> Modifiers:
    """The modifiers of a value by domains, items and subfactions."""
    own = tuple(_of_subfaction(field, figure, value, fight)) if value in OF_SUBFACTIONS else ()
    if unchanged(field):
        return own
    found = [
        (one.source, one.effect.amount)
        for one in in_play(field)
        if one.effect.type == "modifier" and one.effect.value == value and _meant(field, one, figure, fight)
    ]
    return (*found, *own)


def replacing(field: Field, figure: Figure, value: Value, fight: Fight | None) -> Working | None:
    """What replaces a value by a number or another printed value; of several the last (MK2-3.10)."""
    last: Working | None = None
    for one in in_play(field):
        if one.effect.type == "replacement" and one.effect.value == value and _meant(field, one, figure, fight):
            last = one
    return last


def ignores(field: Field, attacker: Figure, what: str) -> bool:
    """True if the attacks of a figure are resolved without something."""
    return any(
        one.effect.type == "ignore" and one.effect.what == what and _reaches(field, one, attacker, None)
        for one in in_play(field)
    )


def forbidding(field: Field, figure: Figure, what: str, square: int = EVERYWHERE) -> str:
    """The id of the domain or item that forbids something to a figure; empty: none does.

    ``square``: of the length of a line; what forbids only long ones is not asked without it.
    """
    for one in in_play(field):
        if one.effect.type == "prohibit" and one.effect.what == what and _reaches(field, one, figure, None):
            limit = one.effect.when.distance_over
            too_far = square != EVERYWHERE and not within(square, limit + field.edition.tolerance)
            if (limit == EVERYWHERE or too_far) and _holds(field, one.effect.when, figure, None):
                return one.source
    return ""


def walked_as(field: Field, figure: Figure) -> tuple[tuple[str, str], ...]:
    """Kinds of terrain and for which other ones items make a figure take them when it moves (MK2-3.10)."""
    taken = {
        one.effect.source: str(one.effect.to)
        for one in in_play(field)
        if one.bearer is not None and one.effect.type == "terrain" and _reaches(field, one, figure, None)
    }
    return tuple(sorted(taken.items()))


def concerned(field: Field, one: Working, figure: Figure) -> bool:
    """True if an effect works on a figure, now or in attacks; one on its attackers is told of their target (MK2-E5)."""
    bearer, when = one.bearer, one.effect.when
    if bearer is not None and one.effect.who == "attacker":
        return bearer.id == figure.id and _in_time(field, when)
    return _at_all(field, when, figure) and _reaches(field, one, figure, None)


# -- whom an effect concerns, and when -------------------------------------------------------------------------------


def _meant(field: Field, one: Working, figure: Figure, fight: Fight | None) -> bool:
    helper = fight is not None and one.effect.value in IN_ATTACKS and fight.attacker != figure.id
    if helper and one.bearer is not None:
        return False
    return _reaches(field, one, figure, fight) and _holds(field, one.effect.when, figure, fight)


def _reaches(field: Field, one: Working, figure: Figure, fight: Fight | None) -> bool:
    """True if an effect is on that figure."""
    bearer, who = one.bearer, one.effect.who
    if bearer is None:
        return not figure.captor
    if not who:
        return bearer.id == figure.id
    if who == "attacker":
        return fight is not None and (fight.attacker, fight.target) == (figure.id, bearer.id)
    if who == "faction_in_contact":
        faction = field.kind(bearer).faction
        if faction == MAGE_SPAWN or field.kind(figure).faction != faction:
            return False
    return field.friends(bearer, figure) and field.touching(bearer, figure)


def _at_all(field: Field, when: When, figure: Figure) -> bool:
    """True if the part of a condition holds that speaks of no attack."""
    if when.speed_type and field.kind(figure).speed_type not in when.speed_type:
        return False
    return _in_time(field, when)


def _in_time(field: Field, when: When) -> bool:
    return not when.round_to or field.state.round <= when.round_to


def _holds(field: Field, when: When, figure: Figure, fight: Fight | None) -> bool:
    """True if a condition holds; what speaks of an attack does so in attacks only (MK2-E5)."""
    if not _at_all(field, when, figure):
        return False
    if fight is None:
        return not when.in_attack
    return (
        when.attack in ("", fight.combat)
        and when.attack_type in ("", fight.type)
        and (fight.capture or not when.capture)
        and when.targets in ("", "many" if fight.many else "one")
    )


# -- subfactions -----------------------------------------------------------------------------------------------------


def _of_subfaction(field: Field, figure: Figure, value: Value, fight: Fight | None) -> Iterator[tuple[str, int]]:
    """What members of a subfaction add to their values (MK2-34.7, 34.8)."""
    powers = field.powers(figure)
    if value == "range" and powers.steady_range and not figure.moved and (not fight or fight.attacker == figure.id):
        yield field.kind(figure).subfaction, powers.steady_range
    if value == "defense" and powers.close_ranks and fight is not None and fight.combat == "close":
        name = field.kind(figure).subfaction
        if any(field.friends(one, figure) and field.kind(one).subfaction == name for one in field.contacts(figure)):
            yield name, powers.close_ranks
