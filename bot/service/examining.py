"""Checking packs that strangers have made. Imports little, for it runs in a child process."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot import packs as shipped
from bot.engine.errors import Refused
from bot.engine.sheets import PackFault, PackFaults
from bot.games import registry

MOST_BYTES = 1_000_000
"""All files of a pack together; every game that is opened reads them."""

Clash = PackFault | None
"""Why a pack cannot be joined with the starter pack; None where it can."""


class Examined(Struct, frozen=True):
    """A pack for a game, of the files that such a pack has."""

    key: str
    files: dict[str, bytes]
    left_out: tuple[str, ...]
    clash: Clash = None

    @property
    def size(self) -> int:
        """Bytes of its files."""
        return sum(map(len, self.files.values()))


def chosen(given: Mapping[str, bytes]) -> Examined:
    """What of the files makes a pack, by their names and sizes: nothing is read yet. Raises Refused."""
    key = registry.recognised(given)
    if not key:
        known = tuple([file for game in registry.MODULES for file in registry.pack_files(game)])
        raise Refused("pack_not_recognised", known=known)
    files = {name: data for name, data in sorted(given.items()) if name in registry.pack_files(key)}
    fitting(sum(map(len, files.values())))
    return Examined(key, files, tuple(sorted(set(given) - set(files))))


def clash(key: str, files: dict[str, bytes]) -> Clash:
    """Check a pack as ``pack check`` does, alone and joined. Raises PackFaults with all that is wrong with it alone."""
    registry.check(key, [files])
    try:
        registry.check(key, [shipped.builtin(key), files])
    except PackFaults as refused:
        return refused.faults[0]
    return None


def examined(given: Mapping[str, bytes]) -> Examined:
    """Both. Raises Refused, or PackFaults."""
    pack = chosen(given)
    return replace(pack, clash=clash(pack.key, pack.files))


def fitting(size: int) -> None:
    """Refuse a pack that is too large, from what is known of its size (F37, F39)."""
    if size > MOST_BYTES:
        raise Refused("pack_over_size", size=-(-size // 1000), most=MOST_BYTES // 1000)
