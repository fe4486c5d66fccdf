"""/game log, export, fork, rebind: a game's record and what is made from it."""

from __future__ import annotations

from discord import app_commands

from bot.engine.errors import Refused
from bot.service.core.rate_limits import ACT, EXPORT
from bot.service.table import forks, gm, table_queries
from bot.service.table.table_queries import Move
from cogs import places, rights
from cogs.answering import answer
from cogs.call import Attached, Call, Interaction, Shown
from cogs.groups import command
from cogs.texts import fenced

MOST_INLINE = 1800


@command("game log", EXPORT)
async def log(interaction: Interaction, game: int | None = None) -> None:
    """All that happened, as the person may know it; a file where it is long."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        text = await table_queries.log_text(call.core, number, call.user, call.language)
        if len(text) <= MOST_INLINE:
            return Shown(fenced(text))
        return Shown(call.text("table-log-file"), file=Attached(f"log-{number}.txt", text.encode()))

    await answer(interaction, handle)


@command("game export", EXPORT)
async def export(interaction: Interaction, game: int | None = None) -> None:
    """The record of a game."""

    async def handle(call: Call) -> Shown:
        record = await table_queries.export_record(call.core, await call.game(game), call.user)
        text = call.text("table-export-full" if record.full else "table-export-cut")
        return Shown(text, file=Attached(record.name, record.data))

    await answer(interaction, handle)


@command("game fork", EXPORT)
async def fork(interaction: Interaction, at: app_commands.Range[int, 0] | None = None, game: int | None = None) -> None:
    """A practice copy."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game, posting=True)  # the copy gets a thread beside the game's own
        places.refuse_copy_without_thread(call, (await call.core.live(number)).game.home)
        reply = await forks.fork_game(call.core, number, call.user, at=at, interaction=call.id)
        copy = int(str(reply.facts["copy"]))
        found = await places.thread_of(call, copy, (await call.core.live(copy)).game.home)
        return Shown(found.text if found.closed else await call.told(reply, number))

    await answer(interaction, handle)


@command("game rebind", ACT)
async def rebind(interaction: Interaction, game: app_commands.Range[int, 1]) -> None:
    """Go on in this channel."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        if not call.channel:
            raise Refused("no_game_here")
        referee = await gm.is_referee_of_server(call.core, call.actor())
        moved = Move(call.channel, rights.parent_of(interaction.channel) or call.channel)
        reply = await table_queries.rebind_game(
            call.core, number, call.user, moved, referee=referee, interaction=call.id
        )
        return Shown(await call.told(reply, number))

    await answer(interaction, handle)
