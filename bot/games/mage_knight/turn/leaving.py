"""Who is declared withdrawn in the middle of an action leaves when it is complete (MK2-29.7)."""

from __future__ import annotations

from bot.games.mage_knight.actions import Absent, Action, Forgo, Paths, TimeUp
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.movement.formations_move import paths
from bot.games.mage_knight.movement.movement import forgo
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import State
from bot.games.mage_knight.turn.ending import in_play
from bot.games.mage_knight.turn.withdrawal import remove


def away_until_then(edition: Edition, action: Action) -> tuple[int, ...] | None:
    """Of whom nothing is waited for until the action in progress is over; None: this one does not wait for that."""
    if isinstance(action, Absent) and edition.leaves_after_action:
        return (action.seat,)
    return () if isinstance(action, TimeUp) else None


def leaves_now(state: State) -> bool:
    """Whether somebody leaves, or has first to be spared what he owes."""
    return bool(state.leaving) and (state.pending is None or state.pending.seat in state.leaving)


async def leave(p: Play) -> None:
    """What he owes gets its default, then he goes."""
    owed = p.state.pending
    if owed is not None:
        await (forgo(p, owed.seat, Forgo()) if owed.kind == "attack" else paths(p, owed.seat, Paths(())))
        return
    going, p.state.leaving = p.state.leaving, ()
    for seat in going:
        if in_play(p.field, seat):
            remove(p, seat)
