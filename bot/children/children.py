"""The children of the bot. None is there before it is needed; all end with the bot, however it ends."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from bot.children.child import Bounds, Child
from bot.children.limits import MEGABYTES, SECONDS

TABLES = Bounds(answer=30, memory=500, recycled=330, kept=4_000_000)
"""Draws tables, hands and plans. It stays, for what it keeps makes the next picture quick; the newest files are kept
for whoever is shown what all have seen. The largest sprites take some 100 MB while they are made."""

FILMS = Bounds(answer=60, memory=500, once=True, kept=12_000_000)
"""Draws films, which take seconds: no table waits for them. Its memory is given back after each; the newest files are
kept for whoever asks for the same."""

FILES = Bounds(answer=30, memory=MEGABYTES, processor=SECONDS, once=True)
"""Reads what was uploaded, each time in a process of its own."""

ROUNDS = Bounds(answer=120, memory=300, once=True)
"""Pairs the rounds of events, which takes seconds where many take part."""

RULES = Bounds(answer=120, memory=300, once=True)
"""Makes the index of the rules."""


class Asked(Protocol):
    """A child as those see it who want something done there."""

    async def ask(self, module: str, function: str, *arguments: Any, kind: Any, urgent: bool = False) -> Any:
        """What a function returns when it is called in the child. Raises what it raises on purpose, and ChildLost."""

    async def close(self) -> None:
        """End it."""


class Children:
    """All of them."""

    def __init__(
        self,
        tables: Asked | None = None,
        films: Asked | None = None,
        files: Asked | None = None,
        rounds: Asked | None = None,
        rules: Asked | None = None,
    ) -> None:
        self.tables = tables or Child("tables", TABLES)
        self.films = films or Child("films", FILMS)
        self.files = files or Child("files", FILES)
        self.rounds = rounds or Child("rounds", ROUNDS)
        self.rules = rules or Child("rules", RULES)

    async def close(self) -> None:
        """End them."""
        all_of_them = (self.tables, self.films, self.files, self.rounds, self.rules)
        await asyncio.gather(*[child.close() for child in all_of_them])
