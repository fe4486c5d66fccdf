"""Buying, selling, healing for gold, and trade between characters (TA-21, TA-22)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.play import No
from bot.engine.requests import Option
from bot.games.talisman.actions import Trade
from bot.games.talisman.board import OBJECT_LIMIT, Board
from bot.games.talisman.content.mods import Capacity, FreePurchase
from bot.games.talisman.content.ops import Buy, BuyHealing, Sell
from bot.games.talisman.life import heal
from bot.games.talisman.play import Play, options_of, piece_facts
from bot.games.talisman.state import Piece
from bot.games.talisman.zones import acquire, discard, lift, lose_spell, settle_limits

# -- buying ---------------------------------------------------------------------------------------------------------


async def buy(p: Play, seat: int, op: Buy, seller: str) -> None:
    """Any number of cards from a seller's list, paid as a whole (TA-21:1, 21:9, 21:10)."""
    prices = {entry.id: entry.price for entry in op.list}
    free = free_cards(p, seat, seller)
    if not _wares(p, seat, prices, free, []):
        p.say("nothing_to_buy", seat=seat, card=seller)
        return
    basket = await _basket(p, seat, prices, free, seller)
    if not basket:
        return
    cost = total([prices[card] for card in basket], free)
    p.hero(seat).gold -= cost
    p.say("bought", seat=seat, cards=basket, amount=cost)
    p.mark("bought", seat, cards=tuple(basket))
    for card in basket:
        p.state.stock[card] -= 1
    await acquire(p, seat, [p.issue(card) for card in basket])


def total(prices: Iterable[int], free: int) -> int:
    """What cards cost together, where the dearest so many are free (mod ``free_purchase``)."""
    ranked = sorted(prices, reverse=True)
    return sum(ranked[free:])


def free_cards(b: Board, seat: int, seller: str) -> int:
    """How many cards of this seller are free, per visit."""
    kind = b.space(seat).kind
    return sum([mod.n for mod in b.mods(seat, FreePurchase) if kind in mod.kinds or seller in mod.cards])


def _wares(b: Board, seat: int, prices: Mapping[str, int], free: int, basket: Sequence[str]) -> dict[str, int]:
    """What more it may own, could pay and is in stock, with what each adds to the price (TA-21:1, 21:9, 19:4)."""
    hero = b.hero(seat)
    spent = total([prices[card] for card in basket], free)
    added = {card: total([prices[one] for one in (*basket, card)], free) - spent for card in prices}
    return {
        card: more
        for card, more in added.items()
        if not hero.toad
        and spent + more <= hero.gold
        and basket.count(card) < b.state.stock[card]
        and b.may_own(seat, b.content.cards[card])
    }


async def _basket(p: Play, seat: int, prices: Mapping[str, int], free: int, seller: str) -> list[str]:
    """What is bought: a card an answer, as long as there is any more to be had (TA-21:10)."""
    basket: list[str] = []
    while wares := _wares(p, seat, prices, free, basket):
        options = [Option(card, f"buy {card}", {"card": card, "price": price}) for card, price in wares.items()]
        left = p.hero(seat).gold - total([prices[card] for card in basket], free)
        said: dict[str, Any] = {
            "card": seller,
            "gold": left,
            "free": max(0, free - len(basket)),
            "cards": tuple(basket),
            "wares": tuple(prices),
            "prices": tuple(prices.values()),
        }
        chosen = await p.ask(seat, "buy", options, (), clause="TA-21:10", low=0, **said)
        if not chosen:
            break
        basket += chosen
    return basket


# -- selling and healing --------------------------------------------------------------------------------------------


async def sell(p: Play, seat: int, op: Sell, buyer: str) -> None:
    """Hand in possessions for gold (TA-21:5, 21:10), no rafts: they are in no class. A toad sells nothing (TA-19:4)."""
    hero = p.hero(seat)
    if hero.toad:
        return
    if op.what == "spell":
        sold = await _spells_sold(p, seat, op, buyer)
    else:
        owned = p.of_class(seat, op.what)
        wares = [replace(one, facts={**one.facts, "price": op.price}) for one in options_of(owned, "sell")]
        chosen = await _handed_in(p, seat, op, buyer, wares)
        pieces = [one for one in owned if one.id in chosen]
        for one in pieces:
            discard(p, one)
        sold = [one.card for one in pieces]
    if sold:
        amount = op.price * len(sold)
        hero.gold += amount
        p.say("sold", seat=seat, cards=sold, amount=amount)
        await settle_limits(p, seat)


async def _spells_sold(p: Play, seat: int, op: Sell, buyer: str) -> list[str]:
    """Spells go to the public discard pile; which are held is seen by nobody else before (TA-H1, TA-H7)."""
    held = list(enumerate(p.hero(seat).spells, 1))
    options = [Option(str(place), f"sell {place}", {"card": spell, "price": op.price}) for place, spell in held]
    chosen = await _handed_in(p, seat, op, buyer, options, secret=True)
    sold = [spell for place, spell in held if str(place) in chosen]
    if sold:
        await p.t.reveal("spells")
    for spell in sold:
        lose_spell(p, seat, spell)
    return sold


async def _handed_in(
    p: Play, seat: int, op: Sell, buyer: str, options: Sequence[Option], *, secret: bool = False
) -> Sequence[str]:
    """What is sold: a card an answer, so that each is a press; what nobody else may see in one secret answer."""
    chosen: list[str] = []
    while left := [one for one in options if one.id not in chosen]:
        cards = tuple([str(one.facts["unit_card"]) for one in options if one.id in chosen])
        high = len(left) if secret else 1
        said: dict[str, Any] = {"card": buyer, "price": op.price, "cards": cards}
        answer = await p.ask(seat, "sell", left, (), clause="TA-21:10", low=0, high=high, secret=secret, **said)
        chosen += answer
        if secret or not answer:
            break
    return chosen


