"""Standing orders of a seat and its knights (AL-D1 to AL-D3, AL-D23 to AL-D34). They read the view only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.feed import Instead
from bot.engine.ready import is_quick
from bot.engine.requests import Answer, Ask
from bot.games.albion import actions as act
from bot.games.albion.content.figures import Content, Version
from bot.games.albion.items import words
from bot.games.albion.state import Attack, PawnItems
from bot.games.albion.view import FightView, PawnView, View
from bot.hexgrid import grid

ALL = "*"
CARRIERS = "carriers"
NEVER = -99
BEATEN = 3
K = TypeVar("K", bound=act.InFight)


class SpellWish(Struct, frozen=True, omit_defaults=True, gc=False):
    """A spell and version, and the least chance in hundredths at which it is cast."""

    spell: str
    version: Version
    least: int = 0


class KnightOrders(Struct, frozen=True, omit_defaults=True, gc=False):
    """Of one knight, by his pawn's code; ``*`` for all that have none of their own."""

    attack: tuple[str, ...] | None = None  # groups by number, ``carriers``; empty: nobody (AL-D24)
    join: bool = False  # AL-D25
    weapon: str = ""  # AL-D26
    defence: Literal["", "best", "parry", "dodge"] = ""  # AL-D27
    defence_spell: SpellWish | None = None
    strike: bool = False  # AL-D28
    attack_spell: SpellWish | None = None
    flee_below: int = NEVER  # AL-D29
    offer_below: int = NEVER  # AL-D30
    offer_price: int = 0
    ransom_price: int = -1  # AL-D31; -1: none named
    accept_offer_from: int = -1  # AL-D32; -1: none
    stop_after: int = 0  # AL-D33; 0: never
    # AL-D34: in fights and at questions what no order says is done at once as at a deadline. None: as the table does.
    auto: bool | None = None


class Orders(Struct, frozen=True, omit_defaults=True, gc=False):
    """The standing orders of a seat."""

    knights: dict[str, KnightOrders] = {}
    take: tuple[str, ...] | None = None  # in phase 2 (AL-D2, AL-D8)
    leave: tuple[str, ...] | None = None
    moves: Literal["", "stay"] = ""  # ``stay``: no orders of movement are asked for (AL-D3)

    def of(self, pawn: str) -> KnightOrders:
        """Those of a pawn."""
        return self.knights.get(pawn, self.knights.get(ALL, NO_ORDERS))


NO_ORDERS = KnightOrders()


def in_force(orders: Orders, view: View, pawn: str) -> KnightOrders:
    """The orders by which a pawn acts: at a ready-made table its knight defends himself unless that was called off."""
    said = orders.of(pawn)
    return replace(said, auto=True) if said.auto is None and is_quick(view.options) else said


def apply_orders(orders: Orders, view: View, ask: Ask | None, content: Content) -> Answer | act.Action | None:
    """What the orders say: an answer to the ask, or (ask None) an action.

    For who is on standing orders only the default is said at once where they say nothing (AL-25.6).
    """
    if view.viewer is None:
        return None
    if ask is not None:
        return _answer(in_force(orders, view, str(ask.facts.get("pawn", ""))), ask)
    action = _action(orders, view, content)
    if not view.seats[view.viewer].on_orders:
        return action
    return act.TimeOut() if action is None else replace(action, by_order=True)


def _answer(orders: KnightOrders, ask: Ask) -> Answer | None:
    if ask.key == "weapon" and orders.weapon in [option.id for option in ask.options]:
        return (orders.weapon,)
    return ask.default if orders.auto else None


def _action(orders: Orders, view: View, content: Content) -> act.Action | None:
    if view.phase == "movement" and orders.moves:
        return act.SealOrders()
    if view.phase == "items" and (orders.take is not None or orders.leave is not None):
        return _in_items(orders, view, content)
    if view.phase == "items" and in_force(orders, view, ALL).auto and is_quick(view.options):
        return None if _something_to_do(view, content) else act.SealItems()
    if view.phase == "declare":
        return _declaration(orders, view, content)
    if view.phase == "fights" and view.fight is not None and view.choices:
        return _in_fight(in_force(orders, view, _whose(view, view.fight)), view, view.fight)
    return None


