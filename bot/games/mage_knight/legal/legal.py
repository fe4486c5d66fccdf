"""What a seat may declare now: attacks and uses exactly, moves and formations as templates that are filled when drawn.

A template is cheap to list: random play fills in only the one that it draws, a person opens it and finds ``details``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from bot.engine.game import Offer, any_of
from bot.engine.playout import Pick
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.strikes import close_attacks, facts_of, owed_attacks, ranged_attacks
from bot.games.mage_knight.field.bans import forbidden_fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.tokens import may_act
from bot.games.mage_knight.legal import groups, making, openings
from bot.games.mage_knight.legal.with_items import item_offers
from bot.games.mage_knight.movement.movement import branch_fault
from bot.games.mage_knight.movement.open_spins import question, waits_fault
from bot.games.mage_knight.state import Figure, Pending
from bot.games.mage_knight.turn.ability_tokens import PUTS, token_fault

__all__ = ["by_chance", "details", "fill", "legal", "out_of_turn"]

FORMATION = Offer("formation", None, {"line": "formation"})
VOLLEY = Offer("volley", None, {"line": "ranged"})
GANG = Offer("gang", None, {"line": "close"})
"""What groups of figures do: there are too many groups to list."""

MOVES_FIRST = 3
"""One time of so many chance tries the moves of a figure first: so fights are about as frequent as their offers."""

CANCEL = Offer("cancel", None, {"line": "cancel"})
PASS = Offer("pass", act.Pass(), {"doing": "pass"})
END_TURN = Offer("end_turn", act.EndTurn(), {"doing": "end_turn"})


def legal(field: Field, seat: int) -> Iterator[Offer]:
    """The offers of the present phase, in a stable order."""
    if field.state.phase == "play" and seat != field.state.active:
        return chain(_spins(field, seat), making.cancels(field, seat) if seat in out_of_turn(field) else ())
    if field.state.phase == "play":
        own = _turn(field, seat) if field.state.pending is None else _owed(field, seat, field.state.pending)
        return free(field, own)
    return openings.offers(field, seat)


def free(field: Field, offers: Iterable[Offer]) -> Iterator[Offer]:
    """The offers that do not have to wait for an open spin (MK2-P15)."""
    if not field.state.spins:
        return iter(offers)
    return (one for one in offers if one.action is None or waits_fault(field, one.action) is None)


def _spins(field: Field, seat: int) -> Iterator[Offer]:
    """What may be answered to the free spins that a seat has left open (MK2-P15)."""
    for spin in field.state.spins:
        figure, asked = field.figure(spin.figure), question(field, spin)
        for option in asked.options if asked is not None and figure.owner == seat else ():
            facts: Facts = {**_named("spin", figure), **option.facts}
            yield Offer("spin", act.Spin(figure.id, option.id.removeprefix("f")), facts)


def out_of_turn(field: Field) -> frozenset[int]:
    """The seats that may cancel an ability of a figure, whoever plays the turn (MKU-P13)."""
    state = field.state
    if state.phase != "play" or state.pending is not None:
        return frozenset()
    return frozenset(seat for seat in range(len(state.players)) if any(making.optional(field, seat)))


def _owed(field: Field, seat: int, pending: Pending) -> Iterator[Offer]:
    if pending.kind == "attack":
        figure, branch = field.figure(pending.members[0]), field.edition.branches[pending.source]
        for attack in owed_attacks(field, seat, figure, branch.combat):
            yield Offer("attack", attack, facts_of(field, attack))
        yield Offer("forgo", act.Forgo(), {"doing": "forgo", "figure": figure.id, "figure_card": figure.type})
    else:
        yield Offer("paths", act.Paths(()), {"doing": "stay_all"})
        yield Offer("paths", None, {"line": "paths"})


def _turn(field: Field, seat: int) -> Iterator[Offer]:
    there = field.there()
    own = _own(seat, there)
    for figure in own:
        yield from _moves(field, seat, figure)
    if field.state.left > 0:
        able: list[type] = []
        for figure in own:
            yield from _attacks(field, seat, figure, there, able)
        yield from _formations(field, seat, [figure for figure in own if field.contacts(figure)], able)
    for figure in own:
        yield from _uses(field, figure)
    yield from _rest(field, seat)


def _own(seat: int, there: list[Figure]) -> list[Figure]:
    return [figure for figure in there if figure.owner == seat and not figure.captor]


def _rest(field: Field, seat: int) -> Iterator[Offer]:
    if any(making.optional(field, seat)):
        yield CANCEL
    if field.state.left > 0 and act.Pass in field.edition.phases["play"]:
        yield PASS
    yield END_TURN


def _attacks(field: Field, seat: int, figure: Figure, there: list[Figure], able: list[type]) -> Iterator[Offer]:
    """Attacks of a figure; ``able`` gathers for each figure whether it may attack hand to hand and from afar."""
    for attacks in (close_attacks(field, seat, figure), ranged_attacks(field, seat, figure, there)):
        attack: act.Close | act.Ranged | None = None
        for attack in attacks:
            yield Offer("attack", attack, facts_of(field, attack))
        if attack is not None and not figure.soaring:  # MK2-16.9
            able.append(type(attack))


def _moves(field: Field, seat: int, figure: Figure) -> Iterator[Offer]:
    """A move action in all its uses; by Quickness also without an action of the player's."""
    powers = field.powers(figure)
    yield from _puts(field, seat, figure) if powers.uses else ()
    yield from item_offers(field, seat, figure) if field.state.items else ()
    if may_act(field, seat, figure, "move") is not None:
        return
    fighting = verbs(field, figure) if powers.branches else []
    for verb in fighting:
        yield from _fighting_move(field, seat, figure, verb)
    for prefix in (("",) if field.state.left > 0 else ()) + (("quick ",) if powers.quick else ()):
        quick = next((one.id for one in powers.abilities if one.quick), "") if prefix else ""
        if powers.soars and not figure.captive:
            yield from _level(field, figure, prefix, quick)
        yield _template(field, "quick_move" if prefix else "move", f"{prefix}move {figure.id}", figure, quick)
        still = not (prefix and field.edition.special_actions)
        if still and _regenerates(field, figure, bool(prefix)):
            yield Offer("regenerate", act.Regenerate(figure.id, bool(prefix)), _named("regenerate", figure))
        if still and act.Raise in powers.uses and any(making.dead(field, figure)):
            yield _template(
                field, "necromancy", f"{prefix}necromancy {figure.id}", figure, field.edition.uses[act.Raise].id
            )
        if still and act.Levitate in powers.uses:
            yield _template(
                field, "levitate", f"{prefix}levitate {figure.id}", figure, field.edition.uses[act.Levitate].id
            )
        for verb in fighting:
            if not field.edition.paid_by_combat(verb):
                yield _template(field, verb, f"{prefix}{verb} {figure.id}", figure, _by(field, figure, verb))


