"""An act does not get dearer with the age of its table, nor with the tables beside it: processor time, not hours.

Tables are copies of one battle in full swing, with as much behind them as is wanted: lines, snapshots, answered
questions, posted messages. So the same acts are done at each of them.
"""

from __future__ import annotations

import asyncio
import random
import resource
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from sqlalchemy import insert
from sqlmodel import Session

from bot.engine import codec
from bot.engine.pending_action import PLAYER
from bot.service.core.core import MOST_LIVE
from bot.service.core.news import Asking, Told
from bot.service.core.ports import ASK, PICTURE, STORY
from bot.storage import games, seals
from bot.storage.games import Stored, columns
from bot.storage.models import SENT, Decision, Game, Line, Outbox, Seat, Snapshot, table
from tests.bench.timing import Bar, Limit, Timed
from tests.service.test_load import Forgetful
from tests.service.test_tables import chosen
from tests.support.house import House, TextPainter, house, said

AGES = (30, 600, 3_000, 30_000)
CROWDS = (20, 200)
MANY, SHARE, OFTEN = 2_000, 10, 0.9
"""So many tables, of which one in ten gets nine of ten acts."""

MIDDLE = 16
CHAPTER, KINDS = 6, (STORY, ASK, PICTURE)
"""Acts told in one message, and the rows that an act posts."""

ACTS, ROUNDS = 8, 5
MOST_GROWN = 120.0
"""MiB: what the games in memory may take."""


async def battle(folder: Path) -> Stored:
    """A battle in full swing, as it is stored."""
    async with house(folder) as built:
        game = await built.warcry("ana", "ana", shared=True)
        for turn in range(MIDDLE):
            await act(built, game, turn)
        await built.settled()
        stored = await built.service.database.read(lambda session: games.load_game(session, game))
        assert stored is not None
        return stored


async def act(built: House, game: int, turn: int) -> None:
    """One act at a table, posted."""
    core = built.service.core
    seat, line = await core.look(game, lambda live: chosen(live, turn))
    live = await core.live(game)
    await said(built.service, game, live.seats[seat].user_id or 0, line, seat=seat)


