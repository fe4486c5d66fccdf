"""Where a new game is to live: a channel that has threads and lets the bot open one, else the channel itself."""

from __future__ import annotations

import discord
from msgspec import Struct

from bot.engine.errors import Refused
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.service.lobby import lobby
from bot.service.posting import threads
from cogs.call import Call

RIGHTS = ("view_channel", "read_message_history", "attach_files")
IN_CHANNEL = ("send_messages",)
IN_THREAD = ("send_messages_in_threads",)
TO_OPEN_THREADS = ("send_messages", "create_public_threads", "send_messages_in_threads")

MOST_NAMED = 5
PATIENCE = 2.0


async def place_for(call: Call, stay: bool) -> int:
    """The channel of the card: the one that the server has set aside, else this one. Refuses where the bot is mute.

    Rights belong to servers: in its own direct channel the bot has none, and needs none. ``stay``: without a thread.
    """
    if not call.guild:
        return call.channel
    guild, channel, rights = call.interaction.guild, call.channel, call.interaction.app_permissions
    here = call.interaction.channel
    home = None if stay else await lobby.lobby_home(call.core, call.guild)
    aside = guild.get_channel(home) if guild is not None and home is not None else None
    if guild is not None and aside is not None:
        channel, rights, here = aside.id, aside.permissions_for(guild.me), aside
    if not stay and isinstance(here, discord.abc.GuildChannel) and not isinstance(here, discord.TextChannel):
        others = elsewhere(call)
        raise Refused("lobby_no_threads", channel=f"<#{channel}>", known=bool(others), channels=others)
    inside = IN_THREAD if isinstance(here, discord.Thread) else IN_CHANNEL
    needed = RIGHTS + (inside if stay else TO_OPEN_THREADS)
    missing = [call.text(message_id("lobby-right", right)) for right in needed if not getattr(rights, right)]
    if missing:
        raise Refused("lobby_rights", missing=joined_words(call.speech.catalog, call.language, missing))
    return channel


def refuse_copy_without_thread(call: Call, home: int) -> None:
    """Refuse a practice copy of a game whose home has no threads, before anybody hears of it."""
    guild = call.interaction.guild
    place = None if guild is None else guild.get_channel_or_thread(home)
    if isinstance(place, discord.Thread | discord.VoiceChannel | discord.StageChannel):
        raise Refused("fork_no_threads", channel=f"<#{home}>")


def elsewhere(call: Call) -> str:
    """Channels in which this person can open a game with a thread of its own; empty: none."""
    guild, person = call.interaction.guild, call.interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return ""
    found = []
    for place in guild.text_channels:
        mine, theirs = place.permissions_for(guild.me), place.permissions_for(person)
        able = all(getattr(mine, right) for right in RIGHTS + TO_OPEN_THREADS)
        if able and theirs.view_channel and theirs.use_application_commands:
            found.append(f"<#{place.id}>")
    return joined_words(call.speech.catalog, call.language, found[:MOST_NAMED]) if found else ""


class Table(Struct, frozen=True):
    """Where a new game is played, in words; ``closed``: no thread could be opened, so that there is no game."""

    text: str
    closed: bool = False


async def thread_of(call: Call, game: int, home: int) -> Table:
    """The thread of a new game, once it is open; no word of it where that takes longer than anybody waits."""
    outbox = call.service.outbox
    await outbox.caught_up(home, PATIENCE)
    live = await call.core.live(game)
    why = outbox.threadless.pop(game, "")
    if why and threads.closed_threadless(live):
        speech = await call.speech_of(game)
        told, others = [speech.text("lobby-no-thread", **threads.no_thread_facts(live, speech, why))], elsewhere(call)
        if others and why == "threadless":
            told.append(speech.text("lobby-elsewhere", channels=others))
        return Table(" ".join(told), closed=True)
    found: int = live.game.channel_id
    return Table(call.text("lobby-table", channel=f"<#{found}>") if found != home else "")
