"""What goes wrong between a bot and Discord: lost connections, refusals, late answers, missing permissions."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from bot.parlour import Parlour
from tests.parlour.test_parlour_bot import play
from tests.parlour.toybot import PNG, ToyBot, classic, picture, running
from tests.support.player import Player


async def met(condition: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never came to hold"
        await asyncio.sleep(0.01)


def code(refused: pytest.ExceptionInfo[discord.HTTPException]) -> tuple[int, int]:
    """Status and code of a refusal."""
    return refused.value.status, refused.value.code


# Connections


def test_a_lost_connection_is_resumed_and_nothing_is_missed() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        parlour.faults.drop_connection()
        answer = await Player(parlour, "ana").slash("game hello", name="during")
        assert answer.text == "during"
        await met(lambda: bot.resumes == 1)
        assert bot.readies == 1

    play(scene)


def test_a_wish_to_reconnect_is_followed() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        parlour.faults.ask_to_reconnect()
        await met(lambda: bot.resumes == 1)
        assert (await Player(parlour, "ana").slash("game hello", name="after")).text == "after"

    play(scene)


def test_an_invalid_session_is_identified_anew() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        parlour.faults.invalidate_session()
        await met(lambda: bot.readies == 2, 10)
        assert bot.resumes == 0
        assert (await Player(parlour, "ana").slash("game hello", name="after")).text == "after"

    play(scene)


def test_an_interaction_delivered_twice_is_answered_once() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        parlour.faults.duplicate_next_interaction()
        await Player(parlour, "ana").slash("game hello", name="once")
        await met(lambda: len(bot.interactions) == 2)
        assert len(set(bot.interactions)) == 1
        await met(lambda: [line.status for line in parlour.log if "callback" in line.path] == [200, 400])
        assert len(Player(parlour, "ana").seen()) == 1
        await Player(parlour, "ana").slash("game hello", name="again")
        assert len(bot.interactions) == 3

    play(scene)


def test_two_bots_with_one_token_both_hear_everything() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        async with running(parlour) as second:
            await Player(parlour, "ana").slash("game hello", name="hi")
            await met(lambda: bot.interactions == second.interactions != [])

    play(scene)


def test_a_wrong_token_is_refused() -> None:
    async def run() -> None:
        async with Parlour(token="right") as parlour:
            parlour.token = "wrong"
            async with running(parlour):
                raise AssertionError("the bot must not get in")

    with pytest.raises(discord.LoginFailure):
        asyncio.run(run())


def test_buttons_outlive_the_bot() -> None:
    async def run() -> None:
        async with Parlour() as parlour:
            ana = Player(parlour, "ana")
            async with running(parlour):
                await ana.slash("game board")
            commands = {command["name"]: command["id"] for command in parlour.world.commands[""]}
            assert not parlour.gateway.online
            async with running(parlour):
                assert (await ana.press("Hit 1")).text == "hits 2"
            assert commands == {command["name"]: command["id"] for command in parlour.world.commands[""]}

    asyncio.run(run())


# Refusals and late answers


def test_faults_of_the_server_are_retried_by_the_library() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        parlour.faults.fail("POST", "/channels/*/messages", 502)
        await bot.text_channel("tavern").send("through")
        parlour.faults.rate_limit("/channels/*/messages", 0.2)
        start = time.monotonic()
        await bot.text_channel("tavern").send("after a while")
        assert time.monotonic() - start >= 0.2
        assert [line.status for line in parlour.log if line.path.endswith("/messages")] == [502, 200, 429, 200]
        assert Player(parlour, "ana").text() == "through\nafter a while"

    play(scene)


def test_a_fault_meets_only_what_it_names() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = bot.text_channel("tavern")
        parlour.faults.fail("POST", "/channels/*/messages", 403, 50013, times=2)
        assert [one async for one in channel.history()] == [], "only what is sent fails"
        for _ in range(2):
            with pytest.raises(discord.Forbidden) as refused:
                await channel.send("no")
            assert code(refused) == (403, 50013)
        await channel.send("yes")
        parlour.faults.fail("POST", "*", 404)
        parlour.faults.clear()
        await channel.send("yes")

    play(scene)


def test_an_answer_that_is_lost_was_given_all_the_same() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = bot.text_channel("tavern")
        parlour.faults.accept_then_fail("/channels/*/messages", status=502)
        await channel.send("once: the library sends a nonce and tries again with it")
        parlour.faults.accept_then_fail("/channels/*/messages", status=502)
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
        await bot.http.request(route, json={"content": "twice"})
        parlour.faults.accept_then_fail("/channels/*/messages")
        with pytest.raises(aiohttp.ClientError):
            await channel.send("cut")
        words = [text.partition(":")[0] for text in Player(parlour, "ana").text().splitlines()]
        assert words == ["once", "twice", "twice", "cut"]

    play(scene)


def test_a_late_first_answer_finds_no_interaction() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        parlour.faults.delay("/interactions/*", 0.2)
        asked = asyncio.create_task(parlour.acting.slash("ana", "tavern", "game hello", {"name": "late"}))
        await met(lambda: parlour.house.in_flight == 1)
        parlour.clock.advance(3.1)
        assert (await asked).kind == "failed"
        await met(lambda: [line.status for line in parlour.log if "callback" in line.path] == [404])
        assert Player(parlour, "ana").seen() == []

    play(scene)


Handler = Callable[[discord.Interaction[Any]], Awaitable[None]]


def with_command(handler: Handler, scene: Callable[[Parlour, ToyBot], Awaitable[None]]) -> None:
    """A scene with a bot that has one more command, /try."""

    async def wrapped(interaction: discord.Interaction[Any]) -> None:
        await handler(interaction)

    class Bot(ToyBot):
        async def setup_hook(self) -> None:
            self.tree.add_command(app_commands.Command(name="try", description="try it", callback=wrapped))
            await super().setup_hook()

    async def run() -> None:
        async with Parlour() as parlour, running(parlour, Bot()) as bot:
            assert isinstance(bot, ToyBot)
            await scene(parlour, bot)

    asyncio.run(run())


def test_a_token_lives_for_fifteen_minutes() -> None:
    kept: list[discord.Interaction[Any]] = []

    async def handler(interaction: discord.Interaction[Any]) -> None:
        kept.append(interaction)
        await interaction.response.defer()

    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        shown = await parlour.acting.slash("ana", "tavern", "try")
        assert Player(parlour, "ben").latest()["flags"] == 128
        parlour.clock.advance(14 * 60)
        await kept[0].edit_original_response(content="in time")
        await parlour.acting.settled(shown)
        assert Player(parlour, "ben").text() == "in time"
        parlour.clock.advance(61)
        for late in (
            lambda: kept[0].edit_original_response(content="x"),
            lambda: kept[0].followup.send("x"),
            lambda: kept[0].delete_original_response(),
        ):
            with pytest.raises(discord.NotFound) as refused:
                await late()
            assert code(refused) == (404, 10015)

    with_command(handler, scene)


def test_the_first_follow_up_takes_the_place_of_thinking() -> None:
    async def handler(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("first")
        second = await interaction.followup.send("second", wait=True)
        await second.edit(content="second, edited")
        third = await interaction.followup.send("third", ephemeral=True, wait=True)
        await third.delete()

    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        await Player(parlour, "ana").slash("try")
        assert Player(parlour, "ana").text() == "first\nsecond, edited"
        assert Player(parlour, "ben").text() == "second, edited"

    with_command(handler, scene)


def test_a_private_message_is_out_of_reach_without_its_token() -> None:
    refusals: list[int] = []

    async def handler(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("private", ephemeral=True)
        message = await interaction.original_response()
        assert isinstance(interaction.channel, discord.TextChannel)
        try:
            await interaction.channel.get_partial_message(message.id).edit(content="x")
        except discord.NotFound as error:
            refusals.append(error.code)
        await interaction.edit_original_response(content="changed")

    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        answer = await Player(parlour, "ana").slash("try")
        assert (answer.text, refusals) == ("changed", [10008])

    with_command(handler, scene)


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 12])
def test_a_command_takes_only_its_own_kinds_of_answer(kind: int) -> None:
    refusals: list[tuple[int, int]] = []

    async def handler(interaction: discord.Interaction[Any]) -> None:
        route = f"/interactions/{interaction.id}/{interaction.token}/callback"
        try:
            await interaction.client.http.request(discord.http.Route("POST", route), json={"type": kind, "data": {}})
        except discord.HTTPException as error:
            refusals.append((error.status, error.code))
        await interaction.response.send_message("fine")

    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        assert (await Player(parlour, "ana").slash("try")).text == "fine"
        assert refusals == [(400, 50035)]

    with_command(handler, scene)


@pytest.mark.parametrize("gone", ["channel", "message"])
def test_an_answer_to_what_is_gone(gone: str) -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        message = (await Player(parlour, "ana").slash("game board")).message
        parlour.faults.delay("/interactions/*", 0.1)
        asked = asyncio.create_task(parlour.acting.press("ana", message["id"], "Hit 1"))
        await met(lambda: parlour.house.in_flight == 1)
        if gone == "channel":
            parlour.managing.delete_channel(message["channel_id"])
        else:
            parlour.managing.delete_message(message["id"])
        await met(lambda: parlour.log[-1].status == 404)
        parlour.clock.advance(4)
        assert (await asked).kind == "failed"

    play(scene)


# Permissions


@pytest.mark.parametrize(
    ("denied", "expected", "act"),
    [
        ("view_channel", 50001, lambda channel: channel.send("x")),
        ("send_messages", 50013, lambda channel: channel.send("x")),
        ("attach_files", 50013, lambda channel: channel.send(file=picture())),
        ("embed_links", 50013, lambda channel: channel.send(embed=discord.Embed(title="x"))),
        ("create_public_threads", 50013, lambda channel: channel.create_thread(name="x", type=discord.ChannelType(11))),
        ("create_private_threads", 50013, lambda channel: channel.create_thread(name="x")),
    ],
)
def test_what_the_bot_has_no_permission_for(
    denied: str, expected: int, act: Callable[[Any], Awaitable[object]]
) -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = bot.text_channel("tavern")
        assert bot.user is not None
        await act(channel)
        parlour.managing.permit(str(channel.id), str(bot.user.id), deny=[denied])
        with pytest.raises(discord.Forbidden) as refused:
            await act(channel)
        assert code(refused) == (403, expected)
        assert not getattr(channel.permissions_for(channel.guild.me), denied), "the library computes the same"
        parlour.managing.permit(str(channel.id), str(bot.user.id))
        await act(channel)

    play(scene)


def test_without_the_right_to_read_history_there_is_none() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = bot.text_channel("tavern")
        message = await channel.send("x")
        assert bot.user is not None
        parlour.managing.permit(str(channel.id), str(bot.user.id), deny=["read_message_history"])
        assert [one async for one in channel.history()] == []
        with pytest.raises(discord.Forbidden):
            await channel.fetch_message(message.id)

    play(scene)


def test_threads_need_their_own_permissions() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = bot.text_channel("tavern")
        thread = await channel.create_thread(name="x", type=discord.ChannelType.public_thread)
        message = await thread.send("x")
        assert bot.user is not None
        parlour.managing.permit(str(channel.id), str(bot.user.id), deny=["send_messages_in_threads", "manage_threads"])
        with pytest.raises(discord.Forbidden):
            await thread.send("x")
        with pytest.raises(discord.Forbidden):
            await thread.edit(locked=True)
        parlour.managing.close_thread(str(thread.id))
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="y")
        assert code(refused) == (400, 50083)
        parlour.managing.permit(str(channel.id), str(bot.user.id), deny=["manage_threads"])
        parlour.managing.close_thread(str(thread.id), locked=True)
        for archived in (True, False):
            with pytest.raises(discord.HTTPException) as locked:
                await thread.send("x")
            assert code(locked) == (400, 160005)
            with pytest.raises(discord.HTTPException) as kept:
                await message.edit(content="y")
            assert code(kept) == (400, 50083 if archived else 160005)
            with pytest.raises(discord.Forbidden):
                await thread.edit(archived=False)
            parlour.managing.close_thread(str(thread.id), archived=False, locked=True)

    play(scene)


def test_what_belongs_to_others_or_is_gone() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = bot.text_channel("tavern")
        said = parlour.acting.say("ana", "tavern", "mine")
        with pytest.raises(discord.Forbidden) as refused:
            await channel.get_partial_message(int(said["id"])).edit(content="yours")
        assert code(refused) == (403, 50005)
        await channel.get_partial_message(int(said["id"])).delete()
        message = await channel.send("x")
        thread = await message.create_thread(name="x")
        assert thread.id == message.id
        with pytest.raises(discord.HTTPException) as again:
            await message.create_thread(name="x")
        assert code(again) == (400, 160004)
        parlour.managing.delete_channel(str(channel.id))
        for place in (channel, thread):
            with pytest.raises(discord.NotFound) as gone:
                await place.send("x")
            assert code(gone) == (404, 10003)
        await met(lambda: bot.get_channel(channel.id) is None)

    play(scene)


def test_a_bot_that_is_expelled_and_invited_again() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = bot.text_channel("tavern")
        parlour.managing.expel_bot()
        await met(lambda: not bot.guilds)
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send("x")
        assert code(refused) == (403, 50001)
        parlour.managing.invite_bot()
        await met(lambda: bool(bot.guilds))
        assert (await Player(parlour, "ana").slash("game hello", name="back")).text == "back"

    play(scene)


def test_people_leave_and_come_back() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        ana = Player(parlour, "ana").id
        assert (await bot.guilds[0].fetch_member(int(ana))).name == "ana"
        parlour.managing.leave(ana)
        with pytest.raises(discord.NotFound):
            await bot.guilds[0].fetch_member(int(ana))
        parlour.managing.join(ana)
        assert (await bot.guilds[0].fetch_member(int(ana))).name == "ana"

    play(scene)


# Rates


def test_a_lowered_rate_makes_the_library_wait() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        channel = bot.text_channel("tavern")
        await channel.send("first")
        parlour.rates.limit, parlour.rates.seconds = 2, 0.3
        await asyncio.sleep(0.3)
        start = time.monotonic()
        for number in range(5):
            await channel.send(str(number))
        assert 0.5 < time.monotonic() - start < 3
        assert all(line.status == 200 for line in parlour.log)

    play(scene)


def test_every_request_is_logged_with_its_files() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        await bot.text_channel("tavern").send("look", file=picture(), view=classic(1))
        line = parlour.log[-1]
        assert isinstance(line.body, dict)
        assert (line.method, line.status, line.body["content"]) == ("POST", 200, "look")
        assert line.files == [("board.png", len(PNG))]
        assert line.authorized
        await Player(parlour, "ana").slash("game hello", name="x")
        assert not parlour.log[-1].authorized, "an answer needs only its token"

    play(scene)


def test_an_unknown_route_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        with pytest.raises(discord.NotFound):
            await bot.fetch_guild(1)
        assert "no such route: GET /guilds/1" in caplog.text

    play(scene)


def test_a_view_without_ids_of_its_own_is_numbered() -> None:
    async def scene(parlour: Parlour, bot: ToyBot) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="a", custom_id="a"))
        view.add_item(ui.Button(label="b", url="https://example.org"))
        await bot.text_channel("tavern").send("x", view=view)
        row = Player(parlour, "ana").latest()["components"][0]
        assert sorted([row["id"], *(one["id"] for one in row["components"])]) == [1, 2, 3]

    play(scene)
