"""What a seat may declare now: attacks and uses exactly, moves and formations as templates that are filled when drawn.

A template is cheap to list: random play fills in only the one that it draws, a person opens it and finds ``details``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.game import Offer
from bot.engine.playout import Pick
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.legal import groups, making, openings, sampling
from bot.games.mage_knight.legal.strikes import close_attacks, facts_of, ranged_attacks
from bot.games.mage_knight.legal.worth import worth
from bot.games.mage_knight.state import Figure
from bot.games.mage_knight.turn.tokens import may_act

__all__ = ["details", "fill", "legal", "worth"]

BRANCHES = ("charge", "bound")


def legal(field: Field, seat: int) -> Iterator[Offer]:
    """The offers of the present phase, in a stable order."""
    if field.state.phase == "play":
        return _owed() if field.state.pending is not None else _turn(field, seat)
    return openings.offers(field, seat)


def _owed() -> Iterator[Offer]:
    yield Offer("paths", act.Paths(()), {"doing": "stay_all"})
    yield Offer("paths", None, {"line": "paths"})


def _turn(field: Field, seat: int) -> Iterator[Offer]:
    left = field.state.left > 0
    there = field.there()
    own = [figure for figure in there if figure.owner == seat and not figure.captor]
    for figure in own:
        if may_act(field, seat, figure, "move") is None:
            yield from _moves(field, figure, left)
    if left:
        able: set[tuple[type, str]] = set()
        for figure in own:
            yield from _attacks(field, close_attacks(field, seat, figure), able)
            yield from _attacks(field, ranged_attacks(field, seat, figure, there), able)
        yield from _formations(field, seat, [figure for figure in own if field.contacts(figure)], able)
    for figure in own:
        if field.has(figure, "nimble"):
            yield _template("nimble", f"nimble {figure.id}", figure)
    if any(making.optional(field, seat)):
        yield Offer("cancel", None, {"line": "cancel"})
    if left:
        yield Offer("pass", act.Pass(), {"doing": "pass"})
    yield Offer("end_turn", act.EndTurn(), {"doing": "end_turn"})


def _attacks(
    field: Field, attacks: Iterator[act.Close] | Iterator[act.Ranged], able: set[tuple[type, str]]
) -> Iterator[Offer]:
    """Attacks; ``able`` gathers who may attack from afar and who hand to hand."""
    for attack in attacks:
        able.add((type(attack), attack.figure))
        yield Offer("attack", attack, facts_of(field, attack))


def _moves(field: Field, figure: Figure, left: bool) -> Iterator[Offer]:
    """A move action in all its uses; by Quickness also without an action of the player's."""
    quick = field.has(figure, "quickness")
    for prefix in (("",) if left else ()) + (("quick ",) if quick else ()):
        yield _template("quick_move" if prefix else "move", f"{prefix}move {figure.id}", figure)
        if field.has(figure, "regeneration") and not (prefix and field.state.options.quickness_moves_only):
            facts = _named("regenerate", figure)
            yield Offer("regenerate", act.Regenerate(figure.id, bool(prefix)), facts)
        if field.has(figure, "necromancy") and any(making.dead(field, figure)):
            yield _template("necromancy", f"{prefix}necromancy {figure.id}", figure)
        if field.has(figure, "magic_levitation"):
            yield _template("levitate", f"{prefix}levitate {figure.id}", figure)
        for branch in BRANCHES:
            if field.has(figure, branch) and not figure.captive and not _met(field, figure):
                yield _template(branch, f"{prefix}{branch} {figure.id}", figure)


def _met(field: Field, figure: Figure) -> bool:
    """Whether it began the turn in contact with an enemy (MKU-SA.charge.3)."""
    return any(field.foes_of_seat(figure.owner, field.figure(one)) for one in figure.contacts)


def _formations(field: Field, seat: int, own: list[Figure], able: set[tuple[type, str]]) -> Iterator[Offer]:
    """Samples of those who touch others: there are too many groups to list.

    Whoever may attack in a group may attack alone, so that few ``able`` figures spare a person an empty list.
    """
    shooters, strikers = [sum(kind is combat for kind, _ in able) for combat in (act.Ranged, act.Close)]
    if len(own) >= field.edition.movement_sizes[0] and groups.possible(field, seat, own):
        yield Offer("formation", None, {"line": "formation"})
    if shooters >= field.edition.ranged_sizes[0]:
        yield Offer("volley", None, {"line": "ranged"})
    if strikers >= field.edition.close_sizes[0]:
        yield Offer("gang", None, {"line": "close"})


def _named(doing: str, figure: Figure) -> Facts:
    return {"doing": doing, "figure": figure.id, "figure_card": figure.type}


def _template(kind: str, line: str, figure: Figure) -> Offer:
    return Offer(kind, None, {"line": line, "figure": figure.id, "figure_card": figure.type})


# -- filling in ------------------------------------------------------------------------------------------------------


def fill(field: Field, seat: int, offer: Offer, pick: Pick) -> act.Action | None:
    """A legal action of a template, or None if none was found."""
    if offer.action is not None:
        whole: act.Action = offer.action
        return whole
    if offer.kind in _GROUPS:
        return _GROUPS[offer.kind](field, seat, pick)
    if offer.kind in openings.FILLS:
        return openings.FILLS[offer.kind](field, seat, pick)
    figure = field.figure(str(offer.facts["figure"]))
    quick = str(offer.facts["line"]).startswith("quick ")
    return _FILLS[offer.kind](field, seat, figure, quick, pick)


def _paths(field: Field, seat: int, pick: Pick) -> act.Action | None:
    pending = field.state.pending
    return None if pending is None else groups.owed(field, seat, pending, pick)


_GROUPS: dict[str, Callable[[Field, int, Pick], act.Action | None]] = {
    "formation": groups.march,
    "volley": groups.volley,
    "gang": groups.gang,
    "paths": _paths,
    "cancel": making.cancelled,
}
_FILLS: dict[str, Callable[[Field, int, Figure, bool, Pick], act.Action | None]] = {
    "move": sampling.move,
    "quick_move": sampling.move,
    "charge": sampling.charge,
    "bound": sampling.bound,
    "necromancy": making.necromancy,
    "levitate": making.levitate,
    "nimble": making.nimble,
}


def details(field: Field, seat: int, offer: Offer) -> Iterator[Offer]:
    """What a person may make of a template: whole actions, with words for them."""
    if offer.action is None:
        yield from making.details(field, seat, offer)
