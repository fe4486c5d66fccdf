"""The end of a round: withdrawals, recovery, next round (AL-5.7, AL-22)."""

from __future__ import annotations

from bot.games.albion.play import Play


async def carry_out(p: Play) -> None:
    """Recovery in the order castle, Cauldron, Grail (AL-22.3); victory; the round counter; then phase 1 of the

    next.
    """
    raise NotImplementedError
