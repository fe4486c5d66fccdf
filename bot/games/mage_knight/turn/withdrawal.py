"""Leaving the game: in one's own turn, by an order for the next one, or declared by the others (MKU-22.17-22.22)."""

from __future__ import annotations

from bot.games.mage_knight.actions import Stay, Withdraw
from bot.games.mage_knight.attack.damage import free, score
from bot.games.mage_knight.faults import Fault, fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, State
from bot.games.mage_knight.turn import ending


def absent_fault(field: Field, seat: int) -> Fault | None:
    """Why a player cannot leave the game: it is not being played, or he is out of it."""
    if field.state.phase != "play":
        return fault("not_in_play", "MKU-22.17")
    if not ending.in_play(field, seat):
        return fault("out_of_the_game", "MKU-4.14", seat=seat)
    return None


def may_have_ordered(state: State, seat: int) -> bool:
    """Whether it is a secret if a player leaves at the start of his next turn: out of turn, while he is in play."""
    if state.phase != "play" or seat == state.active:
        return False
    return any(figure.owner == seat and figure.status == "field" for figure in state.figures)


async def withdraw(p: Play, seat: int, action: Withdraw) -> None:
    """Leave now, in one's own turn; else order it, in secret, for the start of the next one (MKU-P15)."""
    p.demand(absent_fault(p.field, seat))
    player = p.state.players[seat]
    if seat == p.state.active:
        remove(p, seat)
        return
    if player.leaving:
        p.refuse(fault("leaving_already", "MKU-P15"))
    player.leaving = True
    p.t.say("leaving_ordered", to=(seat,), seat=seat)


async def stay(p: Play, seat: int, action: Stay) -> None:
    """Take back an ordered withdrawal (MKU-P15)."""
    player = p.state.players[seat]
    if not player.leaving:
        p.refuse(fault("not_leaving", "MKU-P15"))
    player.leaving = False
    p.t.say("leaving_taken_back", to=(seat,), seat=seat)


def remove(p: Play, seat: int) -> None:
    """Carry out a withdrawal, in anybody's turn; what it means for the turn and the end is for ``turn``."""
    state = p.state
    player = state.players[seat]
    player.withdrawn, player.leaving = True, False
    p.say("withdrew", seat=seat)
    for figure in p.field.there():
        if figure.owner == seat:
            _take_off(p, figure)
    pending = state.pending
    concerned = () if pending is None else tuple(filter(None, (pending.source, *pending.members)))
    if any(p.figure(name).status != "field" for name in concerned):
        state.pending = None


def _take_off(p: Play, figure: Figure) -> None:
    if figure.captor:  # MKU-22.18
        captor = p.figure(figure.captor)
        score(p, captor.owner, p.field.kind(figure).points, figure)
        captor.captive = figure.captor = ""
    figure.status = "withdrawn"  # MKU-22.19
    figure.left = True
    free(p, figure)  # MKU-22.20