def own(view: View) -> list[PawnView]:
    """The viewer's pawns on the map."""
    return [one for one in view.pawns if one.seat == view.viewer and one.hex]


def _in_items(orders: Orders, view: View, content: Content) -> act.Action | None:
    """Wishes once, at a second look what the limits let him keep; offers are left to their player (AL-D9, AL-D10)."""
    if view.fresh:
        return act.TimeOut()
    said = view.viewer is None or view.seats[view.viewer].items is not None
    return None if said else act.SealItems(tuple(_items(orders, view, content)))


def _something_to_do(view: View, content: Content) -> bool:
    """At a ready-made table: whether something lies under a pawn, or an artefact may be handed on (AL-D34).

    By what everybody sees: whom the game does not ask must not tell what his knights carry.
    """
    mine, seat = own(view), view.seats[view.viewer or 0]
    castles = [content.groups[group].start_hex for group in seat.groups]
    beside = [one for pawn in mine if pawn.carrier or pawn.hex in castles for one in mine if _meet(content, pawn, one)]
    begun = seat.items is not None or seat.proposals or view.fresh
    return bool(begun or beside) or any(pawn.hex in view.lying for pawn in mine)


def _items(orders: Orders, view: View, content: Content) -> Iterator[PawnItems]:
    """What is wished for of all, for each pawn as far as it is there: what is not there is no reason to be asked."""
    for pawn in own(view):
        if content.hexes[pawn.hex].terrain == "land":
            has = [*words.LEAVE, *([one.kind for one in pawn.figures.tokens] if pawn.figures else ())]
            lies = [*words.TAKE, *[one.kind for one in view.lying.get(pawn.hex, ())]]
            leave = tuple([one for one in orders.leave or () if one in has])
            yield PawnItems(pawn.code, leave, tuple([one for one in orders.take or () if one in lies]))


# -- declarations ------------------------------------------------------------------------------------------------


def _declaration(orders: Orders, view: View, content: Content) -> act.Declare | None:
    """Where of every pawn next to an enemy orders say whom it attacks or that it joins (AL-D15, AL-D24, AL-D25)."""
    attacks = []
    for pawn in own(view):
        reach = [one for one in view.pawns if one.hex and one.seat != pawn.seat and _meet(content, pawn, one)]
        said = orders.of(pawn.code)
        if reach and said.attack is None and not said.join:
            return None
        if reach and pawn.figures is not None and pawn.figures.modified > BEATEN:
            targets = tuple([one.code for one in reach if _wanted(said, one)])
            if targets or said.join:
                attacks.append(Attack(pawn.code, targets, said.join))
    return act.Declare(tuple(attacks))


def _meet(content: Content, one: PawnView, other: PawnView) -> bool:
    first, second = content.hexes[one.hex], content.hexes[other.hex]
    near = grid.distance(grid.Axial(first.q, first.r), grid.Axial(second.q, second.r)) == 1
    return near and first.terrain == second.terrain == "land"


def _wanted(orders: KnightOrders, foe: PawnView) -> bool:
    wanted = orders.attack or ()
    return str(foe.group) in wanted or (CARRIERS in wanted and foe.carrier)


# -- in a fight --------------------------------------------------------------------------------------------------


def _in_fight(orders: KnightOrders, view: View, fight: FightView) -> act.InFight | None:
    if fight.ransoms:
        return _ransom(orders, view)
    if fight.deal is not None:
        return _deal(orders, view, fight)
    if fight.modified < orders.offer_below:
        offers = sorted(of_kind(view, act.Capitulate), key=lambda one: one.price)
        fitting = [one for one in offers if one.price <= orders.offer_price]
        if fitting:
            return next(one for one in fitting if one.price == fitting[-1].price)
    return _defence(orders, view) if fight.blow is not None else _turn(orders, view, fight)


