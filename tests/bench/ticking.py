"""The bot with a ticker of one millisecond on its event loop. ``python -m tests.bench.ticking FILE WORDS...``.

It ticks from the first SIGUSR1 on: what the ticker itself costs is no part of what is measured before. At its end it
writes to the file by how many milliseconds the loop was late, at each tick while a picture was drawn.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

from bot import gc_tuning
from bot.cli.main import main

TICK = 0.001

late: list[float] = []
drawing = 0


async def tick() -> None:
    """For ever, once somebody wants it."""
    wanted = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, wanted.set)
    await wanted.wait()
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        if drawing:
            late.append(1e3 * (time.perf_counter() - due))


def watched() -> None:
    """Have the loop tick once the bot starts, and note when it draws."""
    gc_tuning.wait()  # as the program does before it loads these
    from bot.client import Seneschal
    from cogs.drawing import TablePainter

    hook, table = Seneschal.setup_hook, TablePainter.table

    async def ticking(client: Seneschal) -> None:
        client.ticker = asyncio.create_task(tick())  # type: ignore[attr-defined]
        await hook(client)

    async def drawn(painter: TablePainter, *about: Any) -> Any:
        global drawing
        drawing += 1
        try:
            return await table(painter, *about)
        finally:
            drawing -= 1

    Seneschal.setup_hook, TablePainter.table = ticking, drawn  # type: ignore[method-assign]


if __name__ == "__main__":
    watched()
    try:
        code = main(sys.argv[2:])
    finally:
        Path(sys.argv[1]).write_text(json.dumps(late))
    raise SystemExit(code)
