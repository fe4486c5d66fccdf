"""Two hundred games, twenty acting at once, thousands of actions: no fault, flat memory, and how long they took."""

from __future__ import annotations

import asyncio
import resource
import statistics
import time
from pathlib import Path

import pytest

from bot.service.core.core import MOST_LIVE
from bot.service.core.ports import Outgoing
from tests.service.test_tables import chosen
from tests.support.house import House, RecordingPoster, TextPainter, house

GAMES, AT_ONCE = 200, 20
ACTIONS = (pytest.param(1_500, marks=pytest.mark.slow), pytest.param(10_000, marks=pytest.mark.soak))
CEILING = 120 * 1024
"""Kilobytes that the process may grow by: the games in memory, caches, and rows not yet posted."""


class Forgetful(RecordingPoster):
    """Counts what is posted and keeps none of it."""

    def __init__(self) -> None:
        super().__init__()
        self.posted = 0

    async def send(self, channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
        """One more."""
        self.posted += 1
        self.next_id += 1
        return self.next_id

    async def rewrite(self, channel: int, message: int, number: int, out: Outgoing) -> None:
        """Pictures are as good as there."""
        if not out.data:
            await super().rewrite(channel, message, number, out)

    async def strip(self, channel: int, message: int) -> None:
        """Nothing."""


class Crowd:
    """People at many tables."""

    def __init__(self, built: House, actions: int) -> None:
        self.built = built
        self.actions = actions
        self.games: list[int] = []
        self.done = 0
        self.times: list[float] = []

    async def play(self, worker: int) -> None:
        """Act at one table after another; where a game has ended, begin another."""
        turn = worker
        while self.done < self.actions:
            self.done += 1
            place = turn % GAMES
            turn += AT_ONCE
            await self.act(place, turn)

    async def act(self, place: int, turn: int) -> None:
        """One action at one table."""
        core = self.built.service.core
        line = await core.look(self.games[place], lambda live: chosen(live, turn) if live.waiting() else None)
        if line is None:
            self.games[place] = await self.built.open_game("ana", "ana", shared=True)
            return
        begun = time.perf_counter()
        await self.built.say(self.games[place], "ana", line[1], seat=line[0])
        self.times.append(time.perf_counter() - begun)


@pytest.mark.parametrize("actions", ACTIONS)
def test_F63_many_tables_at_once_stay_within_bounds(
    actions: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> tuple[Crowd, int, int]:
        async with house(tmp_path, connect=False) as built:
            poster = Forgetful()
            await built.service.start(poster, TextPainter())
            crowd = Crowd(built, actions)
            crowd.games = [await built.open_game("ana", "ana", shared=True) for _ in range(GAMES)]
            before = peak()
            await asyncio.gather(*[crowd.play(worker) for worker in range(AT_ONCE)])
            await built.settled()
            assert len(built.service.core._live) <= MOST_LIVE
            return crowd, poster.posted, peak() - before

    crowd, posted, grown = asyncio.run(play())
    assert crowd.done >= actions
    assert posted >= len(crowd.times)  # every action was told
    assert grown <= CEILING
    crowd.times.sort()
    p99 = crowd.times[int(len(crowd.times) * 0.99)]
    with capsys.disabled():
        middle = statistics.median(crowd.times)
        print(f"\n{len(crowd.times)} actions: p50 {middle * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms, +{grown} kB")


def peak() -> int:
    """Most memory so far, in kilobytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
