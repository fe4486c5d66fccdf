"""What is done at a deadline (AL-D6 to AL-D22)."""

from __future__ import annotations

from typing import Literal

from bot.engine.errors import RulesFault
from bot.games.albion import actions as act
from bot.games.albion.board import Board
from bot.games.albion.fights import course, defeat, odds
from bot.games.albion.items import words
from bot.games.albion.state import Fight, Knight, PawnItems


def default_action(b: Board, seat: int) -> act.Action:
    """What a seat that says nothing does where the game stands."""
    phase = b.state.phase
    if phase == "set_up":
        return act.Ready()  # AL-D6
    if phase in ("movement", "declare"):
        return act.EndMoves()  # AL-D7, AL-D15: what was said of some pawns holds
    if phase == "items":
        return act.SealItems(items(b, seat))
    return in_fight(b, seat)


def items(b: Board, seat: int) -> tuple[PawnItems, ...]:
    """AL-D8: what was ordered, else artefacts and objects only."""
    ordered = b.seat(seat).items
    if ordered is not None:
        return ordered
    able = [one for one in b.of_seat(seat) if b.on_land(one) and any(b.gear(lying).secret for lying in b.lies(one.hex))]
    return tuple([PawnItems(one.code, take=(words.OBJECTS,)) for one in able])


def in_fight(b: Board, seat: int) -> act.InFight:
    """What the running fight waits for: terms, payment, an answer, a defence, a turn (AL-D17 to AL-D21)."""
    fight = b.state.fight
    if fight is None:
        raise RulesFault("no fight waits")
    if fight.ransoms:
        ransom = fight.ransoms[0]
        return (
            act.Terms(defeat.price(b, ransom))
            if ransom.price < 0
            else act.Pay(ransom.price <= defeat.treasury(b, ransom))
        )
    if fight.deal is not None:
        return act.AnswerDeal("refuse")
    if fight.blow is not None:
        return act.Defend(defence(b, fight, b.knight(fight.blow.target), b.knight(fight.blow.attacker)))
    return turn(b, fight, seat)


def turn(b: Board, fight: Fight, seat: int) -> act.InFight:
    """AL-D17 without orders: strike if possible, else change or pick up, else pass.

    With a weapon in hand nothing but the order of a fight of several keeps him from striking: then he passes.
    """
    able = list(course.options(b, seat))
    strikes = [one for one in able if isinstance(one, act.Strike)]
    knight = b.knight(course.asked_pawn(b))
    if strikes:
        return max(strikes, key=lambda one: odds.strike(b, fight, knight, b.knight(one.target)))
    found = [one for kind in (act.Change, act.PickUp) for one in able if isinstance(one, kind)]
    return found[0] if found and b.in_use(fight, knight) is None else act.Pass()


def defence(b: Board, fight: Fight, knight: Knight, attacker: Knight) -> Literal["parry", "dodge"]:
    """AL-D18 without orders: the better chance of parry and dodge; equal: parry."""
    parry, dodge = odds.parry(b, fight, knight, attacker), odds.dodge(b, fight, knight, attacker)
    return "parry" if parry >= dodge else "dodge"
