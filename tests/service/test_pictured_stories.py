"""Text and picture of a table are posted together where the picture is there in time, else the text first."""

from __future__ import annotations

from typing import Any

from bot.service.core.ports import Outgoing, Picture, PostFailed
from bot.service.posting.unreachable import FILES
from tests.service.test_stories import mustering
from tests.support.house import House, in_house


class Wire:
    """Notes what is posted and what is changed, with or without a picture; refuses files if told to."""

    def __init__(self, built: House) -> None:
        self.posted: list[tuple[str, bool]] = []
        self.refuses = False
        self._poster, self._send, self._rewrite = built.poster, built.poster.send, built.poster.rewrite
        built.poster.send, built.poster.rewrite = self.send, self.rewrite  # type: ignore[method-assign]

    async def send(self, channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
        """A new message."""
        if self.refuses and out.data:
            raise PostFailed("forbidden", FILES)
        self.posted.append(("send", bool(out.data)))
        return await self._send(channel, number, out, nonce)

    async def rewrite(self, channel: int, message: int, number: int, out: Outgoing) -> None:
        """A change."""
        if self.refuses and out.data:
            raise PostFailed("forbidden", FILES)
        self.posted.append(("change", bool(out.data)))
        await self._rewrite(channel, message, number, out)


class Painter:
    """Draws at once, every table differently, or fails."""

    def __init__(self) -> None:
        self.drawn = 0
        self.fails = False

    async def table(self, game: str, view: Any, speech: Any, acts: tuple[Any, ...] = ()) -> Picture | None:
        """A picture named by its number."""
        self.drawn += 1
        return None if self.fails else Picture(b"%d" % self.drawn, "table.png", "")

    async def title(self, game: str, view: Any, speech: Any) -> Picture | None:
        """The same of a game that begins."""
        return await self.table(game, view, speech)

    async def victory(self, game: str, view: Any, speech: Any, ending: Any) -> Picture | None:
        """The same of a game that is over."""
        return await self.table(game, view, speech)

    def board(self, game: str, view: Any, speech: Any) -> str:
        """The table in words."""
        return "the table"


async def set_up(built: House) -> tuple[int, str, Wire, Painter]:
    """A game in which somebody is to muster, and what watches over what is posted then."""
    game, first = await mustering(built)
    painter = Painter()
    built.service.outbox.posts.painter = painter  # type: ignore[assignment]
    built.service.outbox.posts.pictures.patience = 60.0
    return game, first, Wire(built), painter


def pictures(built: House) -> list[bytes]:
    """The pictures that stand in the channel."""
    return [one.picture.data for one in built.poster.messages if one.picture is not None]


def test_a_story_comes_with_its_picture_and_is_not_changed_for_it() -> None:
    async def play(built: House) -> None:
        game, first, wire, painter = await set_up(built)
        await built.say(game, first, "muster_pass")
        await built.settled()
        assert [one for one in wire.posted if one[1]] == wire.posted[:1]
        assert painter.drawn == 1 and b"1" in pictures(built)

    in_house(play)


def test_where_no_files_may_be_posted_the_text_is_posted_alone() -> None:
    async def play(built: House) -> None:
        game, first, wire, _ = await set_up(built)
        wire.refuses = True
        await built.say(game, first, "muster_pass")
        await built.settled()
        assert wire.posted and not any(bears for _, bears in wire.posted)
        assert sum("ends mustering" in one.out.text for one in built.poster.messages) == 1

    in_house(play)


def test_a_picture_that_fails_keeps_no_text_back() -> None:
    async def play(built: House) -> None:
        game, first, _, painter = await set_up(built)
        painter.fails = True
        await built.say(game, first, "muster_pass")
        await built.settled()
        assert sum("ends mustering" in one.out.text for one in built.poster.messages) == 1

    in_house(play)


def test_a_story_that_was_tried_before_gets_its_picture_afterwards() -> None:
    async def play(built: House) -> None:
        game, first, wire, _ = await set_up(built)
        send, rewrite = wire._send, wire._rewrite

        async def lost(*about: Any) -> Any:
            wire._send, wire._rewrite = send, rewrite
            raise PostFailed("unreachable")

        wire._send = wire._rewrite = lost
        await built.say(game, first, "muster_pass")
        await built.held()
        built.service.outbox.retry()
        await built.settled()
        assert pictures(built)
        assert sum("ends mustering" in one.out.text for one in built.poster.messages) == 1

    in_house(play)
