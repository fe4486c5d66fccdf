"""The index of the rules that come with the program: a child makes it, the bot's folder keeps it.

The bot itself never makes it: that would take seconds of its interpreter and fifty megabytes for good. What is kept is
plain bytes under the hash of all that they are made from; searches look into the file where it lies.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import sys
import tempfile
from importlib.metadata import version
from mmap import ACCESS_READ, MADV_DONTNEED, mmap
from pathlib import Path
from typing import BinaryIO

import msgspec

from bot.children.child import ChildLost
from bot.children.children import Children
from bot.children.wire import Failed
from bot.logs import describe_error
from bot.packs import data_file, data_files
from bot.rulebook.library import Asked, search_shelves, shipped_shelf
from bot.rulebook.packed import open_shelf
from bot.rulebook.shelf import Shelf
from bot.service.core.core import Core
from bot.service.upkeep.upgrades import build

FILE = "rules.index"
LENGTH = 8
"""Bytes that tell how long the index is; behind it lie the entries."""

AFTER = 10.0
"""Seconds after the start: those who waited for the bot come first."""

LET_GO = 5.0
"""Seconds after a search at which what it has looked at leaves the memory of the bot; the next one finds it again."""

ANY_WORDS = "rules of the game"

log = logging.getLogger("seneschal.index")


class Index:
    """Has what comes with the program ready to be searched."""

    def __init__(self, core: Core, children: Children, folder: Path) -> None:
        self.core, self.children, self.file = core, children, folder / FILE
        self._shelf: Shelf | None = None
        self._mapped: mmap | None = None
        self._letting_go: asyncio.TimerHandle | None = None
        self._opening = asyncio.Lock()

    async def shelf(self) -> Shelf:
        """The index, made if there is none."""
        async with self._opening:
            if self._shelf is None:
                self._shelf, self._mapped = await self._opened()
        if self._mapped is not None and self._letting_go is None:
            self._letting_go = asyncio.get_running_loop().call_later(LET_GO, self._let_go, self._mapped)
        return self._shelf

    def _let_go(self, mapped: mmap) -> None:
        self._letting_go = None
        mapped.madvise(MADV_DONTNEED)

    async def soon(self) -> None:
        """Make ready what the first search needs, some seconds from now."""
        await asyncio.sleep(AFTER)
        try:
            shelf = await self.shelf()
            await self.core.in_rules(lambda: search_shelves([shelf], Asked(ANY_WORDS)))
        except Exception as error:  # who asks for it makes it, and is told what is wrong
            log.warning("the index of the rules was not made ready: %s", describe_error(error))

    async def _opened(self) -> tuple[Shelf, mmap | None]:
        name = await self.core.in_rules(name_of_sources)
        there = await self.core.in_rules(lambda: kept(self.file, name))
        if there is not None:
            return there
        try:
            made = await self.children.rules.ask("bot.rulebook.library", "made", kind=tuple[bytes, bytes])
        except (ChildLost, Failed) as error:
            log.warning("the index of the rules is made by the bot itself: %s", error.logged)
            return await self.core.in_rules(shipped_shelf), None
        return await self.core.in_rules(lambda: keep(self.file, name, *made))


def name_of_sources() -> bytes:
    """A hash of all that the index is made from: data, programs, and what sorts and stems words."""
    hashed = hashlib.sha256(f"{sys.version} {version('snowballstemmer')}".encode())
    hashed.update(build("engine", "games", "i18n", "rulebook").encode())
    for file in data_files():
        hashed.update(f" {file} ".encode() + data_file(file))
    return hashed.digest()


class Rest:
    """The rest of a file from some place on, read as it is needed."""

    def __init__(self, stream: BinaryIO, begin: int) -> None:
        self._file, self._begin = os.dup(stream.fileno()), begin

    def __getitem__(self, part: slice) -> bytes:
        return os.pread(self._file, part.stop - part.start, self._begin + part.start)

    def __del__(self) -> None:
        os.close(self._file)


def kept(file: Path, name: bytes) -> tuple[Shelf, mmap] | None:
    """The index that a file holds, and the file in memory, if it is whole and made from these sources."""
    try:
        with file.open("rb") as stream:
            head = stream.read(2 * len(name))
            if head != name + hashlib.file_digest(stream, hashlib.sha256).digest():
                return None
            stream.seek(len(head))
            begin = len(head) + LENGTH
            end = begin + int.from_bytes(stream.read(LENGTH), "big")
            mapped = mmap(stream.fileno(), end, access=ACCESS_READ)
            return open_shelf(memoryview(mapped)[begin:], Rest(stream, end)), mapped
    except (OSError, ValueError, msgspec.MsgspecError):
        return None


def keep(file: Path, name: bytes, body: bytes, texts: bytes) -> tuple[Shelf, mmap | None]:
    """Put an index into a file, whole or not at all; where the folder takes none it stays in memory."""
    written = len(body).to_bytes(LENGTH, "big") + body + texts
    try:
        handle, aside = tempfile.mkstemp(prefix=f".{file.name}", dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(name + hashlib.sha256(written).digest() + written)
            os.replace(aside, file)
        except OSError:
            os.unlink(aside)
            raise
    except OSError as error:
        log.warning("the index of the rules is not kept: %s", describe_error(error))
    return kept(file, name) or (open_shelf(body, texts), None)
