"""What a seat may declare now: buttons, completion, computer players and tests all read it here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.engine.game import Offer, any_of
from bot.games.albion import actions as act
from bot.games.albion import flow
from bot.games.albion.board import Board
from bot.games.albion.fights import course, declaring, odds
from bot.games.albion.items import exchange, second_look
from bot.games.albion.legal import chance, plans
from bot.games.albion.legal.details import known, offer_action, opening
from bot.games.albion.rounds import marching
from bot.games.albion.setup import setting

Offers = Iterator[Offer]

OFTEN = 8
SELDOM = ("orders_none", "done", "items_none", "declare_none", "offer", "capitulate")
"""What says nothing, and what holds up the game: chance takes it once in so many times."""


def legal(b: Board, seat: int) -> Offers:
    """Everything, lazily; what is endless (orders, arming) as templates with the line they begin with."""
    if seat in flow.to_act(b) or seat in flow.may_act(b):
        yield from _planned(b, seat)
        yield from _listed(b, seat)


def _listed(b: Board, seat: int) -> Offers:
    """All but whole plans."""
    if b.seat(seat).on_orders:
        yield offer_action(act.Back(), "back")
    yield from _OFFERS.get(b.state.phase, _nothing)(b, seat)
    yield from _returns(b, seat)


def _returns(b: Board, seat: int) -> Offers:
    for knight in b.state.knights.values():
        if knight.seat == seat and knight.choosing:
            yield opening("return", f"return {knight.code}", **known(b, seat, {"pawn": knight.code}))


def by_chance(b: Board, seat: int, pick: Callable[[int], int]) -> act.Action | None:
    """One of them at random: first of what kind, so that many prices weigh no more than one strike."""
    offers = list(_bare(b, seat)) if seat in flow.to_act(b) or seat in flow.may_act(b) else []
    usual = [one for one in offers if one.facts["doing"] not in SELDOM]
    for several in (usual, offers) if pick(OFTEN) else (offers,):
        kinds = list(dict.fromkeys(one.kind for one in several))
        while kinds:
            kind = kinds.pop(pick(len(kinds)))
            alike = [one for one in several if one.kind == kind]
            found: act.Action | None = any_of(alike, lambda one: fill(b, seat, one, pick), pick)
            if found is not None:
                return found
    return None


def greedy_candidates(b: Board, seat: int) -> Offers:
    """Whole plans and single acts: no template at random is better. Where there are none of these, templates."""
    offers = [*_planned(b, seat), *_bare(b, seat)]
    return iter([one for one in offers if one.action is not None] or offers)


def _bare(b: Board, seat: int) -> Offers:
    """All but whole plans; in a fight without what a reader is told of each, which players of ours do not read."""
    if b.state.phase != "fights":
        yield from _listed(b, seat)
        return
    for action in course.options(b, seat):
        yield offer_action(action, str(type(action).__struct_config__.tag))
    if b.seat(seat).on_orders:
        yield offer_action(act.Back(), "back")
    yield from _returns(b, seat)


def _nothing(b: Board, seat: int) -> Offers:
    return iter(())


# -- whole plans -------------------------------------------------------------------------------------------------------


def _planned(b: Board, seat: int) -> Offers:
    """What the seat may say in a phase as one whole, by what it knows: for greedy players, for people in a hurry."""
    phase = b.state.phase
    if phase == "movement" and (not b.state.options.seat_order or marching.to_order(b) == [seat]):
        yield offer_action(plans.march(b, seat), "march_plan")
    elif phase in ("items", "look"):
        yield from _planned_items(b, seat)
    elif phase == "declare" and (found := plans.attacks(b, seat)).attacks:
        yield offer_action(found, "attack_plan")


def _planned_items(b: Board, seat: int) -> Offers:
    if seat in second_look.looking(b):
        kept = plans.keep(b, seat)
        yield from [offer_action(kept, "keep_plan")] if kept is not None else []
        return
    gift = plans.hand_over(b, seat)
    if gift is not None:
        yield offer_action(gift, "hand_over", **known(b, seat, {"pawn": gift.giver, "target": gift.taker}))
    found = plans.take(b, seat)
    if found.items:
        yield offer_action(found, "items_plan")


# -- set-up ------------------------------------------------------------------------------------------------------------


def _set_up(b: Board, seat: int) -> Offers:
    entry = b.seat(seat)
    if not b.state.seating:
        return
    if not setting.dealt(b):
        for groups in setting.choices(b, seat):
            knights = tuple([one.id for group in groups for one in b.content.groups[group].knight])
            yield offer_action(act.TakeGroup(groups), "group", cards=tuple(map(str, groups)), knights=knights)
    yield offer_action(act.ReadyMade(), "ready_made")
    if not entry.ready:
        yield offer_action(act.Ready(), "ready")
    for group in entry.groups:
        for one in b.content.groups[group].knight:
            yield opening("arm", f"arm {one.id}", knight=one.id, about=one.id)
        yield opening("pawns", "pawns", group=group, card=str(group))


# -- phases 1 and 2 ----------------------------------------------------------------------------------------------------


def _movement(b: Board, seat: int) -> Offers:
    entry, in_turn = b.seat(seat), b.state.options.seat_order
    if in_turn and marching.to_order(b) != [seat]:
        return
    done = {one.pawn for one in entry.moves or ()} if in_turn else set()
    for one in b.of_seat(seat):
        if one.code not in done:
            yield opening("orders", f"march {one.code}:", about=one.code, **known(b, seat, {"pawn": one.code}))
    if in_turn or entry.gathering:
        yield offer_action(act.EndMoves(), "done")
    if not in_turn:
        yield offer_action(act.SealOrders(), "orders_none")


def _items(b: Board, seat: int) -> Offers:
    if seat in second_look.looking(b):
        yield opening("keep", "keep")
        return
    yield opening("items", "items")
    if b.seat(seat).gathering:
        yield offer_action(act.EndMoves(), "done_items")
    if chance.possible(b, seat, ()):
        yield offer_action(act.SealItems(), "items_none")
    for deal in exchange.made_to(b, seat):
        told = known(b, seat, {"pawn": deal.giver, "target": deal.taker, "offer": deal.number})
        for said in exchange.answers(b, deal):
            doing = "refuse" if not said.accept else "accept_with" if said.picked else "accept"
            yield offer_action(said, doing, tokens=said.picked, **told)
    if any(True for _ in chance.partners(b, seat)):
        yield opening("offer", "offer")


# -- phase 4 -----------------------------------------------------------------------------------------------------------


def _declare(b: Board, seat: int) -> Offers:
    if seat in declaring.with_enemies(b):
        for one in declaring.able(b, seat):
            yield opening("declare", f"attack {one.code}:", about=one.code, **known(b, seat, {"pawn": one.code}))
        if b.seat(seat).gathering:
            yield offer_action(act.EndMoves(), "done_declaring")
        yield offer_action(act.Declare(), "declare_none")


def _fights(b: Board, seat: int) -> Offers:
    fight, knight = b.state.fight, b.pawn(course.asked_pawn(b))
    for action in course.options(b, seat):
        doing, facts = _DOING[type(action)](action)
        if fight is not None and knight is not None and (likely := odds.of_action(b, fight, knight, action)) >= 0:
            facts["chance"] = (likely + 50) // 100
        yield offer_action(action, doing, **known(b, seat, facts))


_DOING: dict[type, Callable[[Any], tuple[str, dict[str, Any]]]] = {
    act.Strike: lambda said: ("strike", {"target": said.target}),
    act.Cast: lambda said: ("cast", {"spell": said.spell, "version": said.version, "target": said.target}),
    act.Change: lambda said: ("change", {"weapon": said.weapon}),
    act.PickUp: lambda said: ("pick" if said.use else "pick_carry", {"token": said.kind}),
    act.Flee: lambda said: ("flee", {}),
    act.Pass: lambda said: ("pass", {}),
    act.Capitulate: lambda said: ("capitulate", {"price": said.price, "target": said.target}),
    act.Defend: lambda said: (
        ("defend", {"spell": said.spell, "version": said.version}) if said.how == "spell" else (f"{said.how}", {})
    ),
    act.AnswerDeal: lambda said: (f"deal_{said.answer}", {"price": said.price}),
    act.Terms: lambda said: ("terms_none", {}) if said.price < 0 else ("terms", {"price": said.price}),
    act.Pay: lambda said: ("ransom_pay" if said.pay else "ransom_decline", {}),
}
"""What a sentence about it tells."""


_OFFERS: dict[str, Callable[[Board, int], Offers]] = {
    "set_up": _set_up,
    "movement": _movement,
    "items": _items,
    "look": _items,
    "declare": _declare,
    "fights": _fights,
}


# -- templates ---------------------------------------------------------------------------------------------------------


def fill(b: Board, seat: int, offer: Offer, pick: Callable[[int], int]) -> act.Action | None:
    """A template at random: legal, and varied enough that random games come to fights and artefacts."""
    return chance.FILLERS[offer.kind](b, seat, offer, pick) if offer.action is None else offer.action
