"""Packs that change or vanish under a game, and records that were tampered with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import packs as shipped
from bot.engine.errors import BadData
from bot.games import registry
from bot.records.record import write_record
from bot.records.replay import verify
from bot.service.core.quarantine import OutOfService
from bot.service.core.transaction import GameTransaction, Reply
from bot.storage import packs
from tests.support.house import House, house, in_house


def test_F29_a_game_keeps_the_pack_it_began_with_whatever_lies_on_the_disk(tmp_path: Path) -> None:
    older = {**shipped.builtin("warcry"), "decks.toml": shipped.builtin("warcry")["decks.toml"] + b"\n# older\n"}

    async def play() -> None:
        async with house(tmp_path) as built:
            name = await built.service.database.write(lambda session: packs.keep_pack(session, "warcry", older))
            assert name != shipped.content_hash(shipped.builtin("warcry"))
            game = await built.warcry()
            await built.service.core.change(game, pinned(name))
        async with house(tmp_path) as built:
            live = await built.service.core.live(game)
            assert live.bound.packs[0] == older

    asyncio.run(play())


def test_F29_a_game_whose_pack_is_lost_stops_alone_and_says_so() -> None:
    async def play(built: House) -> None:
        lost, sound = await built.warcry(decks=False), await built.warcry(decks=False)
        await built.service.core.change(lost, pinned("0" * 64))
        built.service.core.forget(lost)
        with pytest.raises(OutOfService):
            await built.say(lost, "ana", "deck alliance_starter")
        await built.say(sound, "ana", "deck alliance_starter")

    in_house(play)


def test_F50_a_record_that_was_tampered_with_is_refused_with_its_line() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.say(game, "ana", "concede")
        text = await built.service.core.look(
            game, lambda live: write_record(live.table, live.names, "2026-05-01T18:30:00Z")
        )
        rules = registry.game("warcry")
        verify(text, rules)
        lines = text.splitlines(keepends=True)
        forged = "".join([*lines[:3], lines[3].replace('"number":3', '"number":4', 1), *lines[4:]])
        with pytest.raises(BadData) as error:
            verify(forged, rules)
        assert error.value.facts["line"] == 4

    in_house(play)


def pinned(name: str) -> Callable[[GameTransaction], Reply]:
    """Name another pack for a game."""

    def change(work: GameTransaction) -> Reply:
        work.set(packs=name)
        return Reply("done")

    return change
