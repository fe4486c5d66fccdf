"""Two who want the same get one table, and one list stands there, wherever the bot is killed."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlmodel import select

from bot.service.lobby import wishes
from bot.service.people import servers
from bot.service.service import Service
from bot.storage import open_tables
from bot.storage.models import RUNNING, Game
from tests.service.kill import FileChat, apart, append, killed_at, read
from tests.service.test_open_tables import wanted
from tests.support.databases import opened_in
from tests.support.house import GUILD, HOME, TestClock, TextPainter, house
from tests.support.suites import in_part_slow

THREAD = 700


class Chat(FileChat):
    """A chat in which a thread can be opened."""

    async def open_thread(self, channel: int, name: str, tag: str = "", *, tried: bool = False) -> int:
        """Open it once."""
        threads = self.path.with_name("threads")
        if not (tried and read(threads)):
            append(threads, {"name": name})
        return THREAD


async def acts(folder: Path, points: Callable[[str], None]) -> None:
    """A channel for games is chosen, two people want the same: all of it delivered anew at every start."""
    service = Service(await opened_in(folder), TestClock())
    service.core.points = points
    await service.start(Chat(folder / "chat"), TextPainter())
    try:
        await servers.change_server(service.core, GUILD, {"home": HOME}, interaction=1)
        for press, name in ((2, "ana"), (3, "ben")):
            await wishes.want_to_play(service.core, wanted(name), interaction=press)
        await service.outbox.idle()
    finally:
        await service.close()


async def check(folder: Path) -> None:
    """There is one game, which has begun; nobody looks for one any more; one list says so."""
    async with house(folder, connect=False) as built:
        database = built.service.database
        (number,) = await database.read(lambda session: list(session.exec(select(Game.id))))
        assert (await built.service.core.live(number)).game.status == RUNNING
        assert await database.read(lambda session: open_tables.wishes_in(session, GUILD, built.clock.now())) == []
    chat = FileChat(folder / "chat")
    (listed,) = [text for text in chat.stays() if text.startswith("**Open tables**")]
    assert "Nobody is looking for players" in listed
    assert len(read(folder / "threads")) == 1


async def founded(folder: Path) -> None:
    """A database."""
    async with house(folder, connect=False):
        pass


def cut_at(folder: Path, point: int) -> bool:
    """Kill it at a point, and let it run to the end; False: it never came there."""
    folder.mkdir()
    asyncio.run(founded(folder))
    killed = apart(folder, lambda: acts(folder, killed_at(point)))
    if killed:
        assert apart(folder, lambda: acts(folder, lambda passed: None)) == 0
    asyncio.run(check(folder))
    return bool(killed)


@pytest.mark.usefixtures("of_sqlite")
@pytest.mark.parametrize("first", in_part_slow(range(1, 5), quick=(3,)))
def test_F1_F2_F3_killed_at_each_point_in_turn(first: int, tmp_path: Path) -> None:
    for point in itertools.count(first, 4):
        if not cut_at(tmp_path / str(point), point):
            break
    assert point > 12, "the list, a wish, a table that opens and begins: each is stored and posted"
