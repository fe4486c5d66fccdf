"""Suggestions while an option is being typed: few, at once, and none that nobody waits for any more.

    @suggestions("mageknight figure", "name")
    async def kinds_suggested(interaction: Interaction, typed: str) -> list[Any]:
        async def find(call: Call) -> list[tuple[str, str]]: ...
        return await suggest(interaction, find)

A newer key of the same person in the same option ends what an older one is waiting for. It is not answered then, nor
where Discord has given up: the library is left in the middle of it, by the one way that leaves no trace in the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.engine.errors import BadData, Refused
from bot.service.core.core import SUGGESTING
from bot.service.core.rate_limits import SUGGEST
from cogs import errors
from cogs.answering import act_of
from cogs.call import Call, Interaction, locale_of
from cogs.texts import clipped

MOST_SUGGESTIONS = 25
MOST_SUGGESTION = 100
PATIENCE = 2.5
"""Seconds after which a suggestion is given up: Discord waits three."""

Place: TypeAlias = "tuple[int, str, str]"
"""Who types, into which command, into which option."""

Find: TypeAlias = "Callable[[Call], Awaitable[Sequence[Any]]]"


class Keystrokes:
    """For each place the task that makes the suggestions for the newest key."""

    def __init__(self) -> None:
        self._newest: dict[Place, asyncio.Task[Any]] = {}

    @contextmanager
    def newest(self, place: Place) -> Iterator[None]:
        """The running task is the newest at a place, until it is done; the one before it is ended."""
        task = asyncio.current_task()
        before = self._newest.get(place)
        if before is not None:
            before.cancel()
        if task is not None:
            self._newest[place] = task
        try:
            yield
        finally:
            if self._newest.get(place) is task:
                del self._newest[place]


def typing_at(interaction: Interaction) -> Place:
    """Where somebody is typing."""
    data: Any = interaction.data or {}
    options = data.get("options") or []
    while options and "options" in options[0]:
        options = options[0]["options"]
    focused = next((str(option["name"]) for option in options if option.get("focused")), "")
    return interaction.user.id, act_of(interaction).path, focused


async def suggest(interaction: Interaction, find: Find) -> list[Any]:
    """Answer with suggestions for an option: texts, or pairs of shown text and value; 25 at most.

    Who asks for more than his budget, or for what is refused, gets an empty list at once (F54).
    """
    call = Call(interaction, locale_of(interaction))
    with interaction.client.keystrokes.newest(typing_at(interaction)):
        spent = call.service.budgets.take(SUGGEST, call.user, call.guild) > 0
        found = [] if spent else await _found(call, find)
    try:
        await interaction.response.autocomplete(choices_of(found))
    except discord.HTTPException as error:
        if not errors.too_late(error) and error.code != errors.ANSWERED_ALREADY:
            errors.noted(error)
        raise asyncio.CancelledError from None
    return []


async def _found(call: Call, find: Find) -> Sequence[Any]:
    """What a search finds; nothing where it is refused, or fails."""
    SUGGESTING.set(True)  # in the task of this interaction only
    try:
        async with asyncio.timeout(PATIENCE):
            return await find(call)
    except TimeoutError:
        raise asyncio.CancelledError from None
    except (Refused, BadData):
        return []
    except Exception as error:
        errors.noted(error)
        return []


def choices_of(found: Sequence[Any]) -> list[app_commands.Choice[Any]]:
    """Suggestions as Discord takes them."""
    pairs = [entry if isinstance(entry, tuple) else (entry, entry) for entry in found]
    # A value that is too long cannot be sent, and cut off it would mean something else.
    fitting = [(name, value) for name, value in pairs if len(str(value)) <= MOST_SUGGESTION]
    return [
        app_commands.Choice(name=clipped(str(name), MOST_SUGGESTION), value=value)
        for name, value in fitting[:MOST_SUGGESTIONS]
    ]
