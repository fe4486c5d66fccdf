"""Exchange between neighbours (AL-8.6). What is offered only both partners know (AL-H15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import structs

from bot.engine.play import No
from bot.games.albion import actions as act
from bot.games.albion import arming, sealing
from bot.games.albion.board import Board
from bot.games.albion.content.figures import MOUNTS
from bot.games.albion.items import phase, second_look, words
from bot.games.albion.play import Play
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
    if not action.give and not action.get:
        p.refuse("empty_offer", "AL-8.6")
    _demand_kinds(p, (*action.give, *action.get))
    p.demand(offer_fault(p, giver, taker, action))
    p.state.proposals = [one for one in p.state.proposals if one.answer or _pair(one) != (giver.code, taker.code)]
    deal = _made(p, giver, taker, action)
    if taker.seat == seat:
        p.say("noted", to=(seat,), what="items")
    else:
        p.say(
            "exchange_offered",
            to=(seat, taker.seat),
            pawn=giver.code,
            target=taker.code,
            offer=deal.number,
            tokens=action.give,
            wanted=action.get,
            kind="swap" if action.give and action.get else "gift" if action.give else "wish",
        )
    p.state.proposals.append(deal)


def _made(b: Board, giver: Knight, taker: Knight, action: act.Propose) -> Proposal:
    """The offer as it is kept; to an own knight it is agreed already."""
    number = SEAT * (giver.seat + 1) + 1
    while number in [one.number for one in b.state.proposals if b.knight(one.taker).seat == taker.seat]:
        number += 1
    given = _picked(b, giver, action.give, action.picked)
    deal = Proposal(number, giver.code, taker.code, action.give, action.get, given)
    if taker.seat == giver.seat:
        deal.answer, deal.picked = "accept", _picked(b, taker, action.get, ())
    return deal


def offer_fault(b: Board, giver: Knight, taker: Knight, action: act.Propose) -> No | None:
    """Why an offer may not be made; of another player's knight nothing is told."""
    if not b.adjacent(giver, taker):
        return "not_adjacent", "AL-8.6", {"pawn": giver.code, "target": taker.code}
    own = taker.seat == giver.seat
    return (
        _lacks(b, giver, action.give, action.picked)
        or _too_weak(b, giver, action.get)
        or (_lacks(b, taker, action.get) or _too_weak(b, taker, action.give) if own else None)
        or _takes_back(b, [*b.state.proposals, _made(b, giver, taker, action)])
    )


def _takes_back(b: Board, proposals: list[Proposal]) -> No | None:
    """Why these may not be what is agreed: somebody was shown already what he was to have (AL-8.9)."""
    would = Board(b.content, structs.replace(b.state, proposals=proposals))
    return None if second_look.stands(would) else ("exchange_stands", "AL-8.6", {})


async def answer(p: Play, seat: int, action: act.AnswerProposal) -> None:
    """Accept or refuse an offer; until it is carried out the last word counts."""
    second_look.demand_not_looking(p, seat)
    deal = next((one for one in made_to(p, seat) if one.number == action.number), None)
    if deal is None:
        p.refuse("no_such_offer", "AL-8.6", offer=action.number)
    p.demand(accept_fault(p, deal, action.picked) if action.accept else _takes_back(p, _with(p, deal, action)))
    after, before = _answered(p, deal, action), phase.settled(p)
    if after == deal:
        p.refuse("answered_so", "AL-8.6", offer=deal.number)
    p.state.proposals[p.state.proposals.index(deal)] = after
    if p.state.phase == "look":
        await second_look.look_anew(p)
    p.say(
        "exchange_accepted" if action.accept else "exchange_refused",
        to=(seat, p.knight(deal.giver).seat),
        pawn=deal.taker,
        target=deal.giver,
        offer=deal.number,
    )
    sealing.tell_more(p, before, phase.settled(p))


def made_to(b: Board, seat: int) -> Iterator[Proposal]:
    """The offers that other players have made to a seat."""
    for deal in b.state.proposals:
        if b.knight(deal.taker).seat == seat != b.knight(deal.giver).seat:
            yield deal


