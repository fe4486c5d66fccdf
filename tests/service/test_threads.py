"""Who waits for whom: suggestions and rules have threads of their own, and locks are held as long as is read."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from bot.service.core.core import SUGGESTING
from bot.service.core.transaction import Reply
from tests.support.house import House, in_house

T = TypeVar("T")


class Held:
    """Work that goes on until it is let go."""

    def __init__(self) -> None:
        self.begun, self.go = threading.Event(), threading.Event()

    def __call__(self, _about: Any = None) -> Reply:
        self.begun.set()
        assert self.go.wait(10)
        return Reply("done")


def suggesting(work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
    """Something that only makes suggestions."""

    async def run() -> T:
        SUGGESTING.set(True)
        return await work()

    return asyncio.create_task(run())


async def begun(*works: Held) -> None:
    """All of them are being done."""
    for work in works:
        await asyncio.to_thread(work.begun.wait, 10)


def test_suggestions_and_rules_do_not_wait_for_each_other() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        games = [await built.warcry(decks=False) for _ in range(4)]
        await built.settled()  # nobody else looks at them
        rules = [Held(), Held()]
        busy = [asyncio.create_task(core.look(game, work)) for game, work in zip(games[:2], rules, strict=True)]
        await begun(*rules)
        assert await suggesting(lambda: core.look(games[2], lambda live: live.id)) == games[2]
        for work in rules:
            work.go.set()
        await asyncio.gather(*busy)
        key = Held()
        typed = suggesting(lambda: core.look(games[2], key))
        await begun(key)
        assert await core.look(games[3], lambda live: live.id) == games[3]
        key.go.set()
        await typed

    in_house(play)


def test_a_suggestion_for_a_game_that_is_being_changed_leaves_the_line_to_others() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        one, other = [await built.warcry(decks=False) for _ in range(2)]
        change = Held()
        changing = asyncio.create_task(core.change(one, change))
        await begun(change)
        waits = suggesting(lambda: core.look(one, lambda live: live.id))
        await asyncio.sleep(0)
        assert await suggesting(lambda: core.look(other, lambda live: live.id)) == other
        assert not waits.done()
        change.go.set()
        await changing
        assert await waits == one

    in_house(play)


def test_a_suggestion_that_has_not_begun_is_never_searched_once_it_is_given_up() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        one, other = [await built.warcry(decks=False) for _ in range(2)]
        first, second = Held(), Held()
        running = suggesting(lambda: core.look(one, first))
        await begun(first)
        stale = suggesting(lambda: core.look(other, second))
        await asyncio.sleep(0)
        stale.cancel()
        first.go.set()
        await running
        assert await core.look(other, lambda live: live.id) == other
        assert not second.begun.is_set()

    in_house(play)


@pytest.mark.parametrize("typing", [True, False])
def test_who_gives_up_reading_holds_the_lock_until_nothing_is_read_any_more(typing: bool) -> None:
    async def play(built: House) -> None:
        core = built.service.core
        game = await built.warcry(decks=False)
        await built.settled()  # nobody else looks at it
        read = Held()
        task = suggesting(lambda: core.look(game, read)) if typing else asyncio.create_task(core.look(game, read))
        await begun(read)
        for _ in range(2):  # a newer key, and the end of patience
            task.cancel()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert core.lock(game).locked() and not task.done()
        read.go.set()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        assert task.cancelled() and not core.lock(game).locked()

    in_house(play)
