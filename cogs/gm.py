"""/gm: the tools of the game master. Rights are decided by the service, at every single use."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.errors import Refused
from bot.service.core import pauses
from bot.service.core.house_options import POLICIES
from bot.service.core.rate_limits import ACT, EXPORT
from bot.service.table import gm
from bot.service.table.gm import Ruling
from cogs.answering import answer
from cogs.call import Attached, Call, Interaction, Shown, seat_index
from cogs.groups import command, localized

Place = app_commands.Range[int, 1, 12]
Text = app_commands.Range[str, 1, 300]
MINUTE = 60

Precedent = app_commands.Range[int, 1, 999_999]
"""The number of a precedent, without its S."""


async def ruled(
    interaction: Interaction, game: int | None, reason: str, ruling: Ruling, precedent: int | None = None
) -> None:
    """Carry out a ruling, which may rest on a precedent of the server."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        reply = await gm.rule_on(
            call.core, number, call.actor(), reason, ruling, precedent=precedent, interaction=call.id
        )
        return Shown(await call.told(reply))

    await answer(interaction, handle)


@command("gm act", ACT)
async def act(
    interaction: Interaction,
    line: str,
    reason: Text,
    seat: Place | None = None,
    precedent: Precedent | None = None,
    game: int | None = None,
) -> None:
    """Act for a seat or the table."""
    await ruled(interaction, game, reason, gm.acts(seat_index(seat), line), precedent)


@command("gm default", ACT)
async def default(interaction: Interaction, seat: Place, reason: Text, game: int | None = None) -> None:
    """Have the default done."""
    await ruled(interaction, game, reason, gm.forces_default(seat - 1))


@command("gm state", EXPORT)
async def state(interaction: Interaction, reason: Text, game: int | None = None) -> None:
    """The whole position as a file."""

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        text = await gm.whole_state(call.core, number, call.actor(), reason, interaction=call.id)
        return Shown(call.text("gm-state"), file=Attached(f"game-{number}-position.json", text.encode()))

    await answer(interaction, handle)


@command("gm edit", ACT)
async def edit(
    interaction: Interaction, patch: str, reason: Text, precedent: Precedent | None = None, game: int | None = None
) -> None:
    """Change the position."""
    await ruled(interaction, game, reason, gm.edits(patch), precedent)


@command("gm back", EXPORT)
async def back(
    interaction: Interaction,
    line: app_commands.Range[int, 0],
    reason: Text,
    precedent: Precedent | None = None,
    game: int | None = None,
) -> None:
    """Back to a line."""
    await ruled(interaction, game, reason, gm.goes_back(line), precedent)


@command("gm undo", ACT)
async def undo(
    interaction: Interaction, reason: Text, precedent: Precedent | None = None, game: int | None = None
) -> None:
    """Take back the last act."""
    await ruled(interaction, game, reason, gm.undo_ruled, precedent)


@command("gm pause", ACT)
async def pause(
    interaction: Interaction,
    reason: Text,
    days: app_commands.Range[int, 1, pauses.MOST] | None = None,
    game: int | None = None,
) -> None:
    """Pause, or go on."""
    await ruled(interaction, game, reason, gm.halts(days))


@command("gm terms", ACT)
@app_commands.choices(policy=[Choice(name=localized(f"choice-policy-{policy}"), value=policy) for policy in POLICIES])
async def terms(
    interaction: Interaction,
    reason: Text,
    minutes: app_commands.Range[int, 0, 10_080] | None = None,
    policy: str | None = None,
    game: int | None = None,
) -> None:
    """Other terms."""
    limit = None if minutes is None else minutes * MINUTE
    await ruled(interaction, game, reason, gm.changes_terms(limit, policy))


@command("gm offer", ACT)
async def offer(
    interaction: Interaction, seat: Place, reason: Text, person: discord.User | None = None, game: int | None = None
) -> None:
    """Offer a seat."""
    whom = None if person is None else person.id

    async def handle(call: Call) -> Shown:
        number = await call.game(game)
        if person is not None and person.bot:
            raise Refused("lobby_invited_bot")
        ruling = gm.offers_seat(seat - 1, whom)
        reply = await gm.rule_on(call.core, number, call.actor(), reason, ruling, interaction=call.id)
        return Shown(await call.told(reply))

    await answer(interaction, handle)


@command("gm vacate", ACT)
async def vacate(interaction: Interaction, seat: Place, reason: Text, game: int | None = None) -> None:
    """Take a seat away."""
    await ruled(interaction, game, reason, gm.vacates(seat - 1))


@command("gm veto", ACT)
async def veto(interaction: Interaction, vote: int, reason: Text, game: int | None = None) -> None:
    """Close a vote or an offer."""
    await ruled(interaction, game, reason, gm.vetoes(vote))


@command("gm close", ACT)
async def close(
    interaction: Interaction, reason: Text, precedent: Precedent | None = None, game: int | None = None
) -> None:
    """End the game."""
    await ruled(interaction, game, reason, gm.closing_ruled, precedent)


@command("gm reopen", ACT)
async def reopen(interaction: Interaction, reason: Text, game: int | None = None) -> None:
    """Reopen a closed game."""
    await ruled(interaction, game, reason, gm.reopening_ruled)


@command("gm repair", EXPORT)
async def repair(interaction: Interaction, reason: Text, game: int | None = None) -> None:
    """Back into service."""
    await ruled(interaction, game, reason, gm.repair_ruled)
