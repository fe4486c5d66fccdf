"""Reads ``ready.toml``: the armies, pairings and fields of ready-made games, of which dice choose (MKU-P14)."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from bot.engine.notation.words import nearest_name
from bot.engine.sheets import FileReport, Tables, only_tables, read_tables, shortened, strangers
from bot.games.mage_knight.content.army_tables import Mustered
from bot.games.mage_knight.content.cells import TITLES, TableReader, Written, editions_of, entries
from bot.games.mage_knight.content.content import Lying, Pairing, ReadyField, Template
from bot.games.mage_knight.content.shapes import point

READY = "ready.toml"
CLAUSE = "MKU-P14"
TABLES = ("format", "set", "army", "pairing", "field")
PIECE_KEYS = ("terrain", "at", "rotation")
MOST_PIECES = 2
"""Each is laid with its mirror image: four on the field (MKU-3.10)."""

FULL_DEGREES, HUNDRED = 360, 100


class Laid(Struct):
    """A field with what only its names and the search for doubles need."""

    field: ReadyField
    line: int
    names: dict[str, str]


def ready_file(data: bytes, report: FileReport) -> Tables:
    """What the file says, its tables looked at. Its armies are read as those of ``armies.toml``."""
    tables = read_tables(data, report, CLAUSE, Written)
    only_tables(tables, TABLES, report, CLAUSE)
    return tables


def read_pairings(tables: Tables, armies: Collection[Mustered], report: FileReport) -> list[Pairing]:
    """Which armies are to meet: two different ones, each of this file."""
    known = [mustered.army.id for mustered in armies]
    found = []
    for entry in entries("pairing", ("armies", "rules"), tables, report, CLAUSE):
        rules, names = editions_of(entry, CLAUSE), entry.words("armies", CLAUSE)
        if len(set(names)) != len(names) or len(names) != MOST_PIECES:
            entry.wrong("mage-knight-pack-ready-pairing", "armies", CLAUSE)
        for name in names:
            if name not in known:
                _unknown(entry, "armies", name, known)
        if entry.sound:
            found.append(Pairing((names[0], names[1]), rules))
    return found


def _unknown(entry: TableReader, field: str, name: str, known: Collection[str]) -> None:
    near = nearest_name(name, known)
    entry.wrong("mage-knight-pack-ready-unknown", field, CLAUSE, found=shortened(name), near=near)


def read_fields(tables: Tables, templates: Collection[Template], report: FileReport) -> list[Laid]:
    """The sound fields. Whether their pieces may lie so is looked at where a game begins: numbers are the table's."""
    known = {template.id: template for template in templates}
    read = [_field(entry, known) for entry in entries("field", (*TITLES, "rules", "pieces"), tables, report, CLAUSE)]
    return [laid for laid in read if laid is not None]


def _field(entry: TableReader, known: Collection[str]) -> Laid | None:
    made = ReadyField(
        id=entry.id(CLAUSE),
        name=entry.text("name", CLAUSE),
        pieces=_pieces(entry, known),
        rules=editions_of(entry, CLAUSE),
    )
    names = {language: entry.text(f"name_{language}", CLAUSE, needed=False) for language in ("pl", "cs")}
    return Laid(made, entry.line, names) if entry.sound else None


def _pieces(entry: TableReader, known: Collection[str]) -> tuple[Lying, ...]:
    """Half of the pieces; the others are their mirror images."""
    value = entry.table.get("pieces")
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_PIECES:
        entry.wrong("mage-knight-pack-ready-pieces", "pieces", CLAUSE, most=MOST_PIECES)
        return ()
    found = []
    for place, part in enumerate(value):
        if not isinstance(part, dict):
            entry.wrong("mage-knight-pack-ready-pieces", "pieces", CLAUSE, place, most=MOST_PIECES)
            continue
        for word, near in strangers(part, PIECE_KEYS):
            entry.wrong("pack-word-unknown", "pieces", CLAUSE, place, word, found=shortened(word), near=near)
        terrain, at, turned = part.get("terrain"), point(part.get("at")), part.get("rotation", 0)
        if not isinstance(terrain, str) or at is None or type(turned) is not int or not 0 <= turned < FULL_DEGREES:
            entry.wrong("mage-knight-pack-ready-pieces", "pieces", CLAUSE, place, most=MOST_PIECES)
        elif terrain not in known:
            _unknown(entry, "pieces", terrain, known)
        else:
            found.append(Lying(terrain, *at, turned * HUNDRED))
    return tuple(found)
