"""Moves that cannot be listed, drawn at random: into contact, towards, away, into cover, anywhere (for ``Game.fill``).

Straight ways are tried first, for they need no search. What is drawn is shown to the rules before it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec.structs import replace

from bot.engine.playout import Pick
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.strikes import blows_at_one
from bot.games.mage_knight.field.bases import shape
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.field.move_allowance import budget, halt_fault
from bot.games.mage_knight.field.passage import solids
from bot.games.mage_knight.field.paths import contact_point, to_contact
from bot.games.mage_knight.field.sight import legal_targets
from bot.games.mage_knight.measure import INCH
from bot.games.mage_knight.movement.movement import double_fault, gait, move_fault
from bot.games.mage_knight.movement.plans import as_if, planned
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import FULL, ahead, bearing, discs_near, dist2
from bot.geometry.polygon import box_of

TRIES = 4
"""Draws for one template before it is given up."""

SEARCHED = 12
"""One of so many ways into contact goes round what is in the way: a search costs as much as ten straight ways."""

COMPASS = 16

Level = Literal["up", "down"]

Draw = Callable[[Field, Figure, int, Pick], "act.Step | None"]


def sample_move(field: Field, seat: int, figure: Figure, quick: bool, pick: Pick) -> act.Move | None:
    """Some legal move of a figure; the last try is a mere turn."""
    double = not quick and pick(2) == 0 and double_fault(field, figure) is None
    allowed = budget(field, figure, double=double)
    for number in range(TRIES + 1):
        step = (
            _turn(field, figure, allowed, pick)
            if number == TRIES
            else DRAWS[pick(len(DRAWS))](field, figure, allowed, pick)
        )
        if step is None or _walks_into(field, figure, step):
            continue
        drawn = act.Move(step, quick, double)
        if move_fault(field, seat, drawn) is None:
            return drawn
    return None


def _walks_into(field: Field, figure: Figure, step: act.Step) -> bool:
    """True if a straight way leads over a base or into solid terrain: a quick look, for most draws fail by it."""
    if len(step.path) != 1 or field.powers(figure).flies:
        return False
    start, end, tolerance = field.dot(figure), step.path[0], field.edition.tolerance
    met = discs_near(start, end, field.discs()[0], tolerance)
    if any(disc[3] not in (figure.id, figure.captive) for disc in met):
        return True
    radius, near = field.kind(figure).radius, solids(field, figure, box_of((start, end)))
    return any(one.polygon.sweep_reaches_in(start, end, radius, tolerance) for one in near)


def change_level(field: Field, seat: int, figure: Figure, quick: bool, pick: Pick) -> act.Move | None:
    """Up or down, with some way or none (MK2-16.4)."""
    level: Level = "down" if figure.soaring else "up"
    allowed = budget(field, figure, half=True)
    for number in range(TRIES + 1):
        draw = _anywhere if number < TRIES else _turn
        step = draw(field, figure, allowed, pick)
        if step is not None:
            drawn = act.Move(step, quick, level=level)
            if move_fault(field, seat, drawn) is None:
                return drawn
    return None


def surge(field: Field, seat: int, figure: Figure, quick: bool, pick: Pick) -> act.Move | None:
    """A move at half the speed into contact with an enemy; whom it strikes is named then (MK2-19.13)."""
    return _against(field, seat, figure, pick, act.Move(act.Step(figure.id, (), 0), branch="surge"))


def _against(field: Field, seat: int, figure: Figure, pick: Pick, said: act.Move) -> act.Move | None:
    """Such a move to an enemy in reach."""
    allowed = gait(field, said).allowed(field, figure)
    for target in _by_distance(field, figure, enemies(field, figure), allowed)[:TRIES]:
        step = _touching(field, figure, target, allowed, search=pick(SEARCHED) == 0)
        if step is not None:
            drawn = replace(said, step=step)
            if move_fault(field, seat, drawn) is None:
                return drawn
    return None


def charge(field: Field, seat: int, figure: Figure, quick: bool, pick: Pick) -> act.Move | None:
    """A move into contact with an enemy, and the attack on it (MKU-SA.charge.3)."""
    branch = field.edition.paid_by_combat("charge")
    if branch:
        return _against(field, seat, figure, pick, act.Move(act.Step(figure.id, (), 0), branch=branch))
    allowed = budget(field, figure)
    foes = _by_distance(field, figure, enemies(field, figure), allowed)
    for target in foes[:TRIES]:
        step = _touching(field, figure, target, allowed, search=pick(SEARCHED) == 0)
        if step is not None:
            mode = blows_at_one(field, figure)[-1]
            drawn = act.Move(step, quick, False, act.Close(figure.id, target.id, mode.id))
            if move_fault(field, seat, drawn) is None:
                return drawn
    return None


def bound(field: Field, seat: int, figure: Figure, quick: bool, pick: Pick) -> act.Move | None:
    """A move and a shot from where it ends (MKU-SA.bound.2)."""
    allowed = budget(field, figure)
    for _ in range(TRIES):
        step = DRAWS[pick(len(DRAWS))](field, figure, allowed, pick)
        if step is None:
            continue
        foes = enemies(field, figure)
        if foes:  # it looks at somebody whom it may shoot at
            target = foes[pick(len(foes))]
            end = step.path[-1] if step.path else field.dot(figure)
            step = act.Step(figure.id, step.path, bearing(end, field.dot(target)))
        there = as_if(field, planned(field, step))
        shot = [one.id for one in legal_targets(there, seat, there.figure(figure.id))]
        if shot:
            branch = field.edition.paid_by_combat("bound")
            drawn = act.Move(step, quick, False, act.Ranged(figure.id, (shot[pick(len(shot))],)), branch)
            if move_fault(field, seat, drawn) is None:
                return drawn
    return None


def enemies(field: Field, figure: Figure) -> list[Figure]:
    """The opposing figures on the field."""
    return [other for other in field.state.figures if other.status == "field" and field.foes(figure, other)]


def _by_distance(field: Field, figure: Figure, others: Sequence[Figure], most: int) -> list[Figure]:
    """Those whose base could be reached by that way, nearest first."""
    x, y, farthest = figure.x, figure.y, (most + 4 * field.kind(figure).radius) ** 2
    near = [((other.x - x) ** 2 + (other.y - y) ** 2, other.id, other) for other in others]
    return [other for _, _, other in sorted([one for one in near if one[0] <= farthest], key=lambda one: one[:2])]


def _touching(field: Field, figure: Figure, target: Figure, allowed: int, search: bool) -> act.Step | None:
    """Into contact by the straight way, else (``search``) by the shortest; None if it is too far."""
    start = field.dot(figure)
    radius, double = shape(field.circles(figure))
    angle = bearing(field.dot(target), start)
    facing = (angle + FULL // 2) % FULL
    if field.touching(figure, target):
        return act.Step(figure.id, (), facing)
    at = contact_point(field.circles(target), 0, angle, radius, double, facing)
    if dist2(start, at) > allowed * allowed:
        return None
    if halt_fault(field, figure, Spot(*at, facing), (figure.captive,)) is None:
        return act.Step(figure.id, (at,), facing)
    found = to_contact(field, figure, target) if search else None
    return None if found is None else act.Step(figure.id, found.points[1:], found.facing)


# -- single draws ----------------------------------------------------------------------------------------------------


def _enemy(field: Field, figure: Figure, allowed: int, pick: Pick) -> act.Step | None:
    """Into contact with an enemy that can be reached, else towards the nearest."""
    foes = enemies(field, figure)
    near = _by_distance(field, figure, foes, allowed)
    if near:
        return _touching(field, figure, near[pick(len(near))], allowed, search=pick(SEARCHED) == 0)
    if not foes:
        return None
    return _straight(field, figure, bearing(field.dot(figure), field.dot(foes[pick(len(foes))])), allowed, pick)


def _friend(field: Field, figure: Figure, allowed: int, pick: Pick) -> act.Step | None:
    """Beside a friend."""
    friends = [one for one in field.state.figures if one.status == "field" and field.friends(figure, one)]
    near = _by_distance(field, figure, friends, allowed)
    return _touching(field, figure, near[pick(len(near))], allowed, search=False) if near else None


def _away(field: Field, figure: Figure, allowed: int, pick: Pick) -> act.Step | None:
    """Away from the nearest enemy, looking back."""
    foes = enemies(field, figure)
    if not foes:
        return None
    nearest = min(foes, key=lambda foe: (dist2(field.dot(figure), field.dot(foe)), foe.id))
    back = bearing(field.dot(nearest), field.dot(figure))
    step = _straight(field, figure, back, allowed, pick)
    return None if step is None else act.Step(figure.id, step.path, (back + FULL // 2) % FULL)


def _cover(field: Field, figure: Figure, allowed: int, pick: Pick) -> act.Step | None:
    """Into a piece of hindering terrain."""
    pieces = [ground for ground in field.pieces if ground.kind == "hindering"]
    if not pieces:
        return None
    piece = pieces[pick(len(pieces))].piece
    return _straight(field, figure, bearing(field.dot(figure), (piece.x, piece.y)), allowed, pick)


def _anywhere(field: Field, figure: Figure, allowed: int, pick: Pick) -> act.Step | None:
    return _straight(field, figure, pick(FULL), allowed, pick)


def _turn(field: Field, figure: Figure, allowed: int, pick: Pick) -> act.Step | None:
    return act.Step(figure.id, (), pick(COMPASS) * FULL // COMPASS)


def _straight(field: Field, figure: Figure, angle: int, allowed: int, pick: Pick) -> act.Step | None:
    """Some way in a direction, on hundredths of an inch, inside the field."""
    if allowed < INCH:
        return None
    length = allowed if pick(2) else INCH + pick(allowed - INCH + 1)
    x, y = ahead(field.dot(figure), angle, length - 10)
    margin = field.kind(figure).radius
    options = field.state.options
    end: Point = (
        min(options.width - margin, max(margin, x // 10 * 10)),
        min(options.height - margin, max(margin, y // 10 * 10)),
    )
    return act.Step(figure.id, (end,), angle) if end != field.dot(figure) else None


DRAWS: tuple[Draw, ...] = (_enemy, _enemy, _enemy, _friend, _away, _cover, _anywhere, _turn)
