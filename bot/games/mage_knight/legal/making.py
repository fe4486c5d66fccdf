"""What may be made of a template: whole actions for a person to choose from, and draws for the uses of abilities."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

from bot.engine.errors import Refused
from bot.engine.game import Offer
from bot.engine.playout import Pick, picker
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.strikes import facts_of
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.legal import groups, openings, sampling
from bot.games.mage_knight.legal.going import EIGHT, about, bounds, charges, levels, moves, quickly, surges
from bot.games.mage_knight.legal.groups import gangs, marches, volleys
from bot.games.mage_knight.measure import INCH, degrees, inches
from bot.games.mage_knight.movement.formations_move import abreast
from bot.games.mage_knight.movement.uses import beside, levitate_fault, nimble_fault, raise_fault
from bot.games.mage_knight.notation import choosing
from bot.games.mage_knight.notation.words import Facing
from bot.games.mage_knight.state import Figure
from bot.geometry.plane import FULL, ahead, bearing, distance

EXAMPLES = 5
"""Drawn examples of what cannot be listed."""

Draw = Callable[[Field, int, Pick], act.Action | None]
Details = Callable[[Field, int, Figure, bool], Iterator[Offer]]

SIXTEENTH = FULL // 16
LIFTED = 10 * INCH


# -- draws -----------------------------------------------------------------------------------------------------------


def dead(field: Field, figure: Figure) -> Iterator[Figure]:
    """The player's own eliminated figures (MKU-SA.necromancy.2)."""
    return (one for one in field.state.figures if one.owner == figure.owner and one.status == "eliminated")


def necromancy(field: Field, seat: int, figure: Figure, quick: bool, pick: Pick) -> act.Raise | None:
    """Some eliminated figure back beside this one."""
    fallen = list(dead(field, figure))
    return _raised(field, seat, figure, quick, fallen[pick(len(fallen))], pick(16) * SIXTEENTH) if fallen else None


def _raised(field: Field, seat: int, figure: Figure, quick: bool, fallen: Figure, facing: int) -> act.Raise | None:
    try:
        made = act.Raise(figure.id, choosing.put(field, figure, fallen, None, Facing(facing)), quick)
    except Refused:
        return None
    return made if raise_fault(field, seat, made) is None else None


