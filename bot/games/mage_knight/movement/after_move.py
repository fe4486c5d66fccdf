"""What follows a move: free spins, Pole Arm, Ram (sections 9 and 10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import UNSET, Struct

from bot.engine.requests import Ask, Free, Option
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.damage import Dealt, hurt, in_one_step, strike
from bot.games.mage_knight.measure import degrees
from bot.games.mage_knight.movement.double_spins import fitting, nearest
from bot.games.mage_knight.movement.double_time import rushing
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, OpenSpin, Point
from bot.geometry.plane import FULL, bearing, in_sector

COMPASS = tuple(range(0, FULL, FULL // 16))
"""The facings that a free spin and a turn after a failed roll offer."""


LATER = "later"
"""The answer that leaves a spin open."""

BORDER = 2
"""Hundredths of a degree outside a front arc from which its border is looked for: more than MKU-6.4 allows."""


class Arrival(Struct, frozen=True, gc=False):
    """A figure that has moved. ``old``: opponents whose contact with it is not new (MKU-9.5)."""

    figure: str
    old: tuple[str, ...]
    unnoticed: bool = False  # no free spins because of it
    rushes: bool = False  # in double time: no ability of its speed, whatever its dial shows meanwhile (MK2-15.14)


async def after(p: Play, arrivals: Sequence[Arrival], *, pole: bool = True) -> frozenset[str]:
    """The steps in their order, each for all members (MKU-10.2, 10.3). The ids of those whose action Pole Arm ended."""
    ordered = _in_order(p.field, arrivals)
    field = p.still()  # spins change no contact
    await _spins(p, field, ordered)
    stopped = _pole_arms(p, field, ordered) if pole else frozenset()
    _rams(p, ordered)
    return stopped


def _in_order(field: Field, arrivals: Sequence[Arrival]) -> list[Arrival]:
    """By figure id (MKU-10.3)."""
    named = {one.figure: one for one in arrivals}
    return [named[figure.id] for figure in field.there() if figure.id in named]


# -- free spins --------------------------------------------------------------------------------------------------------


async def _spins(p: Play, field: Field, arrivals: Sequence[Arrival]) -> None:
    """Every opponent that was newly touched may turn once (MKU-9.1, 9.7)."""
    for foe, touched in _spinners(field, arrivals):
        await _spin(p, foe, touched)


def _spinners(field: Field, arrivals: Sequence[Arrival]) -> list[tuple[Figure, list[Figure]]]:
    """Who may spin, and towards whom. Neither mounted figures nor captives spin, and captives cause none (9.4, 9.6)."""
    found: dict[str, list[Figure]] = {}
    for arrival in arrivals:
        if arrival.unnoticed:  # MKU-SA.sneak_attack.1
            continue
        figure = field.figure(arrival.figure)
        for foe in field.opponents(figure):
            if foe.id not in arrival.old and not field.rides(foe):
                found.setdefault(foe.id, []).append(figure)
    return [(figure, found[figure.id]) for figure in field.there() if figure.id in found] if found else []


async def _spin(p: Play, foe: Figure, touched: list[Figure]) -> None:
    """Ask the owner; who wants to think about it may leave it open (MK2-P15)."""
    asked = spin_question(p.field, foe, touched, may_wait=_may_wait(p, foe))
    if asked is None:
        return
    (answer,) = await p.t.put(asked)
    if answer == LATER:
        p.state.spins.append(OpenSpin(foe.id, tuple([one.id for one in touched])))
        p.say("spin_open", seat=foe.owner, figure=foe.id)
    else:
        turn_as_answered(p, foe, touched, answer)


def _may_wait(p: Play, foe: Figure) -> bool:
    """True if the table can go on elsewhere: nothing that follows the move at once hangs on the spin (MK2-P15)."""
    return p.edition.spins_wait and foe.owner != p.state.active and p.field.powers(foe).halts is None


def spin_question(field: Field, foe: Figure, touched: list[Figure], *, may_wait: bool = False) -> Ask | None:
    """The question about a free spin; None where no facing is allowed. ``auto`` is MKU-P3.

    Some facings are offered, and every other that is allowed may be named.
    """
    spans = _spans(field, foe, touched)
    if len(field.circles(foe)) > 1:
        spans = fitting(field, foe, spans)
    if not spans:
        return None
    options = [Option("auto", "spin auto", {"choice": "auto"}), Option("hold", "spin hold", {"choice": "hold"})]
    options += [Option(LATER, "spin later", {"choice": LATER})] if may_wait else []
    options += [_facing(angle, "spin") for angle in COMPASS if any(low <= angle <= high for low, high in spans)]
    return Ask(
        seat=foe.owner,
        key="free_spin",
        options=tuple(options),
        default=("auto",),
        free=Free("facing", 0, FULL - 1, spans),
        clause="MKU-9.3",
        facts=with_cards(field.state, {"figure": foe.id, "arrivals": tuple([one.id for one in touched])}),
        limit=field.edition.ask_limit or UNSET,
    )


def turn_as_answered(p: Play, foe: Figure, touched: list[Figure], answer: str) -> None:
    """Carry out what was answered about a free spin."""
    if answer == "hold":
        return
    spans = _spans(p.field, foe, touched)
    if len(p.field.circles(foe)) > 1:
        spans = fitting(p.field, foe, spans)
    facing = nearest(spans, _automatic(p.field, foe, touched)) if answer == "auto" else facing_of(answer)
    if facing != foe.facing:
        foe.facing = facing
        p.say("spun", figure=foe.id, facing=degrees(facing))


def facing_of(answer: str) -> int:
    """The facing that an answer means: the id of an option, or hundredths of a degree as they were named."""
    return int(answer.removeprefix("f"))


@lru_cache(maxsize=1024)
def _facing(angle: int, verb: str) -> Option:
    """A facing that may be answered: the same few are offered after every move."""
    return Option(f"f{angle}", f"{verb} {degrees(angle)}", {"choice": "facing", "facing": degrees(angle)})


def _spans(field: Field, foe: Figure, touched: Sequence[Figure]) -> tuple[tuple[int, int], ...]:
    """All facings that bring its front arc to an arrival (MKU-9.3): first and last of each stretch, in rising order."""
    stretches: list[tuple[int, int]] = []
    for low, high in sorted(_around(_allowed(field, foe, touched))):
        if stretches and low <= stretches[-1][1] + 1:
            low, high = stretches[-1][0], max(stretches.pop()[1], high)
        stretches.append((low, high))
    return tuple(stretches)


def _allowed(field: Field, foe: Figure, touched: Sequence[Figure]) -> Iterator[tuple[int, int]]:
    """For each contact the least and the greatest facing: as far to both sides of it as the arc reaches (MKU-6.8)."""
    for arrival in touched:
        for own, circle in field.pairs(foe, arrival):
            if own:  # it turns about the centre of its front circle: the rear one does not stay in contact
                continue
            centre = field.circles(arrival)[circle][:2]
            yield _rim(field, foe, centre, -1), _rim(field, foe, centre, 1)


def _rim(field: Field, foe: Figure, centre: Point, side: int) -> int:
    """The last facing to one side with which a point is in the front arc; where it is, with the tolerance, is tried."""
    dot, arc = field.dot(foe), field.kind(foe).arc
    straight = bearing(dot, centre)
    tried = (straight + side * reach for reach in range(50 * arc + BORDER, -1, -1))
    return next(angle for angle in tried if in_sector(dot, angle % FULL, arc, centre))


def _around(stretches: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Stretches of angles as they lie between 0 and the full circle."""
    for low, high in stretches:
        if high - low >= FULL - 1:
            yield 0, FULL - 1
        elif low % FULL <= high % FULL:
            yield low % FULL, high % FULL
        else:
            yield from ((low % FULL, FULL - 1), (0, high % FULL))


