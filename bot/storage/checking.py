"""Looking whether the database itself is whole: its file, its tables, its links. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import Boolean, Column, Integer, LargeBinary, Table, case, cast, func, literal_column, select, text
from sqlmodel import Session, SQLModel

from bot.engine.requests import Facts
from bot.storage.models import Game, Line, Snapshot, table

LINE, SNAPSHOT = map(table, (Line, Snapshot))
MOST = 20
"""So many faults of one kind are named; more help nobody."""


Words = Mapping[str, tuple[str, ...]]
"""Columns, as ``table.column``, that hold one of a few words."""

REPLACED = "\ufffd"
ROW = literal_column("rowid", Integer)

REMEDY = "remedy"
"""Said of what is left of a damaged game: no fault itself."""


class Found(Struct, frozen=True):
    """Something that is wrong: the message ``storage-check-<key>`` and its facts."""

    key: str
    facts: Facts


class Checked(Struct, frozen=True):
    """What was looked at, and what is wrong with it."""

    games: int
    lines: int
    found: tuple[Found, ...]

    @property
    def faults(self) -> int:
        """How many faults there are."""
        return sum(found.key != REMEDY for found in self.found)


def file(session: Session) -> Iterator[Found]:
    """What SQLite finds in its own file, and links between tables that lead nowhere."""
    if session.get_bind().dialect.name != "sqlite":
        return
    for verdict in session.scalars(text(f"PRAGMA integrity_check({MOST})")):
        if verdict != "ok":
            yield Found("file", {"fault": str(verdict).replace("\n", " ")[:200]})
    for broken in session.execute(text("PRAGMA foreign_key_check")).all()[:MOST]:
        yield Found("link", {"table": str(broken[0]), "row": str(broken[1] or 0), "parent": str(broken[2])})


def tables(session: Session) -> Iterator[Found]:
    """Tables and columns (``table``) and indexes (``index``) that are not those of this program."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    compared = compare_metadata(MigrationContext.configure(session.connection()), SQLModel.metadata)
    for difference in compared[:MOST]:
        what, *named = difference if isinstance(difference, tuple) else difference[0]
        kind = "index" if "index" in what or "constraint" in what else "table"
        yield Found(kind, {"what": str(what), "name": _name(named)})


def values(session: Session, words: Words) -> Iterator[Found]:
    """Values of a kind that their column does not hold: SQLite takes any. The first row of each column is named."""
    if session.get_bind().dialect.name != "sqlite":
        yield from _words(session, words)
        return
    for rows in SQLModel.metadata.sorted_tables:
        strange = [func.min(case((~_fits(column, words), ROW))) for column in rows.columns]
        found = dict(zip(rows.columns.keys(), session.execute(select(*strange).select_from(rows)).one(), strict=True))
        for name, row in {**found, **_illegible(session, rows)}.items():
            if row is not None:
                yield Found("value", {"table": rows.name, "row": str(row), "column": name})


def _words(session: Session, words: Words) -> Iterator[Found]:
    """A server takes no value of another kind, but any word."""
    for place, known in words.items():
        name, _, column = place.partition(".")
        rows = SQLModel.metadata.tables[name]
        strange = select(*rows.primary_key.columns).where(rows.c[column].not_in(known)).limit(1)
        for row in session.execute(strange):
            yield Found("value", {"table": name, "row": "/".join(map(str, row)), "column": column})


def _illegible(session: Session, rows: Table) -> dict[str, int]:
    """For each column the first row whose text holds bytes that are no letters: they are read as the sign for such,
    without having it."""
    found: dict[str, int] = {}
    texts = [column for column in rows.columns if _class_of(column) == "text"]
    for row, *read in session.execute(select(ROW, *texts).select_from(rows)):
        for column, value in zip(texts, read, strict=True):
            if isinstance(value, str) and REPLACED in value and column.name not in found:
                stored = func.instr(cast(column, LargeBinary), REPLACED.encode())
                if session.execute(select(stored).where(row == ROW)).scalar_one() == 0:
                    found[column.name] = row
    return found


def _class_of(column: Column[Any]) -> str:
    """How SQLite calls what a column holds."""
    numeric = isinstance(column.type, Boolean | Integer)
    return "integer" if numeric else "blob" if isinstance(column.type, LargeBinary) else "text"


def _fits(column: Column[Any], words: Words) -> Any:
    stored = func.typeof(column)
    fits = stored == _class_of(column)
    if isinstance(column.type, Boolean):
        fits &= literal_column(f'"{column.name}"').in_((0, 1))
    elif known := words.get(f"{column.table.name}.{column.name}"):
        fits &= column.in_(known)
    return fits | (stored == "null") if column.nullable else fits


def _name(named: list[Any]) -> str:
    """Table and column, or whatever else names a difference."""
    return ".".join(str(getattr(part, "name", part)) for part in named if part is not None and part != {})[:80]


def numbering(session: Session, game: Game) -> Iterator[Found]:
    """Lines or snapshots of a game that are missing or too many."""
    this = int(game.id or 0)
    counted = (func.count(), func.min(LINE.c.number), func.max(LINE.c.number))
    lines, first, last = session.execute(select(*counted).where(LINE.c.game_id == this)).one()
    if (lines, first, last) != ((game.head + 1, 0, game.head) if game.head >= 0 else (0, None, None)):
        yield Found("lines", {"game": str(this), "lines": lines, "wanted": game.head + 1})
    without = (
        select(LINE.c.number)
        .outerjoin(SNAPSHOT, (SNAPSHOT.c.game_id == LINE.c.game_id) & (SNAPSHOT.c.number == LINE.c.number))
        .where(LINE.c.game_id == this, SNAPSHOT.c.number.is_(None))
        .order_by(LINE.c.number)
    )
    for number in session.execute(without).scalars():
        yield Found("snapshot", {"game": str(this), "line": str(number)})