async def buy_healing(p: Play, seat: int, op: BuyHealing, healer: str) -> None:
    """Lives for gold, up to the quota (TA-21:2, 21:4)."""
    hero = p.hero(seat)
    wounds = p.quota(seat) - hero.lives
    most = min(wounds if op.max == "quota" else op.max, wounds, hero.gold // op.price)
    if most <= 0:
        p.say("nothing_to_heal", seat=seat, card=healer)
        return
    options = [Option(str(n), f"heal {n}", {"n": n, "price": n * op.price}) for n in range(most + 1)]
    answer = await p.ask(seat, "buy_healing", options, ("0",), clause="TA-21:2", card=healer, price=op.price)
    lives = int(answer[0])
    if lives:
        hero.gold -= lives * op.price
        p.say("paid_for_healing", seat=seat, amount=lives * op.price)
        heal(p, seat, lives)


# -- trade ----------------------------------------------------------------------------------------------------------


async def trade(p: Play, seat: int, action: Trade) -> None:
    """An offer to another character on the space, and its answer (TA-22)."""
    _demand_partners(p, seat, action)
    given = _lot(p, seat, action.seat, action.give, action.give_gold)
    got = _lot(p, action.seat, seat, action.get, action.get_gold)
    p.say("trade_offered", seat=seat, other=action.seat, **_terms(action, given, got))
    if not await _accepts(p, seat, action, given, got):
        p.say("trade_declined", seat=action.seat, other=seat)
        return
    p.say("traded", seat=seat, other=action.seat)
    p.hero(seat).gold += action.get_gold - action.give_gold
    p.hero(action.seat).gold += action.give_gold - action.get_gold
    for one in (*given, *got):  # both at once: the limits are checked when everything has changed hands (TA-22:2)
        lift(p, one)
    await acquire(p, seat, got)
    await acquire(p, action.seat, given)
    await settle_limits(p, seat)
    await settle_limits(p, action.seat)


def _demand_partners(p: Play, seat: int, action: Trade) -> None:
    if not p.alive(action.seat) or action.seat not in p.others_here(seat):
        p.refuse("no_partner_here", "TA-22:1")
    if p.hero(seat).toad or p.hero(action.seat).toad:
        p.refuse("toads_do_not_trade", "TA-22:1")
    if not (action.give or action.get or action.give_gold or action.get_gold):
        p.refuse("trade_of_nothing", "TA-22:1")


def _lot(p: Play, owner: int, taker: int, ids: Sequence[str], gold: int) -> list[Piece]:
    """The cards that one side gives: its own, to be traded (TA-22:1), and such as the other may own (TA-22:2)."""
    if not 0 <= gold <= p.hero(owner).gold:
        p.refuse("not_that_much_gold", "TA-22:1", other=owner, amount=gold)
    owned = {one.id: one for one in tradeable(p, owner)}
    for piece in ids:
        if piece not in owned:
            p.demand(_no_trade(p, owner, piece))
        if ids.count(piece) > 1:
            p.refuse("traded_twice", "TA-22:1", card=owned[piece].card)
        if not p.may_own(taker, p.card(owned[piece])):
            p.refuse("may_not_own", "TA-22:2", other=taker, **piece_facts("unit", owned[piece]))
    return [owned[piece] for piece in ids]


def _no_trade(b: Board, owner: int, name: str) -> No:
    """Why something cannot be given away: not owned, or of what changes hands in no trade (TA-22:1)."""
    found = b.owned(name)
    if found is None or found[0] != owner:
        return "not_of_theirs", "TA-22:1", {"other": owner, "card": b.card_called(name)}
    return "not_to_be_traded", "TA-22:1", {"card": found[1].card}


def tradeable(b: Board, owner: int) -> list[Piece]:
    """What it may give away (TA-22:1). A creature that leaves whom it follows by an ability is gone (9.5)."""
    owned = [one for name in ("any_object", "follower") for one in b.of_class(owner, name)]
    return [one for one in owned if not one.role]


def _terms(action: Trade, given: list[Piece], got: list[Piece]) -> dict[str, Any]:
    """What a trade is about, as facts."""
    return {
        "gives": "cards" if given else "nothing",
        "gets": "cards" if got else "nothing",
        "cards": tuple([one.card for one in given]),
        "gold": action.give_gold,
        "carried": tuple([one.card for one in got]),
        "other_gold": action.get_gold,
    }


async def _accepts(p: Play, seat: int, action: Trade, given: list[Piece], got: list[Piece]) -> bool:
    """The partner's answer; he is told if anybody would have to drop Objects (TA-R53)."""
    drops = overload(p, seat, given, got)
    other_drops = overload(p, action.seat, got, given)
    terms = {**_terms(action, given, got), "other": seat, "other_drops": drops, "drops": other_drops}
    return await p.yes(action.seat, "trade", default=False, clause="TA-22:2", **terms)


def overload(b: Board, seat: int, given: Sequence[Piece], got: Sequence[Piece]) -> int:
    """How many Objects it would have to drop after giving and getting those (TA-5:5)."""
    left = [one for one in b.counted_objects(seat) if one not in given]
    left += [one for one in got if b.card(one).is_object and not b.is_raft(one)]
    if any(isinstance(mod, Capacity) for one in left for mod in b.card(one).mods):
        return 0
    return max(0, len(left) - OBJECT_LIMIT)
