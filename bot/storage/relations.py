"""Whether rows are what was stored there, and lead to rows that are there: what no link of the database itself says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Table, and_, exists, select
from sqlmodel import Session, SQLModel

from bot.storage.checking import Found
from bot.storage.sealed import BESIDE, fits

PERSONAL = ("user", "absence", "deck", "unnamed", "wish")
"""What people have chosen for themselves: nothing follows from it, and it is vouched for by nobody but them."""

PASSING = ("outbox", "message", "interaction", "channel", "sight", "opentables")
"""What is posted and answered: it is read and compared with its game, and goes when it is old."""

BATCH = 1000


class Link(Struct, frozen=True):
    """Columns of a table that name a row of another one, by its columns in the same order."""

    table: str
    columns: tuple[str, ...]
    parent: str
    keys: tuple[str, ...] = ("id",)
    nothing: int | None = None  # names no row, as an empty column does


SEAT = ("game_id", "seat")
ENTRY = ("event_id", "number")
PRECEDENT = ("guild_id", "number")

LINKS = (
    Link("game", ("bout",), "bout"),
    Link("game", ("again_of",), "game"),
    Link("game", ("practice_of",), "game", nothing=0),
    Link("timer", ("game_id",), "game", nothing=0),
    Link("decision", SEAT, "seat", SEAT),
    Link("orders", SEAT, "seat", SEAT),
    Link("bout", ("game_id",), "game"),
    Link("eventact", ("bout_id",), "bout"),
    Link("ledgerentry", ("event_id", "entrant"), "entry", ENTRY),
    Link("ledgerentry", ("game",), "game", nothing=0),
    Link("ledgerentry", ("season",), "event", nothing=0),
    Link("plea", ("event_id", "entry"), "entry", ENTRY),
    Link("question", ("game_id",), "game"),
    Link("question", ("guild_id", "precedent"), "precedent", PRECEDENT),
    Link("question", ("guild_id", "overrules"), "precedent", PRECEDENT),
    Link("precedent", ("guild_id", "overrules"), "precedent", PRECEDENT),
    Link("precedent", ("question_id",), "question"),
    Link("precedenttext", PRECEDENT, "precedent", PRECEDENT),
)


def rows(session: Session) -> Iterator[Found]:
    """The rows that do not fit their seals."""
    for table in SQLModel.metadata.sorted_tables:
        if table.name in BESIDE:
            for row in session.execute(select(table).execution_options(yield_per=BATCH)).mappings():
                if not fits(table.name, dict(row)):
                    yield Found("row", {"table": table.name, "row": row_key(table, row)})


def links(session: Session) -> Iterator[Found]:
    """The rows that name others which are not there."""
    for link in LINKS:
        child, parent = SQLModel.metadata.tables[link.table], SQLModel.metadata.tables[link.parent].alias()
        same = [parent.c[key] == child.c[name] for key, name in zip(link.keys, link.columns, strict=True)]
        leads = and_(*[child.c[name].is_not(None) for name in link.columns])
        if link.nothing is not None:
            leads &= child.c[link.columns[-1]] != link.nothing
        for row in session.execute(select(child).where(leads, ~exists().where(*same))).mappings():
            yield Found("link", {"table": link.table, "row": row_key(child, row), "parent": link.parent})


def row_key(table: Table, row: Any) -> str:
    """The key of a row, for people."""
    return "/".join(str(row[column.name])[:20] for column in table.primary_key.columns)
