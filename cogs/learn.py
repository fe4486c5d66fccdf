"""/learn: a scripted practice battle, and the button that takes its next step."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.messages import ranks
from bot.service.core import press_kinds
from bot.service.core.rate_limits import ACT
from bot.service.lobby import learning
from bot.service.lobby.learning import lessons
from bot.service.lobby.lobby import Opening
from cogs import places
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import command, localized
from cogs.items import Press, on_press, press_button
from cogs.lobby import person_of

GAMES = tuple(lessons())

AGAIN, HERE = "again", "here"


@command("learn", ACT)
@app_commands.choices(game=[Choice(name=localized(lessons()[key].name), value=key) for key in GAMES])
async def learn(interaction: Interaction, game: str = "", again: bool = False, here: bool = False) -> None:
    """Begin a lesson, or show where it stands."""

    async def asked(call: Call) -> Shown:
        key = game or await lesson_meant(call)
        return await begun(call, key, again=again, here=here) if key else which(call, again=again, here=here)

    await answer(interaction, asked)


async def lesson_meant(call: Call) -> str:
    """The one game whose lesson a person has begun here, else the game of the channel; empty where neither is clear."""
    known = await learning.lessons_begun(call.core, call.user, call.guild)
    if len(known) == 1:
        return known[0]
    played = await call.game_played()
    return played if played in GAMES else ""


def which(call: Call, *, again: bool, here: bool) -> Shown:
    """The question of which game a lesson is wanted."""
    flags = "".join(f".{flag}" for flag, given in ((AGAIN, again), (HERE, here)) if given)
    buttons = [
        press_button(press_kinds.LESSON, call.text(lessons()[key].name), option=key + flags, rank=ranks.ACT)
        for key in GAMES
    ]
    return Shown(call.text("learn-which"), (tuple(buttons),))


@on_press(press_kinds.LESSON, ACT)
async def lesson_chosen(call: Call, press: Press) -> Shown:
    """A lesson of the game that was chosen; the question of which, where none was yet."""
    key, *flags = press.option.split(".")
    if not key:
        return replace(which(call, again=False, here=False), fresh=True)
    return await begun(call, key, again=AGAIN in flags, here=HERE in flags)


async def begun(call: Call, key: str, *, again: bool, here: bool) -> Shown:
    """The lesson begins, or it is shown where it stands."""
    # Neither a thread nor a direct message can have threads of its own.
    stay = here or not call.guild or isinstance(call.interaction.channel, discord.Thread)
    channel = await places.place_for(call, stay)
    opening = Opening(
        key=key, guild=call.guild, channel=channel, host=person_of(call), language=call.language, here=stay
    )
    reply = await learning.begin_lesson(call.core, opening, again=again, interaction=call.id)
    told = await call.told(reply)
    if stay:
        return Shown(told)
    found = await places.thread_of(call, int(str(reply.facts["game"])), channel)
    return Shown(found.text if found.closed else "\n".join(filter(None, [told, found.text])))


@on_press(press_kinds.LESSON_STEP, ACT, silent=True)
async def next_step(call: Call, press: Press) -> Shown:
    """The step that a hint offers."""
    await learning.take_lesson_step(call.core, press.game, call.user, press.option, interaction=call.id)
    return Shown("")


@on_press(press_kinds.LESSON_MORE, ACT, silent=True)
async def second_half(call: Call, press: Press) -> Shown:
    """The lesson goes on."""
    await learning.go_on_with_lesson(call.core, press.game, call.user, press.option, interaction=call.id)
    return Shown("")


@on_press(press_kinds.LESSON_PLAY, ACT)
async def play_both_sides(call: Call, press: Press) -> Shown:
    """A ready-made game for one."""
    return await opened_after(call, press.game, solo=True)


@on_press(press_kinds.LESSON_INVITE, ACT)
async def invite_somebody(call: Call, press: Press) -> Shown:
    """A ready-made table with a free seat."""
    return await opened_after(call, press.game, solo=False)


async def opened_after(call: Call, game: int, *, solo: bool) -> Shown:
    """The game after a lesson."""
    reply = await learning.play_after_lesson(call.core, game, person_of(call), solo=solo, interaction=call.id)
    number = int(str(reply.facts["game"]))
    found = await places.thread_of(call, number, (await call.core.live(number)).game.home)
    return Shown(found.text if found.closed else f"{await call.told(reply, number)} {found.text}".rstrip())
