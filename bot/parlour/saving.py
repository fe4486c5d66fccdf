"""The guild on disk: a journal of JSON lines that survives a kill, and the files beside it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol

from bot.parlour.wire import Json, encoded

FLUSH_SECONDS = 0.4  # a killed process loses less than a second
Entry = tuple[str, str, Json | None]


class Saved(Protocol):
    """Where the journal reads what it writes."""

    def saved(self, kind: str, key: str) -> Json | None:
        """The thing as it is now, None where it is gone."""


def guild_of(folder: Path) -> int | None:
    """The id of the guild that a folder keeps; None where there is none."""
    ids = [value["id"] for kind, _, value in Journal(folder).load() if kind == "guild" and value]
    return int(ids[-1]) if ids else None


class Journal:
    """Lines [kind, key, value]; the last line of a key holds, null deletes it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "guild.jsonl"
        self._task: asyncio.Task[None] | None = None
        self._dirty: dict[tuple[str, str], None] = {}

    def load(self) -> Iterator[Entry]:
        """What was saved. A last line torn by a kill is left out."""
        if not self.path.exists():
            return
        for line in self.path.read_bytes().splitlines():
            with contextlib.suppress(ValueError, TypeError):
                kind, key, value = json.loads(line)
                yield kind, key, value

    def touch(self, kind: str, key: str) -> None:
        """Remember that something is to be written."""
        self._dirty[kind, key] = None

    def rewrite(self, entries: Iterable[Entry]) -> None:
        """Replace the journal by one line for each thing that exists, all or nothing."""
        fresh = self.path.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as out:
            out.writelines(encoded(entry) + "\n" for entry in entries)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(self.path)
        self._dirty.clear()

    def flush(self, source: Saved) -> None:
        """Append what changed. The system keeps it even if the process is killed."""
        if not self._dirty:
            return
        changed, self._dirty = self._dirty, {}
        with self.path.open("a", encoding="utf-8") as out:
            out.writelines(encoded((kind, key, source.saved(kind, key))) + "\n" for kind, key in changed)

    def start(self, source: Saved) -> None:
        """Flush now and then until stopped."""
        self._task = asyncio.create_task(self._run(source))

    async def _run(self, source: Saved) -> None:
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            self.flush(source)

    async def stop(self) -> None:
        """End the flushing; the caller rewrites the journal."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
