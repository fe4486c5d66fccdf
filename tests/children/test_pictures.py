"""Public pictures drawn by a real child that is killed: the news are posted all the same (F58)."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

from bot.children.child import Child
from bot.children.children import TABLES, Children
from bot.faces import Part
from bot.service.core.ports import Picture
from cogs import drawing
from tests.support.here import Here
from tests.support.house import House, house

PNG = b"\x89PNG"


def drawn_by_a_child(play: Callable[[House, Child], Awaitable[None]]) -> None:
    """Run something in a house whose tables are drawn by a child."""

    async def run() -> None:
        child = Child("tables", TABLES)
        children = Children(child, Here(), Here())
        async with house(connect=False, children=children) as built:
            await built.service.start(built.poster, drawing.TablePainter(children))
            await play(built, child)

    asyncio.run(run())


async def killed(child: Child) -> None:
    """Kill the child as soon as it is there."""
    while child.process is None:
        await asyncio.sleep(0.001)
    os.kill(child.process.pid, signal.SIGKILL)


def newest_picture(built: House) -> Picture | None:
    """The picture of the newest message that has one: what is asked stands below it."""
    return next((entry.picture for entry in reversed(built.poster.messages) if entry.picture is not None), None)


def test_F58_a_drawer_that_is_killed_in_the_middle_costs_nothing_but_time() -> None:
    async def play(built: House, child: Child) -> None:
        assert child.process is None  # nothing is started before anything is drawn
        game, _ = await asyncio.gather(built.warcry(), killed(child))
        await built.settled()
        shown = newest_picture(built)
        assert shown is not None and shown.data.startswith(PNG) and child.started == 2
        await built.say(game, "ben", "choose_muster_order first=A", seat=1)
        await built.settled()
        later = newest_picture(built)
        assert later is not None and later.data != shown.data and child.started == 2

    drawn_by_a_child(play)


def test_F58_where_every_drawer_dies_the_text_goes_out_and_the_next_picture_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(built: House, child: Child) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(drawing, "DRAW", Part("tests.children.doomed", "draw"))
            game = await built.warcry()
            await built.settled()
        assert all(message.picture is None for message in built.poster.messages)
        assert any("```" in text for text in built.poster.texts)  # the table in words
        assert child.started >= 2
        child._rests_until = 0.0
        await built.say(game, "ben", "choose_muster_order first=A", seat=1)
        await built.settled()
        shown = newest_picture(built)
        assert shown is not None and shown.data.startswith(PNG)

    drawn_by_a_child(play)
