"""The button "Why?" of a refusal opens its clauses after the whole process was killed and started again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.parlour import Parlour
from tests.e2e.clicking import opened
from tests.support.player import Player, buttons
from tests.support.tavern import bot_process


@pytest.mark.slow
def test_why_is_answered_by_a_bot_that_was_killed_after_it_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with Parlour(tmp_path / "parlour") as parlour, bot_process(tmp_path, parlour) as bot:
            _, thread = await opened(parlour, "ana", "ben")
            ana = Player(parlour, "ana", thread)
            refused = await ana.slash("/do", line="deck 3 GA-U01")
            assert "[WC-" in refused.text and "Why?" in buttons(refused.message)
            await bot.kill()
            await bot.start()
            told = await ana.press("Why?", refused.message)
            number = refused.text.partition("[")[2].partition("]")[0].split(",")[0]
            assert f"**{number}**" in told.text and told.message["flags"] & 64

    asyncio.run(run())
