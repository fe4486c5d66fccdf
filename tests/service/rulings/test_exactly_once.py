"""Killed at every point of the path of a question, and nothing is asked, voted, settled or posted twice, or lost."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.service.rulings import asking, voting
from bot.service.rulings.asking import Asking
from bot.service.rulings.voting import Voter
from bot.service.service import Service
from bot.storage import rulings
from tests.service.kill import FileChat, apart, killed_at
from tests.support.court import veterans
from tests.support.databases import opened_in
from tests.support.house import GUILD, HOME, START, USERS, TestClock, TextPainter, house

VOTES = {"ana": "A", "ben": "A", "cyd": "B"}


async def a_question_is_settled(folder: Path, points: Callable[[str], None]) -> None:
    """Everything from the question to the precedent; whatever had no answer is delivered again."""
    clock = TestClock()
    service = Service(await opened_in(folder), clock)
    service.core.points = points
    await service.start(FileChat(folder / "chat"), TextPainter())
    try:
        reply = await asking.ask(service.core, None, Asking(1, USERS["ana"], GUILD, HOME, "May he?"))
        number = int(str(reply.facts["number"]))
        for interaction, (name, letter) in enumerate(VOTES.items(), 2):
            who = Voter(USERS[name], GUILD, HOME, START - 10**6)
            await voting.approve(service.core, number, who, letter, interaction=interaction)
        await service.outbox.idle()
        clock.advance(72 * 3600 + 1)
        await service.clocks.tick()
        await service.outbox.idle()
    finally:
        await service.close()


def check(folder: Path) -> None:
    """One question, three ballots, one precedent, two messages."""

    async def look() -> None:
        async with house(folder, connect=False) as built:
            read = built.service.database.read
            (row,) = await read(lambda session: rulings.precedents(session, GUILD))
            assert (row.number, row.votes, row.ayes) == (1, 3, 2)
            cast = await read(lambda session: rulings.ballots_of(session, 1))
            assert {ballot.user_id: ballot.letters for ballot in cast} == {
                USERS[name]: letter for name, letter in VOTES.items()
            }
            assert await read(lambda session: rulings.question_of(session, 2)) is None

    asyncio.run(look())
    chat = FileChat(folder / "chat")
    posted = Counter(line["number"] for line in chat.lines() if line["done"] == "posted")
    assert [number for number, times in posted.items() if times > 1] == []
    card, told = chat.messages()
    assert "see S-1" in card["text"] and "**S-1**" in told["text"]


async def founded(folder: Path) -> None:
    """A database in which people have played."""
    async with house(folder, connect=False) as built:
        await veterans(built, *VOTES)


@pytest.mark.slow
@pytest.mark.usefixtures("of_sqlite")  # elsewhere numbers that a killed transaction has drawn stay drawn
def test_F1_F2_F3_killed_at_each_point_in_turn(tmp_path: Path) -> None:
    for point in itertools.count(1):
        folder = tmp_path / str(point)
        folder.mkdir()
        asyncio.run(founded(folder))
        killed = apart(folder, lambda: a_question_is_settled(folder, killed_at(point)))  # noqa: B023
        if not killed:
            break
        assert apart(folder, lambda: a_question_is_settled(folder, lambda passed: None)) == 0  # noqa: B023
        check(folder)
    assert point > 10, "that many points there are at least"


def test_F1_F3_killed_again_and_again(tmp_path: Path) -> None:
    asyncio.run(founded(tmp_path))
    kills = [apart(tmp_path, lambda: a_question_is_settled(tmp_path, killed_at(point))) for point in range(3, 8)]  # noqa: B023
    assert kills.count(9) > 1
    assert apart(tmp_path, lambda: a_question_is_settled(tmp_path, lambda passed: None)) == 0
    check(tmp_path)