def levitate(field: Field, seat: int, figure: Figure, quick: bool, pick: Pick) -> act.Levitate | None:
    """Some neighbour somewhere within ten inches."""
    near = [one for one in beside(field, figure) if field.figure(one).status == "field"]
    for _ in range(sampling.TRIES if near else 0):
        lifted = field.figure(near[pick(len(near))])
        x, y = ahead(field.dot(lifted), pick(16) * SIXTEENTH, INCH + pick(9 * INCH))
        place = act.Placement(lifted.id, x // 10 * 10, y // 10 * 10, pick(16) * SIXTEENTH)
        made = act.Levitate(figure.id, place, quick)
        if levitate_fault(field, seat, made) is None:
            return made
    return None


def nimble(field: Field, seat: int, figure: Figure, quick: bool, pick: Pick) -> act.Turn | None:
    """Some facing."""
    made = act.Turn(figure.id, pick(16) * SIXTEENTH)
    return made if nimble_fault(field, seat, made) is None else None


# -- for a person ----------------------------------------------------------------------------------------------------


def details(field: Field, seat: int, offer: Offer) -> Iterator[Offer]:
    """Whole actions that begin with the line of a template."""
    figure = field.find(str(offer.facts.get("figure")))
    quick = str(offer.facts.get("line", "")).startswith("quick ")
    if figure is not None:
        yield from OF_FIGURE[offer.kind][1](field, seat, figure, quick)
    else:
        yield from OF_SEAT[offer.kind][1](field, seat)


def _raises(field: Field, seat: int, figure: Figure, quick: bool) -> Iterator[Offer]:
    for fallen in dead(field, figure):
        made = _raised(field, seat, figure, quick, fallen, figure.facing)
        if made is not None:
            line = f"{quickly(quick)}necromancy {figure.id} raise={fallen.id} face={degrees(figure.facing)}"
            yield Offer("necromancy", made, {**about(figure, "necromancy", fallen), "line": line})


def _lifts(field: Field, seat: int, figure: Figure, quick: bool) -> Iterator[Offer]:
    """Every neighbour as far as it goes in each direction."""
    for name in beside(field, figure):
        lifted = field.figure(name)
        for facing in EIGHT:
            x, y = ahead(field.dot(lifted), facing, LIFTED - 10)
            place = act.Placement(name, x // 10 * 10, y // 10 * 10, facing)
            made = act.Levitate(figure.id, place, quick)
            if levitate_fault(field, seat, made) is None:
                yield Offer("levitate", made, about(figure, "levitate", lifted, facing))


def _turns(field: Field, seat: int, figure: Figure, quick: bool) -> Iterator[Offer]:
    for facing in EIGHT:
        made = act.Turn(figure.id, facing)
        if nimble_fault(field, seat, made) is None:
            yield Offer("nimble", made, about(figure, "nimble", None, facing))


OF_FIGURE: dict[str, tuple[Callable[[Field, int, Figure, bool, Pick], act.Action | None], Details]] = {
    "move": (sampling.sample_move, moves),
    "quick_move": (sampling.sample_move, moves),
    "charge": (sampling.charge, charges),
    "bound": (sampling.bound, bounds),
    "surge": (sampling.surge, surges),
    "take_off": (sampling.change_level, levels),
    "land": (sampling.change_level, levels),
    "quick_take_off": (sampling.change_level, levels),
    "quick_land": (sampling.change_level, levels),
    "necromancy": (necromancy, _raises),
    "levitate": (levitate, _lifts),
    "nimble": (nimble, _turns),
}
"""By the kind of a template of one figure: how it is drawn, and what a person may make of it."""


def optional(field: Field, seat: int) -> Iterator[act.Cancel]:
    """Every optional ability of the player's figures that he may cancel (MKU-5.16)."""
    for figure in field.own(seat):
        for ability in field.optional(figure):
            yield act.Cancel(figure.id, ability)


def cancelled(field: Field, seat: int, pick: Pick) -> act.Cancel | None:
    """Some optional ability given up."""
    known = list(optional(field, seat))
    return known[pick(len(known))] if known else None


def cancels(field: Field, seat: int) -> Iterator[Offer]:
    """Giving up an optional ability, in words."""
    for made in optional(field, seat):
        yield Offer("cancel", made, {**about(field.figure(made.figure), "cancel", None), "ability": made.ability})


def chance_for(field: Field, seat: int, word: str) -> Pick:
    """Chance for examples in a list: the same for the same table, seat and word, so that they stay as they were."""
    options = field.state.options
    text = f"{field.content.digest}|{options.build_total}|{len(field.state.players)}|{seat}|{word}"
    return picker(hashlib.sha256(text.encode()).digest())


def _drawn(
    make: Draw,
    doing: str,
    told: Callable[[Field, Any], Facts],
    plain: Callable[[Field, int], Iterator[Offer]] | None = None,
) -> tuple[Draw, Callable[[Field, int], Iterator[Offer]]]:
    """A draw, and some examples of it, the same at every look; ``told`` are the words for one.

    ``plain``: what stands before them.
    """

    def examples(field: Field, seat: int) -> Iterator[Offer]:
        yield from plain(field, seat) if plain is not None else ()
        for number in range(EXAMPLES):
            made = make(field, seat, chance_for(field, seat, f"{doing} {number}"))
            if made is not None:
                yield Offer(doing, made, told(field, made))

    return make, examples


def _place_told(field: Field, made: act.PlacePiece) -> Facts:
    return {"doing": "place_at", "card": made.template, "x": inches(made.x), "y": inches(made.y)}


def _objective_told(field: Field, made: act.PlaceObjective) -> Facts:
    return {"doing": "objective_at", "x": inches(made.x), "y": inches(made.y)}


def _marched(field: Field, made: act.FormationMove | act.Paths) -> Facts:
    """A common way is told by its length and direction."""
    members = tuple([step.figure for step in made.steps])
    first = next((step for step in made.steps if step.path), None)
    if first is None:
        return with_cards(field.state, {"doing": "march_stays" if members else "stay_all", "members": members})
    start, end = field.dot(field.figure(first.figure)), first.path[-1]
    length = distance(start, end)
    told: Facts = {
        "doing": "march",
        "members": members,
        "facing": degrees(bearing(start, end)),
        "length": inches(length),
    }
    return {**with_cards(field.state, told), **_march_line(field, made, first.facing, length)}


def _march_line(field: Field, made: act.FormationMove | act.Paths, angle: int, length: int) -> Facts:
    """The short line of a common way, if it is one and nobody stays behind."""
    group = [field.figure(step.figure) for step in made.steps]
    if abreast(group, angle, length) != made.steps:
        return {}
    verb = "formation" if isinstance(made, act.FormationMove) else "paths"
    return {"line": f"{verb} {','.join(one.id for one in group)} by={degrees(angle)},{inches(length)}"}


def _ganged(field: Field, made: act.Close | act.Ranged) -> Facts:
    return with_cards(field.state, {**facts_of(field, made), "doing": "attack_together", "members": made.members})


def _owed(field: Field, seat: int, pick: Pick) -> act.Action | None:
    pending = field.state.pending
    return None if pending is None else groups.owed(field, seat, pending, pick)


OF_SEAT: dict[str, tuple[Draw, Callable[[Field, int], Iterator[Offer]]]] = {
    "formation": _drawn(groups.march, "formation", _marched, marches),
    "volley": _drawn(groups.volley, "volley", _ganged, volleys),
    "gang": _drawn(groups.gang, "gang", _ganged, gangs),
    "paths": _drawn(_owed, "paths", _marched),
    "cancel": (cancelled, cancels),
    "objective": _drawn(openings.objective, "objective", _objective_told),
    "place": _drawn(openings.place, "place", _place_told),
    "edge": (openings.edge_by_chance, openings.sides),
}
"""The same of templates of no one figure."""
