"""What a person may make of a template: what is nearest at hand, as whole actions. More may be typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Offer
from bot.games.albion import actions as act
from bot.games.albion import arming, sealing
from bot.games.albion.board import Board
from bot.games.albion.fate import returning
from bot.games.albion.fights import declaring
from bot.games.albion.items import exchange, goods, words
from bot.games.albion.legal import chance, plans
from bot.games.albion.rounds import marching
from bot.games.albion.state import Attack, Knight, PawnItems, PawnOrder

Offers = Iterator[Offer]


def offer_action(action: act.Action, doing: str, **facts: Any) -> Offer:
    """A whole action, told by ``albion-do-<doing>``."""
    return Offer(str(type(action).__struct_config__.tag), action, {"doing": doing, **facts})


def opening(kind: str, line: str, **facts: Any) -> Offer:
    return Offer(kind, None, {"doing": kind, "line": line, **facts})


def known(b: Board, seat: int, facts: dict[str, Any]) -> dict[str, Any]:
    """Beside each pawn the knight whom the seat knows to be behind it, else its castle's group (AL-H8)."""
    told = dict(facts)
    for name in ("pawn", "target"):
        knight = b.behind(str(facts.get(name)))
        if knight is not None:
            known = knight.revealed or knight.seat == seat
            told[f"{name}_card"] = knight.id if known else str(knight.group)
    return told


def details(b: Board, seat: int, offer: Offer) -> Offers:
    """Whole actions for a template; nothing of what is whole already."""
    return iter(()) if offer.action is not None else _DETAILS[offer.kind](b, seat, offer)


# -- set-up and return -------------------------------------------------------------------------------------------------


def _ready_made(b: Board, seat: int, offer: Offer) -> Offers:
    knight = str(offer.facts["knight"])
    yield offer_action(act.Arm(knight, arming.ready_allotment(b.content, knight)), "arm", knight=knight)


def _numbers(b: Board, seat: int, offer: Offer) -> Offers:
    """Every order of the four knights."""
    group = b.content.groups[int(str(offer.facts["group"]))]
    for knights in permutations([one.id for one in group.knight]):
        yield offer_action(act.Pawns(knights), "pawns", knights=knights)


def _usual(b: Board, seat: int, offer: Offer) -> Offers:
    """As he returns where nothing is said."""
    knight = next(one for one in b.state.knights.values() if one.code == offer.facts["pawn"])
    usual = returning.default(b, knight)
    kinds = tuple(arming.kinds(b.content, usual))
    yield offer_action(
        act.Return(knight.code, usual), "return", tokens=kinds, strength=usual.strength, power=usual.power
    )


# -- movement ----------------------------------------------------------------------------------------------------------


def _marches(b: Board, seat: int, offer: Offer) -> Offers:
    """A pawn to each hex that it reaches on an empty map: as it is planned, to stay, then the nearest to its goal."""
    knight = b.knight(str(offer.facts["about"]))
    goal = plans.goals(b, seat).get(knight.code, knight.hex)
    planned = [one for one in plans.march(b, seat).moves if one.pawn == knight.code]
    near = sorted(marching.ways(b, knight), key=lambda path: (b.distance(path[-1], goal), len(path)))
    orders = [*planned, PawnOrder(knight.code), *[PawnOrder(knight.code, path) for path in near]]
    orders += [replace(one, abandon=True) for one in orders if _may_change(b, knight, _end(knight, one))]
    once: dict[tuple[str, bool], PawnOrder] = {}
    for order in orders:
        once.setdefault((_end(knight, order), order.abandon), order)
    for (label, _), order in once.items():
        doing = ("march" if order.path else "march_stay") + ("_leave" if order.abandon else "")
        facts = {"about": knight.code, "hex": label, "card": label, "site": b.hex(label).site is not None}
        yield offer_action(act.SealOrders((order,), part=True), doing, **facts)


def _end(knight: Knight, order: PawnOrder) -> str:
    return order.path[-1] if order.path else knight.hex