def _automatic(field: Field, foe: Figure, touched: list[Figure]) -> int:
    """Towards the arrival with the highest attack value, the lower id if equal; those in front already do not count."""
    unseen = [one for one in touched if not field.front(foe, one)]
    if not unseen:
        return foe.facing
    worst = max(unseen, key=lambda one: field.value(one, "attack"))  # the first of equals; they are in order
    _, circle = min(field.pairs(foe, worst))
    x, y, _ = field.circles(worst)[circle]
    return bearing((foe.x, foe.y), (x, y))


def turn_options(field: Field, figure: Figure, wanted: int) -> list[Option]:
    """The facings offered to a figure that failed to break away (MKU-8.3): the one ordered, to its foes, any."""
    angles = [wanted, *[bearing((figure.x, figure.y), (foe.x, foe.y)) for foe in field.opponents(figure)], *COMPASS]
    new = dict.fromkeys(angle for angle in angles if angle != figure.facing)
    return [Option("keep", "face keep", {"choice": "keep"}), *[_facing(angle, "face") for angle in new]]


# -- damage of the move ----------------------------------------------------------------------------------------------


def _pole_arms(p: Play, field: Field, arrivals: Sequence[Arrival]) -> frozenset[str]:
    """Each Pole Arm whose front arc a mover touches deals it 1 click and ends its action (MKU-SA.pole_arm.1 to .4)."""
    blows: list[Dealt] = []
    for figure in (p.figure(one.figure) for one in arrivals):
        for foe in field.opponents(figure):
            blow = field.powers(foe).halts
            if blow is not None and field.front(foe, figure):
                blows.append((foe, figure, blow))
    for (foe, figure, blow), clicks in in_one_step(p, blows):
        if figure.status == "field":
            p.say("pole_arm", figure=figure.id, enemy=foe.id)
            hurt(p, figure, clicks, foe.owner, blow.cause)
    return frozenset(figure.id for _, figure, _ in blows)


def _rams(p: Play, arrivals: Sequence[Arrival]) -> None:
    """Ram hits every opponent that its front arc touches (MKU-SA.ram.2), also after a Pole Arm (MKU-R25)."""
    for one in arrivals:
        figure = p.figure(one.figure)
        blow = p.field.powers(rushing(p.field, figure) if one.rushes else figure).rams
        if figure.status != "field" or blow is None:
            continue
        for target in [foe for foe in p.field.opponents(figure) if p.field.front(figure, foe)]:
            p.say("ram", figure=figure.id, target=target.id)
            strike(p, target, blow, figure.owner)
