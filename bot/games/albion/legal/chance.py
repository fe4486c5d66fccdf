"""Templates at random: what random players make of orders, arming, items and declarations. All of it is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from msgspec.structs import replace

from bot.engine.game import Offer
from bot.games.albion import actions as act
from bot.games.albion import arming
from bot.games.albion.board import Board
from bot.games.albion.fate import returning
from bot.games.albion.fights import declaring
from bot.games.albion.items import exchange, goods, phase, second_look, words
from bot.games.albion.rounds import marching
from bot.games.albion.state import Allotment, Attack, Knight, PawnItems, PawnOrder, Proposal

Pick = Callable[[int], int]
T = TypeVar("T")
TRIES = 12
"""So often chance tries before it takes what is legal in any case."""


def _one_of(several: Sequence[T], pick: Pick) -> T:
    return several[pick(len(several))]


def _shuffled(several: Sequence[T], pick: Pick) -> list[T]:
    left = list(several)
    return [left.pop(pick(len(left))) for _ in range(len(left))]


# -- set-up and return ---------------------------------------------------------------------------------------------


def _allotment(b: Board, strength: int, power: int, pick: Pick) -> Allotment:
    gear = [one for one in b.content.gear.values() if not one.secret and one.min_strength <= strength]
    weapons = _shuffled([one.id for one in gear if one.kind == "weapon"], pick)[: pick(3)]
    armour = _shuffled([one.id for one in gear if one.kind == "armour"], pick)[: 1 + pick(2)]
    return Allotment(strength, power, tuple(weapons), tuple(armour), bool(weapons) and not pick(3))


def _arm(b: Board, seat: int, offer: Offer, pick: Pick) -> act.Action:
    knight, limits = str(offer.facts["knight"]), b.content.limits
    spread = limits.strength_plus_power - 2 * limits.minimum_attribute + 1
    for _ in range(TRIES):
        strength = limits.minimum_attribute + pick(spread)
        given = _allotment(b, strength, limits.strength_plus_power - strength, pick)
        if arming.fault(b.content, knight, given) is None:
            return act.Arm(knight, given)
    return act.Arm(knight, arming.ready_allotment(b.content, knight))


def _pawns(b: Board, seat: int, offer: Offer, pick: Pick) -> act.Action:
    group = b.content.groups[int(str(offer.facts["group"]))]
    return act.Pawns(tuple(_shuffled([one.id for one in group.knight], pick)))


def _return(b: Board, seat: int, offer: Offer, pick: Pick) -> act.Action:
    """He spends some points on Strength, none on Power; what he cannot carry he leaves."""
    knight = next(one for one in b.state.knights.values() if one.code == offer.facts["pawn"])
    usual = returning.default(b, knight)
    for _ in range(TRIES):
        strength = knight.base[0] + pick(usual.strength - knight.base[0] + 1)
        given = _allotment(b, strength, knight.base[1], pick)
        if arming.fault(b.content, knight.id, given, mounted=b.mounted(knight)) is None:
            return act.Return(knight.code, given)
    return act.Return(knight.code, usual)


# -- movement ------------------------------------------------------------------------------------------------------


def _orders(b: Board, seat: int, offer: Offer, pick: Pick) -> act.Action | None:
    """All at once, under the first of the templates that there are of single pawns."""
    done = {one.pawn for one in b.seat(seat).moves or ()} if b.state.options.seat_order else set()
    left = [one for one in b.of_seat(seat) if one.code not in done]
    if offer.facts["about"] != left[0].code:
        return None
    foes = [one.hex for one in b.on_map() if one.seat != seat]
    return act.SealOrders(tuple([_order(b, one, _goal(b, one, foes, pick), pick) for one in _shuffled(left, pick)]))


def _order(b: Board, knight: Knight, goal: str, pick: Pick) -> PawnOrder:
    """Mostly towards something, sometimes anywhere, sometimes it stays."""
    near, path, here = b.content.around_by[knight.transport], list[str](), knight.hex
    for _ in range(marching.allowance(b, knight) if pick(8) and not knight.skip_next_move else 0):
        if not near[here] or (goal == here and pick(4)):
            break
        there = (
            min(near[here], key=lambda one: b.distance(one, goal)) if goal and pick(6) else _one_of(near[here], pick)
        )
        path.append(there)
        if b.border(here, there):
            break
        here = there
    leaves = knight.mount is not None and (knight.transport == "boat" or _boat_waits(b, [knight.hex, *path][-1]))
    return PawnOrder(knight.code, tuple(path), leaves and not pick(3))


def _boat_waits(b: Board, label: str) -> bool:
    return any(one.kind == "boat" for one in b.lies(label))


def _goal(b: Board, knight: Knight, foes: list[str], pick: Pick) -> str:
    """With an artefact home; else an artefact's site, an enemy, a place where something lies, or none."""
    if any(b.gear(one).artefact for one in knight.tokens):
        return b.castle(knight)
    near = [min(foes, key=lambda one: b.distance(one, knight.hex))] if foes else []
    return _one_of([*b.content.artefact_hexes * 2, *near * 2, *[*b.state.lying][:8], ""], pick)


