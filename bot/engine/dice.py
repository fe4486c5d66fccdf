"""Dice that nobody can choose: every result is a keyed hash of (seed; draw number, block) and a public salt.

The hash of the seed is published before the game, the seed after it; then ``verify`` lets anyone check every draw. A
draw number is never used twice, whatever is undone, so a crash or a re-run cannot reroll.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from bot.engine.errors import BadData
from bot.engine.requests import Roll, Shuffle

WORD = 8
SPAN = 1 << (8 * WORD)

ShuffleFeed = str | Sequence[int] | Sequence[str]
"""A scripted shuffle: ``as_is``, old places from 1 with the new top first, or the ids in their new order."""


class Dice(Protocol):
    """Serves rolls and shuffles by draw number."""

    def roll(self, number: int, request: Roll) -> tuple[int, ...]:
        """The results of one roll."""

    def shuffle(self, number: int, request: Shuffle) -> tuple[int, ...]:
        """The old places (from 0) in their new order, new top first."""


def commitment(seed: bytes) -> str:
    """What is published before the game: the hash of the secret seed."""
    return hashlib.sha256(seed).hexdigest()


def words(seed: bytes, salt: bytes, number: int) -> Iterator[int]:
    """The endless 64-bit words of one draw: HMAC-SHA256(seed, salt | draw number | block), four words a block."""
    block = 0
    while True:
        message = b"%b|%d|%d" % (salt, number, block)
        digest = hmac.digest(seed, message, "sha256")
        for start in range(0, len(digest), WORD):
            yield int.from_bytes(digest[start : start + WORD], "big")
        block += 1


def below(stream: Iterator[int], bound: int) -> int:
    """A fair number from 0 to bound - 1. Words past the last whole multiple of the bound are thrown away."""
    limit = SPAN - SPAN % bound
    while (word := next(stream)) >= limit:
        pass
    return word % bound


class Reseed(Struct, frozen=True):
    """From a draw number on another seed is in force: a backup was restored, and later draws had been seen."""

    draw: int
    seed: bytes


class SeededDice:
    """The dice of a real game. ``seed`` is the one it began with; ``reseeds`` come in the order of their draws."""

    def __init__(self, seed: bytes, salt: bytes = b"", reseeds: Sequence[Reseed] = ()) -> None:
        self.seed = seed
        self.salt = salt
        self.reseeds = tuple(reseeds)

    @property
    def commitments(self) -> tuple[str, ...]:
        """The hashes of all seeds, in the order in which they came into force."""
        return (commitment(self.seed), *[commitment(reseed.seed) for reseed in self.reseeds])

    def seed_for(self, number: int) -> bytes:
        """The seed that is in force for a draw."""
        for reseed in reversed(self.reseeds):
            if reseed.draw <= number:
                return reseed.seed
        return self.seed

    def roll(self, number: int, request: Roll) -> tuple[int, ...]:
        """Dice from the keyed hash."""
        stream = words(self.seed_for(number), self.salt, number)
        return tuple([1 + below(stream, request.sides) for _ in range(request.count)])

    def shuffle(self, number: int, request: Shuffle) -> tuple[int, ...]:
        """A permutation by Fisher and Yates from the keyed hash."""
        stream = words(self.seed_for(number), self.salt, number)
        order = list(range(request.size))
        for last in range(request.size - 1, 0, -1):
            other = below(stream, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


class ScriptedDice:
    """Results handed out in order, for scenarios and tests; what has no list is served by ``rest``."""

    def __init__(
        self,
        rolls: Sequence[int] | None = None,
        shuffles: Sequence[ShuffleFeed] | None = None,
        rest: Dice | None = None,
    ) -> None:
        self.rolls = None if rolls is None else list(rolls)
        self.shuffles = None if shuffles is None else list(shuffles)
        self.rest = rest

    def roll(self, number: int, request: Roll) -> tuple[int, ...]:
        """The next results of the list; running dry is an error, so is a result that the die does not have."""
        if self.rolls is None:
            if self.rest is None:
                raise BadData("no_dice", label=request.label)
            return self.rest.roll(number, request)
        if len(self.rolls) < request.count:
            raise BadData("dice_ran_dry", label=request.label, needed=request.count, left=len(self.rolls))
        taken, self.rolls = tuple(self.rolls[: request.count]), self.rolls[request.count :]
        for result in taken:
            if not 1 <= result <= request.sides:
                raise BadData("no_such_die_result", label=request.label, result=result, sides=request.sides)
        return taken

    def shuffle(self, number: int, request: Shuffle) -> tuple[int, ...]:
        """The next order of the list."""
        if not self.shuffles:
            if self.rest is None or self.shuffles is not None:
                raise BadData("no_shuffle", label=request.label, size=request.size)
            return self.rest.shuffle(number, request)
        return placed(self.shuffles.pop(0), request)

    def left(self) -> tuple[int, int]:
        """How many rolls and shuffles were not used."""
        return len(self.rolls or ()), len(self.shuffles or ())


def placed(feed: ShuffleFeed, request: Shuffle) -> tuple[int, ...]:
    """A scripted shuffle as places from 0. A list shorter than the pile names its new top; the rest keeps its order."""
    if feed == "as_is":
        return tuple(range(request.size))
    free = list(range(request.size))
    order: list[int] = []
    for entry in () if isinstance(feed, str) else feed:
        place = _place(entry, free, request)
        if place is None:
            raise BadData("bad_shuffle", label=request.label, size=request.size, entry=str(entry))
        free.remove(place)
        order.append(place)
    if isinstance(feed, str):
        raise BadData("bad_shuffle", label=request.label, size=request.size, entry=feed)
    return tuple(order + free)


def _place(entry: int | str, free: list[int], request: Shuffle) -> int | None:
    if isinstance(entry, int):
        return entry - 1 if entry - 1 in free else None
    return next((place for place in free if place < len(request.items) and request.items[place] == entry), None)


def verify(seed: bytes, published: str) -> bool:
    """True if a seed told at the end is the one whose hash was published at the start."""
    return hmac.compare_digest(commitment(seed), published)
