"""A server that has invited the bot is told how to begin exactly once, wherever the bot is killed."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.i18n.speech import Speech
from bot.service.people import servers
from bot.service.service import Service
from bot.storage import people
from tests.service.kill import FileChat, apart, killed_at
from tests.support.databases import opened_in
from tests.support.house import GUILD, HOME, House, TestClock, TextPainter, house, in_house


async def invited_twice(folder: Path, points: Callable[[str], None]) -> None:
    """The chat service tells of the same invitation at every start, and twice in each run."""
    service = Service(await opened_in(folder), TestClock())
    service.core.points = points
    await service.start(FileChat(folder / "chat"), TextPainter())
    try:
        for _ in range(2):
            await servers.server_joined(service.core, GUILD, HOME, "pl")
            await service.outbox.idle()
    finally:
        await service.close()


async def founded(folder: Path) -> None:
    """A database."""
    async with house(folder, connect=False):
        pass


@pytest.mark.usefixtures("of_sqlite")  # elsewhere numbers that a killed transaction has drawn stay drawn
def test_F1_F2_F3_killed_at_each_point_in_turn(tmp_path: Path) -> None:
    for point in itertools.count(1):
        folder = tmp_path / str(point)
        folder.mkdir()
        asyncio.run(founded(folder))
        killed = apart(folder, lambda: invited_twice(folder, killed_at(point)))  # noqa: B023
        if not killed:
            break
        assert apart(folder, lambda: invited_twice(folder, lambda passed: None)) == 0  # noqa: B023
        (told,) = FileChat(folder / "chat").messages()
        assert Speech("pl").text("setup-hello").splitlines()[0] in told["text"]
    assert point > 3, "before it is stored, before it is posted, and after"


def test_what_is_owed_is_taken_by_one(tmp_path: Path) -> None:
    async def play(built: House) -> None:
        core = built.service.core
        assert not await servers.takes_greeting(core, GUILD), "nobody has invited it"
        await servers.server_joined(core, GUILD)
        taken = await asyncio.gather(*[servers.takes_greeting(core, GUILD) for _ in range(5)])
        assert sorted(taken) == [False] * 4 + [True]
        assert not await servers.takes_greeting(core, GUILD)
        await servers.server_joined(core, GUILD, HOME)
        await built.settled()
        assert built.poster.messages == []

    in_house(play)


def test_a_server_that_has_chosen_a_language_is_told_in_that(tmp_path: Path) -> None:
    async def play(built: House) -> None:
        await built.service.database.write(lambda session: people.set_guild(session, GUILD, language="cs"))
        await servers.server_joined(built.service.core, GUILD, HOME, "pl")
        await built.settled()
        (told,) = built.poster.messages
        assert Speech("cs").text("setup-hello") in told.out.text

    in_house(play)
