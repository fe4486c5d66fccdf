"""Database URLs, as people write them."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.storage.faults import StorageFault

FILE = "seneschal.db"
POSTGRES = ("postgres", "postgresql", "postgresql+asyncpg")
SQLITE = ("sqlite", "sqlite+aiosqlite")


def parsed_url(url: str, folder: Path) -> URL:
    """A database URL taken apart; an empty one: a file in the folder. Its password never gets into a fault."""
    if not url:
        return URL.create("sqlite", database=str(folder / FILE))
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StorageFault("url-wrong") from None
    if parsed.drivername not in (*SQLITE, *POSTGRES):
        raise StorageFault("url-kind", kind=parsed.drivername)
    return parsed


def is_of_server(url: URL) -> bool:
    """True if a server has the data."""
    return url.drivername in POSTGRES


def sqlite_file(url: URL) -> Path:
    """The file of a SQLite URL. There is no database in memory: it would lose everything."""
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StorageFault("url-no-file")
    return Path(url.database).resolve()  # one file has one lock, by whatever name it is opened