def _whose(view: View, fight: FightView) -> str:
    """The viewer's pawn whose orders count: about which the fight waits, that has won, to which an offer was made."""
    concerned = [fight.asked, fight.victor, "" if fight.deal is None else fight.deal.target, *fight.members]
    mine = {one.code for one in view.pawns if one.seat == view.viewer}
    return next(one for one in concerned if one in mine)


def of_kind(view: View, kind: type[K]) -> list[K]:
    """What the viewer may do now, of one kind of action."""
    return [one.action for one in view.choices if isinstance(one.action, kind)]


def _best(view: View, kind: type[K]) -> list[K]:
    """The same, the best chance first."""
    ranked = sorted(view.choices, key=lambda one: -one.chance)
    return [one.action for one in ranked if isinstance(one.action, kind)]


def _spell(view: View, wish: SpellWish | None, kind: type[K]) -> K | None:
    """The spell that is wished for, where its chance is good enough."""
    for one in sorted(view.choices, key=lambda one: -one.chance):
        said = one.action
        if wish is None or not isinstance(said, kind) or one.chance < 100 * wish.least:
            continue
        if (getattr(said, "spell", ""), getattr(said, "version", "")) == (wish.spell, wish.version):
            return said
    return None


def _turn(orders: KnightOrders, view: View, fight: FightView) -> act.InFight | None:
    if orders.stop_after and (fight.rounds if fight.melee else fight.turns) >= orders.stop_after:
        return act.Pass()
    if fight.modified < orders.flee_below and of_kind(view, act.Flee):
        return act.Flee()
    spell = _spell(view, orders.attack_spell, act.Cast)
    strikes = _best(view, act.Strike)
    if spell is not None or (strikes and (orders.strike or orders.auto)):
        return spell or strikes[0]
    if not orders.auto:
        return None
    armed = fight.asked in fight.in_use
    instead: list[act.InFight] = [] if armed else [*of_kind(view, act.Change), *of_kind(view, act.PickUp)]  # AL-D17
    return [*instead, act.Pass()][0]


def _defence(orders: KnightOrders, view: View) -> act.InFight | None:
    spell = _spell(view, orders.defence_spell, act.Defend)
    if spell is not None:
        return spell
    ranked = [one for one in _best(view, act.Defend) if one.how in ("parry", "dodge")]  # equal: parry stands first
    wished = [one for one in ranked if one.how == orders.defence]
    if orders.defence or orders.auto:
        return (wished or ranked)[0]
    return None


def _deal(orders: KnightOrders, view: View, fight: FightView) -> act.InFight | None:
    deal = fight.deal
    if deal is not None and deal.counter >= 0:
        fair = orders.offer_below > NEVER and deal.counter <= orders.offer_price
        return act.AnswerDeal("accept") if fair else act.AnswerDeal("refuse") if orders.auto else None
    if deal is not None and 0 <= orders.accept_offer_from <= deal.price:
        return act.AnswerDeal("accept")
    return act.AnswerDeal("refuse") if orders.auto else None


def _ransom(orders: KnightOrders, view: View) -> act.InFight | None:
    terms = [one for one in of_kind(view, act.Terms) if one.price >= 0]
    if terms:
        price = orders.ransom_price if orders.ransom_price >= 0 else act.STANDING_PRICE if orders.auto else -1
        fitting = [one for one in terms if one.price <= price]
        return max(fitting, key=lambda one: one.price) if fitting else None
    return of_kind(view, act.Pay)[0] if orders.auto else None  # paying stands first where it can be done


def instead(orders: Orders, view: View) -> tuple[Instead, ...]:
    """In a fight: the rest of it by orders (AL-D34); for movement: all stay until further notice (AL-D3)."""
    own = [one.code for one in view.pawns if one.seat == view.viewer]
    if view.phase == "movement" and not orders.moves:
        return (Instead("orders", "moves_stay", "order moves stay"),)
    fight = view.fight
    if fight is not None and view.choices and fight.asked in own and not in_force(orders, view, fight.asked).auto:
        return (Instead("order", "auto", f"order auto yes for={fight.asked}"),)
    return ()
