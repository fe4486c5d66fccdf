"""/learn: a scripted practice battle, and the button that takes its next step."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.i18n.names import message_id
from bot.service import learning
from bot.service.budget import ACT
from bot.service.learning import PRESS, lessons
from bot.service.lobby import Opening
from cogs import places
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, said
from cogs.items import Press, on_press
from cogs.lobby import person_of

GAMES = tuple(lessons())


@command("learn", ACT)
@app_commands.choices(game=[Choice(name=said(message_id("game-title", key)), value=key) for key in GAMES])
async def learn(interaction: Interaction, game: str = GAMES[0], again: bool = False, here: bool = False) -> None:
    """Begin a lesson, or show where it stands."""

    async def begun(call: Call) -> Shown:
        # Neither a thread nor a direct message can have threads of its own.
        stay = here or not call.guild or isinstance(interaction.channel, discord.Thread)
        channel = await places.place_for(call, stay)
        opening = Opening(
            key=game, guild=call.guild, channel=channel, host=person_of(call), language=call.language, here=stay
        )
        reply = await learning.begin_lesson(call.core, opening, again=again, interaction=call.id)
        told = await call.told(reply)
        if stay:
            return Shown(told)
        found = await places.thread_of(call, int(str(reply.facts["game"])), channel)
        return Shown(found.text if found.closed else told)

    await answer(interaction, begun)


@on_press(PRESS, ACT)
async def next_step(call: Call, press: Press) -> Shown:
    """The step that a hint offers."""
    reply = await learning.take_lesson_step(call.core, press.game, call.user, press.option, interaction=call.id)
    return Shown(await call.told(reply))
