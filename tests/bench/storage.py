"""One action stored for good, against plain sqlite3 writing the same rows; and the same among many stored games."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import insert
from sqlmodel import Session

from bot.engine import codec
from bot.storage.database import Database
from bot.storage.games import Change, Kept, Posted, columns, load_game, store
from bot.storage.models import RUNNING, Channel, Decision, Game, Line, Seat, Snapshot, table
from bot.storage.sqlite import WHOLE
from tests.bench.timing import Bar, GameTransaction, compared

STATE, EVENTS, BODY = 10_000, 250, 400
"""Bytes of a state, of an action's events, and of a message."""
HISTORY, BATCH = 5, 10
FEW, MANY = 10, 10_000
RESTING = 5
"""So many games are only read: their history stays as long as it was."""


def state(number: int) -> bytes:
    """A state that compresses as states do, to about a fifth."""
    chance = random.Random(number)
    return b"".join(b"%-35d" % chance.randrange(10**9) for _ in range(STATE // 35))


def game(number: int) -> Game:
    """A running game with a short history."""
    places: dict[str, Any] = {"guild_id": 1, "home": number, "channel_id": number, "host_id": 1}
    kept: dict[str, Any] = {"options": b"{}", "seed": bytes(32), "head": HISTORY - 1, "decisions": HISTORY}
    return Game(id=number, key="warcry", name="bench", status=RUNNING, **places, **kept)


def line(game_id: int, number: int) -> Line:
    """A line as an action leaves it."""
    return Line(game_id=game_id, number=number, kind="action", seat=0, source="s" * 60, events=bytes(EVENTS), at=1)


def decision(game_id: int, number: int) -> Decision:
    """An open turn."""
    return Decision(game_id=game_id, number=number, seat=number % 2, key="", mark=bytes(8), opened_at=1, due=2)


def fill(session: Session, games: int) -> None:
    """Games with their history."""
    numbers = range(1, games + 1)
    data = codec.compress(state(0))
    rows: list[tuple[Any, list[dict[str, Any]]]] = [
        (Game, [columns(game(number)) for number in numbers]),
        (Channel, [{"id": number, "posts": 0} for number in numbers]),
        (Seat, [columns(Seat(game_id=number, seat=seat, user_id=seat)) for number in numbers for seat in (0, 1)]),
        (Line, [columns(line(number, at)) for number in numbers for at in range(HISTORY)]),
        (Snapshot, [{"game_id": number, "number": at, "data": data} for number in numbers for at in range(HISTORY)]),
        (Decision, [columns(decision(number, HISTORY)) for number in numbers]),
    ]
    for model, values in rows:
        session.execute(insert(table(model)), values)


class Bench:
    """A database with games, each acted in in turn."""

    def __init__(self, folder: Path, games: int, loop: asyncio.AbstractEventLoop) -> None:
        self.folder, self.games, self.loop = folder, games, loop
        self.database = loop.run_until_complete(Database.open("", folder))
        loop.run_until_complete(self.database.write(lambda session: fill(session, games)))
        self.actions = 0
        self.data = codec.compress(state(1))

    def change(self) -> Change:
        """One action in the next game: a line, a snapshot, a decision closed and one opened, three messages."""
        self.actions += 1
        turn, place = divmod(self.actions - 1, self.games - RESTING)
        number, head = place + RESTING + 1, HISTORY + turn
        return Change(
            number,
            turn,
            {"head": head, "next_draw": turn, "decisions": head + 1},
            1,
            lines=[Kept(line(number, head), self.data)],
            opened=[decision(number, head + 1)],
            closed=[head],
            posts=[Posted(number, "note", bytes(BODY))] * 3,
            interaction=self.actions,
            result=bytes(100),
        )

    def act(self) -> int:
        """A batch of actions, each stored before the next."""

        async def go() -> None:
            for _ in range(BATCH):
                change = self.change()
                await self.database.write(lambda session, change=change: store(session, change))  # type: ignore[misc]

        self.loop.run_until_complete(go())
        return BATCH

    def read_and_act(self) -> int:
        """Actions, and games read from storage."""

        async def go() -> None:
            for place in range(BATCH):
                await self.database.read(lambda session, place=place: load_game(session, place % RESTING + 1))  # type: ignore[misc]

        self.loop.run_until_complete(go())
        return self.act()


@contextmanager
def benches(*games: int) -> Iterator[list[Bench]]:
    """Databases with so many games."""
    loop = asyncio.new_event_loop()
    with tempfile.TemporaryDirectory() as folder:
        made = [Bench(Path(folder) / str(count), count, loop) for count in games]
        try:
            yield made
        finally:
            for bench in made:
                loop.run_until_complete(bench.database.close())
            loop.close()


def plain(bench: Bench) -> tuple[GameTransaction, sqlite3.Connection]:
    """The rows of an action written by hand with the driver alone, into a file beside."""
    theirs = Bench(bench.folder / "plain", bench.games, bench.loop)
    bench.loop.run_until_complete(theirs.database.close())
    conn = sqlite3.connect(bench.folder / "plain" / "seneschal.db", isolation_level=None)
    for pragma in WHOLE:
        conn.execute(f"PRAGMA {pragma}")

    def work() -> int:
        for _ in range(BATCH):
            write(conn, theirs.change())
        return BATCH

    return work, conn


def put(conn: sqlite3.Connection, model: Any, values: dict[str, Any]) -> None:
    """Insert a row."""
    names = ", ".join(f'"{name}"' for name in values)
    marks = ", ".join("?" * len(values))
    conn.execute(f"INSERT INTO {table(model).name} ({names}) VALUES ({marks})", tuple(values.values()))


def write(conn: sqlite3.Connection, change: Change) -> None:
    """What ``store`` writes."""
    conn.execute("BEGIN IMMEDIATE")
    conn.execute("INSERT INTO interaction VALUES (?, ?, ?)", (change.interaction, change.now, change.result))
    kept = change.lines[0]
    changed = (change.version + 1, *change.game.values(), change.game_id, change.version)
    conn.execute(
        "UPDATE game SET version = ?, head = ?, next_draw = ?, decisions = ? WHERE id = ? AND version = ?", changed
    )
    put(conn, Line, columns(kept.line))
    conn.execute("INSERT INTO snapshot VALUES (?, ?, ?)", (change.game_id, kept.line.number, kept.data))
    closed = (change.now, change.game_id, change.closed[0])
    conn.execute("UPDATE decision SET closed_at = ? WHERE game_id = ? AND number = ?", closed)
    put(conn, Decision, columns(change.opened[0]))
    for post in change.posts:
        conn.execute("UPDATE channel SET posts = posts + 1 WHERE id = ?", (post.channel_id,))
        row = {
            "channel_id": post.channel_id,
            "game_id": change.game_id,
            "number": 1,
            "kind": post.kind,
            "body": post.body,
        }
        put_post = "INSERT INTO outbox (channel_id, game_id, number, kind, body, state, attempts, next_at, created_at) "
        conn.execute(put_post + "VALUES (?, ?, ?, ?, ?, 'waiting', 0, 0, 1)", tuple(row.values()))
    conn.execute("COMMIT")


def commit() -> Iterator[Bar]:
    """One whole action: about a dozen rows and one flush to the disk."""
    with benches(FEW * 10) as (bench,):
        theirs, conn = plain(bench)
        try:
            timed = compared(bench.act, theirs)
        finally:
            conn.close()
    yield Bar("one action stored", "sqlite3 alone, the same rows", timed, 12)


def stored_games() -> Iterator[Bar]:
    """Reading and acting does not get slower with the number of stored games."""
    with benches(FEW, MANY) as (few, many):
        timed = compared(many.read_and_act, few.read_and_act)
    yield Bar(f"a game read, an action stored, {MANY} games", f"the same with {FEW} games", timed, 1.1)


BARS = (commit, stored_games)
