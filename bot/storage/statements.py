"""Core below a session, for the hot path: its connection, and insert or replace in the words of either database."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from sqlalchemy import Connection, Insert, Table, bindparam
from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import Session

from bot.storage.sealed import with_seal


def connection_of(session: Session) -> Connection:
    """The connection of a session; what the session has not written yet is written first, so that both see the same."""
    session.flush()
    return session.connection()


def put_row(conn: Connection, table: Table, values: Mapping[str, Any]) -> None:
    """Write a row under its primary key; one that is there already takes the new values. It gets its seal."""
    sealed = with_seal(table, values)
    conn.execute(_statement(conn.dialect.name == "postgresql", table, tuple(sealed)), sealed)


@cache
def _statement(postgres: bool, table: Table, names: tuple[str, ...]) -> Insert:
    """Statements are made once: building one costs more than sending it."""
    keys = [column.name for column in table.primary_key.columns]
    made: Any = (postgresql if postgres else sqlite).insert(table).values({name: bindparam(name) for name in names})
    others = {name: made.excluded[name] for name in names if name not in keys}
    done: Insert = (
        made.on_conflict_do_update(index_elements=keys, set_=others) if others else made.on_conflict_do_nothing()
    )
    return done
