"""What of a quest lives on in a campaign: the honour of knights. It changes nothing in later quests."""

from __future__ import annotations

from bot.engine.legacy import Lived
from bot.games.albion.board import Board

FACTS = ("played", "won", "stood", "bore", "fell")


def aftermath(b: Board) -> tuple[tuple[Lived, ...], ...]:
    """For each seat: that it played, whether it won, and its knights: who stands, who bears an artefact, who fell."""
    state = b.state
    told = []
    for seat in range(len(state.seats)):
        own = [Lived("played"), *([Lived("won")] if seat in state.winners else [])]
        for knight in state.knights.values():
            if knight.seat == seat:
                own.append(Lived("fell" if knight.status == "eliminated" else "stood", knight.id))
                own += [Lived("bore", knight.id)] if any(b.gear(token).artefact for token in knight.tokens) else []
        told.append(tuple(own))
    return tuple(told)
