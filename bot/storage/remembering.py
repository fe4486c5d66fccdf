"""Answers of the database that are kept in memory until somebody writes what they were read from.

Every statement of the connection that writes is looked at, whoever sends it: no use case has to think of it, and what
nobody has thought of cannot be forgotten. Only what is read with every command and seldom written is worth keeping.
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import lru_cache
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Engine, event

from bot.lru import Recent

MOST_KEPT = 2000

WATCHED: dict[str, frozenset[str]] = {
    "guild": frozenset(("greeting",)),
    "user": frozenset(),
    "seat": frozenset(),
    "game": frozenset(("key", "guild_id", "channel_id", "home", "status", "started_at")),
}
"""What answers are made of: the tables, and the columns of rows that are there already; none named: all of them."""

_WRITES = re.compile(r'(INSERT INTO|UPDATE|DELETE FROM)\s+"?(\w+)"?')
_COLUMN = re.compile(r'"?(\w+)"?\s*=')
_HARMLESS = ("SELECT", "PRAGMA", "BEGIN", "SAVEPOINT", "RELEASE", "ROLLBACK", "COMMIT")


class Stamped(Struct, frozen=True):
    """An answer, and after how many changes of what is watched it was asked for."""

    changes: int
    value: Any


class Remembered:
    """Answers by what was asked. What was read before a change is stored is never kept beyond it."""

    def __init__(self) -> None:
        self.changes = 0
        self._written = False
        self._kept: Recent[Hashable, Stamped] = Recent(MOST_KEPT)

    def watch(self, writers: Engine) -> None:
        """Look at every statement of the connection that writes."""

        @event.listens_for(writers, "before_cursor_execute")
        def _heard(conn: Any, cursor: Any, statement: str, *rest: Any) -> None:
            self._written = self._written or touches(statement)

    def settled(self) -> None:
        """A transaction has ended. What is read from now on is as it has left it."""
        if self._written:
            self._written = False
            self.changes += 1

    def get(self, asked: Hashable) -> Any | UnsetType:
        """The answer, if it still holds."""
        kept = self._kept.get(asked)
        return kept.value if kept is not None and kept.changes == self.changes else UNSET

    def put(self, asked: Hashable, changes: int, value: Any) -> None:
        """Keep an answer that was read after so many changes."""
        self._kept.put(asked, Stamped(changes, value))


@lru_cache(maxsize=1000)
def touches(statement: str) -> bool:
    """True if a statement may write something that is watched; of one that is not understood it is assumed."""
    found = _WRITES.match(statement)
    if found is None:
        return not statement.lstrip().startswith(_HARMLESS)
    verb, name = found.groups()
    if name not in WATCHED:
        return False
    if verb != "UPDATE" or not WATCHED[name]:
        return True
    values = statement.partition(" SET ")[2].partition(" WHERE ")[0]
    return not WATCHED[name].isdisjoint(_COLUMN.findall(values))