def copy(session: Session, stored: Stored, number: int, age: int) -> None:
    """A table that stands where the battle stands, after so many acts."""
    row = columns(stored.game) | {"id": number, "channel_id": number, "home": number, "decisions": age + 10}
    row["head"] = max(age, len(stored.lines)) - 1
    lines = [one._asdict() for one in stored.lines]
    *_, done = [line for line in lines if line["flight"] is not None and line["source"] == PLAYER]
    lines += [{**done, "number": at, "seat": at % 2} for at in range(len(lines), age)]  # both have acted lately
    lines[-1]["data"] = stored.lines[-1].data
    seal = b""
    for line in lines:
        line["game_id"] = number
        line["seal"] = seal = seals.of_line(seal, Line(**{k: v for k, v in line.items() if k != "data"}), line["data"])
    row["seal"] = seals.of_game(Game(**row), [], seal)
    asked = [columns(one) | {"game_id": number, "number": age + 10 - at} for at, one in enumerate(stored.decisions)]
    closed = [{**asked[0], "number": at, "closed_at": 1} for at in range(1, age)]
    posts = [{**columns(post(number, kind), "id"), "message_id": at // CHAPTER} for at in range(age) for kind in KINDS]
    for model, rows in (
        (Game, [row]),
        (Seat, [columns(seat) | {"game_id": number} for seat in stored.seats]),
        (Line, [{name: line[name] for name in columns(Line())} for line in lines]),
        (Snapshot, [{name: line[name] for name in ("game_id", "number", "data")} for line in lines]),
        (Decision, asked + closed),
        (Outbox, posts),
    ):
        session.execute(insert(table(model)), rows)


@cache
def post(number: int, kind: str) -> Outbox:
    """A row that was posted at a table."""
    body = codec.encode(Told("A line of the story.", "combat", "combat") if kind == STORY else Asking())
    return Outbox(channel_id=number, game_id=number, number=1, kind=kind, body=body, state=SENT, first_at=1)


@asynccontextmanager
async def tables(*ages: int) -> AsyncIterator[tuple[House, list[int]]]:
    """A house with tables of these ages; their numbers."""
    with tempfile.TemporaryDirectory() as folder:
        stored = await battle(Path(folder) / "battle")
        numbers = list(range(1, len(ages) + 1))
        async with house(Path(folder) / "house", connect=False) as built:
            for number, age in zip(numbers, ages, strict=True):
                await built.service.database.write(lambda session, at=(number, age): copy(session, stored, *at))  # type: ignore[misc]
            await built.service.start(Forgetful(), TextPainter())
            yield built, numbers


async def spent(built: House, acts: list[tuple[int, int]]) -> float:
    """Milliseconds of processor time for each of some acts (table and turn), until all is posted."""
    begun = time.process_time()
    for game, turn in acts:
        await act(built, game, turn)
        await built.settled()
    return 1e3 * (time.process_time() - begun) / len(acts)


def compared(name: str, yardstick: str, ours: list[float], theirs: list[float], bar: float) -> Bar:
    """A bar for processor times measured in turns."""
    ratio = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
    return Bar(name, yardstick, Timed(statistics.median(ours) / 1e3, statistics.median(theirs) / 1e3, ratio), bar)


def ages() -> Iterator[Bar]:
    """The same acts at tables of different ages, by turns."""

    async def measure() -> list[list[float]]:
        async with tables(*AGES) as (built, numbers):
            found: list[list[float]] = [[] for _ in AGES]
            for turn in range(-1, ROUNDS):  # the first one makes everything ready
                acts = range(ACTS * (turn + 1), ACTS * (turn + 2))
                for number in numbers if turn % 2 else numbers[::-1]:
                    cost = await spent(built, [(number, one) for one in acts])
                    found[number - 1] += [cost] if turn >= 0 else []
            return found

    young, *older = asyncio.run(measure())
    for age, found in zip(AGES[1:], older, strict=True):
        yield compared(f"processor time of an act after {age} acts", f"after {AGES[0]}", found, young, 1.1)


def crowds() -> Iterator[Bar | Limit]:
    """Acts at twenty tables and at two hundred."""
    yield from crowd(*CROWDS, 1.1)


def crowd(few: int, many: int, bar: float, often: float = 0.0) -> Iterator[Bar | Limit]:
    """The same number of acts at few tables and at many, by turns; ``often``: the share that a tenth of them gets."""

    async def measure() -> tuple[list[float], list[float], float]:
        async with tables(*[AGES[0]] * (few + many)) as (built, numbers):
            own, others = numbers[:few], numbers[few:]
            busy, chance = others[: max(1, len(others) // SHARE)], random.Random(1)
            turns = dict.fromkeys(numbers, 0)
            before = resident()

            def acts(at: list[int], count: int) -> list[tuple[int, int]]:
                made = []
                for _ in range(count):
                    game = chance.choice(busy if at is others and chance.random() < often else at)
                    turns[game] += 1
                    made.append((game, turns[game]))
                return made

            await spent(built, acts(own, 2 * few))
            await spent(built, acts(others, min(many, MOST_LIVE)))
            ours, theirs = [], []
            for _ in range(ROUNDS):
                theirs.append(await spent(built, acts(own, few)))
                ours.append(await spent(built, acts(others, few)))
            return ours, theirs, resident() - before

    ours, theirs, grown = asyncio.run(measure())
    yield compared(f"processor time of an act at {many} tables", f"at {few}", ours, theirs, bar)
    yield Limit(f"memory that {many} tables take", grown, MOST_GROWN, "MiB")


def resident() -> float:
    """Most memory so far, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def many_tables() -> Iterator[Bar | Limit]:
    """Two thousand tables, most of which sleep."""
    yield from crowd(CROWDS[0], MANY, 1.3, OFTEN)


BARS = (ages, crowds, many_tables)
