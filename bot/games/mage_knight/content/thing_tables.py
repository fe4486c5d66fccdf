"""Reads the tables ``[[domain]]``, ``[[item]]`` and ``[[subfaction]]`` (MK2-3.6, 3.7)."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from bot.engine.sheets import FileReport, Tables, shortened
from bot.games.mage_knight.content.cells import TEXTS, TITLES, TableReader, entries, value_text
from bot.games.mage_knight.content.content import FACTIONS, MAGE_SPAWN
from bot.games.mage_knight.content.effect_tables import Owner, read_effects
from bot.games.mage_knight.content.effects import (
    ALLEGIANCES,
    ATTACK_TYPES,
    SLOTS,
    SPEED_TYPES,
    Domain,
    Item,
    Subfaction,
)

DOMAIN_KEYS = (*TITLES, *TEXTS, "points", "scope", "effects", "mark")
ITEM_KEYS = (*TITLES, *TEXTS, "points", "slot_kind", "relic", "restrictions", "effects", "action", "uses", "mark")
SUBFACTION_KEYS = (*TITLES, "faction", "ability")
DOMAINS = "MK2-27.7"
ITEMS = "MK2-28.1"
SUBFACTIONS = "MK2-34.7"
SCOPES = ("battlefield",)
ACTIONS = ("special",)
MARKS = ("derived", "completed", "completed by analogy", "project")
RESTRICTIONS = ("faction", "subfaction", "attack_type", "speed_type")
MOST_POINTS = 50
MOST_USES = 99
MOST_TEXT = 400

T = TypeVar("T", Domain, Item, Subfaction)


class Told(Struct, Generic[T]):
    """One of them with what only its names and the search for doubles need."""

    thing: T
    line: int
    names: dict[str, str]


def read_domains(tables: Tables, report: FileReport) -> list[Told[Domain]]:
    """The sound domains of a file."""
    found = [_domain(entry) for entry in entries("domain", DOMAIN_KEYS, tables, report, DOMAINS) if entry.sound]
    return [one for one in found if one is not None]


def _domain(entry: TableReader) -> Told[Domain] | None:
    _one_of(entry, "scope", SCOPES, DOMAINS)
    domain = Domain(
        id=entry.id(DOMAINS),
        name=entry.text("name", DOMAINS),
        points=entry.number("points", DOMAINS, MOST_POINTS, least=0),
        effects=read_effects(entry, Owner(item=False)),
        text=_texts(entry, DOMAINS),
        mark=_one_of(entry, "mark", MARKS, DOMAINS, needed=False),
    )
    names = names_of(entry, DOMAINS)
    return Told(domain, entry.line, names) if entry.sound else None


def read_subfactions(tables: Tables, report: FileReport) -> dict[str, Told[Subfaction] | None]:
    """The subfactions of a file by their ids; None: its table is at fault."""
    found: dict[str, Told[Subfaction] | None] = {}
    for entry in entries("subfaction", SUBFACTION_KEYS, tables, report, SUBFACTIONS):
        if entry.sound:
            made = Subfaction(
                id=entry.id(SUBFACTIONS),
                name=entry.text("name", SUBFACTIONS),
                faction=_one_of(entry, "faction", (*FACTIONS, MAGE_SPAWN), SUBFACTIONS),
                ability=_one_of(entry, "ability", ALLEGIANCES, SUBFACTIONS),
            )
            told = Told(made, entry.line, names_of(entry, SUBFACTIONS))
        found[entry.title] = told if entry.sound else None
    return found


def read_items(tables: Tables, report: FileReport, subfactions: tuple[str, ...]) -> list[Told[Item]]:
    """The sound items of a file."""
    read = [entry for entry in entries("item", ITEM_KEYS, tables, report, ITEMS) if entry.sound]
    found = [_item(entry, subfactions) for entry in read]
    return [one for one in found if one is not None]


def _item(entry: TableReader, subfactions: tuple[str, ...]) -> Told[Item] | None:
    action = bool(_one_of(entry, "action", ACTIONS, ITEMS, needed=False))
    uses = entry.number("uses", ITEMS, MOST_USES) if "uses" in entry.table else 0
    if uses and not action:
        entry.wrong("mage-knight-pack-uses-idle", "uses", ITEMS)
    item = Item(
        id=entry.id(ITEMS),
        name=entry.text("name", ITEMS),
        points=entry.number("points", ITEMS, MOST_POINTS, least=0),
        slot=_one_of(entry, "slot_kind", SLOTS, ITEMS),
        effects=read_effects(entry, Owner(item=True, action=action)),
        relic=entry.flag("relic", ITEMS),
        restrictions=_restrictions(entry, subfactions),
        by_action=action,
        uses=uses,
        text=_texts(entry, ITEMS),
        mark=_one_of(entry, "mark", MARKS, ITEMS, needed=False),
    )
    names = names_of(entry, ITEMS)
    return Told(item, entry.line, names) if entry.sound else None


def names_of(entry: TableReader, clause: str) -> dict[str, str]:
    """The names in other languages than English."""
    return {language: entry.text(f"name_{language}", clause, needed=False) for language in ("pl", "cs")}


def _texts(entry: TableReader, clause: str) -> str:
    """The text that people read; those of other languages are looked at as well."""
    for field in TEXTS[1:]:
        entry.text(field, clause, needed=False, most=MOST_TEXT)
    return entry.text(TEXTS[0], clause, most=MOST_TEXT)


def _one_of(entry: TableReader, field: str, known: tuple[str, ...], clause: str, *, needed: bool = True) -> str:
    """One of a few words; empty where it may be missing and is, or is at fault."""
    if not (entry.has(field, clause) if needed else field in entry.table):
        return ""
    value = entry.table[field]
    if isinstance(value, str) and value in known:
        return value
    entry.wrong("pack-not-one-of", field, clause, found=value_text(value), words=", ".join(known))
    return ""


def _restrictions(entry: TableReader, subfactions: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """What a bearer must be: one word of every list (MK2-28.4)."""
    value = entry.table.get("restrictions", {})
    if not isinstance(value, dict):
        entry.wrong("mage-knight-pack-restrictions", "restrictions", ITEMS)
        return {}
    known = dict(zip(RESTRICTIONS, ((*FACTIONS, MAGE_SPAWN), subfactions, ATTACK_TYPES, SPEED_TYPES), strict=True))
    found: dict[str, tuple[str, ...]] = {}
    for key, words in value.items():
        strange = [word for word in words if word not in known.get(key, ())] if isinstance(words, list) else []
        if key not in known:
            told = {"found": shortened(key), "words": ", ".join(RESTRICTIONS)}
            entry.wrong("pack-not-one-of", "restrictions", ITEMS, key, **told)
        elif not isinstance(words, list) or not words:
            entry.wrong("mage-knight-pack-key-words", "restrictions", ITEMS, key)
        elif strange:
            told = {"found": value_text(strange[0]), "words": ", ".join(known[key])}
            entry.wrong("pack-not-one-of", "restrictions", ITEMS, key, **told)
        else:
            found[key] = tuple(words)
    return found
