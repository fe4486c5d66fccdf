"""The command tree as Discord is told it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from typing import Any

import discord
from discord import app_commands

import cogs
from bot.client import CatalogTranslator
from cogs import groups

Json = dict[str, Any]


@cache
def payload() -> tuple[Json, ...]:
    """What Discord is told."""

    async def build() -> tuple[Json, ...]:
        cogs.load()
        client = discord.Client(intents=discord.Intents.none())
        tree: Any = app_commands.CommandTree(client)
        for found in groups.top_level():
            tree.add_command(found)
        translator = CatalogTranslator()
        await tree.set_translator(translator)
        return tuple([await entry.get_translated_payload(tree, translator) for entry in tree.get_commands()])

    return asyncio.run(build())


def walk(entry: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """A command or option and all below it."""
    here = f"{path} {entry['name']}".strip()
    yield here, entry
    for child in entry.get("options") or ():
        yield from walk(child, here)


def everything() -> Iterator[tuple[str, Json]]:
    """All typed commands and options."""
    for top in payload():
        if top["type"] == 1:
            yield from walk(top)
