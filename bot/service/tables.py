"""What a player does at a running table: look, act, answer, give orders."""

from __future__ import annotations

from bot.engine.errors import Refused
from bot.service.acting import acting_seat, open_decision, playing, said
from bot.service.core import Core
from bot.service.replies import Reply
from bot.service.work import Work


class Tables:
    """Running games, as their players use them."""

    def __init__(self, core: Core) -> None:
        self.core = core

    async def say(
        self,
        game_id: int,
        user: int,
        line: str,
        *,
        seat: int | None = None,
        decision: int | None = None,
        interaction: int | None = None,
    ) -> Reply:
        """A line of notation: an answer, an action, an order. With ``decision`` only while that one is still open."""

        def operation(work: Work) -> Reply:
            live = work.live
            playing(live)
            if decision is not None:
                open_decision(live, decision)
            chosen = acting_seat(live, user, seat, decision)
            return said(work, chosen, [line])

        return await self.core.change(game_id, operation, interaction=interaction, by=user)

    async def answer(
        self, game_id: int, user: int, decision: int, option: int, *, interaction: int | None = None
    ) -> Reply:
        """A press on the button of an option."""

        def operation(work: Work) -> Reply:
            live = work.live
            playing(live)
            seat = acting_seat(live, user, None, decision)
            ask = live.table.ask_for(seat)
            if ask is None or not 0 <= option < len(ask.options):
                raise Refused("stale_press", decision=decision)
            return said(work, seat, [ask.options[option].text])

        return await self.core.change(game_id, operation, interaction=interaction, by=user)
