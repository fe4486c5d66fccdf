"""What must be there before anything begins: folder, lock and port. Raises one readable error otherwise."""

from __future__ import annotations

import errno
import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.engine.requests import Fact, Facts
from bot.storage.faults import Locked
from bot.storage.lock import FileLock

LOOPBACK = "127.0.0.1"
PARLOUR = "parlour"

PORT_FAULTS = {errno.EADDRINUSE: "port-in-use", errno.EACCES: "port-forbidden", errno.EPERM: "port-forbidden"}


class CannotStart(Exception):
    """Something outside of the program keeps it from starting. The message is ``start-<key>`` of the catalogues."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Facts = facts


def check_folder(folder: Path) -> None:
    """See that the folder is there and can be written."""
    with folder_faults(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", dir=folder)
        os.close(handle)
        os.unlink(name)


@contextmanager
def folder_faults(folder: Path) -> Iterator[None]:
    """Turn what the system says of a folder into sentences."""
    try:
        yield
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        no_folder = isinstance(error, FileExistsError | NotADirectoryError)
        key = "folder-full" if full else "folder-no-folder" if no_folder else "folder-closed"
        raise CannotStart(key, folder=str(folder)) from None


@contextmanager
def claimed(folder: Path, port: int) -> Iterator[socket.socket]:
    """The parlour of a folder for this process alone, and the port that it listens on."""
    check_folder(folder)
    try:
        with folder_faults(folder):
            lock = FileLock(folder / PARLOUR)
    except Locked:
        raise CannotStart("parlour-locked", folder=str(folder)) from None
    try:
        with listening(port) as door:
            yield door
    finally:
        lock.free()


def listening(port: int) -> socket.socket:
    """A port of this machine, listened on at once: nobody else can have it."""
    try:
        return socket.create_server((LOOPBACK, port))
    except OSError as error:
        key = PORT_FAULTS.get(error.errno or 0, "port-unusable")
        raise CannotStart(key, port=str(port)) from None
