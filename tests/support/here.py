"""Children that are none: jobs are done in this process, by the same path of bytes, which keeps many tests quick."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from bot.children import wire, worker
from bot.children.children import Children
from bot.rulebook import library


class Here:
    """Does in a thread of its own what a child would do."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "here")
        self.done: list[str] = []

    async def ask(self, module: str, function: str, *arguments: Any, kind: Any, urgent: bool = False) -> Any:
        """What a function returns, after its way to a child and back."""
        job, packs = wire.pack_job(module, function, arguments)
        wire.keep_packs(packs)
        answer = await asyncio.get_running_loop().run_in_executor(self.thread, worker.done, job)
        self.done.append(function)
        return wire.open_answer(answer, kind)

    async def close(self) -> None:
        """End the thread."""
        self.thread.shutdown()


@cache
def index_made() -> tuple[bytes, bytes]:
    """The index of the rules; it takes seconds."""
    return library.made()


class Binder(Here):
    """Makes the index of the rules, once for all tests."""

    async def ask(self, module: str, function: str, *arguments: Any, kind: Any, urgent: bool = False) -> Any:
        """The index."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, index_made)


def children_here() -> Children:
    """All children of a bot, in this process."""
    return Children(Here(), Here(), Here(), Here(), Binder())
