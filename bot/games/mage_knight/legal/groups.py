"""Formations: a connected group, its common move or its common target, at random or the best of each (15 to 17)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.engine.game import Offer
from bot.engine.play import Fault
from bot.engine.playout import Pick
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.close import close_fault
from bot.games.mage_knight.attack.formations_fight import SHYFT, alone_fault
from bot.games.mage_knight.attack.odds import needed
from bot.games.mage_knight.attack.ranged import ranged_fault
from bot.games.mage_knight.content.content import MAGE_SPAWN
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import Pace, budget
from bot.games.mage_knight.field.sight import shoot_fault
from bot.games.mage_knight.figures.tokens import may_act
from bot.games.mage_knight.legal import sampling
from bot.games.mage_knight.legal.sampling import TRIES, enemies
from bot.games.mage_knight.legal.score import greedy_score
from bot.games.mage_knight.measure import INCH, degrees, inches
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
from bot.geometry.plane import FULL, bearing, distance

Attack = act.Close | act.Ranged

TENTH = INCH // 10

SHARES = (4, 3, 2, 1)
"""Fourths of the common pace, the longest first that is free."""


def ready_figures(field: Field, seat: int, own: Sequence[Figure]) -> list[Figure]:
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
    """True if two figures may be in one formation, by their factions."""
    factions = {field.kind(one).faction, field.kind(other).faction}
    return (len(factions) == 1 and MAGE_SPAWN not in factions) or factions == {SHYFT, MAGE_SPAWN}


def possible(field: Field, seat: int, own: Sequence[Figure]) -> bool:
    """True if some group is large enough to march."""
    least = field.edition.movement_sizes[0]
    members = ready_figures(field, seat, own)
    return any(len(band(field, members, one, least)) >= least for one in members)


def march(field: Field, seat: int, pick: Pick) -> act.FormationMove | None:
    """A group goes the same way side by side, those in front first."""
    members = ready_figures(field, seat, field.own(seat))
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
    """True if some group can shoot at who is immune to magic in which not everybody could do so alone."""
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


def volleys(field: Field, seat: int) -> Iterator[Offer]:
    """The best shot of a group at each enemy."""
    least, most = field.edition.ranged_sizes
    shooters = [one for one in field.own(seat) if field.kind(one).range]

    def at(target: Figure) -> Iterator[Attack]:
        for leader, able in joining(field, seat, shooters, target).items():
            group = band(field, able, field.figure(leader), most)
            if len(group) >= least:
                yield act.Ranged(leader, (target.id,), members=tuple([one.id for one in group[1:]]))

    return _best(field, seat, "volley", at, lambda drawn: ranged_fault(field, seat, drawn) is None)


def gangs(field: Field, seat: int) -> Iterator[Offer]:
    """The best blow of a group against each enemy."""
    most = field.edition.close_sizes[1]

    def at(target: Figure) -> Iterator[Attack]:
        near = [one for one in field.contacts(target) if one.owner == seat]
        able = [one for one in near if close_fault(field, seat, act.Close(one.id, target.id)) is None]
        for first in able:
            others = [one for one in able if one is not first and together(field, first, one)][: most - 1]
            if others:
                yield act.Close(first.id, target.id, members=tuple([one.id for one in others]))

    return _best(field, seat, "gang", at, lambda drawn: close_fault(field, seat, drawn) is None)


def _best(
    field: Field, seat: int, kind: str, at: Callable[[Figure], Iterable[Attack]], allowed: Callable[..., bool]
) -> Iterator[Offer]:
    """The attack that promises most against each enemy, the most promising first."""
    found: list[tuple[int, Attack]] = []
    for target in [one for one in field.there() if field.foes_of_seat(seat, one)]:
        drawn = [(greedy_score(field, seat, attack), attack) for attack in at(target) if allowed(attack)]
        found += [max(drawn, key=lambda entry: entry[0])] if drawn else []
    for _, attack in sorted(found, key=lambda entry: -entry[0]):
        odds = needed(field, seat, attack)
        facts: Facts = {"doing": "hit_together", "figure": attack.figure, "members": attack.members}
        facts |= {"targets": tuple([one.target for one in odds]), "percents": tuple([one.percent for one in odds])}
        yield Offer(kind, attack, facts)


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
    members = ready_figures(field, seat, field.own(seat))
    found: dict[frozenset[str], list[Figure]] = {}
    for one in members:
        group = band(field, members, one, most)
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
