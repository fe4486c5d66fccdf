"""What the program remembers of itself from one run to the next."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from bot.storage.models import Fact, table
from bot.storage.upserts import put

FACT = table(Fact)


def fact(conn: Connection, name: str) -> str | None:
    """What is remembered under that name."""
    found: str | None = conn.execute(select(FACT.c.value).where(FACT.c.name == name)).scalar_one_or_none()
    return found


def set_fact(conn: Connection, name: str, value: str | None) -> None:
    """Remember something, or forget it (None)."""
    if value is None:
        conn.execute(delete(FACT).where(FACT.c.name == name))
    else:
        put(conn, FACT, {"name": name, "value": value})