def answers(b: Board, deal: Proposal) -> Iterator[act.AnswerProposal]:
    """What may be answered to an offer: accepted with any of the objects that it leaves open, or refused."""
    free = _objects(b, b.knight(deal.taker), deal.get)
    for picked in combinations(free, deal.get.count(words.OBJECT)):
        said = act.AnswerProposal(deal.number, accept=True, picked=picked)
        if accept_fault(b, deal, picked) is None and _answered(b, deal, said) != deal:
            yield said
    refused = act.AnswerProposal(deal.number, accept=False)
    if deal.answer != "refuse" and _takes_back(b, _with(b, deal, refused)) is None:
        yield refused


def accept_fault(b: Board, deal: Proposal, picked: tuple[str, ...]) -> No | None:
    """Why a partner may not accept: what he lacks, or is too weak for; limits that would be broken (AL-8.2)."""
    taker, wanted = b.knight(deal.taker), deal.get.count(words.OBJECT)
    said = act.AnswerProposal(deal.number, accept=True, picked=picked)
    unsaid = ("wrong_objects", "AL-8.6", {"pawn": taker.code, "number": wanted}) if wanted and not picked else None
    return (
        _lacks(b, taker, deal.get, picked)
        or unsaid
        or _too_weak(b, taker, deal.give)
        or _too_much(b, deal, said)
        or _takes_back(b, _with(b, deal, said))
    )


def _too_much(b: Board, deal: Proposal, said: act.AnswerProposal) -> No | None:
    """What would be wrong with all that the partner has said of this phase, and is not yet."""
    seat = b.knight(deal.taker).seat
    would = Board(b.content, structs.replace(b.state, proposals=_with(b, deal, said)))
    already = list(phase.faults(b, seat))
    return next((sealing.reason(no, code) for code, no in phase.faults(would, seat) if (code, no) not in already), None)


def _with(b: Board, deal: Proposal, said: act.AnswerProposal) -> list[Proposal]:
    """All offers once one of them has this answer."""
    return [_answered(b, deal, said) if one is deal else one for one in b.state.proposals]


def _answered(b: Board, deal: Proposal, said: act.AnswerProposal) -> Proposal:
    """An offer once it has this answer."""
    return structs.replace(deal, answer="accept" if said.accept else "refuse", picked=said.picked)


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


def _objects(b: Board, knight: Knight, said: Sequence[str]) -> list[str]:
    """The objects that he may mean by ``object``: all that he carries and that are not named."""
    return [one.kind for one in knight.tokens if b.gear(one).secret and one.kind not in said]


def _picked(b: Board, knight: Knight, said: Sequence[str], picked: Sequence[str]) -> tuple[str, ...]:
    """The objects meant by each ``object``: where none is named, the first that he carries."""
    return tuple(picked or _objects(b, knight, said)[: said.count(words.OBJECT)])


def _lacks(b: Board, knight: Knight, said: Sequence[str], picked: Sequence[str] = ()) -> No | None:
    """Why he cannot give this: he does not carry all of it."""
    named = Counter([word for word in said if word != words.OBJECT])
    for kind in named - Counter([one.kind for one in knight.tokens]):
        return "not_carried", "AL-8.6", {"pawn": knight.code, "token": kind}
    free, wanted = _objects(b, knight, said), said.count(words.OBJECT)
    if picked and (len(picked) != wanted or set(picked) - set(free) or len(set(picked)) != wanted):
        return "wrong_objects", "AL-8.6", {"pawn": knight.code, "number": wanted}
    return ("no_object", "AL-8.6", {"pawn": knight.code}) if len(free) < wanted else None


def _too_weak(b: Board, knight: Knight, said: Sequence[str]) -> No | None:
    """Why he may not receive what is named: it is too heavy for him (AL-4.12)."""
    named = [word for word in said if word != words.OBJECT]
    return next((no for word in named if (no := arming.too_weak_for(b, knight, word)) is not None), None)
