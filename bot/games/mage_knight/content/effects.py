"""Domains, items and subfactions as packs hold them, and the closed vocabulary of their effects (MK2-3.6 to 3.10).

It is data and no language: what an effect does its type says, and there are no expressions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

LATER = ("mk2",)
"""The editions that know domains, items and subfactions."""

VALUES = ("speed", "attack", "defense", "damage", "ranged_damage", "range")
SPEED_TYPES = ("foot", "mounted", "swimmer", "flyer")
ATTACK_TYPES = ("melee", "ranged", "magic")
DEFENSE_TYPES = ("normal", "magic_immune")
PROFICIENCIES = ("gang_up", "surge", "bombardment")
SLOTS = ("hand", "charm", "harness")
ALLEGIANCES = ("shield_wall", "pathfinders", "deadeyes", "slavers")
"""What a subfaction may give its members (MK2-34.7)."""

OTHERS = ("friends_in_contact", "faction_in_contact", "attacker")
"""Whom an effect of an item may work on instead of its bearer."""

FORBIDDEN = ("close_attack", "ranged_attack", "double_time", "soaring")
IGNORED = ("hindering_modifier",)
TARGETS = ("friend_in_contact", *(f"friend_within_{inches}" for inches in range(1, 13)))
EVERYWHERE = -1

Kind = Literal["modifier", "replacement", "terrain", "prohibit", "ignore", "heal", "remove_token"]


class When(Struct, frozen=True, cache_hash=True):
    """The condition of an effect: all that is named must hold, and nothing is named by an empty value."""

    attack: str = ""  # close, ranged
    attack_type: str = ""
    capture: bool = False
    targets: str = ""  # one, many
    speed_type: tuple[str, ...] = ()
    distance_over: int = EVERYWHERE  # thousandths of an inch
    round_to: int = 0  # the last round; 0: in every one

    @property
    def in_attack(self) -> bool:
        """True if it can hold while an attack is resolved only (MK2-E5)."""
        return bool(self.attack or self.attack_type or self.capture or self.targets)


ALWAYS = When()


class Effect(Struct, frozen=True, cache_hash=True):
    """One effect. What its type does not use is empty."""

    type: Kind
    value: str = ""  # of modifier and replacement
    amount: int = 0  # of modifier, heal and remove_token
    to: int | str = 0  # of replacement: a number, or another value as it is printed; of terrain: a kind
    source: str = ""  # of terrain: the kind that changes (``from``)
    what: str = ""  # of prohibit and ignore
    who: str = ""  # domain: everybody; item: its bearer; else one of OTHERS
    within: int = 0  # of heal and remove_token: inches to the target; 0: in contact
    clear_of_foes: bool = False
    when: When = ALWAYS


class Domain(Struct, frozen=True):
    """A card that alters the battlefield (MK2-27.1)."""

    id: str
    name: str
    points: int
    effects: tuple[Effect, ...]
    text: str = ""
    mark: str = ""
    rules: tuple[str, ...] = LATER


class Item(Struct, frozen=True):
    """Something that a warrior with a slot for it may bear (MK2-28.1)."""

    id: str
    name: str
    points: int
    slot: str
    effects: tuple[Effect, ...]
    relic: bool = False
    restrictions: Mapping[str, tuple[str, ...]] = {}  # by a field of the bearer's figure, what it may be
    by_action: bool = False  # its effects happen when its bearer is given a special action for it, and only then
    uses: int = 0  # in a game, whoever bears it; 0: no limit
    text: str = ""
    mark: str = ""
    rules: tuple[str, ...] = LATER


class Subfaction(Struct, frozen=True):
    """Some figures of a faction, with an ability that all of them have (MK2-34.2)."""

    id: str
    name: str
    faction: str
    ability: str
    rules: tuple[str, ...] = LATER
