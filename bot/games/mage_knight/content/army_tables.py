"""Reads ``armies.toml`` (B.4): the ready armies of a pack, each checked as a player's army would be."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.engine.notation.words import nearest_name
from bot.engine.sheets import FileReport, only_tables, read_tables, shortened, strangers
from bot.games.mage_knight.content.cells import TEXTS, TITLES, Entry, Written, entries, offered, shown
from bot.games.mage_knight.content.content import FACTIONS, MAGE_SPAWN, Army, FigureType
from bot.games.mage_knight.setup.armies import MOST_FIGURES, roster_faults, sum_of

ARMIES = "armies.toml"
FORM = "MKU-B.4"
TABLES = ("format", "set", "army", "subfaction", "item")
KEYS = (
    *TITLES,
    "build_total",
    "points",
    "rules",
    "factions",
    "note",
    "note_pl",
    "note_cs",
    "figures",
    "items",
    "domain",
)
FIGURE_KEYS = ("code", "number", "count")
SUBFACTION_KEYS = (*TITLES, "faction", "ability")
ITEM_KEYS = (*TITLES, *TEXTS, "points", "slot_kind", "relic", "restrictions", "effects", "action", "uses", "mark")
"""Subfactions, items, their bearers and domains are for the 2.0 edition: known words, and read over here."""
MOST_TOTAL = 100_000
HUNDRED = 100
MOST_COUNT = 200


class Mustered(Struct):
    """An army with what only its names and the search for doubles need."""

    army: Army
    line: int
    names: dict[str, str]


def read_armies(data: bytes, figures: Mapping[str, FigureType] | None, report: FileReport) -> list[Mustered]:
    """The sound armies of one pack. ``figures`` are those of the pack, None where not all of them are known."""
    tables = read_tables(data, report, FORM, Written)
    only_tables(tables, TABLES, report, FORM)
    entries("subfaction", SUBFACTION_KEYS, tables, report, FORM)
    entries("item", ITEM_KEYS, tables, report, FORM)
    by_code = None if figures is None else {kind.code: kind for kind in figures.values() if kind.code}
    found = [_army(entry, by_code) for entry in entries("army", KEYS, tables, report, FORM) if offered(entry, FORM)]
    return [read for read in found if read is not None]


def _army(entry: Entry, by_code: Mapping[str, FigureType] | None) -> Mustered | None:
    """One army, or None with its faults noted."""
    total = entry.number("build_total", "MKU-2.1", MOST_TOTAL)
    if total % HUNDRED:
        entry.wrong("mage-knight-pack-army-hundreds", "build_total", "MKU-2.1", found=total)
    points = entry.number("points", FORM, MOST_TOTAL)
    figures = _figures(entry, by_code)
    army = Army(
        id=entry.id(FORM),
        name=entry.text("name", FORM),
        build_total=total,
        points=points,
        figures=tuple(kind.key for kind in figures),
        factions=_factions(entry),
        note=entry.text("note", FORM, needed=False),
    )
    names = {language: entry.text(f"name_{language}", FORM, needed=False) for language in ("pl", "cs")}
    if entry.sound and by_code is not None:
        for fault in roster_faults(figures, total):
            entry.wrong(f"mage-knight-refused-{fault.key.replace('_', '-')}", "figures", fault.clause, **fault.facts)
        if (found := sum_of(figures)) != points:
            entry.wrong("mage-knight-pack-army-sum", "points", FORM, found=points, expected=found)
    return Mustered(army, entry.line, names) if entry.sound else None


def _factions(entry: Entry) -> tuple[str, ...]:
    """The factions that an army says it is of, for lists only."""
    words = entry.words("factions", FORM, needed=False)
    for word in words:
        if word not in (*FACTIONS, MAGE_SPAWN):
            known = ", ".join((*FACTIONS, MAGE_SPAWN))
            entry.wrong("pack-not-one-of", "factions", FORM, found=shortened(word), words=known)
    return words


def _figures(entry: Entry, by_code: Mapping[str, FigureType] | None) -> list[FigureType]:
    """The figures of an army, one entry for each of its copies."""
    if not entry.has("figures", FORM):
        return []
    value = entry.table["figures"]
    if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
        entry.wrong("mage-knight-pack-army-figures", "figures", FORM)
        return []
    found: list[FigureType] = []
    for place, part in enumerate(value):
        for word, near in strangers(part, FIGURE_KEYS):
            entry.wrong("pack-word-unknown", "figures", FORM, place, word, found=shortened(word), near=near)
        code, number, count = (part.get(field) for field in FIGURE_KEYS)
        if not isinstance(code, str) or type(number) is not int or type(count) is not int or count < 1:
            entry.wrong("mage-knight-pack-army-figures", "figures", FORM)
        elif count > MOST_COUNT:
            entry.wrong("pack-out-of-range", "figures", FORM, found=shown(count), least=1, most=MOST_COUNT)
        elif by_code is not None and (kind := _known(entry, by_code, code, number)) is not None:
            found += [kind] * count
        if len(found) > MOST_FIGURES:
            entry.wrong("mage-knight-refused-army-too-long", "figures", "MKU-R8", count=len(found), most=MOST_FIGURES)
            return []
    return found


def _known(entry: Entry, by_code: Mapping[str, FigureType], code: str, number: int) -> FigureType | None:
    """The figure with a code; the number beside it must be its own."""
    kind = by_code.get(code)
    if kind is None:
        near = nearest_name(code, by_code)
        entry.wrong("mage-knight-pack-army-unknown", "figures", FORM, found=shortened(code), near=near)
    elif kind.number != number:
        entry.wrong(
            "mage-knight-pack-army-number", "figures", FORM, word=code, found=shown(number), expected=kind.number
        )
    return kind
