"""Attack modes (MKU-SA.0.8): what each allows and deals, and the plan of one attack: who strikes whom, and how."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.field import sight
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import Figure

Combat = Literal["close", "ranged"]

VALUE, ONE, DIE, NONE = "value", "one", "die", "none"
"""What a hit deals: the damage value, one click, the result of a die, nothing."""

NOBODY = -1


class Mode(Struct, frozen=True):
    """One way to attack. The mark of the same name must be in effect; the normal mode needs none."""

    id: str
    combat: Combat
    clause: str
    deals: str = VALUE
    most: int = 1  # targets that may be named; 0: as many as the figure has arrows; NOBODY: none
    heals: bool = False
    formation: bool = False  # the primary attacker of a formation may use it (MKU-SA.0.9)
    captures: bool = False


MODES: dict[tuple[Combat, str], Mode] = {
    (mode.combat, mode.id): mode
    for mode in (
        Mode("", "close", "MKU-13.1", formation=True, captures=True),
        Mode("weapon_master", "close", "MKU-SA.weapon_master.1", deals=DIE, formation=True),
        Mode("sweep", "close", "MKU-SA.sweep.1", most=NOBODY),
        Mode("healing", "close", "MKU-SA.healing.1", heals=True),
        Mode("", "ranged", "MKU-12.10", most=0, formation=True),
        Mode("magic_blast", "ranged", "MKU-SA.magic_blast.1", deals=DIE, formation=True),
        Mode("flame_lightning", "ranged", "MKU-SA.flame_lightning.1", deals=ONE),
        Mode("shockwave", "ranged", "MKU-SA.shockwave.3", most=NOBODY),
        Mode("magic_healing", "ranged", "MKU-SA.magic_healing.1", deals=DIE, heals=True),
        Mode("magic_freeze", "ranged", "MKU-SA.magic_freeze.5", deals=ONE, most=0, formation=True),
        Mode("magic_confusion", "ranged", "MKU-SA.magic_confusion.1", deals=NONE),
    )
}


class Plan(Struct, frozen=True, gc=False):
    """An attack that has been declared: the attacker leads, ``attacked`` are all who can be hit, in their order."""

    seat: int
    attacker: Figure
    mode: Mode
    targets: tuple[Figure, ...]  # named by the player
    attacked: tuple[Figure, ...]
    members: tuple[Figure, ...] = ()  # the others of the formation
    capture: bool = False
    rolled_healing: bool = False  # MKU-SA.healing.4: a die in place of the damage value

    @property
    def close(self) -> bool:
        """Whether it is close combat."""
        return self.mode.combat == "close"

    @property
    def plain(self) -> bool:
        """Whether the figures attacked count as having no special abilities (MKU-SA.shockwave.5)."""
        return self.mode.id == "shockwave"

    @property
    def how(self) -> str:
        """The kind of attack in one word."""
        return "capture" if self.capture else self.mode.id or self.mode.combat


def mode_of(action: Close | Ranged) -> Mode | None:
    """The mode that an action names; None if this kind of combat has no such mode."""
    return MODES.get(("close" if isinstance(action, Close) else "ranged", action.mode))


def named(action: Close | Ranged) -> tuple[str, ...]:
    """The targets that an action names."""
    if isinstance(action, Ranged):
        return action.targets
    return (action.target,) if action.target else ()


def planned(field: Field, seat: int, action: Close | Ranged) -> Plan:
    """The plan of an action that has been found legal."""
    mode = MODES["close" if isinstance(action, Close) else "ranged", action.mode]
    attacker = field.figure(action.figure)
    targets = tuple([field.figure(target) for target in named(action)])
    return Plan(
        seat,
        attacker,
        mode,
        targets,
        attacked(field, attacker, mode, targets),
        tuple([field.figure(member) for member in action.members]),
        isinstance(action, Close) and action.capture,
        isinstance(action, Close) and action.heal == "die",
    )


def attacked(field: Field, attacker: Figure, mode: Mode, targets: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """Everybody whom one attack can hit."""
    if mode.id == "sweep":
        return swept(field, attacker)
    if mode.id == "shockwave":
        return tuple([figure for figure, _ in sight.shockwave_targets(field, attacker)])
    if mode.id == "flame_lightning":
        near = [one for one in field.contacts(targets[0]) if not one.captor and one.id != attacker.id]
        return (*targets, *near)  # MKU-SA.flame_lightning.1, .8
    return targets


def swept(field: Field, attacker: Figure) -> tuple[Figure, ...]:
    """Every opposing figure that the front arc touches (MKU-SA.sweep.1)."""
    return tuple([foe for foe in field.opponents(attacker) if field.front(attacker, foe)])
