"""Defeat, elimination, ransom, capitulation (AL-16)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.board import BEATEN, LEAST_WOUND_STRENGTH, Board
from bot.games.albion.fate import returning
from bot.games.albion.fights import initiative
from bot.games.albion.play import Play
from bot.games.albion.state import Deal, Fight, Knight, Ransom


async def look(p: Play, fight: Fight, victor: Knight) -> None:
    """Whether a figure that changed has eliminated or defeated somebody of the fight (AL-16.1, AL-16.2)."""
    for knight in [p.knight(code) for code in fight.members]:
        if p.wound_strength(knight) < LEAST_WOUND_STRENGTH:
            fight.beaten = True
            p.eliminate(knight)
            initiative.left(p, fight, knight.code)
        elif p.enemies(fight, knight) and p.standing_strength(fight, knight) <= BEATEN:
            defeated(p, fight, knight, victor)


def defeated(p: Play, fight: Fight, knight: Knight, victor: Knight) -> None:
    """He is out of the fight; the victor's player names the price of his ransom (AL-16.3, AL-16.4)."""
    p.say("defeated", pawn=knight.code, foe=victor.code)
    fight.beaten = True
    fight.ransoms.append(Ransom(knight.id, victor.seat, foe=victor.code))
    initiative.left(p, fight, knight.code)


# -- ransom --------------------------------------------------------------------------------------------


def price(b: Board, ransom: Ransom) -> int:
    """The standing price of a ransom, at most what the owner has (AL-D19)."""
    return min(act.STANDING_PRICE, treasury(b, ransom))


def treasury(b: Board, ransom: Ransom) -> int:
    """What the owner of a ransomed knight has."""
    return b.seat(b.state.knights[ransom.knight].seat).treasury


def name_terms(p: Play, fight: Fight, price: int) -> None:
    """The victor's one answer: a price, or (-1) no ransom (AL-16.5, AL-16.16)."""
    ransom = fight.ransoms[0]
    knight = p.state.knights[ransom.knight]
    if price < 0:
        p.say("no_ransom", pawn=knight.code, seat=ransom.victor)
        fight.ransoms.pop(0)
        p.eliminate(knight)
        return
    ransom.price = price
    p.say("ransom_asked", pawn=knight.code, seat=ransom.victor, price=price)


def pay(p: Play, fight: Fight, paid: bool) -> None:
    """The loser's answer (AL-16.4, AL-16.7)."""
    ransom = fight.ransoms.pop(0)
    knight = p.state.knights[ransom.knight]
    if not paid:
        p.say("ransom_declined", pawn=knight.code, price=ransom.price)
        p.eliminate(knight)
        return
    transfer(p, knight.seat, ransom.victor, ransom.price)
    p.say("ransomed", pawn=knight.code, price=ransom.price, treasury=p.seat(knight.seat).treasury)
    returning.send_home(p, knight, keeps_figures=False)


def transfer(p: Play, from_: int, to: int, points: int) -> None:
    """Points go from one Treasury to another; to one who has left they are lost (AL-25.8)."""
    p.seat(from_).treasury -= points
    if p.seat(to).status == "in":
        p.seat(to).treasury += points


# -- capitulation --------------------------------------------------------------------------------------


def may_offer(b: Board, fight: Fight, seat: int) -> bool:
    """True if a player may offer to capitulate now (AL-16.9, AL-16.11)."""
    return not fight.beaten and fight.deal is None and seat not in fight.offered


def offer(p: Play, fight: Fight, knight: Knight, price: int, target: Knight) -> None:
    """An offer; the partner answers (AL-16.9)."""
    fight.offered.append(knight.seat)
    fight.deal = Deal(knight.code, price, target.code)
    p.say("offer_made", pawn=knight.code, foe=target.code, price=price)


def answerers(b: Board, fight: Fight, deal: Deal) -> list[int]:
    """The seats that still have to agree: the partner first, then whoever is next to the offerer (AL-19.17)."""
    knight = b.knight(deal.pawn)
    near = [one.seat for one in b.enemies(fight, knight) if b.adjacent(one, knight)]
    wanted = dict.fromkeys([b.knight(deal.target).seat, *near])
    return [seat for seat in wanted if seat not in deal.agreed]


def answer(p: Play, fight: Fight, deal: Deal, seat: int, said: str, price: int) -> None:
    """Accept, refuse, or name another price once, which the offerer accepts or refuses (AL-16.9)."""
    knight = p.knight(deal.pawn)
    if said == "refuse":
        p.say("offer_refused", pawn=deal.pawn, seat=seat)
        fight.deal = None
    elif said == "counter":
        deal.counter, deal.agreed = price, []
        p.say("offer_countered", pawn=deal.pawn, seat=seat, price=price)
    else:
        p.say("offer_accepted", pawn=deal.pawn, seat=seat)
        if seat == knight.seat:
            deal.price, deal.counter = deal.counter, -1
            deal.agreed = [p.knight(deal.target).seat]
        else:
            deal.agreed.append(seat)
        if not answerers(p, fight, deal):
            capitulate(p, fight, deal)


def capitulate(p: Play, fight: Fight, deal: Deal) -> None:
    """Paid; he goes home with the figures and wounds that he has (AL-16.10)."""
    knight, partner = p.knight(deal.pawn), p.knight(deal.target)
    transfer(p, knight.seat, partner.seat, deal.price)
    p.say("capitulated", pawn=knight.code, foe=partner.code, price=deal.price)
    fight.deal = None
    initiative.left(p, fight, knight.code)
    returning.send_home(p, knight, keeps_figures=True)
