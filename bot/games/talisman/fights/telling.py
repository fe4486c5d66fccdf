"""What is told of a fight: who fights whom, the value of each side with its parts, dice, totals, result (TA-16:2)."""

from __future__ import annotations

from typing import Any

from bot.games.talisman.board import Board
from bot.games.talisman.fights.sides import foe_of, sides
from bot.games.talisman.play import Play
from bot.games.talisman.state import Fight, Piece, Side

Told = dict[str, Any]


def foe_facts(side: Side) -> Told:
    """The creatures of a side by their names, which everybody reads in his language."""
    return dict(zip(("foe", "foe_pl", "foe_cs"), side.name, strict=True))


def creature_facts(b: Board, piece: Piece) -> Told:
    """One Enemy card as the same facts."""
    card = b.card(piece)
    return {"foe": card.name, "foe_pl": card.pl, "foe_cs": card.cs}


def announce(p: Play, fight: Fight) -> None:
    """Who fights whom, and the values as they stand (TA-16:2 a)."""
    own, foe = fight.defender, fight.attacker
    if foe.seat >= 0:
        p.say("attack_announced", seat=foe.seat, other=own.seat, kind=fight.kind, value=foe.base, against=own.base)
    else:
        cards = tuple([part for part, _ in foe.parts if part in p.content.cards])
        p.say(
            "fight_announced",
            seat=own.seat,
            kind=fight.kind,
            value=own.base,
            against=foe.base,
            cards=cards,
            **foe_facts(foe),
        )


def totals(p: Play, fight: Fight) -> None:
    """Value, dice and total of each side (TA-16:3, 16:4)."""
    for side, _ in sides(fight):
        rolled: Told = {"value": side.base, "dice": side.dice, "total": side.total, **_parts(side)}
        if side.seat >= 0:
            p.say("fighter_total", seat=side.seat, **rolled)
        else:
            p.say("creature_total", **foe_facts(side), **rolled)


def _parts(side: Side) -> Told:
    first, *more = side.parts
    amounts = [str(first[1]), *[f"+{amount}" if amount >= 0 else str(amount) for _, amount in more]]
    return {"parts": tuple(amounts), "parts_card": tuple([source for source, _ in side.parts])}


def evaded(p: Play, fight: Fight) -> None:
    """The fight does not take place (TA-18:3, 18:4). Of a group that was dealt with card by card all is told."""
    seat = fight.defender.seat
    if fight.attacker.seat >= 0:
        p.say("attack_evaded", seat=seat, other=fight.attacker.seat)
    elif fight.attacker.name[0]:
        p.say("fight_evaded", seat=seat, **foe_facts(fight.attacker))


def result(p: Play, fight: Fight) -> None:
    """Who has won (TA-16:5)."""
    if fight.result == "stand_off":
        _stand_off(p, fight)
    elif fight.attacker.seat >= 0:
        won = fight.attacker if fight.result == "attacker" else fight.defender
        p.say("duel_won", winner=won.seat, loser=foe_of(fight, won).seat)
    else:
        won_it = fight.result == "defender"
        p.say("fight_won" if won_it else "fight_lost", seat=fight.defender.seat, **foe_facts(fight.attacker))


def _stand_off(p: Play, fight: Fight) -> None:
    if fight.attacker.seat >= 0:
        p.say("duel_stand_off", seat=fight.attacker.seat, other=fight.defender.seat)
    else:
        p.say("fight_stand_off", seat=fight.defender.seat, **foe_facts(fight.attacker))
