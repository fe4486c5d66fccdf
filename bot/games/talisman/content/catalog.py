"""From the bytes of packs to the content the rules work with (TA-P1 to TA-P13)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any

import msgspec

from bot.engine.requests import Fact
from bot.engine.sheets import Faults, FileReport, Tables, only_tables, read_tables, shortened
from bot.engine.strict import ID, Strict, Style
from bot.games.talisman.content import checks
from bot.games.talisman.content.cards import (
    Board,
    Bridge,
    Card,
    CardEntry,
    Character,
    Content,
    Person,
    Portal,
    Space,
    Spell,
)
from bot.games.talisman.content.terms import Region

FORM = "TA-P4"
STYLE = Style(
    said_fields=(
        *("name", "pl", "cs", "text", "text_pl", "text_cs"),
        *("label", "label_pl", "label_cs", "name_pl", "name_cs"),
    ),
    said="TA-P8",
    patterns={ID: ("pack-no-id", "TA-P3")},
)
BOARD = "board.toml"
LISTS: dict[str, dict[str, tuple[type[Any], dict[str, Any]]]] = {
    "characters.toml": {"character": (Character, {})},
    "adventure.toml": {"card": (Card, {"source": "adventure"})},
    "spells.toml": {"spell": (Spell, {})},
    "purchase.toml": {
        "purchase": (Card, {"source": "purchase"}),
        "talisman": (Card, {"source": "talisman"}),
        "toad": (checks.Marker, {}),
        "alignment_card": (checks.Marker, {}),
    },
    BOARD: {"space": (Space, {}), "person": (Person, {})},
}
"""The lists of each file: what an entry is, and what follows from where it stands."""
TABLES = ("rings", "bridge", "portal", "inner_paths")
PACK_FILES = tuple(LISTS)
CARDS = ("card", "purchase", "talisman", "toad", "alignment_card")
"""Lists whose ids must differ though they stand in two files: what lies on a space is named by the id of its card."""
SCHEMA = 1


class Read(msgspec.Struct):
    """What has been read of all packs: entries by list, and where each stands."""

    lists: dict[str, dict[str, Any]]
    places: dict[tuple[str, str], checks.EntryPlace]
    tables: dict[str, Any]

    def copy(self) -> Read:
        """The same, to be read on into."""
        return Read({name: dict(kept) for name, kept in self.lists.items()}, {**self.places}, {**self.tables})


def load(packs: Sequence[Mapping[str, bytes]]) -> Content:
    """All packs together. Raises ``PackFaults`` with everything that is wrong, at most 100 faults.

    The first pack must be whole; what joins it may leave out files (TA-P13).
    """
    faults = Faults()
    found = _read_before(tuple(packs[0].items())).copy()
    for number, pack in enumerate(packs[1:], 2):
        _read_pack(pack, number, faults, found)
    faults.refuse()
    content = _content(found)
    checks.check_content(content, checks.Reports(faults, found.places, PACK_FILES))
    faults.refuse()
    return content


@lru_cache(maxsize=2)
def _read_before(files: tuple[tuple[str, bytes], ...]) -> Read:
    """What the first pack says; it is the same one for all that join it."""
    faults, found = Faults(), Read({name: {} for lists in LISTS.values() for name in lists}, {}, {})
    _read_pack(dict(files), 1, faults, found)
    faults.refuse()
    return found


def _read_pack(pack: Mapping[str, bytes], number: int, faults: Faults, found: Read) -> None:
    for file in PACK_FILES:
        report = FileReport(faults, number, file, FORM)
        if file in pack:
            _read_file(pack[file], file, number, report, found)
        elif number == 1:
            report("pack-file-missing", FORM)


def _read_file(data: bytes, file: str, pack: int, report: FileReport, found: Read) -> None:
    tables = read_tables(data, report, FORM)
    strict = Strict(tables, report, STYLE)
    named = (*LISTS[file], *(TABLES if file == BOARD else ()))
    only_tables(tables, ("schema", *named), report, FORM)
    if tables.raw and tables.raw.get("schema") != SCHEMA:
        strict.note("pack-not-one-of", ("schema",), found=shortened(str(tables.raw.get("schema"))), words=(SCHEMA,))
    for name in LISTS[file]:
        _read_list(name, file, pack, tables, strict, found)
    if file == BOARD:
        _read_tables(tables, strict, found)


def _read_list(name: str, file: str, pack: int, tables: Tables, strict: Strict, found: Read) -> None:
    """The entries of one list; an id that is there already is a fault (TA-P3)."""
    kind, more = LISTS[file][name]
    for path, entry in strict.entries(name, kind, more):
        place = checks.EntryPlace(file, pack, tables.line(*path))
        others = CARDS if name in CARDS else tuple(LISTS[file])
        twice = next((found.places[other, entry.id] for other in others if (other, entry.id) in found.places), None)
        if twice is not None:
            where: dict[str, Fact] = {"other_file": twice.file, "other_line": twice.line, "other_pack": twice.pack}
            strict.note("pack-id-twice", (*path, "id"), "TA-P3", found=entry.id, **where)
        found.lists[name][entry.id] = entry
        found.places[name, entry.id] = place


def _read_tables(tables: Tables, strict: Strict, found: Read) -> None:
    """How the board hangs together; a pack that joins another one has only spaces and persons, if anything."""
    strict.entry, strict.name = (), ""
    for name in TABLES:
        if name in tables.raw and name in found.tables:
            strict.note("pack-board-twice", (name,), found=name)
        elif name in tables.raw:
            found.tables[name] = strict.read(tables.raw[name], (name,), _BOARD_TABLES[name], {})
        elif name not in found.tables:
            strict.note("pack-key-lacking", (name,), word=name)


_BOARD_TABLES: dict[str, Any] = {
    "rings": dict[Region, Annotated[int, msgspec.Meta(ge=2, le=60)]],
    "bridge": Bridge,
    "portal": Portal,
    "inner_paths": dict[str, tuple[str, ...]],
}


def _content(found: Read) -> Content:
    lists, tables = found.lists, found.tables
    board = Board(
        {space.id: _with_persons(space, lists["person"]) for space in lists["space"].values()},
        tables["rings"],
        tables["bridge"],
        tables["portal"],
        tables["inner_paths"],
    )
    return Content(
        characters=lists["character"],
        cards={**lists["card"], **lists["purchase"], **lists["talisman"]},
        spells=lists["spell"],
        persons=lists["person"],
        board=board,
        toads=sum(one.copies for one in lists["toad"].values()),
        digest=_digest(lists, tables),
    )


def _with_persons(space: Space, persons: dict[str, Person]) -> Space:
    """A person of a pack that joins stands on its space, too, though the board cannot name it (TA-P13)."""
    more = [one.id for one in persons.values() if one.space == space.id and one.id not in space.persons]
    return msgspec.structs.replace(space, persons=(*space.persons, *more)) if more else space


def _bare(entry: Any) -> Any:
    """An entry without its names and texts, and without what only ready-made tables read."""
    if not isinstance(entry, CardEntry):
        return entry
    ready: dict[str, Any] = {"ready": True} if isinstance(entry, Character) else {}
    return msgspec.structs.replace(entry, name="", pl="", cs="", text="", text_pl="", text_cs="", **ready)


def _digest(lists: dict[str, dict[str, Any]], tables: dict[str, Any]) -> str:
    """A hash of what the rules read: names and texts in other words are the same content.

    So are other characters for ready-made tables: only these read them (``Talisman.digest_of``).
    """
    bare = {name: [_bare(entry) for entry in of.values()] for name, of in lists.items()}
    encoder = msgspec.msgpack.Encoder(order="deterministic")
    return hashlib.sha256(encoder.encode([bare, tables])).hexdigest()
