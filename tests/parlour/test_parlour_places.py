"""Kinds of channels: which threads each may have, how many, and what the bot is told of its rights there."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.parlour import Parlour
from bot.parlour.wire import FORUM, MEDIA, NEWS, STAGE, VOICE
from tests.parlour.test_parlour_bot import play
from tests.parlour.test_parlour_faults import code, met
from tests.parlour.toybot import ToyBot

PUBLIC, ANNOUNCED = discord.ChannelType.public_thread, discord.ChannelType.news_thread


async def made(parlour: Parlour, bot: ToyBot, kind: int) -> Any:
    """A channel of a kind, as the library knows it."""
    key = int(parlour.managing.add_channel("place", kind)["id"])
    await met(lambda: bot.get_channel(key) is not None)
    return bot.get_channel(key)


@pytest.mark.parametrize("kind", [VOICE, STAGE])
def test_where_people_speak_they_may_write_but_there_are_no_threads(kind: int) -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = await made(parlour, bot, kind)
        assert bot.user is not None
        await channel.send("x")
        with pytest.raises(discord.HTTPException) as refused:
            await bot.http.start_thread_without_message(
                channel.id, name="x", auto_archive_duration=60, type=11, invitable=True
            )
        assert code(refused) == (400, 50024)
        parlour.managing.permit(str(channel.id), str(bot.user.id), deny=["connect"])
        with pytest.raises(discord.Forbidden):
            await channel.send("x")

    play(scene)


def test_announcements_have_threads_of_their_own_kind_counted_by_themselves() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel, tavern = await made(parlour, bot, NEWS), bot.text_channel("tavern")
        for place, kind in ((channel, PUBLIC), (tavern, ANNOUNCED)):
            with pytest.raises(discord.HTTPException) as refused:
                await place.create_thread(name="x", type=kind)
            assert code(refused) == (400, 50024)
        parlour.world.most_threads = 1
        thread = await channel.create_thread(name="x", type=ANNOUNCED)
        assert thread.type is ANNOUNCED
        await tavern.create_thread(name="x", type=PUBLIC)
        for place, kind, number in ((channel, ANNOUNCED, 160007), (tavern, PUBLIC, 160006)):
            with pytest.raises(discord.HTTPException) as refused:
                await place.create_thread(name="x", type=kind)
            assert code(refused) == (400, number)

    play(scene)


def test_no_thread_is_opened_again_where_there_are_too_many() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        tavern = bot.text_channel("tavern")
        thread = await tavern.create_thread(name="x", type=PUBLIC)
        parlour.managing.close_thread(str(thread.id))
        parlour.world.most_threads = 1
        await tavern.create_thread(name="y", type=PUBLIC)
        for attempt in (thread.send("x"), thread.edit(archived=False)):
            with pytest.raises(discord.HTTPException) as refused:
                await attempt
            assert code(refused) == (400, 160006)

    play(scene)


@pytest.mark.parametrize("kind", [FORUM, MEDIA])
def test_a_forum_has_posts_alone(kind: int) -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = await made(parlour, bot, kind)
        post = await channel.create_thread(name="War", content="hello")
        assert (post.thread.type, post.message.content, post.message.id) == (PUBLIC, "hello", post.thread.id)
        with pytest.raises(discord.HTTPException) as refused:
            await bot.get_partial_messageable(channel.id).send("x")
        assert code(refused) == (400, 40058)

    play(scene)
