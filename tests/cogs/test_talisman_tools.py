"""Talisman's tools with the real bot: answered in private, with suggestions; how each game may end has words."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from bot.games.talisman.course import ending
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from bot.i18n.speech import catalog
from tests.e2e.playing import seated, thread_of
from tests.support.rules import rule
from tests.support.tavern import tavern


@rule("TA-D64")
def test_tools_answer_in_private_and_suggest_names(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            await seated(built, ana, ben, "talisman")
            for player in (ana, ben):
                player.channel = thread_of(built)
            assert "**Ruins**" in (await ana.slash("/talisman where", space="ruins")).text
            assert "(ana)" in (await ana.slash("/talisman character")).text
            assert "own value" in (await ana.slash("/talisman odds", against="ogre", kind="battle")).text
            assert "Draw 2 cards" in (await ana.slash("/talisman space", name="ruins")).text
            assert "ruinz" in (await ana.slash("/talisman space", name="ruinz")).text
            assert "Ruins" in await ana.complete("/talisman space", "name", name="rui")
            assert "Ogre" in await ana.complete("/talisman odds", "against", against="ogr")

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_in_which_a_game_may_end_has_words(language: str) -> None:
    source = Path(str(ending.__file__)).read_text(encoding="utf-8")
    reasons = re.findall(r'_finish\(p, .*, "(\w+)"\)', source)
    assert len(reasons) == 5
    assert {message_id("talisman-ending", reason) for reason in reasons} <= catalog().ids(language)
