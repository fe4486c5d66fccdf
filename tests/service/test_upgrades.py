"""F27, F28: what a program does at its first start after another one: it compares, lists, and tells the tables."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.warcry.game import WarCry
from bot.service.core.quarantine import OutOfService
from bot.service.table import gm
from bot.service.upkeep import upgrades
from bot.service.upkeep.upgrades import changed_places
from bot.storage.models import StoredView
from tests.service.test_gm import ruled
from tests.support.house import House, house


@pytest.fixture
def another(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Patches of a program that is another one than before."""
    monkeypatch.setattr(upgrades, "program", lambda: "0001 before")
    return monkeypatch


async def compared(built: House) -> list[str]:
    """Wait until the games are compared; what was posted."""
    task = built.service.upgrades._task
    assert task is not None
    await task
    await built.settled()
    return built.poster.texts


async def stopped(tmp_path: Path, *, played_on: bool = False) -> tuple[int, int]:
    """Two games that a program has looked at before it stopped; one may have gone on after that."""
    async with house(tmp_path) as built:
        first, second = await built.warcry(decks=False), await built.warcry(decks=False)
        await built.service.upgrades.note()
        if played_on:
            await built.say(first, "ana", "deck alliance_starter")
        await built.settled()
        return first, second


def test_F27_games_that_look_different_rest_and_are_listed_and_the_others_go_on(
    tmp_path: Path, another: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        first, second = await stopped(tmp_path)
        async with house(tmp_path) as built:
            await built.say(second, "ana", "deck alliance_starter")
            await built.service.upgrades.note()
        another.setattr(upgrades, "program", lambda: "0001 after")
        view = WarCry.view

        def seen(self: WarCry, state: Any, seat: int | None) -> Any:
            made = view(self, state, seat)
            return made if any(player.deck for player in state.players) else replace(made, phase="battle")

        another.setattr(WarCry, "view", seen)
        with caplog.at_level(logging.WARNING):
            async with house(tmp_path) as built:
                texts = await compared(built)
                (told,) = [text for text in texts if "would look different to everybody than before" in text]
                assert "/phase" in told
                with pytest.raises(OutOfService):
                    await built.say(first, "ana", "deck alliance_starter")
                await built.say(second, "ben", "deck hordes_starter")
                await ruled(built, first, gm.repair_ruled)
                await built.say(first, "ana", "deck alliance_starter")
        assert any(str(first) in record.message and "look different" in record.message for record in caplog.records)
        async with house(tmp_path) as built:  # the same program again: nothing is compared, nothing told
            assert not [
                text for text in await compared(built) if "would look different to everybody than before" in text
            ]

    asyncio.run(go())


def test_F27_a_game_that_somebody_played_on_in_between_is_not_compared(
    tmp_path: Path, another: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        first, _ = await stopped(tmp_path, played_on=True)
        another.setattr(upgrades, "program", lambda: "0001 after")
        async with house(tmp_path) as built:
            assert not [text for text in await compared(built) if "otherwise" in text]
            await built.say(first, "ben", "deck hordes_starter")

    asyncio.run(go())


def sight(text: str, version: int = 3) -> StoredView:
    from bot.engine import codec

    return StoredView(game_id=1, version=version, program="x", data=codec.compress(text.encode()))


def test_what_only_the_new_program_shows_is_no_difference() -> None:
    before = sight('{"phase": "muster", "gold": [1, 2]}')
    assert changed_places(before, sight('{"phase": "muster", "gold": [1, 2], "mood": "good"}')) == ()
    assert changed_places(before, sight('{"phase": "muster", "gold": [1, 3]}')) == ("/gold/1",)
    assert changed_places(before, sight('{"phase": "muster"}')) == ("/gold",)
    assert changed_places(before, sight('{"phase": "battle"}', version=4)) == ()


def test_F28_every_running_table_is_told_once_that_its_rules_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = WarCry.rules_version

    async def go() -> None:
        async with house(tmp_path) as built:
            first = await built.warcry(decks=False)
            await built.warcry(decks=False)
            over = await built.warcry(decks=False)
            await built.say(over, "ana", "concede")
            await built.settled()
        monkeypatch.setattr(WarCry, "rules_version", version + 1)
        monkeypatch.setattr(WarCry, "migrate", lambda self, raw, old: raw)
        async with house(tmp_path) as built:
            told = [text for text in await compared(built) if f"by version {version + 1} of its rules" in text]
            assert len(told) == 2 and all(f"(before: {version})" in text for text in told)
            await built.say(first, "ana", "deck alliance_starter")
            fresh = await built.warcry(decks=False)
            await built.say(fresh, "ana", "deck alliance_starter")
            await built.settled()
            assert len([text for text in built.poster.texts if "of its rules" in text]) == 2
        async with house(tmp_path) as built:
            assert not [text for text in await compared(built) if "of its rules" in text]

    asyncio.run(go())


def test_the_program_is_known_by_the_sources_of_its_rules() -> None:
    assert upgrades.build() != upgrades.build("nowhere"), "there are sources where they are looked for"
    assert len(upgrades.build()) == 12 and upgrades.program().endswith(upgrades.build())
