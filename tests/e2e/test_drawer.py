"""The bot in a process of its own, whose drawer is killed: pictures come all the same, and nothing is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from bot.parlour import Parlour
from tests.e2e.clicking import opened
from tests.support.player import Player
from tests.support.processes import alive, children_of
from tests.support.tavern import BotProcess, bot_process

PATIENCE = 60


def drawer(running: BotProcess) -> list[int]:
    """The processes that the bot has started."""
    assert running.process is not None
    return children_of(running.process.pid)


async def drawn(player: Player, game: int) -> None:
    """A person asks for the table and gets its picture."""
    shown = await player.slash("/board", game=game)
    (picture,) = shown.message["attachments"]
    assert picture["filename"].endswith(".png"), shown.text


def test_F58_a_killed_drawer_comes_back_and_none_outlives_the_bot(tmp_path: Path) -> None:
    async def run() -> None:
        async with Parlour(tmp_path / "parlour") as parlour, bot_process(tmp_path, parlour) as running:
            assert drawer(running) == []  # nobody has asked for a picture yet
            game, thread = await opened(parlour, "ana", "ben")
            ana, ben = (Player(parlour, name, thread) for name in ("ana", "ben"))
            await drawn(ana, game)
            (first,) = drawer(running)
            os.kill(first, signal.SIGKILL)
            await drawn(ben, game)
            (second,) = drawer(running)
            assert second != first and alive(second)
            assert running.process is not None and running.process.poll() is None
            await running.kill()
            async with asyncio.timeout(PATIENCE):
                while alive(second):
                    await asyncio.sleep(0.01)
            assert "Traceback" not in running.log()

    asyncio.run(run())
