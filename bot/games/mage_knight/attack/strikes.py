"""Every attack that a figure may be given now by itself, exactly; formations are samples (``groups``).

Healing that could heal nothing is not among them, though it may be declared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.engine.requests import Facts
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack.bombardment import bombarded
from bot.games.mage_knight.attack.capture import capture_fault
from bot.games.mage_knight.attack.close import close_fault
from bot.games.mage_knight.attack.modes import attacked, mode_of, owes_attack
from bot.games.mage_knight.attack.ranged import ban_fault, ranged_fault
from bot.games.mage_knight.editions.modes import NOBODY, Combat, Mode
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.sight import shoot_fault, shooter_fault
from bot.games.mage_knight.field.values import farthest, unchanging
from bot.games.mage_knight.figures.tokens import may_act, no_combat
from bot.games.mage_knight.measure import INCH
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import square_within

SEVERAL = 2
"""Targets that make an attack one on several."""


def near(field: Field, figure: Figure, others: Sequence[Figure]) -> list[Figure]:
    """The figures within range of another: a quick look before lines are drawn."""
    x, y, most = figure.x, figure.y, square_within(farthest(field, figure) * INCH + field.edition.tolerance)
    return [one for one in others if (one.x - x) ** 2 + (one.y - y) ** 2 <= most and one.id != figure.id]


def in_effect(field: Field, figure: Figure, combat: Combat) -> list[Mode]:
    """The modes that a figure may use: the normal one and those of its abilities (MKU-SA.0.8)."""
    modes = field.edition.modes
    known = ["", *[one.id for one in field.powers(figure).abilities]]
    return [modes[combat, name] for name in known if (combat, name) in modes]


def blows_at_one(field: Field, figure: Figure) -> list[Mode]:
    """The modes in which it may strike one opponent, the normal one first."""
    return [mode for mode in in_effect(field, figure, "close") if mode.most == 1 and not mode.heals]


def in_need(figure: Figure, mode: Mode) -> bool:
    """True if a mode could do anything to a figure: nobody is healed past the starting position (MKU-SA.healing.6)."""
    return not mode.heals or figure.click > 0


def ranged_attacks(
    field: Field, seat: int, figure: Figure, others: Sequence[Figure], most: int = 0
) -> Iterator[Ranged]:
    """All ranged attacks of one figure: each mode in effect, each set of targets that its arrows allow.

    ``most``: at so many targets at once.
    """
    if not field.kind(figure).range or _may_not(field, seat, figure, "ranged"):
        return
    reached = near(field, figure, others)
    if not reached or shooter_fault(field, figure):
        return
    owed = owes_attack(field.state, figure.id)
    for mode in [one for one in in_effect(field, figure, "ranged") if not (owed and one.heals)]:
        if mode.hits == "area":
            yield from () if owed and mode.standing else _bombardments(field, seat, figure, mode, reached)
            continue
        if mode.most == NOBODY:
            if attacked(field, figure, mode, ()):
                yield Ranged(figure.id, (), mode.id)
            continue
        wanted = [one for one in reached if field.foes_of_seat(seat, one) != mode.heals and in_need(one, mode)]
        arrows = min(filter(None, (mode.most or field.kind(figure).targets, most)))
        alone = _targets(field, seat, figure, wanted, mode)
        yield from [Ranged(figure.id, (one,), mode.id) for one in alone]
        together = (
            alone if arrows < SEVERAL or unchanging(field) else _targets(field, seat, figure, wanted, mode, many=True)
        )
        for count in range(SEVERAL, min(arrows, len(together)) + 1):
            for chosen in combinations(together, count):
                yield Ranged(figure.id, chosen, mode.id)


def _targets(
    field: Field, seat: int, figure: Figure, wanted: Sequence[Figure], mode: Mode, *, many: bool = False
) -> list[str]:
    """At whom of some it may shoot, alone or (``many``) together with others: a range may depend on it (MK2-3.10)."""
    return [
        one.id
        for one in wanted
        if shoot_fault(field, seat, figure, one, mode.id, many=many) is None
        and ban_fault(field, figure, one, mode) is None
    ]


def _bombardments(field: Field, seat: int, figure: Figure, mode: Mode, others: Sequence[Figure]) -> Iterator[Ranged]:
    """On every opponent, and between each two of them: other points may be named."""
    foes = [one for one in others if field.foes(figure, one)]
    spots = [(one.x, one.y) for one in foes]
    spots += [_between(figure, one, two) for one, two in combinations(foes, 2)]
    found: dict[tuple[str, ...], Point] = {}
    for spot in spots:
        hit = bombarded(field, figure, spot)
        action = Ranged(figure.id, (), mode.id, point=spot)
        if tuple([one.id for one in hit]) not in found and ranged_fault(field, seat, action, in_move=False) is None:
            found[tuple([one.id for one in hit])] = spot
            yield action


def _between(attacker: Figure, one: Figure, two: Figure) -> Point:
    """The middle of two figures, rounded towards the attacker: the same whichever way the field is turned (MKU-6.1)."""
    x, y = attacker.x, attacker.y
    return x + _half(one.x + two.x - 2 * x), y + _half(one.y + two.y - 2 * y)


def _half(number: int) -> int:
    return number // 2 if number >= 0 else -(-number // 2)


def close_attacks(field: Field, seat: int, figure: Figure) -> Iterator[Close]:
    """All close combat attacks of one figure: each figure in contact, each mode in effect, capture attempts."""
    if _may_not(field, seat, figure, "close"):
        return
    touched = [one for one in field.contacts(figure) if not one.captor]
    if not touched:
        return
    foes = [one for one in touched if field.foes(figure, one)]
    friends = [one for one in touched if field.friends(figure, one)]
    for mode in in_effect(field, figure, "close"):
        if mode.most == NOBODY:
            yield from _legal(field, seat, Close(figure.id, "", mode.id))
            continue
        for target in [one for one in (friends if mode.heals else foes) if in_need(one, mode)]:
            for heal in ("damage", "die") if mode.heals else ("damage",):
                yield from _legal(field, seat, Close(figure.id, target.id, mode.id, heal=heal))
            if mode.captures and capture_fault(field, figure, target, mode) is None:
                yield from _legal(field, seat, Close(figure.id, target.id, mode.id, capture=True))


def owed_attacks(field: Field, seat: int, figure: Figure, combat: Combat) -> Iterator[Close | Ranged]:
    """The attacks of one kind at the end of a move, while one is owed (``State.pending``)."""
    yield from close_attacks(field, seat, figure) if combat == "close" else ()
    yield from ranged_attacks(field, seat, figure, field.there()) if combat == "ranged" else ()


def _may_not(field: Field, seat: int, figure: Figure, combat: Combat) -> bool:
    """True if it may not fight now; whoever owes an attack has its action already."""
    if owes_attack(field.state, figure.id):
        return no_combat(field, figure, combat) is not None
    return may_act(field, seat, figure, combat) is not None


def _legal(field: Field, seat: int, action: Close) -> Iterator[Close]:
    if close_fault(field, seat, action, in_move=owes_attack(field.state, action.figure)) is None:
        yield action


def facts_of(field: Field, action: Close | Ranged) -> Facts:
    """What a label says of an attack."""
    figure = field.figure(action.figure)
    if isinstance(action, Ranged):
        targets: tuple[str, ...] = action.targets
        mode = action.mode or "ranged"
    else:
        targets = (action.target,) if action.target else ()
        healed = f"{action.mode}_{action.heal}" if mode_of(field, action).heals else action.mode
        mode = "capture" if action.capture else healed
    facts: Facts = {"doing": "attack", "figure": figure.id, "figure_card": figure.type, "mode": mode or "close"}
    if isinstance(action, Ranged) and action.point is not None:
        struck = bombarded(field, figure, action.point)
        targets = tuple([one.id for one in struck])
    facts |= {"targets": targets or ("all",), "targets_card": tuple([field.figure(one).type for one in targets])}
    return {**facts, "about": figure.id}
