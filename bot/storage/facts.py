"""What the program remembers of itself from one run to the next."""

from __future__ import annotations

from sqlmodel import Session, col, select

from bot.storage.models import Fact

ROLLED_BACK = "rolled-back"
"""With the number of a game: a backup was restored, and its channel has to be told so."""

EVENT_ROLLED_BACK = "event-rolled-back"
"""The same with the number of an event."""

UNHEARD = "unheard"
"""With the number of a game: it can speak nowhere; whose host is still to be told so in person, or that he was."""


def fact(session: Session, name: str) -> str | None:
    """What is remembered under that name."""
    kept = session.get(Fact, name)
    return None if kept is None else kept.value


def time_of(session: Session, name: str) -> int | None:
    """The time that is remembered under that name; None where there is none that can be read."""
    found = fact(session, name) or ""
    return int(found) if found.isascii() and found.isdigit() else None


def facts_of(session: Session, name: str) -> dict[str, str]:
    """What is remembered under that name and something after it: the something, and the value."""
    kept = session.exec(select(Fact.name, Fact.value).where(col(Fact.name).startswith(f"{name} ")))
    return {found.removeprefix(f"{name} "): value for found, value in kept}


def set_fact(session: Session, name: str, value: str | None) -> None:
    """Remember something, or forget it (None)."""
    if value is not None:
        session.merge(Fact(name=name, value=value))
    elif (kept := session.get(Fact, name)) is not None:
        session.delete(kept)
