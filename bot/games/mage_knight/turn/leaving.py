"""Who is declared withdrawn in the middle of an action leaves when it is complete (MK2-29.7)."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.game import Later
from bot.games.mage_knight.actions import Absent, Action, Forgo, Paths, TimeUp
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.movement.formations_move import paths
from bot.games.mage_knight.movement.movement import forgo
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import State
from bot.games.mage_knight.turn.ending import in_play, side
from bot.games.mage_knight.turn.withdrawal import remove


def waits_for_end(edition: Edition, action: Action) -> Later | None:
    """How an action of the table waits for the end of the one in progress; None: this one does not."""
    if isinstance(action, Absent) and edition.leaves_after_action:
        return Later((action.seat,))
    return Later() if isinstance(action, TimeUp) else None


def decided_without(state: State, seats: Collection[int]) -> bool:
    """True if one side is left on the field, or none, without these seats (MKU-22.1, 22.2)."""
    there = {figure.owner for figure in state.figures if figure.status == "field"}
    return len({side(state, seat) for seat in there.difference(seats)}) < 2


def leaves_now(state: State) -> bool:
    """True if somebody leaves, or what is owed has first to get its default: by him, or by the one side left."""
    if not state.leaving:
        return False
    owed = state.pending
    return owed is None or owed.seat in state.leaving or decided_without(state, state.leaving)


async def leave(p: Play) -> None:
    """What is owed gets its default, then who leaves goes."""
    owed = p.state.pending
    if owed is not None:
        await (forgo(p, owed.seat, Forgo()) if owed.kind == "attack" else paths(p, owed.seat, Paths(())))
        return
    going, p.state.leaving = p.state.leaving, ()
    for seat in going:
        if in_play(p.field, seat):
            remove(p, seat)
