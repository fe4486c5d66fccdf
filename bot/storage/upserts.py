"""Insert or replace, in the words of either database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def put(conn: Connection, table: Table, values: Mapping[str, Any]) -> None:
    """Write a row under its primary key; one that is there already takes the new values."""
    keys = [column.name for column in table.primary_key.columns]
    others = {name: value for name, value in values.items() if name not in keys}
    made = (postgresql if conn.dialect.name == "postgresql" else sqlite).insert(table).values(**values)
    conn.execute(
        made.on_conflict_do_update(index_elements=keys, set_=others) if others else made.on_conflict_do_nothing()
    )
