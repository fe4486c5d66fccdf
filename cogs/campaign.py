"""/campaign: the ledger of what lives on from game to game of an event, and what is decided about it."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.service.core.rate_limits import ACT, EXPORT
from bot.service.events import accounts, reading
from bot.service.events.accounts import KINDS, MOST_AMOUNT, MOST_THING
from cogs.answering import answer
from cogs.call import Attached, Call, Interaction, Shown
from cogs.event import acted, events_here, meant
from cogs.event_acts import entrants
from cogs.groups import command, localized, suggestions
from cogs.keystrokes import suggest

Reason = app_commands.Range[str, 1, 300]


@command("campaign ledger", ACT)
async def ledger(
    interaction: Interaction, entrant: int | None = None, lines: bool = False, event: int | None = None
) -> None:
    """What everybody has, or one player, or whence it comes."""

    async def handle(call: Call) -> Shown:
        read = partial(accounts.lines_text if lines else accounts.accounts_text, entrant=entrant)
        return Shown(
            await accounts.read_campaign(call.core, await meant(call, event), call.actor(), call.language, read)
        )

    await answer(interaction, handle)


@command("campaign give", ACT)
@app_commands.choices(kind=[Choice(name=localized(f"campaign-kind-{kind}"), value=kind) for kind in KINDS])
async def give(
    interaction: Interaction,
    entrant: int,
    kind: str,
    amount: app_commands.Range[int, -MOST_AMOUNT, MOST_AMOUNT],
    reason: Reason,
    thing: app_commands.Range[str, 1, MOST_THING] | None = None,
    event: int | None = None,
) -> None:
    """Give somebody something, or take it."""
    await acted(interaction, event, accounts.enters(entrant, kind, amount, thing or "", reason))


@command("campaign undo-line", ACT)
async def undo_line(interaction: Interaction, line: int, reason: Reason, event: int | None = None) -> None:
    """Take back a line."""
    await acted(interaction, event, accounts.counters(line, reason))


@command("campaign keep", ACT)
async def keep(
    interaction: Interaction, thing: app_commands.Range[str, 1, MOST_THING], event: int | None = None
) -> None:
    """Choose what lives on."""
    await acted(interaction, event, accounts.chooses(thing))


@suggestions("campaign keep", "thing")
async def things(interaction: Interaction, typed: str) -> list[Any]:
    """What may live on of the last game."""
    given = getattr(interaction.namespace, "event", None)

    async def find(call: Call) -> list[tuple[str, str]]:
        number = await meant(call, given if isinstance(given, int) else None)
        return await reading.heirlooms(call.core, number, call.actor(), call.language, typed)

    return await suggest(interaction, find)


@command("campaign export", EXPORT)
async def export(interaction: Interaction, event: int | None = None) -> None:
    """The ledger as a table."""

    async def handle(call: Call) -> Shown:
        number = await meant(call, event)
        data = await reading.ledger_file(call.core, number, call.actor())
        return Shown(call.text("campaign-export"), file=Attached(f"campaign-{number}.csv", data))

    await answer(interaction, handle)


for _path in ("ledger", "give", "undo-line", "keep", "export"):
    suggestions(f"campaign {_path}", "event")(events_here)
for _path in ("ledger", "give"):
    suggestions(f"campaign {_path}", "entrant")(entrants)
