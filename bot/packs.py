"""The only reader of pack files and of the data shipped with the program. Parses nothing: bytes in, bytes out.

Shipped data lies in ``bot/_data`` of an installed wheel and in the repository's ``data`` when run from a clone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from bot.engine.errors import BadData

PACK_SUFFIXES = (".csv", ".toml")
MAX_FILE = 1_000_000
MAX_PACK = 5_000_000
MAX_FILES = 40


@cache
def _data_root() -> Traversable:
    installed = files("bot").joinpath("_data")
    if installed.is_dir():
        return installed
    return Path(__file__).resolve().parent.parent / "data"


def _shipped(name: str) -> Traversable:
    """The file or folder of that name under the data root; a name with odd parts reaches nothing outside it."""
    found = _data_root()
    for part in name.split("/") if name else []:
        if part in ("", ".", "..") or "\\" in part or ":" in part or "\0" in part:
            raise BadData("data-name-bad", found=name[:80])
        found = found.joinpath(part)
    return found


def data_file(name: str) -> bytes:
    """A file shipped with the program, named from the data root: ``rules/warcry.md``."""
    found = _shipped(name)
    if not found.is_file():
        raise BadData("data-file-missing", file=name[:80])
    return found.read_bytes()


def data_files(folder: str = "", suffix: str = "") -> tuple[str, ...]:
    """Names of all shipped files under a folder, sorted, as ``data_file`` takes them."""
    return tuple(sorted(name for name in _walk(_shipped(folder), folder) if name.endswith(suffix)))


def _walk(found: Traversable, name: str) -> Iterator[str]:
    if found.is_file():
        yield name
    elif found.is_dir():
        for entry in found.iterdir():
            yield from _walk(entry, f"{name}/{entry.name}" if name else entry.name)


@cache
def _builtin(game: str) -> tuple[tuple[str, bytes], ...]:
    entries = [entry for entry in _shipped(game).iterdir() if entry.is_file()] if _shipped(game).is_dir() else []
    return tuple(sorted((entry.name, entry.read_bytes()) for entry in entries if entry.name.endswith(PACK_SUFFIXES)))


def builtin(game: str) -> dict[str, bytes]:
    """The starter pack of a game, as ``read_pack`` would read it; empty where none comes with the program."""
    return dict(_builtin(game))


def read_pack(path: Path) -> dict[str, bytes]:
    """The files of a pack folder by name. Follows no links, and gives up before reading what is too large."""
    if not path.is_dir():
        raise BadData("pack-folder-missing", folder=path.name[:80])
    entries = sorted(entry for entry in path.iterdir() if entry.suffix in PACK_SUFFIXES)
    if len(entries) > MAX_FILES:
        raise BadData("pack-too-many-files", count=len(entries), most=MAX_FILES)
    pack: dict[str, bytes] = {}
    for entry in entries:
        if entry.is_symlink() or not entry.is_file():
            raise BadData("pack-not-a-file", file=entry.name[:80])
        pack[entry.name] = _read_file(entry)
    total = sum(map(len, pack.values()))
    if total > MAX_PACK:
        raise BadData("pack-too-large", size=total, most=MAX_PACK)
    return pack


def _read_file(path: Path) -> bytes:
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            data = file.read(MAX_FILE + 1)
    except OSError as error:
        raise BadData("pack-file-unreadable", file=path.name[:80]) from error
    if len(data) > MAX_FILE:
        raise BadData("pack-file-oversized", file=path.name[:80], size=max(size, len(data)), most=MAX_FILE)
    return data


def content_hash(pack: Mapping[str, bytes]) -> str:
    """Hash of the raw bytes of a pack: changes with any byte of any file, whatever the rules make of it."""
    digest = hashlib.sha256()
    for name, data in sorted(pack.items()):
        encoded = name.encode()
        digest.update(len(encoded).to_bytes(8, "big") + encoded + len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


SHOWN_HASH = 8


def shown_hash(name: str) -> str:
    """As much of a hash as tells packs apart."""
    return name[:SHOWN_HASH]
