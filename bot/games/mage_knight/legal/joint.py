"""What a group can do best against each enemy, with its odds: one shot or one blow of all who can join (16, 17)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.engine.game import Offer
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.close import close_fault
from bot.games.mage_knight.attack.odds import needed
from bot.games.mage_knight.attack.ranged import ranged_fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.legal import groups
from bot.games.mage_knight.legal.worth import worth
from bot.games.mage_knight.state import Figure

Attack = act.Close | act.Ranged


def volleys(field: Field, seat: int) -> Iterator[Offer]:
    """The best shot of a group at each enemy."""
    least, most = field.edition.ranged_sizes
    shooters = [one for one in field.own(seat) if field.kind(one).range]

    def at(target: Figure) -> Iterator[Attack]:
        for leader, able in groups.joining(field, seat, shooters, target).items():
            group = groups.band(field, able, field.figure(leader), most)
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
            others = [one for one in able if one is not first and groups.together(field, first, one)][: most - 1]
            if others:
                yield act.Close(first.id, target.id, members=tuple([one.id for one in others]))

    return _best(field, seat, "gang", at, lambda drawn: close_fault(field, seat, drawn) is None)


def _best(
    field: Field, seat: int, kind: str, at: Callable[[Figure], Iterable[Attack]], allowed: Callable[..., bool]
) -> Iterator[Offer]:
    """The attack that promises most against each enemy, the most promising first."""
    found: list[tuple[int, Attack]] = []
    for target in [one for one in field.there() if field.foes_of_seat(seat, one)]:
        drawn = [(worth(field, seat, attack), attack) for attack in at(target) if allowed(attack)]
        found += [max(drawn, key=lambda entry: entry[0])] if drawn else []
    for _, attack in sorted(found, key=lambda entry: -entry[0]):
        odds = needed(field, seat, attack)
        facts: Facts = {"doing": "hit_together", "figure": attack.figure, "members": attack.members}
        facts |= {"targets": tuple([one.target for one in odds]), "percents": tuple([one.percent for one in odds])}
        yield Offer(kind, attack, facts)
