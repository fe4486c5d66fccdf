"""The course of a fight: what it waits for, what begins and ends it, which function does what (AL-11, AL-12, AL-19)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NoReturn

from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.fights import attack, defeat, equipment, flight, initiative, magic, reasons
from bot.games.albion.play import Play
from bot.games.albion.state import Fight, Knight

HORSE: Literal["horse"] = "horse"


# -- what is waited for -------------------------------------------------------------------------------------


def to_act(b: Board) -> list[int]:
    """The seat that the running fight waits for; nobody: it goes on by itself."""
    fight = b.state.fight
    if fight is None or fight.step == "start":
        return []
    if fight.ransoms:
        ransom = fight.ransoms[0]
        asked = ransom.victor if ransom.price < 0 else b.state.knights[ransom.knight].seat
        return [asked] if b.seat(asked).status == "in" else []
    if fight.over:
        return []
    if fight.deal is not None:
        countered = fight.deal.counter >= 0
        return [b.knight(fight.deal.pawn).seat] if countered else defeat.answerers(b, fight, fight.deal)[:1]
    if fight.blow is not None:
        return [b.knight(fight.blow.target).seat]
    turn = initiative.turn_of(fight)
    return [b.knight(turn).seat] if turn in fight.members else []


def asked_pawn(b: Board) -> str:
    """The pawn about which the fight waits: whose turn or defence it is, who is to be ransomed, who offers."""
    fight = b.state.fight
    if fight is None:
        return ""
    if fight.ransoms:
        return b.state.knights[fight.ransoms[0].knight].code
    if fight.deal is not None:
        return fight.deal.pawn
    return fight.blow.target if fight.blow is not None else initiative.turn_of(fight)


def options(b: Board, seat: int) -> Iterator[act.InFight]:
    """What a seat may do in the fight now. The one home of what is allowed: lists, defaults and refusals ask it."""
    fight = b.state.fight
    if fight is None or seat not in to_act(b):
        return
    if fight.ransoms:
        yield from _of_ransom(b, fight)
    elif fight.deal is not None:
        yield from _of_deal(b, fight)
    elif fight.blow is not None:
        target = b.knight(fight.blow.target)
        yield from _of_defence(b, fight, target, b.knight(fight.blow.attacker))
        yield from _offers(b, fight, target)
    else:
        yield from _of_turn(b, fight, b.knight(initiative.turn_of(fight)))


def _of_ransom(b: Board, fight: Fight) -> Iterator[act.InFight]:
    ransom = fight.ransoms[0]
    if ransom.price < 0:
        owner = b.seat(b.state.knights[ransom.knight].seat)
        yield from (act.Terms(price) for price in range(owner.treasury + 1))
        yield act.Terms()
    else:
        if ransom.price <= b.seat(b.state.knights[ransom.knight].seat).treasury:
            yield act.Pay(pay=True)
        yield act.Pay(pay=False)


def _of_deal(b: Board, fight: Fight) -> Iterator[act.InFight]:
    yield act.AnswerDeal("accept")
    yield act.AnswerDeal("refuse")
    deal = fight.deal
    if deal is not None and deal.counter < 0 and not deal.agreed:
        most = b.seat(b.knight(deal.pawn).seat).treasury
        yield from (act.AnswerDeal("counter", price) for price in range(most + 1) if price != deal.price)


def _of_defence(b: Board, fight: Fight, target: Knight, attacker: Knight) -> Iterator[act.InFight]:
    if equipment.may_parry(b, fight, target, attacker):
        yield act.Defend("parry")
    yield act.Defend("dodge")
    for spell, version in magic.spells(b, fight, target, "defence", attacker):
        yield act.Defend("spell", spell, version)
    yield act.Defend("none")


def _of_turn(b: Board, fight: Fight, knight: Knight) -> Iterator[act.InFight]:
    foes = initiative.may_attack(b, fight, knight)
    for foe in foes:
        if b.in_use(fight, knight) is not None:
            yield act.Strike(foe.code)
        for spell, version in magic.spells(b, fight, knight, "attack", foe):
            yield act.Cast(spell, version, foe.code)
    yield from (act.Change(kind) for kind in equipment.to_change(b, fight, knight))
    for kind, weapon in equipment.to_pick_up(b, fight, knight):
        yield act.PickUp(kind, use=weapon)
        if weapon:
            yield act.PickUp(kind, use=False)
    if flight.may_flee(b, fight, knight):
        yield act.Flee()
    yield act.Pass()
    yield from _offers(b, fight, knight)


def _offers(b: Board, fight: Fight, knight: Knight) -> Iterator[act.InFight]:
    if defeat.may_offer(b, fight, knight.seat):
        foes = [foe for foe in b.enemies(fight, knight) if b.adjacent(foe, knight)]
        prices = range(b.seat(knight.seat).treasury + 1)
        yield from (act.Capitulate(price, foe.code) for foe in foes for price in prices)


def _demand(p: Play, seat: int, action: act.InFight, key: str = "fight_not_waiting", clause: str = "AL-12.1") -> Fight:
    """The fight, where the seat may do this now; else a refusal that tells what lacks."""
    fight = p.state.fight
    if fight is None or seat not in to_act(p):
        p.refuse("fight_not_waiting", "AL-12.1")
    if action not in options(p, seat):
        _refuse(p, fight, action, key, clause)
    return fight


def _refuse(p: Play, fight: Fight, action: act.InFight, key: str, clause: str) -> NoReturn:
    on_turn = not fight.ransoms and fight.deal is None and fight.blow is None
    if isinstance(action, act.Turn) and not on_turn and not isinstance(action, act.Capitulate):
        p.refuse("answer_first", "AL-13.4" if fight.blow is not None else "AL-16.17")
    if isinstance(action, act.Strike | act.Cast | act.Capitulate) and p.pawn(action.target) is None:
        p.refuse("no_such_foe", "AL-11.7", given=action.target)
    missing = _missing(fight, action)
    if missing:
        p.refuse(missing, clause)
    knight = p.pawn(asked_pawn(p))
    p.demand(None if knight is None else reasons.reason(p, fight, knight, action))
    p.refuse(key, clause, pawn=asked_pawn(p), **_details(action))


def _missing(fight: Fight, action: act.InFight) -> str:
    """Why there is nothing that this could answer."""
    if isinstance(action, act.Defend) and fight.blow is None:
        return "nothing_to_defend"
    if isinstance(action, act.AnswerDeal) and fight.deal is None:
        return "no_deal_offered"
    return "nobody_beaten" if isinstance(action, act.Terms) and not fight.ransoms else ""


def _details(action: act.InFight) -> dict[str, str | int]:
    match action:
        case act.Change():
            return {"token": action.weapon}
        case act.PickUp():
            return {"token": action.kind}
        case act.Terms() | act.AnswerDeal():
            return {"price": action.price}
        case _:
            return {}


# -- what a seat does ---------------------------------------------------------------------------------------


def _named(p: Play, action: act.Strike | act.Cast | act.Capitulate) -> str:
    """The target; where none is named it is who strikes now, else the only neighbour among the enemies."""
    if action.target or p.state.fight is None:
        return action.target
    if p.state.fight.blow is not None:
        return p.state.fight.blow.attacker
    asked = p.pawn(asked_pawn(p))
    foes = [] if asked is None else [foe for foe in p.enemies(p.state.fight, asked) if p.adjacent(foe, asked)]
    return foes[0].code if len(foes) == 1 else ""


async def strike(p: Play, seat: int, action: act.Strike) -> None:
    """A strike (AL-13)."""
    action = act.Strike(_named(p, action))
    fight = _demand(p, seat, action)
    await attack.strike(p, fight, p.knight(asked_pawn(p)), p.knight(action.target))


async def cast(p: Play, seat: int, action: act.Cast) -> None:
    """An attack spell (AL-20)."""
    action = act.Cast(action.spell, action.version, _named(p, action))
    fight = _demand(p, seat, action)
    caster, foe = p.knight(asked_pawn(p)), p.knight(action.target)
    await magic.attack_spell(p, fight, caster, action.spell, action.version, foe)


async def change(p: Play, seat: int, action: act.Change) -> None:
    """Another weapon in use (AL-17.2)."""
    fight = _demand(p, seat, action, "not_to_change", "AL-17.2")
    equipment.change(p, fight, p.knight(asked_pawn(p)), action.weapon)


async def pick_up(p: Play, seat: int, action: act.PickUp) -> None:
    """A weapon or the shield from the own hex (AL-17.3)."""
    if p.state.fight is not None and seat in to_act(p) and p.pawn(asked_pawn(p)) is not None:
        p.demand(equipment.pick_up_fault(p, p.state.fight, p.knight(asked_pawn(p)), action.kind))
        gear = p.content.gear.get(action.kind)
        action = act.PickUp(action.kind, use=action.use and gear is not None and gear.kind == "weapon")
    fight = _demand(p, seat, action, "not_to_pick_up", "AL-17.3")
    equipment.pick_up(p, fight, p.knight(asked_pawn(p)), action.kind, action.use)


async def flee(p: Play, seat: int, action: act.Flee) -> None:
    """Try to flee (AL-18)."""
    fight = _demand(p, seat, action)
    await flight.flee(p, fight, p.knight(asked_pawn(p)))


async def pass_(p: Play, seat: int, action: act.Pass) -> None:
    """No attack (AL-12.5, AL-19.19)."""
    fight = _demand(p, seat, action, "no_pass", "AL-12.5")
    knight = p.knight(asked_pawn(p))
    p.say("passed", pawn=knight.code)
    _hand_over(p, fight, knight)
    initiative.end_turn(p, fight, knight.code, passed=True)


def _hand_over(p: Play, fight: Fight, knight: Knight) -> None:
    """In a duel what is no attack gives the initiative to the opponent (AL-12.5, AL-12.7)."""
    if not fight.melee:
        initiative.gives(p, fight, p.enemies(fight, knight)[0].code, knight.code)


async def capitulate(p: Play, seat: int, action: act.Capitulate) -> None:
    """Offer to stop for a ransom: no turn (AL-16.9 to AL-16.12)."""
    action = act.Capitulate(action.price, _named(p, action))
    if action.price > p.seat(seat).treasury:
        p.refuse("not_so_many_points", "AL-16.12", price=action.price, treasury=p.seat(seat).treasury)
    fight = _demand(p, seat, action)
    defeat.offer(p, fight, p.knight(asked_pawn(p)), action.price, p.knight(action.target))


async def defend(p: Play, seat: int, action: act.Defend) -> None:
    """Against a strike (AL-13.4)."""
    fight = _demand(p, seat, action)
    if fight.blow is not None:
        await attack.defend(p, fight, fight.blow, action)


async def answer_deal(p: Play, seat: int, action: act.AnswerDeal) -> None:
    """An offer to capitulate is answered (AL-16.9)."""
    fight = _demand(p, seat, action, "no_such_answer", "AL-16.9")
    if fight.deal is not None:
        defeat.answer(p, fight, fight.deal, seat, action.answer, action.price)


async def terms(p: Play, seat: int, action: act.Terms) -> None:
    """The victor names the price of a ransom, or none (AL-16.4, AL-16.16)."""
    fight = _demand(p, seat, action, "no_such_terms", "AL-16.16")
    defeat.name_terms(p, fight, action.price)


async def pay(p: Play, seat: int, action: act.Pay) -> None:
    """The ransom is paid or declined (AL-16.4)."""
    fight = _demand(p, seat, action, "nothing_to_pay", "AL-16.4")
    defeat.pay(p, fight, action.pay)
