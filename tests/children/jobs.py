"""What the tests have children do: good jobs, and all that a job may do wrong."""

from __future__ import annotations

import errno
import os
import signal
import sys
import time
from typing import Any

from bot.engine.errors import BadData, BadNotation, Refused
from bot.engine.sheets import PackFault, PackFaults
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.service.core.ports import Picture

FAULT = PackFault("units.csv", 3, "X-1", "cost", 2, "sheet-bad-number", {"given": "ten"}, "WC-C2")


def echo(*said: Any) -> list[Any]:
    """What was said."""
    return list(said)


def number() -> int:
    """Which process this is."""
    return os.getpid()


def numbered(path: str, name: str) -> int:
    """The same, with a line more in a file: how often it was really done shows there."""
    with open(path, "a") as file:
        file.write(f"{name}\n")
    return os.getpid()


def noted(path: str, name: str) -> str:
    """A hundred bytes, with a line more in a file."""
    numbered(path, name)
    return name.ljust(100)


def named(speech: Speech, card: str) -> tuple[str, str, str]:
    """The name of a card, of the first seat, and of the game."""
    return TableWords(speech).card_name(card), speech.seat(0), speech.key


def secrets() -> list[str]:
    """What a child knows of the environment."""
    return sorted(os.environ)


def printed() -> str:
    """Prints where answers go."""
    print("not an answer", flush=True)
    os.write(1, b"\0" * 8)
    return "answer"


def die(path: str = "", code: int = -1) -> int:
    """Ends the process; with the path of a file only the first time."""
    if path and os.path.exists(path):
        return os.getpid()
    if path:
        open(path, "x").close()
    if code >= 0:
        os._exit(code)
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def killed_picture(path: str) -> Picture:
    """A picture in whose middle the process is killed, the first time."""
    die(path)
    return Picture(b"PNG", "table.png", "a table")


def sleep(seconds: float) -> str:
    """Does nothing for long."""
    time.sleep(seconds)
    return "awake"


def spin() -> None:
    """Works for ever."""
    while True:
        pass


def eat(megabytes: int) -> int:
    """Holds so much memory."""
    held = [b"x" * 1_000_000 for _ in range(megabytes)]
    return len(held)


_kept: list[bytes] = []


def hoard(megabytes: int) -> int:
    """Keeps so much memory more; how much that is by now."""
    _kept.extend(b"x" * 1_000_000 for _ in range(megabytes))
    return len(_kept)


def hungry_picture(megabytes: int) -> Picture:
    """A picture that needs so much memory for a moment, in a child that keeps as much."""
    hoard(megabytes)
    return Picture(b"PNG", "table.png", "a table")


SHORT = {
    "plain": lambda: MemoryError(),
    "system": lambda: OSError(errno.ENOMEM, "cannot allocate"),
    "pillow": lambda: OSError("out of memory when writing image file"),
    "behind": lambda: RuntimeError("a library"),
    "another": lambda: RuntimeError("out of memory, says a game"),
}


def short(kind: str) -> None:
    """Has not enough memory, as some library puts it; ``another``: a fault that only sounds so."""
    if kind == "behind":
        raise SHORT[kind]() from MemoryError()
    raise SHORT[kind]()


def fail(secret: str) -> None:
    """A fault of the program whose text holds what nobody may read."""
    raise RuntimeError(secret)


def refuse(kind: str) -> None:
    """Raises what jobs raise on purpose."""
    found: dict[str, Exception] = {
        "refused": Refused("no_such_card", "WC-1.5", given="x"),
        "notation": BadNotation("unknown_verb", given="x"),
        "data": BadData("no_such_game", given="x", known=("a", "b")),
        "packs": PackFaults((FAULT,)),
    }
    raise found[kind]


def unfit() -> Any:
    """An answer of another type than was asked for."""
    return {"os.system": "true"}


def recursion() -> int:
    """Deeper than Python goes."""
    return recursion() + sys.getrecursionlimit()
