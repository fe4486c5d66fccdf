"""The table is drawn while what is told of it is being posted, and shown when it is its turn, as it stands then."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.service.core.ports import Outgoing, Picture
from tests.service.test_stories import mustering
from tests.support.house import House, asks, in_house


class SlowPainter:
    """Draws when it is told to, and says of what."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may = asyncio.Event()
        self.may.set()

    async def table(self, game: str, view: Any, speech: Any, acts: tuple[Any, ...] = ()) -> Picture | None:
        """A picture named by its number."""
        self.begun.append(view.phase)
        await self.may.wait()
        return Picture(f"{len(self.begun)}".encode(), "table.png", "")

    async def title(self, game: str, view: Any, speech: Any) -> Picture | None:
        """The same of a game that begins."""
        return await self.table(game, view, speech)

    async def victory(self, game: str, view: Any, speech: Any, ending: Any) -> Picture | None:
        """The same of a game that is over."""
        return await self.table(game, view, speech)


async def with_painter(built: House) -> tuple[int, str, SlowPainter]:
    """A game in which a mustering begins, whose turn it is, and a painter that has drawn nothing yet."""
    game, first = await mustering(built)
    painter = SlowPainter()
    built.service.outbox.posts.painter = painter  # type: ignore[assignment]
    built.service.outbox.posts.pictures.patience = 0.0
    return game, first, painter


def held_back(built: House) -> tuple[asyncio.Event, list[str]]:
    """The next message waits until it may be posted; what is done in the channel meanwhile, and after."""
    may, done = asyncio.Event(), []
    send, rewrite = built.poster.send, built.poster.rewrite

    async def sending(channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
        await may.wait()
        done.append("ask" if asks(out) else "story")
        return await send(channel, number, out, nonce)

    async def rewriting(channel: int, message: int, number: int, out: Outgoing) -> None:
        if out.data:
            done.append("picture " + out.data.decode())
        else:
            await may.wait()
            done.append("ask" if asks(out) else "story")
        await rewrite(channel, message, number, out)

    built.poster.send, built.poster.rewrite = sending, rewriting  # type: ignore[method-assign]
    return may, done


async def begun(painter: SlowPainter, times: int) -> None:
    """Wait until so many pictures were begun."""
    async with asyncio.timeout(20):
        while len(painter.begun) < times:
            await asyncio.sleep(0)


def test_a_picture_is_drawn_while_the_story_is_posted_and_shown_after_it() -> None:
    async def play(built: House) -> None:
        game, first, painter = await with_painter(built)
        may, done = held_back(built)
        await built.say(game, first, "muster_pass")
        await begun(painter, 1)
        assert done == []
        may.set()
        await built.settled()
        assert done[-1] == "picture 1"
        assert done[:-1] == sorted(done[:-1], reverse=True)  # story, then ask
        assert "story" in done
        assert len(painter.begun) == 1

    in_house(play)


def test_what_was_drawn_before_the_table_changed_is_not_shown() -> None:
    async def play(built: House) -> None:
        game, first, painter = await with_painter(built)
        may, done = held_back(built)
        await built.say(game, first, "muster_pass")
        await begun(painter, 1)
        other = next(name for name in ("ana", "ben") if name != first)
        await built.say(game, other, "muster_pass")
        may.set()
        await built.settled()
        shown = [one for one in done if one.startswith("picture")]
        assert shown == ["picture 2"]
        assert len(painter.begun) == 2

    in_house(play)


@pytest.mark.slow
def test_what_was_begun_ends_with_the_house() -> None:
    async def play(built: House) -> None:
        game, first, painter = await with_painter(built)
        painter.may.clear()
        may, _ = held_back(built)
        await built.say(game, first, "muster_pass")
        await begun(painter, 1)
        await built.service.outbox.close()
        waiting = [task for task in asyncio.all_tasks() if "PublicPictures" in str(task.get_coro())]
        assert waiting == []
        may.set()

    in_house(play)
