"""What strangers have written is read in a child process, which may use little and is gone afterwards."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from bot.children.child import FULL, HUNG, TIME, ChildLost
from bot.children.children import FILES, Asked
from bot.engine.errors import BadData


async def read_foreign(reader: Asked, module: ModuleType, function: str, *given: Any, kind: Any) -> Any:
    """What a function makes of it. Raises what it raises on purpose, and BadData that names the limit that was met."""
    try:
        return await reader.ask(module.__name__, function, *given, kind=kind)
    except ChildLost as lost:
        if lost.how in (TIME, HUNG):
            raise BadData("file_over_time", seconds=FILES.processor) from None
        if lost.how == FULL:
            raise BadData("file_over_memory", megabytes=FILES.memory) from None
        raise BadData("file_breaks_reader") from None
