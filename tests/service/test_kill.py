"""F1, F2, F3, F25: killed at every point of the path of an action, and nothing is lost, doubled or rolled again."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from sqlalchemy import select

from bot.engine import codec
from bot.engine.pending_action import Rolled, Shuffled
from bot.service.core.news import Told
from bot.service.core.ports import STORY
from bot.storage.models import Outbox, table
from tests.service.kill import POINTS, FileChat, forked, killed_at, read
from tests.support.databases import opened_in
from tests.support.house import house
from tests.support.suites import in_part_slow

ACTIONS = 30
GAMES = ("albion", "talisman", "warcry")
KILLS = in_part_slow((25, 100), quick=(), soak=(100,))
"""How often each game is killed; 21 kills, each five points on, are one at every point of three acts."""
SEED = b"kill"


async def opened(folder: Path, key: str) -> int:
    async with house(folder, connect=False) as built:
        return await built.open_game("ana", "ben", key=key)


def kept(folder: Path, game: int) -> list[Any]:
    """The lines of the game as stored."""

    async def look() -> list[Any]:
        async with house(folder, connect=False) as built:
            return await built.service.core.look(game, lambda live: list(live.table.lines))

    return asyncio.run(look())


def check(folder: Path, game: int) -> None:
    """Every acknowledged action is there once; every public number was posted at most once; no draw twice."""
    lines = kept(folder, game)
    draws = [
        entry.number
        for line in lines
        if line.flight is not None
        for entry in line.flight.served
        if isinstance(entry, Rolled | Shuffled)
    ]
    assert len(draws) == len(set(draws))
    chat = FileChat(folder / "chat")
    posted = Counter((line["channel"], line["number"]) for line in chat.lines() if line["done"] == "posted")
    assert [number for number, count in posted.items() if count > 1] == []
    told, at = [line for line in whole(folder) if line], 0
    for message in [message for message in chat.messages() if not message["asks"]]:
        seen, at = [line for line in message["text"].splitlines() if line], at + message["older"]
        assert seen == told[at : at + len(seen)], "a line is lost, told twice or out of order"
        at += len(seen)


def whole(folder: Path) -> list[str]:
    """Every line of the table's story in the order in which it was stored."""

    async def look() -> list[str]:
        async with house(folder, connect=False) as built:
            rows = table(Outbox)
            query = select(rows.c.body).where(rows.c.kind == STORY).order_by(rows.c.id)
            found = await built.service.database.read(lambda session: session.execute(query).all())
            return [line for row in found for line in codec.decode(row.body, Told).text.splitlines()]

    return asyncio.run(look())


def finished(folder: Path, game: int) -> list[Any]:
    """Play the rest without being killed; then all numbers are posted and all that was meant is acknowledged."""
    assert forked(folder, game, SEED, ACTIONS, lambda point: None) == 0
    assert read(folder / "acks") == read(folder / "intents")
    check(folder, game)
    chat = FileChat(folder / "chat").messages()
    assert sum(line["asks"] for line in chat) <= 1, "an ask that was answered still stands"
    return kept(folder, game)


class Undisturbed(Struct):
    """A game that nobody kills: its lines, and what stays of it in the chat."""

    key: str
    lines: list[Any]
    stays: list[str]


@pytest.fixture(scope="module", params=GAMES)
def undisturbed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Undisturbed:
    """The same game when nobody kills it."""
    folder = tmp_path_factory.mktemp("whole")
    game = asyncio.run(opened(folder, request.param))
    lines = finished(folder, game)
    done = Counter(line["done"] for line in FileChat(folder / "chat").lines())
    assert min(done["edited"], done["deleted"]) > ACTIONS // 4, "the story grows, and asks go"
    return Undisturbed(request.param, lines, FileChat(folder / "chat").stays())


@pytest.mark.parametrize("most", KILLS)
def test_F1_F2_F3_killed_again_and_again(most: int, tmp_path: Path, undisturbed: Undisturbed) -> None:
    kills = round_number = 0
    while kills < most:
        folder = tmp_path / str(round_number)
        folder.mkdir()
        game = asyncio.run(opened(folder, undisturbed.key))
        step = 1 + round_number % (len(POINTS) * 3)
        seen: list[Any] = []
        while forked(folder, game, SEED, ACTIONS, killed_at(step)) == 9:
            kills += 1
            lines = kept(folder, game)
            assert lines[: len(seen)] == seen  # nothing that was stored has changed: no die was rolled again
            seen = lines
            check(folder, game)
            step = 1 + (step + 4) % (len(POINTS) * 3)
        lines = finished(folder, game)
        assert lines == undisturbed.lines
        assert FileChat(folder / "chat").stays() == undisturbed.stays
        round_number += 1


@pytest.mark.parametrize("point", in_part_slow(range(1, 2 * len(POINTS) + 1), quick=(11,)))
def test_F1_F2_killed_once_at_each_point(point: int, tmp_path: Path, undisturbed: Undisturbed) -> None:
    game = asyncio.run(opened(tmp_path, undisturbed.key))
    assert forked(tmp_path, game, SEED, ACTIONS, killed_at(point)) == 9
    check(tmp_path, game)
    assert finished(tmp_path, game) == undisturbed.lines
    assert FileChat(tmp_path / "chat").stays() == undisturbed.stays


@pytest.mark.parametrize("point", in_part_slow((5, 6, 7, 12, 20), quick=()))
def test_F2_F16_killed_while_the_channel_is_closed_again_and_again(
    point: int, tmp_path: Path, undisturbed: Undisturbed
) -> None:
    game, kills = asyncio.run(opened(tmp_path, undisturbed.key)), 0
    while kills < 6 and forked(tmp_path, game, SEED, ACTIONS, killed_at(point + kills), shuts=True) == 9:
        kills += 1
        check(tmp_path, game)
    assert kills
    assert forked(tmp_path, game, SEED, ACTIONS, lambda point: None, shuts=True) == 0
    chat = FileChat(tmp_path / "chat")
    done = [line for line in chat.lines() if line["done"] != "deleted"]
    assert len(read(tmp_path / "tries")) > len(done), "the channel was closed now and then"
    check(tmp_path, game)
    assert kept(tmp_path, game) == undisturbed.lines
    assert lines_of(chat.stays()) == lines_of(undisturbed.stays)
    # A turn of Talisman asks its player several times: an ask that cannot be taken away parts the story of the turn.
    assert chat.stays() == undisturbed.stays or undisturbed.key == "talisman"


def lines_of(messages: list[str]) -> list[str]:
    """What messages tell, however it is shared out among them."""
    return [line for text in messages for line in text.splitlines() if line]


def test_F3_the_same_press_delivered_twice_acts_once(tmp_path: Path) -> None:
    async def twice() -> None:
        async with house(tmp_path) as built:
            game = await built.warcry("ana", "ben", decks=False)
            first = await built.say(game, "ana", "deck alliance_starter", interaction=77)
            lines = len((await built.service.core.live(game)).table.lines)
            again = await built.say(game, "ana", "deck alliance_starter", interaction=77)
            assert again == first
            assert len((await built.service.core.live(game)).table.lines) == lines
        async with house(tmp_path) as built:
            assert await built.say(game, "ana", "deck alliance_starter", interaction=77) == first
            assert len((await built.service.core.live(game)).table.lines) == lines

    asyncio.run(twice())


def test_F4_two_runs_at_once_do_not_share_a_game(tmp_path: Path) -> None:
    async def second() -> None:
        async with house(tmp_path):
            with pytest.raises(Exception, match="lock"):
                await opened_in(tmp_path)

    asyncio.run(second())
