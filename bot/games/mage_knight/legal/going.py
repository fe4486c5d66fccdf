"""What a person may make of a figure's move: ways, turns, double time, changes of level, moves that end in attacks."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.engine.game import Offer
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.strikes import blows_at_one
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import Gait, budget
from bot.games.mage_knight.field.stops import cut
from bot.games.mage_knight.field.values import shooting_range
from bot.games.mage_knight.legal import sampling
from bot.games.mage_knight.measure import INCH, degrees, inches
from bot.games.mage_knight.movement.movement import gait, move_fault
from bot.games.mage_knight.movement.plans import arrived, planned
from bot.games.mage_knight.notation import choosing
from bot.games.mage_knight.notation.line import exactly
from bot.games.mage_knight.notation.way import Way, way_text
from bot.games.mage_knight.notation.words import Facing, path_text
from bot.games.mage_knight.state import Figure
from bot.geometry.plane import FULL, ahead, bearing, distance

EIGHT = tuple(range(0, FULL, FULL // 8))
"""The directions that are offered."""


def moves(field: Field, seat: int, figure: Figure, quick: bool) -> Iterator[Offer]:
    """Into contact with everybody in reach, towards those farther off, away, into cover, and turns."""
    others = sorted(
        (one for one in field.there() if one.id not in (figure.id, figure.captive)),
        key=lambda one: distance(field.dot(figure), field.dot(one)),
    )
    for other in others:
        kind = "foe" if field.foes(figure, other) else "friend"
        yield from _step(field, seat, Way(figure.id, "touch", target=other.id), quick, f"touch_{kind}", other)
    for other in others:
        if field.foes(figure, other):
            yield from _step(field, seat, Way(figure.id, "toward", target=other.id), quick, "toward", other)
    if field.powers(figure).double_time and not quick:
        for other in [one for one in others if field.foes(figure, one)]:
            yield from _doubled(field, seat, figure, quick, other)
    for angle in EIGHT:
        yield from _straight(field, seat, figure, quick, angle)
    for angle in EIGHT:
        yield from _step(field, seat, Way(figure.id, "turn", face=Facing(angle)), quick, "turn", None, angle)


def _step(
    field: Field, seat: int, way: Way, quick: bool, doing: str, target: Figure | None, facing: int | None = None
) -> Iterator[Offer]:
    made = moved(field, seat, way, quick)
    figure = field.figure(way.figure)
    if made is None or (not made[0].step.path and (way.target or made[0].step.facing == figure.facing)):
        return  # it is there already
    if way.kind == "touch" and not arrives(field, made[0], way.target):
        return
    yield Offer("move", made[0], {**about(figure, doing, target, facing), "line": made[1]})


def arrives(field: Field, made: act.Move, target: str) -> bool:
    """True if a move into contact ends in it: terrain may end it before (MKU-19.4, MK2-26.3)."""
    return field.touching(arrived(field, planned(field, made.step)), field.figure(target))


def moved(field: Field, seat: int, way: Way, quick: bool) -> tuple[act.Move, str] | None:
    """A move by a way, and its line; None if it is not allowed."""
    try:
        made = act.Move(choosing.step(field, way, Gait()), quick)
    except Refused:
        return None
    return (made, f"{quickly(quick)}move {way_text(way)}") if move_fault(field, seat, made) is None else None


def _straight(field: Field, seat: int, figure: Figure, quick: bool, angle: int) -> Iterator[Offer]:
    """As far as it goes in one direction of the compass."""
    made = straight(field, seat, figure, quick, angle)
    if made is not None:
        length = inches(distance(field.dot(figure), made[0].step.path[-1]) // 10 * 10)
        yield Offer("move", made[0], {**about(figure, "straight", None, angle), "length": length, "line": made[1]})


def straight(
    field: Field, seat: int, figure: Figure, quick: bool, angle: int, face: str = ""
) -> tuple[act.Move, str] | None:
    """As far as it goes in one direction, up to where terrain stops it (MKU-P7), looking there or at a figure."""
    allowed = budget(field, figure)
    start = field.dot(figure)
    for length in (allowed - 10, allowed // 2):
        x, y = ahead(start, angle, length)
        path = cut(field, figure, ((x // 10 * 10, y // 10 * 10),)).path
        if length < INCH or not path:
            continue
        looks = angle if not face else bearing(path[-1], field.dot(field.figure(face)))
        made = act.Move(act.Step(figure.id, path, looks), quick)
        if move_fault(field, seat, made) is None:
            line = f"{quickly(quick)}move {figure.id} path={path_text(path)} face={face or degrees(angle)}"
            return made, exactly(line, path)
    return None


def quickly(quick: bool) -> str:
    return "quick " if quick else ""


def about(figure: Figure, doing: str, target: Figure | None, facing: int | None = None) -> Facts:
    facts: Facts = {"doing": doing, "figure": figure.id, "figure_card": figure.type}
    if target is not None:
        facts |= {"target": target.id, "target_card": target.type}
    return facts if facing is None else {**facts, "facing": degrees(facing)}


def charges(field: Field, seat: int, figure: Figure, quick: bool) -> Iterator[Offer]:
    """Every enemy in reach of the normal speed; and twice the speed without an attack."""
    yield from _rushes(field, seat, figure, quick, "charge")
    for target in sampling.enemies(field, figure) if field.powers(figure).doubles else ():
        yield from _doubled(field, seat, figure, quick, target)


def surges(field: Field, seat: int, figure: Figure, quick: bool) -> Iterator[Offer]:
    """Every enemy in reach of half the speed (MK2-19.13)."""
    return _rushes(field, seat, figure, quick, "surge")


def _rushes(field: Field, seat: int, figure: Figure, quick: bool, verb: str) -> Iterator[Offer]:
    for target in sampling.enemies(field, figure):
        for mode in blows_at_one(field, figure):
            attack = act.Close(figure.id, target.id, mode.id)
            yield from _with_attack(field, seat, figure, quick, target, attack, verb)
        capture = act.Close(figure.id, target.id, capture=True)
        yield from _with_attack(field, seat, figure, quick, target, capture, f"{verb}_capture")


def levels(field: Field, seat: int, figure: Figure, quick: bool) -> Iterator[Offer]:
    """Up or down on the spot, and as far as it goes in each direction (MK2-16.4)."""
    word = "land" if figure.soaring else "take_off"
    level: sampling.Level = "down" if figure.soaring else "up"
    here = act.Move(act.Step(figure.id, (), figure.facing), quick, level=level)
    if move_fault(field, seat, here) is None:
        yield Offer(
            "move", here, {**about(figure, f"{word}_here", None), "line": f"{quickly(quick)}move {figure.id} {word}"}
        )
    far = (budget(field, figure, half=True) - 10) // 10 * 10
    for angle in EIGHT:
        x, y = ahead(field.dot(figure), angle, far)
        made = act.Move(act.Step(figure.id, ((x // 10 * 10, y // 10 * 10),), angle), quick, level=level)
        if far >= INCH and move_fault(field, seat, made) is None:
            yield Offer("move", made, {**about(figure, word, None, angle), "length": inches(far)})


def _with_attack(
    field: Field, seat: int, figure: Figure, quick: bool, target: Figure, attack: act.Close, doing: str
) -> Iterator[Offer]:
    made = charged(field, seat, figure, quick, attack, doing.partition("_")[0])
    if made is not None:
        facts = {**about(figure, doing, target), "mode": attack.mode or "close", "line": made[1]}
        yield Offer("move", made[0], facts)


def charged(
    field: Field, seat: int, figure: Figure, quick: bool, attack: act.Close, verb: str = "charge"
) -> tuple[act.Move, str] | None:
    """A move into contact with the blow behind it, and its line; None if it is not allowed."""
    branch = field.edition.paid_by_combat(verb)
    said = act.Move(act.Step(figure.id, (), 0), quick, False, attack, branch)
    try:
        step = choosing.step(field, Way(figure.id, "touch", target=attack.target), gait(field, said))
    except Refused:
        return None
    made = replace(said, step=step)
    words = f"{' ' + attack.mode if attack.mode else ''}{' capture' if attack.capture else ''}"
    line = f"{quickly(quick)}{verb} {figure.id} touch={attack.target}{words}"
    return (made, line) if move_fault(field, seat, made) is None else None


def _doubled(field: Field, seat: int, figure: Figure, quick: bool, target: Figure) -> Iterator[Offer]:
    try:
        step = choosing.step(field, Way(figure.id, "toward", target=target.id), Gait(double=True))
    except Refused:
        return
    made = act.Move(step, quick, True)
    if move_fault(field, seat, made) is None:
        line = f"{quickly(quick)}move {figure.id} toward={target.id} double"
        yield Offer("move", made, {**about(figure, "double", target), "line": line})


def bounds(field: Field, seat: int, figure: Figure, quick: bool) -> Iterator[Offer]:
    """A shot at every enemy; and twice the speed without one."""
    doubles = field.powers(figure).doubles
    for target in sampling.enemies(field, figure):
        made = shot_on_the_way(field, seat, figure, quick, target)
        if made is not None:
            yield Offer("move", made[0], {**about(figure, "bound", target), "line": made[1]})
        yield from _doubled(field, seat, figure, quick, target) if doubles else ()


def shot_on_the_way(
    field: Field, seat: int, figure: Figure, quick: bool, target: Figure
) -> tuple[act.Move, str] | None:
    """A shot from where it stands or from as far away as its range goes, and its line; None if there is none."""
    shot = act.Ranged(figure.id, (target.id,))
    reach = shooting_range(field, figure) * INCH - 10
    branch = field.edition.paid_by_combat("bound")
    ways = (
        Way(figure.id, "turn", face=Facing(at=target.id)),
        Way(figure.id, "toward", target=target.id, stop=reach, face=Facing(at=target.id)),
    )
    for way in ways:
        try:
            made = act.Move(choosing.step(field, way, Gait()), quick, False, shot, branch)
        except Refused:
            continue
        if move_fault(field, seat, made) is None:
            _, _, words = way_text(way).partition(" ")
            return made, f"{quickly(quick)}bound {figure.id} -> {target.id} {words}"
    return None
