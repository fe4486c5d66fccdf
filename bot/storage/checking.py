"""Looking whether all that is stored is whole. Changes nothing."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import Connection, Row, func, select

from bot.engine import codec
from bot.engine.requests import Facts
from bot.storage.models import Game, Line, Snapshot, table

GAME, LINE, SNAPSHOT = map(table, (Game, Line, Snapshot))
MOST = 20
"""So many faults of one kind are named; more help nobody."""


class Found(Struct, frozen=True):
    """Something that is wrong: the message ``storage-check-<key>`` and its facts."""

    key: str
    facts: Facts


class Checked(Struct, frozen=True):
    """What was looked at, and what is wrong with it."""

    games: int
    lines: int
    found: tuple[Found, ...]


def check(conn: Connection) -> Checked:
    """Look at everything: the file, the links between tables, and the history of every game."""
    found = [*_file(conn)] if conn.dialect.name == "sqlite" else []
    counted = func.count(LINE.c.number).label("lines")
    each = (
        select(GAME.c.id, GAME.c.head, counted, func.min(LINE.c.number), func.max(LINE.c.number))
        .outerjoin(LINE, LINE.c.game_id == GAME.c.id)
        .group_by(GAME.c.id, GAME.c.head)
        .order_by(GAME.c.id)
    )
    games = conn.execute(each).all()
    for game in games:
        found += _game(conn, game)
    return Checked(len(games), sum(game.lines for game in games), tuple(found))


def _file(conn: Connection) -> Iterator[Found]:
    for verdict in conn.exec_driver_sql(f"PRAGMA integrity_check({MOST})").scalars():
        if verdict != "ok":
            yield Found("file", {"fault": str(verdict).replace("\n", " ")[:200]})
    for broken in conn.exec_driver_sql("PRAGMA foreign_key_check").all()[:MOST]:
        yield Found("link", {"table": str(broken[0]), "row": str(broken[1] or 0), "parent": str(broken[2])})


def _game(conn: Connection, game: Row[int, int, int, int | None, int | None]) -> Iterator[Found]:
    number, head, lines, first, last = game
    if (lines, first, last) != ((head + 1, 0, head) if head >= 0 else (0, None, None)):
        yield Found("lines", {"game": str(number), "lines": lines, "wanted": head + 1})
    if head < 0:
        return
    newest = (SNAPSHOT.c.game_id == number) & (SNAPSHOT.c.number == head)
    data = conn.execute(select(SNAPSHOT.c.data).where(newest)).scalar_one_or_none()
    try:
        sound = data is not None and bool(codec.decompress(data))
    except zlib.error:
        sound = False
    if not sound:
        yield Found("snapshot", {"game": str(number), "line": str(head)})