def _level(field: Field, figure: Figure, prefix: str, quick: str) -> Iterator[Offer]:
    """Taking off or landing, wherever it goes (MK2-16.4)."""
    kind = "land" if figure.soaring else "take_off"
    if figure.soaring or forbidden_fault(field, figure, "soaring") is None:
        yield _template(field, f"quick_{kind}" if prefix else kind, f"{prefix}move {figure.id} {kind}", figure, quick)


def _puts(field: Field, seat: int, figure: Figure) -> Iterator[Offer]:
    """The tokens of abilities that it may put down (MK2-33.50, 33.51)."""
    for made in PUTS:
        if made in field.powers(figure).uses and token_fault(field, seat, made(figure.id)) is None:
            yield Offer(PUTS[made], made(figure.id), _named(PUTS[made], figure))


def _fighting_move(field: Field, seat: int, figure: Figure, verb: str) -> Iterator[Offer]:
    """A move for which an action of combat pays (MK2-19.13, 33.10, 33.16)."""
    kind = field.edition.branches[verb].action
    if kind != "move" and field.state.left > 0 and may_act(field, seat, figure, kind) is None:
        yield _template(field, verb, f"{verb} {figure.id}", figure, _by(field, figure, verb))


def _by(field: Field, figure: Figure, verb: str) -> str:
    """The ability of the dial that lets it attack so; empty: its base does."""
    shown = [one for one in field.powers(figure).abilities if one.id in field.edition.abilities]
    return next((one.id for one in shown if verb in [branch.verb for branch in one.branches]), "")


def verbs(field: Field, figure: Figure) -> list[str]:
    """How it may attack at the end of a move now."""
    own = field.powers(figure).branches
    return [branch.verb for branch in own if branch_fault(field, figure, branch) is None]


def _regenerates(field: Field, figure: Figure, quick: bool) -> bool:
    """True if Regeneration may be used and could give anything back."""
    allowed = not (quick and field.state.options.quickness_moves_only)
    return allowed and figure.click > 0 and act.Regenerate in field.powers(figure).uses


def _uses(field: Field, figure: Figure) -> Iterator[Offer]:
    """What a figure may do without an action."""
    if act.Turn in field.powers(figure).uses:
        yield _template(field, "nimble", f"nimble {figure.id}", figure, field.edition.uses[act.Turn].id)


