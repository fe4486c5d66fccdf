"""The client: what it tells Discord, what it asks for, and how it lives with Discord's faults."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import running
from bot.client import CatalogTranslator, Seneschal, Tree, use_loopback
from bot.config import Settings
from bot.i18n.speech import catalog
from bot.startup_checks import CannotStart
from bot.storage import people
from bot.watchdog import Watchdog
from cogs import setup
from cogs.call import Call, Shown
from cogs.groups import COMMANDS
from cogs.items import Press
from tests.support.edge import Edge, at_edge, button, handling
from tests.support.house import House, in_house


@pytest.mark.parametrize(
    ("api", "gateway"),
    [
        ("http://discord.com/api/v10", "ws://127.0.0.1:1/gw"),
        ("http://127.0.0.1:1/api/v10", "ws://10.0.0.1:1/gw"),
        ("http://127.0.0.1.example.org/api", "ws://127.0.0.1:1/gw"),
        ("http://127.0.0.1@example.org/api", "ws://127.0.0.1:1/gw"),
        ("https://127.0.0.1/api", "ws://127.0.0.1:1/gw"),
        ("", ""),
    ],
)
def test_no_stand_in_but_on_this_machine(api: str, gateway: str) -> None:
    before = discord.http.Route.BASE
    with pytest.raises(ValueError, match="of this machine"):
        use_loopback(api, gateway)
    assert before == discord.http.Route.BASE


@pytest.mark.slow
def test_the_bot_asks_for_the_least(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        assert at.client.intents == discord.Intents(guilds=True, guild_messages=True)
        assert not at.client.intents.message_content, "that somebody writes, not what"
        assert at.client.allowed_mentions.to_dict() == {"parse": []}
        assert at.client.healthy()
        await at.client.close()
        assert not at.client.healthy()

    at_edge(tmp_path, play)


def test_its_invitation_asks_for_what_setup_says_it_needs_and_no_more(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        link = urlsplit(at.client.invitation())
        asked = parse_qs(link.query)
        assert (link.netloc, link.path) == ("discord.com", "/oauth2/authorize")
        assert asked["client_id"] == [str(at.client.application_id)]
        assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
        assert int(asked["permissions"][0]) == discord.Permissions(**dict.fromkeys(setup.LEAST, True)).value

    at_edge(tmp_path, play)


@pytest.mark.slow
def test_commands_are_told_once_and_again_only_when_they_have_changed(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        assert len(at.requests("PUT", "/commands")) == 1 and at.parlour.world.commands
        await at.restart()
        assert len(at.requests("PUT", "/commands")) == 1
        for known in at.parlour.world.commands.values():
            known.clear()  # another program has been here
        await at.restart()
        assert len(at.requests("PUT", "/commands")) == 2

    at_edge(tmp_path, play)


@pytest.mark.slow
def test_commands_are_told_anew_when_a_text_or_an_option_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(at: Edge) -> None:
        told = len(at.requests("PUT", "/commands"))
        with monkeypatch.context() as changed:
            changed.setattr(catalog(), "hash", "other words")
            await at.restart()
        assert len(at.requests("PUT", "/commands")) == told + 1
        with monkeypatch.context() as changed:
            changed.setattr(COMMANDS["board"], "nsfw", True)
            await at.restart()
        assert len(at.requests("PUT", "/commands")) == told + 2
        await at.restart()
        assert len(at.requests("PUT", "/commands")) == told + 3

    at_edge(tmp_path, play)


def test_F61_a_refused_sync_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def echo(call: Call, press: Press) -> Shown:
        return Shown("still here")

    def changed(client: Any) -> str:
        return "another"

    async def play(at: Edge) -> None:
        before = {key: list(known) for key, known in at.parlour.world.commands.items()}
        monkeypatch.setattr(Seneschal, "_hash", changed)
        at.parlour.faults.fail("PUT", "/applications/*/commands", 400, 50035)
        await at.restart()
        assert set(at.client.troubles) == {"commands"} and at.client.healthy()
        assert at.parlour.world.commands == before
        await at.post("hello", button())
        assert (await at.player().press("Press")).text == "still here"

    with handling(echo):
        at_edge(tmp_path, play)


def test_F60_what_fails_before_a_handler_is_told(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        at.client.tree.remove_command("board")  # an older program registered it, this one does not know it
        assert "not known any more" in (await at.player().slash("/board")).text

    at_edge(tmp_path, play)


def test_F60_an_event_handler_that_fails_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play(at: Edge) -> None:
        async def on_probe() -> None:
            raise RuntimeError("parlour is the token")

        at.client.on_probe = on_probe
        with caplog.at_level(logging.ERROR):
            at.client.dispatch("probe")
            await asyncio.sleep(0.1)
        told = [record.getMessage() for record in caplog.records if "on_probe" in record.getMessage()]
        assert told and not any("parlour is the token" in text for text in told)

    at_edge(tmp_path, play)


def test_F5_a_lost_connection_announces_nothing_and_answers_again(tmp_path: Path) -> None:
    async def echo(call: Call, press: Press) -> Shown:
        return Shown("still here")

    async def play(at: Edge) -> None:
        await at.post("hello", button())
        count = len(at.parlour.world.messages)
        for lose in (at.parlour.faults.drop_connection, at.parlour.faults.ask_to_reconnect):
            lose()
            await asyncio.sleep(0.05)
            await at.parlour.bot_online()
            assert (await at.player().press("Press")).text == "still here"
        assert at.client.healthy() and len(at.parlour.world.messages) == count + 2

    with handling(echo):
        at_edge(tmp_path, play)


def test_F19_a_server_that_removes_the_bot_is_noted_and_comes_back(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        guild = int(at.parlour.world.guild["id"])

        async def left() -> int | None:
            found = await at.service.database.read(lambda session: people.guild(session, guild))
            when: int | None = found.left_at
            return when

        at.parlour.managing.expel_bot()
        await until(left, True)
        at.parlour.managing.invite_bot()
        await until(left, False)

    at_edge(tmp_path, play)


async def until(read: Any, wanted: bool) -> None:
    """Wait for something to be there, or to be gone."""
    for _ in range(200):
        if (await read() is not None) == wanted:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come")


def test_F16_games_outlive_their_channel_and_the_home_channel_is_told() -> None:
    from bot.service.posting.unreachable import channel_lost
    from tests.support.house import HOME

    async def play(built: House) -> None:
        game = await built.warcry(channel_id=HOME + 1)
        await built.settled()
        assert await channel_lost(built.service.hosts, HOME + 1) == [game]
        assert await channel_lost(built.service.hosts, HOME + 1) == []
        await built.settled()
        assert (await built.service.core.live(game)).game.muted == "gone"
        told = [entry for entry in built.poster.messages if entry.channel == HOME]
        assert "/game rebind" in told[-1].out.text

    in_house(play)


def test_F62_a_blocked_loop_is_noticed_with_its_stack(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> int:
        watch = Watchdog(longest=0.15)
        watch.start()
        await asyncio.sleep(0.05)
        with caplog.at_level(logging.ERROR):
            time.sleep(0.6)
        await asyncio.sleep(0.05)
        watch.stop()
        return watch.blocks

    assert asyncio.run(run()) == 1
    assert "time.sleep(0.6)" in caplog.text


@pytest.mark.parametrize(("works", "blocks"), [(False, 0), (True, 1)])
def test_F62_a_process_that_was_stopped_as_a_whole_is_no_blocked_loop(
    monkeypatch: pytest.MonkeyPatch, works: bool, blocks: int
) -> None:
    """A machine that slept, or a terminal that stopped it: 41 seconds pass at once, for the listener too."""
    passing = [1.0]
    watch = Watchdog()

    class Wait:
        turns = 0

        def wait(self, _seconds: float) -> bool:
            passing[0] += 41.0
            self.turns += 1
            return self.turns > 1

    monkeypatch.setattr(watch, "_stopped", Wait())
    monkeypatch.setattr("bot.watchdog.time.monotonic", lambda: passing[0])
    monkeypatch.setattr("bot.watchdog.time.process_time", lambda: passing[0] if works else 0.0)
    watch._last = passing[0]
    watch._listen(threading.get_ident())
    assert watch.blocks == blocks


def test_F62_a_loop_that_turns_is_left_alone() -> None:
    async def run() -> int:
        watch = Watchdog(longest=5)
        watch.start()
        await asyncio.sleep(0.3)
        watch.stop()
        return watch.blocks

    assert asyncio.run(run()) == 0


def test_translations_come_from_the_catalogues_only() -> None:
    async def told(message: str | None, locale: discord.Locale) -> str | None:
        extras = {} if message is None else {"message": message}
        text = discord.app_commands.locale_str("Games", **extras)
        context: Any = None
        return await CatalogTranslator().translate(text, locale, context)

    assert asyncio.run(told("discord-not-allowed", discord.Locale.polish))
    assert asyncio.run(told("discord-not-allowed", discord.Locale.british_english)) is None
    assert asyncio.run(told("command-name-nowhere", discord.Locale.czech)) is None
    assert asyncio.run(told(None, discord.Locale.polish)) is None
    assert Tree.on_error is not discord.app_commands.CommandTree.on_error


@pytest.mark.slow
def test_a_chat_service_that_never_says_a_word_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.FIRST_ANSWER", 0.2)
    use = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)

    async def play() -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:  # the system takes connections, and nobody else does
            host = f"127.0.0.1:{door.getsockname()[1]}"
            place = running.ChatAddress(f"http://{host}/api/v10", f"ws://{host}/gw")
            async with running.open_bot(Settings(folder=tmp_path), place) as client:
                with pytest.raises(CannotStart, match="chat-unreachable"):
                    await client.start("parlour")

    try:
        asyncio.run(play())
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = use
