"""What may be written into the log: of a fault its type and place, never its text, which may quote a game (F46).

A statement of the database, a wrong byte of a position, a line that somebody has staged, the address by which an
answer is given: all of these stand in the texts of exceptions. Types, modules, lines and codes hold none of it.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any

MOST_FRAMES, MOST_CAUSES = 20, 6
"""Of each exception the innermost frames, and of a chain the first exceptions."""

CODES = ("errno", "sqlite_errorname", "sqlstate", "status", "code")
CODE = re.compile(r"[A-Z0-9_]{1,40}")
"""What systems, databases and the chat service tell in numbers and fixed names."""

TALKATIVE = ("discord", "aiohttp", "alembic", "sqlalchemy", "aiosqlite", "asyncpg", "asyncio")
"""Their lower levels write down whole rows, requests and messages."""

BY_ADDRESS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?]+")
"""Whoever has such an address can answer in the bot's name for a while."""

EVERY = 60.0
"""Seconds between two entries of one kind."""

log = logging.getLogger("seneschal")


def describe_error(error: BaseException) -> str:
    """An exception with what caused it: types, codes and places."""
    return "\ncaused by ".join("\n".join([_named(one), *_places(one.__traceback__)]) for one in _chain(error))


def _chain(error: BaseException) -> list[BaseException]:
    found: list[BaseException] = []
    waiting: list[BaseException | None] = [error]
    while waiting and len(found) < MOST_CAUSES:
        one = waiting.pop(0)
        if one is None or one in found:
            continue
        found.append(one)
        waiting += one.exceptions if isinstance(one, BaseExceptionGroup) else ()
        waiting += [one.__cause__ or (None if one.__suppress_context__ else one.__context__)]
        waiting += [getattr(one, "orig", None)]
    return found


def _named(error: BaseException) -> str:
    """``logged``: what an error of the program's own tells of itself, which holds no secret."""
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    given = {code: getattr(error, code, None) for code in CODES}
    told = getattr(error, "logged", "")
    codes = [f"{code}={value}" for code, value in given.items() if CODE.fullmatch(str(value)) and value is not None]
    name = f"{name} ({', '.join(codes)})" if codes else name
    return f"{name}: {told}" if told else name


def _places(trace: TracebackType | None) -> Iterator[str]:
    for frame, line in list(traceback.walk_tb(trace))[-MOST_FRAMES:]:
        yield f"  {frame.f_globals.get('__name__', '?')}:{line} in {frame.f_code.co_name}"


class Sparing:
    """Writes one entry a minute of each kind, with how many like it were left out: what lasts does not fill a disk."""

    def __init__(self, log: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self.log, self.clock = log, clock
        self._written: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def failed(self, part: str, error: BaseException, place: str = "") -> None:
        """A part of the program has failed. Its name tells no game and no channel; where that was is the ``place``."""
        kind, now = f"{part}: {_named(error)}", self.clock()
        if now - self._written.get(kind, -EVERY) < EVERY:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return
        self._written[kind] = now
        others = self._left_out.pop(kind, 0)
        more = f" ({others} more like it since the last entry)" if others else ""
        self.log.error("%s%s: %s", place or part, more, describe_error(error))


def guard() -> None:
    """From now on this process holds secrets: whoever writes a log entry, it holds no text of an exception."""
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
    if logging.getLogRecordFactory() is not tidy:
        logging.setLogRecordFactory(tidy)
    asyncio.get_running_loop().set_exception_handler(on_loop)


def tidy(*about: Any, **more: Any) -> logging.LogRecord:
    """A log entry, of others' programs too, with its exceptions described."""
    entry = logging.LogRecord(*about, **more)
    if entry.exc_info and entry.exc_info[1] is not None:
        entry.exc_text, entry.exc_info = describe_error(entry.exc_info[1]), None
    if isinstance(entry.args, tuple):
        entry.args = tuple([_named(arg) if isinstance(arg, BaseException) else arg for arg in entry.args])
    if entry.name.startswith("discord"):
        entry.msg, entry.args = BY_ADDRESS.sub(r"\1***", entry.getMessage()), ()
    return entry


def on_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What nobody has caught. The loop's own report would show tasks with results, and callbacks with arguments."""
    error = context.get("exception")
    if error is None:
        log.error("the event loop: %s", "a task was left over" if "task" in context else "a fault")
    else:
        log.error("nobody has caught\n%s", describe_error(error))


def catch_the_rest() -> None:
    """Have what ends the program or a thread written as everything else is."""

    def written(error: BaseException | None) -> None:
        if error is not None:
            log.critical("nobody has caught\n%s", describe_error(error))

    def ended(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        written(error)

    hook: Callable[..., None] = ended
    sys.excepthook = hook
    threading.excepthook = lambda about: written(about.exc_value)
    sys.unraisablehook = lambda about: written(about.exc_value)
