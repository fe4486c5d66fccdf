"""Checking packs that strangers have made. Imports little, for it runs in a child process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot import packs as shipped
from bot.engine.errors import Refused
from bot.engine.sheets import PackFault, PackFaults
from bot.games import registry

MOST_BYTES = 1_000_000
"""All files of a pack together; every game that is opened reads them."""

STARTER = "starter"
"""What the pack that comes with the program is called where a pack is chosen."""

JOINED = (STARTER, "")
"""What the two packs of a joined game are called beside a file: the own one needs no name."""


class Wrong(Struct, frozen=True):
    """What is wrong with a pack alone, and on top of the starter pack: a game may have it either way."""

    alone: tuple[PackFault, ...]
    joined: tuple[PackFault, ...]


class Examined(Struct, frozen=True):
    """A pack for a game, of the files that such a pack has."""

    key: str
    files: dict[str, bytes]
    left_out: tuple[str, ...]
    wrong: Wrong = Wrong((), ())

    @property
    def size(self) -> int:
        """Bytes of its files."""
        return sum(map(len, self.files.values()))

    def sound(self, wrong: Wrong) -> Examined:
        """The pack with what is wrong with it one way. Raises PackFaults with all that is wrong if neither is sound."""
        if wrong.alone and wrong.joined:
            # One that repeats the starter pack clashes in every row; one that builds on it is full of unknown words.
            if len(wrong.alone) <= len(wrong.joined):
                raise PackFaults(wrong.alone)
            raise PackFaults(wrong.joined, JOINED)
        return Examined(self.key, self.files, self.left_out, wrong)


def pick_files(given: Mapping[str, bytes]) -> Examined:
    """What of the files makes a pack, by their names and sizes: nothing is read yet. Raises Refused, or PackFaults."""
    key = registry.recognised(given)
    files, others = registry.sorted_out(key, given)
    fitting(sum(map(len, files.values())))
    return Examined(key, dict(sorted(files.items())), others)


def wrong(key: str, files: dict[str, bytes]) -> Wrong:
    """Check a pack as ``pack check`` does, alone and joined."""
    return Wrong(faults_of(key, [files]), faults_of(key, [shipped.builtin(key), files]))


def faults_of(key: str, packs: Sequence[Mapping[str, bytes]]) -> tuple[PackFault, ...]:
    """Everything that is wrong with packs read together."""
    try:
        registry.check(key, packs)
    except PackFaults as refused:
        return refused.faults
    return ()


def examined(given: Mapping[str, bytes]) -> Examined:
    """Both. Raises Refused, or PackFaults."""
    pack = pick_files(given)
    return pack.sound(wrong(pack.key, pack.files))


def fitting(size: int) -> None:
    """Refuse a pack that is too large, from what is known of its size (F37, F39)."""
    if size > MOST_BYTES:
        raise Refused("pack_over_size", size=-(-size // 1000), most=MOST_BYTES // 1000)
