"""What a server is told that has invited the bot: three steps, once, in its channel or to somebody who manages it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.i18n.catalog import LANGUAGES
from bot.service.people.servers import SAID
from bot.storage import people
from bot.storage.models import Guild
from tests.support.catalogs import catalog
from tests.support.drafting import ids
from tests.support.edge import Edge, at_edge
from tests.support.player import Json, buttons, fields, text_of

SENT = "send_messages"


def hello(language: str = "en") -> str:
    """What is said."""
    return catalog().text(language, "setup-hello")


async def until(at: Edge, true: Callable[[Guild], bool]) -> None:
    """Wait until it stands so with the server, and everything is posted."""
    number = int(at.parlour.world.guild["id"])
    for _ in range(200):
        if true(await at.service.database.read(lambda session: people.guild(session, number))):
            await at.service.outbox.idle()
            await at.parlour.acting.settled()
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come")


async def invited_anew(at: Edge) -> None:
    """The server throws the bot out, and invites it again."""
    at.parlour.managing.expel_bot()
    await until(at, lambda server: server.left_at is not None)
    at.parlour.managing.invite_bot()
    await until(at, lambda server: server.left_at is None)


def greetings(at: Edge, language: str = "en") -> list[str]:
    """The channels in which it stands, once for each time."""
    messages = at.parlour.world.messages.values()
    return [str(one["channel_id"]) for one in messages if hello(language) in text_of(one)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_three_steps_and_the_first_is_the_set_up(language: str) -> None:
    told = hello(language).splitlines()
    assert [line.split("`")[1] for line in told if line[0].isdigit()] == [
        "/setup",
        "/learn",
        "/game new",
    ]
    assert len(hello(language)) < 500


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("pl", "pl"), ("cs", "cs"), ("fr", "en")])
def test_it_is_said_in_the_channel_and_the_language_of_the_server(tmp_path: Path, locale: str, language: str) -> None:
    async def play(at: Edge) -> None:
        at.parlour.world.guild.update(system_channel_id=str(at.channel), preferred_locale=locale)
        await invited_anew(at)
        assert greetings(at, language) == [str(at.channel)]
        assert hello(language) not in (await at.player("gm").slash("/help")).text

    at_edge(tmp_path, play)


def test_it_is_said_once_however_often_the_bot_comes_back(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        at.parlour.world.guild["system_channel_id"] = str(at.channel)
        await invited_anew(at)
        await invited_anew(at)
        at.parlour.managing.invite_bot()  # told again of a server in which it is
        await at.heard()
        at.parlour.faults.drop_connection()
        await at.parlour.bot_online()
        await at.restart()
        await invited_anew(at)
        assert greetings(at) == [str(at.channel)]

    at_edge(tmp_path, play)


def test_a_server_that_has_invited_the_bot_while_it_was_away_is_told_when_it_comes(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        at.parlour.world.guild["system_channel_id"] = str(at.channel)
        at.parlour.managing.expel_bot()
        await at.stop()
        at.parlour.managing.invite_bot()
        at.parlour.world.bot["joined"] = at.clock.now()
        assert greetings(at) == []
        for _ in range(2):
            await at.start()
            await until(at, lambda server: server.greeting == SAID)
            assert greetings(at) == [str(at.channel)]
            await at.stop()
        await at.start()

    at_edge(tmp_path, play)


def test_a_server_in_which_the_bot_has_long_been_is_told_nothing(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        at.parlour.world.guild["system_channel_id"] = str(at.channel)
        await at.restart()
        await at.service.outbox.idle()
        assert hello() not in (await at.player("gm").slash("/help")).text and greetings(at) == []

    at_edge(tmp_path, play)


@pytest.mark.parametrize("channel", [True, False])
def test_where_it_cannot_be_said_whoever_manages_the_server_is_told_in_private_once(
    tmp_path: Path, channel: bool
) -> None:
    async def play(at: Edge) -> None:
        if channel:
            at.parlour.world.guild["system_channel_id"] = str(at.channel)
            at.parlour.managing.permit(str(at.channel), at.parlour.world.bot["id"], deny=[SENT])
        await invited_anew(at)
        await invited_anew(at)
        assert greetings(at) == []
        assert hello() not in (await at.player("ana").slash("/help")).text
        told = await at.player("gm").slash("/help")
        assert hello() in told.text and told.message["flags"] & 64
        assert hello() not in (await at.player("gm").slash("/help")).text
        await at.restart()
        await invited_anew(at)
        assert hello() not in (await at.player("gm").slash("/help")).text
        assert len(greetings(at)) == 1, "the private one"

    at_edge(tmp_path, play)


def test_what_was_owed_is_said_in_the_channel_once_the_bot_may_write_there(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        await invited_anew(at)
        at.parlour.world.guild["system_channel_id"] = str(at.channel)
        await invited_anew(at)
        assert greetings(at) == [str(at.channel)]
        assert hello() not in (await at.player("gm").slash("/help")).text

    at_edge(tmp_path, play)


STEPS = ("Set up", "Try a game", "Open a table")


async def greeted(at: Edge) -> Json:
    """The greeting in the channel of the server."""
    at.parlour.world.guild["system_channel_id"] = str(at.channel)
    await invited_anew(at)
    (found,) = [one for one in at.parlour.world.messages.values() if hello() in text_of(one)]
    return found


def test_its_buttons_do_the_three_steps_for_whoever_presses_them(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        found = await greeted(at)
        assert tuple(buttons(found)) == STEPS
        panel = await at.player("gm").press("Set up", found)
        assert "### Language and channels" in panel.text and panel.message["flags"] & 64
        form = await at.player("gm").press(next(key for key in ids(panel.message) if ":place:" in key), panel.message)
        assert form.kind == "modal"
        lessons = await at.player("ana").press("Try a game", found)
        assert catalog().text("en", "learn-which") in lessons.text and lessons.message["flags"] & 64
        begun = await at.player("ana").press("WarCry", lessons.message)
        assert "Your lesson begins" in begun.text
        table = await at.player("ben").press("Open a table", found)
        assert list(fields(table.modal)) == ["game", "setup", "against", "friends", "pace"]
        assert tuple(buttons(found)) == STEPS, "it stands as before"

    at_edge(tmp_path, play)


def test_who_does_not_manage_the_server_sets_nothing_up_by_it(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        answer = await at.player("ana").press("Set up", await greeted(at))
        assert answer.text == catalog().text("en", "engine-refused-only-managers")

    at_edge(tmp_path, play)


@pytest.mark.parametrize("command", ["/me", "/setup", "/help"])
def test_whoever_is_told_in_private_has_the_same_buttons_and_the_next_answer_has_none(
    tmp_path: Path, command: str
) -> None:
    async def play(at: Edge) -> None:
        await invited_anew(at)
        told = await at.player("gm").slash(command)
        assert tuple(buttons(told.message))[-3:] == STEPS
        panel = await at.player("gm").press("Set up", told.message)
        assert "### Language and channels" in panel.text
        assert not {*STEPS} & {*buttons((await at.player("gm").slash("/me")).message)}

    at_edge(tmp_path, play)
