"""/diagnose: every check with its result, and why a person can or cannot act at a game."""

from __future__ import annotations

import math

import discord

from bot.engine.errors import Refused
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.rate_limits import SEARCH
from bot.service.table import diagnosis
from bot.service.table.diagnosis import Check
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command
from cogs.setup import missing

SLOWEST = 5.0
"""Seconds of delay beyond which a press may be answered too late."""
SIGNS = {True: "✓", False: "✗", None: "·"}
"""Told apart by their shapes, not by colour."""


@command("diagnose", SEARCH)
async def diagnose(interaction: Interaction, person: discord.User | None = None, game: int | None = None) -> None:
    """Look at everything that may be in the way."""
    whom = None if person is None else person.id

    async def looked(call: Call) -> Shown:
        told = [call.text("diagnose-head-bot"), *lines(call.speech, [*here(call), *connection(call)])]
        told += lines(call.speech, await diagnosis.check_server(call.service.clocks, call.guild))
        number = await game_here(call, game, asked=game is not None or whom is not None)
        if number:
            user = call.user if whom is None else whom
            told.append(call.text("diagnose-head-person", person=f"<@{user}>", game=str(number)))
            told += lines(await call.speech_of(number), await diagnosis.check_person(call.service.clocks, number, user))
        return Shown("\n".join(told))

    await answer(interaction, looked)


async def game_here(call: Call, game: int | None, *, asked: bool) -> int:
    """The game that is meant; 0 where nobody has asked for one and there is none."""
    try:
        return await call.game(game)
    except Refused:
        if asked:
            raise
        return 0


def here(call: Call) -> list[Check]:
    """The permissions in this channel."""
    lost = missing(call, call.interaction.app_permissions)
    names = joined_words(call.speech.catalog, call.language, lost) if lost else "none"
    return [Check("rights", not lost, {"missing": names})]


def connection(call: Call) -> list[Check]:
    """The connection to Discord, and whether it knows the commands."""
    client = call.interaction.client
    delay = client.latency if math.isfinite(client.latency) else 0.0
    slow = delay > SLOWEST
    checks = [
        Check(
            "connection-slow" if slow else "connection",
            client.is_ready() and not slow,
            {"delay": round(delay * 1000)},
        )
    ]
    for area, code in client.troubles.items():
        checks.append(Check("trouble", False, {"area": area, "code": code}))
    return checks


def lines(speech: Speech, checks: list[Check]) -> list[str]:
    """Checks in words, with a sign for the result."""
    return [f"{SIGNS[check.good]} {speech.text(message_id('diagnose', check.key), **check.facts)}" for check in checks]