# -- items and exchange --------------------------------------------------------------------------------------------


def _items(b: Board, seat: int, offer: Offer, pick: Pick) -> act.Action | None:
    """At worst all is left; where not even that may be done, an exchange stands that somebody was shown."""
    for _ in range(TRIES):
        said = tuple([_wishes(b, one, pick) for one in b.of_seat(seat) if b.on_land(one)])
        if possible(b, seat, said):
            return act.SealItems(said)
    bare = tuple([PawnItems(one.code, (words.ALL,)) for one in b.of_seat(seat) if b.on_land(one)])
    return act.SealItems(bare) if possible(b, seat, bare) else None


def _wishes(b: Board, knight: Knight, pick: Pick) -> PawnItems:
    here = b.lies(knight.hex)
    known = [one.kind for one in here if words.knows(one, knight.seat)]
    unseen = [f"{words.OBJECT}.{place}" for place in range(1, len(words.unseen(b, knight.seat, knight.hex)) + 1)]
    take = _one_of([words.OBJECTS, words.OBJECTS, words.ALL, words.BETTER, *known, *unseen, ""], pick)
    carried = [one.kind for one in knight.tokens if not b.gear(one).artefact]
    mount = [knight.transport] if knight.mount is not None else []
    leave = _one_of([*carried, *mount, ""], pick) if not pick(6) else ""
    return PawnItems(knight.code, (leave,) if leave else (), (take,) if take else ())


def possible(b: Board, seat: int, said: tuple[PawnItems, ...], *more: Proposal) -> bool:
    """True if a seat could say this, if this were agreed, too."""
    seats = [replace(one, items=said) if number == seat else one for number, one in enumerate(b.state.seats)]
    table = Board(b.content, replace(b.state, seats=seats, proposals=[*b.state.proposals, *more]))
    return not any(True for _ in phase.to_mend(table, seat)) and second_look.stands(table)


def _keep(b: Board, seat: int, offer: Offer, pick: Pick) -> act.Action | None:
    """All, some, or nothing of what was taken unseen, whatever the limits allow; at worst all lies there again."""
    fresh = {one.code: b.state.fresh[one.code] for one in b.of_seat(seat) if one.code in b.state.fresh}
    would = goods.after(b)
    kinds = {code: [one.token.kind for one in would.got if one.token.id in ids] for code, ids in fresh.items()}
    back = tuple([PawnItems(code, tuple(named)) for code, named in kinds.items()])
    bare = tuple([PawnItems(code, (words.ALL,)) for code in fresh])  # what he receives may leave room for nothing else
    for said in ((), back[pick(len(back) + 1) :], back, bare):
        if may_keep(b, seat, said):
            return act.Look(said)
    return None


def may_keep(b: Board, seat: int, said: tuple[PawnItems, ...]) -> bool:
    """True if a seat could leave this, and keep the rest of what it has just taken."""
    return not any(True for _ in second_look.faults(b, seat, said))


def partners(b: Board, seat: int) -> Iterator[tuple[Knight, Knight, str]]:
    """Whom a knight of the seat could give one thing: himself, a neighbour, what."""
    all_ = b.active()
    for knight in all_:
        around = b.around(knight.hex) if knight.seat == seat else ()
        for other in all_:
            if other.hex not in around:
                continue
            for kind in dict.fromkeys(one.kind for one in knight.tokens):
                if other.seat != seat or arming.too_weak_for(b, other, kind) is None:
                    yield knight, other, kind


def _propose(b: Board, seat: int, offer: Offer, pick: Pick) -> act.Action | None:
    """A gift, a wish or a swap of one thing for another, objects unnamed as often as not."""
    found = list(islice(partners(b, seat), 40))
    if not found:
        return None
    knight, other, kind = _one_of(found, pick)
    bag = other.tokens if other.seat == seat or other.revealed else []
    wanted = _one_of([words.OBJECT, *[one.kind for one in bag]], pick)
    kind = words.OBJECT if b.content.gear[kind].secret and pick(2) else kind
    give, get = _one_of([((kind,), ()), ((), (wanted,)), ((kind,), (wanted,))], pick)
    said = act.Propose(knight.code, other.code, give, get)
    return said if exchange.offer_fault(b, knight, other, said) is None else None


# -- fights --------------------------------------------------------------------------------------------------------


def _declare(b: Board, seat: int, offer: Offer, pick: Pick) -> act.Action | None:
    said: list[Attack] = []
    if offer.facts["about"] != declaring.able(b, seat)[0].code:
        return None
    for knight in b.of_seat(seat):
        near = declaring.in_reach(b, knight)
        if near and declaring.may_attack(b, knight):
            targets = tuple([one.code for one in near if not pick(2)])
            said.append(Attack(knight.code, targets, not pick(3)))
    return act.Declare(tuple(said))


FILLERS: dict[str, Callable[[Board, int, Offer, Pick], act.Action | None]] = {
    "arm": _arm,
    "pawns": _pawns,
    "return": _return,
    "orders": _orders,
    "items": _items,
    "keep": _keep,
    "offer": _propose,
    "declare": _declare,
}
"""By the kind of template."""
