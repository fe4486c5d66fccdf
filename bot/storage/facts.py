"""What the program remembers of itself from one run to the next."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlmodel import Session

from bot.storage.models import Fact, table
from bot.storage.upserts import put

FACT = table(Fact)

ROLLED_BACK = "rolled-back"
"""With the number of a game: a backup was restored, and its channel has to be told so."""

UNHEARD = "unheard"
"""With the number of a game: it can speak nowhere; whose host is still to be told so in person, or that he was."""


def fact(session: Session, name: str) -> str | None:
    """What is remembered under that name."""
    found: str | None = session.execute(select(FACT.c.value).where(FACT.c.name == name)).scalar_one_or_none()
    return found


def time_of(session: Session, name: str) -> int | None:
    """The time that is remembered under that name; None where there is none that can be read."""
    found = fact(session, name) or ""
    return int(found) if found.isascii() and found.isdigit() else None


def facts_of(session: Session, name: str) -> dict[str, str]:
    """What is remembered under that name and something after it: the something, and the value."""
    rows = session.execute(select(FACT.c.name, FACT.c.value).where(FACT.c.name.startswith(f"{name} ")))
    return {row.name.removeprefix(f"{name} "): row.value for row in rows}


def set_fact(session: Session, name: str, value: str | None) -> None:
    """Remember something, or forget it (None)."""
    if value is None:
        session.execute(delete(FACT).where(FACT.c.name == name))
    else:
        put(session, FACT, {"name": name, "value": value})
