"""Leaving the game: in one's own turn, by an order for the next one, or declared by the others (MKU-22.17-22.22)."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.engine.requests import Option
from bot.games.mage_knight.actions import Withdraw
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.damage import free, score_elimination
from bot.games.mage_knight.figures.dropping import lay_all
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark
from bot.games.mage_knight.turn import ending
from bot.games.mage_knight.turn.control import lose_all

STAY, LEAVE = "stay", "leave"
STAY_OR_LEAVE = (Option(STAY, STAY), Option(LEAVE, LEAVE))


def absent_fault(field: Field, seat: int) -> Fault | None:
    """Why a player cannot leave the game: it is not being played, or he is out of it."""
    if field.state.phase != "play":
        return fault("not_in_play", "MKU-22.17")
    if not ending.in_play(field, seat):
        return fault("out_of_the_game", "MKU-4.14", seat=seat)
    return None


def withdraw_fault(field: Field, seat: int) -> Fault | None:
    """Why a player cannot leave the game now; out of turn he can order it for his next one (MKU-P15)."""
    found = absent_fault(field, seat)
    if found is None and seat != field.state.active:
        return fault("withdraw_by_order", "MKU-P15")
    return found


async def withdraw(p: Play, seat: int, action: Withdraw) -> None:
    """Leave now, in one's own turn (MKU-22.17)."""
    p.demand(withdraw_fault(p.field, seat))
    remove(p, seat)


async def leaves(p: Play, seat: int) -> bool:
    """True if a player has ordered to leave at the start of this turn of his (MKU-P15).

    Everybody is asked in each of his turns, and never waited for: so nothing tells who had ordered it.
    """
    (chosen,) = await p.t.ask(
        seat, "leaving", STAY_OR_LEAVE, default=(STAY,), secret=True, non_blocking=True, rare=True, clause="MKU-P15"
    )
    return chosen == LEAVE


def remove(p: Play, seat: int) -> None:
    """Carry out a withdrawal, in anybody's turn; what it means for the turn and the end is for ``turn``."""
    state = p.state
    player = state.players[seat]
    player.withdrawn = True
    if not p.edition.withdrawn_keeps:
        player.score = 0
    state.mark = Mark("withdraw", seat)
    p.say("withdrew", seat=seat)
    for figure in p.field.there():
        if figure.owner == seat:
            _take_off(p, figure)
    lose_all(p, seat)  # MK2-29.6
    if _owed_by_who_left(p):
        state.pending = None


def _owed_by_who_left(p: Play) -> bool:
    """True if a figure without which nothing is owed any more is gone; a source may be the verb of a move as well."""
    owed = p.state.pending
    concerned = () if owed is None else (owed.source, *owed.members)
    return any(figure.id in concerned and figure.status != "field" for figure in p.state.figures)


def _take_off(p: Play, figure: Figure) -> None:
    if figure.captor:  # MKU-22.18
        captor = p.figure(figure.captor)
        score_elimination(p, captor.owner, p.field.kind(figure).points, figure)
        captor.captive = figure.captor = ""
    figure.status = "withdrawn"  # MKU-22.19
    figure.left = True
    free(p, figure)  # MKU-22.20
    lay_all(p, figure)