def _may_change(b: Board, knight: Knight, label: str) -> bool:
    """True if it may be worth it to leave a horse for a boat that lies there, or a boat in a harbour (AL-7.2)."""
    if knight.transport == "boat":
        return b.hex(label).site == "harbour"
    return knight.transport == "horse" and any(one.kind == "boat" for one in b.lies(label))


# -- items and exchange ------------------------------------------------------------------------------------------------


def _wishes(b: Board, seat: int, offer: Offer) -> Offers:
    """What one pawn takes or leaves, beside what is said of the others already, or planned for them."""
    said = b.seat(seat).items
    before = plans.take(b, seat).items if said is None else said
    for knight in b.of_seat(seat):
        for doing, wish, facts in _of_pawn(b, knight):
            items = sealing.added(before, [wish])
            if chance.possible(b, seat, items):
                yield offer_action(act.SealItems(items), doing, **known(b, seat, {"pawn": knight.code, **facts}))


def _of_pawn(b: Board, knight: Knight) -> Iterator[tuple[str, PawnItems, dict[str, Any]]]:
    code = knight.code
    if not b.on_land(knight):
        return
    lying = b.lies(knight.hex)
    if lying:
        yield "take_all", PawnItems(code, take=(words.ALL,)), {}
        yield "take_nothing", PawnItems(code), {}
    for kind in dict.fromkeys([one.kind for one in lying if words.knows(one, knight.seat)]):
        yield "take_this", PawnItems(code, take=(kind,)), {"token": kind}
    if words.unseen(b, knight.seat, knight.hex):
        yield "take_object", PawnItems(code, take=(words.OBJECT,)), {}
    mount = [knight.transport] if knight.mount is not None else []
    for kind in dict.fromkeys([*mount, *[one.kind for one in knight.tokens]]):
        yield "leave_this", PawnItems(code, leave=(kind,)), {"token": kind}


def _put_back(b: Board, seat: int, offer: Offer) -> Offers:
    """One of the things that were taken or received unseen is put back (AL-8.9)."""
    found = {one.token.id: one.token.kind for one in goods.after(b).got}
    for knight in b.of_seat(seat):
        for id_ in b.state.fresh.get(knight.code, ()):
            said = (PawnItems(knight.code, leave=(found[id_],)),)
            if chance.may_keep(b, seat, said):
                told = known(b, seat, {"pawn": knight.code, "token": found[id_]})
                yield offer_action(act.Look(said), "put_back", **told)


def _gifts(b: Board, seat: int, offer: Offer) -> Offers:
    """One thing given to a neighbour for nothing; what is wanted for it may be typed."""
    for knight, other, kind in chance.partners(b, seat):
        gift = act.Propose(knight.code, other.code, (kind,))
        if exchange.offer_fault(b, knight, other, gift) is None:
            told = known(b, seat, {"pawn": knight.code, "target": other.code, "token": kind})
            yield offer_action(gift, "give", **told)


# -- declarations ------------------------------------------------------------------------------------------------------


def _attacks(b: Board, seat: int, offer: Offer) -> Offers:
    """One enemy; only to join in another fight; or nobody (AL-11.4)."""
    code = str(offer.facts["about"])
    for foe in declaring.in_reach(b, b.knight(code)):
        told = known(b, seat, {"target": foe.code})
        yield offer_action(act.Declare((Attack(code, (foe.code,)),), part=True), "attack", about=code, **told)
    for attack in (Attack(code, (), join=True), Attack(code)):
        doing = "attack_join" if attack.join else "attack_nobody"
        yield offer_action(act.Declare((attack,), part=True), doing, about=code)


_DETAILS: dict[str, Callable[[Board, int, Offer], Offers]] = {
    "arm": _ready_made,
    "pawns": _numbers,
    "return": _usual,
    "orders": _marches,
    "items": _wishes,
    "keep": _put_back,
    "offer": _gifts,
    "declare": _attacks,
}
"""By the kind of template."""
