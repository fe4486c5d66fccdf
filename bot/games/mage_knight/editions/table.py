"""Which editions there are, and the record of each table: an edition with what its players agreed to have otherwise."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.overrides import overridden
from bot.games.mage_knight.editions.second import SECOND
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.state import Options

EDITIONS = {edition.key: edition for edition in (UNLIMITED, SECOND)}


def edition_of(options: Options) -> Edition:
    """The edition that a table plays, with the numbers that its players have set otherwise."""
    return _record(options)


@lru_cache(maxsize=64)
def _record(options: Options) -> Edition:
    return overridden(EDITIONS[options.edition], options)


def as_read(content: Content, edition: Edition) -> Content:
    """What an edition makes of packs: its figures, and the terrain and armies that it offers."""
    figures = {key: read for key, kind in content.figures.items() if (read := edition.reads(kind)) is not None}
    templates = {key: one for key, one in content.templates.items() if edition.key in one.rules}
    armies = {key: one for key, one in content.armies.items() if edition.key in one.rules}
    return replace(content, figures=figures, templates=templates, armies=armies)
