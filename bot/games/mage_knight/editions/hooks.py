"""What a special ability can do: the hooks that the shared rules ask for, whatever ability has them.

An ability of an edition fills in the hooks that it has. What a figure shows is put together to its ``Powers``, once
for each set of abilities. A rule asks for a hook and never for the name of an ability.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, Literal

from msgspec import Struct

from bot.games.mage_knight.actions import Incant, Levitate, Raise, Regenerate, TakeCover, Turn
from bot.games.mage_knight.editions.modes import Combat

Kind = Literal["move", "ranged", "close"]
"""What a figure is given an action for."""


class Branch(Struct, frozen=True):
    """A move with an attack at its end: how a line begins with it, and the clauses by which there is none."""

    verb: str
    combat: Combat
    absent: str  # the ability is not in effect
    met: str  # contact with an opponent forbids it
    heals: str  # it leads to no healing
    action: Kind = "move"  # what the figure is given for it
    half: bool = False  # at half the speed, and only where nothing allows the same at full speed


class Blow(Struct, frozen=True):
    """Clicks dealt or healed by an ability outside attacks, with the name of their cause."""

    cause: str
    clicks: int = 1


class Hooks(Struct, frozen=True, kw_only=True):
    """Everything that an ability may change, nothing of it by default."""

    # Movement
    flies: bool = False  # over bases and terrain, on every level; no terrain stops or slows it
    strides: bool = False  # hindering terrain is clear ground
    swims: bool = False  # water is clear ground
    doubles: bool = False  # may move at twice the speed
    double_time: bool = False  # may do so out of contact, without its abilities of speed
    no_double_time: bool = False  # keeps from it whoever otherwise may
    tires: Blow | None = None  # what double time costs at its end
    soars: bool = False  # may take off and land
    quick: bool = False  # may be given a move action that uses up none of the player's
    escapes: bool = False  # fails to break away on a 1 only
    shakes_nobody: bool = False  # breaks away from a double base without damage to anybody
    unnoticed: bool = False  # no free spins because of its moves
    shuns: bool = False  # moves into contact with no opponent
    halts: Blow | None = None  # opponents that have moved before its front arc, and their action ends
    rams: Blow | None = None  # opponents before its front arc at the end of its move
    branches: tuple[Branch, ...] = ()
    uses: tuple[
        type[Regenerate | Raise | Levitate | Turn | TakeCover | Incant], ...
    ] = ()  # actions that it alone allows
    # Formations
    alone: tuple[Kind, ...] = ()  # kinds of formation that it cannot be in
    leads: bool = False  # its speed may be that of the formation
    # Targets
    unseen: bool = False  # cannot be chosen as the target of a shot
    hides: bool = False  # hindering terrain blocks the line of fire to it
    immune: bool = False  # to magic
    bans: tuple[Combat, ...] = ()  # kinds of combat in which it has no part
    # Attack and defense
    gangs_up: bool = False  # friends before the target help its blows
    resists: int = 0  # added to the attack of whoever attacks it by magic
    wades: int = 0  # added to its defense in water
    wades_under_fire: int = 0  # the same against shots
    armor: int = 0  # added to the defense against shots
    lends_defense: bool = False  # friendly neighbours may use its defense value
    dodges_from: int = 0  # the lowest roll of a die with which a hit misses
    steady_range: int = 0  # added to the range of who has not moved in this turn
    close_ranks: int = 0  # added to the defense against blows beside another of its subfaction
    # Damage
    doubles_behind: bool = False  # twice the damage value in contact with the rear arc
    enhances: int = 0  # clicks added to shots of friendly neighbours
    pierces: str = ""  # armour and toughness do nothing against its shots: what their damage is called
    reduces: int = 0  # clicks fewer of every damage that can be reduced
    avenges: Blow | None = None  # whoever has dealt it damage by an attack
    drains: Blow | None = None  # what it heals itself when its attack in close combat deals damage
    unhealable: bool = False
    # Captives
    ropes: int = 0  # less defense for whom it tries to capture
    captures_nobody: bool = False  # and sets its captive free
    kills_captive: bool = False
    uncapturable: bool = False
    # The turn and the end
    incapable: bool = False  # does not count as somebody who is left
    poisons: Blow | None = None  # opponents before its front arc, at the start of the turn
    commands_from: int = 0  # the lowest roll of a die that gives one more action; incapable neighbours are healed


class Ability(Hooks, frozen=True, kw_only=True):
    """One special ability of an edition (MKU-SA.0.2, 0.3)."""

    id: str
    optional: bool = True
    rests: bool = False  # without effect in double time, though no ability of speed on the dial
    clause: str = ""  # by which it allows or forbids an action


class Powers(Hooks, frozen=True, kw_only=True):
    """All that a figure has by its abilities together, and the abilities themselves in the order of their table."""

    abilities: tuple[Ability, ...] = ()


NO_POWERS = Powers()


class PowersOf(dict[frozenset[str], Powers]):
    """The powers of each set of abilities that anybody has shown, put together when it is first asked for."""

    def __init__(self, table: Mapping[str, Ability]) -> None:
        self.table = table

    def __missing__(self, shown: frozenset[str]) -> Powers:
        found = self[shown] = together(tuple([one for name, one in self.table.items() if name in shown]))
        return found


class OptionalIn(dict[tuple[str, ...], tuple[str, ...]]):
    """The optional ones among the marks of a dial, looked for when they are first asked for (MKU-5.16)."""

    def __init__(self, table: Mapping[str, Ability]) -> None:
        self.table = table

    def __missing__(self, marks: tuple[str, ...]) -> tuple[str, ...]:
        found = self[marks] = tuple([name for name in marks if self.table[name].optional])
        return found


ADDED = frozenset({"armor", "reduces"})
"""What two abilities give together: a nexus may stand beside another ability of its window (MK2-9.10, 11.6, R31)."""


def together(abilities: Sequence[Ability]) -> Powers:
    """The powers of some abilities. Lists are joined, some numbers added; else the strongest counts, or the first."""
    hooks: dict[str, Any] = {}
    for hook in Hooks.__struct_fields__:
        given = [value for one in abilities if (value := getattr(one, hook))]
        if given and isinstance(given[0], tuple):
            hooks[hook] = tuple(chain.from_iterable(given))
        elif hook in ADDED:
            hooks[hook] = sum(given)
        elif given:
            hooks[hook] = max(given) if isinstance(given[0], int) else given[0]
    return Powers(**hooks, abilities=tuple(abilities)) if abilities else NO_POWERS
