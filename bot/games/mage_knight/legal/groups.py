"""Formations by chance: a connected group, its common move or its common target (sections 15 to 17)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.play import Fault
from bot.engine.playout import Pick
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.close import close_fault
from bot.games.mage_knight.attack.formations_fight import SHYFT, alone_fault
from bot.games.mage_knight.attack.ranged import ranged_fault
from bot.games.mage_knight.content.content import MAGE_SPAWN
from bot.games.mage_knight.field.budget import Pace, budget
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.sight import shoot_fault
from bot.games.mage_knight.figures.tokens import may_act
from bot.games.mage_knight.legal.sampling import TRIES, enemies
from bot.games.mage_knight.movement.confusion import confused_fault
from bot.games.mage_knight.movement.formations_move import (
    abreast,
    common_pace,
    formation_fault,
    marching,
    owed_pace,
    rolling,
)
from bot.games.mage_knight.state import Figure, Pending
from bot.geometry.plane import FULL


def ready(field: Field, seat: int, own: Sequence[Figure]) -> list[Figure]:
    """Those of a player's figures that could join a movement formation."""
    return [
        figure
        for figure in own
        if may_act(field, seat, figure, "move") is None and alone_fault(field, figure, "move") is None
    ]


def band(field: Field, members: Sequence[Figure], first: Figure, most: int) -> list[Figure]:
    """A connected group of one faction round a figure."""
    found = [first]
    for one in found:
        touched = field.contacts(one)
        for other in members:
            if len(found) < most and other not in found and other in touched and together(field, first, other):
                found.append(other)
    return found


def together(field: Field, one: Figure, other: Figure) -> bool:
    """Whether two figures may be in one formation, by their factions."""
    factions = {field.kind(one).faction, field.kind(other).faction}
    return (len(factions) == 1 and MAGE_SPAWN not in factions) or factions == {SHYFT, MAGE_SPAWN}


def possible(field: Field, seat: int, own: Sequence[Figure]) -> bool:
    """Whether some group is large enough to march."""
    least = field.edition.movement_sizes[0]
    members = ready(field, seat, own)
    return any(len(band(field, members, one, least)) >= least for one in members)


def march(field: Field, seat: int, pick: Pick) -> act.FormationMove | None:
    """A group goes the same way side by side, those in front first."""
    members = ready(field, seat, field.own(seat))
    least, most = field.edition.movement_sizes
    for _ in range(TRIES):
        group = band(field, members, members[pick(len(members))], least + pick(most - least + 1)) if members else []
        if len(group) < least:
            continue
        names = [one.id for one in group]
        if rolling(field, names):
            steps = tuple([act.Step(one.id, (), one.facing) for one in group])
        else:
            steps = _abreast(field, group, common_pace(field, names), pick)
        drawn = act.FormationMove(steps)
        if formation_fault(field, seat, drawn) is None:
            return drawn
    return None


def _abreast(field: Field, group: Sequence[Figure], common: Pace, pick: Pick) -> tuple[act.Step, ...]:
    """The same way for all, in some direction."""
    angle = pick(16) * FULL // 16
    allowed = min(budget(field, one, common=common) for one in group)
    return abreast(group, angle, (allowed - pick(max(1, allowed // 2)) - 10) // 10 * 10)


def owed(field: Field, seat: int, pending: Pending, pick: Pick) -> act.Paths | None:
    """Paths that are owed: the same way for all who can go, else nobody moves."""
    members = [field.figure(one) for one in pending.members]
    free = [one for one in members if one.id not in pending.stuck]
    for _ in range(TRIES):
        steps = _abreast(field, free, owed_pace(pending), pick) if free else ()
        drawn = act.Paths(steps)
        if _paths_fault(field, drawn, pending) is None:
            return drawn
    return None


def _paths_fault(field: Field, drawn: act.Paths, pending: Pending) -> Fault | None:
    if pending.kind == "confusion":
        return confused_fault(field, drawn, pending) if drawn.steps else None
    return marching(field, drawn.steps, pending).fault


def volley(field: Field, seat: int, pick: Pick) -> act.Ranged | None:
    """A ranged combat formation at one target."""
    least, most = field.edition.ranged_sizes
    shooters = [one for one in field.own(seat) if field.kind(one).range]
    for _ in range(TRIES if len(shooters) >= least else 0):
        first = shooters[pick(len(shooters))]
        foes = enemies(field, first)
        if not foes:
            return None
        target = foes[pick(len(foes))]
        able = joining(field, seat, shooters, target)
        if first.id not in able:
            continue
        group = band(field, able[first.id], first, least + pick(most - least + 1))
        drawn = act.Ranged(first.id, (target.id,), members=tuple([one.id for one in group[1:]]))
        if len(group) >= least and ranged_fault(field, seat, drawn) is None:
            return drawn
    return None


def joining(field: Field, seat: int, shooters: Sequence[Figure], target: Figure) -> dict[str, list[Figure]]:
    """With whom each shooter that can lead a shot at a target could shoot, itself among them.

    The shot is of the type of who leads: a wand may join it at who is immune to magic (MK2-18.14).
    """
    alone = [(one, ranged_fault(field, seat, act.Ranged(one.id, (target.id,)))) for one in shooters]
    able = [one for one, found in alone if found is None]
    wands = [one for one, found in alone if found is not None and found.key == "target_immune"]
    return {
        first.id: [*able, *[one for one in wands if shoot_fault(field, seat, one, target, leader=first.id) is None]]
        for first in able
    }


def wands_join(field: Field, seat: int, own: Sequence[Figure]) -> bool:
    """Whether some group can shoot at who is immune to magic in which not everybody could do so alone."""
    least, _ = field.edition.ranged_sizes
    shooters = [one for one in own if field.kind(one).range]
    immune = [one for one in field.there() if field.foes_of_seat(seat, one) and field.powers(one).immune]
    return len(shooters) >= least and any(
        len(band(field, able, field.figure(leader), least)) >= least
        for target in immune
        for leader, able in joining(field, seat, shooters, target).items()
    )


def gang(field: Field, seat: int, pick: Pick) -> act.Close | None:
    """A close combat formation against one target."""
    most = field.edition.close_sizes[1]
    own = field.own(seat)
    for _ in range(TRIES if own else 0):
        first = own[pick(len(own))]
        foes = field.opponents(first)
        if not foes:
            continue
        target = foes[pick(len(foes))]
        able = [one for one in own if close_fault(field, seat, act.Close(one.id, target.id)) is None]
        if first not in able:
            continue
        others = [one for one in able if one is not first and together(field, first, one)][: most - 1]
        drawn = act.Close(first.id, target.id, members=tuple([one.id for one in others]))
        if others and close_fault(field, seat, drawn) is None:
            return drawn
    return None
