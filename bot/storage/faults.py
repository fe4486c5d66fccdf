"""What can go wrong with a database, told apart so that callers and people can act on it."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.engine.requests import Fact, Facts

T = TypeVar("T")


class StorageFault(Exception):
    """Something is wrong with the database. The message is ``storage-<key>`` of the catalogues."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Facts = facts
        self.perhaps_stored = False
        """Whether something of the deed in whose middle it came is stored, or may be."""


class Deed:
    """What somebody has asked for, in however many transactions: whether one of them is stored, or may be."""

    def __init__(self) -> None:
        self.stored = False


DEED: ContextVar[Deed | None] = ContextVar("deed", default=None)
"""The deed to which the transactions of this task belong."""


@contextmanager
def noted_in_deed() -> Iterator[Callable[[T], T]]:
    """A transaction that writes. What it found is passed through the function that is given here, just before the end.

    If the server goes away after that, nobody knows whether it has stored everything.
    """
    deed = DEED.get() or Deed()
    at_its_end = False

    def ending(found: T) -> T:
        nonlocal at_its_end
        at_its_end = True
        return found

    try:
        yield ending
    except Unreachable:
        deed.stored = deed.stored or at_its_end
        raise
    deed.stored = True


class Busy(StorageFault):
    """Somebody else held the database for too long. Nothing was done; it may be tried again."""


class Unreachable(StorageFault):
    """The database server does not answer, or does not let the bot in."""


class DiskFull(StorageFault):
    """There is no room to write. Nothing was done; it works again as soon as there is room."""


class ReadOnly(StorageFault):
    """The database cannot be written. Nothing was done."""


class Newer(StorageFault):
    """A newer program has been at this database."""


class Locked(StorageFault):
    """Another process has this database."""


class Damaged(StorageFault):
    """The database, or a part of it, is not there or cannot be read."""


SQLITE_FAULTS: dict[int, tuple[type[StorageFault], str]] = {
    sqlite3.SQLITE_BUSY: (Busy, "busy"),
    sqlite3.SQLITE_LOCKED: (Busy, "busy"),
    sqlite3.SQLITE_FULL: (DiskFull, "disk-full"),
    sqlite3.SQLITE_READONLY: (ReadOnly, "read-only"),
    sqlite3.SQLITE_PERM: (ReadOnly, "read-only"),
    sqlite3.SQLITE_IOERR: (ReadOnly, "read-only"),
    sqlite3.SQLITE_CANTOPEN: (Damaged, "unreadable"),
    sqlite3.SQLITE_CORRUPT: (Damaged, "corrupt"),
    sqlite3.SQLITE_NOTADB: (Damaged, "corrupt"),
}

POSTGRES_FAULTS: dict[str, tuple[type[StorageFault], str]] = {
    "53100": (DiskFull, "disk-full"),
    "25006": (ReadOnly, "read-only"),
    "42501": (ReadOnly, "read-only"),
    "55P03": (Busy, "busy"),
    "40001": (Busy, "busy"),
    "40P01": (Busy, "busy"),
    "57014": (Busy, "busy"),
    "53300": (Unreachable, "unreachable"),
    "XX001": (Damaged, "corrupt"),
    "XX002": (Damaged, "corrupt"),
}
SYSTEM_FAULTS: dict[int, tuple[type[StorageFault], str]] = {
    errno.ENOSPC: (DiskFull, "disk-full"),
    errno.EDQUOT: (DiskFull, "disk-full"),
    errno.EACCES: (ReadOnly, "read-only"),
    errno.EPERM: (ReadOnly, "read-only"),
    errno.EROFS: (ReadOnly, "read-only"),
    errno.EEXIST: (Damaged, "unreadable"),
    errno.ELOOP: (Damaged, "unreadable"),
    errno.ENAMETOOLONG: (Damaged, "unreadable"),
    errno.EISDIR: (Damaged, "unreadable"),
    errno.ENOTDIR: (Damaged, "unreadable"),
}

CONNECTION_STATES = ("08", "28", "3D", "57P")
"""SQLSTATE classes in which the server is not there (any more) or does not let us in."""


@contextmanager
def as_faults(place: str) -> Iterator[None]:
    """Turn errors of the database at that place into faults; programming errors stay what they are."""
    try:
        yield
    except IntegrityError:
        raise  # the callers' own business: a second delivery, a seat already taken
    except (DBAPIError, sqlite3.Error, OSError) as error:
        fault = fault_of(error, place)
        if fault is None:
            raise
        raise fault from error


def fault_of(error: Exception, place: str) -> StorageFault | None:
    """The fault that an error means, if it is one of the database rather than of the program."""
    if isinstance(error, StorageFault):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        kind, key = SQLITE_FAULTS.get(code & 0xFF, (None, ""))
        return kind(key, place=place) if kind is not None else None
    state = str(getattr(cause, "sqlstate", None) or "")
    if state in POSTGRES_FAULTS:
        kind, key = POSTGRES_FAULTS[state]
        return kind(key, place=place)
    if isinstance(cause, OSError) and cause.errno in SYSTEM_FAULTS:
        kind, key = SYSTEM_FAULTS[cause.errno]
        return kind(key, place=place)
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    if lost or isinstance(cause, OSError) or state.startswith(CONNECTION_STATES):
        return Unreachable("unreachable", place=place)
    return None