def _formations(field: Field, seat: int, own: list[Figure], able: list[type]) -> Iterator[Offer]:
    """Samples of those who touch others: there are too many groups to list.

    Whoever may attack in a group may attack alone, so that few ``able`` figures spare a person an empty list.
    """
    shooters, strikers = able.count(act.Ranged), able.count(act.Close)
    if len(own) >= field.edition.movement_sizes[0] and groups.possible(field, seat, own):
        yield FORMATION
    if shooters >= field.edition.ranged_sizes[0] or (shooters and groups.wands_join(field, seat, own)):
        yield VOLLEY
    if 0 < field.edition.close_sizes[0] <= strikers:  # MK2-19.7
        yield GANG


def _named(doing: str, figure: Figure) -> Facts:
    return {"doing": doing, "figure": figure.id, "figure_card": figure.type, "about": figure.id}


def _template(field: Field, kind: str, line: str, figure: Figure, ability: str = "") -> Offer:
    """``ability``: by which it may."""
    facts: Facts = {"line": line, "figure": figure.id, "figure_card": figure.type, "about": figure.id}
    return Offer(kind, None, {**facts, "does": field.edition.described(ability)} if ability else facts)


# -- drawing one -----------------------------------------------------------------------------------------------------


def by_chance(field: Field, seat: int, pick: Pick) -> act.Action | None:
    """One of the legal actions at random: in play first whose, then whether it moves or fights, then which.

    So the others need not be listed.
    """

    def filled(offer: Offer) -> act.Action | None:
        return fill(field, seat, offer, pick)

    action: act.Action | None = None
    if field.state.phase != "play" or field.state.pending is not None or seat != field.state.active:
        action = any_of(list(legal(field, seat)), filled, pick)
        return action
    there = field.there()
    places: list[Figure | Offer] = [*_own(seat, there), *free(field, _rest(field, seat))]
    while places and action is None:
        place = places.pop(pick(len(places)))
        for offers in ((place,),) if isinstance(place, Offer) else _of(field, seat, place, there, pick):
            action = action or any_of(list(free(field, offers)), filled, pick)
    return action


def _of(
    field: Field, seat: int, figure: Figure, there: list[Figure], pick: Pick
) -> tuple[Iterable[Offer], Iterable[Offer]]:
    """All that one figure may do, alone or perhaps in a formation: what is tried first, and the rest."""
    moves, fights = _quiet(field, seat, figure), _fights(field, seat, figure, there)
    return (fights, moves) if pick(MOVES_FIRST) else (moves, fights)


def _quiet(field: Field, seat: int, figure: Figure) -> Iterator[Offer]:
    """All that one figure may do without an attack, or before one."""
    yield from _moves(field, seat, figure)
    yield from _uses(field, figure)
    if field.state.left > 0 and _beside_friends(field, figure):
        yield FORMATION


def _fights(field: Field, seat: int, figure: Figure, there: list[Figure]) -> Iterator[Offer]:
    """The attacks of one figure, and those that it may join."""
    if field.state.left > 0:
        able: list[type] = []
        yield from _attacks(field, seat, figure, there, able)
        if able and _beside_friends(field, figure):
            yield from [offer for combat, offer in ((act.Ranged, VOLLEY), (act.Close, GANG)) if combat in able]


def _beside_friends(field: Field, figure: Figure) -> bool:
    return any(field.friends(figure, one) for one in field.contacts(figure))


# -- filling in ------------------------------------------------------------------------------------------------------


def fill(field: Field, seat: int, offer: Offer, pick: Pick) -> act.Action | None:
    """A legal action of a template, or None if none was found."""
    if offer.action is not None:
        whole: act.Action = offer.action
        return whole
    if offer.kind in making.OF_SEAT:
        return _not_waiting(field, making.OF_SEAT[offer.kind][0](field, seat, pick))
    figure = field.figure(str(offer.facts["figure"]))
    quick = str(offer.facts["line"]).startswith("quick ")
    return _not_waiting(field, making.OF_FIGURE[offer.kind][0](field, seat, figure, quick, pick))


def _not_waiting(field: Field, action: act.Action | None) -> act.Action | None:
    """The action, unless it has to wait for an open spin (MK2-P15)."""
    return action if action is not None and waits_fault(field, action) is None else None


def details(field: Field, seat: int, offer: Offer) -> Iterator[Offer]:
    """What a person may make of a template: whole actions, with words for them."""
    return free(field, making.details(field, seat, offer)) if offer.action is None else iter(())
