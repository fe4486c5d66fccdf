"""A round change is killed (signal 9) at every point of its path: it happens once, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import traceback
from pathlib import Path
from typing import Any

import pytest
from sqlmodel import col, select

from bot.service.events import league
from bot.service.events.league import Drawn
from bot.service.events.transaction import NOBODY, look_at
from bot.service.service import Service
from bot.storage import events
from bot.storage.models import Game
from tests.service.events.holding import begun, drawn, played
from tests.service.kill import FileChat, killed_at
from tests.support.databases import opened_in
from tests.support.house import START, TestClock, TextPainter, house

ROUNDS = [drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4)), drawn((1, 4), (2, 3))]
MOST_KILLS = 60


async def pair(paired: Any, event: Any, entries: Any, known: Any, now: int) -> list[Drawn] | None:
    """Rounds as the list says."""
    return ROUNDS[event.round] if event.round < len(ROUNDS) else None


async def first_round(folder: Path) -> int:
    """An event in its first round, all games of which are over; its number."""
    async with house(folder) as built:
        event = await begun(built)
        known = await look_at(
            built.service.core, event, NOBODY, lambda affair: events.matches_of(affair.session, event)
        )
        for match in known:
            await played(built, match)
        return event


def forked(folder: Path, count: int) -> int:
    """Let the clocks of a bot look at what is due, in a process of its own; the signal that ended it."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            asyncio.run(second_round(folder, count))
            status = 0
        except BaseException:
            (folder / "fault").write_text(traceback.format_exc())
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return os.WTERMSIG(status)
    assert os.WEXITSTATUS(status) == 0, (folder / "fault").read_text()
    return 0


async def second_round(folder: Path, count: int) -> None:
    """A bot that starts, does what is due, and is killed when so many points were passed (0: never)."""
    clock = TestClock()
    clock.time = START + 3600
    service = Service(await opened_in(folder), clock)
    if count:
        service.core.points = killed_at(count)
    chat = FileChat(folder / "chat")
    await service.start(chat, TextPainter())
    try:
        for _ in range(4):
            await service.clocks.tick()
        await service.outbox.idle()
    finally:
        await service.close()


async def outcome(folder: Path, event: int) -> tuple[Any, ...]:
    """How the event stands, and what was posted of its second round."""
    service = Service(await opened_in(folder), TestClock())
    try:

        def read(affair: Any) -> tuple[Any, ...]:
            known = events.matches_of(affair.session, event)
            games = affair.session.exec(select(Game).where(col(Game.bout).is_not(None))).all()
            return affair.event.round, [[seat.entry for seat in match.seats] for match in known], len(games)

        found: tuple[Any, ...] = await look_at(service.core, event, NOBODY, read)
        return found
    finally:
        await service.close()


@pytest.mark.slow
@pytest.mark.usefixtures("of_sqlite")  # the files of one state are copied for each kill
def test_a_round_change_happens_once_wherever_it_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(league, "pair", pair)
    before = tmp_path / "before"
    before.mkdir()
    event = asyncio.run(first_round(before))
    for count in range(1, MOST_KILLS):
        folder = tmp_path / str(count)
        shutil.copytree(before, folder)
        ended = forked(folder, count)
        assert ended in (0, signal.SIGKILL)
        assert forked(folder, 0) == 0
        assert asyncio.run(outcome(folder, event)) == (2, [[1, 2], [3, 4], [1, 3], [2, 4]], 4)
        told = [line["text"] for line in FileChat(folder / "chat").messages()]
        assert sum("round 2, until" in text for text in told) == 1
        assert sum("you play each other in round 2" in text for text in told) == 2
        if not ended:
            assert count > 6, "the path has more points than that"
            return
    raise AssertionError("the path has no end")
