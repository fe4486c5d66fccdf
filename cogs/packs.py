"""/pack: packs of cards or figures that are a server's own. Only who manages the server may add, list or drop them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.children.examining import fitting
from bot.engine.errors import Refused
from bot.i18n.packtext import pack_fault_texts
from bot.service.core.menu import folded
from bot.service.core.rate_limits import ACT, EXPORT
from bot.service.core.sanitize import escaped
from bot.service.lobby import packs
from bot.service.lobby.packs import MOST_PACKS, PackFaults, list_packs
from cogs.answering import answer
from cogs.call import Attached, Call, Interaction, Shown
from cogs.groups import command, suggestions
from cogs.keystrokes import suggest
from cogs.setup import managing

FIRST_FAULTS = 8
MOST_TEXT = 1800
FILE = "faults.txt"


@command("pack add", EXPORT)
async def add(
    interaction: Interaction,
    name: app_commands.Range[str, 1, 40],
    file: discord.Attachment,
    file_2: discord.Attachment | None = None,
    file_3: discord.Attachment | None = None,
    file_4: discord.Attachment | None = None,
    file_5: discord.Attachment | None = None,
    file_6: discord.Attachment | None = None,
) -> None:
    """Check files and keep them as a pack of this server."""
    given = [one for one in (file, file_2, file_3, file_4, file_5, file_6) if one is not None]

    async def handle(call: Call) -> Shown:
        managing(call)
        files = await uploaded(call, given)
        try:
            kept = await packs.keep_pack(call.core, call.service.children.files, call.guild, name, files)
        except PackFaults as refused:
            return faults_shown(call, refused)
        call.service.rulebook.forget(call.guild)
        return Shown("\n".join(kept.told(call.speech, escaped)))

    await answer(interaction, handle)


async def uploaded(call: Call, given: list[discord.Attachment]) -> dict[str, bytes]:
    """The files by name; refused by their declared sizes before any is loaded (F37)."""
    names = [one.filename for one in given]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Refused("pack_file_twice", given=twice)
    fitting(sum(one.size for one in given))
    return {one.filename: await call.read(one, one.size) for one in given}


def faults_shown(call: Call, refused: PackFaults) -> Shown:
    """The first faults of a pack, each with file, row and column; all of them in a file where there are more."""
    told = pack_fault_texts(refused, call.speech)
    lines = [call.speech.fault(refused)]
    for line in told[:FIRST_FAULTS]:
        if sum(map(len, lines)) + len(line) > MOST_TEXT:
            break
        lines.append(f"• {escaped(line)}")
    if len(lines) == len(told) + 1:
        return Shown("\n".join(lines))
    lines.append(call.text("packs-more-faults"))
    return Shown("\n".join(lines), file=Attached(FILE, "\n".join(told).encode()))


@command("pack list", ACT)
async def pack_list(interaction: Interaction) -> None:
    """The packs of this server."""

    async def handle(call: Call) -> Shown:
        managing(call)
        there = await packs.packs_of(call.core, call.guild)
        if not there:
            return Shown(call.text("packs-none"))
        told = call.text("packs-head", count=len(there), most=MOST_PACKS)
        return Shown("\n".join([told, *[f"• {line}" for line in list_packs(there, call.speech, escaped)]]))

    await answer(interaction, handle)


@command("pack drop", ACT)
async def drop(interaction: Interaction, name: app_commands.Range[str, 1, 100]) -> None:
    """Take a pack away from this server."""

    async def handle(call: Call) -> Shown:
        managing(call)
        dropped = await packs.drop_pack(call.core, call.guild, name)
        call.service.rulebook.forget(call.guild)
        return Shown(call.text("packs-dropped", name=escaped(dropped.name)))

    await answer(interaction, handle)


@suggestions("pack drop", "name")
async def own_names(interaction: Interaction, typed: str) -> list[Any]:
    """The names of this server's packs."""

    async def find(call: Call) -> list[str]:
        managing(call)
        there = await packs.packs_of(call.core, call.guild)
        return [own.name for own in there if folded(typed) in folded(own.name)]

    return await suggest(interaction, find)
