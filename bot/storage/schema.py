"""The number of the schema, and the migrations that bring a database up to it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, text
from sqlmodel import SQLModel

from bot.storage import event_models, law, models, open_tables  # noqa: F401  (the tables are known once they are imported)
from bot.storage.faults import Damaged, Newer

FOLDER = Path(__file__).parent / "migrations"
NUMBER = "alembic_version"
COLUMNS = {
    "sqlite": "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'",
    "postgresql": "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema()",
}


@cache
def newest() -> str:
    """The number of the schema that this program works with."""
    return max(file.name[:4] for file in (FOLDER / "versions").glob("[0-9][0-9][0-9][0-9]_*.py"))


def number(connection: Connection, place: str) -> str:
    """The number of the schema of a database; empty where nothing has been made yet.

    Raises Newer or Damaged where this program cannot work with what is there.
    """
    there = columns(connection)
    ours = set(SQLModel.metadata.tables)
    if NUMBER not in there:
        if there.keys() & ours:
            raise Damaged("parts-missing", place=place, parts=(NUMBER,))
        return ""
    found = str(connection.scalar(text(f"SELECT version_num FROM {NUMBER}")) or "")
    if found > newest():
        raise Newer("newer", place=place, found=found, known=newest())
    if found == newest() and (missing := lacking(there)):
        raise Damaged("parts-missing", place=place, parts=tuple(missing))
    if not found:
        raise Damaged("parts-missing", place=place, parts=(NUMBER,))
    return found


def columns(connection: Connection) -> dict[str, set[str]]:
    """The tables of a database and their columns, in one query: it is asked at every start."""
    found: dict[str, set[str]] = {}
    for table, column in connection.execute(text(COLUMNS[connection.dialect.name])):
        found.setdefault(table, set()).add(column)
    return found


def lacking(there: Mapping[str, set[str]]) -> list[str]:
    """Tables that are not there, and columns (as ``table.column``) that their tables do not have."""
    ours = SQLModel.metadata.tables
    tables = [name for name in ours if name not in there]
    parts = [f"{name}.{column}" for name in ours if name in there for column in set(ours[name].c.keys()) - there[name]]
    return sorted(tables + parts)


def bring_up(connection: Connection, place: str) -> None:
    """Bring a database up to the newest schema where it is older, inside the transaction of the caller."""
    if number(connection, place) != newest():
        migrate(connection)


def migrate(connection: Connection) -> None:
    """Bring a database up to the newest schema, inside the transaction of the caller."""
    # Only when there is something to do: alembic takes a fifth of a second and 15 MiB to import.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
