"""The lines of a record: their types, their one canonical form, and the chain that ties them together.

A record is JSON Lines. Every line has exactly one form (no spare blanks, fixed order of members), ends with the hash of
itself (``sum``) and, but for the first, names the hash of the whole line before it (``prev``). So one changed character
anywhere is found, and its line is known.
"""

from __future__ import annotations

import re
from typing import Any, cast

import msgspec
from msgspec import Struct

from bot.engine import codec
from bot.engine.bounds import MOST_VALUES
from bot.engine.errors import BadData
from bot.engine.events import Event
from bot.engine.requests import Fact, Facts
from bot.records.patch import Change
from bot.records.strict import explained

FORMAT = 1
FULL, PUBLIC = "full", "public"
"""Readers of a record: everybody after the end; a spectator. Any other reader is the name of a seat."""

RULES = "rules"
"""The source of an action that happened by itself."""

SEEDED, SCRIPTED = "seeded", "scripted"

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
_SUM = re.compile(r',"sum":"([0-9a-f]{64})"\}$')


class Base(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """What all parts of a record share: unknown members are refused."""


class Reply(Base, frozen=True, tag="answer"):
    """An answer: whose, to which question, in notation, and on what ground."""

    seat: int
    ask: str
    text: str
    source: str


class Dice(Base, frozen=True, tag="roll"):
    """Dice and their draw number; ``to``: the seats that alone knew of them before the end."""

    label: str
    draw: int
    sides: int
    dice: tuple[int, ...]
    to: tuple[int, ...] | None = None


class Order(Base, frozen=True, tag="shuffle"):
    """A shuffle: old places from 0 in their new order, new top first; ``to``: the seats that knew the order before."""

    label: str
    draw: int
    order: tuple[int, ...]
    to: tuple[int, ...] | None = None


class Opened(Base, frozen=True, tag="reveal"):
    """From here on hidden knowledge flowed."""

    label: str


Entry = Reply | Dice | Order | Opened

Told = dict[str, Fact]
"""An event: its key, its facts, and ``to`` if not everybody may know of it."""


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """The pack that was played with, by name and by the hash of what rules read."""

    name: str
    hash: str


class Reseed(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A backup was restored: from this draw on another seed is in force. Its hash is published at once."""

    draw: int
    commitment: str
    seed: str = ""


class Head(Base, frozen=True, tag="header"):
    """The first line. ``commitment`` is the hash of the seed, published before the game; the seeds come after it."""

    format: int
    game: str
    rules: int
    packs: tuple[Content, ...]
    options: dict[str, Any]
    names: tuple[str, ...]
    reader: str
    lines: int
    dice: str
    commitment: str = ""
    salt: str = ""
    seed: str = ""
    reseeds: tuple[Reseed, ...] = ()
    start: Any = None


class RecordLine(Base, frozen=True):
    """What every further line holds. ``state`` is the hash of the state after it."""

    number: int
    time: str
    rules: int
    prev: str


class Action(RecordLine, frozen=True, tag="action"):
    """An action with everything served to it. ``text`` is None where the reader may not know it."""

    seat: int | None
    source: str
    text: str | None
    served: tuple[Entry, ...]
    events: tuple[Told, ...]
    state: str = ""
    public: str = ""


class Undo(RecordLine, frozen=True, tag="undo"):
    """The state after line ``back_to`` (0: the start) is the present one again."""

    seat: int | None
    back_to: int
    state: str = ""


class Edit(RecordLine, frozen=True, tag="edit"):
    """A game master changed the state. The patch is sealed (None) until the end."""

    seat: int | None
    patch: tuple[Change, ...] | None
    state: str = ""


class SeatLine(RecordLine, frozen=True, tag="seat"):
    """A seat changed hands: ``text`` tells how."""

    seat: int
    text: str


class Vote(RecordLine, frozen=True, tag="vote"):
    """A vote of a seat."""

    seat: int
    text: str


class Note(RecordLine, frozen=True, tag="note"):
    """A comment."""

    seat: int | None
    text: str


class Result(RecordLine, frozen=True, tag="result"):
    """How the game ended; ``closed``: before its rules ended it, by agreement or by a game master."""

    winners: tuple[int, ...]
    reason: str


CLOSED = "closed"
"""The reason of a result that no rule of the game knows; nobody wins then."""

AnyLine = Head | Action | Undo | Edit | SeatLine | Vote | Note | Result
REMARKS: dict[str, type[SeatLine | Vote | Note]] = {"seat": SeatLine, "vote": Vote, "note": Note}

_decoder = msgspec.json.Decoder(AnyLine)


def event_entry(event: Event) -> Told:
    """An event as it stands in a record."""
    plain: Told = {"key": event.key, **event.facts}
    if event.to is not None:
        plain["to"] = event.to
    return plain


def event_of_entry(plain: Told) -> Event:
    """The inverse of ``event_entry``."""
    facts: Facts = {name: fact for name, fact in plain.items() if name not in ("key", "to")}
    to = plain.get("to")
    seats = (
        None if to is None else tuple([seat for seat in to if isinstance(seat, int)]) if isinstance(to, tuple) else ()
    )
    return Event(str(plain.get("key", "")), facts, seats)


def sealed_line(line: AnyLine) -> str:
    """The text of a line, with its own hash at the end."""
    body = codec.to_json(line)
    return f'{body[:-1].decode()},"sum":"{codec.digest(body)}"}}'


def parse_record_line(text: str, number: int) -> AnyLine:
    """The line that a text holds. Any text but what ``sealed_line`` makes is refused, with its number in the file."""
    if sum(map(text.count, ",[{")) > MOST_VALUES:
        raise BadData("too_much", line=number, kind="values", most=MOST_VALUES)
    found = _SUM.search(text)
    if found is None:
        raise BadData("record_line_form", line=number)
    body = (text[: found.start()] + "}").encode("utf-8", "surrogatepass")
    if codec.digest(body) != found[1]:
        raise BadData("record_line_changed", line=number)
    try:
        line = _decoder.decode(body)
    except msgspec.ValidationError as error:
        fault = explained(error, AnyLine)
        raise BadData(fault.key, **{**fault.facts, "line": number}) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadData("record_line_form", line=number) from error
    if codec.to_json(line) != body:
        raise BadData("record_line_form", line=number)
    return cast("AnyLine", line)


def hash_of(text: str) -> str:
    """What the next line names as ``prev``."""
    return codec.digest(text.encode("utf-8", "surrogatepass"))


def lines_of(text: str) -> list[str]:
    """The lines of a record. Only a line feed ends a line; the last one has one too."""
    parts = text.split("\n")
    if parts.pop():
        raise BadData("record_no_end", line=len(parts) + 1)
    return parts
