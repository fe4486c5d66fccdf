"""The plain ways of a movement formation: all straight ahead, or all towards the nearest enemy (section 15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.game import Offer
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.field.budget import budget
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.legal import groups, sampling
from bot.games.mage_knight.measure import INCH, degrees, inches
from bot.games.mage_knight.movement.formations_move import abreast, common_pace, formation_fault, rolling
from bot.games.mage_knight.state import Figure
from bot.geometry.plane import bearing, distance

TENTH = INCH // 10
SHARES = (4, 3, 2, 1)
"""Fourths of the common pace, the longest first that is free."""


def marches(field: Field, seat: int) -> Iterator[Offer]:
    """Each group that stands together, the largest first: ahead, and to whom it is nearest."""
    for group in _groups(field, seat):
        if rolling(field, [one.id for one in group]):
            continue  # its members are named first (MKU-15.22)
        leader = group[0]
        yield from _march(field, seat, group, leader.facing, {"doing": "march_ahead"})
        foes = sampling.enemies(field, leader)
        if foes:
            near = min(foes, key=lambda foe: (distance(field.dot(leader), field.dot(foe)), foe.id))
            angle = bearing(field.dot(leader), field.dot(near))
            if angle != leader.facing:
                yield from _march(field, seat, group, angle, {"doing": "march_to", "target": near.id})


def _groups(field: Field, seat: int) -> list[list[Figure]]:
    """Groups of which nobody can be added, each once."""
    least, most = field.edition.movement_sizes
    members = groups.ready(field, seat, field.own(seat))
    found: dict[frozenset[str], list[Figure]] = {}
    for one in members:
        group = groups.band(field, members, one, most)
        if len(group) >= least:
            found.setdefault(frozenset(each.id for each in group), group)
    return sorted(found.values(), key=lambda group: -len(group))


def _march(field: Field, seat: int, group: Sequence[Figure], angle: int, told: Facts) -> Iterator[Offer]:
    """As far as all of them can go side by side; nothing where even a part of that is not free."""
    names = tuple([one.id for one in group])
    common = common_pace(field, names)
    allowed = min(budget(field, one, common=common) for one in group)
    for share in SHARES:
        length = (allowed * share // 4 - 10) // 10 * 10
        if length < INCH:
            return
        made = act.FormationMove(abreast(group, angle, length))
        if formation_fault(field, seat, made) is None:
            line = f"formation {','.join(names)} by={degrees(angle)},{inches(length)}"
            far = inches(-(-length // TENTH) * TENTH)
            yield Offer("formation", made, {**told, "members": names, "length": far, "line": line})
            return
