"""Films are drawn beside the tables: metered, drawn once for all who ask for the same, and never in anybody's way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.children.child import DIED, ChildLost
from bot.children.children import Children
from bot.service.core.ports import Picture
from bot.service.core.rate_limits import FILM, PUBLIC, RATES, Rate
from tests.cogs.test_mage_knight import KEY, deploy
from tests.e2e.playing import seated, thread_of
from tests.support.here import Here
from tests.support.player import Answer, Player
from tests.support.tavern import Tavern, tavern

pytestmark = pytest.mark.slow  # a battle each, with many pictures

Play = Callable[[Tavern, "Cutter", Player, Player], Awaitable[None]]


class Cutter:
    """Draws films when it is told to; keeps and joins nothing."""

    def __init__(self) -> None:
        self.asked = self.now = self.most = 0
        self.dies = False
        self.done = asyncio.Event()

    async def ask(self, module: str, function: str, *arguments: Any, kind: Any, urgent: bool = False) -> Any:
        """A film, once it is done."""
        self.asked += 1
        if self.dies:
            raise ChildLost("films", DIED)
        self.now += 1
        self.most = max(self.most, self.now)
        await self.done.wait()
        self.now -= 1
        return Picture(b"GIF", "film.gif", "a film")

    async def close(self) -> None:
        """Nothing to end."""


def at_table(folder: Path, play: Play) -> None:
    """A battle of two that has begun, with a film drawer of the test's own."""

    async def run() -> None:
        cutter = Cutter()
        async with tavern(folder, children=Children(Here(), cutter, Here())) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            await seated(built, ana, ben, KEY, options="build_total=100 limit=rounds rounds=2")
            for player in (ana, ben):
                player.channel = thread_of(built)
            await deploy(built, ana, ben)
            await play(built, cutter, ana, ben)
            cutter.done.set()

    asyncio.run(run())


def pictures(player: Player) -> list[Any]:
    """The public messages with a picture."""
    return [one for one in player.seen() if one["attachments"] and not one["flags"] & 64]


def files(answer: Answer) -> list[str]:
    """The names of what hangs on an answer."""
    return [one["filename"] for one in answer.message["attachments"]]


def test_F54_twelve_films_by_a_stranger_delay_no_public_picture(tmp_path: Path) -> None:
    async def play(built: Tavern, cutter: Cutter, ana: Player, ben: Player) -> None:
        stranger = built.player("cyril", ana.channel)
        films = [asyncio.create_task(stranger.slash("/mageknight film")) for _ in range(12)]
        while not cutter.asked:
            await asyncio.sleep(0.01)
        before = len(pictures(ana))
        board = asyncio.create_task(ana.slash("/board", public=True))
        while len(pictures(ana)) == before:  # posted and drawn, although no film is done
            await asyncio.sleep(0.01)
        assert not any(film.done() for film in films)
        cutter.done.set()
        assert [files(await film) for film in films] == [["film.gif"]] * 12 and cutter.most == 1
        await board

    at_table(tmp_path, play)


def test_F54_films_are_metered(tmp_path: Path) -> None:
    async def play(built: Tavern, cutter: Cutter, ana: Player, ben: Player) -> None:
        built.service.budgets.rates = {**built.service.budgets.rates, FILM: RATES[FILM]}
        cutter.done.set()
        told = [(await ana.slash("/mageknight film")).text for _ in range(12)]
        assert cutter.asked == RATES[FILM].burst
        assert all("Wait" in text for text in told[RATES[FILM].burst :])
        assert "Wait" not in (await ben.slash("/mageknight film")).text

    at_table(tmp_path, play)


def test_F58_a_film_that_fails_says_so_and_takes_nothing_along(tmp_path: Path) -> None:
    async def play(built: Tavern, cutter: Cutter, ana: Player, ben: Player) -> None:
        cutter.dies = True
        failed = await ana.slash("/mageknight film")
        assert "could not be drawn" in failed.text and not files(failed)
        assert files(await ana.slash("/board"))
        cutter.dies = False
        cutter.done.set()
        assert files(await ana.slash("/mageknight film")) == ["film.gif"]

    at_table(tmp_path, play)


def test_F54_what_is_shown_to_all_has_a_budget_of_its_channel(tmp_path: Path) -> None:
    async def play(built: Tavern, cutter: Cutter, ana: Player, ben: Player) -> None:
        built.service.budgets.rates = {**built.service.budgets.rates, PUBLIC: Rate(2, 60.0)}
        public = {"number": "MKU-7.3", "public": True}
        before = len(ana.seen())
        for player in (ana, ben):
            assert "Wait" not in (await player.slash("/rules show", **public)).text
        assert "Wait 60 seconds" in (await ben.slash("/rules show", **public)).text
        assert "Wait" in (await ana.slash("/board", public=True)).text
        await built.quiet()
        assert len([one for one in ana.seen()[before:] if not one["flags"] & 64]) == 2
        assert "MKU-7.3" in (await ben.slash("/rules search", words="MKU-7.3")).text

    at_table(tmp_path, play)
