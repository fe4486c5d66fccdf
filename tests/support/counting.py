"""Counts what a person's act costs the bot: transactions, looks and changes of a game, and what its rules are asked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest

from bot.engine.game import Game
from bot.service.core.core import Core
from bot.storage.database import Database

PLACES = ((Database, "read"), (Database, "write"), (Core, "look"), (Core, "change"))
RULES = ("parse", "apply", "preview")


def by_the_outbox() -> bool:
    """True if it is the outbox that does something, after the act."""
    task = asyncio.current_task()
    return task is not None and any(name in str(task.get_coro()) for name in ("Outboxes", "PublicPictures"))


@contextmanager
def counted(rules: type[Game[Any, Any, Any]]) -> Iterator[Counter[str]]:
    """Count what happens at a table of a game, but for what the outbox does beside it."""
    counts: Counter[str] = Counter()

    def awaited(name: str, real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        @wraps(real)
        async def call(*given: Any, **named: Any) -> Any:
            counts[name] += not by_the_outbox()
            return await real(*given, **named)

        return call

    def plain(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(real)
        def call(*given: Any, **named: Any) -> Any:
            by_itself = name == "apply" and given[2] is None  # what follows an action by itself has no seat
            counts[name] += not by_itself
            return real(*given, **named)

        return call

    with pytest.MonkeyPatch.context() as patch:
        for owner, name in PLACES:
            patch.setattr(owner, name, awaited(name, getattr(owner, name)))
        for name in RULES:
            if getattr(rules, name) is not getattr(Game, name):
                patch.setattr(rules, name, plain(name, getattr(rules, name)))
        yield counts
