"""Which editions there are, and the record of each table: an edition with what its players agreed to have otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from bot.engine.notation.words import plain
from bot.games.mage_knight.content.content import Content, FigureType, Ready
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.overrides import overridden
from bot.games.mage_knight.editions.second import SECOND
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.state import Options

EDITIONS = {edition.key: edition for edition in (UNLIMITED, SECOND)}


@lru_cache(maxsize=64)
def edition_of(options: Options) -> Edition:
    """The edition that a table plays, with the numbers that its players have set otherwise."""
    return overridden(EDITIONS[options.edition], options)


@lru_cache(maxsize=4096)
def _read_once(kind: FigureType, edition: str) -> FigureType | None:
    """What an edition makes of a figure. Most packs hold those of another one, which is one and the same object."""
    return EDITIONS[edition].reads(kind)


def as_read(content: Content, edition: Edition) -> Content:
    """What an edition makes of packs: its figures, and the terrain, armies, domains and items that it offers."""
    figures = {key: read for key, kind in content.figures.items() if (read := _read_once(kind, edition.key))}
    offered: dict[str, dict[str, Any]] = {
        table: {key: one for key, one in getattr(content, table).items() if edition.key in one.rules}
        for table in ("templates", "armies", "domains", "items", "subfactions")
    }
    # Of what only one edition knows no army of the other can be made (MK2-33.8).
    offered["armies"] = {key: one for key, one in offered["armies"].items() if figures.keys() >= set(one.figures)}
    known = {*figures, *(key for table in offered.values() for key in table)}
    names = {
        language: {key: name for key, name in told.items() if key in known} for language, told in content.names.items()
    }
    ready = _ready_in(content, edition, figures)
    return replace(content, figures=figures, names=names, elsewhere=_elsewhere(content, known), ready=ready, **offered)


def _ready_in(content: Content, edition: Edition, figures: Mapping[str, FigureType]) -> Ready:
    """What the edition offers of ready-made games; a pairing goes with either of its armies."""
    ready, key = content.ready, edition.key
    armies = {
        name: one for name, one in ready.armies.items() if key in one.rules and figures.keys() >= set(one.figures)
    }
    pairings = [one for one in ready.pairings if key in one.rules and armies.keys() >= set(one.armies)]
    fields = {name: one for name, one in ready.fields.items() if key in one.rules}
    return Ready(armies, tuple(pairings), fields)


def as_printed(kind: FigureType) -> FigureType:
    """A figure beside every table: its dial as it stands there, and what a pack leaves open of its base (MK2-3.2)."""
    read = SECOND.reads(kind) if kind.speed_type else None
    return kind if read is None else replace(read, clicks=kind.clicks)


def _elsewhere(content: Content, known: set[str]) -> frozenset[str]:
    """How players call what an edition does not know."""
    tables = (content.figures, content.templates, content.armies, content.domains, content.items)
    others = [one for table in tables for key, one in table.items() if key not in known]
    called = [name for one in others for name in (getattr(one, "code", ""), getattr(one, "id", ""), one.name)]
    return frozenset(plain(name).replace(" ", "_") for name in called if name)
