"""Exchange between neighbours (AL-8.6). What is offered only both partners know (AL-H15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.games.albion import actions as act
from bot.games.albion.content.figures import MOUNTS
from bot.games.albion.items import second_look, words
from bot.games.albion.play import Play
from bot.games.albion.rounds import sealing
from bot.games.albion.setup import arming
from bot.games.albion.state import Knight, Proposal

SEAT = 10
"""Offers of a seat are numbered 11, 12, ... (of the next 21, ...) by partner: a number tells nothing of others."""


async def propose(p: Play, seat: int, action: act.Propose) -> None:
    """Offer exactly what goes each way; checked by the bot. To an own knight it is an order."""
    second_look.demand_not_looking(p, seat)
    (giver,) = sealing.own(p, seat, [action.giver])
    taker = p.pawn(action.taker)
    if taker is None:
        p.refuse("no_such_pawn", "AL-D5", pawn=action.taker)
    if not p.adjacent(giver, taker):
        p.refuse("not_adjacent", "AL-8.6", pawn=giver.code, target=taker.code)
    if not action.give and not action.get:
        p.refuse("empty_offer", "AL-8.6")
    _demand_kinds(p, (*action.give, *action.get))
    given = _picked(p, giver, action.give, action.picked)
    picked: tuple[str, ...] = ()
    _demand_strength(p, giver, action.get)
    if taker.seat == seat:
        picked = _picked(p, taker, action.get, ())
        _demand_strength(p, taker, action.give)
    p.state.proposals = [one for one in p.state.proposals if one.answer or _pair(one) != (giver.code, taker.code)]
    number = SEAT * (seat + 1) + 1
    taken = [one.number for one in p.state.proposals if p.knight(one.taker).seat == taker.seat]
    while number in taken:
        number += 1
    deal = Proposal(number, giver.code, taker.code, action.give, action.get, given)
    if taker.seat == seat:
        deal.answer, deal.picked = "accept", picked
        p.say("noted", to=(seat,), what="items")
    else:
        p.say(
            "exchange_offered",
            to=(seat, taker.seat),
            pawn=giver.code,
            target=taker.code,
            offer=number,
            tokens=action.give,
            wanted=action.get,
            kind="swap" if action.give and action.get else "gift" if action.give else "wish",
        )
    p.state.proposals.append(deal)


async def answer(p: Play, seat: int, action: act.AnswerProposal) -> None:
    """Accept or refuse an offer; until it is carried out the last word counts."""
    second_look.demand_not_looking(p, seat)
    deal = next(
        (
            one
            for one in p.state.proposals
            if one.number == action.number and p.knight(one.taker).seat == seat != p.knight(one.giver).seat
        ),
        None,
    )
    if deal is None:
        p.refuse("no_such_offer", "AL-8.6", offer=action.number)
    taker = p.knight(deal.taker)
    picked: tuple[str, ...] = ()
    if action.accept:
        picked = _picked(p, taker, deal.get, action.picked)
        _demand_strength(p, taker, deal.give)
    deal.answer, deal.picked = ("accept" if action.accept else "refuse"), picked
    p.say(
        "exchange_accepted" if action.accept else "exchange_refused",
        to=(seat, p.knight(deal.giver).seat),
        pawn=deal.taker,
        target=deal.giver,
        offer=deal.number,
    )


def refuse_open(p: Play, seat: int) -> None:
    """What a seat has not answered is refused (AL-D9, AL-25.8)."""
    for deal in p.state.proposals:
        if not deal.answer and p.knight(deal.taker).seat == seat:
            deal.answer = "refuse"


def _pair(deal: Proposal) -> tuple[str, str]:
    return deal.giver, deal.taker


def _demand_kinds(p: Play, said: Sequence[str]) -> None:
    """Tokens there are, and no mounts: these cannot be handed over (AL-R19)."""
    for word in said:
        words.demand_word(p, word, (words.OBJECT,))
        if word in MOUNTS:
            p.refuse("no_mount_given", "AL-8.6", token=word)


def _picked(p: Play, knight: Knight, said: Sequence[str], picked: Sequence[str]) -> tuple[str, ...]:
    """The objects meant by each ``object``; refused where he does not carry all that he gives."""
    bag = Counter([one.kind for one in knight.tokens])
    named = Counter([word for word in said if word != words.OBJECT])
    for kind in named - bag:
        p.refuse("not_carried", "AL-8.6", pawn=knight.code, token=kind)
    free = [one.kind for one in knight.tokens if p.gear(one).secret and one.kind not in named]
    wanted = said.count(words.OBJECT)
    if picked and (len(picked) != wanted or set(picked) - set(free) or len(set(picked)) != wanted):
        p.refuse("wrong_objects", "AL-8.6", pawn=knight.code, number=wanted)
    if len(free) < wanted:
        p.refuse("no_object", "AL-8.6", pawn=knight.code)
    return tuple(picked) or tuple(free[:wanted])


def _demand_strength(p: Play, knight: Knight, said: Sequence[str]) -> None:
    """What is named must not be too heavy for him who receives it (AL-4.12)."""
    for word in said:
        if word != words.OBJECT:
            p.demand(arming.too_weak_for(p, knight, word))
