"""From the bytes of packs to the content that the rules work with (part B of the digest).

Packs serve all editions: each takes of what is read here what it knows. Any other word is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine.requests import Facts
from bot.engine.sheets import Faults, FileReport, Tables, read_rows
from bot.games.mage_knight.content.army_tables import ARMIES, Mustered, Stores, army_file, read_armies
from bot.games.mage_knight.content.content import (
    Army,
    Content,
    FigureType,
    Pairing,
    Ready,
    ReadyField,
    Template,
)
from bot.games.mage_knight.content.digests import canonical, digest_of, first_part
from bot.games.mage_knight.content.effects import Domain, Item, Subfaction
from bot.games.mage_knight.content.printed import (
    DIAL_COLUMNS,
    DIALS,
    FIGURE_COLUMNS,
    FIGURES,
    FORM,
    MORE_DIAL_COLUMNS,
    MORE_FIGURE_COLUMNS,
    Printed,
    Sheet,
    read_figures,
)
from bot.games.mage_knight.content.ready_tables import READY, read_fields, read_pairings, ready_file
from bot.games.mage_knight.content.shapes import TERRAIN, Shaped, read_terrain
from bot.games.mage_knight.content.thing_tables import Told, read_items, read_subfactions
from bot.games.mage_knight.measure import INCH, inches
from bot.geometry.polygon import Polygon

PACK_FILES = (FIGURES, DIALS, TERRAIN, ARMIES, READY)

Pack = Mapping[str, bytes]

RECOMMENDED = (16, 64)
"""Square inches of a piece of terrain (MKU-3.15)."""


class _Shelf(Struct):
    """What has been read so far, over all packs."""

    faults: Faults
    figures: dict[str, FigureType] = {}
    templates: dict[str, Template] = {}
    armies: dict[str, Army] = {}
    domains: dict[str, Domain] = {}
    items: dict[str, Item] = {}
    subfactions: dict[str, Subfaction] = {}
    ready_armies: dict[str, Army] = {}
    pairings: list[Pairing] = []
    fields: dict[str, ReadyField] = {}
    names: dict[str, dict[str, str]] = {}
    lines: dict[str, tuple[int, int]] = {}
    """Where each figure, template and army was first: pack and line."""

    def first(self, report: FileReport, kind: str, key: str, line: int, column: str) -> bool:
        """True if this is the first of its kind with that key; else the fault is noted."""
        if f"{kind} {key}" not in self.lines:
            self.lines[f"{kind} {key}"] = (report.pack, line)
            return True
        pack, other = self.lines[f"{kind} {key}"]
        report(
            "mage-knight-pack-twice",
            FORM,
            line,
            column,
            found=key,
            other_file=report.file,
            other_pack=pack,
            other_line=other,
        )
        return False

    def name(self, key: str, names: Mapping[str, str]) -> None:
        """Keep the names of other languages."""
        for language, name in names.items():
            if name:
                self.names.setdefault(language, {})[key] = name


UNKNOWN_WORDS = ("pack-column-unknown", "pack-word-unknown")
"""Faults that once were none (B.4): games that have pinned such packs go on."""


def load(packs: Sequence[Pack]) -> Content:
    """All packs together. Raises ``PackFaults`` with everything that is wrong, at most 100 faults."""
    return _loaded(packs, Faults())


def load_pinned(packs: Sequence[Pack]) -> Content:
    """The same of packs that were let in once: words that nobody knows are read over (B.4)."""
    return _loaded(packs, Faults(UNKNOWN_WORDS))


def _loaded(packs: Sequence[Pack], faults: Faults) -> Content:
    shelf = _Shelf(faults)
    for number, pack in enumerate(packs, 1):
        _read_pack(shelf, number, pack)
    shelf.faults.refuse()
    content = Content(
        dict(sorted(shelf.figures.items(), key=_by_number)),
        dict(sorted(shelf.templates.items())),
        dict(sorted(shelf.armies.items(), key=lambda entry: (entry[1].build_total, entry[0]))),
        names=shelf.names,
        domains=dict(sorted(shelf.domains.items())),
        items=dict(sorted(shelf.items.items())),
        subfactions=dict(sorted(shelf.subfactions.items())),
        ready=Ready(shelf.ready_armies, tuple(shelf.pairings), shelf.fields),
    )
    return msgspec.structs.replace(content, digest=digest_of(canonical(first_part(content))))


def _by_number(entry: tuple[str, FigureType]) -> tuple[str, int]:
    return entry[1].set, entry[1].number


def _read_pack(shelf: _Shelf, number: int, pack: Pack) -> None:
    reports = {file: FileReport(shelf.faults, number, file, FORM) for file in PACK_FILES}
    tables = army_file(pack[ARMIES], reports[ARMIES]) if ARMIES in pack else Tables()
    subfactions = read_subfactions(tables, reports[ARMIES])
    for told in subfactions.values():
        if told is not None:
            _take(shelf, shelf.subfactions, "subfaction", told, reports[ARMIES])
    figures = _sheet(pack, FIGURES, FIGURE_COLUMNS, MORE_FIGURE_COLUMNS, reports)
    dials = _sheet(pack, DIALS, DIAL_COLUMNS, MORE_DIAL_COLUMNS, reports)
    read = read_figures(figures, dials, {**dict.fromkeys(subfactions), **shelf.subfactions})
    own = _take_figures(shelf, read, reports[FIGURES])
    if TERRAIN in pack:
        shapes, domains = read_terrain(pack[TERRAIN], reports[TERRAIN])
        for shaped in shapes:
            _take_template(shelf, shaped, reports[TERRAIN])
        for domain in domains:
            _take(shelf, shelf.domains, "domain", domain, reports[TERRAIN])
    for item in read_items(tables, reports[ARMIES], (*subfactions, *shelf.subfactions)):
        _take(shelf, shelf.items, "item", item, reports[ARMIES])
    # A figure whose row is at fault is no unknown figure.
    whole = figures.rows is not None and len(read) == len(figures.rows)
    by_code = {kind.code: kind for kind in own.values() if kind.code} if whole else None
    stores = Stores(by_code, shelf.items, shelf.domains)
    for mustered in read_armies(tables, stores, reports[ARMIES]):
        _take_army(shelf, shelf.armies, mustered, reports[ARMIES])
    if READY in pack:
        _read_ready(shelf, ready_file(pack[READY], reports[READY]), stores, reports[READY])


def _read_ready(shelf: _Shelf, tables: Tables, stores: Stores, report: FileReport) -> None:
    """What ready-made games are made of."""
    armies = read_armies(tables, stores, report)
    for mustered in armies:
        _take_army(shelf, shelf.ready_armies, mustered, report)
    shelf.pairings += read_pairings(tables, armies, report)
    for laid in read_fields(tables, shelf.templates.values(), report):
        key = laid.field.id
        if shelf.first(report, "field", key, laid.line, f"{key}.id"):
            shelf.fields[key] = laid.field
            shelf.name(key, laid.names)


def _sheet(
    pack: Pack, file: str, columns: tuple[str, ...], more: tuple[str, ...], reports: Mapping[str, FileReport]
) -> Sheet:
    report = reports[file]
    if file not in pack:
        report("pack-file-missing", FORM)
        return Sheet(None, report)
    return Sheet(read_rows(pack[file], columns, more, report), report)


def _take_figures(shelf: _Shelf, read: Sequence[Printed], report: FileReport) -> dict[str, FigureType]:
    """The figures of one pack by key."""
    own: dict[str, FigureType] = {}
    codes: dict[str, int] = {}
    for printed in read:
        kind = printed.kind
        own[kind.key] = kind
        if not shelf.first(report, "figure", kind.key, printed.line, "number"):
            continue
        # Codes are read in any case (B.4: unique in the pack).
        code = kind.code.casefold()
        other = codes.setdefault(code, printed.line)
        if code and other != printed.line:
            report("mage-knight-pack-code-twice", FORM, printed.line, "code", found=kind.code, other_line=other)
        shelf.figures[kind.key] = kind
        shelf.name(kind.key, printed.names)
    return own


def _take_template(shelf: _Shelf, shaped: Shaped, report: FileReport) -> None:
    key = shaped.template.id
    if shelf.first(report, "template", key, shaped.line, f"{key}.id"):
        shelf.templates[key] = shaped.template
        shelf.name(key, shaped.names)


def _take(shelf: _Shelf, kept: dict[str, Any], kind: str, told: Told[Any], report: FileReport) -> None:
    """A domain, an item or a subfaction."""
    key = told.thing.id
    if shelf.first(report, kind, key, told.line, f"{key}.id"):
        kept[key] = told.thing
        shelf.name(key, told.names)


def _take_army(shelf: _Shelf, kept: dict[str, Army], mustered: Mustered, report: FileReport) -> None:
    key = mustered.army.id
    if shelf.first(report, "army", key, mustered.line, f"{key}.id"):
        kept[key] = mustered.army
        shelf.name(key, mustered.names)


def remarks(content: Content) -> tuple[tuple[str, Facts], ...]:
    """Terrain that is smaller or larger than recommended (MKU-3.15): a warning, no fault."""
    least, most = RECOMMENDED
    areas = {one.id: Polygon(one.polygon).area2() for one in content.templates.values()}
    return tuple(
        ("mage-knight-pack-area", {"found": name, "area": inches(area // (2 * INCH)), "least": least, "most": most})
        for name, area in areas.items()
        if not 2 * least * INCH**2 <= area <= 2 * most * INCH**2
    )
