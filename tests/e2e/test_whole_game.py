"""A whole WarCry game through the real library and real sockets, from the lobby to the verified result."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.children.children import Children
from tests.e2e.playing import Presser, Typist, finished, known_dice, seated
from tests.support.tavern import tavern


@pytest.mark.slow
def test_a_whole_game_by_typed_commands(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path, children=Children()) as t:
            game = await seated(t, t.player("ana"), t.player("ben"))
            typist = Typist(t, game, b"typed")
            await typist.play()
            assert "ana" in await finished(t, game)

    with known_dice(b"typed"):
        asyncio.run(play())


@pytest.mark.slow
def test_a_whole_game_by_buttons_and_menus_only_in_two_languages(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path, children=Children()) as t:
            game = await seated(t, t.player("ana"), t.player("cyril"))
            presser = Presser(t, game, b"pressed")
            await presser.play()
            await finished(t, game)

    with known_dice(b"pressed"):
        asyncio.run(play())
