"""The shipped catalogues, strict, and the starter pack: read once for the whole run."""

from __future__ import annotations

from functools import cache

from bot import packs
from bot.games import registry
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.cards.catalog import load
from bot.i18n.catalog import Catalog, load_catalog
from bot.i18n.names import CardNames
from bot.i18n.speech import Speech


@cache
def catalog() -> Catalog:
    """All shipped messages; a missing message or variable raises."""
    return load_catalog(strict=True)


@cache
def starter() -> Content:
    """The starter pack as the rules see it."""
    return load([packs.builtin("warcry")])


@cache
def starter_names() -> CardNames:
    """The starter pack as readers see it."""
    return CardNames([packs.builtin("warcry")])


def strict_speech(game: str, language: str, seats: tuple[str, ...] = ("ana", "ben")) -> Speech:
    """Speaks of a game with its starter pack; a missing message or variable raises."""
    speech = Speech(language, registry.game(game), seats, (packs.builtin(game),))
    speech.catalog = catalog()
    return speech
