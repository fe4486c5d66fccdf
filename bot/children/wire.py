"""What crosses the pipe between the bot and its children.

Requests are pickled: they come from the bot, whose views and actions are of many types. Answers never are: a child
may have been taken over by what it has read, so the bot takes nothing from it but bytes that fit the asked type.

A game bound to its packs does not travel: the child builds it from the same bytes, which are sent once.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from bot import packs as shipped
from bot.engine import codec
from bot.engine.errors import BadData, BadNotation, Refused
from bot.engine.requests import Facts
from bot.engine.sheets import PackFault, PackFaults
from bot.games import registry
from bot.i18n.speech import Speech
from bot.lru import Recent

T = TypeVar("T")
Pack = Mapping[str, bytes]

LENGTH = 8
"""Bytes before each message that tell how long it is."""

MOST_ANSWER = 64_000_000
KEPT_PACKS = 40


class Job(Struct, frozen=True):
    """A function to be called in the child, by its name. ``packs``: those that the child has asked for, by hash."""

    module: str
    function: str
    arguments: bytes
    packs: dict[str, dict[str, bytes]] = {}


class Refusal(Struct, frozen=True):
    """An exception with key and facts that a function raises on purpose."""

    kind: str
    key: str
    clause: str = ""
    facts: Facts = {}
    faults: tuple[PackFault, ...] = ()


class Answer(Struct, frozen=True):
    """What came of a job. ``last``: the child ends itself after it."""

    value: bytes | None = None
    refusal: Refusal | None = None
    missing: tuple[str, ...] = ()
    fault: str = ""  # a fault of the program: its type, and where; never its text
    full: bool = False  # there was not enough memory
    last: bool = False


class Failed(Exception):
    """A job failed by a fault of the program. Says its type and place only."""

    def __init__(self, logged: str) -> None:
        super().__init__(logged)
        self.logged = logged


# -- the bot's side --------------------------------------------------------------------------------------------------


def pack_job(module: str, function: str, arguments: tuple[Any, ...]) -> tuple[Job, dict[str, Pack]]:
    """A job, and the packs that the child may have to be given for it. Equal arguments are equal bytes."""
    file = io.BytesIO()
    pickler = _Pickler(file, pickle.HIGHEST_PROTOCOL)
    # Else it writes a value that stands there twice as one, and its equal otherwise: what the channel and a panel show
    # was drawn for each. Arguments are trees, so nothing is written without end.
    pickler.fast = True
    pickler.dump(arguments)
    return Job(module, function, file.getvalue()), pickler.packs


def open_answer(answer: Answer, kind: Any) -> Any:
    """The value of an answer, of exactly that type. Raises what the function raised."""
    if answer.refusal is not None:
        raise _refused(answer.refusal)
    if answer.value is None:
        raise Failed(answer.fault)
    try:
        return codec.decoder(kind).decode(answer.value)
    except msgspec.MsgspecError as error:
        raise Failed("not the kind of answer that was asked for") from error


class _Pickler(pickle.Pickler):
    """Writes whoever speaks about a game as the names of its packs."""

    def __init__(self, file: io.BytesIO, protocol: int) -> None:
        super().__init__(file, protocol)
        self.packs: dict[str, Pack] = {}

    def reducer_override(self, value: Any) -> Any:
        """How a value is made again in the child."""
        if value is UNSET:  # by itself it is looked for in every module that was ever imported, each time
            return unset, ()
        if not isinstance(value, Speech):
            return NotImplemented
        named = dict(zip(value.cards.hashes, value.cards.packs, strict=True))
        self.packs |= named
        key = value.game.key if value.game is not None else ""
        return speech_again, (value.language, key, tuple(named), value.seats)


def _refused(said: Refusal) -> Exception:
    if said.kind == PackFaults.__name__:
        return PackFaults(said.faults)
    if said.kind == BadData.__name__:
        return BadData(said.key, **said.facts)
    return (BadNotation if said.kind == BadNotation.__name__ else Refused)(said.key, said.clause, **said.facts)


# -- the child's side ------------------------------------------------------------------------------------------------


class MissingPacks(Exception):
    """The child has not been given these packs yet."""

    def __init__(self, hashes: tuple[str, ...]) -> None:
        super().__init__(hashes)
        self.hashes = hashes


_known: Recent[str, Pack] = Recent(KEPT_PACKS)


def keep_packs(given: Mapping[str, Pack]) -> None:
    """Keep packs that came with a job, all of them; those used longest ago go."""
    _known.most = max(KEPT_PACKS, len(given))
    for one, pack in given.items():
        _known.put(one, pack)


def known_pack(one: str) -> Pack | None:
    """A pack by its hash; None where it has not been given yet."""
    return shipped_packs().get(one) or _known.get(one)


def unset() -> UnsetType:
    """What a field holds that was left out."""
    return UNSET


def speech_again(language: str, key: str, hashes: tuple[str, ...], seats: tuple[str, ...]) -> Speech:
    """Who speaks about a game, in the child."""
    missing = tuple([one for one in hashes if known_pack(one) is None])
    if missing:
        raise MissingPacks(missing)
    return _speech(language, key, hashes, seats)


@lru_cache(maxsize=registry.KEPT)
def _speech(language: str, key: str, hashes: tuple[str, ...], seats: tuple[str, ...]) -> Speech:
    packs = tuple([pack for one in hashes if (pack := known_pack(one)) is not None])
    return Speech(language, registry.game(key, packs) if key else None, seats, packs)


@cache
def shipped_packs() -> dict[str, Pack]:
    """The packs that come with the program, by hash."""
    return {shipped.content_hash(shipped.builtin(key)): shipped.builtin(key) for key in registry.MODULES}


def ending(answer: Answer) -> Answer:
    """The same answer of a child that ends itself."""
    return replace(answer, last=True)


def refusal_of(error: Exception) -> Refusal:
    """An exception with key and facts as it crosses the pipe."""
    if isinstance(error, PackFaults):
        return Refusal(PackFaults.__name__, error.key, facts=error.facts, faults=tuple(error.faults))
    if isinstance(error, BadData):
        return Refusal(BadData.__name__, error.key, facts=error.facts)
    if isinstance(error, Refused):
        kind = BadNotation if isinstance(error, BadNotation) else Refused
        return Refusal(kind.__name__, error.key, error.clause, error.facts)
    raise error
