"""Who has won (AL-23)."""

from __future__ import annotations

from bot.games.albion.play import Play


async def settle(p: Play) -> None:
    """After every action: players without knights are out at the end of a phase (AL-23.4), the last one left wins."""
    raise NotImplementedError


async def look_for_winner(p: Play) -> None:
    """Both artefacts in one own castle (AL-23.1): checked at the end of phase 2 and of the round."""
    raise NotImplementedError
