"""A whole WarCry game through the real library and real sockets, from the lobby to the verified result."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.games import registry
from bot.records.replay import verify
from tests.e2e.playing import Presser, Typist, seated, thread_of
from tests.support.player import text_of
from tests.support.tavern import Tavern, tavern


async def finished(t: Tavern, game: int) -> str:
    """The game is over: all was posted, its dice can be verified, and its record replays to the same end."""
    await t.quiet()
    live = await t.service.core.live(game)
    assert live.game.status == "over"
    ana = t.player("ana", thread_of(t))
    told = [text_of(message) for message in ana.seen()]
    answer = await ana.slash("/dice verify")
    export = await ana.slash("/game export")
    record = t.parlour.house.files.read(export.message["attachments"][0]["id"]).decode()
    assert verify(record, registry.game("warcry")) is not None
    assert answer.text
    return told[-1]


@pytest.mark.slow
def test_a_whole_game_by_typed_commands(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path) as t:
            game = await seated(t, t.player("ana"), t.player("ben"))
            typist = Typist(t, game, b"typed")
            await typist.play()
            assert "ana" in await finished(t, game)

    asyncio.run(play())


@pytest.mark.slow
def test_a_whole_game_by_buttons_and_menus_only_in_two_languages(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path) as t:
            game = await seated(t, t.player("ana"), t.player("cyril"))
            presser = Presser(t, game, b"pressed")
            await presser.play()
            await finished(t, game)

    asyncio.run(play())
