"""Battlefields and words for the tests of pictures."""

from __future__ import annotations

from functools import cache

from bot import packs
from bot.games.mage_knight.content.catalog import load
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.view import View
from bot.i18n.wording import TableWords
from tests.gallery import battles
from tests.renderers.support import game_words

FIELDS = ("shot", "march", "deploying", "crowd", "knot", "over")
LONG = (
    "Konstantynopolitańczykowianeczka",
    "Nejneobhospodařovávatelnější",
    "Wójcikowska-Żółciewicz",
    "Příšerně žluťoučký",
)


@cache
def pack() -> Content:
    """The starter pack."""
    return load([packs.builtin("mage_knight")])


def words(language: str = "en", seats: tuple[str, ...] = ("Ana", "Ben", "Celia", "Dmitri")) -> TableWords:
    """Words in a language."""
    return game_words("mage_knight", language, seats)


@cache
def field(name: str) -> View:
    """A battlefield of the gallery."""
    made: View = getattr(battles, name)(pack())
    return made
