"""Exchange between neighbours of two players (AL-8.6)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion.play import Play


async def propose(p: Play, seat: int, action: act.Propose) -> None:
    """Offer exactly what goes each way; checked by the bot."""
    raise NotImplementedError


async def answer(p: Play, seat: int, action: act.AnswerProposal) -> None:
    """Accept or refuse an offer."""
    raise NotImplementedError


async def carry_out(p: Play) -> None:
    """Step 2 of AL-8.9, in lead order: those accepted, and those between knights of one player."""
    raise NotImplementedError
