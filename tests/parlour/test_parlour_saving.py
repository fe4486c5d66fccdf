"""The parlour's guild outlives its process."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.parlour import Parlour
from bot.parlour.client import Refused
from bot.parlour.clock import Clock
from bot.parlour.world import World
from tests.parlour.toybot import PNG, gallery_of, running
from tests.support.player import Player

KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from bot.parlour import Parlour

async def main():
    parlour = Parlour(Path(sys.argv[1]))
    await parlour.start()
    parlour.acting.say("ana", "tavern", "before", {"note.txt": b"kept"})
    await asyncio.sleep(1)
    parlour.acting.say("ana", "tavern", "at the last moment")
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def test_a_game_goes_on_after_a_restart_of_both(tmp_path: Path) -> None:
    async def run() -> None:
        async with Parlour(tmp_path) as parlour, running(parlour):
            ana = Player(parlour, "ana")
            board = (await ana.slash("game board")).message["id"]
            await ana.slash("game secret")
            await ana.slash("game table", name="Battle")
            before = parlour.port, ana.id
        async with Parlour(tmp_path) as parlour, running(parlour) as bot:
            ana = Player(parlour, "ana")
            assert ana.id == before[1]
            assert [message["id"] for message in ana.seen()][0] == board
            assert "secret" not in ana.text(), "private messages vanish when the client restarts"
            assert (await ana.press("Hit 1")).text == "hits 2"
            thread = bot.text_channel("tavern").threads[0]
            await thread.send("and on")
            ana.channel = "Battle"
            assert ana.text() == "welcome\nand on"
            message = await bot.text_channel("tavern").fetch_message(int(board))
            assert await bot.http.get_from_cdn(gallery_of(message)[0].media.url) == PNG, "addresses follow the new port"

    asyncio.run(run())


@pytest.mark.slow
def test_what_happened_is_there_after_a_kill(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], timeout=60, capture_output=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()

    async def run() -> None:
        async with Parlour(tmp_path) as parlour:
            seen = Player(parlour, "ben").seen()
            assert seen[0]["content"] == "before"
            async with (
                aiohttp.ClientSession() as web,
                web.get(parlour.page_url + seen[0]["attachments"][0]["url"][1:]) as got,
            ):
                assert await got.read() == b"kept"

    asyncio.run(run())


def test_a_torn_last_line_is_left_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with Parlour(tmp_path) as parlour:
            parlour.acting.say("ana", "tavern", "whole")
        with (tmp_path / "guild.jsonl").open("a", encoding="utf-8") as journal:
            journal.write('["message","1",{"id":"1","cont')
        async with Parlour(tmp_path) as parlour:
            assert Player(parlour, "ben").text() == "whole"

    asyncio.run(run())


def test_deletions_are_kept_and_files_nobody_shows_are_removed(tmp_path: Path) -> None:
    async def run() -> None:
        async with Parlour(tmp_path) as parlour:
            gone = parlour.acting.say("ana", "tavern", "gone", {"a.txt": b"a"})
            parlour.acting.say("ana", "tavern", "stays", {"b.txt": b"b"})
            await asyncio.sleep(0.6)
            parlour.managing.delete_message(gone["id"])
            await asyncio.sleep(0.6)
            # Not stopped: what is read here is the journal as it was appended to.
            assert Player(Parlour(tmp_path), "ben").text() == "stays"
            assert [path.read_bytes() for path in (tmp_path / "files").iterdir()] == [b"b"]

    asyncio.run(run())


def test_an_answer_under_way_is_dropped_and_people_and_commands_stay(tmp_path: Path) -> None:
    async def run() -> None:
        async with Parlour(tmp_path) as parlour:
            async with running(parlour):
                eve = parlour.world.add_person("eve", "pl")
                parlour.managing.leave(Player(parlour, "dana").id)
                channel = parlour.world.channels[next(iter(parlour.world.channels))]
                made = parlour.desk.send(2, eve["id"], channel, {"name": "x", "id": "1", "type": 1})
                parlour.desk.respond(made.id, made.token, 5, {}, {})
            assert Player(parlour, "ana").latest()["flags"] == 128
        async with Parlour(tmp_path) as parlour:
            assert Player(parlour, "eve").seen() == []
            assert parlour.world.people[eve["id"]]["locale"] == "pl"
            assert [command["name"] for command in parlour.world.commands[""]] == ["game", "gm"]
            with pytest.raises(Refused, match="unknown_user"):
                Player(parlour, "dana").seen()

    asyncio.run(run())


def test_ids_tell_their_time_and_never_go_back(tmp_path: Path) -> None:
    clock = Clock()
    world = World(clock)
    ids = [int(world.snowflake()) for _ in range(10_000)]
    assert ids == sorted(set(ids))
    assert abs(discord.utils.snowflake_time(ids[0]).timestamp() - clock.now()) < 5

    async def run() -> None:
        ahead = Clock()
        ahead.advance(3600)
        async with Parlour(tmp_path, clock=ahead) as parlour:
            late = parlour.acting.say("ana", "tavern", "from the future")
        async with Parlour(tmp_path) as parlour:
            assert int(parlour.acting.say("ana", "tavern", "now")["id"]) > int(late["id"])

    asyncio.run(run())


def test_a_clock_wakes_those_who_wait_on_it() -> None:
    async def run() -> None:
        clock = Clock()
        waiting = asyncio.create_task(clock.wait(asyncio.Event().wait(), 60))
        await asyncio.sleep(0)
        clock.advance(59)
        await asyncio.sleep(0.01)
        assert not waiting.done()
        clock.advance(1)
        with pytest.raises(TimeoutError):
            await waiting
        assert await clock.wait(asyncio.sleep(0, "done"), 60) == "done"

    asyncio.run(run())
