"""What only Pebbles has: advice."""

from __future__ import annotations

from bot.service.core.rate_limits import SEARCH
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command


@command("toy hint", SEARCH)
async def hint(interaction: Interaction, game: int | None = None) -> None:
    """How many to take, so that a multiple of four is left."""

    async def handle(call: Call) -> Shown:
        live = await call.core.live(await call.game(game, "toy"))
        return Shown(call.text("toy-hint", count=live.table.state.heap % 4 or 1))

    await answer(interaction, handle)
