"""The plan of one attack: who strikes whom, and in which mode (MKU-SA.0.8)."""

from __future__ import annotations

from msgspec import Struct

from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack.bombardment import bombarded
from bot.games.mage_knight.editions.modes import Combat, Mode
from bot.games.mage_knight.field import sight
from bot.games.mage_knight.field.bans import forbidden_fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.sight import MAGIC
from bot.games.mage_knight.field.values import Fight, type_of
from bot.games.mage_knight.state import Figure, Point, State

MAGIC_IMMUNE = "magic_immune"
"""The defense type of a base (MK2-18.10)."""


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
    point: Point | None = None  # MK2-21.2

    @property
    def close(self) -> bool:
        """True if it is close combat."""
        return self.mode.combat == "close"

    def fight(self, field: Field, target: Figure) -> Fight:
        """What values are asked for in it (MK2-3.10)."""
        kind = type_of(field, self.attacker, self.mode.combat)
        many = len(self.targets) > 1 or not self.targets or self.mode.hits == "beside"
        return Fight(self.mode.combat, self.attacker.id, target.id, kind, self.capture, many)

    @property
    def plain(self) -> bool:
        """True if the figures attacked count as having no special abilities (MKU-SA.shockwave.5)."""
        return self.mode.plain

    @property
    def how(self) -> str:
        """The kind of attack in one word."""
        return "capture" if self.capture else self.mode.id or self.mode.combat


def owes_attack(state: State, figure: str) -> bool:
    """True if a figure has moved with an attack at the end of it that is still to be named (MK2-19.19)."""
    owed = state.pending
    return owed is not None and owed.kind == "attack" and owed.members == (figure,)


def combat_of(action: Close | Ranged) -> Combat:
    """The kind of combat that an attack is."""
    return "close" if isinstance(action, Close) else "ranged"


def mode_of(field: Field, action: Close | Ranged) -> Mode:
    """The mode of an attack of which it is known that there is such a mode."""
    return field.edition.modes[combat_of(action), action.mode]


def targets_named(action: Close | Ranged) -> tuple[str, ...]:
    """The targets that an action names."""
    if isinstance(action, Ranged):
        return action.targets
    return (action.target,) if action.target else ()


def planned(field: Field, seat: int, action: Close | Ranged) -> Plan:
    """The plan of an action that has been found legal."""
    mode = mode_of(field, action)
    attacker = field.figure(action.figure)
    targets = tuple([field.figure(target) for target in targets_named(action)])
    point = action.point if isinstance(action, Ranged) else None
    return Plan(
        seat,
        attacker,
        mode,
        targets,
        attacked(field, attacker, mode, targets, point),
        tuple([field.figure(member) for member in action.members]),
        isinstance(action, Close) and action.capture,
        isinstance(action, Close) and action.heal == "die",
        point,
    )


def attacked(
    field: Field, attacker: Figure, mode: Mode, targets: tuple[Figure, ...], point: Point | None = None
) -> tuple[Figure, ...]:
    """Everybody whom one attack can hit. Who is not the target is left out by magic immunity (MK2-18.15)."""
    if mode.hits == "named":
        return targets
    if mode.hits == "in_front":
        found = swept(field, attacker)
    elif mode.hits == "around":
        found = tuple([figure for figure, _ in sight.shockwave_targets(field, attacker)])
    elif mode.hits == "area":
        found = bombarded(field, attacker, point or (attacker.x, attacker.y))
    else:
        near = [one for one in field.contacts(targets[0]) if not one.captor and one.id != attacker.id]
        near = [one for one in near if not forbidden_fault(field, attacker, "ranged_attack", (one.x, one.y))]
        found = (*targets, *near)  # MKU-SA.flame_lightning.1, .8
    if type_of(field, attacker, mode.combat) != MAGIC:
        return found
    return tuple([figure for figure in found if not immune_in(field, mode, figure)])


def immune_in(field: Field, mode: Mode, figure: Figure) -> bool:
    """True if no magic affects it in such an attack; of a Shockwave only what its base says holds (MK2-18.15, 35.5)."""
    return MAGIC_IMMUNE in field.kind(figure).innate if mode.plain else field.powers(figure).immune


def swept(field: Field, attacker: Figure) -> tuple[Figure, ...]:
    """Every opposing figure that the front arc touches (MKU-SA.sweep.1)."""
    return tuple([foe for foe in field.opponents(attacker) if field.front(attacker, foe)])
