"""Where a game can live: kinds of channels, too many threads, and no two games in one channel without a word."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.parlour.wire import MEDIA, NEWS, NEWS_THREAD, PUBLIC_THREAD, STAGE, VOICE
from bot.storage.models import CLOSED, RUNNING
from tests.support.player import Player, buttons, text_of
from tests.support.tavern import Tavern, tavern

Play = Callable[[Tavern], Awaitable[None]]


def in_tavern(folder: Path, play: Play) -> None:
    """The bot in the parlour."""

    async def run() -> None:
        async with tavern(folder) as built:
            await play(built)

    asyncio.run(run())


async def place(built: Tavern, kind: int, name: str = "hall") -> str:
    """A channel of a kind, as the bot knows it."""
    key = str(built.parlour.managing.add_channel(name, kind)["id"])
    async with asyncio.timeout(5):
        while built.client.get_channel(int(key)) is None:
            await asyncio.sleep(0.01)
    return key


async def game(built: Tavern, number: int) -> Any:
    """A game as stored."""
    return (await built.service.core.live(number)).game


@pytest.mark.parametrize("kind", [VOICE, STAGE])
@pytest.mark.parametrize("path", ["/game new", "/learn"])
def test_where_a_channel_has_no_threads_the_choice_of_others_is_given(tmp_path: Path, kind: int, path: str) -> None:
    async def play(built: Tavern) -> None:
        ana = built.player("ana", await place(built, kind))
        shut = next(key for key, one in built.parlour.world.channels.items() if one["name"] == "tables")
        built.parlour.managing.permit(shut, built.parlour.world.bot["id"], deny=["create_public_threads"])
        await built.parlour.acting.settled()
        told = (await ana.slash(path, game="warcry")).text
        tavern_id = next(key for key, one in built.parlour.world.channels.items() if one["name"] == "tavern")
        assert (
            ("no thread can be opened" in told or "can’t open a thread" in told)
            and f"<#{tavern_id}>" in told
            and f"<#{shut}>" not in told
        )
        assert f"Use the command in <#{tavern_id}>, or with “here”" in told and not ana.seen()[:-1]
        await ana.slash(path, game="warcry", here=True)
        await built.quiet()
        found = await game(built, 1)
        assert str(found.channel_id) == ana.channel and any(map(buttons, ana.seen()))
        again = await built.player("ben", ana.channel).slash("/game new", game="warcry", here=True)
        assert "Game 1 is already played in this channel" in again.text
        assert built.parlour.managing is not None and found.status != CLOSED

    in_tavern(tmp_path, play)


@pytest.mark.parametrize(("kind", "thread"), [(NEWS, NEWS_THREAD)])
def test_announcements_get_a_thread_of_their_own_kind(tmp_path: Path, kind: int, thread: int) -> None:
    async def play(built: Tavern) -> None:
        ana = built.player("ana", await place(built, kind))
        await ana.slash("/game new", game="warcry", solo=True)
        await built.quiet()
        found = built.parlour.world.channels[str((await game(built, 1)).channel_id)]
        assert (found["type"], found["parent_id"]) == (thread, ana.channel)

    in_tavern(tmp_path, play)


def test_in_a_post_of_a_forum_a_game_lives_in_the_post(tmp_path: Path) -> None:
    async def play(built: Tavern) -> None:
        forum = await place(built, MEDIA)
        thread = str(await built.client.poster.open_thread(int(forum), "Battles"))
        assert built.parlour.world.channels[thread]["type"] == PUBLIC_THREAD
        await built.parlour.acting.settled()
        again = await built.client.poster.open_thread(int(forum), "Battles", tried=True)
        assert thread == str(again), "asked again, the same one"
        ana = built.player("ana", thread)
        await ana.slash("/game new", game="warcry", solo=True)
        await built.quiet()
        assert str((await game(built, 1)).channel_id) == thread
        second = await ana.slash("/game new", game="warcry")
        assert "already played in this channel" in second.text and "without “here”" in second.text

    in_tavern(tmp_path, play)


def refused(built: Tavern, status: int, code: int) -> None:
    """Discord opens no thread."""
    built.parlour.faults.fail("POST", "/channels/*/threads", status, code, times=20)


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (400, 160006, "as many open threads as Discord allows"),
        (400, 160007, "as many open threads as Discord allows"),
        (400, 50024, "This kind of channel does not support threads"),
        (403, 50013, "although I see no permission missing"),
        (400, 50035, "Discord refuses it"),
    ],
)
@pytest.mark.parametrize(
    ("path", "options"),
    [("/game new", {}), ("/game new", {"solo": True}), ("/learn", {})],
    ids=["lobby", "solo", "lesson"],
)
def test_where_no_thread_is_opened_there_is_no_game_and_that_is_told(
    tmp_path: Path, status: int, code: int, why: str, path: str, options: dict[str, Any]
) -> None:
    async def play(built: Tavern) -> None:
        ana = built.player("ana")
        refused(built, status, code)
        for number in (1, 2):
            told = (await ana.slash(path, game="warcry", **options)).text
            assert f"Game {number} is closed again" in told and why in told and "“here”" in told
            await built.quiet()
            assert (await game(built, number)).status == CLOSED
        public = [one for one in ana.seen() if not one.get("private")]
        assert not any(map(buttons, public)), "nobody can join it"
        assert sum("is closed again" in text_of(one) for one in public) == 2
        built.parlour.faults.clear()
        await ana.slash(path, game="warcry", **options)
        await built.quiet()
        assert str((await game(built, 3)).channel_id) != str((await game(built, 3)).home)

    in_tavern(tmp_path, play)


def test_a_practice_copy_without_a_thread_is_closed_too(tmp_path: Path) -> None:
    async def play(built: Tavern) -> None:
        ana = built.player("ana")
        await ana.slash("/game new", game="warcry", solo=True)
        await built.quiet()
        thread = str((await game(built, 1)).channel_id)
        refused(built, 400, 160006)
        told = (await Player(built.parlour, "ana", thread).slash("/game fork", at=0)).text
        assert "Game 2 is closed again" in told and "make another copy with /game fork" in told and "“here”" not in told
        assert ((await game(built, 1)).status, (await game(built, 2)).status) == (RUNNING, CLOSED)

    in_tavern(tmp_path, play)


@pytest.mark.parametrize("kind", [VOICE, STAGE])
def test_no_copy_is_made_of_a_game_whose_home_has_no_threads(tmp_path: Path, kind: int) -> None:
    async def play(built: Tavern) -> None:
        ana = built.player("ana", await place(built, kind))
        await ana.slash("/game new", game="warcry", solo=True, here=True)
        await built.quiet()
        public = len(ana.seen())
        told = (await ana.slash("/game fork", at=0)).text
        assert f"none can be opened in <#{ana.channel}>" in told and "/game rebind" in told
        await built.quiet()
        assert [one for one in ana.seen()[public:] if not one["flags"]] == []
        await built.player("ana").slash("/game rebind", game=1)
        assert "Its thread opens in" in (await built.player("ana").slash("/game fork", at=0)).text

    in_tavern(tmp_path, play)


def test_two_games_that_are_moved_at_once_do_not_meet(tmp_path: Path) -> None:
    async def play(built: Tavern) -> None:
        ana = built.player("ana", "tables")
        for _ in range(2):
            await built.player("ana").slash("/game new", game="warcry", solo=True)
        await built.quiet()
        told = await asyncio.gather(*[ana.slash("/game rebind", game=number) for number in (1, 2)])
        assert sorted("is already played in this channel" in one.text for one in told) == [False, True]
        assert (await game(built, 1)).channel_id != (await game(built, 2)).channel_id

    in_tavern(tmp_path, play)


def test_no_game_is_moved_to_where_another_is_played(tmp_path: Path) -> None:
    async def play(built: Tavern) -> None:
        ana = built.player("ana")
        await ana.slash("/game new", game="warcry", solo=True)
        await built.player("ana", "tables").slash("/game new", game="warcry", solo=True, here=True)
        await built.quiet()
        told = (await built.player("ana", "tables").slash("/game rebind", game=1)).text
        assert "Game 2 is already played in this channel" in told
        assert (await game(built, 1)).channel_id != (await game(built, 2)).channel_id

    in_tavern(tmp_path, play)


async def lost(built: Tavern, *, host: bool = True, owner: bool = True) -> Player:
    """A game whose thread and home are deleted; who opened it, now in another channel."""
    world = built.parlour.world
    built.parlour.managing.takes_dms(built.player("ana").id, host)
    built.parlour.managing.takes_dms(world.guild["owner_id"], owner)
    await built.player("ana").slash("/game new", game="warcry", solo=True)
    await built.quiet()
    built.parlour.managing.delete_channel(next(key for key, one in world.channels.items() if one["name"] == "tavern"))
    async with asyncio.timeout(10):
        while (await game(built, 1)).muted != "gone" or not await told_anybody(built):
            await asyncio.sleep(0.01)
    await built.quiet()
    return built.player("ana", "tables")


async def told_anybody(built: Tavern) -> bool:
    """True if the bot has tried to write to somebody."""
    return any(one.path == "/users/@me/channels" for one in built.parlour.log)


def direct(built: Tavern, person: str) -> list[str]:
    """What the bot has written to a person."""
    world = built.parlour.world
    return [text_of(world.messages[key]) for key in world.streams.get(world.dm(person)["id"], ())]


@pytest.mark.parametrize(("host", "owner"), [(True, True), (False, True), (False, False)])
def test_F16_where_the_home_is_gone_too_the_host_is_told_once_and_at_the_next_command(
    tmp_path: Path, host: bool, owner: bool
) -> None:
    async def play(built: Tavern) -> None:
        ana = await lost(built, host=host, owner=owner)
        assert [len(direct(built, ana.id)), len(direct(built, built.parlour.world.guild["owner_id"]))] == [
            int(host),
            int(owner and not host),
        ]
        for told in (*direct(built, ana.id), (await ana.slash("/help")).text):
            assert "/game rebind" in told and "WarCry of ana" in told
        assert "/game rebind" not in (await ana.slash("/help")).text, "once"
        for path, options in (("/my", {}), ("/game info", {"game": 1}), ("/do", {"game": 1}), ("/board", {"game": 1})):
            assert "The channel of game 1 is gone" in (await ana.slash(path, **options)).text, path
        assert "The channel of game 1 is gone" in (await ana.slash("/do", game=1, line="frobnicate")).text
        assert "Game 1 cannot post: its channel is gone." in (await ana.slash("/diagnose", game=1)).text
        await ana.slash("/game rebind", game=1)
        await built.quiet()
        assert "is gone" not in (await ana.slash("/my")).text + (await ana.slash("/game info", game=1)).text
        assert any(map(buttons, [one for one in ana.seen() if not one.get("private")]))

    in_tavern(tmp_path, play)


def test_F16_what_a_host_has_not_been_told_is_told_after_a_restart_and_nobody_is_written_to_twice(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana = await lost(built)
            assert len(direct(built, ana.id)) == 1
        async with tavern(tmp_path) as built:
            ana = built.player("ana", "tables")
            await built.quiet()
            assert len(direct(built, ana.id)) == 1
            assert "/game rebind" in (await ana.slash("/help")).text
            assert "/game rebind" not in (await ana.slash("/help")).text

    asyncio.run(run())


def test_F16_a_game_in_a_channel_of_its_own_that_refuses_it_tells_its_host(tmp_path: Path) -> None:
    async def play(built: Tavern) -> None:
        ana = built.player("ana")
        await ana.slash("/game new", game="warcry", solo=True, here=True)
        await built.quiet()
        found = await game(built, 1)
        built.parlour.faults.fail("*", f"/channels/{found.channel_id}/messages*", 403, 50013, times=100)
        await ana.slash("/do", game=1, line="deck alliance_starter", seat=1)
        async with asyncio.timeout(10):
            while not direct(built, ana.id):
                await asyncio.sleep(0.01)
        assert "although I see no permission missing" in direct(built, ana.id)[0]
        built.parlour.faults.clear()
        built.service.outbox.retry()
        await built.quiet()
        assert not (await game(built, 1)).muted and "has chosen" in ana.text()
        assert "permission missing" not in (await ana.slash("/help")).text

    in_tavern(tmp_path, play)
