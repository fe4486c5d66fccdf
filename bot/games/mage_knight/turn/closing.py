"""The end of the game is told: what everybody has scored and controls, and who has won (MKU-22, MK2-30)."""

from __future__ import annotations

from bot.games.mage_knight.play import Play
from bot.games.mage_knight.turn.control import held
from bot.games.mage_knight.turn.ending import score_now, winners
from bot.games.mage_knight.turn.victory import victors


def end(p: Play, reason: str) -> None:
    """End the game: actions and decisions still open are dropped (MKU-22.24), the points are counted."""
    state = p.state
    scores = [score_now(p.field, seat) for seat in range(len(state.players))]
    state.pending, state.left = None, 0
    state.totals = tuple(one.total for one in scores)
    by_objectives = p.edition.objectives >= 0
    state.winners = victors(p.field, reason, state.totals) if by_objectives else winners(p.field, state.totals)
    state.ending, state.phase = reason, "over"
    p.say("ended", reason=reason)
    for seat in range(len(state.players)) if by_objectives else ():
        p.say("controls", seat=seat, count=held(state, seat))
    for seat, one in enumerate(scores):
        p.say(
            "points",
            seat=seat,
            total=one.total,
            eliminations=one.eliminations,
            captives=one.captives,
            survivors=one.survivors,
        )
    if state.winners:
        p.say("won", winner=state.winners)
    else:
        p.say("drawn")
