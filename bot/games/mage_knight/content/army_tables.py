"""Reads ``armies.toml`` (B.4): the ready armies of a pack, each checked as a player's army would be."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.engine.notation.words import nearest_name
from bot.engine.sheets import FileReport, Tables, only_tables, read_tables, shortened, strangers
from bot.games.mage_knight.content.cells import (
    TITLES,
    TableReader,
    Written,
    editions_of,
    entries,
    only_later,
    value_text,
)
from bot.games.mage_knight.content.content import FACTIONS, MAGE_SPAWN, Army, Bought, FigureType
from bot.games.mage_knight.content.effects import Domain, Item
from bot.games.mage_knight.content.rosters import (
    MOST_FIGURES,
    MOST_ITEMS,
    outfit_faults,
    roster_faults,
    sum_of,
    worth_of,
)

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
ITEM_KEYS = ("item", "bearer")
BOUGHT, BROUGHT = "MK2-3.12", "MK2-27.2"
MOST_TOTAL = 100_000
HUNDRED = 100
MOST_COUNT = 200
MOST_NOTE = 200


class Mustered(Struct):
    """An army with what only its names and the search for doubles need."""

    army: Army
    line: int
    names: dict[str, str]


class Stores(Struct, frozen=True):
    """What the armies of a pack may hold. ``figures`` by code; None where not all of them are known."""

    figures: Mapping[str, FigureType] | None
    items: Mapping[str, Item]
    domains: Mapping[str, Domain]


def army_file(data: bytes, report: FileReport) -> Tables:
    """What the file says, its tables looked at."""
    tables = read_tables(data, report, FORM, Written)
    only_tables(tables, TABLES, report, FORM)
    return tables


def read_armies(tables: Tables, stores: Stores, report: FileReport) -> list[Mustered]:
    """The sound armies of one pack."""
    found = [_army(entry, stores) for entry in entries("army", KEYS, tables, report, FORM)]
    return [read for read in found if read is not None]


def _army(entry: TableReader, stores: Stores) -> Mustered | None:
    """One army, or None with its faults noted."""
    total = entry.number("build_total", "MKU-2.1", MOST_TOTAL)
    if total % HUNDRED:
        entry.wrong("mage-knight-pack-army-hundreds", "build_total", "MKU-2.1", found=total)
    rules = editions_of(entry, FORM)
    figures = _figures(entry, stores.figures)
    army = Army(
        id=entry.id(FORM),
        name=entry.text("name", FORM),
        build_total=total,
        points=entry.number("points", FORM, MOST_TOTAL),
        figures=tuple(kind.key for kind in figures),
        factions=_factions(entry),
        note=entry.text("note", FORM, needed=False, most=MOST_NOTE),
        rules=rules,
        items=_items(entry, stores, rules),
        domain=_domain(entry, stores, rules),
    )
    names = {language: entry.text(f"name_{language}", FORM, needed=False) for language in ("pl", "cs")}
    if entry.sound and stores.figures is not None:
        _check(entry, army, figures, stores)
    return Mustered(army, entry.line, names) if entry.sound else None


def _check(entry: TableReader, army: Army, figures: list[FigureType], stores: Stores) -> None:
    """Whether a player could hand it in, and whether its points are their sum (MK2-3)."""
    kinds = {kind.key: kind for kind in figures}
    worn = [(stores.items[item], kinds.get(bearer, bearer)) for item, bearer in army.items]
    domain = stores.domains.get(army.domain)
    extra = worth_of([item for item, _ in worn], domain)
    for fault in (*roster_faults(figures, army.build_total, extra), *outfit_faults(worn)):
        entry.wrong(f"mage-knight-refused-{fault.key.replace('_', '-')}", "figures", fault.clause, **fault.facts)
    if (found := sum_of(figures) + extra) != army.points:
        entry.wrong("mage-knight-pack-army-sum", "points", FORM, points=army.points, expected=found)


def _items(entry: TableReader, stores: Stores, rules: tuple[str, ...]) -> tuple[Bought, ...]:
    """Items with the types of their bearers (MK2-3.12)."""
    value = entry.table.get("items", [])
    if not isinstance(value, list) or len(value) > MOST_ITEMS or not all(isinstance(part, dict) for part in value):
        entry.wrong("mage-knight-pack-army-items", "items", BOUGHT, most=MOST_ITEMS)
        return ()
    if value:
        only_later(entry, "items", rules, BOUGHT)
    found = [_bought(entry, stores, place, part) for place, part in enumerate(value)]
    return tuple([one for one in found if one is not None])


def _bought(entry: TableReader, stores: Stores, place: int, part: Mapping[str, object]) -> Bought | None:
    for word, near in strangers(part, ITEM_KEYS):
        entry.wrong("pack-word-unknown", "items", BOUGHT, place, word, found=shortened(word), near=near)
    item, bearer = (part.get(field) for field in ITEM_KEYS)
    if not isinstance(item, str) or not isinstance(bearer, str):
        entry.wrong("mage-knight-pack-army-items", "items", BOUGHT, place, most=MOST_ITEMS)
        return None
    if item not in stores.items:
        near = nearest_name(item, stores.items)
        entry.wrong("mage-knight-pack-item-unknown", "items", BOUGHT, place, found=shortened(item), near=near)
        return None
    if stores.figures is None:
        return None
    if bearer not in stores.figures:
        near = nearest_name(bearer, stores.figures)
        entry.wrong("mage-knight-pack-army-unknown", "items", BOUGHT, place, found=shortened(bearer), near=near)
        return None
    return item, stores.figures[bearer].key


def _domain(entry: TableReader, stores: Stores, rules: tuple[str, ...]) -> str:
    """The domain that the army brings."""
    domain = entry.text("domain", BROUGHT, needed=False)
    if domain:
        only_later(entry, "domain", rules, BROUGHT)
        if domain not in stores.domains:
            near = nearest_name(domain, stores.domains)
            entry.wrong("mage-knight-pack-domain-unknown", "domain", BROUGHT, found=shortened(domain), near=near)
    return domain


def _factions(entry: TableReader) -> tuple[str, ...]:
    """The factions that an army says it is of, for lists only."""
    words = entry.words("factions", FORM, needed=False)
    for word in words:
        if word not in (*FACTIONS, MAGE_SPAWN):
            known = ", ".join((*FACTIONS, MAGE_SPAWN))
            entry.wrong("pack-not-one-of", "factions", FORM, found=shortened(word), words=known)
    return words


def _figures(entry: TableReader, by_code: Mapping[str, FigureType] | None) -> list[FigureType]:
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
            entry.wrong("pack-out-of-range", "figures", FORM, found=value_text(count), least=1, most=MOST_COUNT)
        elif by_code is not None and (kind := _known(entry, by_code, code, number)) is not None:
            found += [kind] * count
        if len(found) > MOST_FIGURES:
            entry.wrong("mage-knight-refused-army-too-long", "figures", "MKU-R8", count=len(found), most=MOST_FIGURES)
            return []
    return found


def _known(entry: TableReader, by_code: Mapping[str, FigureType], code: str, number: int) -> FigureType | None:
    """The figure with a code; the number beside it must be its own."""
    kind = by_code.get(code)
    if kind is None:
        near = nearest_name(code, by_code)
        entry.wrong("mage-knight-pack-army-unknown", "figures", FORM, found=shortened(code), near=near)
    elif kind.number != number:
        entry.wrong(
            "mage-knight-pack-army-number", "figures", FORM, word=code, found=value_text(number), expected=kind.number
        )
    return kind
