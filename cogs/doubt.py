"""The command of messages by which a player doubts what he reads in a game: it becomes a question about the rules."""

from __future__ import annotations

import discord

from bot.engine.errors import Refused
from bot.service.core.rate_limits import ACT
from bot.service.rulings.asking import game_of_message
from cogs.answering import open_form
from cogs.call import Call, Interaction
from cogs.forms import Form
from cogs.groups import message_menu
from cogs.rulings import ASK, question_form


@message_menu("doubt", ACT)
async def doubt(interaction: Interaction, message: discord.Message) -> None:
    """Open the form for a question about a message. Nothing is read from it but which one it is."""

    async def opened(call: Call) -> Form:
        if not call.guild:
            raise Refused("ruling_no_server")
        number = await call.game(await game_of_message(call.core, message.id, call.channel))
        key = (await call.core.live(number)).game.key
        return question_form(call, f"{ASK}:{key}:{message.id}", number)

    await open_form(interaction, opened)
